use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::card::suit_icon;
use super::shape::{self, Place};
use super::{focus_ring, hover, ink_size, ink_text, mix, small_shadow};
use crate::cards::Suit;
use crate::ui::theme::{self, Letter, Palette, line, space};

/// The width of a chip in a row, in points.
const CHIP: f32 = 24.0;
/// As many stamina chips are shown one by one.
const ROW: u16 = 6;

/// Paints a chip seen from above: a disc with light blocks around its rim.
fn chip(painter: &Painter, p: &Palette, center: Pos2, r: f32, fill: Color32, edge: Color32) {
    let rect = Rect::from_center_size(center, Vec2::splat(2.0 * r));
    small_shadow(painter, p, rect, r, 0.0);
    painter.circle(center, r, fill, Stroke::new(line::HAIR, edge));
    for n in 0..6 {
        let middle = (60.0 * n as f32 - 90.0).to_radians();
        let point = |turn: f32, r: f32| center + Vec2::angled(middle + turn.to_radians()) * r;
        let rim = r - line::HAIR * 0.5;
        let block = vec![
            point(-13.0, rim),
            point(0.0, rim),
            point(13.0, rim),
            point(15.0, r * 0.70),
            point(-15.0, r * 0.70),
        ];
        painter.add(Shape::convex_polygon(block, p.chip_mark, Stroke::NONE));
    }
    painter.circle(center, r * 0.62, fill, Stroke::new(line::HAIR, edge));
}

/// The place of a chip that is lost: a hollow ring.
fn lost_chip(painter: &Painter, p: &Palette, center: Pos2, r: f32) {
    painter.circle_stroke(
        center,
        r - line::THIN / 2.0,
        Stroke::new(line::THIN, p.stamina_lost),
    );
}

/// A noble's stamina: a chip for each point left and a ring for each one lost. Beyond six, one chip and the numbers.
///
/// `label` is its accessible name, such as "Stamina 2 of 3".
pub fn stamina(ui: &mut Ui, left: u16, full: u16, label: &str) -> Response {
    let left = left.min(full);
    let text = format!("{left}/{full}");
    let font = (Letter::Body.size(ui), theme::strong());
    let size = if full > ROW {
        vec2(
            CHIP + space::XS + ink_size(ui.painter(), &text, font.clone()).x,
            CHIP,
        )
    } else {
        vec2(
            CHIP * f32::from(full) + space::XS * f32::from(full.saturating_sub(1)),
            CHIP,
        )
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let r = CHIP / 2.0 - 0.5;
        let at = |n: u16| {
            pos2(
                rect.left() + CHIP / 2.0 + (CHIP + space::XS) * f32::from(n),
                rect.center().y,
            )
        };
        let paint = |n: u16, there: bool| {
            if there {
                chip(painter, p, at(n), r, p.stamina, p.stamina_dark);
            } else {
                lost_chip(painter, p, at(n), r);
            }
        };
        if full > ROW {
            paint(0, left > 0);
            let pos = pos2(rect.left() + CHIP + space::XS, rect.center().y);
            ink_text(painter, pos, Align2::LEFT_CENTER, &text, font, p.ink);
        } else {
            (0..full).for_each(|n| paint(n, n < left));
        }
    }
    response
}

/// A player's gold: a stack of chips and the amount in large figures.
///
/// `label` is its accessible name, such as "Gold 5".
pub fn gold(ui: &mut Ui, amount: u32, label: &str) -> Response {
    let text = amount.to_string();
    let font = (Letter::Title.size(ui), theme::display());
    let digits = ink_size(ui.painter(), &text, font.clone()).x;
    let width = CHIP * 1.3;
    let size = vec2(width + space::S + digits, theme::TARGET);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        stack(
            painter,
            p,
            Rect::from_min_size(rect.min, vec2(width, rect.height())),
            amount,
        );
        let at = pos2(rect.left() + width + space::S, rect.center().y);
        ink_text(painter, at, Align2::LEFT_CENTER, &text, font, p.ink);
    }
    response
}

