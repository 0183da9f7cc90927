//! A report of the files that were built and their sizes.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use anstyle::Style;

use crate::pack;
use crate::page::Laid;
use crate::program::{OLDEST_WASM_OPT, Optimised};

/// A table of the files, and the result of wasm-opt.
///
/// # Errors
/// If a file cannot be compressed.
pub fn describe(laid: &Laid, optimised: &Optimised, out: &Path) -> io::Result<String> {
    let strong = Style::new().bold();
    let faint = Style::new().dimmed();
    let mut table = String::new();
    let mut line = |style: Style, name: &str, sizes: [&str; 3]| {
        let [raw, zipped, brotli] = sizes;
        let _ = writeln!(
            table,
            "{style}{name:<40} {raw:>12} {zipped:>12} {brotli:>12}{style:#}"
        );
    };
    line(faint, "file", ["bytes", "gzipped", "brotli"]);
    let mut all = [0; 3];
    for (name, content) in &laid.files {
        let whole = content.len();
        // Compressing the program takes longer than a quick build.
        if matches!(optimised, Optimised::Unasked) {
            all[0] += whole;
            line(Style::new(), name, [&grouped(whole), "", ""]);
            continue;
        }
        // Files that do not become smaller are sent uncompressed.
        let zipped = match laid.packed.get(&format!("{name}.gz")) {
            Some(zipped) => zipped.len(),
            None => pack::gzip(content)?.len().min(whole),
        };
        let brotli = laid.packed.get(&format!("{name}.br"));
        let sizes = [whole, zipped, brotli.map_or(zipped, Vec::len)];
        for (all, size) in all.iter_mut().zip(sizes) {
            *all += size;
        }
        let [raw, zipped, brotli] = sizes.map(grouped);
        line(Style::new(), name, [&raw, &zipped, &brotli]);
    }
    let [raw, zipped, brotli] = all.map(|size| match size {
        0 => String::new(),
        size => grouped(size),
    });
    line(strong, "in all", [&raw, &zipped, &brotli]);
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
        table,
        "\nwasm-opt: {}",
        wasm_opt.trim_start_matches("wasm-opt ")
    );
    let _ = writeln!(
        table,
        "The page lies in {strong}{}{strong:#}",
        out.display()
    );
    Ok(table)
}

/// A number with thousands separators.
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
    fn numbers_have_thousands_separators() {
        let all = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(all, ["0", "999", "1 000", "1 234 567"]);
    }
}
