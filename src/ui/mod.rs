//! The window: a frame that knows sessions and rooms, and the rooms in which games are played.
//!
//! The frame holds no word of any game: a [`Room`] is all it knows of one.

mod aside;
pub mod awake;
pub mod browser;
pub mod chooser;
pub mod commands;
mod copies;
pub mod dueling_nobles;
mod focus;
mod hold;
mod home;
mod library;
pub mod mirror;
mod parts;
mod saving;
mod settings;
mod statistics;
mod task;
pub mod theme;
pub mod widgets;

#[cfg(not(target_arch = "wasm32"))]
mod window;

use std::path::Path;

use self::aside::Aside;
use self::awake::Awake;
use self::browser::Browser;
use self::chooser::{Chooser, Nobody};
use self::commands::{FRAME, FrameCommand, KeyGroup};
use egui::{Ui, ViewportCommand};
#[cfg(not(target_arch = "wasm32"))]
pub use window::{Options, StartError, run};

use crate::games::{DuelingNobles, Game};
use crate::library::{Library, LibraryError, Summary};
use crate::session::{self, Moment};
use crate::settings::{Damaged, SaveError, Screen, Settings, SettingsFile, TextSize};
use crate::text::export::Format;
use crate::text::{Language, Text, describe_io, describe_library, say};

/// What every room needs of the house: the words and the sessions.
#[derive(Debug)]
pub struct House {
    /// The messages of the language spoken.
    pub text: Text,
    /// Where sessions are kept.
    pub library: Library,
    /// What has been chosen about the app itself.
    pub settings: Settings,
    /// Who asks for files.
    pub chooser: Box<dyn Chooser>,
    /// The browser around the app, where there is one.
    pub browser: Option<Box<dyn Browser>>,
}

impl House {
    /// The moment now by the clock on the wall, to the second.
    pub fn now(&self) -> Moment {
        session::now()
    }
}

/// A place of the app that fills the window.
pub trait Room {
    /// Shows the room; returns where to go when it is left.
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door>;

    /// Tells anew what it keeps told, after the language has changed.
    fn retell(&mut self, house: &House) {
        let _ = house;
    }

    /// What keys do here.
    fn keys(&self) -> Vec<KeyGroup> {
        Vec::new()
    }

