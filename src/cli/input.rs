//! Where journals come from, and what a command gets of them.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use super::{Desk, Failure, Status};
use crate::games::Refusal;
use crate::session::journal::{Cause, Fault, NoGame, Opened};
use crate::session::{HeaderFault, Session};
use crate::text::{
    self, Describe, Text, TextContext, Visitor, describe_fault, describe_io, describe_unopened, say,
};

/// A file, or standard input under the name `-`.
#[derive(Debug, Clone)]
pub(super) struct Input(PathBuf);

impl From<OsString> for Input {
    fn from(path: OsString) -> Input {
        Input(path.into())
    }
}

/// A source of bytes, whatever it is.
pub(super) type Source = Box<dyn BufRead>;

impl Input {
    /// What the input is called in a sentence.
    pub(super) fn name(&self, text: &Text) -> String {
        match self.file() {
            Some(path) => path.display().to_string(),
            None => text.get("cli-standard-input").into_owned(),
        }
    }

    /// The file, if it is one.
    pub(super) fn file(&self) -> Option<&Path> {
        (self.0.as_os_str() != "-").then_some(self.0.as_path())
    }

    /// Opens it for reading.
    pub(super) fn open(&self, text: &Text) -> Result<Source, String> {
        let unreadable = |e: io::Error| say!(text, "fault-unreadable", why = describe_io(text, &e));
        let Some(path) = self.file() else {
            return Ok(Box::new(io::stdin().lock()));
        };
        if fs::metadata(path).map_err(unreadable)?.is_dir() {
            return Err(text.get("cli-directory").into_owned());
        }
        let file = File::open(path).map_err(unreadable)?;
        Ok(Box::new(BufReader::new(file)))
    }
}

/// What is wrong with a journal.
#[derive(Debug)]
pub(super) struct Trouble {
    /// The line, unless the file cannot even be opened.
    pub(super) line: Option<u64>,
    /// The code of the contract.
    pub(super) code: &'static str,
    /// The sentence.
    pub(super) message: String,
    /// The status to end with.
    status: Status,
}

impl Trouble {
    fn new<R: Refusal>(fault: &Fault<R>, message: String) -> Trouble {
        Trouble {
            line: Some(fault.line),
            code: fault.code(),
            message,
            status: match fault.is_readable() {
                true => Status::Broken,
                false => Status::Unreadable,
            },
        }
    }

    /// A header that is none, or not one for this program.
    pub(super) fn unopened<R: Refusal>(text: &Text, fault: &Fault<R>) -> Trouble {
        Trouble::new(fault, describe_unopened(text, fault))
    }

    /// The sentence with file and line, under a message that begins it.
    fn told(&self, text: &Text, input: &Input) -> String {
        let file = input.name(text);
        match self.line {
            Some(line) => say!(
                text,
                "cli-error-line",
                file = file,
                line = line,
                message = &self.message,
                code = self.code
            ),
            None => say!(
                text,
                "cli-error-file",
                file = file,
                message = &self.message,
                code = self.code
            ),
        }
    }

    /// The end of a command that could not go on.
    pub(super) fn failure(self, desk: &Desk, input: &Input) -> Failure {
        Failure::Told(self.status, self.told(&desk.text, input))
    }
}

/// What to do about a last line that was cut off in writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CutOff {
    /// Say so, and go on with the entries before it.
    Warn,
    /// Take it for any other fault.
    Fault,
}

/// What is to be done with a session, whatever its game.
pub(super) trait Task {
    /// Does it.
    fn run<G: Describe>(self, desk: &Desk, session: &Session<G>) -> Result<Status, Failure>;
}

/// Reads a journal to its end and does something with it.
///
/// # Errors
/// What is wrong with the journal; nothing has been done then.
pub(super) fn with_session(
    desk: &Desk,
    input: &Input,
    cut_off: CutOff,
    task: impl Task,
) -> Result<Result<Status, Failure>, Trouble> {
    let text = &desk.text;
    let source = input.open(text).map_err(|message| Trouble {
        line: None,
        code: "unreadable",
        message,
        status: Status::Unreadable,
    })?;
    let opened = Opened::new(source).map_err(|fault| Trouble::unopened(text, &fault))?;
    let game = opened.header().game.clone();
    let reading = Reading {
        desk,
        input,
        cut_off,
        opened,
        task,
    };
    text::visit(&game, reading).unwrap_or_else(|| {
        let fault = Fault::<NoGame> {
            line: 1,
            cause: Cause::BadHeader(HeaderFault::UnknownGame(game)),
        };
        Err(Trouble::unopened(text, &fault))
    })
}

/// A journal whose header was read, and what waits for the rest.
struct Reading<'a, T> {
    desk: &'a Desk,
    input: &'a Input,
    cut_off: CutOff,
    opened: Opened<Source>,
    task: T,
}

impl<T: Task> Visitor for Reading<'_, T> {
    type Out = Result<Result<Status, Failure>, Trouble>;

    fn visit<G: Describe>(self) -> Self::Out {
        let text = &self.desk.text;
        let read = self.opened.read::<G>();
        let read = read.map_err(|fault| Trouble::unopened(text, &fault))?;
        let session = read.session;
        if let Some(fault) = read.fault {
            let voice = TextContext::new(text, &session);
            let message = describe_fault(voice, session.table(), &fault);
            let trouble = Trouble::new(&fault, message);
            if fault.cause != Cause::CutOff || self.cut_off == CutOff::Fault {
                return Err(trouble);
            }
            self.desk.warn(&trouble.told(text, self.input));
        }
        Ok(self.task.run(self.desk, &session))
    }
}
