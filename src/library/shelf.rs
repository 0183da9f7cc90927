//! Where a session stands: among the others, put away, or thrown away; and what it is called.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use strum::{EnumCount, VariantArray};

use super::storage::Found;
use super::{Library, LibraryError, at, names};
use crate::variants::array_of;

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

    /// Puts a session on a shelf, with what was kept beside it, and returns where it stands.
    ///
    /// # Errors
    /// When it is open somewhere or cannot be moved: it is then where it was. Also when it was moved and it is not certain
    /// that this lasts.
    pub fn put(&self, path: &Path, shelf: Shelf) -> Result<PathBuf, LibraryError> {
        if self.shelf_of(path) == Some(shelf) {
            return Ok(path.to_owned());
        }
        let folder = self.make_shelf(shelf)?;
        self.relocate(path, &folder, &names::stem(path))
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
        self.relocate(path, path.parent().unwrap_or(&self.data), &clean)
    }

    /// Removes a session for good, with what was kept beside it.
    ///
    /// # Errors
    /// When it is open somewhere, or cannot be removed.
    pub fn erase(&self, path: &Path) -> Result<(), LibraryError> {
        let beside = self.beside(path)?;
        self.remove(path, beside.iter().map(|(file, _)| file.as_path()))?;
        self.storage.sync_folder_of(path).map_err(at(path))
    }

    /// Removes a journal and what was kept beside it.
    fn remove<'f>(
        &self,
        path: &Path,
        beside: impl Iterator<Item = &'f Path>,
    ) -> Result<(), LibraryError> {
        let _lock = self.lock(path)?;
        self.storage.remove(path).map_err(at(path))?;
        { beside }.try_for_each(|file| self.storage.remove(file).map_err(at(file)))
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
        // Of thousands not each is looked for among all files.
        let mut beside: HashMap<String, Vec<PathBuf>> = HashMap::new();
        for found in self.storage.list(&folder).map_err(at(&folder))? {
            if let Some(name) = names::kept_of(&found.path) {
                beside.entry(name).or_default().push(found.path);
            }
        }
        let removed = bin.iter().try_for_each(|found| {
            let beside = beside.remove(&names::stem(&found.path)).unwrap_or_default();
            self.remove(&found.path, beside.iter().map(PathBuf::as_path))
        });
        self.storage
            .sync_folder_of(&first.path)
            .map_err(at(&folder))?;
        removed.map(|()| bin.len())
    }

    /// Moves a journal into this folder under this name or one with a number.
    fn relocate(&self, from: &Path, folder: &Path, name: &str) -> Result<PathBuf, LibraryError> {
        let _lock = self.lock(from)?;
        if self.storage.find(from).map_err(at(from))?.is_none() {
            let gone = io::ErrorKind::NotFound.into();
            return Err(LibraryError::Io(from.to_owned(), gone));
        }
        let wanted = names::journal(folder, name);
        let (to, _claimed) = names::claim(&*self.storage, &wanted).map_err(at(&wanted))?;
        // First what is kept beside it: alone it means nothing, and the journal is not without it.
        for (file, rest) in self.beside(from)? {
            let target = names::beside_of(&*self.storage, &to, &rest).map_err(at(&to))?;
            self.storage.rename(&file, &target).map_err(at(&file))?;
        }
        self.storage.rename(from, &to).map_err(at(from))?;
        self.storage.sync_folder_of(&to).map_err(at(&to))?;
        self.storage.sync_folder_of(from).map_err(at(from))?;
        Ok(to)
    }

    /// The files that were kept beside a journal, each with what follows the session's name in its own.
    fn beside(&self, path: &Path) -> Result<Vec<(PathBuf, String)>, LibraryError> {
        let folder = path.parent().unwrap_or(&self.data);
        let name = names::stem(path);
        let files = self.storage.list(folder).map_err(at(folder))?;
        let beside = files.into_iter().filter_map(|found| {
            let rest = names::beside(&name, &found.path)?.to_owned();
            Some((found.path, rest))
        });
        Ok(beside.collect())
    }
}
