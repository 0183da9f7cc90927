use egui::{Sense, Ui, Vec2, vec2};

use super::Icon;
use crate::theme::{self, TextRole, line, space};

/// The sparks around the crown.
const SPARKS: usize = 10;

/// The crown of a winner, as large as text in this role beside it. From 0 to 1 `progress` says how far it has settled: it
/// comes from above, and sparks fly from it.
pub fn winner_crown(ui: &mut Ui, role: TextRole, progress: f32) {
    let side = role.size(ui);
    let size = vec2(side + space::S, role.line(ui));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    // It slows down as it arrives.
    let settled = 1.0 - (1.0 - progress.clamp(0.0, 1.0)).powi(3);
    let center = rect.center() - vec2(0.0, side * (1.0 - settled));
    let ink = p.accent.gamma_multiply(settled);
    Icon::Crown.paint(painter, p, center, side, ink, true);
    if settled < 1.0 {
        for spark in 0..SPARKS {
            let angle = std::f32::consts::TAU * spark as f32 / SPARKS as f32;
            let at = rect.center() + Vec2::angled(angle) * side * (0.5 + settled);
            let fading = p.accent.gamma_multiply(1.0 - settled);
            painter.circle_filled(at, line::BOLD, fading);
        }
    }
}
