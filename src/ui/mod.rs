//! The window: the frame of the app, the screens that every game shares, and the screens of each game in a folder of its
//! own.
//!
//! A screen reads what it shows and says what is wanted: a [`Screen`] says where to go next, and the screen of a table
//! sends commands that one function carries out. What the frame and the shared screens need of a game is
//! [`session::GameScreens`]; outside the games' own folders nothing here names one.

mod about;
mod app;
pub mod awake;
pub mod browser;
pub mod changes;
pub mod chooser;
pub mod commands;
mod copies;
mod dim;
pub mod duel;
pub mod dueling_nobles;
mod facing;
mod focus;
pub mod ground;
pub mod guest;
mod hold;
mod home;
mod hosted;
mod kept_back;
mod keyboard;
mod library;
mod listing;
pub mod mirror;
pub mod noble_hearts;
mod overlay;
mod parts;
mod safe_area;
mod screen;
pub mod session;
mod settings;
mod statistics;
mod steady;
mod task;
pub mod theme;
mod touch;
pub mod widgets;

#[cfg(not(target_arch = "wasm32"))]
pub mod network;
#[cfg(not(target_arch = "wasm32"))]
mod window;

pub use app::{App, Entrance, Start};
pub use overlay::{About, Overlay};
pub use screen::{AppContext, Navigation, Opened, Quick, Screen, ScreenGame};
#[cfg(windows)]
pub use window::show_where_no_console_is;
#[cfg(not(target_arch = "wasm32"))]
pub use window::{Options, StartError, keep_memory, run};
