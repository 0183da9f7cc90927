//! An open session and its journal.
//!
//! What is recorded is written and synced at once. Where the disk fails, the game goes on in memory: the lines wait in
//! a queue, in order, and go to the disk when it is back. [`OpenSession::is_saved`] tells the one from the other. A storage
//! that answers later has the lines at once and fails by its [`Durability`].
//!
//! Nothing is written into a file that is not as this program left it: where somebody else has replaced the journal, cut
//! it or written into it, that file is kept as it is, and the session goes on in a journal of its own, [`Moved`] there.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::names;
use super::storage::{Durability, Identity, LockGuard, Storage, WritableFile};
use courtyard_core::game::Game;
use courtyard_session::journal::{self, ChecksumState};
use courtyard_session::{Moment, Session, Step, StepRefusal};

/// A session that is open to be played, with its journal.
#[derive(Debug)]
pub struct OpenSession<G: Game> {
    session: Session<G>,
    storage: Arc<dyn Storage>,
    path: PathBuf,
    /// The session is open here and nowhere else. None while no lock could be taken.
    lock: Option<Box<dyn LockGuard>>,
    /// After the last line, written or waiting.
    sealing: ChecksumState,
    /// How many bytes of the journal are known to be on disk; 0 while there is no file.
    sound: u64,
    /// What they end in: at least the last line's checksum.
    ending: Vec<u8>,
    /// What there is after them of a line that was cut off, and is to be set aside before the next one is written.
    fragment: Vec<u8>,
    /// What is to follow them.
    queue: Vec<u8>,
    /// How many entries are in the queue, or were written since all lasted.
    unsaved: usize,
    /// Whether a write that failed may have left something behind the sound bytes.
    remainder: bool,
    /// Whether the journal's name may not last yet.
    is_name_loose: bool,
    /// The journal that was left, until there is another one.
    left: Option<PathBuf>,
    /// The last time that the journal was found in other hands.
    moved: Option<Moved>,
    /// Why the last attempt to write failed.
    trouble: Option<Arc<io::Error>>,
}

/// So much of a journal's end is known by heart, in bytes: the last line's checksum and more.
const ENDING: usize = 64;

/// That somebody else has replaced, cut or written into the journal of an open session. That file is kept as it is, and
/// the session goes on in a journal of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The journal in other hands.
    pub from: PathBuf,
    /// The session's own journal.
    pub to: PathBuf,
}

/// Why a step was not recorded.
#[derive(Debug)]
pub enum RecordError<R> {
    /// The rules forbid it, or there is not so much to undo or redo.
    Refused(StepRefusal<R>),
    /// It has no line that could be read again: it is too long.
    Unwritable(serde_json::Error),
}

/// Where a session stands that was begun or opened.
#[derive(Debug)]
pub(super) struct JournalState {
    pub(super) storage: Arc<dyn Storage>,
    pub(super) path: PathBuf,
    pub(super) lock: Option<Box<dyn LockGuard>>,
    pub(super) sealing: ChecksumState,
    pub(super) sound: u64,
    /// The last sound line as it lies there.
    pub(super) last_line: Vec<u8>,
    /// What there is after it of a line that was cut off, and could not be set aside yet.
    pub(super) fragment: Vec<u8>,
    /// Whether the last line still wants its line end.
    pub(super) ended: bool,
}

impl<G: Game> OpenSession<G> {
    /// A session whose journal is on disk as far as the footing says.
    pub(super) fn new(session: Session<G>, on: JournalState) -> OpenSession<G> {
        OpenSession {
            session,
            storage: on.storage,
            path: on.path,
            lock: on.lock,
            sealing: on.sealing,
            sound: on.sound,
            ending: ending(&on.last_line),
            fragment: on.fragment,
            queue: match on.ended {
                true => Vec::new(),
                false => b"\n".to_vec(),
            },
            unsaved: 0,
            remainder: false,
            is_name_loose: false,
            left: None,
            moved: None,
            trouble: None,
        }
    }

    /// The session, with everything that was recorded, saved or not.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The journal's file; it may not be there yet where it could not be written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether everything recorded is on disk, or on its way to a storage that answers later and does not fail.
    pub fn is_saved(&self) -> bool {
        self.is_written() && !matches!(self.storage.durability(), Durability::Failing(_))
    }

    /// Whether everything recorded was written.
    fn is_written(&self) -> bool {
        self.sound > 0 && self.queue.is_empty() && !self.is_name_loose
    }

