//! The part of the screen that the device leaves free of notches, rounded corners and bars.
//!
//! Egui knows the reserved edges, but its root ui covers them nevertheless.

use egui::{Color32, Rect, Ui, UiBuilder};

use crate::theme::palette;

/// Shows content in the free area; the rest has the colour of the table.
pub(crate) fn keep<T>(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> T) -> T {
    let free = ui.ctx().content_rect();
    if free == ui.ctx().viewport_rect() {
        return show(ui);
    }
    let whole = ui.ctx().viewport_rect();
    ui.painter().rect_filled(whole, 0, palette(ui).felt);
    ui.scope_builder(UiBuilder::new().max_rect(free), show)
        .inner
}

/// Extends the colour of this rectangle to the edges of the screen that it touches.
pub(crate) fn reach_edges(ui: &Ui, rect: Rect, color: Color32) {
    let (free, whole) = (ui.ctx().content_rect(), ui.ctx().viewport_rect());
    let reached = |at: f32, free: f32, whole: f32| if (at - free).abs() < 0.5 { whole } else { at };
    let reached = Rect {
        min: egui::pos2(
            reached(rect.min.x, free.min.x, whole.min.x),
            reached(rect.min.y, free.min.y, whole.min.y),
        ),
        max: egui::pos2(
            reached(rect.max.x, free.max.x, whole.max.x),
            reached(rect.max.y, free.max.y, whole.max.y),
        ),
    };
    for strip in [
        reached.with_max_x(rect.min.x),
        reached.with_min_x(rect.max.x),
        reached.with_max_y(rect.min.y),
        reached.with_min_y(rect.max.y),
    ] {
        if strip.is_positive() {
            ui.painter().rect_filled(strip, 0, color);
        }
    }
}
