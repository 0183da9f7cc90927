//! Files for an asynchronous storage, such as a browser's. All files are held in memory, and a writer takes changes in
//! batches.
//!
//! A file is stored in pages of [`Pages::LENGTH`] bytes, so that an appended entry writes the last page and not the
//! whole journal. A batch should be stored atomically: changes made together become durable together.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use web_time::{Instant, SystemTime, UNIX_EPOCH};

use super::{Durability, Found, LockGuard, Storage, WritableFile};

/// Files in memory, and their unsaved changes.
#[derive(Clone)]
pub struct Pages(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// Called when a change should become visible.
    notify: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct State {
    files: BTreeMap<PathBuf, File>,
    /// Unsaved files, each with the first byte that differs from the stored file.
    dirty: BTreeMap<PathBuf, u64>,
    /// The files of the batch that is being stored.
    in_flight: BTreeMap<PathBuf, u64>,
    /// The files known to be in the storage; their contents may differ from those here.
    persisted: BTreeSet<PathBuf>,
    /// When the oldest wait for storage or a lock began.
    since: Option<Instant>,
    failing: Option<Arc<io::Error>>,
    /// Whether to retry a failed operation at once.
    again: bool,
    /// The locks held here.
    ours: BTreeSet<PathBuf>,
    /// The locks held by others.
    theirs: BTreeSet<PathBuf>,
    /// Locks to take, to release and to look up again.
    take: BTreeSet<PathBuf>,
    release: BTreeSet<PathBuf>,
    look: bool,
    /// Whether locks are being taken.
    taking: bool,
    waker: Option<Waker>,
}

#[derive(Clone)]
struct File {
    content: Arc<Vec<u8>>,
    modified: SystemTime,
}

/// A stored file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// The contents.
    pub content: Vec<u8>,
    /// When it was last written, in milliseconds since 1970.
    pub modified: u64,
}

/// A change to a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Remove the file with all its pages.
    Remove,
    /// Write these pages. Earlier pages are unchanged, and later ones are removed.
    Write {
        /// When it was written, in milliseconds since 1970.
        modified: u64,
        /// Length of the file in bytes.
        length: u64,
        /// The number of the first changed page.
        first: u32,
        /// The pages from there on; only the last may be shorter than [`Pages::LENGTH`].
        pages: Vec<Vec<u8>>,
    },
}

/// Changes to be stored together.
pub type Batch = BTreeMap<PathBuf, Change>;

/// Work for the writer.
#[derive(Debug, PartialEq, Eq)]
pub enum Work {
    /// Release and take locks, and look up which locks others hold. Nothing is stored until this is done.
    Locks {
        /// Locks whose files are durable.
        release: BTreeSet<PathBuf>,
        /// Locks that must be held before their files are stored.
        take: BTreeSet<PathBuf>,
    },
    /// Store this batch.
    Keep(Batch),
}

/// Maximum time for a batch before it counts as failing.
const PATIENCE: Duration = Duration::from_secs(5);

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state();
        f.debug_struct("Pages")
            .field("files", &state.files.len())
            .field("dirty", &state.dirty)
            .field("in_flight", &state.in_flight)
            .field("failing", &state.failing)
            .finish_non_exhaustive()
    }
}

impl Pages {
    /// Number of bytes per page.
    pub const LENGTH: usize = 4096;

