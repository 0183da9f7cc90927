//! The session as one JSON document.

use std::io::{self, Write};

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::{Describe, Line, Log, is_rough};
use courtyard_lab::story::Story;
use courtyard_session::{Entry, Header, Session};

/// The players, every entry as recorded and in words, and the table at the end.
#[derive(Serialize)]
#[serde(bound = "")]
struct Document<'a, G: Describe> {
    header: &'a Header,
    title: &'a str,
    facts: Vec<Value>,
    gauge: &'a str,
    entries: Entries<'a, G>,
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<&'a Story>,
    state: Value,
}

/// The entries, each described when it is written.
struct Entries<'a, G: Describe> {
    session: &'a Session<G>,
    log: &'a Log<'a>,
}

impl<G: Describe> Serialize for Entries<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries = serializer.serialize_seq(None)?;
        for (entry, (line, in_force)) in self.session.entries().iter().zip(self.log.all()) {
            entries.serialize_element(&exported(entry, &line, in_force))?;
        }
        entries.end()
    }
}

#[derive(Serialize)]
#[serde(bound = "A: Serialize")]
struct ExportedEntry<'a, A> {
    turn: u32,
    seat: Value,
    #[serde(rename = "type")]
    kind: &'a str,
    in_force: bool,
    text: &'a str,
    sums: Vec<Value>,
    consequences: &'a [String],
    gauge: Value,
    entry: &'a Entry<A>,
}

/// Writes the document, indented.
pub(super) fn json<G: Describe>(
    session: &Session<G>,
    log: &Log<'_>,
    story: Option<&Story>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let document = Document {
        header: session.header(),
        title: &log.title,
        facts: log
            .facts
            .iter()
            .map(|fact| json!({"name": fact.name, "value": fact.value}))
            .collect(),
        gauge: &log.gauge_name,
        entries: Entries { session, log },
        story,
        state: G::state(session.rules(), session.table(), &session.header().players),
    };
    let mut safe = Safe(out);
    serde_json::to_writer_pretty(&mut safe, &document)?;
    writeln!(out)
}

fn exported<'a, A>(entry: &'a Entry<A>, line: &'a Line, in_force: bool) -> ExportedEntry<'a, A> {
    let sums = line.sums.iter().map(|sum| {
        let terms = sum.terms.iter();
        let terms: Vec<Value> = terms
            .map(|term| json!({"name": term.name, "value": term.value}))
            .collect();
        json!({"title": sum.title, "terms": terms, "total": sum.total})
    });
    ExportedEntry {
        turn: line.turn,
        seat: json!(line.seat),
        kind: line.kind,
        in_force,
        text: &line.headline,
        sums: sums.collect(),
        consequences: &line.consequences,
        gauge: json!(line.gauge),
        entry,
    }
}

/// Escapes JSON while it is written. Every call passes whole characters, because JSON is written as strings.
struct Safe<'a>(&'a mut dyn Write);

impl Write for Safe<'_> {
    fn write(&mut self, json: &[u8]) -> io::Result<usize> {
        let text =
            str::from_utf8(json).map_err(|e| io::Error::new(io::ErrorKind::InvalidData, e))?;
        if text.contains(|c| c != '\n' && is_rough(c)) {
            self.0.write_all(safe_json(text).as_bytes())?;
        } else {
            self.0.write_all(json)?;
        }
        Ok(json.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Escapes every character of the JSON that a terminal could interpret. Outside of strings JSON has none.
pub fn safe_json(json: &str) -> String {
    let mut safe = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '\n' => safe.push(c),
            c if is_rough(c) => safe += &format!("\\u{:04x}", u32::from(c)),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escaped_json_has_the_same_meaning() {
        let wild = "a\u{9b}31m\u{7f}\u{202e}\u{1b}é♥";
        let json = safe_json(&serde_json::to_string(wild).unwrap());
        assert!(json.chars().all(|c| !c.is_control() && c != '\u{202e}'));
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), wild);
    }
}
