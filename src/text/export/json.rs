//! The session as one JSON document.

use serde::Serialize;
use serde_json::{Value, json};

use crate::session::{Entry, Header, Session};
use crate::text::{Describe, Line, Story, is_rough};

/// Who plays, every entry as it stands in the journal and as it is told, and the table at the end.
#[derive(Serialize)]
#[serde(bound = "A: Serialize")]
struct Document<'a, A> {
    header: &'a Header,
    title: &'a str,
    facts: Vec<Value>,
    gauge: &'a str,
    entries: Vec<Told<'a, A>>,
    state: Value,
}

#[derive(Serialize)]
#[serde(bound = "A: Serialize")]
struct Told<'a, A> {
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

/// The document, indented.
pub(super) fn json<G: Describe>(
    session: &Session<G>,
    story: &Story,
) -> Result<String, serde_json::Error> {
    let lines = story.all();
    let entries = session.entries().iter().zip(&lines);
    let document = Document {
        header: session.header(),
        title: &story.title,
        facts: story
            .facts
            .iter()
            .map(|fact| json!({"name": fact.name, "value": fact.value}))
            .collect(),
        gauge: &story.gauge_name,
        entries: entries
            .map(|(entry, (line, in_force))| told(entry, line, *in_force))
            .collect(),
        state: G::state(session.rules(), session.table(), &session.header().players),
    };
    let json = serde_json::to_string_pretty(&document)?;
    Ok(safe_json(&json) + "\n")
}

fn told<'a, A>(entry: &'a Entry<A>, line: &'a Line, in_force: bool) -> Told<'a, A> {
    let sums = line.sums.iter().map(|sum| {
        let terms = sum.terms.iter();
        let terms: Vec<Value> = terms
            .map(|term| json!({"name": term.name, "value": term.value}))
            .collect();
        json!({"title": sum.title, "terms": terms, "total": sum.total})
    });
    Told {
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

/// The JSON with every character escaped that a terminal could obey: JSON has these only inside of its strings.
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
    fn json_keeps_its_meaning_and_loses_its_teeth() {
        let wild = "a\u{9b}31m\u{7f}\u{202e}\u{1b}é♥";
        let json = safe_json(&serde_json::to_string(wild).unwrap());
        assert!(json.chars().all(|c| !c.is_control() && c != '\u{202e}'));
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), wild);
    }
}
