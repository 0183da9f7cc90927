//! The values that corrections can set.

use serde::Serialize;
use strum::VariantNames;

use super::action::{Action, ActionKind, Correction, Laid};
use super::editions::Rules;
use super::pieces::{Face, Name};
use super::table::{Side, Standing, Table};
use super::{Duel, referee};
use courtyard_core::cards::Rank;
use courtyard_core::game::{Adjust, Adjustable, Control};
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
    let face_up = standing.is_some_and(Standing::is_face_up);
    let card = |rank| match known {
        Some(known) if known.rank() == rank => known.card().into(),
        Some(_) | None => Name::Face(Face::Rank(rank)),
    };
    let current = standing.map(|_| Laid {
        card: known.map(|known| known.card().into()),
        face_up,
    });
    let unknown = Laid {
        card: None,
        face_up: false,
    };
    let laid = [Rank::King, Rank::Queen, Rank::Jack].into_iter();
    let laid = laid.flat_map(|rank| {
        [false, true].map(|face_up| Laid {
            card: Some(card(rank)),
            face_up,
        })
    });
    let all = [None, Some(unknown)].into_iter().chain(laid.map(Some));
    let all = all.map(|warlord| {
        let correction = Correction::Slot {
            slot: slot as i64,
            warlord,
        };
        let action = adjust(seat, correction);
        (Value::Warlord { warlord }, warlord == current, action)
    });
    let possible = all.filter(|(_, is_current, action)| {
        *is_current || referee::check(rules, table, action).is_ok()
    });
    Adjustable::one_of(Some(seat), Value::Slot { slot }, possible)
}
