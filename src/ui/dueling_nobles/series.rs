//! The score of several games between the same players, kept in the journals' headers.

use serde::{Deserialize, Serialize};

use crate::games::Outcome;
use crate::games::dueling_nobles::rules::Edition;
use crate::seat::{EitherSeat, Pair};
use crate::session::Header;

/// The games before the one at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(super) struct Series {
    /// Games each player has won.
    pub(super) wins: Pair<u32>,
    /// Games nobody has won.
    pub(super) draws: u32,
}

impl Series {
    /// The header's field that holds a series.
    const FIELD: &'static str = "series";

    /// The series a journal's header tells of; none for a first game.
    pub(super) fn of(header: &Header) -> Series {
        header
            .further
            .get(Series::FIELD)
            .and_then(|value| Series::deserialize(value).ok())
            .unwrap_or_default()
    }

    /// Writes the series into a header, unless the game is the first.
    pub(super) fn put(self, header: &mut Header) {
        if self != Series::default()
            && let Ok(value) = serde_json::to_value(self)
        {
            header.further.insert(Series::FIELD.into(), value);
        }
    }

    /// How many games there were.
    pub(super) fn games(self) -> u32 {
        self.wins.0[0] + self.wins.0[1] + self.draws
    }

    /// The series with one more game.
    #[must_use]
    pub(super) fn and(mut self, outcome: Outcome) -> Series {
        match outcome.winner() {
            Some(seat) => self.wins.0[seat.number()] += 1,
            None => self.draws += 1,
        }
        self
    }
}

/// Who takes the first turn of a rematch, where the edition says so: in catsatcards the dealer alternates.
pub(super) fn first_of_rematch(edition: Edition, first: EitherSeat) -> Option<EitherSeat> {
    (edition == Edition::Catsatcards).then(|| first.other())
}
