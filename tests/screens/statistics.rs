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

/// The row of a player of an edition: games, won, lost, drawn, and won going first and second.
macro_rules! row {
    ($player:literal, $edition:literal, $games:literal, $won:literal, $lost:literal, $drawn:literal, $first:literal, $second:literal) => {
        concat!(
            "(@figure-player edition=(@dueling-nobles-edition-",
            $edition,
            ") player=",
            $player,
            "). (@list-and before=((@stats-cell column=(@stats-games) value=",
            $games,
            "), (@stats-cell column=(@stats-won) value=",
            $won,
            "), (@stats-cell column=(@stats-lost) value=",
            $lost,
            "), (@stats-cell column=(@stats-drawn) value=",
            $drawn,
            "), (@stats-cell column=(@stats-running) value=0), ",
            "(@stats-cell column=(@stats-won-going place=1) value=",
            $first,
            ")) last=(@stats-cell column=(@stats-won-going place=2) value=",
            $second,
            "))."
        )
    };
}

const ANA: &str = row!("Ana", "catsatcards", 2, 1, 0, 1, "1/2", "0/0");
const BEN: &str = row!("Ben", "catsatcards", 2, 0, 1, 1, "0/0", "0/2");
const INES: &str = row!("Inés", "duelo", 1, 1, 0, 0, "1/1", "0/0");

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

/// Asserts that the statistics have this row, which leads to its players.
#[track_caller]
fn expect_row(person: &Person, row: &str) {
    assert!(person.has_starting(row), "{}", person.screen_text());
}

fn at_the_statistics(folder: &Path, size: egui::Vec2) -> Person {
    let mut person = Person::at(folder, size);
    person.tap("@statistics-title");
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
            "(@dueling-nobles-edition-catsatcards). (@stats-cell column=(@stats-games) value=2), (@stats-cell column=(@stats-won-going place=1) value=1), (@stats-cell column=(@stats-won-going place=2) value=0), (@stats-cell column=(@stats-drawn) value=1)",
            "(@stats-all). (@stats-cell column=(@stats-games) value=3), (@stats-cell column=(@stats-won-going place=1) value=2), (@stats-cell column=(@stats-won-going place=2) value=0), (@stats-cell column=(@stats-drawn) value=1)",
            "(@stats-dice-real). 1: 6, 2: 6, 3: 7, 4: 6, 5: 9, 6: 16, (@stats-cell column=(@stats-dice) value=50)",
            "(@stats-dice-real): (@stats-dice-usual percent=*)",
            "(@stats-cell column=(@export-chart-turn) value=1). (@stats-cell column=(@stats-games) value=3), ",
        ] {
            person.expect(row);
        }
        for row in [
            ANA,
            BEN,
            INES,
            "(@series-wins name=Ana wins=1) · (@series-wins name=Ben wins=0). (@list-and before=((@stats-cell column=(@stats-games) value=2), (@stats-cell column=(@stats-drawn) value=1)) last=(@stats-cell column=(@stats-last-met) value=2021-11-20))",
            "(@series-wins name=Inés wins=1) · (@series-wins name=Omar wins=0). (@list-and before=((@stats-cell column=(@stats-games) value=1), (@stats-cell column=(@stats-drawn) value=0)) last=(@stats-cell column=(@stats-last-met) value=2021-11-20))",
        ] {
            expect_row(&person, row);
        }
        for drawing in [
            "@figure-games",
            "@figure-players",
            "@figure-length",
            "@stats-dice-real",
            "@dueling-nobles-figure-duels",
            "@dueling-nobles-figure-nobles",
            "@dueling-nobles-table-ability suit=♥ ability=(@dueling-nobles-kind-heal)",
            "@dueling-nobles-figure-gold",
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
    person.tap("@statistics-title");
    let short =
        person.place_of("(@dueling-nobles-count-attacker-won). (@dueling-nobles-count-duels): ");
    let long = person
        .place_of("(@dueling-nobles-count-critical-defences). (@dueling-nobles-count-duels): ");
    assert!(long.height() > 1.5 * short.height(), "{long} and {short}");
}

