//! Imports sessions.

use std::fs;
use std::io::{self, Cursor, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use egui::{Label, Ui};

use super::{ARCHIVE, LibraryCommand, Page};
use crate::parts;
use crate::place::Dialog;
use crate::platform::chooser::{Chosen, File, Wish};
use crate::screen::AppContext;
use crate::task::{State, Task};
use crate::theme::{self, space};
use crate::widgets::{self, BigButton};
use courtyard_library::archive::ArchiveError;
use courtyard_library::{Imported, Importer, LibraryError, Shelf};
use courtyard_text::{describe_alike, describe_archive, describe_library, describe_merged, say};

/// The result of each file, by name or by position in an archive.
type Results = Vec<(String, Taken)>;

/// The result of a file.
enum Taken {
    /// A journal.
    Journal(Result<Imported, LibraryError>),
    /// An archive that could not be imported completely.
    Archive(ArchiveError),
}

/// The page for importing sessions.
#[derive(Default)]
pub(super) struct Take {
    path: String,
    dialog: Dialog,
    working: Option<Task<Results>>,
    results: Results,
    /// Whether the list has to be read again.
    changed: bool,
}

impl Take {
    /// Imports the chosen files when they arrive.
    pub(super) fn hearing(mut self, files: Receiver<Chosen>) -> Take {
        self.dialog = Dialog::hearing(files);
        self
    }

    /// Imports these files.
    fn begin(&mut self, app: &AppContext, files: Chosen) {
        let library = app.library.clone();
        let task = Task::begin(move |progress| {
            let mut results = Vec::new();
            let mut importer = match library.importer() {
                Ok(importer) => importer,
                Err(error) => {
                    let first = files.first().map(name).unwrap_or_default();
                    return vec![(first, Taken::Journal(Err(error)))];
                }
            };
            for file in files {
                if progress.is_cancelled() {
                    break;
                }
                take(&mut importer, &file, &mut results);
            }
            results
        });
        let state = task.at_once();
        self.working = Some(task);
        self.done(state);
    }

    fn done(&mut self, state: State<Results>) {
        match state {
            State::Running => return,
            State::Done(results) => {
                self.results.extend(results);
                self.changed = true;
            }
            State::Lost => {}
        }
        self.working = None;
    }

    /// Shows the ways to import files, and the results so far.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &AppContext) -> Option<LibraryCommand> {
        let text = &app.text;
        if let Some(chosen) = self.dialog.chosen() {
            self.begin(app, chosen);
        }
        if let Some(task) = &self.working {
            let state = task.look(ui.ctx());
            self.done(state);
        }
        let mut command = std::mem::take(&mut self.changed).then_some(LibraryCommand::Imported);
        let title = text.get("library-take");
        let back = parts::titled_page(ui, text, ("library-take", &title), |ui| {
            ui.add(Label::new(theme::body(text.get("library-take-about"))).wrap());
            ui.add_space(space::S);
            if widgets::primary_button(ui, &text.get("library-choose-files")) {
                let title = title.clone().into_owned();
                self.dialog.open(ui, &*app.chooser, Wish::Files { title });
            }
            self.dialog.show_missing(ui, text);
            ui.add_space(space::M);
            if app.browser.is_none() {
                self.path(ui, app);
            }
            if self.working.is_some() {
                ui.label(theme::body(text.get("library-taking")));
            }
            ui.add_space(space::M);
            let mut restored = None;
            for (place, (file, result)) in self.results.iter().enumerate().rev() {
                let (sentence, well) = describe_taken(app, file, result);
                if well {
                    parts::notice(ui, &sentence);
                } else {
                    parts::warning(ui, &sentence);
                }
                if let Some(path) = away(app, result) {
                    let title = text.get("library-put-it-back");
                    if ui.add(BigButton::new(&title).compact(true)).clicked() {
                        restored = Some((place, path.to_owned()));
                    }
                }
                ui.add_space(space::XS);
            }
            if let Some((place, path)) = restored {
                let restored = app.library.put(&path, Shelf::Sessions);
                self.results[place].1 = Taken::Journal(restored.map(Imported::Known));
                self.changed = true;
            }
        });
        if back {
            command = Some(LibraryCommand::to(Page::List));
        }
        command
    }

    /// The input of a file's path.
    fn path(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        ui.label(theme::small(text.get("library-take-path")));
        parts::field(ui, &mut self.path, &text.get("library-file-field"), "");
        let title = text.get("library-take-this");
        let named = !self.path.trim().is_empty();
        let button = BigButton::new(&title).compact(true).enabled(named);
        if ui.add(button).clicked() && named {
            let file = PathBuf::from(self.path.trim());
            self.begin(app, vec![File::At(file)]);
        }
    }
}

