//! What of a hosting lies beside the journal, so that a host that was killed comes back as it was.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::sharing::Kept;

/// The extension of the file.
const EXTENSION: &str = "sharing";

/// The longest that is read, in bytes.
const LONGEST: u64 = 64 << 10;

/// The file of a journal.
pub(super) fn beside(journal: &Path) -> PathBuf {
    journal.with_extension(EXTENSION)
}

/// What was kept, if it is there and sound.
pub(super) fn read(path: &Path) -> Option<Kept> {
    let about = fs::symlink_metadata(path).ok()?;
    if !about.is_file() || about.len() > LONGEST {
        return None;
    }
    serde_json::from_slice(&fs::read(path).ok()?).ok()
}

/// Keeps it, for nobody else to read.
///
/// # Errors
/// When it cannot be written; what was kept before is then still there.
pub(super) fn write(path: &Path, kept: &Kept) -> io::Result<()> {
    let part = path.with_extension(format!("{EXTENSION}.part"));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    // What a killed host was writing.
    let _ = fs::remove_file(&part);
    let mut file = options.open(&part)?;
    file.write_all(&serde_json::to_vec(kept)?)?;
    file.sync_all()?;
    fs::rename(&part, path)
}

/// Forgets it.
pub(super) fn remove(path: &Path) {
    // Where it is not there, there is nothing to forget.
    let _ = fs::remove_file(path);
}
