//! What the command line needs of a game whose type is known only at run time.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::play::Recorder;
use super::{Failure, Printer, Status};
use courtyard_core::game::GameType;
use courtyard_library::{Library, LibraryError, Recovery};
use courtyard_session::Header;
use courtyard_sharing::AnyTable;
use courtyard_text::{Describe, DescribedGame};

/// A game on the command line: the commands that it alone has.
pub trait GameCommands: Describe<Rules: Send, Table: Send, Action: Send> {
    /// The game's own commands; their names are those of no other command.
    fn commands() -> Vec<Command> {
        Vec::new()
    }

    /// Does the command of this name; `data_dir` is the data folder that is named for the library, if one is.
    ///
    /// # Errors
    /// Why it could not do its work.
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

/// A game as the command line plays it.
pub trait CommandGame: DescribedGame {
    /// The game's own commands; see [`GameCommands::commands`].
    fn commands(&self) -> Vec<Command>;

    /// Does the game's own command of this name.
    ///
    /// # Errors
    /// Why it could not do its work.
    fn run(
        &self,
        name: &str,
        args: &ArgMatches,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure>;

    /// Begins a session of this game; see [`Library::begin`].
    ///
    /// # Errors
    /// As there.
    fn begin(&self, library: &Library, header: Header) -> Result<Box<dyn Recorder>, LibraryError>;

    /// Opens a session of this game to go on with it; see [`Library::resume`].
    ///
    /// # Errors
    /// As there.
    fn resume(
        &self,
        library: &Library,
        path: &Path,
    ) -> Result<(Box<dyn Recorder>, Option<Recovery>), LibraryError>;

    /// The same, to share it with phones.
    ///
    /// # Errors
    /// As there.
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
