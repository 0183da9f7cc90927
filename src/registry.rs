//! The one list of games.
//!
//! Each game makes its own entry, so that its screens and commands are compiled with the game and not here.

use courtyard_core::game::Games;
use courtyard_library::KeptGame;
use courtyard_text::DescribedGame;
use courtyard_ui::ScreenGame;

#[cfg(not(target_arch = "wasm32"))]
use courtyard_cli::CommandGame;

/// All games as the window shows them; the first is offered first.
pub fn screens() -> Games<dyn ScreenGame> {
    Games::new([
        courtyard_dueling_nobles::SCREENS,
        courtyard_duel::SCREENS,
        courtyard_noble_hearts::SCREENS,
    ])
}

/// All games as the command line knows them.
#[cfg(not(target_arch = "wasm32"))]
pub fn commands() -> Games<dyn CommandGame> {
    Games::new([
        courtyard_dueling_nobles::COMMANDS,
        courtyard_duel::COMMANDS,
        courtyard_noble_hearts::COMMANDS,
    ])
}

/// All games as the library stores their sessions.
pub fn kept() -> Games<dyn KeptGame> {
    screens().map(|game| game as &dyn KeptGame)
}

/// All games as sentences describe them.
pub fn described() -> Games<dyn DescribedGame> {
    screens().map(|game| game as &dyn DescribedGame)
}
