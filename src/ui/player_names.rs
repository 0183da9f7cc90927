//! Fields for the players' names.

use egui::{Key, Label, Ui};

use crate::parts;
use crate::theme::{self, space};
use courtyard_core::seat::{Seat, Seats};
use courtyard_text::{LONGEST_NAME, Text, nameless, say};

/// The state of the fields in a frame.
pub(crate) struct NameFields {
    /// The player whose name has the focus.
    pub(crate) focused: Option<Seat>,
    /// Whether Enter was pressed in the last field. In the others, Enter leads to the next one.
    pub(crate) entered: bool,
}

/// Shows a field for each name. If `begins` is set, the first one takes the focus.
pub(crate) fn fields(
    ui: &mut Ui,
    text: &Text,
    players: &mut Seats<String>,
    begins: bool,
) -> NameFields {
    let mut focused = None;
    let mut fields = Vec::new();
    let mut left = None;
    for (seat, player) in players.iter_mut() {
        let label = nameless(text, seat);
        ui.label(theme::strong_text(label.as_str()));
        let name = say!(text, "setup-name-of", player = label.as_str());
        let field = parts::short_field(ui, player, &name, &label, LONGEST_NAME);
        if field.has_focus() {
            focused = Some(seat);
        }
        if field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
            left = Some(fields.len());
        }
        fields.push((field.id, player.chars().count()));
        if let Some(fault) = fault_of_name(ui, player) {
            ui.add(Label::new(theme::small(say!(text, fault, most = LONGEST_NAME))).wrap());
        }
        ui.add_space(space::S);
    }
    let next = left.map_or_else(|| begins.then_some(0), |left| Some(left + 1));
    let field = next.and_then(|next| fields.get(next));
    if let Some((id, length)) = field {
        parts::write_anew(ui.ctx(), *id, *length);
    }
    NameFields {
        focused,
        entered: next.is_some() && field.is_none(),
    }
}

/// Why a name cannot be shown as entered: it is too long, or some characters are missing in the fonts.
fn fault_of_name(ui: &Ui, name: &str) -> Option<&'static str> {
    if name.chars().count() >= LONGEST_NAME {
        return Some("player-name-long");
    }
    let font = egui::TextStyle::Body.resolve(ui.style());
    let is_shown = ui.fonts_mut(|fonts| fonts.has_glyphs(&font, name));
    (!is_shown).then_some("player-name-letters")
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;

    #[test]
    fn a_field_warns_about_names_with_missing_letters() {
        let ctx = Context::default();
        theme::install(&ctx);
        let mut faults = Vec::new();
        // Fonts are available from the second frame on.
        for _ in 0..2 {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                let names = ["Ana", "Łucja", "🦊", "محمد", &"x".repeat(LONGEST_NAME)];
                faults = names.map(|name| fault_of_name(ui, name)).to_vec();
            });
            output.textures_delta.clear();
        }
        let letters = Some("player-name-letters");
        let expected = [None, None, letters, letters, Some("player-name-long")];
        assert_eq!(faults, expected);
    }
}
