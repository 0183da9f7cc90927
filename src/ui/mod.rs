//! The window: a frame that knows sessions and rooms, and the rooms in which games are played.
//!
//! The frame holds no word of any game: a [`Room`] is all it knows of one.

pub mod dueling_nobles;
mod focus;
mod home;
mod parts;
pub mod theme;
pub mod widgets;

use std::fmt;
use std::path::{Path, PathBuf};

use chrono::{Local, SubsecRound};
use egui::Ui;

use crate::games::{DuelingNobles, Game};
use crate::library::{Library, LibraryError, Summary};
use crate::session::Moment;
use crate::settings::Settings;
use crate::text::{Language, Text};

/// The picture that stands for the window in bars and lists.
const ICON: &[u8] = include_bytes!("../../assets/icon-256.png");

/// How the window is to be opened.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The folder in which sessions are kept; by default the one the system names.
    pub data_dir: Option<PathBuf>,
}

/// Why no window could be opened.
#[derive(Debug)]
pub enum StartError {
    /// There is no display, or it does not answer.
    NoDisplay,
    /// The display has no OpenGL that the window could be drawn with.
    NoGraphics,
    /// Something else, in the system's words.
    Other(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::NoDisplay => f.write_str(
                "there is no display to open a window on; the commands work without one, see courtyard --help",
            ),
            StartError::NoGraphics => f.write_str(
                "this display has no OpenGL to draw the window with; the commands work without it, see courtyard --help",
            ),
            StartError::Other(why) => write!(f, "the window could not be opened: {why}"),
        }
    }
}

impl std::error::Error for StartError {}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// When no window can be opened.
pub fn run(options: Options) -> Result<(), StartError> {
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Courtyard")
        .with_app_id("courtyard")
        .with_inner_size(theme::size::WINDOW.0)
        .with_min_inner_size(theme::size::WINDOW.1);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(ICON) {
        viewport = viewport.with_icon(icon);
    }
    let native = eframe::NativeOptions {
        viewport,
        // Said, since the picture tests bring another renderer into the build.
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        ..Default::default()
    };
    let creator: eframe::AppCreator<'_> =
        Box::new(|cc| Ok(Box::new(App::new(&cc.egui_ctx, options))));
    eframe::run_native("courtyard", native, creator).map_err(|error| match error {
        eframe::Error::WinitEventLoop(_) => StartError::NoDisplay,
        eframe::Error::NoGlutinConfigs(..) | eframe::Error::Glutin(_) => StartError::NoGraphics,
        error => StartError::Other(error.to_string()),
    })
}

/// What every room needs of the house: the words and the sessions.
#[derive(Debug)]
pub struct House {
    /// The messages of the language spoken.
    pub text: Text,
    /// Where sessions are kept.
    pub library: Library,
    /// What has been chosen about the app itself.
    pub settings: Settings,
}

impl House {
    /// The moment now by the clock on the wall, to the second.
    pub fn now(&self) -> Moment {
        Local::now().fixed_offset().trunc_subsecs(0)
    }
}

/// A place of the app that fills the window.
pub trait Room {
    /// Shows the room; returns where to go when it is left.
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door>;
}

/// Where to go from a room.
pub enum Door {
    /// To the start screen.
    Home,
    /// Into another room.
    Room(Box<dyn Room>),
}

/// The rooms of a game of this name: one with a saved session.
fn open(game: &str, house: &House, path: &Path) -> Option<Result<Box<dyn Room>, LibraryError>> {
    (game == DuelingNobles::ID).then(|| dueling_nobles::open(house, path))
}

/// The app in its window.
pub struct App {
    state: Result<(House, Box<dyn Room>), String>,
}

impl App {
    /// Opens the house: at the table of the session that was running, at a set-up that was not finished, or at home.
    pub fn new(ctx: &egui::Context, options: Options) -> App {
        theme::install(ctx);
        // Ctrl+Q lies beside Ctrl+W and Ctrl+1: too near for something that ends the app.
        ctx.options_mut(|o| o.quit_shortcuts.clear());
        let text = Text::new(Language::default());
        let state = match Library::open(options.data_dir) {
            Ok(library) => {
                let house = House {
                    text,
                    library,
                    settings: Settings::default(),
                };
                let room = first_room(&house);
                Ok((house, room))
            }
            Err(error) => Err(text
                .with("home-no-folder", &[("why", error.to_string().into())])
                .into_owned()),
        };
        App { state }
    }

    /// Shows the app in the whole of the ui.
    pub fn show(&mut self, ui: &mut Ui) {
        match &mut self.state {
            Err(trouble) => {
                egui::CentralPanel::default().show(ui, |ui| {
                    ui.label(theme::heading(trouble.as_str()));
                });
            }
            Ok((house, room)) => match room.ui(ui, house) {
                None => {}
                Some(door) => {
                    *room = match door {
                        Door::Home => Box::new(home::Home::new(house)),
                        Door::Room(room) => room,
                    };
                    ui.ctx().request_repaint();
                }
            },
        }
    }
}

/// Where the app was left: the set-up or the session written to last, if that was not finished.
fn first_room(house: &House) -> Box<dyn Room> {
    if let Some(setup) = dueling_nobles::Setup::resume(house) {
        return Box::new(setup);
    }
    // Whoever has looked at a sample has not left a game.
    let own = |summary: &Summary| !summary.is_sample();
    let sessions = house.library.sessions().unwrap_or_default();
    let latest = sessions.into_iter().find(own);
    let mut home = home::Home::new(house);
    if let Some(latest) = latest
        && let Ok(content) = &latest.content
        && content.outcome.is_none()
    {
        match open(&content.header.game, house, &latest.path) {
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
