//! Sessions to be looked at: from everywhere, at any time, changing nothing.

use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use super::{Library, LibraryError, at};
use courtyard_core::game::Game;
use courtyard_session::Session;
use courtyard_session::journal::{Fault, LONGEST_LINE};

/// A session as its journal has it now.
#[derive(Debug)]
pub struct SessionSnapshot<G: Game> {
    /// The session, as far as the journal is sound. Where a later version [has written it](courtyard_session::Header::is_newer),
    /// what is shown may not be all.
    pub session: Session<G>,
    /// What stopped the reading, if something did.
    pub fault: Option<Fault<G::Refusal>>,
    /// What lies in the journal from the fault on.
    pub lost: Lost,
    /// Whether somebody has it open to play.
    pub in_use: bool,
    /// How many bytes the journal has: whoever looks on sees by that whether it has grown.
    pub length: u64,
}

/// What of a journal does not stand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Lost {
    /// How many lines, the faulty one included.
    pub lines: u64,
    /// How many bytes.
    pub bytes: u64,
    /// The first of these lines as they lie there, each as far as it is short and text.
    pub text: Vec<String>,
}

/// So many lost lines are shown.
const SHOWN_LINES: usize = 100;
/// So much of each is shown, in bytes.
const SHOWN_BYTES: u64 = 500;

impl Library {
    /// Reads a saved session to look at it.
    ///
    /// # Errors
    /// When the journal cannot be read, or its header is none of the game.
    pub fn look<G: Game>(&self, path: &Path) -> Result<SessionSnapshot<G>, LibraryError> {
        let in_use = !self.is_free(path)?;
        let length = self.length(path)?;
        let reading = self.reading::<G>(path)?;
        let lost = match reading.fault {
            Some(_) => self.lost(path, reading.sound).map_err(at(path))?,
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

    /// How many bytes a journal has now.
    ///
    /// # Errors
    /// When it is not there, or the system cannot tell.
    pub fn length(&self, path: &Path) -> Result<u64, LibraryError> {
        let found = self.storage.find(path).map_err(at(path))?;
        let found = found.ok_or(io::ErrorKind::NotFound.into());
        Ok(found.map_err(at(path))?.length)
    }

    /// Whether nobody has the session open to play.
    ///
    /// # Errors
    /// When the system cannot tell.
    pub fn is_free(&self, path: &Path) -> Result<bool, LibraryError> {
        // Where nothing can be written, nobody can have it open, and no lock be made.
        match self.storage.is_free(path) {
            Err(e) if is_read_only(&e) => Ok(true),
            free => free.map_err(at(path)),
        }
    }

    /// What lies in a journal after its sound bytes.
    pub(super) fn lost(&self, path: &Path, sound: u64) -> io::Result<Lost> {
        let mut source = BufReader::new(self.storage.read(path)?);
        io::copy(&mut (&mut source).take(sound), &mut io::sink())?;
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
                lost.bytes += skip_line(&mut source)?;
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

/// Reads to the end of the line, and says how many bytes that were.
fn skip_line(source: &mut impl BufRead) -> io::Result<u64> {
    let (mut skipped, mut piece) = (0, Vec::new());
    loop {
        piece.clear();
        let read = { &mut *source }
            .take(LONGEST_LINE as u64)
            .read_until(b'\n', &mut piece)?;
        skipped += read as u64;
        if read == 0 || piece.last() == Some(&b'\n') {
            return Ok(skipped);
        }
    }
}
