//! Whatever comes from outside, altered at random: journals, archives and settings. Nothing takes the program down,
//! nothing is taken for what it is not, and no byte of what was there goes away.
//!
//! `COURTYARD_FUZZ` sets how many inputs are tried, on all processors together, and `COURTYARD_SEED` the first one's
//! seed. What fails is named by its seed: with that and one input it is tried again alone.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::Cursor;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Instant;

use courtyard::games::Game;
use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Imported, Library, LibraryError, Recovery, Shelf};
use courtyard::session::journal::{Checksum, ChecksumState, Opened, Reading, UNREADABLE};
use courtyard::session::{Session, Step};
use courtyard::settings::{Damaged, Settings, SettingsFile};
use courtyard::text::export::{Format, export};
use courtyard::text::{Language, Text, TextContext, describe_fault, describe_unopened};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::common::disk::Memory;
use crate::common::play::Chance;
use crate::common::{golden, play};

fn number(variable: &str, usual: u64) -> u64 {
    let said = env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

/// A journal that is sound, or one that was made not to be.
struct Sample {
    bytes: Vec<u8>,
    /// Its session, if every line of it is sealed.
    sealed: Option<Session<DuelingNobles>>,
}

static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let mut samples = Vec::new();
    for (i, edition) in Edition::ALL.into_iter().cycle().take(9).enumerate() {
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
            bytes: play::journal(&session, ChecksumState::Unsealed),
            sealed: None,
        });
        samples.push(Sample {
            bytes: play::journal(&session, ChecksumState::NEW),
            sealed: Some(session),
        });
    }
    let paths = golden::of_game(DuelingNobles::ID);
    samples.extend(paths.iter().map(|path| Sample {
        bytes: fs::read(path).unwrap(),
        sealed: None,
    }));
    samples
});

/// The codes of faults, each of which a golden journal shows.
static CODES: LazyLock<BTreeSet<String>> = LazyLock::new(|| golden::codes(DuelingNobles::ID));

static TEXTS: LazyLock<[Text; 2]> = LazyLock::new(|| {
    [Language::English, Language::Spanish]
        .map(|language| Text::new(language, courtyard::house::described()))
});

const PIECES: &[&[u8]] = &[
    b"\n",
    b"\r\n",
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b",",
    b":",
    b"null",
    b"true",
    b"-1",
    b"0",
    b"1e999",
    b"18446744073709551615",
    b"9223372036854775808",
    b"\\ud800",
    b"\\u0000",
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xef\xbb\xbf",
    "\u{202e}".as_bytes(),
    b"\x1b[31m",
    b"\"undo\":1",
    b"\"redo\":1",
    b"\"n\":1",
    b"\"crc\":\"00000000\"",
    b"\"courtyard\":2",
    b"\"do\":{\"type\":\"end-turn\"}",
    b"\"type\":\"setup\"",
    b"\"Kh\"",
    b"\"players\":[\"\",\"\"]",
    b"../",
    b"PK\x05\x06",
    b"PK\x01\x02",
    b"PK\x06\x07",
];

/// Alters it a little.
fn alter(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let length = bytes.len();
    let span = |chance: &mut Chance, most: usize| {
        let start = chance.random_range(0..=length);
        start..(start + chance.random_range(0..=most)).min(length)
    };
    match chance.random_range(0..12) {
        0 | 1 if length > 0 => {
            bytes[chance.random_range(0..length)] ^= 1 << chance.random_range(0..8);
        }
        2 if length > 0 => bytes[chance.random_range(0..length)] = chance.random(),
        3 => {
            let at = chance.random_range(0..=length);
            let piece = *PIECES.choose(chance).unwrap();
            bytes.splice(at..at, piece.iter().copied());
        }
        4 => {
            let at = span(chance, 12);
            let piece = *PIECES.choose(chance).unwrap();
            bytes.splice(at, piece.iter().copied());
        }
        5 => drop(bytes.drain(span(chance, 60))),
        6 => {
            let piece = bytes[span(chance, 200)].to_vec();
            let at = chance.random_range(0..=length);
            bytes.splice(at..at, piece);
        }
        7 => bytes.truncate(chance.random_range(0..=length)),
        8 => number_for_another(chance, bytes),
        9 => word_for_another(chance, bytes),
        _ => lines(chance, bytes),
    }
}

