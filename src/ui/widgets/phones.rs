//! A drawing of phones.

use egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::theme::{self, palette, radius, size};

/// A drawing of two phones that read each other's codes.
pub fn two_phones(ui: &mut Ui) {
    let width = ui.available_width().min(size::INVITATION);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width / 2.5), Sense::hover());
    let colors = palette(ui);
    let stroke = Stroke::new(theme::line::BOLD, colors.ink);
    let unit = rect.height() / 10.0;
    let middle = rect.center();
    for side in [-1.0, 1.0] {
        let phone = middle + vec2(side * unit * 6.5, 0.0);
        let body = Rect::from_center_size(phone, vec2(5.5, 9.5) * unit);
        let rounding = CornerRadius::same(radius::PANEL);
        ui.painter()
            .rect(body, rounding, colors.surface, stroke, StrokeKind::Inside);
        // The corners of a QR code.
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0)] {
            let corner = Rect::from_center_size(phone + vec2(x, y) * unit * 1.2, Vec2::splat(unit));
            ui.painter()
                .rect_stroke(corner, CornerRadius::ZERO, stroke, StrokeKind::Inside);
        }
        let arrow = middle + vec2(-side * unit * 2.5, side * unit * 1.5);
        ui.painter()
            .arrow(arrow, vec2(side * unit * 5.0, 0.0), stroke);
    }
}
