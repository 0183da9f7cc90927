//! Two players face to face with the screen between them: each side is upright and operable for its player.

use std::fs;
use std::path::Path;

use egui::{Rect, Vec2, vec2};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::common::extent;
use crate::course::{self, Course, Player};
use crate::person::{PHONE, Person};

const CATS: &str = "game-catsatcards";
const LOW_PHONE: Vec2 = vec2(320.0, 568.0);
const TABLET: Vec2 = vec2(820.0, 1180.0);

/// Turns on face-to-face mode.
fn sit(folder: &Path) {
    let settings = r#"{"seating": "face-to-face", "language": "en"}"#;
    fs::write(folder.join("settings.json"), settings).unwrap();
}

/// Opens the app at the table of a golden game after this number of entries.
fn seated(entries: usize, size: Vec2) -> (TempDir, Person) {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, entries);
    sit(folder.path());
    let person = Person::at(folder.path(), size);
    (folder, person)
}

#[test]
fn whole_games_face_to_face() {
    let games = [
        (CATS, PHONE),
        ("game-original", TABLET),
        ("game-duelo", LOW_PHONE),
    ];
    for (golden, size) in &games[..extent(1, games.len())] {
        let folder = tempdir().unwrap();
        sit(folder.path());
        let mut person = Person::at(folder.path(), *size);
        let course = Course::golden(golden);
        let mut player = Player::begin(&mut person, &course);
        player.play(&course);
        player.check(golden);
    }
}

