//! An open session and its journal.
//!
//! Each step is written and synced at once. If the disk fails, play continues in memory: the lines wait in a queue, in
//! order, and are written when the disk works again. [`OpenSession::is_saved`] returns whether all lines are written.
//! An asynchronous storage accepts the lines at once and reports failure through its [`Durability`].
//!
//! A journal that another program has replaced, truncated or changed is never written to. It remains unchanged, and the
//! session continues in a new journal, reported as [`Moved`].

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use strum::{EnumString, IntoStaticStr, VariantNames};

use super::import::LARGEST_JOURNAL;
use super::names;
use super::storage::{Durability, Identity, LockGuard, Storage, WritableFile};
use courtyard_core::game::Game;
use courtyard_session::journal::{self, ChecksumState, Reading};
use courtyard_session::{BotData, Entry, Moment, Session, Step, StepRefusal};

/// A session that is open for playing, with its journal.
#[derive(Debug)]
pub struct OpenSession<G: Game> {
    session: Session<G>,
    storage: Arc<dyn Storage>,
    path: PathBuf,
    /// The lock that makes this the only place where the session is open. `None` if no lock could be taken.
    lock: Option<Box<dyn LockGuard>>,
    /// The checksum state after the last line, written or queued.
    checksums: ChecksumState,
    /// Number of bytes of the journal known to be on disk; 0 if there is no file.
    valid_bytes: u64,
    /// The end of those bytes, at least the last line's checksum.
    ending: Vec<u8>,
    /// An incomplete line after those bytes, to be set aside before the next line is written.
    fragment: Vec<u8>,
    /// The bytes to write next.
    queue: Vec<u8>,
    /// Number of entries that are queued or may not be durable yet.
    unsaved: usize,
    /// Whether a failed write may have left bytes after the valid ones.
    remainder: bool,
    /// Whether the journal's name in its folder may not be durable yet.
    is_name_unsynced: bool,
    /// The path of the journal that was abandoned because another program changed it; `None` once a new one exists.
    abandoned: Option<PathBuf>,
    /// The last move to a new journal.
    moved: Option<Moved>,
    /// Why the last attempt to write failed.
    trouble: Option<Arc<io::Error>>,
}

/// Number of bytes of the journal's end that are compared: more than the last line's checksum.
const ENDING: usize = 64;

/// The move of an open session to a new journal, because another program replaced, truncated or changed the old one,
/// which remains unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The changed journal.
    pub from: PathBuf,
    /// The session's new journal.
    pub to: PathBuf,
}

/// Why a step was not recorded.
#[derive(Debug)]
pub enum RecordError<R> {
    /// The rules forbid it, there are not enough actions to undo or redo, or a note is too long.
    Refused(StepRefusal<R>),
    /// The journal cannot take its line.
    Unwritable(Unwritable),
}

/// Why a journal cannot take a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Unwritable {
    /// The line is longer than [`journal::LONGEST_LINE`], so it could not be read again.
    #[strum(serialize = "unwritable")]
    LongLine,
    /// The journal would be larger than [`LARGEST_JOURNAL`], so it could not be imported again.
    JournalFull,
    /// Only [`RESERVE`] is left, which is for the actions of the game.
    NoRoomForNotes,
    /// A bot plays in the session, and this part of the program does not know its cards.
    NeedsBots,
}

impl Unwritable {
    /// Its stable code.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// Number of bytes at a journal's end that notes do not take, so that the game can be played to its end.
pub const RESERVE: u64 = 4 << 20;

impl<G: Game> OpenSession<G> {
    /// Creates an open session whose journal does not exist yet.
    pub(super) fn new(
        session: Session<G>,
        storage: Arc<dyn Storage>,
        path: PathBuf,
    ) -> OpenSession<G> {
        OpenSession {
            session,
            storage,
            path,
            lock: None,
            checksums: ChecksumState::NEW,
            valid_bytes: 0,
            ending: Vec::new(),
            fragment: Vec::new(),
            queue: Vec::new(),
            unsaved: 0,
            remainder: false,
            is_name_unsynced: false,
            abandoned: None,
            moved: None,
            trouble: None,
        }
    }

