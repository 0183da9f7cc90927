//! Answers to taps on what is not possible: they float over the screen and move nothing.

use std::collections::BTreeMap;

use egui::{Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

const SIZES: [Vec2; 5] = [
    PHONE,
    LAPTOP,
    vec2(320.0, 568.0),
    vec2(360.0, 640.0),
    vec2(844.0, 390.0),
];

/// A table of the golden game after this many entries.
fn seated(folder: &std::path::Path, entries: usize, size: Vec2) -> Person {
    course::lay_out(folder, "evening", CATS, entries);
    Person::at(folder, size)
}

/// The place of each control by its name.
fn places(person: &Person) -> BTreeMap<String, Rect> {
    let names = person.names().into_iter().map(|(_, name)| name);
    names
        .map(|name| (name.clone(), person.place(&name)))
        .collect()
}

#[test]
fn a_refusal_moves_no_control() {
    for size in SIZES {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 30, size);
        person.bring_control("@dueling-nobles-kind-draw-three");
        let before = places(&person);
        person.tap("@dueling-nobles-kind-draw-three");
        assert!(
            person.in_sight(
                "@dueling-nobles-refusal-opponent-not-ahead other=Ben active=* opponent=* own=*"
            ),
            "{size}"
        );
        assert_eq!(places(&person), before, "{size}");
    }
}

#[test]
fn a_refusal_fades_by_itself() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, PHONE);
    person.tap("@dueling-nobles-kind-draw-three");
    person.let_pass(1.5);
    assert!(person.refusal().is_some(), "it can be read");
    person.let_pass(15.0);
    assert!(person.refusal().is_none(), "{}", person.screen_text());
    assert!(
        !person.reads(
            "@dueling-nobles-refusal-opponent-not-ahead other=Ben active=* opponent=* own=*"
        )
    );
}

#[test]
fn a_refusal_covers_none_of_the_actions() {
    for size in SIZES {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 30, size);
        person.tap("@dueling-nobles-kind-draw-three");
        let refusal = person.refusal().unwrap();
        for name in [
            "@dueling-nobles-kind-weapon",
            "@dueling-nobles-kind-draw-three",
            "@kind-end-turn",
            "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
            "@menu",
        ] {
            let place = person.place(name);
            assert!(
                !refusal.intersects(place),
                "{size}: {refusal} covers {name}"
            );
        }
    }
}

/// In a wide window the upper edge of the table is far from the tapped action.
#[test]
fn a_refusal_is_near_the_tap_in_a_wide_window() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, LAPTOP);
    let place = person.place("@dueling-nobles-kind-draw-three");
    person.touch(place.center());
    let refusal = person.refusal().unwrap();
    assert!(!refusal.intersects(place), "{refusal} covers {place}");
    let gap = place.left() - refusal.right();
    assert!(gap < place.width() + 50.0, "{refusal} beside {place}");
    let gap = place.top() - refusal.bottom();
    assert!(gap.abs() < 50.0, "{refusal} above {place}");
    // A key has no place.
    person.let_pass(1.5);
    person.press(Modifiers::NONE, egui::Key::D);
    assert!(person.refusal().unwrap().top() < LAPTOP.y / 4.0);
}

#[test]
fn a_tap_goes_through_a_refusal() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, PHONE);
    person.tap("@dueling-nobles-kind-draw-three");
    let refusal = person.refusal().unwrap();
    let names = person.names().into_iter().map(|(_, name)| name);
    let below = names.map(|name| (person.place(&name), name));
    let mut below = below.filter(|(place, _)| refusal.contains(place.center()));
    let (place, name) = below.next().expect("the refusal lies over nothing");
    drop(below);
    let before = person.screen_text();
    person.touch(place.center());
    assert_ne!(person.screen_text(), before, "{name} does not answer");
}

#[test]
fn cards_keep_their_places_while_a_jack_chooses() {
    for size in SIZES {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 74, size);
        let card = |person: &Person| person.place("5♣");
        let before = card(&person);
        person.tap("A♥");
        assert_eq!(card(&person), before, "{size}, after one card");
        person.tap("10♦");
        assert_eq!(card(&person), before, "{size}, after two cards");
        person.tap("9♥");
        assert_eq!(card(&person), before, "{size}, after a refusal");
        person.tap("A♥");
        person.tap("10♦");
        assert_eq!(card(&person), before, "{size}, after putting both back");
    }
}

/// A mark says what one more card would do, so a chosen card has none.
#[test]
fn a_chosen_card_of_a_jack_has_no_effect_of_its_own() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    for name in [
        "@dueling-nobles-quick-title",
        "J♠",
        "Q♦",
        "@dueling-nobles-fight-die name=(@dueling-nobles-quick-attacker) pips=1",
        "@dueling-nobles-fight-die name=(@dueling-nobles-quick-defender) pips=6",
    ] {
        person.tap(name);
    }
    let effect = |person: &Person, card: &str| {
        let card = person.control(card).accesskit_node();
        card.description().unwrap_or_default()
    };
    person.tap("10♣");
    assert!(
        effect(&person, "10♦").contains("win"),
        "{}",
        person.screen_text()
    );
    assert_eq!(effect(&person, "10♣"), "");
}
