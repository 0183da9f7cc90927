//! An open session and its journal.
//!
//! What is recorded is written and synced at once. Where the disk fails, the game goes on in memory: the lines wait in
//! a queue, in order, and go to the disk when it is back. [`OpenSession::is_saved`] tells the one from the other. A storage
//! that answers later has the lines at once and fails by its [`Durability`].

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::names;
use super::storage::{Durability, LockGuard, Storage};
use crate::games::Game;
use crate::session::journal::{self, ChecksumState};
use crate::session::{Moment, Session, Step, StepRefusal};

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
    /// What is to follow them.
    queue: Vec<u8>,
    /// How many entries are in the queue, or were written since all lasted.
    unsaved: usize,
    /// Whether a write that failed may have left something behind the sound bytes.
    remainder: bool,
    /// Why the last attempt to write failed.
    trouble: Option<Arc<io::Error>>,
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
            queue: match on.ended {
                true => Vec::new(),
                false => b"\n".to_vec(),
            },
            unsaved: 0,
            remainder: false,
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
        self.sound > 0 && self.queue.is_empty()
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
            ChecksumState::Unsealed => ChecksumState::Unsealed,
            ChecksumState::Sealed(_) => ChecksumState::NEW,
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
        if self.lock.is_none() {
            self.claim_name()?;
        }
        if self.sound == 0 {
            return self.write_whole();
        }
        let mut file = match self.storage.append(&self.path) {
            // Somebody has removed the journal from a folder that is there: all of it is known here.
            Err(e) if e.kind() == io::ErrorKind::NotFound => return self.write_whole(),
            file => file?,
        };
        let length = file.length()?;
        if length < self.sound {
            drop(file);
            let aside = names::aside(&*self.storage, &self.path, names::DAMAGED)?;
            self.storage.copy(&self.path, 0, &aside)?;
            return self.write_whole();
        }
        if length > self.sound && !self.remainder {
            drop(file);
            keep_remainder(&*self.storage, &self.path, self.sound)?;
            file = self.storage.append(&self.path)?;
        } else if length > self.sound {
            file.truncate(self.sound)?;
        }
        if let Err(error) = file.write_all(&self.queue).and_then(|()| file.sync()) {
            // After a sync that failed nothing is certain but what was certain before: all is written again.
            self.remainder = file
                .truncate(self.sound)
                .and_then(|()| file.sync())
                .is_err();
            return Err(error);
        }
        self.written(self.sound + self.queue.len() as u64);
        Ok(())
    }

    /// Writes the journal as a whole: there is no file yet, or not any more.
    fn write_whole(&mut self) -> io::Result<()> {
        let (journal, sealing) = self.whole()?;
        let part = names::part(&self.path);
        self.storage.write_atomically(&self.path, &part, &journal)?;
        self.sealing = sealing;
        self.written(journal.len() as u64);
        Ok(())
    }

    fn written(&mut self, sound: u64) {
        self.sound = sound;
        self.queue.clear();
        self.remainder = false;
    }

    /// Takes the lock that could not be taken when the session was begun, under another name if need be.
    fn claim_name(&mut self) -> io::Result<()> {
        let (path, lock) = names::claim(&*self.storage, &self.path)?;
        self.path = path;
        self.lock = Some(lock);
        Ok(())
    }
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