/// A stack of up to five gold chips, seen from the side and a little from above.
fn stack(painter: &Painter, p: &Palette, rect: Rect, amount: u32) {
    let chips = amount.min(5);
    let thick = 5.0;
    let flat = vec2(rect.width() / 2.0, rect.width() * 0.17);
    let total = thick * chips.max(1) as f32 + 2.0 * flat.y;
    let bottom = rect.center().y + total / 2.0 - flat.y;
    let x = rect.center().x;
    if chips == 0 {
        let stroke = Stroke::new(line::THIN, p.stamina_lost);
        painter.add(Shape::ellipse_stroke(
            pos2(x, bottom),
            flat - Vec2::splat(line::THIN / 2.0),
            stroke,
        ));
        return;
    }
    let pen = Stroke::new(line::HAIR, p.gold_dark);
    for n in 0..chips {
        let low = bottom - thick * n as f32;
        let high = low - thick;
        painter.add(Shape::ellipse_filled(pos2(x, low), flat, p.gold_dark));
        let side = Rect::from_x_y_ranges(x - flat.x..=x + flat.x, high..=low);
        painter.rect_filled(side, CornerRadius::ZERO, p.gold_dark);
        let inner = vec2(flat.x - line::HAIR, flat.y);
        painter.add(Shape::ellipse_filled(
            pos2(x, low - line::HAIR),
            inner,
            p.gold,
        ));
        let side = Rect::from_x_y_ranges(x - inner.x..=x + inner.x, high..=low - line::HAIR);
        painter.rect_filled(side, CornerRadius::ZERO, p.gold);
        // The light blocks of the rim, where they turn towards the eye.
        for turn in [-0.62_f32, 0.0, 0.62] {
            let at = |offset: f32| {
                pos2(
                    x + flat.x * (turn + offset).sin(),
                    low + flat.y * (turn + offset).cos(),
                )
            };
            let (a, b) = (at(-0.16), at(0.16));
            let up = vec2(0.0, -thick + line::HAIR);
            let down = vec2(0.0, -line::HAIR);
            let block = vec![a + up, b + up, b + down, a + down];
            painter.add(Shape::convex_polygon(block, p.chip_mark, Stroke::NONE));
        }
        painter.add(egui::epaint::EllipseShape {
            center: pos2(x, high),
            radius: flat - Vec2::splat(line::HAIR / 2.0),
            fill: p.gold,
            stroke: pen,
            angle: 0.0,
        });
    }
    let high = bottom - thick * chips as f32;
    painter.add(Shape::ellipse_stroke(pos2(x, high), flat * 0.6, pen));
}

/// A once-per-game ability: a seal with its suit, whole while it can be used, hollow and struck through afterwards.
///
/// It can be clicked, so that a tap can tell what the ability does. `label` is its accessible name.
pub fn ability(ui: &mut Ui, suit: Suit, used: bool, label: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme::TARGET), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled() && !used, label));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let hovered = hover(ui, &response);
        let center = rect.center();
        let r = theme::TARGET * 0.43;
        if used {
            let pen = Stroke::new(line::THIN, p.stamina_lost);
            painter.circle_stroke(center, r - line::THIN / 2.0, pen);
            shape::suit(suit).stroke(painter, Place::new(center, r * 0.95), pen);
            let across = vec2(1.0, -1.0) * r * 0.707;
            let pen = Stroke::new(line::BOLD, p.stamina_lost);
            painter.line_segment([center - across, center + across], pen);
        } else {
            let disc = Rect::from_center_size(center, Vec2::splat(2.0 * r));
            small_shadow(painter, p, disc, r, 1.0 + 2.0 * hovered);
            painter.circle(center, r, p.card_face, Stroke::new(line::HAIR, p.card_edge));
            let ring = mix(p.card_face, p.suit(suit), 0.5);
            painter.circle_stroke(center, r * 0.84, Stroke::new(line::HAIR, ring));
            suit_icon(painter, suit, center, r * 0.95, p.suit(suit));
        }
        focus_ring(
            ui,
            &response,
            Rect::from_center_size(center, Vec2::splat(2.0 * r)),
            r,
        );
    }
    response
}

/// A suit's sign on a small cream disc: readable on any ground.
pub(super) fn medallion(
    painter: &Painter,
    p: &Palette,
    suit: Suit,
    center: Pos2,
    r: f32,
    enabled: bool,
) {
    let face = if enabled {
        p.card_face
    } else {
        p.card_face_off
    };
    let ink = match enabled {
        true => p.suit(suit),
        false => p.suit_off(suit),
    };
    let rect = Rect::from_center_size(center, Vec2::splat(2.0 * r));
    painter.rect(
        rect,
        CornerRadius::from(r),
        face,
        Stroke::new(line::HAIR, p.card_edge),
        StrokeKind::Inside,
    );
    suit_icon(painter, suit, center, r * 1.1, ink);
}
