//! Small files that games store beside the journals, each game in its own folder.
//!
//! Other files are never overwritten: a new file gets an unused name, and a file to be changed or removed is first
//! compared with what was read.

use std::io;
use std::path::{Path, PathBuf};

use super::storage::{Identity, LockGuard};
use super::{Library, LibraryError, at, names};
use courtyard_core::game::FileKind;

/// The folder in the data folder that contains each game's folder.
pub(super) const FOLDER: &str = "games";

/// A file of a game, as read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameFile {
    /// The file's path.
    pub path: PathBuf,
    /// The contents. If the file is too large, just enough to show it.
    pub content: Vec<u8>,
}

impl GameFile {
    /// The file's name without the extension.
    pub fn name(&self) -> String {
        names::stem(&self.path)
    }
}

impl Library {
    /// The folder of these files. It may not exist until the first one is written.
    pub fn game_folder(&self, kind: FileKind) -> PathBuf {
        self.data.join(FOLDER).join(kind.game)
    }

    /// All files of this kind, sorted by name, with the error for each file that cannot be read.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn game_files(
        &self,
        kind: FileKind,
    ) -> Result<Vec<Result<GameFile, LibraryError>>, LibraryError> {
        let folder = self.game_folder(kind);
        let mut files = match self.storage.list(&folder) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => Vec::new(),
            files => files.map_err(at(&folder))?,
        };
        let (ours, others): (Vec<_>, Vec<_>) =
            files.drain(..).partition(|found| is_of(kind, &found.path));
        self.storage.sweep(others);
        let mut paths: Vec<PathBuf> = ours.into_iter().map(|found| found.path).collect();
        paths.sort_by_cached_key(|path| names::stem(path));
        let read = paths.into_iter().map(|path| {
            let content = self.content(kind, &path)?;
            Ok(GameFile { path, content })
        });
        Ok(read.collect())
    }

    /// Reads a file, up to one byte more than the limit.
    fn content(&self, kind: FileKind, path: &Path) -> Result<Vec<u8>, LibraryError> {
        let content = self.storage.read_up_to(path, kind.largest as u64);
        content.map_err(at(path))
    }

    /// Writes a new file with this name, or with a number added if the name is taken. Characters that file names cannot
    /// have become `-`; if nothing is left of the name, it is the game's id.
    ///
    /// # Errors
    /// If the file cannot be written; nothing is written then.
    pub fn add_game_file(
        &self,
        kind: FileKind,
        name: &str,
        content: &[u8],
    ) -> Result<GameFile, LibraryError> {
        let name = names::clean(name).unwrap_or_else(|| kind.game.to_owned());
        let folder = self.game_folder(kind);
        self.storage.make_folder(&folder).map_err(at(&folder))?;
        let wanted = folder.join(format!("{name}.{}", kind.extension));
        let (path, mut lock) = names::claim(&*self.storage, &wanted).map_err(at(&wanted))?;
        lock.publish(&*self.storage, &path, content)
            .map_err(at(&path))?;
        self.storage.sync_folder(&folder).map_err(at(&folder))?;
        Ok(GameFile {
            path,
            content: content.to_owned(),
        })
    }

    /// Atomically overwrites a file that was read before.
    ///
    /// # Errors
    /// If the file has changed since it was read, is being written elsewhere, or cannot be written. It then remains
    /// unchanged.
    pub fn change_game_file(
        &self,
        kind: FileKind,
        file: &mut GameFile,
        content: &[u8],
    ) -> Result<(), LibraryError> {
        let _lock = self.unchanged(kind, file)?;
        self.storage
            .replace(&file.path, content)
            .map_err(at(&file.path))?;
        content.clone_into(&mut file.content);
        Ok(())
    }

    /// Removes a file that was read before.
    ///
    /// # Errors
    /// As for [`change_game_file`](Library::change_game_file).
    pub fn remove_game_file(&self, kind: FileKind, file: &GameFile) -> Result<(), LibraryError> {
        let _lock = self.unchanged(kind, file)?;
        self.storage.remove(&file.path).map_err(at(&file.path))?;
        self.storage
            .sync_folder_of(&file.path)
            .map_err(at(&file.path))
    }

    /// Takes the file's lock if the file has not changed since it was read.
    fn unchanged(
        &self,
        kind: FileKind,
        file: &GameFile,
    ) -> Result<Box<dyn LockGuard>, LibraryError> {
        let path = &file.path;
        let changed = || LibraryError::Changed(path.clone());
        if self.storage.find(path).map_err(at(path))?.is_none() {
            return Err(changed());
        }
        let lock = self.lock(path)?;
        let is_same = lock.identity().map_err(at(path))? == Identity::Same;
        let content = self.content(kind, path)?;
        if is_same && content == file.content {
            Ok(lock)
        } else {
            Err(changed())
        }
    }
}

