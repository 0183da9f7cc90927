//! Reading journals for commands.

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

/// A file, or standard input for the name `-`.
#[derive(Debug, Clone)]
pub struct Input(PathBuf);

impl From<OsString> for Input {
    fn from(path: OsString) -> Input {
        Input(path.into())
    }
}

/// A source of bytes.
pub(super) type Source = Box<dyn BufRead>;

impl Input {
    /// The input's name for messages.
    pub fn name(&self, text: &Text) -> String {
        match self.file() {
            Some(path) => path.display().to_string(),
            None => text.get("cli-standard-input").into_owned(),
        }
    }

    /// The file's path; `None` for standard input.
    pub(super) fn file(&self) -> Option<&Path> {
        (self.0.as_os_str() != "-").then_some(self.0.as_path())
    }

    /// Opens the input for reading.
    ///
    /// # Errors
    /// Returns why it cannot be opened, as a sentence.
    pub fn open(&self, text: &Text) -> Result<Source, String> {
        let unreadable = |e: io::Error| say!(text, "fault-unreadable", why = describe_io(text, &e));
        let Some(path) = self.file() else {
            return Ok(Box::new(io::stdin().lock()));
        };
        let about = fs::metadata(path).map_err(unreadable)?;
        if about.is_dir() {
            return Err(text.get("cli-directory").into_owned());
        }
        let file = if about.is_file() {
            File::open(path)
        } else {
            open_in_time(path, File::options().read(true))
        };
        let file = file.map_err(unreadable)?;
        Ok(Box::new(BufReader::new(file)))
    }
}

/// Maximum time to wait for the other end of a pipe.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens a path that may be a pipe without another end.
///
/// # Errors
/// If the system cannot open it, or nothing opens the other end of a pipe in time.
pub(super) fn open_in_time(path: &Path, options: &OpenOptions) -> io::Result<File> {
    let (ready, opened) = mpsc::channel();
    let (path, options) = (path.to_owned(), options.clone());
    thread::Builder::new().spawn(move || {
        // The receiver may have given up.
        let _ = ready.send(options.open(path));
    })?;
    opened
        .recv_timeout(PATIENCE)
        .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

/// The message of a fault with file and line.
fn describe(text: &Text, input: &Input, fault: &DescribedFault) -> String {
    let file = input.name(text);
    match fault.line {
        Some(line) => say!(
            text,
            "cli-error-line",
            file,
            line,
            message = &fault.message,
            code = fault.code
        ),
        None => say!(
            text,
            "cli-error-file",
            file,
            message = &fault.message,
            code = fault.code
        ),
    }
}

/// The failure of a command that cannot continue after this fault.
pub(super) fn failure(printer: &Printer, input: &Input, fault: &DescribedFault) -> Failure {
    let status = if fault.is_readable {
        Status::Broken
    } else {
        Status::Unreadable
    };
    Failure::Message(status, describe(&printer.text, input, fault))
}

/// The failure of a command without a session, because the journal has this fault.
pub fn unopened<R: Refusal>(printer: &Printer, input: &Input, fault: &Fault<R>) -> Failure {
    let fault = DescribedFault::unopened(&printer.text, fault);
    failure(printer, input, &fault)
}

/// Handling of an incomplete last line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CutOff {
    /// Print a warning and use the entries before it.
    Warn,
    /// Treat it like any other fault.
    Fault,
}

/// Reads a journal to its end, or up to an accepted fault.
///
/// # Errors
/// Returns any other fault.
pub(super) fn read_session(
    printer: &Printer,
    input: &Input,
    cut_off: CutOff,
) -> Result<Box<dyn DescribedSession>, DescribedFault> {
    let text = &printer.text;
    let mut source = input.open(text).map_err(|message| DescribedFault {
        line: None,
        code: "unreadable",
        message,
        is_readable: false,
        is_cut_off: false,
    })?;
    let source: &mut dyn BufRead = &mut source;
    let opened = Opened::new(source).map_err(|fault| DescribedFault::unopened(text, &fault))?;
    let Some(game) = text.games().find(&opened.header().game) else {
        let fault = Fault::<NoGame> {
            line: 1,
            cause: Cause::BadHeader(HeaderFault::UnknownGame(opened.header().game.clone())),
        };
        return Err(DescribedFault::unopened(text, &fault));
    };
    let read = game.read(text, opened)?;
    if let Some(fault) = read.fault {
        if !fault.is_cut_off || cut_off == CutOff::Fault {
            return Err(fault);
        }
        printer.warn(&describe(text, input, &fault));
    }
    Ok(read.session)
}

/// Reads a journal. An incomplete last line is left out with a warning.
pub(super) fn session_of(
    printer: &Printer,
    input: &Input,
) -> Result<Box<dyn DescribedSession>, Failure> {
    let read = read_session(printer, input, CutOff::Warn);
    read.map_err(|fault| failure(printer, input, &fault))
}
