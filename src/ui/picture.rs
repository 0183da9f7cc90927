//! A part of the screens as a picture in a file: egui lays it out, and its triangles are drawn without graphics hardware.

use std::collections::HashMap;

use egui::epaint::{ImageDelta, Primitive, Vertex};
use egui::{
    ColorImage, Context, ImageData, Mesh, Pos2, RawInput, Rect, Ui, Vec2, ViewportId, vec2,
};

use crate::theme::{self, size};
use courtyard_settings::Settings;

/// Pixels per point.
const DENSITY: f32 = 2.0;

/// Draws content of this width, in points, as a PNG file; `None` if it has no height.
pub(crate) fn picture(
    settings: &Settings,
    width: f32,
    mut content: impl FnMut(&mut Ui),
) -> Option<Vec<u8>> {
    let ctx = Context::default();
    theme::install(&ctx);
    theme::apply(&ctx, settings);
    let mut textures = HashMap::new();
    let mut draw = || {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(width, size::PICTURE))),
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(DENSITY);
        let mut used = Vec2::ZERO;
        let mut output = ctx.run_ui(input, |ui| {
            content(ui);
            used = ui.min_rect().max.to_vec2();
        });
        for (id, deltas) in output.textures_delta.set.drain() {
            let texture = textures.entry(id).or_default();
            deltas.into_iter().for_each(|delta| update(texture, delta));
        }
        output.textures_delta.clear();
        (output.shapes, used)
    };
    // Fonts are loaded by the first frame.
    draw();
    let (shapes, used) = draw();
    let mut canvas = Canvas::new(vec2(width, used.y) * DENSITY);
    for clipped in ctx.tessellate(shapes, DENSITY) {
        if let Primitive::Mesh(mesh) = clipped.primitive
            && let Some(texture) = textures.get(&mesh.texture_id)
        {
            canvas.mesh(&mesh, texture, clipped.clip_rect);
        }
    }
    canvas.png()
}

/// Applies a change to a texture.
fn update(texture: &mut ColorImage, delta: ImageDelta) {
    let ImageData::Color(image) = delta.image;
    let Some([left, top]) = delta.pos else {
        *texture = (*image).clone();
        return;
    };
    for (row, pixels) in image.pixels.chunks(image.size[0].max(1)).enumerate() {
        let start = (top + row) * texture.size[0] + left;
        if let Some(place) = texture.pixels.get_mut(start..start + pixels.len()) {
            place.copy_from_slice(pixels);
        }
    }
}

/// Pixels that are drawn on.
struct Canvas {
    size: [usize; 2],
    /// Red, green and blue.
    pixels: Vec<[u8; 3]>,
}

impl Canvas {
    fn new(size: Vec2) -> Canvas {
        let size = [size.x.ceil() as usize, size.y.ceil() as usize];
        Canvas {
            size,
            pixels: vec![[0; 3]; size[0] * size[1]],
        }
    }

    fn mesh(&mut self, mesh: &Mesh, texture: &ColorImage, clip: Rect) {
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [corners[0], corners[1], corners[2]];
            self.triangle(corners.map(|n| mesh.vertices[n as usize]), texture, clip);
        }
    }

    /// Draws a triangle. Each pixel on the common edge of two triangles is drawn once.
    fn triangle(&mut self, corners: [Vertex; 3], texture: &ColorImage, clip: Rect) {
        let [a, mut b, mut c] = corners;
        let area = cross(b.pos - a.pos, c.pos - a.pos);
        if area < 0.0 {
            std::mem::swap(&mut b, &mut c);
        }
        let corners = [a, b, c];
        let bounds = Rect::from_points(&corners.map(|corner| corner.pos)).intersect(clip);
        let [columns, rows] = [
            (bounds.left(), bounds.right(), self.size[0]),
            (bounds.top(), bounds.bottom(), self.size[1]),
        ]
        .map(|(from, to, size)| {
            let from = (from * DENSITY).floor().max(0.0) as usize;
            from..((to * DENSITY).ceil().max(0.0) as usize).min(size)
        });
        for row in rows {
            for column in columns.clone() {
                let at = Pos2::new(column as f32 + 0.5, row as f32 + 0.5) / DENSITY;
                if clip.contains(at)
                    && let Some(weights) = weights(&corners, at)
                {
                    let pixel = &mut self.pixels[row * self.size[0] + column];
                    *pixel = blend(*pixel, color(&corners, weights, texture));
                }
            }
        }
    }

    fn png(&self) -> Option<Vec<u8>> {
        let [width, height] = self.size;
        let mut file = Vec::new();
        let size = [width, height].map(|side| u32::try_from(side).ok());
        let mut encoder = png::Encoder::new(&mut file, size[0]?, size[1]?);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().ok()?;
        writer.write_image_data(self.pixels.as_flattened()).ok()?;
        writer.finish().ok()?;
        Some(file)
    }
}

