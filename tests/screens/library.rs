//! All saved sessions: find, open, rename, archive, delete, import and export.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};

use courtyard::ui::platform::chooser::{Chooser, Chosen, File, Wish};
use egui::{Context, Key, Modifiers};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";
const DUELO: &str = "game-duelo";

/// A folder with these sessions: name, golden case, entries, players.
fn library(sessions: &[(&str, &str, usize, [&str; 2])]) -> TempDir {
    let folder = tempdir().unwrap();
    for (name, golden, entries, players) in sessions {
        let journal = course::lay_out(folder.path(), name, golden, *entries);
        let content = fs::read_to_string(&journal).unwrap();
        let (header, rest) = content.split_once('\n').unwrap();
        let mut header: Value = serde_json::from_str(header).unwrap();
        header["players"] = json!(players);
        fs::write(&journal, format!("{header}\n{rest}")).unwrap();
    }
    folder
}

fn three() -> TempDir {
    library(&[
        ("monday", CATS, 107, ["Ana", "Ben"]),
        ("tuesday", DUELO, 30, ["Ana", "Zoë"]),
        ("wednesday", "both-empty-draw", 16, ["Carla", "Ben"]),
    ])
}

/// Opens the app at the list of all sessions.
fn at_the_list(folder: &Path, size: egui::Vec2) -> Person {
    let mut person = Person::at(folder, size);
    if person.has("Menu") {
        person.tap("Menu");
        person.tap("To the start screen");
    }
    person.tap(&person.name_of("All games ("));
    person
}

/// The names of the sessions on the list.
fn listed(person: &Person) -> Vec<String> {
    let names = person.names().into_iter();
    let more = names.filter_map(|(_, name)| Some(name.strip_prefix("More: ")?.to_owned()));
    let mut titles: Vec<String> = more
        .map(|name| name.split(':').next().unwrap_or_default().to_owned())
        .collect();
    titles.sort();
    titles
}

/// Opens this session's menu.
fn more_of(person: &mut Person, title: &str) {
    let name = person.name_of(&format!("More: {title}: "));
    person.tap(&name);
}

/// The journals in a folder of the library.
fn on_shelf(folder: &Path, shelf: &str) -> Vec<String> {
    let Ok(files) = fs::read_dir(folder.join(shelf)) else {
        return Vec::new();
    };
    let names = files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|n| n.ends_with(".courtyard")).collect();
    names.sort();
    names
}

#[test]
fn sessions_are_found_by_words_and_filters() {
    for size in [PHONE, LAPTOP] {
        let folder = three();
        let mut person = at_the_list(folder.path(), size);
        assert_eq!(listed(&person), ["monday", "tuesday", "wednesday"]);
        person.write("Search", "ana");
        assert_eq!(listed(&person), ["monday", "tuesday"]);
        person.write("Search", "ana zoë");
        assert_eq!(listed(&person), ["tuesday"]);
        person.write("Search", "wednes");
        assert_eq!(listed(&person), ["wednesday"]);
        person.write("Search", "nobody");
        assert_eq!(listed(&person), [""; 0]);
        person.expect("No game matches.");
        person.write("Search", " ");
        person.tap("Filters");
        person.tap("Won");
        person.tap("Show one of 3");
        assert_eq!(listed(&person), ["monday"]);
        person.tap("Filters: 1 active");
        person.tap("A draw");
        person.tap("Duelo de Nobles");
        person.tap("Show 0 of 3");
        person.expect("No game matches.");
        person.tap("Filters: 2 active");
        person.tap("Any");
        person.tap("All editions");
        person.tap("From … to …");
        person.write("From", "2021-11-20");
        person.write("To", "2021-11-20");
        assert!(person.has("Show 3 of 3"));
        person.write("To", "2021-11-19");
        assert!(person.has("Show 0 of 3"));
        person.write("To", "yesterday");
        person.expect("“yesterday” is not a day");
        person.write("From", "2021-11-21");
        assert!(person.has("Show 0 of 3"));
        person.tap("This year");
        person.tap("Show 0 of 3");
        assert_eq!(listed(&person), [""; 0]);
    }
}