    /// Creates an open session whose journal was read under this lock. If the reading has a fragment, it could not be set
    /// aside yet.
    pub(super) fn of_reading(
        reading: Reading<G>,
        storage: Arc<dyn Storage>,
        path: PathBuf,
        lock: Box<dyn LockGuard>,
    ) -> OpenSession<G> {
        OpenSession {
            lock: Some(lock),
            checksums: reading.checksums,
            valid_bytes: reading.valid_bytes,
            ending: ending(&reading.last_line),
            fragment: reading.fragment,
            // A last line without its end is valid, and its end goes before the next line.
            queue: if reading.ended {
                Vec::new()
            } else {
                b"\n".to_vec()
            },
            ..OpenSession::new(reading.session, storage, path)
        }
    }

    /// The session with everything recorded, saved or not.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Begins a break at this time, or ends the current one at `now`; see [`Session::pause`]. The next entry says how
    /// long it was.
    pub fn pause(&mut self, since: Option<Moment>, now: Moment) {
        self.session.pause(since, now);
    }

    /// The journal's path. The file may not exist if it could not be written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether everything recorded is on disk, or on its way to an asynchronous storage that is not failing.
    pub fn is_saved(&self) -> bool {
        self.is_written() && !matches!(self.storage.durability(), Durability::Failing(_))
    }

    /// Whether everything recorded was written.
    fn is_written(&self) -> bool {
        self.valid_bytes > 0 && self.queue.is_empty() && !self.is_name_unsynced
    }

    /// The last move to a new journal since the session was opened here, if any.
    pub fn moved(&self) -> Option<&Moved> {
        self.moved.as_ref()
    }

    /// Whether the journal's lines have checksums.
    pub fn has_checksums(&self) -> bool {
        matches!(self.checksums, ChecksumState::Checksummed(_))
    }

    /// Number of recorded entries that are not on disk.
    pub fn unsaved(&self) -> usize {
        if self.is_saved() { 0 } else { self.unsaved }
    }

    /// Whether an entry is on its way to an asynchronous storage that is not failing.
    pub fn is_underway(&self) -> bool {
        self.unsaved > 0
            && self.is_written()
            && matches!(self.storage.durability(), Durability::Underway)
    }

    /// Number of entries that are durable. Unlike [`unsaved`](OpenSession::unsaved), this does not count those that are
    /// on their way to an asynchronous storage.
    pub fn durable(&self) -> usize {
        let pending = if self.is_underway() {
            self.unsaved
        } else {
            self.unsaved()
        };
        self.session.entries().len().saturating_sub(pending)
    }

    /// Why the last attempt to write failed; `None` if it succeeded.
    pub fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_deref()
    }

    /// The whole journal as it would be on a working disk.
    ///
    /// # Errors
    /// If a line cannot be written as JSON, which is impossible for recorded entries.
    pub fn journal(&self) -> Result<Vec<u8>, serde_json::Error> {
        Ok(self.whole()?.0)
    }

