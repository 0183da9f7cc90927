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
    if person.has("@menu") {
        person.tap("@menu");
        person.tap("@menu-leave");
    }
    person.tap(&person.name_of("@home-all count=*"));
    person
}

/// The names of the sessions on the list.
fn listed(person: &Person) -> Vec<String> {
    let names = person.names().into_iter();
    let start = person.say("@library-more-of session=()");
    let more = names.filter_map(|(_, name)| Some(name.strip_prefix(&start)?.to_owned()));
    let mut titles: Vec<String> = more
        .map(|name| name.split(':').next().unwrap_or_default().to_owned())
        .collect();
    titles.sort();
    titles
}

/// Opens this session's menu.
fn more_of(person: &mut Person, title: &str) {
    let name = person.name_of(&format!("@library-more-of session=({title}: )"));
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
        person.write("@library-search", "ana");
        assert_eq!(listed(&person), ["monday", "tuesday"]);
        person.write("@library-search", "ana zoë");
        assert_eq!(listed(&person), ["tuesday"]);
        person.write("@library-search", "wednes");
        assert_eq!(listed(&person), ["wednesday"]);
        person.write("@library-search", "nobody");
        assert_eq!(listed(&person), [""; 0]);
        person.expect("@library-none-such");
        person.write("@library-search", " ");
        person.tap("@library-filters");
        person.tap("@library-ending-won");
        person.tap("@library-show of=3 count=1");
        assert_eq!(listed(&person), ["monday"]);
        person.tap("@library-filters-on name=(@library-filters) count=1");
        person.tap("@result-draw");
        person.tap("@dueling-nobles-edition-duelo");
        person.tap("@library-show count=0 of=3");
        person.expect("@library-none-such");
        person.tap("@library-filters-on name=(@library-filters) count=2");
        person.tap("@library-ending-any");
        person.tap("@choose-any-edition");
        person.tap("@library-days-between");
        person.write("@library-since", "2021-11-20");
        person.write("@library-until", "2021-11-20");
        assert!(person.has("@library-show count=3 of=3"));
        person.write("@library-until", "2021-11-19");
        assert!(person.has("@library-show count=0 of=3"));
        person.write("@library-until", "yesterday");
        person.expect("@library-no-day day=(yesterday) example=*");
        person.write("@library-since", "2021-11-21");
        assert!(person.has("@library-show count=0 of=3"));
        person.tap("@library-days-year");
        person.tap("@library-show count=0 of=3");
        assert_eq!(listed(&person), [""; 0]);
    }
}

