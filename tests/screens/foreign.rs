//! A journal passed to the app at start: it is shown read-only, and imported on request.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

/// A data folder with another running game, and a folder elsewhere with a journal of this number of entries.
fn laid_out(entries: usize) -> (TempDir, TempDir, PathBuf) {
    let (own, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
    course::lay_out(own.path(), "own", CATS, 5);
    let folder = elsewhere.path().join("Käthes Spiele");
    let journal = course::lay_out(&folder, "an evening", CATS, entries);
    (own, elsewhere, journal)
}

/// All files below a folder, with their contents.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(everything(&path));
        } else {
            all.push((path.clone(), fs::read(&path).unwrap()));
        }
    }
    all.sort();
    all
}

#[test]
fn a_foreign_journal_is_viewed_and_imported_and_stays_unchanged() {
    for (size, entries) in [(PHONE, 40), (LAPTOP, 107)] {
        let (own, elsewhere, journal) = laid_out(entries);
        let before = everything(elsewhere.path());
        let mut person = Person::opening(own.path(), size, &journal);
        person.expect("@onlooker-foreign file=*");
        person.expect(&format!("@look-where n={entries} count={entries}"));
        person.tap("@onlooker-take-in");
        person.expect("@library-taken file=(an evening.courtyard) name=(an evening)");
        let taken = own.path().join("sessions/an evening.courtyard");
        assert_eq!(fs::read(taken).unwrap(), fs::read(&journal).unwrap());
        if entries < 107 {
            person.tap("@onlooker-play");
            assert!(person.has("@menu") && person.has("@kind-end-turn"));
        }
        assert_eq!(everything(elsewhere.path()), before);
    }
}

#[test]
fn a_known_journal_is_not_imported_twice() {
    let (own, _elsewhere, journal) = laid_out(40);
    fs::copy(&journal, own.path().join("sessions/known.courtyard")).unwrap();
    let mut person = Person::opening(own.path(), LAPTOP, &journal);
    person.tap("@onlooker-take-in");
    person.expect("@library-known file=(an evening.courtyard) name=known");
    assert_eq!(everything(&own.path().join("sessions")).len(), 2);
}

#[test]
fn closing_a_foreign_journal_imports_nothing() {
    let (own, elsewhere, journal) = laid_out(40);
    let before = (everything(own.path()), everything(elsewhere.path()));
    let mut person = Person::opening(own.path(), LAPTOP, &journal);
    person.tap("@look-leave");
    assert!(person.has("@settings-title"));
    assert_eq!(
        (everything(own.path()), everything(elsewhere.path())),
        before
    );
}

#[test]
fn a_journal_of_the_library_is_recognised_by_any_path() {
    let (own, _elsewhere, _) = laid_out(40);
    let crooked = own.path().join("sessions/../sessions/own.courtyard");
    let mut person = Person::opening(own.path(), LAPTOP, &crooked);
    person.expect("@look-where n=5 count=5");
    assert!(!person.has("@onlooker-take-in"));
    person.tap("@onlooker-play");
    assert!(person.has("@menu"));
}

#[test]
fn a_damaged_journal_is_shown_up_to_its_fault_and_not_imported() {
    let (own, elsewhere, journal) = laid_out(40);
    let mut content = fs::read_to_string(&journal).unwrap();
    content += "{\"n\":41,\"what\":1}\n{}\n";
    fs::write(&journal, content).unwrap();
    let before = everything(elsewhere.path());
    let person = Person::opening(own.path(), LAPTOP, &journal);
    person.expect("@onlooker-damaged line=42 entries=40 lost=2 why=*");
    assert!(!person.has("@onlooker-take-in") && !person.has("@onlooker-repair entries=40"));
    assert_eq!(everything(elsewhere.path()), before);
}

#[test]
fn a_file_that_is_no_journal_is_reported_on_the_start_screen() {
    let (own, elsewhere, _) = laid_out(1);
    let letter = elsewhere.path().join("letter.courtyard");
    fs::write(&letter, "Dear Zoë").unwrap();
    for file in [letter, elsewhere.path().join("gone.courtyard")] {
        let person = Person::opening(own.path(), PHONE, &file);
        let name = file.display().to_string();
        person.expect(&format!("@home-file file=({name}) why=*"));
        assert!(person.has("@settings-title"));
    }
}