    /// Whether the window may be closed; where something would be lost by that, the room asks about it instead.
    fn may_close(&mut self) -> bool {
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

/// Where to go from a room.
pub enum Door {
    /// To the start screen.
    Home,
    /// To all saved sessions.
    Library,
    /// Into another room.
    Room(Box<dyn Room>),
    /// To a page that leads back to this room.
    Aside(Aside),
    /// To another version of the app.
    Update,
    /// Out of the window, which is closed.
    Close,
}

/// A room of a game, or why there is none.
type Opened = Result<Box<dyn Room>, LibraryError>;

/// The rooms of a game of this name: one with a saved session.
fn open(game: &str, house: &House, path: &Path) -> Option<Opened> {
    (game == DuelingNobles::ID).then(|| dueling_nobles::open(house, path))
}

/// The rooms of a game of this name: one in which a saved session is only looked at.
fn look_back(game: &str, house: &House, path: &Path) -> Option<Opened> {
    (game == DuelingNobles::ID).then(|| dueling_nobles::look_back(house, path))
}

/// A saved session of a game of this name as a document.
fn document(
    game: &str,
    library: &Library,
    language: Language,
    path: &Path,
    format: Format,
) -> Option<Result<String, LibraryError>> {
    let told = || dueling_nobles::document(library, language, path, format);
    (game == DuelingNobles::ID).then(told)
}

/// The statistics of all games played.
fn statistics(house: &House) -> Box<dyn Room> {
    Box::new(statistics::StatisticsRoom::<DuelingNobles>::new(house))
}

/// The app in its window.
pub struct App {
    state: Result<(House, Box<dyn Room>), String>,
    /// The page that is shown instead of the room.
    aside: Option<Aside>,
    file: SettingsFile,
    keeping: settings::Keeping,
    /// The language that was asked for when the app was started.
    language: Option<Language>,
    awake: Box<dyn Awake>,
    kept_awake: bool,
    /// Whether the room has been asked and the window is to be closed.
    closing: bool,
}

/// What the app begins with.
pub struct Start {
    /// Where sessions are kept, or why there is no such place.
    pub library: Result<Library, LibraryError>,
    /// The settings, where they are kept, and what was wrong with them.
    pub settings: (SettingsFile, Settings, Option<Damaged>),
    /// The language, whatever the settings and the system say.
    pub language: Option<Language>,
    /// Who keeps the screen awake.
    pub awake: Box<dyn Awake>,
    /// The browser around the app, where there is one.
    pub browser: Option<Box<dyn Browser>>,
}

impl App {
    /// Opens the house: at the table of the session that was running, at a set-up that was not finished, or at home.
    pub fn begin(ctx: &egui::Context, start: Start) -> App {
        theme::install(ctx);
        // Ctrl+Q lies beside Ctrl+W and Ctrl+1: too near for something that ends the app.
        ctx.options_mut(|o| o.quit_shortcuts.clear());
        let (file, settings, damaged) = start.settings;
        theme::apply(ctx, &settings);
        let text = Text::new(spoken(start.language, &settings), crate::house::described());
        let file_name = file.path().map(|path| path.display().to_string());
        let keeping = settings::Keeping {
            file: file_name.filter(|_| start.browser.is_none()),
            in_browser: start.browser.is_some(),
            trouble: damaged.map(|damaged| describe_damaged(&text, &damaged)),
        };
        let state = match start.library {
            Ok(library) => {
                // A desktop's disk answers when it is done.
                if start.browser.is_some() {
                    ctx.add_plugin(hold::Hold::new(library.clone()));
                }
                let house = House {
                    text,
                    library,
                    settings,
                    chooser: Box::new(Nobody),
                    browser: start.browser,
                };
                let room = first_room(&house);
                Ok((house, room))
            }
            Err(error) => Err(say!(text, "home-no-folder", why = why(&text, &error))),
        };
        App {
            state,
            // What happened to the settings is said where they are.
            aside: keeping.trouble.is_some().then_some(Aside::Settings),
            file,
            keeping,
            language: start.language,
            awake: start.awake,
            kept_awake: false,
            closing: false,
        }
    }

    /// Lets this one ask for files.
    #[must_use]
    pub fn with_chooser(mut self, chooser: Box<dyn Chooser>) -> App {
        if let Ok((house, _)) = &mut self.state {
            house.chooser = chooser;
        }
        self
    }

    /// The language that is spoken; `None` where the app could not begin.
    pub fn language(&self) -> Option<Language> {
        let (house, _) = self.state.as_ref().ok()?;
        Some(house.text.language())
    }

    /// Shows the app in the whole of the ui.
    pub fn show(&mut self, ui: &mut Ui) {
        let (house, room) = match &mut self.state {
            Ok(state) => state,
            Err(trouble) => {
                egui::CentralPanel::default().show(ui, |ui| {
                    ui.label(theme::heading(trouble.as_str()));
                });
                return;
            }
        };
        let asked = ui.input(|i| i.viewport().close_requested());
        if asked && !self.closing && !room.may_close() {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            self.aside = None;
        }
        let before = house.settings;
        let frame = FRAME.iter().filter(|c| c.what != FrameCommand::Back);
        match commands::pressed(ui, frame) {
            Some(FrameCommand::Keys) => self.aside = Some(Aside::Keys),
            Some(FrameCommand::Settings) => self.aside = Some(Aside::Settings),
            Some(FrameCommand::LargerText) => {
                house.settings.text_size = before.text_size.larger();
            }
            Some(FrameCommand::SmallerText) => {
                house.settings.text_size = before.text_size.smaller();
            }
            Some(FrameCommand::UsualText) => house.settings.text_size = TextSize::default(),
            Some(FrameCommand::Back) | None => {}
        }
        if let Some(aside) = &self.aside {
            let text = &house.text;
            let left = match aside {
                Aside::Settings => settings::show(ui, text, &mut house.settings, &mut self.keeping),
                Aside::Keys => {
                    let mut groups = room.keys();
                    groups.push(commands::everywhere());
                    aside::keys(ui, text, &groups)
                }
                Aside::Reading { title, chapters } => aside::reading(ui, text, title, chapters),
            };
            if left || commands::back(ui) {
                self.aside = None;
                ui.ctx().request_repaint();
            }
        } else if let Some(door) = room.ui(ui, house) {
            match door {
                Door::Home => *room = Box::new(home::Home::new(house)),
                Door::Library => *room = Box::new(library::LibraryRoom::new(house)),
                Door::Room(other) => *room = other,
                Door::Aside(aside) => self.aside = Some(aside),
                Door::Update => {
                    if let Some(browser) = &mut house.browser {
                        browser.update();
                    }
                }
                Door::Close => {
                    self.closing = true;
                    ui.ctx().send_viewport_cmd(ViewportCommand::Close);
                }
            }
            ui.ctx().request_repaint();
        }
        if house.settings != before {
            self.settle(ui, before);
        }
        self.keep_awake();
        if let Ok((house, room)) = &mut self.state
            && let Some(browser) = &mut house.browser
        {
            browser.step_back(self.aside.is_some() || !room.is_start());
        }
    }

    /// Makes changed settings hold, and keeps them.
    fn settle(&mut self, ui: &Ui, before: Settings) {
        let Ok((house, room)) = &mut self.state else {
            return;
        };
        theme::apply(ui.ctx(), &house.settings);
        if house.settings.language != before.language {
            // Whoever chooses a language here wants it whatever was said before.
            self.language = None;
            house.text = Text::new(spoken(None, &house.settings), crate::house::described());
            room.retell(house);
        }
        self.keeping.trouble = match self.file.save(&house.settings) {
            Ok(()) => None,
            // That there is no folder for them stands below the settings.
            Err(SaveError::NoFolder) => None,
            Err(SaveError::Io(_, error)) => {
                let why = describe_io(&house.text, &error);
                Some(say!(house.text, "settings-not-saved", why = why))
            }
        };
        ui.ctx().request_repaint();
    }

    fn keep_awake(&mut self) {
        let wanted = self
            .state
            .as_ref()
            .is_ok_and(|(house, room)| house.settings.screen == Screen::Awake && room.in_play());
        if wanted != self.kept_awake {
            self.awake.keep(wanted);
            self.kept_awake = wanted;
        }
    }
}

/// Why there is no library, in words that continue a sentence.
fn why(text: &Text, error: &LibraryError) -> String {
    match error {
        LibraryError::Io(_, error) => describe_io(text, error),
        error => describe_library(text, error),
    }
}

/// The language that is spoken: the one asked for, or the one of the settings, or the system's.
fn spoken(asked: Option<Language>, settings: &Settings) -> Language {
    asked.or(settings.language).unwrap_or_else(Language::system)
}

/// What happened to a file of settings that could not be read.
fn describe_damaged(text: &Text, damaged: &Damaged) -> String {
    match damaged {
        Damaged::SetAside(path) => {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            say!(text, "settings-set-aside", file = file)
        }
        Damaged::InTheWay(path, error) => {
            let file = path.display().to_string();
            let why = describe_io(text, error);
            say!(text, "settings-in-the-way", file = file, why = why)
        }
    }
}

/// Where the app was left: the set-up or the session written to last, if that was not finished.
fn first_room(house: &House) -> Box<dyn Room> {
    if let Some(setup) = dueling_nobles::Setup::resume(house) {
        return Box::new(setup);
    }
    let mut home = home::Home::new(house);
    // Whoever has looked at a sample has not left a game.
    let own = |summary: &&Summary| !summary.is_sample();
    let latest = home.sessions().iter().find(own);
    if let Some(latest) = latest
        && let Ok(content) = &latest.content
        && content.outcome.is_none()
    {
        let path = latest.path.clone();
        // Whoever opens a second window does not want to look at the first one's game.
        let opened = match house.library.is_free(&path) {
            Ok(false) => Some(Err(LibraryError::InUse(path))),
            _ if !content.goes_on() => None,
            _ => open(&content.header.game, house, &path),
        };
        match opened {
            Some(Ok(room)) => return room,
            Some(Err(error)) => home.say(&house.text, &error),
            None => {}
        }
    }
    Box::new(home)
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }
}
