//! The players to act, and the player of an action.

use super::action::Action;
use super::table::{Stage, State};
use courtyard_core::seat::{EitherSeat, Seat, SeatSet};

/// The players to act: in a duel the ones who still roll or play support cards next, otherwise the active player.
pub(super) fn acting(table: &State) -> SeatSet {
    match table.stage {
        Stage::SetUp | Stage::Over(_) => return SeatSet::EMPTY,
        Stage::Turn { .. } => {}
    }
    let seats = match &table.duel {
        None => vec![table.active],
        Some(duel) if duel.rolled() => vec![duel.supporter(table.active)],
        Some(duel) => {
            let rolls = |seat: &EitherSeat| duel.sides[*seat].dice.is_none();
            EitherSeat::BOTH.into_iter().filter(rolls).collect()
        }
    };
    seats.into_iter().map(Seat::from).collect()
}

/// The player of an action; `None` if it belongs to both players.
pub(crate) fn actor(table: &State, action: &Action) -> Option<EitherSeat> {
    if let Action::Setup { .. } | Action::Adjust { .. } | Action::Note { .. } = action {
        return None;
    }
    if let Action::Roll { seat, .. } | Action::Support { seat, .. } | Action::Concede { seat } =
        action
    {
        return Some(*seat);
    }
    Some(match matches!(action, Action::Deflect { .. }) {
        true => table.active.other(),
        false => table.active,
    })
}
