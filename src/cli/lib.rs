//! The command line: everything that runs without a window.
//!
//! Exit status: 0 success; 1 a rule is broken; 2 something cannot be read or written; 130 the user stopped the command.

mod archive;
pub mod dialog;
pub mod games;
mod host;
pub mod house_rule;
pub mod input;
mod journal;
mod lab;
mod merge;
pub mod output;
mod parallel;
mod people;
mod play;
mod plays;
mod print;
mod seating;
mod selection;
mod sessions;
mod shelves;
mod stats;
mod story;

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anstyle::{AnsiColor, Style};
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use serde::Serialize;
use strum::VariantNames;

pub use self::games::{CommandGame, GameCommands, OwnCommand, Run};
pub use self::play::{Start, Steps};

use self::input::Input;
use courtyard_core::game::Games;
use courtyard_library::{Library, LibraryError, Shelf, StoredGame};
use courtyard_session::HeaderFault;
use courtyard_text::export::safe_json;
use courtyard_text::{
    DescribedGame, LONGEST_NAME, Language, Text, describe_io, describe_library, is_rough, plain,
    say, short,
};

/// A companion for games with real cards.
///
/// Without a command, the window opens; with a journal's path, it shows that journal. Journals are text files, one per
/// game, in which the app records the actions at the table. The commands read them.
///
/// Exit status: 0 success; 1 a journal, duel or battle breaks a rule; 2 something cannot be read, written or parsed;
/// 130 a run of the laboratory was stopped.
#[derive(Debug, Parser)]
#[command(
    name = "courtyard",
    version,
    max_term_width = 100,
    after_long_help = "\
Examples:
  courtyard                                     open the window
  courtyard evening.courtyard                   open this journal in the window
  courtyard replay game.courtyard               the table at the end
  courtyard check game.courtyard --json         is the journal valid?
  courtyard duel --attacker Qh --defender Ks    the strengths in this duel"
)]
struct Cli {
    /// The folder for saved games and settings, instead of the system's default
    #[arg(long, global = true, value_name = "DIR", env = "COURTYARD_DATA_DIR", value_hint = clap::ValueHint::DirPath)]
    pub data_dir: Option<PathBuf>,

    /// The language of the output, such as en or es, instead of the system's
    #[arg(long, global = true, value_name = "TAG", env = "COURTYARD_LANGUAGE")]
    pub language: Option<Language>,

    /// The command; without one, the window opens
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands that all games share.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Shows the table after the last entry of a journal, or after another one
    Replay(journal::Replay),
    /// Checks a whole journal and reports the first fault
    Check(journal::Check),
    /// Lists every kind of action: possible, or why not
    Legal(journal::Legal),
    /// Shows the chances of the current duel, or of every duel that could begin now
    Odds(journal::Odds),
    /// Shows who was ahead when, and what turned the game
    Story(story::StoryArgs),
    /// Writes a game as a readable log, or all journals into one zip file
    Export(journal::Export),
    /// Lists the saved games
    Sessions(sessions::Sessions),
    /// Imports journals, or zip files with journals
    Import(archive::Import),
    /// Adds the games of another device, each once
    Merge(merge::Merge),
    /// Renames a game
    Rename(shelves::Rename),
    /// Lets another version of a game count
    Choose(shelves::Choose),
    /// Archives games: they leave the main list but still count in statistics
    Archive(shelves::Sessions),
    /// Moves games to the trash
    Delete(shelves::Sessions),
    /// Restores games from the archive or the trash
    Restore(shelves::Sessions),
    /// Permanently deletes everything in the trash
    #[command(alias = "empty-bin")]
    EmptyTrash(shelves::EmptyTrash),
    /// Repairs a damaged journal, and saves a copy of the damaged one beside it
    Repair(shelves::Repair),
    /// Plays a game at the terminal, or records the steps of a program
    Play(play::Play),
    /// Shares a game with phones on the same network
    Host(host::Host),
    /// Plays games between bots and says what a house rule changes
    #[command(subcommand)]
    Lab(lab::Lab),
    /// Shows statistics of the saved games: wins, players, dice, duels, gold
    Stats(stats::Stats),
    /// Lists the people who played, with their results
    People(people::PeopleArgs),
    /// Shows the results of one person: games, opponents, chances
    Person(people::PersonArgs),
    /// Exports the finished games for other programs
    Plays(plays::Plays),
    /// Writes an aid to print: a quick reference, a player mat or a score sheet
    Print(print::Print),
    /// Prints the completions for a shell
    Completions(Completions),
    /// Writes the manual pages of all commands into an existing folder
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

/// The exit status of a command, from 0 for success to the worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Success.
    Fine,
    /// A broken rule was reported.
    Broken,
    /// Something cannot be read or written, which was reported.
    Unreadable,
    /// The user stopped the command with Ctrl+C, and it reported what was done.
    Stopped = 130,
}

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The exit status, and the message for standard error.
    Message(Status, String),
    /// An error of the library.
    Library(LibraryError),
}

