//! Where a session stands: among the others, put away, or thrown away; and what it is called.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::path::{Path, PathBuf};

use strum::{EnumCount, VariantArray};

use super::storage::Found;
use super::{Library, LibraryError, at, names};
use courtyard_core::variants::array_of;

/// A place for sessions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum Shelf {
    /// At hand.
    Sessions,
    /// Put away, and counted all the same.
    Archive,
    /// Thrown away, until the bin is emptied.
    Bin,
}

impl Shelf {
    /// All shelves.
    pub const ALL: [Shelf; Shelf::COUNT] = array_of(Shelf::VARIANTS);

    /// The shelves of what is not thrown away.
    pub const KEPT: [Shelf; 2] = [Shelf::Sessions, Shelf::Archive];

    /// The shelf's name, which is also that of its folder.
    pub const fn name(self) -> &'static str {
        match self {
            Shelf::Sessions => "sessions",
            Shelf::Archive => "archive",
            Shelf::Bin => "bin",
        }
    }
}

impl Library {
    /// The folder of the journals on a shelf; it may not be there as long as none is.
    pub fn shelf(&self, shelf: Shelf) -> PathBuf {
        self.data.join(shelf.name())
    }

    /// How many sessions stand on a shelf.
    ///
    /// # Errors
    /// When its folder cannot be read.
    pub fn count(&self, shelf: Shelf) -> Result<usize, LibraryError> {
        Ok(self.journals(shelf)?.len())
    }

    /// The journals on a shelf, the one last written first.
    pub(super) fn journals(&self, shelf: Shelf) -> Result<Vec<Found>, LibraryError> {
        let folder = self.shelf(shelf);
        let mut files = match self.storage.list(&folder) {
            // The others are made when they are needed; this one may be on a disk that is gone.
            Err(e) if e.kind() == io::ErrorKind::NotFound && shelf != Shelf::Sessions => Vec::new(),
            files => files.map_err(at(&folder))?,
        };
        files.retain(|found| names::is_journal(&found.path));
        files.sort_unstable_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(files)
    }

    /// The folder of a shelf, which is there then.
    pub(super) fn make_shelf(&self, shelf: Shelf) -> Result<PathBuf, LibraryError> {
        let folder = self.shelf(shelf);
        self.storage.make_folder(&folder).map_err(at(&folder))?;
        self.storage
            .sync_folder(&self.data)
            .map_err(at(&self.data))?;
        Ok(folder)
    }

    /// The path by which the library knows a file: another spelling of a journal on one of its shelves, such as a link's,
    /// becomes the library's own. What lies elsewhere keeps its path.
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

    /// The shelf on which a session stands; `None` if the file lies elsewhere.
    pub fn shelf_of(&self, path: &Path) -> Option<Shelf> {
        let folder = path.parent()?;
        Shelf::ALL.into_iter().find(|s| self.shelf(*s) == folder)
    }

    /// The session of this name, on whichever shelf.
    ///
    /// # Errors
    /// When the system cannot tell.
    pub fn find(&self, name: &str) -> Result<Option<PathBuf>, LibraryError> {
        // What is no name of a file is no name of a session.
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

    /// Puts a session on a shelf, with the files beside it, and returns its new path.
    ///
    /// # Errors
    /// When it is open somewhere or cannot be moved: it is then where it was. Also when it was moved and it is not certain
    /// that this lasts.
    pub fn put(&self, path: &Path, shelf: Shelf) -> Result<PathBuf, LibraryError> {
        match self.shelf_of(path) == Some(shelf) {
            true => Ok(path.to_owned()),
            false => self.mover(shelf)?.put(path),
        }
    }

    /// Moves sessions to a shelf; of many, each folder is listed once.
    ///
    /// # Errors
    /// When the folder of the shelf cannot be made.
    pub fn mover(&self, shelf: Shelf) -> Result<Mover<'_>, LibraryError> {
        Ok(Mover::to(self, self.make_shelf(shelf)?))
    }

    /// Gives a session a name, and returns where it stands now. What files cannot have in their names becomes a `-`; if
    /// another session has the name, a number follows. An empty name gives the session's own one back.
    ///
    /// # Errors
    /// When nothing of the name is left, and as for [`put`](Library::put).
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, LibraryError> {
        let clean = match name.trim() {
            "" => names::own_name(&self.header(path)?),
            name => names::clean(name).ok_or_else(|| LibraryError::NoName(name.to_owned()))?,
        };
        if clean == names::stem(path) {
            return Ok(path.to_owned());
        }
        let folder = path.parent().unwrap_or(&self.data);
        Mover::to(self, folder.to_owned()).relocate(path, &clean)
    }

    /// Removes a session for good, with what was kept beside it.
    ///
    /// # Errors
    /// When it is open somewhere, or cannot be removed.
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

    /// Removes everything in the bin for good, and says how many sessions that were.
    ///
    /// # Errors
    /// When one of them is open somewhere or cannot be removed; those before it are gone.
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

    /// The files of a folder that were set aside beside journals, by the names of their sessions.
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

/// The files beside the journals of a folder, by the names of their sessions.
type Beside = HashMap<String, Vec<PathBuf>>;

/// Moves sessions and the files beside them into a folder.
#[derive(Debug)]
pub struct Mover<'l> {
    library: &'l Library,
    folder: PathBuf,
    /// By folder, the files that were beside its journals when it was listed.
    beside: HashMap<PathBuf, Beside>,
}

impl<'l> Mover<'l> {
    fn to(library: &'l Library, folder: PathBuf) -> Mover<'l> {
        Mover {
            library,
            folder,
            beside: HashMap::new(),
        }
    }

    /// Moves a session here, and returns its new path.
    ///
    /// # Errors
    /// As for [`Library::put`].
    pub fn put(&mut self, path: &Path) -> Result<PathBuf, LibraryError> {
        match path.parent() == Some(&self.folder) {
            true => Ok(path.to_owned()),
            false => self.relocate(path, &names::stem(path)),
        }
    }

    /// Moves a journal here under this name or one with a number.
    fn relocate(&mut self, from: &Path, name: &str) -> Result<PathBuf, LibraryError> {
        let storage = &*self.library.storage;
        let _lock = self.library.lock(from)?;
        if storage.find(from).map_err(at(from))?.is_none() {
            let gone = io::ErrorKind::NotFound.into();
            return Err(LibraryError::Io(from.to_owned(), gone));
        }
        let wanted = names::journal(&self.folder, name);
        let (to, _claimed) = names::claim(storage, &wanted).map_err(at(&wanted))?;
        // First the files beside it: alone they mean nothing, and the journal is never without them.
        for file in self.beside(from)? {
            let target = names::beside_of(storage, &to, &file).map_err(at(&to))?;
            storage.rename(&file, &target).map_err(at(&file))?;
        }
        storage.rename(from, &to).map_err(at(from))?;
        storage.sync_folder_of(&to).map_err(at(&to))?;
        storage.sync_folder_of(from).map_err(at(from))?;
        Ok(to)
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
