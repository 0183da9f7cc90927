//! The start screen, the sample game and the quick duel.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Theme, Vec2, vec2};
use serde_json::json;
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const UNDO: Modifiers = Modifiers::COMMAND;
const REDO: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Opens the app, taps “Quick duel” and chooses an edition.
fn quick(folder: &Path, size: Vec2, edition: &str) -> Person {
    let mut person = Person::at(folder, size);
    person.tap("Quick duel");
    if edition != "Cats at Cards" {
        person.tap("Edition: Cats at Cards");
        person.tap(edition);
        person.expect(&format!("Edition: {edition}"));
    }
    person
}

fn tap_all(person: &mut Person, names: &[&str]) {
    for name in names {
        person.tap(name);
    }
}

/// The taps of a duel, both totals per edition, and the text of the outcome.
type Case = (&'static [&'static str], [[u32; 2]; 3], &'static str);

const EDITIONS: [&str; 3] = ["Cats at Cards", "Original", "Duelo de Nobles"];

const CASES: [Case; 5] = [
    // 12 + 3 + 3 × 3 + 4 + 7 + 2 against 13 + 3 + 10 + 2.
    (
        &[
            "Q♥",
            "K♠",
            "Arm Q♥",
            "3♦ under Q♥",
            "more: Other nobles beside Q♥",
            "Attacker rolls 4",
            "Defender, first die 3",
            "Defender, only one die: 3",
            "7♥",
            "10♠",
        ],
        [[37, 28], [37, 28], [26, 17]],
        "Attacker wins the duel",
    ),
    // 13 + 5 + 6 + 9 against 11 + 6 + 8 + 2 + 7.
    (
        &[
            "K♦",
            "J♣",
            "Attacker, first die 5",
            "Attacker, second die 6",
            "Defender rolls 6",
            "9♣",
            "8♣",
            "7♦",
            "Play 8♣ 7♦",
        ],
        [[33, 34], [33, 34], [22, 23]],
        "Defender wins the duel",
    ),
    // An Ace, 12 + 2 × 3 + 1, against 11 + 2 + 6 + 10 + 2.
    (
        &[
            "Q♠",
            "J♥",
            "Arm J♥",
            "2♣ under J♥",
            "Defender rolls 6",
            "Attacker rolls 1",
            "A♥",
            "10♥",
            "Play 10♥",
        ],
        [[19, 31], [19, 31], [8, 20]],
        "Attacker wins the duel",
    ),
    // 11 + 2 against 12 + 1, without supporting nobles.
    (
        &[
            "J♠",
            "Q♣",
            "less: Other nobles beside Q♣",
            "less: Other nobles beside Q♣",
            "Attacker rolls 2",
            "Defender rolls 1",
            "Attacker plays no card",
            "Defender plays no card",
        ],
        [[13, 13], [13, 13], [2, 2]],
        "A tie",
    ),
    // Aces on both sides, with 13 + 4 + 6 against 13 + 1.
    (
        &[
            "K♥",
            "K♣",
            "Attacker, first die 4",
            "Attacker, second die 6",
            "Defender, first die 1",
            "Defender, only one die: 1",
            "A♠",
            "A♦",
        ],
        [[23, 14], [23, 14], [12, 3]],
        "A tie",
    ),
];

#[test]
fn sums_by_hand_in_every_edition() {
    for (n, edition) in EDITIONS.into_iter().enumerate() {
        let folder = tempdir().unwrap();
        let size = if n == 1 { LAPTOP } else { PHONE };
        let mut person = quick(folder.path(), size, edition);
        for (names, totals, outcome) in CASES {
            tap_all(&mut person, names);
            let [attack, defence] = totals[n];
            person.expect(&format!("Attacker: {attack}"));
            person.expect(&format!("Defender: {defence}"));
            person.expect(outcome);
            person.tap("Another duel");
        }
        let written = fs::read_dir(folder.path().join("sessions")).unwrap();
        assert_eq!(written.count(), 0, "a quick duel leaves nothing behind");
    }
}

