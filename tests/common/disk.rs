//! A disk in memory that fails on request, and loses in a power failure what was not durable.
//!
//! Data is durable once its file was synced; a power failure keeps any prefix of later writes. A name is durable once
//! its folder was synced; a power failure keeps any prefix of later renames. After a failed sync, its data may be
//! durable or not, whatever a later sync returns.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::SystemTime;

use courtyard::library::storage::{Found, LockGuard, Storage, WritableFile};
use rand::RngExt;

use super::play::{self, Chance};

/// A failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mishap {
    /// The operation fails and does nothing.
    Fails(ErrorKind),
    /// The operation is done partly or completely, and fails.
    FailsHalfWay(ErrorKind),
    /// A write accepts only a part, as it may.
    TakesLess,
    /// The journals are removed just before the operation.
    FileGoes,
    /// The whole folder is removed just before the operation.
    FolderGoes,
    /// A power failure: the operation is done partly or not at all, and all later ones fail.
    PowerGoes,
}

/// A planned failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The failure.
    pub mishap: Mishap,
    /// The number of the operation, from 0.
    pub at: usize,
    /// Whether it repeats until the disk is repaired.
    pub stays: bool,
}

type Inode = usize;

#[derive(Debug, Clone)]
enum Change {
    Write(u64, Vec<u8>),
    Cut(u64),
}

#[derive(Debug, Clone, Default)]
struct Content {
    /// The content that programs see.
    now: Vec<u8>,
    /// The durable content.
    lasting: Vec<u8>,
    /// Changes that have not been synced.
    since: Vec<Change>,
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Cut(length) => bytes.resize(*length as usize, 0),
        Change::Write(offset, piece) => {
            let (start, end) = (*offset as usize, *offset as usize + piece.len());
            if bytes.len() < end {
                bytes.resize(end, 0);
            }
            bytes[start..end].copy_from_slice(piece);
        }
    }
}

impl Content {
    fn change(&mut self, change: Change) {
        apply(&mut self.now, &change);
        self.since.push(change);
    }

    /// Makes a random prefix of the unsynced changes durable.
    fn settle(&mut self, chance: &mut Chance) {
        let count = chance.random_range(0..=self.since.len());
        let mut since = std::mem::take(&mut self.since).into_iter();
        for change in since.by_ref().take(count) {
            apply(&mut self.lasting, &change);
        }
        if let Some(Change::Write(offset, piece)) = since.next() {
            let part = chance.random_range(0..=piece.len());
            apply(
                &mut self.lasting,
                &Change::Write(offset, piece[..part].to_vec()),
            );
        }
    }
}

#[derive(Debug, Clone)]
enum Naming {
    Folder(PathBuf),
    Give(PathBuf, Inode),
    Take(PathBuf),
    Move(PathBuf, PathBuf),
}

impl Naming {
    fn touches(&self, folder: &Path) -> bool {
        let within = |path: &PathBuf| path.parent() == Some(folder);
        match self {
            Naming::Folder(path) | Naming::Give(path, _) | Naming::Take(path) => within(path),
            Naming::Move(from, to) => within(from) || within(to),
        }
    }
}

#[derive(Debug, Clone, Default)]
struct Names {
    folders: BTreeSet<PathBuf>,
    files: BTreeMap<PathBuf, Inode>,
}

impl Names {
    fn apply(&mut self, naming: &Naming) {
        match naming {
            Naming::Folder(path) => {
                self.folders.insert(path.clone());
            }
            Naming::Give(path, inode) => {
                self.files.insert(path.clone(), *inode);
            }
            Naming::Take(path) => {
                self.files.remove(path);
            }
            Naming::Move(from, to) => {
                if let Some(inode) = self.files.remove(from) {
                    self.files.insert(to.clone(), inode);
                }
            }
        }
    }

