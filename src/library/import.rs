//! Import of journals.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};

use super::content::Checked;
use super::storage::LockGuard;
use super::{Library, LibraryError, Shelf, at, damaged, names};
use courtyard_core::encoding::without_mark;
use courtyard_session::journal::Opened;
use courtyard_session::{HeaderFault, same_names};

/// Maximum size of an imported journal in bytes: about half a million entries.
pub const LARGEST_JOURNAL: u64 = 64 << 20;

/// The result of importing a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Imported {
    /// The journal was added.
    New {
        /// Its path.
        path: PathBuf,
        /// Whether an incomplete last line was left out.
        cut_off: bool,
        /// The names of two players that are [the same](same_names), as in the journal.
        alike: Option<[String; 2]>,
    },
    /// An identical journal exists at this path.
    Known(PathBuf),
}

impl Imported {
    /// The journal's path in the library.
    pub fn path(&self) -> &Path {
        match self {
            Imported::New { path, .. } | Imported::Known(path) => path,
        }
    }
}

impl Library {
    /// Imports a journal: validates all of it, finds an identical one that already exists, and otherwise stores it
    /// under this name, cleaned for file names. If nothing is left of the name, the default name is used. `name` is
    /// never used as a path.
    ///
    /// # Errors
    /// If the journal cannot be read, is too large, has a fault, is of a later version or an unknown game, or cannot be
    /// written; no file is stored then. It also fails if the journal was written but its name may not be durable.
    pub fn import(&self, source: impl Read, name: &str) -> Result<Imported, LibraryError> {
        self.importer()?.import(source, name)
    }

    /// Begins the import of one or more files. Waits for other imports into this library, so that the second of two
    /// identical imports finds the first. If no lock can be taken, the import continues; at worst there is a second
    /// copy.
    ///
    /// # Errors
    /// If the existing journals cannot be listed.
    pub fn importer(&self) -> Result<Importer<'_>, LibraryError> {
        // No session can have this name.
        let path = names::journal(&self.folder(), "_");
        let lock = self.storage.wait_for_lock(&path).ok().flatten();
        Ok(Importer {
            library: self,
            shelved: self.shelved()?,
            _lock: lock,
        })
    }

    /// Checks whether a journal can be imported.
    pub(super) fn check(&self, from: &Path, mut journal: &[u8]) -> Result<Checked, LibraryError> {
        let journal: &mut dyn BufRead = &mut journal;
        let opened = Opened::to_look_at(journal).map_err(|fault| damaged(from, &fault))?;
        if opened.header().is_newer() {
            return Err(LibraryError::Newer(from.to_owned()));
        }
        let Some(game) = self.games.find(&opened.header().game) else {
            let game = opened.header().game.clone();
            return Err(LibraryError::Header(HeaderFault::UnknownGame(game)));
        };
        game.check(from, opened)
    }

    /// The existing journal with exactly these bytes. `hash` is their hash.
    fn twin(&self, journal: &[u8], hash: u64, shelved: &mut Shelved) -> Option<PathBuf> {
        let length = journal.len() as u64;
        let Shelved {
            hasher, by_length, ..
        } = shelved;
        let candidates = by_length.get_mut(&length)?;
        let read = |path: &Path| self.storage.read_up_to(path, length).ok();
        // Each candidate is read once, even if several journals of its length are imported.
        for path in candidates.unread.drain(..) {
            // An unreadable file does not count as identical.
            if let Some(content) = read(&path) {
                let hash = hasher.hash_one(&*content);
                candidates.read.entry(hash).or_default().push(path);
            }
        }
        let same = candidates.read.get(&hash)?;
        let same = same
            .iter()
            .find(|path| read(path).is_some_and(|c| c == journal));
        same.cloned()
    }

    /// An index of the existing journals.
    fn shelved(&self) -> Result<Shelved, LibraryError> {
        let mut shelved = Shelved::default();
        for shelf in Shelf::ALL {
            for found in self.journals(shelf)? {
                let alike = shelved.by_length.entry(found.length).or_default();
                alike.unread.push(found.path);
            }
        }
        Ok(shelved)
    }
}

/// An import of one or more files. The existing journals are listed once, so that the work grows linearly.
#[derive(Debug)]
pub struct Importer<'l> {
    library: &'l Library,
    shelved: Shelved,
    /// Keeps other imports waiting.
    _lock: Option<Box<dyn LockGuard>>,
}

impl Importer<'_> {
    /// Imports a journal as [`Library::import`] does.
    ///
    /// # Errors
    /// As for [`Library::import`].
    pub fn import(&mut self, source: impl Read, name: &str) -> Result<Imported, LibraryError> {
        self.import_to(source, name, Shelf::Sessions)
    }

    /// Imports a journal to this shelf.
    pub(super) fn import_to(
        &mut self,
        source: impl Read,
        name: &str,
        shelf: Shelf,
    ) -> Result<Imported, LibraryError> {
        let Importer {
            library, shelved, ..
        } = self;
        let from = Path::new(name);
        let mut journal = read_whole(source, from)?;
        let mark = journal.len() - without_mark(&journal).len();
        journal.drain(..mark);
        let checked = library.check(from, &journal)?;
        journal.truncate(checked.valid_bytes);
        let hash = shelved.hasher.hash_one(&*journal);
        if let Some(path) = library.twin(&journal, hash, shelved) {
            return Ok(Imported::Known(path));
        }
        let name = names::clean(name).unwrap_or_else(|| names::own_name(&checked.header));
        let folder = match shelf {
            Shelf::Sessions => library.folder(),
            shelf => library.make_shelf(shelf)?,
        };
        let wanted = names::journal(&folder, &name);
        let (path, mut lock) = names::claim(&*library.storage, &wanted).map_err(at(&wanted))?;
        lock.publish(&*library.storage, &path, &journal)
            .and_then(|()| library.storage.sync_folder_of(&path))
            .map_err(at(&path))?;
        let alike = shelved.by_length.entry(journal.len() as u64).or_default();
        alike.read.entry(hash).or_default().push(path.clone());
        let players = &checked.header.players;
        Ok(Imported::New {
            path,
            cut_off: checked.cut_off,
            alike: same_names(players).map(|seats| seats.map(|seat| players[seat].clone())),
        })
    }
}

/// The journals on all shelves, by length and content, so that importing thousands of them does not compare each with
/// every file.
#[derive(Debug, Default)]
struct Shelved {
    hasher: RandomState,
    by_length: HashMap<u64, Candidates>,
}

/// Journals of the same length.
#[derive(Debug, Default)]
struct Candidates {
    unread: Vec<PathBuf>,
    /// By the hash of their bytes.
    read: HashMap<u64, Vec<PathBuf>>,
}

/// Reads a journal up to the maximum length.
pub(super) fn read_whole(source: impl Read, from: &Path) -> Result<Vec<u8>, LibraryError> {
    let mut journal = Vec::new();
    let mut source = source.take(LARGEST_JOURNAL + 1);
    source.read_to_end(&mut journal).map_err(at(from))?;
    match journal.len() as u64 > LARGEST_JOURNAL {
        true => Err(LibraryError::TooLarge(from.to_owned())),
        false => Ok(journal),
    }
}
