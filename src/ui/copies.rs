//! Copies of sessions elsewhere on this machine: where they go if nobody says otherwise, and how they are written.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Where people look for their files, under the name of this one.
pub(super) fn suggested(file: &Path) -> String {
    let folder = directories::UserDirs::new().map(|dirs| {
        let documents = dirs.document_dir().filter(|folder| folder.is_dir());
        documents.unwrap_or(dirs.home_dir()).to_owned()
    });
    let name = file.file_name().unwrap_or_default();
    folder.unwrap_or_default().join(name).display().to_string()
}

/// Writes a file that is not there yet, and syncs it.
///
/// # Errors
/// When it is there, or cannot be filled or written; half of it is not left behind then.
pub(super) fn write_new<E: From<io::Error>>(
    to: &Path,
    fill: impl FnOnce(&File) -> Result<(), E>,
) -> Result<(), E> {
    let file = File::create_new(to)?;
    let written = fill(&file).and_then(|()| Ok(file.sync_all()?));
    if written.is_err() {
        // If this fails too, whoever reads what is left is told where it breaks off.
        let _ = fs::remove_file(to);
    }
    written
}
