use egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, epaint::RectShape, pos2, vec2,
};

use super::shape::Placement;
use super::sketch::{Sketch, stamp};
use super::{CardSize, Icon, centred_text, dashed, drawing, ink_size, ink_text, mix, small_shadow};
use crate::theme::{self, Palette, TextRole, line, space};

/// The colours of a card's back.
#[derive(Clone, Copy, Hash)]
pub(super) struct Inks {
    pub(super) margin: Color32,
    pub(super) edge: Color32,
    pub(super) field: Color32,
    pub(super) line: Color32,
}

impl Inks {
    pub(super) fn new(p: &Palette) -> Inks {
        Inks {
            margin: p.card_face,
            edge: p.card_back_edge,
            field: p.card_back,
            line: p.card_back_line,
        }
    }
}

/// A face-down deck: a small stack with the number of its cards, or an empty slot.
///
/// `label` is its accessible name, such as "Support deck, 28 cards".
pub fn card_back(ui: &mut Ui, size: CardSize, count: usize, label: &str) -> Response {
    drawing(ui, size.size(), label, |ui, rect| {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let corner = size.radius();
        let w = rect.width();
        let number = count.to_string();
        // The size of body text, or as the card allows; never wider than the card.
        let wished = TextRole::Body.size(ui).max(w * 0.36);
        let natural = ink_size(painter, &number, (wished, theme::display()));
        let shrunk = (w * 0.62 / natural.x.max(1.0)).min(1.0);
        let font = (wished * shrunk, theme::display());
        if count == 0 {
            dashed(painter, rect, corner, Stroke::new(line::THIN, p.ink_faint));
            centred_text(painter, rect.center(), &number, font, p.ink_soft);
            return;
        }
        let layers = match count {
            1 => 1,
            2..=5 => 2,
            6..=14 => 3,
            _ => 4,
        };
        let step = (w * 0.03).max(1.5);
        let depth = step * (layers - 1) as f32;
        small_shadow(painter, p, rect, corner, 2.0);
        let top = Rect::from_min_size(Pos2::ZERO, rect.size() - Vec2::splat(depth));
        let ink = natural * shrunk;
        let plate = vec2(ink.x + w * 0.2, ink.y + w * 0.2);
        let plate = vec2(plate.x.max(plate.y), plate.y);
        let inks = Inks::new(p);
        let key = (
            ("deck", layers, w.to_bits(), rect.height().to_bits()),
            (plate.x.to_bits(), plate.y.to_bits(), inks),
        );
        stamp(painter, rect.min, 0.0, key, &|sketch| {
            for n in (0..layers).rev() {
                let rect = top.translate(Vec2::splat(step * n as f32));
                let edge = Stroke::new(line::HAIR, inks.edge);
                sketch.rect(rect, corner, inks.margin, edge);
            }
            back(sketch, top, corner, inks);
            let plate = Rect::from_center_size(top.center(), plate);
            // A number that fills the card leaves no room for a ring.
            let ring = if plate.width() < top.width() * 0.75 {
                Stroke::new(line::HAIR, inks.line)
            } else {
                Stroke::NONE
            };
            sketch.rect(plate, plate.height() / 2.0, inks.field, ring);
        });
        let at = rect.min + top.center().to_vec2();
        centred_text(painter, at, &number, font, p.card_face);
    })
}

/// The slot of a noble that is not chosen yet: a dashed outline with a crown, without text.
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

/// The printed field of a card's back: crossed lines with a bead in every mesh, in a frame.
pub(super) fn back(sketch: &mut Sketch, card: Rect, corner: f32, inks: Inks) {
    let margin = (card.width() * 0.055).max(2.0);
    let field = card.shrink(margin);
    let corner = (corner - margin * 0.6).max(1.5);
    sketch.rect(field, corner, inks.field, Stroke::NONE);
    let net = field.shrink((card.width() * 0.035).max(1.5));
    let thread = Stroke::new(line::HAIR * 0.75, mix(inks.field, inks.line, 0.5));
    let cells = match card.width() {
        w if w < 44.0 => 3.0,
        w if w < 100.0 => 5.0,
        _ => 7.0,
    };
    let gap = net.width() / cells;
    let rows = (net.height() / gap).round().max(1.0);
    let (w, h) = (net.width(), gap * rows);
    let net = Rect::from_center_size(net.center(), vec2(w, h.min(net.height())));
    let h = net.height();
    let mut c = gap;
    while c < w + h {
        // The line x + y = c, clipped to the frame, and its mirror image.
        let a = vec2(c.min(w), c - c.min(w));
        let b = vec2(c - c.min(h), c.min(h));
        sketch.add(Shape::line_segment([net.min + a, net.min + b], thread));
        let flip = |v: Vec2| vec2(w - v.x, v.y);
        let ends = [net.min + flip(a), net.min + flip(b)];
        sketch.add(Shape::line_segment(ends, thread));
        c += gap;
    }
    if card.width() >= 70.0 {
        let rows = (h / gap * 2.0) as i32;
        for row in 1..rows {
            let half = f32::from(u8::from(row % 2 == 0)) * 0.5;
            for n in 0..cells as i32 {
                let at = net.min + vec2(n as f32 + 0.5 + half, row as f32 * 0.5) * gap;
                if at.x < net.right() - gap * 0.25 {
                    sketch.disc(at, gap * 0.09, inks.line);
                }
            }
        }
    }
    let frame = Stroke::new(line::HAIR, inks.line);
    sketch.rect(net.expand(0.5), 2.0, Color32::TRANSPARENT, frame);
}

