//! Storage on a disk.

#[cfg_attr(unix, path = "lock_unix.rs")]
#[cfg_attr(not(unix), path = "lock_elsewhere.rs")]
mod lock;

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use super::{Found, LockGuard, Storage, WritableFile};

/// Storage on a disk.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

/// Number of attempts to take a lock that is held elsewhere.
const ATTEMPTS: u32 = 8;
/// Delay between two attempts.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(2);
/// Maximum time to wait for a lock: enough for importing the largest archive.
const LONGEST_WAIT: Duration = Duration::from_mins(2);

impl WritableFile for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn ending(&mut self, count: usize) -> io::Result<Vec<u8>> {
        let from = self.metadata()?.len().saturating_sub(count as u64);
        self.seek(SeekFrom::Start(from))?;
        let mut ending = Vec::with_capacity(count);
        self.by_ref().take(count as u64).read_to_end(&mut ending)?;
        Ok(ending)
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// The metadata of a path, if it is a file.
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
            // Files removed since listing and broken links are skipped.
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
        // Opening a pipe would block the reader.
        if !fs::metadata(path)?.is_file() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(Box::new(File::open(path)?))
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        Ok(Box::new(File::create_new(path)?))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        Ok(Box::new(
            File::options().read(true).append(true).open(path)?,
        ))
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
        // An earlier attempt may have created the folder and then failed.
        let uncertain = folder.ancestors().take(missing.max(1));
        uncertain
            .filter_map(Path::parent)
            .map(|above| {
                if above == Path::new("") {
                    Path::new(".")
                } else {
                    above
                }
            })
            .try_for_each(|above| self.sync_folder(above))
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(unix) {
            // A file system that cannot sync folders says that the call is invalid, and has nothing else to offer.
            match File::open(folder)?.sync_all() {
                Err(e) if e.kind() == io::ErrorKind::InvalidInput => Ok(()),
                synced => synced,
            }
        } else {
            // A system that cannot sync folders does not need to.
            Ok(())
        }
    }

    fn target(&self, path: &Path) -> PathBuf {
        if path.is_symlink() {
            fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
        } else {
            path.to_owned()
        }
    }

    fn permit_like(&self, file: &Path, like: &Path) {
        // Not every file system has permissions, and without them nothing is lost.
        if cfg!(unix)
            && let Ok(about) = fs::metadata(like)
        {
            let _ = fs::set_permissions(file, about.permissions());
        }
    }

    fn is_taken(&self, path: &Path) -> io::Result<bool> {
        match fs::symlink_metadata(path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(false),
            about => about.map(|_| true),
        }
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        // A check whether a lock is free holds it briefly.
        for _ in 0..ATTEMPTS {
            if let Some(lock) = lock::take(path)? {
                return Ok(Some(Box::new(lock)));
            }
            thread::sleep(BETWEEN_ATTEMPTS);
        }
        Ok(None)
    }

    fn wait_for_lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        let start = Instant::now();
        loop {
            let lock = self.lock(path)?;
            if lock.is_some() || start.elapsed() > LONGEST_WAIT {
                return Ok(lock);
            }
        }
    }

    fn is_free(&self, path: &Path) -> io::Result<bool> {
        lock::is_free(path)
    }
}
