//! `courtyard play`: continues a session, for people at a terminal, and one step per line for programs.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::dialog::converse;
use super::house_rule::named_value;
use super::input::{Input, Source, unopened};
use super::seating::{SeatedLevel, seated_level};
use super::{CommandGame, Failure, Printer, Run, Status};
use courtyard_core::encoding::{is_utf16, without_mark};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::opponents::{Act, Begun, BotStep, BrokenSeal, Incomplete, opening_note};
use courtyard_lab::{Level, Opponents};
use courtyard_library::{Library, LibraryError, Moved, OpenSession, RecordError, Recovery};
use courtyard_session::journal::{Cause, Fault, LONGEST_LINE, NotJson, Opened};
use courtyard_session::{
    BadEntry, BotData, Bots, FORMAT_VERSION, Header, HeaderFault, Moment, Session, Step,
    entered_names, now,
};
use courtyard_text::{
    Describe, Text, TextContext, describe_broken_seal, describe_fault, describe_io, describe_moved,
    describe_not_for_people, describe_recovery, describe_unwritable, say,
};

/// The arguments of `play`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard play --new --players Ana Ben --edition duelo
  courtyard play --new --game duel --players Ana Hugo --bot 1=normal
  courtyard play 2026-11-20-190311-ana-ben
  courtyard play 2026-11-20-190311-ana-ben --script steps.jsonl
  echo '{\"undo\":1}' | courtyard play sessions/evening.courtyard

On a terminal, the command shows the table and the possible actions with numbers, and asks the
questions of each action; type help there. The rest is for programs: if standard input or output
is no terminal, with --script, and with bots, steps are read and answered as JSON.

