//! Archives as fuzz targets.

use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;

use courtyard::library::{Imported, Shelf};
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

/// Every journal of an altered archive is imported completely and valid, or not at all.
pub(super) fn import_archives(chance: &mut Chance) {
    let mut bytes = ARCHIVE.clone();
    // The list of files is at the end of an archive.
    let tail = if chance.random() {
        bytes.len().saturating_sub(400)
    } else {
        0
    };
    let mut end = bytes.split_off(tail);
    for _ in 0..chance.random_range(1..=3) {
        alter(chance, &mut end);
    }
    bytes.extend(end);
    an_archive(&bytes);
}

/// The archive that the alterations begin with.
pub(super) fn archive() -> Vec<u8> {
    ARCHIVE.clone()
}

/// Every journal of an archive is imported completely and valid, or not at all.
pub(super) fn an_archive(bytes: &[u8]) {
    let (disk, library) = library();
    let mut new = 0;
    let _ = library.import_archive(Cursor::new(bytes), |_, imported| {
        new += usize::from(matches!(imported, Ok(Imported::New { .. })));
    });
    are_all_sound(&disk, &library);
    let journals = library.everything().unwrap();
    assert_eq!(journals.len(), new);
}
