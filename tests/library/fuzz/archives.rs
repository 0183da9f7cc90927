//! Archives, and the index of the library.

use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;

use courtyard::library::{Imported, Progress, Shelf, Summary};
use courtyard::session::journal::Checksum;
use rand::RngExt;

use super::alter::alter;
use super::journals::{SAMPLES, are_all_sound, library};
use crate::common::play::Chance;

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

/// An altered index changes nothing of what is listed, unless somebody has sealed it anew; even then every session is
/// there.
pub(super) fn an_index_is_read(chance: &mut Chance) {
    let (disk, library) = library();
    let sealed = SAMPLES.iter().filter(|s| s.sealed.is_some());
    // So many that an index is worth being written.
    for (i, sample) in sealed.cycle().take(20).enumerate() {
        let path = library.folder().join(format!("evening-{i}.courtyard"));
        disk.put(&path, &sample.bytes);
    }
    let truth = library.list(Shelf::Sessions, &Progress::default()).unwrap();
    let mut bytes = disk.files()[Path::new(INDEX)].clone();
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    let sealed = chance.random();
    if sealed && bytes.len() > Checksum::DIGITS {
        let list = bytes.split_off(Checksum::DIGITS);
        bytes = Checksum::default().after(&list).to_string().into_bytes();
        bytes.extend(list);
    }
    disk.put(Path::new(INDEX), &bytes);
    let listed = library.list(Shelf::Sessions, &Progress::default()).unwrap();
    let names =
        |list: &[Summary]| -> Vec<_> { list.iter().map(|summary| summary.path.clone()).collect() };
    assert_eq!(names(&listed), names(&truth));
    if !sealed {
        for (listed, truth) in listed.iter().zip(&truth) {
            let entries = |of: &Summary| of.content.as_ref().ok().map(|c| c.entries);
            assert_eq!(entries(listed), entries(truth));
        }
    }
}
