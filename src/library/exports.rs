//! Files that go out of the library: where none may be written, and how one is written whole or not at all.
//!
//! What is looked at is the file, not its name: a link to a journal is a journal.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use serde_json::{Map, Value};

use super::storage::PART;
use super::{Library, LibraryError, Shelf, game_files, names};
use courtyard_session::journal::{EXTENSION, LONGEST_LINE};

/// Why nothing that goes out is written to a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protection {
    /// It is a journal, was kept of one, or has a name that only those have.
    Journal,
    /// It lies among the saved sessions, where only the app writes.
    Library,
}

impl Library {
    /// The data folder that is named, or the one of this user; nothing is made.
    ///
    /// # Errors
    /// When the system names none.
    pub fn data_folder(named: Option<PathBuf>) -> Result<PathBuf, LibraryError> {
        named.map_or_else(
            || {
                let own = directories::ProjectDirs::from("", "", "Courtyard");
                let own = own.ok_or(LibraryError::NoDataFolder)?;
                Ok(own.data_dir().to_owned())
            },
            Ok,
        )
    }
}

/// Why nothing that goes out may be written here; `None` if it may. `data` is the data folder of the library, where it is
/// known.
pub fn protection(to: &Path, data: Option<&Path>) -> Option<Protection> {
    let real = fs::canonicalize(to).ok();
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

/// Whether only the app gives such a name.
fn is_named_like_ours(path: &Path) -> bool {
    let Some(extension) = path.extension().and_then(|e| e.to_str()) else {
        return false;
    };
    let extension = extension.to_ascii_lowercase();
    let numbered = |what: &str| {
        let number = extension
            .strip_prefix(what)
            .and_then(|n| n.strip_prefix('-'));
        number.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
    };
    [EXTENSION, PART].contains(&&*extension)
        || [names::CUT_OFF, names::DAMAGED].into_iter().any(numbered)
}

/// Whether a file begins as a journal does. What cannot be read is taken for none: whoever cannot read it cannot write
/// it either.
fn is_journal(path: &Path) -> bool {
    if !fs::metadata(path).is_ok_and(|about| about.is_file()) {
        return false;
    }
    let Ok(file) = File::open(path) else {
        return false;
    };
    let mut line = Vec::new();
    let read = BufReader::new(file.take(LONGEST_LINE as u64 + 1)).read_until(b'\n', &mut line);
    let fields = serde_json::from_slice::<Map<String, Value>>(&line);
    read.is_ok() && fields.is_ok_and(|fields| fields.contains_key("courtyard"))
        // One whose first line is damaged.
        || line.starts_with(b"{\"courtyard\":")
}

/// Writes a file whole or not at all, in place of one that may be there; what a link leads to is replaced, not the link.
///
/// # Errors
/// When there is something else than a file, and when it cannot be filled or written; what was there before is then still there.
pub fn write_over<E: From<io::Error>>(
    to: &Path,
    fill: impl FnOnce(&File) -> Result<(), E>,
) -> Result<(), E> {
    let to = fs::canonicalize(to).unwrap_or_else(|_| to.to_owned());
    match fs::metadata(&to) {
        Ok(about) if !about.is_file() => {
            return Err(E::from(io::ErrorKind::IsADirectory.into()));
        }
        // What may not be written is not replaced either.
        Ok(_) => drop(File::options().append(true).open(&to)?),
        Err(_) => {}
    }
    let file = AtomicWriteFile::open(&to)?;
    fill(file.as_file())?;
    Ok(file.commit()?)
}
