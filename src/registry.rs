//! The only list of games.
//!
//! Each game provides its own entries, so that its screens and commands are compiled in its crate and not here. They are
//! statics, because the code that a constant refers to is compiled in every crate that uses it.

use courtyard_core::game::Games;
use courtyard_library::StoredGame;
use courtyard_text::DescribedGame;
use courtyard_ui::ScreenGame;

#[cfg(not(target_arch = "wasm32"))]
use courtyard_cli::CommandGame;

/// All games for the window; the first is offered first.
pub fn screens() -> Games<dyn ScreenGame> {
    Games::new([
        courtyard_dueling_nobles::SCREENS,
        courtyard_duel::SCREENS,
        courtyard_noble_hearts::SCREENS,
    ])
}

/// All games for the command line.
#[cfg(not(target_arch = "wasm32"))]
pub fn commands() -> Games<dyn CommandGame> {
    Games::new([
        courtyard_dueling_nobles::COMMANDS,
        courtyard_duel::COMMANDS,
        courtyard_noble_hearts::COMMANDS,
    ])
}

/// All games for the library.
pub fn kept() -> Games<dyn StoredGame> {
    screens().map(|game| game as &dyn StoredGame)
}

/// All games for the text layer.
pub fn described() -> Games<dyn DescribedGame> {
    screens().map(|game| game as &dyn DescribedGame)
}