#[test]
fn a_session_is_renamed_archived_restored_and_deleted() {
    for size in [PHONE, LAPTOP] {
        let folder = three();
        let mut person = at_the_list(folder.path(), size);
        more_of(&mut person, "monday");
        person.write("Name", "A long/evening");
        person.tap("Rename");
        person.expect("is now called A long-evening");
        assert_eq!(listed(&person), ["A long-evening", "tuesday", "wednesday"]);
        more_of(&mut person, "A long-evening");
        person.tap("Move to the archive");
        assert_eq!(listed(&person), ["tuesday", "wednesday"]);
        assert_eq!(
            on_shelf(folder.path(), "archive"),
            ["A long-evening.courtyard"]
        );
        person.tap("Archive");
        more_of(&mut person, "A long-evening");
        person.tap("Restore");
        person.expect("Nothing here yet.");
        person.tap("Games");
        more_of(&mut person, "tuesday");
        person.tap("Move to trash");
        person.expect("in the trash now");
        assert_eq!(on_shelf(folder.path(), "bin"), ["tuesday.courtyard"]);
        person.tap("Trash");
        // Deleted games cannot be continued by accident.
        person.tap(&person.name_of("tuesday: "));
        assert!(!person.has("Open") && person.has("Look back"));
        person.tap("Delete permanently");
        assert_eq!(on_shelf(folder.path(), "bin"), ["tuesday.courtyard"]);
        person.tap("Really delete permanently");
        person.expect("permanently deleted");
        assert!(on_shelf(folder.path(), "bin").is_empty());
        assert!(person.is_off("Empty the trash"));
        person.tap("Empty the trash");
        assert!(!person.has("Keep everything"));
    }
}

#[test]
fn a_players_name_is_corrected_everywhere() {
    for size in [PHONE, LAPTOP] {
        let folder = library(&[
            ("2021-11-20-190311-mraia-ben", CATS, 107, ["Mraia", "Ben"]),
            ("monday", CATS, 107, ["Maria", "Ben"]),
        ]);
        let mut person = at_the_list(folder.path(), size);
        more_of(&mut person, "Mraia and Ben");
        person.write("Name of Player 1", "Ben ");
        assert!(person.describes("Player 1 and Player 2 need different names."));
        person.tap("Change the names");
        person.write("Name of Player 1", " ");
        assert!(person.describes("Player 1 needs a name."));
        person.write("Name of Player 1", "Maria");
        person.tap("Change the names");
        person.expect("The players are now called Maria and Ben.");
        assert_eq!(listed(&person), ["Maria and Ben", "monday"]);
        assert_eq!(
            on_shelf(folder.path(), "sessions"),
            ["2021-11-20-190311-maria-ben.courtyard", "monday.courtyard"]
        );
        person.tap(&person.name_of("Maria and Ben: "));
        person.expect("Maria has won");
        person.tap("To the start screen");
        person.tap("Statistics");
        person.expect("Maria");
        assert!(!person.reads("Mraia"), "{}", person.screen_text());
        person.tap("Back");
        person.tap("New game");
        assert_eq!(person.written("Name of Player 1"), "Maria");
        assert!(!person.has("Mraia"));
        // The same on the page of an archived game, with Enter instead of the button.
        person.tap("Back");
        person.tap(&person.name_of("All games ("));
        more_of(&mut person, "monday");
        person.tap("Move to the archive");
        person.tap("Archive");
        more_of(&mut person, "monday");
        person.write("Name of Player 1", "Mary");
        person.press(Modifiers::NONE, Key::Enter);
        assert_eq!(person.focused(), "Name of Player 2");
        person.press(Modifiers::NONE, Key::Enter);
        person.expect("The players are now called Mary and Ben.");
        assert_eq!(listed(&person), ["monday"]);
    }
}

#[test]
fn the_trash_is_emptied_after_a_confirmation() {
    let folder = three();
    let mut person = at_the_list(folder.path(), PHONE);
    for title in ["monday", "tuesday"] {
        more_of(&mut person, title);
        person.tap("Move to trash");
    }
    person.tap("Trash");
    person.tap("Empty the trash");
    person.expect("2 games are in the trash.");
    person.tap("Delete all 2 permanently");
    person.tap("Keep everything");
    assert_eq!(on_shelf(folder.path(), "bin").len(), 2);
    person.tap("Empty the trash");
    person.tap("Delete all 2 permanently");
    person.expect("cannot be restored");
    person.tap("Really delete all 2");
    person.expect("2 games were permanently deleted.");
    assert!(on_shelf(folder.path(), "bin").is_empty());
    assert_eq!(on_shelf(folder.path(), "sessions"), ["wednesday.courtyard"]);
}

