//! The referee: legality of actions, and their consequences.
//!
//! [`check`] and [`play`] use the same function for the decision, so they cannot disagree.

mod decide;
mod executor;

pub(super) use decide::gate;

use decide::decide;
use executor::Executor;

use super::action::Action;
use super::editions::Rules;
use super::event::Event;
use super::refusal::Refusal;
use super::table::Table;

/// Checks whether the action is legal.
///
/// # Errors
/// The reason for the refusal. If several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    decide(rules, table, action).map(drop)
}

/// Carries out the action, and returns its consequences in order.
///
/// # Errors
/// As [`check`]; the table is then unchanged.
pub fn play(rules: &Rules, table: &mut Table, action: &Action) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    play_into(rules, table, action, &mut events)?;
    Ok(events)
}

/// Does the action as [`play`] does, and appends its consequences to `events`.
///
/// # Errors
/// As for [`play`]; the list is then unchanged.
pub fn play_into(
    rules: &Rules,
    table: &mut Table,
    action: &Action,
    events: &mut Vec<Event>,
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
