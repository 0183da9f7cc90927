//! The storage below the library: files and the few operations on them.
//!
//! Every byte of a journal passes through [`Storage`]: [`Disk`] on a disk, [`Pages`] in a browser. Tests use a storage
//! that fails on request.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
mod pages;

use std::fmt::Debug;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use web_time::SystemTime;

use super::names;

#[cfg(not(target_arch = "wasm32"))]
pub use disk::Disk;
pub use pages::{Batch, Change, Pages, Stored, Work};

/// How durable written data is.
///
/// A disk answers each call when it is done. A browser answers later; until then, no unsaved change is shown to guests
/// or spectators.
#[derive(Debug, Clone)]
pub enum Durability {
    /// Everything is durable.
    Lasting,
    /// Some of it is still being written.
    Underway,
    /// Some of it is not durable, for this reason. Writing is retried.
    Failing(Arc<io::Error>),
}

/// A file in a folder listing.
#[derive(Debug, Clone)]
pub struct Found {
    /// The file's path.
    pub path: PathBuf,
    /// Length in bytes.
    pub length: u64,
    /// When it was last written, by the system clock of that time.
    pub modified: SystemTime,
}

/// A file open for writing.
pub trait WritableFile: Write + Debug + Send {
    /// Length in bytes.
    ///
    /// # Errors
    /// If the system reports an error.
    fn length(&self) -> io::Result<u64>;

    /// The last `count` bytes of the file, or all if it is shorter.
    ///
    /// # Errors
    /// If they cannot be read.
    fn ending(&mut self, count: usize) -> io::Result<Vec<u8>>;

    /// Truncates the file to this length.
    ///
    /// # Errors
    /// If the file cannot be truncated.
    fn truncate(&mut self, length: u64) -> io::Result<()>;

    /// Makes everything written durable: it survives a power failure from the return on.
    ///
    /// # Errors
    /// If durability is uncertain. The data may be lost or not, even if a later call succeeds.
    fn sync(&mut self) -> io::Result<()>;
}

/// The file that a locked journal's path leads to now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Identity {
    /// The file that is locked.
    Same,
    /// No file: it was removed or renamed.
    Gone,
    /// Another file was put there.
    Another,
}

/// A lock, held until it is dropped. The system releases it when the program ends for any reason.
pub trait LockGuard: Debug + Send {
    /// The file that the locked path leads to now. A storage in which files cannot be replaced from outside keeps the
    /// default.
    ///
    /// # Errors
    /// If the system reports an error.
    fn identity(&self) -> io::Result<Identity> {
        Ok(Identity::Same)
    }

    /// Atomically writes a journal that does not exist yet, and continues to hold its lock. The content is durable on
    /// return, and the name once its folder is synced. After a failure, this can be called again with a longer journal.
    ///
    /// # Errors
    /// If it cannot be written. [`AlreadyExists`](io::ErrorKind::AlreadyExists) if another file has appeared there,
    /// which remains unchanged.
    fn publish(&mut self, storage: &dyn Storage, path: &Path, content: &[u8]) -> io::Result<()> {
        if !storage.is_taken(path)? {
            return storage.write_and_rename(path, &part(path), content);
        }
        let mut there = Vec::new();
        storage.read(path)?.read_to_end(&mut there)?;
        let mut file = storage.append(path)?;
        file.write_all(rest(content, &there)?)?;
        file.sync()
    }
}

/// The missing end of a journal that was created although an error was reported.
pub(super) fn rest<'c>(content: &'c [u8], there: &[u8]) -> io::Result<&'c [u8]> {
    let is_ours = !there.is_empty();
    let rest = content.strip_prefix(there).filter(|_| is_ours);
    rest.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

/// Maximum time for writing a file. Unfinished files that are older are removed.
const LONGEST_WRITE: Duration = Duration::from_hours(1);

/// The extension of unfinished files, used by no other program.
pub(crate) const PART: &str = "courtyard-part";

