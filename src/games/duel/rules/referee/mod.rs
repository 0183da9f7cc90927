//! May it, why not, and what follows.
//!
//! [`check`] asks and [`play`] does. Both go through the one function that decides, so they cannot disagree.

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

/// Whether the action may be done now.
///
/// # Errors
/// The reason why not. Where several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    decide(rules, table, action).map(drop)
}

/// Does the action, and returns what followed in the order in which it happened.
///
/// # Errors
/// What [`check`] says; the table is then as it was.
pub fn play(rules: &Rules, table: &mut Table, action: &Action) -> Result<Vec<Event>, Refusal> {
    let effect = decide(rules, table, action)?;
    let mut executor = Executor {
        rules,
        state: &mut table.0,
        events: Vec::new(),
    };
    executor.execute(effect);
    Ok(executor.events)
}
