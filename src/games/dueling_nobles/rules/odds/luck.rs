//! The shares of a duel's result due to the luck of the dice and to cards and choices.
//!
//! For the attacker of a completed duel, with 1 for a win, ½ for a tie and 0 for a loss: E is the expected result
//! before any dice fell, D the expected result after the last of them, and R the result, with E and D computed without
//! cards. The luck of the dice is D − E, and cards and choices are R − D, so R = E + luck + cards holds exactly. For
//! the defender the signs are reversed.

use std::ops::{Add, Neg, Sub};

use super::fraction::common_divisor;
use super::{Chances, Contest, Fraction, Step};
use crate::rules::action::Action;
use crate::rules::duel::{Fighter, Verdict};
use crate::rules::editions::Rules;
use crate::rules::table::State;
use courtyard_core::counts;
use courtyard_core::percent::Percent;
use courtyard_core::seat::{EitherSeat, Pair};

/// A share of a duel, or a sum of such shares, possibly negative. Stored in units of 1/2592: up to four dice have at
/// most 1296 throws, and a tie counts half, so nothing is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Share(i64);

impl Share {
    /// Zero: a lost duel.
    pub const ZERO: Share = Share(0);
    /// Half a duel: a tie.
    pub const HALF: Share = Share(Share::PARTS / 2);
    /// A duel won.
    pub const ONE: Share = Share(Share::PARTS);

    const PARTS: i64 = 2 * 1296;

    /// The share as a number of duels, in floating point.
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / Share::PARTS as f64
    }

    /// Whether this is exactly zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The share in whole percent of one duel, rounded to the nearest, halves away from 0.
    pub const fn percent(self) -> i64 {
        let half = self.0.signum() * Share::PARTS / 2;
        (self.0 * 100 + half) / Share::PARTS
    }

    /// The share as a numerator and a denominator in lowest terms.
    pub const fn fraction(self) -> (i64, i64) {
        let whole = Share::PARTS as u128;
        let divisor = common_divisor(self.0.unsigned_abs() as u128, whole) as i64;
        (self.0 / divisor, Share::PARTS / divisor)
    }

    /// The worth of chances over dice: 1 for a win, ½ for a tie. `None` for chances that dice cannot have.
    fn worth(chances: Chances) -> Option<Share> {
        let parts = |fraction: Fraction, of: i64| {
            let numerator = i64::try_from(fraction.numerator()).ok()?;
            let denominator = i64::try_from(fraction.denominator()).ok()?;
            (of % denominator == 0).then(|| numerator * (of / denominator))
        };
        let (win, tie) = (chances.win, chances.tie);
        Some(Share(
            parts(win, Share::PARTS)? + parts(tie, Share::PARTS / 2)?,
        ))
    }
}

impl Add for Share {
    type Output = Share;

    fn add(self, other: Share) -> Share {
        Share(self.0 + other.0)
    }
}

impl Sub for Share {
    type Output = Share;

    fn sub(self, other: Share) -> Share {
        Share(self.0 - other.0)
    }
}

impl Neg for Share {
    type Output = Share;

    fn neg(self) -> Share {
        Share(-self.0)
    }
}

counts! {
    /// The parts of a duel's result for one side: always `result == expected + dice + cards`.
    #[derive(Copy)]
    pub struct Luck {
        /// E: the expected result before any dice fell, without cards.
        pub expected: Share,
        /// The luck of the dice: the change of the expected result by all dice.
        pub dice: Share,
        /// Cards and choices: the difference between the result and the expected result after the dice.
        pub cards: Share,
        /// R: 1 for a win, ½ for a tie, 0 for a loss.
        pub result: Share,
    }
}

impl Luck {
    /// The luck of the attacker in a duel that ended this way; `None` if the dice are not all rolled.
    ///
    /// The fighters' played cards are ignored, because the verdict includes them. A King is expected to roll two dice,
    /// so rolling one counts as luck of the dice.
    pub fn of_attacker(rules: &Rules, contest: &Contest, verdict: Verdict) -> Option<Luck> {
        if contest.step() == Step::Roll {
            return None;
        }
        let standing = |dice: bool| {
            let without_cards = |fighter: &Fighter| Fighter {
                dice: fighter.dice.filter(|_| dice),
                cards: None,
                ..fighter.clone()
            };
            let contest = Contest {
                fighters: Pair(contest.fighters.0.each_ref().map(without_cards)),
                ..*contest
            };
            Share::worth(contest.dice(rules))
        };
        let (expected, then) = (standing(false)?, standing(true)?);
        let result = match verdict {
            Verdict::Attacker => Share::ONE,
            Verdict::Defender => Share::ZERO,
            Verdict::Tie => Share::HALF,
        };
        Some(Luck {
            expected,
            dice: then - expected,
            cards: result - then,
            result,
        })
    }

    /// The parts in whole percent.
    pub fn points(self) -> Points {
        let expected = self.expected.0.clamp(0, Share::PARTS);
        let expected = Fraction::new(expected as u128, Share::PARTS as u128);
        let (before, after) = (
            self.expected.percent(),
            (self.expected + self.dice).percent(),
        );
        Points {
            expected: expected.unwrap_or(Fraction::ZERO).percent(),
            dice: after - before,
            cards: self.result.percent() - after,
        }
    }

    /// The luck of the other side.
    #[must_use]
    pub fn turned(self) -> Luck {
        Luck {
            expected: Share::ONE - self.expected,
            dice: -self.dice,
            cards: -self.cards,
            result: Share::ONE - self.result,
        }
    }
}

/// A result and its parts in whole percent, for a sentence. The standings before and after the dice are rounded, so
/// that the parts add up to 0, 50 or 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    /// The expected result.
    pub expected: Percent,
    /// The gain or loss by the dice.
    pub dice: i64,
    /// The gain or loss by cards and choices.
    pub cards: i64,
}

/// A completed duel with its luck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fought {
    /// The attacker's seat.
    pub attacker: EitherSeat,
    /// How it ended.
    pub verdict: Verdict,
    /// The luck of the attacker.
    pub luck: Luck,
}

impl Fought {
    /// The duel that an action completed, given the table before it; `None` if there is none. A duel in which a player
    /// conceded is not complete.
    ///
    /// Over a session, only the duels of applied actions count.
    pub fn ended(rules: &Rules, before: &State, action: &Action) -> Option<Fought> {
        Fought::of(rules, &Contest::decided(before, action)?)
    }

    /// This duel; `None` if it is not over.
    pub fn of(rules: &Rules, contest: &Contest) -> Option<Fought> {
        if contest.step() != Step::Over {
            return None;
        }
        let verdict = contest.verdict(rules);
        Some(Fought {
            attacker: contest.attacker,
            verdict,
            luck: Luck::of_attacker(rules, contest, verdict)?,
        })
    }

    /// The luck of the player of this seat.
    pub fn luck_of(&self, seat: EitherSeat) -> Luck {
        if seat == self.attacker {
            self.luck
        } else {
            self.luck.turned()
        }
    }
}
