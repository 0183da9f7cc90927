//! The referee: legality of actions, and their consequences.
//!
//! [`check`] and [`play_into`] use the same function for the decision, so they cannot disagree.

mod decide;
mod executor;

pub(super) use decide::{gate, has_joker, may_attack};

use decide::{Judge, Position};
use executor::Executor;

use super::action::Action;
use super::editions::Rules;
use super::event::Event;
use super::refusal::Refusal;
use super::table::Table;
use courtyard_core::game::Events;

/// Checks whether the action is legal.
///
/// # Errors
/// The reason for the refusal. If several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    Position { rules, table }.judge(action)
}

/// Carries out the action, and appends its consequences in order to `events`.
///
/// # Errors
/// As [`check`]; the table and the list are then unchanged.
pub fn play_into(
    rules: &Rules,
    table: &mut Table,
    action: &Action,
    events: Events<'_, Event>,
) -> Result<(), Refusal> {
    let mut game = Executor {
        rules,
        state: &mut table.0,
        events,
    };
    game.judge(action)
}
