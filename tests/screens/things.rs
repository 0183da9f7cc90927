//! The table itself is the control: a tap on an item says what it is and what can be done with it.

use egui::{Vec2, vec2};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

/// Opens the app at the table of a golden game after this number of entries.
fn seated(entries: usize, size: Vec2) -> (TempDir, Person) {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, entries);
    let person = Person::at(folder.path(), size);
    (folder, person)
}

/// The steps recorded after this number of lines of the journal.
fn done(person: &Person, before: usize) -> Vec<Value> {
    let lines = person.journal();
    lines[before..]
        .iter()
        .map(|line| line["do"].clone())
        .collect()
}

#[test]
fn gold_is_tapped_to_sell() {
    for size in [PHONE, LAPTOP] {
        let (_folder, mut person) = seated(1, size);
        let gold = person.name_starting("@dueling-nobles-side-gold name=Ana count=*");
        person.tap(&gold);
        person.expect("@dueling-nobles-thing-gold-about");
        for name in [
            "@dueling-nobles-kind-sell",
            "2♠",
            "6♠",
            "9♠",
            "@dueling-nobles-do-sell gold=3",
        ] {
            person.tap(name);
        }
        let sold = json!({"type": "sell", "cards": ["2s", "6s", "9s"]});
        assert_eq!(done(&person, 2), [sold]);
        assert!(person.has("@kind-end-turn") && !person.has("@back"));
    }
}

#[test]
fn a_king_is_tapped_to_be_taxed() {
    let taxed = json!({"type": "tax", "king": "Kh"});
    for size in [PHONE, LAPTOP] {
        let (_folder, mut person) = seated(1, size);
        person.tap("@dueling-nobles-noble-label card=K♥ name=Ana");
        // Its actions of a later phase are offered too.
        assert!(
            person.has("@dueling-nobles-do-weapon card=K♥"),
            "{}",
            person.screen_text()
        );
        person.tap("@dueling-nobles-do-describe card=K♥");
        person.expect("@dueling-nobles-noble-skill-king");
        person.tap("@dueling-nobles-do-tax card=K♥");
        assert_eq!(done(&person, 2), std::slice::from_ref(&taxed));
        // With one King it is not asked which one pays.
        let (_folder, mut person) = seated(1, size);
        person.tap("@dueling-nobles-kind-tax");
        assert_eq!(done(&person, 2), std::slice::from_ref(&taxed));
    }
}

#[test]
fn a_noble_is_tapped_to_be_armed() {
    let armed = json!({"type": "weapon", "card": "2h", "noble": "Qs"});
    for size in [PHONE, LAPTOP] {
        let (_folder, mut person) = seated(30, size);
        person.tap("@dueling-nobles-noble-label card=Q♠ name=Ana");
        person.tap("@dueling-nobles-do-weapon card=Q♠");
        person.tap("2♥");
        assert_eq!(done(&person, 31), std::slice::from_ref(&armed));
        let (_folder, mut person) = seated(30, size);
        for name in [
            "@dueling-nobles-kind-weapon",
            "2♥",
            "@dueling-nobles-noble-label card=Q♠ name=Ana",
        ] {
            person.tap(name);
        }
        assert_eq!(done(&person, 31), std::slice::from_ref(&armed));
    }
}

#[test]
fn a_finger_shows_the_card_under_it_and_slides_to_another() {
    // A Jack's cards are chosen; on a low phone they are narrow.
    let (_folder, mut person) = seated(74, vec2(360.0, 640.0));
    let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    let cards = ranks.map(|rank| format!("{rank}♣"));
    let free = cards.iter().filter(|card| !person.is_off(card));
    let free: Vec<&String> = free.collect();
    let [from, to] = [free[0], free[1]];
    let [wrong, right] = [from, to].map(|card| person.place(card).center());
    let beside = person.place("@menu").center();
    for (end, chosen) in [(right, to.as_str()), (beside, "")] {
        person.put_finger(wrong);
        assert!(person.has_image(from), "it is shown large");
        person.lift_finger(end);
        for card in [from, to] {
            assert_eq!(person.is_on(card), card == chosen, "{card}");
            assert!(!person.has_image(card));
        }
        if !chosen.is_empty() {
            person.tap(chosen);
        }
    }
}

#[test]
fn a_long_press_taps_on_release() {
    let (_folder, mut person) = seated(1, LAPTOP);
    let sell = person.place("@dueling-nobles-kind-sell").center();
    let away = person.place("@menu").center();
    for (end, opens) in [(away, false), (sell, true)] {
        person.put_finger(sell);
        person.let_pass(2.0);
        person.lift_finger(end);
        assert_eq!(person.has("@back"), opens, "{}", person.screen_text());
    }
}

#[test]
fn a_number_is_corrected_in_place() {
    let (_folder, mut person) = seated(1, PHONE);
    let gold = person.name_starting("@dueling-nobles-side-gold name=Ben count=*");
    person.tap(&gold);
    assert!(
        !person.has("@dueling-nobles-kind-sell"),
        "it is not Ben's turn"
    );
    person.tap("@stepper-more what=(@dueling-nobles-correct-gold player=Ben)");
    person.tap("@stepper-more what=(@dueling-nobles-correct-gold player=Ben)");
    person.tap("@corrections-set what=(@dueling-nobles-correct-gold player=Ben)");
    let set = json!({"type": "adjust", "seat": 1, "gold": 2});
    assert_eq!(done(&person, 2), [set]);
    person.tap("@back");
    person.name_starting("@dueling-nobles-side-gold name=Ben count=2");
    person.tap("@dueling-nobles-noble-label card=K♦ name=Ben");
    person.tap("@stepper-less what=(@dueling-nobles-correct-stamina noble=K♦)");
    person.tap("@corrections-set what=(@dueling-nobles-correct-stamina noble=K♦)");
    assert_eq!(done(&person, 3)[0]["noble"], "Kd");
}

#[test]
fn every_item_describes_itself() {
    let (_folder, mut person) = seated(30, PHONE);
    for (item, expected) in [
        (
            "@dueling-nobles-side-hand name=Ana count=*",
            "@dueling-nobles-thing-hand-about",
        ),
        (
            "@dueling-nobles-side-abilities name=Ana abilities=*",
            "@dueling-nobles-thing-abilities name=Ana",
        ),
        (
            "@dueling-nobles-deck-support count=*",
            "@dueling-nobles-correct-support-deck owner=none",
        ),
        (
            "@dueling-nobles-deck-nobles count=*",
            "@dueling-nobles-thing-noble-deck",
        ),
        ("@dueling-nobles-discard count=*", "@discard-pile"),
        (
            "@dueling-nobles-noble-label card=J♥ name=Ben",
            "@dueling-nobles-noble-skill-jack",
        ),
    ] {
        let name = person.name_starting(item);
        person.tap(&name);
        person.expect(expected);
        person.tap("@back");
    }
    // An ability is started at the table.
    let name = person.name_starting("@dueling-nobles-side-abilities name=Ana abilities=*");
    person.tap(&name);
    person.tap("@dueling-nobles-table-ability suit=♠ ability=(@dueling-nobles-kind-spy)");
    person.expect("@dueling-nobles-ask-spade");
}
