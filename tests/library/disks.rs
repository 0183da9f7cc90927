//! Real disks that fail during a game: full, read-only, or removed.
//!
//! The tests mount small disks if permitted. Otherwise they report what they skip, unless the environment variable
//! `COURTYARD_DISKS` is `required`.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{LARGEST_JOURNAL, Library, OpenSession, RESERVE, RecordError, Unwritable};
use courtyard::session::Step;
use courtyard::session::journal::{Cause, ChecksumState, Opened};
use serde_json::{Map, json};

use crate::common::driver::{Answer, Player};
use crate::common::{driver, play};

/// A mounted disk, unmounted when dropped.
struct Mounted(PathBuf);

impl Mounted {
    fn at(place: &Path, options: &[&str]) -> Result<Mounted, String> {
        let output = Command::new("mount").args(options).arg(place).output();
        let output = output.map_err(|e| format!("there is no mount: {e}"))?;
        if output.status.success() {
            Ok(Mounted(place.to_owned()))
        } else {
            let why = String::from_utf8_lossy(&output.stderr);
            Err(why.lines().next().unwrap_or_default().to_owned())
        }
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        // Lazily, because a program may still be using it.
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

/// A disk of 128 KiB, if mounting is permitted.
fn small_disk() -> Option<(tempfile::TempDir, Mounted)> {
    let place = tempfile::tempdir().unwrap();
    let options = ["-t", "tmpfs", "-o", "size=128k", "tmpfs"];
    let mounted = Mounted::at(place.path(), &options);
    let mounted = mounted.map_err(|why| skipped(&why)).ok()?;
    Some((place, mounted))
}

/// Reports that a test is skipped, if that is allowed.
fn skipped(why: &str) {
    let required = std::env::var_os("COURTYARD_DISKS").is_some_and(|v| v == "required");
    assert!(!required, "small disks are required, and {why}");
    // Print directly, because the test runner hides the output of tests that pass.
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    let _ = writeln!(io::stderr(), "left out, as {why}: {test}");
}

/// A folder that is read-only until dropped.
enum ReadOnly {
    Mounted { _mounted: Mounted },
    Forbidden(PathBuf),
}

impl ReadOnly {
    fn of(folder: &Path) -> Option<ReadOnly> {
        let itself = folder.to_str().unwrap();
        let read_only = Mounted::at(folder, &["--bind", itself]).and_then(|mounted| {
            Mounted::at(folder, &["-o", "remount,bind,ro"]).map(std::mem::forget)?;
            Ok(mounted)
        });
        match read_only {
            Ok(mounted) => Some(ReadOnly::Mounted { _mounted: mounted }),
            Err(why) => {
                // A user who ignores permissions can mount.
                for file in fs::read_dir(folder).unwrap() {
                    let path = file.unwrap().path();
                    fs::set_permissions(path, fs::Permissions::from_mode(0o444)).unwrap();
                }
                fs::set_permissions(folder, fs::Permissions::from_mode(0o555)).unwrap();
                let forbidden = ReadOnly::Forbidden(folder.to_owned());
                if fs::write(folder.join("probe"), "").is_ok() {
                    skipped(&why);
                    return None;
                }
                Some(forbidden)
            }
        }
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        if let ReadOnly::Forbidden(folder) = self {
            let _ = fs::set_permissions(&*folder, fs::Permissions::from_mode(0o755));
            for file in fs::read_dir(folder).into_iter().flatten().flatten() {
                let _ = fs::set_permissions(file.path(), fs::Permissions::from_mode(0o644));
            }
        }
    }
}

/// Fills the disk completely.
fn fill(folder: &Path) -> PathBuf {
    let path = folder.join("ballast");
    let mut file = fs::File::create(&path).unwrap();
    for size in [4096, 512, 64, 1] {
        loop {
            match file.write_all(&vec![b'x'; size]) {
                Ok(()) => {}
                Err(e) if e.kind() == ErrorKind::StorageFull => break,
                Err(e) => panic!("{e}"),
            }
        }
    }
    path
}

fn begin(library: &Library) -> OpenSession<DuelingNobles> {
    let header = play::header(Edition::Duelo, Map::new());
    library.begin(header).unwrap()
}

/// Records random steps, and passes to `then` whether each was saved.
fn record(keeper: &mut OpenSession<DuelingNobles>, steps: usize, mut then: impl FnMut(bool)) {
    let chance = &mut play::chance(3);
    let mut done = 0;
    while done < steps {
        let step: Step<Action> = play::step(chance, keeper.session(), true);
        if keeper.record(step, play::moment(0)).is_ok() {
            done += 1;
            then(keeper.is_saved());
        }
    }
}

/// A journal of an earlier version with long notes, of at least this size in bytes.
fn full_journal(size: u64) -> Vec<u8> {
    let header = play::header(Edition::Duelo, Map::new());
    let (mut journal, mut checksums) = ChecksumState::NEW.line(&header).unwrap();
    for n in 1.. {
        let left = size.saturating_sub(journal.len() as u64);
        if left == 0 {
            break;
        }
        let text = "x".repeat(left.min(1_000_000) as usize);
        let note = json!({"n": n, "do": {"type": "note", "text": text}});
        let (line, next) = checksums.line(&note).unwrap();
        journal.extend(line);
        checksums = next;
    }
    journal
}

#[test]
fn the_last_part_of_a_journal_is_for_the_actions_of_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_owned();
    let library = Library::open(Some(data), courtyard::registry::kept()).unwrap();
    let open = |size: u64| {
        let path = folder.path().join("full.courtyard");
        fs::write(&path, full_journal(size)).unwrap();
        let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
        keeper
    };
    let setup =
        json!({"type": "setup", "first": 0, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]});
    let setup = Step::Do(serde_json::from_value::<Action>(setup).unwrap());
    let note = Step::Do(Action::Note { text: "tea".into() });
    let mut keeper = open(LARGEST_JOURNAL - RESERVE);
    let refused = keeper.record(note.clone(), play::moment(0)).unwrap_err();
    assert!(
        matches!(refused, RecordError::Unwritable(Unwritable::NoRoomForNotes)),
        "{refused:?}"
    );
    assert!(keeper.record(setup.clone(), play::moment(0)).is_ok());
    drop(keeper);
    let mut keeper = open(LARGEST_JOURNAL - 10);
    for step in [note, setup] {
        let refused = keeper.record(step, play::moment(0)).unwrap_err();
        assert!(
            matches!(refused, RecordError::Unwritable(Unwritable::JournalFull)),
            "{refused:?}"
        );
    }
}

