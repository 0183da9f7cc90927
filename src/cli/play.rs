//! `courtyard play`: a session gone on with from the terminal, a step a line.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use chrono::{Local, SubsecRound};
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::input::{Input, Source, Trouble};
use super::{Desk, Failure, Status};
use crate::games::dueling_nobles::Edition;
use crate::games::{DuelingNobles, Game};
use crate::library::{Library, LibraryError, OpenSession, RecordError, Recovery};
use crate::seat::Pair;
use crate::session::journal::{Cause, Fault, LONGEST_LINE, NotJson, Opened};
use crate::session::{BadEntry, FORMAT_VERSION, Header, HeaderFault, Moment, Step};
use crate::text::{self, Describe, TextContext, Visitor, describe_fault, describe_io, say};

/// The arguments of `play`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard play --new --players Ana Ben --edition duelo
  courtyard play 2026-11-20-190311-ana-ben
  courtyard play 2026-11-20-190311-ana-ben --script steps.jsonl
  echo '{\"undo\":1}' | courtyard play sessions/evening.courtyard

A step is a line of JSON: {\"do\":{\"type\":\"buy\",\"count\":2}} or the action alone, {\"undo\":1},
{\"redo\":1}. Every answer is a line of JSON too. First comes where the journal lies, how many
entries it has, and where a last line that was cut off in writing was set aside:
  {\"journal\":\"…\",\"entries\":11,\"set_aside\":null,\"unsaved\":null}
Then one line a step, and one for every earlier one that only now came to the disk:
  {\"n\":12,\"at\":\"…\"}                       it is in the journal and on the disk
  {\"refused\":\"wrong-phase\",\"message\":\"…\"}  nothing was done, and why
  {\"unsaved\":\"…\"}                          it waits in memory for the disk, and why
Exit status 0: every step was recorded. 1: at least one was refused. 2: some are not
on the disk at the end, or the session cannot be opened.")]
pub struct Play {
    /// The session: its journal, or the name of one in the library
    #[arg(value_name = "SESSION", required_unless_present = "new", value_hint = clap::ValueHint::FilePath)]
    session: Option<PathBuf>,
    /// Where the steps come from, instead of standard input
    #[arg(long, value_name = "FILE", default_value = "-", value_hint = clap::ValueHint::FilePath)]
    script: Input,
    /// Begin a new session
    #[arg(long, conflicts_with = "session", requires = "players")]
    new: bool,
    /// Who plays in the new session
    #[arg(long, num_args = 2, value_names = ["NAME", "NAME"], conflicts_with = "session")]
    players: Option<Vec<String>>,
    /// The rules of the new session
    #[arg(
        long,
        conflicts_with = "session",
        default_value = Edition::Catsatcards.name(),
        value_parser = PossibleValuesParser::new(Edition::ALL.map(Edition::name))
    )]
    edition: String,
}

/// The moment now by the clock on the wall, to the second.
fn now() -> Moment {
    Local::now().fixed_offset().trunc_subsecs(0)
}

impl Play {
    pub(super) fn run(self, desk: &Desk, data_dir: Option<PathBuf>) -> Result<Status, Failure> {
        let failure = |error| desk.no_library(error);
        let library = desk.library(data_dir)?;
        let script = self.script.open(&desk.text);
        let script = script.map_err(|why| desk.failure(&self.script, &why))?;
        let path = match (self.session, self.players) {
            (Some(session), _) => found(&library, &session).map_err(failure)?,
            (None, players) => {
                let header = header(self.edition, players.unwrap_or_default());
                let keeper = library.begin::<DuelingNobles>(header).map_err(failure)?;
                return play(desk, keeper, None, script);
            }
        };
        let input = Input::from(path.clone().into_os_string());
        let file = File::open(&path).map_err(|e| failure(LibraryError::Io(path.clone(), e)))?;
        let opened = Opened::new(BufReader::new(file))
            .map_err(|fault| Trouble::unopened(&desk.text, &fault).failure(desk, &input))?;
        let game = opened.header().game.clone();
        let resuming = Resuming {
            desk,
            library: &library,
            path: &path,
            script,
        };
        text::visit(&game, resuming).unwrap_or_else(|| {
            Err(failure(LibraryError::Header(HeaderFault::UnknownGame(
                game,
            ))))
        })
    }
}

fn header(edition: String, players: Vec<String>) -> Header {
    let mut players = players.into_iter();
    Header {
        courtyard: FORMAT_VERSION,
        game: DuelingNobles::ID.into(),
        edition,
        rules: Map::new(),
        players: Pair::from_fn(|_| players.next().unwrap_or_default()).into(),
        started: now(),
        further: Map::new(),
    }
}

/// The journal that is meant: a file of this path, or the one of this name in the library.
fn found(library: &Library, session: &Path) -> Result<PathBuf, LibraryError> {
    let named = match session.to_str() {
        Some(name) if !session.exists() => library.find(name)?,
        _ => None,
    };
    let path = named.unwrap_or_else(|| session.to_owned());
    // A link has no lock of its own: whoever opens what it leads to has to meet this one.
    let path = match path.is_symlink() {
        true => fs::canonicalize(&path).map_err(|e| LibraryError::Io(path, e))?,
        false => path,
    };
    match fs::metadata(&path) {
        Ok(_) => Ok(path),
        Err(error) => Err(LibraryError::Io(path, error)),
    }
}

/// A session that waits for its game to be known.
struct Resuming<'a> {
    desk: &'a Desk,
    library: &'a Library,
    path: &'a Path,
    script: Source,
}

impl Visitor for Resuming<'_> {
    type Out = Result<Status, Failure>;

    fn visit<G: Describe>(self) -> Self::Out {
        let resumed = self.library.resume::<G>(self.path);
        let (keeper, recovery) = resumed.map_err(|error| self.desk.no_library(error))?;
        play(self.desk, keeper, recovery, self.script)
    }
}

/// What is said of the session, and then of each step.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    Opened {
        journal: Cow<'a, str>,
        entries: usize,
        set_aside: Option<Cow<'a, str>>,
        unsaved: Option<String>,
    },
    Recorded {
        n: u64,
        at: Option<Moment>,
    },
    Refused {
        refused: &'a str,
        message: String,
    },
    Unsaved {
        unsaved: String,
    },
}

