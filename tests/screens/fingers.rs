//! Controls are large enough for a finger and in sight, also on small phones.

use egui::vec2;
use tempfile::tempdir;

use crate::course;
use crate::person::Person;

/// The least width of a card of a grid.
const WIDTH: f32 = 31.0;
/// The least space between two.
const GAP: f32 = 3.0;

#[test]
fn cards_to_pick_are_wide_enough_and_apart() {
    for window in [vec2(360.0, 640.0), vec2(390.0, 844.0)] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", "game-catsatcards", 1);
        let mut person = Person::at(folder.path(), window);
        person.tap("@dueling-nobles-kind-sell");
        let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
        let suits = ["♠", "♥", "♦", "♣"];
        let cards = suits.map(|suit| ranks.map(|rank| format!("{rank}{suit}")));
        let cards = cards.concat();
        let places = cards.iter().map(|card| person.place(card));
        let places: Vec<egui::Rect> = places.collect();
        for (n, place) in places.iter().enumerate() {
            assert!(
                place.width() >= WIDTH,
                "{} is {place} in {window}",
                cards[n]
            );
            let others = places[..n].iter();
            let near = others.filter(|other| place.expand(GAP - 0.1).intersects(**other));
            assert_eq!(near.count(), 0, "{} is too near in {window}", cards[n]);
        }
    }
}

#[test]
fn cards_of_all_suits_can_be_reached_on_a_low_phone() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 1);
    let mut person = Person::at(folder.path(), vec2(568.0, 320.0));
    person.tap("@dueling-nobles-kind-sell");
    for card in ["9♠", "9♥", "9♦", "10♣"] {
        // The chosen card is of another suit.
        person.tap(card);
        assert_eq!(person.is_on(card), card == "9♠", "{card}");
    }
    person.expect("@dueling-nobles-ask-sale");
}

#[test]
fn the_way_on_is_in_sight_once_it_is_known_who_begins() {
    for window in [vec2(360.0, 640.0), vec2(568.0, 320.0)] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), window);
        person.tap("@home-new");
        person.tap("@setup-who-begins");
        for name in [
            "@dueling-nobles-fight-die name=(@player-unnamed number=1) pips=6",
            "@dueling-nobles-fight-die name=(@player-unnamed number=2) pips=5",
        ] {
            person.tap(name);
            person.tap(name);
        }
        let next = "@dueling-nobles-setup-to-nobles";
        assert!(person.sees(next), "{window}: {}", person.screen_text());
    }
}

#[test]
fn the_sample_battle_of_duel_shows_its_choices_on_a_low_phone() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), vec2(568.0, 320.0));
    person.tap("@start-sample-of game=(@duel-title)");
    assert!(
        person.sees("@duel-answer-attack warlord=(@duel-screen-warlord number=2)")
            && person.sees("@duel-answer-attack warlord=none")
    );
    person.tap("@duel-answer-attack warlord=(@duel-screen-warlord number=2)");
    for choice in [
        "@duel-answer-defend warlord=Q♥ army=yes",
        "@duel-answer-defend warlord=(@duel-screen-warlord number=2) army=yes",
        "@duel-answer-defend warlord=none army=yes",
        "@duel-answer-defend warlord=Q♥ army=no",
    ] {
        assert!(person.sees(choice), "{choice}: {}", person.screen_text());
    }
}
