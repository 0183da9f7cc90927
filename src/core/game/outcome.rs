//! The result of a game.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet, Seats};

/// The result of a game.
///
/// ```
/// use courtyard_core::game::Outcome;
/// use courtyard_core::seat::{EitherSeat, Seat};
///
/// let outcome = Outcome::won_by(EitherSeat::One);
/// assert_eq!(outcome.winner(), Seat::new(1));
/// assert!(Outcome::Draw.winners().is_empty());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// These seats won; all others lost.
    Won(SeatSet),
    /// Every seat has a place; first place won.
    Ranked(Places),
    /// A draw: nobody won.
    Draw,
}

impl Outcome {
    /// The outcome in which only this seat won.
    pub fn won_by(seat: impl Into<Seat>) -> Outcome {
        Outcome::Won([seat.into()].into_iter().collect())
    }

    /// The seats that won.
    pub fn winners(self) -> SeatSet {
        match self {
            Outcome::Won(seats) => seats,
            Outcome::Ranked(places) => places.first(),
            Outcome::Draw => SeatSet::EMPTY,
        }
    }

    /// The winner, if there is exactly one.
    pub fn winner(self) -> Option<Seat> {
        let mut winners = self.winners().iter();
        let first = winners.next()?;
        winners.next().is_none().then_some(first)
    }

    /// Whether this seat won.
    pub fn is_winner(self, seat: Seat) -> bool {
        self.winners().contains(seat)
    }

    /// The seat's place, from 1; `None` after a draw.
    pub fn place(self, seat: Seat) -> Option<u8> {
        match self {
            Outcome::Won(seats) => Some(if seats.contains(seat) { 1 } else { 2 }),
            Outcome::Ranked(places) => places.of(seat),
            Outcome::Draw => None,
        }
    }
}

/// The place of each seat, from 1. Seats can share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Places([u8; Seat::MAX]);

impl Places {
    /// Creates the places for the seats of a table; a place of 0 counts as 1.
    pub fn new(places: &Seats<u8>) -> Places {
        let mut all = [0; Seat::MAX];
        for (seat, place) in places.iter() {
            all[seat.number()] = (*place).max(1);
        }
        Places(all)
    }

    /// The seat's place; `None` if nobody sat on it.
    pub fn of(self, seat: Seat) -> Option<u8> {
        let place = self.0[seat.number()];
        (place > 0).then_some(place)
    }

    /// The seats in first place.
    fn first(self) -> SeatSet {
        Seat::first(Seat::MAX)
            .filter(|seat| self.of(*seat) == Some(1))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_seats_in_first_place_win() {
        let places = Seats::try_from(vec![2, 1, 1]).unwrap();
        let outcome = Outcome::Ranked(Places::new(&places));
        let seat = |number| Seat::new(number).unwrap();
        assert_eq!(outcome.winners(), [seat(1), seat(2)].into_iter().collect());
        assert_eq!(outcome.winner(), None);
        assert_eq!(
            [0, 1, 3].map(|n| outcome.place(seat(n))),
            [Some(2), Some(1), None]
        );
    }
}
