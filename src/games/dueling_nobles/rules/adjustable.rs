//! The values that corrections can set.

use serde::Serialize;
use strum::VariantNames;

use super::DuelingNobles;
use super::action::{Action, ActionKind, Correction};
use super::editions::Rules;
use super::pieces::{Noble, Support, Weapon};
use super::table::{MAX_GOLD, NobleInPlay, Table};
use courtyard_core::cards::Suit;
use courtyard_core::game::{Adjust, Adjustable, Game as _};
use courtyard_core::seat::EitherSeat;

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
    /// The size of the support deck.
    SupportDeck,
}

impl Adjust for DuelingNobles {
    type Value = Value;

    const ADJUST: Option<ActionKind> = Some(ActionKind::Adjust);

    fn adjustable(rules: &Rules, table: &Table) -> Vec<Adjustable<DuelingNobles>> {
        let cards = Support::COUNT as i64;
        let mut all = Vec::new();
        for seat in EitherSeat::BOTH {
            let (of, side) = (Some(seat.into()), &table.sides[seat]);
            let (gold, most) = (side.gold.into(), MAX_GOLD.into());
            let value = Value::Gold { seat };
            all.push(Adjustable::number(of, value, gold, 0..=most, move |gold| {
                adjust(Correction::Gold { seat, gold })
            }));
            let (hand, value) = (side.hand.into(), Value::Hand { seat });
            all.push(Adjustable::number(
                of,
                value,
                hand,
                0..=cards,
                move |hand| adjust(Correction::Hand { seat, hand }),
            ));
            for suit in Suit::ALL {
                let used = side.abilities_used.contains(&suit);
                let switch = adjust(Correction::Ability {
                    seat,
                    ability: suit,
                    used: !used,
                });
                all.push(Adjustable::flag(
                    of,
                    Value::Ability { seat, suit },
                    used,
                    switch,
                ));
            }
            for standing in &side.courtyard {
                all.push(stamina(rules, seat, standing));
                all.push(weapon(rules, table, seat, standing));
            }
        }
        let deck = table.support_deck.into();
        all.push(Adjustable::number(
            None,
            Value::SupportDeck,
            deck,
            0..=cards,
            |support_deck| adjust(Correction::SupportDeck { support_deck }),
        ));
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

fn stamina(rules: &Rules, seat: EitherSeat, standing: &NobleInPlay) -> Adjustable<DuelingNobles> {
    let noble = standing.noble;
    let full = rules.stamina[noble.rank()].into();
    let stamina = standing.stamina.into();
    let value = Value::Stamina { noble };
    Adjustable::number(
        Some(seat.into()),
        value,
        stamina,
        1..=full,
        move |stamina| {
            adjust(Correction::Stamina {
                noble: noble.card(),
                stamina,
            })
        },
    )
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
