//! Seats at a table, and values per seat.
//!
//! [`Seat`] and [`Seats`] support 1 to 8 players. [`EitherSeat`] and [`Pair`] are for games of two players, where each
//! seat has exactly one “other seat”.
//!
//! ```
//! use courtyard_core::seat::{EitherSeat, Pair, Seat, Seats};
//!
//! let names = Seats::from_fn(3, |seat| format!("player {}", seat.number() + 1)).expect("3 is between 1 and 8");
//! let last = Seat::new(2).expect("a table has seat 2");
//! assert_eq!(names[last], "player 3");
//! assert_eq!(serde_json::to_string(&names)?, r#"["player 1","player 2","player 3"]"#);
//!
//! let gold = Pair([3, 5]);
//! assert_eq!(gold[EitherSeat::Zero.other()], 5);
//! # Ok::<(), serde_json::Error>(())
//! ```

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::bit_set::bit_set;

/// A seat at the table, 0 to 7, in the order of play. Its text form is the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u64")]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats at a table.
    pub const MAX: usize = 8;

    /// The first seat.
    pub const ZERO: Seat = Seat(0);

    /// The seat with this number; `None` from [`Seat::MAX`] on.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// The seat's number, 0 to 7.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, at most [`Seat::MAX`].
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count.min(Seat::MAX) as u8).map(Seat)
    }

    /// The seat at a table for two; seat 0 if there is no such seat.
    pub fn either(self) -> EitherSeat {
        EitherSeat::try_from(self).unwrap_or(EitherSeat::Zero)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u64 {
    fn from(seat: Seat) -> u64 {
        seat.0.into()
    }
}

impl TryFrom<u64> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u64) -> Result<Seat, NoSuchSeat> {
        let fault = NoSuchSeat {
            number,
            seats: Seat::MAX,
        };
        let number = usize::try_from(number).map_err(|_| fault)?;
        Seat::new(number).ok_or(fault)
    }
}

/// The number is not a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchSeat {
    /// The number.
    pub number: u64,
    /// Number of seats at the table.
    pub seats: usize,
}

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoSuchSeat { number, seats } = *self;
        match seats {
            2 => write!(f, "a seat is 0 or 1, not {number}"),
            _ => write!(f, "a seat is 0 to {}, not {number}", seats - 1),
        }
    }
}

impl std::error::Error for NoSuchSeat {}

/// One value for each seat of a table with 1 to 8 seats. Its text form is a list that starts with seat 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Seats<T>(ArrayVec<T, { Seat::MAX }>);

impl<T> Seats<T> {
    /// Calls the function for each of `count` seats; `None` unless `count` is 1 to 8.
    pub fn from_fn(count: usize, value: impl FnMut(Seat) -> T) -> Option<Seats<T>> {
        (1..=Seat::MAX)
            .contains(&count)
            .then(|| Seats(Seat::first(count).map(value).collect()))
    }

    /// Number of seats, 1 to 8.
    #[expect(clippy::len_without_is_empty, reason = "there is always a seat")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<T> {
        Seat::first(self.len())
    }

    /// The value of this seat; `None` if nobody sits on it.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.number())
    }

    /// The next seat, or the first one after the last.
    pub fn after(&self, seat: Seat) -> Seat {
        let next = Seat::new(seat.number() + 1);
        next.filter(|next| self.get(*next).is_some())
            .unwrap_or(Seat::ZERO)
    }

    /// Each seat with its value, starting with seat 0.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.seats().zip(&self.0)
    }

    /// Each seat with a mutable reference to its value.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.seats().zip(&mut self.0)
    }

    /// The values alone, starting with seat 0.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Applies the function to each value.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Seats<U> {
        Seats(self.0.into_iter().map(f).collect())
    }
}

impl<T> TryFrom<Vec<T>> for Seats<T> {
    type Error = WrongNumber;

    fn try_from(values: Vec<T>) -> Result<Seats<T>, WrongNumber> {
        match values.len() {
            1..=Seat::MAX => Ok(Seats(values.into_iter().collect())),
            count => Err(WrongNumber(count)),
        }
    }
}

/// The number of seats is not supported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table has 1 to {max} seats, not {0}", max = Seat::MAX)]
pub struct WrongNumber(pub usize);

impl<T> Index<Seat> for Seats<T> {
    type Output = T;