#[test]
fn a_session_is_renamed_archived_restored_and_deleted() {
    for size in [PHONE, LAPTOP] {
        let folder = three();
        let mut person = at_the_list(folder.path(), size);
        more_of(&mut person, "monday");
        person.write("@library-name", "A long/evening");
        person.tap("@library-rename");
        person.expect("@library-renamed name=(A long-evening)");
        assert_eq!(listed(&person), ["A long-evening", "tuesday", "wednesday"]);
        more_of(&mut person, "A long-evening");
        person.tap("@library-archive-it");
        assert_eq!(listed(&person), ["tuesday", "wednesday"]);
        assert_eq!(
            on_shelf(folder.path(), "archive"),
            ["A long-evening.courtyard"]
        );
        person.tap("@library-archive");
        more_of(&mut person, "A long-evening");
        person.tap("@library-put-it-back");
        person.expect("@library-none");
        person.tap("@library-sessions");
        more_of(&mut person, "tuesday");
        person.tap("@library-delete");
        person.expect("@library-binned");
        assert_eq!(on_shelf(folder.path(), "bin"), ["tuesday.courtyard"]);
        person.tap("@library-bin");
        // Deleted games cannot be continued by accident.
        person.tap(&person.name_of("tuesday: "));
        assert!(!person.has("@library-open") && person.has("@look-title"));
        person.tap("@library-erase");
        assert_eq!(on_shelf(folder.path(), "bin"), ["tuesday.courtyard"]);
        person.tap("@library-erase-sure");
        person.expect("@library-erased");
        assert!(on_shelf(folder.path(), "bin").is_empty());
        assert!(person.is_off("@library-empty"));
        person.tap("@library-empty");
        assert!(!person.has("@library-keep"));
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
        more_of(&mut person, "(@list-and before=Mraia last=Ben)");
        person.write("@setup-name-of player=(@player-unnamed number=1)", "Ben ");
        assert!(person.describes(
            "@player-names-same first=(@player-unnamed number=1) second=(@player-unnamed number=2)"
        ));
        person.tap("@library-players-change");
        person.write("@setup-name-of player=(@player-unnamed number=1)", " ");
        assert!(person.describes("@player-name-missing player=(@player-unnamed number=1)"));
        person.write("@setup-name-of player=(@player-unnamed number=1)", "Maria");
        person.tap("@library-players-change");
        person.expect("@library-players-changed players=(@list-and before=Maria last=Ben)");
        let pair = person.say("@list-and before=Maria last=Ben");
        assert_eq!(listed(&person), [&*pair, "monday"]);
        assert_eq!(
            on_shelf(folder.path(), "sessions"),
            ["2021-11-20-190311-maria-ben.courtyard", "monday.courtyard"]
        );
        person.tap(&person.name_of("(@list-and before=Maria last=Ben): "));
        person.expect("@bar-won name=Maria");
        person.tap("@menu-leave");
        person.tap("@statistics-title");
        person.expect("Maria");
        assert!(!person.reads("Mraia"), "{}", person.screen_text());
        person.tap("@back");
        person.tap("@home-new");
        assert_eq!(
            person.written("@setup-name-of player=(@player-unnamed number=1)"),
            "Maria"
        );
        assert!(!person.has("Mraia"));
        // The same on the page of an archived game, with Enter instead of the button.
        person.tap("@back");
        person.tap(&person.name_of("@home-all count=*"));
        more_of(&mut person, "monday");
        person.tap("@library-archive-it");
        person.tap("@library-archive");
        more_of(&mut person, "monday");
        person.write("@setup-name-of player=(@player-unnamed number=1)", "Mary");
        person.press(Modifiers::NONE, Key::Enter);
        assert_eq!(
            person.focused(),
            person.say("@setup-name-of player=(@player-unnamed number=2)")
        );
        person.press(Modifiers::NONE, Key::Enter);
        person.expect("@library-players-changed players=(@list-and before=Mary last=Ben)");
        assert_eq!(listed(&person), ["monday"]);
    }
}

#[test]
fn the_trash_is_emptied_after_a_confirmation() {
    let folder = three();
    let mut person = at_the_list(folder.path(), PHONE);
    for title in ["monday", "tuesday"] {
        more_of(&mut person, title);
        person.tap("@library-delete");
    }
    person.tap("@library-bin");
    person.tap("@library-empty");
    person.expect("@library-empty-about count=2");
    person.tap("@library-empty-ask count=2");
    person.tap("@library-keep");
    assert_eq!(on_shelf(folder.path(), "bin").len(), 2);
    person.tap("@library-empty");
    person.tap("@library-empty-ask count=2");
    person.expect("@library-empty-sure count=*");
    person.tap("@library-empty-now count=2");
    person.expect("@library-emptied count=2");
    assert!(on_shelf(folder.path(), "bin").is_empty());
    assert_eq!(on_shelf(folder.path(), "sessions"), ["wednesday.courtyard"]);
}

#[test]
fn a_session_opens_at_its_table_or_in_look_back() {
    let folder = three();
    let mut person = at_the_list(folder.path(), LAPTOP);
    person.tap(&person.name_of("monday: "));
    person.expect("@bar-won name=Ana");
    person.tap("@look-title");
    person.expect("@look-where n=107 count=107");
    person.tap("@look-leave");
    person.tap("@menu-leave");
    person.tap(&person.name_of("@home-all count=*"));
    more_of(&mut person, "tuesday");
    person.tap("@look-title");
    person.expect("@look-where n=30 count=30");
    person.press(Modifiers::NONE, Key::ArrowLeft);
    person.expect("@look-where n=29 count=30");
    person.tap("@onlooker-play");
    assert!(person.has("@menu") && person.has("@kind-end-turn"));
}

