//! What lies under the library: files, and the few ways in which it touches them.
//!
//! Every byte of a journal goes through [`Storage`]: on a disk it is [`Disk`], and a test can put one in its place that
//! fails where it is told to.

use std::fmt::Debug;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

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
pub trait Written: Write + Debug + Send {
    /// How many bytes the file has.
    ///
    /// # Errors
    /// When the system cannot tell.
    fn length(&self) -> io::Result<u64>;

    /// Takes away everything after so many bytes.
    ///
    /// # Errors
    /// When the file cannot be cut.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Makes everything written last: when this returns, a power cut costs none of it.
    ///
    /// # Errors
    /// When that is not certain. What was written may then be there or not, even if a later call succeeds.
    fn sync(&mut self) -> io::Result<()>;
}

/// A lock, held as long as this lives; the system lets go of it when the program ends, however that happens.
pub trait Held: Debug + Send {}

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
    fn create(&self, path: &Path) -> io::Result<Box<dyn Written>>;

    /// Goes on with a file at its end.
    ///
    /// # Errors
    /// When it cannot be opened.
    fn append(&self, path: &Path) -> io::Result<Box<dyn Written>>;

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

    /// Takes the lock that this file stands for, making the file where needed; `None` if somebody else has it.
    ///
    /// # Errors
    /// When there can be no such lock.
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Held>>>;
}

impl dyn Storage + '_ {
    /// Writes a file that is there whole and lasts, or not at all. `part` is a name beside it that is free for this.
    pub(super) fn lay(&self, path: &Path, part: &Path, content: &[u8]) -> io::Result<()> {
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
            })?;
        self.sync_folder_of(path)
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

/// The disk.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl Written for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// A locked file.
#[derive(Debug)]
struct Locked {
    file: File,
    path: PathBuf,
}

impl Held for Locked {}

impl Drop for Locked {
    /// Unlocks by word: closing the file does not, while a program that is being started holds a copy of it.
    fn drop(&mut self) {
        // Nobody is to wonder about an empty file. Elsewhere no open file can be removed.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
        // Where this fails, the system lets go once the last copy is closed.
        let _ = self.file.unlock();
    }
}

/// Whether a locked file still has the name by which it was opened: who held it before has removed it.
fn is_named(file: &File) -> io::Result<bool> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Ok(file.metadata()?.nlink() > 0)
    }
    #[cfg(not(unix))]
    {
        // Elsewhere no open file can be removed.
        let _ = file;
        Ok(true)
    }
}

/// What the system says of a file, if it is one.
fn found(path: PathBuf, about: &fs::Metadata) -> Option<Found> {
    about.is_file().then(|| Found {
        path,
        length: about.len(),
        modified: about.modified().unwrap_or(SystemTime::UNIX_EPOCH),
    })
}

impl Storage for Disk {
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        let mut all = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            // What went away meanwhile, and a link that leads nowhere, is no file of this folder.
            all.extend(fs::metadata(&path).ok().and_then(|m| found(path, &m)));
        }
        Ok(all)
    }

    fn find(&self, path: &Path) -> io::Result<Option<Found>> {
        match fs::metadata(path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(None),
            about => Ok(found(path.to_owned(), &about?)),
        }
    }

    fn read(&self, path: &Path) -> io::Result<Box<dyn Read + Send>> {
        // Only a file is opened: a pipe would keep the reader waiting.
        if !fs::metadata(path)?.is_file() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(Box::new(File::open(path)?))
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Written>> {
        Ok(Box::new(File::create_new(path)?))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn Written>> {
        Ok(Box::new(File::options().append(true).open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let missing = folder.ancestors().take_while(|f| !f.exists()).count();
        fs::create_dir_all(folder)?;
        // An earlier attempt may have made it and not come to this.
        let uncertain = folder.ancestors().take(missing.max(1));
        uncertain
            .filter_map(Path::parent)
            .map(|above| match above == Path::new("") {
                true => Path::new("."),
                false => above,
            })
            .try_for_each(|above| self.sync_folder(above))
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        match cfg!(unix) {
            true => File::open(folder)?.sync_all(),
            // A system that cannot sync folders needs no such thing.
            false => Ok(()),
        }
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Held>>> {
        loop {
            let file = File::options()
                .create(true)
                .truncate(false)
                .write(true)
                .open(path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
                Ok(()) if is_named(&file)? => {
                    let path = path.to_owned();
                    return Ok(Some(Box::new(Locked { file, path })));
                }
                Ok(()) => {}
            }
        }
    }
}
