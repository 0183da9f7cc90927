//! Noble Hearts: its journals worked out by hand, held against the program.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use courtyard::games::{Game, NobleHearts};
use courtyard::session::Session;
use courtyard::session::journal::{Fault, Opened};
use serde_json::Value;

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/noble-hearts");
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
            // What lies on a pile or on the table is compared as a whole: a number that was not told is not there.
            if path.contains("discard[") || path.contains("cards[") {
                if expected != found {
                    all.push(format!("{path} is {found}, not {expected}"));
                }
                return;
            }
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

fn state(session: &Session<NobleHearts>) -> Value {
    NobleHearts::state(session.rules(), session.table(), &session.header().players)
}

fn judge(path: &Path) -> Vec<String> {
    let mut all = Vec::new();
    let expected = fs::read_to_string(path.with_extension("expected.json")).unwrap();
    let expected: Value = serde_json::from_str(&expected).unwrap();
    let source = BufReader::new(File::open(path).unwrap());
    let (session, fault) = match Opened::new(source) {
        Err(fault) => (None, Some(fault.of_game())),
        Ok(opened) => match opened.read::<NobleHearts>() {
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
    fault: Option<Fault<<NobleHearts as Game>::Refusal>>,
    all: &mut Vec<String>,
) {
    match (expected.get("fault"), fault) {
        (None, None) => {}
        (None, Some(fault)) => all.push(format!("unexpected fault {fault:?}")),
        (Some(expected), None) => all.push(format!("the fault {expected} was not found")),
        (Some(named), Some(fault)) => {
            let codes = match named.get("codes") {
                Some(codes) => codes.as_array().unwrap().clone(),
                None => vec![named["code"].clone()],
            };
            if named["line"] != fault.line || !codes.iter().any(|c| c == fault.code()) {
                all.push(format!("{} in {fault:?}, not {named}", fault.code()));
            }
            let exit = if fault.is_readable() { 1 } else { 2 };
            if expected["exit"] != exit {
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
const CODES: &str = "game-over not-set-up already-set-up bad-setup wrong-count hand-too-small ability-used \
    bad-adjustment nothing-to-undo nothing-to-redo attack-pending no-attack must-act choice-pending no-choice \
    not-in-play bad-card card-incomplete wrong-area too-weak no-such-stroke too-little-movement not-same-area \
    not-same-value not-raised no-such-special special-ready special-gone no-rose bad-header bad-entry";

#[test]
fn every_code_has_a_journal() {
    let mut seen = BTreeSet::new();
    for path in cases() {
        match Opened::new(BufReader::new(File::open(&path).unwrap())) {
            Ok(opened) => match opened.read::<NobleHearts>() {
                Ok(reading) => seen.extend(reading.fault.map(|f| f.code())),
                Err(fault) => drop(seen.insert(fault.code())),
            },
            Err(fault) => drop(seen.insert(fault.code())),
        }
    }
    let mut codes = CODES.split_whitespace();
    let missing: Vec<_> = codes.by_ref().filter(|code| !seen.contains(code)).collect();
    assert!(missing.is_empty(), "no journal shows {missing:?}");
}
