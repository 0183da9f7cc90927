//! Locks for systems where a locked file cannot be read: the lock is a file beside the journal, which cannot be removed
//! while it is held.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use same_file::Handle;

use super::super::{Identity, LockGuard, Storage, part};

/// The extension of lock files, used by no other program.
const LOCK: &str = "courtyard-lock";

/// A locked file beside a journal.
#[derive(Debug)]
pub(super) struct Locked {
    file: File,
    path: PathBuf,
    /// The journal, if it exists.
    journal: Option<Handle>,
}

fn open(lock: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt;
        // Other programs may read and write it, but not remove it.
        const READ_AND_WRITE: u32 = 3;
        options.share_mode(READ_AND_WRITE);
    }
    options.open(lock)
}

fn journal(path: &Path) -> io::Result<Option<Handle>> {
    match Handle::from_path(path) {
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(None),
        handle => handle.map(Some),
    }
}

/// Tries once to take the lock of a journal; `None` if it is held elsewhere.
pub(super) fn take(path: &Path) -> io::Result<Option<Locked>> {
    let file = open(&path.with_extension(LOCK))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
        Ok(()) => Ok(Some(Locked {
            file,
            path: path.to_owned(),
            journal: journal(path)?,
        })),
    }
}

/// Whether the lock of a journal is free.
pub(super) fn is_free(path: &Path) -> io::Result<bool> {
    if fs::exists(path.with_extension(LOCK))? {
        Ok(take(path)?.is_some())
    } else {
        Ok(true)
    }
}

impl LockGuard for Locked {
    fn identity(&self) -> io::Result<Identity> {
        Ok(match (&self.journal, journal(&self.path)?) {
            (_, None) => Identity::Gone,
            (Some(locked), Some(there)) if *locked == there => Identity::Same,
            (_, Some(_)) => Identity::Another,
        })
    }

    fn publish(&mut self, storage: &dyn Storage, path: &Path, content: &[u8]) -> io::Result<()> {
        if storage.is_taken(path)? {
            return Err(ErrorKind::AlreadyExists.into());
        }
        storage.write_and_rename(path, &part(path), content)?;
        self.journal = journal(path)?;
        Ok(())
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // If this fails, the system unlocks when the file is closed.
        let _ = self.file.unlock();
    }
}
