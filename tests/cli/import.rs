//! Import and export of journals through the command line as a process.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use tempfile::TempDir;

use crate::common::golden;
use crate::common::program::{Run, courtyard, courtyard_in, finish, finish_unread};

/// Runs it with this data folder and standard input.
fn run(data: &Path, args: &[&str], input: &[u8]) -> Run {
    let mut command = courtyard(args);
    command.arg("--data-dir").arg(data);
    finish(command, input)
}

/// Asserts success without warnings, and returns the output.
#[track_caller]
fn fine(data: &Path, args: &[&str]) -> String {
    run(data, args, b"").fine()
}

fn journals(data: &Path) -> Vec<String> {
    let shelf = |shelf: &str| -> Vec<String> {
        let Ok(entries) = fs::read_dir(data.join(shelf)) else {
            return Vec::new();
        };
        let names = entries.map(|e| e.unwrap().file_name().into_string().unwrap());
        let journals = names.filter(|name| name.ends_with(".courtyard"));
        journals.map(|name| format!("{shelf}/{name}")).collect()
    };
    let mut all: Vec<String> = ["sessions", "archive", "bin"]
        .into_iter()
        .flat_map(shelf)
        .collect();
    all.sort();
    all
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_journal_is_imported_once() {
    let (data, from) = (folder(), folder());
    let file = path(&from, "evening.courtyard");
    fs::copy(golden::path("game-duelo"), &file).unwrap();
    let output = fine(data.path(), &["import", &file]);
    assert_eq!(output, format!("{file}: imported as evening\n"));
    assert_eq!(journals(data.path()), ["sessions/evening.courtyard"]);
    let there = data.path().join("sessions/evening.courtyard");
    assert_eq!(
        fs::read(there).unwrap(),
        fs::read(golden::path("game-duelo")).unwrap()
    );
    // Under any name.
    let other = path(&from, "other name");
    fs::copy(&file, &other).unwrap();
    let output = fine(data.path(), &["import", &other, &file]);
    let expected = format!("{other}: already here as evening\n{file}: already here as evening\n");
    assert_eq!(output, expected);
    // Another journal of the same name gets a number.
    fs::copy(golden::path("game-original"), &file).unwrap();
    let output = fine(data.path(), &["import", &file]);
    assert_eq!(output, format!("{file}: imported as evening-2\n"));
}

#[test]
fn simultaneous_imports_of_one_journal_leave_one() {
    let from = golden::path("game-duelo");
    let from = from.to_str().unwrap();
    for _ in 0..5 {
        let data = folder();
        let import = || fine(data.path(), &["import", from]);
        let outputs: Vec<String> = thread::scope(|scope| {
            let all: Vec<_> = (0..6).map(|_| scope.spawn(import)).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert_eq!(journals(data.path()), ["sessions/game-duelo.courtyard"]);
        let new = outputs
            .iter()
            .filter(|output| output.contains("imported as"));
        assert_eq!(new.count(), 1, "{outputs:?}");
    }
}

#[test]
fn faults_are_reported_with_their_lines_and_other_files_imported() {
    let (data, from) = (folder(), folder());
    let rule = golden::path("refused-wrong-phase-buy-in-income");
    let line = fs::read_to_string(&rule).unwrap().lines().count();
    let rule = rule.to_str().unwrap();
    let good = golden::path("game-duelo");
    let good = good.to_str().unwrap();
    let cut = golden::path("cut-off");
    let cut = cut.to_str().unwrap();
    let done = run(data.path(), &["import", rule, good, cut], b"");
    assert_eq!(done.status, 1);
    let expected = format!("courtyard: {rule}, line {line}: ");
    assert!(done.err.starts_with(&expected), "{}", done.err);
    assert!(done.err.ends_with("[wrong-phase]\n"), "{}", done.err);
    let expected = format!(
        "{good}: imported as game-duelo\n\
         {cut}: imported as cut-off, without the last line, which was incomplete\n"
    );
    assert_eq!(done.out, expected);
    // Unreadable input outweighs a broken rule, in any order.
    let (picture, nowhere) = (path(&from, "picture.png"), path(&from, "nowhere"));
    fs::write(&picture, b"\x89PNG\r\n\x1a\n").unwrap();
    let here = path(&from, ".");
    let done = run(
        data.path(),
        &["import", &picture, &nowhere, &here, rule],
        b"",
    );
    assert_eq!((done.status, done.out.as_str()), (2, ""));
    let errors: Vec<&str> = done.err.lines().collect();
    assert_eq!(errors.len(), 4, "{errors:?}");
    assert!(errors[0].contains("line 1") && errors[0].ends_with("[bad-header]"));
    assert!(errors[1].contains(&nowhere));
    assert_eq!(journals(data.path()).len(), 2);
}

#[test]
fn every_journal_that_check_calls_unreadable_is_unreadable_here() {
    let data = folder();
    let mut seen = [0; 3];
    for case in golden::of_known_games() {
        let (name, expected) = (&case.name, &case.expected);
        let fault = &expected["fault"];
        // There are many refusals, and all behave alike.
        if fault.is_null() || name.starts_with("refused-") || fault["code"] == "cut-off" {
            continue;
        }
        let status = expected["exit"].as_u64().unwrap_or(1);
        let file = golden::file(case);
        let done = run(data.path(), &["import", file.to_str().unwrap()], b"");
        assert_eq!(done.status as u64, status, "{name}: {}", done.err);
        seen[status as usize] += 1;
    }
    assert!(seen[2] > 5, "{seen:?}");
    assert!(journals(data.path()).is_empty());
}

#[test]
fn a_closed_output_ends_no_import_and_hides_no_fault() {
    let (data, from) = (folder(), folder());
    let broken = path(&from, "broken.courtyard");
    fs::write(&broken, "nonsense\n").unwrap();
    let games = ["game-duelo", "game-original"].map(golden::argument);
    let args = ["import", &games[0], &broken, &games[1]];
    let done = finish_unread(courtyard_in(data.path(), &args));
    assert_eq!(done.status, 2);
    assert_eq!(journals(data.path()).len(), 2);
    // Nor does it hide that a journal cannot be restored from an archive.
    let damaged = data.path().join("sessions/damaged.courtyard");
    fs::copy(&broken, damaged).unwrap();
    let args = ["export", "--all", "-o", &path(&from, "games.zip")];
    assert_eq!(finish_unread(courtyard_in(data.path(), &args)).status, 1);
}

#[test]
fn all_sessions_are_exported_to_an_archive_and_imported_again() {
    let (data, to, from) = (folder(), folder(), folder());
    for (name, game) in [
        ("a", "game-duelo"),
        ("b", "game-original"),
        ("c", "game-catsatcards"),
    ] {
        let file = path(&from, &format!("{name}.courtyard"));
        fs::copy(golden::path(game), &file).unwrap();
        fine(data.path(), &["import", &file]);
    }
    fine(data.path(), &["archive", "b"]);
    fine(data.path(), &["delete", "c"]);
    let zip = path(&from, "games.zip");
    let output = fine(data.path(), &["export", "--all", "-o", &zip]);
    assert_eq!(output, format!("2 journals are in {zip}.\n"));
    // Writing it leaves no other file behind.
    assert_eq!(fs::read_dir(from.path()).unwrap().count(), 4);
    let output = fine(to.path(), &["import", &zip]);
    let expected = format!(
        "{zip}, sessions/a.courtyard: imported as a\n{zip}, archive/b.courtyard: imported as b\n"
    );
    assert_eq!(output, expected);
    let all = ["archive/b.courtyard", "sessions/a.courtyard"];
    assert_eq!(journals(to.path()), all);
    // Recognized by its content, not by its name; also through a pipe; and only once.
    let bytes = fs::read(&zip).unwrap();
    let disguised = path(&from, "d.courtyard");
    fs::write(&disguised, &bytes).unwrap();
    let known = fine(to.path(), &["import", &disguised]);
    assert_eq!(known.matches("already here as").count(), 2, "{known}");
    let piped = run(to.path(), &["import", "-"], &bytes);
    assert_eq!((piped.status, piped.err.as_str()), (0, ""));
    assert_eq!(piped.out.matches("standard input, ").count(), 2);
    assert_eq!(journals(to.path()), all);
    let journal = run(
        to.path(),
        &["import", "-"],
        &fs::read(golden::path("notes")).unwrap(),
    );
    assert_eq!(journal.status, 0, "{}", journal.err);
    assert_eq!(journals(to.path()).len(), 3);
}

#[test]
fn an_archive_is_written_atomically() {
    let (data, from) = (folder(), folder());
    fine(
        data.path(),
        &["import", golden::path("game-duelo").to_str().unwrap()],
    );
    let before = path(&from, "games.zip");
    fs::write(&before, b"what was there before").unwrap();
    let sessions = data.path().join("sessions");
    // A folder with a journal's name is not a journal.
    fs::create_dir(sessions.join("folder.courtyard")).unwrap();
    let target = path(&from, "no/such/folder/games.zip");
    for target in [
        target.as_str(),
        &path(&from, "."),
        sessions.join("game-duelo.courtyard").to_str().unwrap(),
        &path(&from, "new.courtyard"),
        "-",
    ] {
        let done = run(data.path(), &["export", "--all", "-o", target], b"");
        assert_eq!(done.status, 2, "{target}: {}", done.err);
        assert_eq!(done.err.lines().count(), 1, "{}", done.err);
    }
    assert_eq!(fs::read(&before).unwrap(), b"what was there before");
    assert_eq!(
        fs::read(sessions.join("game-duelo.courtyard")).unwrap(),
        fs::read(golden::path("game-duelo")).unwrap()
    );
    fine(data.path(), &["export", "--all", "-o", &before]);
    assert!(fs::read(&before).unwrap().starts_with(b"PK"));
    assert_eq!(fs::read_dir(from.path()).unwrap().count(), 1);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_the_previous_archive() {
    let (data, from) = (folder(), folder());
    for name in ["game-duelo", "game-original", "game-catsatcards"] {
        fine(
            data.path(),
            &["import", golden::path(name).to_str().unwrap()],
        );
    }
    let zip = path(&from, "games.zip");
    fs::write(&zip, b"what was there before").unwrap();
    // Limits files to one block of 1024 bytes.
    let program = env!("CARGO_BIN_EXE_courtyard");
    let data = data.path().to_str().unwrap();
    let command = format!(
        "ulimit -f 1; trap '' XFSZ; exec '{program}' export --all -o '{zip}' --data-dir '{data}'"
    );
    let output = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.starts_with("courtyard: ") && said.lines().count() == 1,
        "{said}"
    );
    assert_eq!(fs::read(&zip).unwrap(), b"what was there before");
    assert_eq!(fs::read_dir(from.path()).unwrap().count(), 1);
}

#[test]
fn an_invalid_archive_is_refused() {
    let (data, from) = (folder(), folder());
    let zip = path(&from, "broken.zip");
    fs::write(&zip, b"PK\x03\x04 and nothing more").unwrap();
    let done = run(data.path(), &["import", &zip], b"");
    assert_eq!((done.status, done.out.as_str()), (2, ""));
    assert!(done.err.contains(&zip) && done.err.contains("not a zip file"));
    assert!(journals(data.path()).is_empty());
}

#[test]
fn an_encrypted_journal_is_refused() {
    let (data, from, into) = (folder(), folder(), folder());
    fine(
        data.path(),
        &["import", golden::path("deflection").to_str().unwrap()],
    );
    let zip = path(&from, "games.zip");
    fine(data.path(), &["export", "--all", "-o", &zip]);
    let mut bytes = fs::read(&zip).unwrap();
    // The flag is in the header of the file, and in the list of files.
    for (header, flags) in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)] {
        let start = bytes.windows(4).position(|part| part == header).unwrap();
        bytes[start + flags] |= 1;
    }
    fs::write(&zip, bytes).unwrap();
    let done = run(into.path(), &["import", &zip], b"");
    assert_eq!((done.status, done.out.as_str()), (2, ""));
    assert!(done.err.contains("encrypted"), "{}", done.err);
    assert!(journals(into.path()).is_empty());
}

#[test]
fn an_export_needs_a_file_or_all() {
    let data = folder();
    for args in [
        &["export"][..],
        &["export", "--all"],
        &["export", "--all", "x.courtyard", "-o", "x.zip"],
        &["export", "--all", "--format", "md", "-o", "x.zip"],
        &["export", "x.courtyard"],
        &["export", "--format", "md"],
        &["import"],
    ] {
        let done = run(data.path(), args, b"");
        assert_eq!(done.status, 2, "{args:?}");
        assert!(done.err.contains("Usage:"), "{args:?}: {}", done.err);
    }
}

#[test]
fn an_empty_library_is_not_exported() {
    let (data, out) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let zip = path(&out, "games.zip");
    let done = run(data.path(), &["export", "--all", "-o", &zip], b"");
    assert_eq!(done.status, 2, "{done:?}");
    assert!(done.out.is_empty(), "{done:?}");
    let why = "There is no game to export: neither among the games nor in the archive.";
    assert!(
        done.err.contains(why) && done.err.lines().count() == 1,
        "{done:?}"
    );
    assert_eq!(fs::read_dir(out.path()).unwrap().count(), 0);
}

#[test]
fn a_game_in_the_trash_or_archive_is_named_with_the_command_that_restores_it() {
    let data = folder();
    let journal = golden::argument("game-duelo");
    fine(data.path(), &["import", &journal]);
    for (command, place) in [("archive", "in the archive"), ("delete", "in the trash")] {
        fine(data.path(), &[command, "game-duelo"]);
        let said = fine(data.path(), &["import", &journal]);
        assert!(said.contains(place), "{said}");
        let (_, restore) = said
            .trim_end()
            .split_once("To restore it: courtyard ")
            .unwrap();
        fine(data.path(), &restore.split(' ').collect::<Vec<_>>());
        let said = fine(data.path(), &["import", &journal]);
        assert!(said.contains("already here as game-duelo"), "{said}");
        assert!(!said.contains(place) && !said.contains("restore"), "{said}");
    }
}

#[test]
fn a_zip_file_without_journals_is_refused() {
    let (data, from) = (folder(), folder());
    let zip = path(&from, "games.zip");
    let empty = [&b"PK\x05\x06"[..], &[0; 18]].concat();
    fs::write(&zip, &empty).unwrap();
    let done = run(data.path(), &["import", &zip], b"");
    assert_eq!((done.status, done.out.as_str()), (2, ""));
    assert!(
        done.err.contains("There is no journal in this zip file"),
        "{}",
        done.err
    );
}
