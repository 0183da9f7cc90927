//! The statistics of the saved sessions.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use courtyard::text::Language;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, Look, PHONE, Person};

const ANA: &str = "Ana · Cats at Cards. Games: 2, Won: 1, Lost: 0, Drawn: 1, Not finished: 0, \
     Won going first: 1/2 and Won going second: 0/0.";
const BEN: &str = "Ben · Cats at Cards. Games: 2, Won: 0, Lost: 1, Drawn: 1, Not finished: 0, \
     Won going first: 0/0 and Won going second: 0/2.";
const INES: &str = "Inés · Duelo de Nobles. Games: 1, Won: 1, Lost: 0, Drawn: 0, Not finished: 0, \
     Won going first: 1/1 and Won going second: 0/0.";

/// Three games that have ended: Ana went first, won against Ben once and drew once; Inés went first and won against
/// Omar.
fn folder() -> TempDir {
    let folder = tempdir().unwrap();
    for (name, golden) in [
        ("won", "game-catsatcards"),
        ("drawn", "both-empty-draw"),
        ("other", "game-duelo"),
    ] {
        course::lay_out(folder.path(), name, golden, usize::MAX - 1);
    }
    folder
}

fn at_the_statistics(folder: &Path, size: egui::Vec2) -> Person {
    let mut person = Person::at(folder, size);
    person.tap("Statistics");
    person
}

/// Moves an active session to the archive or the trash.
fn put(folder: &Path, name: &str, shelf: &str) {
    let name = Path::new(name).with_extension("courtyard");
    let shelf = folder.join(shelf);
    fs::create_dir_all(&shelf).unwrap();
    fs::rename(folder.join("sessions").join(&name), shelf.join(&name)).unwrap();
}

#[test]
fn the_numbers_are_in_tables_and_charts() {
    let folder = folder();
    for size in [PHONE, LAPTOP] {
        let person = at_the_statistics(folder.path(), size);
        for row in [
            "Cats at Cards. Games: 2, Won going first: 1, Won going second: 0, Drawn: 1",
            "All. Games: 3, Won going first: 2, Won going second: 0, Drawn: 1",
            ANA,
            BEN,
            INES,
            "Ana (1) · Ben (0). Games: 2, Drawn: 1 and Last met: 2021-11-20",
            "Inés (1) · Omar (0). Games: 1, Drawn: 0 and Last met: 2021-11-20",
            "Real dice. 1: 6, 2: 6, 3: 7, 4: 6, 5: 9, 6: 16, Dice: 50",
            "Real dice: fair dice are at least this uneven",
            "Turn: 1. Games: 3, ",
        ] {
            person.expect(row);
        }
        for drawing in [
            "Games won, by who went first",
            "Games won, out of games finished",
            "Number of turns per game",
            "Real dice",
            "How duels ended",
            "Duels won, out of duels fought",
            "♥ Heal",
            "Gold of winners and losers",
        ] {
            assert!(person.has_image(drawing), "{drawing}");
        }
    }
}

/// In narrow tables, text wider than its column wraps and is not clipped.
#[test]
fn long_words_in_a_table_wrap() {
    let folder = folder();
    let look = Look::new(320.0, 568.0).language(Language::Spanish);
    let mut person = Person::looking(folder.path(), &look);
    person.tap("Estadísticas");
    let short = person.place_of("Gana quien ataca. Duelos: ");
    let long = person.place_of("Golpe crítico de quien defiende. Duelos: ");
    assert!(long.height() > 1.5 * short.height(), "{long} and {short}");
}

#[test]
fn chosen_filters_limit_the_count() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), LAPTOP);
    assert!(person.is_on("All players") && person.is_on("At any time"));
    person.tap("Inés");
    person.expect(INES);
    person.expect("Real dice. 1: 4, 2: 3, 3: 2, 4: 3, 5: 4, 6: 8, Dice: 24");
    person.expect("too few throws to judge; 30 are needed.");
    assert!(!person.reads("Ana · ") && !person.reads("All. "));
    assert!(person.reads("Inés (1) · Omar (0). ") && !person.reads("Ana (1) · Ben (0). "));
    person.tap("Inés won");
    person.expect(INES);
    person.tap("Omar");
    person.expect("No game matches.");
    assert!(person.is_on("Omar won"));
    person.tap("All players");
    assert!(person.is_on("Any"));
    person.expect(ANA);
    person.tap("A draw");
    person.expect("Ana · Cats at Cards. Games: 1, Won: 0, Lost: 0, Drawn: 1");
    assert!(!person.reads("Inés · "));
    person.tap("Any");
    person.tap("Duelo de Nobles");
    assert!(person.reads(INES) && !person.reads("Ana · "));
}

