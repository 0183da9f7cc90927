//! Exports a session as its journal or as a document.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, Write};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Label, Ui};

use super::{ARCHIVE, LibraryCommand, Page, show_result};
use crate::background_story::BackgroundStory;
use crate::copies::Going;
use crate::place::{Place, Target};
use crate::platform::chooser::Way;
use crate::screen::{AppContext, ScreenGame};
use crate::task::{State, Task};
use crate::theme::{self, space};
use crate::widgets;
use crate::{copies, listing, parts};
use courtyard_lab::story::Story;
use courtyard_library::archive::{ArchiveError, LeftOut};
use courtyard_library::{Library, LibraryError, Summary};
use courtyard_session::journal::EXTENSION;
use courtyard_settings::ShowChances;
use courtyard_text::export::Format;
use courtyard_text::{Text, describe_archive, describe_left_out_of_archive, describe_library, say};

/// The format; `None` is the journal itself.
type ExportFormat = Option<Format>;

/// The formats, each with its name; the journal first. Only the command line offers JSON, which only programs read.
fn forms(text: &Text) -> impl Iterator<Item = (String, ExportFormat)> {
    let documents = Format::ALL.into_iter().filter(|f| *f != Format::Json);
    let name = |format: Format| say!(text, &format!("library-form-{}", format.name()));
    let documents = documents.map(move |format| (name(format), Some(format)));
    iter::once((say!(text, "library-form-journal"), None)).chain(documents)
}

/// The data for writing a file on a thread.
#[derive(Clone)]
struct Source {
    library: Library,
    text: Arc<Text>,
}

impl Source {
    fn of(app: &AppContext) -> Source {
        Source {
            library: app.library.clone(),
            text: Arc::clone(&app.text),
        }
    }
}

/// The result of writing: the journals that could not be imported again.
type Written = Result<Vec<LeftOut>, Trouble>;

/// The packed content, and the journals that could not be imported again.
type Packed = Result<(Vec<u8>, Vec<LeftOut>), Trouble>;

enum Trouble {
    Library(LibraryError),
    Archive(ArchiveError),
    Io(io::Error),
}

impl From<ArchiveError> for Trouble {
    fn from(error: ArchiveError) -> Trouble {
        Trouble::Archive(error)
    }
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

/// The content to export.
#[derive(Clone)]
enum What {
    /// A session.
    One(Box<One>),
    /// Everything outside the trash, in one archive.
    All,
}

/// A session to export.
#[derive(Clone)]
struct One {
    summary: Summary,
    /// `None` if the header cannot be read.
    game: Option<&'static dyn ScreenGame>,
    format: ExportFormat,
    /// The story for the document.
    story: Option<Story>,
}

/// A pending export.
pub(super) struct Give {
    what: What,
    place: Place,
    /// The story that is being estimated for the document.
    story: Option<BackgroundStory>,
    /// The file is being written.
    writing: Option<(Task<Written>, PathBuf)>,
    /// The content is being packed for the browser.
    packing: Option<(Task<Packed>, Way)>,
    going: Option<Going>,
}

impl Give {
    /// Exports this session as its journal.
    pub(super) fn new(app: &AppContext, summary: &Summary) -> Give {
        let content = summary.content.as_ref().ok();
        let game = content.and_then(|content| app.games.find(&content.header.game));
        let one = One {
            summary: summary.clone(),
            game,
            format: None,
            story: None,
        };
        let name = summary.path.with_extension(ending(None));
        Give::of(What::One(Box::new(one)), &name)
    }

    /// Exports all sessions.
    pub(super) fn all(app: &AppContext) -> Give {
        let day = app.now().format("%Y-%m-%d");
        let name = PathBuf::from(format!("courtyard-{day}.{ARCHIVE}"));
        Give::of(What::All, &name)
    }

    fn of(what: What, name: &Path) -> Give {
        Give {
            what,
            place: Place::new(name),
            story: None,
            writing: None,
            packing: None,
            going: None,
        }
    }

