//! Locks on a disk whose system ties them to the file itself, whatever its name: the lock lies on the journal. Nobody can
//! take it away by removing a file, and two names of one journal are one lock.
//!
//! A journal that is not there yet is locked as the file that is going to be it: the lock stays with it when that gets
//! its name.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::super::{Identity, LockGuard, Storage, part, rest};

/// A locked file.
#[derive(Debug)]
pub(super) struct Locked {
    file: File,
    /// What the system knows it by.
    id: (u64, u64),
    /// The journal's path.
    path: PathBuf,
    /// Whether the file still has the name of one that is being written.
    is_part: bool,
}

fn id(about: &Metadata) -> (u64, u64) {
    (about.dev(), about.ino())
}

/// Opens a file to be locked, for writing where that is allowed: some systems lock no other.
fn open(path: &Path) -> io::Result<File> {
    match File::options().read(true).write(true).open(path) {
        Err(e) if is_protected(&e) => File::open(path),
        file => file,
    }
}

fn is_protected(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
    )
}

/// Opens the file that is to become this journal; `None` if what has its name is none.
fn open_part(part: &Path) -> io::Result<Option<File>> {
    let new = File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(part);
    match new {
        Err(e) if e.kind() == ErrorKind::AlreadyExists => {}
        new => return new.map(Some),
    }
    match fs::symlink_metadata(part) {
        // A link leads to somebody else's file.
        Ok(about) if !about.is_file() => Ok(None),
        Ok(_) => open(part).map(Some),
        Err(error) => Err(error),
    }
}

/// Takes the lock of a journal, once; `None` if somebody else has it.
pub(super) fn take(path: &Path) -> io::Result<Option<Locked>> {
    loop {
        let part = part(path);
        let (opened, is_part) = match fs::metadata(path) {
            Ok(about) if !about.is_file() => return Err(ErrorKind::IsADirectory.into()),
            Ok(_) => (open(path).map(Some), false),
            Err(e) if e.kind() == ErrorKind::NotFound => (open_part(&part), true),
            Err(error) => return Err(error),
        };
        let file = match opened {
            Ok(Some(file)) => file,
            Ok(None) => return Ok(None),
            // It went away meanwhile, or its folder did.
            Err(e) if e.kind() == ErrorKind::NotFound && has_folder(path) => continue,
            Err(error) => return Err(error),
        };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
            Ok(()) => {}
        }
        let lock = Locked {
            id: id(&file.metadata()?),
            file,
            path: path.to_owned(),
            is_part,
        };
        // Who held it before may have given the file its name, or removed it.
        if lock.identity()? == Identity::Same {
            return Ok(Some(lock));
        }
    }
}

fn has_folder(path: &Path) -> bool {
    path.parent()
        .is_none_or(|folder| folder == Path::new("") || folder.is_dir())
}

/// Whether nobody holds the lock of a journal.
pub(super) fn is_free(path: &Path) -> io::Result<bool> {
    let file = match fs::metadata(path) {
        Ok(about) if about.is_file() => File::open(path),
        Ok(_) => return Ok(true),
        Err(error) => Err(error),
    };
    let file = match file {
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(true),
        file => file?,
    };
    // Several may ask at once.
    match file.try_lock_shared() {
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
        Ok(()) => file.unlock().map(|()| true),
    }
}

impl Locked {
    fn part(&self) -> PathBuf {
        part(&self.path)
    }

    /// Whether the part has its name by now, although that was said to have failed.
    fn is_named(&self) -> io::Result<bool> {
        match fs::symlink_metadata(&self.path) {
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(false),
            about => Ok(id(&about?) == self.id),
        }
    }

    /// Gives the part its name, in nobody's place.
    fn name(&self) -> io::Result<()> {
        let part = self.part();
        match fs::hard_link(&part, &self.path) {
            Ok(()) => {
                // A second name that cannot be removed now is cleared away another time.
                let _ = fs::remove_file(&part);
                Ok(())
            }
            Err(e) if matches!(e.kind(), ErrorKind::AlreadyExists | ErrorKind::NotFound) => Err(e),
            // Not every file system has links.
            Err(_) if fs::symlink_metadata(&self.path).is_ok() => {
                Err(ErrorKind::AlreadyExists.into())
            }
            Err(_) => fs::rename(&part, &self.path),
        }
    }
}

impl LockGuard for Locked {
    fn identity(&self) -> io::Result<Identity> {
        let there = match self.is_part {
            true => fs::symlink_metadata(self.part()),
            false => fs::metadata(&self.path),
        };
        match there {
            Ok(about) if id(&about) == self.id => Ok(Identity::Same),
            Ok(_) => Ok(Identity::Another),
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(Identity::Gone),
            Err(error) => Err(error),
        }
    }

    fn publish(&mut self, _: &dyn Storage, _: &Path, content: &[u8]) -> io::Result<()> {
        if self.is_part && self.is_named()? {
            self.is_part = false;
            let _ = fs::remove_file(self.part());
        }
        if self.identity()? != Identity::Same {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.file.rewind()?;
        if !self.is_part {
            let mut there = Vec::new();
            self.file.read_to_end(&mut there)?;
            self.file.write_all(rest(content, &there)?)?;
            return self.file.sync_data();
        }
        self.file.set_len(0)?;
        self.file.write_all(content)?;
        self.file.sync_data()?;
        self.name()?;
        self.is_part = false;
        Ok(())
    }
}

impl Drop for Locked {
    /// Unlocks by word: closing the file does not, while a program that is being started holds a copy of it.
    fn drop(&mut self) {
        if self.is_part && matches!(self.identity(), Ok(Identity::Same)) {
            // Nothing came of it; if it cannot be removed, it is cleared away another time.
            let _ = fs::remove_file(self.part());
        }
        // Where this fails, the system lets go once the last copy is closed.
        let _ = self.file.unlock();
    }
}
