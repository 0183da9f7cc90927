//! The part of a game that the command line uses, for games whose type is known only at run time.

use std::any::Any;
use std::path::Path;

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::play::{self, Start, Steps};
use super::{Failure, Printer, Status, seating};
use courtyard_core::game::GameType;
use courtyard_lab::opponents::{BrokenSeal, Seals};
use courtyard_lab::{AnyLab, SeatsBots};
use courtyard_library::{Library, LibraryError, Recovery};
use courtyard_session::Session;
use courtyard_sharing::{AnyTable, SharedSession};
use courtyard_text::{Describe, DescribedGame};

/// A command that only one game has.
#[derive(Debug, Clone, Copy)]
pub struct OwnCommand {
    name: &'static str,
    about: &'static str,
    augment: fn(Command) -> Command,
    run: fn(&ArgMatches, &Printer) -> Result<Status, Failure>,
}

/// The arguments of a command, which run it.
pub trait Run: Args + FromArgMatches {
    /// Runs the command.
    ///
    /// # Errors
    /// Returns why it failed.
    fn run(self, printer: &Printer) -> Result<Status, Failure>;
}

impl OwnCommand {
    /// A command with these arguments. Its name must differ from all others.
    pub const fn new<A: Run>(name: &'static str, about: &'static str) -> OwnCommand {
        OwnCommand {
            name,
            about,
            augment: A::augment_args,
            run: |matches, printer| {
                let args = A::from_arg_matches(matches);
                args.unwrap_or_else(|error| error.exit()).run(printer)
            },
        }
    }

    /// The command's name.
    pub(super) const fn name(&self) -> &'static str {
        self.name
    }

    /// The command as a part of the command line.
    pub(super) fn command(&self) -> Command {
        // The description of the arguments would otherwise replace that of the command.
        (self.augment)(Command::new(self.name)).about(self.about)
    }

    /// Runs the command with these arguments.
    pub(super) fn run(&self, matches: &ArgMatches, printer: &Printer) -> Result<Status, Failure> {
        (self.run)(matches, printer)
    }
}

/// The additions of a game to the command line.
pub trait GameCommands: Describe<Table: Send, Action: Send> {
    /// The game's own command, if it has one.
    const COMMAND: Option<OwnCommand> = None;

    /// The game for the laboratory, if bots can play it.
    const LAB: Option<&'static dyn AnyLab> = None;

    /// The game with bots at real tables, if they can play it there.
    const BOTS: Option<&'static dyn SeatsBots<Self>> = None;
}

/// A game on the command line.
pub trait CommandGame: DescribedGame {
    /// The game's own command; see [`GameCommands::COMMAND`].
    fn own_command(&self) -> Option<OwnCommand>;

    /// The game for the laboratory, if bots can play it.
    fn lab(&self) -> Option<&'static dyn AnyLab>;

    /// Checks the seals of the bots in a `Session` of this game; `None` if the game has no bots.
    ///
    /// # Errors
    /// Returns the bot that did not respect its seal.
    fn verify(&self, session: &dyn Any) -> Option<Result<Seals, BrokenSeal>>;

    /// Records steps in a session of this game. `why` adds to the actions of bots what they compared.
    ///
    /// # Errors
    /// Returns why the session cannot be opened, or the steps not be read.
    fn play(
        &self,
        printer: &Printer,
        library: &Library,
        start: Start<'_>,
        steps: Steps,
        why: bool,
    ) -> Result<Status, Failure>;

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
    fn own_command(&self) -> Option<OwnCommand> {
        G::COMMAND
    }

    fn lab(&self) -> Option<&'static dyn AnyLab> {
        G::LAB
    }

    fn verify(&self, session: &dyn Any) -> Option<Result<Seals, BrokenSeal>> {
        let session = session.downcast_ref::<Session<G>>()?;
        Some(G::BOTS?.verify(session))
    }

    fn play(
        &self,
        printer: &Printer,
        library: &Library,
        start: Start<'_>,
        steps: Steps,
        why: bool,
    ) -> Result<Status, Failure> {
        let opened = match start {
            Start::New(mut header, bots) => {
                seating::seat::<G>(printer, library, &mut header, &bots)?;
                library.begin::<G>(*header).map(|session| (session, None))
            }
            Start::Continue(path) => library.resume(path),
        };
        let (session, recovery) = opened?;
        let bots = seating::open(printer, library, session.session())?;
        play::play(printer, session, recovery, bots.as_deref(), steps, why)
    }

    fn share(
        &self,
        library: &Library,
        path: &Path,
    ) -> Result<(AnyTable, Option<Recovery>), LibraryError> {
        let (session, recovery) = library.resume::<G>(path)?;
        Ok((Box::new(SharedSession::new(session, None)), recovery))
    }
}
