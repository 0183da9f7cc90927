//! What has been built, and how large it is.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use anstyle::Style;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::page::Files;
use crate::program::{OLDEST_WASM_OPT, Optimised};

/// A table of the files, and what has come of wasm-opt.
pub fn tell(files: &Files, optimised: &Optimised, out: &Path) -> String {
    let strong = Style::new().bold();
    let faint = Style::new().dimmed();
    let mut told = String::new();
    let mut line = |style: Style, name: &str, raw: &str, zipped: &str| {
        let _ = writeln!(told, "{style}{name:<40} {raw:>12} {zipped:>12}{style:#}");
    };
    line(faint, "file", "bytes", "gzipped");
    let (mut all, mut all_zipped) = (0, 0);
    for (name, content) in files {
        let zipped = gzipped(content);
        all += content.len();
        all_zipped += zipped;
        line(
            Style::new(),
            name,
            &grouped(content.len()),
            &grouped(zipped),
        );
    }
    line(strong, "in all", &grouped(all), &grouped(all_zipped));
    let wasm_opt = match optimised {
        Optimised::By { version, before } => {
            format!("{version} was used, on {} bytes", grouped(*before))
        }
        Optimised::Unasked => "not used, for a quick build".to_owned(),
        Optimised::Absent => "not used: none is installed".to_owned(),
        Optimised::Old { version } => {
            format!("not used: {version} is too old, {OLDEST_WASM_OPT} or newer is needed")
        }
        Optimised::Failed { version, why } => {
            format!("not used: {version} could not do its work: {why}")
        }
    };
    let _ = writeln!(
        told,
        "\nwasm-opt: {}",
        wasm_opt.trim_start_matches("wasm-opt ")
    );
    let _ = writeln!(told, "The page lies in {strong}{}{strong:#}", out.display());
    told
}

/// How many bytes a server sends.
fn gzipped(content: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let zipped = encoder.write_all(content).and_then(|()| encoder.finish());
    // What does not become smaller is sent as it is.
    zipped.map_or(content.len(), |zipped| zipped.len().min(content.len()))
}

/// A number with its thousands apart.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_can_be_read() {
        let all = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(all, ["0", "999", "1 000", "1 234 567"]);
    }
}
