//! Filled shapes with any outline. egui fills convex paths only, so these have their own triangles.

use std::sync::OnceLock;

use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, Vec2, emath::Rot2, pos2, vec2};

use super::sketch::Sketch;
use courtyard_core::cards::Suit;

/// A segment of an outline, starting at the end of the previous one.
enum Step {
    /// A straight line to this point.
    Line(f32, f32),
    /// A cubic Bézier curve: two control points and the end.
    Curve([f32; 6]),
    /// An arc: centre, radius, first and last angle in degrees (clockwise from the right).
    Arc([f32; 5]),
}
use Step::{Arc, Curve, Line};

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

    /// The points of a cubic Bézier curve with these coordinates.
    pub(crate) fn curve(self, points: [(f32, f32); 4]) -> Vec<Pos2> {
        let points = points.map(|(x, y)| self.at(x, y));
        (0..=16).map(|n| bezier(points, n as f32 / 16.0)).collect()
    }

    /// The point of the unit box at these coordinates.
    pub(crate) fn at(self, x: f32, y: f32) -> Pos2 {
        self.center + Rot2::from_angle(self.angle) * (vec2(x, y) * self.scale)
    }
}

/// A symmetrical outline in a box of height 1 around the origin.
pub struct Silhouette {
    start: f32,
    half: &'static [Step],
    /// The outline, made on first use.
    outline: OnceLock<Vec<Pos2>>,
}

impl Silhouette {
    /// The shape with this right half, from the top down; both ends are on the axis.
    const fn mirrored(start: f32, half: &'static [Step]) -> Silhouette {
        let outline = OnceLock::new();
        Silhouette {
            start,
            half,
            outline,
        }
    }

    fn outline(&self) -> &[Pos2] {
        self.outline.get_or_init(|| self.make_outline())
    }

    fn make_outline(&self) -> Vec<Pos2> {
        let mut right = vec![pos2(0.0, self.start)];
        for step in self.half {
            let from = right[right.len() - 1];
            match *step {
                Line(x, y) => right.push(pos2(x, y)),
                Curve([ax, ay, bx, by, x, y]) => right.extend((1..=10).map(|n| {
                    let points = [from, pos2(ax, ay), pos2(bx, by), pos2(x, y)];
                    bezier(points, n as f32 / 10.0)
                })),
                Arc([x, y, radius, first, last]) => right.extend((0..=14).map(|n| {
                    let angle = (first + (last - first) * n as f32 / 14.0).to_radians();
                    pos2(x, y) + Vec2::angled(angle) * radius
                })),
            }
        }
        let left = right.iter().rev().map(|p| pos2(-p.x, p.y));
        let mut outline: Vec<Pos2> = right.iter().copied().chain(left).collect();
        outline.dedup_by(|a, b| a.distance(*b) < 1e-3);
        if outline[0].distance(outline[outline.len() - 1]) < 1e-3 {
            outline.pop();
        }
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
        let outline = self.outline();
        let outline = outline.iter().chain(&outline[..1]);
        let mut points = sketch.simpler(outline.map(|p| place.at(p.x, p.y)).collect());
        points.pop();
        points
    }
}

/// A point of a cubic Bézier curve, `t` from 0 to 1 along it.
pub(crate) fn bezier([from, a, b, to]: [Pos2; 4], t: f32) -> Pos2 {
    let u = 1.0 - t;
    let sum = from.to_vec2() * (u * u * u)
        + a.to_vec2() * (3.0 * u * u * t)
        + b.to_vec2() * (3.0 * u * t * t)
        + to.to_vec2() * (t * t * t);
    sum.to_pos2()
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
    const fn foot(x: f32, y: f32) -> Step {
        Curve([x, y + 0.14, 0.09, 0.455, 0.185, 0.5])
    }
    static SUITS: [Silhouette; 4] = [
        Silhouette::mirrored(
            -0.5,
            &[
                Curve([0.09, -0.28, 0.45, -0.13, 0.45, 0.13]),
                Curve([0.45, 0.27, 0.355, 0.345, 0.25, 0.345]),
                Curve([0.16, 0.345, 0.085, 0.30, 0.045, 0.22]),
                foot(0.045, 0.22),
                Line(0.0, 0.5),
            ],
        ),
        Silhouette::mirrored(
            -0.26,
            &[
                Curve([0.04, -0.40, 0.15, -0.47, 0.26, -0.47]),
                Curve([0.40, -0.47, 0.485, -0.36, 0.485, -0.22]),
                Curve([0.485, 0.05, 0.18, 0.20, 0.0, 0.49]),
            ],
        ),
        Silhouette::mirrored(
            -0.5,
            &[
                Curve([0.10, -0.31, 0.23, -0.13, 0.37, 0.0]),
                Curve([0.23, 0.13, 0.10, 0.31, 0.0, 0.5]),
            ],
        ),
        Silhouette::mirrored(
            -0.5,
            &[
                Arc([0.0, -0.262, 0.238, -90.0, 35.8]),
                Arc([0.262, 0.105, 0.238, -106.8, 150.0]),
                Line(0.045, 0.23),
                foot(0.045, 0.23),
                Line(0.0, 0.5),
            ],
        ),
    ];
    &SUITS[suit as usize]
}

/// The King's crown, without its pearls.
pub(crate) static CROWN: Silhouette = Silhouette::mirrored(
    -0.40,
    &[
        Curve([0.05, -0.22, 0.10, -0.08, 0.17, -0.02]),
        Curve([0.27, -0.06, 0.37, -0.16, 0.46, -0.30]),
        Curve([0.44, -0.10, 0.39, 0.10, 0.37, 0.26]),
        Line(0.0, 0.26),
    ],
);

