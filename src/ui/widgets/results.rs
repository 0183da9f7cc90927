//! Drawings of a person's results. The sentences beside them have the same numbers.

use egui::{
    Align2, Color32, FontId, Pos2, Rangef, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

use super::{centred_text, drawing, mix};
use crate::theme::{self, Palette, TextRole, line, palette, radius, size, space};
use courtyard_library::{Chance, Mark, Record};
use courtyard_text::{Text, mark_letter, speak_latest};

/// The share of the accent in the colour of draws.
const DRAWN: f32 = 0.45;

/// The fill of a result, and the colour of a letter on it. Lost games are hollow.
fn inks(p: &Palette, mark: Mark) -> (Color32, Color32) {
    match mark {
        Mark::Won => (p.accent, p.on_accent),
        Mark::Drawn => (mix(p.felt, p.accent, DRAWN), p.ink),
        Mark::Lost => (p.felt_edge, p.ink),
    }
}

/// Adds a bar of all games in parts: won, drawn and lost.
pub fn record_bar(ui: &mut Ui, record: Record) {
    let size = vec2(ui.available_width().min(size::FIGURE), size::RECORD);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let p = palette(ui);
    let corner = f32::from(radius::SMALL);
    let painter = ui.painter();
    painter.rect_filled(rect, corner, inks(p, Mark::Lost).0);
    let games = record.games.max(1) as f32;
    let parts = [(Mark::Won, record.won), (Mark::Drawn, record.drawn)];
    let mut left = rect.left();
    for (mark, count) in parts {
        let width = rect.width() * count as f32 / games;
        let part = rect.with_min_x(left).with_max_x(left + width);
        painter
            .with_clip_rect(part.intersect(ui.clip_rect()))
            .rect_filled(rect, corner, inks(p, mark).0);
        left += width;
    }
    let pen = Stroke::new(line::HAIR, p.line);
    painter.rect_stroke(rect, corner, pen, StrokeKind::Inside);
}

/// The size of the marks of the latest games, if this width has room for them.
fn marks_size(ui: &Ui, count: usize, width: f32) -> Vec2 {
    let count = count.max(1) as f32;
    let most = (width - (count - 1.0) * space::XS) / count;
    let side = (TextRole::Small.line(ui) + space::S).min(most);
    vec2(count * side + (count - 1.0) * space::XS, side)
}

/// Adds the marks of the latest games, the last one at the right.
pub fn marks(ui: &mut Ui, text: &Text, row: &[Mark]) -> Response {
    let size = marks_size(ui, row.len(), ui.available_width());
    drawing(ui, size, &speak_latest(text, row), |ui, rect| {
        paint_marks(ui, text, row, rect);
    })
}

/// Paints the marks of the latest games at the right edge of a place, if they leave at least half of it free.
pub fn marks_beside(ui: &Ui, text: &Text, row: &[Mark], place: Rect) {
    let size = marks_size(ui, row.len(), f32::INFINITY);
    if size.x > place.width() / 2.0 {
        return;
    }
    let rect = Align2::RIGHT_CENTER.anchor_size(place.right_center(), size);
    paint_marks(ui, text, row, rect);
}

fn paint_marks(ui: &Ui, text: &Text, row: &[Mark], rect: Rect) {
    let p = palette(ui);
    let (painter, side) = (ui.painter(), rect.height());
    for (n, mark) in row.iter().enumerate() {
        let left = rect.left() + n as f32 * (side + space::XS);
        let center = pos2(left + side / 2.0, rect.center().y);
        let (fill, ink) = inks(p, *mark);
        let pen = Stroke::new(line::HAIR, p.line);
        painter.circle(center, side / 2.0 - line::HAIR, fill, pen);
        let letter = mark_letter(text, *mark);
        let font = FontId::new(size::MARK * side, theme::strong());
        let font = theme::fitted(ui, font, &letter, size::MARK * side);
        centred_text(painter, center, &letter, (font.size, font.family), ink);
    }
}

/// Adds the range of a chance on a scale from 0 to 100 games: the band has the true chance in 95 of 100 cases.
pub fn chance_scale(ui: &mut Ui, chance: &Chance) {
    let letters = TextRole::Small.line(ui);
    let width = ui.available_width().min(size::FIGURE);
    let size = vec2(width, size::RECORD + letters);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let p = palette(ui);
    let painter = ui.painter();
    let track = rect.with_max_y(rect.top() + size::RECORD);
    // The mark of the mean stays inside at both ends.
    let across = track.x_range().shrink(track.height() / 2.0);
    let at = |share: f64| across.min + across.span() * share.clamp(0.0, 1.0) as f32;
    let corner = track.height() / 2.0;
    painter.rect_filled(track, corner, p.felt_edge);
    let [low, high] = chance.interval.map(at);
    let band = Rect::from_x_y_ranges(Rangef::new(low, high).expand(corner), track.y_range());
    painter.rect_filled(band, corner, mix(p.felt, p.accent, DRAWN));
    let pen = Stroke::new(line::HAIR, p.line);
    painter.rect_stroke(track, corner, pen, StrokeKind::Inside);
    painter.vline(at(0.5), track.y_range(), pen);
    let mean = pos2(at(chance.mean), track.center().y);
    painter.circle_filled(mean, corner, p.accent);
    let label = |x: f32, anchor: Align2, label: &str| {
        let font = FontId::proportional(TextRole::Small.size(ui));
        painter.text(
            Pos2::new(x, track.bottom()),
            anchor,
            label,
            font,
            p.ink_soft,
        );
    };
    label(track.left(), Align2::LEFT_TOP, "0");
    label(at(0.5), Align2::CENTER_TOP, "50");
    label(track.right(), Align2::RIGHT_TOP, "100");
}
