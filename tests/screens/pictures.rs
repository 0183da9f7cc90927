//! Pictures of every screen, compared with the ones that were looked at and kept in `tests/snapshots`.
//!
//! Where there is nothing to draw with, the tests pass and say which pictures were left out, unless the environment
//! variable `COURTYARD_PICTURES` is `required`.

use std::fs;
use std::io::Write as _;
use std::sync::OnceLock;

use egui::{Theme, Vec2};
use egui_kittest::SnapshotResults;
use egui_kittest::wgpu::WgpuTestRenderer;
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

/// Why nothing can be drawn; `None` if it can.
fn no_graphics() -> Option<&'static str> {
    static NONE: OnceLock<Option<String>> = OnceLock::new();
    let why = NONE.get_or_init(|| {
        let renderer = std::panic::catch_unwind(WgpuTestRenderer::new);
        renderer
            .err()
            .map(|panic| match panic.downcast::<String>() {
                Ok(why) => *why,
                Err(_) => "there is no graphics adapter".to_owned(),
            })
    });
    why.as_deref()
}

/// The height of the few lines at the foot of a screen that are painted over.
const FOOT: f32 = 80.0;

/// Pictures of one window, in one light.
struct Album {
    size: Vec2,
    light: Theme,
    /// The pictures that are taken; all where none is named.
    wanted: &'static [&'static str],
    open: Option<(Person, TempDir)>,
    results: SnapshotResults,
    taken: Vec<String>,
}

impl Album {
    fn new(size: Vec2, light: Theme, wanted: &'static [&'static str]) -> Album {
        Album {
            size,
            light,
            wanted,
            open: None,
            results: SnapshotResults::new(),
            taken: Vec::new(),
        }
    }

    /// Opens the app on the sessions of this folder.
    fn open(&mut self, folder: TempDir) {
        self.leave();
        let person = Person::in_light(folder.path(), self.size, self.light);
        self.open = Some((person, folder));
    }

    /// Opens the app at the table of a golden game after so many of its entries.
    fn turn_to(&mut self, golden: &str, entries: usize) {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", golden, entries);
        self.open(folder);
    }

    fn leave(&mut self) {
        if let Some((mut person, _folder)) = self.open.take() {
            self.results.extend_harness(&mut person.window);
        }
    }

    fn person(&mut self) -> &mut Person {
        &mut self.open.as_mut().unwrap().0
    }

    fn tap(&mut self, names: &[&str]) {
        for name in names {
            self.person().tap(name);
        }
    }

    /// Compares the screen with the picture of this name.
    fn take(&mut self, name: &str) {
        self.take_but(name, None);
    }

    /// The same, but for the lines that begin with these words at the foot: they differ from machine to machine.
    fn take_but(&mut self, name: &str, from: Option<&str>) {
        if !self.wanted.is_empty() && !self.wanted.contains(&name) {
            return;
        }
        let window = if self.size == PHONE {
            "phone"
        } else {
            "laptop"
        };
        let light = match self.light {
            Theme::Dark => "dark",
            Theme::Light => "light",
        };
        let name = format!("{name}-{window}-{light}");
        let person = self.person();
        person.window.remove_cursor();
        person.settle();
        let whole = person.window.ctx.content_rect();
        if let Some(words) = from {
            let place = person.place_of(words);
            let lines = whole.with_min_x(place.left());
            let lines = lines.with_min_y(place.top()).with_max_y(place.top() + FOOT);
            person.window.mask(lines);
        }
        if no_graphics().is_none() {
            person.window.snapshot(&name);
        }
        self.taken.push(name);
    }

    /// Says what could not be taken, and lets the results count.
    fn close(mut self) {
        self.leave();
        for name in self.wanted {
            let taken = self.taken.iter().filter(|t| t.starts_with(name)).count();
            assert!(taken > 0, "nobody has taken {name}");
        }
        if let Some(why) = no_graphics() {
            let required = std::env::var_os("COURTYARD_PICTURES").is_some_and(|v| v == "required");
            assert!(!required, "the pictures are required, and {why}");
            // Past the test runner, which keeps what a test that passes prints to itself.
            let left_out = self.taken.join(", ");
            let _ = writeln!(std::io::stderr(), "left out, as {why}: {left_out}");
        }
    }
}

const CATS: &str = "game-catsatcards";

