//! Files for a storage that answers later, such as a browser's: all of them are held in memory, and what changes is
//! handed over in batches by whoever keeps them.
//!
//! A file is kept in pages of [`Pages::LENGTH`] bytes, so that an entry more costs its last page and not the whole
//! journal. A batch is meant to be kept whole or not at all: what was done together lasts together.

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

/// Files in memory, and what of them is not kept yet.
#[derive(Clone)]
pub struct Pages(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// Is called when something has changed that people are to see.
    tell: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct State {
    files: BTreeMap<PathBuf, File>,
    /// What is to be kept: from which byte on a file is another one than the one kept.
    dirty: BTreeMap<PathBuf, u64>,
    /// What is being kept at the moment.
    in_flight: BTreeMap<PathBuf, u64>,
    /// The files that lie in the storage, as it was known last; not necessarily as they are here.
    persisted: BTreeSet<PathBuf>,
    /// Since when something waits to be kept, or for a lock.
    since: Option<Instant>,
    failing: Option<Arc<io::Error>>,
    /// Whether what failed is to be tried at once.
    again: bool,
    /// The locks that are held here.
    ours: BTreeSet<PathBuf>,
    /// The locks that others hold.
    theirs: BTreeSet<PathBuf>,
    /// The locks that are to be taken, let go of, and looked up anew.
    take: BTreeSet<PathBuf>,
    release: BTreeSet<PathBuf>,
    look: bool,
    /// Whether locks are being taken at the moment.
    taking: bool,
    waker: Option<Waker>,
}

#[derive(Clone)]
struct File {
    content: Arc<Vec<u8>>,
    modified: SystemTime,
}

/// A file as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// All its bytes.
    pub content: Vec<u8>,
    /// When it was last written, in milliseconds since 1970.
    pub modified: u64,
}

/// What is to become of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The file goes, with all its pages.
    Remove,
    /// These of its pages are other ones; all before them are as they are kept, and after them there are none.
    Write {
        /// When it was written, in milliseconds since 1970.
        modified: u64,
        /// How many bytes the file has.
        length: u64,
        /// The number of the first page that is another one.
        first: u32,
        /// The pages from there on; only the last has fewer bytes than [`Pages::LENGTH`].
        pages: Vec<Vec<u8>>,
    },
}

/// What is to be kept together.
pub type Batch = BTreeMap<PathBuf, Change>;

/// What there is to do for whoever keeps the pages.
#[derive(Debug, PartialEq, Eq)]
pub enum Work {
    /// Let go of some locks, take others, and look up who holds which. Nothing is to be kept meanwhile.
    Locks {
        /// What was written under these lasts.
        release: BTreeSet<PathBuf>,
        /// What is written under these is kept only once they are held.
        take: BTreeSet<PathBuf>,
    },
    /// Keep this.
    Keep(Batch),
}

