use std::f32::consts::PI;

use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::mix;
use super::shape::{self, Placement, Silhouette};
use super::sketch::Sketch;
use crate::theme::Palette;
use courtyard_core::cards::{Rank, Suit};

/// The inks a card is printed with.
#[derive(Clone, Copy, Hash)]
pub(super) struct Inks {
    pub face: Color32,
    pub suit: Color32,
    pub gold: Color32,
}

impl Inks {
    pub(super) fn new(p: &Palette, suit: Suit, enabled: bool) -> Inks {
        if enabled {
            Inks {
                face: p.card_face,
                suit: p.suit(suit),
                gold: p.gold,
            }
        } else {
            Inks {
                face: p.card_face_off,
                suit: p.suit_off(suit),
                gold: mix(p.card_face_off, p.card_face, 0.35),
            }
        }
    }
}

/// Paints a noble's emblem in a few strokes: a crown, a rose, a sword. Returns `false` for other cards.
pub(super) fn crest(sketch: &mut Sketch, rank: Rank, center: Pos2, size: f32, inks: &Inks) -> bool {
    let place = Placement::new(center, size);
    let pen = Stroke::new((size * 0.035).max(1.0), inks.suit);
    match rank {
        Rank::King => {
            shape::CROWN.fill(sketch, place, inks.gold);
            shape::CROWN.stroke(sketch, place, pen);
            for (x, y) in [(0.0, -0.44), (0.485, -0.35), (-0.485, -0.35)] {
                sketch.disc(place.at(x, y), 0.075 * size, inks.suit);
            }
            let band = Rect::from_two_pos(place.at(-0.40, 0.25), place.at(0.40, 0.42));
            sketch.rect(band, size * 0.05, inks.suit, Stroke::NONE);
            for x in [-0.24, 0.0, 0.24] {
                sketch.disc(place.at(x, 0.335), size * 0.045, inks.gold);
            }
        }
        Rank::Queen => {
            let place = Placement::new(center, size * 1.1);
            for n in 0..5 {
                let leaf = place.turned((36.0 + 72.0 * n as f32).to_radians());
                shape::SEPAL.fill(sketch, leaf, inks.suit);
            }
            for (distance, r, turn, fill, edge) in [
                (0.27, 0.19, 0.0, inks.suit, inks.face),
                (0.13, 0.12, 36.0, inks.gold, inks.suit),
            ] {
                for n in 0..5 {
                    let at = place
                        .turned((turn + 72.0 * n as f32).to_radians())
                        .at(0.0, -distance);
                    sketch.disc(at, r * place.scale, fill);
                    sketch.ring(at, r * place.scale, Stroke::new(pen.width, edge));
                }
            }
            sketch.disc(center, 0.085 * size, inks.suit);
        }
        Rank::Jack => {
            let place = Placement::new(center - vec2(0.0, size * 0.02), size * 1.42);
            shape::BLADE.fill(sketch, place, inks.gold);
            shape::BLADE.stroke(sketch, place, pen);
            sketch.line(vec![place.at(0.0, -0.38), place.at(0.0, 0.12)], pen);
            shape::GUARD.fill(sketch, place, inks.suit);
            sketch.disc(place.at(0.0, 0.42), size * 0.11, inks.gold);
            sketch.ring(place.at(0.0, 0.42), size * 0.11, pen);
        }
        _ => return false,
    }
    true
}

/// The height of a court card's picture relative to its width.
const COURT: f32 = 2.27;
/// From this width on, in points, it has all its detail.
const FINE: f32 = 56.0;

