//! The interface of screens: their content, their environment, and navigation.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use egui::{Context, Id, Ui, Vec2};

use crate::background_story::BackgroundStory;
use crate::guest::{AnySharer, SharedLink};
use crate::input::key_bindings::KeyGroup;
use crate::input::tap_guard::Asked;
use crate::overlay::Overlay;
use crate::platform::browser::Browser;
use crate::platform::chooser::{Chooser, Chosen};
use crate::platform::speech::Speaker;
use crate::session::Lesson;
use crate::widgets::{CardSize, Icon};
use courtyard_core::game::Games;
use courtyard_core::seat::Seat;
use courtyard_lab::story::Story;
use courtyard_lab::{AnyLab, Level};
use courtyard_library::{Library, LibraryError};
use courtyard_session::{self as session, Moment};
use courtyard_settings::{Buzz, Seating, Settings};
use courtyard_text::export::Format;
use courtyard_text::{DescribedGame, Text, spoken};

/// The environment of every screen.
pub struct AppContext {
    /// The messages of the language spoken.
    pub text: Arc<Text>,
    /// The available games, the default one first.
    pub games: Games<dyn ScreenGame>,
    /// The library with the sessions.
    pub library: Library,
    /// The settings of the app.
    pub settings: Settings,
    /// The file chooser.
    pub chooser: Box<dyn Chooser>,
    /// The browser around the app, if any.
    pub browser: Option<Box<dyn Browser>>,
    /// The sharer of sessions, if there is one.
    pub sharer: Option<AnySharer>,
    /// The system's speech, if there is any.
    pub speaker: Option<Box<dyn Speaker>>,
}

impl AppContext {
    /// The current time to the second.
    pub fn now(&self) -> Moment {
        session::now()
    }

    /// Vibrates after a recorded step, if the device can and the setting is on.
    pub fn buzz(&self) {
        if let (Some(browser), Buzz::Short) = (&self.browser, self.settings.buzz) {
            browser.buzz();
        }
    }

    /// Speaks a sentence, if the setting is on.
    pub fn say(&self, sentence: &str) {
        let speech = &self.settings.speech;
        if let Some(speaker) = self.speaker.as_ref().filter(|_| speech.on) {
            let words = spoken(&self.text, sentence);
            speaker.say(&words, self.text.language(), speech);
        }
    }

    /// Whether there is more than one game, so that games have to be named.
    pub fn has_several_games(&self) -> bool {
        self.games.iter().len() > 1
    }
}

/// A screen, which fills the window.
pub trait Screen {
    /// Shows the screen. Returns the destination when it is left.
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation>;

    /// Translates its stored sentences after the language has changed.
    fn retranslate(&mut self, _app: &AppContext) {}

    /// Reads the players' names again after they were changed on a page that covers the screen.
    fn read_names(&mut self, _app: &AppContext) {}

    /// Continues background work while a page covers the screen. Returns the destination if that leaves the screen.
    fn go_on(&mut self, _ui: &mut Ui, _app: &AppContext) -> Option<Navigation> {
        None
    }

    /// The scale of everything in a window of this size.
    fn scale(&self, _window: Vec2) -> f32 {
        1.0
    }

    /// The question on the screen. When it changes, taps on what is new are ignored until it has been visible.
    fn asked(&self, _app: &AppContext) -> Asked {
        Asked::of(Id::unique("screen"))
    }

    /// The keys of the screen.
    fn keys(&self) -> Vec<KeyGroup> {
        Vec::new()
    }

    /// Whether the window may close. If something would be lost, the screen asks about it instead.
    fn may_close(&mut self, _app: &AppContext) -> bool {
        true
    }

    /// Whether the app starts here, so that going back leaves it.
    fn is_start(&self) -> bool {
        false
    }

    /// Whether a game is running here, which is watched without input for long.
    fn in_play(&self) -> bool {
        false
    }
}

/// The destination when leaving a screen.
pub enum Navigation {
    /// To the start screen.
    Home,
    /// To all saved sessions.
    Library,
    /// To all saved sessions, importing these files.
    TakeIn(Receiver<Chosen>),
    /// To another screen.
    Screen(Box<dyn Screen>),
    /// To the first screen of a game with all hints.
    Guided(Box<dyn Screen>),
    /// Stay; the hint of this name is dismissed.
    Dismiss(String),
    /// Stay; switch to this seating.
    Sit(Seating),
    /// Stay; all games have just been exported.
    Copied,
    /// To a page on top of this screen.
    Overlay(Overlay),
    /// To another version of the app.
    Update,
    /// To the browser's question about installing the app, or to the page that explains it.
    Install,
    /// Close the window.
    Close,
}

