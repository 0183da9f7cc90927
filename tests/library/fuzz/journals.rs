//! Journals, headers and entries as fuzz targets.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use courtyard::games::Game;
use courtyard::games::Preset;
use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Imported, Library, LibraryError, Recovery};
use courtyard::session::journal::{ChecksumState, Opened, Reading, UNREADABLE};
use courtyard::session::{HeaderFault, Session, Step};
use courtyard::text::export::{Format, export};
use courtyard::text::{TextContext, describe_fault, describe_unopened};
use rand::RngExt;
use rand::seq::IndexedRandom;

use super::TEXTS;
use super::alter::{alter, seal_again};
use crate::common::cases::Case;
use crate::common::disk::Memory;
use crate::common::play::Chance;
use crate::common::{golden, play};

/// A valid or deliberately invalid journal.
pub(super) struct Sample {
    pub(super) bytes: Vec<u8>,
    /// Its session, if every line has a checksum.
    pub(super) sealed: Option<Session<DuelingNobles>>,
}

pub(super) static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let mut samples = Vec::new();
    for (i, edition) in Edition::ALL.iter().copied().cycle().take(9).enumerate() {
        let chance = &mut play::chance(i as u64);
        let rules = match i % 2 {
            0 => serde_json::Map::new(),
            _ => play::house_rules(chance),
        };
        let Ok(mut session) = Session::new(play::header(edition, rules)) else {
            continue;
        };
        for _ in 0..40 {
            let step = play::step(chance, &session, true);
            if let Ok(proposal) = session.propose(step, play::moment(i as i64)) {
                session.commit(proposal);
            }
        }
        samples.push(Sample {
            bytes: play::journal(&session, ChecksumState::Plain),
            sealed: None,
        });
        samples.push(Sample {
            bytes: play::journal(&session, ChecksumState::NEW),
            sealed: Some(session),
        });
    }
    let cases = golden::of_game(DuelingNobles::ID);
    samples.extend(cases.iter().map(|case| Sample {
        bytes: case.journal.clone(),
        sealed: None,
    }));
    samples
});

/// The codes of faults, for each of which there is a golden journal.
static CODES: LazyLock<BTreeSet<String>> = LazyLock::new(|| golden::codes(DuelingNobles::ID));

/// An altered journal, and the original session if only checksums can reveal the alteration.
fn journal(chance: &mut Chance) -> (Vec<u8>, Option<&'static Session<DuelingNobles>>) {
    let sample = SAMPLES.choose(chance).unwrap();
    let mut bytes = sample.bytes.clone();
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    if chance.random_bool(0.5) {
        (seal_again(&bytes), None)
    } else {
        (bytes, sample.sealed.as_ref())
    }
}

pub(super) fn read(bytes: &[u8]) -> Option<Reading<DuelingNobles>> {
    Opened::new(bytes).ok()?.read().ok()
}

/// The valid part of a journal is read, described, and written again identically.
pub(super) fn journals_are_read(chance: &mut Chance) {
    let (bytes, was) = journal(chance);
    is_read(chance, &bytes, was);
}