/// Paints a noble's picture into a frame: the upper half with all details, and the same rotated by half a turn.
/// Returns `false` for other cards.
pub(super) fn court(sketch: &mut Sketch, rank: Rank, suit: Suit, frame: Rect, inks: &Inks) -> bool {
    if !matches!(rank, Rank::King | Rank::Queen | Rank::Jack) {
        return false;
    }
    // A truncated frame has a smaller picture.
    let unit = frame.width().min(frame.height() / COURT);
    let corner = frame.width() * 0.05;
    sketch.rect(frame, corner, mix(inks.face, inks.gold, 0.14), Stroke::NONE);
    let top = frame.height() / unit / 2.0;
    for angle in [0.0, PI] {
        let place = Placement::new(frame.center(), unit).turned(angle);
        let pen = (unit * 0.014).max(0.6);
        let mut engraver = Engraver {
            sketch,
            place,
            inks,
            pen,
            fine: unit >= FINE,
        };
        match rank {
            Rank::King => engraver.king(),
            Rank::Queen => engraver.queen(),
            _ => engraver.jack(),
        }
        let sign = place.inner(-0.345, 0.19 - top, 0.235, 0.0);
        shape::suit(suit).fill(sketch, sign, inks.suit);
    }
    belt(sketch, frame, unit, inks);
    let line = Stroke::new((unit * 0.014).max(1.0), inks.suit);
    sketch.rect(frame, corner, Color32::TRANSPARENT, line);
    true
}

/// The band between the halves: a row of gold lozenges.
fn belt(sketch: &mut Sketch, frame: Rect, unit: f32, inks: &Inks) {
    let high = 0.08 * unit;
    let center = frame.center();
    let band = Rect::from_center_size(center, vec2(frame.width(), 2.0 * high));
    sketch.rect(band, 0.0, inks.suit, Stroke::NONE);
    let thread = Stroke::new((unit * 0.012).max(0.6), inks.gold);
    for y in [-high * 0.74, high * 0.74] {
        let ends = [band.left_center(), band.right_center()].map(|end| end + vec2(0.0, y));
        sketch.add(Shape::line_segment(ends, thread));
    }
    let lozenge = vec2(0.052, 0.042) * unit;
    for n in -3..=3_i8 {
        let at = center + vec2(f32::from(n) * frame.width() * 0.14, 0.0);
        sketch.add(diamond(at, lozenge, inks.gold));
    }
}

fn diamond(center: Pos2, half: Vec2, fill: Color32) -> Shape {
    let corners = [(-1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (0.0, 1.0)];
    let corners = corners.map(|(x, y)| center + vec2(x, y) * half).to_vec();
    Shape::convex_polygon(corners, fill, Stroke::NONE)
}

/// Draws one half of a court card. The centre of the card is the origin, and its frame is one unit wide.
struct Engraver<'a> {
    sketch: &'a mut Sketch,
    place: Placement,
    inks: &'a Inks,
    /// The width of an outline, in points.
    pen: f32,
    /// Whether the picture is large enough for its smallest details.
    fine: bool,
}