/// The Jack's sword: blade, guard, grip and pommel are one outline each.
pub(crate) static BLADE: Silhouette = Silhouette::mirrored(
    -0.5,
    &[
        Curve([0.03, -0.46, 0.07, -0.42, 0.075, -0.37]),
        Line(0.09, 0.16),
        Line(0.0, 0.16),
    ],
);

/// The guard of the sword.
pub(crate) static GUARD: Silhouette = Silhouette::mirrored(
    0.13,
    &[
        Curve([0.12, 0.125, 0.20, 0.12, 0.265, 0.06]),
        Arc([0.295, 0.085, 0.045, -140.0, 60.0]),
        Curve([0.25, 0.205, 0.14, 0.22, 0.05, 0.215]),
        Line(0.045, 0.36),
        Line(0.0, 0.36),
    ],
);

/// One leaf of the Queen's rose, pointing up from the middle of the flower.
pub(crate) static SEPAL: Silhouette = Silhouette::mirrored(
    -0.5,
    &[
        Curve([0.03, -0.42, 0.09, -0.36, 0.10, -0.28]),
        Line(0.0, 0.0),
    ],
);

/// A petal of a large rose, with a notch at its tip and its foot at the origin.
pub(crate) static PETAL: Silhouette = Silhouette::mirrored(
    -0.43,
    &[
        Curve([0.04, -0.50, 0.15, -0.53, 0.24, -0.44]),
        Curve([0.34, -0.32, 0.22, -0.12, 0.0, 0.0]),
    ],
);

/// A leaf that grows upwards from the origin.
pub(crate) static LEAF: Silhouette = Silhouette::mirrored(
    -1.0,
    &[
        Curve([0.06, -0.88, 0.26, -0.66, 0.25, -0.40]),
        Curve([0.24, -0.20, 0.10, -0.06, 0.0, 0.0]),
    ],
);

/// The velvet in the King's large crown.
pub(crate) static CAP: Silhouette = Silhouette::mirrored(
    -0.20,
    &[
        Curve([0.10, -0.34, 0.40, -0.28, 0.42, -0.04]),
        Curve([0.43, 0.08, 0.38, 0.20, 0.36, 0.28]),
        Curve([0.20, 0.34, 0.08, 0.34, 0.0, 0.34]),
    ],
);

/// The ring of the large crown, seen slightly from above.
pub(crate) static CIRCLET: Silhouette = Silhouette::mirrored(
    0.31,
    &[
        Curve([0.14, 0.31, 0.28, 0.28, 0.39, 0.23]),
        Line(0.375, 0.41),
        Curve([0.26, 0.46, 0.12, 0.485, 0.0, 0.485]),
    ],
);

/// A lily on the ring of the large crown, its foot at the origin.
pub(crate) static LILY: Silhouette = Silhouette::mirrored(
    -1.0,
    &[
        Curve([0.10, -0.84, 0.20, -0.68, 0.14, -0.46]),
        Curve([0.24, -0.66, 0.46, -0.66, 0.46, -0.44]),
        Curve([0.46, -0.28, 0.26, -0.26, 0.16, -0.20]),
        Line(0.20, 0.0),
        Line(0.0, 0.0),
    ],
);

/// The blade of the Jack's large sword, from its tip to the origin.
pub(crate) static LONG_BLADE: Silhouette = Silhouette::mirrored(
    -1.0,
    &[
        Curve([0.03, -0.97, 0.075, -0.93, 0.085, -0.87]),
        Line(0.105, 0.0),
        Line(0.0, 0.0),
    ],
);

/// The guard of the large sword, with ends that curl up around the blade's foot at the origin.
pub(crate) static CROSS_GUARD: Silhouette = Silhouette::mirrored(
    -0.035,
    &[
        Curve([0.10, -0.03, 0.16, -0.05, 0.22, -0.11]),
        Arc([0.27, -0.12, 0.052, -170.0, 80.0]),
        Curve([0.20, 0.02, 0.10, 0.065, 0.0, 0.07]),
    ],
);

/// The points of a closed rectangle with rounded corners, for dashed outlines.
pub(crate) fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    let inner = rect.shrink(radius);
    let mut points = Vec::new();
    for (corner, first) in [
        (inner.right_top(), -90.0_f32),
        (inner.right_bottom(), 0.0),
        (inner.left_bottom(), 90.0),
        (inner.left_top(), 180.0),
    ] {
        points.extend((0..=6).map(|n| {
            let angle = (first + 15.0 * n as f32).to_radians();
            corner + Vec2::angled(angle) * radius
        }));
    }
    points.push(points[0]);
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::polyline;

    #[test]
    fn every_silhouette_is_covered_by_its_triangles() {
        let suits = Suit::ALL.map(suit);
        for shape in suits
            .into_iter()
            .chain([&CROWN, &BLADE, &GUARD, &SEPAL])
            .chain([&PETAL, &LEAF, &CAP, &CIRCLET, &LILY])
            .chain([&LONG_BLADE, &CROSS_GUARD])
        {
            for tolerance in [0.0, 0.002, 0.01] {
                let outline = shape.outline();
                let closed = outline.iter().chain(&outline[..1]).copied();
                let mut points = polyline::simpler(closed.collect(), tolerance);
                points.pop();
                assert_eq!(triangulate(&points).len(), points.len() - 2);
            }
        }
    }
}
