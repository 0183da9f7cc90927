//! Battles: strengths term by term, the verdict, and the damage.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use strum::{IntoStaticStr, VariantNames};

use super::editions::{Rounding, Rules, Tie};
use super::pieces::{Army, CardRole, Face, Name, PlayedCard, Support, Warlord};

/// Maximum number of Support cards per side under any house rule.
pub const MOST_SUPPORTS: usize = 4;

/// The cards of one side, face up.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Force {
    /// The Army card.
    pub army: Option<Army>,
    /// The Warlord that leads it, or fights alone.
    pub warlord: Option<Warlord>,
    /// The Support cards.
    pub support: ArrayVec<Support, MOST_SUPPORTS>,
}

/// Why cards are not a side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Misfit {
    /// The card cannot take part: an Ace, a joker, or the Hidden Ally in a form or under rules without it.
    NoPart(Name),
    /// Each side has at most one Army card.
    TwoArmies,
    /// Each side has at most one Warlord.
    TwoWarlords,
    /// More Support cards than the rules allow per side.
    TooManySupports(u8),
    /// Support cards need an Army card.
    SupportWithoutArmy,
    /// The card is named twice.
    Twice(Name),
    /// An attack needs an Army card.
    NoArmy,
    /// Under these rules a Warlord cannot defend alone.
    SoleWarlord,
}

/// A card's contribution to the strength of its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The role of the card.
    pub name: CardRole,
    /// The card.
    pub card: PlayedCard,
    /// Its contribution.
    pub value: u16,
}

/// The strength of one side: the terms in the order Army, Warlord, Support.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Strength(ArrayVec<Term, { MOST_SUPPORTS + 2 }>);

impl Term {
    /// The contribution of this card: that of its role.
    pub fn of(rules: &Rules, card: PlayedCard) -> Term {
        let (name, rank) = (CardRole::of(card.rank()), card.rank());
        let value = match name {
            CardRole::Army => rank.number().into(),
            CardRole::Warlord => rules.warlord_bonus.of(rank),
            CardRole::Support => rules.support_values.of(rank),
            CardRole::Ace => 0,
        };
        Term { name, card, value }
    }
}

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
    /// The side that these cards form, each in the role of its rank.
    ///
    /// # Errors
    /// Fails if a card has no role, or if there are too many for one role.
    pub fn of(rules: &Rules, cards: &[Name]) -> Result<Force, Misfit> {
        let mut force = Force::default();
        for (i, &card) in cards.iter().enumerate() {
            let played = match card {
                Name::Face(face) => PlayedCard::Face(face),
                Name::AllyAs(rank) if rules.hidden_ally => PlayedCard::Ally(rank),
                Name::AllyAs(_) | Name::Ally | Name::Joker => return Err(Misfit::NoPart(card)),
            };
            let again = |other: &Name| match card {
                Name::AllyAs(_) => matches!(other, Name::AllyAs(_)),
                Name::Face(Face::Card(_)) => *other == card,
                // Cards named by the same rank can be different ones of its four.
                Name::Face(Face::Rank(_)) | Name::Ally | Name::Joker => false,
            };
            if cards[..i].iter().any(again) {
                return Err(Misfit::Twice(card));
            }
            let most = rules.supports_per_side;
            let is_full = force.support.len() >= most.into();
            match CardRole::of(played.rank()) {
                CardRole::Army if force.army.is_some() => return Err(Misfit::TwoArmies),
                CardRole::Warlord if force.warlord.is_some() => return Err(Misfit::TwoWarlords),
                CardRole::Support if is_full => return Err(Misfit::TooManySupports(most)),
                CardRole::Ace => return Err(Misfit::NoPart(card)),
                CardRole::Army | CardRole::Warlord | CardRole::Support => force.add(played),
            }
        }
        match force.army {
            None if !force.support.is_empty() => Err(Misfit::SupportWithoutArmy),
            None | Some(_) => Ok(force),
        }
    }

    /// The attacker's side that these cards form.
    ///
    /// # Errors
    /// Fails as [`of`](Force::of), and without an Army card.
    pub fn attacking(rules: &Rules, cards: &[Name]) -> Result<Force, Misfit> {
        let force = Force::of(rules, cards)?;
        match force.army {
            Some(_) => Ok(force),
            None => Err(Misfit::NoArmy),
        }
    }

    /// The defender's side that these cards form; without cards there is no defence.
    ///
    /// # Errors
    /// Fails as [`of`](Force::of), and for a Warlord alone if the rules forbid it.
    pub fn defending(rules: &Rules, cards: &[Name]) -> Result<Force, Misfit> {
        let force = Force::of(rules, cards)?;
        match (force.warlord, force.army) {
            (Some(_), None) if !rules.sole_warlord_defends => Err(Misfit::SoleWarlord),
            (_, _) => Ok(force),
        }
    }

    /// Adds a card in the role of its rank.
    pub fn add(&mut self, card: PlayedCard) {
        self.army = Army::new(card).or(self.army);
        self.warlord = Warlord::new(card).or(self.warlord);
        self.support.extend(Support::new(card));
    }

    /// The cards, in the order Army, Warlord, Support.
    pub fn cards(&self) -> impl Iterator<Item = PlayedCard> {
        let army = self.army.map(Army::card).into_iter();
        let support = self.support.iter().map(|support| support.card());
        army.chain(self.warlord.map(Warlord::card)).chain(support)
    }

    /// The strength of this side.
    pub fn strength(&self, rules: &Rules) -> Strength {
        Strength(self.cards().map(|card| Term::of(rules, card)).collect())
    }
}

