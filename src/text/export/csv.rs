//! The session as comma-separated values (RFC 4180).

use csv::{Terminator, WriterBuilder};
use serde::ser::Error as _;

use crate::seat::Seat;
use crate::text::{Story, Text, say};

/// A row for every entry, those taken back included.
///
/// # Errors
/// As for [`table`].
pub(super) fn csv(text: &Text, story: &Story) -> Result<String, serde_json::Error> {
    let gauge = |seat: Seat| {
        say!(
            text,
            "export-gauge-of",
            gauge = &story.gauge_name,
            player = &story.players[seat]
        )
    };
    let head = [
        "entry", "time", "turn", "player", "type", "in_force", "action", "details",
    ];
    let mut head: Vec<String> = head.map(String::from).to_vec();
    head.extend(story.players.seats().map(|seat| told(&gauge(seat))));
    let mut rows = vec![head];
    for (line, in_force) in story.all() {
        let details: Vec<&str> = line.details().collect();
        let mut fields = vec![
            line.n.to_string(),
            line.at.map(|at| at.to_rfc3339()).unwrap_or_default(),
            line.turn.to_string(),
            told(line.seat.map_or("", |seat| &story.players[seat])),
            line.kind.to_owned(),
            match (line.kind, in_force) {
                ("undo" | "redo", _) => "",
                (_, true) => "yes",
                (_, false) => "no",
            }
            .to_owned(),
            told(&line.headline),
            told(&details.join(" | ")),
        ];
        fields.extend(line.gauge.values().iter().map(i64::to_string));
        rows.push(fields);
    }
    table(&rows)
}

/// A text that no spreadsheet takes for a formula.
pub(super) fn told(text: &str) -> String {
    let formula = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];
    match text.trim_start_matches(' ').starts_with(formula) {
        true => format!("'{text}"),
        false => text.to_owned(),
    }
}

/// The rows as one table, each field quoted where it has to be.
///
/// # Errors
/// When the rows are not of one length.
pub(super) fn table(rows: &[Vec<String>]) -> Result<String, serde_json::Error> {
    let mut table = WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(Vec::new());
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
        assert_eq!(told("=1+1"), "'=1+1");
        assert_eq!(told("  @x"), "'  @x");
        assert_eq!(told("Ana"), "Ana");
        assert_eq!(
            table(&[vec!["a,b".into(), "say \"x\"".into(), "c".into()]]).unwrap(),
            "\"a,b\",\"say \"\"x\"\"\",c\r\n"
        );
    }
}
