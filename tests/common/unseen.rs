//! A window that is not there.

use std::hint::black_box;
use std::mem;

use courtyard::ui::App;
use egui::{Context, FullOutput, Pos2, RawInput, Rect, Vec2, ViewportId};

/// One frame of a window of this size and so many pixels a point, from the input to the triangles that a graphics card
/// would get. What is given back has neither pictures nor shapes any more.
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
