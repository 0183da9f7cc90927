//! The command line: what the binary does without a window.
//!
//! Every command ends with a status: 0 fine; 1 a rule is broken; 2 something cannot be read or written.

mod archive;
pub mod games;
mod host;
pub mod house_rule;
pub mod input;
mod journal;
pub mod output;
mod play;
mod plays;
mod selection;
mod sessions;
mod shelves;
mod stats;

use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use serde::Serialize;

pub use self::games::{CommandGame, GameCommands};
pub use self::play::{Recorder, Unrecorded};

use self::input::Input;
use courtyard_core::game::Games;
use courtyard_library::{KeptGame, Library, LibraryError, Shelf};
use courtyard_text::export::safe_json;
use courtyard_text::{DescribedGame, Language, Text, describe_io, describe_library, say};

/// A companion for card games that are played with a real deck and real dice.
///
/// Without a command it opens its window; with a journal's file, to look at that journal. The commands read journals: the text files, one a game, in which the app
/// keeps what was done at the table.
///
/// Exit status: 0 fine; 1 a journal or a duel breaks a rule; 2 something cannot be read, written or understood.
#[derive(Debug, Parser)]
#[command(
    name = "courtyard",
    version,
    max_term_width = 100,
    after_long_help = "\
Examples:
  courtyard                                     open the window
  courtyard evening.courtyard                   look at this journal in the window
  courtyard replay game.courtyard               the table as it stands at the end
  courtyard check game.courtyard --json         is the journal sound?
  courtyard duel --attacker Qh --defender Ks    what would this duel come to?"
)]
struct Cli {
    /// Where sessions and settings are kept, instead of the folders the system names
    #[arg(long, global = true, value_name = "DIR", env = "COURTYARD_DATA_DIR", value_hint = clap::ValueHint::DirPath)]
    pub data_dir: Option<PathBuf>,

    /// The language of what is said, such as en or es, instead of the one the system names
    #[arg(long, global = true, value_name = "TAG", env = "COURTYARD_LANGUAGE")]
    pub language: Option<Language>,

    /// What to do; without it the window opens
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the binary does without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Shows the table after the last entry of a journal, or after another
    Replay(journal::Replay),
    /// Checks a whole journal: is it sound, and where is it not?
    Check(journal::Check),
    /// Lists every kind of action: possible now, or why not
    Legal(journal::Legal),
    /// Tells the chances of a running duel, or of every duel that could begin now
    Odds(journal::Odds),
    /// Writes a session as a readable log, or all journals into one zip file
    Export(journal::Export),
    /// Lists the saved sessions
    Sessions(sessions::Sessions),
    /// Imports journals, or zip files of them
    Import(archive::Import),
    /// Gives a session a name
    Rename(shelves::Rename),
    /// Puts sessions away: they are out of sight, and counted all the same
    Archive(shelves::Sessions),
    /// Throws sessions into the bin
    Delete(shelves::Sessions),
    /// Brings sessions back from the archive or the bin
    Restore(shelves::Sessions),
    /// Removes everything in the bin for good
    EmptyBin,
    /// Mends a damaged journal, and keeps it as it was beside the mended one
    Repair(shelves::Repair),
    /// Goes on with a session, or begins one, a step a line
    Play(play::Play),
    /// Shares a session with phones on the same network
    Host(host::Host),
    /// Counts the saved sessions: wins, players, dice, duels, gold
    Stats(stats::Stats),
    /// Writes the finished games for other programs
    Plays(plays::Plays),
    /// Prints the completions for a shell
    Completions(Completions),
    /// Writes the manual pages of all commands into a folder that is there
    #[command(hide = true)]
    ManPages(ManPages),
}

/// The arguments of `completions`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  courtyard completions bash > ~/.local/share/bash-completion/completions/courtyard
  courtyard completions fish > ~/.config/fish/completions/courtyard.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// The arguments of `man-pages`.
#[derive(Debug, clap::Args)]
pub struct ManPages {
    /// The folder
    #[arg(value_hint = ValueHint::DirPath)]
    folder: PathBuf,
}

