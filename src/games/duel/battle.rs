//! The sum of a battle: strength term by term, who is stronger, and what it costs.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use strum::IntoStaticStr;

use super::pieces::{Army, Part, Role, Support, Warlord};
use super::rules::{Rounding, Rules, Tie};

/// The most Support cards that any house rule lets one side play.
pub const MOST_SUPPORTS: usize = 4;

/// The cards of one side, turned up.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Force {
    /// The Army card.
    pub army: Option<Army>,
    /// The Warlord that leads it, or stands alone.
    pub warlord: Option<Warlord>,
    /// The Support cards.
    pub support: ArrayVec<Support, MOST_SUPPORTS>,
}

/// What one card adds to the strength of its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Term {
    /// What the card is played as.
    pub name: Part,
    /// The card.
    pub card: Role,
    /// What it adds.
    pub value: u16,
}

/// The strength of one side: the terms in the order Army, Warlord, Support.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Strength(ArrayVec<Term, { MOST_SUPPORTS + 2 }>);

impl Serialize for Strength {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.terms().serialize(serializer)
    }
}

impl Strength {
    /// The terms.
    pub fn terms(&self) -> &[Term] {
        &self.0
    }

    /// The sum; 0 without cards.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|term| term.value).sum()
    }
}

impl Force {
    /// How strong the side is.
    pub fn strength(&self, rules: &Rules) -> Strength {
        let term = |name, card, value| Term { name, card, value };
        let army = self
            .army
            .map(|a| term(Part::Army, a.role(), a.rank().number().into()));
        let warlord = self
            .warlord
            .map(|w| term(Part::Warlord, w.role(), rules.warlord_bonus.of(w)));
        let support = self
            .support
            .iter()
            .map(|s| term(Part::Support, s.role(), rules.support_values.of(*s)));
        Strength(army.into_iter().chain(warlord).chain(support).collect())
    }
}

/// Who was stronger. An Ace of the defender makes it [`Defender`](Verdict::Defender).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
    /// Nobody.
    Tie,
}

impl Verdict {
    /// Who is stronger by these sums.
    pub fn of(attacker: u16, defender: u16) -> Verdict {
        match attacker.cmp(&defender) {
            std::cmp::Ordering::Greater => Verdict::Attacker,
            std::cmp::Ordering::Less => Verdict::Defender,
            std::cmp::Ordering::Equal => Verdict::Tie,
        }
    }

    /// The verdict's name in a journal: `attacker`, `defender` or `tie`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether the attack is thwarted: the defender is stronger, or equally strong where a tie is his.
    pub fn is_thwarted(self, rules: &Rules) -> bool {
        match self {
            Verdict::Attacker => false,
            Verdict::Defender => true,
            Verdict::Tie => rules.tie == Tie::Defender,
        }
    }
}

/// The cards that the defender has to put from the draw pile onto the discard pile: 0 unless the attacker is stronger.
pub fn damage(rules: &Rules, attacker: u16, defender: u16) -> u16 {
    let difference = attacker.saturating_sub(defender);
    let divisor = u16::from(rules.damage_divisor).max(1);
    match rules.damage_rounding {
        Rounding::Up => difference.div_ceil(divisor),
        Rounding::Down => difference / divisor,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::cards::Rank;
    use crate::games::duel::pieces::Face;
    use crate::games::duel::rules::Edition;

    fn force(warlord: Option<Rank>, army: Option<Rank>, support: &[Rank]) -> Force {
        let role = |rank| Role::Face(Face::Rank(rank));
        Force {
            army: army.and_then(|r| Army::new(role(r))),
            warlord: warlord.and_then(|r| Warlord::new(role(r))),
            support: support
                .iter()
                .filter_map(|r| Support::new(role(*r)))
                .collect(),
        }
    }

    #[test]
    fn the_example_of_the_rules_does_two_damage() {
        let rules = Rules::from(Edition::Csatho);
        let attacker = force(Some(Rank::Queen), Some(Rank::Ten), &[Rank::Three]).strength(&rules);
        let defender = force(Some(Rank::King), Some(Rank::Seven), &[Rank::Two]).strength(&rules);
        assert_eq!((attacker.total(), defender.total()), (15, 12));
        assert_eq!(Verdict::of(15, 12), Verdict::Attacker);
        assert_eq!(damage(&rules, 15, 12), 2);
        let names: Vec<_> = attacker.terms().iter().map(|t| t.name.name()).collect();
        assert_eq!(names, ["army", "warlord", "support"]);
    }

    #[test]
    fn the_most_damage_is_eight() {
        let rules = Rules::from(Edition::Csatho);
        let attacker = force(Some(Rank::King), Some(Rank::Ten), &[Rank::Three]).strength(&rules);
        assert_eq!(damage(&rules, attacker.total(), 0), 8);
        assert_eq!(Force::default().strength(&rules).total(), 0);
    }

    #[test]
    fn damage_is_divided_and_rounded_as_the_house_wants() {
        let rules = |divisor: u8, rounding: &str| {
            let house = json!({"damage_divisor": divisor, "damage_rounding": rounding});
            Rules::new("csatho", house.as_object().unwrap()).unwrap()
        };
        assert_eq!(damage(&rules(2, "down"), 8, 7), 0);
        assert_eq!(damage(&rules(3, "up"), 11, 4), 3);
        assert_eq!(damage(&rules(3, "down"), 11, 4), 2);
        assert_eq!(damage(&rules(1, "up"), 16, 0), 16);
        assert_eq!(damage(&rules(1, "up"), 4, 9), 0);
    }
}
