//! Courtyard, a companion for card games that are played with real cards.
//!
//! The modules, from the ground up; each knows only those before it: `variants`, lists of them; [`about`], [`cards`], [`dice`] and [`seat`];
//! [`games`], with the rules of each game; [`session`], a game over time; [`library`], where sessions are kept;
//! [`sharing`], one table on several devices; [`text`], how they are told;
//! [`settings`]; [`ui`] and `cli`, the screens and the command line; [`house`], the one list of games.
//!
//! A game implements [`games::Game`]. A [`session::Session`] takes its steps through the game's referee, and a
//! [`library::OpenSession`] writes each of them to its journal. `docs/architecture.md` follows one action all the way.

pub mod about;
pub mod cards;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod dice;
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
pub mod hosting;
pub mod house;
pub mod library;
pub mod seat;
pub mod session;
pub mod settings;
pub mod sharing;
pub mod text;
pub mod ui;
mod variants;
#[cfg(target_arch = "wasm32")]
pub mod web;
