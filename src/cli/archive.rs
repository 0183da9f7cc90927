//! Import and export of journals: `courtyard import` and `courtyard export --all`.

use std::fs::{self, File};
use std::io::{self, BufWriter, Cursor, Read, Write};
use std::path::Path;

use clap::Args;

use super::input::{Input, Source};
use super::output::{may_be_written, refused, unwritten};
use super::{Failure, Printer, Run, Status};
use courtyard_library::archive::{ArchiveError, LARGEST_ARCHIVE, Packed};
use courtyard_library::{Imported, Importer, Library, LibraryError, Shelf, exports};
use courtyard_session::journal;
use courtyard_text::{
    Text, describe_alike, describe_archive, describe_io, describe_left_out_of_archive,
    describe_library, describe_merged, say,
};

/// The arguments of `import`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard import evening.courtyard
  courtyard import backup.zip
  courtyard import *.courtyard --data-dir /media/stick/games

A file is recognised by its content, not by its name. Each journal is validated before it is
imported. A copy of a saved game is not imported twice: if it has further entries, they are added
to the saved game.
Exit status 0: all journals are in the library. 1: at least one breaks a rule. 2: at least one
cannot be read or written.")]
pub struct Import {
    /// The files, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    files: Vec<Input>,
}

impl Run for Import {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let library = printer.library_to_fill()?;
        let mut importer = library.importer()?;
        let mut worst = Status::Fine;
        for file in &self.files {
            let imported = import(printer, &library, &mut importer, file);
            worst = worst.or_worse(imported.unwrap_or_else(|failure| printer.fail(failure)));
        }
        Ok(worst)
    }
}

/// Imports a journal, or the journals of an archive.
fn import(
    printer: &Printer,
    library: &Library,
    importer: &mut Importer<'_>,
    file: &Input,
) -> Result<Status, Failure> {
    let text = &printer.text;
    let unreadable = |e: io::Error| {
        let why = describe_io(text, &e);
        printer.failure(file, &say!(text, "fault-unreadable", why))
    };
    let mut source = file.open(text).map_err(|why| printer.failure(file, &why))?;
    let shown = file.name(text);
    if !is_an_archive(&mut source).map_err(unreadable)? {
        let name = file.file().and_then(Path::file_stem).unwrap_or_default();
        let imported = importer.import(source, &name.to_string_lossy());
        return reported(printer, library, &shown, &imported);
    }
    let mut worst_so_far = Ok(Status::Fine);
    let report = |packed: &Packed, imported| {
        let shown = say!(
            text,
            "cli-in-archive",
            archive = &shown,
            file = &packed.shown
        );
        if let Ok(before) = worst_so_far {
            let status = reported(printer, library, &shown, &imported);
            worst_so_far = status.map(|status| before.or_worse(status));
        }
    };
    let regular = file.file().filter(|path| path.is_file());
    let unpacked = match regular {
        Some(path) => importer.import_archive(File::open(path).map_err(unreadable)?, report),
        None => {
            // Input from a pipe is buffered, up to one byte more than the limit.
            let mut bytes = Vec::new();
            let mut source = source.take(LARGEST_ARCHIVE + 1);
            source.read_to_end(&mut bytes).map_err(unreadable)?;
            importer.import_archive(Cursor::new(bytes), report)
        }
    };
    let worst = worst_so_far?;
    match unpacked {
        Err(error) => Err(printer.failure(file, &describe_archive(text, &error))),
        Ok(unpacked) => {
            if unpacked.others > 0 {
                let count = unpacked.others;
                let others = say!(text, "cli-import-others", file = shown, count);
                printer.print(&format!("{others}\n"))?;
            }
            Ok(worst)
        }
    }
}

/// Whether the input is a zip archive, judged by its first bytes, which are not consumed.
fn is_an_archive(source: &mut Source) -> io::Result<bool> {
    let begins = source.fill_buf()?;
    Ok(begins.starts_with(b"PK\x03\x04") || begins.starts_with(b"PK\x05\x06"))
}

/// Reports the result for a journal: imported ones on standard output, others on standard error.
pub(super) fn reported(
    printer: &Printer,
    library: &Library,
    shown: &str,
    imported: &Result<Imported, LibraryError>,
) -> Result<Status, Failure> {
    let text = &printer.text;
    let imported = match imported {
        Ok(imported) => imported,
        Err(error) => {
            let (status, why) = why_not(text, shown, error);
            printer.complain(&why);
            return Ok(status);
        }
    };
    let line = describe_merged(text, library, shown, imported).unwrap_or_else(|| {
        let key = match imported {
            Imported::New { cut_off: true, .. } => "cli-import-cut-off",
            _ => "cli-import-new",
        };
        let name = imported.path().file_stem().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        say!(text, key, file = shown, name)
    });
    let mut printed = printer.print(&format!("{line}\n"))?;
    if let Some(known) = imported.known()
        && library.shelf_of(known) != Some(Shelf::Sessions)
    {
        let name = known.file_stem().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        printed = printer.print(&format!("{}\n", say!(text, "cli-import-restore", name)))?;
    }
    if let Imported::New {
        alike: Some(alike), ..
    } = imported
    {
        let message = describe_alike(text, alike);
        printer.warn(&say!(text, "cli-failure", file = shown, message));
    }
    Ok(printed)
}

/// Why a journal was not imported, and the exit status for it.
fn why_not(text: &Text, shown: &str, error: &LibraryError) -> (Status, String) {
    match error {
        LibraryError::Damaged { line, code, .. } => {
            let status = if journal::UNREADABLE.contains(code) {
                Status::Unreadable
            } else {
                Status::Broken
            };
            let why = say!(
                text,
                "cli-error-line",
                file = shown,
                line = *line,
                message = text.get("cli-import-refused").into_owned(),
                code = *code
            );
            (status, why)
        }
        error => {
            let why = describe_library(text, error);
            let why = say!(text, "cli-failure", file = shown, message = why);
            (Status::Unreadable, why)
        }
    }
}

/// Writes all journals into one archive, atomically, and names those that cannot be imported again.
pub(super) fn export_all(printer: &Printer, output: &Path) -> Result<Status, Failure> {
    let text = &printer.text;
    may_be_written(printer, output)?;
    // A folder or a device cannot be replaced atomically.
    if fs::metadata(output).is_ok_and(|about| !about.is_file()) {
        return Err(refused(printer, output, &text.get("cli-not-a-file")));
    }
    let library = printer.library()?;
    let journals = library.everything()?;
    let fail = |error| match error {
        ArchiveError::Io(error) => unwritten(printer, output, &error),
        ArchiveError::Library(error) => error.into(),
        error => refused(printer, output, &describe_archive(text, &error)),
    };
    let mut left_out = Vec::new();
    exports::write_over(output, |file| {
        let mut file = BufWriter::new(file);
        left_out = library.pack(&journals, &mut file)?;
        Ok(file.flush()?)
    })
    .map_err(fail)?;
    let file = output.display().to_string();
    let count = journals.len() - left_out.len();
    let packed = say!(text, "cli-packed", file, count);
    printer.print(&format!("{packed}\n"))?;
    for left_out in &left_out {
        printer.complain(&describe_left_out_of_archive(text, left_out));
    }
    Ok(if left_out.is_empty() {
        Status::Fine
    } else {
        Status::Broken
    })
}