impl From<LibraryError> for Failure {
    fn from(error: LibraryError) -> Failure {
        Failure::Library(error)
    }
}

impl Status {
    /// The worse of both.
    pub fn or_worse(self, other: Status) -> Status {
        self.max(other)
    }

    const fn code(self) -> u8 {
        self as u8
    }
}

/// The program's arguments.
#[derive(Debug)]
pub struct Arguments {
    /// The folder for sessions and settings, instead of the system's default.
    pub data_dir: Option<PathBuf>,
    /// The language of the output, instead of the system's.
    pub language: Option<Language>,
    /// A journal to open in the window.
    pub file: Option<PathBuf>,
    /// The command; without one, the window opens.
    pub command: Option<Asked>,
}

/// The requested command.
#[derive(Debug)]
pub enum Asked {
    /// One that every game shares.
    Shared(Command),
    /// A command of one game, with its arguments.
    OfGame(OwnCommand, ArgMatches),
}

/// The whole command line: the commands that all games share, and those of these games.
fn command_line(games: &Games<dyn CommandGame>) -> clap::Command {
    let own = games.iter().filter_map(CommandGame::own_command);
    let line = Cli::command()
        .long_version(courtyard_core::about::whole_version())
        .subcommands(own.map(|own| own.command()));
    let groups = grouped_commands(&line);
    let ids: Vec<&'static str> = games.iter().map(|game| game.id()).collect();
    offering_games(line, &ids).help_template(format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}Arguments:\n{{positionals}}\n\nOptions:\n{{options}}{{after-help}}"
    ))
}

/// The groups of commands in the help, each with its title.
const GROUPS: [(&str, &[&str]); 5] = [
    (
        "One journal",
        &["replay", "check", "legal", "odds", "story", "export"],
    ),
    (
        "Saved sessions",
        &[
            "sessions",
            "rename",
            "choose",
            "archive",
            "delete",
            "restore",
            "empty-trash",
            "repair",
            "import",
            "merge",
            "plays",
            "stats",
            "people",
            "person",
        ],
    ),
    ("At the table", &["play", "host", "print"]),
    ("Rules and numbers", &["duel", "battle", "decks", "lab"]),
    ("Help", &["completions", "help"]),
];

/// The visible commands in groups, one per line.
fn grouped_commands(line: &clap::Command) -> String {
    let described = |name: &&str| {
        let about = match *name {
            "help" => Some("Describes a command".to_owned()),
            name => line
                .find_subcommand(name)?
                .get_about()
                .map(ToString::to_string),
        };
        Some(format!("  {name:12} {}\n", about?))
    };
    let group = |(title, names): (&str, &[&str])| {
        let lines: String = names.iter().filter_map(described).collect();
        format!("{title}:\n{lines}\n")
    };
    GROUPS.into_iter().map(group).collect()
}

/// The command line whose help and completions list the games wherever one is named. Other names are refused later, in
/// the language of the output.
fn offering_games(mut line: clap::Command, ids: &[&'static str]) -> clap::Command {
    let commands: Vec<String> = line
        .get_subcommands()
        .map(|command| command.get_name().to_owned())
        .collect();
    for command in commands {
        line = line.mut_subcommand(command, |command| offering_games(command, ids));
    }
    let names_a_game = line.get_arguments().any(|arg| arg.get_id() == "game");
    if names_a_game {
        line.mut_arg("game", |arg| arg.value_parser(Known(ids.to_vec())))
    } else {
        line
    }
}

/// Accepts any name, and lists the known ones.
#[derive(Debug, Clone)]
struct Known(Vec<&'static str>);

impl TypedValueParser for Known {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(PossibleValue::new)))
    }
}

