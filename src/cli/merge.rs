//! `courtyard merge`.

use std::fs::File;
use std::io;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::archive::reported;
use super::input::open_in_time;
use super::{Failure, Printer, Run, Status};
use courtyard_library::archive::Packed;
use courtyard_library::{Imported, LibraryError};
use courtyard_text::{describe_archive, describe_io, describe_library, say};

/// The arguments of `merge`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard merge /media/stick/games --dry-run
  courtyard merge /media/stick/games
  courtyard merge laptop.zip --json

Adds the games of another device: those of its data folder, of a folder with journals, or of a zip
file that “export --all” has written. A game that both have is continued here if it has further
entries there. If both were played on differently, both versions stay, and one of them counts.
Nothing is removed here, and nothing is written there.
Exit status 0: everything is here. 1: at least one journal breaks a rule. 2: at least one cannot be
read or written.")]
pub struct Merge {
    /// The other device's data folder, a folder with journals, or a zip file
    #[arg(value_name = "OTHER", value_hint = clap::ValueHint::AnyPath)]
    other: PathBuf,
    /// Only say what would happen
    #[arg(long)]
    dry_run: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// The result of a merge for other programs.
#[derive(Default)]
struct Merged {
    added: Vec<String>,
    continued: Vec<Value>,
    same: usize,
    versions: Vec<Value>,
    damaged: Vec<String>,
    people: usize,
}

impl Merged {
    fn take(&mut self, shown: &str, imported: &Result<Imported, LibraryError>) {
        let Ok(imported) = imported else {
            self.damaged.push(shown.to_owned());
            return;
        };
        let session = imported.path().file_stem().unwrap_or_default();
        let session = session.to_string_lossy();
        match imported {
            Imported::New { .. } => self.added.push(session.into_owned()),
            Imported::Known(_) | Imported::Corrected(_) | Imported::Further(_) => self.same += 1,
            Imported::Continued { entries, .. } => {
                let continued = json!({"session": session, "entries": entries});
                self.continued.push(continued);
            }
            Imported::Version { at, .. } => {
                self.versions.push(json!({"session": session, "at": at}));
            }
        }
    }

    fn to_json(&self) -> Value {
        json!({
            "added": self.added,
            "continued": self.continued,
            "same": self.same,
            "versions": self.versions,
            "damaged": self.damaged,
            "people": self.people,
        })
    }
}

impl Run for Merge {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = if self.dry_run {
            printer.library()?
        } else {
            printer.library_to_fill()?
        };
        let importer = library.importer()?;
        let mut importer = if self.dry_run {
            importer.dry()
        } else {
            importer
        };
        let shown = self.other.display().to_string();
        let failure = |message: String| {
            let sentence = say!(text, "cli-failure", file = shown.as_str(), message);
            Failure::Message(Status::Unreadable, sentence)
        };
        let (mut merged, mut worst) = (Merged::default(), Ok(Status::Fine));
        let mut report = |file: &str, imported: Result<Imported, LibraryError>| {
            merged.take(file, &imported);
            let Ok(before) = worst else { return };
            // In JSON, only what was not merged is also said in words.
            let status = if self.json && imported.is_ok() {
                Ok(Status::Fine)
            } else {
                reported(printer, &library, file, &imported)
            };
            worst = status.map(|status| before.or_worse(status));
        };
        if self.other.is_dir() {
            let merging = importer.merge_folder(&self.other, |packed, imported| {
                report(&packed.shown, imported);
            });
            merging.map_err(|error| failure(describe_library(text, &error)))?;
        } else {
            let unreadable = |error: io::Error| failure(describe_io(text, &error));
            let file = open_in_time(&self.other, File::options().read(true));
            let file = file.map_err(unreadable)?;
            let unpacked = importer.import_archive(file, |packed: &Packed, imported| {
                let file = &packed.shown;
                let archive = shown.as_str();
                report(&say!(text, "cli-in-archive", archive, file), imported);
            });
            unpacked.map_err(|error| failure(describe_archive(text, &error)))?;
        }
        let worst = worst?;
        merged.people = importer.people();
        if self.json {
            printer.print_json(&merged.to_json())?
        } else {
            printer.print(&(summary(printer, &merged, self.dry_run) + "\n"))?
        };
        Ok(worst)
    }
}

/// The result in a few sentences.
fn summary(printer: &Printer, merged: &Merged, is_dry: bool) -> String {
    let text = &printer.text;
    let summary = say!(
        text,
        "cli-merged",
        added = merged.added.len(),
        continued = merged.continued.len(),
        same = merged.same,
        versions = merged.versions.len(),
        damaged = merged.damaged.len()
    );
    let mut sentences = vec![summary];
    if merged.people > 0 {
        sentences.push(say!(text, "cli-merged-people", count = merged.people));
    }
    if is_dry {
        sentences.push(text.get("cli-merge-dry").into_owned());
    }
    sentences.join("\n")
}
