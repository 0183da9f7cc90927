//! The values that corrections can set.

use serde::Serialize;
use strum::VariantNames;

use super::Duel;
use super::action::{Action, ActionKind, Correction, Laid};
use super::editions::Rules;
use super::pieces::{CardRole, Face, Name, Warlord};
use super::table::{Side, Standing, Table};
use courtyard_core::game::{Adjust, Adjustable, Control, Game as _};
use courtyard_core::seat::Seat;

/// A value that a correction can set, or an alternative of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Value {
    /// The numbers of a player's cards in the hand and the draw pile. The rest of the deck is the discard pile.
    Numbers { seat: Seat },
    /// The number of cards in a player's hand.
    Hand { seat: Seat },
    /// The number of cards in a player's draw pile.
    Draw { seat: Seat },
    /// The Warlord of a slot, counted from 0.
    Slot { slot: usize },
    /// An alternative for the Warlord of a slot.
    Warlord { warlord: Option<Laid> },
}

impl Adjust for Duel {
    type Value = Value;

    const ADJUST: Option<ActionKind> = Some(ActionKind::Adjust);

    fn adjustable(rules: &Rules, table: &Table) -> Vec<Adjustable<Duel>> {
        let sides = table.sides.iter();
        let all = sides.flat_map(|(seat, side)| {
            let slots = (0..side.slots.len()).map(move |slot| warlord(rules, table, seat, slot));
            std::iter::once(numbers(rules, seat, side)).chain(slots)
        });
        all.collect()
    }

    fn give_reason(correction: &mut Action, reason: String) {
        if let Action::Adjust { why, .. } = correction {
            *why = Some(reason);
        }
    }
}

fn adjust(seat: Seat, correction: Correction) -> Action {
    Action::Adjust {
        seat,
        correction,
        why: None,
    }
}

fn numbers(rules: &Rules, seat: Seat, side: &Side) -> Adjustable<Duel> {
    let free = i64::from(rules.deck()) - side.warlords() as i64;
    Adjustable {
        seat: Some(seat),
        value: Value::Numbers { seat },
        control: Control::Numbers {
            numbers: vec![
                (Value::Draw { seat }, side.draw.into()),
                (Value::Hand { seat }, side.hand.into()),
            ],
            range: 0..=free,
            set: Box::new(move |numbers| {
                let [draw, hand] = [0, 1].map(|n| numbers.get(n).copied().unwrap_or_default());
                let discard = free - draw - hand;
                adjust(
                    seat,
                    Correction::Numbers {
                        hand,
                        draw,
                        discard,
                    },
                )
            }),
        },
    }
}

/// The Warlord of a slot, of which the suit need not be known. Cards that the deck has no more of are no alternatives.
fn warlord(rules: &Rules, table: &Table, seat: Seat, slot: usize) -> Adjustable<Duel> {
    let standing = table.sides[seat].standing(slot);
    let known = standing.and_then(Standing::card);
    let laid = |card: Option<Name>, face_up| Some(Laid { card, face_up });
    let name = |known: Warlord| known.card().into();
    let current = standing.and_then(|standing| laid(known.map(name), standing.is_face_up()));
    let named = CardRole::Warlord.ranks().rev().flat_map(|rank| {
        let same = known.filter(|known| known.rank() == rank);
        let card = same.map_or(Name::Face(Face::Rank(rank)), name);
        [false, true].map(|face_up| laid(Some(card), face_up))
    });
    let all = [None, laid(None, false)].into_iter().chain(named);
    let all = all.map(|warlord| {
        let slot = slot as i64;
        let action = adjust(seat, Correction::Slot { slot, warlord });
        (Value::Warlord { warlord }, warlord == current, action)
    });
    let possible = all
        .filter(|(_, is_current, action)| *is_current || Duel::check(rules, table, action).is_ok());
    Adjustable::one_of(Some(seat), Value::Slot { slot }, possible)
}
