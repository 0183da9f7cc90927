//! The people who played: their list, a page for each, and the results of two against each other.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{NaiveDate, TimeDelta};
use egui::{Key, Modifiers};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::common::golden;
use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

/// A game that the player in the first seat wins.
const WON: &str = "game-catsatcards";
const DRAWN: &str = "both-empty-draw";

/// Minutes between two entries.
const PAUSE: i64 = 1;

/// Saves the game with this number: a golden game with these players, on its own day.
fn play(folder: &Path, number: usize, case: &str, players: [&str; 2]) -> PathBuf {
    let day = NaiveDate::from_ymd_opt(2020, 9, 5).unwrap() + TimeDelta::days(7 * number as i64);
    let start = day.and_hms_opt(19, 0, 0).unwrap();
    let mut lines = golden::text(case)
        .lines()
        .map(str::to_owned)
        .collect::<Vec<_>>();
    for (n, line) in lines.iter_mut().enumerate() {
        let mut value: Value = serde_json::from_str(line).unwrap();
        let time = start + TimeDelta::minutes(PAUSE * n as i64);
        let time = format!("{}Z", time.format("%Y-%m-%dT%H:%M:%S"));
        if n == 0 {
            value["players"] = json!(players);
            value["started"] = json!(time);
            value["id"] = json!(course::identifier(&[number as u8]).to_string());
        } else {
            value["at"] = json!(time);
        }
        *line = format!("{value}\n");
    }
    let path = folder.join(format!("sessions/{number:02}.courtyard"));
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, lines.concat()).unwrap();
    path
}

/// The games of a club: Ana meets Ben most often, loses to Cleo, and wins against Dora. Annie never meets Ana.
pub fn club() -> TempDir {
    let folder = tempdir().unwrap();
    let won = |winner, loser| (WON, [winner, loser]);
    let games = [
        won("Ana", "Ben"),
        won("Cleo", "Ana"),
        won("Ana", "Ben"),
        (DRAWN, ["Ana", "Ben"]),
        won("Ana", "Dora"),
        won("Ben", "Ana"),
        won("Cleo", "Ana"),
        won("ANA", "Ben"),
        won("Annie", "Ben"),
        won("Ana", "Dora"),
        won("Ana", "Cleo"),
        won("Ana", "Ben"),
        won("Cleo", "Ana"),
        won("Ana", "Dora"),
        won("Ben", "Cleo"),
        won("Ana", "Ben"),
        won("Cleo", "Ana"),
        won("Ana", "Dora"),
        won("Ben", "Ana"),
        won("Ana", "Dora"),
        won("Dora", "Ben"),
        won("Cleo", "Ana"),
        won("Ana", "Ben"),
        won("Ana", "Ben"),
    ];
    for (number, (case, players)) in games.into_iter().enumerate() {
        play(folder.path(), number, case, players);
    }
    folder
}

/// Three games, in which Ana and Annie never sit at one table.
fn two_names() -> TempDir {
    let folder = tempdir().unwrap();
    let games = [["Ana", "Ben"], ["Annie", "Ben"], ["Cleo", "Annie"]];
    for (number, players) in games.into_iter().enumerate() {
        play(folder.path(), number, WON, players);
    }
    folder
}

fn at_the_list(folder: &Path, size: egui::Vec2) -> Person {
    let mut person = Person::at(folder, size);
    person.tap("@statistics-title");
    person.tap("@people-title");
    person
}

fn back(person: &mut Person) {
    person.press(Modifiers::NONE, Key::Escape);
}

#[test]
fn the_list_leads_to_the_page_of_each_person() {
    let folder = club();
    for size in [PHONE, LAPTOP] {
        let mut person = at_the_list(folder.path(), size);
        person.expect("@people-note");
        person.tap("Cleo: (@person-record games=7 won=5 lost=2 drawn=0)");
        assert_eq!(person.headings()[0], "Cleo");
        back(&mut person);
        person.tap("Ana: (@person-record games=21 won=13 lost=7 drawn=1)");
        for line in [
            "@person-record games=21 won=13 lost=7 drawn=1",
            "@person-streak of=won count=2",
            "@person-longest won=4 lost=2",
            "@person-time minutes=* first=2020-09-05 last=2021-02-13",
            "@person-strength game=(@dueling-nobles-title) name=Ana mean=* low=* high=*",
            "@person-strength-note",
            "@dueling-nobles-person-duels duels=* won=* expected=* above=*",
        ] {
            person.expect(line);
        }
        assert!(person.has_image("@stats-cell column=(@person-latest) value=*"));
        for other in [
            "@person-rival name=Ben games=10",
            "@person-nemesis name=Cleo won=1 games=6",
            "@person-victim name=Dora won=5 games=5",
        ] {
            assert!(person.has(other), "{other}");
        }
        for title in [
            "stats-meetings",
            "fact-edition",
            "person-by-start",
            "person-by-year",
            "person-by-month",
        ] {
            let title = person.say(&format!("@{title}"));
            assert!(person.headings().contains(&title), "{title}");
        }
        back(&mut person);
        back(&mut person);
        assert!(person.has("@people-title") && person.reads("@stats-meetings-note"));
    }
}

