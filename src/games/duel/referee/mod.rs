//! May it, why not, and what follows.
//!
//! [`check`] asks, [`play`] does, [`may`] tells of a kind of action whether any is possible. All three go through the
//! one function that decides, so they cannot disagree.

mod candidates;
mod course;
mod ruling;

use candidates::candidates;
use course::Course;
use ruling::{gate, rule};

use super::action::{Action, ActionKind};
use super::event::Event;
use super::refusal::Refusal;
use super::rules::Rules;
use super::table::Table;

/// Whether the action may be done now.
///
/// # Errors
/// The reason why not. Where several rules are broken, one of them is named.
pub fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    rule(rules, table, action).map(drop)
}

/// Does the action, and returns what followed in the order in which it happened.
///
/// # Errors
/// What [`check`] says; the table is then as it was.
pub fn play(rules: &Rules, table: &mut Table, action: &Action) -> Result<Vec<Event>, Refusal> {
    let ruling = rule(rules, table, action)?;
    let mut course = Course {
        rules,
        state: &mut table.0,
        events: Vec::new(),
    };
    course.follow(ruling);
    Ok(course.events)
}

/// Whether some action of this kind is possible now.
///
/// # Errors
/// The reason why none is.
pub fn may(rules: &Rules, table: &Table, kind: ActionKind) -> Result<(), Refusal> {
    gate(rules, table, kind)?;
    let mut possible = false;
    let mut why: Option<Refusal> = None;
    candidates(rules, table, kind, &mut |action| {
        match check(rules, table, &action) {
            Ok(()) => possible = true,
            // What a seat or a card's place forbids says less than what the table forbids.
            Err(refusal) => match why {
                Some(
                    Refusal::CardElsewhere { .. }
                    | Refusal::NoSuchCard { .. }
                    | Refusal::NotAnOpponent { .. }
                    | Refusal::PlayerOut { .. },
                )
                | None => why = Some(refusal),
                Some(_) => {}
            },
        }
        !possible
    });
    match (possible, why) {
        (false, Some(refusal)) => Err(refusal.of_the_kind()),
        (true, _) | (false, None) => Ok(()),
    }
}
