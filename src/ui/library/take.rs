//! Sessions that come from elsewhere.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use egui::{Label, Ui};

use super::{Page, Tap, field};
use crate::library::{Imported, Library, LibraryError};
use crate::text::{Text, say, tell_library};
use crate::ui::chooser::{Chosen, Wish};
use crate::ui::task::{State, Task};
use crate::ui::theme::{self, space};
use crate::ui::widgets::BigButton;
use crate::ui::{House, parts};

/// What came of each file.
type Results = Vec<(PathBuf, Result<Imported, LibraryError>)>;

/// The page on which sessions are taken in.
#[derive(Default)]
pub(super) struct Take {
    path: String,
    /// The system's window is open.
    asked: Option<Receiver<Chosen>>,
    working: Option<Task<Results>>,
    results: Results,
    /// Whether the list has to be looked up again.
    changed: bool,
}

impl Take {
    /// Takes in these files.
    pub(super) fn begin(&mut self, house: &House, files: Vec<PathBuf>) {
        let library = house.library.clone();
        let task = Task::begin(move |progress| {
            let mut results = Vec::new();
            for file in files {
                if progress.is_cancelled() {
                    break;
                }
                let result = take(&library, &file);
                results.push((file, result));
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

    /// Shows the ways to take in files, and what came of those that were.
    pub(super) fn show(&mut self, ui: &mut Ui, house: &House) -> Option<Tap> {
        let text = &house.text;
        if let Some(asked) = &self.asked
            && let Ok(chosen) = asked.try_recv()
        {
            self.asked = None;
            self.begin(house, chosen);
        }
        if let Some(task) = &self.working {
            let state = task.look(ui.ctx());
            self.done(state);
        }
        let mut tap = std::mem::take(&mut self.changed).then_some(Tap::Again);
        parts::page(ui, |ui| {
            if parts::heading(ui, &text.get("back"), &text.get("library-take")) {
                tap = Some(Tap::Page(Page::List));
            }
            ui.add(Label::new(theme::body(text.get("library-take-about"))).wrap());
            ui.add_space(space::S);
            let choose = text.get("library-choose-files");
            if ui.add(BigButton::new(&choose).primary(true)).clicked() {
                let title = text.get("library-take").into_owned();
                self.asked = Some(house.chooser.ask(Wish::Files { title }, ui.ctx()));
            }
            ui.add_space(space::M);
            ui.label(theme::small(text.get("library-take-path")));
            field(ui, &mut self.path, &text.get("library-file-field"), "");
            let title = text.get("library-take-this");
            let named = !self.path.trim().is_empty();
            let button = BigButton::new(&title).compact(true).enabled(named);
            if ui.add(button).clicked() && named {
                let file = PathBuf::from(self.path.trim());
                self.begin(house, vec![file]);
            }
            if self.working.is_some() {
                ui.label(theme::body(text.get("library-taking")));
            }
            ui.add_space(space::M);
            for (file, result) in self.results.iter().rev() {
                let (sentence, well) = told(text, file, result);
                match well {
                    true => parts::notice(ui, &sentence),
                    false => parts::warning(ui, &sentence),
                }
                ui.add_space(space::XS);
            }
        });
        tap
    }
}

fn take(library: &Library, file: &Path) -> Result<Imported, LibraryError> {
    let source = File::open(file).map_err(|e| LibraryError::Io(file.to_owned(), e))?;
    let name = file.file_stem().unwrap_or_default();
    library.import(source, &name.to_string_lossy())
}

/// What came of a file.
fn told(text: &Text, file: &Path, result: &Result<Imported, LibraryError>) -> (String, bool) {
    let name = |path: &Path, whole: bool| {
        let name = if whole {
            path.file_name()
        } else {
            path.file_stem()
        };
        name.unwrap_or_default().to_string_lossy().into_owned()
    };
    let file = name(file, true);
    match result {
        Ok(Imported::New { path, cut_off }) => {
            let key = match cut_off {
                true => "library-taken-cut-off",
                false => "library-taken",
            };
            (say!(text, key, file = file, name = name(path, false)), true)
        }
        Ok(Imported::Known(path)) => {
            let known = name(path, false);
            (say!(text, "library-known", file = file, name = known), true)
        }
        Err(error) => {
            let why = tell_library(text, error);
            (
                say!(text, "library-not-taken", file = file, why = why),
                false,
            )
        }
    }
}
