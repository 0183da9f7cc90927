//! Attacks and charges.

use super::decide::{Position, moved_enough, same};
use super::effect::{Change, Deed};
use super::gate;
use crate::rules::action::{ActionKind, Special};
use crate::rules::card::{Card, Named};
use crate::rules::charge::{Charge, Jump, JumpKind, With};
use crate::rules::print::Print;
use crate::rules::refusal::{AreaFault, Refusal};
use crate::rules::table::Stroke;

impl Position<'_> {
    pub(super) fn attack(
        &self,
        kind: ActionKind,
        with: Option<With>,
        named: &[Named],
    ) -> Result<Deed, Refusal> {
        let (least, most) = self.attack_cards(kind);
        self.count(named.len(), least, Some(most))?;
        gate::held(self.table, named.len())?;
        let cards = self.cards(named)?;
        let draws = self.rules.draws_after(kind, None, None);
        Ok(Deed {
            redraw: if draws { self.redraw(&cards)? } else { 0 },
            change: Change::Attack {
                with: None,
                strokes: self.strokes(with, &cards)?,
            },
            ..Deed::new(kind)
        })
    }

    pub(super) fn charge(&self, charge: &Charge) -> Result<Deed, Refusal> {
        let rules = self.rules;
        let kind = ActionKind::Charge;
        let jump = charge.jump.map(JumpKind::from);
        let with = charge.with.map(With::special);
        gate::may_jump(rules, self.table, jump)?;
        if let Some(special) = with {
            gate::may_charge_with(rules, self.table, special)?;
        }
        let (least, most) = self.attack_cards(with.map_or(kind, Special::kind));
        let moves = rules.moves(kind, jump);
        if let Some(moves) = moves {
            self.count(charge.movement.len(), moves.least, moves.most)?;
        }
        self.count(charge.cards.len(), least, Some(most))?;
        gate::held(self.table, charge.movement.len() + charge.cards.len())?;
        let played = self.cards(&charge.movement)?;
        if let Some(moves) = moves {
            moved_enough(&played, moves)?;
        }
        let cards = self.cards(&charge.cards)?;
        let draws = rules.draws_after(kind, jump, with);
        let mut deed = Deed {
            played,
            redraw: if draws { self.redraw(&cards)? } else { 0 },
            raised: match charge.jump {
                None => None,
                Some(Jump::Up) => Some(true),
                Some(Jump::Down { raised }) => Some(raised.unwrap_or(false)),
                Some(Jump::Long { raised }) => Some(raised),
            },
            change: Change::Attack {
                with,
                strokes: self.strokes(charge.with, &cards)?,
            },
            ..Deed::new(kind)
        };
        let far = matches!(charge.jump, Some(Jump::Long { .. }));
        for special in far.then_some(Special::LongJump).into_iter().chain(with) {
            self.spend(special, &mut deed);
        }
        Ok(deed)
    }

    /// Minimum and maximum number of cards of an attack.
    fn attack_cards(&self, kind: ActionKind) -> (u16, u16) {
        let ready = self.table.own().ready(Special::Combination);
        self.rules.cards(kind, ready)
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

    /// Records that the use of a special card turns it face down, if it does.
    pub(super) fn spend(&self, special: Special, deed: &mut Deed) {
        if !self.rules.turned_down.contains(special.kind()) {
            return;
        }
        let copies = match (&deed.change, special) {
            (Change::Attack { strokes, .. }, Special::Combination) => strokes.len() - 1,
            _ => 1,
        };
        deed.spent.push((special, copies));
    }
}

/// The stroke of these cards in this area, with the sum of their fights.
fn stroke(cards: &[Card], area: u8) -> Result<Stroke, Refusal> {
    let mut fight = 0;
    for card in cards {
        fight += card.need(Print::Fight)?;
    }
    Ok(Stroke {
        cards: cards.iter().copied().collect(),
        fight,
        area,
        blocked: false,
    })
}
