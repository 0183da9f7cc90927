use std::f32::consts::PI;

use egui::{Color32, Pos2, Rect, Shape, Stroke, vec2};

use super::mix;
use super::shape::{self, Place, Silhouette};
use super::sketch::Sketch;
use crate::cards::{Rank, Suit};
use crate::ui::theme::Palette;

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

/// Paints a noble's device in few strokes: a crown, a rose, a sword. False for a card that has none.
pub(super) fn crest(sketch: &mut Sketch, rank: Rank, center: Pos2, size: f32, inks: &Inks) -> bool {
    let place = Place::new(center, size);
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
            let place = Place::new(center, size * 1.1);
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
            let place = Place::new(center - vec2(0.0, size * 0.02), size * 1.42);
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

/// Paints a noble's picture into a frame: the upper half with all its detail, and the same turned upside down.
/// False for a card that has none.
pub(super) fn court(sketch: &mut Sketch, rank: Rank, suit: Suit, frame: Rect, inks: &Inks) -> bool {
    if !matches!(rank, Rank::King | Rank::Queen | Rank::Jack) {
        return false;
    }
    let unit = frame.width();
    let corner = unit * 0.05;
    sketch.rect(frame, corner, mix(inks.face, inks.gold, 0.14), Stroke::NONE);
    let top = frame.height() / unit / 2.0;
    for angle in [0.0, PI] {
        let place = Place::new(frame.center(), unit).turned(angle);
        let pen = (unit * 0.014).max(0.6);
        let mut engraver = Engraver {
            sketch,
            place,
            inks,
            pen,
        };
        match rank {
            Rank::King => engraver.king(),
            Rank::Queen => engraver.queen(),
            _ => engraver.jack(),
        }
        let sign = place.inner(-0.33, 0.21 - top, 0.25, 0.0);
        shape::suit(suit).fill(sketch, sign, inks.suit);
    }
    belt(sketch, Place::new(frame.center(), unit), inks);
    let line = Stroke::new((unit * 0.014).max(1.0), inks.suit);
    sketch.rect(frame, corner, Color32::TRANSPARENT, line);
    true
}

/// The band between the halves: a row of gold lozenges.
fn belt(sketch: &mut Sketch, place: Place, inks: &Inks) {
    let high = 0.085;
    let band = Rect::from_two_pos(place.at(-0.5, -high), place.at(0.5, high));
    sketch.rect(band, 0.0, inks.suit, Stroke::NONE);
    let thread = Stroke::new((place.scale * 0.012).max(0.6), inks.gold);
    for y in [-high * 0.72, high * 0.72] {
        sketch.add(Shape::line_segment(
            [place.at(-0.485, y), place.at(0.485, y)],
            thread,
        ));
    }
    for n in -3..=3_i8 {
        let x = f32::from(n) * 0.14;
        let points = [(-0.052, 0.0), (0.0, -0.045), (0.052, 0.0), (0.0, 0.045)];
        let points = points.map(|(dx, dy)| place.at(x + dx, dy)).to_vec();
        sketch.add(Shape::convex_polygon(points, inks.gold, Stroke::NONE));
    }
}

/// Draws one half of a court card: the middle of the card is the origin, its frame is one unit wide.
struct Engraver<'a> {
    sketch: &'a mut Sketch,
    place: Place,
    inks: &'a Inks,
    /// The width of an outline, in points.
    pen: f32,
}