#[test]
fn a_session_opens_at_its_table_or_in_look_back() {
    let folder = three();
    let mut person = at_the_list(folder.path(), LAPTOP);
    person.tap(&person.name_of("monday: "));
    person.expect("Ana has won");
    person.tap("Look back");
    person.expect("107 of 107");
    person.tap("Stop looking back");
    person.tap("To the start screen");
    person.tap(&person.name_of("All games ("));
    more_of(&mut person, "tuesday");
    person.tap("Look back");
    person.expect("30 of 30");
    person.press(Modifiers::NONE, Key::ArrowLeft);
    person.expect("29 of 30");
    person.tap("To the table");
    assert!(person.has("Menu") && person.has("End turn"));
}

#[test]
fn a_session_open_elsewhere_is_not_moved() {
    let folder = three();
    let mut other = at_the_list(folder.path(), PHONE);
    other.tap(&other.name_of("tuesday: "));
    let mut person = at_the_list(folder.path(), LAPTOP);
    more_of(&mut person, "tuesday");
    for deed in [
        "Move to the archive",
        "Move to trash",
        "Rename",
        "Change the names",
    ] {
        if deed == "Rename" {
            person.write("Name", "mine");
        }
        if deed == "Change the names" {
            person.write("Name of Player 1", "Anna");
        }
        person.tap(deed);
        person.expect("This game is open in another window.");
    }
    assert_eq!(on_shelf(folder.path(), "sessions").len(), 3);
}

/// A file chooser that always returns the same files, and records the requests.
#[derive(Debug, Clone)]
pub struct Always(pub Vec<PathBuf>, pub Rc<RefCell<Vec<Wish>>>);

impl Chooser for Always {
    fn ask(&self, wish: Wish, ctx: &Context) -> Receiver<Chosen> {
        let (sender, answer) = channel();
        self.1.borrow_mut().push(wish);
        let files = self.0.iter().cloned().map(File::At);
        sender.send(files.collect()).unwrap();
        ctx.request_repaint();
        answer
    }
}

#[test]
fn a_copy_is_saved_in_every_format_and_overwrites_nothing_without_a_question() {
    let folder = three();
    let elsewhere = tempdir().unwrap();
    let mut person = at_the_list(folder.path(), PHONE);
    more_of(&mut person, "monday");
    person.tap("Export");
    let journal = folder.path().join("sessions/monday.courtyard");
    for (form, ending, begins) in [
        ("Journal", "courtyard", "{\"courtyard\":1"),
        ("Text (Markdown)", "md", "# Ana"),
        ("Web page", "html", "<!DOCTYPE html>"),
        ("Spreadsheet (CSV)", "csv", ""),
    ] {
        person.tap(form);
        assert!(
            person
                .written("File")
                .ends_with(&format!("monday.{ending}"))
        );
        let file = elsewhere.path().join("copy").with_extension(ending);
        person.write("File", &file.display().to_string());
        person.tap("Save");
        person.expect("Saved as ");
        let content = fs::read_to_string(&file).unwrap();
        assert!(
            content.to_lowercase().starts_with(&begins.to_lowercase()),
            "{form}"
        );
        fs::write(&file, "mine").unwrap();
        person.tap("Save");
        person.expect("could not be written");
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
        person.write("File", "monday");
    }
    assert!(
        fs::read_to_string(journal)
            .unwrap()
            .starts_with("{\"courtyard\":1")
    );
    // The system's dialog has asked about the existing file.
    let place = elsewhere.path().join("copy.md");
    let asked = Rc::default();
    let always = Always(vec![place.clone()], Rc::clone(&asked));
    drop(person);
    let mut person = Person::choosing(folder.path(), PHONE, Box::new(always));
    if person.has("Menu") {
        person.tap("Menu");
        person.tap("To the start screen");
    }
    person.tap(&person.name_of("All games ("));
    more_of(&mut person, "monday");
    person.tap("Export");
    person.tap("Text (Markdown)");
    person.tap("Choose a place");
    person.expect("Saved as ");
    assert!(fs::read_to_string(&place).unwrap().starts_with("# "));
    let wish = Wish::SaveAs {
        title: "Export".into(),
        name: "monday.md".into(),
    };
    assert_eq!(*asked.borrow(), [wish]);
}