    /// Shows the formats and the destination.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        said: Option<&(String, bool)>,
    ) -> Option<LibraryCommand> {
        let text = &app.text;
        let mut command = self.heard(ui, app);
        let title = match self.what {
            What::One(_) => text.get("library-give-title"),
            What::All => text.get("library-give-all"),
        };
        let back = parts::titled_page(ui, text, ("library-give", &title), |ui| {
            self.about(ui, app);
            ui.add_space(space::M);
            let ways = app.chooser.ways(&self.place.name());
            let wish = match ways.is_empty() {
                true => {
                    let titles = (&*title, &*text.get("library-write"));
                    let idle = self.writing.is_none() && self.story.is_none();
                    let target = self.place.show(ui, app, titles, idle);
                    target.and_then(|target| self.write(app, target))
                }
                false => {
                    let idle =
                        self.packing.is_none() && self.going.is_none() && self.story.is_none();
                    let way = copies::ways(ui, text, &ways, idle);
                    way.and_then(|way| self.go(ui, app, way))
                }
            };
            command = command.take().or(wish);
            ui.add_space(space::S);
            show_result(ui, said);
        });
        if back {
            command = Some(LibraryCommand::to(Page::List));
        }
        match (command, &self.what) {
            (Some(LibraryCommand::Said(said, true)), What::All) => {
                Some(LibraryCommand::Copied(said))
            }
            (command, _) => command,
        }
    }

    /// Packs the content and exports it through the browser.
    fn go(&mut self, ui: &Ui, app: &AppContext, way: Way) -> Option<LibraryCommand> {
        let source = Source::of(app);
        let what = self.what.clone();
        let task = Task::begin(move |_| {
            let mut packed = Cursor::new(Vec::new());
            let left_out = fill(&source, &what, &mut packed)?;
            Ok((packed.into_inner(), left_out))
        });
        let state = task.at_once();
        self.packed(ui, app, (task, way), state)
    }

    fn packed(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        packing: (Task<Packed>, Way),
        state: State<Packed>,
    ) -> Option<LibraryCommand> {
        let name = self.place.name();
        match state {
            State::Running => {
                self.packing = Some(packing);
                None
            }
            State::Done(Ok((content, left_out))) => {
                self.going = Some(Going::begin(ui, app, packing.1, &name, &content));
                let said = missing(&app.text, &left_out);
                (!said.is_empty()).then(|| LibraryCommand::Said(said, false))
            }
            State::Done(Err(trouble)) => Some(describe_result(
                app,
                Path::new(&name),
                State::Done(Err(trouble)),
            )),
            State::Lost => Some(describe_result(app, Path::new(&name), State::Lost)),
        }
    }

    /// The content and its format.
    fn about(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let What::One(one) = &mut self.what else {
            ui.add(Label::new(theme::body(text.get("library-give-all-about"))).wrap());
            return;
        };
        let (title, about, _) = listing::describe(app, app.now(), &one.summary);
        let label = text.language().labelled(&title, &about);
        ui.add(Label::new(theme::body(label)).wrap());
        ui.add_space(space::M);
        parts::section(ui, text.get("library-form"));
        let before = one.format;
        let readable = one.summary.content.is_ok();
        let forms = forms(text).filter(|(_, form)| readable || form.is_none());
        parts::choices(ui, forms, &mut one.format);
        if one.format != before {
            let name = Path::new(&self.place.name()).with_extension(ending(one.format));
            self.place.rename(&name);
        }
        self.choose_story(ui, app);
    }

    /// The switch for the story in the document, and its progress.
    fn choose_story(&mut self, ui: &mut Ui, app: &AppContext) {
        let What::One(one) = &mut self.what else {
            return;
        };
        let is_hidden = app.settings.chances == ShowChances::Never;
        let has_place = matches!(one.format, Some(Format::Markdown | Format::Html));
        let game = one.game.filter(|game| game.lab().is_some());
        let Some(game) = game.filter(|_| has_place && !is_hidden) else {
            return;
        };
        ui.add_space(space::S);
        let mut wanted = self.story.is_some() || one.story.is_some();
        if widgets::switch(ui, &app.text.get("library-form-story"), &mut wanted).changed() {
            one.story = None;
            self.story = wanted
                .then(|| game.begin_story(app, &one.summary.path))
                .flatten();
        }
        let Some(story) = &mut self.story else {
            return;
        };
        story.advance(app);
        match story.progress() {
            None => {
                one.story = Some(story.story());
                self.story = None;
            }
            Some((done, all)) => {
                let sentence = say!(app.text, "story-progress", done = done, all = all);
                ui.add(Label::new(theme::small(sentence)).wrap());
                story.wait(ui);
            }
        }
    }

