use std::fs;
use std::thread;
use std::time::{Duration, SystemTime};

use super::*;
use chrono::DateTime;
use courtyard_core::seat::EitherSeat;
use courtyard_dueling_nobles::rules::{Action, DuelingNobles};
use courtyard_session::{BotData, Moment, Step};
use serde_json::json;

fn moment() -> Moment {
    DateTime::parse_from_rfc3339("2026-11-20T19:03:11+01:00").unwrap()
}

fn header() -> Header {
    serde_json::from_value(serde_json::json!({
        "courtyard": 1, "game": "dueling-nobles", "edition": "duelo",
        "players": ["Ana", "../Ben"], "started": moment(),
    }))
    .unwrap()
}

fn note(text: &str) -> Step<Action> {
    Step::Do(Action::Note { text: text.into() })
}

fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(Some(folder.path().to_owned()), crate::dueling_nobles()).unwrap();
    (folder, library)
}

fn begin(library: &Library) -> OpenSession<DuelingNobles> {
    library.begin(header()).unwrap()
}

/// A new session with these notes.
fn played(library: &Library, notes: &[&str]) -> OpenSession<DuelingNobles> {
    let mut keeper = begin(library);
    for text in notes {
        keeper.record(note(text), moment()).unwrap();
    }
    keeper
}

/// The journal of a closed session with these notes.
fn noted(library: &Library, notes: &[&str]) -> PathBuf {
    played(library, notes).path().to_owned()
}

fn is_in_use(library: &Library, path: &Path) -> bool {
    let resumed = library.resume::<DuelingNobles>(path);
    matches!(resumed, Err(LibraryError::InUse(_)))
}

#[test]
fn a_recorded_step_is_on_disk_before_it_is_shown() {
    let (_folder, library) = library();
    let keeper = played(&library, &["tea"]);
    let text = fs::read_to_string(keeper.path()).unwrap();
    assert!(text.lines().last().unwrap().contains("tea"));
    let summary = &library.sessions().unwrap()[0];
    assert_eq!(summary.content.as_ref().unwrap().entries, 1);
    assert_eq!(keeper.path().parent(), Some(&*library.folder()));
}

#[test]
fn a_session_is_open_in_one_place_and_free_afterwards() {
    let (_folder, library) = library();
    let keeper = begin(&library);
    let path = keeper.path().to_owned();
    assert!(is_in_use(&library, &path));
    drop(keeper);
    library.resume::<DuelingNobles>(&path).unwrap();
}

#[test]
fn a_draft_is_saved_until_it_is_removed() {
    let (_folder, library) = library();
    assert_eq!(library.draft(), None);
    library.forget_draft().unwrap();
    library.keep_draft(b"one").unwrap();
    library.keep_draft(b"two").unwrap();
    assert_eq!(library.draft().as_deref(), Some(&b"two"[..]));
    assert!(library.sessions().unwrap().is_empty());
    library.forget_draft().unwrap();
    assert_eq!(library.draft(), None);
}

#[test]
fn two_sessions_created_in_one_second_get_two_files() {
    let (_folder, library) = library();
    let (a, b) = (begin(&library), begin(&library));
    assert_ne!(a.path(), b.path());
    assert_eq!(library.sessions().unwrap().len(), 2);
}

