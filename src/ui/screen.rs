//! What fills the window, what it is shown with, and where it leads.

use std::path::Path;
use std::sync::mpsc::Receiver;

use egui::{Context, Id, Ui, Vec2};

use crate::guest::{AnySharer, SharedLink};
use crate::input::key_bindings::KeyGroup;
use crate::overlay::Overlay;
use crate::platform::browser::Browser;
use crate::platform::chooser::{Chooser, Chosen};
use crate::session::Lesson;
use crate::widgets::{CardSize, Icon};
use courtyard_core::game::Games;
use courtyard_core::seat::Seat;
use courtyard_library::{Library, LibraryError};
use courtyard_session::{self as session, Moment};
use courtyard_settings::{Buzz, Seating, Settings};
use courtyard_text::export::Format;
use courtyard_text::{DescribedGame, Text};

/// What every screen is shown with.
#[derive(Debug)]
pub struct AppContext {
    /// The messages of the language spoken.
    pub text: Text,
    /// The games that can be played, the one offered first being the first.
    pub games: Games<dyn ScreenGame>,
    /// Where sessions are kept.
    pub library: Library,
    /// What has been chosen about the app itself.
    pub settings: Settings,
    /// Who asks for files.
    pub chooser: Box<dyn Chooser>,
    /// The browser around the app, where there is one.
    pub browser: Option<Box<dyn Browser>>,
    /// Who shares a session with phones, where somebody can.
    pub sharer: Option<AnySharer>,
}

impl AppContext {
    /// The moment now by the clock on the wall, to the second.
    pub fn now(&self) -> Moment {
        session::now()
    }

    /// Lets the device answer what was recorded so that it is felt, where it can and somebody wants that.
    pub fn buzz(&self) {
        if let (Some(browser), Buzz::Short) = (&self.browser, self.settings.buzz) {
            browser.buzz();
        }
    }

    /// Whether there is more than one game, so that people have to be told which is meant.
    pub fn has_several_games(&self) -> bool {
        self.games.iter().len() > 1
    }
}

/// A screen: a place of the app that fills the window.
pub trait Screen {
    /// Shows the screen; returns where to go when it is left.
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation>;

    /// Makes the sentences that it keeps anew, after the language has changed.
    fn retell(&mut self, app: &AppContext) {
        let _ = app;
    }

    /// What goes on while a page lies over the screen; returns where to go when it is left by that.
    fn go_on(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let _ = (ui, app);
        None
    }

    /// How many times as large as usual everything is shown in a window of this size.
    fn scale(&self, window: Vec2) -> f32 {
        let _ = window;
        1.0
    }

    /// What is asked of people, and of whom. Where that changes, taps are kept from it until it has been seen.
    fn asked(&self, app: &AppContext) -> Id {
        let _ = app;
        Id::NULL
    }

    /// What keys do here.
    fn keys(&self) -> Vec<KeyGroup> {
        Vec::new()
    }

    /// Whether the window may be closed; where something would be lost by that, the screen asks about it instead.
    fn may_close(&mut self, app: &AppContext) -> bool {
        let _ = app;
        true
    }

    /// Whether the app begins here, so that a step back leads out of it.
    fn is_start(&self) -> bool {
        false
    }

    /// Whether a game is going on here that people look at for long.
    fn in_play(&self) -> bool {
        false
    }
}

/// Where to go from a screen.
pub enum Navigation {
    /// To the start screen.
    Home,
    /// To all saved sessions.
    Library,
    /// To all saved sessions, where these files are being taken in.
    TakeIn(Receiver<Chosen>),
    /// To another screen.
    Screen(Box<dyn Screen>),
    /// To the first screen of a game in which all hints are given.
    Guided(Box<dyn Screen>),
    /// Nowhere: the hint of this name is not given again.
    Dismiss(String),
    /// Nowhere: this is how two people sit from now on.
    Sit(Seating),
    /// Nowhere: all games have just been exported.
    Copied,
    /// To a page that leads back to this screen.
    Overlay(Overlay),
    /// To another version of the app.
    Update,
    /// To the browser's question whether the app is to be put among those of the device, or to how that is done.
    Install,
    /// Out of the window, which is closed.
    Close,
}

/// A screen of a game, or why there is none.
pub type Opened = Result<Box<dyn Screen>, LibraryError>;

/// A game as the start screen, the library and the frame of the app need it. It is implemented for every game that has
/// [its screens](super::session::GameScreens).
pub trait ScreenGame: DescribedGame {
    /// Shows the game's sign on the start screen.
    fn emblem(&self, ui: &mut Ui, size: CardSize);

    /// What can be done with the game without a session, if there is something.
    fn quick(&self) -> Option<Quick>;

    /// Whether there is a sample game.
    fn has_sample(&self) -> bool;

    /// How the game is played, in pictures; empty if a first game is not guided.
    fn lesson(&self) -> Lesson;

    /// The set-up of a new session between these players; where none is named, between those who played last.
    fn new_session(&self, app: &AppContext, players: &[String]) -> Box<dyn Screen>;

    /// The set-up of which this is the [draft](courtyard_library::Library::draft); `None` if it is another game's.
    fn resume_set_up(&self, app: &AppContext, draft: &[u8]) -> Option<Box<dyn Screen>>;

    /// The table of the sample game: the saved one that has not ended, or a new one.
    ///
    /// # Errors
    /// When there is no sample, when it is open elsewhere, or when a new one cannot be written.
    fn sample(&self, app: &AppContext) -> Opened;

    /// The table of a saved session; where it cannot be played on at once, the session to be looked at, with the reason
    /// and what can be done.
    ///
    /// # Errors
    /// When the journal cannot be read.
    fn open(&self, app: &AppContext, path: &Path) -> Opened;

    /// The table of a guest who came in through this link, seen from this seat; `None` where the host's header is not
    /// one of this game.
    fn guest(
        &self,
        app: &AppContext,
        link: SharedLink,
        seat: Option<Seat>,
    ) -> Option<Box<dyn Screen>>;

    /// The same table for a screen that everybody looks at.
    fn television(&self, app: &AppContext, link: SharedLink) -> Option<Box<dyn Screen>>;

    /// A saved session to be looked at, move by move.
    ///
    /// # Errors
    /// When the journal cannot be read.
    fn look_back(&self, app: &AppContext, path: &Path) -> Opened;

    /// A saved session as a document.
    ///
    /// # Errors
    /// When the journal cannot be read, or the document not be made.
    fn document(
        &self,
        library: &Library,
        text: &Text,
        path: &Path,
        format: Format,
    ) -> Result<String, LibraryError>;

    /// The statistics of all sessions of the game.
    fn statistics(&self, app: &AppContext) -> Box<dyn Screen>;

    /// The statistics of one saved session.
    ///
    /// # Errors
    /// When the journal cannot be read.
    fn statistics_of(&self, app: &AppContext, path: &Path) -> Opened;
}

/// Something of a game that needs no session, as the start screen offers it.
#[derive(Debug, Clone, Copy)]
pub struct Quick {
    /// The key of the message that names it.
    pub title: &'static str,
    /// Its sign.
    pub icon: Icon,
    /// Begins it.
    pub open: fn(&Context, &AppContext) -> Box<dyn Screen>,
}