    /// Removes files that are in no folder.
    fn prune(&mut self) {
        let there = |folders: &BTreeSet<PathBuf>, path: &Path| {
            path.parent()
                .is_none_or(|p| p == Path::new("/") || folders.contains(p))
        };
        loop {
            let folders = self.folders.clone();
            self.folders.retain(|path| there(&folders, path));
            if folders.len() == self.folders.len() {
                break;
            }
        }
        let folders = self.folders.clone();
        self.files.retain(|path, _| there(&folders, path));
    }
}

#[derive(Debug)]
struct State {
    chance: Chance,
    now: Names,
    lasting: Names,
    since: Vec<Naming>,
    contents: Vec<Content>,
    locks: BTreeSet<PathBuf>,
    operations: usize,
    listed: usize,
    plan: Option<Plan>,
    dead: bool,
}

/// The disk. Clones share the same disk.
#[derive(Debug, Clone)]
pub struct Memory(Arc<Mutex<State>>);

/// The result of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lot {
    Well,
    Nothing(ErrorKind),
    Part(ErrorKind),
    Less,
}

impl State {
    fn name(&mut self, naming: Naming) {
        self.now.apply(&naming);
        self.since.push(naming);
    }

    /// Counts an operation and returns its result.
    fn lot(&mut self) -> Lot {
        let n = self.operations;
        self.operations += 1;
        if self.dead {
            return Lot::Nothing(ErrorKind::Other);
        }
        let Some(plan) = self.plan else {
            return Lot::Well;
        };
        if n != plan.at && !(plan.stays && n > plan.at) {
            return Lot::Well;
        }
        match plan.mishap {
            Mishap::Fails(kind) => Lot::Nothing(kind),
            Mishap::FailsHalfWay(kind) => Lot::Part(kind),
            Mishap::TakesLess => Lot::Less,
            Mishap::PowerGoes => {
                self.dead = true;
                Lot::Part(ErrorKind::Other)
            }
            Mishap::FileGoes => {
                let journal = |path: &&PathBuf| path.extension().is_some_and(|e| e == "courtyard");
                let gone: Vec<PathBuf> = self.now.files.keys().filter(journal).cloned().collect();
                gone.into_iter()
                    .for_each(|path| self.name(Naming::Take(path)));
                Lot::Well
            }
            Mishap::FolderGoes => {
                self.now.files.clear();
                self.now.folders.clear();
                Lot::Well
            }
        }
    }

    /// Runs an atomic operation.
    fn whole<T>(&mut self, act: impl FnOnce(&mut State) -> io::Result<T>) -> io::Result<T> {
        match self.lot() {
            Lot::Well | Lot::Less => act(self),
            Lot::Nothing(kind) => Err(kind.into()),
            Lot::Part(kind) => {
                if self.chance.random() {
                    act(self)?;
                }
                Err(kind.into())
            }
        }
    }

    fn folder(&self, path: &Path) -> io::Result<()> {
        if path.parent().is_some_and(|p| self.now.folders.contains(p)) {
            Ok(())
        } else {
            Err(ErrorKind::NotFound.into())
        }
    }

    fn inode(&self, path: &Path) -> io::Result<Inode> {
        let inode = self.now.files.get(path).copied();
        inode.ok_or(ErrorKind::NotFound.into())
    }
}

