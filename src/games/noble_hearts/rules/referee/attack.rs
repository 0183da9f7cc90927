//! Attacks and charges.

use super::decide::{Position, same, sum};
use super::effect::{Change, Deed};
use super::gate;
use crate::rules::action::ActionKind;
use crate::rules::card::{Card, Named};
use crate::rules::charge::{Charge, Jump, JumpKind, With};
use crate::rules::needs::Form;
use crate::rules::print::Print;
use crate::rules::refusal::{AreaFault, Refusal};
use crate::rules::table::Stroke;

impl Position<'_> {
    /// An attack without a move.
    pub(super) fn attack(
        &self,
        kind: ActionKind,
        with: Option<With>,
        cards: &[Named],
    ) -> Result<Deed, Refusal> {
        self.moving_attack(kind, &[], None, with, cards)
    }

    pub(super) fn charge(&self, charge: &Charge) -> Result<Deed, Refusal> {
        let (jump, with) = (charge.jump, charge.with);
        gate::may_jump(self.rules, self.table, jump.map(JumpKind::from))?;
        if let Some(with) = with {
            gate::may_charge_with(self.rules, self.table, with.special())?;
        }
        let kind = ActionKind::Charge;
        self.moving_attack(kind, &charge.movement, jump, with, &charge.cards)
    }

    /// An attack, after a move if it is a charge.
    fn moving_attack(
        &self,
        kind: ActionKind,
        movement: &[Named],
        jump: Option<Jump>,
        with: Option<With>,
        cards: &[Named],
    ) -> Result<Deed, Refusal> {
        let form = Form {
            kind,
            jump: jump.map(JumpKind::from),
            with: with.map(With::special),
        };
        let (deed, cards) = self.deed(form, movement, cards)?;
        Ok(Deed {
            raised: match jump {
                None => None,
                Some(Jump::Up) => Some(true),
                Some(Jump::Down { raised }) => Some(raised.unwrap_or(false)),
                Some(Jump::Long { raised }) => Some(raised),
            },
            change: Change::Attack {
                with: form.with.filter(|_| kind == ActionKind::Charge),
                strokes: self.strokes(with, &cards)?,
            },
            ..deed
        })
    }

    /// The strokes that these cards form.
    fn strokes(&self, with: Option<With>, cards: &[Card]) -> Result<Vec<Stroke>, Refusal> {
        match with {
            None | Some(With::Combination) => {
                let strokes = cards.iter().map(|card| {
                    let area = card.need(Print::Area)? as u8;
                    stroke(std::slice::from_ref(card), area)
                });
                strokes.collect()
            }
            Some(With::Feint { area }) => {
                let most = self.rules.areas;
                let small = u8::try_from(area).ok();
                let stated = small.filter(|area| (1..=most).contains(area));
                let stated = stated.ok_or(Refusal::WrongArea(AreaFault::Unknown { area, most }))?;
                stroke(cards, stated).map(|stroke| vec![stroke])
            }
            Some(With::Berserk) => {
                if !same(cards, Print::Area)? {
                    return Err(Refusal::NotSameArea);
                }
                let area = cards.first().and_then(|card| card.area).unwrap_or(1);
                stroke(cards, area).map(|stroke| vec![stroke])
            }
        }
    }
}

/// The stroke of these cards in this area, with the sum of their fights.
fn stroke(cards: &[Card], area: u8) -> Result<Stroke, Refusal> {
    Ok(Stroke {
        cards: cards.iter().copied().collect(),
        fight: sum(cards, Print::Fight)?,
        area,
        blocked: false,
        evaded: false,
    })
}
