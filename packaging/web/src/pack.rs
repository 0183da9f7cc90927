//! Makes files smaller, as servers send them: once and as well as it can be done, rather than at every request.

use std::io::{self, Write as _};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The content for browsers that understand `br`, which all do that can run the app.
///
/// # Errors
/// None that memory would not give.
pub fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams {
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut packed, &params)?;
    Ok(packed)
}

/// The content for whoever understands `gzip`.
///
/// # Errors
/// None that memory would not give.
pub fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}
