//! Shelves (sessions, archive and trash), moving between them, and renaming.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::path::{Path, PathBuf};

use strum::{EnumCount, VariantArray, VariantNames};

use super::storage::{Found, LockGuard};
use super::{Library, LibraryError, at, names, no_name};
use courtyard_core::named;

/// A storage location for sessions. Its name is also that of its folder.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumCount, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Shelf {
    /// The main list.
    #[default]
    Sessions,
    /// Archived, but included in statistics.
    Archive,
    /// Deleted, until the trash is emptied.
    Bin,
}

impl Shelf {
    /// The shelves except the trash.
    pub const KEPT: [Shelf; 2] = [Shelf::Sessions, Shelf::Archive];
}

named!(Shelf; all);

impl Library {
    /// The folder of a shelf's journals. It may not exist until the first one is moved there.
    pub fn shelf(&self, shelf: Shelf) -> PathBuf {
        self.data.join(shelf.name())
    }

    /// Number of sessions on a shelf.
    ///
    /// # Errors
    /// If its folder cannot be read.
    pub fn count(&self, shelf: Shelf) -> Result<usize, LibraryError> {
        Ok(self.journals(shelf)?.len())
    }

    /// The journals on a shelf, most recently written first.
    pub(super) fn journals(&self, shelf: Shelf) -> Result<Vec<Found>, LibraryError> {
        let folder = self.shelf(shelf);
        let files = match self.storage.list(&folder) {
            // Other folders are created when needed. This one exists unless its disk is missing, or nothing was created.
            Err(e)
                if e.kind() == io::ErrorKind::NotFound
                    && (shelf != Shelf::Sessions || self.may_be_missing) =>
            {
                Vec::new()
            }
            files => files.map_err(at(&folder))?,
        };
        let (mut files, others): (Vec<_>, Vec<_>) = files
            .into_iter()
            .partition(|found| names::is_journal(&found.path));
        if shelf != Shelf::Sessions {
            self.storage.sweep(others);
        }
        files.sort_unstable_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(files)
    }

    /// Returns the folder of a shelf, creating it if needed.
    pub(super) fn make_shelf(&self, shelf: Shelf) -> Result<PathBuf, LibraryError> {
        let folder = self.shelf(shelf);
        self.storage.make_folder(&folder).map_err(at(&folder))?;
        self.storage
            .sync_folder(&self.data)
            .map_err(at(&self.data))?;
        Ok(folder)
    }

    /// The path that the library uses for a file. If the path leads to a journal of the library in another spelling,
    /// such as by a link, the library's path of it is returned; other paths are returned unchanged.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn spelled(&self, path: &Path) -> PathBuf {
        let real = |path: &Path| std::fs::canonicalize(path).ok();
        let own = Shelf::ALL.into_iter().find_map(|shelf| {
            let (folder, file) = (real(&self.shelf(shelf))?, real(path)?);
            let name = file
                .file_name()
                .filter(|_| file.parent() == Some(&*folder))?;
            Some(self.shelf(shelf).join(name))
        });
        own.unwrap_or_else(|| path.to_owned())
    }

    /// The shelf of a session; `None` if the file is elsewhere.
    pub fn shelf_of(&self, path: &Path) -> Option<Shelf> {
        let folder = path.parent()?;
        Shelf::ALL.into_iter().find(|s| self.shelf(*s) == folder)
    }

    /// The session with this name, on any shelf.
    ///
    /// # Errors
    /// If the file system reports an error.
    pub fn find(&self, name: &str) -> Result<Option<PathBuf>, LibraryError> {
        // An invalid file name cannot be the name of a session.
        if names::clean(name).as_deref() != Some(name) {
            return Ok(None);
        }
        for shelf in Shelf::ALL {
            let path = names::journal(&self.shelf(shelf), name);
            if self.storage.find(&path).map_err(at(&path))?.is_some() {
                return Ok(Some(path));
            }
        }
        Ok(None)
    }

    /// Moves a session and the files beside it to a shelf, and returns its new path.
    ///
    /// # Errors
    /// If it is open somewhere or cannot be moved; it then stays where it was. It also fails if the session was moved
    /// but the move may not be durable.
    pub fn put(&self, path: &Path, shelf: Shelf) -> Result<PathBuf, LibraryError> {
        if self.shelf_of(path) == Some(shelf) {
            Ok(path.to_owned())
        } else {
            self.mover(shelf)?.put(path)
        }
    }

    /// A mover of sessions to a shelf. If it moves several, each folder is listed once.
    ///
    /// # Errors
    /// If the shelf's folder cannot be created.
    pub fn mover(&self, shelf: Shelf) -> Result<Mover<'_>, LibraryError> {
        Ok(Mover::to(self, self.make_shelf(shelf)?))
    }

    /// Renames a session and returns its new path. Characters that file names cannot have become `-`; if another
    /// session has the name, a number is added. An empty name restores the default name.
    ///
    /// # Errors
    /// If nothing of the name is left, and as for [`put`](Library::put).
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, LibraryError> {
        let clean = match name.trim() {
            "" => names::own_name(&self.header(path)?),
            name => names::clean(name).ok_or_else(|| no_name(name))?,
        };
        if clean == names::stem(path) {
            return Ok(path.to_owned());
        }
        let folder = path.parent().unwrap_or(&self.data);
        Mover::to(self, folder.to_owned()).relocate(path, &clean)
    }

    /// Deletes a session permanently, with the files beside it.
    ///
    /// # Errors
    /// If it is open somewhere, or cannot be removed.
    pub fn erase(&self, path: &Path) -> Result<(), LibraryError> {
        let mut beside = self.beside(path.parent().unwrap_or(&self.data))?;
        let beside = beside.remove(&names::stem(path)).unwrap_or_default();
        self.remove(path, &beside)?;
        self.storage.sync_folder_of(path).map_err(at(path))
    }

    /// Removes a journal and the files beside it.
    fn remove(&self, path: &Path, beside: &[PathBuf]) -> Result<(), LibraryError> {
        let _lock = self.lock(path)?;
        self.storage.remove(path).map_err(at(path))?;
        let mut beside = beside.iter();
        beside.try_for_each(|file| self.storage.remove(file).map_err(at(file)))
    }

    /// Deletes everything in the trash permanently, and returns the number of sessions.
    ///
    /// # Errors
    /// If one of them is open somewhere or cannot be removed; those before it are deleted.
    pub fn empty_bin(&self) -> Result<usize, LibraryError> {
        let bin = self.journals(Shelf::Bin)?;
        let Some(first) = bin.first() else {
            return Ok(0);
        };
        let folder = self.shelf(Shelf::Bin);
        let mut beside = self.beside(&folder)?;
        let removed = bin.iter().try_for_each(|found| {
            let beside = beside.remove(&names::stem(&found.path));
            self.remove(&found.path, &beside.unwrap_or_default())
        });
        self.storage
            .sync_folder_of(&first.path)
            .map_err(at(&folder))?;
        removed.map(|()| bin.len())
    }

    /// The files set aside beside the journals in a folder, by session name.
    fn beside(&self, folder: &Path) -> Result<Beside, LibraryError> {
        let mut beside = Beside::new();
        for found in self.storage.list(folder).map_err(at(folder))? {
            if let Some(name) = names::kept_of(&found.path) {
                beside.entry(name).or_default().push(found.path);
            }
        }
        Ok(beside)
    }
}

