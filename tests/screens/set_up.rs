//! The set-up of a game under quick fingers: no tap moves the controls that are tapped next.

use egui::{Rect, Vec2, vec2};
use tempfile::tempdir;

use crate::person::{LAPTOP, PHONE, Person};

/// Windows in which the way on stays at the lower edge.
const SIZES: [Vec2; 3] = [PHONE, LAPTOP, vec2(360.0, 640.0)];

/// The place of each of these controls, once the last one is in sight.
fn places<const N: usize>(person: &mut Person, names: [&str; N]) -> [Rect; N] {
    for name in names {
        person.bring_control(name);
    }
    names.map(|name| person.place(name))
}

#[test]
fn dice_and_nobles_stay_under_a_quick_finger() {
    for size in SIZES {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), size);
        person.tap("How to play Dueling Nobles");
        person.tap("Start a guided game");
        person.tap("Who begins?");
        let [ana, ben] = places(&mut person, ["Roll for Player 1", "Roll for Player 2"]);
        for place in [ana, ben, ana, ben] {
            person.touch(place.center());
        }
        let now = places(&mut person, ["Roll for Player 1", "Roll for Player 2"]);
        assert_eq!(now, [ana, ben], "{size}");
        person.tap("Player 1 takes the first turn");
        person.tap("Pick the nobles");
        let nobles = ["J♠", "Q♠", "K♠", "J♥", "Q♥", "K♥"];
        for place in places(&mut person, nobles) {
            person.touch(place.center());
        }
        assert!(
            !person.is_off("Begin the game"),
            "{size}: {}",
            person.screen_text()
        );
    }
}

#[test]
fn a_tie_says_so_and_the_next_die_begins_a_new_roll_off() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), vec2(360.0, 640.0));
    person.tap("New game");
    person.tap("Who begins?");
    for name in [
        "Player 1 rolls 3",
        "Player 1 rolls 4",
        "Player 2 rolls 5",
        "Player 2 rolls 2",
    ] {
        person.tap(name);
    }
    assert!(person.describes("Both have 7"), "{}", person.screen_text());
    person.tap("Player 2 rolls 6");
    for name in ["Player 1 rolls 3", "Player 1 rolls 4", "Player 2 rolls 6"] {
        assert!(!person.describes("Both have 7"), "{}", person.screen_text());
        person.tap(name);
    }
    assert!(
        person.describes("Player 2 takes the first turn."),
        "{}",
        person.screen_text()
    );
}
