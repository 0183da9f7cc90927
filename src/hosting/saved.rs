//! The file beside a journal that lets a killed host continue, with its invitation and devices.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use courtyard_library::INVITATION_EXTENSION;
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
    let mut options = AtomicWriteFile::options();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;

        use atomic_write_file::unix::OpenOptionsExt as _;
        options.mode(0o600).preserve_mode(false);
    }
    let mut file = options.open(path)?;
    file.write_all(&serde_json::to_vec(hosting)?)?;
    file.commit()
}

/// Removes the file, if it exists.
pub(super) fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}
