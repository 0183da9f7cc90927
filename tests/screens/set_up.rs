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
        person.tap("@start-guide game=(@dueling-nobles-title)");
        person.tap("@lesson-start");
        person.tap("@setup-who-begins");
        let [ana, ben] = places(
            &mut person,
            [
                "@dueling-nobles-fight-roll-virtual name=(@player-unnamed number=1)",
                "@dueling-nobles-fight-roll-virtual name=(@player-unnamed number=2)",
            ],
        );
        for place in [ana, ben, ana, ben] {
            person.touch(place.center());
        }
        let now = places(
            &mut person,
            [
                "@dueling-nobles-fight-roll-virtual name=(@player-unnamed number=1)",
                "@dueling-nobles-fight-roll-virtual name=(@player-unnamed number=2)",
            ],
        );
        assert_eq!(now, [ana, ben], "{size}");
        person.tap("@dueling-nobles-starter-starts name=(@player-unnamed number=1)");
        person.tap("@dueling-nobles-setup-to-nobles");
        let nobles = ["J♠", "Q♠", "K♠", "J♥", "Q♥", "K♥"];
        for place in places(&mut person, nobles) {
            person.touch(place.center());
        }
        assert!(
            !person.is_off("@dueling-nobles-setup-begin"),
            "{size}: {}",
            person.screen_text()
        );
    }
}

#[test]
fn a_tie_says_so_and_the_next_die_begins_a_new_roll_off() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), vec2(360.0, 640.0));
    person.tap("@home-new");
    person.tap("@setup-who-begins");
    for name in [
        "@dueling-nobles-fight-die name=(@player-unnamed number=1) pips=3",
        "@dueling-nobles-fight-die name=(@player-unnamed number=1) pips=4",
        "@dueling-nobles-fight-die name=(@player-unnamed number=2) pips=5",
        "@dueling-nobles-fight-die name=(@player-unnamed number=2) pips=2",
    ] {
        person.tap(name);
    }
    assert!(
        person.describes("@dueling-nobles-starter-tie total=7"),
        "{}",
        person.screen_text()
    );
    person.tap("@dueling-nobles-fight-die name=(@player-unnamed number=2) pips=6");
    for name in [
        "@dueling-nobles-fight-die name=(@player-unnamed number=1) pips=3",
        "@dueling-nobles-fight-die name=(@player-unnamed number=1) pips=4",
        "@dueling-nobles-fight-die name=(@player-unnamed number=2) pips=6",
    ] {
        assert!(
            !person.describes("@dueling-nobles-starter-tie total=7"),
            "{}",
            person.screen_text()
        );
        person.tap(name);
    }
    assert!(
        person.describes("@dueling-nobles-nobles-first name=(@player-unnamed number=2)"),
        "{}",
        person.screen_text()
    );
}

#[test]
fn back_closes_the_house_rules_and_keeps_the_names() {
    const FIRST: &str = "@setup-name-of player=(@player-unnamed number=1)";
    const RULE: &str = "@stepper-more what=(@dueling-nobles-rule-recruit-cost)";
    for size in SIZES {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), size);
        person.tap("@home-new");
        person.write(FIRST, "Ana");
        person.tap("@fact-rules");
        person.tap(RULE);
        person.tap("@back");
        assert!(!person.has(RULE), "{}", person.screen_text());
        assert_eq!(person.written(FIRST), "Ana");
        person.tap("@back");
        assert!(person.has("@home-new"), "{}", person.screen_text());
    }
}
