//! A saved session that is read-only: in Look back, because it is open elsewhere, because its journal is damaged or of
//! a later version, or because it is outside the library.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Id, Ui};

use super::composer::Composing;
use super::game::GameScreens;
use super::history::{self, Answer, History, Notice};
use super::story::SessionStory;
use super::table::TableScreen;
use crate::input::key_bindings::KeyGroup;
use crate::input::tap_guard::Asked;
use crate::library::describe_import;
use crate::overlay::Overlay;
use crate::screen::{AppContext, Navigation, Screen};
use crate::task::{State, Task};
use courtyard_core::seat::Seat;
use courtyard_library::{LibraryError, Lost, SessionSnapshot};
use courtyard_session::Session;
use courtyard_session::journal::{Cause, Fault};
use courtyard_text::{Chapter, Text, TextContext, describe_fault, describe_library, plain, say};

/// Interval between two checks of the journal.
const AGAIN: Duration = Duration::from_secs(1);

/// Why a session is read-only.
#[derive(Debug, Clone, PartialEq)]
enum Why<R> {
    /// It can be continued; the user wants to look back.
    Wanted,
    /// It has ended.
    Over,
    /// It is open elsewhere.
    InUse,
    /// It is no longer open elsewhere.
    Free,
    /// A later version has written it.
    Newer,
    /// It is damaged from some line on: the fault there, and the lost lines.
    Damaged(Box<Fault<R>>, Lost),
}

/// A session read for display.
type Read<G> = Result<SessionSnapshot<G>, LibraryError>;

/// The screen of a saved read-only session.
pub(crate) struct Onlooker<G: Composing> {
    path: PathBuf,
    /// Whether the journal is outside the library. Nothing is ever written beside it.
    is_foreign: bool,
    session: Session<G>,
    history: History<G>,
    why: Why<G::Refusal>,
    notice: Option<Notice>,
    /// Number of bytes of the journal read so far.
    length: u64,
    /// Time of the last check, in seconds of the window's clock.
    looked: f64,
    /// The journal is being read again.
    reading: Option<Task<Read<G>>>,
    trouble: Option<String>,
}

impl<G: Composing> Onlooker<G> {
    /// Reads the session.
    ///
    /// # Errors
    /// Fails if the journal cannot be read.
    pub(crate) fn new(app: &AppContext, path: &Path) -> Result<Onlooker<G>, LibraryError> {
        let read = app.library.look::<G>(path)?;
        let history = History::at_the_end(app, &read.session, Seat::ZERO, SessionStory::default());
        let mut screen = Onlooker {
            path: path.to_owned(),
            is_foreign: app.library.shelf_of(path).is_none(),
            why: why(&read),
            length: read.length,
            session: read.session,
            history,
            notice: None,
            looked: 0.0,
            reading: None,
            trouble: None,
        };
        screen.set_notice(&app.text);
        Ok(screen)
    }

    /// Sets the notice: why it is read-only, and the available action.
    fn set_notice(&mut self, text: &Text) {
        let entries = self.session.entries().len();
        let (sentence, way) = match &self.why {
            Why::Over => (String::new(), None),
            Why::Wanted => (String::new(), Some(say!(text, "onlooker-play"))),
            Why::InUse => (say!(text, "onlooker-in-use"), None),
            Why::Free => (
                say!(text, "onlooker-free"),
                Some(say!(text, "onlooker-take-over")),
            ),
            Why::Newer => (say!(text, "onlooker-newer"), None),
            Why::Damaged(fault, lost) => {
                let context = TextContext::new(text, &self.session);
                let why = describe_fault(context, self.session.table(), fault);
                let sentence = say!(
                    text,
                    "onlooker-damaged",
                    line = fault.line,
                    why,
                    entries,
                    lost = lost.lines
                );
                let way = say!(text, "onlooker-repair", entries);
                (sentence, Some(way))
            }
        };
        let (sentence, way) = if self.is_foreign {
            self.as_foreign(text, sentence)
        } else {
            (sentence, way)
        };
        let sentence = match &self.trouble {
            Some(trouble) if sentence.is_empty() => trouble.clone(),
            Some(trouble) => format!("{trouble}\n{sentence}"),
            None => sentence,
        };
        let is_silent = sentence.is_empty() && way.is_none();
        let more = match self.why {
            Why::Damaged(..) => Some(say!(text, "onlooker-lost")),
            _ => None,
        };
        self.notice = (!is_silent).then_some(Notice {
            sentence,
            way,
            more,
        });
    }

    /// The notice for a journal outside the library: its path, and importing if the library would accept it.
    fn as_foreign(&self, text: &Text, sentence: String) -> (String, Option<String>) {
        let file = self.path.display().to_string();
        let about = say!(text, "onlooker-foreign", file);
        match self.why {
            Why::Wanted | Why::Over | Why::Free => (about, Some(say!(text, "onlooker-take-in"))),
            Why::InUse | Why::Newer | Why::Damaged(..) => (format!("{about}\n{sentence}"), None),
        }
    }

    /// Imports a journal into the library; it is shown from there afterwards.
    fn bring_in(&mut self, app: &AppContext) -> Result<(), LibraryError> {
        let at = |error| LibraryError::Io(self.path.clone(), error);
        let source = File::open(&self.path).map_err(at)?;
        let name = self.path.file_stem().unwrap_or_default();
        let imported = app.library.import(source, &name.to_string_lossy())?;
        let file = self.path.file_name().unwrap_or_default().to_string_lossy();
        let sentence = describe_import(app, &file, &imported);
        let mut own = Onlooker::new(app, imported.path())?;
        own.trouble = Some(sentence);
        own.set_notice(&app.text);
        *self = own;
        Ok(())
    }

