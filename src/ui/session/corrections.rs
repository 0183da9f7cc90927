//! What the corrections of every game have in common.

use egui::Ui;

use crate::parts;
use courtyard_text::Text;

/// The most characters of a reason.
const LONGEST_REASON: usize = 200;

/// Asks for the reason of a correction; returns it if there is one.
pub fn reason(ui: &mut Ui, text: &Text, why: &mut String) -> Option<String> {
    let (name, hint) = (
        text.get("corrections-reason"),
        text.get("corrections-reason-hint"),
    );
    parts::short_field(ui, why, &name, &hint, LONGEST_REASON);
    Some(why.trim().to_owned()).filter(|why| !why.is_empty())
}