fn is_read(chance: &mut Chance, bytes: &[u8], was: Option<&Session<DuelingNobles>>) {
    let text = TEXTS.choose(chance).unwrap();
    let newer = Opened::to_look_at(bytes).map(|opened| opened.read::<DuelingNobles>().is_ok());
    let opened = match Opened::new(bytes) {
        Ok(opened) => opened,
        Err(fault) => {
            assert_eq!(fault.line, 1);
            assert!(!describe_unopened(text, &fault).is_empty());
            return;
        }
    };
    assert!(newer.is_ok());
    let reading = match opened.read::<DuelingNobles>() {
        Ok(reading) => reading,
        Err(fault) => return assert_eq!((fault.line, fault.code()), (1, "bad-header")),
    };
    let session = &reading.session;
    let entries = session.entries();
    if let Some(was) = was {
        // A header without its checksum makes a journal without checksums: then no entry with one is valid.
        assert!(
            was.entries().starts_with(entries),
            "another game was taken for sound"
        );
    }
    if let Some(fault) = &reading.fault {
        assert_eq!(fault.line, entries.len() as u64 + 2);
        assert!(CODES.contains(fault.code()), "{}", fault.code());
        assert_ne!(fault.is_readable(), UNREADABLE.contains(&fault.code()));
        let sentence = describe_fault::<DuelingNobles>(
            TextContext::new(text, session),
            session.table(),
            fault,
        );
        assert!(
            !sentence.is_empty() && !sentence.contains(|c: char| c.is_control()),
            "{sentence:?}"
        );
    } else {
        assert_eq!(reading.valid_bytes, bytes.len() as u64);
    }
    let again = play::journal(session, ChecksumState::NEW);
    let again = read(&again).expect("what was read can be written and read again");
    assert_eq!(again.fault, None);
    assert_eq!(again.session.entries(), entries);
    assert_eq!(again.session.table(), session.table());
    if chance.random_ratio(1, 20) {
        let form = *Format::ALL.choose(chance).unwrap();
        assert!(!export(text, session, form, None).unwrap().is_empty());
    }
}

pub(super) fn library() -> (Memory, Library) {
    let disk = Memory::new(0);
    disk.put(Path::new("/home/letter"), b"dear Ana");
    let library = Library::on(
        Arc::new(disk.clone()),
        courtyard::registry::kept(),
        "/home/data".into(),
    )
    .unwrap();
    (disk, library)
}

/// No operation of the library on a journal loses a byte.
pub(super) fn journals_are_kept(chance: &mut Chance) {
    let (bytes, _) = journal(chance);
    is_kept(chance, &bytes);
}

fn is_kept(chance: &mut Chance, bytes: &[u8]) {
    let (disk, library) = library();
    let path = library.folder().join("evening.courtyard");
    disk.put(&path, bytes);
    let file = |path: &Path| disk.files().remove(path).expect("a file that was there");
    let looked = library.look::<DuelingNobles>(&path);
    let _ = library.sessions().unwrap();
    assert_eq!(file(&path), bytes);
    let kept = if chance.random() {
        match library.repair::<DuelingNobles>(&path) {
            Ok(Some(Recovery::Repaired { kept, .. })) => file(&kept),
            Ok(Some(Recovery::SetAside(aside))) => [file(&path), file(&aside)].concat(),
            Ok(Some(Recovery::Remains)) => panic!("the disk did not fail"),
            Ok(None) | Err(_) => file(&path),
        }
    } else {
        match library.resume::<DuelingNobles>(&path) {
            Ok((_, Some(Recovery::SetAside(aside)))) => [file(&path), file(&aside)].concat(),
            Ok((_, Some(other))) => panic!("{other:?}"),
            Ok((_, None)) if !bytes.ends_with(b"\n") => file(&path)
                .strip_suffix(b"\n")
                .expect("a line end")
                .to_vec(),
            Ok((_, None)) | Err(_) => file(&path),
        }
    };
    assert_eq!(kept, bytes);
    if let Ok((mut keeper, recovery)) = library.resume::<DuelingNobles>(&path) {
        assert_eq!(recovery, None);
        let looked = looked.expect("what goes on can be looked at");
        assert!(
            keeper
                .session()
                .entries()
                .starts_with(looked.session.entries())
        );
        let note = Action::Note { text: "on".into() };
        let _ = keeper.record(Step::Do(note), play::moment(0));
        assert!(keeper.is_saved());
        let entries = keeper.session().entries().len();
        drop(keeper);
        let look = library.look::<DuelingNobles>(&path).unwrap();
        assert_eq!((look.fault, look.session.entries().len()), (None, entries));
    }
}

/// Journals are imported completely and valid, or not at all.
pub(super) fn journals_are_taken_in(chance: &mut Chance) {
    let (bytes, _) = journal(chance);
    is_taken_in(chance, &bytes);
}

