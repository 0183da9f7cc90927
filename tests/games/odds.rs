//! Chances and luck of whole sessions: they hold in every golden journal, and the JSON follows its public description.

use courtyard::games::Game;
use courtyard::games::dueling_nobles::odds::{Fought, Hidden, Luck, Odds, Share, Step};
use courtyard::games::dueling_nobles::{DuelingNobles, Event};
use courtyard::seat::EitherSeat;
use courtyard::session::Session;
use courtyard::session::journal::Opened;
use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

use crate::common::{golden, text_of};

/// Ana's Queen has a value of 18, and two supporting nobles. Ben names his King instead of his Jack. The first entry
/// of his dice is wrong.
const DUEL: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2026-11-20T19:00:00+01:00"}
{"n":1,"do":{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}
{"n":2,"do":{"type":"adjust","seat":1,"gold":2}}
{"n":3,"do":{"type":"next-phase"}}
{"n":4,"do":{"type":"next-phase"}}
{"n":5,"do":{"type":"next-phase"}}
{"n":6,"do":{"type":"challenge","attacker":"Qs","target":"Jh"}}
{"n":7,"do":{"type":"deflect","target":"Kd"}}
{"n":8,"do":{"type":"roll","seat":0,"dice":[2]}}
{"n":9,"do":{"type":"roll","seat":1,"dice":[1,1]}}
{"n":10,"undo":1}
{"n":11,"do":{"type":"roll","seat":1,"dice":[3,3]}}
{"n":12,"do":{"type":"support","seat":0,"cards":[]}}
{"n":13,"do":{"type":"support","seat":1,"cards":["5s"]}}
"#;

fn read(journal: &[u8]) -> Option<Session<DuelingNobles>> {
    let reading = Opened::new(journal).ok()?.read::<DuelingNobles>().ok()?;
    Some(reading.session)
}

/// The sessions of the golden journals and of the sample, up to the first fault.
fn sessions() -> Vec<(&'static str, Session<DuelingNobles>)> {
    let sample = text_of("src/games/dueling_nobles/sample.courtyard");
    let cases = golden::of_game(DuelingNobles::ID).iter();
    let journals = cases.map(|case| (case.name.as_str(), case.journal.as_slice()));
    let journals = journals.chain([("sample", sample.as_bytes())]);
    let sessions = journals.filter_map(|(name, journal)| Some((name, read(journal)?)));
    sessions.collect()
}

fn fought(session: &Session<DuelingNobles>) -> Vec<Fought> {
    let mut all = Vec::new();
    session.replay(|scene| {
        let fought = Fought::ended(session.rules(), scene.before, scene.action);
        let is_over = |event: &Event| matches!(event, Event::DuelEnded { .. });
        assert_eq!(fought.is_some(), scene.events.iter().any(is_over));
        all.extend(fought);
    });
    all
}

#[test]
fn every_result_is_what_was_expected_and_luck_and_cards() {
    let mut duels = 0;
    for (name, session) in sessions() {
        for fought in fought(&session) {
            duels += 1;
            for seat in EitherSeat::BOTH {
                let Luck {
                    expected,
                    dice,
                    cards,
                    result,
                } = fought.luck_of(seat);
                assert_eq!(expected + dice + cards, result, "{name}");
                assert!(Share::ZERO <= expected && expected <= Share::ONE);
                assert!([Share::ZERO, Share::HALF, Share::ONE].contains(&result));
            }
        }
    }
    assert!(duels > 50, "only {duels} duels");
}

#[test]
fn luck_counts_what_is_in_force_from_the_last_target_on() {
    let session = read(DUEL.as_bytes()).unwrap();
    let [duel] = fought(&session)[..] else {
        panic!("one duel was fought");
    };
    let record = session.table().last_duel.unwrap();
    assert_eq!(record.defender.to_string(), "Kd");
    // 18 and one die against 13 and two dice: 135 of 216 throws win, 25 tie. Then 20 against 19.
    let Luck {
        expected,
        dice,
        cards,
        result,
    } = duel.luck;
    assert_eq!(expected.fraction(), (295, 432));
    assert_eq!(dice.fraction(), (137, 432));
    assert_eq!((cards, result), (-Share::ONE, Share::ZERO));
    // Until the defender has played, and after that is undone, there is nothing to count.
    assert!(fought(&session.at(12)).is_empty());
    let undone = format!("{DUEL}{{\"n\":14,\"undo\":1}}\n");
    assert!(fought(&read(undone.as_bytes()).unwrap()).is_empty());
    let given_up = DUEL.replace(
        r#"{"type":"support","seat":1,"cards":["5s"]}"#,
        r#"{"type":"concede","seat":1}"#,
    );
    assert!(fought(&read(given_up.as_bytes()).unwrap()).is_empty());
}

fn description() -> Validator {
    let schema = serde_json::from_str(&text_of("assets/odds.schema.json")).unwrap();
    jsonschema::options()
        .with_draft(Draft::Draft202012)
        .build(&schema)
        .unwrap()
}

/// In every table of every golden journal, the three numbers agree and the JSON has the right form.
#[test]
fn the_chances_of_every_golden_table_agree_with_each_other() {
    let description = description();
    let (mut duels, mut pairs, mut missing) = (0, 0, 0);
    for (name, session) in sessions() {
        session.replay(|scene| {
            let (rules, table) = (session.rules(), scene.after);
            let odds = Odds::of(rules, table);
            let hidden = Hidden::of(table);
            let counts = table.support_missing();
            assert_eq!(hidden.is_ok(), counts.iter().all(|(_, count)| *count == 0));
            missing += usize::from(hidden.is_err());
            match &odds {
                Odds::Pairs(all) => {
                    pairs += all.len();
                    for pair in all {
                        assert_eq!(pair.cards.is_ok(), hidden.is_ok());
                        assert_eq!(odds.pair(pair.attacker, pair.target), Some(pair));
                    }
                }
                Odds::Duel(duel) => {
                    duels += 1;
                    let is_support = duel.step == Step::Support;
                    assert_eq!(duel.answer.is_some(), is_support && hidden.is_ok());
                    if let (Some(answer), Ok(cards)) = (duel.answer, duel.cards)
                        && answer.by != table.active
                    {
                        let best = [cards.loss, cards.tie, cards.win];
                        assert_eq!([answer.win, answer.tie, answer.none], best);
                    }
                }
            }
            let mut json = odds.to_json(rules, table);
            json["at"] = scene.entry.n.into();
            let faults: Vec<String> = description
                .iter_errors(&json)
                .map(|error| format!("{}: {error}", error.instance_path()))
                .collect();
            assert!(faults.is_empty(), "{name}: {faults:?}");
        });
    }
    assert!(
        duels > 100 && pairs > 1000 && missing > 0,
        "{duels} {pairs} {missing}"
    );
}

#[test]
fn the_description_of_chances_is_strict() {
    let description = description();
    assert!(jsonschema::meta::is_valid(
        &serde_json::from_str::<Value>(&text_of("assets/odds.schema.json")).unwrap()
    ));
    let session = read(DUEL.as_bytes()).unwrap().at(11);
    let good = Odds::of(session.rules(), session.table()).to_json(session.rules(), session.table());
    for (pointer, value) in [
        ("/at", json!(-1)),
        ("/assumes", json!("nobody-bluffs")),
        ("/duel/step", json!("dance")),
        ("/duel/dice/win", json!([1])),
        ("/duel/dice/win", json!([1, "2"])),
        ("/duel/cards", Value::Null),
        ("/duel/answer/seat", json!(2)),
        ("/duel/answer/single_wins", json!(["Kh"])),
    ] {
        let mut bad = good.clone();
        bad["at"] = 11.into();
        assert!(description.is_valid(&bad));
        *bad.pointer_mut(pointer).unwrap() = value;
        assert!(!description.is_valid(&bad), "{pointer}");
    }
}
