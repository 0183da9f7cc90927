//! Six-sided dice: a die, a throw of one or two, and a test of fairness.

mod fairness;

pub use fairness::{Faces, Fairness, Verdict};

use std::fmt;

use serde::{Deserialize, Serialize};

/// The upper face of one six-sided die: 1 to 6.
///
/// ```
/// use courtyard_core::dice::Die;
///
/// assert_eq!(Die::new(6).map(Die::pips), Some(6));
/// assert_eq!(Die::new(7), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Die(u8);

impl Die {
    /// The six faces, 1 first.
    pub const FACES: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The face with this many pips, if a die has one: 1 to 6.
    pub const fn new(pips: i64) -> Option<Die> {
        // A range's `contains` cannot be called in a `const fn`.
        if 1 <= pips && pips <= 6 {
            Some(Die(pips as u8))
        } else {
            None
        }
    }

    /// Number of pips on the face: 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Die> for i64 {
    fn from(die: Die) -> i64 {
        die.0.into()
    }
}

/// The number is not on a face of a six-sided die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NoSuchFace(pub i64);

impl TryFrom<i64> for Die {
    type Error = NoSuchFace;

    fn try_from(pips: i64) -> Result<Die, NoSuchFace> {
        Die::new(pips).ok_or(NoSuchFace(pips))
    }
}

/// One die, or two thrown together.
///
/// ```
/// use courtyard_core::dice::{Dice, Die};
///
/// let [one, .., six] = Die::FACES;
/// assert_eq!(Dice::Two(one, six).total(), 7);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dice {
    /// A single die.
    One(Die),
    /// Two dice at once.
    Two(Die, Die),
}

impl Dice {
    /// The dice, in the order given.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        let (first, second) = match self {
            Dice::One(a) => (a, None),
            Dice::Two(a, b) => (a, Some(b)),
        };
        std::iter::once(first).chain(second)
    }

    /// The sum of the pips: 1 to 12.
    pub fn total(self) -> u8 {
        self.iter().map(Die::pips).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_six_faces() {
        assert_eq!(Die::new(0), None);
        assert_eq!(Die::new(7), None);
        assert_eq!(Die::FACES.map(i64::from), [1, 2, 3, 4, 5, 6]);
        assert!(serde_json::from_str::<Die>("7").is_err());
    }

    #[test]
    fn dice_add_up() {
        let [one, .., six] = Die::FACES;
        assert_eq!(Dice::One(six).total(), 6);
        assert_eq!(Dice::Two(one, six).total(), 7);
        assert_eq!(Dice::Two(one, six).iter().count(), 2);
    }
}