#[test]
fn a_played_session_is_stored_whole_and_can_continue() {
    let (_folder, library) = library();
    let played = played(&library, &["one", "two"]);
    let mut copy = library.create_from(played.session().clone()).unwrap();
    assert_ne!(copy.path(), played.path());
    assert_eq!(
        fs::read(copy.path()).unwrap(),
        fs::read(played.path()).unwrap()
    );
    let path = copy.path().to_owned();
    assert!(is_in_use(&library, &path));
    copy.record(note("three"), moment()).unwrap();
    drop(copy);
    let (copy, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
    assert_eq!((copy.session().entries().len(), recovery), (3, None));
    // Only journals and locks remain.
    let left = fs::read_dir(library.folder()).unwrap().map(|e| e.unwrap());
    let strange = |e: &fs::DirEntry| {
        let path = e.path();
        let kind = path.extension().and_then(|e| e.to_str());
        !matches!(kind, Some("courtyard" | "lock"))
    };
    assert_eq!(left.filter(strange).count(), 0);
}

#[test]
fn a_session_waits_in_memory_until_its_folder_is_back() {
    let (_folder, library) = library();
    let played = begin(&library);
    let session = played.session().clone();
    drop(played);
    fs::remove_dir_all(library.folder()).unwrap();
    let mut keeper = library.create_from(session).unwrap();
    assert!(!keeper.is_saved() && !library.folder().exists());
    assert_eq!(
        keeper.trouble().map(io::Error::kind),
        Some(io::ErrorKind::NotFound)
    );
    keeper.record(note("tea"), moment()).unwrap();
    assert_eq!(keeper.unsaved(), 1);
    fs::create_dir(library.folder()).unwrap();
    assert!(keeper.save() && keeper.trouble().is_none());
    assert_eq!(fs::read(keeper.path()).unwrap(), keeper.journal().unwrap());
}

#[test]
fn an_incomplete_line_is_set_aside_and_the_game_continues() {
    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, [&whole[..], b"{\"n\":2,\"at\":\"20"].concat()).unwrap();
    let (mut keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
    let Some(Recovery::SetAside(aside)) = recovery else {
        panic!("nothing was set aside");
    };
    assert_eq!(fs::read(aside).unwrap(), b"{\"n\":2,\"at\":\"20");
    assert_eq!(fs::read(&path).unwrap(), whole);
    keeper.record(note("two"), moment()).unwrap();
    drop(keeper);
    let (keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
    assert_eq!((keeper.session().entries().len(), recovery), (2, None));
}

#[test]
fn a_complete_last_line_without_its_line_end_is_accepted() {
    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 1]).unwrap();
    let (mut keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
    keeper.record(note("two"), moment()).unwrap();
    drop(keeper);
    let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
    assert_eq!(keeper.session().entries().len(), 2);
}

#[test]
fn an_altered_journal_is_not_changed() {
    let (_folder, library) = library();
    let path = noted(&library, &["tea"]);
    let altered = fs::read_to_string(&path).unwrap().replace("tea", "sea");
    fs::write(&path, &altered).unwrap();
    let resumed = library.resume::<DuelingNobles>(&path);
    assert!(matches!(
        resumed,
        Err(LibraryError::Damaged {
            line: 2,
            code: "bad-crc",
            ..
        })
    ));
    assert_eq!(fs::read_to_string(&path).unwrap(), altered);
}

#[test]
fn failed_writes_are_repeated_in_order() {
    let (_folder, library) = library();
    let mut keeper = played(&library, &["one"]);
    let (folder, away) = (library.folder(), library.folder().with_extension("away"));
    fs::rename(&folder, &away).unwrap();
    for text in ["two", "three"] {
        keeper.record(note(text), moment()).unwrap();
    }
    assert!(!keeper.is_saved() && !keeper.save());
    assert_eq!(keeper.unsaved(), 2);
    assert_eq!(keeper.session().entries().len(), 3);
    fs::rename(&away, &folder).unwrap();
    keeper.record(note("four"), moment()).unwrap();
    assert!(keeper.is_saved());
    let path = keeper.path().to_owned();
    assert_eq!(fs::read(&path).unwrap(), keeper.journal().unwrap());
    drop(keeper);
    let (keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
    assert_eq!((keeper.session().entries().len(), recovery), (4, None));
}

#[test]
fn a_removed_journal_is_written_again() {
    let (_folder, library) = library();
    let mut keeper = played(&library, &["one", "two"]);
    fs::remove_file(keeper.path()).unwrap();
    keeper.record(note("three"), moment()).unwrap();
    assert!(keeper.is_saved());
    assert_eq!(fs::read(keeper.path()).unwrap(), keeper.journal().unwrap());
    assert_eq!(keeper.moved(), None);
}

/// Continues after another program has changed the journal. The changed file must remain unchanged, and the session
/// must be complete in another journal with its own lock.
#[track_caller]
fn goes_on_elsewhere(make: impl Fn(&Path)) {
    let (_folder, library) = library();
    let mut keeper = played(&library, &["one", "two"]);
    let first = keeper.path().to_owned();
    make(&first);
    let foreign = fs::read(&first).unwrap();
    for text in ["three", "four"] {
        keeper.record(note(text), moment()).unwrap();
        assert!(keeper.is_saved());
    }
    assert_eq!(fs::read(&first).unwrap(), foreign);
    let own = keeper.path().to_owned();
    assert_ne!(own, first);
    let moved = Moved {
        from: first.clone(),
        to: own.clone(),
    };
    assert_eq!(keeper.moved(), Some(&moved));
    assert_eq!(fs::read(&own).unwrap(), keeper.journal().unwrap());
    assert!(is_in_use(&library, &own));
    drop(keeper);
    let (keeper, recovery) = library.resume::<DuelingNobles>(&own).unwrap();
    assert_eq!((keeper.session().entries().len(), recovery), (4, None));
    // Only the two journals remain.
    assert_eq!(fs::read_dir(library.folder()).unwrap().count(), 2);
}

#[test]
fn a_truncated_journal_is_not_changed() {
    goes_on_elsewhere(|path| {
        let whole = fs::read(path).unwrap();
        fs::write(path, &whole[..whole.len() / 2]).unwrap();
    });
}

#[test]
fn a_journal_extended_elsewhere_is_not_changed() {
    goes_on_elsewhere(|path| {
        let whole = fs::read(path).unwrap();
        fs::write(path, [&whole[..], b"a stranger\n"].concat()).unwrap();
    });
}

#[test]
fn a_file_that_replaced_the_journal_is_not_changed() {
    let replace = |path: &Path, content: &[u8]| {
        let new = path.with_extension("sync");
        fs::write(&new, content).unwrap();
        fs::rename(&new, path).unwrap();
    };
    goes_on_elsewhere(|path| replace(path, b"another"));
    // Identical bytes, but another file, which may be replaced again.
    goes_on_elsewhere(|path| replace(path, &fs::read(path).unwrap()));
    // The same length, in the same file.
    goes_on_elsewhere(|path| {
        let same = vec![b'x'; fs::read(path).unwrap().len()];
        fs::write(path, same).unwrap();
    });
    // A longer journal of the same session, as if continued on another machine.
    goes_on_elsewhere(|path| {
        let text = fs::read_to_string(path).unwrap();
        let (folder, other) = library();
        let copy = other.folder().join("copy.courtyard");
        fs::write(&copy, text).unwrap();
        let (mut keeper, _) = other.resume::<DuelingNobles>(&copy).unwrap();
        keeper.record(note("elsewhere"), moment()).unwrap();
        replace(path, &fs::read(&copy).unwrap());
        drop(folder);
    });
}

#[cfg(unix)]
#[test]
fn the_lock_belongs_to_the_journal_under_any_name() {
    let (_folder, library) = library();
    let keeper = begin(&library);
    // No lock file exists that could be removed.
    let all = fs::read_dir(library.folder()).unwrap();
    assert_eq!(all.count(), 1);
    let link = library.folder().join("link.courtyard");
    fs::hard_link(keeper.path(), &link).unwrap();
    let symbolic = library.folder().join("symbolic.courtyard");
    std::os::unix::fs::symlink(keeper.path(), &symbolic).unwrap();
    let moved = library.folder().join("moved.courtyard");
    fs::rename(keeper.path(), &moved).unwrap();
    for path in [&link, &moved] {
        assert!(is_in_use(&library, path));
        assert!(!library.is_free(path).unwrap());
    }
    fs::rename(&moved, keeper.path()).unwrap();
    assert!(is_in_use(&library, &symbolic));
    drop(keeper);
    library.resume::<DuelingNobles>(&symbolic).unwrap();
}

#[cfg(unix)]
#[test]
fn foreign_files_with_similar_names_are_not_changed() {
    let (folder, _) = library();
    let sessions = folder.path().join("sessions");
    let target = folder.path().join("nobody");
    for link in ["Cargo.lock", "Cargo.courtyard-part"] {
        std::os::unix::fs::symlink(&target, sessions.join(link)).unwrap();
    }
    for (file, text) in [
        ("index", "mine"),
        ("index.new", "mine"),
        ("settings.new", "mine"),
        ("sessions/set-up.new", "mine"),
    ] {
        fs::write(folder.path().join(file), text).unwrap();
    }
    fs::create_dir(sessions.join("Taken.courtyard")).unwrap();
    std::os::unix::fs::symlink(&target, sessions.join("Taken-2.courtyard")).unwrap();
    let library = Library::open(Some(folder.path().to_owned()), crate::dueling_nobles()).unwrap();
    library.keep_draft(b"draft").unwrap();
    let path = noted(&library, &["one"]);
    let taken = library.rename(&path, "Taken").unwrap();
    assert_eq!(names::stem(&taken), "Taken-3");
    let whole = fs::read(&taken).unwrap();
    fs::write(sessions.join("Cargo.courtyard"), &whole).unwrap();
    for n in 0..40 {
        fs::write(sessions.join(format!("game {n}.courtyard")), &whole).unwrap();
    }
    library.sessions().unwrap();
    let (keeper, _) = library
        .resume::<DuelingNobles>(&sessions.join("Cargo.courtyard"))
        .unwrap();
    drop(keeper);
    assert!(fs::symlink_metadata(sessions.join("Cargo.lock")).is_ok());
    assert!(!target.exists());
    for file in ["index", "index.new", "settings.new", "sessions/set-up.new"] {
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        assert_eq!(text, "mine", "{file}");
    }
}

fn paths(library: &Library, shelf: Shelf) -> Vec<PathBuf> {
    let all = library.list(shelf, &Progress::default()).unwrap();
    all.into_iter().map(|s| s.path).collect()
}

#[test]
fn a_session_moves_between_shelves_with_its_files() {
    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let whole = fs::read(&path).unwrap();
    fs::write(path.with_extension("damaged-1"), "old").unwrap();
    // A file whose name merely begins with the same letters belongs to another session.
    let other = path.with_file_name(format!("{}x.damaged-1", names::stem(&path)));
    fs::write(&other, "another").unwrap();
    let put_away = library.put(&path, Shelf::Archive).unwrap();
    assert_eq!(paths(&library, Shelf::Sessions), [] as [PathBuf; 0]);
    assert_eq!(
        paths(&library, Shelf::Archive),
        std::slice::from_ref(&put_away)
    );
    assert_eq!(library.shelf_of(&put_away), Some(Shelf::Archive));
    assert_eq!(fs::read(&put_away).unwrap(), whole);
    assert_eq!(
        fs::read(put_away.with_extension("damaged-1")).unwrap(),
        b"old"
    );
    assert!(other.exists());
    let again = library.put(&put_away, Shelf::Sessions).unwrap();
    assert_eq!(again, path);
    // An open session is not moved.
    let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
    let refused = library.put(&path, Shelf::Bin);
    assert!(matches!(refused, Err(LibraryError::InUse(_))));
    drop(keeper);
    let binned = library.put(&path, Shelf::Bin).unwrap();
    assert_eq!(library.find(&names::stem(&binned)).unwrap(), Some(binned));
    assert_eq!(library.empty_bin().unwrap(), 1);
    let left = fs::read_dir(library.data.join("bin")).unwrap().count();
    assert_eq!(left, 0);
}

#[test]
fn a_name_is_a_file_name_and_never_a_path() {
    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let name = |path: &Path| {
        let all = library.sessions().unwrap();
        all.iter().find(|s| s.path == path).unwrap().name()
    };
    assert_eq!(name(&path), None);
    let renamed = library
        .rename(&path, " ../../Christmas: the final? ")
        .unwrap();
    assert_eq!(renamed.parent(), Some(&*library.folder()));
    assert_eq!(name(&renamed).unwrap(), "-..-Christmas- the final-");
    let other = noted(&library, &["two"]);
    let other = library.rename(&other, "Christmas").unwrap();
    let third = noted(&library, &["three"]);
    let third = library.rename(&third, "Christmas").unwrap();
    assert_eq!(name(&third).unwrap(), "Christmas-2");
    for bad in ["...", "/", "\u{7}", "???"] {
        let refused = library.rename(&other, bad);
        assert!(matches!(refused, Err(LibraryError::NoName(_))), "{bad}");
    }
    let long = library.rename(&other, &"é".repeat(500)).unwrap();
    assert!(names::stem(&long).len() <= LONGEST_NAME);
    let own = library.rename(&long, "").unwrap();
    assert_eq!(name(&own), None);
    // Only journals remain.
    assert_eq!(fs::read_dir(library.folder()).unwrap().count(), 3);
}

fn names_of(names: [&str; 2]) -> Seats<String> {
    Seats::try_from(names.map(str::to_owned).to_vec()).unwrap()
}

/// The text without checksums.
fn plain(journal: &str) -> String {
    let lines = journal
        .lines()
        .map(|line| match line.split_once(",\"crc\"") {
            Some((line, _)) => format!("{line}}}\n"),
            None => format!("{line}\n"),
        });
    lines.collect()
}

/// A journal without the time at which its names were corrected, which has to be there.
fn uncorrected(journal: &str) -> String {
    let (before, after) = journal
        .split_once(",\"corrected\":\"")
        .expect("a correction");
    let (_, after) = after.split_once('"').expect("its end");
    format!("{before}{after}")
}

/// Corrects the names that the journal has now.
fn correct(library: &Library, path: &Path, names: &Seats<String>) -> Result<PathBuf, LibraryError> {
    let shown = names_of(["Ana", "../Ben"]);
    let shown = library.header(path).map_or(shown, |header| header.players);
    library.rename_players::<DuelingNobles>(path, &shown, names, None)
}

#[test]
fn two_corrections_at_once_are_both_made() {
    let (_folder, library) = library();
    let path = library.folder().join("evening.courtyard");
    fs::copy(noted(&library, &["one"]), &path).unwrap();
    let shown = library.header(&path).unwrap().players;
    let [ana, ben] = ["Ana", "../Ben"];
    assert_eq!(shown, names_of([ana, ben]));
    let rename =
        |names| library.rename_players::<DuelingNobles>(&path, &shown, &names_of(names), None);
    rename(["Anna", ben]).unwrap();
    rename([ana, "Ben"]).unwrap();
    assert_eq!(
        library.header(&path).unwrap().players,
        names_of(["Anna", "Ben"])
    );
    // The same correction again changes nothing, and another one of that name is refused.
    rename(["Anna", ben]).unwrap();
    let refused = rename(["Hanna", ben]);
    assert!(
        matches!(refused, Err(LibraryError::Changed(_))),
        "{refused:?}"
    );
    assert_eq!(
        library.header(&path).unwrap().players,
        names_of(["Anna", "Ben"])
    );
}

#[test]
fn a_correction_changes_nothing_else_of_the_header() {
    let (_folder, library) = library();
    let path = library.folder().join("theirs.courtyard");
    let theirs = concat!(
        r#"{ "more":{"players":[1e400,123456789012345678901234567890]}, "players" : ["A","B"],"#,
        r#""courtyard":1,"game":"dueling-nobles","edition":"duelo","#,
        r#""started":"2026-11-20T19:03:11+01:00","big":18446744073709551617.10}"#,
        "\n",
    );
    // A number that no program can hold is a fault of the header.
    let theirs = theirs.replace("1e400,", "");
    fs::write(&path, &theirs).unwrap();
    correct(&library, &path, &names_of(["Ana", "B"])).unwrap();
    let expected = theirs.replacen(r#""A""#, r#""Ana""#, 1);
    let there = fs::read_to_string(&path).unwrap();
    assert_eq!(uncorrected(&there), expected);
}

#[cfg(unix)]
#[test]
fn permissions_of_a_journal_remain() {
    use std::os::unix::fs::PermissionsExt as _;

    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let path = correct(&library, &path, &names_of(["Ana", "Ben"])).unwrap();
    assert_eq!(mode(&path), 0o600);
    let mut damaged = fs::read(&path).unwrap();
    damaged.extend(b"damaged\n");
    fs::write(&path, damaged).unwrap();
    library.repair::<DuelingNobles>(&path).unwrap();
    assert_eq!(mode(&path.with_extension("damaged-1")), 0o600);
}

#[test]
fn marks_and_blank_lines_of_editors_are_no_fault() {
    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let whole = fs::read(&path).unwrap();
    let known = Imported::Known(path.clone());
    for (before, after) in [("\u{feff}", ""), ("", "\n"), ("\u{feff}", "\r\n \n\t")] {
        let edited = [before.as_bytes(), &whole, after.as_bytes()].concat();
        assert_eq!(library.import(&*edited, "edited").unwrap(), known);
        fs::write(&path, &edited).unwrap();
        let (mut keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
        assert_eq!(recovery, None);
        keeper.record(note("two"), moment()).unwrap();
        assert!(keeper.is_saved());
        drop(keeper);
        let (keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
        assert_eq!((keeper.session().entries().len(), recovery), (2, None));
        drop(keeper);
        fs::write(&path, &whole).unwrap();
    }
    // A blank line between others is a fault.
    let text = String::from_utf8(whole).unwrap();
    let blank = text.replacen('\n', "\n\n", 1);
    let refused = library.import(blank.as_bytes(), "blank");
    assert!(
        matches!(
            refused,
            Err(LibraryError::Damaged {
                line: 2,
                code: "bad-json",
                ..
            })
        ),
        "{refused:?}"
    );
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for packed in [utf16, b"\x1f\x8b\x08".to_vec(), b"PK\x03\x04".to_vec()] {
        let refused = library.import(&*packed, "packed");
        assert!(
            matches!(
                refused,
                Err(LibraryError::Damaged {
                    line: 1,
                    code: "bad-header",
                    ..
                })
            ),
            "{refused:?}"
        );
    }
}

#[test]
fn names_of_players_are_corrected_in_the_header_alone() {
    let (_folder, library) = library();
    let path = noted(&library, &["Ana", "two"]);
    let aside = path.with_extension("cut-off-1");
    fs::write(&aside, "{").unwrap();
    let before = fs::read_to_string(&path).unwrap();
    let renamed = names_of([" María ", "Ben"]);
    let to = correct(&library, &path, &renamed).unwrap();
    // A default name is made of the new names, and the files beside it move along.
    assert!(
        to.ends_with("2026-11-20-190311-maría-ben.courtyard"),
        "{to:?}"
    );
    assert!(!path.exists() && to.with_extension("cut-off-1").exists());
    let after = fs::read_to_string(&to).unwrap();
    let expected = plain(&before).replacen(r#"["Ana","../Ben"]"#, r#"["María","Ben"]"#, 1);
    assert_eq!(uncorrected(&plain(&after)), expected);
    assert_eq!(after.matches("crc").count(), 3);
    let look = library.look::<DuelingNobles>(&to).unwrap();
    assert_eq!((look.fault, look.session.entries().len()), (None, 2));
    // A name of the user's own stays, and a case that the file's name does not show is no new name.
    for (own, names) in [("evening", ["Ana", "Ben"]), ("", ["ANA", "Ben"])] {
        let path = library
            .rename(&paths(&library, Shelf::Sessions)[0], own)
            .unwrap();
        let to = correct(&library, &path, &names_of(names));
        assert_eq!(to.unwrap(), path);
        assert_eq!(library.header(&path).unwrap().players, names_of(names));
    }
    let (mut keeper, recovery) = library
        .resume::<DuelingNobles>(&paths(&library, Shelf::Sessions)[0])
        .unwrap();
    assert_eq!(recovery, None);
    keeper.record(note("three"), moment()).unwrap();
    assert!(keeper.is_saved());
}

#[test]
fn names_are_corrected_in_journals_of_other_programs() {
    let (_folder, library) = library();
    let path = library.folder().join("theirs.courtyard");
    // Without checksums, with unknown fields, and without the last line end.
    let theirs = concat!(
        r#"{"courtyard":1,"game":"dueling-nobles","edition":"duelo","players":["A","B"],"#,
        r#""started":"2026-11-20T19:03:11+01:00","more":[1]}"#,
        "\n",
        r#"{"do":{"text":"tea","type":"note"}, "n":1, "more":2}"#,
    );
    fs::write(&path, theirs).unwrap();
    correct(&library, &path, &names_of(["Ana", "B"])).unwrap();
    let expected = theirs.replacen(r#""A""#, r#""Ana""#, 1);
    let there = fs::read_to_string(&path).unwrap();
    assert_eq!(uncorrected(&there), expected);
}

#[test]
fn names_are_not_corrected_if_that_is_not_safe() {
    let (_folder, library) = library();
    let path = noted(&library, &["one", "two"]);
    let whole = fs::read_to_string(&path).unwrap();
    let long = "x".repeat(courtyard_session::LONGEST_NAME + 1);
    let rename = |names| correct(&library, &path, &names_of(names));
    for names in [
        ["Ana", "Ana "],
        ["", "Ben"],
        ["A\tb", "Ben"],
        [&long, "Ben"],
    ] {
        let refused = rename(names);
        assert!(matches!(refused, Err(LibraryError::Names(_))), "{names:?}");
    }
    let three = Seats::from_fn(3, |seat| seat.number().to_string()).unwrap();
    let refused = correct(&library, &path, &three);
    assert!(matches!(refused, Err(LibraryError::Header(_))));
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    let open = library.resume::<DuelingNobles>(&path).unwrap();
    let refused = rename(["Mary", "Ben"]);
    assert!(matches!(refused, Err(LibraryError::InUse(_))));
    drop(open);
    let newer = plain(&whole).replacen("\"courtyard\":1", "\"courtyard\":2", 1);
    let damaged = whole.replace("two", "owt");
    let cut_off = whole[..whole.len() - 5].to_owned();
    for journal in [newer, damaged, cut_off] {
        fs::write(&path, &journal).unwrap();
        let refused = rename(["Mary", "Ben"]);
        assert!(
            matches!(
                refused,
                Err(LibraryError::Newer(_) | LibraryError::Damaged { .. })
            ),
            "{refused:?}"
        );
        assert_eq!(fs::read_to_string(&path).unwrap(), journal);
    }
    assert_eq!(fs::read_dir(library.folder()).unwrap().count(), 1);
}

#[test]
fn a_damaged_journal_can_be_viewed_and_repaired() {
    let (_folder, library) = library();
    let path = noted(&library, &["one", "two", "three"]);
    let altered = fs::read_to_string(&path).unwrap().replace("two", "owt");
    fs::write(&path, &altered).unwrap();
    let look = library.look::<DuelingNobles>(&path).unwrap();
    assert_eq!(look.session.entries().len(), 1);
    assert_eq!(look.fault.map(|f| f.line), Some(3));
    assert_eq!(
        (
            look.lost.lines,
            look.session.header().is_newer(),
            look.in_use
        ),
        (2, false, false)
    );
    assert!(look.lost.text[0].contains("owt") && look.lost.text[1].contains("three"));
    assert_eq!(fs::read_to_string(&path).unwrap(), altered);
    let Some(Recovery::Repaired { kept, line, lost }) =
        library.repair::<DuelingNobles>(&path).unwrap()
    else {
        panic!("nothing was mended");
    };
    assert_eq!(fs::read_to_string(kept).unwrap(), altered);
    assert_eq!(
        (line, lost.lines, lost.bytes),
        (3, 2, {
            let lines: Vec<&str> = altered.lines().collect();
            lines[2..].iter().map(|l| l.len() as u64 + 1).sum()
        })
    );
    let (keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
    assert_eq!((keeper.session().entries().len(), recovery), (1, None));
    drop(keeper);
    assert_eq!(library.repair::<DuelingNobles>(&path).unwrap(), None);
}

#[test]
fn a_session_open_elsewhere_can_be_viewed_and_taken_over() {
    let (_folder, library) = library();
    let mut keeper = played(&library, &["one"]);
    let path = keeper.path().to_owned();
    let look = library.look::<DuelingNobles>(&path).unwrap();
    assert!(look.in_use && look.session.entries().len() == 1);
    keeper.record(note("two"), moment()).unwrap();
    assert!(library.length(&path).unwrap() > look.length);
    drop(keeper);
    assert!(library.is_free(&path).unwrap());
    let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
    assert_eq!(keeper.session().entries().len(), 2);
}

#[test]
fn a_journal_of_a_later_version_can_only_be_viewed() {
    let (_folder, library) = library();
    let path = library.folder().join("later.courtyard");
    let text = r#"{"courtyard":2,"game":"dueling-nobles","edition":"duelo","players":["Ana","Ben"],"started":"2031-01-01T10:00:00Z"}
{"n":1,"do":{"type":"note","text":"one"}}
{"n":2,"do":{"type":"fly"}}
"#;
    fs::write(&path, text).unwrap();
    let look = library.look::<DuelingNobles>(&path).unwrap();
    assert!(look.session.header().is_newer());
    assert_eq!((look.session.entries().len(), look.lost.lines), (1, 1));
    assert!(matches!(
        library.resume::<DuelingNobles>(&path),
        Err(LibraryError::Newer(_))
    ));
    assert!(matches!(
        library.repair::<DuelingNobles>(&path),
        Err(LibraryError::Newer(_))
    ));
    assert!(matches!(
        library.import(text.as_bytes(), "x"),
        Err(LibraryError::Newer(_))
    ));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let summary = library.sessions().unwrap().remove(0);
    let content = summary.content.unwrap();
    assert!(content.header.is_newer() && !content.goes_on());
}

#[test]
fn a_journal_is_imported_once_and_only_if_valid() {
    let (_folder, library) = library();
    let path = noted(&library, &["one", "two"]);
    let whole = fs::read(&path).unwrap();
    let known = library.import(&whole[..], "evening").unwrap();
    assert_eq!(known, Imported::Known(path.clone()));
    library.put(&path, Shelf::Bin).unwrap();
    assert!(matches!(
        library.import(&whole[..], "evening").unwrap(),
        Imported::Known(_)
    ));
    library.empty_bin().unwrap();
    let taken = library.import(&whole[..], "../evening").unwrap();
    let Imported::New {
        path,
        cut_off: false,
        alike: None,
    } = taken
    else {
        panic!("it was not taken in: {taken:?}");
    };
    assert_eq!(path, library.folder().join("-evening.courtyard"));
    assert_eq!(fs::read(&path).unwrap(), whole);
    let cut = &whole[..whole.len() - 9];
    let further = library.import(cut, "").unwrap();
    assert_eq!(further, Imported::Further(path.clone()));
    library.erase(&path).unwrap();
    let taken = library.import(cut, "").unwrap();
    let Imported::New {
        path,
        cut_off: true,
        alike: None,
    } = taken
    else {
        panic!("it was not taken in: {taken:?}");
    };
    assert!(whole.starts_with(&fs::read(path).unwrap()));
    let altered = String::from_utf8(whole).unwrap().replace("one", "eno");
    let refused = library.import(altered.as_bytes(), "bad");
    assert!(matches!(
        refused,
        Err(LibraryError::Damaged {
            line: 2,
            code: "bad-crc",
            ..
        })
    ));
    let endless = io::repeat(b'x');
    assert!(matches!(
        library.import(endless, "x"),
        Err(LibraryError::TooLarge(_))
    ));
    assert_eq!(paths(&library, Shelf::Sessions).len(), 1);
}

#[test]
fn journals_imported_in_parallel_are_stored_once() {
    let (_folder, library) = library();
    for round in 0..10 {
        let (_other, elsewhere) = self::library();
        let path = noted(&elsewhere, &[&format!("round {round}")]);
        let journal = fs::read(path).unwrap();
        let imported = thread::scope(|scope| {
            let import = |name: usize| {
                // Some have the same name.
                let name = format!("evening {round} {}", name / 2);
                library.import(&*journal, &name).unwrap()
            };
            let threads: Vec<_> = (0..6).map(|n| scope.spawn(move || import(n))).collect();
            let imported = threads.into_iter().map(|thread| thread.join().unwrap());
            imported.collect::<Vec<_>>()
        });
        let new = imported
            .iter()
            .filter(|i| matches!(i, Imported::New { .. }));
        assert_eq!(new.count(), 1);
        assert_eq!(library.count(Shelf::Sessions).unwrap(), round + 1);
    }
}

#[test]
fn cancelled_work_ends() {
    let (_folder, library) = library();
    noted(&library, &["one"]);
    let progress = Progress::default();
    assert_eq!(library.list(Shelf::Sessions, &progress).unwrap().len(), 1);
    assert_eq!((progress.done(), progress.of()), (1, 1));
    progress.cancel();
    assert_eq!(library.list(Shelf::Sessions, &progress).unwrap().len(), 0);
}

#[test]
fn unfinished_files_are_removed() {
    let (folder, library) = library();
    let path = noted(&library, &["one"]);
    let part = library.folder().join("half.courtyard-part");
    fs::write(&part, "{").unwrap();
    let library = Library::open(Some(folder.path().to_owned()), crate::dueling_nobles()).unwrap();
    assert!(!part.exists());
    assert_eq!(paths(&library, Shelf::Sessions), [path]);
}

#[test]
fn a_session_with_bots_records_no_action_without_them() {
    let (folder, library) = library();
    let sealed = "0f".repeat(32);
    let header = Header {
        bots: serde_json::from_value(json!([null, {"bot": "greedy", "sealed": sealed}])).unwrap(),
        ..header()
    };
    let mut keeper = library.begin::<DuelingNobles>(header).unwrap();
    let concede = || {
        Step::Do(Action::Concede {
            seat: EitherSeat::Zero,
        })
    };
    let refused = keeper.record(concede(), moment()).unwrap_err();
    assert!(matches!(
        refused,
        RecordError::Unwritable(Unwritable::NeedsBots)
    ));
    assert!(keeper.record(note("tea"), moment()).is_ok());
    assert!(keeper.record(Step::Undo(1), moment()).is_ok());
    // With the bots, the rules decide.
    let refused = keeper.record_with(concede(), BotData::default(), moment());
    assert!(matches!(refused, Err(RecordError::Refused(_))));
    library.keep_seed(&sealed, "9f").unwrap();
    assert_eq!(library.seed(&sealed).as_deref(), Some("9f"));
    assert_eq!(library.seed("another"), None);
    drop(folder);
}

#[test]
fn statistics_leave_bots_out() {
    let mut statistics = Statistics::default();
    let header = json!({
        "courtyard": 1, "game": "dueling-nobles", "edition": "duelo", "players": ["Ana", "Hugo"],
        "started": "2026-11-20T19:03:11+01:00",
        "bots": [null, {"bot": "greedy", "sealed": "0f".repeat(32)}],
    });
    let mut session =
        Session::<DuelingNobles>::new(serde_json::from_value(header).unwrap()).unwrap();
    let nobles = json!([["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]);
    for action in [
        json!({"type": "setup", "first": 0, "nobles": nobles}),
        json!({"type": "concede", "seat": 1}),
    ] {
        let action: Action = serde_json::from_value(action).unwrap();
        let proposal = session.propose(Step::Do(action), moment()).unwrap();
        session.commit(proposal);
    }
    statistics.take(&session);
    let people = statistics.people();
    let [ana] = people[..] else {
        panic!("{people:?}");
    };
    assert_eq!((ana.name(), ana.total().won), ("Ana", 1));
    assert_eq!(statistics.meetings.iter().count(), 0);
    assert_eq!(statistics.all().games, 1);
}

#[test]
fn unfinished_files_are_removed_from_every_folder() {
    let (folder, library) = library();
    let path = noted(&library, &["one"]);
    library.put(&path, Shelf::Archive).unwrap();
    let bin = library.shelf(Shelf::Bin);
    let copies = tempfile::tempdir().unwrap();
    fs::create_dir(&bin).unwrap();
    let left = [&library.shelf(Shelf::Archive), &bin, copies.path()]
        .map(|folder| folder.join("half.courtyard-part"));
    // An invitation whose host was killed, long ago.
    let hidden = library.folder().join(".evening.sharing.aB3dE6");
    for part in left.iter().chain([&hidden]) {
        fs::write(part, "").unwrap();
    }
    let long_ago = SystemTime::now() - Duration::from_hours(2);
    let file = fs::File::options().append(true).open(&hidden).unwrap();
    file.set_modified(long_ago).unwrap();
    library.kept().unwrap();
    library.list(Shelf::Bin, &Progress::default()).unwrap();
    library
        .keep_copy(copies.path(), "a.courtyard".as_ref(), b"a\n")
        .unwrap();
    Library::open(Some(folder.path().to_owned()), crate::dueling_nobles()).unwrap();
    assert!(left.iter().chain([&hidden]).all(|part| !part.exists()));
    assert_eq!(paths(&library, Shelf::Archive).len(), 1);
}

#[test]
fn an_export_that_fails_leaves_no_hidden_file() {
    use std::io::Write as _;

    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("table.csv");
    // In the meantime, a folder with this name appears.
    let failed = exports::write_over(&to, |mut file| {
        file.write_all(b"a table")?;
        fs::create_dir_all(to.join("inside"))
    });
    assert!(failed.is_err());
    let invitation = folder.path().join("evening.sharing");
    fs::create_dir_all(invitation.join("inside")).unwrap();
    assert!(exports::write_private(&invitation, b"{}").is_err());
    let names = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["evening.sharing", "table.csv"]);
}

#[cfg(unix)]
#[test]
fn a_linked_journal_is_corrected_where_it_is() {
    let (_folder, library) = library();
    let path = noted(&library, &["one"]);
    let elsewhere = tempfile::tempdir().unwrap();
    let real = elsewhere.path().join("real.courtyard");
    fs::rename(&path, &real).unwrap();
    std::os::unix::fs::symlink(&real, &path).unwrap();
    let path = correct(&library, &path, &names_of(["Ana", "Benno"])).unwrap();
    assert!(path.is_symlink() && !real.is_symlink());
    assert!(fs::read_to_string(&real).unwrap().contains("\"Benno\""));
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 1);
}
