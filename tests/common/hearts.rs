//! Random play of Noble Hearts, shared by the tests and the benchmarks: valid rules, plausible actions, and random
//! claims, most of them illegal.

// Each program that includes this module uses a part of it.
#![allow(dead_code)]

use courtyard::games::noble_hearts::ask::{Cards, Part};
use courtyard::games::noble_hearts::editions::Kinds;
use courtyard::games::noble_hearts::{
    Action, ActionKind, Adjustment, Card, Correction, Edition, NobleHearts, Owned, Print, Rules,
    Special, Table,
};
use courtyard::games::{Answer, Ask};
use courtyard::games::{Game as _, Preset};
use courtyard::seat::EitherSeat;
use courtyard::session::{Header, Session, Step};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use serde_json::{Map, Value, json};
use strum::VariantArray;

use super::seeded;
#[allow(unused_imports)]
pub use super::seeded::{Chance, chance, moment};

/// A header with these rules.
pub fn header(edition: Edition, rules: Map<String, Value>) -> Header {
    seeded::header::<NobleHearts>(edition.name(), 2, rules)
}

/// House rules: valid values for a few fields.
pub fn house_rules(chance: &mut Chance) -> Map<String, Value> {
    let often = *[0.0, 0.1, 0.3].choose(chance).unwrap();
    let mut rules = seeded::house_rules::<Edition>(chance, often);
    // A short deck that runs out.
    if chance.random_bool(0.3) {
        rules.insert("deck_cards".into(), json!(chance.random_range(10..=14)));
    }
    rules
}

/// A card with all its numbers.
fn card(chance: &mut Chance, rules: &Rules) -> Card {
    let mut number = |print: Print| {
        let (least, most) = print.range(rules);
        Some(chance.random_range(least..=most.min(least + 20)))
    };
    Card {
        fight: number(Print::Fight),
        area: number(Print::Area),
        movement: number(Print::Move),
        redraw: number(Print::Redraw),
    }
}

/// A random action of this kind, possible now if any is. `None` if it cannot be composed.
pub fn plausible(
    chance: &mut Chance,
    rules: &Rules,
    table: &Table,
    kind: ActionKind,
) -> Option<Action> {
    match kind {
        ActionKind::Adjust => {
            return Some(Action::Adjust(Adjustment {
                correction: correction(chance, rules),
                why: chance.random_bool(0.5).then(|| "so it lies".into()),
            }));
        }
        ActionKind::Note => {
            return Some(Action::Note {
                text: "“tea”\n\0 ♥ \\".into(),
            });
        }
        _ => {}
    }
    // A player lays down many cards, all cards, or no more than necessary.
    let one_more = *[0.0, 0.1, 0.6].choose(chance).unwrap();
    seeded::composed::<NobleHearts>(rules, table, kind, |ask, options, answers| {
        let Ask::Number { range, usual, .. } = ask else {
            return seeded::possible_answer(chance, ask, options, answers);
        };
        if range.is_empty() {
            return None;
        }
        let near = *range.start()..=(range.start() + 4).min(*range.end());
        let number = match chance.random_range(0..4) {
            0 => *usual,
            1 | 2 => chance.random_range(near),
            _ => chance.random_range(range.clone()),
        };
        let known = card(chance, rules);
        let cards = Cards::of(rules, table, kind, answers);
        if chance.random_bool(0.3) && cards.admits(&known) {
            return Some(Answer::Part(Part::Card(known)));
        }
        let mut possible = options.iter().filter(|option| option.why_not.is_none());
        let more = possible.next().filter(|_| chance.random_bool(one_more));
        Some(more.map_or(Answer::Number(number), |option| Answer::Part(option.part)))
    })
}

