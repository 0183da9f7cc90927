//! Statistics over many games.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::{Index, IndexMut};

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::{Game, Outcome, RulesOf};
use crate::dice::Dice;
use crate::person::Person;
use crate::seat::{Seat, Seats};

/// The statistics of many games of one kind.
pub trait Count: Merge + Clone + Default + PartialEq + Debug + Send {
    /// The statistics as a JSON object, in the stable format for other programs.
    fn to_json(&self) -> Value;

    /// The figures of one person as a JSON object; `None` if the game has none.
    fn person_json(&self, _person: &Person) -> Option<Value> {
        None
    }
}

/// A game without statistics of its own.
impl Count for () {
    fn to_json(&self) -> Value {
        json!({})
    }
}

/// Figures that can be added up. If parts are counted separately and then merged, in any order, the result is the same
/// as counting everything at once.
pub trait Merge {
    /// Adds the other numbers.
    fn merge(&mut self, other: &Self);
}

/// All these parts together.
pub fn merged<'a, T: Merge + Default + 'a>(parts: impl IntoIterator<Item = &'a T>) -> T {
    let mut all = T::default();
    parts.into_iter().for_each(|part| all.merge(part));
    all
}

/// Implements [`Merge`] for a struct, field by field. The field of a tuple struct is a number.
#[macro_export]
macro_rules! merge {
    ($name:ident $(<$of:ident: $bound:path>)? { $($field:tt),+ $(,)? }) => {
        impl$(<$of: $bound>)? $crate::game::Merge for $name$(<$of>)? {
            fn merge(&mut self, other: &Self) {
                // Fails to compile if a field is missing.
                let $name { $($field: _),+ } = other;
                $($crate::game::Merge::merge(&mut self.$field, &other.$field);)+
            }
        }
    };
}

/// Defines structs of figures, which can be compared and are initially 0. [`Merge`] adds all their fields.
#[macro_export]
macro_rules! counts {
    ($($(#[$attribute:meta])* $visible:vis struct $name:ident {
        $($(#[$of_field:meta])* $field_visible:vis $field:ident: $type:ty),+ $(,)?
    })+) => {$(
        $(#[$attribute])*
        #[derive(Debug, Clone, PartialEq, Eq, Default)]
        $visible struct $name {
            $($(#[$of_field])* $field_visible $field: $type),+
        }

        $crate::merge!($name { $($field),+ });
    )+};
}

impl Merge for () {
    fn merge(&mut self, (): &()) {}
}

impl Merge for u64 {
    fn merge(&mut self, other: &u64) {
        *self += other;
    }
}

impl Merge for i64 {
    fn merge(&mut self, other: &i64) {
        *self += other;
    }
}

impl<T: Merge, const N: usize> Merge for [T; N] {
    fn merge(&mut self, other: &[T; N]) {
        self.iter_mut()
            .zip(other)
            .for_each(|(own, other)| own.merge(other));
    }
}

impl<T: Merge + Clone + Default> Merge for Vec<T> {
    fn merge(&mut self, other: &Vec<T>) {
        let longer = self.len().max(other.len());
        self.resize(longer, T::default());
        self.iter_mut()
            .zip(other)
            .for_each(|(own, other)| own.merge(other));
    }
}

impl<K: Ord + Clone, V: Merge + Default> Merge for BTreeMap<K, V> {
    fn merge(&mut self, other: &BTreeMap<K, V>) {
        for (key, value) in other {
            match self.get_mut(key) {
                Some(own) => own.merge(value),
                None => self.entry(key.clone()).or_default().merge(value),
            }
        }
    }
}

/// An applied action that is being counted, and the game it belongs to.
#[derive(Debug)]
pub struct CountedAction<'a, G: Game> {
    /// The rules of the game.
    pub rules: &'a RulesOf<G>,
    /// The players' names as entered; a [`Person`](crate::person::Person) identifies players.
    pub players: &'a Seats<String>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The seat that took the first turn, if any turn was taken.
    pub first: Option<Seat>,
    /// The table before the action.
    pub before: &'a G::Table,
    /// The action.
    pub action: &'a G::Action,
    /// The events that followed.
    pub events: &'a [G::Event],
    /// The table after the action.
    pub after: &'a G::Table,
}

merge!(Spellings { 0 });

/// The spellings of one player's name, and how often each occurred.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Spellings(BTreeMap<String, u64>);

impl Spellings {
    /// Adds one occurrence of a spelling.
    pub fn add(&mut self, name: &str) {
        *self.0.entry(name.trim().to_owned()).or_default() += 1;
    }

    /// All spellings.
    pub fn all(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }

    /// The most frequent spelling; empty if there is none.
    pub fn usual(&self) -> &str {
        let most = self.0.iter().rev().max_by_key(|(_, times)| **times);
        most.map_or("", |(name, _)| name)
    }
}

/// Thrown dice, and whether the app threw them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throw {
    /// The numbers thrown.
    pub dice: Dice,
    /// Whether the app threw them.
    pub is_virtual: bool,
}

/// A place in the order of play. The seat that takes the first turn of the game has place 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TurnOrder(u8);

impl TurnOrder {
    /// The place of the seat with the first turn.
    pub const FIRST: TurnOrder = TurnOrder(0);
    /// The place of the seat with the second turn.
    pub const SECOND: TurnOrder = TurnOrder(1);

    /// All places at a table with this number of players, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = TurnOrder> + ExactSizeIterator {
        (0..players.min(Seat::MAX) as u8).map(TurnOrder)
    }

    /// The place of a seat, given the seat that took the first turn and the number of players.
    pub fn of(seat: Seat, first: Seat, players: usize) -> TurnOrder {
        let players = players.max(1);
        TurnOrder(((seat.number() + players - first.number() % players) % players) as u8)
    }

    /// The place's number, from 0.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The place's name for other programs.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Seat::MAX] = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
        ];
        NAMES[self.0 as usize]
    }
}

