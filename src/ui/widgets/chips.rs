use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::card::suit_icon;
use super::shape::{self, Place};
use super::{focus_ring, hover, ink_size, ink_text, mix, small_shadow};
use crate::cards::Suit;
use crate::ui::theme::{self, CHIP, Letter, Palette, line, space};

/// How small a chip may become in a row, in points.
const LEAST_CHIP: f32 = 14.0;
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

/// The place of a chip that is lost: a ring, of which one that lies `behind` points to the left hides its part.
fn lost_chip(painter: &Painter, p: &Palette, center: Pos2, r: f32, behind: f32) {
    let pen = Stroke::new(line::THIN, p.stamina_lost);
    let r = r - line::THIN / 2.0;
    if behind >= 2.0 * r {
        painter.circle_stroke(center, r, pen);
        return;
    }
    let open = std::f32::consts::PI - (behind / (2.0 * r)).acos();
    let point = |n: i8| center + Vec2::angled(open * f32::from(n) / 12.0) * r;
    painter.line((-12..=12).map(point).collect(), pen);
}

/// How the chips of a row lie: their diameter, and from one middle to the next.
fn row(count: u16, width: f32) -> (f32, f32) {
    let gaps = f32::from(count.saturating_sub(1));
    // Less than half of a chip to be seen is too little to count by: then they are smaller.
    let d = (width / (1.0 + 0.5 * gaps)).clamp(LEAST_CHIP, CHIP);
    let step = ((width - d) / gaps.max(1.0)).clamp(0.0, d + space::XS);
    (d, step)
}

/// A noble's stamina in a row at most `width` points wide: a chip for each point left and a ring for each one lost,
/// spread over each other where they need to be. Beyond six, one chip and the numbers.
///
/// `label` is its accessible name, such as "Stamina 2 of 3".
pub fn stamina(ui: &mut Ui, left: u16, full: u16, width: f32, label: &str) -> Response {
    let left = left.min(full);
    if full > ROW {
        return stamina_in_figures(ui, left, full, width, label);
    }
    let (d, step) = row(full, width);
    let size = vec2(d + step * f32::from(full.saturating_sub(1)), CHIP);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let r = d / 2.0 - 0.5;
        let at = |n: u16| {
            let x = rect.left() + d / 2.0 + step * f32::from(n);
            pos2(x, rect.center().y)
        };
        for n in (0..full).rev() {
            if n < left {
                chip(painter, p, at(n), r, p.stamina, p.stamina_dark);
            } else {
                let behind = if n > 0 { step } else { f32::INFINITY };
                lost_chip(painter, p, at(n), r, behind);
            }
        }
    }
    response
}

fn stamina_in_figures(ui: &mut Ui, left: u16, full: u16, width: f32, label: &str) -> Response {
    let text = format!("{left}/{full}");
    let body = Letter::Body.size(ui);
    let measured = ink_size(ui.painter(), &text, (body, theme::strong()));
    let d = (width - space::XS - measured.x).clamp(LEAST_CHIP, CHIP);
    let shrunk = ((width - d - space::XS) / measured.x).clamp(0.3, 1.0);
    let font = (body * shrunk, theme::strong());
    let size = vec2(
        d + space::XS + measured.x * shrunk,
        CHIP.max(measured.y * shrunk),
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let at = rect.left_center() + vec2(d / 2.0, 0.0);
        let r = d / 2.0 - 0.5;
        match left {
            0 => lost_chip(painter, p, at, r, f32::INFINITY),
            _ => chip(painter, p, at, r, p.stamina, p.stamina_dark),
        }
        let at = rect.left_center() + vec2(d + space::XS, 0.0);
        ink_text(painter, at, Align2::LEFT_CENTER, &text, font, p.ink);
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
        let hovered = hover(ui, &response);
        let r = theme::TARGET * 0.43;
        token(ui.painter(), p, suit, used, rect.center(), r, hovered);
        let place = Rect::from_center_size(rect.center(), Vec2::splat(2.0 * r));
        focus_ring(ui, &response, place, r);
    }
    response
}

/// A player's four once-per-game abilities as one button: their tokens, each `diameter` points wide, in so many
/// `columns`. The `used` ones are hollow and struck through.
///
/// A tap asks what the abilities are. `label` is its accessible name.
pub fn abilities(
    ui: &mut Ui,
    used: impl Fn(Suit) -> bool,
    diameter: f32,
    columns: usize,
    label: &str,
) -> Response {
    let columns = columns.clamp(1, Suit::ALL.len());
    let rows = Suit::ALL.len().div_ceil(columns);
    let step = diameter + space::XS;
    let grid = vec2(columns as f32, rows as f32) * step - Vec2::splat(space::XS);
    let size = grid.max(Vec2::splat(theme::TARGET));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), label));
    let hovered = hover(ui, &response);
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let first = Rect::from_center_size(rect.center(), grid).min;
        let first = first + Vec2::splat(diameter / 2.0);
        for (n, suit) in Suit::ALL.into_iter().enumerate() {
            let at = first + vec2((n % columns) as f32, (n / columns) as f32) * step;
            let r = diameter / 2.0 - 0.5;
            token(ui.painter(), p, suit, used(suit), at, r, hovered);
        }
        focus_ring(ui, &response, rect, diameter / 2.0);
    }
    response
}

fn token(
    painter: &Painter,
    p: &Palette,
    suit: Suit,
    used: bool,
    center: Pos2,
    r: f32,
    hovered: f32,
) {
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
