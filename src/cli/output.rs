//! Writing documents.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::input::{Input, open_in_time};
use super::{Failure, Printer, Status};
use courtyard_library::Library;
use courtyard_library::exports::{self, Protection};
use courtyard_text::export::safe_json;
use courtyard_text::{describe_io, say};

/// A file, or standard output if none is given or its name is `-`.
#[derive(Debug, Clone, clap::Args)]
pub struct Output {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    output: Option<PathBuf>,
}

impl Output {
    /// The file's path; `None` for standard output.
    pub(super) fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|o| o.as_os_str() != "-")
    }

    /// Writes the document atomically, but never over a journal or into a library.
    ///
    /// # Errors
    /// If the document cannot be written.
    pub fn write(&self, printer: &Printer, document: &str) -> Result<Status, Failure> {
        self.fill(printer, |out| out.write_all(document.as_bytes()))
    }

    /// Writes JSON, otherwise as [`write`](Output::write).
    pub(super) fn write_json(&self, printer: &Printer, value: &Value) -> Result<Status, Failure> {
        self.write(printer, &(safe_json(&format!("{value:#}")) + "\n"))
    }

    /// Refuses an output that cannot be written, before the work for it begins.
    ///
    /// # Errors
    /// If nothing may or can be written to the file.
    pub(super) fn check(&self, printer: &Printer) -> Result<(), Failure> {
        let Some(file) = self.file() else {
            return Ok(());
        };
        may_be_written(printer, file)?;
        if is_device(file) {
            Ok(())
        } else {
            exports::can_be_written(file)
                .map(drop)
                .map_err(|error| unwritten(printer, file, &error))
        }
    }

    /// Writes a document in parts, otherwise as [`write`](Output::write).
    pub(super) fn fill(
        &self,
        printer: &Printer,
        fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<Status, Failure> {
        let filled = |into: &mut dyn Write| {
            let mut out = BufWriter::new(into);
            fill(&mut out)?;
            out.flush()
        };
        let Some(file) = self.file() else {
            return printer.written(filled(&mut io::stdout().lock()));
        };
        may_be_written(printer, file)?;
        let written = if is_device(file) {
            // It cannot be replaced atomically.

            let opened = open_in_time(file, File::options().write(true));
            opened.and_then(|mut file| filled(&mut file))
        } else {
            exports::write_over(file, |mut file| filled(&mut file))
        };
        match written {
            Ok(()) => Ok(Status::Fine),
            Err(error) => Err(unwritten(printer, file, &error)),
        }
    }
}

/// Whether this is a device or a pipe.
fn is_device(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// Refuses paths to which only the app writes.
pub(super) fn may_be_written(printer: &Printer, file: &Path) -> Result<(), Failure> {
    // Without a data folder, the path cannot be in it.
    let data = Library::data_folder(printer.data_dir.clone()).ok();
    let why = match exports::protection(file, data.as_deref()) {
        None => return Ok(()),
        Some(Protection::Journal) => "cli-over-a-journal",
        Some(Protection::Library) => "cli-into-the-library",
    };
    Err(refused(printer, file, &printer.text.get(why)))
}

/// The failure that a file must not be written, with the reason.
pub(super) fn refused(printer: &Printer, file: &Path, why: &str) -> Failure {
    printer.failure(&Input::from(file.as_os_str().to_owned()), why)
}

/// The failure that a file cannot be written.
pub(super) fn unwritten(printer: &Printer, file: &Path, error: &std::io::Error) -> Failure {
    let why = describe_io(&printer.text, error);
    refused(printer, file, &say!(printer.text, "cli-cannot-write", why))
}