/// One value for each place in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ByTurnOrder<T>([T; Seat::MAX]);

impl<T> ByTurnOrder<T> {
    /// The values of the places at a table with this number of players.
    pub fn first(&self, players: usize) -> impl DoubleEndedIterator<Item = (TurnOrder, &T)> {
        TurnOrder::all(players).zip(&self.0)
    }

    /// The values of all places, including unused ones.
    pub fn values(&self) -> &[T] {
        &self.0
    }
}

merge!(ByTurnOrder<T: Merge> { 0 });

impl<T> Index<TurnOrder> for ByTurnOrder<T> {
    type Output = T;

    fn index(&self, place: TurnOrder) -> &T {
        &self.0[place.number()]
    }
}

impl<T> IndexMut<TurnOrder> for ByTurnOrder<T> {
    fn index_mut(&mut self, place: TurnOrder) -> &mut T {
        &mut self.0[place.number()]
    }
}

counts! {
    /// The mean of whole numbers.
    #[derive(Copy)]
    pub struct Mean {
        count: u64,
        sum: u64,
    }

    /// A number that each player has at the end of one turn, over all games that reached it.
    #[derive(Copy)]
    pub struct AtTurn {
        /// The games.
        pub games: u64,
        /// The games among them that have a winner.
        pub won: u64,
        /// The numbers of the players by their places in the order of play.
        pub order: ByTurnOrder<Mean>,
        /// Those of the winners.
        pub winners: Mean,
        /// Those of the losers.
        pub losers: Mean,
    }
}

impl Mean {
    /// Adds one number.
    pub fn add(&mut self, value: u64) {
        self.count += 1;
        self.sum += value;
    }

    /// The mean, if there are any numbers.
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }
}

/// A number that each player has at the end of each turn, starting with turn 1.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ByTurn(pub Vec<AtTurn>);

impl ByTurn {
    /// Counts the numbers of the players, in the order of the seats, at the end of this turn. The set-up is not a turn.
    pub fn add<G: Game>(&mut self, play: &CountedAction<'_, G>, turn: u32, values: &[u64]) {
        let Some((place, first)) = (turn as usize).checked_sub(1).zip(play.first) else {
            return;
        };
        let turns = self.0.len().max(place + 1);
        self.0.resize(turns, AtTurn::default());
        let at = &mut self.0[place];
        at.games += 1;
        let winner = play.outcome.and_then(Outcome::winner);
        at.won += u64::from(winner.is_some());
        for (seat, value) in play.players.seats().zip(values) {
            at.order[TurnOrder::of(seat, first, values.len())].add(*value);
            match winner {
                Some(winner) if winner == seat => at.winners.add(*value),
                Some(_) => at.losers.add(*value),
                None => {}
            }
        }
    }

