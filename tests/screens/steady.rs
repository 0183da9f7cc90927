//! Nothing moves: in whole games, each control of a task that stays after a tap stays where it was.

use std::fs;

use egui::{Vec2, vec2};
use tempfile::tempdir;

use crate::common::extent;
use crate::course::{Course, Player};
use crate::person::{Moved, Person};
use crate::{duel, hearts};

/// Tall, flat and wide windows.
const WINDOWS: [Vec2; 5] = [
    vec2(390.0, 844.0),
    vec2(844.0, 390.0),
    vec2(1280.0, 800.0),
    vec2(360.0, 640.0),
    vec2(320.0, 568.0),
];

/// Plays a whole game. Returns what a tap has moved.
fn moved(golden: &str, size: Vec2) -> Vec<Moved> {
    let folder = tempdir().unwrap();
    // Hints come and go with the phases.
    let settings = r#"{"language": "en", "hints": {"given": true}}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let mut person = Person::at(folder.path(), size);
    let course = Course::golden(golden);
    let mut player = Player::begin(&mut person, &course);
    player.person.moved = Some(Vec::new());
    player.play(&course);
    person.moved.take().unwrap()
}

/// Whether the control belongs to the table, whose pieces move when one comes or goes.
fn is_on_the_table(control: &str) -> bool {
    let pieces = ["abilities left", " of ", "Attack with", " gold", " in hand"];
    let piles = ["deck: ", "Discard: "];
    pieces
        .iter()
        .chain(&piles)
        .any(|piece| control.contains(piece))
}

/// The controls of a task that moved without a reason.
fn unsteady(moved: Vec<Moved>) -> Vec<String> {
    let moved = moved.into_iter().filter(|moved| {
        // In the last phase it takes the place of the button for the next phase.
        let leads_on = moved.control == "End turn";
        // A fight or a question takes the room of the table; what leads out of it stays.
        let is_steady = !moved.is_other_mode || matches!(&*moved.control, "Undo" | "Redo");
        is_steady && !leads_on && !is_on_the_table(&moved.control)
    });
    moved.map(|moved| moved.to_string()).collect()
}

#[test]
fn the_controls_of_a_task_keep_their_places_in_whole_games() {
    for size in extent(&WINDOWS[..3], &WINDOWS[..]) {
        for golden in extent(
            &["game-catsatcards"][..],
            &["game-catsatcards", "game-duelo"],
        ) {
            let moved = moved(golden, *size);
            let moved = unsteady(moved);
            assert!(moved.is_empty(), "{golden} in {size}: {moved:#?}");
        }
    }
}

#[test]
fn the_controls_of_duel_keep_their_places_in_whole_games() {
    for size in extent(&WINDOWS[..3], &WINDOWS[..]) {
        for players in [2, 3] {
            // The smallest phone has no room for the joker beside all other actions.
            let folder = duel::short_game(players, size.x >= 360.0);
            let mut person = Person::among_all_games(folder.path(), *size);
            person.moved = Some(Vec::new());
            duel::play_everything(&mut person, players);
            let moved = unsteady(person.moved.take().unwrap());
            assert!(moved.is_empty(), "{players} players in {size}: {moved:#?}");
        }
    }
}

#[test]
fn the_controls_of_noble_hearts_keep_their_places_in_whole_games() {
    for size in extent(&WINDOWS[..3], &WINDOWS[..]) {
        for edition in [hearts::BASE, hearts::ROSES] {
            let folder = hearts::begun(edition);
            let mut person = Person::among_all_games(folder.path(), *size);
            person.moved = Some(Vec::new());
            hearts::play_everything(&mut person);
            let mut moved = unsteady(person.moved.take().unwrap());
            // With little height, known cards are below the keys, which have more rows for a fight than for a move.
            if size.y < 700.0 {
                let prints = ["\"Fight ", "\"Move ", "\"Redraw "];
                moved.retain(|moved| !prints.iter().any(|print| moved.starts_with(print)));
            }
            assert!(moved.is_empty(), "{edition} in {size}: {moved:#?}");
        }
    }
}