/// The id of the argument `FILE`.
const FILE: &str = "file";

/// Parses the arguments. If they request help or are invalid, prints that and ends the program.
pub fn parse(
    args: impl IntoIterator<Item = OsString>,
    games: &Games<dyn CommandGame>,
) -> Arguments {
    let args: Vec<OsString> = args.into_iter().collect();
    // For an unknown command, the error message lists the existing ones.
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
        let mut own = games.iter().filter_map(CommandGame::own_command);
        match own.find(|own| own.name() == name) {
            Some(own) => Asked::OfGame(own, args.clone()),
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

/// Prints help, the version or an error in the arguments, and ends the program.
fn exit(error: &clap::Error, games: &Games<dyn CommandGame>) -> ! {
    let rendered = error.render().to_string();
    let printed = if rendered.lines().any(|line| line.contains(is_rough)) {
        // An argument could control the terminal.

        let lines = rendered.lines().map(|line| format!("{}\n", plain(line)));
        io::stderr().write_all(lines.collect::<String>().as_bytes())
    } else {
        error.print().and_then(|()| io::stdout().flush())
    };
    let printer = Printer::new(Language::system(), games.clone());
    let status = match printer.written(printed) {
        Err(failure) => i32::from(printer.fail(failure).code()),
        Ok(_) => error.exit_code(),
    };
    std::process::exit(status)
}

/// The command line including the argument for a file in place of a command.
fn whole_line(games: &Games<dyn CommandGame>) -> clap::Command {
    let file = Arg::new(FILE)
        .value_name("FILE")
        .value_parser(clap::value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help("A journal to view in the window; nothing is written to it");
    command_line(games).arg(file)
}

/// Parses the name of one of an enum's variants.
fn name_of<T>() -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr<Err = strum::ParseError> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS).try_map(|name| name.parse::<T>())
}

/// Whether this is a file, or looks more like a path than like a command.
fn is_meant_as_file(path: &Path) -> bool {
    path.extension().is_some() || path.components().count() > 1 || path.exists()
}

/// Runs the command, with output in this language.
pub fn run(
    command: Asked,
    games: Games<dyn CommandGame>,
    data_dir: Option<PathBuf>,
    language: Language,
) -> ExitCode {
    let printer = Printer {
        data_dir,
        ..Printer::new(language, games)
    };
    let done = match command {
        Asked::Shared(command) => run_shared(command, &printer),
        Asked::OfGame(own, args) => own.run(&args, &printer),
    };
    let status = done.unwrap_or_else(|failure| printer.fail(failure));
    ExitCode::from(status.code())
}

fn run_shared(command: Command, printer: &Printer) -> Result<Status, Failure> {
    match command {
        Command::Replay(args) => args.run(printer),
        Command::Check(args) => args.run(printer),
        Command::Legal(args) => args.run(printer),
        Command::Odds(args) => args.run(printer),
        Command::Story(args) => args.run(printer),
        Command::Export(args) => args.run(printer),
        Command::Sessions(args) => args.run(printer),
        Command::Rename(args) => args.run(printer),
        Command::Choose(args) => args.run(printer),
        Command::Archive(args) => args.put(printer, Shelf::Archive),
        Command::Delete(args) => args.put(printer, Shelf::Bin),
        Command::Restore(args) => args.put(printer, Shelf::Sessions),
        Command::EmptyTrash(args) => args.run(printer),
        Command::Repair(args) => args.run(printer),
        Command::Play(args) => args.run(printer),
        Command::Host(args) => args.run(printer),
        Command::Lab(args) => args.run(printer),
        Command::Stats(args) => args.run(printer),
        Command::People(args) => args.run(printer),
        Command::Person(args) => args.run(printer),
        Command::Plays(args) => args.run(printer),
        Command::Print(args) => args.run(printer),
        Command::Import(args) => args.run(printer),
        Command::Merge(args) => args.run(printer),
        Command::Completions(args) => args.run(printer),
        Command::ManPages(args) => args.run(printer),
    }
}

/// Prints the failure on standard error, and returns the exit status for it.
pub fn fail(
    why: &impl fmt::Display,
    games: Games<dyn CommandGame>,
    language: Language,
) -> ExitCode {
    let printer = Printer::new(language, games);
    let failure = printer.error(&why.to_string());
    ExitCode::from(printer.fail(failure).code())
}

impl Run for Completions {
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

impl Run for ManPages {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        // `--version` describes one build, but a manual applies to all.
        let line = whole_line(&printer.games).long_version(clap::builder::Resettable::Reset);
        let failed = |error: io::Error| {
            let file = self.folder.display().to_string();
            let message = describe_io(&printer.text, &error);
            let sentence = say!(printer.text, "cli-failure", file, message);
            Failure::Message(Status::Unreadable, sentence)
        };
        clap_mangen::generate_to(line, &self.folder)
            .and_then(|()| add_exit_statuses(&self.folder))
            .map_err(failed)?;
        Ok(Status::Fine)
    }
}

/// The exit statuses in the manual.
const EXIT_STATUSES: &str = "\
.SH EXIT STATUS
.TP
0
success
.TP
1
a journal, duel or battle breaks a rule
.TP
2
something cannot be read, written or understood
.TP
130
\\fBlab run\\fR or \\fBlab ladder\\fR was stopped with Ctrl+C and printed its results so far
";

/// Adds the exit statuses to each manual page of a folder.
fn add_exit_statuses(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("courtyard") && name.ends_with(".1") {
            let mut page = File::options().append(true).open(&path)?;
            page.write_all(EXIT_STATUSES.as_bytes())?;
        }
    }
    Ok(())
}