#[test]
fn a_person_is_found_by_a_part_of_the_name() {
    let folder = tempdir().unwrap();
    for number in 0..9 {
        let name = format!("Player {number}");
        play(folder.path(), number, DRAWN, [&name, "Ben"]);
    }
    let mut person = at_the_list(folder.path(), PHONE);
    person.write("@choose-player-search", "R 7");
    person.tap("Player 7: (@person-record games=1 won=0 lost=0 drawn=1)");
    back(&mut person);
    assert_eq!(person.written("@choose-player-search"), "R 7");
    assert!(!person.has_starting("Ben: "));
}

#[test]
fn rows_of_the_statistics_lead_to_their_players() {
    let folder = club();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@statistics-title");
    let row = person.name_starting("Dora · ");
    person.tap(&row);
    person.expect("@person-record games=6 won=1 lost=5 drawn=0");
    back(&mut person);
    let meeting = "(@series-wins name=Ana wins=7) · (@series-wins name=Ben wins=2). ";
    let row = person.name_starting(meeting);
    person.tap(&row);
    person.expect("@person-record games=10 won=7 lost=2 drawn=1");
    person.expect("@person-side name=Ana");
    person.tap("@person-open name=Ben");
    assert!(person.has("@person-rival name=Ana games=10"));
}

#[test]
fn two_people_are_compared_with_the_uncertainty_of_few_games() {
    let folder = club();
    let mut person = at_the_list(folder.path(), LAPTOP);
    person.tap("Ana: (@person-record games=21 won=13 lost=7 drawn=1)");
    person.tap("@person-rival name=Ben games=10");
    let game = "game=(@dueling-nobles-title)";
    person.expect(&format!(
        "@person-beats {game} name=Ana other=Ben mean=* low=* high=*"
    ));
    person.expect("@person-mean-length minutes=*");
    person.expect("@person-last-met last=2021-02-13");
    // Of their ten games, Ana won seven to the end, and Ben two.
    person.expect("Ana: (@dueling-nobles-title)");
    person.expect("@dueling-nobles-person-wins fought=7 conceded=0");
    person.expect("Ben: (@dueling-nobles-title)");
    person.expect("@dueling-nobles-person-wins fought=2 conceded=0");
    // The page that is already open is shown again.
    person.tap("@person-open name=Ana");
    person.tap("@person-nemesis name=Cleo won=1 games=6");
    person.expect(&format!("@person-too-few {game}"));
    assert!(!person.reads("@person-strength-note"));
    back(&mut person);
    back(&mut person);
    person.expect("@people-note");
}

#[test]
fn two_names_are_joined_and_separated_again() {
    let folder = two_names();
    let mut person = at_the_list(folder.path(), PHONE);
    person.tap("Ana: (@person-record games=1 won=1 lost=0 drawn=0)");
    person.tap("@person-join");
    person.expect("@person-join-about name=Ana");
    person.tap("Ben");
    person.expect("@person-met name=Ana other=Ben games=1");
    person.tap("Annie");
    person.expect("@person-joined name=Ana other=Annie");
    person.expect("@person-also names=Annie");
    person.expect("@person-record games=3 won=2 lost=1 drawn=0");
    back(&mut person);
    back(&mut person);
    // The screen below counts them as one person too.
    assert!(!person.has_starting("Annie · "));
    person.tap(&person.name_of("Ana · "));
    person.tap("@person-separate name=Annie");
    person.expect("@person-separated name=Ana other=Annie");
    person.expect("@person-record games=1 won=1 lost=0 drawn=0");
    assert!(!person.has("@person-separate name=Annie"));
}

