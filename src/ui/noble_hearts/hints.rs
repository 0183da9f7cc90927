//! What somebody is told who plays for the first time: what the initiative means, and what an attack does.

use super::view::View;
use crate::ui::session::Hint;

/// What is told at this table.
pub(super) fn hint(view: View<'_>) -> Option<Hint> {
    if !view.goes_on() || view.table.choice.is_some() {
        return None;
    }
    let key = match (view.table.attack.is_some(), view.table.kept) {
        (true, _) => "hearts-hint-evade",
        (false, true) => "hearts-hint-kept",
        (false, false) => "hearts-hint-act",
    };
    Some(Hint::of(key, view.get(key).into_owned()))
}