/// Records every step of the script, and says of each what became of it before the next is read.
fn play<G: Describe>(
    desk: &Desk,
    mut keeper: OpenSession<G>,
    recovery: Option<Recovery>,
    mut script: Source,
) -> Result<Status, Failure> {
    let set_aside = match recovery {
        Some(Recovery::SetAside(aside)) => Some(aside),
        Some(Recovery::Remains | Recovery::Repaired { .. }) | None => None,
    };
    let mut said = keeper.session().entries().len();
    desk.print_json_line(&Answer::Opened {
        journal: keeper.path().to_string_lossy(),
        entries: said,
        set_aside: set_aside.as_ref().map(|aside| aside.to_string_lossy()),
        unsaved: trouble(desk, &keeper),
    })?;
    let mut status = Status::Fine;
    let (mut line, mut number) = (Vec::new(), 0);
    loop {
        number += 1;
        let read = match next_line(&mut script, &mut line) {
            Ok(None) => break,
            Ok(Some(whole)) => whole,
            Err(error) => {
                let why = describe_io(&desk.text, &error);
                let why = say!(desk.text, "fault-unreadable", why = why);
                let sentence = say!(desk.text, "cli-error", message = why);
                return Err(Failure::Told(Status::Unreadable, sentence));
            }
        };
        if line.trim_ascii().is_empty() {
            continue;
        }
        let step = match read {
            true => step(&line),
            false => Err(Cause::BadJson(NotJson::TooLong)),
        };
        let recorded = step.map(|step| keeper.record(step, now()));
        let cause = match recorded {
            Ok(Ok(_)) => {
                acknowledge(desk, &keeper, &mut said)?;
                continue;
            }
            Ok(Err(RecordError::Refused(refusal))) => Cause::Refused(refusal),
            Ok(Err(RecordError::Unwritable(_))) => Cause::BadJson(NotJson::TooLong),
            Err(cause) => cause,
        };
        if status == Status::Fine {
            status = Status::Broken;
        }
        let fault = Fault {
            line: number,
            cause,
        };
        let voice = TextContext::new(&desk.text, keeper.session());
        let message = describe_fault::<G>(voice, keeper.session().table(), &fault);
        desk.print_json_line(&Answer::Refused {
            refused: fault.code(),
            message,
        })?;
    }
    if keeper.is_saved() {
        return Ok(status);
    }
    keeper.save();
    acknowledge(desk, &keeper, &mut said)?;
    Ok(match keeper.is_saved() {
        true => status,
        false => Status::Unreadable,
    })
}

