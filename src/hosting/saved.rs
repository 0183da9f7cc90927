//! The file beside a journal that lets a killed host continue, with its invitation and devices.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use courtyard_library::INVITATION_EXTENSION;
use courtyard_library::exports::write_private;
use courtyard_sharing::SavedHosting;

/// The longest file that is read, in bytes.
const LONGEST: u64 = 64 << 10;

/// The file of a journal.
pub(super) fn beside(journal: &Path) -> PathBuf {
    journal.with_extension(INVITATION_EXTENSION)
}

/// Reads the file, if it exists and is valid.
pub(super) fn read(path: &Path) -> Option<SavedHosting> {
    let about = fs::symlink_metadata(path).ok()?;
    if !about.is_file() || about.len() > LONGEST {
        return None;
    }
    serde_json::from_slice(&fs::read(path).ok()?).ok()
}

/// Writes the file, readable by its owner only.
///
/// # Errors
/// If it cannot be written; the file then remains unchanged.
pub(super) fn write(path: &Path, hosting: &SavedHosting) -> io::Result<()> {
    write_private(path, &serde_json::to_vec(hosting)?)
}

/// Removes the file, if it exists.
pub(super) fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}
