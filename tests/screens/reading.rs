//! Text at the table: the menu, the recap of a turn, the rules and the log.

use egui::{Key, Modifiers, Vec2, vec2};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

fn seated(folder: &std::path::Path, entries: usize, size: Vec2) -> Person {
    course::lay_out(folder, "evening", CATS, entries);
    Person::at(folder, size)
}

#[test]
fn conceding_stands_last_in_the_menu_and_apart() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 30, size);
        person.tap("Menu");
        let concede = person.place("Concede");
        let leave = person.place("To the start screen");
        let settings = person.place("Settings");
        let gap = leave.top() - settings.bottom();
        assert!(concede.top() - leave.bottom() > gap + 4.0, "{size}");
    }
}

#[test]
fn the_recap_of_a_turn_is_complete_and_in_the_order_of_play() {
    let folder = tempdir().unwrap();
    // Ana's first turn, just before it ends.
    Person::waits_between_turns(folder.path());
    let mut person = seated(folder.path(), 13, LAPTOP);
    person.reads_hand_overs = true;
    person.tap("End turn");
    person.expect("Ben’s turn");
    let lines = person.lines();
    let place = |deed: &str| lines.iter().position(|line| line == deed);
    let deeds = [
        "Ana buys 3 cards",
        "Ana arms J♣ with 3♥",
        "Ben’s J♥ wins the duel, 30 to 22.",
    ];
    let places = deeds.map(|deed| place(deed).unwrap_or_else(|| panic!("no {deed}: {lines:#?}")));
    assert!(places.is_sorted(), "{places:?} in {lines:#?}");
}

#[test]
fn the_recap_says_what_a_tie_costs_each_noble() {
    let folder = tempdir().unwrap();
    Person::waits_between_turns(folder.path());
    let mut person = seated(folder.path(), 74, PHONE);
    person.reads_hand_overs = true;
    for name in ["A♥", "10♦", "Play A♥ 10♦", "A♠"] {
        person.tap(name);
    }
    person.tap("End turn");
    let lines = person.lines();
    for sentence in [
        "Ben’s J♥ loses 1 stamina and has 1 left.",
        "Ana’s Q♦ loses its last stamina.",
        "Ana’s Q♦ is vanquished: shuffle it into the noble deck.",
    ] {
        assert!(lines.iter().any(|line| line == sentence), "{lines:#?}");
    }
}

#[test]
fn the_rules_have_pictures_and_contents_that_lead_to_a_chapter() {
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 30, size);
        person.press(Modifiers::NONE, Key::F1);
        assert!(
            person.has_image("Picture: Your courtyard"),
            "{}",
            person.screen_text()
        );
        assert!(!person.in_sight("whenever you do not want to"));
        let mut names = person.names().into_iter().map(|(_, name)| name);
        let last = names.rfind(|name| name != "Print…").unwrap();
        let place = person.place_of(&last);
        person.tap(&last);
        let now = person.place_of(&last);
        assert!(now.top() < place.top(), "{size}: {last} stays at {now}");
        person.tap("Back");
    }
}

#[test]
fn the_log_beside_the_table_folds() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, LAPTOP);
    assert!(person.reads("Turn 3: Ana"));
    person.tap("Hide the log");
    assert!(!person.reads("Turn 3: Ana"));
    person.tap("Show the log");
    assert!(person.reads("Turn 3: Ana"));
}

#[test]
fn the_log_is_in_the_order_of_the_game() {
    let folder = tempdir().unwrap();
    let person = seated(folder.path(), 45, LAPTOP);
    let lines = person.lines();
    let expected = [
        "Ana plays no support card",
        "Ben plays 5♥ and 4♥",
        "Ben’s J♥ wins the duel, 30 to 22.",
        "Ana ends the turn",
        "Turn 2: Ben",
        "Ben gains 1 gold as income.",
        "Ben buys 2 cards",
    ];
    let places = expected.map(|line| lines.iter().position(|shown| shown == line));
    assert!(places.is_sorted() && places[0].is_some(), "{lines:#?}");
}

#[test]
fn the_log_has_one_arrow_back() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, PHONE);
    person.tap("Menu");
    person.tap("Log and notes");
    let names = person.names();
    assert!(
        !names.iter().any(|(_, name)| name.starts_with("Undo")),
        "{names:?}"
    );
}

#[test]
fn the_first_flip_of_the_table_explains_itself() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, PHONE);
    person.tap("Flip the table");
    person.expect("The table is flipped");
    person.let_pass(20.0);
    person.tap("Flip the table");
    assert!(!person.reads("The table is flipped"));
}
