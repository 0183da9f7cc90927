//! The window: the frame of the app, the screens shared by all games, and the interface for the screens of each game.
//!
//! A screen reads its state and sends commands: a [`Screen`] returns the next navigation, and the screen of a table
//! sends commands that one function carries out. [`session::GameScreens`] is the interface of a game; outside of the
//! games' folders no game is named.

mod about;
mod app;
pub mod background_story;
pub mod copies;
pub mod explanation;
pub mod frame;
pub mod guest;
mod home;
mod hosted;
pub mod input;
mod library;
mod listing;
pub mod mirror;
pub mod overlay;
pub mod parts;
mod people;
mod picture;
pub mod place;
pub mod platform;
mod player_names;
mod printing;
pub mod screen;
pub mod session;
pub mod settings;
mod statistics;
mod task;
pub mod theme;
pub mod widgets;

#[cfg(not(target_arch = "wasm32"))]
mod window;

pub use app::{App, Entrance, Start};
pub use overlay::{About, Overlay};
pub use printing::Printable;
pub use screen::{AppContext, Navigation, Opened, Quick, Screen, ScreenGame};
#[cfg(windows)]
pub use window::show_where_no_console_is;
#[cfg(not(target_arch = "wasm32"))]
pub use window::{Options, StartError, keep_memory, run};
