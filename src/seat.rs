//! The two seats of a table, and what belongs to each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two seats. In text forms it is the number 0 or 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub enum Seat {
    /// Seat 0.
    Zero,
    /// Seat 1.
    One,
}

impl Seat {
    /// Both seats, seat 0 first.
    pub const BOTH: [Seat; 2] = [Seat::Zero, Seat::One];

    /// The seat across the table.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::Zero => Seat::One,
            Seat::One => Seat::Zero,
        }
    }

    /// The seat's number: 0 or 1.
    pub const fn number(self) -> usize {
        self as usize
    }
}

impl From<Seat> for u64 {
    fn from(seat: Seat) -> u64 {
        seat.number() as u64
    }
}

/// The number names no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchSeat(pub u64);

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat is 0 or 1, not {}", self.0)
    }
}

impl std::error::Error for NoSuchSeat {}

impl TryFrom<u64> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u64) -> Result<Seat, NoSuchSeat> {
        match number {
            0 => Ok(Seat::Zero),
            1 => Ok(Seat::One),
            _ => Err(NoSuchSeat(number)),
        }
    }
}

/// One value for each seat; in text forms a list of two, seat 0's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 2]);

impl<T> BySeat<T> {
    /// The value that the function gives for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat([value(Seat::Zero), value(Seat::One)])
    }

    /// Both values, seat 0's first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::BOTH.into_iter().zip(&self.0)
    }

    /// The values that the function makes of these.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(f))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}