/// A card of a hand, and the visible width of the next one.
const HELD: Vec2 = vec2(22.0, 31.0);
const HELD_STEP: f32 = 7.0;
/// Maximum number of cards in a fan that can be distinguished.
const MOST_HELD: u16 = 20;

/// The width of the fan of this number of cards, and of the whole hand with its number.
fn hand_widths(ui: &Ui, count: u16, fan: u16) -> [f32; 2] {
    let shown = count.clamp(1, fan.max(1));
    let fan = HELD.x + HELD_STEP * f32::from(shown - 1) + space::S;
    let font = (TextRole::Title.size(ui), theme::display());
    let digits = ink_size(ui.painter(), &count.to_string(), font).x;
    [fan, fan + space::S + digits + space::XS]
}

/// The width of a hand of `count` cards in points, if its fan is at most as wide as `fan` cards.
pub fn hand_width(ui: &Ui, count: u16, fan: u16) -> f32 {
    let [_, whole] = hand_widths(ui, count, fan);
    whole
}

/// A hand of hidden cards: a small fan of all of them and how many they are; the first `known` of them are known and lie
/// open. The fan is as wide as `fan` cards: more of them lie closer together.
///
/// `label` is its accessible name, such as "Hand: 6 cards, 2 known".
pub fn hand(ui: &mut Ui, count: u16, known: usize, fan: u16, label: &str) -> Response {
    let shown = count.min(MOST_HELD);
    let gaps = f32::from(shown.saturating_sub(1).max(1));
    // How much closer the cards lie than in a fan that has room.
    let closeness = (f32::from(fan.max(2) - 1) / gaps).min(1.0);
    let (card, step) = (HELD, HELD_STEP * closeness);
    let [fan, width] = hand_widths(ui, count, fan);
    let font = (TextRole::Title.size(ui), theme::display());
    let number = count.to_string();
    let size = vec2(width, theme::TARGET.max(font.0));
    drawing(ui, size, label, |ui, rect| {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let open = (known as u16).min(shown);
        let first = rect.left_center() + vec2(space::XS + card.x / 2.0, 0.0);
        if shown == 0 {
            let place = Rect::from_center_size(first, card);
            dashed(painter, place, 3.0, Stroke::new(line::THIN, p.ink_faint));
        } else {
            let ink = (p.card_edge, p.card_ink);
            let key = ("hand", shown, open, step.to_bits(), Inks::new(p), ink);
            stamp(painter, first, 0.0, key, &|sketch| {
                for n in 0..shown {
                    let middle = f32::from(shown - 1) / 2.0;
                    let aside = (f32::from(n) - middle) * closeness;
                    let angle = aside * 0.085;
                    let drop = aside.powi(2) * 0.35 - middle * closeness * 0.35;
                    let center = pos2(step * f32::from(n), drop);
                    held(
                        sketch,
                        p,
                        Placement::new(center, 1.0).turned(angle),
                        card,
                        n < open,
                    );
                }
            });
        }
        let at = pos2(rect.left() + fan + space::S, rect.center().y);
        ink_text(painter, at, Align2::LEFT_CENTER, &number, font, p.ink);
    })
}

/// One card of a fan, face up or face down.
fn held(sketch: &mut Sketch, p: &Palette, place: Placement, size: Vec2, open: bool) {
    let mut part = |size: Vec2, corner: f32, fill: Color32, edge: Stroke| {
        let rect = Rect::from_center_size(place.center, size);
        let corner = CornerRadius::from(corner);
        let shape = RectShape::new(rect, corner, fill, edge, StrokeKind::Inside);
        sketch.add(shape.with_angle_and_pivot(place.angle, place.center));
    };
    let edge = if open { p.card_edge } else { p.card_back_edge };
    part(size, 3.0, p.card_face, Stroke::new(line::HAIR, edge));
    if open {
        sketch.disc(place.at(-7.0, -11.0), line::THIN, p.card_ink);
        return;
    }
    let field = size - Vec2::splat(5.0);
    let thread = Stroke::new(line::HAIR, p.card_back_line);
    part(field, 1.5, p.card_back, Stroke::NONE);
    part(field - Vec2::splat(3.0), 1.0, Color32::TRANSPARENT, thread);
}