#[test]
fn a_quick_duel_takes_seven_taps() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    tap_all(
        &mut person,
        &[
            "Quick duel",
            "Q♥",
            "Q♠",
            "Attacker rolls 4",
            "Defender rolls 2",
            "7♥",
            "10♦",
        ],
    );
    assert_eq!(person.taps, 7);
    person.expect("Attacker wins the duel");
    // Says which chips move, for players who track them.
    person.expect("Attacker gains 1 gold for the duel.");
    person.expect("Q♠ loses 1 stamina.");
    // The live region announces all of it.
    let heard = person.live().concat();
    for news in [
        "Defender plays 10♦",
        "Attacker wins the duel",
        "Q♠ loses 1 stamina.",
    ] {
        assert!(heard.contains(news), "{heard}");
    }
}

#[test]
fn every_step_of_a_quick_duel_can_be_undone() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "Cats at Cards");
    assert!(person.is_off("Undo"));
    tap_all(&mut person, CASES[0].0);
    person.expect("Attacker: 37");
    for step in [
        "Defender plays 10♠",
        "Attacker plays 7♥",
        "Defender rolls 3",
        "Attacker rolls 4",
        "Other nobles beside Q♥: 3",
        "Attacker arms Q♥ with 3♦",
        "K♠ defends",
    ] {
        person.tap(&format!("Undo: {step}"));
    }
    person.expect("Tap the noble that defends.");
    person.press(UNDO, Key::Z);
    person.expect("Tap the noble that attacks.");
    assert!(person.is_off("Undo"));
    for _ in 0..8 {
        person.press(REDO, Key::Z);
    }
    // The last redo leaves its button in place.
    assert!(person.is_off("Redo"));
    person.tap("Redo");
    person.expect("There is nothing to redo.");
    person.expect("Attacker: 37");
    // The same nobles keep their equipment.
    person.tap("Same nobles again");
    person.expect("Attacker: 24");
    assert!(person.has("Q♥ with 3♦"));
    person.tap("Undo: Same nobles again");
    person.expect("Attacker wins the duel");
}

#[test]
fn undo_removes_the_first_of_two_dice() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "Cats at Cards");
    let die = "Defender, first die 4";
    tap_all(&mut person, &["Q♥", "K♠", die]);
    assert!(!person.has(die));
    person.tap(&format!("Undo: {die}"));
    assert!(person.has(die));
    person.tap("Undo: K♠ defends");
}

#[test]
fn a_refused_step_of_a_quick_duel_shows_its_reason() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), PHONE, "Cats at Cards");
    person.tap("Q♥");
    assert!(person.is_off("Q♥"));
    person.tap("Q♥");
    person.expect("Q♥ is named twice");
    tap_all(&mut person, &["J♠", "Arm Q♥", "3♦ under Q♥", "Arm J♠"]);
    assert!(person.is_off("3♦ under J♠"));
    person.tap("3♦ under J♠");
    person.expect("3♦ is under Q♥.");
    tap_all(&mut person, &["Attacker rolls 1", "Defender rolls 1"]);
    assert!(!person.has("Arm J♠"), "a die lies");
    person.tap("3♦");
    person.expect("3♦ is under Q♥.");
    tap_all(&mut person, &["8♥", "8♥"]);
    person.expect("8♥ has been played in this duel.");
}

#[test]
fn weapons_are_changed_and_the_edition_is_remembered() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), LAPTOP, "Original");
    tap_all(&mut person, &["K♠", "K♥", "Arm K♠", "2♦ under K♠"]);
    person.expect("Attacker: 15");
    tap_all(&mut person, &["K♠ with 2♦", "3♣ under K♠"]);
    person.expect("Attacker: 16");
    tap_all(&mut person, &["K♠ with 3♣", "K♠ without weapon"]);
    person.expect("Attacker: 13");
    tap_all(&mut person, &["Edition: Original", "Duelo de Nobles"]);
    person.expect("Attacker: 2");
    tap_all(&mut person, &["Back", "Quick duel"]);
    person.expect("Tap the noble that attacks.");
    assert!(person.has("Edition: Duelo de Nobles"));
}

#[test]
fn a_quick_duel_on_any_screen() {
    for (width, height) in [
        (340.0, 480.0),
        (360.0, 640.0),
        (844.0, 390.0),
        (1920.0, 1080.0),
    ] {
        let folder = tempdir().unwrap();
        let mut person = quick(folder.path(), vec2(width, height), "Cats at Cards");
        for (names, totals, _) in &CASES[..2] {
            tap_all(&mut person, names);
            person.expect(&format!("Attacker: {}", totals[0][0]));
            person.tap("Another duel");
        }
    }
}

