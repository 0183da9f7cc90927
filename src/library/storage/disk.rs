//! The disk.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{Found, LockGuard, Storage, WritableFile};

/// The disk.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl WritableFile for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
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

impl LockGuard for Locked {}

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

    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        Ok(Box::new(File::create_new(path)?))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
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

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
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
