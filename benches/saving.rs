//! The cost of durability: the time until an action is acknowledged, compared with appending and syncing the same bytes
//! directly, and the time to open a long journal.
//!
//! Targets: at most 1.5 times the direct append, and one frame (16 ms) to open a journal of 5,000 entries and to undo an
//! entry of it. `COURTYARD_BENCH_DIR` selects the disk to measure.

#[path = "../tests/common/play.rs"]
mod play;
#[path = "../tests/common/seeded.rs"]
mod seeded;

use std::env;
use std::fs::{self, File};
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::library::Library;
use courtyard::session::journal::ChecksumState;
use courtyard::session::{Session, Step};
use serde_json::Map;
use tempfile::TempDir;

fn main() {
    // In a debug build or as a test, it only shows that it works.
    let quick = cfg!(debug_assertions) || env::args().any(|a| a == "--test");
    acknowledged(if quick { 50 } else { 2_000 });
    opened(if quick { 1_000 } else { 5_000 });
}

/// A folder on the measured disk.
fn folder() -> TempDir {
    match env::var_os("COURTYARD_BENCH_DIR") {
        Some(disk) => tempfile::tempdir_in(disk).unwrap(),
        None => tempfile::tempdir().unwrap(),
    }
}

fn session(entries: usize) -> Session<DuelingNobles> {
    let header = play::header(Edition::Original, Map::new());
    play::session(&mut play::chance(17), header, entries)
}

/// The median, and the 99th percentile.
fn spread(mut times: Vec<Duration>) -> [Duration; 2] {
    times.sort();
    [times.len() / 2, times.len() * 99 / 100].map(|i| times[i])
}

/// Records each step and appends its line directly, alternately, so that variations of the disk affect both.
fn acknowledged(steps: usize) {
    let folder = folder();
    let library =
        Library::open(Some(folder.path().to_owned()), courtyard::registry::kept()).unwrap();
    let game = session(steps);
    let mut keeper = library
        .begin::<DuelingNobles>(game.header().clone())
        .unwrap();
    let (header, mut checksums) = ChecksumState::NEW.line(game.header()).unwrap();
    let mut bare = File::options()
        .create_new(true)
        .append(true)
        .open(folder.path().join("bare"))
        .unwrap();
    bare.write_all(&header).unwrap();
    bare.sync_all().unwrap();
    let (mut kept, mut by_hand) = (Vec::new(), Vec::new());
    for (i, entry) in game.entries().iter().enumerate() {
        let (line, next) = checksums.line(entry).unwrap();
        checksums = next;
        let mut record = || {
            let start = Instant::now();
            let recorded = keeper.record(entry.step.clone(), entry.at.unwrap());
            kept.push(start.elapsed());
            assert!(recorded.is_ok() && keeper.is_saved());
        };
        let mut append = || {
            let start = Instant::now();
            bare.write_all(&line).unwrap();
            bare.sync_data().unwrap();
            by_hand.push(start.elapsed());
        };
        // Alternate which comes first.
        match i % 2 {
            0 => (record(), append()),
            _ => {
                append();
                (record(), ())
            }
        };
    }
    let same = fs::read(keeper.path()).unwrap() == fs::read(folder.path().join("bare")).unwrap();
    assert!(same, "both are the same bytes");
    let [kept, by_hand] = [kept, by_hand].map(spread);
    let ratio = kept[0].as_secs_f64() / by_hand[0].as_secs_f64();
    println!("{steps} actions        median     slowest in 100");
    println!("acknowledged        {:>9.1?}  {:>9.1?}", kept[0], kept[1]);
    println!(
        "appended and synced {:>9.1?}  {:>9.1?}",
        by_hand[0], by_hand[1]
    );
    println!("ratio               {ratio:>9.2}\n");
}

/// Opens a long journal to continue it, and undoes its last action.
fn opened(entries: usize) {
    let folder = folder();
    let library =
        Library::open(Some(folder.path().to_owned()), courtyard::registry::kept()).unwrap();
    let path = library.folder().join("long.courtyard");
    fs::write(&path, play::journal(&session(entries), ChecksumState::NEW)).unwrap();
    let bytes = fs::metadata(&path).unwrap().len();
    let (mut opened, mut undone, mut recorded) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..11 {
        let start = Instant::now();
        let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
        opened.push(start.elapsed());
        assert!(keeper.session().entries().len() >= entries);
        let start = Instant::now();
        let proposal = keeper.session().propose(Step::Undo(1), play::moment(0));
        undone.push(start.elapsed());
        black_box(proposal).unwrap();
        let mut keeper = keeper;
        let start = Instant::now();
        keeper.record(Step::Undo(1), play::moment(0)).unwrap();
        recorded.push(start.elapsed());
        assert!(keeper.is_saved());
    }
    let [opened, undone, recorded] = [opened, undone, recorded].map(|times| spread(times)[0]);
    println!("{entries} entries, {} KiB", bytes >> 10);
    println!("opened to go on     {opened:>9.1?}");
    println!("the last one undone {undone:>9.1?}, and on disk {recorded:>9.1?}");
}
