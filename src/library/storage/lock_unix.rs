//! Locks for systems that attach them to the file itself: the journal is locked. Removing a file cannot break the lock,
//! and two names of one journal share it.
//!
//! For a journal that does not exist yet, the file that will become it is locked; the lock remains when the file gets
//! its final name.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::super::{Identity, LockGuard, Storage, part, rest};

/// A locked file.
#[derive(Debug)]
pub(super) struct Locked {
    file: File,
    /// The device and file number.
    id: (u64, u64),
    /// The journal's path.
    path: PathBuf,
    /// Whether the file still has its temporary name.
    is_part: bool,
}

fn id(about: &Metadata) -> (u64, u64) {
    (about.dev(), about.ino())
}

/// Opens a file for locking, for writing if allowed, because some systems lock no other files.
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

/// Opens the file that will become this journal; `None` if something other than a file has its name.
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
        // A link leads to a foreign file.
        Ok(about) if !about.is_file() => Ok(None),
        Ok(_) => open(part).map(Some),
        Err(error) => Err(error),
    }
}

/// Tries once to take the lock of a journal; `None` if it is held elsewhere.
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
            // The file, or its folder, was removed in between.
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
        // The previous holder may have renamed or removed the file.
        if lock.identity()? == Identity::Same {
            return Ok(Some(lock));
        }
    }
}

fn has_folder(path: &Path) -> bool {
    path.parent()
        .is_none_or(|folder| folder == Path::new("") || folder.is_dir())
}

/// Whether the lock of a journal is free.
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
    // Several programs may check at once.
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

    /// Whether the file has its final name although renaming reported a failure.
    fn is_named(&self) -> io::Result<bool> {
        match fs::symlink_metadata(&self.path) {
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(false),
            about => Ok(id(&about?) == self.id),
        }
    }

    /// Gives the file its final name. An existing file is not replaced.
    fn name(&self) -> io::Result<()> {
        let part = self.part();
        match fs::hard_link(&part, &self.path) {
            Ok(()) => {
                // If the temporary name cannot be removed now, it is cleared later.
                let _ = fs::remove_file(&part);
                Ok(())
            }
            Err(e) if matches!(e.kind(), ErrorKind::AlreadyExists | ErrorKind::NotFound) => Err(e),
            // Not every file system has hard links.
            Err(_) if fs::symlink_metadata(&self.path).is_ok() => {
                Err(ErrorKind::AlreadyExists.into())
            }
            Err(_) => fs::rename(&part, &self.path),
        }
    }
}

impl LockGuard for Locked {
    fn identity(&self) -> io::Result<Identity> {
        let there = if self.is_part {
            fs::symlink_metadata(self.part())
        } else {
            fs::metadata(&self.path)
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
    /// Unlocks explicitly: closing is not enough while a starting child process holds a copy of the file.
    fn drop(&mut self) {
        if self.is_part && matches!(self.identity(), Ok(Identity::Same)) {
            // The file was never finished; if it cannot be removed now, it is cleared later.
            let _ = fs::remove_file(self.part());
        }
        // If this fails, the system unlocks when the last copy is closed.
        let _ = self.file.unlock();
    }
}
