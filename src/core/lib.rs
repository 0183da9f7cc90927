//! Types shared by all games: cards, dice, seats and the [`Game`](game::Game) trait.
//!
//! Nothing here reads files or clocks, draws random numbers, or depends on screens.

pub mod about;
mod bit_set;
pub mod cards;
pub mod dice;
pub mod encoding;
pub mod game;
pub mod list;
pub mod percent;
pub mod person;
pub mod seat;
pub mod variants;