const GOOD: Style = AnsiColor::Green.on_default().bold();
/// The style of errors.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
const WARN: Style = AnsiColor::Yellow.on_default();
/// The style of secondary text.
pub const FAINT: Style = Style::new().dimmed();
/// The style of emphasized text.
pub const STRONG: Style = Style::new().bold();

/// A text in a style, if the terminal supports styles.
pub fn styled(style: Style, text: impl fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// A name that was given, for a message: on one line and not too long.
fn short_name(name: &str) -> String {
    short(&plain(name), LONGEST_NAME).into_owned()
}

/// A failure with this sentence.
pub fn failed(text: &Text, status: Status, why: &str) -> Failure {
    Failure::Message(status, say!(text, "cli-error", message = why))
}

/// The output of a command, with the messages, games and sessions that it uses.
pub struct Printer {
    /// The messages in the chosen language.
    pub text: Text,
    games: Games<dyn CommandGame>,
    /// The folder for sessions and settings, instead of the system's default.
    data_dir: Option<PathBuf>,
}

impl Printer {
    fn new(language: Language, games: Games<dyn CommandGame>) -> Printer {
        let described = games.map(|game| game as &dyn DescribedGame);
        Printer {
            text: Text::new(language, described),
            games,
            data_dir: None,
        }
    }

    /// Prints text, in colour on a terminal.
    ///
    /// # Errors
    /// If standard output cannot be written.
    pub fn print(&self, text: &str) -> Result<Status, Failure> {
        let mut out = anstream::stdout().lock();
        self.written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
    }

    /// Prints text unchanged.
    fn print_raw(&self, text: &str) -> Result<Status, Failure> {
        let mut out = io::stdout().lock();
        self.written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
    }

    /// Prints JSON, escaping terminal control characters.
    ///
    /// # Errors
    /// If standard output cannot be written.
    pub fn print_json(&self, value: &impl Serialize) -> Result<Status, Failure> {
        let json = serde_json::to_string_pretty(value).map_err(|e| self.unwritten(&e))?;
        self.print_raw(&(safe_json(&json) + "\n"))
    }

    /// Prints JSON on one line, for programs that read while this one continues.
    fn print_json_line(&self, value: &impl Serialize) -> Result<Status, Failure> {
        let json = serde_json::to_string(value).map_err(|e| self.unwritten(&e))?;
        self.print_raw(&(safe_json(&json) + "\n"))
    }

    /// Opens the library in the data folder for its existing sessions. Creates nothing.
    ///
    /// # Errors
    /// If the library cannot be opened.
    pub fn library(&self) -> Result<Library, Failure> {
        let games = self.games.map(|game| game as &dyn StoredGame);
        Ok(Library::open_existing(self.data_dir.clone(), games)?)
    }

    /// Opens the library in the data folder for new sessions. Creates missing folders.
    ///
    /// # Errors
    /// If the library cannot be opened.
    fn library_to_fill(&self) -> Result<Library, Failure> {
        let games = self.games.map(|game| game as &dyn StoredGame);
        Ok(Library::open(self.data_dir.clone(), games)?)
    }

    /// Prints the failure on standard error, and returns the exit status for it.
    pub fn fail(&self, failure: Failure) -> Status {
        let (status, sentence) = match failure {
            Failure::Message(status, sentence) => (status, sentence),
            Failure::Library(error) => {
                let message = describe_library(&self.text, &error);
                let sentence = match &error {
                    LibraryError::Io(path, _) | LibraryError::InUse(path) => {
                        let file = path.display().to_string();
                        say!(self.text, "cli-failure", file, message)
                    }
                    _ => say!(self.text, "cli-error", message),
                };
                (Status::Unreadable, sentence)
            }
        };
        self.complain(&sentence);
        status
    }

    /// The failure with this message.
    fn error(&self, message: &str) -> Failure {
        failed(&self.text, Status::Unreadable, message)
    }

    /// The failure that the library has no session of this name.
    fn no_session(&self, name: &str) -> Failure {
        self.error(&say!(self.text, "cli-no-session", name))
    }

    /// The game with this id on the command line.
    fn named_game(&self, id: &str) -> Result<&'static dyn CommandGame, Failure> {
        self.games.find(id).ok_or_else(|| {
            let known = self.games.iter().map(|game| game.id().to_owned());
            let known = self.text.list(known);
            self.error(&say!(
                self.text,
                "cli-unknown-game",
                name = short_name(id),
                known
            ))
        })
    }

    /// The game of this name in a journal.
    fn game(&self, id: &str) -> Result<&'static dyn CommandGame, Failure> {
        self.games.find(id).ok_or_else(|| {
            let unknown = HeaderFault::UnknownGame(id.to_owned());
            LibraryError::Header(unknown).into()
        })
    }

    /// A failure to read or write something.
    pub fn failure(&self, file: &Input, message: &str) -> Failure {
        let file = file.name(&self.text);
        let sentence = say!(self.text, "cli-failure", file, message);
        Failure::Message(Status::Unreadable, sentence)
    }

    /// Prints on standard error why the program ends. A failed write is ignored.
    pub fn complain(&self, sentence: &str) {
        let _ = writeln!(anstream::stderr().lock(), "{}", styled(BAD, sentence));
    }

    /// Prints a warning on standard error.
    pub fn warn(&self, sentence: &str) {
        let _ = writeln!(anstream::stderr().lock(), "{}", styled(WARN, sentence));
    }

    /// The result of writing to standard output. A reader that has closed it is no failure, and does not end the command.
    fn written(&self, written: io::Result<()>) -> Result<Status, Failure> {
        match written {
            Ok(()) => Ok(Status::Fine),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Status::Fine),
            Err(error) => Err(self.unwritten(&describe_io(&self.text, &error))),
        }
    }

    /// The failure to write to standard output.
    pub fn unwritten(&self, why: &impl fmt::Display) -> Failure {
        self.error(&say!(self.text, "cli-cannot-print", why = why.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_valid() {
        whole_line(&Games::new([])).debug_assert();
    }

    #[test]
    fn every_visible_command_is_in_a_group_of_the_help() {
        let line = command_line(&Games::new([]));
        let visible = line
            .get_subcommands()
            .filter(|command| !command.is_hide_set());
        for command in visible {
            let groups = GROUPS
                .iter()
                .filter(|(_, names)| names.contains(&command.get_name()));
            assert_eq!(groups.count(), 1, "{}", command.get_name());
        }
    }
}
