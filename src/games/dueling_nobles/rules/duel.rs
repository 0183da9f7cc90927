//! The arithmetic of a duel: the terms of a strength, and the winner.
//!
//! ```
//! use courtyard_dueling_nobles::rules::{Edition, Noble, Rules, Support, duel::Fighter};
//!
//! let rules = Rules::from(Edition::Catsatcards);
//! let queen = Noble::from_card("Qh".parse()?).unwrap();
//! let seven = Support::from_card("7h".parse()?).unwrap();
//! let mut fighter = Fighter::new(queen);
//! fighter.others = 2;
//! fighter.cards = Some([seven].into_iter().collect());
//! assert_eq!(fighter.breakdown(&rules).total(), 12 + 2 * 3 + 7 + 2);
//! # Ok::<(), courtyard_core::cards::ParseCardError>(())
//! ```

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::editions::Rules;
use super::pieces::{Noble, NobleRank, Support, Weapon};
use courtyard_core::dice::{Dice, Die};

/// The support cards that one side plays in a duel: at most two, by a Jack.
pub type Played = ArrayVec<Support, 2>;

/// One side of a duel: everything that its strength depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fighter {
    /// The noble.
    pub noble: Noble,
    /// Number of other nobles in the courtyard.
    pub others: u32,
    /// The noble's weapon.
    pub weapon: Option<Weapon>,
    /// The dice, if rolled.
    pub dice: Option<Dice>,
    /// The support cards played; `None` before they are played.
    pub cards: Option<Played>,
}

impl Fighter {
    /// The noble without others, weapon, dice or cards.
    pub fn new(noble: Noble) -> Fighter {
        Fighter {
            noble,
            others: 0,
            weapon: None,
            dice: None,
            cards: None,
        }
    }

    /// The terms of the strength, in order of addition.
    pub fn breakdown(&self, rules: &Rules) -> Breakdown {
        let mut terms = ArrayVec::new();
        self.each_term(rules, |term| terms.push(term));
        Breakdown { terms }
    }

    /// The sum of the terms, without a list of them.
    pub fn score(&self, rules: &Rules) -> Score {
        let mut score = Score::default();
        self.each_term(rules, |term| score.add(term));
        score
    }

    /// Calls the function for each term, in order of addition.
    fn each_term(&self, rules: &Rules, mut take: impl FnMut(Term)) {
        take(Term::Base(rules.base_strength[self.noble.rank()].into()));
        if let Some(weapon) = self.weapon {
            take(Term::Weapon(weapon));
        }
        if self.noble.rank() == NobleRank::Queen && self.others > 0 {
            take(Term::Inspiration {
                others: self.others,
                each: rules.queen_bonus.into(),
            });
        }
        for die in self.dice.into_iter().flat_map(Dice::iter) {
            take(Term::Die(die));
        }
        for &card in self.cards.iter().flatten() {
            // An Ace decides the duel. It adds nothing, and has no bonus for its suit.
            if card.is_ace() {
                take(Term::Critical { card });
                continue;
            }
            take(Term::Card { card });
            if card.suit() == self.noble.suit() {
                take(Term::Adrenaline {
                    card,
                    bonus: rules.adrenaline.into(),
                });
            }
        }
    }
}

/// The facts about a side that decide a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// The sum of the terms.
    pub total: u32,
    /// Whether an Ace is among the cards.
    pub critical: bool,
}

impl Score {
    fn add(&mut self, term: Term) {
        self.total = self.total.saturating_add(term.value());
        self.critical |= matches!(term, Term::Critical { .. });
    }
}

/// A term of a side's strength. In JSON it has the variant's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Term {
    /// The noble's own strength.
    Base(u32),
    /// The weapon's rank.
    Weapon(Weapon),
    /// A Queen's bonus for the other nobles of her courtyard.
    Inspiration {
        /// Number of other nobles.
        others: u32,
        /// Strength for each of them.
        each: u32,
    },
    /// A die's pips.
    Die(Die),
    /// A support card's rank.
    Card {
        /// The card.
        card: Support,
    },
    /// The bonus for a support card of the noble's suit.
    Adrenaline {
        /// The card.
        card: Support,
        /// Its bonus.
        bonus: u32,
    },
    /// An Ace, which adds nothing but decides the duel.
    Critical {
        /// The card.
        card: Support,
    },
}

impl Term {
    /// The value of the term.
    pub fn value(self) -> u32 {
        match self {
            Term::Base(strength) => strength,
            Term::Weapon(weapon) => weapon.strength(),
            Term::Inspiration { others, each } => others.saturating_mul(each),
            Term::Die(die) => die.pips().into(),
            Term::Card { card } => card.strength(),
            Term::Adrenaline { bonus, .. } => bonus,
            Term::Critical { .. } => 0,
        }
    }
}

/// A side's strength, term by term.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breakdown {
    // The noble, a weapon, the other nobles, two dice, and two cards with a bonus each.
    terms: ArrayVec<Term, 9>,
}

impl Breakdown {
    /// The terms, in order.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The sum of the terms.
    pub fn total(&self) -> u32 {
        self.sum(|_| true).total
    }

    /// The sum without dice and support cards.
    pub fn strength(&self) -> u32 {
        let is_standing = |t: &Term| {
            matches!(
                t,
                Term::Base(_) | Term::Weapon(_) | Term::Inspiration { .. }
            )
        };
        self.sum(is_standing).total
    }

    /// Whether an Ace is among the cards.
    pub fn critical(&self) -> bool {
        self.sum(|_| true).critical
    }

    fn sum(&self, of: impl Fn(&Term) -> bool) -> Score {
        let mut score = Score::default();
        let terms = self.terms.iter().filter(|term| of(term));
        terms.for_each(|term| score.add(*term));
        score
    }
}

/// The result of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, Serialize)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Verdict {
    /// The attacker wins.
    Attacker,
    /// The defender wins.
    Defender,
    /// A tie: both are wounded.
    Tie,
}

/// Compares two sides, each given by whether it has an Ace and its total: Aces decide, otherwise the totals.
pub(in crate::rules) fn compare(own: (bool, i64), other: (bool, i64)) -> Ordering {
    if own.0 || other.0 {
        own.0.cmp(&other.0)
    } else {
        own.1.cmp(&other.1)
    }
}

/// The winner: the side with an Ace, a tie if both have one, otherwise the higher total.
pub fn verdict(attacker: Score, defender: Score) -> Verdict {
    let [attack, defence] = [attacker, defender].map(|side| (side.critical, side.total.into()));
    match compare(attack, defence) {
        Ordering::Greater => Verdict::Attacker,
        Ordering::Less => Verdict::Defender,
        Ordering::Equal => Verdict::Tie,
    }
}