fn start(album: &mut Album) {
    let foot = Some("Sessions are kept in ");
    album.open(tempdir().unwrap());
    album.take_but("start-empty", foot);
    let folder = tempdir().unwrap();
    let cases = [
        ("a", "game-duelo", 30),
        ("b", "game-original", 70),
        ("c", "both-empty-draw", 16),
        ("d", CATS, 107),
        ("e", "not-json-in-the-middle", 9),
        ("f", "header-of-something-else", 9),
        ("g", CATS, 107),
    ];
    for (n, (name, golden, entries)) in cases.into_iter().enumerate() {
        let journal = course::lay_out(folder.path(), name, golden, entries);
        // The last one written comes first, however fast the disk is.
        let then = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000 + n as u64);
        fs::File::options()
            .append(true)
            .open(journal)
            .and_then(|file| file.set_modified(then))
            .unwrap();
    }
    album.open(folder);
    album.take_but("start-sessions", foot);
}

fn quick(album: &mut Album) {
    album.open(tempdir().unwrap());
    album.tap(&["Quick duel"]);
    album.take("quick-attacker");
    album.tap(&["Q♥"]);
    album.take("quick-defender");
    album.tap(&["K♠"]);
    album.take("quick-dice");
    album.tap(&["Arm Q♥"]);
    album.take("quick-weapon");
    album.tap(&["3♦ under Q♥", "Attacker rolls 4", "Defender, first die 3"]);
    album.take("quick-king");
    album.tap(&["Only one die: 3"]);
    album.take("quick-support");
    album.tap(&["7♥", "10♠"]);
    album.take("quick-outcome");
}

fn sample(album: &mut Album) {
    album.open(tempdir().unwrap());
    album.tap(&["Sample game"]);
    album.take("sample");
    album.tap(&["Menu", "To the start screen"]);
    album.take_but("start-sample", Some("Sessions are kept in "));
}

fn set_up(album: &mut Album) {
    album.open(tempdir().unwrap());
    album.tap(&["New session"]);
    album.take("setup-people");
    album.tap(&["House rules", "more: Gold per sale"]);
    album.take("setup-house-rules");
    album.tap(&["House rules"]);
    album.person().write("Name of Player 1", "Ana");
    album.person().write("Name of Player 2", "Ben");
    album.tap(&["Who starts?", "Ana rolls 5", "Ana rolls 2", "Ben rolls 4"]);
    album.take("setup-starter");
    album.tap(&["Ben takes the first turn", "Pick the nobles"]);
    album.tap(&["K♥", "Q♠", "J♣", "K♦"]);
    album.take("setup-nobles");
}

fn table(album: &mut Album) {
    for (name, golden, entries) in [
        ("table-income", CATS, 1),
        ("table-reinforcements", CATS, 4),
        ("table-command", CATS, 30),
        ("table-duel", CATS, 81),
        ("table-opening", "game-original", 32),
        ("table-spending", "game-original", 21),
        ("table-crowded", "game-duelo", 100),
        ("table-known-hand", "game-duelo", 22),
    ] {
        album.turn_to(golden, entries);
        album.take(name);
    }
    album.turn_to(CATS, 30);
    album.tap(&["Draw three"]);
    album.take("table-reason");
    for _ in 0..2 {
        let undo = album.person().name_of("Undo: ");
        album.tap(&[&undo]);
    }
    album.tap(&["Menu"]);
    album.take("menu");
}

fn sheets(album: &mut Album) {
    album.turn_to(CATS, 1);
    album.tap(&["Sell", "2♠", "6♠", "6♥"]);
    album.take("sheet-sell-reason");
    album.tap(&["Back", "Tax"]);
    album.take("sheet-tax");
    album.tap(&["Menu", "Give up"]);
    album.take("sheet-concede");
    album.turn_to(CATS, 43);
    album.tap(&["Buy"]);
    album.take("sheet-buy");
    album.tap(&["Back", "Recruit"]);
    album.take("sheet-recruit");
    album.turn_to(CATS, 30);
    album.tap(&["Arm"]);
    album.take("sheet-arm");
    album.tap(&["Back", "Move a weapon"]);
    album.take("sheet-move-weapon");
    album.tap(&["Take from J♣"]);
    album.take("sheet-move-weapon-to");
    album.tap(&["Back", "Heal", "7♥"]);
    album.take("sheet-heal-noble");
    album.tap(&["Back", "Recover", "10♣"]);
    album.take("sheet-recover");
    album.tap(&["Back", "Spy", "7♠"]);
    album.take("sheet-spy");
    album.turn_to(CATS, 67);
    album.tap(&["Draw three"]);
    album.take("sheet-draw-three");
    album.turn_to(CATS, 34);
    album.tap(&["Attack with K♥"]);
    album.take("table-target");
}

