use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Align2, Color32, Painter, Pos2, Response, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::shape::{self, Placement};
use super::sketch::{Sketch, stamp};
use super::{drawing, ink_size, ink_text, mix};
use crate::theme::{self, CHIP, Palette, TextRole, line, space};
use courtyard_core::cards::Suit;

/// Maximum number of gold chips in the stack.
const STACK: u32 = 5;

/// Paints a chip on the table: a disc with light blocks around its rim, and its edge.
pub fn chip(painter: &Painter, center: Pos2, r: f32, ink: [Color32; 3]) {
    stamp(
        painter,
        center,
        0.0,
        ("chip", r.to_bits(), ink),
        &|sketch| {
            let [fill, edge, mark] = ink;
            let thick = (r * 0.14).max(1.0);
            sketch.disc(pos2(0.0, thick), r, edge);
            sketch.disc(Pos2::ZERO, r, edge);
            let rim = r - line::HAIR * 0.75;
            sketch.disc(Pos2::ZERO, rim, fill);
            for n in 0..6 {
                let middle = (60.0 * n as f32 - 90.0).to_radians();
                let point =
                    |turn: f32, r: f32| (Vec2::angled(middle + turn.to_radians()) * r).to_pos2();
                let outer = [-14.0, -7.0, 0.0, 7.0, 14.0].map(|turn| point(turn, rim));
                let inner = [point(15.0, r * 0.68), point(-15.0, r * 0.68)];
                let block = outer.into_iter().chain(inner).collect();
                sketch.add(Shape::convex_polygon(block, mark, Stroke::NONE));
            }
            sketch.disc(Pos2::ZERO, r * 0.66, edge);
            sketch.disc(Pos2::ZERO, r * 0.66 - line::HAIR * 0.75, fill);
            let thread = Stroke::new((r * 0.09).max(0.75), mix(fill, mark, 0.55));
            sketch.ring(Pos2::ZERO, r * 0.42, thread);
        },
    );
}

/// The width of a stack of gold chips.
const STACK_WIDTH: f32 = CHIP * 1.35;

/// The width of a player's gold in points.
pub fn gold_width(ui: &Ui, amount: u32) -> f32 {
    let font = (TextRole::Title.size(ui), theme::display());
    STACK_WIDTH + space::S + ink_size(ui.painter(), &amount.to_string(), font).x
}

/// A player's gold: a stack of chips and the amount in large digits.
///
/// `label` is its accessible name, such as "Gold 5".
pub fn gold(ui: &mut Ui, amount: u32, label: &str) -> Response {
    let text = amount.to_string();
    let font = (TextRole::Title.size(ui), theme::display());
    let width = STACK_WIDTH;
    let size = vec2(gold_width(ui, amount), theme::TARGET.max(font.0));
    drawing(ui, size, label, |ui, rect| {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let chips = amount.min(STACK);
        let ink = [p.gold, p.gold_dark, p.chip_mark];
        let middle = rect.left_center() + vec2(width / 2.0, 0.0);
        if amount == 0 {
            let flat = vec2(width / 2.0, width * 0.19) - Vec2::splat(line::THIN);
            let pen = Stroke::new(line::THIN, p.stamina_lost);
            painter.add(Shape::ellipse_stroke(middle, flat, pen));
        } else {
            stamp(painter, middle, 0.0, ("stack", chips, ink), &|sketch| {
                stack(sketch, width, chips, ink);
            });
        }
        let at = pos2(rect.left() + width + space::S, rect.center().y);
        ink_text(painter, at, Align2::LEFT_CENTER, &text, font, p.ink);
    })
}

/// A stack of gold chips, seen from the side and slightly from above.
fn stack(sketch: &mut Sketch, width: f32, chips: u32, [fill, edge, mark]: [Color32; 3]) {
    let thick = 5.0;
    let flat = vec2(width / 2.0, width * 0.19);
    let bottom = (thick * chips as f32) / 2.0;
    let pen = Stroke::new(line::HAIR * 0.75, edge);
    let below = |angle: f32, y: f32| pos2(flat.x * angle.sin(), y + flat.y * angle.cos());
    for n in 0..chips {
        let low = bottom - thick * n as f32;
        let high = low - thick;
        // Chips in a stack are slightly offset.
        let aside = [0.0, 0.8, -0.5, 0.6, -0.2][n as usize % 5];
        let shift = vec2(aside, 0.0);
        // The rim from the left end to the right one, below and above.
        let turns = (-12..=12).map(|n| -f32::from(n as i8) / 12.0 * FRAC_PI_2);
        let side: Vec<Pos2> = turns
            .clone()
            .map(|turn| below(-turn, low) + shift)
            .chain(turns.map(|turn| below(turn, high) + shift))
            .collect();
        sketch.add(Shape::convex_polygon(side.clone(), fill, Stroke::NONE));
        // The light blocks of the rim that face the viewer.
        for turn in [-1.05_f32, -0.36, 0.36, 1.05] {
            let turn = turn + aside * 0.3;
            let [a, b, c] = [-0.15, 0.0, 0.15].map(|offset| below(turn + offset, low) + shift);
            let up = vec2(0.0, -thick);
            let block = vec![a, b, c, c + up, b + up, a + up];
            sketch.add(Shape::convex_polygon(block, mark, Stroke::NONE));
        }
        sketch.add(Shape::closed_line(side, pen));
        sketch.ellipse(pos2(aside, high), flat, fill, pen);
    }
    let top = pos2(
        [0.0, 0.8, -0.5, 0.6, -0.2][(chips as usize - 1) % 5],
        bottom - thick * chips as f32,
    );
    for n in 0..6 {
        let middle = TAU * f32::from(n as i8) / 6.0;
        let point = |turn: f32, share: f32| top + Vec2::angled(middle + turn) * flat * share;
        let block = [
            (-0.24, 0.97),
            (0.0, 0.98),
            (0.24, 0.97),
            (0.26, 0.68),
            (-0.26, 0.68),
        ];
        let block = block.map(|(turn, share)| point(turn, share)).to_vec();
        sketch.add(Shape::convex_polygon(block, mark, Stroke::NONE));
    }
    sketch.ellipse(top, flat * 0.64, fill, pen);
}

/// A suit's symbol on a small cream disc: readable on any background.
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
    let ink = if enabled {
        p.suit(suit)
    } else {
        p.suit_off(suit)
    };
    let key = ("medallion", suit, r.to_bits(), [face, ink, p.card_edge]);
    stamp(painter, center, 0.0, key, &|sketch| {
        sketch.disc(Pos2::ZERO, r, p.card_edge);
        sketch.disc(Pos2::ZERO, r - line::HAIR, face);
        shape::suit(suit).fill(sketch, Placement::new(Pos2::ZERO, r * 1.12), ink);
    });
}