fn correction(chance: &mut Chance, rules: &Rules) -> Correction {
    let seat = *EitherSeat::BOTH.choose(chance).unwrap();
    let small = chance.random_range(-4..=9);
    match chance.random_range(0..8) {
        0 => Correction::Hand { seat, hand: small },
        1 => {
            let count = chance.random_range(0..8);
            let cards = (0..count).map(|_| card(chance, rules).into());
            Correction::Discard {
                seat,
                discard: cards.collect(),
            }
        }
        2 => Correction::Raised {
            seat,
            raised: chance.random(),
        },
        3 => {
            let count = chance.random_range(0..4);
            let owned = |_| Owned {
                card: *Special::VARIANTS.choose(chance).unwrap(),
                ready: chance.random(),
            };
            Correction::Owns {
                seat,
                owns: (0..count).map(owned).collect(),
            }
        }
        4 => Correction::Initiative { initiative: seat },
        5 => Correction::Charm { charm: small },
        6 => Correction::Skill { skill: small },
        _ => Correction::Roses { roses: small },
    }
}

/// An action with an invalid part.
pub fn claim(chance: &mut Chance, rules: &Rules, table: &Table, kind: ActionKind) -> Action {
    let mut value = json!(plausible(chance, rules, table, kind));
    for _ in 0..chance.random_range(1..=3) {
        seeded::spoil(chance, &mut value);
    }
    serde_json::from_value(value).unwrap_or(Action::Pass)
}

/// A legal action; `None` when the game is over. Few games are conceded, and few attacks hit.
pub fn move_of(chance: &mut Chance, rules: &Rules, table: &Table) -> Option<Action> {
    const RARE: Kinds = Kinds::of(&[ActionKind::Concede, ActionKind::Hit]);
    const NO_MOVES: Kinds = Kinds::of(&[ActionKind::Adjust, ActionKind::Note]);
    table.ending().is_none().then_some(())?;
    let mut kinds = ActionKind::VARIANTS.to_vec();
    kinds.retain(|kind| {
        !NO_MOVES.contains(*kind) && (!RARE.contains(*kind) || chance.random_ratio(1, 60))
    });
    kinds.shuffle(chance);
    kinds.push(ActionKind::Hit);
    kinds.push(ActionKind::Concede);
    kinds.into_iter().find_map(|kind| {
        let action = plausible(chance, rules, table, kind)?;
        NobleHearts::check(rules, table, &action)
            .is_ok()
            .then_some(action)
    })
}

/// A random next step: mostly actions, sometimes notes, corrections, undo and redo.
pub fn step(
    chance: &mut Chance,
    session: &Session<NobleHearts>,
    corrections: bool,
) -> Step<Action> {
    let (rules, table) = (session.rules(), session.table());
    let done = session.applied().rev().take(30).count();
    let undone = session.undone().take(12).count();
    if undone > 0 && chance.random_bool(0.4) {
        return Step::Redo(chance.random_range(1..=undone));
    }
    if done > 0 && chance.random_ratio(1, 30) {
        return Step::Undo(chance.random_range(1..=done.min(12)));
    }
    let aside = match chance.random_range(0..60) {
        0 => Some(ActionKind::Note),
        1..=2 if corrections => Some(ActionKind::Adjust),
        _ => None,
    };
    if let Some(kind) = aside
        && let Some(action) = plausible(chance, rules, table, kind)
        && NobleHearts::check(rules, table, &action).is_ok()
    {
        return Step::Do(action);
    }
    match move_of(chance, rules, table) {
        Some(action) => Step::Do(action),
        None => Step::Undo(done),
    }
}

/// A session with this number of entries.
pub fn session(
    chance: &mut Chance,
    header: Header,
    entries: usize,
    corrections: bool,
) -> Session<NobleHearts> {
    let mut session = Session::new(header).unwrap();
    while session.entries().len() < entries {
        let step = step(chance, &session, corrections);
        let at = moment(session.entries().len() as i64 * 11);
        let proposal = session.propose(step, at).unwrap();
        session.commit(proposal);
    }
    session
}
