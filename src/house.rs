//! The games of the house: the one list of them, which the app and the command line are given.

use crate::games::duel::Duel;
use crate::games::dueling_nobles::DuelingNobles;
use crate::games::noble_hearts::NobleHearts;
use crate::games::{Games, Hosted};
use crate::library::KeptGame;
use crate::text::DescribedGame;
use crate::ui::ScreenGame;

#[cfg(not(target_arch = "wasm32"))]
use crate::cli::CommandGame;

/// A game with all that the house wants of it.
#[cfg(not(target_arch = "wasm32"))]
pub trait HouseGame: ScreenGame + CommandGame {}

#[cfg(not(target_arch = "wasm32"))]
impl<G> HouseGame for Hosted<G> where Hosted<G>: ScreenGame + CommandGame {}

/// A game with all that the house wants of it: a browser has no command line.
#[cfg(target_arch = "wasm32")]
pub trait HouseGame: ScreenGame {}

#[cfg(target_arch = "wasm32")]
impl<G> HouseGame for Hosted<G> where Hosted<G>: ScreenGame {}

/// All games of the house; the first is offered first.
pub fn games() -> Games<dyn HouseGame> {
    Games::new([
        &Hosted::<DuelingNobles>::NEW as &dyn HouseGame,
        &Hosted::<Duel>::NEW,
        &Hosted::<NobleHearts>::NEW,
    ])
}

/// All games of the house, as the library keeps their sessions.
pub fn kept() -> Games<dyn KeptGame> {
    games().map(|game| game as &dyn KeptGame)
}

/// All games of the house, as they are told of.
pub fn described() -> Games<dyn DescribedGame> {
    games().map(|game| game as &dyn DescribedGame)
}

/// All games of the house, as the window shows them.
pub fn screens() -> Games<dyn ScreenGame> {
    games().map(|game| game as &dyn ScreenGame)
}

/// All games of the house, as the command line knows them.
#[cfg(not(target_arch = "wasm32"))]
pub fn commands() -> Games<dyn CommandGame> {
    games().map(|game| game as &dyn CommandGame)
}
