//! Face-to-face mode: the side of the player who is not acting, rotated to that player.

use egui::{Label, Rect, Ui, Vec2};

use super::game::GameScreens;
use super::handover;
use super::layout;
use super::view::TableView;
use crate::parts;
use crate::theme::{self, TextRole, palette, size};
use courtyard_text::Recent;

/// The upper part of the window for the player across, and the rest; `None` if there is not enough height for both.
pub(super) fn halves(ui: &Ui) -> Option<[Rect; 2]> {
    let whole = ui.max_rect();
    let least = size::FACED * TextRole::Body.size(ui);
    (whole.height() >= least).then(|| {
        let (across, here) = whole.split_top_bottom_at_fraction(size::FACED_SHARE);
        [across, here]
    })
}

/// Whether two players can sit at the upper and the lower end of the window.
pub(super) fn has_ends(ui: &Ui) -> bool {
    let whole = ui.available_rect_before_wrap();
    whole.height() > whole.width() * size::FACED_FLAT
}

/// Shows whose turn it is, the last action, and the table from the view of the player across.
pub(super) fn across<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    recent: Option<&Recent>,
    show: impl FnOnce(&mut Ui, Vec2),
) {
    let frame = layout::strip(palette(ui).surface);
    egui::Panel::bottom("told across")
        .frame(frame)
        .resizable(false)
        .show(ui, |ui| {
            let headline = Label::new(theme::strong_text(view.headline())).truncate();
            parts::headed(ui, 2, headline);
            if let Some(last) = recent.and_then(handover::last_gist::<G>) {
                parts::note(ui, last);
            }
        });
    layout::centre(ui, "centre across", false, show);
}
