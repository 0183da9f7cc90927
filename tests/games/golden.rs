//! The golden journals of every game: games worked out by hand from the rules' text and compared with the program.

use std::collections::BTreeSet;

use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::games::{Game, GameType, Games, Named, Refusal, duel, dueling_nobles, noble_hearts};
use courtyard::registry;
use courtyard::session::journal::{CauseKind, Fault, Opened};
use courtyard::session::{Session, StepRefusalKind};
use serde_json::Value;
use strum::VariantNames;

use crate::common::cases::Case;
use crate::common::expected::differences;
use crate::common::{fault_of_game, golden};

/// A game with golden journals.
trait Golden: Game {
    /// The codes of its refusals.
    const CODES: &[&str];
}

impl Golden for DuelingNobles {
    const CODES: &[&str] = dueling_nobles::Refusal::VARIANTS;
}

impl Golden for Duel {
    const CODES: &[&str] = duel::Refusal::VARIANTS;
}

impl Golden for NobleHearts {
    const CODES: &[&str] = noble_hearts::Refusal::VARIANTS;
}

/// The games with golden journals.
fn games() -> Games<dyn Judge> {
    Games::new([
        &GameType::<DuelingNobles>::NEW as &dyn Judge,
        &GameType::<Duel>::NEW,
        &GameType::<NobleHearts>::NEW,
    ])
}

/// A game whose golden journals are judged.
trait Judge: Named {
    /// Returns the differences from the expectation, and the code of the fault that was found.
    fn judge(&self, case: &Case) -> (Vec<String>, Option<&'static str>);

    /// The codes of its refusals.
    fn codes(&self) -> &'static [&'static str];
}

impl<G: Golden> Judge for GameType<G> {
    fn judge(&self, case: &Case) -> (Vec<String>, Option<&'static str>) {
        let expected = &case.expected;
        let (session, fault) = match Opened::new(case.journal.as_slice()) {
            Err(fault) => (None, Some(fault_of_game(fault))),
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

    fn codes(&self) -> &'static [&'static str] {
        G::CODES
    }
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
    let exit = match fault {
        None => 0,
        Some(fault) if fault.is_readable() => 1,
        Some(_) => 2,
    };
    if expected["exit"].as_u64().unwrap_or(0) != exit {
        all.push(format!("exit status {exit}, not {}", expected["exit"]));
    }
    match (expected.get("fault"), fault) {
        (None, None) => {}
        (None, Some(fault)) => {
            let (code, line) = (fault.code(), fault.line);
            all.push(format!("unexpected fault {code} in line {line}"));
        }
        (Some(expected), None) => all.push(format!("the fault {expected} was not found")),
        (Some(expected), Some(fault)) => {
            let codes = match expected.get("codes") {
                Some(codes) => codes.as_array().unwrap().clone(),
                None => vec![expected["code"].clone()],
            };
            let (code, line) = (fault.code(), fault.line);
            if expected["line"] != line || !codes.iter().any(|c| c == code) {
                all.push(format!("{code} in line {line}, not {expected}"));
            }
        }
    }
    all
}

/// The game named by the header, if it exists.
fn game_in_header(journal: &[u8]) -> Option<String> {
    Some(Opened::new(journal).ok()?.header().game.clone())
}

/// The journals of a game, each with its differences from the expectation and the code of its fault.
struct Judged {
    journals: usize,
    differences: Vec<String>,
    codes: BTreeSet<&'static str>,
}

fn judge_all(game: &dyn Judge) -> Judged {
    let mut judged = Judged {
        journals: 0,
        differences: Vec::new(),
        codes: BTreeSet::new(),
    };
    for case in golden::of_game(game.id()) {
        let (mut differences, code) = game.judge(case);
        // A header with an unknown game is a fault of the folder's game.
        if let Some(other) = game_in_header(&case.journal).filter(|id| id != game.id())
            && games().find(&other).is_some()
        {
            differences.push(format!("it is a journal of {other}"));
        }
        let listed = differences.iter();
        let listed = listed.map(|what| format!("{} ({}): {what}", case.name, case.about));
        judged.differences.extend(listed);
        judged.codes.extend(code);
        judged.journals += 1;
    }
    judged
}

#[test]
fn the_program_agrees_with_the_journals_worked_out_by_hand() {
    let mut journals = 0;
    for game in games().iter() {
        let judged = judge_all(game);
        assert!(judged.differences.is_empty(), "{:#?}", judged.differences);
        assert!(judged.journals > 200, "{}: {}", game.id(), judged.journals);
        journals += judged.journals;
    }
    assert_eq!(
        journals,
        golden::count(),
        "some cases are in no game's folder"
    );
    for game in registry::screens().iter() {
        let known = games().find(game.id());
        assert!(known.is_some(), "{} has no golden journals", game.id());
    }
}

#[test]
fn every_code_has_a_journal() {
    for game in games().iter() {
        let mut codes: BTreeSet<&str> = game.codes().iter().copied().collect();
        // The JSON of a session has the same form in all games, so the first game is enough.
        if game.id() == DuelingNobles::ID {
            codes.extend(
                CauseKind::VARIANTS
                    .iter()
                    .filter(|kind| **kind != "refused"),
            );
            codes.extend(
                StepRefusalKind::VARIANTS
                    .iter()
                    .filter(|kind| **kind != "game"),
            );
            // No case can show an unreadable file.
            codes.remove("unreadable");
            // Journals may contain longer notes; only new ones are refused.
            codes.remove("long-note");
        }
        let shown = judge_all(game).codes;
        let missing: Vec<_> = codes.difference(&shown).collect();
        assert!(
            missing.is_empty(),
            "no journal of {} shows {missing:?}",
            game.id()
        );
    }
}