/// The files beside the journals of a folder, by session name.
type Beside = HashMap<String, Vec<PathBuf>>;

/// Moves sessions and the files beside them into a folder.
#[derive(Debug)]
pub struct Mover<'l> {
    library: &'l Library,
    folder: PathBuf,
    /// For each folder, the files that were beside its journals when it was listed.
    beside: HashMap<PathBuf, Beside>,
}

impl<'l> Mover<'l> {
    pub(super) fn to(library: &'l Library, folder: PathBuf) -> Mover<'l> {
        Mover {
            library,
            folder,
            beside: HashMap::new(),
        }
    }

    /// Moves a session, and returns its new path.
    ///
    /// # Errors
    /// As for [`Library::put`].
    pub fn put(&mut self, path: &Path) -> Result<PathBuf, LibraryError> {
        if path.parent() == Some(&self.folder) {
            Ok(path.to_owned())
        } else {
            self.relocate(path, &names::stem(path))
        }
    }

    /// Moves a journal here, with a number added to its name if it is taken.
    fn relocate(&mut self, from: &Path, name: &str) -> Result<PathBuf, LibraryError> {
        let _lock = self.library.lock(from)?;
        let (to, _claimed) = self.relocate_locked(from, name)?;
        Ok(to)
    }

    /// As [`relocate`](Mover::relocate), for a journal whose lock is held. Also returns the lock of its new path.
    pub(super) fn relocate_locked(
        &mut self,
        from: &Path,
        name: &str,
    ) -> Result<(PathBuf, Box<dyn LockGuard>), LibraryError> {
        let storage = &*self.library.storage;
        self.library.found(from)?;
        let wanted = names::journal(&self.folder, name);
        let (to, claimed) = names::claim(storage, &wanted).map_err(at(&wanted))?;
        // Move the files beside it first, so that the journal is never without them.
        for file in self.beside(from)? {
            let target = names::beside_of(storage, &to, &file).map_err(at(&to))?;
            storage.rename(&file, &target).map_err(at(&file))?;
        }
        storage.rename(from, &to).map_err(at(from))?;
        storage.sync_folder_of(&to).map_err(at(&to))?;
        storage.sync_folder_of(from).map_err(at(from))?;
        Ok((to, claimed))
    }

    /// The files beside a journal.
    fn beside(&mut self, path: &Path) -> Result<Vec<PathBuf>, LibraryError> {
        let folder = path.parent().unwrap_or(&self.library.data);
        let beside = match self.beside.entry(folder.to_owned()) {
            Entry::Occupied(beside) => beside.into_mut(),
            Entry::Vacant(place) => place.insert(self.library.beside(folder)?),
        };
        Ok(beside.remove(&names::stem(path)).unwrap_or_default())
    }
}