#[test]
fn an_empty_selection_is_explained() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), PHONE);
    // On a phone the filters have to be opened first.
    person.tap("Filter: All games");
    person.tap("This month");
    person.expect("No game matches.");
    assert!(!person.reads("Ana · "));
    person.tap("Filter: This month");
    assert!(!person.has("This month"));
    person.tap("Filter: This month");
    person.tap("At any time");
    person.expect(ANA);
}

#[test]
fn an_empty_library_has_no_statistics() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    assert!(!person.has("Statistics"));
    // A sample is not a game of the player's.
    person.tap("Sample game");
    person.tap("Menu");
    person.tap("To the start screen");
    assert!(!person.has("Statistics"));
    // The session is gone when counting starts.
    drop(person);
    let journal = course::lay_out(folder.path(), "won", "game-catsatcards", 107);
    let mut person = Person::at(folder.path(), PHONE);
    fs::remove_file(journal).unwrap();
    person.tap("Statistics");
    person.expect("There is no game to count yet.");
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("New game") && !person.has("Statistics"));
}

#[test]
fn the_archive_is_counted_and_the_trash_is_not() {
    let folder = folder();
    put(folder.path(), "drawn", "archive");
    put(folder.path(), "other", "bin");
    let person = at_the_statistics(folder.path(), LAPTOP);
    person.expect(ANA);
    assert!(!person.reads("Inés"));
    drop(person);
    // A player who has archived everything can still count it.
    put(folder.path(), "won", "archive");
    let person = at_the_statistics(folder.path(), PHONE);
    person.expect(ANA);
}

#[test]
fn one_session_has_statistics_of_its_own() {
    let folder = folder();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_of("All games ("));
    person.tap(&person.name_of("More: other"));
    person.tap("Statistics");
    person.expect("Inés against Omar");
    person.expect(INES);
    assert!(!person.reads("Ana · ") && !person.has("All players"));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has(&person.name_of("More: other")));
}

#[test]
fn leads_and_comebacks_are_worked_out_on_request() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), PHONE);
    person.watchful = true;
    assert!(!person.reads("The leader at half-time"));
    person.tap("Work out leads and comebacks");
    // The drawn game has no winner.
    let began = Instant::now();
    while !person.reads("(2 in all)") {
        let waited = began.elapsed();
        assert!(waited < Duration::from_mins(3), "{}", person.screen_text());
        person.let_pass(0.5);
    }
    person.expect("The largest comeback: ");
    person.tap("Filter: All games");
    person.tap("Inés");
    person.expect("(1 in all)");

    let settings = r#"{"language": "en", "chances": "never"}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let person = at_the_statistics(folder.path(), PHONE);
    assert!(!person.reads("Leads and comebacks"));
}

#[test]
fn a_long_table_opens_completely() {
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "0", "both-empty-draw", 16);
    let content = fs::read_to_string(journal).unwrap();
    for n in 1..12 {
        let path = folder.path().join(format!("sessions/{n}.courtyard"));
        let ana = format!("Ana {n}");
        fs::write(path, content.replacen("\"Ana\"", &format!("\"{ana}\""), 1)).unwrap();
    }
    let mut person = at_the_statistics(folder.path(), LAPTOP);
    // Ben played twelve times, the others once each: a search field is offered.
    assert!(person.has("Ben") && person.has("Ana") && !person.has("Ana 9"));
    person.write("Search for a player", "9");
    person.tap("Ana 9");
    person.expect("Ben · Cats at Cards. Games: 1");
    person.tap("All players");
    assert!(person.reads("Ana 1 · ") && person.reads("Ana 11 · "));
}

#[test]
fn the_page_scrolls_over_a_chart_and_works_by_keyboard() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), LAPTOP);
    let drawing = "Games won, by who went first";
    let place = |person: &Person| {
        let role = egui::accesskit::Role::Image;
        person.window.get_by_role_and_label(role, drawing).rect()
    };
    let before = place(&person);
    person.window.event(Event::PointerMoved(before.center()));
    person.window.run();
    person.window.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -100.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    person.settle();
    let after = place(&person);
    assert!(after.top() < before.top() - 50.0, "{before} {after}");
    assert_eq!(after.size(), before.size());
    person.focus_on("Inés");
    person.press(Modifiers::NONE, Key::Enter);
    person.expect(INES);
    assert!(!person.reads("Ana · "));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("New game"));
    person.focus_on("Statistics");
    person.press(Modifiers::NONE, Key::Space);
    person.expect(ANA);
}