#[test]
fn a_session_open_elsewhere_is_not_moved() {
    let folder = three();
    let mut other = at_the_list(folder.path(), PHONE);
    other.tap(&other.name_of("tuesday: "));
    let mut person = at_the_list(folder.path(), LAPTOP);
    more_of(&mut person, "tuesday");
    for deed in [
        "@library-archive-it",
        "@library-delete",
        "@library-rename",
        "@library-players-change",
    ] {
        if deed == "@library-rename" {
            person.write("@library-name", "mine");
        }
        if deed == "@library-players-change" {
            person.write("@setup-name-of player=(@player-unnamed number=1)", "Anna");
        }
        person.tap(deed);
        person.expect("@library-in-use");
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
    person.tap("@library-give");
    let journal = folder.path().join("sessions/monday.courtyard");
    for (form, ending, begins) in [
        ("@library-form-journal", "courtyard", "{\"courtyard\":1"),
        ("@library-form-md", "md", "# Ana"),
        ("@library-form-html", "html", "<!DOCTYPE html>"),
        ("@library-form-csv", "csv", ""),
    ] {
        person.tap(form);
        assert!(
            person
                .written("@library-file-field")
                .ends_with(&format!("monday.{ending}"))
        );
        let file = elsewhere.path().join("copy").with_extension(ending);
        person.write("@library-file-field", &file.display().to_string());
        person.tap("@library-write");
        person.expect("@library-written file=*");
        let content = fs::read_to_string(&file).unwrap();
        assert!(
            content.to_lowercase().starts_with(&begins.to_lowercase()),
            "{form}"
        );
        fs::write(&file, "mine").unwrap();
        person.tap("@library-write");
        person.expect("@saving-not-written file=* why=*");
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
        person.write("@library-file-field", "monday");
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
    if person.has("@menu") {
        person.tap("@menu");
        person.tap("@menu-leave");
    }
    person.tap(&person.name_of("@home-all count=*"));
    more_of(&mut person, "monday");
    person.tap("@library-give");
    person.tap("@library-form-md");
    person.tap("@library-choose-place");
    person.expect("@library-written file=*");
    assert!(fs::read_to_string(&place).unwrap().starts_with("# "));
    let wish = Wish::SaveAs {
        title: person.say("@library-give"),
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
    person.tap("@home-all count=0");
    person.expect("@library-none");
    person.tap("@library-take");
    person.tap("@library-choose-files");
    person.expect("@library-taken file=monday.courtyard name=monday");
    person.drop_files(&[
        from("monday.courtyard"),
        from("tuesday.courtyard"),
        from("nonsense.courtyard"),
    ]);
    person.expect("@library-known file=monday.courtyard name=monday");
    person.expect("@library-taken file=tuesday.courtyard name=*");
    person.expect("@library-not-taken file=nonsense.courtyard why=*");
    assert!(person.is_off("@library-take-this"));
    let file = from("wednesday.courtyard").display().to_string();
    person.write("@library-file-field", &file);
    person.tap("@library-take-this");
    person.expect("@library-taken file=wednesday.courtyard name=*");
    person.tap("@back");
    assert_eq!(listed(&person), ["monday", "tuesday", "wednesday"]);
    for name in ["monday", "tuesday", "wednesday"] {
        let name = format!("{name}.courtyard");
        let here = folder.path().join("sessions").join(&name);
        assert_eq!(fs::read(here).unwrap(), fs::read(from(&name)).unwrap());
    }
    // Files can also be dropped on the start screen.
    person.tap("@back");
    person.drop_files(&[from("tuesday.courtyard")]);
    person.expect("@library-known file=tuesday.courtyard name=*");
}

#[test]
fn all_sessions_are_exported_to_one_archive_and_imported_elsewhere() {
    let folder = three();
    let elsewhere = tempdir().unwrap();
    let archive = elsewhere.path().join("all.zip");
    let mut person = at_the_list(folder.path(), PHONE);
    more_of(&mut person, "monday");
    person.tap("@library-archive-it");
    more_of(&mut person, "tuesday");
    person.tap("@library-delete");
    person.tap("@library-give-all");
    assert!(person.written("@library-file-field").ends_with(".zip"));
    person.write("@library-file-field", &archive.display().to_string());
    person.tap("@library-write");
    person.expect("@library-written file=*");

    let other = tempdir().unwrap();
    let mut person = Person::at(other.path(), LAPTOP);
    person.drop_files(std::slice::from_ref(&archive));
    person.expect("@library-taken file=(all.zip, archive/monday.courtyard) name=monday");
    person.expect("@library-taken file=(all.zip, sessions/wednesday.courtyard) name=wednesday");
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
    person.expect("@library-not-taken file=all.zip why=*");
}

#[test]
fn a_long_list_lays_out_only_visible_rows() {
    let folder = tempdir().unwrap();
    for n in 0..300 {
        course::lay_out(folder.path(), &format!("evening {n:03}"), CATS, 1);
    }
    let mut person = at_the_list(folder.path(), PHONE);
    person.expect("@library-title shelf=(@library-sessions) count=300 of=300");
    let rows = listed(&person).len();
    assert!((3..30).contains(&rows), "{rows} rows are laid out");
    person.write("@library-search", "evening 299");
    person.expect("@library-title shelf=(@library-sessions) count=1 of=300");
}

#[test]
fn nothing_is_exported_from_an_empty_list() {
    let folder = tempdir().unwrap();
    for size in [PHONE, LAPTOP] {
        let mut person = Person::at(folder.path(), size);
        person.tap("@home-all count=0");
        for shelf in ["@library-archive", "@library-sessions"] {
            person.tap(shelf);
            assert!(person.is_off("@library-give-all"));
            person.tap("@library-give-all");
            person.expect("@archive-nothing");
            assert!(person.has("@library-take"), "{}", person.screen_text());
        }
        person.tap("@library-bin");
        person.tap("@library-empty");
        person.expect("@library-none");
    }
    // Archived games are exported, those in the trash are not.
    let folder = library(&[("monday", CATS, 107, ["Ana", "Ben"])]);
    let mut person = at_the_list(folder.path(), PHONE);
    more_of(&mut person, "monday");
    person.tap("@library-archive-it");
    assert!(!person.is_off("@library-give-all"));
    person.tap("@library-archive");
    more_of(&mut person, "monday");
    person.tap("@library-delete");
    assert!(person.is_off("@library-give-all"));
}

#[test]
fn a_game_in_the_trash_is_restored_where_its_import_is_refused() {
    let folder = three();
    let journal = fs::read(folder.path().join("sessions/monday.courtyard")).unwrap();
    let elsewhere = tempdir().unwrap();
    let copy = elsewhere.path().join("copy.courtyard");
    fs::write(&copy, journal).unwrap();
    let mut person = at_the_list(folder.path(), PHONE);
    more_of(&mut person, "monday");
    person.tap("@library-delete");
    assert_eq!(on_shelf(folder.path(), "bin"), ["monday.courtyard"]);
    person.tap("@library-take");
    person.write("@library-file-field", &copy.display().to_string());
    person.tap("@library-take-this");
    person.expect("copy.courtyard");
    person.tap("@library-put-it-back");
    assert_eq!(on_shelf(folder.path(), "bin"), [""; 0]);
    assert!(!person.has("@library-put-it-back"));
    person.tap("@back");
    assert_eq!(listed(&person), ["monday", "tuesday", "wednesday"]);
}