#[test]
fn a_name_is_corrected_in_all_games() {
    let folder = two_names();
    let mut person = at_the_list(folder.path(), PHONE);
    person.tap("Annie: (@person-record games=2 won=1 lost=1 drawn=0)");
    person.write("@person-new-name", " ");
    person.tap("@person-rename");
    person.expect("@player-name-missing player=Annie");
    person.write("@person-new-name", "BEN");
    person.tap("@person-rename");
    person.expect("@person-met name=Annie other=Ben games=1");
    person.write("@person-new-name", "Anita");
    person.tap("@person-rename");
    person.expect("@person-renamed name=Anita count=2");
    assert_eq!(person.headings()[0], "Anita");
    let journal = fs::read_to_string(folder.path().join("sessions/02.courtyard")).unwrap();
    let header: Value = serde_json::from_str(journal.lines().next().unwrap()).unwrap();
    assert_eq!(header["players"], json!(["Cleo", "Anita"]));
    back(&mut person);
    assert!(person.has_starting("Anita: ") && !person.has_starting("Annie: "));
    back(&mut person);
    assert!(person.has_starting("Anita · ") && !person.has_starting("Annie · "));
}

#[test]
fn another_persons_name_has_to_be_confirmed() {
    let folder = two_names();
    let mut person = at_the_list(folder.path(), LAPTOP);
    person.tap("Annie: (@person-record games=2 won=1 lost=1 drawn=0)");
    person.write("@person-new-name", "ana");
    person.tap("@person-rename");
    person.expect("@person-rename-onto name=ana");
    // Another name is another question.
    person.write("@person-new-name", "Anita");
    assert!(person.has("@person-rename") && !person.has("@person-rename-sure"));
    person.write("@person-new-name", "ana");
    person.tap("@person-rename-sure");
    person.expect("@person-renamed name=ana count=2");
    person.expect("@person-record games=3 won=2 lost=1 drawn=0");
}

#[test]
fn the_end_of_a_game_leads_to_its_players() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", WON, 106);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@dueling-nobles-fight-no-card name=Ana");
    person.tap("@person-open name=Ben");
    person.expect("@person-record games=1 won=0 lost=1 drawn=0");
    person.expect("@person-too-few game=(@dueling-nobles-title)");
    // The game is open at the table.
    person.write("@person-new-name", "Benno");
    person.tap("@person-rename");
    person.expect("evening: (@library-in-use)");
    assert_eq!(person.headings()[0], "Ben");
    back(&mut person);
    assert!(person.has("@do-rematch") && person.has("@person-open name=Ana"));
}

#[test]
fn all_games_lead_to_their_players() {
    let folder = two_names();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap(&person.name_of("@home-all count=*"));
    person.tap(&person.name_starting("@library-more-of session=*"));
    person.tap("@person-open name=Annie");
    person.write("@person-new-name", "Anita");
    person.tap("@person-rename");
    back(&mut person);
    // The page of the game has the new name.
    assert!(person.has("@person-open name=Anita") && !person.has("@person-open name=Annie"));
}

#[test]
fn people_and_games_are_exported() {
    let folder = two_names();
    let mut person = at_the_list(folder.path(), PHONE);
    let file = folder.path().join("people.csv");
    person.tap("@people-export");
    person.write("@library-file-field", &file.display().to_string());
    person.tap("@library-write");
    person.expect("@library-written file=*");
    let table = fs::read_to_string(file).unwrap();
    assert_eq!(table.lines().count(), 5, "{table}");
    back(&mut person);
    person.tap("Annie: (@person-record games=2 won=1 lost=1 drawn=0)");
    person.tap("@person-export");
    assert!(person.written("@library-file-field").ends_with("Annie.csv"));
    let file = folder.path().join("annie.csv");
    person.write("@library-file-field", &file.display().to_string());
    person.tap("@library-write");
    let table = fs::read_to_string(file).unwrap();
    assert_eq!(table.lines().count(), 3, "{table}");
}

#[test]
fn a_list_without_people_says_so() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "running", WON, 20);
    let mut person = Person::at(folder.path(), PHONE);
    for name in ["@menu", "@menu-leave", "@statistics-title", "@people-title"] {
        person.tap(name);
    }
    person.expect("@people-none");
    assert!(!person.has("@people-export"));
    back(&mut person);
    let row = person.name_starting("Ana · ");
    person.tap(&row);
    person.expect("@person-unknown name=Ana");
}
