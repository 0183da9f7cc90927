//! Filled shapes with any outline. egui fills convex paths only, so these have their own triangles.

use egui::epaint::RoundedRect;
use egui::epaint::tessellator::path::rounded_rectangle;
use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, emath::Rot2, pos2, vec2};
use kurbo::{BezPath, CubicBez, ParamCurve as _, Shape as _};

use super::sketch::{Sketch, flat};
use courtyard_core::cards::Suit;

/// The position of a silhouette.
#[derive(Clone, Copy)]
pub struct Placement {
    /// The position of the centre of the unit box.
    pub center: Pos2,
    /// The length of one unit, in points.
    pub scale: f32,
    /// Clockwise rotation in radians.
    pub angle: f32,
}

impl Placement {
    /// A position with this centre and scale, upright.
    pub fn new(center: Pos2, scale: f32) -> Placement {
        Placement {
            center,
            scale,
            angle: 0.0,
        }
    }

    pub(crate) fn turned(mut self, angle: f32) -> Placement {
        self.angle += angle;
        self
    }

    /// A smaller position relative to this one: its centre at these coordinates, rotated within it.
    pub(crate) fn inner(self, x: f32, y: f32, scale: f32, angle: f32) -> Placement {
        Placement {
            center: self.at(x, y),
            scale: self.scale * scale,
            angle: self.angle + angle,
        }
    }

    /// The points of a cubic Bézier curve with these coordinates, as many as are visible.
    pub(crate) fn curve(self, sketch: &Sketch, points: [(f32, f32); 4]) -> Vec<Pos2> {
        let curve = self.cubic(points).into_path(0.0);
        let lines = flat(&curve, sketch.tolerance()).into_iter();
        lines.flat_map(|(points, _)| points).collect()
    }

    /// A point of this curve, `t` from 0 to 1 along it.
    pub(crate) fn along(self, points: [(f32, f32); 4], t: f64) -> Pos2 {
        let at = self.cubic(points).eval(t);
        pos2(at.x as f32, at.y as f32)
    }

    fn cubic(self, points: [(f32, f32); 4]) -> CubicBez {
        let [from, a, b, to] = points.map(|(x, y)| {
            let at = self.at(x, y);
            kurbo::Point::new(at.x.into(), at.y.into())
        });
        CubicBez::new(from, a, b, to)
    }

    /// The point of the unit box at these coordinates.
    pub(crate) fn at(self, x: f32, y: f32) -> Pos2 {
        self.center + Rot2::from_angle(self.angle) * (vec2(x, y) * self.scale)
    }
}

/// A symmetrical outline in a box of height 1 around the origin: its right half as SVG path data, from the top down. Both
/// ends are on the axis.
pub struct Silhouette(&'static str);

impl Silhouette {
    /// The outline, clockwise. Straight lines deviate from its curves by at most `tolerance`.
    fn outline(&self, tolerance: f32) -> Vec<Pos2> {
        let half = BezPath::from_svg(self.0).expect("a silhouette is SVG path data");
        let half = flat(&half, tolerance).into_iter();
        let right: Vec<Pos2> = half.flat_map(|(points, _)| points).collect();
        let left = right.iter().rev().map(|p| pos2(-p.x, p.y));
        let mut outline: Vec<Pos2> = right.iter().copied().chain(left).collect();
        outline.dedup_by(|a, b| a.distance(*b) < 1e-3);
        outline.pop_if(|end| end.distance(right[0]) < 1e-3);
        outline
    }

    /// Adds the filled shape at this position.
    pub fn fill(&self, sketch: &mut Sketch, place: Placement, color: Color32) {
        self.fill_grown(sketch, place, 0.0, color);
    }

    /// Fills the shape grown by this number of points; a negative number shrinks it.
    pub(crate) fn fill_grown(
        &self,
        sketch: &mut Sketch,
        place: Placement,
        grown: f32,
        color: Color32,
    ) {
        let feather = sketch.feather;
        let points = self.points(sketch, place);
        let count = points.len();
        let mut mesh = Mesh::default();
        for (i, &point) in points.iter().enumerate() {
            let before = (point - points[(i + count - 1) % count]).normalized();
            let after = (points[(i + 1) % count] - point).normalized();
            // Outwards, because the outline is clockwise; longer at corners, within a limit.
            let normal = (before + after).rot90() / (1.0 + before.dot(after)).max(0.4);
            mesh.colored_vertex(point + normal * (grown - feather), color);
            mesh.colored_vertex(point + normal * (grown + feather), Color32::TRANSPARENT);
        }
        for i in 0..count as u32 {
            let j = (i + 1) % count as u32;
            mesh.add_triangle(2 * i, 2 * j, 2 * i + 1);
            mesh.add_triangle(2 * i + 1, 2 * j, 2 * j + 1);
        }
        for triangle in triangulate(&points) {
            let [a, b, c] = triangle.map(|i| 2 * i as u32);
            mesh.add_triangle(a, b, c);
        }
        sketch.add(Shape::mesh(mesh));
    }

    pub(crate) fn stroke(&self, sketch: &mut Sketch, place: Placement, stroke: Stroke) {
        let points = self.points(sketch, place);
        sketch.add(Shape::closed_line(points, stroke));
    }

    fn points(&self, sketch: &Sketch, place: Placement) -> Vec<Pos2> {
        let outline = self.outline(sketch.tolerance() / place.scale);
        outline.iter().map(|p| place.at(p.x, p.y)).collect()
    }
}

/// Cuts ears off a simple clockwise polygon until it is empty.
fn triangulate(outline: &[Pos2]) -> Vec<[usize; 3]> {
    let turn = |a: Pos2, b: Pos2, c: Pos2| (b - a).x * (c - b).y - (b - a).y * (c - b).x;
    let mut left: Vec<usize> = (0..outline.len()).collect();
    let mut triangles = Vec::new();
    while left.len() >= 3 {
        let count = left.len();
        let ear = (0..count).find(|&i| {
            let corner = [(i + count - 1) % count, i, (i + 1) % count].map(|j| left[j]);
            let [a, b, c] = corner.map(|j| outline[j]);
            turn(a, b, c) > 0.0
                && left.iter().all(|&j| {
                    let p = outline[j];
                    corner.contains(&j)
                        || turn(a, b, p) < 0.0
                        || turn(b, c, p) < 0.0
                        || turn(c, a, p) < 0.0
                })
        });
        // A polygon without an ear has no area left either.
        let Some(i) = ear else { break };
        triangles.push([(i + count - 1) % count, i, (i + 1) % count].map(|j| left[j]));
        left.remove(i);
    }
    triangles
}

/// The outline of a suit's symbol.
pub fn suit(suit: Suit) -> &'static Silhouette {
    match suit {
        Suit::Spades => &Silhouette(
            "M0-.5C.09-.28.45-.13.45.13C.45.27.355.345.25.345C.16.345.085.3.045.22\
             C.045.36.09.455.185.5H0",
        ),
        Suit::Hearts => {
            &Silhouette("M0-.26C.04-.4.15-.47.26-.47C.4-.47.485-.36.485-.22C.485.05.18.2 0 .49")
        }
        Suit::Diamonds => &Silhouette("M0-.5C.1-.31.23-.13.37 0C.23.13.1.31 0 .5"),
        Suit::Clubs => &Silhouette(
            "M0-.5A.238.238 0 0 1 .193-.123A.238.238 0 1 1 .056.224L.045.23\
             C.045.37.09.455.185.5H0",
        ),
    }
}