/// Number of entries in the journal, all of which must be the game's.
fn there(keeper: &OpenSession<DuelingNobles>) -> usize {
    let bytes = fs::read(keeper.path()).unwrap();
    let reading = Opened::new(bytes.as_slice()).unwrap();
    let reading = reading.read::<DuelingNobles>().unwrap();
    let cause = reading.fault.map(|fault| fault.cause);
    assert!(matches!(cause, None | Some(Cause::CutOff)), "{cause:?}");
    let entries = reading.session.entries();
    assert_eq!(entries, &keeper.session().entries()[..entries.len()]);
    entries.len()
}

/// Asserts that all entries are on disk.
fn all_is_there(keeper: &mut OpenSession<DuelingNobles>) {
    assert!(keeper.save(), "{:?}", keeper.trouble());
    assert_eq!((keeper.unsaved(), keeper.trouble().is_none()), (0, true));
    let journal = fs::read(keeper.path()).unwrap();
    assert_eq!(journal, keeper.journal().unwrap());
}

#[test]
fn play_continues_on_a_full_disk() {
    let Some((place, _mounted)) = small_disk() else {
        return;
    };
    let data = place.path().join("data");
    let library = Library::open(Some(data), courtyard::registry::kept()).unwrap();
    let mut keeper = begin(&library);
    record(&mut keeper, 5, |saved| assert!(saved));
    let ballast = fill(place.path());
    // The rest of the journal's last block can still be written.
    let (mut saved, mut unsaved) = (5, 0);
    record(&mut keeper, 80, |is_saved| {
        if is_saved { saved += 1 } else { unsaved += 1 }
    });
    assert!(saved > 5 && unsaved > 5, "{saved} saved, {unsaved} not");
    assert_eq!(keeper.unsaved(), unsaved);
    let why = keeper.trouble().map(io::Error::kind);
    assert_eq!(why, Some(ErrorKind::StorageFull));
    assert_eq!(there(&keeper), saved);
    assert!(!keeper.save());
    // A new session cannot be saved either, but it can be played.
    let mut second = begin(&library);
    assert!(!second.is_saved());
    record(&mut second, 3, |saved| assert!(!saved));

    fs::remove_file(ballast).unwrap();
    all_is_there(&mut keeper);
    all_is_there(&mut second);
    assert_ne!(keeper.path(), second.path());
    record(&mut keeper, 5, |saved| assert!(saved));
    assert_eq!(there(&keeper), 90);
}

