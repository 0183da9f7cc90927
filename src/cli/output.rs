//! Where documents go.

use std::fs;
use std::path::{Path, PathBuf};

use super::input::Input;
use super::{Failure, Printer, Status};
use crate::session::journal::EXTENSION;
use crate::text::{describe_io, say};

/// A file, or standard output where none is named or under the name `-`.
#[derive(Debug, Clone, clap::Args)]
pub(super) struct Output {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "OUT", value_hint = clap::ValueHint::FilePath)]
    output: Option<PathBuf>,
}

impl Output {
    /// The file, if it is one.
    pub(super) fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|o| o.as_os_str() != "-")
    }

    /// Writes the document there, but never over a journal: that is what is named like one, and what is read.
    pub(super) fn write(
        &self,
        printer: &Printer,
        source: Option<&Path>,
        document: &str,
    ) -> Result<Status, Failure> {
        let Some(file) = self.file() else {
            return printer.print_raw(document);
        };
        if is_a_journal(file, source) {
            return Err(refused(
                printer,
                file,
                &printer.text.get("cli-over-a-journal"),
            ));
        }
        match fs::write(file, document) {
            Ok(()) => Ok(Status::Fine),
            Err(error) => Err(unwritten(printer, file, &error)),
        }
    }
}

/// Whether this is a journal's place: its name says so, or it is the journal that is read.
pub(super) fn is_a_journal(output: &Path, source: Option<&Path>) -> bool {
    let same = source.is_some_and(|file| {
        let real = |path: &Path| fs::canonicalize(path).ok();
        real(file).is_some() && real(file) == real(output)
    });
    same || output.extension().is_some_and(|e| e == EXTENSION)
}

/// That a file is not written, and why.
pub(super) fn refused(printer: &Printer, file: &Path, why: &str) -> Failure {
    printer.failure(&Input::from(file.as_os_str().to_owned()), why)
}

/// That a file cannot be written.
pub(super) fn unwritten(printer: &Printer, file: &Path, error: &std::io::Error) -> Failure {
    let why = describe_io(&printer.text, error);
    refused(
        printer,
        file,
        &say!(printer.text, "cli-cannot-write", why = why),
    )
}
