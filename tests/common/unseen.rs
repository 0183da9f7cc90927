//! A window without a display.

use std::hint::black_box;
use std::mem;

use courtyard::ui::App;
use egui::{Context, FullOutput, Pos2, RawInput, Rect, Vec2, ViewportId};

/// Runs one frame of a window of this size and pixel density, from the input to the triangles for a graphics card. The
/// returned output has no textures or shapes.
pub fn frame(
    ctx: &Context,
    app: &mut App,
    (size, density): (Vec2, f32),
    input: RawInput,
) -> FullOutput {
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        ..input
    };
    let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
    viewport.native_pixels_per_point = Some(density);
    let mut output = ctx.run_ui(input, |ui| app.show(ui));
    output.textures_delta.clear();
    let shapes = mem::take(&mut output.shapes);
    black_box(ctx.tessellate(shapes, output.pixels_per_point));
    output
}