#[test]
fn the_program_reports_a_full_disk() {
    let Some((place, _mounted)) = small_disk() else {
        return;
    };
    let note = "{\"type\":\"note\",\"text\":\"tea\"}\n";
    let setup = "{\"type\":\"setup\",\"first\":0,\"nobles\":[[\"Kh\",\"Qs\",\"Jc\"],[\"Kd\",\"Qh\",\"Jh\"]]}\n";
    let mut player = Player::start(place.path(), &["--new", "--players", "Ana", "Ben"]);
    let journal = player.opening().unwrap().journal;
    player.hand_in(setup);
    assert!(matches!(player.answer(), Some(Answer::Recorded(1, _))));
    let ballast = fill(place.path());
    let mut n = 1;
    loop {
        player.hand_in(note);
        n += 1;
        match player.answer() {
            Some(Answer::Recorded(there, _)) => assert_eq!(there, n),
            Some(Answer::Unsaved) => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(driver::check(place.path(), &journal).0["entries"], n - 1);
    fs::remove_file(ballast).unwrap();
    player.hand_in(note);
    for n in [n, n + 1] {
        let answer = player.answer();
        assert!(matches!(answer, Some(Answer::Recorded(there, _)) if there == n));
    }
    // At the end of the script, saving is tried once more.
    let ballast = fill(place.path());
    let mut waiting = 0;
    while waiting < 2 {
        player.hand_in(note);
        waiting += usize::from(matches!(player.answer(), Some(Answer::Unsaved)));
    }
    fs::remove_file(ballast).unwrap();
    assert_eq!(player.finish(), (0, String::new()));
    let (said, status) = driver::check(place.path(), &journal);
    assert_eq!((&said["ok"], status), (&true.into(), 0));
}

#[test]
fn play_continues_in_a_read_only_folder() {
    let place = tempfile::tempdir().unwrap();
    let library =
        Library::open(Some(place.path().to_owned()), courtyard::registry::kept()).unwrap();
    let mut keeper = begin(&library);
    record(&mut keeper, 5, |saved| assert!(saved));
    let Some(read_only) = ReadOnly::of(&library.folder()) else {
        return;
    };
    record(&mut keeper, 20, |saved| assert!(!saved));
    let why = keeper.trouble().map(io::Error::kind);
    assert!(matches!(
        why,
        Some(ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied)
    ));
    assert_eq!(there(&keeper), 5);
    // It can still be viewed, and another session can start in memory.
    let look = library.look::<DuelingNobles>(keeper.path()).unwrap();
    assert_eq!(look.session.entries().len(), 5);
    assert_eq!(library.sessions().unwrap().len(), 1);
    let mut second = begin(&library);
    record(&mut second, 3, |saved| assert!(!saved));
    drop(read_only);
    all_is_there(&mut keeper);
    all_is_there(&mut second);
}

#[test]
fn play_continues_while_the_folder_is_missing() {
    let place = tempfile::tempdir().unwrap();
    let library =
        Library::open(Some(place.path().to_owned()), courtyard::registry::kept()).unwrap();
    let mut keeper = begin(&library);
    record(&mut keeper, 5, |saved| assert!(saved));
    let (folder, away) = (library.folder(), place.path().join("away"));
    fs::rename(&folder, &away).unwrap();
    record(&mut keeper, 20, |saved| assert!(!saved));
    let why = keeper.trouble().map(io::Error::kind);
    assert_eq!(why, Some(ErrorKind::NotFound));
    fs::rename(&away, &folder).unwrap();
    all_is_there(&mut keeper);

    // A new folder replaces it and receives the whole game.
    fs::rename(&folder, &away).unwrap();
    record(&mut keeper, 3, |saved| assert!(!saved));
    fs::create_dir(&folder).unwrap();
    all_is_there(&mut keeper);
    record(&mut keeper, 3, |saved| assert!(saved));
    assert_eq!(there(&keeper), 31);
}

#[test]
fn play_continues_when_the_disk_is_removed() {
    let Some((place, mounted)) = small_disk() else {
        return;
    };
    let library =
        Library::open(Some(place.path().to_owned()), courtyard::registry::kept()).unwrap();
    let mut keeper = begin(&library);
    record(&mut keeper, 5, |saved| assert!(saved));
    drop(mounted);
    record(&mut keeper, 5, |saved| assert!(!saved));
    assert!(!keeper.path().exists());
    // An empty disk is inserted: opening the library creates the folder.
    let options = ["-t", "tmpfs", "-o", "size=128k", "tmpfs"];
    let _mounted = Mounted::at(place.path(), &options).unwrap();
    Library::open(Some(place.path().to_owned()), courtyard::registry::kept()).unwrap();
    all_is_there(&mut keeper);
    record(&mut keeper, 5, |saved| assert!(saved));
    assert_eq!(there(&keeper), 15);
}