/// The King's crown, without its pearls.
pub(crate) static CROWN: Silhouette =
    Silhouette("M0-.4C.05-.22.1-.08.17-.02C.27-.06.37-.16.46-.3C.44-.1.39.1.37.26H0");

/// The Jack's sword: blade, guard, grip and pommel are one outline each.
pub(crate) static BLADE: Silhouette = Silhouette("M0-.5C.03-.46.07-.42.075-.37L.09.16H0");

/// The guard of the sword.
pub(crate) static GUARD: Silhouette = Silhouette(
    "M0 .13C.12.125.2.12.265.06L.261.056A.045.045 0 1 1 .318.124C.25.205.14.22.05.215L.045.36H0",
);

/// One leaf of the Queen's rose, pointing up from the middle of the flower.
pub(crate) static SEPAL: Silhouette = Silhouette("M0-.5C.03-.42.09-.36.1-.28L0 0");

/// A petal of a large rose, with a notch at its tip and its foot at the origin.
pub(crate) static PETAL: Silhouette = Silhouette("M0-.43C.04-.5.15-.53.24-.44C.34-.32.22-.12 0 0");

/// A leaf that grows upwards from the origin.
pub(crate) static LEAF: Silhouette = Silhouette("M0-1C.06-.88.26-.66.25-.4C.24-.2.1-.06 0 0");

/// The velvet in the King's large crown.
pub(crate) static CAP: Silhouette =
    Silhouette("M0-.2C.1-.34.4-.28.42-.04C.43.08.38.2.36.28C.2.34.08.34 0 .34");

/// The ring of the large crown, seen slightly from above.
pub(crate) static CIRCLET: Silhouette =
    Silhouette("M0 .31C.14.31.28.28.39.23L.375.41C.26.46.12.485 0 .485");

/// A lily on the ring of the large crown, its foot at the origin.
pub(crate) static LILY: Silhouette =
    Silhouette("M0-1C.1-.84.2-.68.14-.46C.24-.66.46-.66.46-.44C.46-.28.26-.26.16-.2L.2 0H0");

/// The blade of the Jack's large sword, from its tip to the origin.
pub(crate) static LONG_BLADE: Silhouette = Silhouette("M0-1C.03-.97.075-.93.085-.87L.105 0H0");

/// The guard of the large sword, with ends that curl up around the blade's foot at the origin.
pub(crate) static CROSS_GUARD: Silhouette =
    Silhouette("M0-.035C.1-.03.16-.05.22-.11L.219-.129A.052.052 0 1 1 .279-.069C.2.02.1.065 0 .07");

/// The points of a closed rectangle with rounded corners, for dashed outlines.
pub(crate) fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    let mut points = Vec::new();
    rounded_rectangle(&mut points, RoundedRect::new(rect, radius));
    points.push(points[0]);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_silhouette_is_covered_by_its_triangles() {
        let suits = Suit::ALL.map(suit);
        for shape in suits
            .into_iter()
            .chain([&CROWN, &BLADE, &GUARD, &SEPAL])
            .chain([&PETAL, &LEAF, &CAP, &CIRCLET, &LILY])
            .chain([&LONG_BLADE, &CROSS_GUARD])
        {
            for tolerance in [0.0001, 0.002, 0.01] {
                let points = shape.outline(tolerance);
                assert_eq!(triangulate(&points).len(), points.len() - 2);
            }
        }
    }
}