/// What a command that did its work found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// All is well.
    Fine,
    /// It has told of a broken rule.
    Broken,
    /// It has told of something that cannot be read.
    Unreadable,
}

/// Why a command could not do its work.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read the output has read enough.
    Pipe,
    /// The status, and the sentence for standard error.
    Told(Status, String),
}

impl Status {
    /// The worse of both.
    pub fn or_worse(self, other: Status) -> Status {
        match self.code() < other.code() {
            true => other,
            false => self,
        }
    }

    const fn code(self) -> u8 {
        match self {
            Status::Fine => 0,
            Status::Broken => 1,
            Status::Unreadable => 2,
        }
    }
}

/// The arguments with which the program was started.
#[derive(Debug)]
pub struct Arguments {
    /// Where sessions and settings are kept, instead of the folders the system names.
    pub data_dir: Option<PathBuf>,
    /// The language of what is said, instead of the one the system names.
    pub language: Option<Language>,
    /// A journal to be looked at in the window.
    pub file: Option<PathBuf>,
    /// What to do; without it the window opens.
    pub command: Option<Asked>,
}

/// A command that was asked for.
#[derive(Debug)]
pub enum Asked {
    /// One that every game shares.
    Shared(Command),
    /// One that a game alone has: which game, and the command's name and arguments.
    OfGame(&'static dyn CommandGame, String, ArgMatches),
}

/// The whole command line: what every game shares, and the own commands of these games.
fn command_line(games: &Games<dyn CommandGame>) -> clap::Command {
    let own = games.iter().flat_map(CommandGame::commands);
    Cli::command()
        .long_version(courtyard_core::about::whole_version())
        .subcommands(own)
}

/// The file that stands in the place of a command.
fn file_argument() -> Arg {
    Arg::new(FILE)
        .value_name("FILE")
        .value_parser(clap::value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help("A journal to look at in the window; nothing is written to it")
}

/// What is asked for by `FILE`.
const FILE: &str = "file";

/// Reads the arguments; where they ask for help or cannot be understood, says so and ends the program.
pub fn parse(
    args: impl IntoIterator<Item = OsString>,
    games: &Games<dyn CommandGame>,
) -> Arguments {
    let args: Vec<OsString> = args.into_iter().collect();
    // Of a command that is not there, whoever typed it is told which there are.
    let commands_only = || {
        let matches = command_line(games).try_get_matches_from(&args);
        matches.unwrap_or_else(|error| exit(&error, games))
    };
    let mut matches = match whole_line(games).try_get_matches_from(&args) {
        Err(error)
            if error.kind() == ErrorKind::UnknownArgument
                && args
                    .get(1)
                    .is_some_and(|first| !is_meant_as_file(first.as_ref())) =>
        {
            commands_only()
        }
        matches => matches.unwrap_or_else(|error| exit(&error, games)),
    };
    let mut file = matches.try_remove_one::<PathBuf>(FILE).ok().flatten();
    if let Some(named) = &file
        && (matches.subcommand().is_some() || !is_meant_as_file(named))
    {
        matches = commands_only();
        file = None;
    }
    let data_dir = matches.remove_one("data_dir");
    let language = matches.remove_one("language");
    let command = matches.subcommand().map(|(name, args)| {
        let is_own = |game: &&dyn CommandGame| game.commands().iter().any(|c| c.get_name() == name);
        match games.iter().find(is_own) {
            Some(game) => Asked::OfGame(game, name.to_owned(), args.clone()),
            None => {
                let shared = Command::from_arg_matches(&matches);
                Asked::Shared(shared.unwrap_or_else(|error| exit(&error, games)))
            }
        }
    });
    Arguments {
        data_dir,
        language,
        file,
        command,
    }
}

/// Prints help, the version or what is wrong with the arguments, and ends the program.
fn exit(error: &clap::Error, games: &Games<dyn CommandGame>) -> ! {
    let printed = error.print().and_then(|()| io::stdout().flush());
    let printer = Printer::new(Language::system(), games.clone());
    let status = match printer.written(printed) {
        Err(Failure::Told(status, sentence)) => {
            printer.complain(&sentence);
            i32::from(status.code())
        }
        Ok(_) | Err(Failure::Pipe) => error.exit_code(),
    };
    std::process::exit(status)
}

/// The command line with the file that stands in the place of a command.
fn whole_line(games: &Games<dyn CommandGame>) -> clap::Command {
    command_line(games).arg(file_argument())
}

/// Whether this is a file, or at least looks more like one than like a command.
fn is_meant_as_file(path: &Path) -> bool {
    path.extension().is_some() || path.components().count() > 1 || path.exists()
}

/// Does what the command says, and tells of it in this language.
pub fn run(
    command: Asked,
    games: Games<dyn CommandGame>,
    data_dir: Option<PathBuf>,
    language: Language,
) -> ExitCode {
    let printer = Printer::new(language, games);
    let done = match command {
        Asked::Shared(command) => run_shared(command, &printer, data_dir),
        Asked::OfGame(game, name, args) => game.run(&name, &args, &printer, data_dir),
    };
    ExitCode::from(match done {
        Ok(status) => status.code(),
        Err(Failure::Pipe) => Status::Fine.code(),
        Err(Failure::Told(status, sentence)) => {
            printer.complain(&sentence);
            status.code()
        }
    })
}

fn run_shared(
    command: Command,
    printer: &Printer,
    data_dir: Option<PathBuf>,
) -> Result<Status, Failure> {
    match command {
        Command::Replay(args) => args.run(printer),
        Command::Check(args) => args.run(printer),
        Command::Legal(args) => args.run(printer),
        Command::Odds(args) => args.run(printer),
        Command::Export(args) => args.run(printer, data_dir),
        Command::Sessions(args) => args.run(printer, data_dir),
        Command::Rename(args) => args.run(printer, data_dir),
        Command::Archive(args) => args.put(printer, data_dir, Shelf::Archive),
        Command::Delete(args) => args.put(printer, data_dir, Shelf::Bin),
        Command::Restore(args) => args.put(printer, data_dir, Shelf::Sessions),
        Command::EmptyBin => shelves::empty_bin(printer, data_dir),
        Command::Repair(args) => args.run(printer, data_dir),
        Command::Play(args) => args.run(printer, data_dir),
        Command::Host(args) => args.run(printer, data_dir),
        Command::Stats(args) => args.run(printer, data_dir),
        Command::Plays(args) => args.run(printer, data_dir),
        Command::Import(args) => args.run(printer, data_dir),
        Command::Completions(args) => args.run(printer),
        Command::ManPages(args) => args.run(printer),
    }
}

/// Says on standard error why the program ends, and returns the status for it.
pub fn fail(
    why: &impl fmt::Display,
    games: Games<dyn CommandGame>,
    language: Language,
) -> ExitCode {
    let printer = Printer::new(language, games);
    let sentence = say!(printer.text, "cli-error", message = why.to_string());
    printer.complain(&sentence);
    ExitCode::from(Status::Unreadable.code())
}

impl Completions {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut whole_line(&printer.games),
            "courtyard",
            &mut script,
        );
        printer.print_raw(&String::from_utf8_lossy(&script))
    }
}

