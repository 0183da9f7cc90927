//! A session as a file elsewhere: its journal, or a document.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use atomic_write_file::AtomicWriteFile;
use egui::{Label, Ui, Vec2};

use super::{Page, Tap, describe, field, tell};
use crate::library::{Library, LibraryError, Summary};
use crate::session::journal::EXTENSION;
use crate::text::export::Format;
use crate::text::{Language, say, tell_io, tell_library};
use crate::ui::chooser::{Chosen, Wish};
use crate::ui::task::{State, Task};
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, BigButton};
use crate::ui::{House, document, parts, saving};

/// In which form it is given.
type Form = Option<Format>;

/// The forms, each with its message; the journal itself first.
const FORMS: [(Form, &str); 4] = [
    (None, "library-form-journal"),
    (Some(Format::Markdown), "library-form-markdown"),
    (Some(Format::Html), "library-form-html"),
    (Some(Format::Csv), "library-form-csv"),
];

/// What came of writing.
type Written = Result<(), Trouble>;

enum Trouble {
    Library(LibraryError),
    Io(io::Error),
}

impl From<LibraryError> for Trouble {
    fn from(error: LibraryError) -> Trouble {
        Trouble::Library(error)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Io(error)
    }
}

/// A session that is to be given away.
pub(super) struct Give {
    summary: Summary,
    form: Form,
    path: String,
    /// The system's window is open.
    asked: Option<Receiver<Chosen>>,
    /// It is being written to this file.
    writing: Option<(Task<Written>, PathBuf)>,
}

impl Give {
    /// This session, as its journal.
    pub(super) fn new(summary: &Summary) -> Give {
        Give {
            path: suggested(summary, None),
            summary: summary.clone(),
            form: None,
            asked: None,
            writing: None,
        }
    }

    /// Shows the forms and where the file goes.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        house: &House,
        said: Option<&(String, bool)>,
    ) -> Option<Tap> {
        let text = &house.text;
        let mut tap = self.heard(ui, house);
        parts::page(ui, |ui| {
            if parts::heading(ui, &text.get("back"), &text.get("library-give-title")) {
                tap = Some(Tap::Page(Page::List));
            }
            let told = describe(house, &self.summary);
            ui.add(Label::new(theme::body(format!("{}: {}", told.title, told.about))).wrap());
            ui.add_space(space::M);
            ui.label(theme::heading(text.get("library-form")));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                let readable = self.summary.content.is_ok();
                for (form, key) in FORMS.into_iter().filter(|(f, _)| readable || f.is_none()) {
                    if widgets::choice(ui, &text.get(key), self.form == form).clicked() {
                        self.form = form;
                        self.path = with_ending(&self.path, form);
                    }
                }
            });
            ui.add_space(space::M);
            ui.label(theme::heading(text.get("library-file-field")));
            field(ui, &mut self.path, &text.get("library-file-field"), "");
            let choose = text.get("library-choose-place");
            if ui.add(BigButton::new(&choose).compact(true)).clicked() {
                let name = Path::new(&self.path).file_name().unwrap_or_default();
                let wish = Wish::Place {
                    title: text.get("library-give-title").into_owned(),
                    name: name.to_string_lossy().into_owned(),
                };
                self.asked = Some(house.chooser.ask(wish, ui.ctx()));
            }
            ui.add_space(space::S);
            let write = text.get("library-write");
            let idle = self.writing.is_none();
            let button = BigButton::new(&write).primary(true).enabled(idle);
            if ui.add(button).clicked() && idle {
                let path = PathBuf::from(&self.path);
                tap = tap.take().or(self.write(house, path, false));
            }
            ui.add_space(space::S);
            tell(ui, said);
        });
        tap
    }

    /// Hears what was chosen and what was written.
    fn heard(&mut self, ui: &Ui, house: &House) -> Option<Tap> {
        if let Some(asked) = &self.asked
            && let Ok(chosen) = asked.try_recv()
        {
            self.asked = None;
            if let Some(path) = chosen.into_iter().next() {
                self.path = path.display().to_string();
                // The system's window has asked whether a file that is there may go.
                return self.write(house, path, true);
            }
        }
        let (task, path) = self.writing.take()?;
        match task.look(ui.ctx()) {
            State::Running => {
                self.writing = Some((task, path));
                None
            }
            state => Some(told(house, &path, state)),
        }
    }

    fn write(&mut self, house: &House, path: PathBuf, replace: bool) -> Option<Tap> {
        let (library, language) = (house.library.clone(), house.text.language());
        let (summary, form, to) = (self.summary.clone(), self.form, path.clone());
        let task = Task::begin(move |_| {
            let content = content(&library, language, &summary, form)?;
            Ok(match replace {
                true => put(&to, &content)?,
                false => saving::write_new(&to, &content)?,
            })
        });
        match task.at_once() {
            State::Running => {
                self.writing = Some((task, path));
                None
            }
            state => Some(told(house, &path, state)),
        }
    }
}

/// What came of writing a file.
fn told(house: &House, path: &Path, state: State<Written>) -> Tap {
    let (text, file) = (&house.text, path.display().to_string());
    match state {
        State::Done(Ok(())) => Tap::Said(say!(text, "library-written", file = file), true),
        State::Done(Err(Trouble::Library(error))) => Tap::Said(tell_library(text, &error), false),
        State::Done(Err(Trouble::Io(error))) => {
            let why = tell_io(text, &error);
            let said = say!(text, "saving-not-written", file = file, why = why);
            Tap::Said(said, false)
        }
        State::Running | State::Lost => {
            let why = tell_io(text, &io::ErrorKind::Interrupted.into());
            let said = say!(text, "saving-not-written", file = file, why = why);
            Tap::Said(said, false)
        }
    }
}

/// The session in this form.
fn content(
    library: &Library,
    language: Language,
    summary: &Summary,
    form: Form,
) -> Result<Vec<u8>, Trouble> {
    let game = summary
        .content
        .as_ref()
        .ok()
        .map(|c| c.header.game.as_str());
    let told = form
        .zip(game)
        .and_then(|(form, game)| document(game, library, language, &summary.path, form));
    match told {
        Some(told) => Ok(told?.into_bytes()),
        None => {
            let mut journal = Vec::new();
            library.read(&summary.path)?.read_to_end(&mut journal)?;
            Ok(journal)
        }
    }
}

/// Writes a file in place of one that may be there.
fn put(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(content)?;
    file.commit()
}

fn ending(form: Form) -> &'static str {
    form.map_or(EXTENSION, Format::name)
}

fn suggested(summary: &Summary, form: Form) -> String {
    saving::suggested(&summary.path.with_extension(ending(form)))
}

fn with_ending(path: &str, form: Form) -> String {
    let path = Path::new(path).with_extension(ending(form));
    path.display().to_string()
}