#[test]
fn the_hint_says_what_the_screen_does_at_its_size() {
    for (size, hint) in [
        (vec2(360.0, 640.0), "@hint-facing halves=no"),
        (PHONE, "@hint-facing halves=yes"),
    ] {
        let folder = tempdir().unwrap();
        course::lay_out(folder.path(), "evening", CATS, 1);
        fs::write(folder.path().join("settings.json"), r#"{"language": "en"}"#).unwrap();
        let mut person = Person::at(folder.path(), size);
        person.tap("@menu-facing");
        person.expect(hint);
    }
}

#[test]
fn one_tap_seats_them_and_is_remembered() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", CATS, 1);
    fs::write(folder.path().join("settings.json"), r#"{"language": "en"}"#).unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    let alone = person.place("@dueling-nobles-noble-label card=K♦ name=Ben");
    person.tap("@menu-facing");
    let settings = fs::read(folder.path().join("settings.json")).unwrap();
    let settings: Value = serde_json::from_slice(&settings).unwrap();
    assert_eq!(settings["seating"], "face-to-face");
    let faced = person.place("@dueling-nobles-noble-label card=K♦ name=Ben");
    assert_ne!(faced, alone);
    drop(person);
    let mut person = Person::at(folder.path(), PHONE);
    assert_eq!(
        person.place("@dueling-nobles-noble-label card=K♦ name=Ben"),
        faced
    );
    person.tap("@menu-facing");
    assert_eq!(
        person.place("@dueling-nobles-noble-label card=K♦ name=Ben"),
        alone
    );
}

/// Each player's area is at that player's end, in reading order from there, in both players' turns.
#[test]
fn each_reads_the_own_side() {
    for size in [PHONE, TABLET] {
        // Ana's turn and then Ben's.
        for (entries, asked) in [(1, "Ana"), (14, "Ben")] {
            let (_folder, person) = seated(entries, size);
            let [ana, ben] = [
                "@dueling-nobles-noble-label card=K♥ name=Ana",
                "@dueling-nobles-noble-label card=K♦ name=Ben",
            ]
            .map(|name| person.place(name));
            assert!(ana.top() > ben.bottom(), "{asked}");
            // For Ana, her King stands left of her Jack. For Ben, his stands left of his Jack; he looks from above.
            let [ana_next, ben_next] = [
                "@dueling-nobles-noble-label card=Q♠ name=Ana",
                "@dueling-nobles-noble-label card=Q♥ name=Ben",
            ]
            .map(|name| person.place(name));
            assert!(ana.left() < ana_next.left(), "{asked}");
            assert!(ben.left() > ben_next.left(), "{asked}");
            // The active player's actions are at that player's edge, next to the navigation bar.
            let end = person.place("@kind-end-turn").center().y;
            match asked {
                "Ana" => assert!(end > size.y * 0.85),
                _ => assert!(end < size.y * 0.15),
            }
        }
    }
}

/// Each side is drawn upright for its player, not only announced where it is.
#[test]
fn the_far_side_is_drawn_upside_down() {
    let (_folder, person) = seated(1, PHONE);
    for (noble, is_turned) in [
        ("@dueling-nobles-noble-label card=K♥ name=Ana", false),
        ("@dueling-nobles-noble-label card=K♦ name=Ben", true),
    ] {
        let place = person.place(noble);
        let shapes = person.window.output().shapes.iter();
        let drawn = shapes.filter_map(|clipped| {
            let turn = clipped.transform_after_tessellation;
            let bounds = clipped.shape.visual_bounding_rect();
            let seen = Rect::from_two_pos(turn * bounds.min, turn * bounds.max);
            (bounds.is_positive() && place.contains_rect(seen)).then_some(turn.scaling < 0.0)
        });
        let drawn: Vec<bool> = drawn.collect();
        assert!(
            !drawn.is_empty() && drawn.iter().all(|one| *one == is_turned),
            "{noble}: {drawn:?}"
        );
    }
}

#[test]
fn the_player_at_the_far_end_can_use_every_control_there() {
    // Ben's first turn: he looks at a noble, opens the menu and a page, and plays.
    let (_folder, mut person) = seated(14, PHONE);
    person.tap("@dueling-nobles-noble-label card=K♦ name=Ben");
    person.tap("@dueling-nobles-do-describe card=K♦");
    person.expect("@dueling-nobles-noble-skill-king");
    person.tap("@back");
    person.tap("@dueling-nobles-noble-label card=K♦ name=Ben");
    person.tap("@dueling-nobles-do-tax card=K♦");
    assert_eq!(
        person.journal().last().unwrap()["do"],
        json!({"type": "tax", "king": "Kd"})
    );
    person.tap("@menu");
    person.tap("@menu-log");
    assert!(person.place("@back").center().y > PHONE.y / 2.0);
    person.tap("@back");
    // Ana's nobles on the other side can be looked at as well.
    person.tap("@dueling-nobles-noble-label card=Q♠ name=Ana");
    person.expect("Q♠");
}

#[test]
fn the_dice_of_both_are_in_sight() {
    for size in [PHONE, LOW_PHONE] {
        let (_folder, person) = seated(35, size);
        for name in ["Ana", "Ben"] {
            for face in 1..=6 {
                let names = person.names().into_iter().map(|(_, name)| name);
                let die = names
                    .filter(|n| n.starts_with(name) && n.ends_with(&format!(" {face}")))
                    .find(|n| person.sees_whole(n));
                assert!(
                    die.is_some(),
                    "{size}: {name}, {face}: {}",
                    person.screen_text()
                );
            }
        }
    }
}

#[test]
fn a_finger_slides_over_cards_that_are_turned() {
    // The whole sheet is visible here, so a finger does not scroll it.
    let (_folder, mut person) = seated(14, vec2(400.0, 590.0));
    person.tap("@dueling-nobles-kind-sell");
    let [wrong, right] = ["5♠", "7♠"].map(|card| person.place(card).center());
    person.put_finger(wrong);
    assert!(person.has_image("5♠"), "it is shown large");
    person.lift_finger(right);
    assert!(person.is_on("7♠") && !person.is_on("5♠"));
}

#[test]
fn the_table_turned_around_changes_ends() {
    let (_folder, mut person) = seated(1, PHONE);
    person.tap("@menu-turn-around");
    let [ana, ben] = [
        "@dueling-nobles-noble-label card=K♥ name=Ana",
        "@dueling-nobles-noble-label card=K♦ name=Ben",
    ]
    .map(|name| person.place(name));
    // The player to act has the larger part.
    assert!(ana.bottom() < PHONE.y * 0.64 && ben.top() > PHONE.y * 0.64);
    assert!(person.place("@kind-end-turn").center().y < PHONE.y * 0.15);
    person.tap("@kind-end-turn");
    assert!(person.place("@kind-end-turn").center().y > PHONE.y * 0.85);
}

/// If there is no room for both sides, the whole screen is turned to the player to act.
#[test]
fn a_low_screen_turns_to_whoever_is_asked() {
    for (entries, at_the_near_end) in [(1, true), (14, false)] {
        let (_folder, person) = seated(entries, LOW_PHONE);
        let end = person.place("@kind-end-turn").center().y;
        assert_eq!(end > LOW_PHONE.y * 0.8, at_the_near_end);
        assert_eq!(end < LOW_PHONE.y * 0.2, !at_the_near_end);
        let [asked, other] = if at_the_near_end {
            [
                "@dueling-nobles-noble-label card=K♥ name=Ana",
                "@dueling-nobles-noble-label card=K♦ name=Ben",
            ]
        } else {
            [
                "@dueling-nobles-noble-label card=K♦ name=Ben",
                "@dueling-nobles-noble-label card=K♥ name=Ana",
            ]
        };
        let [asked, other] = [asked, other].map(|name| person.place(name).center().y);
        assert_eq!(asked > other, at_the_near_end);
    }
}

#[test]
fn the_menu_switches_face_to_face_on_where_the_bar_is_narrow() {
    let (folder, mut person) = seated(14, LOW_PHONE);
    assert!(person.place("@kind-end-turn").center().y < LOW_PHONE.y * 0.2);
    assert!(!person.has("@menu-facing"));
    person.tap("@menu");
    person.tap("@menu-facing");
    assert!(person.place("@kind-end-turn").center().y > LOW_PHONE.y * 0.8);
    let settings = fs::read(folder.path().join("settings.json")).unwrap();
    let settings: Value = serde_json::from_slice(&settings).unwrap();
    assert_eq!(settings["seating"], "same-side");
}