/// So long a batch is waited for before it counts as failing.
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
    /// How many bytes a page has.
    pub const LENGTH: usize = 4096;

    /// These files, as they are kept. `tell` is called when something has changed that people are to see: it may be
    /// called from anywhere and is not to wait.
    pub fn new(files: BTreeMap<PathBuf, Stored>, tell: impl Fn() + Send + Sync + 'static) -> Pages {
        let persisted = files.keys().cloned().collect();
        let files = files.into_iter().map(|(path, file)| (path, file.into()));
        Pages(Arc::new(Shared {
            state: Mutex::new(State {
                files: files.collect(),
                persisted,
                ..State::default()
            }),
            tell: Box::new(tell),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is made in one go: what a panic elsewhere leaves is whole.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is to do next; pending until there is something.
    pub fn poll_work(&self, cx: &mut Context<'_>) -> Poll<Work> {
        let mut state = self.state();
        let idle = state.dirty.is_empty() && state.in_flight.is_empty();
        let releases = idle && !state.release.is_empty();
        if releases || !state.take.is_empty() || std::mem::take(&mut state.look) {
            state.taking = !state.take.is_empty();
            let release = match releases {
                true => std::mem::take(&mut state.release),
                false => BTreeSet::new(),
            };
            let take = std::mem::take(&mut state.take);
            return Poll::Ready(Work::Locks { release, take });
        }
        // Nothing is written before it is certain that nobody else writes it.
        if !state.taking && state.in_flight.is_empty() && !state.dirty.is_empty() {
            state.again = false;
            return Poll::Ready(Work::Keep(state.batch()));
        }
        state.waker = Some(cx.waker().clone());
        Poll::Pending
    }

    /// The locks handed over are let go of and taken; these are held by others now.
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
            (self.0.tell)();
        }
    }

    /// Looks up anew who holds which lock: somebody says that this has changed.
    pub fn look_at_locks(&self) {
        let mut state = self.state();
        state.look = true;
        state.wake();
    }

    /// The batch handed over lasts, or does not.
    pub fn kept(&self, outcome: io::Result<()>) {
        let mut state = self.state();
        match outcome {
            Ok(()) => {
                for path in std::mem::take(&mut state.in_flight).into_keys() {
                    match state.files.contains_key(&path) {
                        true => state.persisted.insert(path),
                        false => state.persisted.remove(&path),
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
        (self.0.tell)();
    }

    /// The batch handed over is to be kept in another way. Nobody is told as long as that does not take long.
    pub fn put_back(&self) {
        self.state().put_back();
    }

    /// Nothing can be kept at the moment, for this reason.
    pub fn lost(&self, why: io::Error) {
        self.kept(Err(why));
    }

    /// It can be kept again from now on, as far as is known. What waits is kept whole: nobody knows what still lies there
    /// of its beginning.
    pub fn found(&self) {
        let mut state = self.state();
        state.failing = None;
        state.dirty.values_mut().for_each(|from| *from = 0);
        drop(state);
        (self.0.tell)();
    }

    /// Whether something would be lost if everything ended now, for as long as nothing can be kept.
    pub fn would_lose(&self) -> bool {
        let failing = matches!(self.durability(), Durability::Failing(_));
        let state = self.state();
        failing && !(state.dirty.is_empty() && state.in_flight.is_empty())
    }

    /// Whether anything was kept.
    pub fn was_kept(&self) -> bool {
        !self.state().persisted.is_empty()
    }

    /// All of it is to be kept anew.
    pub fn keep_all(&self) {
        let mut state = self.state();
        let all: Vec<_> = state.files.keys().cloned().collect();
        for path in all {
            state.change(path, 0);
        }
    }

    /// Somebody else has written this file, or removed it. What is not kept yet of our own stays as it is.
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
        (self.0.tell)();
    }

    /// Waits until what failed is to be tried again at once.
    pub fn poll_again(&self, cx: &mut Context<'_>) -> Poll<()> {
        let mut state = self.state();
        if std::mem::take(&mut state.again) {
            return Poll::Ready(());
        }
        state.waker = Some(cx.waker().clone());
        Poll::Pending
    }

    /// The files: the length of each, and when it was written, in milliseconds since 1970.
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

    /// The file is another one from this byte on.
    fn change(&mut self, path: PathBuf, from: u64) {
        let earliest = self.dirty.entry(path).or_insert(from);
        *earliest = from.min(*earliest);
        self.since.get_or_insert_with(Instant::now);
        self.wake();
    }

    /// What is on its way is only to be kept yet.
    fn put_back(&mut self) {
        for (path, from) in std::mem::take(&mut self.in_flight) {
            self.change(path, from);
        }
    }

    /// Whether others hold this lock; it may be free by the time somebody asks again.
    fn is_theirs(&mut self, path: &Path) -> bool {
        let theirs = self.theirs.contains(path);
        if theirs {
            self.look = true;
            self.wake();
        }
        theirs
    }

    /// All that is changed, which is on its way from now on.
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

/// The time now as it is kept: to the millisecond.
fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(milliseconds(SystemTime::now()))
}

/// A file of the pages that is being written.
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

    /// What was written is on its way; [`Storage::durability`] tells when it lasts.
    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A lock of the pages.
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

/// A piece of a file in memory, to be read.
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

    /// A folder is there as soon as a file is in it.
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
        // What was not let go of yet is held still.
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
        match state.since.is_some_and(|since| since.elapsed() > PATIENCE) {
            true => Durability::Failing(Arc::new(ErrorKind::TimedOut.into())),
            false => Durability::Underway,
        }
    }

    fn try_again(&self) {
        let mut state = self.state();
        state.again = true;
        state.wake();
    }
}

/// The name of a journal's lock: pages of every version of the app know it by this one.
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
