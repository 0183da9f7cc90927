//! Corrections of every game: each control leads to actions that the referee accepts and that change one value.

use courtyard::games::duel::{self, Duel};
use courtyard::games::dueling_nobles::editions::SupportDecks;
use courtyard::games::dueling_nobles::{self, DuelingNobles};
use courtyard::games::noble_hearts::{self, NobleHearts};
use courtyard::games::{Adjust, Adjustable, Control, Game, RulesOf};
use courtyard::session::Session;
use serde_json::{Map, json};
use strum::VariantNames as _;

use crate::common::{duel as duel_play, hearts, play, seeded};

/// The current value of a control: on or off, the name of the current alternative, or its numbers.
fn current<G: Adjust>(adjustable: &Adjustable<G>) -> String {
    match &adjustable.control {
        Control::Flag { is_on, .. } => is_on.to_string(),
        Control::OneOf(alternatives) => {
            let current = alternatives.iter().filter(|one| one.is_current);
            let current: Vec<String> = current.map(|one| format!("{:?}", one.value)).collect();
            current.join(" and ")
        }
        Control::Numbers { numbers, .. } => {
            let numbers: Vec<i64> = numbers.iter().map(|(_, number)| *number).collect();
            format!("{numbers:?}")
        }
    }
}

/// The value of each control, by the control's name.
fn values<G: Adjust>(rules: &RulesOf<G>, table: &G::Table) -> Vec<(String, String)> {
    let all = G::adjustable(rules, table).into_iter();
    all.map(|one| {
        (
            format!("{:?} {:?}", one.seat, one.value),
            current::<G>(&one),
        )
    })
    .collect()
}

/// The actions of a control, each with the value that it leads to if that is known beforehand.
fn results<G: Adjust>(adjustable: &Adjustable<G>) -> Vec<(G::Action, Option<String>)> {
    match &adjustable.control {
        Control::Flag { is_on, switch } => vec![(switch.clone(), Some((!is_on).to_string()))],
        Control::OneOf(alternatives) => {
            let others = alternatives.iter().filter(|one| !one.is_current);
            others.map(|one| (one.action.clone(), None)).collect()
        }
        Control::Numbers {
            numbers,
            range,
            set,
        } => {
            let now: Vec<i64> = numbers.iter().map(|(_, number)| *number).collect();
            let sum: i64 = now.iter().sum();
            let places = (0..now.len()).flat_map(|place| {
                let most = range.end() - (sum - now[place]);
                [*range.start(), most].map(|number| (place, number))
            });
            let wanted = places.map(|(place, number)| {
                let mut wanted = now.clone();
                wanted[place] = number;
                wanted
            });
            wanted
                .map(|wanted| (set(&wanted), Some(format!("{wanted:?}"))))
                .collect()
        }
    }
}

/// Tries every control of a table, and adds the names of those that were tried.
fn try_all<G: Adjust>(rules: &RulesOf<G>, table: &G::Table, tried: &mut Vec<String>) {
    let before = values::<G>(rules, table);
    let adjustables = G::adjustable(rules, table);
    for (place, adjustable) in adjustables.iter().enumerate() {
        for (mut action, expected) in results::<G>(adjustable) {
            G::give_reason(&mut action, "it lies so".to_owned());
            assert_eq!(serde_json::to_value(&action).unwrap()["why"], "it lies so");
            let mut after = table.clone();
            let played = G::play(rules, &mut after, &action);
            assert!(played.is_ok(), "{action:?}: {played:?}");
            let after = values::<G>(rules, &after);
            let name = format!("{action:?}");
            if let Some(expected) = expected {
                assert_eq!(after[place].1, expected, "{name}");
            }
            if after.len() != before.len() {
                // A card was given or taken away, with a control of its own.
                continue;
            }
            // A Warlord that is laid into an empty slot comes from the hand.
            let follows = |other: usize| {
                let is_number = matches!(adjustables[other].control, Control::Numbers { .. });
                G::ID == Duel::ID && is_number && adjustables[other].seat == adjustable.seat
            };
            for other in (0..before.len()).filter(|other| before[*other] != after[*other]) {
                let is_own = other == place || follows(other);
                assert!(is_own, "{name} changes {:?}", before[other]);
            }
            tried.push(before[place].0.clone());
        }
    }
}

/// Tries the controls of every table that a session has had after its set-up.
fn try_session<G: Adjust>(session: &Session<G>) {
    let mut tried = Vec::new();
    session.replay(|scene| {
        let correction = G::adjustable(session.rules(), scene.after)
            .iter()
            .flat_map(results::<G>)
            .next();
        let is_open = correction
            .is_some_and(|(action, _)| G::check(session.rules(), scene.after, &action).is_ok());
        if is_open {
            try_all::<G>(session.rules(), scene.after, &mut tried);
        }
    });
    assert!(tried.len() > 100, "{}: {tried:?}", G::ID);
}

#[test]
fn every_control_changes_its_value_and_no_other() {
    for decks in SupportDecks::VARIANTS {
        let house = Map::from_iter([("support_decks".to_owned(), json!(decks))]);
        let header = play::header(dueling_nobles::Edition::Catsatcards, house);
        let chance = &mut seeded::chance(1);
        try_session::<DuelingNobles>(&play::session(chance, header, 80));
    }
    for edition in [
        noble_hearts::Edition::Base,
        noble_hearts::Edition::SkillsAndRoses,
    ] {
        let header = hearts::header(edition, Map::new());
        let chance = &mut seeded::chance(1);
        try_session::<NobleHearts>(&hearts::session(chance, header, 80, false));
    }
    for lines in [
        json!([{"type": "setup", "first": 0}]),
        json!([
            {"type": "setup", "first": 0},
            {"type": "warlord", "slot": 0, "card": "Kh"},
            {"type": "warlord", "slot": 1},
        ]),
    ] {
        let header = duel_play::header(3, Map::new());
        let mut session = Session::<Duel>::new(header).unwrap();
        for action in lines.as_array().unwrap() {
            let action: duel::Action = serde_json::from_value(action.clone()).unwrap();
            let step = courtyard::session::Step::Do(action);
            let proposal = session.propose(step, seeded::moment(0)).unwrap();
            session.commit(proposal);
        }
        let mut tried = Vec::new();
        try_all::<Duel>(session.rules(), session.table(), &mut tried);
        assert!(tried.len() > 20, "{}: {tried:?}", Duel::ID);
    }
}
