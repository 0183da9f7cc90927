//! The window killed while somebody plays in it: what lay on the disk lies there afterwards, the journal opens, and the
//! game goes on.
//!
//! `COURTYARD_WINDOW_KILLS` sets how often it is killed, `COURTYARD_SEED` with what chance.

use rand::RngExt as _;

use super::*;
use crate::common::play;

fn number(variable: &str, usual: u64) -> u64 {
    let said = std::env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

/// The whole lines of a journal.
fn lines(journal: &[u8]) -> &[u8] {
    let end = journal.iter().rposition(|byte| *byte == b'\n');
    &journal[..end.map_or(0, |end| end + 1)]
}

#[test]
fn a_window_that_is_killed_while_somebody_plays_loses_nothing() {
    let Some(display) = Display::start(SCREEN) else {
        return;
    };
    let (kills, seed) = (
        number("COURTYARD_WINDOW_KILLS", 3),
        number("COURTYARD_SEED", 1),
    );
    let chance = &mut play::chance(seed);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let game = golden::text("game-catsatcards");
    let game: Vec<&str> = game.lines().take(TABLE_AT + 1).collect();
    fs::create_dir(data.join("sessions")).unwrap();
    fs::write(
        data.join("sessions/evening.courtyard"),
        game.join("\n") + "\n",
    )
    .unwrap();
    let file = journal_file(data).unwrap();
    let (mut recorded, mut cut_off) = (0, 0);
    for kill in 0..kills {
        let before = fs::read(&file).unwrap();
        let window = Window::open(&display, data, SIZE, 1.0);
        // Nobody waits for what comes of a key.
        let keys = ["ctrl+z", "ctrl+y"].into_iter().cycle().take(60);
        let mut hand = Command::new("xdotool");
        hand.args(["key", "--delay", "4"])
            .args(keys)
            .env("DISPLAY", &display.number);
        let hand = Running::start(&mut hand);
        let steps = chance.random_range(0..20);
        // So many lines come to the disk first, and then a little of another one, or nothing.
        let lines_of = |bytes: &[u8]| bytes.iter().filter(|byte| **byte == b'\n').count();
        let enough = lines_of(&before) + steps;
        let seen = until("the window records", || {
            let seen = fs::read(&file).unwrap();
            (lines_of(&seen) >= enough).then_some(seen)
        });
        for _ in 0..chance.random_range(0..1_u32 << 16) {
            std::hint::spin_loop();
        }
        window.program.kill();
        drop(hand);
        let after = fs::read(&file).unwrap();
        assert!(
            after.starts_with(lines(&seen)),
            "kill {kill}: something is gone"
        );
        let check = binary(data)
            .args(["check", "--json"])
            .arg(&file)
            .output()
            .unwrap();
        let said: Value = serde_json::from_slice(&check.stdout).unwrap();
        let sound = said["ok"] == true || said["code"] == "cut-off";
        assert!(sound, "kill {kill}: {said}");
        recorded += lines_of(&after) - lines_of(&before);
        cut_off += u32::from(said["code"] == "cut-off");
        assert_eq!(
            journal_file(data).as_ref(),
            Some(&file),
            "there is one journal"
        );
    }
    println!("{kills} kills, {recorded} entries recorded, {cut_off} lines cut off");
}
