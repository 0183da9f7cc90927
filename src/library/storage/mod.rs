//! What lies under the library: files, and the few ways in which it touches them.
//!
//! Every byte of a journal goes through [`Storage`]: on a disk it is [`Disk`], in a browser [`Pages`], and a test can put
//! one in its place that fails where it is told to.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
mod pages;

use std::fmt::Debug;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use web_time::SystemTime;

#[cfg(not(target_arch = "wasm32"))]
pub use disk::Disk;
pub use pages::{Batch, Change, Pages, Stored, Work};

/// How far what was written lasts.
///
/// A disk answers each call when it is done. A browser answers later: until then whoever writes for people shows them
/// nothing of it.
#[derive(Debug, Clone)]
pub enum Durability {
    /// All of it lasts.
    Lasting,
    /// Some of it is on its way, and is there in a moment.
    Underway,
    /// Some of it does not last, for this reason. It is tried again.
    Failing(Arc<io::Error>),
}

/// A file as its folder tells of it.
#[derive(Debug, Clone)]
pub struct Found {
    /// Where it lies.
    pub path: PathBuf,
    /// How many bytes it has.
    pub length: u64,
    /// When it was last written, by the clock of then.
    pub modified: SystemTime,
}

/// A file that is being written.
pub trait WritableFile: Write + Debug + Send {
    /// How many bytes the file has.
    ///
    /// # Errors
    /// When the system cannot tell.
    fn length(&self) -> io::Result<u64>;

    /// The last bytes of the file: so many, or all where there are fewer.
    ///
    /// # Errors
    /// When they cannot be read.
    fn ending(&mut self, count: usize) -> io::Result<Vec<u8>>;

    /// Takes away everything after so many bytes.
    ///
    /// # Errors
    /// When the file cannot be cut.
    fn truncate(&mut self, length: u64) -> io::Result<()>;

    /// Makes everything written last: when this returns, a power cut costs none of it.
    ///
    /// # Errors
    /// When that is not certain. What was written may then be there or not, even if a later call succeeds.
    fn sync(&mut self) -> io::Result<()>;
}

/// What the path of a locked journal means now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Identity {
    /// The file that is locked.
    Same,
    /// Nothing: the file was removed, or renamed.
    Gone,
    /// Another file: somebody has put it there.
    Another,
}

/// A lock, held as long as this lives; the system lets go of it when the program ends, however that happens.
pub trait LockGuard: Debug + Send {
    /// What the path means for which the lock was taken. A storage in which nobody else can replace a file has nothing to
    /// say here.
    ///
    /// # Errors
    /// When the system cannot tell.
    fn identity(&self) -> io::Result<Identity> {
        Ok(Identity::Same)
    }

    /// Writes a journal that is not there yet whole, or not at all, and goes on holding its lock. Its content lasts when
    /// this returns, and its name when its folder is synced. After an attempt that failed it can be called again with a
    /// journal that has become longer.
    ///
    /// # Errors
    /// When it cannot be written. With [`AlreadyExists`](io::ErrorKind::AlreadyExists) when somebody has put another file
    /// there meanwhile, which is left alone.
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

/// What is missing of a journal that came to its place although that was said to have failed.
pub(super) fn rest<'c>(content: &'c [u8], there: &[u8]) -> io::Result<&'c [u8]> {
    let is_ours = !there.is_empty();
    let rest = content.strip_prefix(there).filter(|_| is_ours);
    rest.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

/// The extension of a file that is still being written; no other program gives it to its own.
pub(crate) const PART: &str = "courtyard-part";

/// What a journal is called while it is being written.
pub(super) fn part(journal: &Path) -> PathBuf {
    journal.with_extension(PART)
}

/// Files in folders.
pub trait Storage: Debug + Send + Sync {
    /// The files in a folder, in no order.
    ///
    /// # Errors
    /// When the folder is not there or cannot be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>>;

    /// What can be said of a file; `None` if it is not there.
    ///
    /// # Errors
    /// When the system cannot tell.
    fn find(&self, path: &Path) -> io::Result<Option<Found>>;

    /// Reads a file from its beginning.
    ///
    /// # Errors
    /// When it cannot be opened, or is no file.
    fn read(&self, path: &Path) -> io::Result<Box<dyn Read + Send>>;

