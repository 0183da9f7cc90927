//! A saved session that is looked at and not played: because somebody wants to, because it is open elsewhere, because
//! its journal is damaged, or because a later version has written it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Ui;

use super::look::{self, Answer, Look, Notice};
use super::room::TableRoom;
use crate::games::dueling_nobles::Refusal;
use crate::games::{DuelingNobles, Game};
use crate::library::{self, LibraryError, Lost};
use crate::seat::EitherSeat;
use crate::session::Session;
use crate::session::journal::{Cause, Fault};
use crate::text::{Chapter, Text, TextContext, describe_fault, describe_library, plain, say};
use crate::ui::aside::Aside;
use crate::ui::commands::KeyGroup;
use crate::ui::task::{State, Task};
use crate::ui::{Door, House, Room};

/// How often somebody who looks on looks again.
const AGAIN: Duration = Duration::from_secs(1);

/// Why a session is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Why {
    /// It can be played on; somebody wants to look back.
    Wanted,
    /// It has ended.
    Over,
    /// Somebody has it open.
    InUse,
    /// Nobody has it open any more.
    Free,
    /// A later version has written it.
    Newer,
    /// It does not stand from a line on: what is wrong there, and what is lost by that.
    Damaged(Box<Fault<Refusal>>, Lost),
}

/// A session as it was read to be looked at.
type Read = Result<library::SessionSnapshot<DuelingNobles>, LibraryError>;

/// The room of somebody who looks at a saved session.
pub struct Onlooker {
    path: PathBuf,
    session: Session<DuelingNobles>,
    look: Look,
    why: Why,
    notice: Option<Notice>,
    /// How many bytes of the journal have been read.
    length: u64,
    /// When the journal was looked at last, in seconds of the window's clock.
    looked: f64,
    /// The journal is being read again.
    reading: Option<Task<Read>>,
    trouble: Option<String>,
}

impl Onlooker {
    /// Reads the session.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn new(house: &House, path: &Path) -> Result<Onlooker, LibraryError> {
        let read = house.library.look::<DuelingNobles>(path)?;
        let look = Look::at_the_end(house, &read.session, EitherSeat::Zero);
        let mut room = Onlooker {
            path: path.to_owned(),
            why: why(&read),
            length: read.length,
            session: read.session,
            look,
            notice: None,
            looked: 0.0,
            reading: None,
            trouble: None,
        };
        room.tell(&house.text);
        Ok(room)
    }

    /// Says why it is looked at, and what can be done.
    fn tell(&mut self, text: &Text) {
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
                let voice = TextContext::new(text, &self.session);
                let why = describe_fault(voice, self.session.table(), fault);
                let sentence = say!(
                    text,
                    "onlooker-damaged",
                    line = fault.line,
                    why = why,
                    entries = entries,
                    lost = lost.lines
                );
                let way = say!(text, "onlooker-repair", entries = entries);
                (sentence, Some(way))
            }
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

    /// While somebody else plays, looks now and then what was done and whether it is free.
    fn follow(&mut self, ui: &Ui, house: &House) {
        if !matches!(self.why, Why::InUse) {
            return;
        }
        match self.reading.take() {
            None => {}
            Some(task) => match task.look(ui.ctx()) {
                State::Running => self.reading = Some(task),
                State::Done(Ok(read)) => self.take_in(ui, house, read),
                // It may be there again the next time.
                State::Done(Err(_)) | State::Lost => {}
            },
        }
        let now = ui.input(|i| i.time);
        if now - self.looked >= AGAIN.as_secs_f64() && self.reading.is_none() {
            self.looked = now;
            let grown = house.library.length(&self.path);
            let grown = grown.is_ok_and(|length| length != self.length);
            let free = house.library.is_free(&self.path).unwrap_or(false);
            if grown || free {
                let (library, path) = (house.library.clone(), self.path.clone());
                let task = Task::begin(move |_| library.look::<DuelingNobles>(&path));
                match task.at_once() {
                    State::Running => self.reading = Some(task),
                    State::Done(Ok(read)) => self.take_in(ui, house, read),
                    State::Done(Err(_)) | State::Lost => {}
                }
            }
        }
        if matches!(self.why, Why::InUse) {
            ui.ctx().request_repaint_after(AGAIN);
        }
    }

    fn take_in(&mut self, ui: &Ui, house: &House, read: library::SessionSnapshot<DuelingNobles>) {
        let before = self.session.entries().len();
        // A line that is being written looks as if it were cut off.
        self.why = match why(&read) {
            Why::Wanted | Why::Over if !read.in_use => Why::Free,
            other => other,
        };
        self.length = read.length;
        self.session = read.session;
        self.look.follow(before, self.session.entries().len());
        self.tell(&house.text);
        ui.ctx().request_repaint();
    }

    /// The lines that do not stand, to be read as they lie in the journal.
    fn lost(&self, text: &Text) -> Option<Aside> {
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
        Some(Aside::Reading {
            title: say!(text, "onlooker-lost"),
            chapters: vec![about],
        })
    }

    /// Does what the notice offers.
    fn go_on(&mut self, house: &House) -> Option<Door> {
        let mended = match self.why {
            Why::Damaged(..) => house.library.repair::<DuelingNobles>(&self.path),
            _ => Ok(None),
        };
        let opened = mended.and_then(|mended| {
            let (keeper, recovery) = house.library.resume(&self.path)?;
            Ok(TableRoom::new(house, keeper, mended.or(recovery)))
        });
        match opened {
            Ok(room) => Some(Door::Room(Box::new(room))),
            Err(error) => {
                if let LibraryError::InUse(_) = error {
                    self.why = Why::InUse;
                }
                self.trouble = Some(describe_library(&house.text, &error));
                self.tell(&house.text);
                self.trouble = None;
                None
            }
        }
    }
}

fn why(read: &library::SessionSnapshot<DuelingNobles>) -> Why {
    match &read.fault {
        _ if read.session.header().is_newer() => Why::Newer,
        _ if read.in_use => Why::InUse,
        Some(fault) if fault.cause != Cause::CutOff => {
            Why::Damaged(Box::new(fault.clone()), read.lost.clone())
        }
        _ => match DuelingNobles::outcome(read.session.table()) {
            Some(_) => Why::Over,
            None => Why::Wanted,
        },
    }
}

impl Room for Onlooker {
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        self.follow(ui, house);
        let answer = self
            .look
            .ui(ui, house, &self.session, self.notice.as_ref())?;
        match answer {
            Answer::Leave => Some(Door::Library),
            Answer::Rules => {
                let rules = super::rules(&house.text, self.session.rules());
                Some(Door::Aside(rules))
            }
            Answer::GoOn => self.go_on(house),
            Answer::More => self.lost(&house.text).map(Door::Aside),
        }
    }

    fn retell(&mut self, house: &House) {
        self.look.retell(house, &self.session);
        self.tell(&house.text);
    }

    fn keys(&self) -> Vec<KeyGroup> {
        look::keys()
    }
}
