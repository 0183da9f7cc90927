//! Exports a session as its journal or as a document.

use std::io::{self, Cursor, Read as _};
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
use courtyard_library::archive::LeftOut;
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

/// The destination of an export.
#[derive(Clone)]
enum Goal {
    /// Into a file, which may replace an existing one.
    File(Target),
    /// Through the browser.
    Way(Way),
}

/// A finished export.
struct Made {
    /// The content of the file.
    content: Vec<u8>,
    /// The journals that could not be imported again.
    left_out: Vec<LeftOut>,
    /// Whether the file was written, if the goal is a file.
    written: io::Result<()>,
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
    /// The file is being made.
    making: Option<(Task<Result<Made, String>>, Goal)>,
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
            making: None,
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
        let back = parts::footed_page(ui, text, ("library-give", &title), |ui, foot| {
            self.about(ui, app);
            ui.add_space(space::M);
            let ways = app.chooser.ways(&self.place.name());
            let idle = self.making.is_none() && self.going.is_none() && self.story.is_none();
            let goal = if ways.is_empty() {
                let write = text.get("library-write");
                let target = self.place.show(ui, app, foot, &title, &write, idle);
                target.map(Goal::File)
            } else {
                copies::ways(ui, text, &ways, idle).map(Goal::Way)
            };
            let wish = goal.and_then(|goal| self.make(ui, app, goal));
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

    /// Makes the file in the background.
    fn make(&mut self, ui: &Ui, app: &AppContext, goal: Goal) -> Option<LibraryCommand> {
        let (library, text) = (app.library.clone(), Arc::clone(&app.text));
        let (what, to) = (self.what.clone(), goal.clone());
        let task = Task::begin(move |_| {
            let (content, left_out) = what.content(&library, &text)?;
            let written = match to {
                Goal::File((path, replace)) => copies::write(&path, replace, &content),
                Goal::Way(_) => Ok(()),
            };
            Ok(Made {
                content,
                left_out,
                written,
            })
        });
        let state = task.at_once();
        self.made(ui, app, (task, goal), state)
    }

    /// Exports what was made, and says so.
    fn made(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        making: (Task<Result<Made, String>>, Goal),
        state: State<Result<Made, String>>,
    ) -> Option<LibraryCommand> {
        let text = &app.text;
        let made = match state {
            State::Running => {
                self.making = Some(making);
                return None;
            }
            State::Done(Ok(made)) => made,
            State::Done(Err(why)) => return Some(LibraryCommand::Said(why, false)),
            State::Lost => Made {
                content: Vec::new(),
                left_out: Vec::new(),
                written: Err(io::ErrorKind::Interrupted.into()),
            },
        };
        let missing = missing(text, &made.left_out);
        let path = match (making.1, &made.written) {
            (Goal::File((path, _)), _) => path,
            (Goal::Way(_), Err(_)) => PathBuf::from(self.place.name()),
            (Goal::Way(way), Ok(())) => {
                let name = self.place.name();
                self.going = Some(Going::begin(ui, app, way, &name, &made.content));
                return (!missing.is_empty()).then_some(LibraryCommand::Said(missing, false));
            }
        };
        if let Err(error) = &made.written {
            self.place.failed(&path, error);
        }
        let said = copies::describe_written(text, &path, &made.written);
        Some(if missing.is_empty() {
            LibraryCommand::Said(said, made.written.is_ok())
        } else {
            LibraryCommand::Said(said + "\n" + &missing, false)
        })
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
        parts::choices(ui, &text.get("library-form"), forms, &mut one.format);
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
                let sentence = say!(app.text, "story-progress", done, all);
                ui.add(Label::new(theme::small(sentence)).wrap());
                story.wait(ui);
            }
        }
    }

    /// Receives the chosen path and the result of writing.
    fn heard(&mut self, ui: &Ui, app: &AppContext) -> Option<LibraryCommand> {
        if let Some(target) = self.place.chosen() {
            return self.make(ui, app, Goal::File(target));
        }
        if let Some(said) = self
            .going
            .as_ref()
            .and_then(|going| going.describe(&app.text))
        {
            self.going = None;
            return Some(LibraryCommand::Said(said.0, said.1));
        }
        let (task, goal) = self.making.take()?;
        let state = task.look(ui.ctx());
        self.made(ui, app, (task, goal), state)
    }
}

impl What {
    /// The content of the file, and the journals that could not be imported again; or why there is none, in a sentence.
    fn content(
        &self,
        library: &Library,
        text: &Arc<Text>,
    ) -> Result<(Vec<u8>, Vec<LeftOut>), String> {
        let unreadable = |error| describe_library(text, &error);
        match self {
            What::One(one) => {
                let content = one.content(library, text).map_err(unreadable)?;
                Ok((content, Vec::new()))
            }
            What::All => {
                let all = library.everything().map_err(unreadable)?;
                let mut packed = Cursor::new(Vec::new());
                let left_out = library.pack(&all, &mut packed);
                let left_out = left_out.map_err(|error| describe_archive(text, &error))?;
                Ok((packed.into_inner(), left_out))
            }
        }
    }
}

impl One {
    /// The session as a document, or as its journal.
    fn content(&self, library: &Library, text: &Arc<Text>) -> Result<Vec<u8>, LibraryError> {
        let path = &self.summary.path;
        if let Some((game, format)) = self.game.zip(self.format) {
            let story = self.story.as_ref();
            let document = game.document(library, text, path, format, story)?;
            return Ok(document.into_bytes());
        }
        let mut journal = Vec::new();
        let read = library.read(path);
        let read = read.and_then(|mut source| source.read_to_end(&mut journal));
        read.map_err(|error| LibraryError::Io(path.clone(), error))?;
        Ok(journal)
    }
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
