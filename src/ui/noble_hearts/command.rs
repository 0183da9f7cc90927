//! What can be wanted of the game's own part of the table's screen.

use super::draft::Draft;
use crate::games::noble_hearts::kind::ActionKind;
use crate::seat::EitherSeat;

/// What is wanted of the game's own part.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Put an action of this kind together, or do it if nothing has to be told.
    Begin(ActionKind),
    /// More was told of what is put together: do it, if it is complete.
    Tell(Draft),
    /// What was told last was not that.
    Untell,
    /// Ask which special card is turned up.
    TurnUp,
    /// Ask who surrenders.
    Concede,
    /// All that is known of a player, and corrections.
    Player(EitherSeat),
}