#[test]
fn chosen_filters_limit_the_count() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), LAPTOP);
    assert!(person.is_on("@choose-any-player") && person.is_on("@library-days-any"));
    person.tap("Inés");
    expect_row(&person, INES);
    person.expect("(@stats-dice-real). (@list-and before=(1: 4, 2: 3, 3: 2, 4: 3, 5: 4, 6: 8) last=(@stats-cell column=(@stats-dice) value=24))");
    person.expect("@stats-dice-too-few least=30");
    assert!(!person.has_starting("Ana · ") && !person.reads("(@stats-all). "));
    assert!(
        person.has_starting("(@series-wins name=Inés wins=1) · (@series-wins name=Omar wins=0). ")
            && !person
                .has_starting("(@series-wins name=Ana wins=1) · (@series-wins name=Ben wins=0). ")
    );
    person.tap("@choose-won-by player=Inés");
    expect_row(&person, INES);
    person.tap("Omar");
    person.expect("@statistics-none-such");
    assert!(person.is_on("@choose-won-by player=Omar"));
    person.tap("@choose-any-player");
    assert!(person.is_on("@library-ending-any"));
    expect_row(&person, ANA);
    person.tap("@result-draw");
    expect_row(
        &person,
        "(@figure-player edition=(@dueling-nobles-edition-catsatcards) player=Ana). (@stats-cell column=(@stats-games) value=1), (@stats-cell column=(@stats-won) value=0), (@stats-cell column=(@stats-lost) value=0), (@stats-cell column=(@stats-drawn) value=1)",
    );
    assert!(!person.has_starting("Inés · "));
    person.tap("@library-ending-any");
    person.tap("@dueling-nobles-edition-duelo");
    assert!(person.has(INES) && !person.has_starting("Ana · "));
}

#[test]
fn an_empty_selection_is_explained() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), PHONE);
    // On a phone the filters have to be opened first.
    person.tap("@choose-told what=(@choose) chosen=(@choose-everything)");
    person.tap("@library-days-month");
    person.expect("@statistics-none-such");
    assert!(!person.has_starting("Ana · "));
    person.tap("@choose-told what=(@choose) chosen=(@library-days-month)");
    assert!(!person.has("@library-days-month"));
    person.tap("@choose-told what=(@choose) chosen=(@library-days-month)");
    person.tap("@library-days-any");
    expect_row(&person, ANA);
}

#[test]
fn an_empty_library_has_no_statistics() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    assert!(!person.has("@statistics-title"));
    // A sample is not a game of the player's.
    person.tap("@start-sample");
    person.tap("@menu");
    person.tap("@menu-leave");
    assert!(!person.has("@statistics-title"));
    // The session is gone when counting starts.
    drop(person);
    let journal = course::lay_out(folder.path(), "won", "game-catsatcards", 107);
    let mut person = Person::at(folder.path(), PHONE);
    fs::remove_file(journal).unwrap();
    person.tap("@statistics-title");
    person.expect("@statistics-none");
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@home-new") && !person.has("@statistics-title"));
}

#[test]
fn the_archive_is_counted_and_the_trash_is_not() {
    let folder = folder();
    put(folder.path(), "drawn", "archive");
    put(folder.path(), "other", "bin");
    let person = at_the_statistics(folder.path(), LAPTOP);
    expect_row(&person, ANA);
    assert!(!person.has_starting("Inés"));
    drop(person);
    // A player who has archived everything can still count it.
    put(folder.path(), "won", "archive");
    let person = at_the_statistics(folder.path(), PHONE);
    expect_row(&person, ANA);
}

