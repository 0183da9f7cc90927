//! Every operation of the library, with every disk operation failing once in every way. Everything reported as saved is
//! on disk, in order and once, and the rest is written when the disk works again.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Imported, Library, LibraryError, OpenSession, Recovery, Shelf};
use courtyard::session::journal::{self, ChecksumState, Opened};
use courtyard::session::{Entry, Session};
use serde_json::Map;

use crate::common::disk::{Memory, Mishap, Plan};
use crate::common::play;

const MISHAPS: [Mishap; 10] = [
    Mishap::Fails(ErrorKind::StorageFull),
    Mishap::Fails(ErrorKind::PermissionDenied),
    Mishap::Fails(ErrorKind::NotFound),
    Mishap::Fails(ErrorKind::Interrupted),
    Mishap::FailsHalfWay(ErrorKind::StorageFull),
    Mishap::FailsHalfWay(ErrorKind::Other),
    Mishap::TakesLess,
    Mishap::FileGoes,
    Mishap::FolderGoes,
    Mishap::PowerGoes,
];

/// The end of the failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    /// The disk is repaired while the program runs.
    Mended,
    /// A power failure, then a restart.
    Dark,
}

/// A failure and its end.
#[derive(Debug, Clone, Copy)]
struct Fate {
    plan: Plan,
    then: Then,
    /// The seed for partial writes and for the data that survives a power failure.
    seed: u64,
}

impl Fate {
    /// Whether files are removed from outside.
    fn takes(self) -> bool {
        matches!(self.plan.mishap, Mishap::FileGoes | Mishap::FolderGoes)
    }
}

fn data() -> PathBuf {
    "/home/data".into()
}

fn folders() -> Vec<PathBuf> {
    let shelves = Shelf::ALL.map(|shelf| data().join(shelf.name()));
    shelves.to_vec()
}

fn session_path(name: &str) -> PathBuf {
    let folder = data().join(Shelf::Sessions.name());
    folder.join(format!("{name}.courtyard"))
}

fn library(disk: &Memory) -> Result<Library, LibraryError> {
    Library::on(Arc::new(disk.clone()), courtyard::registry::kept(), data())
}

/// Runs an operation with every failure, and checks the result.
fn in_every_fate<T>(
    before: impl Fn(&Memory),
    act: impl Fn(&Memory) -> T,
    judge: impl Fn(&Memory, T, Fate),
) {
    let fresh = |seed| {
        let disk = Memory::new(seed);
        disk.put(Path::new("/home/letter"), b"dear Ana");
        before(&disk);
        disk
    };
    let disk = fresh(0);
    let well = Plan {
        mishap: Mishap::TakesLess,
        at: usize::MAX,
        stays: false,
    };
    disk.plan(well);
    act(&disk);
    let operations = disk.operations();
    assert!(operations > 3, "{operations} operations");
    let mut fates = 0;
    // A few more, because handling a failure takes operations too.
    for at in 0..operations + 3 {
        for mishap in MISHAPS {
            for stays in [false, true] {
                for then in [Then::Mended, Then::Dark] {
                    for seed in 0..4 {
                        let plan = Plan { mishap, at, stays };
                        let fate = Fate { plan, then, seed };
                        let endless = stays && mishap == Mishap::Fails(ErrorKind::Interrupted);
                        let pointless = mishap == Mishap::PowerGoes && then == Then::Mended;
                        let unfair = fate.takes() && (then == Then::Dark || stays);
                        if endless || pointless || unfair {
                            continue;
                        }
                        let disk = fresh(fate.seed);
                        disk.plan(fate.plan);
                        let came = act(&disk);
                        judge(&disk, came, fate);
                        fates += 1;
                    }
                }
            }
        }
    }
    println!("{operations} operations, {fates} fates");
}

/// As [`in_every_fate`], for what is on the disk once the failure is over. Files removed from outside are not checked.
fn after_every_fate<T>(
    before: impl Fn(&Memory),
    act: impl Fn(&Memory) -> T,
    judge: impl Fn(&Memory, T, Fate),
) {
    in_every_fate(before, act, |disk, came, fate| {
        match fate.then {
            Then::Mended => disk.mend(&folders()),
            Then::Dark => disk.power_cut(),
        }
        if !fate.takes() {
            judge(disk, came, fate);
        }
    });
}