/// Puts another number in place of one.
fn number_for_another(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let digits: Vec<usize> = (0..bytes.len())
        .filter(|i| bytes[*i].is_ascii_digit())
        .collect();
    let Some(&start) = digits.choose(chance) else {
        return;
    };
    let end = (start..bytes.len()).find(|i| !bytes[*i].is_ascii_digit());
    let odd = [
        "0",
        "1",
        "2",
        "7",
        "13",
        "40",
        "-1",
        "4294967296",
        "99999999999999999999",
        "1.5",
        "null",
    ];
    let number = odd.choose(chance).unwrap();
    bytes.splice(start..end.unwrap_or(bytes.len()), number.bytes());
}

/// Puts one word in quotation marks in place of another.
fn word_for_another(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let marks: Vec<usize> = (0..bytes.len()).filter(|i| bytes[*i] == b'"').collect();
    let pairs: Vec<&[usize]> = marks.chunks_exact(2).collect();
    if let (Some(to), Some(from)) = (pairs.choose(chance), pairs.choose(chance)) {
        let word = bytes[from[0]..from[1]].to_vec();
        bytes.splice(to[0]..to[1], word);
    }
}

/// Takes a line out, doubles it, or exchanges it for another.
fn lines(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let mut lines: Vec<Vec<u8>> = bytes
        .split_inclusive(|b| *b == b'\n')
        .map(Into::into)
        .collect();
    if lines.is_empty() {
        return;
    }
    let (a, b) = (
        chance.random_range(0..lines.len()),
        chance.random_range(0..lines.len()),
    );
    match chance.random_range(0..3) {
        0 => drop(lines.remove(a)),
        1 => lines.insert(b, lines[a].clone()),
        _ => lines.swap(a, b),
    }
    *bytes = lines.concat();
}

