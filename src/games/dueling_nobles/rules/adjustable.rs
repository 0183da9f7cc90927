//! The values that corrections can set.

use std::ops::RangeInclusive;

use serde::Serialize;
use strum::VariantNames;

use super::DuelingNobles;
use super::action::{Action, ActionKind, Correction};
use super::decks::Owner;
use super::editions::Rules;
use super::pieces::{Noble, Support, Weapon};
use super::table::{MAX_GOLD, NobleInPlay, Table};
use courtyard_core::cards::Suit;
use courtyard_core::game::{Adjust, Adjustable, Game as _};
use courtyard_core::seat::{EitherSeat, Seat};

/// A value that a correction can set, or an alternative of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Value {
    /// A player's gold.
    Gold { seat: EitherSeat },
    /// The size of a player's hand.
    Hand { seat: EitherSeat },
    /// Whether a player has used a suit's ability.
    Ability { seat: EitherSeat, suit: Suit },
    /// A noble's stamina.
    Stamina { noble: Noble },
    /// The weapon under a noble.
    Weapon { noble: Noble },
    /// An alternative for a noble's weapon.
    Armed { weapon: Option<Weapon> },
    /// The size of the support deck of this owner.
    SupportDeck { owner: Owner },
}

impl Adjust for DuelingNobles {
    type Value = Value;

    const ADJUST: Option<ActionKind> = Some(ActionKind::Adjust);

    fn adjustable(rules: &Rules, table: &Table) -> Vec<Adjustable<DuelingNobles>> {
        let cards = 0..=Support::COUNT as i64;
        let mut all = Vec::new();
        for seat in EitherSeat::BOTH {
            let (of, side) = (Some(seat), &table.sides[seat]);
            let gold = move |gold| Correction::Gold { seat, gold };
            let range = 0..=MAX_GOLD.into();
            all.push(number(of, Value::Gold { seat }, side.gold, range, gold));
            let hand = move |hand| Correction::Hand { seat, hand };
            let range = cards.clone();
            all.push(number(of, Value::Hand { seat }, side.hand, range, hand));
            for suit in Suit::ALL {
                let used = side.abilities_used.contains(&suit);
                let switch = adjust(Correction::Ability {
                    seat,
                    ability: suit,
                    used: !used,
                });
                let value = Value::Ability { seat, suit };
                all.push(Adjustable::flag(Some(seat.into()), value, used, switch));
            }
            for standing in &side.courtyard {
                let noble = standing.noble;
                let stamina = move |stamina| Correction::Stamina {
                    noble: noble.card(),
                    stamina,
                };
                let range = 1..=rules.stamina[noble.rank()].into();
                let value = Value::Stamina { noble };
                all.push(number(of, value, standing.stamina, range, stamina));
                all.push(weapon(rules, table, seat, standing));
            }
        }
        for (owner, stock) in table.stocks.iter() {
            let deck = move |support_deck| Correction::SupportDeck {
                seat: owner,
                support_deck,
            };
            let value = Value::SupportDeck { owner };
            all.push(number(owner, value, stock.deck, cards.clone(), deck));
        }
        all
    }

    fn give_reason(correction: &mut Action, reason: String) {
        if let Action::Adjust { why, .. } = correction {
            *why = Some(reason.into());
        }
    }
}

fn adjust(correction: Correction) -> Action {
    Action::Adjust {
        correction,
        why: None,
    }
}

/// A number that a correction sets.
fn number(
    seat: Option<EitherSeat>,
    value: Value,
    current: impl Into<i64>,
    range: RangeInclusive<i64>,
    set: impl Fn(i64) -> Correction + 'static,
) -> Adjustable<DuelingNobles> {
    let set = move |number| adjust(set(number));
    Adjustable::number(seat.map(Seat::from), value, current.into(), range, set)
}

/// The weapon of a noble. Weapons that lie elsewhere are no alternatives.
fn weapon(
    rules: &Rules,
    table: &Table,
    seat: EitherSeat,
    standing: &NobleInPlay,
) -> Adjustable<DuelingNobles> {
    let noble = standing.noble;
    let weapons = Support::all().filter_map(Weapon::from_support).map(Some);
    let alternatives = std::iter::once(None).chain(weapons).map(|weapon| {
        let action = adjust(Correction::Weapon {
            noble: noble.card(),
            weapon: weapon.map(Weapon::card),
        });
        (Value::Armed { weapon }, weapon == standing.weapon, action)
    });
    let free = alternatives.filter(|(_, is_current, action)| {
        *is_current || DuelingNobles::check(rules, table, action).is_ok()
    });
    Adjustable::one_of(Some(seat.into()), Value::Weapon { noble }, free)
}
