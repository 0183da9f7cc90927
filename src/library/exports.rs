//! Output files: atomic writing, and the paths that must not be overwritten.
//!
//! Links are followed: a link to a journal is treated as a journal.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use directories::ProjectDirs;
use serde_json::{Map, Value};

use super::storage::PART;
use super::{Library, LibraryError, Shelf, game_files, names};
use courtyard_core::encoding::without_mark;
use courtyard_session::journal::{EXTENSION, LONGEST_LINE};

/// Why an output file must not be written to a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protection {
    /// It is a journal, a copy set aside from one, or has a name reserved for those.
    Journal,
    /// It is in the library's folder, where only the app writes.
    Library,
}

impl Library {
    /// The given data folder, or the user's default one. Does not create it.
    ///
    /// # Errors
    /// If the system has no data folder for the user.
    pub fn data_folder(named: Option<PathBuf>) -> Result<PathBuf, LibraryError> {
        let dirs = || ProjectDirs::from("", "", "Courtyard");
        let own = || Some(dirs()?.data_dir().to_owned());
        named.or_else(own).ok_or(LibraryError::NoDataFolder)
    }
}

/// Why no output may be written to this path; `None` if it may. `data` is the library's data folder, if known.
pub fn protection(to: &Path, data: Option<&Path>) -> Option<Protection> {
    let real = fs::canonicalize(to).ok().or_else(|| {
        // A new file, in a folder that exists.
        let folder = to.parent()?;
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        Some(fs::canonicalize(folder).ok()?.join(to.file_name()?))
    });
    if is_named_like_ours(to) || real.as_deref().is_some_and(is_named_like_ours) {
        return Some(Protection::Journal);
    }
    let real = real?;
    if is_journal(&real) {
        return Some(Protection::Journal);
    }
    let data = fs::canonicalize(data?).ok()?;
    let among = |shelf: Shelf| real.starts_with(data.join(shelf.name()));
    let of_a_game = real.starts_with(data.join(game_files::FOLDER));
    let inside =
        Shelf::ALL.into_iter().any(among) || of_a_game || real == data.join("settings.json");
    inside.then_some(Protection::Library)
}

/// Whether the name has a form that is reserved for files of the app.
fn is_named_like_ours(path: &Path) -> bool {
    let Some(extension) = path.extension().and_then(|e| e.to_str()) else {
        return false;
    };
    let extension = extension.to_ascii_lowercase();
    [EXTENSION, PART].contains(&&*extension) || names::is_of_aside(&extension)
}

/// Whether a file starts like a journal. An unreadable file does not: it cannot be overwritten either.
fn is_journal(path: &Path) -> bool {
    if !fs::metadata(path).is_ok_and(|about| about.is_file()) {
        return false;
    }
    let Ok(file) = File::open(path) else {
        return false;
    };
    let mut line = Vec::new();
    let read = BufReader::new(file.take(LONGEST_LINE as u64 + 1)).read_until(b'\n', &mut line);
    let line = without_mark(&line);
    let fields = serde_json::from_slice::<Map<String, Value>>(line);
    read.is_ok() && fields.is_ok_and(|fields| fields.contains_key("courtyard"))
        // A journal with a damaged first line.
        || line.starts_with(b"{\"courtyard\":")
}

/// Checks whether [`write_over`] can write to this path, and returns the path without links.
///
/// # Errors
/// If the path is not a file, the file is write-protected, or there is no folder for it.
pub fn can_be_written(to: &Path) -> io::Result<PathBuf> {
    if let Ok(to) = fs::canonicalize(to) {
        return if fs::metadata(&to)?.is_file() {
            File::options().append(true).open(&to).map(|_| to)
        } else {
            Err(io::ErrorKind::IsADirectory.into())
        };
    }
    // A file name alone is in the current folder.
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder {
        Some(folder) if !fs::metadata(folder)?.is_dir() => Err(io::ErrorKind::NotADirectory.into()),
        _ => Ok(to.to_owned()),
    }
}

/// Writes a file atomically, replacing an existing one. If the path is a link, its target is replaced.
///
/// # Errors
/// If the path is not a file, or it cannot be filled or written; an existing file then remains unchanged.
pub fn write_over<E: From<io::Error>>(
    to: &Path,
    fill: impl FnOnce(&File) -> Result<(), E>,
) -> Result<(), E> {
    let to = can_be_written(to)?;
    let file = AtomicWriteFile::open(&to)?;
    fill(file.as_file())?;
    Ok(commit(file, &to)?)
}

/// Writes a file atomically that only its owner can read, replacing an existing one.
///
/// # Errors
/// If it cannot be written; an existing file then remains unchanged.
pub fn write_private(to: &Path, content: &[u8]) -> io::Result<()> {
    let mut options = AtomicWriteFile::options();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;

        use atomic_write_file::unix::OpenOptionsExt as _;
        options.mode(0o600).preserve_mode(false);
    }
    let mut file = options.open(to)?;
    file.write_all(content)?;
    commit(file, to)
}

/// Gives a complete file its name. If that fails, no part of it remains.
#[cfg(unix)]
fn commit(file: AtomicWriteFile, to: &Path) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt as _;

    // Held open, so that no other file gets its number.
    let held = file.as_file().try_clone()?;
    let id = |about: fs::Metadata| (about.dev(), about.ino());
    let ours = id(held.metadata()?);
    let is_ours = |path: &Path| fs::symlink_metadata(path).is_ok_and(|about| id(about) == ours);
    let Err(error) = file.commit() else {
        return Ok(());
    };
    // A folder that cannot be synced offers nothing more.
    if error.kind() == io::ErrorKind::InvalidInput && is_ours(to) {
        return Ok(());
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    let beside = fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter();
    for path in beside.flatten().flatten().map(|entry| entry.path()) {
        if path != to && is_left_over(&path, to) && is_ours(&path) {
            // If it cannot be removed, the error is reported all the same.
            let _ = fs::remove_file(path);
        }
    }
    Err(error)
}

#[cfg(not(unix))]
fn commit(file: AtomicWriteFile, _: &Path) -> io::Result<()> {
    file.commit()
}

/// Whether this is the temporary name of a file that was to have the other name.
#[cfg(unix)]
fn is_left_over(path: &Path, to: &Path) -> bool {
    let name = |path: &Path| {
        path.file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    name(path).starts_with(&format!(".{}.", name(to)))
}