/// Says of every entry that came to the disk since the last time that it is there, or why none did.
fn acknowledge<G: Describe>(
    desk: &Desk,
    keeper: &OpenSession<G>,
    said: &mut usize,
) -> Result<(), Failure> {
    if let Some(unsaved) = trouble(desk, keeper) {
        desk.print_json_line(&Answer::Unsaved { unsaved })?;
        return Ok(());
    }
    for entry in &keeper.session().entries()[*said..] {
        let (n, at) = (entry.n, entry.at);
        desk.print_json_line(&Answer::Recorded { n, at })?;
        *said += 1;
    }
    Ok(())
}

/// Why something is not on disk, if anything is not.
fn trouble<G: Describe>(desk: &Desk, keeper: &OpenSession<G>) -> Option<String> {
    let why = keeper.trouble().map(|error| describe_io(&desk.text, error));
    (!keeper.is_saved()).then(|| why.unwrap_or_default())
}

/// Reads a line and whether it is whole: of a longer one than a journal can hold, the rest is passed over.
fn next_line(script: &mut Source, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let limit = LONGEST_LINE as u64;
    let read = script.by_ref().take(limit).read_until(b'\n', line)?;
    if read as u64 == limit && !line.ends_with(b"\n") {
        script.skip_until(b'\n')?;
        return Ok(Some(false));
    }
    Ok((read > 0).then_some(true))
}

/// The step that a line of the script says.
fn step<A: DeserializeOwned, R>(line: &[u8]) -> Result<Step<A>, Cause<R>> {
    let shape = |error: serde_json::Error| Cause::BadEntry(BadEntry::Shape(error.to_string()));
    let line =
        std::str::from_utf8(line).map_err(|e| Cause::BadJson(NotJson::NotText(e.valid_up_to())))?;
    let value: Value =
        serde_json::from_str(line).map_err(|e| Cause::BadJson(NotJson::Syntax(e.to_string())))?;
    let mut fields: Map<String, Value> = serde_json::from_value(value).map_err(shape)?;
    let count = |count: Value, name| match serde_json::from_value(count).map_err(shape)? {
        0 => Err(Cause::BadEntry(BadEntry::NoCount(name))),
        count => Ok(count),
    };
    let [action, undo, redo] = ["do", "undo", "redo"].map(|name| fields.remove(name));
    match (action, undo, redo) {
        (None, None, None) => serde_json::from_value(Value::Object(fields))
            .map(Step::Do)
            .map_err(shape),
        (Some(action), None, None) => serde_json::from_value::<Map<String, Value>>(action)
            .and_then(|action| serde_json::from_value(Value::Object(action)))
            .map(Step::Do)
            .map_err(shape),
        (None, Some(undo), None) => count(undo, "undo").map(Step::Undo),
        (None, None, Some(redo)) => count(redo, "redo").map(Step::Redo),
        _ => Err(Cause::BadEntry(BadEntry::NotOneStep)),
    }
}