    /// While another program plays, periodically checks for new entries and whether it is free.
    fn follow(&mut self, ui: &Ui, app: &AppContext) {
        if !matches!(self.why, Why::InUse) {
            return;
        }
        if let Some(task) = self.reading.take() {
            let state = task.look(ui.ctx());
            self.hear(ui, app, task, state);
        }
        let now = ui.input(|i| i.time);
        if now - self.looked >= AGAIN.as_secs_f64() && self.reading.is_none() {
            self.looked = now;
            let grown = app.library.length(&self.path);
            let grown = grown.is_ok_and(|length| length != self.length);
            let free = app.library.is_free(&self.path).unwrap_or(false);
            if grown || free {
                let (library, path) = (app.library.clone(), self.path.clone());
                let task = Task::begin(move |_| library.look::<G>(&path));
                let state = task.at_once();
                self.hear(ui, app, task, state);
            }
        }
        if matches!(self.why, Why::InUse) {
            ui.ctx().request_repaint_after(AGAIN);
        }
    }

    fn hear(&mut self, ui: &Ui, app: &AppContext, task: Task<Read<G>>, state: State<Read<G>>) {
        match state {
            State::Running => self.reading = Some(task),
            State::Done(Ok(read)) => self.take_in(ui, app, read),
            // It may exist again the next time.
            State::Done(Err(_)) | State::Lost => {}
        }
    }

    fn take_in(&mut self, ui: &Ui, app: &AppContext, read: SessionSnapshot<G>) {
        let before = self.session.entries().len();
        // A line that is being written elsewhere looks incomplete.
        self.why = match why(&read) {
            Why::Wanted | Why::Over if !read.in_use => Why::Free,
            other => other,
        };
        self.length = read.length;
        self.session = read.session;
        self.history.follow(before, self.session.entries().len());
        self.set_notice(&app.text);
        ui.ctx().request_repaint();
    }

    /// The lost lines, as they are in the journal.
    fn lost(&self, text: &Text) -> Option<Overlay> {
        let Why::Damaged(_, lost) = &self.why else {
            return None;
        };
        let mut paragraphs: Vec<String> = lost.text.iter().map(|l| plain(l).into()).collect();
        let rest = lost.lines - paragraphs.len() as u64;
        if rest > 0 {
            paragraphs.push(say!(text, "onlooker-lost-more", count = rest));
        }
        let about = Chapter {
            title: say!(text, "onlooker-lost-about", count = lost.lines),
            paragraphs,
        };
        Some(Overlay::Reading {
            title: say!(text, "onlooker-lost"),
            lesson: &[],
            chapters: vec![about],
            rules: None,
        })
    }

    /// Carries out the action of the notice.
    fn go_on(&mut self, app: &AppContext) -> Option<Navigation> {
        if self.is_foreign {
            if let Err(error) = self.bring_in(app) {
                let file = self.path.file_name().unwrap_or_default();
                let why = describe_library(&app.text, &error);
                let file = file.to_string_lossy();
                let trouble = say!(app.text, "library-not-taken", file, why);
                self.trouble = Some(trouble);
                self.set_notice(&app.text);
            }
            return None;
        }
        let mended = match self.why {
            Why::Damaged(..) => app.library.repair::<G>(&self.path),
            _ => Ok(None),
        };
        let opened = mended.and_then(|mended| {
            let (open, recovery) = app.library.resume(&self.path)?;
            Ok(TableScreen::<G>::new(app, open, mended.or(recovery)))
        });
        match opened {
            Ok(table) => Some(Navigation::Screen(Box::new(table))),
            Err(error) => {
                if let LibraryError::InUse(_) = error {
                    self.why = Why::InUse;
                }
                self.trouble = Some(describe_library(&app.text, &error));
                self.set_notice(&app.text);
                self.trouble = None;
                None
            }
        }
    }
}

fn why<G: GameScreens>(read: &SessionSnapshot<G>) -> Why<G::Refusal> {
    match &read.fault {
        _ if read.session.header().is_newer() => Why::Newer,
        _ if read.in_use => Why::InUse,
        Some(fault) if fault.cause != Cause::CutOff => {
            Why::Damaged(Box::new(fault.clone()), read.lost.clone())
        }
        _ => match G::outcome(read.session.table()) {
            Some(_) => Why::Over,
            None => Why::Wanted,
        },
    }
}

impl<G: Composing> Screen for Onlooker<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        self.follow(ui, app);
        let answer = self
            .history
            .ui(ui, app, &self.session, self.notice.as_ref())?;
        match answer {
            Answer::Leave => Some(if self.is_foreign {
                Navigation::Home
            } else {
                Navigation::Library
            }),
            Answer::Rules => {
                let rules = G::rulebook(&app.text, self.session.rules());
                Some(Navigation::Overlay(rules))
            }
            Answer::GoOn => self.go_on(app),
            Answer::More => self.lost(&app.text).map(Navigation::Overlay),
        }
    }

    fn asked(&self, _: &AppContext) -> Asked {
        Asked::of(Id::unique(self.history.asked()))
    }

    fn retranslate(&mut self, app: &AppContext) {
        self.history.retranslate(app, &self.session);
        self.set_notice(&app.text);
    }

    fn keys(&self) -> Vec<KeyGroup> {
        history::keys()
    }
}