fn cross(a: Vec2, b: Vec2) -> f32 {
    a.x * b.y - a.y * b.x
}

/// The weights of the corners at this point; `None` if it is outside.
fn weights(corners: &[Vertex; 3], at: Pos2) -> Option<[f32; 3]> {
    let mut weights = [0.0; 3];
    for (n, weight) in weights.iter_mut().enumerate() {
        let (from, to) = (corners[(n + 1) % 3].pos, corners[(n + 2) % 3].pos);
        let edge = to - from;
        *weight = cross(edge, at - from);
        let is_owned = edge.y < 0.0 || edge.y == 0.0 && edge.x > 0.0;
        if *weight < 0.0 || *weight == 0.0 && !is_owned {
            return None;
        }
    }
    let sum: f32 = weights.iter().sum();
    (sum > 0.0).then(|| weights.map(|weight| weight / sum))
}

/// The colour of a triangle: that of its corners, times that of the texture.
fn color(corners: &[Vertex; 3], weights: [f32; 3], texture: &ColorImage) -> [f32; 4] {
    let (mut color, mut uv) = ([0.0; 4], Vec2::ZERO);
    for (corner, weight) in corners.iter().zip(weights) {
        uv += corner.uv.to_vec2() * weight;
        for (sum, part) in color.iter_mut().zip(corner.color.to_array()) {
            *sum += f32::from(part) * weight;
        }
    }
    let [width, height] = texture.size;
    let place = |share: f32, side: usize| {
        let place = (share * side as f32).max(0.0) as usize;
        place.min(side.saturating_sub(1))
    };
    let texel = texture
        .pixels
        .get(place(uv.y, height) * width + place(uv.x, width));
    let texel = texel.copied().unwrap_or_default().to_array();
    for (part, texel) in color.iter_mut().zip(texel) {
        *part *= f32::from(texel) / FULL;
    }
    color
}

/// The value of a full colour.
const FULL: f32 = u8::MAX as f32;

/// Draws a colour, multiplied by its opacity, over another one.
fn blend(below: [u8; 3], [red, green, blue, opacity]: [f32; 4]) -> [u8; 3] {
    let rest = 1.0 - opacity / FULL;
    let mix = |n: usize, above: f32| (above + f32::from(below[n]) * rest).round() as u8;
    [mix(0, red), mix(1, green), mix(2, blue)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, Sense};

    #[test]
    fn a_picture_has_the_size_and_colours_of_its_content() {
        let fill = Color32::from_rgb(200, 40, 10);
        let file = picture(&Settings::default(), 60.0, |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(60.0, 30.0), Sense::hover());
            ui.painter().rect_filled(rect, 0.0, fill);
        });
        let file = file.unwrap();
        let decoder = png::Decoder::new(std::io::Cursor::new(&file[..]));
        let mut reader = decoder.read_info().unwrap();
        let info = reader.info();
        assert_eq!((info.width, info.height), (120, 60));
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        let inside = pixels.chunks(3).filter(|pixel| *pixel == [200, 40, 10]);
        assert!(inside.count() > 118 * 58, "the content fills the picture");
    }
}