    /// The turns that at least one game in twenty reached, at most this number.
    pub fn of_most(&self, most: usize) -> &[AtTurn] {
        let all = self.0.first().map_or(0, |at| at.games);
        let often = self.0.iter().take_while(|at| at.games * 20 >= all);
        &self.0[..often.take(most).count()]
    }
}

impl Merge for ByTurn {
    fn merge(&mut self, other: &ByTurn) {
        Merge::merge(&mut self.0, &other.0);
    }
}

/// Whole numbers, each with its number of occurrences.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Spread(BTreeMap<u64, u64>);

impl Spread {
    /// Adds one number.
    pub fn add(&mut self, value: u64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Each number with its occurrences, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.0.iter().map(|(value, times)| (*value, *times))
    }

    /// Number of values.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The least number.
    pub fn least(&self) -> Option<u64> {
        self.0.keys().next().copied()
    }

    /// The greatest number.
    pub fn most(&self) -> Option<u64> {
        self.0.keys().next_back().copied()
    }

    /// The mean.
    pub fn mean(&self) -> Option<f64> {
        let sum: f64 = self.iter().map(|(v, times)| v as f64 * times as f64).sum();
        match self.count() {
            0 => None,
            count => Some(sum / count as f64),
        }
    }

    /// The median: the number in the middle, or the mean of the two there.
    pub fn median(&self) -> Option<f64> {
        let count = self.count();
        let last = count.checked_sub(1)?;
        let (low, high) = (self.nth(last / 2)?, self.nth(count / 2)?);
        Some(f64::midpoint(low as f64, high as f64))
    }

    /// The value at this position in ascending order, from 0.
    fn nth(&self, place: u64) -> Option<u64> {
        let mut before = 0;
        self.iter().find_map(|(value, times)| {
            before += times;
            (place < before).then_some(value)
        })
    }
}

merge!(Spread { 0 });

impl From<BTreeMap<u64, u64>> for Spread {
    fn from(occurrences: BTreeMap<u64, u64>) -> Spread {
        Spread(occurrences)
    }
}

impl Serialize for Spread {
    /// Serializes the count, minimum, median, mean and maximum.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Spread", 5)?;
        object.serialize_field("count", &self.count())?;
        object.serialize_field("least", &self.least())?;
        object.serialize_field("median", &self.median())?;
        object.serialize_field("mean", &self.mean())?;
        object.serialize_field("most", &self.most())?;
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(values: &[u64]) -> Spread {
        let mut spread = Spread::default();
        values.iter().for_each(|v| spread.add(*v));
        spread
    }

    #[test]
    fn a_spread_knows_its_middle() {
        let none = spread(&[]);
        assert_eq!((none.count(), none.mean(), none.median()), (0, None, None));
        let odd = spread(&[9, 1, 5]);
        assert_eq!((odd.least(), odd.most()), (Some(1), Some(9)));
        assert_eq!((odd.mean(), odd.median()), (Some(5.0), Some(5.0)));
        let even = spread(&[1, 1, 4, 10]);
        assert_eq!((even.mean(), even.median()), (Some(4.0), Some(2.5)));
        assert_eq!(spread(&[3, 3]).median(), Some(3.0));
    }

    #[test]
    fn places_are_counted_from_the_first_player() {
        let seat = |number| Seat::new(number).unwrap();
        let places = [0, 1, 2].map(|n| TurnOrder::of(seat(n), seat(1), 3).name());
        assert_eq!(places, ["third", "first", "second"]);
        assert_eq!(TurnOrder::of(seat(0), seat(1), 2), TurnOrder::SECOND);
    }

    #[test]
    fn merged_spreads_are_the_whole() {
        let mut parts = spread(&[4, 2]);
        parts.merge(&spread(&[2, 7, 7]));
        assert_eq!(parts, spread(&[2, 2, 4, 7, 7]));
    }
}
