//! The ground that all games share: cards, dice, seats, and what a game is.
//!
//! Nothing here reads files, clocks or chance, and nothing knows a screen.

pub mod about;
pub mod cards;
pub mod dice;
pub mod game;
pub mod seat;
pub mod variants;