/// Whether the path is one of a file of this kind.
fn is_of(kind: FileKind, path: &Path) -> bool {
    path.extension().is_some_and(|e| e == kind.extension)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::sync::Arc;

    use super::*;
    use crate::storage::{Disk, Pages, Storage};

    const NOTES: FileKind = FileKind {
        game: "a-game",
        extension: "courtyard-note",
        largest: 10,
    };

    fn on(storage: Arc<dyn Storage>, data: &Path) -> Library {
        Library::on(storage, crate::dueling_nobles(), data.to_owned()).unwrap()
    }

    /// A library on disk, and one in a browser's storage.
    fn libraries() -> (tempfile::TempDir, [Library; 2]) {
        let home = tempfile::tempdir().unwrap();
        let data = home.path().join("data");
        let pages = Arc::new(Pages::new(BTreeMap::new(), || {}));
        let libraries = [on(Arc::new(Disk), &data), on(pages, &data)];
        (home, libraries)
    }

    fn all(library: &Library) -> Vec<(String, Vec<u8>)> {
        let files = library.game_files(NOTES).unwrap();
        let files = files.into_iter().map(Result::unwrap);
        files.map(|file| (file.name(), file.content)).collect()
    }

    #[test]
    fn files_are_stored_changed_and_removed() {
        let (_home, libraries) = libraries();
        for library in libraries {
            assert_eq!(all(&library), []);
            let mut one = library.add_game_file(NOTES, "a/b", b"1").unwrap();
            assert_eq!(one.name(), "a-b");
            let two = library.add_game_file(NOTES, "a-b", b"2").unwrap();
            assert_eq!(two.name(), "a-b-2");
            library.change_game_file(NOTES, &mut one, b"3").unwrap();
            library.change_game_file(NOTES, &mut one, b"4").unwrap();
            let there = [("a-b".into(), b"4".into()), ("a-b-2".into(), b"2".into())];
            assert_eq!(all(&library), there);
            library.remove_game_file(NOTES, &two).unwrap();
            assert_eq!(all(&library).len(), 1);
            let nameless = library.add_game_file(NOTES, "/", b"5").unwrap();
            assert_eq!(nameless.name(), NOTES.game);
        }
    }

    #[test]
    fn a_file_changed_elsewhere_is_not_overwritten() {
        let (_home, libraries) = libraries();
        for library in libraries {
            let mut mine = library.add_game_file(NOTES, "a", b"1").unwrap();
            let mut theirs = mine.clone();
            library.change_game_file(NOTES, &mut theirs, b"2").unwrap();
            let refused = library.change_game_file(NOTES, &mut mine, b"3");
            assert!(matches!(refused, Err(LibraryError::Changed(_))));
            let refused = library.remove_game_file(NOTES, &mine);
            assert!(matches!(refused, Err(LibraryError::Changed(_))));
            assert_eq!(all(&library), [("a".into(), b"2".into())]);
            library.remove_game_file(NOTES, &theirs).unwrap();
            let refused = library.change_game_file(NOTES, &mut theirs, b"4");
            assert!(matches!(refused, Err(LibraryError::Changed(_))));
            assert_eq!(all(&library), []);
        }
    }

    #[test]
    fn a_locked_file_is_not_overwritten() {
        let (_home, libraries) = libraries();
        for library in libraries {
            let mut file = library.add_game_file(NOTES, "a", b"1").unwrap();
            let held = library.storage.lock(&file.path).unwrap().unwrap();
            let refused = library.change_game_file(NOTES, &mut file, b"2");
            assert!(matches!(refused, Err(LibraryError::InUse(_))));
            drop(held);
            library.change_game_file(NOTES, &mut file, b"2").unwrap();
        }
    }

    #[test]
    fn foreign_files_and_folders_are_ignored() {
        let (home, [library, _]) = libraries();
        let folder = library.game_folder(NOTES);
        library.add_game_file(NOTES, "a", b"1").unwrap();
        fs::write(folder.join("letter.txt"), "dear").unwrap();
        fs::write(folder.join("large.courtyard-note"), "0123456789ab").unwrap();
        fs::write(folder.join("b.courtyard-part"), "unfinished").unwrap();
        fs::create_dir(folder.join("c.courtyard-note")).unwrap();
        // A link to a file in another folder.
        let outside = home.path().join("outside");
        fs::write(&outside, "mine").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&outside, folder.join("d.courtyard-note")).unwrap();
        let read = all(&library);
        assert_eq!(read[0], ("a".into(), b"1".into()));
        assert_eq!(
            read.iter().find(|(name, _)| name == "large").unwrap().1,
            b"0123456789a",
            "no more is read than shows that it is too large"
        );
        assert!(folder.join("letter.txt").exists());
        assert!(!folder.join("b.courtyard-part").exists(), "it was ours");
        let new = library.add_game_file(NOTES, "d", b"5").unwrap();
        let expected = if cfg!(unix) { "d-2" } else { "d" };
        assert_eq!(new.name(), expected);
        let new = library.add_game_file(NOTES, "c", b"6").unwrap();
        assert_eq!(new.name(), "c-2");
        assert_eq!(fs::read_to_string(outside).unwrap(), "mine");
    }
}