impl Memory {
    /// An empty disk.
    pub fn new(seed: u64) -> Memory {
        Memory(Arc::new(Mutex::new(State {
            chance: play::chance(seed),
            now: Names::default(),
            lasting: Names::default(),
            since: Vec::new(),
            contents: Vec::new(),
            locks: BTreeSet::new(),
            operations: 0,
            listed: 0,
            plan: None,
            dead: false,
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    /// Restarts the count of operations, and schedules a failure.
    pub fn plan(&self, plan: Plan) {
        let mut state = self.state();
        state.operations = 0;
        state.plan = Some(plan);
    }

    /// Number of files in all folder listings so far.
    pub fn listed(&self) -> usize {
        self.state().listed
    }

    /// Number of operations since the failure was planned.
    pub fn operations(&self) -> usize {
        self.state().operations
    }

    /// Ends the failure and restores a removed folder.
    pub fn mend(&self, folders: &[PathBuf]) {
        let mut state = self.state();
        state.plan = None;
        for folder in folders.iter().flat_map(|f| f.ancestors()) {
            state.now.folders.insert(folder.to_owned());
        }
    }

    /// A power failure and restart: all programs have ended, and data that was not durable is lost.
    pub fn power_cut(&self) {
        let mut state = self.state();
        let state = &mut *state;
        let count = state.chance.random_range(0..=state.since.len());
        let since = std::mem::take(&mut state.since);
        for naming in &since[..count] {
            state.lasting.apply(naming);
        }
        state.lasting.prune();
        state.now = state.lasting.clone();
        for content in &mut state.contents {
            content.settle(&mut state.chance);
            content.now = content.lasting.clone();
        }
        state.locks.clear();
        (state.plan, state.dead) = (None, false);
    }

    /// Adds a durable file.
    pub fn put(&self, path: &Path, bytes: &[u8]) {
        let mut state = self.state();
        let state = &mut *state;
        let inode = state.contents.len();
        state.contents.push(Content {
            now: bytes.to_vec(),
            lasting: bytes.to_vec(),
            ..Content::default()
        });
        for names in [&mut state.now, &mut state.lasting] {
            names.files.insert(path.to_owned(), inode);
        }
        let folders = path.ancestors().skip(1);
        for folder in folders.map(Path::to_owned).collect::<Vec<_>>() {
            state.now.folders.insert(folder.clone());
            state.lasting.folders.insert(folder);
        }
    }

    /// All files as programs see them.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let state = self.state();
        let files = state.now.files.iter();
        files
            .map(|(path, inode)| (path.clone(), state.contents[*inode].now.clone()))
            .collect()
    }

    /// Removes every file.
    pub fn clear(&self) {
        let mut state = self.state();
        state.now.files.clear();
        state.lasting.files.clear();
        state.since.clear();
        state.contents.clear();
    }
}

/// An open file.
#[derive(Debug)]
struct Open {
    disk: Memory,
    inode: Inode,
}

impl Write for Open {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut state = self.disk.state();
        let state = &mut *state;
        let lot = state.lot();
        let content = &mut state.contents[self.inode];
        let end = content.now.len() as u64;
        let part = match lot {
            Lot::Well => bytes.len(),
            Lot::Nothing(_) => 0,
            Lot::Part(_) => state.chance.random_range(0..=bytes.len()),
            Lot::Less => state.chance.random_range(1..=bytes.len()),
        };
        if part > 0 {
            content.change(Change::Write(end, bytes[..part].to_vec()));
        }
        match lot {
            Lot::Well | Lot::Less => Ok(part),
            Lot::Nothing(kind) | Lot::Part(kind) => Err(kind.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl WritableFile for Open {
    fn length(&self) -> io::Result<u64> {
        let inode = self.inode;
        let mut state = self.disk.state();
        state.whole(|state| Ok(state.contents[inode].now.len() as u64))
    }

    fn ending(&mut self, count: usize) -> io::Result<Vec<u8>> {
        let inode = self.inode;
        let mut state = self.disk.state();
        state.whole(|state| {
            let content = &state.contents[inode].now;
            Ok(content[content.len().saturating_sub(count)..].to_vec())
        })
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        let inode = self.inode;
        let mut state = self.disk.state();
        state.whole(|state| {
            state.contents[inode].change(Change::Cut(length));
            Ok(())
        })
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut state = self.disk.state();
        let state = &mut *state;
        let lot = state.lot();
        let content = &mut state.contents[self.inode];
        match lot {
            Lot::Well | Lot::Less => {
                for change in std::mem::take(&mut content.since) {
                    apply(&mut content.lasting, &change);
                }
                Ok(())
            }
            Lot::Nothing(kind) | Lot::Part(kind) => {
                if !state.dead {
                    content.settle(&mut state.chance);
                }
                Err(kind.into())
            }
        }
    }
}

/// A file, with its content when it was opened for reading.
struct Reader {
    disk: Memory,
    rest: io::Cursor<Vec<u8>>,
}

impl Read for Reader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let rest = &mut self.rest;
        self.disk.state().whole(|_| rest.read(buffer))
    }
}

/// A lock, released when dropped.
#[derive(Debug)]
struct Lock {
    disk: Memory,
    path: PathBuf,
}

impl LockGuard for Lock {}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Ok(mut state) = self.disk.0.lock() {
            state.locks.remove(&self.path);
        }
    }
}

impl Storage for Memory {
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        self.state().whole(|state| {
            if !state.now.folders.contains(folder) {
                return Err(ErrorKind::NotFound.into());
            }
            let within = |path: &&PathBuf| path.parent() == Some(folder);
            let paths = state.now.files.keys().filter(within);
            let files: Vec<_> = paths.filter_map(|path| found(state, path)).collect();
            state.listed += files.len();
            Ok(files)
        })
    }

    fn find(&self, path: &Path) -> io::Result<Option<Found>> {
        self.state().whole(|state| Ok(found(state, path)))
    }

    fn read(&self, path: &Path) -> io::Result<Box<dyn Read + Send>> {
        let bytes = self.state().whole(|state| {
            let inode = state.inode(path)?;
            Ok(state.contents[inode].now.clone())
        })?;
        Ok(Box::new(Reader {
            disk: self.clone(),
            rest: io::Cursor::new(bytes),
        }))
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        let inode = self.state().whole(|state| {
            state.folder(path)?;
            if state.inode(path).is_ok() {
                return Err(ErrorKind::AlreadyExists.into());
            }
            let inode = state.contents.len();
            state.contents.push(Content::default());
            state.name(Naming::Give(path.to_owned(), inode));
            Ok(inode)
        })?;
        let disk = self.clone();
        Ok(Box::new(Open { disk, inode }))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn WritableFile>> {
        let inode = self.state().whole(|state| state.inode(path))?;
        let disk = self.clone();
        Ok(Box::new(Open { disk, inode }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.state().whole(|state| {
            state.inode(from)?;
            state.folder(to)?;
            state.name(Naming::Move(from.to_owned(), to.to_owned()));
            Ok(())
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.state().whole(|state| {
            state.inode(path)?;
            state.name(Naming::Take(path.to_owned()));
            Ok(())
        })
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.state().whole(|state| {
            let missing: Vec<&Path> = folder
                .ancestors()
                .take_while(|f| f.parent().is_some() && !state.now.folders.contains(*f))
                .collect();
            for folder in missing.into_iter().rev() {
                state.name(Naming::Folder(folder.to_owned()));
            }
            Ok(())
        })?;
        // The same operation makes it durable.
        let folders = folder.ancestors().map(Path::to_owned);
        self.state().lasting.folders.extend(folders);
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.state().whole(|state| {
            if folder.parent().is_some() && !state.now.folders.contains(folder) {
                return Err(ErrorKind::NotFound.into());
            }
            let (lasting, since) = std::mem::take(&mut state.since)
                .into_iter()
                .partition(|naming| naming.touches(folder));
            state.since = since;
            let lasting: Vec<Naming> = lasting;
            lasting
                .iter()
                .for_each(|naming| state.lasting.apply(naming));
            Ok(())
        })
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn LockGuard>>> {
        let mut taken = None;
        let done = self.state().whole(|state| {
            state.folder(path)?;
            taken = state.locks.insert(path.to_owned()).then(|| Lock {
                disk: self.clone(),
                path: path.to_owned(),
            });
            Ok(())
        });
        done.map(|()| taken.map(|lock| Box::new(lock) as Box<dyn LockGuard>))
    }

    fn is_free(&self, path: &Path) -> io::Result<bool> {
        self.state().whole(|state| Ok(!state.locks.contains(path)))
    }
}

fn found(state: &State, path: &Path) -> Option<Found> {
    let inode = *state.now.files.get(path)?;
    let content = &state.contents[inode];
    Some(Found {
        path: path.to_owned(),
        length: content.now.len() as u64,
        modified: SystemTime::UNIX_EPOCH,
    })
}
