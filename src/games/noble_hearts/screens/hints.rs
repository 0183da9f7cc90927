//! Hints for new players: the meaning of the initiative, and the effect of an attack.

use super::view::{View, ViewExt};
use courtyard_ui::session::Hint;

/// The hint at this table.
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