    fn whole(&self) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
        let from = match self.checksums {
            ChecksumState::Plain => ChecksumState::Plain,
            ChecksumState::Checksummed(_) => ChecksumState::NEW,
        };
        journal::write(&self.session, from)
    }

    /// Applies the step to the session and writes its line to the disk. Returns when the line is synced, or when that
    /// has failed: the line then waits, and [`is_saved`](OpenSession::is_saved) is false.
    ///
    /// # Errors
    /// If the rules forbid the step, or the journal cannot take its line. Nothing has changed then. In a session with
    /// bots, only notes, undo and redo are possible: see [`record_with`](OpenSession::record_with).
    pub fn record(
        &mut self,
        step: Step<G::Action>,
        moment: Moment,
    ) -> Result<Vec<G::Event>, RecordError<G::Refusal>> {
        // An action by hand for a bot would break its seal.
        let is_play = matches!(&step, Step::Do(action) if G::note_of(action).is_none());
        if is_play && !self.session.header().bots.is_empty() {
            return Err(RecordError::Unwritable(Unwritable::NeedsBots));
        }
        self.record_with(step, BotData::default(), moment)
    }

    /// As [`record`](OpenSession::record), with the part of the entry that concerns bots. For callers that let the bots act
    /// and complete the actions of people.
    ///
    /// # Errors
    /// As for [`record`](OpenSession::record).
    pub fn record_with(
        &mut self,
        step: Step<G::Action>,
        bots: BotData,
        moment: Moment,
    ) -> Result<Vec<G::Event>, RecordError<G::Refusal>> {
        let proposal = self
            .session
            .propose(step, moment)
            .map_err(RecordError::Refused)?
            .with_bots(bots);
        // An entry is an object, so only its length can be wrong.
        let line = self.checksums.line(proposal.entry());
        let (line, checksums) = line.map_err(|_| RecordError::Unwritable(Unwritable::LongLine))?;
        let length = self.valid_bytes + (self.queue.len() + line.len()) as u64;
        let is_note =
            matches!(&proposal.entry().step, Step::Do(action) if G::note_of(action).is_some());
        if length > LARGEST_JOURNAL {
            return Err(RecordError::Unwritable(Unwritable::JournalFull));
        }
        if is_note && length > LARGEST_JOURNAL - RESERVE {
            return Err(RecordError::Unwritable(Unwritable::NoRoomForNotes));
        }
        // Nothing can refuse the step any more. It counts from here on, whether or not the disk works.
        self.settle();
        self.queue.extend(line);
        self.unsaved += 1;
        self.checksums = checksums;
        let events = self.session.commit(proposal);
        self.save();
        Ok(events)
    }

    /// Appends entries of another copy of the session, each with its line without checksum. Returns when they are saved.
    ///
    /// # Errors
    /// If one of them is refused, which is impossible for a copy, the journal would be too large, or the disk fails.
    pub(super) fn record_copied(
        &mut self,
        entries: impl Iterator<Item = (Entry<G::Action>, Vec<u8>)>,
    ) -> io::Result<()> {
        for (entry, line) in entries {
            let (mut line, checksums) = self.checksums.with_checksum(line)?;
            line.push(b'\n');
            let length = self.valid_bytes + (self.queue.len() + line.len()) as u64;
            if length > LARGEST_JOURNAL {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
            let refused = |refusal: StepRefusal<G::Refusal>| io::Error::other(refusal.to_string());
            self.session.apply(entry).map_err(refused)?;
            self.queue.extend(line);
            self.unsaved += 1;
            self.checksums = checksums;
        }
        if self.save() {
            Ok(())
        } else {
            let why = self.trouble().map(|why| (why.kind(), why.to_string()));
            let (kind, why) = why.unwrap_or((io::ErrorKind::Other, String::new()));
            Err(io::Error::new(kind, why))
        }
    }

    /// Tries to write what is not on disk yet. Returns whether everything is there.
    pub fn save(&mut self) -> bool {
        let written = if self.is_written() {
            Ok(())
        } else {
            self.write()
        };
        self.settle();
        self.trouble = match (written, self.storage.durability()) {
            (Err(error), _) => Some(Arc::new(error)),
            (Ok(()), Durability::Failing(error)) => Some(error),
            (Ok(()), Durability::Lasting | Durability::Underway) => None,
        };
        self.is_saved()
    }

    /// Resets the count of unsaved entries if everything recorded is durable.
    fn settle(&mut self) {
        if self.is_written() && matches!(self.storage.durability(), Durability::Lasting) {
            self.unsaved = 0;
        }
    }

    /// Retries at once to write what is not on disk yet. Returns whether everything is there, or on its way.
    pub fn try_again(&mut self) -> bool {
        self.storage.try_again();
        self.save()
    }

    fn write(&mut self) -> io::Result<()> {
        if self.valid_bytes == 0 {
            return self.publish();
        }
        if self.is_name_unsynced {
            self.sync_name()?;
        }
        match self.own_file()? {
            FileState::Unchanged(file) => self.append(file),
            FileState::WithFragment => {
                keep_remainder(&*self.storage, &self.path, self.valid_bytes)?;
                self.fragment.clear();
                self.write()
            }
            FileState::Missing | FileState::Changed => self.begin_again(),
        }
    }

    /// Opens the journal if it is unchanged, apart from bytes left by a failed write.
    fn own_file(&self) -> io::Result<FileState> {
        let mut file = match self.storage.append(&self.path) {
            // The journal was removed but its folder exists: write it again, since all of it is in memory.
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                return if self.storage.is_taken(&self.path)? {
                    Err(e)
                } else {
                    Ok(FileState::Missing)
                };
            }
            file => file?,
        };
        match self.identity()? {
            Identity::Same => {}
            Identity::Gone => return Ok(FileState::Missing),
            Identity::Another => return Ok(FileState::Changed),
        }
        let length = file.length()?;
        let beyond = length.checked_sub(self.valid_bytes);
        let Some(beyond) = beyond.and_then(|b| usize::try_from(b).ok()) else {
            return Ok(FileState::Changed);
        };
        let remainder: &[u8] = if self.remainder { &self.queue } else { b"" };
        // This program can have left no more bytes, so another one wrote them.
        if beyond > remainder.len().max(self.fragment.len()) {
            return Ok(FileState::Changed);
        }
        // Only the end is compared: reading the whole journal before each entry would take longer with every entry.
        let there = file.ending(self.ending.len() + beyond)?;
        match there.strip_prefix(&*self.ending) {
            Some(b"") => {}
            Some(left) if left == self.fragment => return Ok(FileState::WithFragment),
            Some(left) if remainder.starts_with(left) => file.truncate(self.valid_bytes)?,
            Some(_) | None => return Ok(FileState::Changed),
        }
        Ok(FileState::Unchanged(file))
    }

    /// Checks whether the journal's path still means the locked file.
    fn identity(&self) -> io::Result<Identity> {
        self.lock
            .as_ref()
            .map_or(Ok(Identity::Same), |lock| lock.identity())
    }

    fn append(&mut self, mut file: Box<dyn WritableFile>) -> io::Result<()> {
        // Until the write has succeeded, a part of it may be there.
        self.remainder = true;
        if let Err(error) = file.write_all(&self.queue).and_then(|()| file.sync()) {
            // After a failed sync, only what was durable before is certain: write all of the rest again.
            self.remainder = file
                .truncate(self.valid_bytes)
                .and_then(|()| file.sync())
                .is_err();
            return Err(error);
        }
        let valid_bytes = self.valid_bytes + self.queue.len() as u64;
        // Another program may have changed the file between the check and the write.
        if file.length()? != valid_bytes || self.identity()? != Identity::Same {
            return self.begin_again();
        }
        let last = std::mem::take(&mut self.queue);
        self.ending.extend(last);
        self.ending = ending(&self.ending);
        (self.valid_bytes, self.remainder) = (valid_bytes, false);
        Ok(())
    }

    /// Abandons a journal that is missing or changed, and creates a new one.
    fn begin_again(&mut self) -> io::Result<()> {
        (self.lock, self.valid_bytes) = (None, 0);
        self.abandoned = Some(self.path.clone());
        self.publish()
    }

    /// Writes the whole journal to a new file.
    fn publish(&mut self) -> io::Result<()> {
        let (journal, checksums) = self.whole()?;
        let mut lock = match self.lock.take() {
            Some(lock) => lock,
            None => self.claim_name()?,
        };
        match lock.publish(&*self.storage, &self.path, &journal) {
            // The lock is released, so that the next attempt chooses another free name.
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => return Err(e),
            published => {
                self.lock = Some(lock);
                published?;
            }
        }
        self.checksums = checksums;
        self.queue.clear();
        self.fragment.clear();
        self.abandoned = None;
        self.ending = ending(&journal);
        (self.valid_bytes, self.remainder) = (journal.len() as u64, false);
        // The file is synced, but its name is an entry of the folder.
        self.is_name_unsynced = true;
        self.sync_name()
    }

    /// Makes the journal's name durable.
    fn sync_name(&mut self) -> io::Result<()> {
        self.storage.sync_folder_of(&self.path)?;
        self.is_name_unsynced = false;
        Ok(())
    }

    /// Takes the lock of the journal's name, or of another name if it is taken.
    fn claim_name(&mut self) -> io::Result<Box<dyn LockGuard>> {
        let (path, lock) = names::claim(&*self.storage, &self.path)?;
        if let Some(from) = self.abandoned.clone().filter(|from| *from != path) {
            let to = path.clone();
            self.moved = Some(Moved { from, to });
        }
        self.path = path;
        Ok(lock)
    }
}

/// The state of the file at the journal's path.
enum FileState {
    /// The journal, unchanged.
    Unchanged(Box<dyn WritableFile>),
    /// The journal, with the incomplete line that it was opened with.
    WithFragment,
    /// There is no file.
    Missing,
    /// Another program replaced or changed the file.
    Changed,
}

/// The last bytes of the written journal.
fn ending(written: &[u8]) -> Vec<u8> {
    written[written.len().saturating_sub(ENDING)..].to_vec()
}

/// Moves everything after the valid bytes to a new file beside the journal, and returns its path.
pub(super) fn keep_remainder(
    storage: &dyn Storage,
    path: &Path,
    valid_bytes: u64,
) -> io::Result<PathBuf> {
    let aside = names::aside(storage, path, names::CUT_OFF)?;
    storage.copy(path, valid_bytes, &aside)?;
    truncate(storage, path, valid_bytes)?;
    Ok(aside)
}

/// Removes everything after the valid bytes.
pub(super) fn truncate(storage: &dyn Storage, path: &Path, valid_bytes: u64) -> io::Result<()> {
    let mut journal = storage.append(path)?;
    journal.truncate(valid_bytes)?;
    journal.sync()
}
