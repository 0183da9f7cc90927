//! The part of a game that the library uses, for games whose type is known only at run time.

use std::io::BufRead;
use std::path::{Path, PathBuf};

use super::content::{Checked, Content};
use super::versions::{Course, Hashes};
use super::{Library, LibraryError, Recovery, Unread, damaged};
use courtyard_core::game::{Game, GameType, Named, Preset};
use courtyard_core::seat::Seats;
use courtyard_session::Moment;
use courtyard_session::journal::{Cause, Opened};

/// A game whose sessions the library stores.
pub trait StoredGame: Named + Sync {
    /// The names of the editions, the default first.
    fn editions(&self) -> &'static [&'static str];

    /// The minimum and maximum number of players.
    fn players(&self) -> (usize, usize);

    /// Reads a journal of this game for its summary.
    ///
    /// # Errors
    /// Returns the fault if there is no session.
    fn summarize(&self, opened: Opened<&mut dyn BufRead>) -> Result<Content, Unread>;

    /// Repairs a damaged journal of this game; see [`Library::repair`].
    ///
    /// # Errors
    /// As for [`Library::repair`].
    fn repair(&self, library: &Library, path: &Path) -> Result<Option<Recovery>, LibraryError>;

    /// Corrects the players' names of a session of this game, and renames it; see [`Library::rename_players`].
    ///
    /// # Errors
    /// As for [`Library::rename_players`].
    fn rename_players(
        &self,
        library: &Library,
        path: &Path,
        shown: &Seats<String>,
        entered: &Seats<String>,
        name: Option<&str>,
    ) -> Result<PathBuf, LibraryError>;

    /// Sets the players' names of a session of this game to those of another copy of it, corrected at this time.
    ///
    /// # Errors
    /// As for [`Library::rename_players`], except that all names are allowed.
    fn adopt_names(
        &self,
        library: &Library,
        path: &Path,
        players: &Seats<String>,
        corrected: Moment,
    ) -> Result<PathBuf, LibraryError>;

    /// Appends to a journal of this game the entries that only another copy has, and returns their number. `None` if
    /// that copy does not continue the journal, or the journal cannot be continued.
    ///
    /// # Errors
    /// If the session is open somewhere, or the entries cannot be written.
    fn continue_from(
        &self,
        library: &Library,
        path: &Path,
        copy: &[u8],
    ) -> Result<Option<usize>, LibraryError>;

    /// Reads a journal of this game to its end. An incomplete last line is accepted.
    ///
    /// # Errors
    /// Returns any other fault.
    #[expect(private_interfaces, reason = "only the library asks")]
    fn check(
        &self,
        from: &Path,
        opened: Opened<&mut dyn BufRead>,
        hashes: &Hashes,
    ) -> Result<Checked, LibraryError>;

    /// Reads a journal of this game, up to its first fault, to compare it with others. `None` if it cannot be read or is
    /// of a later version.
    #[expect(private_interfaces, reason = "only the library asks")]
    fn course(&self, opened: Opened<&mut dyn BufRead>, hashes: &Hashes) -> Option<Course>;
}

impl<G: Game> StoredGame for GameType<G> {
    fn editions(&self) -> &'static [&'static str] {
        <G::Edition as Preset>::NAMES
    }

    fn players(&self) -> (usize, usize) {
        (*G::PLAYERS.start(), *G::PLAYERS.end())
    }

    fn summarize(&self, opened: Opened<&mut dyn BufRead>) -> Result<Content, Unread> {
        Ok(Content::of(&opened.read::<G>()?))
    }

    fn repair(&self, library: &Library, path: &Path) -> Result<Option<Recovery>, LibraryError> {
        library.repair::<G>(path)
    }

    fn rename_players(
        &self,
        library: &Library,
        path: &Path,
        shown: &Seats<String>,
        entered: &Seats<String>,
        name: Option<&str>,
    ) -> Result<PathBuf, LibraryError> {
        library.rename_players::<G>(path, shown, entered, name)
    }

    fn adopt_names(
        &self,
        library: &Library,
        path: &Path,
        players: &Seats<String>,
        corrected: Moment,
    ) -> Result<PathBuf, LibraryError> {
        library.adopt_names::<G>(path, players, corrected)
    }

    fn continue_from(
        &self,
        library: &Library,
        path: &Path,
        copy: &[u8],
    ) -> Result<Option<usize>, LibraryError> {
        library.continue_from::<G>(path, copy)
    }

    #[expect(private_interfaces, reason = "only the library asks")]
    fn check(
        &self,
        from: &Path,
        opened: Opened<&mut dyn BufRead>,
        hashes: &Hashes,
    ) -> Result<Checked, LibraryError> {
        let reading = opened.read::<G>();
        let reading = reading.map_err(|fault| damaged(from, &fault))?;
        let cut_off = match &reading.fault {
            None => false,
            Some(fault) if fault.cause == Cause::CutOff => true,
            Some(fault) => return Err(damaged(from, fault)),
        };
        Ok(Checked {
            course: Course::of(&reading, hashes),
            valid_bytes: reading.valid_bytes as usize,
            cut_off,
        })
    }

    #[expect(private_interfaces, reason = "only the library asks")]
    fn course(&self, opened: Opened<&mut dyn BufRead>, hashes: &Hashes) -> Option<Course> {
        if opened.header().is_newer() {
            return None;
        }
        let reading = opened.read::<G>().ok()?;
        Some(Course::of(&reading, hashes))
    }
}