/// The name of a journal while it is being written.
pub(super) fn part(journal: &Path) -> PathBuf {
    journal.with_extension(PART)
}

/// Files in folders.
pub trait Storage: Debug + Send + Sync {
    /// The files in a folder, in no particular order.
    ///
    /// # Errors
    /// If the folder does not exist or cannot be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>>;

    /// The metadata of a file; `None` if it does not exist.
    ///
    /// # Errors
    /// If the system reports an error.
    fn find(&self, path: &Path) -> io::Result<Option<Found>>;

    /// Reads a file from its beginning.
    ///
    /// # Errors
    /// If it cannot be opened, or is not a file.
    fn read(&self, path: &Path) -> io::Result<Box<dyn Read + Send>>;

    /// Creates a file that does not exist yet.
    ///
    /// # Errors
    /// If it cannot be created, or exists.
    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>>;

    /// Opens a file for appending.
    ///
    /// # Errors
    /// If it cannot be opened.
    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>>;

    /// Renames a file, replacing an existing one.
    ///
    /// # Errors
    /// If that is not possible; both files then remain unchanged.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// If it cannot be removed.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Creates a folder and its missing parents, and makes their names durable.
    ///
    /// # Errors
    /// If that is not possible, or durability is uncertain.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Makes the names in a folder durable.
    ///
    /// # Errors
    /// If durability is uncertain.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Whether anything has this name: a file, a folder or a broken link.
    ///
    /// # Errors
    /// If the system reports an error.
    fn is_taken(&self, path: &Path) -> io::Result<bool> {
        Ok(self.find(path)?.is_some())
    }

    /// The path of the file to which this path leads, if it is a link; otherwise the path.
    fn target(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }

    /// Gives a new file the permissions of another one, if the system has any and allows it.
    fn permit_like(&self, _file: &Path, _like: &Path) {}

    /// Takes the lock of the journal at this path, which need not exist yet; `None` if it is held elsewhere.
    ///
    /// # Errors
    /// If the lock cannot be created.
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>>;

    /// Takes a lock as [`lock`](Storage::lock) does, but waits for it if the storage can.
    ///
    /// # Errors
    /// If the lock cannot be created.
    fn wait_for_lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        self.lock(path)
    }

    /// Whether the lock of this journal is free. Does not take it.
    ///
    /// # Errors
    /// If the system reports an error.
    fn is_free(&self, path: &Path) -> io::Result<bool> {
        match self.find(path)? {
            None => Ok(true),
            Some(_) => Ok(self.lock(path)?.is_some()),
        }
    }

    /// The durability of everything written so far. A storage that makes data durable before returning keeps the
    /// default.
    fn durability(&self) -> Durability {
        Durability::Lasting
    }

    /// Retries a failed operation now instead of after a delay.
    fn try_again(&self) {}
}

