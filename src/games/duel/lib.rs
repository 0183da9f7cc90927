//! *Duel*: rules, texts, screens and commands.
//!
//! [`rules`] is pure: it needs neither of the other modules, and builds without their features.

pub mod rules;

#[cfg(all(feature = "commands", not(target_arch = "wasm32")))]
mod commands;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "screens")]
pub mod screens;
#[cfg(feature = "text")]
pub mod text;

pub use rules::*;

/// The game for the window.
#[cfg(feature = "screens")]
pub static SCREENS: &dyn courtyard_ui::ScreenGame = &courtyard_core::game::GameType::<Duel>::NEW;

/// The game for the command line.
#[cfg(all(feature = "commands", not(target_arch = "wasm32")))]
pub static COMMANDS: &dyn courtyard_cli::CommandGame = &courtyard_core::game::GameType::<Duel>::NEW;
