//! *Dueling Nobles* with a support deck for each player.

use egui::{Vec2, vec2};
use serde_json::json;
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

/// Portrait and landscape phones, a tablet and a laptop.
const WINDOWS: [Vec2; 6] = [
    vec2(320.0, 568.0),
    vec2(360.0, 640.0),
    PHONE,
    vec2(844.0, 390.0),
    vec2(768.0, 1024.0),
    LAPTOP,
];

fn seated(golden: &str, entries: usize, size: Vec2) -> (TempDir, Person) {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", golden, entries);
    let person = Person::at(folder.path(), size);
    (folder, person)
}

#[test]
fn each_player_has_a_deck_and_a_pile_on_the_table() {
    for size in WINDOWS {
        let (_folder, mut person) = seated("each-refills-the-own-deck", 9, size);
        for (deck, pile) in [
            (
                "Ana: (@dueling-nobles-deck-support count=1)",
                "Ana: (@dueling-nobles-discard count=0)",
            ),
            (
                "Ben: (@dueling-nobles-deck-support count=34)",
                "Ben: (@dueling-nobles-discard count=3)",
            ),
        ] {
            assert!(
                person.has(deck),
                "{deck} at {size}: {}",
                person.screen_text()
            );
            assert!(
                person.has(pile),
                "{pile} at {size}: {}",
                person.screen_text()
            );
        }
        assert!(person.has("@dueling-nobles-deck-nobles count=6"), "{size}");
        person.see_everything();
    }
}

#[test]
fn the_own_deck_is_corrected_and_the_piles_are_described() {
    let (_folder, mut person) = seated("each-refills-the-own-deck", 9, PHONE);
    person.tap("Ben: (@dueling-nobles-discard count=3)");
    person.expect("Ben: (@discard-pile)");
    person.expect("9♠ 5♠ 2♠");
    person.tap("@back");
    person.tap("Ana: (@dueling-nobles-deck-support count=1)");
    let what = "what=(@dueling-nobles-correct-support-deck owner=Ana)";
    person.tap(&format!("@stepper-more {what}"));
    person.tap(&format!("@corrections-set {what}"));
    let last = person.journal().pop().unwrap();
    assert_eq!(
        last["do"],
        json!({"type": "adjust", "seat": 0, "support_deck": 2})
    );
}

/// The spent card is another one than the card of the same face in the opponent's deck.
#[test]
fn a_spy_may_see_a_card_like_the_spent_one() {
    let (_folder, mut person) = seated("each-a-spy-sees-cards-of-the-other-deck", 3, LAPTOP);
    person.tap("@dueling-nobles-kind-spy");
    person.tap("4♠");
    for card in ["4♠", "9♥", "9♦", "2♣", "3♣", "A♠"] {
        person.tap(card);
    }
    person.tap("@dueling-nobles-do-spy-named");
    let last = person.journal().pop().unwrap();
    assert_eq!(last["do"]["card"], "4s");
    assert_eq!(last["do"]["seen"].as_array().unwrap().len(), 6);
}

/// The steps of dealing are those of two decks.
#[test]
fn the_deal_of_two_decks_is_described() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    for name in [
        "@home-new",
        "@fact-rules",
        course::TWO_DECKS,
        "@fact-rules",
        "@setup-who-begins",
        "@dueling-nobles-starter-starts name=(@player-unnamed number=1)",
        "@dueling-nobles-setup-to-nobles",
    ] {
        person.tap(name);
        if name == course::TWO_DECKS {
            person.expect("@dueling-nobles-needs support_decks=each");
        }
    }
    person.expect("@dueling-nobles-deal-each");
    person.expect("@dueling-nobles-hand-each count=6");
}
