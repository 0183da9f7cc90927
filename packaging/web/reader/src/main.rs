//! Reads QR codes where the browser cannot.

use rqrr::PreparedImage;
use wasm_bindgen::prelude::wasm_bindgen;

/// The text of the first QR code in a picture with four bytes per pixel, of which the second is used: green.
#[wasm_bindgen]
pub fn read(pixels: &[u8], width: usize, height: usize) -> Option<String> {
    let green = |x: usize, y: usize| {
        let pixel = pixels.get((y * width + x) * 4 + 1);
        pixel.copied().unwrap_or(u8::MAX)
    };
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, green);
    let codes = picture.detect_grids();
    codes
        .iter()
        .find_map(|code| code.decode().ok())
        .map(|(_, text)| text)
}

fn main() {}
