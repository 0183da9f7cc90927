//! The window is killed at random moments while a user clicks and types: everything that it showed is in its journal.
//!
//! The steps are first taken one by one, recording the picture and the journal's length after each. In every further
//! run they are taken as fast as the window answers, and the window is killed at a random moment. The journal must
//! contain everything that was shown. Starts are killed too, which change no journal.
//!
//! `COURTYARD_KILLS` sets the number of runs, `COURTYARD_SEED` the random seed; a failure prints the seed.

use std::time::Instant;

use rand::RngExt;

use super::*;
use crate::common::{extent, play};

/// An input: a click on a named widget, or keys, as xdotool and egui call them.
enum Deed {
    Tap(&'static str),
    Undo,
    Redo,
}

const DEEDS: [Deed; 9] = [
    Deed::Tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)"),
    Deed::Tap("@dueling-nobles-do-buy count=1"),
    Deed::Undo,
    Deed::Redo,
    Deed::Tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)"),
    Deed::Tap("@dueling-nobles-kind-weapon"),
    Deed::Tap("3♣"),
    Deed::Tap("@dueling-nobles-do-weapon card=K♠"),
    Deed::Undo,
];

/// A step as input to the window, and its result.
struct Step {
    hand: Hand,
    /// The window's picture when nothing moves any more.
    picture: Vec<u8>,
    /// Number of lines in the journal at that time.
    lines: usize,
}

/// An input in the terms of xdotool.
enum Hand {
    Click([String; 2]),
    Keys(&'static str),
}

fn number(variable: &str, usual: u64) -> u64 {
    let said = std::env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to.join("sessions")).unwrap();
    let file = journal_file(from).unwrap();
    fs::copy(&file, to.join("sessions").join(file.file_name().unwrap())).unwrap();
}

/// Takes every step once.
fn steps(table: &mut Table) -> Vec<Step> {
    let take = |deed: &Deed| {
        let hand = match deed {
            Deed::Tap(label) => {
                let [x, y] = table.spot(label);
                table.tap(label);
                Hand::Click([x, y])
            }
            Deed::Undo => {
                table.press("ctrl+z", Modifiers::COMMAND, Key::Z);
                Hand::Keys("ctrl+z")
            }
            Deed::Redo => {
                let both = Modifiers::COMMAND | Modifiers::SHIFT;
                table.press("ctrl+shift+z", both, Key::Z);
                Hand::Keys("ctrl+shift+z")
            }
        };
        Step {
            hand,
            picture: table.display.rest(&table.window.program),
            lines: journal(&table.data).len(),
        }
    };
    DEEDS.iter().map(take).collect()
}

/// Takes the steps as fast as the window answers until it is killed. Returns the number of steps whose result was
/// seen.
fn evening(display: &Display, data: &Path, steps: &[Step], life: Duration) -> usize {
    let window = Window::open(display, data, SIZE, 1.0);
    let begun = Instant::now();
    let lives = || begun.elapsed() < life;
    let mut seen = 0;
    'steps: for (i, step) in steps.iter().enumerate() {
        match &step.hand {
            Hand::Click([x, y]) => {
                display.hand(&["mousemove", x, y]);
                // A new widget accepts clicks only after it has been visible for a moment.
                let sight = Instant::now();
                while sight.elapsed() < SIGHT {
                    if !lives() {
                        break 'steps;
                    }
                    std::thread::sleep(PAUSE);
                }
                display.hand(&["click", "1"]);
            }
            Hand::Keys(keys) => display.hand(&["key", keys]),
        }
        // An animation on the way is not the next step's picture, and an unseen step is not acknowledged.
        let asked = Instant::now();
        while asked.elapsed() < Duration::from_secs(3) {
            if display.pixels() == step.picture {
                seen = i + 1;
                break;
            }
            if !lives() {
                break 'steps;
            }
        }
    }
    window.program.kill();
    seen
}

#[test]
fn the_journal_has_everything_that_the_killed_window_showed() {
    let Some(display) = Display::start(SCREEN) else {
        return;
    };
    let (kills, seed) = (
        number("COURTYARD_KILLS", extent(1, 4)),
        number("COURTYARD_SEED", 1),
    );
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::open(display, folder.path());
    table.begin_game();
    let start = folder.path().join("start");
    copy(&table.data, &start);
    let mut table = table.fall_and_rise();
    let steps = steps(&mut table);
    let whole = journal(&table.data);
    assert_eq!(steps.last().unwrap().lines, whole.len());
    let Table {
        display, window, ..
    } = table;
    window.program.kill();

    let (mut most, mut in_all) = (0, 0);
    for run in 0..kills {
        let seed = seed.wrapping_add(run);
        let chance = &mut play::chance(seed);
        let life = Duration::from_millis(chance.random_range(100..7000));
        let data = folder.path().join(format!("evening-{run}"));
        copy(&start, &data);
        let seen = evening(&display, &data, &steps, life);
        let of = format!("COURTYARD_SEED={seed}, killed after {life:?}, {seen} steps seen");
        let kept = journal(&data);
        assert!(whole.starts_with(&kept), "{of}: {kept:?}");
        // Before the first step, only the beginning was shown.
        let shown = steps[..seen].last().map_or(2, |step| step.lines);
        assert!(kept.len() >= shown, "{of}: {} lines are kept", kept.len());
        let file = journal_file(&data).unwrap();
        let check = command(&data, &["check", file.to_str().unwrap()]);
        assert!(check.stdout.starts_with(b"ok"), "{of}");
        fs::remove_dir_all(&data).unwrap();
        (most, in_all) = (most.max(seen), in_all + seen);
    }
    println!("{kills} windows killed from seed {seed}, {in_all} steps seen, {most} at most");
    assert!(most > 0, "no step was ever seen");
}

#[test]
fn starts_that_are_killed_change_no_journal() {
    let Some(display) = Display::start(SCREEN) else {
        return;
    };
    let (kills, seed) = (
        6 * number("COURTYARD_KILLS", extent(1, 4)),
        number("COURTYARD_SEED", 1),
    );
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let sessions = data.join("sessions");
    fs::create_dir(&sessions).unwrap();
    let golden = golden::text("game-catsatcards");
    let lines: Vec<&str> = golden.split_inclusive('\n').collect();
    // The last line was cut off by a power cut.
    let (torn, _) = lines[DUEL_AT].split_at(lines[DUEL_AT].len() / 2);
    let journals = [
        (sessions.join("before.courtyard"), golden.clone()),
        (
            sessions.join("evening.courtyard"),
            lines[..DUEL_AT].concat() + torn,
        ),
    ];
    for (file, journal) in &journals {
        fs::write(file, journal).unwrap();
    }
    let assert_unchanged = |of: &str| {
        for (file, journal) in &journals {
            assert_eq!(&fs::read_to_string(file).unwrap(), journal, "{of}");
        }
    };
    let chance = &mut play::chance(seed);
    for run in 0..kills {
        let mut start = binary(data);
        // Every other start shows the game, not the start screen.
        if run % 2 == 1 {
            start.arg(&journals[1].0);
        }
        let life = Duration::from_millis(chance.random_range(0..400));
        let program = display.run(&mut start, 1.0);
        std::thread::sleep(life);
        program.kill();
        assert_unchanged(&format!(
            "COURTYARD_SEED={seed}, start {run}, killed after {life:?}"
        ));
    }
    let window = Window::open(&display, data, SIZE, 1.0);
    display.rest(&window.program);
    window.program.kill();
    assert_unchanged("started");
}
