//! Pictures that are tessellated once and then only positioned.
//!
//! Tessellating a picture of many small shapes costs more than everything else in a frame. It is therefore drawn
//! around the origin, tessellated once, and cached by the context while every frame shows it.

use std::collections::HashMap;
use std::f32::consts::{PI, TAU};
use std::hash::Hash;
use std::sync::Arc;

use egui::cache::CacheTrait;
use egui::emath::{GuiRounding as _, Rot2};
use egui::epaint::{EllipseShape, RectShape, TessellationOptions, Tessellator};
use egui::{
    Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2,
};
use kurbo::{BezPath, PathEl};

/// The canvas of a picture, around the origin, in points.
pub struct Sketch {
    shapes: Vec<Shape>,
    /// Half the width of an anti-aliased edge, in points.
    pub(crate) feather: f32,
}

impl Sketch {
    pub(crate) fn add(&mut self, shape: impl Into<Shape>) {
        self.shapes.push(shape.into());
    }

    pub(crate) fn rect(
        &mut self,
        rect: Rect,
        corner: f32,
        fill: Color32,
        stroke: impl Into<Stroke>,
    ) {
        let corner = CornerRadius::from(corner);
        self.add(RectShape::new(
            rect,
            corner,
            fill,
            stroke,
            StrokeKind::Inside,
        ));
    }

    /// Adds a filled circle of radius `r`, in points.
    pub fn disc(&mut self, center: Pos2, r: f32, fill: Color32) {
        // The sagitta of one side determines the number of corners.
        let half = (1.0 - self.tolerance() / r.max(self.feather)).acos();
        let count = (PI / half).ceil().max(8.0);
        let corner = |n: u32| center + Vec2::angled(TAU * n as f32 / count) * r;
        let points = (0..count as u32).map(corner).collect();
        self.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }

    /// Maximum invisible deviation of a line, in points.
    pub(super) fn tolerance(&self) -> f32 {
        0.5 * self.feather
    }

    /// Adds the outline of a circle of radius `r`, in points.
    pub fn ring(&mut self, center: Pos2, r: f32, stroke: impl Into<Stroke>) {
        self.add(Shape::circle_stroke(center, r, stroke));
    }

    pub(crate) fn ellipse(&mut self, center: Pos2, radius: Vec2, fill: Color32, stroke: Stroke) {
        self.add(EllipseShape {
            center,
            radius,
            fill,
            stroke,
            angle: 0.0,
        });
    }

    /// The lines of SVG path data, with `scale` points per unit: the points of each, in units, and whether it is closed.
    /// Curves have as many points as are visible.
    pub(super) fn lines_of(&self, path: &str, scale: f32) -> Vec<(Vec<Pos2>, bool)> {
        let path = BezPath::from_svg(path).expect("a picture is SVG path data");
        flat(&path, self.tolerance() / scale)
    }

    /// A line with round ends.
    pub fn line(&mut self, points: Vec<Pos2>, stroke: Stroke) {
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else {
            return;
        };
        // Built-in ends would be cut off square.
        for end in [first, last] {
            self.disc(end, stroke.width / 2.0, stroke.color);
        }
        self.add(Shape::line(points, stroke));
    }
}

/// The lines of a path, each with whether it is closed. Straight lines deviate from curves by at most `tolerance`.
pub(super) fn flat(path: &BezPath, tolerance: f32) -> Vec<(Vec<Pos2>, bool)> {
    let mut lines: Vec<(Vec<Pos2>, bool)> = Vec::new();
    kurbo::flatten(path, tolerance.into(), |part| {
        let point = part.end_point().map(|end| pos2(end.x as f32, end.y as f32));
        match (part, point, lines.last_mut()) {
            (PathEl::MoveTo(_), Some(point), _) => lines.push((vec![point], false)),
            (PathEl::ClosePath, _, Some((points, is_closed))) => {
                *is_closed = true;
                let start = points[0];
                // A line between equal points would have no direction.
                points.pop_if(|end| end.distance(start) < 1e-3);
            }
            (_, Some(point), Some((points, _))) => points.push(point),
            _ => {}
        }
    });
    lines
}

/// Paints a picture at this position, rotated by an angle in radians. Pictures that look different need different
/// `key`s.
///
/// The position is rounded to whole pixels, so that lines stay sharp.
pub fn stamp(painter: &Painter, at: Pos2, angle: f32, key: impl Hash, draw: &dyn Fn(&mut Sketch)) {
    let pixels = painter.pixels_per_point();
    let at = at.round_to_pixels(pixels);
    let look = egui::util::hash((key, pixels.to_bits()));
    let place = egui::util::hash((look, at.x.to_bits(), at.y.to_bits(), angle.to_bits()));
    let mesh = painter.ctx().memory_mut(|memory| {
        let pictures = memory.caches.cache::<Pictures>();
        // Requested even if it is not needed, so that it stays cached while the picture is shown anywhere.
        let drawn = pictures.get(look, || cut(pixels, draw));
        pictures.get(place, || {
            let mut mesh = drawn.as_ref().clone();
            if angle != 0.0 {
                mesh.rotate(Rot2::from_angle(angle), Pos2::ZERO);
            }
            mesh.translate(at.to_vec2());
            mesh
        })
    });
    painter.add(Shape::Mesh(mesh));
}

/// The pictures of the last frame, tessellated around the origin and as positioned.
#[derive(Default)]
struct Pictures {
    frame: u32,
    meshes: HashMap<u64, (u32, Arc<Mesh>)>,
}

impl Pictures {
    fn get(&mut self, key: u64, make: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        let (seen, mesh) = self
            .meshes
            .entry(key)
            .or_insert_with(|| (0, Arc::new(make())));
        *seen = self.frame;
        Arc::clone(mesh)
    }
}

impl CacheTrait for Pictures {
    fn update(&mut self) {
        let frame = self.frame;
        self.meshes.retain(|_, (seen, _)| *seen == frame);
        self.frame = frame.wrapping_add(1);
    }

    fn len(&self) -> usize {
        self.meshes.len()
    }
}

/// Draws and tessellates a picture.
fn cut(pixels: f32, draw: &dyn Fn(&mut Sketch)) -> Mesh {
    let mut sketch = Sketch {
        shapes: Vec::new(),
        feather: 0.5 / pixels,
    };
    draw(&mut sketch);
    let options = TessellationOptions {
        // The texture with ready-made discs may change between frames.
        prerasterized_discs: false,
        coarse_tessellation_culling: false,
        ..TessellationOptions::default()
    };
    let mut mesh = Mesh::default();
    let mut tessellator = Tessellator::new(pixels, options, [1, 1], Vec::new());
    tessellator.tessellate_shape(Shape::Vec(sketch.shapes), &mut mesh);
    mesh
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, pos2};

    use super::*;

    #[test]
    fn pictures_are_cached_while_they_are_shown() {
        let ctx = Context::default();
        let kept = |shown: u8| {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                for n in 0..shown {
                    let at = pos2(10.0 * f32::from(n), 0.0);
                    stamp(ui.painter(), at, 0.0, "dot", &|sketch| {
                        sketch.disc(Pos2::ZERO, 3.0, Color32::WHITE);
                    });
                }
            });
            output.textures_delta.clear();
            ctx.memory_mut(|memory| memory.caches.cache::<Pictures>().len())
        };
        // One picture, and each of its positions.
        assert_eq!([kept(3), kept(3)], [4, 4]);
        kept(1);
        assert_eq!(kept(1), 2);
        kept(0);
        assert_eq!(kept(0), 0);
    }
}