fn duel(album: &mut Album) {
    album.turn_to("game-original", 41);
    album.take("duel-dice");
    album.tap(&["Ben deflects"]);
    album.take("duel-deflect");
    album.tap(&["Deflect to K♥", "Ben, first die 3"]);
    album.take("duel-king");
    album.tap(&["Ben, second die 1", "Ana rolls 2"]);
    album.take("duel-support");
    album.tap(&["Ana plays no card"]);
    album.take("duel-defender");
    album.tap(&["10♠"]);
    album.take("duel-outcome");
    album.turn_to(CATS, 74);
    album.tap(&["Two cards", "A♥"]);
    album.take("duel-jack");
    album.tap(&["10♦"]);
    album.take("duel-ace");
    album.tap(&["A♠"]);
    album.take("duel-tie");
}

fn pages(album: &mut Album) {
    album.turn_to(CATS, 45);
    album.tap(&["Menu", "Log and notes"]);
    album.take("log");
    album.tap(&["Back", "Menu", "Corrections", "more: Gold of Ana"]);
    album.take("corrections");
}

fn end(album: &mut Album) {
    album.turn_to(CATS, 106);
    album.tap(&["Ana plays no card", "Back to the table"]);
    album.take("end");
    album.turn_to("both-empty-draw", 15);
    album.tap(&["6♠", "Back to the table"]);
    album.take("end-draw");
}

fn trouble(album: &mut Album) {
    album.turn_to(CATS, 4);
    // A file that has lost something gives the same reason on every system.
    let journal = album.person().journal_path();
    fs::write(journal, "").unwrap();
    album.tap(&["Command →"]);
    album.take("trouble");
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "evening", CATS, 5);
    let whole = fs::read_to_string(&journal).unwrap();
    fs::write(journal, whole + "{\"n\":6,").unwrap();
    album.open(folder);
    album.take("trouble-cut-off");
}

#[test]
fn on_a_phone_in_the_dark() {
    let mut album = Album::new(PHONE, Theme::Dark, &[]);
    for pages in [start, quick, sample, set_up, table, pages, end, trouble] {
        pages(&mut album);
    }
    album.close();
}

#[test]
fn sheets_and_duels_on_a_phone_in_the_dark() {
    let mut album = Album::new(PHONE, Theme::Dark, &[]);
    sheets(&mut album);
    duel(&mut album);
    album.close();
}

#[test]
fn on_a_phone_in_the_light() {
    let wanted = &[
        "start-empty",
        "start-sessions",
        "quick-defender",
        "quick-dice",
        "quick-outcome",
        "setup-people",
        "setup-nobles",
        "table-command",
        "menu",
        "sheet-sell-reason",
        "duel-king",
        "duel-jack",
        "corrections",
        "trouble",
    ];
    let mut album = Album::new(PHONE, Theme::Light, wanted);
    for pages in [
        start, quick, set_up, table, sheets, duel, pages, end, trouble,
    ] {
        pages(&mut album);
    }
    album.close();
}

#[test]
fn on_a_laptop_in_the_dark() {
    let wanted = &[
        "start-empty",
        "start-sessions",
        "quick-attacker",
        "quick-dice",
        "quick-outcome",
        "sample",
        "setup-nobles",
        "table-command",
        "table-crowded",
        "sheet-sell-reason",
        "table-target",
        "duel-king",
        "duel-outcome",
        "corrections",
        "end",
    ];
    let mut album = Album::new(LAPTOP, Theme::Dark, wanted);
    for pages in [
        start, quick, sample, set_up, table, sheets, duel, pages, end,
    ] {
        pages(&mut album);
    }
    album.close();
}

#[test]
fn on_a_laptop_in_the_light() {
    let wanted = &["table-command", "duel-jack"];
    let mut album = Album::new(LAPTOP, Theme::Light, wanted);
    for pages in [table, duel] {
        pages(&mut album);
    }
    album.close();
}
