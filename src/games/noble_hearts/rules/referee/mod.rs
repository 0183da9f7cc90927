//! The referee: legality of actions, and their consequences.
//!
//! [`check`] and [`play_into`] use the same function for the decision, so they cannot disagree.

mod attack;
mod corrections;
mod decide;
mod effect;
mod executor;
mod gate;

use decide::decide;
use executor::Executor;
pub(super) use gate::{
    far_enough, gate, held, left, may_charge_with, may_jump, may_pass, raised, some_rose,
    strong_enough, turned_down,
};

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
    decide(rules, table, action).map(drop)
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
    let effect = decide(rules, table, action)?;
    let state = &mut table.0;
    Executor {
        rules,
        state,
        events,
    }
    .execute(effect);
    Ok(())
}

#[cfg(test)]
mod tests;
