//! Compresses files for servers once, with maximum compression, instead of at every request.

use std::io::{self, Write as _};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The content compressed with Brotli, which all browsers that can run the app support.
///
/// # Errors
/// Only if memory is exhausted.
pub fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams {
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut packed, &params)?;
    Ok(packed)
}

/// The content compressed with gzip.
///
/// # Errors
/// Only if memory is exhausted.
pub fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}
