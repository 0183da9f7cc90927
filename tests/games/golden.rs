//! The golden journals: courses of play worked out by hand from the rules' text, held against the program.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use courtyard::games::Game;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::session::Session;
use courtyard::session::journal::{Fault, Opened};
use serde_json::Value;

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut cases: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "courtyard"))
        .collect();
    cases.sort();
    cases
}

/// What differs from the expectation: only the keys it gives are compared, lists element by element.
fn differences(expected: &Value, found: &Value, path: &str, all: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(fields), Value::Object(there)) => {
            for (key, value) in fields {
                let path = format!("{path}.{key}");
                match there.get(key) {
                    Some(found) => differences(value, found, &path, all),
                    None => all.push(format!("{path} is not there")),
                }
            }
        }
        (Value::Array(values), Value::Array(there)) if values.len() == there.len() => {
            for (i, (value, found)) in values.iter().zip(there).enumerate() {
                differences(value, found, &format!("{path}[{i}]"), all);
            }
        }
        _ if expected == found => {}
        _ => all.push(format!("{path} is {found}, not {expected}")),
    }
}

fn state(session: &Session<DuelingNobles>) -> Value {
    DuelingNobles::state(session.rules(), session.table(), &session.header().players)
}

fn judge(path: &Path) -> Vec<String> {
    let mut all = Vec::new();
    let expected = fs::read_to_string(path.with_extension("expected.json")).unwrap();
    let expected: Value = serde_json::from_str(&expected).unwrap();
    let source = BufReader::new(File::open(path).unwrap());
    let (session, fault) = match Opened::new(source) {
        Err(fault) => (None, Some(fault.of_game())),
        Ok(opened) => match opened.read::<DuelingNobles>() {
            Err(fault) => (None, Some(fault)),
            Ok(reading) => (Some(reading.session), reading.fault),
        },
    };
    judge_fault(&expected, fault, &mut all);
    let Some(session) = session else {
        return all;
    };
    if let Some(end) = expected.get("end") {
        differences(end, &state(&session), "end", &mut all);
    }
    for moment in expected["at"].as_array().into_iter().flatten() {
        let entry = moment["entry"].as_u64().unwrap();
        let then = session.at(entry as usize);
        let path = format!("at {entry}");
        differences(&moment["state"], &state(&then), &path, &mut all);
    }
    all
}

fn judge_fault(
    expected: &Value,
    fault: Option<Fault<<DuelingNobles as Game>::Refusal>>,
    all: &mut Vec<String>,
) {
    match (expected.get("fault"), fault) {
        (None, None) => {}
        (None, Some(fault)) => all.push(format!("unexpected fault {fault:?}")),
        (Some(expected), None) => all.push(format!("the fault {expected} was not found")),
        (Some(expected), Some(fault)) => {
            let codes = match expected.get("codes") {
                Some(codes) => codes.as_array().unwrap().clone(),
                None => vec![expected["code"].clone()],
            };
            if expected["line"] != fault.line || !codes.iter().any(|c| c == fault.code()) {
                all.push(format!("{} in {fault:?}, not {expected}", fault.code()));
            }
            let exit = if fault.is_readable() { 1 } else { 2 };
            if expected.get("exit").is_some_and(|e| *e != exit) {
                all.push(format!("exit status {exit} for {}", fault.code()));
            }
        }
    }
}

#[test]
fn the_program_agrees_with_the_journals_worked_out_by_hand() {
    let mut wrong = String::new();
    let cases = cases();
    assert!(cases.len() > 200, "the golden journals are missing");
    for path in cases {
        for difference in judge(&path) {
            let name = path.file_stem().unwrap().to_string_lossy();
            wrong += &format!("{name}: {difference}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// What the codes of the contract are, so that none is left without a journal that shows it.
const CODES: &str = "wrong-phase game-over not-set-up already-set-up bad-setup duel-in-progress no-duel \
    not-enough-gold no-such-noble noble-in-play not-a-noble not-a-support-card not-a-weapon noble-armed \
    noble-unarmed same-noble not-a-king king-would-fall already-taxed limit-reached wrong-count duplicate-card \
    not-same-suit wrong-suit hand-too-small card-elsewhere ability-used stamina-full opponent-not-ahead \
    discard-lacks-card deck-empty noble-deck-empty already-deflected dice-already-rolled not-rolled wrong-dice \
    not-your-support bad-adjustment nothing-to-undo nothing-to-redo cut-off bad-header bad-json bad-entry bad-crc";

#[test]
fn every_code_has_a_journal() {
    let mut seen = std::collections::BTreeSet::new();
    for path in cases() {
        if let Ok(opened) = Opened::new(BufReader::new(File::open(&path).unwrap())) {
            if let Ok(reading) = opened.read::<DuelingNobles>() {
                seen.extend(reading.fault.map(|f| f.code()));
            }
        } else {
            seen.insert("bad-header");
        }
    }
    let missing: Vec<_> = CODES
        .split_whitespace()
        .filter(|c| !seen.contains(c))
        .collect();
    assert!(missing.is_empty(), "no journal shows {missing:?}");
}
