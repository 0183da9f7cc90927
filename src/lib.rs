//! Courtyard, a companion for card games that are played with real cards.
//!
//! The package is a workspace. Each layer and each game is a crate under `src`; this crate combines and re-exports
//! them. [`registry`] is the only list of games.
//!
//! A game implements [`games::Game`]. A [`session::Session`] passes each step to the game's referee, and a
//! [`library::OpenSession`] writes it to the journal. `docs/architecture.md` follows one action all the way.

#[cfg(not(target_arch = "wasm32"))]
pub use courtyard_cli as cli;
pub use courtyard_core::{about, cards, dice, seat};
#[cfg(not(target_arch = "wasm32"))]
pub use courtyard_hosting as hosting;
pub use courtyard_lab as lab;
pub use courtyard_library as library;
pub use courtyard_print as print;
pub use courtyard_session as session;
pub use courtyard_settings as settings;
pub use courtyard_sharing as sharing;
pub use courtyard_text as text;
pub use courtyard_ui as ui;

pub mod registry;
#[cfg(target_arch = "wasm32")]
pub mod web;

/// The types that all games share, and each game.
pub mod games {
    pub use courtyard_core::game::*;
    pub use courtyard_core::rules;
    pub use courtyard_duel as duel;
    pub use courtyard_dueling_nobles as dueling_nobles;
    pub use courtyard_noble_hearts as noble_hearts;
}
