//! Where journals come from, and what a command gets of them.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::{Failure, Printer, Status};
use courtyard_core::game::Refusal;
use courtyard_session::HeaderFault;
use courtyard_session::journal::{Cause, Fault, NoGame, Opened};
use courtyard_text::{DescribedFault, DescribedSession, Text, describe_io, say};

/// A file, or standard input under the name `-`.
#[derive(Debug, Clone)]
pub struct Input(PathBuf);

impl From<OsString> for Input {
    fn from(path: OsString) -> Input {
        Input(path.into())
    }
}

/// A source of bytes, whatever it is.
pub(super) type Source = Box<dyn BufRead>;

impl Input {
    /// What the input is called in a sentence.
    pub fn name(&self, text: &Text) -> String {
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
    ///
    /// # Errors
    /// Why it cannot be opened, in a sentence.
    pub fn open(&self, text: &Text) -> Result<Source, String> {
        let unreadable = |e: io::Error| say!(text, "fault-unreadable", why = describe_io(text, &e));
        let Some(path) = self.file() else {
            return Ok(Box::new(io::stdin().lock()));
        };
        let about = fs::metadata(path).map_err(unreadable)?;
        if about.is_dir() {
            return Err(text.get("cli-directory").into_owned());
        }
        let file = match about.is_file() {
            true => File::open(path),
            false => open_in_time(path, File::options().read(true)),
        };
        let file = file.map_err(unreadable)?;
        Ok(Box::new(BufReader::new(file)))
    }
}

/// So long is waited for whoever is at the other end of a pipe.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens what may be a pipe with nobody at its other end.
///
/// # Errors
/// As the system opens files; also when nobody comes in time.
pub(super) fn open_in_time(path: &Path, options: &OpenOptions) -> io::Result<File> {
    let (ready, opened) = mpsc::channel();
    let (path, options) = (path.to_owned(), options.clone());
    thread::Builder::new().spawn(move || {
        // Who has waited long enough has gone.
        let _ = ready.send(options.open(path));
    })?;
    opened
        .recv_timeout(PATIENCE)
        .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

/// What is wrong with a journal.
#[derive(Debug)]
pub struct Trouble {
    /// The line, unless the file cannot even be opened.
    pub(super) line: Option<u64>,
    /// The code of the contract.
    pub(super) code: &'static str,
    /// The sentence.
    pub(super) message: String,
    /// The status to end with.
    status: Status,
}

impl From<DescribedFault> for Trouble {
    fn from(fault: DescribedFault) -> Trouble {
        Trouble {
            line: Some(fault.line),
            code: fault.code,
            message: fault.message,
            status: match fault.is_readable {
                true => Status::Broken,
                false => Status::Unreadable,
            },
        }
    }
}

impl Trouble {
    /// A header that is none, or not one for this program.
    pub fn unopened<R: Refusal>(text: &Text, fault: &Fault<R>) -> Trouble {
        DescribedFault::unopened(text, fault).into()
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
    pub fn failure(self, printer: &Printer, input: &Input) -> Failure {
        Failure::Told(self.status, self.told(&printer.text, input))
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

/// Reads a journal to its end: the session, as far as it may be gone on with.
///
/// # Errors
/// What is wrong with the journal.
pub(super) fn read_session(
    printer: &Printer,
    input: &Input,
    cut_off: CutOff,
) -> Result<Box<dyn DescribedSession>, Trouble> {
    let text = &printer.text;
    let mut source = input.open(text).map_err(|message| Trouble {
        line: None,
        code: "unreadable",
        message,
        status: Status::Unreadable,
    })?;
    let source: &mut dyn BufRead = &mut source;
    let opened = Opened::new(source).map_err(|fault| Trouble::unopened(text, &fault))?;
    let Some(game) = text.games().find(&opened.header().game) else {
        let fault = Fault::<NoGame> {
            line: 1,
            cause: Cause::BadHeader(HeaderFault::UnknownGame(opened.header().game.clone())),
        };
        return Err(Trouble::unopened(text, &fault));
    };
    let read = game.read(text, opened).map_err(Trouble::from)?;
    if let Some(fault) = read.fault {
        let is_cut_off = fault.is_cut_off;
        let trouble = Trouble::from(fault);
        if !is_cut_off || cut_off == CutOff::Fault {
            return Err(trouble);
        }
        printer.warn(&trouble.told(text, input));
    }
    Ok(read.session)
}