impl dyn Storage + '_ {
    /// Reads a file from its beginning, up to one byte more than this number.
    ///
    /// # Errors
    /// If it cannot be opened or read, or is not a file.
    pub fn read_up_to(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut content = Vec::new();
        let file = self.read(path)?;
        file.take(most + 1).read_to_end(&mut content)?;
        Ok(content)
    }

    /// Removes those of these files whose writing was never finished, and that nobody writes now.
    pub fn sweep(&self, files: Vec<Found>) {
        let now = SystemTime::now();
        for found in files {
            let age = now.duration_since(found.modified).unwrap_or_default();
            let unfinished = if names::is_part(&found.path) {
                // A file without a lock may still be in use.
                names::is_part_of_journal(&found.path) || age > LONGEST_WRITE
            } else {
                names::is_part_of_invitation(&found.path) && age > LONGEST_WRITE
            };
            if unfinished && let Ok(Some(_held)) = self.lock(&found.path) {
                // A file that cannot be removed is not a session and does no harm.
                let _ = self.remove(&found.path);
            }
        }
    }

    /// Writes a file atomically and makes it durable. `part` is a free name beside it for the temporary file.
    pub(crate) fn write_atomically(
        &self,
        path: &Path,
        part: &Path,
        content: &[u8],
    ) -> io::Result<()> {
        self.write_and_rename(path, part, content)?;
        self.sync_folder_of(path)
    }

    /// As [`write_atomically`](Storage::write_atomically), but the name is durable only once its folder is synced.
    fn write_and_rename(&self, path: &Path, part: &Path, content: &[u8]) -> io::Result<()> {
        if self.find(part)?.is_some() {
            self.remove(part)?;
        }
        let mut file = self.create(part)?;
        self.permit_like(part, path);
        let written = file.write_all(content).and_then(|()| file.sync());
        drop(file);
        written
            .and_then(|()| self.rename(part, path))
            .inspect_err(|_| {
                // If this fails too, the file is cleared later.
                let _ = self.remove(part);
            })
    }

    /// Replaces a file of this program atomically. If several programs do so at once, the last one wins.
    ///
    /// # Errors
    /// If a step fails; the file then has its old or its new content.
    pub fn replace(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let part = path.with_extension(format!("{:08x}.{PART}", rand::random::<u32>()));
        self.write_atomically(path, &part, content)
    }

    /// Renames a damaged file to an unused name, such as `settings.damaged-1.json`, and returns the path; `None` if the
    /// file was removed in between. No other file is overwritten.
    ///
    /// # Errors
    /// If the file cannot be renamed; it then remains in place.
    pub fn set_aside(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let numbered = |n: u64| path.with_extension(format!("damaged-{n}.{extension}"));
        let mut n = 1;
        loop {
            n = free(n, |n| self.is_taken(&numbered(n)))?;
            let aside = numbered(n);
            // An empty file reserves the name, so that renaming to it overwrites no other file.
            match self.create(&aside) {
                Ok(held) => drop(held),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
            }
            let mut renamed = self.rename(path, &aside);
            if let Err(error) = &renamed
                && error.kind() != io::ErrorKind::NotFound
            {
                // A folder cannot be renamed to a file. If it is not a folder, this fails as before.
                self.remove(&aside)?;
                renamed = self.rename(path, &aside);
            } else if renamed.is_err() {
                // The empty file is not needed.
                let _ = self.remove(&aside);
            }
            return match renamed {
                Ok(()) => Ok(Some(aside)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                Err(error) => Err(error),
            };
        }
    }

    /// Makes the name of a file durable.
    pub(super) fn sync_folder_of(&self, path: &Path) -> io::Result<()> {
        path.parent().map_or(Ok(()), |f| self.sync_folder(f))
    }

    /// Copies a file to a path that does not exist yet, and makes the copy durable.
    pub(super) fn copy(&self, from: &Path, skip: u64, to: &Path) -> io::Result<()> {
        let mut source = BufReader::new(self.read(from)?);
        io::copy(&mut (&mut source).take(skip), &mut io::sink())?;
        let mut file = self.create(to)?;
        self.permit_like(to, from);
        let copied = io::copy(&mut source, &mut file).and_then(|_| file.sync());
        drop(file);
        if let Err(error) = copied {
            // If a partial copy cannot be removed, it does no harm.
            let _ = self.remove(to);
            return Err(error);
        }
        self.sync_folder_of(to)
    }
}

/// A free number, from this one on. Not every number in between is checked.
///
/// # Errors
/// Returns the errors of `is_taken`.
pub fn free(from: u64, is_taken: impl Fn(u64) -> io::Result<bool>) -> io::Result<u64> {
    let (mut taken, mut step) = (from, 1_u64);
    if !is_taken(from)? {
        return Ok(from);
    }
    while is_taken(taken.saturating_add(step))? {
        taken = taken.saturating_add(step);
        step = step.saturating_mul(2);
    }
    let mut free = taken.saturating_add(step);
    while free - taken > 1 {
        let middle = taken + (free - taken) / 2;
        if is_taken(middle)? {
            taken = middle;
        } else {
            free = middle;
        }
    }
    Ok(free)
}
