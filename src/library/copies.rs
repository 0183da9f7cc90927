//! Copies of sessions in a folder that the user chose, such as a synchronized one.
//!
//! Only an earlier copy of the same session is overwritten, and no other file.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use super::Library;
use super::names::numbered;
use courtyard_session::Relation;

/// Maximum number of names tried if others are taken.
const NAMES: u64 = 100;

impl Library {
    /// Writes a copy of this journal into the folder and returns its path. The copy replaces an earlier copy of the
    /// same game, also one with other names of the players; if another session has the name, a number is added to it.
    ///
    /// # Errors
    /// If the folder does not exist, or the copy cannot be written; an earlier copy then remains unchanged.
    pub fn keep_copy(&self, folder: &Path, name: &OsStr, journal: &[u8]) -> io::Result<PathBuf> {
        // An earlier copy may have been interrupted.
        self.storage.sweep(self.storage.list(folder)?);
        let wanted = folder.join(name);
        for to in (1..=NAMES).map(|number| numbered(&wanted, number)) {
            let said = match self.storage.read_up_to(&to, journal.len() as u64) {
                Ok(said) => said,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    self.storage.replace(&to, journal)?;
                    return Ok(to);
                }
                Err(error) => return Err(error),
            };
            if said.starts_with(journal) {
                return Ok(to);
            }
            if journal.starts_with(&said) || self.is_earlier_copy(&to, journal) {
                self.storage.replace(&to, journal)?;
                return Ok(to);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Whether the file is a copy of this journal's game that has no further entries, such as one with other names.
    fn is_earlier_copy(&self, file: &Path, journal: &[u8]) -> bool {
        let (Some(saved), Some(course)) = (self.course(file), self.course_of(journal)) else {
            return false;
        };
        let has_all = matches!(
            course.relation(&saved),
            Relation::Equal | Relation::Continues
        );
        course.is_copy_of(&saved) && has_all
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_copy_replaces_only_earlier_copies_of_its_session() {
        let (data, folder) = (tempdir().unwrap(), tempdir().unwrap());
        let library = Library::open(Some(data.path().to_owned()), crate::dueling_nobles()).unwrap();
        let name = OsStr::new("evening.courtyard");
        let keep = |journal: &[u8]| library.keep_copy(folder.path(), name, journal);
        let first = keep(b"one\n").unwrap();
        assert_eq!(keep(b"one\ntwo\n").unwrap(), first);
        assert_eq!(fs::read(&first).unwrap(), b"one\ntwo\n");
        // An older copy that already exists.
        assert_eq!(keep(b"one\n").unwrap(), first);
        assert_eq!(fs::read(&first).unwrap(), b"one\ntwo\n");
        let other = keep(b"another\n").unwrap();
        assert_eq!(other, folder.path().join("evening-2.courtyard"));
        assert_eq!(keep(b"another\nmore\n").unwrap(), other);
        assert_eq!(fs::read(&first).unwrap(), b"one\ntwo\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        let gone = folder.path().join("gone");
        assert!(library.keep_copy(&gone, name, b"one\n").is_err());
        assert!(!gone.exists(), "a folder that is away is not made anew");
    }
}