    /// That the journal was found in other hands since the session was opened here, the last time; `None` if it was not.
    pub fn moved(&self) -> Option<&Moved> {
        self.moved.as_ref()
    }

    /// Whether the journal's lines have checksums.
    pub fn is_sealed(&self) -> bool {
        matches!(self.sealing, ChecksumState::Checksummed(_))
    }

    /// How many entries were recorded and are not on disk.
    pub fn unsaved(&self) -> usize {
        match self.is_saved() {
            true => 0,
            false => self.unsaved,
        }
    }

    /// Why the last attempt to write failed; `None` where it did not.
    pub fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_deref()
    }

    /// The whole journal as it would be on a disk that works.
    ///
    /// # Errors
    /// When a line cannot be written as JSON; none that was recorded is so.
    pub fn journal(&self) -> Result<Vec<u8>, serde_json::Error> {
        Ok(self.whole()?.0)
    }

    fn whole(&self) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
        let from = match self.sealing {
            ChecksumState::Plain => ChecksumState::Plain,
            ChecksumState::Checksummed(_) => ChecksumState::NEW,
        };
        journal::write(&self.session, from)
    }

    /// Takes the step into the session and its line to the disk. Returns when the line is synced there, or when that
    /// has failed: the line then waits, and [`is_saved`](OpenSession::is_saved) says so.
    ///
    /// # Errors
    /// When the rules forbid the step, or it cannot be written as a line. Nothing has changed then.
    pub fn record(
        &mut self,
        step: Step<G::Action>,
        moment: Moment,
    ) -> Result<Vec<G::Event>, RecordError<G::Refusal>> {
        let proposal = self
            .session
            .propose(step, moment)
            .map_err(RecordError::Refused)?;
        let (line, sealing) = self
            .sealing
            .line(proposal.entry())
            .map_err(RecordError::Unwritable)?;
        self.settle();
        self.queue.extend(line);
        self.unsaved += 1;
        self.sealing = sealing;
        let events = self.session.commit(proposal);
        self.save();
        Ok(events)
    }

    /// Tries to write what is not on disk yet; whether everything is there now.
    pub fn save(&mut self) -> bool {
        let written = match self.is_written() {
            true => Ok(()),
            false => self.write(),
        };
        self.settle();
        self.trouble = match (written, self.storage.durability()) {
            (Err(error), _) => Some(Arc::new(error)),
            (Ok(()), Durability::Failing(error)) => Some(error),
            (Ok(()), Durability::Lasting | Durability::Underway) => None,
        };
        self.is_saved()
    }

    /// Counts from now on, if all that was recorded lasts.
    fn settle(&mut self) {
        if self.is_written() && matches!(self.storage.durability(), Durability::Lasting) {
            self.unsaved = 0;
        }
    }

    /// Tries at once to write what is not on disk yet; whether everything is there now, or on its way.
    pub fn try_again(&mut self) -> bool {
        self.storage.try_again();
        self.save()
    }

    fn write(&mut self) -> io::Result<()> {
        if self.sound == 0 {
            return self.publish();
        }
        if self.is_name_loose {
            self.fasten_name()?;
        }
        match self.own_file()? {
            Found::Own(file) => self.append(file),
            Found::Fragment => {
                keep_remainder(&*self.storage, &self.path, self.sound)?;
                self.fragment.clear();
                self.write()
            }
            Found::Gone | Found::Foreign => self.begin_again(),
        }
    }

    /// The journal, if it is as it was left, up to what a failed write left behind.
    fn own_file(&self) -> io::Result<Found> {
        let mut file = match self.storage.append(&self.path) {
            // Somebody has removed the journal from a folder that is there: all of it is known here.
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                return match self.storage.is_taken(&self.path)? {
                    true => Err(e),
                    false => Ok(Found::Gone),
                };
            }
            file => file?,
        };
        match self.identity()? {
            Identity::Same => {}
            Identity::Gone => return Ok(Found::Gone),
            Identity::Another => return Ok(Found::Foreign),
        }
        let length = file.length()?;
        let beyond = length.checked_sub(self.sound);
        let Some(beyond) = beyond.and_then(|b| usize::try_from(b).ok()) else {
            return Ok(Found::Foreign);
        };
        let remainder: &[u8] = match self.remainder {
            true => &self.queue,
            false => b"",
        };
        if beyond > remainder.len().max(self.fragment.len()) {
            return Ok(Found::Foreign);
        }
        let there = file.ending(self.ending.len() + beyond)?;
        match there.strip_prefix(&*self.ending) {
            Some(b"") => {}
            Some(left) if left == self.fragment => return Ok(Found::Fragment),
            Some(left) if remainder.starts_with(left) => file.truncate(self.sound)?,
            Some(_) | None => return Ok(Found::Foreign),
        }
        Ok(Found::Own(file))
    }

    /// What the journal's path means now.
    fn identity(&self) -> io::Result<Identity> {
        self.lock
            .as_ref()
            .map_or(Ok(Identity::Same), |lock| lock.identity())
    }

    fn append(&mut self, mut file: Box<dyn WritableFile>) -> io::Result<()> {
        self.remainder = true;
        if let Err(error) = file.write_all(&self.queue).and_then(|()| file.sync()) {
            // After a sync that failed nothing is certain but what was certain before: all is written again.
            self.remainder = file
                .truncate(self.sound)
                .and_then(|()| file.sync())
                .is_err();
            return Err(error);
        }
        let sound = self.sound + self.queue.len() as u64;
        // Somebody may have come in between the look and the write: then it is not certain what lies there.
        if file.length()? != sound || self.identity()? != Identity::Same {
            return self.begin_again();
        }
        let last = std::mem::take(&mut self.queue);
        self.ending.extend(last);
        self.ending = ending(&self.ending);
        (self.sound, self.remainder) = (sound, false);
        Ok(())
    }

    /// Leaves a journal that is gone or in other hands, and writes one of its own.
    fn begin_again(&mut self) -> io::Result<()> {
        (self.lock, self.sound) = (None, 0);
        self.left = Some(self.path.clone());
        self.publish()
    }

    /// Writes the journal as a whole: there is no file yet, or not any more.
    fn publish(&mut self) -> io::Result<()> {
        let (journal, sealing) = self.whole()?;
        let mut lock = match self.lock.take() {
            Some(lock) => lock,
            None => self.claim_name()?,
        };
        match lock.publish(&*self.storage, &self.path, &journal) {
            // The name is let go of: next time there is another that is free.
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => return Err(e),
            published => {
                self.lock = Some(lock);
                published?;
            }
        }
        self.sealing = sealing;
        self.queue.clear();
        self.fragment.clear();
        self.left = None;
        self.ending = ending(&journal);
        (self.sound, self.remainder) = (journal.len() as u64, false);
        self.is_name_loose = true;
        self.fasten_name()
    }

    /// Makes the journal's name last.
    fn fasten_name(&mut self) -> io::Result<()> {
        self.storage.sync_folder_of(&self.path)?;
        self.is_name_loose = false;
        Ok(())
    }

    /// Takes the lock of the journal's name, or of another one if need be.
    fn claim_name(&mut self) -> io::Result<Box<dyn LockGuard>> {
        let (path, lock) = names::claim(&*self.storage, &self.path)?;
        if let Some(from) = self.left.clone().filter(|from| *from != path) {
            let to = path.clone();
            self.moved = Some(Moved { from, to });
        }
        self.path = path;
        Ok(lock)
    }
}

/// What lies where the journal was left.
enum Found {
    /// The journal, as it was left.
    Own(Box<dyn WritableFile>),
    /// The journal, as it was found with a line that was cut off.
    Fragment,
    /// Nothing.
    Gone,
    /// What somebody else has put there, or written into it.
    Foreign,
}

/// The last bytes of what is written.
fn ending(written: &[u8]) -> Vec<u8> {
    written[written.len().saturating_sub(ENDING)..].to_vec()
}

/// Moves everything beyond the sound bytes into a file beside the journal, and returns that file.
pub(super) fn keep_remainder(
    storage: &dyn Storage,
    path: &Path,
    sound: u64,
) -> io::Result<PathBuf> {
    let aside = names::aside(storage, path, names::CUT_OFF)?;
    storage.copy(path, sound, &aside)?;
    truncate(storage, path, sound)?;
    Ok(aside)
}

/// Takes away everything beyond the sound bytes.
pub(super) fn truncate(storage: &dyn Storage, path: &Path, sound: u64) -> io::Result<()> {
    let mut journal = storage.append(path)?;
    journal.truncate(sound)?;
    journal.sync()
}
