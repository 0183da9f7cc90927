//! Archives, and the index of the library.

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Imported, Library, Progress, Shelf, Summary};
use courtyard::session::journal::{Checksum, ChecksumState};
use courtyard::session::{Session, Step};
use rand::RngExt;
use serde_json::{Map, Value};

use super::alter::alter;
use super::journals::{SAMPLES, are_all_sound, library};
use crate::common::disk::Memory;
use crate::common::play::{self, Chance};

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
pub(super) fn archives_are_taken_in(chance: &mut Chance) {
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

const INDEX: &str = "/home/data/sessions.courtyard-index";

/// So many of the journals does the index know that inputs are made of: a small one is tried more often.
const KNOWN: usize = 3;

/// Small journals, so many that an index of them is worth being written.
static JOURNALS: LazyLock<Vec<(PathBuf, Vec<u8>)>> = LazyLock::new(|| {
    let folder = library().1.folder();
    let journal = |i| {
        let rules = serde_json::Map::new();
        let header = play::header(Edition::ALL[0], rules);
        let mut session = Session::<DuelingNobles>::new(header).unwrap();
        let note = Action::Note {
            text: format!("evening {i}"),
        };
        let proposal = session.propose(Step::Do(note), play::moment(i)).unwrap();
        session.commit(proposal);
        let bytes = play::journal(&session, ChecksumState::NEW);
        (folder.join(format!("evening-{i}.courtyard")), bytes)
    };
    (0..20).map(journal).collect()
});

/// The first of the journals in a library that lists them for the first time.
fn first_journals(count: usize) -> (Memory, Library) {
    let (disk, library) = library();
    for (path, bytes) in &JOURNALS[..count] {
        disk.put(path, bytes);
    }
    (disk, library)
}

fn sealed(list: &[u8]) -> Vec<u8> {
    let mut bytes = Checksum::default().after(list).to_string().into_bytes();
    bytes.extend(list);
    bytes
}

/// A session and how many entries it has; none where it is damaged.
type Listed = (PathBuf, Option<usize>);

/// Each session, in the order of their names.
fn entries(listed: &[Summary]) -> Vec<Listed> {
    let entries = |of: &Summary| of.content.as_ref().ok().map(|c| c.entries);
    let each = listed.iter().map(|of| (of.path.clone(), entries(of)));
    let mut each: Vec<_> = each.collect();
    each.sort();
    each
}

fn list(library: &Library) -> Vec<Listed> {
    let listed = library.list(Shelf::Sessions, &Progress::default());
    entries(&listed.unwrap())
}

/// What is listed without an index, and the index that the first journals are known by.
static TRUTH: LazyLock<(Vec<Listed>, Vec<u8>)> = LazyLock::new(|| {
    let (disk, library) = first_journals(JOURNALS.len());
    let truth = list(&library);
    let written = disk.files()[Path::new(INDEX)].clone();
    let (version, mut known): (u32, Map<String, Value>) =
        serde_json::from_slice(&written[Checksum::DIGITS..]).unwrap();
    known.retain(|name, _| {
        let few = &JOURNALS[..KNOWN];
        few.iter().any(|(path, _)| path.ends_with(name))
    });
    assert_eq!(known.len(), KNOWN);
    (truth, serde_json::to_vec(&(version, known)).unwrap())
});

/// An altered index changes nothing of what is listed, unless somebody has sealed it anew; even then every session is
/// there.
pub(super) fn an_index_is_read(chance: &mut Chance) {
    let (truth, index) = &*TRUTH;
    // Now and then so many that the index is written anew.
    let count = match chance.random_ratio(1, 20) {
        true => JOURNALS.len(),
        false => KNOWN,
    };
    let (disk, library) = first_journals(count);
    let is_sealed = chance.random();
    let mut bytes = match is_sealed {
        true => index.clone(),
        false => sealed(index),
    };
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    if is_sealed {
        bytes = sealed(&bytes);
    }
    disk.put(Path::new(INDEX), &bytes);
    let listed = list(&library);
    let there = |(path, _): &&Listed| JOURNALS[..count].iter().any(|(p, _)| p == path);
    let truth: Vec<_> = truth.iter().filter(there).cloned().collect();
    match is_sealed {
        false => assert_eq!(listed, truth),
        true => assert!(
            listed
                .iter()
                .map(|(path, _)| path)
                .eq(truth.iter().map(|(path, _)| path))
        ),
    }
}

/// The inputs of the index begin with one that is believed.
pub(super) fn the_index_is_believed() {
    let (truth, index) = &*TRUTH;
    let text = String::from_utf8(index.clone()).unwrap();
    let other = text.replace(r#""entries":1"#, r#""entries":7"#);
    assert_ne!(text, other);
    let (disk, library) = first_journals(KNOWN);
    disk.put(Path::new(INDEX), &sealed(other.as_bytes()));
    let listed = list(&library);
    assert!(
        listed.iter().all(|(_, entries)| *entries == Some(7)),
        "{listed:?}"
    );
    assert!(truth.iter().all(|(_, entries)| *entries == Some(1)));
}
