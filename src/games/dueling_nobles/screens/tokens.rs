//! Tokens beside the nobles: their stamina, and the abilities of a player.

use egui::{
    Align2, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use courtyard_core::cards::Suit;
use courtyard_ui::theme::{self, CHIP, Palette, TextRole, line, size, space};
use courtyard_ui::widgets::shape::{self, Placement};
use courtyard_ui::widgets::sketch::stamp;
use courtyard_ui::widgets::{chip, focus_ring, hover, ink_size, ink_text, mix, small_shadow};

/// Number of segments in each half of a ring.
const STEPS: i8 = 12;

/// Maximum number of stamina chips that are drawn individually.
const ROW: u16 = 6;

/// A lost chip: a ring, partly hidden by the chip to its left at the distance `behind`.
fn lost_chip(painter: &Painter, p: &Palette, center: Pos2, r: f32, behind: f32) {
    let pen = Stroke::new(line::THIN, p.stamina_lost);
    let r = r - line::THIN / 2.0;
    if behind >= 2.0 * r {
        painter.circle_stroke(center, r, pen);
        return;
    }
    let open = std::f32::consts::PI - (behind / (2.0 * r)).acos();
    let point = |n: i8| center + Vec2::angled(open * f32::from(n) / f32::from(STEPS)) * r;
    painter.line((-STEPS..=STEPS).map(point).collect(), pen);
}

/// The layout of a row of chips: their diameter, and the distance of their centres.
fn row(count: u16, width: f32) -> (f32, f32) {
    let gaps = f32::from(count.saturating_sub(1));
    // With less than half of a chip visible they are hard to count, so they become smaller.
    let d = (width / (1.0 + 0.5 * gaps)).clamp(size::LEAST_CHIP, CHIP);
    let step = ((width - d) / gaps.max(1.0)).clamp(0.0, d + space::XS);
    (d, step)
}

/// A noble's stamina in a row at most `width` points wide: a chip for each point left and a ring for each one lost,
/// overlapping if necessary. Beyond six, one chip and the numbers.
///
/// `label` is its accessible name, such as "Stamina 2 of 3".
pub(super) fn stamina(ui: &mut Ui, left: u16, full: u16, width: f32, label: &str) -> Response {
    let left = left.min(full);
    if full > ROW {
        return stamina_in_figures(ui, left, full, width, label);
    }
    let (d, step) = row(full, width);
    let whole = vec2(d + step * f32::from(full.saturating_sub(1)), CHIP);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
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
                chip(painter, at(n), r, [p.stamina, p.stamina_dark, p.chip_mark]);
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
    let body = TextRole::Body.size(ui);
    let measured = ink_size(ui.painter(), &text, (body, theme::strong()));
    let d = (width - space::XS - measured.x).clamp(size::LEAST_CHIP, CHIP);
    let shrunk = ((width - d - space::XS) / measured.x).clamp(0.3, 1.0);
    let font = (body * shrunk, theme::strong());
    let whole = vec2(
        d + space::XS + measured.x * shrunk,
        CHIP.max(measured.y * shrunk),
    );
    let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let at = rect.left_center() + vec2(d / 2.0, 0.0);
        let r = d / 2.0 - 0.5;
        match left {
            0 => lost_chip(painter, p, at, r, f32::INFINITY),
            _ => chip(painter, at, r, [p.stamina, p.stamina_dark, p.chip_mark]),
        }
        let at = rect.left_center() + vec2(d + space::XS, 0.0);
        ink_text(painter, at, Align2::LEFT_CENTER, &text, font, p.ink);
    }
    response
}

/// A player's four once-per-game abilities as one button: their tokens, each `diameter` points wide, in this number of
/// `columns`. The `used` ones are hollow and struck through.
///
/// A tap describes the abilities. `label` is the accessible name.
pub(super) fn abilities(
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
    let whole = grid.max(Vec2::splat(theme::TARGET));
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click());
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
    if !used {
        let disc = Rect::from_center_size(center, Vec2::splat(2.0 * r));
        small_shadow(painter, p, disc, r, 1.0 + 2.0 * hovered);
    }
    let ink = if used {
        [p.stamina_lost; 3]
    } else {
        [p.card_face, p.card_edge, p.suit(suit)]
    };
    let key = ("token", suit, used, r.to_bits(), ink);
    stamp(painter, center, 0.0, key, &|sketch| {
        let [face, edge, sign] = ink;
        let shape = shape::suit(suit);
        if used {
            let pen = Stroke::new((r * 0.1).clamp(line::HAIR, line::THIN), sign);
            sketch.ring(Pos2::ZERO, r - line::HAIR, pen);
            let faint = sign.gamma_multiply(0.55);
            shape.fill(sketch, Placement::new(Pos2::ZERO, r * 0.98), faint);
            let across = vec2(1.0, -1.0) * (r - line::HAIR) * 0.707;
            let width = (r * 0.17).clamp(line::THIN, line::BOLD);
            let ends = vec![Pos2::ZERO - across, Pos2::ZERO + across];
            sketch.line(ends, Stroke::new(width, sign));
        } else {
            sketch.disc(Pos2::ZERO, r, edge);
            sketch.disc(Pos2::ZERO, r - line::HAIR, face);
            let ring = Stroke::new(line::HAIR * 0.75, mix(face, sign, 0.5));
            sketch.ring(Pos2::ZERO, r * 0.84, ring);
            shape.fill(sketch, Placement::new(Pos2::ZERO, r * 0.98), sign);
        }
    });
}

#[cfg(test)]
mod tests {
    use egui::Role;
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;

    fn harness<'a, S>(ui: impl FnMut(&mut Ui, &mut S) + 'a, state: S) -> Harness<'a, S> {
        Harness::builder()
            .with_context_setup(theme::install)
            .build_ui_state(ui, state)
    }

    #[test]
    fn stamina_stays_within_its_width() {
        let mut harness = harness(
            |ui, (): &mut ()| {
                for width in [36.0, 52.0, 80.0, 118.0] {
                    for full in 1..=9 {
                        let label = format!("{full} in {width}");
                        stamina(ui, full.min(2), full, width, &label);
                    }
                }
            },
            (),
        );
        harness.run();
        for width in [36.0, 52.0, 80.0, 118.0] {
            for full in 1..=9 {
                let taken = harness.get_by_label(&format!("{full} in {width}")).rect();
                assert!(taken.width() <= width + 0.01, "{full} in {width}: {taken}");
            }
        }
    }

    #[test]
    fn the_four_abilities_are_one_button() {
        let mut harness = harness(
            |ui, taps: &mut u32| {
                let used = |suit| suit == Suit::Hearts;
                *taps += u32::from(abilities(ui, used, 20.0, 2, "Abilities").clicked());
            },
            0,
        );
        let node = harness.get_by_role_and_label(Role::Button, "Abilities");
        assert!(node.rect().size().min_elem() >= theme::TARGET);
        node.click();
        harness.run();
        assert_eq!(*harness.state(), 1);
        assert_eq!(harness.unnamed_widgets(), Vec::<String>::new());
    }
}
