//! Who is to act, and whose an action is.

use super::action::Action;
use super::table::{Stage, State, Step};
use crate::seat::{Seat, SeatSet};

/// Whom the table waits for: whose joker it is, who is next in a battle, else the active player.
pub(super) fn acting(table: &State) -> SeatSet {
    match table.stage {
        Stage::SetUp | Stage::Over(_) => return SeatSet::EMPTY,
        Stage::Turn(_) => {}
    }
    let seats = match (&table.pending, &table.battle) {
        (Some(pending), _) => vec![pending.seat],
        (None, None) => vec![table.active],
        (None, Some(battle)) => match battle.step() {
            Step::AttackerSupport => vec![battle.attacker],
            Step::Defend | Step::DefenderSupport | Step::LastChance => vec![battle.defender],
            Step::Reveal => vec![battle.attacker, battle.defender],
        },
    };
    seats.into_iter().collect()
}

/// Whose action it is; `None` where it is everybody's. What both fighters turn up is so.
pub(super) fn actor(table: &State, action: &Action) -> Option<Seat> {
    match action {
        Action::Setup { .. }
        | Action::Reveal { .. }
        | Action::Tell { .. }
        | Action::Adjust { .. }
        | Action::Note { .. } => None,
        Action::NextPhase
        | Action::EndTurn
        | Action::Warlord { .. }
        | Action::Exchange { .. }
        | Action::Attack { .. } => Some(table.active),
        Action::Defend { .. } | Action::Resolve => table.battle.as_ref().map(|b| b.defender),
        Action::Out => table.pending.map(|pending| pending.seat),
        Action::Support { seat, .. }
        | Action::Ace { seat, .. }
        | Action::Reinforce { seat, .. }
        | Action::Concede { seat } => Some(*seat),
    }
}