/// The stronger side. After an Ace of the defender it is [`Defender`](Verdict::Defender).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
    /// Equal strengths.
    Tie,
}

impl Verdict {
    /// The verdict on these totals.
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

    /// Whether the attack is thwarted: the defender is stronger, or the strengths are equal and the rules give ties to
    /// the defender.
    pub fn is_thwarted(self, rules: &Rules) -> bool {
        match self {
            Verdict::Attacker => false,
            Verdict::Defender => true,
            Verdict::Tie => rules.tie == Tie::Defender,
        }
    }
}

/// Number of cards that the defender discards from the draw pile: 0 unless the attacker is stronger.
pub fn damage(rules: &Rules, attacker: u16, defender: u16) -> u16 {
    let difference = attacker.saturating_sub(defender);
    let divisor = u16::from(rules.damage_divisor).max(1);
    match rules.damage_rounding {
        Rounding::Up => difference.div_ceil(divisor),
        Rounding::Down => difference / divisor,
    }
}

/// Number of cards that the attacker draws and discards when an Ace thwarts the attack: 0 if a Warlord leads it.
pub fn penalty_of_ace(rules: &Rules, led: bool) -> u16 {
    if led || !rules.ace_fails_unled {
        0
    } else {
        rules.unled_fail_draw.into()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::editions::Edition;
    use crate::rules::pieces::Face;
    use courtyard_core::cards::Rank;

    fn force(warlord: Option<Rank>, army: Option<Rank>, support: &[Rank]) -> Force {
        let played = |rank| PlayedCard::Face(Face::Rank(rank));
        Force {
            army: army.and_then(|r| Army::new(played(r))),
            warlord: warlord.and_then(|r| Warlord::new(played(r))),
            support: support
                .iter()
                .filter_map(|r| Support::new(played(*r)))
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
    fn cards_make_a_side_or_are_refused() {
        let of = |house: serde_json::Value, attacks: bool, cards: &str| {
            let rules = Rules::new("csatho", house.as_object().unwrap()).unwrap();
            let cards: Vec<Name> = cards
                .split_whitespace()
                .map(|c| c.parse().unwrap())
                .collect();
            let force = if attacks {
                Force::attacking(&rules, &cards)
            } else {
                Force::defending(&rules, &cards)
            };
            force.map(|force| force.strength(&rules).total())
        };
        let plain = |attacks, cards| of(json!({}), attacks, cards);
        assert_eq!(plain(true, "3h Q 10"), Ok(15));
        assert_eq!(plain(false, ""), Ok(0));
        assert_eq!(plain(false, "K"), Ok(3));
        assert_eq!(plain(true, "K"), Err(Misfit::NoArmy));
        assert_eq!(plain(false, "K 2"), Err(Misfit::SupportWithoutArmy));
        assert_eq!(plain(true, "9 8"), Err(Misfit::TwoArmies));
        assert_eq!(plain(true, "9 K K"), Err(Misfit::TwoWarlords));
        assert_eq!(plain(true, "9 3 2"), Err(Misfit::TooManySupports(1)));
        let ace = "A".parse().unwrap();
        assert_eq!(plain(true, "9 A"), Err(Misfit::NoPart(ace)));
        let ally = "ally-K".parse().unwrap();
        assert_eq!(plain(true, "9 ally-K"), Err(Misfit::NoPart(ally)));
        let house =
            json!({"hidden_ally": true, "supports_per_side": 2, "sole_warlord_defends": false});
        assert_eq!(of(house.clone(), true, "9 ally-K 3 3"), Ok(18));
        assert_eq!(
            of(house.clone(), true, "ally-9 ally-K"),
            Err(Misfit::Twice(ally))
        );
        assert_eq!(of(house, false, "K"), Err(Misfit::SoleWarlord));
    }

    #[test]
    fn the_most_damage_is_eight() {
        let rules = Rules::from(Edition::Csatho);
        let attacker = force(Some(Rank::King), Some(Rank::Ten), &[Rank::Three]).strength(&rules);
        assert_eq!(damage(&rules, attacker.total(), 0), 8);
        assert_eq!(Force::default().strength(&rules).total(), 0);
    }

    #[test]
    fn damage_is_divided_and_rounded_by_the_house_rules() {
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
