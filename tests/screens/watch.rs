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
        assert!(!person.reads("@clock-turn time=*"));
        let (_folder, mut person) = seated(r#"{"language": "en", "clock": "shown"}"#, size);
        let shown_lines = |person: &Person| {
            let mut lines = person.lines().into_iter();
            lines
                .find(|line| person.words("@clock-turn time=*").are_in(line))
                .unwrap()
        };
        let before = shown_lines(&person);
        assert!(before.starts_with("Ana "), "{before}");
        assert!(before.contains(" · Ben 0:00 · "), "{before}");
        // The time since the golden game is a break and counts for no player.
        person.tap("@kind-end-turn");
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
        person.tap("@dueling-nobles-kind-sell");
        person.tap("@back");
        person.let_pass(121.0);
        person.tap("@kind-end-turn");
        let once = person.journal().len();
        assert_eq!(once, lines + usize::from(!wakes));
        person.tap("@kind-end-turn");
        assert_eq!(person.journal().len(), once + 1);
    }
}

#[test]
fn a_finished_game_is_copied_to_the_chosen_folder() {
    let (folder, copies) = (tempdir().unwrap(), tempdir().unwrap());
    course::lay_out(folder.path(), "evening", "game-catsatcards", 14);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@menu");
    person.tap("@settings-title");
    person.write("@settings-copies-field", "/nowhere/at/all");
    person.tap("@settings-copies-use");
    person.expect("@settings-copies-none");
    person.write(
        "@settings-copies-field",
        &copies.path().display().to_string(),
    );
    person.tap("@settings-copies-use");
    assert!(!person.reads("@settings-copies-none"));
    person.tap("@back");
    let copied = copies.path().join("evening.courtyard");
    for name in [
        "@menu",
        "@kind-concede",
        "@dueling-nobles-do-concede name=Ben",
    ] {
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
    assert!(!person.reads("@copies-failed folder=* why=*"));
    // The folder does not exist when another game ends.
    fs::remove_dir_all(copies.path()).unwrap();
    person.tap(&person.name_of("(@do-undo): "));
    for name in [
        "@menu",
        "@kind-concede",
        "@dueling-nobles-do-concede name=Ben",
    ] {
        person.tap(name);
    }
    let wait = std::time::Instant::now();
    while !person.reads("@copies-failed folder=* why=*") && wait.elapsed().as_secs() < 10 {
        person.window.step();
    }
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
        person.tap("@menu");
        person.tap("@menu-leave");
        person
    };
    let mut person = at_home();
    person.expect("@home-never-copied");
    person.tap("@home-all count=5");
    person.tap("@library-give-all");
    let file = folder.path().join("all.zip").display().to_string();
    person.write("@library-file-field", &file);
    person.tap("@library-write");
    person.expect("@library-written file=*");
    person = at_home();
    assert!(
        !person.reads("@home-never-copied"),
        "{}",
        person.screen_text()
    );
    day(45);
    person = at_home();
    person.expect("@home-copied days=45");
}

#[test]
fn the_clock_can_be_paused_by_the_menu_and_by_a_key() {
    for size in [PHONE, LAPTOP] {
        let (_folder, mut person) = seated(r#"{"language": "en", "clock": "shown"}"#, size);
        let entries = person.journal().len();
        person.tap("@menu");
        person.tap("@clock-pause");
        person.expect("@clock-paused time=*");
        assert!(person.has(&person.name_of("(@do-undo): ")), "it is no step");
        person.tap("@clock-go-on");
        assert!(!person.reads("@clock-paused time=*"));
        person.press(egui::Modifiers::NONE, egui::Key::F2);
        person.expect("@clock-paused time=*");
        assert_eq!(person.journal().len(), entries, "it is no entry");
        // An action ends the break.
        person.tap("@kind-end-turn");
        assert!(!person.reads("@clock-paused time=*"));
    }
}
