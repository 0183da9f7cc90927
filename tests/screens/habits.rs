//! Suggestions for the next game: the last players and rules, and the score of the evening.

use std::fs;
use std::path::Path;

use courtyard::session;
use courtyard::text::Language;
use egui::{Event, Key, Modifiers};
use tempfile::tempdir;

use crate::common::golden;
use crate::person::{LAPTOP, Look, PHONE, Person};

/// A game of Ana and Ben that ended just now, with these house rules.
fn lay_out(folder: &Path, rules: &str) {
    let now = session::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false);
    let text = golden::text("game-catsatcards");
    let header = format!(
        r#"{{"courtyard":1,"game":"dueling-nobles","edition":"duelo","players":["Ana","Ben"],"started":"{now}","rules":{rules}}}"#
    );
    let setup = text.lines().nth(1).unwrap();
    let setup = setup.replace("2026-11-20T19:05:28+01:00", &now);
    let concede = r#"{"n":2,"do":{"type":"concede","seat":1}}"#;
    let sessions = folder.join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    fs::write(
        sessions.join("last.courtyard"),
        format!("{header}\n{setup}\n{concede}\n"),
    )
    .unwrap();
}

#[test]
fn players_rules_and_the_evening_are_suggested() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), r#"{"recruit_cost":4}"#);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("New game");
    assert_eq!(person.written("Name of Player 1"), "Ana");
    assert_eq!(person.written("Name of Player 2"), "Ben");
    assert!(person.is_on("Our rules"), "{}", person.screen_text());
    person.expect("Today: Ana 1 : 0 Ben");
    // Other players have no score yet, and other rules are one tap away.
    person.write("Name of Player 2", "Cleo");
    assert!(!person.reads("Today"));
    person.tap("Original");
    assert!(!person.is_on("Our rules") && person.is_on("Original"));
    person.tap("Our rules");
}

/// Types into the focused field.
fn write(person: &mut Person, text: &str) {
    person.window.event(Event::Text(text.to_owned()));
    person.settle();
}

#[test]
fn names_are_entered_without_the_mouse() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("New game");
    assert_eq!(person.focused(), "Name of Player 1");
    write(&mut person, "Ana");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.focused(), "Name of Player 2");
    write(&mut person, "Ben");
    person.press(Modifiers::NONE, Key::Enter);
    assert_eq!(person.focused(), "Who begins?");
    assert_eq!(person.written("Name of Player 1"), "Ana");
    assert_eq!(person.written("Name of Player 2"), "Ben");
    person.press(Modifiers::NONE, Key::Enter);
    person.expect("Both roll two dice.");
}

/// Whether a line or a control has these words.
fn mentions(person: &Person, words: &str) -> bool {
    let mut names = person.names().into_iter();
    person.reads(words) || names.any(|(_, name)| name.contains(words))
}

#[test]
fn an_empty_name_stays_empty() {
    for size in [PHONE, LAPTOP] {
        for game in ["Dueling Nobles", "Duel", "Noble Hearts"] {
            let folder = tempdir().unwrap();
            let mut person = Person::among_all_games(folder.path(), size);
            person.tap("New game");
            person.tap(game);
            person.tap("Who begins?");
            assert!(mentions(&person, "Player 1"), "{}", person.screen_text());
            person.tap("Back");
            assert_eq!(person.written("Name of Player 1"), "");
            person.touch_field("Name of Player 1");
            write(&mut person, "Maria ");
            assert_eq!(person.written("Name of Player 1"), "Maria ");
            person.tap("Who begins?");
            assert!(mentions(&person, "Maria"), "{}", person.screen_text());
            assert!(!mentions(&person, "Player 1"), "{}", person.screen_text());
            person.tap("Back");
            assert_eq!(person.written("Name of Player 2"), "");
        }
    }
}

#[test]
fn default_names_are_no_names_in_a_rematch() {
    let folder = tempdir().unwrap();
    lay_out(folder.path(), "{}");
    let journal = folder.path().join("sessions/last.courtyard");
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, text.replace("Ana", "Player 1")).unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_starting("last: "));
    person.expect("Player 1 has won");
    person.tap("Rematch");
    person.expect("Player 1");
    person.tap("Back");
    assert_eq!(person.written("Name of Player 1"), "");
    assert_eq!(person.written("Name of Player 2"), "Ben");
}

#[test]
fn the_language_chooses_the_first_edition() {
    for (language, new, edition) in [
        (Language::English, "New game", "Cats at Cards"),
        (Language::Spanish, "Nueva partida", "Duelo de Nobles"),
    ] {
        let folder = tempdir().unwrap();
        let look = Look::new(1280.0, 800.0).language(language);
        let mut person = Person::looking(folder.path(), &look);
        person.tap(new);
        assert!(person.is_on(edition), "{}", person.screen_text());
    }
}

#[test]
fn the_set_up_says_in_which_order_more_than_two_players_sit() {
    let folder = tempdir().unwrap();
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    person.tap("How to play Duel");
    person.tap("Start a guided game");
    let order = "each sits to the right of the one before";
    assert!(!person.reads(order), "{}", person.screen_text());
    person.tap(&person.name_of("more: Players"));
    person.expect(order);
}

#[test]
fn the_end_of_a_game_shows_its_result() {
    let folder = tempdir().unwrap();
    crate::course::lay_out(folder.path(), "evening", "game-catsatcards", usize::MAX - 1);
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_starting("evening: Ana and Ben · Ana won"));
    person.expect("Ana has won");
    person.expect("10 turns · 53 minutes");
    person.expect("Nobles left: Ana (3) and Ben (0)");
    person.expect("Duels won: Ana (5) and Ben (1)");
    person.expect("Gold: Ana (");
    person.expect("Ana’s K♥ wins the duel, 26 to 23.");
    // The set-up has the same options as the start screen.
    person.tap("Menu");
    person.tap("Settings");
    assert!(person.has("Show hints at the table"));
    person.tap("Back");
    person.expect("Ana’s K♥ wins the duel, 26 to 23.");
}