impl ManPages {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        // `--version` tells of one build; a manual is of all.
        let line = whole_line(&printer.games).long_version(clap::builder::Resettable::Reset);
        let failed = |error: io::Error| {
            let file = self.folder.display().to_string();
            let message = describe_io(&printer.text, &error);
            let sentence = say!(printer.text, "cli-failure", file = file, message = message);
            Failure::Told(Status::Unreadable, sentence)
        };
        clap_mangen::generate_to(line, &self.folder).map_err(failed)?;
        Ok(Status::Fine)
    }
}

const GOOD: Style = AnsiColor::Green.on_default().bold();
/// The style of what went wrong.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
const WARN: Style = AnsiColor::Yellow.on_default();
/// The style of secondary text.
pub const FAINT: Style = Style::new().dimmed();
/// The style of emphasized text.
pub const STRONG: Style = Style::new().bold();

/// A text in a style, where the terminal has styles.
pub fn styled(style: Style, text: impl fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Where a command says what it found.
pub struct Printer {
    /// The messages of the chosen language.
    pub text: Text,
    games: Games<dyn CommandGame>,
}

impl Printer {
    fn new(language: Language, games: Games<dyn CommandGame>) -> Printer {
        let described = games.map(|game| game as &dyn DescribedGame);
        Printer {
            text: Text::new(language, described),
            games,
        }
    }

    /// That a game was asked for a command that it does not have.
    pub fn no_such_command(&self) -> Failure {
        let why = self.text.get("cli-no-such-command").into_owned();
        Failure::Told(
            Status::Unreadable,
            say!(self.text, "cli-error", message = why),
        )
    }

    /// Prints for people: in colour on a terminal, without elsewhere.
    ///
    /// # Errors
    /// If standard output cannot be written.
    pub fn print(&self, text: &str) -> Result<Status, Failure> {
        let mut out = anstream::stdout().lock();
        self.written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
    }

    /// Prints as it is.
    fn print_raw(&self, text: &str) -> Result<Status, Failure> {
        let mut out = io::stdout().lock();
        self.written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
    }

    /// Prints JSON in which nothing can take hold of a terminal.
    ///
    /// # Errors
    /// If standard output cannot be written.
    pub fn print_json(&self, value: &impl Serialize) -> Result<Status, Failure> {
        let json = serde_json::to_string_pretty(value).map_err(|e| self.unwritten(&e))?;
        self.print_raw(&(safe_json(&json) + "\n"))
    }

    /// The same on one line, for programs that read on while this one goes on.
    fn print_json_line(&self, value: &impl Serialize) -> Result<Status, Failure> {
        let json = serde_json::to_string(value).map_err(|e| self.unwritten(&e))?;
        self.print_raw(&(safe_json(&json) + "\n"))
    }

    /// The library in this data folder, or in the one the system names.
    ///
    /// # Errors
    /// If the library cannot be opened.
    pub fn library(&self, data_dir: Option<PathBuf>) -> Result<Library, Failure> {
        Library::open(data_dir, self.games.map(|game| game as &dyn KeptGame))
            .map_err(|error| self.no_library(error))
    }

    /// What the library could not do.
    pub fn no_library(&self, error: LibraryError) -> Failure {
        let message = describe_library(&self.text, &error);
        let sentence = match &error {
            LibraryError::Io(path, _) | LibraryError::InUse(path) => {
                let file = path.display().to_string();
                say!(self.text, "cli-failure", file = file, message = message)
            }
            _ => say!(self.text, "cli-error", message = message),
        };
        Failure::Told(Status::Unreadable, sentence)
    }

    /// A failure to read or write something.
    pub fn failure(&self, file: &Input, message: &str) -> Failure {
        let file = file.name(&self.text);
        let sentence = say!(self.text, "cli-failure", file = file, message = message);
        Failure::Told(Status::Unreadable, sentence)
    }

    /// Says on standard error why the program ends. If nobody hears it, nothing can be done.
    pub fn complain(&self, sentence: &str) {
        let _ = writeln!(anstream::stderr().lock(), "{}", styled(BAD, sentence));
    }

    /// Says on standard error what is wrong although the command goes on.
    pub fn warn(&self, sentence: &str) {
        let _ = writeln!(anstream::stderr().lock(), "{}", styled(WARN, sentence));
    }

    fn written(&self, written: io::Result<()>) -> Result<Status, Failure> {
        match written {
            Ok(()) => Ok(Status::Fine),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(Failure::Pipe),
            Err(error) => Err(self.unwritten(&describe_io(&self.text, &error))),
        }
    }

    /// The failure to write standard output.
    pub fn unwritten(&self, why: &impl fmt::Display) -> Failure {
        let why = say!(self.text, "cli-cannot-print", why = why.to_string());
        let sentence = say!(self.text, "cli-error", message = why);
        Failure::Told(Status::Unreadable, sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        whole_line(&courtyard_core::game::Games::new([])).debug_assert();
    }
}