/// Gives every sealed line the seal that its bytes have now, so that what was altered is not found by that.
fn seal_again(bytes: &[u8]) -> Vec<u8> {
    let mut seal = Checksum::default();
    let mut all = Vec::new();
    for line in bytes.split_inclusive(|b| *b == b'\n') {
        let text = line.strip_suffix(b"\n").unwrap_or(line);
        let start = text.len().checked_sub(r#","crc":"00000000"}"#.len());
        match start
            .filter(|start| text[*start..].starts_with(b",\"crc\":\"") && text.ends_with(b"\"}"))
        {
            Some(start) => {
                let body = [&text[..start], b"}"].concat();
                seal = seal.after(&body);
                all.extend(&text[..start]);
                all.extend(format!(r#","crc":"{seal}"}}"#).bytes());
                all.extend(&line[text.len()..]);
            }
            None => all.extend(line),
        }
    }
    all
}

/// An altered journal, and what it was if only its seals can tell.
fn journal(chance: &mut Chance) -> (Vec<u8>, Option<&'static Session<DuelingNobles>>) {
    let sample = SAMPLES.choose(chance).unwrap();
    let mut bytes = sample.bytes.clone();
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    match chance.random_bool(0.5) {
        true => (seal_again(&bytes), None),
        false => (bytes, sample.sealed.as_ref()),
    }
}

fn read(bytes: &[u8]) -> Option<Reading<DuelingNobles>> {
    Opened::new(bytes).ok()?.read().ok()
}

/// Journals are read as far as they are sound, told of, and written again as they were read.
fn journals_are_read(chance: &mut Chance) {
    let (bytes, was) = journal(chance);
    let text = TEXTS.choose(chance).unwrap();
    let newer =
        Opened::to_look_at(bytes.as_slice()).map(|opened| opened.read::<DuelingNobles>().is_ok());
    let opened = match Opened::new(bytes.as_slice()) {
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
        // A header without its seal is one of a journal without any: then no entry stands that has one.
        assert!(
            was.entries().starts_with(entries),
            "another game was taken for sound"
        );
    }
    if let Some(fault) = &reading.fault {
        assert_eq!(fault.line, entries.len() as u64 + 2);
        assert!(CODES.contains(fault.code()), "{}", fault.code());
        assert_ne!(fault.is_readable(), UNREADABLE.contains(&fault.code()));
        let told = describe_fault::<DuelingNobles>(
            TextContext::new(text, session),
            session.table(),
            fault,
        );
        assert!(
            !told.is_empty() && !told.contains(|c: char| c.is_control()),
            "{told:?}"
        );
    } else {
        assert_eq!(reading.sound, bytes.len() as u64);
    }
    let again = play::journal(session, ChecksumState::NEW);
    let again = read(&again).expect("what was read can be written and read again");
    assert_eq!(again.fault, None);
    assert_eq!(again.session.entries(), entries);
    assert_eq!(again.session.table(), session.table());
    if chance.random_ratio(1, 20) {
        let form = *Format::ALL.choose(chance).unwrap();
        assert!(!export(text, session, form).unwrap().is_empty());
    }
}

fn library() -> (Memory, Library) {
    let disk = Memory::new(0);
    disk.put(Path::new("/home/letter"), b"dear Ana");
    let library = Library::on(
        Arc::new(disk.clone()),
        courtyard::house::kept(),
        "/home/data".into(),
    )
    .unwrap();
    (disk, library)
}

/// The library at a journal: nothing of it goes away, whatever is done.
fn journals_are_kept(chance: &mut Chance) {
    let (bytes, _) = journal(chance);
    let (disk, library) = library();
    let path = library.folder().join("evening.courtyard");
    disk.put(&path, &bytes);
    let file = |path: &Path| disk.files().remove(path).expect("a file that was there");
    let looked = library.look::<DuelingNobles>(&path);
    let _ = library.sessions().unwrap();
    assert_eq!(file(&path), bytes);
    let kept = match chance.random() {
        true => match library.repair::<DuelingNobles>(&path) {
            Ok(Some(Recovery::Repaired { kept, .. })) => file(&kept),
            Ok(Some(Recovery::SetAside(aside))) => [file(&path), file(&aside)].concat(),
            Ok(Some(Recovery::Remains)) => panic!("the disk did not fail"),
            Ok(None) | Err(_) => file(&path),
        },
        false => match library.resume::<DuelingNobles>(&path) {
            Ok((_, Some(Recovery::SetAside(aside)))) => [file(&path), file(&aside)].concat(),
            Ok((_, Some(other))) => panic!("{other:?}"),
            Ok((_, None)) if !bytes.ends_with(b"\n") => file(&path)
                .strip_suffix(b"\n")
                .expect("a line end")
                .to_vec(),
            Ok((_, None)) | Err(_) => file(&path),
        },
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

/// Journals from elsewhere are taken in whole and sound, or not at all.
fn journals_are_taken_in(chance: &mut Chance) {
    let (bytes, _) = journal(chance);
    let (disk, library) = library();
    let mut name = b"an evening".to_vec();
    alter(chance, &mut name);
    let name = String::from_utf8_lossy(&name);
    let imported = library.import(bytes.as_slice(), &name);
    are_all_sound(&disk, &library);
    match imported {
        Ok(Imported::New { path, .. }) => {
            assert_eq!(path.parent(), Some(library.folder().as_path()), "{name:?}");
            assert!(bytes.starts_with(&disk.files()[&path]));
            let again = library.import(bytes.as_slice(), "again").unwrap();
            assert_eq!(again, Imported::Known(path));
        }
        Ok(Imported::Known(path)) => panic!("{path:?} was not here"),
        Err(LibraryError::Damaged { .. } | LibraryError::Newer(_)) => {}
        Err(error) => panic!("{error}"),
    }
}

/// Every journal is sound, and on a shelf.
fn are_all_sound(disk: &Memory, library: &Library) {
    for (path, bytes) in disk.files() {
        if path.extension().is_some_and(|e| e == "courtyard") {
            assert!(library.shelf_of(&path).is_some(), "{path:?}");
            let reading = read(&bytes).expect("a journal that was taken in");
            assert_eq!(reading.fault, None);
        }
    }
}

static ARCHIVE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let (disk, library) = library();
    for (i, sample) in SAMPLES
        .iter()
        .filter(|s| s.sealed.is_some())
        .take(3)
        .enumerate()
    {
        let shelf = Shelf::ALL[i % 2];
        let path = Path::new("/home/data").join(shelf.name());
        disk.put(&path.join(format!("evening-{i}.courtyard")), &sample.bytes);
    }
    let mut archive = Cursor::new(Vec::new());
    library
        .pack(&library.everything().unwrap(), &mut archive)
        .unwrap();
    archive.into_inner()
});

/// Archives from elsewhere: every journal in them is taken in whole and sound, or not at all.
fn archives_are_taken_in(chance: &mut Chance) {
    let mut bytes = ARCHIVE.clone();
    // What an archive says of itself lies at its end.
    let tail = match chance.random() {
        true => bytes.len().saturating_sub(400),
        false => 0,
    };
    let mut end = bytes.split_off(tail);
    for _ in 0..chance.random_range(1..=3) {
        alter(chance, &mut end);
    }
    bytes.extend(end);
    let (disk, library) = library();
    let mut new = 0;
    let _ = library.import_archive(Cursor::new(bytes), |_, imported| {
        new += usize::from(matches!(imported, Ok(Imported::New { .. })));
    });
    are_all_sound(&disk, &library);
    let journals = library.everything().unwrap();
    assert_eq!(journals.len(), new);
}

/// Settings are read or put aside whole, and what is chosen then is read again.
fn settings_are_read(chance: &mut Chance, folder: &Path) {
    let sample = serde_json::json!({
        "theme": "dark", "suits": "four-colours", "text_size": 130, "language": "es",
        "motion": "reduced", "dice": "virtual", "screen": "awake", "later": {"a": [1, 2]},
    });
    let mut bytes = serde_json::to_vec_pretty(&match chance.random() {
        true => sample,
        false => serde_json::to_value(Settings::default()).unwrap(),
    })
    .unwrap();
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    let path = folder.join("settings.json");
    fs::write(&path, &bytes).unwrap();
    let (mut file, settings, damaged) = SettingsFile::open(Some(folder));
    match damaged {
        None => assert_eq!(fs::read(&path).unwrap(), bytes),
        Some(Damaged::SetAside(aside)) => {
            assert_eq!(fs::read(&aside).unwrap(), bytes);
            assert_eq!(settings, Settings::default());
            fs::remove_file(aside).unwrap();
        }
        Some(Damaged::InTheWay(path, error)) => panic!("{path:?}: {error}"),
    }
    if chance.random_ratio(1, 10) {
        file.save(&settings).unwrap();
        let (_, again, damaged) = SettingsFile::open(Some(folder));
        assert!(damaged.is_none());
        assert_eq!(again, settings);
    }
}

fn try_one(seed: u64, folder: &Path) {
    let chance = &mut play::chance(seed);
    match chance.random_range(0..20) {
        0..12 => journals_are_read(chance),
        12..15 => journals_are_kept(chance),
        15..18 => journals_are_taken_in(chance),
        18 => archives_are_taken_in(chance),
        _ => settings_are_read(chance, folder),
    }
}

#[test]
fn whatever_comes_from_outside() {
    let (runs, seed) = (number("COURTYARD_FUZZ", 4000), number("COURTYARD_SEED", 1));
    let (next, start) = (AtomicU64::new(0), Instant::now());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                let folder = tempfile::tempdir().unwrap();
                loop {
                    let run = next.fetch_add(1, Ordering::Relaxed);
                    if run >= runs {
                        return;
                    }
                    if run > 0 && run.is_multiple_of(500_000) {
                        println!("{run} inputs after {:?}", start.elapsed());
                    }
                    let seed = seed.wrapping_add(run);
                    let tried =
                        panic::catch_unwind(AssertUnwindSafe(|| try_one(seed, folder.path())));
                    if let Err(why) = tried {
                        eprintln!("again: COURTYARD_SEED={seed} COURTYARD_FUZZ=1");
                        panic::resume_unwind(why);
                    }
                }
            });
        }
    });
    println!("{runs} inputs from seed {seed} in {:?}", start.elapsed());
}
