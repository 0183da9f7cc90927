//! What a game says of a journal that was read.

use courtyard_core::game::Outcome;
use courtyard_session::{Header, Moment};

/// What a journal says of its session.
#[derive(Debug, Clone, PartialEq)]
pub struct Content {
    /// Who plays what by which rules.
    pub header: Header,
    /// How many entries there are.
    pub entries: usize,
    /// When the last entry was recorded, if it says so.
    pub last: Option<Moment>,
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The line and code of the first fault, if there is one; the rest then speaks of what lies before it.
    pub fault: Option<(u64, &'static str)>,
}

impl Content {
    /// Whether the game has not ended and its journal can be gone on with.
    pub fn goes_on(&self) -> bool {
        let sound = self.fault.is_none_or(|(_, code)| code == "cut-off");
        self.outcome.is_none() && sound && !self.header.is_newer()
    }
}

/// A journal that was read to its end and found sound.
pub(super) struct Checked {
    pub(super) header: Header,
    /// How many bytes are sound: all but a last line that was cut off.
    pub(super) sound: usize,
    pub(super) cut_off: bool,
}