    /// # Panics
    /// If nobody sits on the seat. [`Seats::get`] returns `None` instead.
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<Seat> for Seats<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

impl<T> From<Pair<T>> for Seats<T> {
    fn from(pair: Pair<T>) -> Seats<T> {
        Seats(pair.0.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for Seats<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(to)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Seats<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seats<T>, D::Error> {
        let values = Vec::deserialize(from)?;
        Seats::try_from(values).map_err(de::Error::custom)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(u8);

bit_set!(SeatSet of Seat);

impl SeatSet {
    /// All [`Seat::MAX`] seats.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// The seats in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::first(Seat::MAX).filter(move |seat| self.contains(*seat))
    }
}

/// One of the two seats of a two-player game. Its text form is the number 0 or 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "u64")]
pub enum EitherSeat {
    /// Seat 0.
    Zero,
    /// Seat 1.
    One,
}

impl EitherSeat {
    /// Both seats, starting with seat 0.
    pub const BOTH: [EitherSeat; 2] = [EitherSeat::Zero, EitherSeat::One];

    /// The opponent's seat.
    #[must_use]
    pub const fn other(self) -> EitherSeat {
        match self {
            EitherSeat::Zero => EitherSeat::One,
            EitherSeat::One => EitherSeat::Zero,
        }
    }

    /// The seat's number: 0 or 1.
    pub const fn number(self) -> usize {
        self as usize
    }
}

impl From<EitherSeat> for Seat {
    fn from(seat: EitherSeat) -> Seat {
        Seat(seat as u8)
    }
}

impl Serialize for EitherSeat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Seat::from(*self).serialize(to)
    }
}

impl TryFrom<u64> for EitherSeat {
    type Error = NoSuchSeat;

    fn try_from(number: u64) -> Result<EitherSeat, NoSuchSeat> {
        match number {
            0 => Ok(EitherSeat::Zero),
            1 => Ok(EitherSeat::One),
            _ => Err(NoSuchSeat { number, seats: 2 }),
        }
    }
}

impl TryFrom<Seat> for EitherSeat {
    type Error = NoSuchSeat;

    fn try_from(seat: Seat) -> Result<EitherSeat, NoSuchSeat> {
        u64::from(seat).try_into()
    }
}

/// One value for each seat of a two-player game. Its text form is a list of two values, starting with seat 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Pair<T>(pub [T; 2]);

impl<T> Pair<T> {
    /// Calls the function for each seat.
    pub fn from_fn(mut value: impl FnMut(EitherSeat) -> T) -> Pair<T> {
        Pair([value(EitherSeat::Zero), value(EitherSeat::One)])
    }

    /// Both values, starting with seat 0.
    pub fn iter(&self) -> impl Iterator<Item = (EitherSeat, &T)> {
        EitherSeat::BOTH.into_iter().zip(&self.0)
    }

    /// Applies the function to each value.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Pair<U> {
        Pair(self.0.map(f))
    }
}

impl<T> Index<EitherSeat> for Pair<T> {
    type Output = T;

    fn index(&self, seat: EitherSeat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<EitherSeat> for Pair<T> {
    fn index_mut(&mut self, seat: EitherSeat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

/// Two-player games can index values of every table, such as the names, by their own seats.
impl<T> Index<EitherSeat> for Seats<T> {
    type Output = T;

    fn index(&self, seat: EitherSeat) -> &T {
        &self[Seat::from(seat)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_a_list_of_one_to_eight() {
        let read = |json: &str| serde_json::from_str::<Seats<u8>>(json);
        for json in ["[1]", "[1,2]", "[1,2,3,4,5,6,7,8]"] {
            let seats = read(json).unwrap();
            assert_eq!(serde_json::to_string(&seats).unwrap(), json);
        }
        assert!(read("[]").is_err() && read("[1,2,3,4,5,6,7,8,9]").is_err());
        assert_eq!(Seats::from_fn(0, |_| ()), None);
        assert_eq!(Seats::from_fn(9, |_| ()), None);
    }

    #[test]
    fn seats_are_named_by_small_numbers() {
        let read = |json: &str| serde_json::from_str::<Seat>(json).is_ok();
        assert!(read("0") && read("7"));
        assert!(!read("8") && !read("-1") && !read("\"0\"") && !read("0.0"));
        let either = |json: &str| serde_json::from_str::<EitherSeat>(json).is_ok();
        assert!(either("0") && either("1") && !either("2"));
    }

    #[test]
    fn a_set_has_each_seat_once() {
        let [a, b] = [6, 1].map(|number| Seat::new(number).unwrap());
        let mut set: SeatSet = [a, b, a].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [b, a]);
        assert!(!set.insert(b) && set.remove(b) && !set.remove(b));
        assert_eq!(
            (set.len(), set.contains(a), set.contains(b)),
            (1, true, false)
        );
    }
}