/// A readable file.
trait Source: Read + Seek {}

impl<S: Read + Seek> Source for S {}

/// Opens a file that was chosen.
fn open(file: &File) -> io::Result<Box<dyn Source + '_>> {
    Ok(match file {
        File::At(path) => Box::new(fs::File::open(path)?),
        File::Content(_, Ok(content)) => Box::new(Cursor::new(content)),
        File::Content(_, Err(why)) => return Err(io::Error::other(why.clone())),
    })
}

/// The name of a file, without its folder.
fn name(file: &File) -> String {
    let name = file.path().file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Imports a journal, or all journals in an archive.
fn take(importer: &mut Importer<'_>, file: &File, results: &mut Results) {
    let (opened, name) = (open(file), name(file));
    let file = file.path();
    let source = match opened {
        Ok(source) => source,
        Err(error) => {
            let error = LibraryError::Io(file.to_owned(), error);
            return results.push((name, Taken::Journal(Err(error))));
        }
    };
    if file.extension().is_some_and(|e| e == ARCHIVE) {
        let all = importer.import_archive(source, |packed, imported| {
            let inside = format!("{name}, {}", packed.shown);
            results.push((inside, Taken::Journal(imported)));
        });
        if let Err(error) = all {
            results.push((name, Taken::Archive(error)));
        }
        return;
    }
    let stem = file.file_stem().unwrap_or_default();
    let imported = importer.import(source, &stem.to_string_lossy());
    results.push((name, Taken::Journal(imported)));
}

/// The existing game of a file, if it is in the archive or the trash.
fn away<'t>(app: &AppContext, taken: &'t Taken) -> Option<&'t Path> {
    let Taken::Journal(Ok(imported)) = taken else {
        return None;
    };
    let known = imported.known()?;
    (app.library.shelf_of(known) != Some(Shelf::Sessions)).then_some(known)
}

/// The result of a file, and whether it succeeded.
fn describe_taken(app: &AppContext, file: &str, taken: &Taken) -> (String, bool) {
    let text = &app.text;
    let why = match taken {
        Taken::Journal(Ok(imported)) => {
            let sentence = describe_import(app, file, imported);
            return match imported {
                Imported::New {
                    alike: Some(alike), ..
                } => (format!("{sentence} {}", describe_alike(text, alike)), false),
                _ => (sentence, true),
            };
        }
        Taken::Journal(Err(error)) => describe_library(text, error),
        Taken::Archive(error) => describe_archive(text, error),
    };
    (say!(text, "library-not-taken", file, why), false)
}

/// Describes what became of an imported file.
pub(crate) fn describe_import(app: &AppContext, file: &str, imported: &Imported) -> String {
    let text = &app.text;
    let key = match imported {
        Imported::New { cut_off: true, .. } => "library-taken-cut-off",
        Imported::New { cut_off: false, .. } => "library-taken",
        Imported::Known(path) if app.library.shelf_of(path) == Some(Shelf::Sessions) => {
            "library-known"
        }
        merged => {
            let sentence = describe_merged(text, &app.library, file, merged);
            return sentence.unwrap_or_default();
        }
    };
    let name = imported.path().file_stem().unwrap_or_default();
    say!(text, key, file, name = name.to_string_lossy().into_owned())
}
