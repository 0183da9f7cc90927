//! Commands to the game's own part of the table's screen.

use crate::rules::NobleHearts;
use courtyard_core::game::compose::Draft;

/// A command to the game's own part.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayCommand {
    /// Show the sheet of this draft.
    Open(Draft<NobleHearts>),
}
