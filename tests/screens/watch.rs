//! Thinking times, and a dimming screen: both only if turned on.

use std::fs;

use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

/// Opens the app with these settings at the table of a golden game.
fn seated(settings: &str, size: egui::Vec2) -> (TempDir, Person) {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 14);
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let person = Person::by_the_clock(folder.path(), size);
    (folder, person)
}

#[test]
fn thinking_times_are_shown_if_the_setting_is_on() {
    for size in [PHONE, LAPTOP] {
        let (_folder, person) = seated(r#"{"language": "en"}"#, size);
        assert!(!person.reads("this turn"));
        let (_folder, mut person) = seated(r#"{"language": "en", "clock": "shown"}"#, size);
        let shown_lines = |person: &Person| {
            let mut lines = person.lines().into_iter();
            lines.find(|line| line.contains("this turn")).unwrap()
        };
        let before = shown_lines(&person);
        assert!(before.starts_with("Ana "), "{before}");
        assert!(before.contains(" · Ben 0:00 · "), "{before}");
        // The time since the golden game is a break and counts for no player.
        person.tap("End turn");
        let after = shown_lines(&person);
        assert!(after.contains(" · Ben 0:00 · "), "{after}");
    }
}

#[test]
fn a_dimmed_screen_wakes_at_a_touch_that_does_nothing_else() {
    for (settings, wakes) in [
        (r#"{"language": "en", "dim": "after-a-while"}"#, true),
        (r#"{"language": "en"}"#, false),
    ] {
        let (_folder, mut person) = seated(settings, PHONE);
        let lines = person.journal().len();
        person.let_pass(100.0);
        person.tap("Sell");
        person.tap("Back");
        person.let_pass(121.0);
        person.tap("End turn");
        let once = person.journal().len();
        assert_eq!(once, lines + usize::from(!wakes));
        person.tap("End turn");
        assert_eq!(person.journal().len(), once + 1);
    }
}

#[test]
fn a_finished_game_is_copied_to_the_chosen_folder() {
    let (folder, copies) = (tempdir().unwrap(), tempdir().unwrap());
    course::lay_out(folder.path(), "evening", "game-catsatcards", 14);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Menu");
    person.tap("Settings");
    person.write("Folder for copies", "/nowhere/at/all");
    person.tap("Use this folder");
    person.expect("There is no such folder.");
    person.write("Folder for copies", &copies.path().display().to_string());
    person.tap("Use this folder");
    assert!(!person.reads("There is no such folder."));
    person.tap("Back");
    let copied = copies.path().join("evening.courtyard");
    for name in ["Menu", "Concede", "Ben concedes"] {
        assert!(!copied.exists(), "it is copied when it is over");
        person.tap(name);
    }
    let wait = std::time::Instant::now();
    while !copied.exists() && wait.elapsed().as_secs() < 10 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(
        fs::read(&copied).unwrap(),
        fs::read(person.journal_path()).unwrap()
    );
    assert!(!person.reads("could not be copied"));
    // The folder does not exist when another game ends.
    fs::remove_dir_all(copies.path()).unwrap();
    person.tap(&person.name_of("Undo: "));
    for name in ["Menu", "Concede", "Ben concedes"] {
        person.tap(name);
    }
    let wait = std::time::Instant::now();
    while !person.reads("could not be copied") && wait.elapsed().as_secs() < 10 {
        person.window.step();
    }
    person.expect("The game itself is saved.");
    assert!(!copies.path().exists());
}

#[test]
fn a_backup_is_suggested_after_many_games_without_one() {
    let folder = tempdir().unwrap();
    for name in ["a", "b", "c", "d", "e"] {
        course::lay_out(folder.path(), name, "game-catsatcards", 14);
    }
    let day = |days: i64| {
        let then = courtyard::session::now() - chrono::TimeDelta::days(days);
        let settings = format!(r#"{{"language": "en", "copied": "{}"}}"#, then.to_rfc3339());
        fs::write(folder.path().join("settings.json"), settings).unwrap();
    };
    let at_home = || {
        let mut person = Person::at(folder.path(), PHONE);
        person.tap("Menu");
        person.tap("To the start screen");
        person
    };
    let mut person = at_home();
    person.expect("No copy of these games has been exported yet.");
    person.tap("All games (5)");
    person.tap("Export all");
    let file = folder.path().join("all.zip").display().to_string();
    person.write("File", &file);
    person.tap("Save");
    person.expect("Saved as ");
    person = at_home();
    assert!(
        !person.reads("No copy of these games"),
        "{}",
        person.screen_text()
    );
    day(45);
    person = at_home();
    person.expect("The last copy of all games was exported 45 days ago.");
}

#[test]
fn the_clock_can_be_paused_by_the_menu_and_by_a_key() {
    for size in [PHONE, LAPTOP] {
        let (_folder, mut person) = seated(r#"{"language": "en", "clock": "shown"}"#, size);
        let entries = person.journal().len();
        person.tap("Menu");
        person.tap("Pause the clock");
        person.expect("Paused since ");
        assert!(person.has(&person.name_of("Undo: ")), "it is no step");
        person.tap("Continue the game");
        assert!(!person.reads("Paused since "));
        person.press(egui::Modifiers::NONE, egui::Key::F2);
        person.expect("Paused since ");
        assert_eq!(person.journal().len(), entries, "it is no entry");
        // An action ends the break.
        person.tap("End turn");
        assert!(!person.reads("Paused since "));
    }
}