/// The journals of a data folder.
fn journals(folder: &Path) -> usize {
    let files = fs::read_dir(folder.join("sessions")).unwrap();
    let names = files.map(|file| file.unwrap().path());
    names
        .filter(|path| path.extension().is_some_and(|e| e == "courtyard"))
        .count()
}

fn to_the_start(person: &mut Person) {
    tap_all(person, &["Menu", "To the start screen"]);
}

#[test]
fn the_sample_is_a_session_and_opens_again_where_it_was_left() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Sample game");
    person.expect("Turn 3 · Ana");
    let entries = person.journal().len();
    assert_eq!(person.journal()[0]["sample"], json!(true));
    // It can be continued and undone like any other game.
    person.tap("Duel →");
    assert_eq!(person.journal().len(), entries + 1);
    person.tap(&person.name_of("Undo: "));
    person.tap(&person.name_of("Undo: "));
    assert_eq!(person.journal().len(), entries + 3);
    to_the_start(&mut person);
    assert!(person.has("Ana and Ben: Turn 3 · Cats at Cards · Sample game"));
    let gone_on = |person: &Person| {
        person
            .names()
            .iter()
            .any(|(_, n)| n.starts_with("Continue"))
    };
    assert!(!gone_on(&person), "a sample is nobody’s evening");
    // Opening it again starts from the beginning, with the sample unchanged.
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    assert!(person.has("New game"));
    person.tap("Sample game");
    assert_eq!(journals(folder.path()), 1);
    assert_eq!(person.journal().len(), entries + 3);
    // An ended quick duel makes room for a new one.
    tap_all(&mut person, &["Menu", "Concede", "Ben concedes"]);
    person.tap("To the start screen");
    person.tap("Sample game");
    person.expect("Turn 3 · Ana");
    assert_eq!(journals(folder.path()), 2);
    assert_eq!(person.journal().len(), entries);
}

#[test]
fn the_start_screen_continues_the_unfinished_game() {
    let folder = tempdir().unwrap();
    let go_on = "Continue: Ana and Ben, turn 3";
    for size in [PHONE, LAPTOP] {
        let mut person = Person::at(folder.path(), size);
        assert!(!person.has(go_on));
        course::lay_out(folder.path(), "evening", "game-catsatcards", 29);
        drop(person);
        person = Person::at(folder.path(), size);
        to_the_start(&mut person);
        let [first, second] = [go_on, "New game"].map(|name| person.place(name).top());
        assert!(first < second);
        person.tap(go_on);
        person.expect("Turn 3 · Ana");
        drop(person);
        person = Person::among_all_games(folder.path(), size);
        to_the_start(&mut person);
        assert!(
            person.describes("Dueling Nobles · "),
            "{}",
            person.screen_text()
        );
        drop(person);
        fs::remove_dir_all(folder.path().join("sessions")).unwrap();
    }
}

#[test]
fn a_finished_session_is_not_continued() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 107);
    let person = Person::in_light(folder.path(), LAPTOP, Theme::Light);
    assert!(person.has("New game"));
    person.name_of("evening: Ana and Ben · Ana won · Cats at Cards · ");
    let names = person.names();
    assert!(!names.iter().any(|(_, name)| name.starts_with("Continue")));
}

/// On the lowest phone six nobles fit in a row, and a King's second die is visible while the other side has not
/// rolled.
#[test]
fn every_question_of_a_quick_duel_is_visible_on_the_lowest_phone() {
    let folder = tempdir().unwrap();
    let mut person = quick(folder.path(), vec2(320.0, 568.0), "Cats at Cards");
    let row = person.place("J♠").center().y;
    for noble in ["Q♠", "K♠", "J♥", "Q♥", "K♥"] {
        let beside = person.place(noble).center().y;
        assert!((beside - row).abs() < 1.0, "{noble} begins another row");
    }
    tap_all(&mut person, &["J♠", "K♠"]);
    for (print, next) in [("first", "Defender, first die 3"), ("second", "")] {
        for pips in 1..=6 {
            let face = format!("Defender, {print} die {pips}");
            assert!(person.sees_whole(&face), "{face}: {}", person.screen_text());
        }
        if !next.is_empty() {
            person.tap(next);
        }
    }
}
