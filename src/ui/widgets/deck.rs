use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, epaint::RectShape, pos2, vec2,
};

use super::shape::Place;
use super::{CardSize, Icon, dashed, ink_size, ink_text, mix, small_shadow};
use crate::ui::theme::{self, Letter, Palette, line, space};

/// Paints one card back, turned around a point.
fn back(
    painter: &Painter,
    p: &Palette,
    rect: Rect,
    corner: f32,
    angle: f32,
    pivot: Pos2,
    edge: Color32,
) {
    let stroke = Stroke::new(line::HAIR, edge);
    painter.add(
        RectShape::new(
            rect,
            CornerRadius::from(corner),
            p.card_back,
            stroke,
            StrokeKind::Inside,
        )
        .with_angle_and_pivot(angle, pivot),
    );
    let inset = (rect.width() * 0.1).max(2.5);
    let stroke = Stroke::new(line::HAIR, p.card_back_line);
    painter.add(
        RectShape::stroke(
            rect.shrink(inset),
            CornerRadius::from(corner * 0.5),
            stroke,
            StrokeKind::Inside,
        )
        .with_angle_and_pivot(angle, pivot),
    );
}

/// A deck face down: a small stack with the number of its cards, or an empty place.
///
/// `label` is its accessible name, such as "Support deck, 28 cards".
pub fn card_back(ui: &mut Ui, size: CardSize, count: usize, label: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = size.radius();
    let number = count.to_string();
    let font = (rect.width() * 0.36, theme::display());
    if count == 0 {
        dashed(painter, rect, corner, Stroke::new(line::THIN, p.ink_faint));
        ink_text(
            painter,
            rect.center(),
            Align2::CENTER_CENTER,
            &number,
            font,
            p.ink_soft,
        );
        return response;
    }
    let layers = match count {
        1 => 1,
        2..=5 => 2,
        6..=14 => 3,
        _ => 4,
    };
    let step = (rect.width() * 0.03).max(1.5);
    let depth = step * (layers - 1) as f32;
    let top = Rect::from_min_size(rect.min, rect.size() - Vec2::splat(depth));
    small_shadow(painter, p, rect, corner, 2.0);
    for n in (0..layers).rev() {
        let rect = top.translate(Vec2::splat(step * n as f32));
        let stroke = Stroke::new(line::HAIR, p.card_back_edge);
        painter.rect(rect, corner, p.card_back, stroke, StrokeKind::Inside);
    }
    lattice(painter, p, top.shrink((rect.width() * 0.09).max(2.5)));
    let plate = ink_size(painter, &number, font.clone())
        .x
        .max(rect.width() * 0.3)
        * 0.5
        + rect.width() * 0.12;
    painter.circle(
        top.center(),
        plate,
        p.card_back,
        Stroke::new(line::HAIR, p.card_back_line),
    );
    ink_text(
        painter,
        top.center(),
        Align2::CENTER_CENTER,
        &number,
        font,
        p.card_face,
    );
    response
}

/// The place of a noble that is still to come: a dashed outline with a crown in it, and nothing to read.
pub fn empty_place(ui: &mut Ui, size: CardSize) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.size(), Sense::hover());
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let stroke = Stroke::new(line::THIN, p.ink_faint);
        dashed(painter, rect, size.radius(), stroke);
        let side = rect.width() * 0.45;
        Icon::Crown.paint(painter, p, rect.center(), side, p.ink_faint, true);
    }
    response
}

/// The pattern of a card back: crossed lines in a frame.
fn lattice(painter: &Painter, p: &Palette, rect: Rect) {
    let frame = Stroke::new(line::HAIR, p.card_back_line);
    let thread = Stroke::new(line::HAIR * 0.75, mix(p.card_back, p.card_back_line, 0.45));
    let cells = 5.0;
    let gap = rect.width() / cells;
    let (w, h) = (rect.width(), rect.height());
    let mut c = gap * 0.5;
    while c < w + h {
        // The line x + y = c, cut at the frame, and its mirror image.
        let a = vec2(c.min(w), c - c.min(w));
        let b = vec2(c - c.min(h), c.min(h));
        painter.line_segment([rect.min + a, rect.min + b], thread);
        let flip = |v: Vec2| vec2(w - v.x, v.y);
        painter.line_segment([rect.min + flip(a), rect.min + flip(b)], thread);
        c += gap;
    }
    painter.rect_stroke(rect, CornerRadius::from(2.0), frame, StrokeKind::Middle);
}

/// A hand of hidden cards: a small fan and how many they are; the first `known` of them are known and lie open.
///
/// `label` is its accessible name, such as "Hand: 6 cards, 2 known".
pub fn hand(ui: &mut Ui, count: u16, known: usize, label: &str) -> Response {
    let shown = count.min(6);
    let card = vec2(22.0, 31.0);
    let step = 7.0;
    let fan = card.x + step * f32::from(shown.max(1) - 1) + space::S;
    let font = (Letter::Title.size(ui), theme::display());
    let number = count.to_string();
    let digits = ink_size(ui.painter(), &number, font.clone()).x;
    let size = vec2(fan + space::S + digits + space::XS, theme::TARGET);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    let left = rect.left() + space::XS;
    let top = rect.center().y - card.y / 2.0;
    if shown == 0 {
        let place = Rect::from_min_size(pos2(left, top), card);
        dashed(painter, place, 3.0, Stroke::new(line::THIN, p.ink_faint));
    }
    // As many open cards as fit the share that is known.
    let open = if known >= usize::from(count) {
        shown
    } else {
        (known as u16).min(shown.saturating_sub(1))
    };
    for n in 0..shown {
        let middle = f32::from(shown - 1) / 2.0;
        let angle = (f32::from(n) - middle) * 0.085;
        let drop = (f32::from(n) - middle).powi(2) * 0.35;
        let place = Rect::from_min_size(pos2(left + step * f32::from(n), top + drop), card);
        if n < open {
            let corner = CornerRadius::from(3.0);
            let stroke = Stroke::new(line::HAIR, p.card_edge);
            painter.add(
                RectShape::new(place, corner, p.card_face, stroke, StrokeKind::Inside)
                    .with_angle_and_pivot(angle, place.center()),
            );
            let spot = Place::new(place.center(), 1.0)
                .turned(angle)
                .at(-7.0, -11.0);
            painter.circle_filled(spot, line::THIN, p.card_ink);
        } else {
            back(painter, p, place, 3.0, angle, place.center(), p.felt);
        }
    }
    let at = pos2(rect.left() + fan + space::S, rect.center().y);
    ink_text(painter, at, Align2::LEFT_CENTER, &number, font, p.ink);
    response
}
