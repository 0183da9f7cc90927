//! Exact fractions, and the chances of a duel as three of them.

use courtyard_core::percent::{Percent, Ratio};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// A share of equally likely cases: from 0 to 1, in lowest terms.
///
/// In JSON it is a list of numerator and denominator: numbers, or decimal strings above 2⁵³, where many JSON parsers
/// lose precision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// Impossible.
    pub const ZERO: Fraction = Fraction {
        numerator: 0,
        denominator: 1,
    };
    /// Certain.
    pub const ONE: Fraction = Fraction {
        numerator: 1,
        denominator: 1,
    };

    /// This number of cases out of all; `None` if there are no cases in all, or fewer than these.
    pub const fn new(cases: u128, all: u128) -> Option<Fraction> {
        if all == 0 || cases > all {
            return None;
        }
        let divisor = common_divisor(cases, all);
        Some(Fraction {
            numerator: cases / divisor,
            denominator: all / divisor,
        })
    }

    /// The numerator, in lowest terms.
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// The denominator, in lowest terms: 1 or more.
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// The nearest floating-point number, for drawing: from 0 to 1.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// The fraction for display, if it stands alone.
    pub fn percent(self) -> Percent {
        self.ratio().percent()
    }

    /// The numerator and the denominator.
    const fn ratio(self) -> Ratio {
        Ratio::new(self.numerator, self.denominator)
    }
}

/// The greatest common divisor. At least one number must not be 0.
pub(super) const fn common_divisor(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        // Division of 64-bit numbers is several times as fast.
        if a <= u64::MAX as u128 && b <= u64::MAX as u128 {
            let (mut x, mut y) = (a as u64, b as u64);
            while y != 0 {
                (x, y) = (y, x % y);
            }
            return x as u128;
        }
        (a, b) = (b, a % b);
    }
    a
}

impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const MOST: u128 = 1 << 53;
        let mut pair = serializer.serialize_seq(Some(2))?;
        for part in [self.numerator, self.denominator] {
            match u64::try_from(part) {
                Ok(number) if part <= MOST => pair.serialize_element(&number)?,
                _ => pair.serialize_element(&part.to_string())?,
            }
        }
        pair.end()
    }
}

/// The chances of each result of a duel for its attacker. They add up to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Chances {
    /// The attacker wins.
    pub win: Fraction,
    /// A tie.
    pub tie: Fraction,
    /// The attacker loses.
    pub loss: Fraction,
}

impl Chances {
    /// A win, a tie and a loss for display: they add up to 100.
    pub fn percents(&self) -> [Percent; 3] {
        Percent::of_all([self.win, self.tie, self.loss].map(Fraction::ratio))
    }

    /// The same duel from the defender's view.
    #[must_use]
    pub const fn turned(self) -> Chances {
        Chances {
            win: self.loss,
            tie: self.tie,
            loss: self.win,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_in_lowest_terms() {
        let half = Fraction::new(18, 36).unwrap();
        assert_eq!((half.numerator(), half.denominator()), (1, 2));
        assert_eq!(Fraction::new(0, 7), Some(Fraction::ZERO));
        assert_eq!(Fraction::new(7, 7), Some(Fraction::ONE));
        assert_eq!((Fraction::new(1, 0), Fraction::new(8, 7)), (None, None));
        let big = Fraction::new(1 << 70, 3 << 71).unwrap();
        assert_eq!((big.numerator(), big.denominator()), (1, 6));
    }

    #[test]
    fn numbers_that_readers_of_json_would_round_are_strings() {
        let json = |n, d| serde_json::to_string(&Fraction::new(n, d).unwrap()).unwrap();
        assert_eq!(json(1, 1 << 53), "[1,9007199254740992]");
        assert_eq!(json(1, (1 << 53) + 1), "[1,\"9007199254740993\"]");
        assert_eq!(json(0, 12), "[0,1]");
    }

    #[test]
    fn the_chances_of_a_duel_add_up_to_100() {
        let of = |n| Fraction::new(n, 1296).unwrap();
        let chances = Chances {
            win: of(810),
            tie: of(150),
            loss: of(336),
        };
        let whole = [62, 12, 26].map(Percent::Whole);
        assert_eq!(chances.percents(), whole);
    }
}
