//! Who is to act, and whose an action is.

use super::action::Action;
use super::table::{Stage, State};
use crate::seat::{Seat, SeatSet};

/// Whom the table waits for: who has to choose, else who has the initiative.
pub(super) fn acting(table: &State) -> SeatSet {
    match table.stage {
        Stage::SetUp | Stage::Over(_) => SeatSet::EMPTY,
        Stage::Play => table.active().map(Seat::from).into_iter().collect(),
    }
}

/// Whose action it is; `None` where it is everybody's.
pub(super) fn actor(table: &State, action: &Action) -> Option<Seat> {
    match action {
        Action::Setup { .. } | Action::Adjust(_) | Action::Note { .. } => None,
        Action::Attack { .. }
        | Action::Charge(_)
        | Action::Block { .. }
        | Action::Retreat { .. }
        | Action::JumpUp { .. }
        | Action::JumpDown { .. }
        | Action::Move { .. }
        | Action::Pass
        | Action::Hit
        | Action::LongJump { .. }
        | Action::SideStep { .. }
        | Action::Berserk { .. }
        | Action::Saltomortale { .. }
        | Action::Feint { .. }
        | Action::Combination { .. }
        | Action::QuickBlock { .. }
        | Action::CollectRose
        | Action::TurnUp { .. }
        | Action::ChooseSpecial { .. } => table.active().map(Seat::from),
        Action::Concede { seat } => Some((*seat).into()),
    }
}
