//! The part of a game that the command line uses, for games whose type is known only at run time.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::play::Recorder;
use super::{Failure, Printer, Status};
use courtyard_core::game::GameType;
use courtyard_lab::AnyLab;
use courtyard_library::{Library, LibraryError, Recovery};
use courtyard_session::Header;
use courtyard_sharing::AnyTable;
use courtyard_text::{Describe, DescribedGame};

/// A game's own commands.
pub trait GameCommands: Describe<Table: Send, Action: Send> {
    /// The game's own commands. Their names must differ from all others.
    fn commands() -> Vec<Command> {
        Vec::new()
    }

    /// The game for the laboratory, if bots can play it.
    fn lab() -> Option<&'static dyn AnyLab> {
        None
    }

    /// Runs the command of this name. `data_dir` is the library's data folder, if one was given.
    ///
    /// # Errors
    /// Returns why it failed.
    fn run(
        name: &str,
        args: &ArgMatches,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure> {
        let _ = (name, args, data_dir);
        Err(printer.no_such_command())
    }
}

/// A game on the command line.
pub trait CommandGame: DescribedGame {
    /// The game's own commands; see [`GameCommands::commands`].
    fn commands(&self) -> Vec<Command>;

    /// The game for the laboratory, if bots can play it.
    fn lab(&self) -> Option<&'static dyn AnyLab>;

    /// Runs the game's own command of this name.
    ///
    /// # Errors
    /// Returns why it failed.
    fn run(
        &self,
        name: &str,
        args: &ArgMatches,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure>;

    /// Creates a session of this game; see [`Library::begin`].
    ///
    /// # Errors
    /// As for [`Library::begin`].
    fn begin(&self, library: &Library, header: Header) -> Result<Box<dyn Recorder>, LibraryError>;

    /// Opens a session of this game to continue it; see [`Library::resume`].
    ///
    /// # Errors
    /// As for [`Library::resume`].
    fn resume(
        &self,
        library: &Library,
        path: &Path,
    ) -> Result<(Box<dyn Recorder>, Option<Recovery>), LibraryError>;

    /// Opens a session of this game to share it with phones; see [`Library::resume`].
    ///
    /// # Errors
    /// As for [`Library::resume`].
    fn share(
        &self,
        library: &Library,
        path: &Path,
    ) -> Result<(AnyTable, Option<Recovery>), LibraryError>;
}

impl<G: GameCommands> CommandGame for GameType<G> {
    fn commands(&self) -> Vec<Command> {
        G::commands()
    }

    fn lab(&self) -> Option<&'static dyn AnyLab> {
        G::lab()
    }

    fn run(
        &self,
        name: &str,
        args: &ArgMatches,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure> {
        G::run(name, args, printer, data_dir)
    }

    fn begin(&self, library: &Library, header: Header) -> Result<Box<dyn Recorder>, LibraryError> {
        Ok(Box::new(library.begin::<G>(header)?))
    }

    fn resume(
        &self,
        library: &Library,
        path: &Path,
    ) -> Result<(Box<dyn Recorder>, Option<Recovery>), LibraryError> {
        let (session, recovery) = library.resume::<G>(path)?;
        Ok((Box::new(session), recovery))
    }

    fn share(
        &self,
        library: &Library,
        path: &Path,
    ) -> Result<(AnyTable, Option<Recovery>), LibraryError> {
        let (session, recovery) = library.resume::<G>(path)?;
        Ok((Box::new(session), recovery))
    }
}
