//! Damaged journals in the library: truncated at every byte and with every bit altered, they can be viewed, continued
//! and repaired without losing a byte.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::library::{Library, LibraryError, Recovery};
use courtyard::session::Session;
use courtyard::session::journal::ChecksumState;
use serde_json::Map;

use crate::common::disk::Memory;
use crate::common::play;

/// A library with one session before the damage.
struct Fixture {
    disk: Memory,
    library: Library,
    path: PathBuf,
    session: Session<DuelingNobles>,
    journal: Vec<u8>,
}

fn house(entries: usize) -> Fixture {
    let disk = Memory::new(0);
    disk.put(Path::new("/home/letter"), b"dear Ana");
    let library = Library::on(
        Arc::new(disk.clone()),
        courtyard::registry::kept(),
        "/home/data".into(),
    )
    .unwrap();
    let header = play::header(Edition::Duelo, Map::new());
    let session = play::session(&mut play::chance(21), header, entries);
    Fixture {
        path: library.folder().join("evening.courtyard"),
        journal: play::journal(&session, ChecksumState::NEW),
        disk,
        library,
        session,
    }
}

impl Fixture {
    /// Replaces the folder's contents by the damaged journal.
    fn put(&self, damaged: &[u8]) {
        self.disk.clear();
        self.disk.put(&self.path, damaged);
    }

    fn there(&self) -> Vec<u8> {
        self.disk.files().remove(&self.path).expect("the journal")
    }

    fn file(&self, path: &Path) -> Vec<u8> {
        self.disk.files().remove(path).expect("what was kept")
    }

    /// Runs all operations of the library on a damaged journal. `lines` is the number of unchanged lines.
    fn try_all(&self, damaged: &[u8], lines: usize, what: &str) {
        let sound = lines.saturating_sub(1);
        self.put(damaged);

        // Viewing changes nothing.
        let faulty = match self.library.look::<DuelingNobles>(&self.path) {
            Ok(look) => {
                assert_eq!(
                    look.session.entries(),
                    &self.session.entries()[..look.session.entries().len()],
                    "{what}"
                );
                assert!(look.session.entries().len() >= sound, "{what}");
                assert_eq!(look.length, damaged.len() as u64, "{what}");
                let lost = look.lost.bytes;
                assert_eq!(look.fault.is_some(), lost > 0, "{what}");
                look.fault.is_some()
            }
            Err(LibraryError::Damaged { line: 1, .. }) => true,
            Err(error) => panic!("{what}: {error}"),
        };
        assert_eq!(self.there(), damaged, "{what}");

        // Continuing removes only bytes that it sets aside.
        let resumed = self.library.resume::<DuelingNobles>(&self.path);
        match resumed {
            Ok((keeper, recovery)) => {
                let entries = keeper.session().entries();
                assert!(entries.len() >= sound, "{what}");
                assert_eq!(entries, &self.session.entries()[..entries.len()], "{what}");
                let mut there = self.there();
                match recovery {
                    Some(Recovery::SetAside(aside)) => {
                        assert!(faulty, "{what}");
                        there.extend(self.file(&aside));
                        assert_eq!(there, damaged, "{what}");
                    }
                    None => {
                        assert!(!faulty, "{what}");
                        let ended = [damaged, b"\n"].concat();
                        assert!(there == damaged || there == ended, "{what}");
                    }
                    other => panic!("{what}: {other:?}"),
                }
                drop(keeper);
                self.goes_on(what);
            }
            Err(LibraryError::Damaged { .. } | LibraryError::Newer(_)) => {
                assert!(faulty, "{what}");
                assert_eq!(self.there(), damaged, "{what}");
            }
            Err(error) => panic!("{what}: {error}"),
        }

        // Repairing saves a copy of the damaged journal.
        self.put(damaged);
        match self.library.repair::<DuelingNobles>(&self.path) {
            Ok(None) => assert_eq!(self.there(), damaged, "{what}"),
            Ok(Some(Recovery::SetAside(aside))) => {
                let both = [self.there(), self.file(&aside)].concat();
                assert_eq!(both, damaged, "{what}");
            }
            Ok(Some(Recovery::Repaired { kept, line, lost })) => {
                assert_eq!(self.file(&kept), damaged, "{what}");
                let there = self.there();
                assert!(damaged.starts_with(&there), "{what}");
                assert_eq!(there.len() as u64 + lost.bytes, damaged.len() as u64);
                assert_eq!(
                    line,
                    there.split_inclusive(|b| *b == b'\n').count() as u64 + 1
                );
                assert!(line as usize > lines, "{what}: a sound line was taken");
            }
            Ok(Some(Recovery::Remains)) => panic!("{what}"),
            Err(LibraryError::Damaged { line: 1, .. } | LibraryError::Newer(_)) => {
                assert_eq!(self.there(), damaged, "{what}");
                return;
            }
            Err(error) => panic!("{what}: {error}"),
        }
        self.goes_on(what);
    }

    /// The journal is valid and accepts another entry.
    fn goes_on(&self, what: &str) {
        let (mut keeper, recovery) = self
            .library
            .resume::<DuelingNobles>(&self.path)
            .unwrap_or_else(|e| panic!("{what}: {e}"));
        assert_eq!(recovery, None, "{what}");
        let before = keeper.session().entries().len();
        let note = serde_json::from_str(r#"{"type":"note","text":"on we go"}"#).unwrap();
        let step = courtyard::session::Step::Do(note);
        // A game without its set-up accepts no note.
        let recorded = keeper.record(step, play::moment(0)).is_ok();
        assert!(keeper.is_saved(), "{what}");
        drop(keeper);
        let look = self.library.look::<DuelingNobles>(&self.path);
        let look = look.unwrap_or_else(|e| {
            panic!("{what}: {e}: {:?}", String::from_utf8_lossy(&self.there()))
        });
        assert_eq!(look.fault, None, "{what}");
        let entries = look.session.entries().len();
        assert_eq!(entries, before + usize::from(recorded), "{what}");
    }
}

/// Number of whole lines before the offset.
fn lines_before(journal: &[u8], offset: usize) -> usize {
    journal[..offset].iter().filter(|b| **b == b'\n').count()
}

#[test]
fn a_journal_truncated_at_any_byte_loses_nothing() {
    let house = house(12);
    for cut in 0..=house.journal.len() {
        let lines = lines_before(&house.journal, cut);
        house.try_all(&house.journal[..cut], lines, &format!("cut at {cut}"));
    }
}

#[test]
fn a_journal_with_any_altered_bit_loses_nothing() {
    let house = house(7);
    for offset in 0..house.journal.len() {
        for bit in 0..8 {
            let mut damaged = house.journal.clone();
            damaged[offset] ^= 1 << bit;
            let lines = lines_before(&house.journal, offset);
            let what = format!("bit {bit} of byte {offset}");
            house.try_all(&damaged, lines, &what);
        }
    }
}

/// Blocks of zeros, as left by a file system that extended a file and never wrote the data.
#[test]
fn a_journal_with_blocks_of_zeros_loses_nothing() {
    let house = house(12);
    for start in (0..house.journal.len()).step_by(13) {
        let lines = lines_before(&house.journal, start);
        let mut emptied = house.journal.clone();
        emptied[start..].fill(0);
        house.try_all(&emptied, lines, &format!("nothing from {start}"));
        let mut grown = house.journal[..start].to_vec();
        grown.extend([0; 600]);
        house.try_all(&grown, lines, &format!("nothing after {start}"));
    }
}
