//! A tour of all screens, in any window and any language, for pictures and walks.

use std::fs;

use courtyard::games::Game;
use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::lab::Level;
use courtyard::text::Language;
use egui::{Key, Modifiers};
use tempfile::{TempDir, tempdir};

use crate::bot_tables;
use crate::course;
use crate::duel as duels;
use crate::hearts;
use crate::people;
use crate::person::{Look, Person};

const CATS: &str = "game-catsatcards";
const ORIGINAL: &str = "game-original";
const DUELO: &str = "game-duelo";

/// A place of the tour.
#[derive(Debug)]
pub struct Stop {
    /// The folder of its pictures.
    pub folder: &'static str,
    /// The name of the screen.
    pub name: &'static str,
    /// The line that differs between machines, if any.
    pub local: Option<&'static str>,
}

/// Walks through the screens.
pub struct Guide<'v> {
    look: Look,
    open: Option<(Person, TempDir)>,
    visit: &'v mut dyn FnMut(&mut Person, Stop),
    /// Whether faults of a screen are collected and the walk continues.
    notes: bool,
    /// Called with every window that is closed.
    left: &'v mut dyn FnMut(Person),
    /// The folder of the chapter's pictures.
    folder: &'static str,
}

/// A part of the tour.
#[derive(Clone, Copy)]
pub struct Chapter {
    /// The folder of its pictures in `tests/snapshots`: the name of a game, or [`APP`].
    pub folder: &'static str,
    walk: fn(&mut Guide<'_>),
}

/// The folder of the screens outside games.
pub const APP: &str = "app";

const fn app(walk: fn(&mut Guide<'_>)) -> Chapter {
    Chapter { folder: APP, walk }
}

const fn dueling_nobles(walk: fn(&mut Guide<'_>)) -> Chapter {
    Chapter {
        folder: DuelingNobles::ID,
        walk,
    }
}

const fn noble_hearts(walk: fn(&mut Guide<'_>)) -> Chapter {
    Chapter {
        folder: NobleHearts::ID,
        walk,
    }
}

const fn duel_game(walk: fn(&mut Guide<'_>)) -> Chapter {
    Chapter {
        folder: Duel::ID,
        walk,
    }
}

/// The screens of Duel, with all games in the app.
pub const DUEL: &[Chapter] = &[
    duel_game(duel_set_up),
    duel_game(duel_table),
    duel_game(duel_battle),
    duel_game(duel_with_bot),
    duel_game(duel_sheets),
    duel_game(duel_pages),
    duel_game(duel_quick),
];

/// The screens of Noble Hearts.
pub const HEARTS: &[Chapter] = &[
    noble_hearts(hearts_set_up),
    noble_hearts(hearts_table),
    noble_hearts(hearts_sheets),
    noble_hearts(hearts_pages),
    noble_hearts(hearts_decks),
];

/// The whole tour, in two halves.
pub const TOUR: [&[Chapter]; 2] = [
    &[
        app(start),
        dueling_nobles(set_up),
        app(pages),
        dueling_nobles(table),
        dueling_nobles(table_with_bot),
        dueling_nobles(quick),
        app(statistics),
        app(people),
    ],
    &[
        dueling_nobles(game_pages),
        dueling_nobles(sheets),
        dueling_nobles(more_sheets),
        dueling_nobles(duel),
        dueling_nobles(end),
        app(trouble),
        dueling_nobles(look),
        app(library),
        app(onlooker),
    ],
];

/// Walks through chapters of the tour and stops at every screen. With `notes`, faults are collected and passed to the
/// last call.
pub fn walk(
    look: Look,
    chapters: &[Chapter],
    notes: bool,
    visit: &mut dyn FnMut(&mut Person, Stop),
    left: &mut dyn FnMut(Person),
) {
    let mut guide = Guide {
        look,
        open: None,
        notes,
        visit,
        left,
        folder: APP,
    };
    for chapter in chapters {
        guide.folder = chapter.folder;
        (chapter.walk)(&mut guide);
    }
    guide.leave();
}

impl Guide<'_> {
    /// Opens the app on the sessions of this folder.
    fn open(&mut self, folder: TempDir) {
        self.leave();
        let mut person = match self.folder {
            Duel::ID | NobleHearts::ID => Person::looking_among_all(folder.path(), &self.look),
            _ => Person::looking(folder.path(), &self.look),
        };
        person.notes = self.notes.then(Vec::new);
        self.open = Some((person, folder));
    }

    /// Opens the app at a table at which a bot shows a step.
    fn open_with_bot(&mut self, folder: TempDir) {
        self.open(folder);
        // The bot decides in the background.
        while !self.person().has("@bot-done") {
            self.person().let_pass(0.1);
        }
    }

    fn leave(&mut self) {
        if let Some((person, _folder)) = self.open.take() {
            (self.left)(person);
        }
    }

    /// Opens the app at the table of a golden game after this number of entries.
    fn turn_to(&mut self, golden: &str, entries: usize) {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", golden, entries);
        self.open(folder);
    }

    fn person(&mut self) -> &mut Person {
        &mut self.open.as_mut().unwrap().0
    }

    fn tap(&mut self, names: &[&str]) {
        for name in names {
            self.person().tap(name);
        }
    }

    /// Chooses filters, opening them first in small windows.
    fn choose(&mut self, names: &[&str]) {
        if !self.person().has(names[0]) {
            self.tap(&["@choose-told what=(@choose) chosen=*"]);
        }
        self.tap(names);
    }

    fn press(&mut self, key: Key) {
        self.person().press(Modifiers::NONE, key);
    }

    /// Taps the first control whose name starts like this.
    fn tap_first(&mut self, what: &str) {
        let name = self.person().name_starting(what);
        self.person().tap(&name);
    }

    /// Opens the filters, which are in a menu in low windows.
    fn filters(&mut self) {
        let ways = [
            "@library-filters",
            "@library-filters-on name=(@library-filters) count=*",
            "@library-more",
            "@library-filters-on name=(@library-more) count=*",
        ];
        let way = ways.into_iter().find(|way| self.person().has(way));
        self.tap(&[way.expect("there are no filters")]);
    }

    /// Taps these controls in order; the first one is in a menu in low windows.
    fn ways(&mut self, names: &[&str]) {
        if !self.person().has(names[0]) {
            self.filters();
        }
        self.tap(names);
    }

    fn undo(&mut self) {
        let name = self.person().name_of("(@do-undo): ");
        self.person().tap(&name);
    }

    fn write(&mut self, field: &str, words: &str) {
        self.person().write(field, words);
    }

    fn stop(&mut self, name: &'static str) {
        let (person, _) = self.open.as_mut().unwrap();
        let stop = Stop {
            folder: self.folder,
            name,
            local: None,
        };
        (self.visit)(person, stop);
    }

    /// A screen with a line that differs between machines.
    fn stop_but(&mut self, name: &'static str, line: &'static str) {
        let (person, _) = self.open.as_mut().unwrap();
        let stop = Stop {
            folder: self.folder,
            name,
            local: Some(line),
        };
        (self.visit)(person, stop);
    }
}

/// Sessions of all kinds, with old dates, so that no screen says “yesterday”.
fn shelf() -> TempDir {
    let sessions = tempdir().unwrap();
    let cases = [
        ("a", DUELO, 30),
        ("b", ORIGINAL, 70),
        ("c", "both-empty-draw", 16),
        ("d", CATS, 107),
        ("e", "not-json-in-the-middle", 9),
        ("f", "header-of-something-else", 9),
        ("g", CATS, 107),
    ];
    for (n, (name, golden, entries)) in cases.into_iter().enumerate() {
        let journal = course::lay_out(sessions.path(), name, golden, entries);
        // A fixed day in the past.
        let content = fs::read_to_string(&journal).unwrap();
        fs::write(&journal, content.replace("2026-11-2", "2025-11-2")).unwrap();
        // The last one written is the first in the list, however fast the disk is.
        let then = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000 + n as u64);
        fs::File::options()
            .append(true)
            .open(journal)
            .and_then(|file| file.set_modified(then))
            .unwrap();
    }
    sessions
}

fn start(guide: &mut Guide<'_>) {
    let folder = "@home-folder folder=*";
    guide.open(tempdir().unwrap());
    guide.stop_but("start-empty", folder);
    guide.tap(&["@settings-title"]);
    guide.stop_but("settings", "@settings-kept file=*");
    guide.tap(&["@back", "@start-sample"]);
    guide.tap(&["@menu", "@menu-leave"]);
    guide.stop_but("start-sample", folder);
    guide.open(shelf());
    guide.stop_but("start-sessions", folder);
    guide.turn_to(CATS, 29);
    guide.tap(&["@menu", "@menu-leave"]);
    guide.stop_but("start-go-on", folder);
}

fn set_up(guide: &mut Guide<'_>) {
    guide.open(tempdir().unwrap());
    guide.tap(&["@home-new"]);
    guide.stop("setup-people");
    let rule = "@stepper-more what=(@dueling-nobles-rule-sale-gold)";
    guide.tap(&["@fact-rules", rule]);
    guide.stop("setup-house-rules");
    guide.tap(&["@fact-rules"]);
    guide.write("@setup-name-of player=(@player-unnamed number=1)", "Ana");
    guide.write("@setup-name-of player=(@player-unnamed number=2)", "Ben");
    guide.tap(&[
        "@setup-who-begins",
        "@dueling-nobles-fight-die name=Ana pips=5",
        "@dueling-nobles-fight-die name=Ana pips=2",
        "@dueling-nobles-fight-die name=Ben pips=4",
    ]);
    guide.stop("setup-starter");
    guide.tap(&["@dueling-nobles-fight-die name=Ben pips=3"]);
    guide.stop("setup-starter-tie");
    guide.tap(&[
        "@dueling-nobles-starter-starts name=Ben",
        "@dueling-nobles-setup-to-nobles",
    ]);
    guide.tap(&["K♥", "Q♠", "J♣", "K♦"]);
    guide.stop("setup-nobles");
}

fn pages(guide: &mut Guide<'_>) {
    guide.turn_to(CATS, 45);
    guide.press(Key::Questionmark);
    guide.stop("keys");
    guide.tap(&["@back", "@menu"]);
    guide.stop("menu");
    guide.tap(&["@menu-log"]);
    guide.stop("log");
}

fn how_to_play(guide: &mut Guide<'_>, game: &str) {
    guide.open(tempdir().unwrap());
    guide.tap(&[&format!("@start-guide game=(@{game}-title)")]);
    guide.stop("how-to-play");
}

fn game_pages(guide: &mut Guide<'_>) {
    how_to_play(guide, "dueling-nobles");
    guide.open(tempdir().unwrap());
    guide.tap(&["@start-sample"]);
    guide.stop("sample");
    guide.turn_to(CATS, 45);
    guide.tap(&["@menu-rules"]);
    guide.stop("rules");
    let gold = "@stepper-more what=(@dueling-nobles-correct-gold player=Ana)";
    guide.tap(&["@back", "@menu", "@menu-players", "Ana", gold]);
    guide.stop("corrections");
}

fn table(guide: &mut Guide<'_>) {
    for (name, golden, entries) in [
        ("table-income", CATS, 1),
        ("table-reinforcements", CATS, 4),
        ("table-command", CATS, 30),
        ("table-duel", CATS, 81),
        ("table-opening", ORIGINAL, 32),
        ("table-spending", ORIGINAL, 21),
        ("table-crowded", DUELO, 100),
        ("table-known-hand", DUELO, 22),
    ] {
        guide.turn_to(golden, entries);
        guide.stop(name);
    }
    guide.turn_to(CATS, 30);
    guide.tap(&["@dueling-nobles-kind-draw-three"]);
    guide.stop("table-reason");
    guide.undo();
    guide.undo();
    guide.stop("table-undone");
    guide.turn_to(CATS, 0);
    guide.stop("table-set-up");
    guide.turn_to(CATS, 34);
    guide.tap(&["@dueling-nobles-do-attack-with card=K♥"]);
    guide.stop("table-target");
    guide.tap(&["@dueling-nobles-chances-show"]);
    guide.stop("table-chances");
}

fn table_with_bot(guide: &mut Guide<'_>) {
    guide.open_with_bot(bot_tables::dueling_nobles(Level::Normal));
    guide.stop("table-bot");
    guide.open_with_bot(bot_tables::dueling_nobles(Level::Easy));
    guide.person().press(Modifiers::COMMAND, Key::Comma);
    guide.tap(&["@settings-hints-given", "@back"]);
    guide.stop("table-bot-explains");
}

fn sheets(guide: &mut Guide<'_>) {
    guide.turn_to(CATS, 1);
    guide.tap(&["@dueling-nobles-kind-sell", "2♠", "6♠", "6♥"]);
    guide.stop("sheet-sell-reason");
    guide.tap(&["@back", "@menu", "@kind-concede"]);
    guide.stop("sheet-concede");
    guide.turn_to(ORIGINAL, 2);
    let less = "@stepper-less what=(@dueling-nobles-correct-stamina noble=K♣)";
    let set = "@corrections-set what=(@dueling-nobles-correct-stamina noble=K♣)";
    guide.tap(&["@menu", "@menu-players", less, less, set, "@back"]);
    guide.tap(&["@dueling-nobles-kind-tax", "@dueling-nobles-do-tax card=K♣"]);
    guide.stop("sheet-tax-last");
    guide.turn_to(CATS, 43);
    guide.tap(&["@dueling-nobles-priced action=(@dueling-nobles-kind-recruit) gold=*"]);
    guide.stop("sheet-recruit");
    guide.turn_to(CATS, 67);
    guide.tap(&["@dueling-nobles-kind-draw-three"]);
    guide.stop("sheet-draw-three");
}

fn more_sheets(guide: &mut Guide<'_>) {
    guide.turn_to(CATS, 30);
    guide.tap(&["@dueling-nobles-kind-weapon"]);
    guide.stop("sheet-arm");
    guide.tap(&["2♥"]);
    guide.stop("sheet-arm-whom");
    guide.tap(&["@back", "@back", "@dueling-nobles-kind-move-weapon"]);
    guide.stop("sheet-move-weapon-to");
    guide.tap(&["@back", "@dueling-nobles-kind-heal"]);
    guide.stop("sheet-heal");
    guide.tap(&["@back", "@dueling-nobles-kind-recover", "10♣"]);
    guide.stop("sheet-recover");
    guide.tap(&["@back", "@back", "@dueling-nobles-kind-spy", "7♠"]);
    guide.stop("sheet-spy");
}

fn duel(guide: &mut Guide<'_>) {
    guide.turn_to(ORIGINAL, 41);
    guide.stop("duel-dice");
    guide.tap(&["@dueling-nobles-do-deflect gold=2 name=Ben"]);
    guide.stop("duel-deflect");
    guide.tap(&[
        "@dueling-nobles-do-deflect-to card=K♥",
        "@dueling-nobles-fight-first-die name=Ben pips=3",
    ]);
    guide.stop("duel-king");
    guide.tap(&[
        "@dueling-nobles-fight-second-die name=Ben pips=1",
        "@dueling-nobles-fight-die name=Ana pips=2",
    ]);
    guide.stop("duel-support");
    guide.tap(&["@dueling-nobles-chances-show"]);
    guide.stop("duel-chances");
    guide.tap(&["@dueling-nobles-chances-hide"]);
    guide.tap(&["@dueling-nobles-fight-no-card name=Ana"]);
    guide.stop("duel-defender");
    guide.tap(&["10♠"]);
    guide.stop("duel-outcome");
    guide.turn_to(CATS, 74);
    guide.tap(&["A♥"]);
    guide.stop("duel-jack");
    guide.tap(&["10♦", "@dueling-nobles-fight-play cards=(A♥ 10♦)"]);
    guide.stop("duel-ace");
    guide.tap(&["A♠"]);
    guide.stop("duel-tie");
}

fn end(guide: &mut Guide<'_>) {
    guide.turn_to(CATS, 106);
    guide.tap(&["@dueling-nobles-fight-no-card name=Ana"]);
    guide.stop("end");
    guide.turn_to("both-empty-draw", 15);
    guide.tap(&["6♠"]);
    guide.stop("end-draw");
}

fn trouble(guide: &mut Guide<'_>) {
    guide.turn_to(CATS, 4);
    // A missing folder gives the same error on every system.
    let folder = guide.person().take_the_disk_away();
    guide.tap(&["@kind-end-turn"]);
    guide.stop("unsaved");
    guide.tap(&["@saving-open"]);
    // The suggested path for a copy differs between machines.
    guide.write("@library-file-field", "/media/stick/evening.courtyard");
    guide.stop("unsaved-page");
    guide.tap(&["@saving-stay", "@menu", "@menu-leave"]);
    guide.write("@library-file-field", "/media/stick/evening.courtyard");
    guide.tap(&["@saving-leave"]);
    guide.stop("unsaved-leaving");
    folder.give_it_back();
    // Long enough for the app to try the disk again.
    guide.person().window.run_steps(12);
    guide.stop("unsaved-done");
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "evening", CATS, 5);
    let whole = fs::read_to_string(&journal).unwrap();
    fs::write(journal, whole + "{\"n\":6,").unwrap();
    guide.open(folder);
    guide.stop("trouble-cut-off");
}

fn look(guide: &mut Guide<'_>) {
    guide.turn_to(CATS, 106);
    guide.tap(&["@menu", "@look-title"]);
    guide.stop("look-duel");
    for _ in 0..40 {
        guide.press(Key::ArrowLeft);
    }
    guide.stop("look-table");
    guide.press(Key::L);
    guide.stop("look-log");
    guide.press(Key::Home);
    guide.press(Key::Escape);
    guide.turn_to("undo-and-redo", 100);
    guide.tap(&["@menu", "@look-title"]);
    guide.press(Key::Home);
    guide.stop("look-beginning");
    for _ in 0..4 {
        guide.press(Key::ArrowRight);
    }
    guide.stop("look-taken-back");
}

fn library(guide: &mut Guide<'_>) {
    let folder = shelf();
    let path = folder.path().to_owned();
    guide.open(folder);
    guide.tap(&["@home-all count=7"]);
    guide.stop("library");
    guide.filters();
    guide.tap(&["@library-ending-won", "@library-days-between"]);
    guide.write("@library-since", "last year");
    guide.stop("library-filters");
    guide.press(Key::Escape);
    guide.stop("library-none-such");
    guide.filters();
    guide.tap(&["@library-ending-any", "@library-days-any"]);
    guide.write("@library-search", "Ana");
    guide.press(Key::Escape);
    guide.tap_first("@library-more-of session=*");
    guide.stop("library-one");
    guide.tap(&["@library-give", "@library-form-html"]);
    guide.write("@library-file-field", "ana.html");
    guide.stop("library-give");
    guide.press(Key::Escape);
    guide.ways(&["@library-give-all"]);
    guide.write("@library-file-field", "all.zip");
    guide.stop("library-give-all");
    guide.press(Key::Escape);
    guide.ways(&["@library-take"]);
    let known = path.join("sessions/d.courtyard");
    guide
        .person()
        .drop_files(&[known, path.join("nothing.courtyard")]);
    guide.stop("library-take");
    guide.press(Key::Escape);
    guide.tap_first("@library-more-of session=*");
    guide.tap(&["@library-delete"]);
    guide.ways(&["@library-bin"]);
    guide.ways(&["@library-empty", "@library-empty-ask count=1"]);
    guide.stop("library-empty");
    guide.press(Key::Escape);
    guide.tap_first("@library-more-of session=*");
    guide.tap(&["@library-erase"]);
    guide.stop("library-erase");
}

fn onlooker(guide: &mut Guide<'_>) {
    let folder = shelf();
    guide.open(folder);
    let damaged = |name: &String| name.contains("bad-json");
    let names = guide.person().names();
    let name = names.into_iter().map(|(_, name)| name).find(damaged);
    guide.person().tap(&name.expect("nothing is damaged"));
    guide.stop("onlooker-damaged");
    guide.tap(&["@onlooker-lost"]);
    guide.stop("onlooker-lost");
}

fn statistics(guide: &mut Guide<'_>) {
    let sessions = tempdir().unwrap();
    for (name, golden, entries) in [
        ("a", DUELO, 117),
        ("b", ORIGINAL, 70),
        ("c", "both-empty-draw", 16),
        ("d", CATS, 107),
    ] {
        course::lay_out(sessions.path(), name, golden, entries);
    }
    guide.open(sessions);
    guide.tap(&["@statistics-title"]);
    guide.stop("statistics");
    for (name, pages) in [
        ("statistics-further", 3),
        ("statistics-far", 3),
        ("statistics-end", 20),
    ] {
        for _ in 0..pages {
            guide.press(Key::PageDown);
        }
        guide.stop(name);
    }
    guide.person().bring("@dueling-nobles-count-luck");
    guide.stop("statistics-luck");
    guide.choose(&["@library-days-year"]);
    guide.stop("statistics-none");
}

fn people(guide: &mut Guide<'_>) {
    guide.open(people::club());
    guide.tap(&["@statistics-title", "@people-title"]);
    guide.stop("people");
    // The walk may have scrolled the list.
    for _ in 0..5 {
        guide.press(Key::PageUp);
    }
    guide.tap_first("Ana");
    guide.stop("person");
    for name in ["person-further", "person-far"] {
        guide.press(Key::PageDown);
        guide.stop(name);
    }
    guide.person().bring_control("@person-rename");
    guide.write("@person-new-name", "Annie");
    guide.tap(&["@person-rename"]);
    guide.stop("person-name");
    guide.tap(&["@person-join"]);
    guide.stop("person-join");
    guide.press(Key::Escape);
    guide.tap(&["@person-rival name=Ben games=10"]);
    guide.stop("person-against");
}

fn quick(guide: &mut Guide<'_>) {
    guide.open(tempdir().unwrap());
    guide.tap(&["@dueling-nobles-quick-title"]);
    guide.stop("quick-attacker");
    guide.tap(&[match guide.look.language {
        Language::Spanish => {
            "@dueling-nobles-quick-edition edition=(@dueling-nobles-edition-duelo)"
        }
        _ => "@dueling-nobles-quick-edition edition=(@dueling-nobles-edition-catsatcards)",
    }]);
    guide.stop("quick-edition");
    guide.press(Key::Escape);
    guide.tap(&["Q♥"]);
    guide.stop("quick-defender");
    guide.tap(&["K♠"]);
    guide.stop("quick-dice");
    guide.tap(&["@dueling-nobles-do-weapon card=Q♥"]);
    guide.stop("quick-weapon");
    guide.tap(&[
        "@dueling-nobles-quick-under card=3♦ noble=Q♥",
        "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=4",
        "@dueling-nobles-fight-first-die name=(@dueling-nobles-quick-defender) pips=3",
    ]);
    guide.stop("quick-king");
    guide.tap(&["@dueling-nobles-fight-one-die name=(@dueling-nobles-quick-defender) pips=3"]);
    guide.stop("quick-support");
    guide.tap(&["7♥", "10♠"]);
    guide.stop("quick-outcome");
}

fn hearts_set_up(guide: &mut Guide<'_>) {
    how_to_play(guide, "noble-hearts");
    guide.open(hearts::sample(0));
    guide.tap(&["@do-set-up"]);
    guide.stop("setup-first");
    guide.tap(&["@setup-begins name=Ana", "@noble-hearts-kind-feint"]);
    guide.stop("setup-expansion");
}

fn hearts_table(guide: &mut Guide<'_>) {
    for (name, entries) in [("table-act", 9), ("table-kept", 12), ("table-evade", 13)] {
        guide.open(hearts::sample(entries));
        guide.stop(name);
    }
    guide.open(hearts::crowded(false));
    guide.stop("table-base");
    guide.open(hearts::crowded(true));
    guide.stop("table-combination");
    guide.open(hearts::sample(13));
    guide.tap(&["@noble-hearts-screen-is-hit name=Ana winner=Ben"]);
    guide.stop("end");
}

fn hearts_sheets(guide: &mut Guide<'_>) {
    guide.open(hearts::sample(12));
    guide.tap(&["@noble-hearts-kind-attack"]);
    guide.stop("sheet-attack");
    guide.press(Key::Num7);
    guide.stop("sheet-attack-area");
    guide.open(hearts::sample(9));
    guide.tap(&["@noble-hearts-kind-charge"]);
    guide.press(Key::Num3);
    guide.stop("sheet-charge");
    guide.open(hearts::sample(13));
    guide.tap(&["@noble-hearts-kind-block"]);
    guide.stop("sheet-block");
    guide.open(hearts::choosing());
    guide.stop("table-choose");
}

fn hearts_pages(guide: &mut Guide<'_>) {
    guide.open(hearts::sample(9));
    guide.press(Key::Questionmark);
    guide.stop("keys");
    guide.tap(&["@back", "@menu", "@menu-players"]);
    guide.stop("players");
    guide.tap(&["@back", "@menu", "@look-title"]);
    guide.press(Key::ArrowLeft);
    guide.stop("look");
}

fn hearts_decks(guide: &mut Guide<'_>) {
    guide.open(tempdir().unwrap());
    guide.tap(&["@noble-hearts-screen-decks"]);
    guide.stop("decks");
    guide.tap(&["@noble-hearts-screen-deck-new"]);
    for numbers in [[7, 1, 2, 1], [4, 3, 5, 2], [9, 2, 0, 0]] {
        for (print, number) in ["fight", "area", "move", "redraw"].into_iter().zip(numbers) {
            let print = format!("(^@noble-hearts-print-{print})");
            guide.tap(&[&format!(
                "@noble-hearts-screen-key print={print} number={number}"
            )]);
        }
    }
    guide.stop("deck-list");
}

/// The name of Warlord 1 while it is face down.
const FIRST: &str = "warlord=(@duel-screen-warlord number=1)";

fn duel_set_up(guide: &mut Guide<'_>) {
    how_to_play(guide, "duel");
    guide.open(duels::session(3, &[]));
    guide.tap(&["@do-set-up"]);
    guide.stop("setup-first");
}

fn duel_table(guide: &mut Guide<'_>) {
    for (name, players) in [("table-two", 2), ("table-three", 3), ("table-six", 6)] {
        guide.open(duels::table(players));
        guide.stop(name);
    }
    guide.open(duels::first_round());
    guide.stop("table-first-round");
    guide.open(duels::waiting());
    guide.stop("table-joker");
    guide.open(duels::before_the_end());
    guide.tap(&["@kind-end-turn"]);
    guide.stop("end");
}

/// Names a card that is turned face up.
fn shown(guide: &mut Guide<'_>, name: &str, part: &str, card: &str) {
    let what = format!("@duel-screen-name-what name={name} part=({part})");
    guide.tap(&[&format!("@part-is-card what=({what}) card={card}")]);
}

fn duel_battle(guide: &mut Guide<'_>) {
    guide.open(duels::before_a_battle());
    guide.stop("table-attack");
    guide.tap(&[&format!("@duel-answer-attack {FIRST}")]);
    guide.stop("battle-defend");
    guide.tap(&[&format!("@duel-answer-defend {FIRST} army=yes")]);
    guide.stop("battle-support");
    guide.tap(&["@duel-screen-support-both"]);
    shown(guide, "Ben", "@duel-part-army", "10");
    guide.stop("battle-reveal");
    for (name, part, card) in [
        ("Ben", "@duel-part-warlord", "Q"),
        ("Ben", "@duel-part-support", "3"),
        ("Ana", "@duel-part-army", "7"),
        ("Ana", "@duel-part-warlord", "K"),
        ("Ana", "@duel-part-support", "2"),
    ] {
        shown(guide, name, part, card);
    }
    guide.stop("battle-last-chance");
    guide.open(duels::before_a_battle());
    guide.tap(&[
        &format!("@duel-answer-attack {FIRST}"),
        &format!("@duel-answer-defend {FIRST} army=yes"),
        "@duel-screen-support-none",
    ]);
    for (name, part, card) in [
        ("Ben", "@duel-part-army", "4"),
        ("Ben", "@duel-part-warlord", "J"),
        ("Ana", "@duel-part-army", "9"),
        ("Ana", "@duel-part-warlord", "K"),
    ] {
        shown(guide, name, part, card);
    }
    guide.stop("battle-outcome");
}

fn duel_with_bot(guide: &mut Guide<'_>) {
    guide.open_with_bot(bot_tables::duel());
    guide.stop("table-bot");
}

fn duel_sheets(guide: &mut Guide<'_>) {
    guide.open(duels::before_a_battle());
    guide.tap(&["@duel-screen-ace-of-any"]);
    guide.stop("sheet-ace");
    guide.tap(&["@duel-answer-ace name=Ana warlord=none"]);
    guide.stop("sheet-ace-whom");
    guide.open(duels::table(2));
    guide.press(Key::X);
    guide.stop("sheet-exchange");
}

fn duel_pages(guide: &mut Guide<'_>) {
    guide.open(duels::table(3));
    guide.press(Key::Questionmark);
    guide.stop("keys");
    guide.tap(&["@back", "@menu", "@menu-players"]);
    guide.stop("players");
    guide.tap(&["@back", "@menu", "@look-title"]);
    for _ in 0..4 {
        guide.press(Key::ArrowLeft);
    }
    guide.stop("look");
}

fn duel_quick(guide: &mut Guide<'_>) {
    guide.open(tempdir().unwrap());
    guide.tap(&["@duel-screen-quick"]);
    for (side, part, card) in [
        ("@duel-screen-attacker", "@duel-part-army", "10"),
        ("@duel-screen-attacker", "@duel-part-warlord", "Q"),
        ("@duel-screen-defender", "@duel-part-army", "7"),
    ] {
        shown(guide, &format!("({side})"), part, card);
    }
    guide.stop("quick");
    guide.tap(&["@fact-rules"]);
    guide.stop("quick-rules");
}
