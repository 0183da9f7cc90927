//! Clears the window with the background colour of the picture instead of painting it.
//!
//! Without a graphics card, painting a rectangle as large as the window takes as long as painting everything on it;
//! clearing is almost free.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::emath::TSTransform;
use egui::epaint::ClippedShape;
use egui::{Color32, Context, CornerRadius, FullOutput, Plugin, Rect, Shape};

/// The colour for clearing a window.
#[derive(Debug, Clone, Default)]
pub struct ClearColor(Arc<Mutex<Color32>>);

impl ClearColor {
    fn lock(&self) -> MutexGuard<'_, Color32> {
        // A colour is consistent even after a panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The colour, as red, green, blue and opacity from 0 to 1.
    pub fn color(&self) -> [f32; 4] {
        self.lock().to_normalized_gamma_f32()
    }
}

/// Removes the shapes of a picture that clearing replaces.
///
/// Has to be added after all plugins that inspect pictures.
#[derive(Debug)]
pub struct Clearing {
    color: ClearColor,
}

impl Clearing {
    /// Writes the colour of the background here.
    pub fn new(color: ClearColor) -> Clearing {
        Clearing { color }
    }
}

impl Plugin for Clearing {
    fn debug_name(&self) -> &'static str {
        "Clearing"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        // Over another picture, nothing is painted where nothing is.
        let color = clear(&mut output.shapes, ctx.viewport_rect());
        *self.color.lock() = color.unwrap_or(Color32::TRANSPARENT);
    }
}

/// The least share of the window that a background covers.
const LEAST: f32 = 0.25;

/// Removes the plain rectangles at the bottom in the colour that covers the largest area. Returns the colour, if it
/// covers enough of the window for a background.
fn clear(shapes: &mut Vec<ClippedShape>, window: Rect) -> Option<Color32> {
    let plain: Vec<Option<(Color32, Rect)>> =
        shapes.iter().map(|shape| plain(shape, window)).collect();
    let mut areas: Vec<(Color32, f32)> = Vec::new();
    for &(color, rect) in plain.iter().flatten() {
        match areas.iter_mut().find(|(known, _)| *known == color) {
            Some((_, area)) => *area += rect.area(),
            None => areas.push((color, rect.area())),
        }
    }
    let most = areas.into_iter().max_by(|(_, a), (_, b)| a.total_cmp(b));
    let (background, _) = most.filter(|(_, area)| *area >= LEAST * window.area())?;
    // The areas where something has been painted that remains.
    let mut painted: Vec<Rect> = Vec::new();
    let mut plain = plain.into_iter();
    shapes.retain(|shape| {
        if let Some(Some((color, rect))) = plain.next()
            && color == background
            && !painted
                .iter()
                .any(|below| below.intersect(rect).is_positive())
        {
            return false;
        }
        // Usually the same as for the previous shape.
        if painted.last() != Some(&shape.clip_rect) {
            painted.push(shape.clip_rect);
        }
        true
    });
    Some(background)
}

/// The colour of an opaque rectangle, and its visible area in the window.
fn plain(shape: &ClippedShape, window: Rect) -> Option<(Color32, Rect)> {
    let Shape::Rect(rect) = &shape.shape else {
        return None;
    };
    let is_plain = rect.fill.is_opaque()
        && rect.corner_radius == CornerRadius::ZERO
        && rect.stroke.is_empty()
        && rect.blur_width == 0.0
        && rect.angle == 0.0
        && rect.brush.is_none()
        && shape.transform_after_tessellation == TSTransform::IDENTITY;
    let seen = rect.rect.intersect(shape.clip_rect).intersect(window);
    (is_plain && seen.is_positive()).then_some((rect.fill, seen))
}

#[cfg(test)]
mod tests {
    use egui::{StrokeKind, pos2};

    use super::*;

    const WINDOW: Rect = Rect {
        min: pos2(0.0, 0.0),
        max: pos2(100.0, 200.0),
    };

    fn rect(color: Color32, top: f32, bottom: f32) -> ClippedShape {
        let rect = Rect::from_x_y_ranges(0.0..=100.0, top..=bottom);
        ClippedShape::new(rect, Shape::rect_filled(rect, 0.0, color))
    }

    /// The number of remaining shapes, and the colour of the background.
    fn cleared(mut shapes: Vec<ClippedShape>) -> (usize, Option<Color32>) {
        let background = clear(&mut shapes, WINDOW);
        (shapes.len(), background)
    }

    #[test]
    fn the_background_of_the_window_is_not_painted() {
        let whole = rect(Color32::RED, 0.0, 200.0);
        let thing = rect(Color32::BLUE, 10.0, 20.0);
        assert_eq!(cleared(vec![whole, thing]), (1, Some(Color32::RED)));
        assert_eq!(cleared(Vec::new()), (0, None));
    }

    #[test]
    fn the_background_colour_with_the_largest_area_is_not_painted() {
        let parts = [
            rect(Color32::RED, 150.0, 200.0),
            rect(Color32::BLUE, 0.0, 80.0),
            rect(Color32::RED, 80.0, 150.0),
        ];
        assert_eq!(cleared(parts.into()), (1, Some(Color32::RED)));
    }

    #[test]
    fn covering_and_transparent_shapes_are_painted() {
        let whole = rect(Color32::RED, 0.0, 200.0);
        let thing = rect(Color32::BLUE, 10.0, 20.0);
        let over = vec![whole.clone(), thing.clone(), rect(Color32::RED, 0.0, 50.0)];
        assert_eq!(cleared(over), (2, Some(Color32::RED)), "it hides the thing");
        let veil = rect(Color32::from_black_alpha(99), 0.0, 200.0);
        assert_eq!(cleared(vec![whole.clone(), veil]), (1, Some(Color32::RED)));
        let mut framed = whole;
        framed.shape = Shape::rect_stroke(WINDOW, 0.0, (1.0, Color32::RED), StrokeKind::Inside);
        assert_eq!(cleared(vec![framed]), (1, None));
    }
}