/// A random game with a few entries.
fn game(entries: usize) -> Session<DuelingNobles> {
    let mut header = play::header(Edition::Original, Map::new());
    header.identify(uuid::Uuid::from_u128(12));
    play::session(&mut play::chance(12), header, entries)
}

fn journal(session: &Session<DuelingNobles>) -> Vec<u8> {
    play::journal(session, ChecksumState::NEW)
}

fn journals(disk: &Memory) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = disk.files().into_iter();
    files
        .filter(|(path, _)| path.extension().is_some_and(|e| e == "courtyard"))
        .collect()
}

/// The contents of the files set aside beside journals with this suffix.
fn kept(disk: &Memory, word: &str) -> Vec<Vec<u8>> {
    let files = disk.files().into_iter();
    let beside = files.filter(|(path, _)| {
        let kind = path.extension().and_then(|e| e.to_str());
        kind.is_some_and(|kind| kind.starts_with(word))
    });
    beside.map(|(_, bytes)| bytes).collect()
}

/// Records the rest of the game.
fn record_rest(keeper: &mut OpenSession<DuelingNobles>, game: &Session<DuelingNobles>) -> Saved {
    let mut saved = Saved::default();
    saved.note(keeper);
    for entry in &game.entries()[keeper.session().entries().len()..] {
        keeper
            .record(entry.step.clone(), entry.at.unwrap())
            .unwrap();
        saved.note(keeper);
    }
    saved
}

/// The entries reported as saved.
#[derive(Debug, Default)]
struct Saved {
    begun: bool,
    entries: usize,
}

impl Saved {
    fn note(&mut self, keeper: &OpenSession<DuelingNobles>) {
        let there = keeper.session().entries().len();
        if keeper.is_saved() {
            *self = Saved {
                begun: true,
                entries: there,
            };
        }
        assert_eq!(keeper.is_saved(), keeper.unsaved() == 0 && self.begun);
        assert!(keeper.is_saved() || keeper.trouble().is_some());
    }
}

/// After a power failure: the journal has a prefix of the game with everything that was saved, and can continue.
fn outlived(disk: &Memory, game: &Session<DuelingNobles>, saved: &Saved, fate: Fate) {
    let library = library(disk).unwrap();
    let there: Vec<PathBuf> = journals(disk).into_keys().collect();
    let path = match there.as_slice() {
        [] if !saved.begun => return,
        [path] => path,
        _ => panic!("{fate:?}: {saved:?}, and there are {there:?}"),
    };
    let (mut keeper, _) = library
        .resume::<DuelingNobles>(path)
        .unwrap_or_else(|e| panic!("{fate:?}: {e}"));
    let entries: Vec<Entry<Action>> = keeper.session().entries().to_vec();
    assert!(entries.len() >= saved.entries, "{fate:?}: {entries:?}");
    assert_eq!(entries, game.entries()[..entries.len()], "{fate:?}");
    record_rest(&mut keeper, game);
    assert!(keeper.is_saved(), "{fate:?}");
    drop(keeper);
    disk.power_cut();
    assert_eq!(journals(disk)[path], journal(game), "{fate:?}");
}