/// A screen of a game, or why there is none.
pub type Opened = Result<Box<dyn Screen>, LibraryError>;

/// A game for the start screen, the library and the frame of the app. Implemented for every game with
/// [screens](super::session::GameScreens).
pub trait ScreenGame: DescribedGame {
    /// Shows the game's emblem on the start screen.
    fn emblem(&self, ui: &mut Ui, size: CardSize);

    /// A screen of the game without a session, if there is one.
    fn quick(&self) -> Option<Quick>;

    /// The game between bots, if they can play it.
    fn lab(&self) -> Option<&'static dyn AnyLab>;

    /// Whether bots can take seats at a table.
    fn seats_bots(&self) -> bool;

    /// Whether there is a sample game.
    fn has_sample(&self) -> bool;

    /// How the game is played, in pictures; empty if a first game is not guided.
    fn lesson(&self) -> Lesson;

    /// The rules in words, in the default edition of a first game.
    fn usual_rules(&self, text: &Text) -> Option<Overlay>;

    /// The set-up of a new session of these players; if none are given, of the last players.
    fn new_session(&self, app: &AppContext, players: &[String]) -> Box<dyn Screen>;

    /// The items that the players need by the usual rules, in a sentence, if the game names them.
    fn needs(&self, text: &Text) -> Option<String>;

    /// The set-up of a first game of the last players, or of one of them against a bot of this level: by the usual rules, with the
    /// fewest questions.
    fn guided_session(&self, app: &AppContext, bot: Option<Level>) -> Box<dyn Screen>;

    /// The set-up with this [draft](courtyard_library::Library::draft); `None` if it is another game's.
    fn resume_set_up(&self, app: &AppContext, draft: &[u8]) -> Option<Box<dyn Screen>>;

    /// The table of the sample game: the unfinished saved one, or a new one.
    ///
    /// # Errors
    /// Fails if there is no sample, if it is open elsewhere, or if a new one cannot be written.
    fn sample(&self, app: &AppContext) -> Opened;

    /// The table of a saved session. If it cannot be continued, the read-only session with the reason and an action.
    ///
    /// # Errors
    /// Fails if the journal cannot be read.
    fn open(&self, app: &AppContext, path: &Path) -> Opened;

    /// The table of a guest that joins through this link, seen from this seat; `None` if the host's header is not of
    /// this game.
    fn guest(
        &self,
        app: &AppContext,
        link: SharedLink,
        seat: Option<Seat>,
    ) -> Option<Box<dyn Screen>>;

    /// The TV view of the same table.
    fn television(&self, app: &AppContext, link: SharedLink) -> Option<Box<dyn Screen>>;

    /// A saved session in Look back.
    ///
    /// # Errors
    /// Fails if the journal cannot be read.
    fn look_back(&self, app: &AppContext, path: &Path) -> Opened;

    /// Starts the story of a saved session. `None` if bots cannot play the game, or if the journal cannot be read.
    fn begin_story(&self, app: &AppContext, path: &Path) -> Option<BackgroundStory>;

    /// A saved session as a document, with its story if there is one.
    ///
    /// # Errors
    /// Fails if the journal cannot be read, or if the document cannot be written.
    fn document(
        &self,
        library: &Library,
        text: &Text,
        path: &Path,
        format: Format,
        story: Option<&Story>,
    ) -> Result<String, LibraryError>;

    /// The statistics of all sessions of the game.
    fn statistics(&self, app: &AppContext) -> Box<dyn Screen>;

    /// The statistics of one saved session.
    ///
    /// # Errors
    /// Fails if the journal cannot be read.
    fn statistics_of(&self, app: &AppContext, path: &Path) -> Opened;
}

/// A screen of a game without a session, on the start screen.
#[derive(Debug, Clone, Copy)]
pub struct Quick {
    /// The message key of its title.
    pub title: &'static str,
    /// Its icon.
    pub icon: Icon,
    /// Opens it.
    pub open: fn(&Context, &AppContext) -> Box<dyn Screen>,
}
