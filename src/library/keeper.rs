//! An open session and its journal, which always say the same.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::{LibraryError, Lock, at, sync_folder};
use crate::games::Game;
use crate::session::journal::Sealing;
use crate::session::{Moment, Session, Step, StepRefusal};

/// A session that is open to be played, with its journal.
#[derive(Debug)]
pub struct Keeper<G: Game> {
    session: Session<G>,
    journal: Journal,
    sealing: Sealing,
    /// Held, never read: the session is open here and nowhere else.
    _lock: Lock,
}

/// Why a step was not recorded.
#[derive(Debug)]
pub enum RecordError<R> {
    /// The rules forbid it, or there is not so much to undo or redo.
    Refused(StepRefusal<R>),
    /// It could not be written; the session is as it was.
    Disk(io::Error),
}

impl<G: Game> Keeper<G> {
    pub(super) fn new(
        session: Session<G>,
        path: PathBuf,
        lock: Lock,
        sealing: Sealing,
        sound: u64,
    ) -> Result<Keeper<G>, LibraryError> {
        let file = File::options()
            .append(true)
            .open(&path)
            .map_err(at(&path))?;
        Ok(Keeper {
            session,
            journal: Journal { file, path, sound },
            sealing,
            _lock: lock,
        })
    }

    /// The session as it is recorded.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The journal's file.
    pub fn path(&self) -> &Path {
        &self.journal.path
    }

    /// Writes the step to the journal, syncs it, and only then makes it part of the session.
    ///
    /// # Errors
    /// When the rules forbid the step, or it cannot be written. Nothing has changed then.
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
            .map_err(|e| RecordError::Disk(e.into()))?;
        self.journal.append(&line).map_err(RecordError::Disk)?;
        self.sealing = sealing;
        Ok(self.session.commit(proposal))
    }
}

/// An append-only file of which so many bytes are known to be sound and on disk.
#[derive(Debug)]
struct Journal {
    file: File,
    path: PathBuf,
    sound: u64,
}

impl Journal {
    fn append(&mut self, line: &[u8]) -> io::Result<()> {
        // A file that was moved away or cut would take the line and lose it.
        match fs::metadata(&self.path)?.len() {
            length if length == self.sound => {}
            length if length > self.sound => self.cut_back()?,
            _ => {
                return Err(io::Error::new(
                    io::ErrorKind::UnexpectedEof,
                    "the journal is shorter than what was written to it",
                ));
            }
        }
        let written = self
            .file
            .write_all(line)
            .and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // If this fails too, the next append does it before it writes.
            let _ = self.cut_back();
            return Err(error);
        }
        self.sound += line.len() as u64;
        Ok(())
    }

    /// Takes back what a failed write has left behind.
    fn cut_back(&mut self) -> io::Result<()> {
        self.file.set_len(self.sound)?;
        self.file.sync_data()
    }
}

/// Moves everything beyond the sound bytes into a file beside the journal, and returns that file.
pub(super) fn set_aside(path: &Path, sound: u64) -> io::Result<PathBuf> {
    let mut journal = File::options().read(true).write(true).open(path)?;
    journal.seek(SeekFrom::Start(sound))?;
    let mut rest = Vec::new();
    journal.read_to_end(&mut rest)?;
    let aside = (1..)
        .map(|n| path.with_extension(format!("cut-off-{n}")))
        .find(|aside| !aside.exists())
        .ok_or(io::ErrorKind::AlreadyExists)?;
    let mut file = File::create_new(&aside)?;
    file.write_all(&rest)?;
    file.sync_all()?;
    if let Some(folder) = path.parent() {
        sync_folder(folder)?;
    }
    journal.set_len(sound)?;
    journal.sync_all()?;
    Ok(aside)
}

/// Gives the last line its line end.
pub(super) fn end_line(path: &Path) -> io::Result<()> {
    let mut journal = File::options().append(true).open(path)?;
    journal.write_all(b"\n")?;
    journal.sync_all()
}