A step is a line of JSON: {\"do\":{\"type\":\"buy\",\"count\":2}} or the action alone, {\"undo\":1},
{\"redo\":1}. Every answer is a line of JSON too. The first has the journal's path, its number of
entries, and the file with an incomplete last line, if the journal had one:
  {\"journal\":\"…\",\"entries\":11,\"set_aside\":null,\"unsaved\":null}
Then each step has a line, and so has each earlier step that is saved later:
  {\"n\":12,\"at\":\"…\"}                        it is in the journal and on the disk
  {\"refused\":\"wrong-phase\",\"message\":\"…\"}  nothing was done, and why
  {\"unsaved\":\"…\"}                          it is in memory until it can be saved, and why
  {\"moved\":\"…\",\"kept\":\"…\",\"message\":\"…\"}   another program has changed the journal: it
                                           stays unchanged, and the session continues
                                           in another journal
A script whose first step is refused is not read any further.
A bot acts by itself before the next step is read. Its actions, and the seeds at the end, are lines:
  {\"bot\":1,\"n\":12,\"do\":{…}}             what the bot does; with --why also the actions that
                                           it compared, and its chance to win with each,
                                           or how it values each beside the first
  {\"bot\":1,\"begins\":{\"type\":\"roll\"}}      enter the whole action for the bot: its dice, the noble
                                           that it turns up, or the hand that its spy sees
  {\"n\":57,\"opened\":[null,\"…\"]}           the game is over: see “courtyard check”
When cards are turned up, name those of people; when nobles are dealt, name the six of a bot.
The program completes these actions, and the answer has the whole action as \"do\".
Exit status 0: every step was recorded. 1: at least one was refused. 2: some are not
on the disk at the end, or the session cannot be opened.")]
pub struct Play {
    /// The game: its journal or its name in the library
    #[arg(value_name = "SESSION", required_unless_present = "new", value_hint = clap::ValueHint::FilePath)]
    session: Option<PathBuf>,
    /// The file with the steps, instead of standard input
    #[arg(long, value_name = "FILE", default_value = "-", value_hint = clap::ValueHint::FilePath)]
    script: Input,
    /// Start a new game
    #[arg(long, conflicts_with = "session", requires = "players")]
    new: bool,
    /// The game to play, such as duel; by default the first one
    #[arg(long, value_name = "GAME", conflicts_with = "session")]
    game: Option<String>,
    /// The players of the new game, in the order of the seats
    #[arg(long, num_args = 1..=Seat::MAX, value_name = "NAME", conflicts_with = "session")]
    players: Option<Vec<String>>,
    /// The edition of the new game's rules; by default the game's first one
    #[arg(long, value_name = "EDITION", conflicts_with = "session")]
    edition: Option<String>,
    /// A further field of the new game's header. The value is JSON or a word. Can be given several times
    #[arg(long, value_name = "FIELD=VALUE", conflicts_with = "session", value_parser = further_field)]
    header: Vec<(String, Value)>,
    /// A bot on a seat of the new game, counted from 0: easy, normal, hard or expert. Can be given several times
    #[arg(long, value_name = "SEAT=LEVEL", conflicts_with = "session", value_parser = seated_level)]
    bot: Vec<SeatedLevel>,
    /// Add to the actions of bots what they compared
    #[arg(long)]
    why: bool,
}

/// Parses a header field that the rules ignore.
fn further_field(text: &str) -> Result<(String, Value), &'static str> {
    let (name, value) =
        named_value(text).ok_or("a field is a name and a value with = between them")?;
    if name.is_empty() || Header::OWN_FIELDS.contains(&&*name) {
        return Err("no further field has this name");
    }
    Ok((name, value))
}

impl Run for Play {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let library = match self.session {
            Some(_) => printer.library(),
            None => printer.library_to_fill(),
        }?;
        let steps = self.steps(printer)?;
        let path = match &self.session {
            Some(session) => found(printer, &library, session)?,
            None => {
                let game = self.new_game(printer)?;
                let header = self.header(game)?;
                let start = Start::New(Box::new(header), self.bot);
                return game.play(printer, &library, start, steps, self.why);
            }
        };
        let game = game_of(printer, &path)?;
        game.play(printer, &library, Start::Continue(&path), steps, self.why)
    }
}

impl Play {
    /// Opens the source of the steps.
    fn steps(&self, printer: &Printer) -> Result<Steps, Failure> {
        let is_script = self.script.file().is_some();
        if !is_script && io::stdin().is_terminal() && io::stdout().is_terminal() {
            return Ok(Steps::Player);
        }
        let source = self.script.open(&printer.text);
        let source = source.map_err(|why| printer.failure(&self.script, &why))?;
        Ok(if is_script {
            Steps::Script(source)
        } else {
            Steps::Program(source)
        })
    }

    /// The game of the new session.
    fn new_game(&self, printer: &Printer) -> Result<&'static dyn CommandGame, Failure> {
        let first = printer.games.iter().next().map(|game| game.id());
        printer.named_game(self.game.as_deref().or(first).unwrap_or_default())
    }

    /// The header of the new session.
    fn header(&self, game: &dyn CommandGame) -> Result<Header, LibraryError> {
        let players = self.players.clone().unwrap_or_default();
        let (min, max) = game.players();
        let wrong = LibraryError::Header(HeaderFault::Players {
            count: players.len(),
            min,
            max,
        });
        let edition = self.edition.as_deref();
        let edition = edition.or_else(|| game.editions().first().copied());
        Ok(Header {
            courtyard: FORMAT_VERSION,
            game: game.id().to_owned(),
            edition: edition.unwrap_or_default().to_owned(),
            rules: Map::new(),
            players: entered_names(&Seats::try_from(players).map_err(|_| wrong)?)
                .map_err(LibraryError::Names)?,
            started: now(),
            bots: Bots::default(),
            // If a name is given twice, the last value applies.
            further: self.header.iter().cloned().collect(),
        })
    }
}

/// The session that is played.
pub enum Start<'a> {
    /// A new one with this header and these bots.
    New(Box<Header>, Vec<(Seat, Level)>),
    /// The one with this journal.
    Continue(&'a Path),
}

/// The source of the steps of a session.
pub enum Steps {
    /// A player at the terminal. If there are bots at the table, the player types the steps as programs do.
    Player,
    /// A program, which reads the answer to each step.
    Program(Source),
    /// A file. It ends if its first step is refused, because it then belongs to another table.
    Script(Source),
}

/// The requested journal: the file at this path, or the one of this name in the library.
///
/// # Errors
/// If there is none, or it cannot be read.
pub(super) fn found(
    printer: &Printer,
    library: &Library,
    session: &Path,
) -> Result<PathBuf, Failure> {
    let named = match session.to_str() {
        // A folder is no journal.
        Some(name) if !session.exists() || session.is_dir() => library.find(name)?,
        _ => None,
    };
    let path = named.unwrap_or_else(|| session.to_owned());
    // Use the target of a link, so that all names of a journal share its lock.
    let path = if path.is_symlink() {
        fs::canonicalize(&path).map_err(|e| LibraryError::Io(path, e))?
    } else {
        path
    };
    match fs::metadata(&path) {
        // Opening a pipe would block.
        Ok(about) if !about.is_file() => {
            Err(LibraryError::Io(path, io::ErrorKind::IsADirectory.into()).into())
        }
        Ok(_) => Ok(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(printer.no_session(&session.display().to_string()))
        }
        Err(error) => Err(LibraryError::Io(path, error).into()),
    }
}

/// The game of the journal at this path.
pub(super) fn game_of(printer: &Printer, path: &Path) -> Result<&'static dyn CommandGame, Failure> {
    let file = File::open(path).map_err(|e| LibraryError::Io(path.to_owned(), e))?;
    let opened = Opened::new(BufReader::new(file)).map_err(|fault| {
        let input = Input::from(path.as_os_str().to_owned());
        unopened(printer, &input, &fault)
    })?;
    printer.game(&opened.header().game)
}

/// Why a step was not recorded.
pub(super) struct Unrecorded {
    /// The stable code.
    code: &'static str,
    pub(super) message: String,
}

impl Unrecorded {
    pub(super) fn new<G: Describe>(
        text: &Text,
        session: &Session<G>,
        cause: Cause<G::Refusal>,
    ) -> Unrecorded {
        let fault = Fault { line: 1, cause };
        let context = TextContext::new(text, session);
        Unrecorded {
            code: fault.code(),
            message: describe_fault::<G>(context, session.table(), &fault),
        }
    }
}

/// Records the step on a line, which may finish an action of a bot. Returns its action if the bots added their part to it.
///
/// # Errors
/// Returns why nothing was recorded.
fn record<G: Describe>(
    session: &mut OpenSession<G>,
    text: &Text,
    bots: Option<&dyn Opponents<G>>,
    begun: Option<Begun<G>>,
    line: &[u8],
) -> Result<Option<Value>, Unrecorded> {
    let read = if line.len() < LONGEST_LINE || line.ends_with(b"\n") {
        step(line)
    } else {
        Err(Cause::BadJson(NotJson::TooLong))
    };
    let mut step: Step<G::Action> =
        read.map_err(|cause| Unrecorded::new(text, session.session(), cause))?;
    let mut shown = None;
    if let (Step::Do(action), Some(bots)) = (&mut step, bots) {
        let completed = bots.complete(session.session(), begun, action.clone());
        let completed = completed.map_err(|why| {
            let players = &session.session().header().players;
            match why {
                Incomplete::NotForPeople(why) => Unrecorded {
                    code: why.code(),
                    message: describe_not_for_people(text, players, why),
                },
                Incomplete::Broken(broken) => Unrecorded {
                    code: BrokenSeal::CODE,
                    message: describe_broken_seal(text, players, broken),
                },
            }
        })?;
        if *action != completed {
            shown = Some(json!(completed));
            *action = completed;
        }
    }
    apply(session, text, step).map(|()| shown)
}

/// Records a step.
///
/// # Errors
/// Returns why it was not recorded.
pub(super) fn apply<G: Describe>(
    session: &mut OpenSession<G>,
    text: &Text,
    step: Step<G::Action>,
) -> Result<(), Unrecorded> {
    match session.record_with(step, BotData::default(), now()) {
        Ok(_) => Ok(()),
        Err(RecordError::Refused(refusal)) => {
            let cause = Cause::Refused(refusal);
            Err(Unrecorded::new(text, session.session(), cause))
        }
        Err(RecordError::Unwritable(why)) => Err(Unrecorded {
            code: why.code(),
            message: describe_unwritable(text, why),
        }),
    }
}

/// An output line about the session or a step.
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
        #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
        completed: Option<Value>,
    },
    ByBot {
        bot: Seat,
        n: u64,
        #[serde(rename = "do")]
        action: Value,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Value>,
    },
    BegunByBot {
        bot: Seat,
        begins: Value,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Value>,
    },
    SeedsOpened {
        n: u64,
        opened: Vec<Option<String>>,
    },
    Refused {
        refused: &'a str,
        message: String,
    },
    Unsaved {
        unsaved: String,
    },
    Moved {
        moved: Cow<'a, str>,
        kept: Cow<'a, str>,
        message: String,
    },
}

/// Plays the session at the terminal, or records every step and prints the result of each before reading the next.
pub(super) fn play<G: Describe>(
    printer: &Printer,
    mut session: OpenSession<G>,
    recovery: Option<Recovery>,
    bots: Option<&dyn Opponents<G>>,
    steps: Steps,
    why: bool,
) -> Result<Status, Failure> {
    let (mut script, is_file) = match steps {
        Steps::Player if bots.is_none() => {
            return at_terminal(printer, session, recovery.as_ref());
        }
        // Only JSON leaves out the cards of a bot.
        Steps::Player => (Box::new(io::stdin().lock()) as Source, false),
        Steps::Program(source) => (source, false),
        Steps::Script(source) => (source, true),
    };
    let set_aside = match recovery {
        Some(Recovery::SetAside(aside)) => Some(aside),
        Some(Recovery::Remains | Recovery::Repaired { .. }) | None => None,
    };
    let mut said = Said {
        printer,
        entries: session.session().entries().len(),
        moved: None,
        by_bots: BTreeMap::new(),
        completed: BTreeMap::new(),
        begun_after: None,
        why,
    };
    let entries = said.entries;
    said.answer(&Answer::Opened {
        journal: session.path().to_string_lossy(),
        entries,
        set_aside: set_aside.as_ref().map(|aside| aside.to_string_lossy()),
        unsaved: trouble(printer, &session),
    })?;
    let mut status = Status::Fine;
    let mut line = Vec::new();
    let mut is_first = true;
    loop {
        let mut begun = None;
        if let Some(bots) = bots {
            let (acted, begins) = said.bots_act(&mut session, bots)?;
            status = status.or_worse(acted);
            begun = begins;
        }
        match next_line(&mut script, &mut line) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                let why = describe_io(&printer.text, &error);
                return Err(printer.error(&say!(printer.text, "fault-unreadable", why)));
            }
        }
        if is_first && is_utf16(&line) {
            return Err(printer.error(&printer.text.get("cli-script-utf-16")));
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        match record(&mut session, &printer.text, bots, begun, &line) {
            Ok(completed) => {
                let n = session.session().entries().len() as u64;
                said.completed.extend(completed.map(|action| (n, action)));
                said.acknowledge(&session)?;
            }
            Err(Unrecorded { code, message }) => {
                status = status.or_worse(Status::Broken);
                said.answer(&Answer::Refused {
                    refused: code,
                    message,
                })?;
                if is_file && is_first {
                    printer.complain(&printer.text.get("cli-script-stopped"));
                    break;
                }
            }
        }
        is_first = false;
    }
    if session.is_saved() {
        return Ok(status);
    }
    session.save();
    said.acknowledge(&session)?;
    Ok(if session.is_saved() {
        status
    } else {
        Status::Unreadable
    })
}

/// Plays the session with a player at the terminal.
fn at_terminal<G: Describe>(
    printer: &Printer,
    mut session: OpenSession<G>,
    recovery: Option<&Recovery>,
) -> Result<Status, Failure> {
    if let Some(recovery) = recovery {
        printer.warn(&describe_recovery(&printer.text, recovery));
    }
    let (mut input, mut out) = (io::stdin().lock(), anstream::stdout().lock());
    let done = converse(&printer.text, &mut session, &mut input, &mut out);
    printer.written(done)?;
    if !session.is_saved() {
        session.save();
    }
    match trouble(printer, &session) {
        None => Ok(Status::Fine),
        Some(why) => Err(printer.error(&say!(printer.text, "play-unsaved", why))),
    }
}

/// The state that was last printed.
struct Said<'a> {
    printer: &'a Printer,
    /// Number of entries on disk.
    entries: usize,
    /// The move to another journal.
    moved: Option<Moved>,
    /// The lines about entries that bots have made and that are not reported yet, by the number of the entry.
    by_bots: BTreeMap<u64, Answer<'static>>,
    /// The actions of people to which bots added their cards, if they are not reported yet, by the number of the entry.
    completed: BTreeMap<u64, Value>,
    /// Number of entries after which a bot has begun an action, if that is reported.
    begun_after: Option<usize>,
    /// Whether to print what the bots compared.
    why: bool,
}

impl Said<'_> {
    fn answer(&self, answer: &Answer<'_>) -> Result<(), Failure> {
        self.printer.print_json_line(answer).map(drop)
    }

    /// Lets the bots act until a person is to act. Returns the action that the person is to finish for a bot. When the game
    /// has ended, the seeds of the bots are made public.
    fn bots_act<G: Describe>(
        &mut self,
        session: &mut OpenSession<G>,
        bots: &dyn Opponents<G>,
    ) -> Result<(Status, Option<Begun<G>>), Failure> {
        loop {
            let step = match bots.next(session.session()) {
                Ok(step) => step,
                // Undo can remove the entry that another program has added.
                Err(broken) => {
                    let players = &session.session().header().players;
                    self.answer(&Answer::Refused {
                        refused: BrokenSeal::CODE,
                        message: describe_broken_seal(&self.printer.text, players, broken),
                    })?;
                    return Ok((Status::Broken, None));
                }
            };
            let entries = session.session().entries().len();
            let n = entries as u64 + 1;
            let (action, data, answer) = if let Some(step) = step {
                let why = self.why.then(|| why_of::<G>(&step));
                let bot = step.seat;
                let action = match step.act {
                    Act::Do(action) => action,
                    Act::Begin(begun) => {
                        if self.begun_after.replace(entries) != Some(entries) {
                            let begins = json!(begun);
                            self.answer(&Answer::BegunByBot { bot, begins, why })?;
                        }
                        return Ok((Status::Fine, Some(begun)));
                    }
                };
                let answer = Answer::ByBot {
                    bot,
                    n,
                    action: json!(action),
                    why,
                };
                (action, step.data, answer)
            } else {
                let Some(data) = bots.opened(session.session()) else {
                    return Ok((Status::Fine, None));
                };
                let Some(note) = opening_note(session.session(), &data) else {
                    return Ok((Status::Fine, None));
                };
                let opened = data.opened.clone();
                (note, data, Answer::SeedsOpened { n, opened })
            };
            if let Err(why) = session.record_with(Step::Do(action), data, now()) {
                let why = match why {
                    RecordError::Refused(refusal) => {
                        let cause = Cause::Refused(refusal);
                        Unrecorded::new(&self.printer.text, session.session(), cause).message
                    }
                    RecordError::Unwritable(why) => describe_unwritable(&self.printer.text, why),
                };
                return Err(self.printer.error(&why));
            }
            self.by_bots.insert(n, answer);
            self.acknowledge(session)?;
        }
    }

    /// Reports every entry saved since the last call, or why none was.
    fn acknowledge<G: Describe>(&mut self, session: &OpenSession<G>) -> Result<(), Failure> {
        if let Some(moved) = session.moved().filter(|m| self.moved.as_ref() != Some(*m)) {
            self.answer(&Answer::Moved {
                moved: moved.to.to_string_lossy(),
                kept: moved.from.to_string_lossy(),
                message: describe_moved(&self.printer.text, moved),
            })?;
            self.moved = Some(moved.clone());
        }
        if let Some(unsaved) = trouble(self.printer, session) {
            return self.answer(&Answer::Unsaved { unsaved });
        }
        let entries = session.session().entries();
        for entry in entries.iter().skip(self.entries) {
            let (n, at) = (entry.n, entry.at);
            let by_bot = self.by_bots.remove(&n);
            let completed = self.completed.remove(&n);
            let recorded = Answer::Recorded { n, at, completed };
            self.answer(&by_bot.unwrap_or(recorded))?;
        }
        self.entries = entries.len();
        Ok(())
    }
}

/// The acts that a bot compared, the chosen one first, as JSON. Without a chance to win, each has how it is valued.
fn why_of<G: Describe>(step: &BotStep<G>) -> Value {
    let compared = step.compared.iter().map(|choice| {
        let chance = choice.chance;
        let valued = chance.is_none().then_some(choice.valued);
        match &choice.act {
            Act::Do(action) => json!({"do": action, "chance": chance, "valued": valued}),
            Act::Begin(begun) => json!({"begins": begun, "chance": chance, "valued": valued}),
        }
    });
    compared.collect()
}

/// Why entries are not on disk, if that is so.
fn trouble<G: Describe>(printer: &Printer, session: &OpenSession<G>) -> Option<String> {
    let why = session
        .trouble()
        .map(|error| describe_io(&printer.text, error));
    (!session.is_saved()).then(|| why.unwrap_or_default())
}

/// Reads a line without a byte order mark, and returns whether there is one. The rest of a line longer than a journal
/// allows is skipped.
fn next_line(script: &mut Source, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let limit = LONGEST_LINE as u64;
    let read = script.by_ref().take(limit).read_until(b'\n', line)?;
    let mark = line.len() - without_mark(line).len();
    line.drain(..mark);
    if read as u64 == limit && !line.ends_with(b"\n") {
        script.skip_until(b'\n')?;
    }
    Ok(read > 0)
}

/// Parses the step on a line of the script.
pub(super) fn step<A: DeserializeOwned, R>(line: &[u8]) -> Result<Step<A>, Cause<R>> {
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
