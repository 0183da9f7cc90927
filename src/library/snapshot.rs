//! Read-only views of sessions. No lock is needed, so a session can also be viewed while it is open elsewhere.

use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use super::storage::Found;
use super::{Library, LibraryError, at};
use courtyard_core::game::Game;
use courtyard_session::Session;
use courtyard_session::journal::Fault;

/// A session as currently stored in its journal.
#[derive(Debug)]
pub struct SessionSnapshot<G: Game> {
    /// The session up to the first fault. May be incomplete if a later version [wrote
    /// it](courtyard_session::Header::is_newer).
    pub session: Session<G>,
    /// The first fault, if reading stopped before the end.
    pub fault: Option<Fault<G::Refusal>>,
    /// The part of the journal from the fault on.
    pub lost: Lost,
    /// Whether the session is open for playing somewhere.
    pub in_use: bool,
    /// The journal's length in bytes; viewers compare it to notice new entries.
    pub length: u64,
}

/// The invalid part of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Lost {
    /// Number of lines, including the faulty one.
    pub lines: u64,
    /// Number of bytes.
    pub bytes: u64,
    /// The beginnings of the first of these lines, as far as they are text.
    pub text: Vec<String>,
}

/// Maximum number of invalid lines shown.
const SHOWN_LINES: usize = 100;
/// Maximum number of bytes shown per line.
const SHOWN_BYTES: u64 = 500;

impl Library {
    /// Reads a saved session for viewing.
    ///
    /// # Errors
    /// If the journal cannot be read, or its header does not fit the game.
    pub fn look<G: Game>(&self, path: &Path) -> Result<SessionSnapshot<G>, LibraryError> {
        let in_use = !self.is_free(path)?;
        let length = self.length(path)?;
        let reading = self.reading::<G>(path)?;
        let lost = match reading.fault {
            Some(_) => self.lost(path, reading.valid_bytes).map_err(at(path))?,
            None => Lost::default(),
        };
        Ok(SessionSnapshot {
            session: reading.session,
            fault: reading.fault,
            lost,
            in_use,
            length,
        })
    }

    /// The current length of a journal in bytes.
    ///
    /// # Errors
    /// If it does not exist, or the file system reports an error.
    pub fn length(&self, path: &Path) -> Result<u64, LibraryError> {
        Ok(self.found(path)?.length)
    }

    /// The metadata of a file that has to exist.
    pub(super) fn found(&self, path: &Path) -> Result<Found, LibraryError> {
        let found = self.storage.find(path).map_err(at(path))?;
        found.ok_or_else(|| at(path)(io::ErrorKind::NotFound.into()))
    }

    /// Whether the session is not open for playing anywhere.
    ///
    /// # Errors
    /// If the file system reports an error.
    pub fn is_free(&self, path: &Path) -> Result<bool, LibraryError> {
        // On a read-only disk, no lock can be created and nobody can have the session open.
        match self.storage.is_free(path) {
            Err(e) if is_read_only(&e) => Ok(true),
            free => free.map_err(at(path)),
        }
    }

    /// The part of a journal after its valid bytes.
    pub(super) fn lost(&self, path: &Path, valid_bytes: u64) -> io::Result<Lost> {
        let mut source = BufReader::new(self.storage.read(path)?);
        io::copy(&mut (&mut source).take(valid_bytes), &mut io::sink())?;
        let mut lost = Lost::default();
        let mut line = Vec::new();
        loop {
            line.clear();
            // A line may be as long as the file.
            let shown = (&mut source).take(SHOWN_BYTES);
            let shown = { shown }.read_until(b'\n', &mut line)?;
            if shown == 0 {
                return Ok(lost);
            }
            lost.lines += 1;
            lost.bytes += shown as u64;
            if line.last() != Some(&b'\n') {
                lost.bytes += source.skip_until(b'\n')? as u64;
            }
            if lost.text.len() < SHOWN_LINES {
                let text = String::from_utf8_lossy(&line);
                lost.text.push(text.trim_end().to_owned());
            }
        }
    }
}

fn is_read_only(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied
    )
}
