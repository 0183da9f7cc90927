//! Pages that are filled in: the set-up of a game, an export, and what is moved in the library.

use std::fs;
use std::path::Path;

use egui::vec2;
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::duel;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

/// A folder with a finished game, which is called this.
fn played(name: &str) -> TempDir {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), name, CATS, 107);
    folder
}

/// Opens what can be done with the only session on the list.
fn more(folder: &Path) -> Person {
    let mut person = Person::at(folder, PHONE);
    person.tap(&person.name_of("All games ("));
    person.tap(&person.name_starting("More: "));
    person
}

#[test]
fn the_way_on_is_in_sight_on_every_phone() {
    for (width, height) in [
        (390.0, 844.0),
        (360.0, 640.0),
        (320.0, 568.0),
        (844.0, 390.0),
    ] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), vec2(width, height));
        person.tap("New game");
        assert!(person.sees("Who begins?"), "{width} × {height}");
        person.tap("Who begins?");
        assert!(person.sees("Pick the nobles"), "{width} × {height}");
        person.tap("Player 1 takes the first turn");
        person.tap("Pick the nobles");
        assert!(person.sees("Begin the game"), "{width} × {height}");
    }
}

#[test]
fn names_of_earlier_players_are_offered() {
    let folder = duel::table(4);
    let mut person = Person::among_all_games(folder.path(), LAPTOP);
    person.tap("Menu");
    person.tap("To the start screen");
    person.tap("New game");
    assert!(!person.has("Dan"), "a name that is taken is offered");
    person.write("Name of Player 2", "Zoë");
    person.tap("Ben");
    assert_eq!(person.written("Name of Player 2"), "Ben");
    person.write("Name of Player 4", " ");
    person.tap("Dan");
    assert_eq!(person.written("Name of Player 4"), "Dan");
    assert!(!person.has("Dan"), "a name that is taken is still offered");
}

#[test]
fn our_rules_say_what_they_change() {
    let folder = played("evening");
    let journal = folder.path().join("sessions/evening.courtyard");
    let text = fs::read_to_string(&journal).unwrap();
    let rules = text.replacen(r#""players""#, r#""rules":{"recruit_cost":4},"players""#, 1);
    let header = rules.lines().next().unwrap();
    fs::write(&journal, format!("{header}\n")).unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("Menu");
    person.tap("To the start screen");
    person.tap("New game");
    person.expect("Cats at Cards · Cost of a recruit: 4");
    person.tap("Original");
    assert!(!person.reads("Cost of a recruit: 4"));
}

#[test]
fn the_noble_picker_says_that_the_other_player_is_next() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("New game");
    person.tap("Who begins?");
    person.tap("Player 1 takes the first turn");
    person.tap("Pick the nobles");
    for noble in ["K♠", "K♥"] {
        person.tap(noble);
        assert!(person.refusal().is_none());
    }
    person.tap("K♦");
    let next = "Player 2 picks now. To change the nobles of Player 1, tap Player 1 above.";
    assert!(person.in_sight(next));
    assert!(person.refusal().is_none(), "nothing is covered");
}

#[test]
fn the_result_of_the_starting_dice_is_in_sight() {
    for (width, height) in [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = Person::at(folder.path(), vec2(width, height));
        person.tap("New game");
        person.tap("Who begins?");
        let starts = |person: &Person| {
            let players =
                ["Player 1", "Player 2"].map(|name| format!("{name} takes the first turn"));
            players.into_iter().find(|player| person.is_on(player))
        };
        // A tie rolls again.
        while starts(&person).is_none() {
            person.tap("Roll for Player 1");
            person.tap("Roll for Player 2");
        }
        let result = format!("{}.", starts(&person).unwrap());
        assert!(person.describes(&result), "{}", person.screen_text());
        assert!(person.sees_whole("Pick the nobles"), "{width} × {height}");
    }
}

#[test]
fn a_move_to_the_archive_or_trash_can_be_undone() {
    let folder = played("monday");
    let journal = folder.path().join("sessions/monday.courtyard");
    for way in ["Move to the archive", "Move to trash"] {
        let mut person = more(folder.path());
        person.tap(way);
        assert!(!journal.exists());
        person.tap("Undo");
        assert!(journal.exists(), "{way} was not undone");
        person.expect("has been restored");
        assert!(!person.has("Undo"));
        assert!(person.has(&person.name_starting("monday: ")));
    }
}

#[test]
fn an_export_offers_to_replace_the_file() {
    let folder = played("monday");
    let elsewhere = tempdir().unwrap();
    let file = elsewhere.path().join("copy.md");
    fs::write(&file, "mine").unwrap();
    let mut person = more(folder.path());
    person.tap("Export");
    person.tap("Text (Markdown)");
    person.write("File", &file.display().to_string());
    assert!(!person.has("Replace the file"));
    let save = person.place("Save");
    person.tap("Save");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    // A second tap at the same place replaces nothing.
    assert_eq!(person.place("Save"), save);
    person.tap("Replace the file");
    person.expect("Saved as ");
    assert!(fs::read_to_string(&file).unwrap().starts_with("# "));
    assert!(!person.has("Replace the file"));
}

#[test]
fn the_result_of_an_export_is_not_behind_the_button() {
    let folder = played("monday");
    let mut person = Person::at(folder.path(), vec2(360.0, 640.0));
    person.tap(&person.name_of("All games ("));
    person.tap(&person.name_starting("More: "));
    person.tap("Export");
    person.tap("Web page");
    let file = folder.path().join("the long game of that evening.html");
    person.write("File", &file.display().to_string());
    person.tap("Save");
    let is_result = |text: &str| text.starts_with("Saved as ");
    let painted = person.painted();
    let result = painted
        .iter()
        .find(|(text, _)| is_result(text.galley.text()));
    let (text, clip) = result.unwrap();
    assert!(clip.contains_rect(text.visual_bounding_rect()));
}

#[test]
fn a_renamed_game_has_its_name_on_the_start_screen() {
    let folder = played("monday");
    let mut person = more(folder.path());
    person.write("Name", "Birthday");
    person.tap("Rename");
    person.tap("Back");
    assert!(person.name_starting("Birthday: Ana and Ben · ").len() > 20);
}