impl Engraver<'_> {
    fn outlined(&mut self, shape: &Silhouette, place: Place, fill: Color32, edge: Color32) {
        shape.fill(self.sketch, place, fill);
        shape.stroke(self.sketch, place, Stroke::new(self.pen, edge));
    }

    fn bead(&mut self, at: Pos2, r: f32, fill: Color32, edge: Color32) {
        self.sketch.disc(at, r, fill);
        self.sketch.ring(at, r, Stroke::new(self.pen, edge));
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
        let crown = self.place.inner(0.0, -0.56, 0.92, 0.0);
        let u = crown.scale;
        self.outlined(&shape::CAP, crown, suit, suit);
        for side in [-1.0, 1.0] {
            let arch = crown.curve([
                (0.375 * side, 0.28),
                (0.56 * side, -0.10),
                (0.30 * side, -0.38),
                (0.0, -0.24),
            ]);
            let pearls: Vec<Pos2> = arch.iter().copied().skip(4).step_by(3).collect();
            self.strip(arch, 0.06 * u, gold, suit);
            for at in pearls {
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
            let points = [(-0.055, 0.0), (0.0, -0.045), (0.055, 0.0), (0.0, 0.045)];
            let points = points.map(|(dx, dy)| crown.at(x + dx, y + dy)).to_vec();
            self.sketch
                .add(Shape::convex_polygon(points, suit, Stroke::NONE));
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
        let stem = place.curve([(0.06, -0.60), (0.02, -0.40), (-0.05, -0.26), (0.0, -0.08)]);
        let green = Stroke::new(0.035 * place.scale, suit);
        self.sketch.add(Shape::line(stem, green));
        for (x, y, size, angle) in [(-0.01, -0.16, 0.44, -1.02), (0.0, -0.22, 0.40, 0.98)] {
            let leaf = place.inner(x, y, size, angle);
            shape::LEAF.fill(self.sketch, leaf, suit);
            let vein = Stroke::new(self.pen, mix(face, gold, 0.14));
            let mut veins = vec![[leaf.at(0.0, -0.06), leaf.at(0.0, -0.86)]];
            for y in [-0.22, -0.42, -0.62] {
                for side in [-1.0, 1.0] {
                    let out = 0.17 - 0.05 * ((y + 0.42_f32) / 0.2).abs();
                    veins.push([leaf.at(0.0, y), leaf.at(out * side, y - 0.13)]);
                }
            }
            for vein_line in veins {
                self.sketch.add(Shape::line_segment(vein_line, vein));
            }
        }
        let rose = place.inner(0.07, -0.68, 0.72, 0.0);
        let fifth = |n: u8, turn: f32| (turn + 72.0 * f32::from(n)).to_radians();
        for n in 0..5 {
            let leaf = rose.turned(fifth(n, 36.0));
            self.outlined(&shape::SEPAL, leaf, gold, suit);
        }
        let ground = mix(face, gold, 0.14);
        for n in 0..5 {
            let petal = rose.turned(fifth(n, 0.0));
            self.outlined(&shape::PETAL, petal, suit, ground);
            let fold = petal.curve([(-0.13, -0.36), (-0.05, -0.30), (0.05, -0.30), (0.13, -0.36)]);
            self.sketch
                .add(Shape::line(fold, Stroke::new(self.pen, ground)));
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
        let sword = self.place.inner(-0.03, -0.37, 0.78, 0.2);
        let u = sword.scale;
        let ribbon = |this: &mut Self, points: [(f32, f32); 4]| {
            let points = this.place.curve(points);
            let w = this.place.scale * 0.085;
            this.strip(points.clone(), w, face, suit);
            let stripe = Stroke::new(w * 0.42, suit);
            this.sketch.add(Shape::line(points, stripe));
        };
        ribbon(
            self,
            [(-0.30, -0.60), (-0.24, -0.84), (0.10, -0.62), (0.42, -0.90)],
        );
        self.outlined(&shape::LONG_BLADE, sword, face, suit);
        let fuller = [sword.at(0.0, -0.84), sword.at(0.0, -0.04)];
        self.sketch.add(Shape::line_segment(
            fuller,
            Stroke::new(0.03 * u, mix(face, suit, 0.55)),
        ));
        ribbon(
            self,
            [(-0.30, -0.61), (-0.34, -0.40), (0.12, -0.60), (0.43, -0.46)],
        );
        let grip = vec![sword.at(0.0, 0.04), sword.at(0.0, 0.22)];
        self.strip(grip, 0.07 * u, suit, suit);
        for y in [0.09, 0.13, 0.17] {
            let wire = [sword.at(-0.04, y + 0.01), sword.at(0.04, y - 0.01)];
            self.sketch
                .add(Shape::line_segment(wire, Stroke::new(self.pen, gold)));
        }
        self.outlined(&shape::CROSS_GUARD, sword, gold, suit);
        for (x, r) in [(0.0, 0.03), (-0.27, 0.018), (0.27, 0.018)] {
            let y = if x == 0.0 { 0.015 } else { -0.12 };
            self.sketch.disc(sword.at(x, y), r * u, suit);
        }
        self.bead(sword.at(0.0, 0.27), 0.062 * u, gold, suit);
        self.sketch.disc(sword.at(0.0, 0.27), 0.024 * u, suit);
    }
}
