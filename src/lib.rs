//! Courtyard, a companion for *Dueling Nobles*.
//!
//! The floors, from the ground up; a room knows only the floors below it: [`cards`], [`dice`] and [`seat`];
//! [`games`] with their rules; a session of a game over time; where sessions are kept, how they are told, and the
//! settings; the
//! screens and the command line.

pub mod cards;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod dice;
pub mod games;
pub mod house;
pub mod library;
pub mod seat;
pub mod session;
pub mod settings;
pub mod text;
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod web;