    /// Receives the chosen path and the result of writing.
    fn heard(&mut self, ui: &Ui, app: &AppContext) -> Option<LibraryCommand> {
        if let Some(target) = self.place.chosen() {
            return self.write(app, target);
        }
        if let Some(said) = self
            .going
            .as_ref()
            .and_then(|going| going.describe(&app.text))
        {
            self.going = None;
            return Some(LibraryCommand::Said(said.0, said.1));
        }
        if let Some((task, way)) = self.packing.take() {
            let state = task.look(ui.ctx());
            return self.packed(ui, app, (task, way), state);
        }
        let (task, path) = self.writing.take()?;
        match task.look(ui.ctx()) {
            State::Running => {
                self.writing = Some((task, path));
                None
            }
            state => Some(self.written(app, path, state)),
        }
    }

    /// The result of writing to this file; an existing one can be replaced.
    fn written(
        &mut self,
        app: &AppContext,
        path: PathBuf,
        state: State<Written>,
    ) -> LibraryCommand {
        if let State::Done(Err(Trouble::Io(error))) = &state {
            self.place.failed(&path, error);
        }
        describe_result(app, &path, state)
    }

    fn write(&mut self, app: &AppContext, (path, replace): Target) -> Option<LibraryCommand> {
        let source = Source::of(app);
        let (what, to) = (self.what.clone(), path.clone());
        let task = Task::begin(move |_| write(&to, replace, |file| fill(&source, &what, file)));
        match task.at_once() {
            State::Running => {
                self.writing = Some((task, path));
                None
            }
            state => Some(self.written(app, path, state)),
        }
    }
}

/// The result of writing a file.
fn describe_result(app: &AppContext, path: &Path, state: State<Written>) -> LibraryCommand {
    let text = &app.text;
    let not_written = |error: io::Error| {
        LibraryCommand::Said(copies::describe_written(text, path, &Err(error)), false)
    };
    match state {
        State::Done(Ok(left_out)) => {
            let said = copies::describe_written(text, path, &Ok(()));
            match left_out.is_empty() {
                true => LibraryCommand::Said(said, true),
                false => LibraryCommand::Said(said + "\n" + &missing(text, &left_out), false),
            }
        }
        State::Done(Err(Trouble::Library(error))) => {
            LibraryCommand::Said(describe_library(text, &error), false)
        }
        State::Done(Err(Trouble::Archive(error))) => {
            LibraryCommand::Said(describe_archive(text, &error), false)
        }
        State::Done(Err(Trouble::Io(error))) => not_written(error),
        State::Running | State::Lost => not_written(io::ErrorKind::Interrupted.into()),
    }
}

/// Writes the content.
fn fill(source: &Source, what: &What, mut into: impl Write + Seek) -> Written {
    match what {
        What::One(one) => {
            let content = content(source, one)?;
            into.write_all(&content)?;
            Ok(Vec::new())
        }
        What::All => {
            let library = &source.library;
            Ok(library.pack(&library.everything()?, into)?)
        }
    }
}

/// The session as a document, or as its journal.
fn content(source: &Source, one: &One) -> Result<Vec<u8>, Trouble> {
    let (library, path) = (&source.library, &one.summary.path);
    if let Some((game, format)) = one.game.zip(one.format) {
        let story = one.story.as_ref();
        let document = game.document(library, &source.text, path, format, story)?;
        return Ok(document.into_bytes());
    }
    let mut journal = Vec::new();
    library.read(path)?.read_to_end(&mut journal)?;
    Ok(journal)
}

/// Writes a new file and syncs it, or replaces an existing one.
fn write(to: &Path, replace: bool, fill: impl FnOnce(&File) -> Written) -> Written {
    let mut left_out = Vec::new();
    let fill = |file: &File| -> Result<(), Trouble> {
        left_out = fill(file)?;
        Ok(())
    };
    copies::write(to, replace, fill)?;
    Ok(left_out)
}

/// The journals that could not be imported again, one per line.
fn missing(text: &Text, left_out: &[LeftOut]) -> String {
    let lines = left_out
        .iter()
        .map(|l| describe_left_out_of_archive(text, l));
    lines.collect::<Vec<_>>().join("\n")
}

fn ending(form: ExportFormat) -> &'static str {
    form.map_or(EXTENSION, Format::name)
}