    /// Creates the storage from stored files. `notify` is called when a change should become visible; it may be called
    /// from any thread and must not block.
    pub fn new(
        files: BTreeMap<PathBuf, Stored>,
        notify: impl Fn() + Send + Sync + 'static,
    ) -> Pages {
        let persisted = files.keys().cloned().collect();
        let files = files.into_iter().map(|(path, file)| (path, file.into()));
        Pages(Arc::new(Shared {
            state: Mutex::new(State {
                files: files.collect(),
                persisted,
                ..State::default()
            }),
            notify: Box::new(notify),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is atomic, so the state is consistent even after a panic.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next work; pending until there is some.
    pub fn poll_work(&self, cx: &mut Context<'_>) -> Poll<Work> {
        let mut state = self.state();
        let idle = state.dirty.is_empty() && state.in_flight.is_empty();
        let releases = idle && !state.release.is_empty();
        if releases || !state.take.is_empty() || std::mem::take(&mut state.look) {
            state.taking = !state.take.is_empty();
            let release = if releases {
                std::mem::take(&mut state.release)
            } else {
                BTreeSet::new()
            };
            let take = std::mem::take(&mut state.take);
            return Poll::Ready(Work::Locks { release, take });
        }
        // Nothing is stored before the locks are certain.
        if !state.taking && state.in_flight.is_empty() && !state.dirty.is_empty() {
            state.again = false;
            return Poll::Ready(Work::Keep(state.batch()));
        }
        state.waker = Some(cx.waker().clone());
        Poll::Pending
    }

    /// Reports that the requested locks were released and taken, and which locks others hold.
    pub fn locked(&self, theirs: BTreeSet<PathBuf>) {
        let mut state = self.state();
        let news = state.taking || state.theirs != theirs;
        state.taking = false;
        state.theirs = theirs;
        if state.dirty.is_empty() && state.in_flight.is_empty() {
            state.since = None;
        }
        drop(state);
        if news {
            (self.0.notify)();
        }
    }

    /// Requests a new look-up of locks, because they may have changed.
    pub fn look_at_locks(&self) {
        let mut state = self.state();
        state.look = true;
        state.wake();
    }

    /// Reports whether the batch was stored.
    pub fn kept(&self, outcome: io::Result<()>) {
        let mut state = self.state();
        match outcome {
            Ok(()) => {
                for path in std::mem::take(&mut state.in_flight).into_keys() {
                    if state.files.contains_key(&path) {
                        state.persisted.insert(path)
                    } else {
                        state.persisted.remove(&path)
                    };
                }
                state.failing = None;
                state.since = (!state.dirty.is_empty()).then(Instant::now);
            }
            Err(error) => {
                state.failing = Some(Arc::new(error));
                state.put_back();
            }
        }
        drop(state);
        (self.0.notify)();
    }

    /// Returns the batch to be stored in another way. Not reported unless it takes long.
    pub fn put_back(&self) {
        self.state().put_back();
    }

    /// Reports that nothing can be stored, for this reason.
    pub fn lost(&self, why: io::Error) {
        self.kept(Err(why));
    }

    /// Reports that storing may work again. All unsaved files are stored whole, because their stored beginnings are
    /// unknown.
    pub fn found(&self) {
        let mut state = self.state();
        state.failing = None;
        state.dirty.values_mut().for_each(|from| *from = 0);
        drop(state);
        (self.0.notify)();
    }

    /// Whether closing the page now would lose changes while storing fails.
    pub fn would_lose(&self) -> bool {
        let failing = matches!(self.durability(), Durability::Failing(_));
        let state = self.state();
        failing && !(state.dirty.is_empty() && state.in_flight.is_empty())
    }

    /// Whether anything was ever stored.
    pub fn was_kept(&self) -> bool {
        !self.state().persisted.is_empty()
    }

    /// Marks everything as unsaved.
    pub fn keep_all(&self) {
        let all: Vec<_> = self.state().files.keys().cloned().collect();
        self.keep_again(&all);
    }

    /// Marks these files as unsaved.
    pub fn keep_again(&self, paths: &[PathBuf]) {
        let mut state = self.state();
        for path in paths {
            state.change(path.clone(), 0);
        }
    }

    /// Updates a file that another tab has written or removed. Unsaved changes here remain.
    pub fn written_elsewhere(&self, path: &Path, stored: Option<Stored>) {
        let mut state = self.state();
        if state.dirty.contains_key(path) || state.in_flight.contains_key(path) {
            return;
        }
        match stored {
            Some(stored) => {
                state.files.insert(path.to_owned(), stored.into());
                state.persisted.insert(path.to_owned());
            }
            None => {
                state.files.remove(path);
                state.persisted.remove(path);
            }
        }
        drop(state);
        (self.0.notify)();
    }

    /// Waits until a retry is requested.
    pub fn poll_again(&self, cx: &mut Context<'_>) -> Poll<()> {
        let mut state = self.state();
        if std::mem::take(&mut state.again) {
            return Poll::Ready(());
        }
        state.waker = Some(cx.waker().clone());
        Poll::Pending
    }

    /// The files: the length and modification time of each, in milliseconds since 1970.
    pub fn index(&self) -> BTreeMap<PathBuf, (u64, u64)> {
        let about = |file: &File| (file.content.len() as u64, milliseconds(file.modified));
        let state = self.state();
        let files = state.files.iter();
        files
            .map(|(path, file)| (path.clone(), about(file)))
            .collect()
    }
}

impl State {
    fn wake(&mut self) {
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }

    /// Marks the file as changed from this byte on.
    fn change(&mut self, path: PathBuf, from: u64) {
        let earliest = self.dirty.entry(path).or_insert(from);
        *earliest = from.min(*earliest);
        self.since.get_or_insert_with(Instant::now);
        self.wake();
    }

    /// Marks the batch in progress as unsaved again.
    fn put_back(&mut self) {
        for (path, from) in std::mem::take(&mut self.in_flight) {
            self.change(path, from);
        }
    }

    /// Whether others hold this lock. Also requests a new look-up.
    fn is_theirs(&mut self, path: &Path) -> bool {
        let theirs = self.theirs.contains(path);
        if theirs {
            self.look = true;
            self.wake();
        }
        theirs
    }

    /// Takes all unsaved changes as a batch in progress.
    fn batch(&mut self) -> Batch {
        self.in_flight = std::mem::take(&mut self.dirty);
        let change = |(path, from): (&PathBuf, &u64)| {
            let change = match self.files.get(path) {
                None => Change::Remove,
                Some(file) => {
                    let first = from / Pages::LENGTH as u64;
                    let length = file.content.len();
                    let start = (first as usize * Pages::LENGTH).min(length);
                    let pages = file.content[start..].chunks(Pages::LENGTH);
                    Change::Write {
                        modified: milliseconds(file.modified),
                        length: length as u64,
                        first: first as u32,
                        pages: pages.map(<[u8]>::to_vec).collect(),
                    }
                }
            };
            (path.clone(), change)
        };
        self.in_flight.iter().map(change).collect()
    }

    fn file(&self, path: &Path) -> io::Result<&File> {
        self.files
            .get(path)
            .ok_or_else(|| ErrorKind::NotFound.into())
    }
}

impl From<Stored> for File {
    fn from(stored: Stored) -> File {
        File {
            content: Arc::new(stored.content),
            modified: UNIX_EPOCH + Duration::from_millis(stored.modified),
        }
    }
}

fn milliseconds(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The current time, rounded to milliseconds as stored.
fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(milliseconds(SystemTime::now()))
}

/// A file open for writing.
#[derive(Debug)]
struct Writing {
    pages: Pages,
    path: PathBuf,
}

impl Writing {
    /// Changes the content from a byte on.
    fn change(&self, from: u64, change: impl FnOnce(&mut Vec<u8>)) -> io::Result<()> {
        let mut state = self.pages.state();
        let Some(file) = state.files.get_mut(&self.path) else {
            return Err(ErrorKind::NotFound.into());
        };
        change(Arc::make_mut(&mut file.content));
        file.modified = now();
        state.change(self.path.clone(), from);
        Ok(())
    }
}

impl Write for Writing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let end = self.length()?;
        self.change(end, |content| content.extend_from_slice(bytes))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl WritableFile for Writing {
    fn length(&self) -> io::Result<u64> {
        Ok(self.pages.state().file(&self.path)?.content.len() as u64)
    }

    fn ending(&mut self, count: usize) -> io::Result<Vec<u8>> {
        let state = self.pages.state();
        let content = &state.file(&self.path)?.content;
        Ok(content[content.len().saturating_sub(count)..].to_vec())
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        let keep = usize::try_from(length).unwrap_or(usize::MAX);
        self.change(length, |content| content.truncate(keep))
    }

    /// The data is on its way; [`Storage::durability`] reports when it is durable.
    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A held lock.
#[derive(Debug)]
struct Locked {
    pages: Pages,
    path: PathBuf,
}

impl LockGuard for Locked {}

impl Drop for Locked {
    fn drop(&mut self) {
        let mut state = self.pages.state();
        state.ours.remove(&self.path);
        if !state.take.remove(&self.path) {
            state.release.insert(self.path.clone());
        }
        state.wake();
    }
}

/// A reader of a file in memory.
struct Reading {
    content: Arc<Vec<u8>>,
    left: Range<usize>,
}

impl Read for Reading {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut left = &self.content[self.left.clone()];
        let read = left.read(into)?;
        self.left.start += read;
        Ok(read)
    }
}

impl Storage for Pages {
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        let state = self.state();
        let files = state
            .files
            .iter()
            .filter(|(p, _)| p.parent() == Some(folder));
        Ok(files.map(|(path, file)| found(path, file)).collect())
    }

    fn find(&self, path: &Path) -> io::Result<Option<Found>> {
        Ok(self.state().files.get(path).map(|file| found(path, file)))
    }

    fn read(&self, path: &Path) -> io::Result<Box<dyn Read + Send>> {
        let content = Arc::clone(&self.state().file(path)?.content);
        let left = 0..content.len();
        Ok(Box::new(Reading { content, left }))
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        let mut state = self.state();
        if state.files.contains_key(path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let file = File {
            content: Arc::default(),
            modified: now(),
        };
        state.files.insert(path.to_owned(), file);
        state.change(path.to_owned(), 0);
        drop(state);
        self.append(path)
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        self.state().file(path)?;
        let (pages, path) = (self.clone(), path.to_owned());
        Ok(Box::new(Writing { pages, path }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        let file = state.file(from)?.clone();
        if from != to {
            state.files.remove(from);
            state.files.insert(to.to_owned(), file);
            state.change(from.to_owned(), 0);
            state.change(to.to_owned(), 0);
        }
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.file(path)?;
        state.files.remove(path);
        state.change(path.to_owned(), 0);
        Ok(())
    }

    /// A folder exists as soon as it has a file.
    fn make_folder(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }

    fn sync_folder(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        let path = &lock_name(path);
        let mut state = self.state();
        if state.is_theirs(path) || !state.ours.insert(path.to_owned()) {
            return Ok(None);
        }
        // A lock not yet released is still held.
        if !state.release.remove(path) {
            state.take.insert(path.to_owned());
            state.since.get_or_insert_with(Instant::now);
        }
        state.wake();
        let (pages, path) = (self.clone(), path.to_owned());
        Ok(Some(Box::new(Locked { pages, path })))
    }

    fn is_free(&self, path: &Path) -> io::Result<bool> {
        let path = &lock_name(path);
        let mut state = self.state();
        Ok(!state.is_theirs(path) && !state.ours.contains(path))
    }

    fn durability(&self) -> Durability {
        let state = self.state();
        if let Some(why) = &state.failing {
            return Durability::Failing(Arc::clone(why));
        }
        let locks = state.taking || !state.take.is_empty();
        if !locks && state.dirty.is_empty() && state.in_flight.is_empty() {
            return Durability::Lasting;
        }
        if state.since.is_some_and(|since| since.elapsed() > PATIENCE) {
            Durability::Failing(Arc::new(ErrorKind::TimedOut.into()))
        } else {
            Durability::Underway
        }
    }

    fn try_again(&self) {
        let mut state = self.state();
        state.again = true;
        state.wake();
    }
}

/// The name of a journal's lock, the same in every version of the app.
fn lock_name(journal: &Path) -> PathBuf {
    journal.with_extension("lock")
}

fn found(path: &Path, file: &File) -> Found {
    Found {
        path: path.to_owned(),
        length: file.content.len() as u64,
        modified: file.modified,
    }
}
