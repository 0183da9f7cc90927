//! Checks that time grows in proportion to the work: import, list, check, export and statistics at 1 ×, 4 × and 16 ×.
//! Fails if the time grows more than 1.3 times as fast as the work.
//!
//! The journals of an archive have equal lengths and similar names, the hardest case for distinguishing them.

#[path = "../tests/common/play.rs"]
mod play;
#[path = "../tests/common/seeded.rs"]
mod seeded;

use std::io::{Cursor, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Library, Progress, Shelf};
use courtyard::session::journal::{ChecksumState, Opened};
use courtyard::session::{Session, Step};
use courtyard::text::export::{Format, export};
use courtyard::text::{Language, Text};
use serde_json::Map;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Multiples of the work.
const SIZES: [usize; 3] = [1, 4, 16];
/// Number of journals at 1 ×.
const JOURNALS: usize = 250;
/// Number of entries of one journal at 1 ×.
const ENTRIES: usize = 1000;
/// Number of runs of each measurement; the fastest counts.
const RUNS: usize = 3;
/// Maximum growth of the time relative to the work.
const MOST: f64 = 1.3;

/// A journal of notes. All journals with the same number of entries have the same length.
fn notes(name: usize, entries: usize) -> Vec<u8> {
    let header = play::header(Edition::Duelo, Map::new());
    let mut session = Session::<DuelingNobles>::new(header).unwrap();
    for n in 0..entries {
        // Includes undo and redo where possible.
        let step = match n % 10 {
            8 => Step::Undo(n / 10 * 8 + 8),
            9 => Step::Redo(n / 10 * 8 + 8),
            _ => Step::Do(Action::Note {
                text: format!("{name:08}"),
            }),
        };
        let proposal = session.propose(step, play::moment(n as i64)).unwrap();
        session.commit(proposal);
    }
    play::journal(&session, ChecksumState::NEW)
}

fn library() -> (tempfile::TempDir, Library) {
    let home = tempfile::tempdir().unwrap();
    let library = Library::open(Some(home.path().to_owned()), courtyard::registry::kept()).unwrap();
    (home, library)
}

/// The shortest time of the runs, without preparation.
fn fastest<T>(prepare: impl Fn() -> T, work: impl Fn(&mut T)) -> Duration {
    let times = (0..RUNS).map(|_| {
        let mut prepared = prepare();
        let start = Instant::now();
        work(&mut prepared);
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

fn archive(journals: &[Vec<u8>]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (n, journal) in journals.iter().enumerate() {
        // In different folders, all with the same name.
        let name = format!("{n}/evening.courtyard");
        archive
            .start_file(name, SimpleFileOptions::default())
            .unwrap();
        archive.write_all(journal).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn main() -> ExitCode {
    let text = Text::new(Language::English, courtyard::registry::described());
    let journals: Vec<Vec<u8>> = (0..JOURNALS * SIZES[2]).map(|n| notes(n, 20)).collect();
    let mut rows: Vec<(&str, [Duration; 3])> = Vec::new();
    let mut row = |name, measure: &dyn Fn(usize) -> Duration| rows.push((name, SIZES.map(measure)));
    let taken_in = |library: &Library, zip: &[u8]| {
        library
            .import_archive(Cursor::new(zip), |_, imported| drop(imported.unwrap()))
            .unwrap();
    };
    row("import, all new", &|size| {
        let zip = archive(&journals[..JOURNALS * size]);
        fastest(library, |(_, library)| taken_in(library, &zip))
    });
    row("import, separate files", &|size| {
        fastest(library, |(_, library)| {
            let mut importer = library.importer().unwrap();
            for journal in &journals[..JOURNALS * size] {
                importer.import(journal.as_slice(), "evening").unwrap();
            }
        })
    });
    row("import, all known", &|size| {
        let zip = archive(&journals[..JOURNALS * size]);
        let (_home, library) = library();
        taken_in(&library, &zip);
        fastest(|| (), |()| taken_in(&library, &zip))
    });
    row("list", &|size| {
        let (_home, library) = library();
        taken_in(&library, &archive(&journals[..JOURNALS * size]));
        let list = || library.list(Shelf::Sessions, &Progress::default()).unwrap();
        fastest(|| (), |()| drop(list()))
    });
    row("export --all", &|size| {
        let (_home, library) = library();
        taken_in(&library, &archive(&journals[..JOURNALS * size]));
        let all = library.everything().unwrap();
        fastest(
            || (),
            |()| drop(library.pack(&all, Cursor::new(Vec::new())).unwrap()),
        )
    });
    row("statistics", &|size| {
        let (_home, library) = library();
        taken_in(&library, &archive(&journals[..JOURNALS * size]));
        fastest(
            || (),
            |()| drop(library.counted::<DuelingNobles>(&Progress::default())),
        )
    });
    let read = |journal: &[u8]| {
        Opened::new(journal)
            .unwrap()
            .read::<DuelingNobles>()
            .unwrap()
    };
    row("check one journal", &|size| {
        let journal = notes(0, ENTRIES * size);
        fastest(|| (), |()| drop(read(&journal)))
    });
    row("export one journal", &|size| {
        let session = read(&notes(0, ENTRIES * size)).session;
        let written = || export(&text, &session, Format::Markdown, None).unwrap();
        fastest(|| (), |()| drop(written()))
    });
    let mut grows_too_fast = false;
    println!(
        "{:20} {:>10} {:>10} {:>10}  growth by the work's",
        "", "1 ×", "4 ×", "16 ×"
    );
    for (name, times) in rows {
        let [one, _, most] = times.map(|time| time.as_secs_f64());
        let growth = most / one / SIZES[2] as f64;
        let [a, b, c] = times.map(|time| format!("{:.1} ms", time.as_secs_f64() * 1000.0));
        println!("{name:20} {a:>10} {b:>10} {c:>10}  {growth:.2}");
        grows_too_fast |= growth > MOST;
    }
    ExitCode::from(u8::from(grows_too_fast))
}
