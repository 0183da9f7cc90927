//! The arithmetic of a duel: what a side's strength is made of, and who wins.
//!
//! ```
//! use courtyard_dueling_nobles::rules::{Edition, Noble, Rules, Support, duel::Fighter};
//!
//! let rules = Rules::from(Edition::Catsatcards);
//! let queen = Noble::from_card("Qh".parse()?).unwrap();
//! let seven = Support::from_card("7h".parse()?).unwrap();
//! let mut fighter = Fighter::new(queen);
//! fighter.others = 2;
//! fighter.cards.push(seven);
//! assert_eq!(fighter.breakdown(&rules).total(), 12 + 2 * 3 + 7 + 2);
//! # Ok::<(), courtyard_core::cards::ParseCardError>(())
//! ```

use arrayvec::ArrayVec;
use serde::Serialize;

use super::editions::Rules;
use super::pieces::{Noble, NobleRank, Support, Weapon};
use courtyard_core::dice::{Dice, Die};

/// The support cards one side plays in a duel: at most a Jack's two.
pub type Played = ArrayVec<Support, 2>;

/// One side of a duel: all that its strength depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fighter {
    /// Who fights.
    pub noble: Noble,
    /// How many other nobles stand in the same courtyard at this moment.
    pub others: u32,
    /// What lies under the noble.
    pub weapon: Option<Weapon>,
    /// What was rolled, if it was.
    pub dice: Option<Dice>,
    /// The support cards played so far.
    pub cards: Played,
}

impl Fighter {
    /// The noble alone: no others, no weapon, nothing rolled or played.
    pub fn new(noble: Noble) -> Fighter {
        Fighter {
            noble,
            others: 0,
            weapon: None,
            dice: None,
            cards: Played::new(),
        }
    }

    /// What the strength is made of, in the order in which it grows.
    pub fn breakdown(&self, rules: &Rules) -> Breakdown {
        let mut terms = ArrayVec::new();
        terms.push(Term::Base(rules.base_strength[self.noble.rank()].into()));
        terms.extend(self.weapon.map(Term::Weapon));
        if self.noble.rank() == NobleRank::Queen && self.others > 0 {
            terms.push(Term::Inspiration {
                others: self.others,
                each: rules.queen_bonus.into(),
            });
        }
        for die in self.dice.into_iter().flat_map(Dice::iter) {
            terms.push(Term::Die(die));
        }
        for &card in &self.cards {
            if card.is_ace() {
                terms.push(Term::Critical(card));
                continue;
            }
            terms.push(Term::Card(card));
            if card.suit() == self.noble.suit() {
                terms.push(Term::Adrenaline {
                    card,
                    bonus: rules.adrenaline.into(),
                });
            }
        }
        Breakdown { terms }
    }
}

/// One summand of a side's strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// The noble's own strength.
    Base(u32),
    /// The weapon's rank.
    Weapon(Weapon),
    /// A Queen's bonus for the other nobles of her courtyard.
    Inspiration {
        /// How many others.
        others: u32,
        /// Strength for each.
        each: u32,
    },
    /// A die's pips.
    Die(Die),
    /// A support card's rank.
    Card(Support),
    /// The bonus for a support card of the noble's suit.
    Adrenaline {
        /// The card.
        card: Support,
        /// Its bonus.
        bonus: u32,
    },
    /// An Ace, which adds nothing and decides.
    Critical(Support),
}

impl Term {
    /// How much the term adds.
    pub fn value(self) -> u32 {
        match self {
            Term::Base(strength) => strength,
            Term::Weapon(weapon) => weapon.strength(),
            Term::Inspiration { others, each } => others.saturating_mul(each),
            Term::Die(die) => die.pips().into(),
            Term::Card(card) => card.strength(),
            Term::Adrenaline { bonus, .. } => bonus,
            Term::Critical(_) => 0,
        }
    }

    /// The term's name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Term::Base(_) => "base",
            Term::Weapon(_) => "weapon",
            Term::Inspiration { .. } => "inspiration",
            Term::Die(_) => "die",
            Term::Card(_) => "card",
            Term::Adrenaline { .. } => "adrenaline",
            Term::Critical(_) => "critical",
        }
    }
}

/// A side's strength, term by term.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breakdown {
    terms: ArrayVec<Term, 9>,
}

impl Breakdown {
    /// The terms, in the order in which they came.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The terms added up.
    pub fn total(&self) -> u32 {
        self.sum(|_| true)
    }

    /// The part that stands before dice and support cards.
    pub fn strength(&self) -> u32 {
        self.sum(|t| {
            matches!(
                t,
                Term::Base(_) | Term::Weapon(_) | Term::Inspiration { .. }
            )
        })
    }

    /// Whether an Ace is among the cards.
    pub fn critical(&self) -> bool {
        self.terms.iter().any(|t| matches!(t, Term::Critical(_)))
    }

    fn sum(&self, of: impl Fn(&Term) -> bool) -> u32 {
        self.terms
            .iter()
            .filter(|t| of(t))
            .fold(0, |sum, t| sum.saturating_add(t.value()))
    }
}

/// How a duel ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The attacker wins.
    Attacker,
    /// The defender wins.
    Defender,
    /// Nobody wins, both are wounded.
    Tie,
}

/// Who wins: an Ace on one side, a tie with Aces on both, else the higher total.
pub fn verdict(attacker: &Breakdown, defender: &Breakdown) -> Verdict {
    match (attacker.critical(), defender.critical()) {
        (true, false) => Verdict::Attacker,
        (false, true) => Verdict::Defender,
        (true, true) => Verdict::Tie,
        (false, false) => match attacker.total().cmp(&defender.total()) {
            std::cmp::Ordering::Greater => Verdict::Attacker,
            std::cmp::Ordering::Less => Verdict::Defender,
            std::cmp::Ordering::Equal => Verdict::Tie,
        },
    }
}
