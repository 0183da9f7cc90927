//! The games of the house: the one list of them, which the app and the command line are given.

use crate::games::{DuelingNobles, Games, Hosted};
use crate::library::KeptGame;
use crate::ui::ScreenGame;

/// A game with all that the house wants of it.
pub trait HouseGame: KeptGame + ScreenGame {}

impl<G> HouseGame for Hosted<G> where Hosted<G>: KeptGame + ScreenGame {}

/// All games of the house, the one offered first being the first.
pub fn games() -> Games<dyn HouseGame> {
    Games::new([&Hosted::<DuelingNobles>::NEW as &dyn HouseGame])
}

/// All games of the house as the library keeps their sessions.
pub fn kept() -> Games<dyn KeptGame> {
    games().map(|game| game as &dyn KeptGame)
}

/// All games of the house as the window shows them.
pub fn screens() -> Games<dyn ScreenGame> {
    games().map(|game| game as &dyn ScreenGame)
}
