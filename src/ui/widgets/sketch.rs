//! Pictures that are worked out once and then only put in their place.
//!
//! A picture of many small shapes costs more to cut into triangles than everything else in a frame. So it is drawn
//! around the origin, cut once, and kept by the context as long as every frame shows it.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use egui::cache::{ComputerMut, FrameCache};
use egui::emath::{GuiRounding as _, Rot2};
use egui::epaint::{EllipseShape, RectShape, TessellationOptions, Tessellator};
use egui::{Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

/// What a picture is drawn on: around the origin, in points.
pub(super) struct Sketch {
    shapes: Vec<Shape>,
    /// Half the width of a softened edge, in points.
    pub(super) feather: f32,
}

impl Sketch {
    pub(super) fn add(&mut self, shape: impl Into<Shape>) {
        self.shapes.push(shape.into());
    }

    pub(super) fn rect(
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

    pub(super) fn disc(&mut self, center: Pos2, r: f32, fill: Color32) {
        self.add(Shape::circle_filled(center, r, fill));
    }

    pub(super) fn ring(&mut self, center: Pos2, r: f32, stroke: impl Into<Stroke>) {
        self.add(Shape::circle_stroke(center, r, stroke));
    }

    pub(super) fn ellipse(&mut self, center: Pos2, radius: Vec2, fill: Color32, stroke: Stroke) {
        self.add(EllipseShape {
            center,
            radius,
            fill,
            stroke,
            angle: 0.0,
        });
    }

    /// A line with round ends.
    pub(super) fn line(&mut self, points: Vec<Pos2>, stroke: Stroke) {
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else {
            return;
        };
        // Ends of its own would be cut off square.
        for end in [first, last] {
            self.disc(end, stroke.width / 2.0, stroke.color);
        }
        self.add(Shape::line(points, stroke));
    }
}

/// Puts a picture in its place, turned by an angle in radians. What differs in its look differs in its `key`.
///
/// The place is moved to whole pixels, so that lines are as crisp as they were drawn.
pub(super) fn stamp(
    painter: &Painter,
    at: Pos2,
    angle: f32,
    key: impl Hash,
    draw: &dyn Fn(&mut Sketch),
) {
    let pixels = painter.pixels_per_point();
    let job = Job {
        key: egui::util::hash((key, pixels.to_bits())),
        pixels,
        draw,
    };
    let picture = painter.ctx().memory_mut(|memory| {
        let pictures = memory.caches.cache::<FrameCache<Arc<Mesh>, Cutter>>();
        pictures.get(job).clone()
    });
    let mut mesh = picture.as_ref().clone();
    if angle != 0.0 {
        mesh.rotate(Rot2::from_angle(angle), Pos2::ZERO);
    }
    mesh.translate(at.round_to_pixels(pixels).to_vec2());
    painter.add(mesh);
}

#[derive(Clone, Copy)]
struct Job<'a> {
    key: u64,
    pixels: f32,
    draw: &'a dyn Fn(&mut Sketch),
}

impl Hash for Job<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

/// Cuts a picture into triangles.
#[derive(Default)]
struct Cutter;

impl ComputerMut<Job<'_>, Arc<Mesh>> for Cutter {
    fn compute(&mut self, job: Job<'_>) -> Arc<Mesh> {
        let mut sketch = Sketch {
            shapes: Vec::new(),
            feather: 0.5 / job.pixels,
        };
        (job.draw)(&mut sketch);
        let options = TessellationOptions {
            // The texture with ready-made discs may change between frames.
            prerasterized_discs: false,
            coarse_tessellation_culling: false,
            ..TessellationOptions::default()
        };
        let mut mesh = Mesh::default();
        let mut tessellator = Tessellator::new(job.pixels, options, [1, 1], Vec::new());
        tessellator.tessellate_shape(Shape::Vec(sketch.shapes), &mut mesh);
        Arc::new(mesh)
    }
}