    /// Begins a file that is not there yet.
    ///
    /// # Errors
    /// When it cannot be made, or is there.
    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>>;

    /// Goes on with a file at its end.
    ///
    /// # Errors
    /// When it cannot be opened.
    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>>;

    /// Gives a file another name, in place of whatever has it.
    ///
    /// # Errors
    /// When that is not possible; both files are then as they were.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// When it cannot be removed.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes a folder and those above it, where they are missing, and makes their names last.
    ///
    /// # Errors
    /// When that is not possible, or not certain.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Makes the names in a folder last.
    ///
    /// # Errors
    /// When that is not certain.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Whether anything at all has this name, be it a file, a folder or a link that leads nowhere.
    ///
    /// # Errors
    /// When the system cannot tell.
    fn is_taken(&self, path: &Path) -> io::Result<bool> {
        Ok(self.find(path)?.is_some())
    }

    /// Takes the lock of the journal of this path, or of that name where there is none yet; `None` if somebody else has
    /// it.
    ///
    /// # Errors
    /// When there can be no such lock.
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>>;

    /// Takes a lock as [`lock`](Storage::lock) does, and waits for it if the storage can wait.
    ///
    /// # Errors
    /// When there can be no such lock.
    fn wait_for_lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        self.lock(path)
    }

    /// Whether nobody has the lock of this journal; none is kept.
    ///
    /// # Errors
    /// When the system cannot tell.
    fn is_free(&self, path: &Path) -> io::Result<bool> {
        match self.find(path)? {
            None => Ok(true),
            Some(_) => Ok(self.lock(path)?.is_some()),
        }
    }

    /// How far everything lasts that was written so far. What makes it last before it returns has nothing to say here.
    fn durability(&self) -> Durability {
        Durability::Lasting
    }

    /// Tries now what is failing, instead of a little later.
    fn try_again(&self) {}
}

impl dyn Storage + '_ {
    /// Writes a file that is there whole and lasts, or not at all. `part` is a name beside it that is free for this.
    pub(crate) fn write_atomically(
        &self,
        path: &Path,
        part: &Path,
        content: &[u8],
    ) -> io::Result<()> {
        self.write_and_rename(path, part, content)?;
        self.sync_folder_of(path)
    }

    /// The same, but for its name, which lasts when its folder is synced.
    fn write_and_rename(&self, path: &Path, part: &Path, content: &[u8]) -> io::Result<()> {
        if self.find(part)?.is_some() {
            self.remove(part)?;
        }
        let mut file = self.create(part)?;
        let written = file.write_all(content).and_then(|()| file.sync());
        drop(file);
        written
            .and_then(|()| self.rename(part, path))
            .inspect_err(|_| {
                // If this fails too, the remainder is cleared away another time.
                let _ = self.remove(part);
            })
    }

    /// Writes a file of ours in place of what was there, whole or not at all. Several programs may do so at once: the
    /// last one's stays.
    ///
    /// # Errors
    /// When a step fails; the file then has its old content or the new one.
    pub fn replace(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let part = path.with_extension(format!("{:08x}.{PART}", rand::random::<u32>()));
        self.write_atomically(path, &part, content)
    }

    /// Makes the name of a file last.
    pub(super) fn sync_folder_of(&self, path: &Path) -> io::Result<()> {
        path.parent().map_or(Ok(()), |f| self.sync_folder(f))
    }

    /// Copies a file into one that is not there yet, and makes it last.
    pub(super) fn copy(&self, from: &Path, skip: u64, to: &Path) -> io::Result<()> {
        let mut source = BufReader::new(self.read(from)?);
        io::copy(&mut (&mut source).take(skip), &mut io::sink())?;
        let mut file = self.create(to)?;
        let copied = io::copy(&mut source, &mut file).and_then(|_| file.sync());
        drop(file);
        if let Err(error) = copied {
            // Half a copy is none; if it cannot be removed, it is in nobody's way.
            let _ = self.remove(to);
            return Err(error);
        }
        self.sync_folder_of(to)
    }
}

/// A number that is not taken, from this one on, where those before it are. Of thousands not every one is looked at.
///
/// # Errors
/// What `is_taken` reports.
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
        match is_taken(middle)? {
            true => taken = middle,
            false => free = middle,
        }
    }
    Ok(free)
}