fn is_taken_in(chance: &mut Chance, bytes: &[u8]) {
    let (disk, library) = library();
    let mut name = b"an evening".to_vec();
    alter(chance, &mut name);
    let name = String::from_utf8_lossy(&name);
    let imported = library.import(bytes, &name);
    are_all_sound(&disk, &library);
    match imported {
        Ok(Imported::New { path, .. }) => {
            assert_eq!(path.parent(), Some(library.folder().as_path()), "{name:?}");
            assert!(bytes.starts_with(&disk.files()[&path]));
            let again = library.import(bytes, "again").unwrap();
            assert_eq!(again, Imported::Known(path));
        }
        Ok(imported) => panic!("{:?} was not here", imported.path()),
        Err(
            LibraryError::Damaged { .. }
            | LibraryError::Newer(_)
            | LibraryError::Header(HeaderFault::UnknownGame(_)),
        ) => {}
        Err(error) => panic!("{error}"),
    }
}

/// Asserts that every journal is valid and on a shelf.
pub(super) fn are_all_sound(disk: &Memory, library: &Library) {
    for (path, bytes) in disk.files() {
        if path.extension().is_some_and(|e| e == "courtyard") {
            assert!(library.shelf_of(&path).is_some(), "{path:?}");
            let source: &mut dyn std::io::BufRead = &mut bytes.as_slice();
            let opened = Opened::new(source).expect("a journal that was taken in");
            let game = TEXTS[0].games().find(&opened.header().game).unwrap();
            let read = game.read(&TEXTS[0], opened).unwrap();
            assert!(read.fault.is_none(), "{:?}", read.fault);
        }
    }
}

/// The golden journals of all games, as lines.
static GOLDEN: LazyLock<Vec<Vec<Vec<u8>>>> = LazyLock::new(|| {
    let lines = |case: &Case| {
        let lines = case.journal.split_inclusive(|b| *b == b'\n');
        lines.map(Into::into).collect()
    };
    golden::of_known_games().map(lines).collect()
});

/// An altered journal of any game, read by that game.
fn any_game_reads(chance: &mut Chance, bytes: &[u8]) {
    let text = TEXTS.choose(chance).unwrap();
    let mut source = bytes;
    let source: &mut dyn std::io::BufRead = &mut source;
    let Ok(opened) = Opened::new(source) else {
        return;
    };
    let Some(game) = text.games().find(&opened.header().game) else {
        return;
    };
    let fault = match game.read(text, opened) {
        Ok(read) => read.fault,
        Err(fault) => Some(fault),
    };
    if let Some(fault) = fault {
        assert!(fault.line.unwrap() as usize <= bytes.split(|b| *b == b'\n').count());
        assert!(!fault.code.is_empty());
        let sentence = &fault.message;
        assert!(!sentence.is_empty() && !sentence.contains(|c: char| c.is_control()));
    }
}

/// A journal of any game is read, repaired and imported, as it is and with correct checksums.
pub(super) fn a_journal(chance: &mut Chance, bytes: &[u8]) {
    let sealed = seal_again(bytes);
    any_game_reads(chance, &sealed);
    is_read(chance, &sealed, None);
    is_kept(chance, bytes);
    is_taken_in(chance, &sealed);
}

/// Golden journals of all games.
pub(super) fn golden_journals() -> Vec<Vec<u8>> {
    // Each tenth is enough to begin with.
    let some = GOLDEN.iter().step_by(10);
    some.map(|lines| lines.concat()).collect()
}

/// An altered header of any game, before unchanged entries.
pub(super) fn headers_are_read(chance: &mut Chance) {
    let mut lines = GOLDEN.choose(chance).unwrap().clone();
    let Some(header) = lines.first_mut() else {
        return;
    };
    for _ in 0..chance.random_range(1..=3) {
        alter(chance, header);
    }
    any_game_reads(chance, &lines.concat());
}

/// An altered entry of any game, among unchanged ones.
pub(super) fn entries_are_read(chance: &mut Chance) {
    let mut lines = GOLDEN.choose(chance).unwrap().clone();
    if lines.len() < 2 {
        return;
    }
    let at = chance.random_range(1..lines.len());
    for _ in 0..chance.random_range(1..=3) {
        alter(chance, &mut lines[at]);
    }
    any_game_reads(chance, &seal_again(&lines.concat()));
}
