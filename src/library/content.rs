//! The contents of a journal as shown in lists.

use super::versions::Course;
use courtyard_core::game::{Game, Outcome};
use courtyard_core::seat::Seat;
use courtyard_session::journal::Reading;
use courtyard_session::{Header, Moment, Step};

/// The kind of the action by which a player concedes, in every game.
const CONCEDE: &str = "concede";

/// The contents of a journal as shown in lists.
#[derive(Debug, Clone, PartialEq)]
pub struct Content {
    /// The journal's header.
    pub header: Header,
    /// Number of entries.
    pub entries: usize,
    /// When the game ended, or else when the last entry was recorded, if known.
    pub last: Option<Moment>,
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// The seat that took the first turn, if it has begun.
    pub first: Option<Seat>,
    /// The time played in seconds, if it is known; see [`Session::played`](courtyard_session::Session::played).
    pub seconds: Option<u64>,
    /// Whether the game ended with a concession.
    pub conceded: bool,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The line and code of the first fault, if any; all other fields then describe the lines before it.
    pub fault: Option<(u64, &'static str)>,
}

impl Content {
    /// The content of a journal that was read.
    pub(super) fn of<G: Game>(reading: &Reading<G>) -> Content {
        let session = &reading.session;
        Content {
            entries: session.entries().len(),
            last: session.ended_at(),
            turn: G::turn(session.table()),
            first: G::first(session.table()),
            seconds: session
                .played()
                .map(|played| played.num_seconds().unsigned_abs()),
            conceded: session.ending().is_some_and(|entry| match &entry.step {
                Step::Do(action) => G::kind(action) == CONCEDE,
                Step::Undo(_) | Step::Redo(_) => false,
            }),
            outcome: G::outcome(session.table()),
            fault: reading.fault.as_ref().map(|f| (f.line, f.code())),
            header: session.header().clone(),
        }
    }

    /// Whether the game can be continued: it has not ended, and its journal is valid and not of a later version.
    pub fn goes_on(&self) -> bool {
        let is_valid = self.fault.is_none_or(|(_, code)| code == "cut-off");
        self.outcome.is_none() && is_valid && !self.header.is_newer()
    }
}

/// A valid journal that was read to its end.
pub(super) struct Checked {
    pub(super) course: Course,
    /// Number of valid bytes: all except an incomplete last line.
    pub(super) valid_bytes: usize,
    pub(super) cut_off: bool,
}