#[test]
fn one_session_has_statistics_of_its_own() {
    let folder = folder();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_of("@home-all count=*"));
    person.tap(&person.name_of("@library-more-of session=(other)"));
    person.tap("@statistics-title");
    person.expect("@title zero=Inés one=Omar");
    expect_row(&person, INES);
    assert!(!person.has_starting("Ana · ") && !person.has("@choose-any-player"));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has(&person.name_of("@library-more-of session=(other)")));
}

#[test]
fn leads_and_comebacks_are_worked_out_on_request() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), PHONE);
    person.watchful = true;
    assert!(!person.reads("@story-half-time won=* leads=* games=*"));
    person.tap("@stories-show");
    // The drawn game has no winner.
    let began = Instant::now();
    while !person.reads("@story-half-time games=2 won=* leads=*") {
        let waited = began.elapsed();
        assert!(waited < Duration::from_mins(3), "{}", person.screen_text());
        person.let_pass(0.5);
    }
    person.expect("@story-comeback player=* chance=* turn=* file=*");
    person.tap("@choose-told what=(@choose) chosen=(@choose-everything)");
    person.tap("Inés");
    person.expect("@story-half-time games=1 won=* leads=*");

    let settings = r#"{"language": "en", "chances": "never"}"#;
    fs::write(folder.path().join("settings.json"), settings).unwrap();
    let person = at_the_statistics(folder.path(), PHONE);
    assert!(!person.reads("@stories-title"));
}

#[test]
fn a_long_table_opens_completely() {
    let folder = tempdir().unwrap();
    let journal = course::lay_out(folder.path(), "0", "both-empty-draw", 16);
    let content = fs::read_to_string(journal).unwrap();
    for n in 1..12 {
        let path = folder.path().join(format!("sessions/{n}.courtyard"));
        let ana = format!("Ana {n}");
        let content = content.replacen("\"Ana\"", &format!("\"{ana}\""), 1);
        let (before, id) = content.split_once("\"id\":\"").unwrap();
        let id = format!("{before}\"id\":\"{n:08}{}", &id[8..]);
        fs::write(path, id).unwrap();
    }
    let mut person = at_the_statistics(folder.path(), LAPTOP);
    // Ben played twelve times, the others once each: a search field is offered.
    assert!(person.has("Ben") && person.has("Ana") && !person.has("Ana 9"));
    person.write("@choose-player-search", "9");
    person.tap("Ana 9");
    expect_row(
        &person,
        "Ben · (@dueling-nobles-edition-catsatcards). (@stats-cell column=(@stats-games) value=1)",
    );
    person.tap("@choose-any-player");
    assert!(person.has_starting("Ana 1 · ") && person.has_starting("Ana 11 · "));
}

#[test]
fn the_page_scrolls_over_a_chart_and_works_by_keyboard() {
    let folder = folder();
    let mut person = at_the_statistics(folder.path(), LAPTOP);
    let drawing = &person.say("@figure-games");
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
    expect_row(&person, INES);
    assert!(!person.has_starting("Ana · "));
    person.press(Modifiers::NONE, Key::Escape);
    assert!(person.has("@home-new"));
    person.focus_on("@statistics-title");
    person.press(Modifiers::NONE, Key::Space);
    expect_row(&person, ANA);
}

#[test]
fn few_games_say_that_more_are_more_interesting() {
    let all = ["both-empty-draw", "game-catsatcards", "game-duelo"];
    for (games, is_few) in [(1, true), (3, false)] {
        let folder = tempdir().unwrap();
        for golden in &all[..games] {
            course::lay_out(folder.path(), golden, golden, usize::MAX - 1);
        }
        let person = at_the_statistics(folder.path(), PHONE);
        assert_eq!(person.reads("@statistics-few count=1"), is_few);
        // A few dice are not tested.
        let p_value = "@stats-cell column=(@stats-p-value) value=*";
        assert_eq!(person.reads(p_value), !is_few, "{}", person.screen_text());
    }
}