impl Engraver<'_> {
    fn outlined(&mut self, shape: &Silhouette, place: Placement, fill: Color32, edge: Color32) {
        // The edge first, slightly larger: that takes fewer triangles than a line around it.
        shape.fill_grown(self.sketch, place, self.pen / 2.0, edge);
        shape.fill_grown(self.sketch, place, -self.pen / 2.0, fill);
    }

    fn bead(&mut self, at: Pos2, r: f32, fill: Color32, edge: Color32) {
        if self.fine {
            self.sketch.disc(at, r + self.pen / 2.0, edge);
            self.sketch.disc(at, r - self.pen / 2.0, fill);
        } else {
            self.sketch.disc(at, r, fill);
        }
    }

    /// A band with an edge on both sides.
    fn strip(&mut self, points: Vec<Pos2>, width: f32, fill: Color32, edge: Color32) {
        let outer = Stroke::new(width + 2.0 * self.pen, edge);
        self.sketch.add(Shape::line(points.clone(), outer));
        self.sketch
            .add(Shape::line(points, Stroke::new(width, fill)));
    }

    /// A crown with arches over velvet, lilies and jewels.
    fn king(&mut self) {
        let Inks { face, suit, gold } = *self.inks;
        let crown = self.place.inner(0.0, -0.555, 0.9, 0.0);
        let u = crown.scale;
        self.outlined(&shape::CAP, crown, suit, suit);
        for side in [-1.0, 1.0] {
            let arch = [
                (0.345 * side, 0.31),
                (0.60 * side, -0.04),
                (0.36 * side, -0.42),
                (0.0, -0.24),
            ];
            self.strip(crown.curve(self.sketch, arch), 0.06 * u, gold, suit);
            for pearl in 0..5_u8 {
                let at = crown.along(arch, 0.25 + 0.1875 * f64::from(pearl));
                self.bead(at, 0.026 * u, face, suit);
            }
        }
        let rib = vec![crown.at(0.0, -0.24), crown.at(0.0, 0.34)];
        self.strip(rib, 0.05 * u, gold, suit);
        for y in [-0.12, -0.02] {
            self.bead(crown.at(0.0, y), 0.024 * u, face, suit);
        }
        for (x, y, size) in [(0.0, 0.33, 0.26), (-0.25, 0.30, 0.21), (0.25, 0.30, 0.21)] {
            let lily = crown.inner(x, y, size, x * 0.5);
            self.outlined(&shape::LILY, lily, gold, suit);
        }
        self.outlined(&shape::CIRCLET, crown, gold, suit);
        for (x, y) in [(0.0, 0.397), (-0.24, 0.372), (0.24, 0.372)] {
            let jewel = diamond(crown.at(x, y), vec2(0.055, 0.045) * u, suit);
            self.sketch.add(jewel);
        }
        for (x, y) in [
            (-0.122, 0.39),
            (0.122, 0.39),
            (-0.335, 0.345),
            (0.335, 0.345),
        ] {
            self.bead(crown.at(x, y), 0.022 * u, face, suit);
        }
        for arms in [
            [(0.0, -0.33), (0.0, -0.52)],
            [(-0.07, -0.44), (0.07, -0.44)],
        ] {
            let arms = arms.map(|(x, y)| crown.at(x, y)).to_vec();
            self.sketch
                .add(Shape::line(arms, Stroke::new(0.06 * u, suit)));
        }
        for arms in [
            [(0.0, -0.35), (0.0, -0.505)],
            [(-0.055, -0.44), (0.055, -0.44)],
        ] {
            let arms = arms.map(|(x, y)| crown.at(x, y)).to_vec();
            self.sketch
                .add(Shape::line(arms, Stroke::new(0.025 * u, gold)));
        }
        self.bead(crown.at(0.0, -0.30), 0.065 * u, gold, suit);
    }

    /// A rose with its stem and leaves.
    fn queen(&mut self) {
        let Inks { face, suit, gold } = *self.inks;
        let place = self.place;
        let stem = place.curve(
            self.sketch,
            [(0.06, -0.60), (0.02, -0.40), (-0.05, -0.26), (0.0, -0.08)],
        );
        let green = Stroke::new(0.035 * place.scale, suit);
        self.sketch.add(Shape::line(stem, green));
        for (x, y, size, angle) in [(-0.01, -0.15, 0.46, -1.06), (0.0, -0.20, 0.47, 1.2)] {
            let leaf = place.inner(x, y, size, angle);
            shape::LEAF.fill(self.sketch, leaf, suit);
            let vein = Stroke::new(self.pen, mix(face, gold, 0.14));
            let mut veins = vec![[leaf.at(0.0, -0.06), leaf.at(0.0, -0.86)]];
            let aside: &[f32] = if self.fine {
                &[-0.22, -0.42, -0.62]
            } else {
                &[]
            };
            for &y in aside {
                for side in [-1.0, 1.0] {
                    let out = 0.17 - 0.05 * ((y + 0.42) / 0.2).abs();
                    veins.push([leaf.at(0.0, y), leaf.at(out * side, y - 0.13)]);
                }
            }
            for vein_line in veins {
                self.sketch.add(Shape::line_segment(vein_line, vein));
            }
        }
        let rose = place.inner(0.06, -0.67, 0.74, 0.0);
        let fifth = |n: u8, turn: f32| (turn + 72.0 * f32::from(n)).to_radians();
        for n in 0..5 {
            let leaf = rose.turned(fifth(n, 36.0));
            shape::SEPAL.fill(self.sketch, leaf, suit);
        }
        let ground = mix(face, gold, 0.14);
        for n in 0..5 {
            let petal = rose.turned(fifth(n, 0.0));
            self.outlined(&shape::PETAL, petal, suit, ground);
            if self.fine {
                let fold = [(-0.13, -0.36), (-0.05, -0.30), (0.05, -0.30), (0.13, -0.36)];
                let fold = petal.curve(self.sketch, fold);
                let thread = Stroke::new(self.pen, ground);
                self.sketch.add(Shape::line(fold, thread));
            }
        }
        let inner = rose.inner(0.0, 0.0, 0.58, 0.0);
        for n in 0..5 {
            let petal = inner.turned(fifth(n, 36.0));
            self.outlined(&shape::PETAL, petal, gold, suit);
        }
        let heart = 0.085 * rose.scale;
        self.bead(rose.at(0.0, 0.0), heart, suit, ground);
        for n in 0..5 {
            let at = rose.turned(fifth(n, 0.0)).at(0.0, -0.047);
            self.sketch.disc(at, 0.016 * rose.scale, gold);
        }
        self.sketch.disc(rose.center, 0.018 * rose.scale, gold);
    }

    /// A sword with a ribbon around its blade.
    fn jack(&mut self) {
        let Inks { face, suit, gold } = *self.inks;
        let ground = mix(face, gold, 0.14);
        let sword = self.place.inner(-0.04, -0.345, 0.73, 0.2);
        let u = sword.scale;
        let behind = mix(suit, ground, 0.35);
        self.ribbon(
            [(-0.36, -0.60), (-0.36, -0.86), (0.08, -0.62), (0.40, -0.88)],
            behind,
        );
        self.outlined(&shape::LONG_BLADE, sword, face, suit);
        // One side of the blade is in shade, and the fuller between them is gold.
        let shade = [(0.0, -0.95), (0.078, -0.86), (0.096, -0.02), (0.0, -0.02)];
        let shade = shade.map(|(x, y)| sword.at(x, y)).to_vec();
        let dark = mix(face, suit, 0.28);
        self.sketch
            .add(Shape::convex_polygon(shade, dark, Stroke::NONE));
        let fuller = [sword.at(0.0, -0.80), sword.at(0.0, -0.04)];
        self.sketch
            .add(Shape::line_segment(fuller, Stroke::new(0.035 * u, gold)));
        self.ribbon(
            [(-0.36, -0.61), (-0.36, -0.36), (0.20, -0.62), (0.43, -0.42)],
            suit,
        );
        let grip = vec![sword.at(0.0, 0.04), sword.at(0.0, 0.22)];
        self.strip(grip, 0.07 * u, suit, suit);
        for y in [0.09, 0.13, 0.17] {
            let wire = [sword.at(-0.04, y + 0.01), sword.at(0.04, y - 0.01)];
            self.sketch
                .add(Shape::line_segment(wire, Stroke::new(self.pen, gold)));
        }
        let guard = sword.inner(0.0, 0.0, 1.25, 0.0);
        self.outlined(&shape::CROSS_GUARD, guard, gold, suit);
        for (x, y, r) in [
            (0.0, 0.018, 0.028),
            (-0.27, -0.12, 0.018),
            (0.27, -0.12, 0.018),
        ] {
            self.sketch.disc(guard.at(x, y), r * guard.scale, suit);
        }
        self.bead(sword.at(0.0, 0.27), 0.062 * u, gold, suit);
        self.sketch.disc(sword.at(0.0, 0.27), 0.024 * u, suit);
    }

    /// A ribbon along a curve, with a swallowtail at its end.
    fn ribbon(&mut self, points: [(f32, f32); 4], fill: Color32) {
        let Inks { face, gold, .. } = *self.inks;
        let ground = mix(face, gold, 0.14);
        let points = self.place.curve(self.sketch, points);
        let width = self.place.scale * 0.105;
        let [.., before, end] = points[..] else {
            return;
        };
        let along = (end - before).normalized();
        let aside = along.rot90() * width * 0.4;
        let tail = [
            end + along + aside,
            end - along * width * 0.55,
            end + along - aside,
        ];
        self.strip(points.clone(), width, fill, ground);
        let thread = Stroke::new(self.pen, gold);
        self.sketch.add(Shape::line(points, thread));
        let tail = Shape::convex_polygon(tail.to_vec(), ground, Stroke::NONE);
        self.sketch.add(tail);
    }
}