/// After the disk is repaired while the program runs: all entries are on disk, once.
fn comes_back(
    disk: &Memory,
    mut keeper: OpenSession<DuelingNobles>,
    game: &Session<DuelingNobles>,
    fate: Fate,
) {
    disk.mend(&folders());
    if fate.takes() {
        // The file is checked only when an entry is to be written.
        let note = serde_json::from_str(r#"{"type":"note","text":"where is it?"}"#).unwrap();
        let step = courtyard::session::Step::Do(note);
        keeper.record(step, play::moment(0)).unwrap();
    }
    assert!(keeper.save(), "{fate:?}: {:?}", keeper.trouble());
    assert_eq!(keeper.unsaved(), 0);
    let path = keeper.path().to_owned();
    let whole = keeper.journal().unwrap();
    assert!(fate.takes() || whole == journal(game));
    assert_eq!(journals(disk).get(&path), Some(&whole), "{fate:?}");
    if !fate.takes() {
        assert_eq!(journals(disk).len(), 1, "{fate:?}");
    }
    drop(keeper);
    disk.power_cut();
    assert_eq!(journals(disk).get(&path), Some(&whole), "{fate:?}");
}

#[test]
fn creating_and_playing_a_session_survives_failures() {
    let game = game(5);
    in_every_fate(
        |_| {},
        |disk| {
            let library = library(disk).ok()?;
            let mut keeper = library.begin(game.header().clone()).unwrap();
            let saved = record_rest(&mut keeper, &game);
            Some((keeper, saved))
        },
        |disk, played, fate| match (played, fate.then) {
            (None, Then::Mended) => disk.mend(&folders()),
            (None, Then::Dark) => {
                disk.power_cut();
                outlived(disk, &game, &Saved::default(), fate);
            }
            (Some((keeper, _)), Then::Mended) => {
                comes_back(disk, keeper, &game, fate);
                // Bytes left by a failed write must not be set aside as an incomplete line.
                assert_eq!(kept(disk, "cut-off").len(), 0, "{fate:?}");
            }
            (Some((keeper, saved)), Then::Dark) => {
                drop(keeper);
                disk.power_cut();
                outlived(disk, &game, &saved, fate);
            }
        },
    );
}

/// Continues a session whose journal was changed like this.
fn gone_on_with(there: usize, change: impl Fn(&mut Vec<u8>), fragment: &[u8]) {
    let game = game(5);
    let path = session_path("evening");
    in_every_fate(
        |disk| {
            let mut bytes = journal(&game.at(there));
            change(&mut bytes);
            bytes.extend(fragment);
            disk.put(&path, &bytes);
        },
        |disk| {
            let (mut keeper, _) = library(disk).ok()?.resume(&path).ok()?;
            let saved = record_rest(&mut keeper, &game);
            Some((keeper, saved))
        },
        |disk, played, fate| {
            match (played, fate.then) {
                (None, Then::Mended) => disk.mend(&folders()),
                (Some((keeper, _)), Then::Mended) => comes_back(disk, keeper, &game, fate),
                (played, Then::Dark) => {
                    let mut saved = played.map(|(_, saved)| saved).unwrap_or_default();
                    saved.begun = true;
                    saved.entries = saved.entries.max(there);
                    disk.power_cut();
                    outlived(disk, &game, &saved, fate);
                }
            }
            let left = journals(disk).remove(&path).unwrap_or_default();
            let beside = kept(disk, "cut-off").iter().any(|kept| kept == fragment);
            assert!(
                fragment.is_empty() || fate.takes() || left.ends_with(fragment) || beside,
                "{fate:?}: the fragment is gone"
            );
        },
    );
}

#[test]
fn continuing_a_session_survives_failures() {
    gone_on_with(3, |_| {}, b"");
}

#[test]
fn continuing_after_an_incomplete_line_survives_failures() {
    gone_on_with(3, |_| {}, b"{\"n\":4,\"at\":\"20");
}

#[test]
fn continuing_without_the_last_line_end_survives_failures() {
    gone_on_with(3, |bytes| bytes.truncate(bytes.len() - 1), b"");
}

#[test]
fn storing_a_played_session_survives_failures() {
    let game = game(5);
    in_every_fate(
        |_| {},
        |disk| library(disk).ok()?.create_from(game.clone()).ok(),
        |disk, keeper, fate| match (keeper, fate.then) {
            (None, _) => disk.mend(&folders()),
            (Some(keeper), Then::Mended) => comes_back(disk, keeper, &game, fate),
            (Some(keeper), Then::Dark) => {
                let mut saved = Saved::default();
                saved.note(&keeper);
                drop(keeper);
                disk.power_cut();
                let there = journals(disk);
                assert!(there.len() == 1 || !saved.begun, "{fate:?}");
                assert!(there.values().all(|bytes| *bytes == journal(&game)));
            }
        },
    );
}

#[test]
fn repairing_a_session_survives_failures() {
    let game = game(5);
    let path = session_path("evening");
    let mut damaged = journal(&game);
    let third = journal(&game.at(3)).len();
    damaged[third + 20] ^= 4;
    let sound = &damaged[..third];
    after_every_fate(
        |disk| disk.put(&path, &damaged),
        |disk| library(disk).and_then(|library| library.repair::<DuelingNobles>(&path)),
        |disk, mended, fate| {
            let there = journals(disk).remove(&path).expect("the journal");
            let whole = kept(disk, "damaged").contains(&damaged);
            assert!(
                there == damaged || (there == sound && whole),
                "{fate:?}: {mended:?}"
            );
            if let Ok(recovery) = &mended {
                assert!(matches!(recovery, Some(Recovery::Repaired { line: 5, .. })));
                assert_eq!(there, sound, "{fate:?}");
            }
            let library = library(disk).unwrap();
            library.repair::<DuelingNobles>(&path).unwrap();
            let (keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
            assert_eq!((keeper.session().entries().len(), recovery), (3, None));
            assert!(kept(disk, "damaged").contains(&damaged), "{fate:?}");
        },
    );
}

#[test]
fn correcting_names_survives_failures() {
    let game = game(5);
    let players = game.header().players.clone();
    let corrected = players.clone().map(|name| format!("{name}a"));
    let old = journal(&game);
    // The time of the correction is that of the clock.
    let is_new = |journal: &[u8]| {
        let opened = Opened::new(journal).unwrap();
        let time = opened.header().corrected();
        time.is_some_and(|time| journal == journal::with_players(&old, &corrected, time).unwrap())
    };
    let correct = |disk: &Memory, path: &Path| {
        let library = library(disk)?;
        library.rename_players::<DuelingNobles>(path, &players, &corrected, None)
    };
    let created = Memory::new(0);
    library(&created).unwrap().create_from(game).unwrap();
    let path = journals(&created).into_keys().next().unwrap();
    after_every_fate(
        |disk| disk.put(&path, &old),
        |disk| correct(disk, &path),
        |disk, renamed, fate| {
            let there = journals(disk);
            let (to, content) = there.iter().next().expect("the journal");
            assert_eq!(there.len(), 1, "{fate:?}");
            assert!(*content == old || is_new(content), "{fate:?}: {renamed:?}");
            if let Ok(path) = &renamed {
                assert_eq!(to, path, "{fate:?}");
                assert!(is_new(content), "{fate:?}");
            }
            // Another attempt ends the same.
            let again = correct(disk, to).unwrap();
            assert_ne!(again, path, "{fate:?}");
            let there = journals(disk);
            assert!(there.len() == 1 && is_new(&there[&again]), "{fate:?}");
        },
    );
}

/// Moves a session with a set-aside line while other sessions exist.
fn moved(act: impl Fn(&Library, &Path) -> Result<PathBuf, LibraryError>) {
    let (game, other) = (game(5), game(2));
    let path = session_path("evening");
    let others = [
        session_path("morning"),
        data().join("bin/evening.courtyard"),
    ];
    after_every_fate(
        |disk| {
            disk.put(&path, &journal(&game));
            disk.put(&path.with_extension("cut-off-1"), b"{\"n\"");
            // A set-aside file without its journal must not be overwritten either.
            disk.put(&data().join("bin/evening-2.cut-off-1"), b"other");
            disk.put(&data().join("archive/letter"), b"dear Ben");
            others
                .iter()
                .for_each(|path| disk.put(path, &journal(&other)));
        },
        |disk| library(disk).and_then(|library| act(&library, &path)),
        |disk, moved, fate| {
            let mut there = journals(disk);
            for path in &others {
                assert_eq!(there.remove(path), Some(journal(&other)), "{fate:?}");
            }
            let expected = journal(&game);
            assert_eq!(there.values().collect::<Vec<_>>(), [&expected], "{fate:?}");
            if let Ok(to) = &moved {
                assert_eq!(there.keys().collect::<Vec<_>>(), [to], "{fate:?}");
            }
            let mut beside = kept(disk, "cut-off");
            beside.sort();
            assert_eq!(beside, [&b"other"[..], b"{\"n\""], "{fate:?}: {moved:?}");
        },
    );
}

#[test]
fn deleting_a_session_survives_failures() {
    moved(|library, path| library.put(path, Shelf::Bin));
}

#[test]
fn archiving_a_session_survives_failures() {
    moved(|library, path| library.put(path, Shelf::Archive));
}

#[test]
fn renaming_a_session_survives_failures() {
    moved(|library, path| library.rename(path, "Ana’s birthday"));
}

#[test]
fn renaming_to_a_taken_name_survives_failures() {
    moved(|library, path| library.rename(path, "morning"));
}

#[test]
fn importing_a_session_survives_failures() {
    let game = game(5);
    let mut header = play::header(Edition::Original, Map::new());
    header.started = play::moment(60);
    let other = journal(&play::session(&mut play::chance(2), header, 2));
    after_every_fate(
        |disk| disk.put(&session_path("morning"), &other),
        |disk| library(disk).and_then(|l| l.import(journal(&game).as_slice(), "from Ben")),
        |disk, taken, fate| {
            let mut there = journals(disk);
            let morning = there.remove(&session_path("morning"));
            assert_eq!(morning, Some(other.clone()), "{fate:?}");
            assert!(there.values().all(|bytes| *bytes == journal(&game)));
            let name = session_path("from Ben");
            match &taken {
                Ok(Imported::New { path, .. }) => assert_eq!(path, &name),
                Ok(known) => panic!("{fate:?}: {known:?}"),
                Err(_) => {}
            }
            assert!(taken.is_err() || there.contains_key(&name), "{fate:?}");
            // Importing again finds it, and there is only one copy.
            let again = library(disk).unwrap();
            let again = again.import(journal(&game).as_slice(), "from Ben").unwrap();
            let known = matches!(again, Imported::Known(_));
            assert_eq!(known, !there.is_empty(), "{fate:?}");
            assert_eq!(journals(disk).len(), 2);
        },
    );
}

#[test]
fn continuing_a_session_by_an_import_survives_failures() {
    let game = game(5);
    let (older, path) = (journal(&game.at(2)), session_path("evening"));
    after_every_fate(
        |disk| disk.put(&path, &older),
        |disk| library(disk).and_then(|l| l.import(journal(&game).as_slice(), "from Ben")),
        |disk, taken, fate| {
            let there = journals(disk);
            // Complete lines may be there although the disk failed.
            assert!(there[&path].starts_with(&older), "{fate:?}");
            match &taken {
                Ok(Imported::Continued { path, entries: 3 }) => {
                    assert_eq!(
                        (there.len(), &there[path]),
                        (1, &journal(&game)),
                        "{fate:?}"
                    );
                }
                // If the saved journal cannot be read, there is a second copy, of which only one counts.
                Ok(taken) => assert!(matches!(taken, Imported::New { .. }), "{fate:?}: {taken:?}"),
                Err(_) => {}
            }
            let library = library(disk).unwrap();
            library.import(journal(&game).as_slice(), "again").unwrap();
            let counting = library.kept().unwrap();
            let [counting] = counting.as_slice() else {
                panic!("{fate:?}: {counting:?}");
            };
            assert_eq!(journals(disk)[&counting.path], journal(&game), "{fate:?}");
        },
    );
}

#[test]
fn erasing_a_session_survives_failures() {
    let (game, other) = (game(5), game(2));
    let path = data().join("bin/evening.courtyard");
    let others = [
        session_path("evening"),
        data().join("archive/evening.courtyard"),
    ];
    after_every_fate(
        |disk| {
            disk.put(&path, &journal(&game));
            disk.put(&path.with_extension("cut-off-1"), b"{\"n\"");
            others
                .iter()
                .for_each(|path| disk.put(path, &journal(&other)));
        },
        |disk| library(disk).and_then(|library| library.empty_bin()),
        |disk, emptied, fate| {
            let mut there = journals(disk);
            for path in &others {
                assert_eq!(there.remove(path), Some(journal(&other)), "{fate:?}");
            }
            assert!(there.values().all(|bytes| *bytes == journal(&game)));
            if let Ok(count) = emptied {
                // A folder that was not found was empty.
                assert_eq!(count + there.len(), 1, "{fate:?}");
            }
        },
    );
}

#[test]
fn saving_a_draft_survives_failures() {
    after_every_fate(
        |_| {},
        |disk| {
            let library = library(disk).ok();
            ["one", "two"].map(|draft| {
                let library = library.as_ref();
                library.is_some_and(|l| l.keep_draft(draft.as_bytes()).is_ok())
            })
        },
        |disk, [one, two], fate| {
            let there = library(disk).unwrap().draft();
            let there = there.map(|draft| String::from_utf8(draft).unwrap());
            let may_be: &[Option<&str>] = match (one, two) {
                (_, true) => &[Some("two")],
                (true, false) => &[Some("one"), Some("two")],
                (false, false) => &[None, Some("one"), Some("two")],
            };
            assert!(may_be.contains(&there.as_deref()), "{fate:?}: {there:?}");
        },
    );
}

/// Checks the simulated disk: without this, the tests above would prove nothing.
#[test]
fn unsynced_data_may_be_lost_in_a_power_failure() {
    use courtyard::library::storage::Storage;
    let mut left = [0; 4];
    for seed in 0..200 {
        let disk = Memory::new(seed);
        disk.put(Path::new("/home/letter"), b"dear Ana");
        let (named, synced) = (Path::new("/home/named"), Path::new("/home/synced"));
        let mut file = disk.create(named).unwrap();
        file.write_all(b"one").unwrap();
        disk.sync_folder(Path::new("/home")).unwrap();
        let mut file = disk.create(synced).unwrap();
        file.write_all(b"two").unwrap();
        file.sync().unwrap();
        disk.power_cut();
        let files = disk.files();
        assert_eq!(files[Path::new("/home/letter")], b"dear Ana");
        left[0] += usize::from(files[named] == b"one");
        left[1] += usize::from(files[named].is_empty());
        left[2] += usize::from(files.contains_key(synced));
        assert!(files.get(synced).is_none_or(|bytes| bytes == b"two"));
        left[3] += 1;
    }
    let [whole, nothing, there, all] = left;
    assert!(
        [whole, nothing, there]
            .iter()
            .all(|n| (20..all - 20).contains(n))
    );
}

#[test]
fn moving_sessions_takes_time_in_proportion_to_their_number() {
    let work = |count: usize| {
        let disk = Memory::new(1);
        let library = library(&disk).unwrap();
        let journal = journal(&game(1));
        let file = |n: usize, kind: &str| library.folder().join(format!("evening {n}.{kind}"));
        for n in 0..count {
            disk.put(&file(n, "courtyard"), &journal);
            disk.put(&file(n, "damaged-1"), b"{");
        }
        let before = disk.operations() + disk.listed();
        let sessions: Vec<PathBuf> = (0..count).map(|n| file(n, "courtyard")).collect();
        [Shelf::Archive, Shelf::Bin]
            .iter()
            .fold(sessions, |sessions, shelf| {
                let mut mover = library.mover(*shelf).unwrap();
                { sessions }
                    .iter()
                    .map(|path| mover.put(path).unwrap())
                    .collect()
            });
        assert_eq!(library.count(Shelf::Bin).unwrap(), count);
        let aside = |path: &PathBuf| path.starts_with(library.shelf(Shelf::Bin));
        let in_bin = disk.files().into_keys().filter(aside).count();
        assert_eq!(in_bin, 2 * count, "with what was kept beside each");
        disk.operations() + disk.listed() - before
    };
    let (few, many) = (work(20), work(200));
    assert!(many <= 11 * few, "{few} and {many}");
}
