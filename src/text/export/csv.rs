//! Tables for spreadsheets: comma-separated values (RFC 4180), in UTF-8 with a byte order mark, and the session as such
//! a table.

use std::io::{self, Write};

use csv::{Terminator, Writer, WriterBuilder};
use serde::ser::Error as _;
use strum::{EnumCount, EnumString, VariantArray, VariantNames};

use crate::{Log, Text, decimal, plain, say};
use courtyard_core::encoding::MARK;
use courtyard_core::named;
use courtyard_core::seat::Seat;

/// The character between two fields of a row.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// The tab character.
    Tab,
}

named!(Separator; all);

impl Separator {
    /// The separator that spreadsheets in this language expect: a semicolon where the comma is the decimal sign.
    pub fn of(text: &Text) -> Separator {
        if decimal(text, 0.5, 1).contains(',') {
            Separator::Semicolon
        } else {
            Separator::Comma
        }
    }

    /// The character.
    pub const fn sign(self) -> char {
        match self {
            Separator::Comma => ',',
            Separator::Semicolon => ';',
            Separator::Tab => '\t',
        }
    }
}

/// Writes one row per entry, including undone actions.
///
/// # Errors
/// Fails if writing fails.
pub(super) fn csv(
    text: &Text,
    log: &Log<'_>,
    separator: Separator,
    out: &mut dyn Write,
) -> io::Result<()> {
    let gauge = |seat: Seat| {
        say!(
            text,
            "export-gauge-of",
            gauge = &log.gauge_name,
            player = &log.players[seat]
        )
    };
    let head = [
        "entry", "time", "turn", "player", "type", "in_force", "action", "details",
    ];
    let mut head: Vec<String> = head.map(String::from).to_vec();
    head.extend(log.players.seats().map(|seat| escaped(&gauge(seat))));
    let mut table = writer(separator, out)?;
    table.write_record(head).map_err(unwritten)?;
    for (line, in_force) in log.all() {
        let details: Vec<&str> = line.details().collect();
        let mut fields = vec![
            line.n.to_string(),
            line.at.map(|at| at.to_rfc3339()).unwrap_or_default(),
            line.turn.to_string(),
            escaped(line.seat.map_or("", |seat| &log.players[seat])),
            line.kind.to_owned(),
            match (line.kind, in_force) {
                ("undo" | "redo", _) => "",
                (_, true) => "yes",
                (_, false) => "no",
            }
            .to_owned(),
            escaped(&line.headline),
            escaped(&details.join(" | ")),
        ];
        fields.extend(line.gauge.values().iter().map(i64::to_string));
        table.write_record(fields).map_err(unwritten)?;
    }
    table.flush()
}

/// Converts an error of the CSV writer to the error of the underlying writer.
fn unwritten(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

/// Escapes a text that spreadsheets would take for a formula.
pub(crate) fn escaped(text: &str) -> String {
    let formula = [
        '=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−',
    ];
    let text = plain(text);
    // Invisible characters at the start are skipped.
    let seen = text.trim_start_matches(|c: char| c.is_whitespace() || is_unseen(c));
    if seen.starts_with(formula) {
        format!("'{text}")
    } else {
        text.into_owned()
    }
}

/// Whether a character is invisible. Spreadsheets skip some of these.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        )
}

/// A writer of rows that end as in RFC 4180, after a byte order mark: without it, spreadsheets take UTF-8 for another
/// encoding.
fn writer<W: Write>(separator: Separator, mut out: W) -> io::Result<Writer<W>> {
    out.write_all(MARK.as_bytes())?;
    Ok(WriterBuilder::new()
        .delimiter(separator.sign() as u8)
        .terminator(Terminator::CRLF)
        .from_writer(out))
}

/// The rows as one table; fields are quoted if necessary.
///
/// # Errors
/// Fails if the rows differ in length.
pub(crate) fn table(
    separator: Separator,
    rows: &[Vec<String>],
) -> Result<String, serde_json::Error> {
    let mut table = writer(separator, Vec::new()).map_err(serde_json::Error::custom)?;
    for row in rows {
        table.write_record(row).map_err(serde_json::Error::custom)?;
    }
    let bytes = table.into_inner().map_err(serde_json::Error::custom)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_a_text_and_quotes_are_doubled() {
        assert_eq!(escaped("=1+1"), "'=1+1");
        assert_eq!(escaped("  @x"), "'  @x");
        assert_eq!(escaped("Ana"), "Ana");
        for hidden in [
            "\n=1",
            "\t=1",
            "\u{feff}=1",
            "\u{200b}=1",
            "﹦1",
            "\u{a0}\u{2060}+1",
            "\u{1b}=1",
        ] {
            assert!(escaped(hidden).starts_with('\''), "{hidden:?}");
        }
        assert_eq!(escaped("a\u{1b}[2J\u{202e}b"), "a\u{fffd}[2J\u{fffd}b");
        let row = [["a,b", "say \"x\"", "c;d"].map(String::from).to_vec()];
        assert_eq!(
            table(Separator::Comma, &row).unwrap(),
            "\u{feff}\"a,b\",\"say \"\"x\"\"\",c;d\r\n"
        );
        assert_eq!(
            table(Separator::Semicolon, &row).unwrap(),
            "\u{feff}a,b;\"say \"\"x\"\"\";\"c;d\"\r\n"
        );
    }
}
