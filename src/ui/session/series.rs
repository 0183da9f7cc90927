//! The score of several games of the same players, stored in the journals' headers.

use serde::{Deserialize, Serialize};

use courtyard_core::game::Outcome;
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::Header;
use courtyard_text::{Text, say};

/// The games before the current one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Series {
    /// Number of games each player has won.
    wins: Seats<u32>,
    /// Number of draws.
    draws: u32,
}

impl Series {
    /// The header's field of a series.
    const FIELD: &'static str = "series";

    /// No game yet between these players.
    pub(super) fn new(players: &Seats<String>) -> Series {
        Series {
            wins: players.clone().map(|_| 0),
            draws: 0,
        }
    }

    /// The series in a journal's header; empty for a first game.
    pub(super) fn of(header: &Header) -> Series {
        header
            .further
            .get(Series::FIELD)
            .and_then(|value| Series::deserialize(value).ok())
            .filter(|series| series.wins.len() == header.players.len())
            .unwrap_or_else(|| Series::new(&header.players))
    }

    /// Writes the series into a header, unless the game is the first.
    pub(super) fn put(&self, header: &mut Header) {
        if !self.is_empty()
            && let Ok(value) = serde_json::to_value(self)
        {
            header.further.insert(Series::FIELD.into(), value);
        }
    }

    /// Whether there are no games.
    pub(super) fn is_empty(&self) -> bool {
        self.draws == 0 && self.wins.values().iter().all(|wins| *wins == 0)
    }

    /// The series with one more game.
    #[must_use]
    pub(super) fn and(mut self, outcome: Outcome) -> Series {
        let winners = outcome.winners();
        if winners.is_empty() {
            self.draws += 1;
        }
        for (seat, wins) in self.wins.iter_mut() {
            *wins += u32::from(winners.contains(seat));
        }
        self
    }

    /// The series of the same people in other seats: for each seat the one in which the person sat before.
    #[must_use]
    pub(super) fn seated(self, before: &[Seat]) -> Series {
        let wins = self.wins.clone();
        let wins = Seats::from_fn(before.len(), |seat| {
            let before = before.get(seat.number()).and_then(|seat| wins.get(*seat));
            before.copied().unwrap_or_default()
        });
        Series {
            wins: wins.unwrap_or(self.wins),
            draws: self.draws,
        }
    }

    /// The score in one line, with the players' names as in sentences.
    pub(super) fn describe(&self, text: &Text, players: &Seats<String>) -> String {
        if let ([a, b], [wins_a, wins_b]) = (players.values(), self.wins.values()) {
            let args = [
                ("a", a.into()),
                ("b", b.into()),
                ("wins-a", (*wins_a).into()),
                ("wins-b", (*wins_b).into()),
                ("draws", self.draws.into()),
            ];
            return text.with("series-score", &args).into_owned();
        }
        let score = self.wins.iter().map(|(seat, wins)| {
            let name = players.get(seat).map_or("", String::as_str);
            say!(text, "series-wins", name, wins = *wins)
        });
        let score = text.list(score);
        say!(text, "series-several", score, draws = self.draws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_core::seat::SeatSet;
    use courtyard_text::Language;

    fn names(count: usize) -> Seats<String> {
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fritz"];
        Seats::from_fn(count, |seat| names[seat.number()].to_owned()).unwrap()
    }

    #[test]
    fn each_of_several_winners_has_won() {
        let text = Text::new(Language::English, courtyard_core::game::Games::new([]));
        let won: SeatSet = [0, 2].into_iter().filter_map(Seat::new).collect();
        let series = Series::new(&names(3));
        assert!(series.is_empty());
        let series = series
            .and(Outcome::Won(won))
            .and(Outcome::won_by(Seat::ZERO));
        let score = series.describe(&text, &names(3));
        assert_eq!(score, "Ana (2), Ben (0) and Cleo (1)");
        let score = series.and(Outcome::Draw).describe(&text, &names(3));
        assert_eq!(score, "Ana (2), Ben (0) and Cleo (1), one draw");
    }

    #[test]
    fn a_series_of_two_is_stored_in_the_old_format() {
        let series = Series::new(&names(2)).and(Outcome::won_by(Seat::ZERO));
        let written = serde_json::to_string(&series).unwrap();
        assert_eq!(written, r#"{"wins":[1,0],"draws":0}"#);
    }
}
