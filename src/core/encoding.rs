//! The encoding of text files that other programs have saved.

/// A byte order mark in UTF-8, which some editors write at the beginning of a file.
pub const MARK: &str = "\u{feff}";

/// The text without a byte order mark.
pub fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(MARK.as_bytes()).unwrap_or(text)
}

/// Whether a text that begins with a bracket, or has a byte order mark, is in UTF-16.
pub fn is_utf16(text: &[u8]) -> bool {
    let begins = [&b"\xff\xfe"[..], b"\xfe\xff", b"{\0", b"\0{"];
    begins.iter().any(|beginning| text.starts_with(beginning))
}
