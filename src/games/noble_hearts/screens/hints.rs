//! What somebody is told who plays for the first time: what the initiative means, and what an attack does.

use super::view::{View, ViewExt};
use courtyard_ui::session::Hint;

/// What is told at this table.
pub(super) fn hint(view: View<'_>) -> Option<Hint> {
    if !view.goes_on() || view.table.choice.is_some() {
        return None;
    }
    let key = match (view.table.attack.is_some(), view.table.kept) {
        (true, _) => "noble-hearts-hint-evade",
        (false, true) => "noble-hearts-hint-kept",
        (false, false) => "noble-hearts-hint-act",
    };
    Some(Hint::of(key, view.get(key).into_owned()))
}
