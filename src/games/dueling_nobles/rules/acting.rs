//! The players to act.

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
