//! The golden journals of every game: courses of play worked out by hand from the rules' text, held against the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::{Game, Games, Hosted, Named, Refusal};
use courtyard::house;
use courtyard::session::Session;
use courtyard::session::journal::{Fault, Opened};
use serde_json::Value;

use crate::common::expected::differences;
use crate::common::golden;

/// A game whose golden journals are judged.
trait Judge: Named {
    /// What differs from the expectation, and the code of the fault that was found.
    fn judge(&self, journal: &Path, expected: &Value) -> (Vec<String>, Option<&'static str>);
}

impl<G: Game> Judge for Hosted<G> {
    fn judge(&self, journal: &Path, expected: &Value) -> (Vec<String>, Option<&'static str>) {
        let source = BufReader::new(File::open(journal).unwrap());
        let (session, fault) = match Opened::new(source) {
            Err(fault) => (None, Some(fault.of_game())),
            Ok(opened) => match opened.read::<G>() {
                Err(fault) => (None, Some(fault)),
                Ok(reading) => (Some(reading.session), reading.fault),
            },
        };
        let mut wrong = fault_differences(expected, fault.as_ref());
        if let Some(session) = session {
            wrong.extend(table_differences(expected, &session));
        } else if expected.get("end").is_some() || expected.get("at").is_some() {
            wrong.push("there is no session to compare tables with".into());
        }
        (wrong, fault.map(|fault| fault.code()))
    }
}

/// The games with golden journals.
fn games() -> Games<dyn Judge> {
    Games::new([&Hosted::<DuelingNobles>::NEW as &dyn Judge])
}

fn state<G: Game>(session: &Session<G>) -> Value {
    G::state(session.rules(), session.table(), &session.header().players)
}

fn table_differences<G: Game>(expected: &Value, session: &Session<G>) -> Vec<String> {
    let mut all = Vec::new();
    if let Some(end) = expected.get("end") {
        all.extend(differences(end, &state(session), "end"));
    }
    for moment in expected["at"].as_array().into_iter().flatten() {
        let entry = moment["entry"].as_u64().unwrap();
        let then = session.at(entry as usize);
        let path = format!("at {entry}");
        all.extend(differences(&moment["state"], &state(&then), &path));
    }
    all
}

fn fault_differences<R: Refusal>(expected: &Value, fault: Option<&Fault<R>>) -> Vec<String> {
    let mut all = Vec::new();
    match (expected.get("fault"), fault) {
        (None, None) => {}
        (None, Some(fault)) => all.push(format!(
            "unexpected fault {} in line {}",
            fault.code(),
            fault.line
        )),
        (Some(expected), None) => all.push(format!("the fault {expected} was not found")),
        (Some(expected), Some(fault)) => {
            let codes = match expected.get("codes") {
                Some(codes) => codes.as_array().unwrap().clone(),
                None => vec![expected["code"].clone()],
            };
            if expected["line"] != fault.line || !codes.iter().any(|c| c == fault.code()) {
                let (code, line) = (fault.code(), fault.line);
                all.push(format!("{code} in line {line}, not {expected}"));
            }
            let exit = if fault.is_readable() { 1 } else { 2 };
            if expected.get("exit").is_some_and(|e| *e != exit) {
                all.push(format!("exit status {exit} for {}", fault.code()));
            }
        }
    }
    all
}

/// The game that the header names, if it is one.
fn game_in_header(journal: &Path) -> Option<String> {
    let source = BufReader::new(File::open(journal).unwrap());
    Some(Opened::new(source).ok()?.header().game.clone())
}

#[test]
fn the_program_agrees_with_the_journals_worked_out_by_hand() {
    let (games, mut wrong) = (games(), String::new());
    let mut judged = BTreeMap::<&str, usize>::new();
    for path in golden::all() {
        // A header that names no game, or an unknown one, is a fault in a journal of the folder's game.
        let named = game_in_header(&path).and_then(|name| games.find(&name));
        let folder = golden::game_of(&path);
        let game = named.or_else(|| games.find(folder));
        let game = game.unwrap_or_else(|| panic!("there is no game {folder}"));
        let name = path.file_stem().unwrap().to_string_lossy();
        if game.id() != folder {
            wrong += &format!("{name}: a journal of {} in {folder}\n", game.id());
        }
        for difference in game.judge(&path, &golden::expected(&path)).0 {
            wrong += &format!("{folder}/{name}: {difference}\n");
        }
        *judged.entry(game.id()).or_default() += 1;
    }
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(judged[DuelingNobles::ID] > 200, "{judged:?}");
    // Every game of the house has golden journals, and is judged by them.
    let house: BTreeSet<&str> = house::games().iter().map(Named::id).collect();
    assert_eq!(judged.into_keys().collect::<BTreeSet<_>>(), house);
}
