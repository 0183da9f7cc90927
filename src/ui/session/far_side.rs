//! Two people face to face, with the screen between them: the side of whoever is not asked, turned to that one.

use egui::{Frame, Label, Margin, Rect, Ui, Vec2};

use super::game::GameScreens;
use super::handover;
use super::layout;
use super::view::TableView;
use crate::parts;
use crate::theme::{self, TextRole, palette, size, space};
use courtyard_text::Recent;

/// The upper part of the window for whoever sits across, and the rest; `None` where there is not height enough for both.
pub(super) fn halves(ui: &Ui) -> Option<[Rect; 2]> {
    let whole = ui.available_rect_before_wrap();
    let least = size::FACED * TextRole::Body.size(ui);
    (whole.height() >= least).then(|| {
        let (across, here) = whole.split_top_bottom_at_fraction(size::FACED_SHARE);
        [across, here]
    })
}

/// Whether two people can sit at the upper and the lower end of the window.
pub(super) fn has_ends(ui: &Ui) -> bool {
    let whole = ui.available_rect_before_wrap();
    whole.height() > whole.width() * size::FACED_FLAT
}

/// Shows whose turn it is, what was done last, and the table as whoever sits across has it.
pub(super) fn across<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    recent: Option<&Recent>,
    show: impl FnOnce(&mut Ui, Vec2),
) {
    let frame = Frame::new()
        .fill(palette(ui).surface)
        .inner_margin(Margin::symmetric(space::M as i8, space::XS as i8));
    egui::Panel::bottom("told across")
        .frame(frame)
        .resizable(false)
        .show(ui, |ui| {
            let headline = Label::new(theme::strong_text(view.headline())).truncate();
            parts::headed(ui, 2, headline);
            if let Some(last) = recent.and_then(handover::last_gist::<G>) {
                handover::show_last(ui, last);
            }
        });
    layout::centre(ui, "centre across", show);
}
