//! The QR codes of URLs.

use qrcode::{Color, QrCode};

/// The rows of the QR code of a URL: `1` for a dark module, `0` for a light one. Empty if the URL is too long for one,
/// which no invitation is.
pub fn qr_code(url: &str) -> Vec<String> {
    let Ok(code) = QrCode::new(url) else {
        return Vec::new();
    };
    let width = code.width();
    let modules = code.into_colors();
    let rows = modules.chunks(width);
    let digit = |module: &Color| module.select('1', '0');
    rows.map(|row| row.iter().map(digit).collect()).collect()
}