#[test]
fn sessions_are_imported_by_choosing_dropping_and_typing() {
    let other = three();
    let from = |name: &str| other.path().join("sessions").join(name);
    fs::write(from("nonsense.courtyard"), "no journal\n").unwrap();
    let folder = tempdir().unwrap();
    let always = Always(vec![from("monday.courtyard")], Rc::default());
    let mut person = Person::choosing(folder.path(), PHONE, Box::new(always));
    person.tap("Archive, trash and import");
    person.expect("Nothing here yet.");
    person.tap("Import games");
    person.tap("Choose files");
    person.expect("monday.courtyard was imported as monday.");
    person.drop_files(&[
        from("monday.courtyard"),
        from("tuesday.courtyard"),
        from("nonsense.courtyard"),
    ]);
    person.expect("monday.courtyard was already here, as monday.");
    person.expect("tuesday.courtyard was imported");
    person.expect("nonsense.courtyard was not imported. ");
    assert!(person.is_off("Import this file"));
    let file = from("wednesday.courtyard").display().to_string();
    person.write("File", &file);
    person.tap("Import this file");
    person.expect("wednesday.courtyard was imported");
    person.tap("Back");
    assert_eq!(listed(&person), ["monday", "tuesday", "wednesday"]);
    for name in ["monday", "tuesday", "wednesday"] {
        let name = format!("{name}.courtyard");
        let here = folder.path().join("sessions").join(&name);
        assert_eq!(fs::read(here).unwrap(), fs::read(from(&name)).unwrap());
    }
    // Files can also be dropped on the start screen.
    person.tap("Back");
    person.drop_files(&[from("tuesday.courtyard")]);
    person.expect("tuesday.courtyard was already here");
}

#[test]
fn all_sessions_are_exported_to_one_archive_and_imported_elsewhere() {
    let folder = three();
    let elsewhere = tempdir().unwrap();
    let archive = elsewhere.path().join("all.zip");
    let mut person = at_the_list(folder.path(), PHONE);
    more_of(&mut person, "monday");
    person.tap("Move to the archive");
    more_of(&mut person, "tuesday");
    person.tap("Move to trash");
    person.tap("Export all");
    assert!(person.written("File").ends_with(".zip"));
    person.write("File", &archive.display().to_string());
    person.tap("Save");
    person.expect("Saved as ");

    let other = tempdir().unwrap();
    let mut person = Person::at(other.path(), LAPTOP);
    person.drop_files(std::slice::from_ref(&archive));
    person.expect("all.zip, archive/monday.courtyard was imported as monday.");
    person.expect("all.zip, sessions/wednesday.courtyard was imported");
    for (shelf, name) in [("archive", "monday"), ("sessions", "wednesday")] {
        let journal = |folder: &TempDir| {
            let shelf = folder.path().join(shelf);
            fs::read(shelf.join(name).with_extension("courtyard")).unwrap()
        };
        assert_eq!(journal(&folder), journal(&other));
    }
    assert!(on_shelf(other.path(), "bin").is_empty());
    fs::write(&archive, "no archive").unwrap();
    person.drop_files(&[archive]);
    person.expect("all.zip was not imported. ");
}

#[test]
fn a_long_list_lays_out_only_visible_rows() {
    let folder = tempdir().unwrap();
    for n in 0..300 {
        course::lay_out(folder.path(), &format!("evening {n:03}"), CATS, 1);
    }
    let mut person = at_the_list(folder.path(), PHONE);
    person.expect("Games: 300 of 300");
    let rows = listed(&person).len();
    assert!((3..30).contains(&rows), "{rows} rows are laid out");
    person.write("Search", "evening 299");
    person.expect("Games: 1 of 300");
}

#[test]
fn nothing_is_exported_from_an_empty_list() {
    let folder = tempdir().unwrap();
    for size in [PHONE, LAPTOP] {
        let mut person = Person::at(folder.path(), size);
        person.tap("Archive, trash and import");
        for shelf in ["Archive", "Games"] {
            person.tap(shelf);
            assert!(person.is_off("Export all"));
            person.tap("Export all");
            person
                .expect("There is no game to export: neither among the games nor in the archive.");
            assert!(person.has("Import games"), "{}", person.screen_text());
        }
        person.tap("Trash");
        person.tap("Empty the trash");
        person.expect("Nothing here yet.");
    }
    // Archived games are exported, those in the trash are not.
    let folder = library(&[("monday", CATS, 107, ["Ana", "Ben"])]);
    let mut person = at_the_list(folder.path(), PHONE);
    more_of(&mut person, "monday");
    person.tap("Move to the archive");
    assert!(!person.is_off("Export all"));
    person.tap("Archive");
    more_of(&mut person, "monday");
    person.tap("Move to trash");
    assert!(person.is_off("Export all"));
}
