//! The values that corrections can set.

use serde::Serialize;
use strum::{VariantArray, VariantNames};

use super::NobleHearts;
use super::action::{Action, ActionKind, Adjustment, Correction, Owned, Special};
use super::editions::Rules;
use super::table::Table;
use courtyard_core::game::{Adjust, Adjustable};
use courtyard_core::seat::EitherSeat;

/// A value that a correction can set, or an alternative of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Value {
    /// The size of a player's hand; the deck follows.
    Hand { seat: EitherSeat },
    /// Whether a player's nobleman stands on something.
    Raised { seat: EitherSeat },
    /// A special card of a player, counted from 1.
    Owned { number: usize, special: Special },
    /// An owned special card lies face up.
    FaceUp,
    /// An owned special card lies face down.
    FaceDown,
    /// A special card is taken away.
    Removed,
    /// A further special card of a player.
    More { seat: EitherSeat },
    /// An alternative for the further special card.
    Added { special: Special },
    /// The player who has the initiative.
    Initiative,
    /// An alternative for the initiative.
    Holder { seat: EitherSeat },
    /// The place of Lady Isabelle, towards this player if positive.
    Charm { seat: EitherSeat },
    /// The place of the skill marker, towards this player if positive.
    Skill { seat: EitherSeat },
    /// The roses on the board.
    Roses,
}

impl Adjust for NobleHearts {
    type Value = Value;

    const ADJUST: Option<ActionKind> = Some(ActionKind::Adjust);

    fn adjustable(rules: &Rules, table: &Table) -> Vec<Adjustable<NobleHearts>> {
        let mut all = Vec::new();
        for seat in EitherSeat::BOTH {
            let (of, side) = (Some(seat.into()), &table.sides[seat]);
            let (hand, most) = (side.hand.into(), i64::from(side.hand + side.deck));
            let value = Value::Hand { seat };
            all.push(Adjustable::number(of, value, hand, 0..=most, move |hand| {
                adjust(Correction::Hand { seat, hand })
            }));
            let raised = side.raised;
            let switch = adjust(Correction::Raised {
                seat,
                raised: !raised,
            });
            all.push(Adjustable::flag(of, Value::Raised { seat }, raised, switch));
            if rules.has_specials() {
                all.extend(specials(rules, table, seat));
            }
        }
        // An attack that waits for an answer is answered by the player without the initiative.
        if table.attack.is_none() {
            let holders = EitherSeat::BOTH.map(|seat| {
                let action = adjust(Correction::Initiative { initiative: seat });
                (Value::Holder { seat }, table.initiative == seat, action)
            });
            all.push(Adjustable::one_of(None, Value::Initiative, holders));
        }
        let seat = EitherSeat::Zero;
        let mut number = |value, now, range, set: fn(i64) -> Correction| {
            let set = move |number| adjust(set(number));
            all.push(Adjustable::number(None, value, now, range, set));
        };
        if let Some(most) = rules.charm_spots.checked_sub(1).map(i64::from) {
            let (value, now) = (Value::Charm { seat }, table.charm.into());
            number(value, now, -most..=most, |charm| Correction::Charm {
                charm,
            });
        }
        if let Some(most) = rules.skill_spots.checked_sub(1).map(i64::from) {
            let (value, now) = (Value::Skill { seat }, table.skill.into());
            number(value, now, -most..=most, |skill| Correction::Skill {
                skill,
            });
        }
        if rules.roses > 0 {
            let most = rules.roses.saturating_sub(table.collected_roses()).into();
            let (value, now) = (Value::Roses, table.roses.into());
            number(value, now, 0..=most, |roses| Correction::Roses { roses });
        }
        all
    }

    fn give_reason(correction: &mut Action, reason: String) {
        if let Action::Adjust(adjustment) = correction {
            adjustment.why = Some(reason);
        }
    }
}

fn adjust(correction: Correction) -> Action {
    Action::Adjust(Adjustment {
        correction,
        why: None,
    })
}

/// A player's special cards, and those that the player can be given.
fn specials(
    rules: &Rules,
    table: &Table,
    seat: EitherSeat,
) -> impl Iterator<Item = Adjustable<NobleHearts>> {
    let own = &table.sides[seat].specials;
    let with = move |change: &dyn Fn(&mut Vec<Owned>)| {
        let mut owns = own.to_vec();
        change(&mut owns);
        adjust(Correction::Owns { seat, owns })
    };
    let owned = own.iter().enumerate().map(move |(n, owned)| {
        let value = Value::Owned {
            number: n + 1,
            special: owned.card,
        };
        let lies = [(Value::FaceUp, true), (Value::FaceDown, false)];
        let lies = lies.map(|(value, ready)| {
            let action = with(&|owns| owns[n].ready = ready);
            (value, owned.ready == ready, action)
        });
        let removed = with(&|owns| {
            owns.remove(n);
        });
        let all = lies.into_iter().chain([(Value::Removed, false, removed)]);
        Adjustable::one_of(Some(seat.into()), value, all)
    });
    let left = <Special as VariantArray>::VARIANTS.iter().copied();
    let left = left.filter(move |special| table.left(rules, *special) > 0);
    let added = left.map(move |card| {
        let action = with(&|owns| owns.push(Owned { card, ready: true }));
        (Value::Added { special: card }, false, action)
    });
    let more = Adjustable::one_of(Some(seat.into()), Value::More { seat }, added);
    let has_more = table.special_pile(rules) > 0;
    owned.chain(has_more.then_some(more))
}
