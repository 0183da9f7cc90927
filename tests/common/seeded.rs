//! Random play of any game: seeded random numbers, headers, times, journals, and altered JSON.

// Each test program and benchmark uses a part of this module.
#![allow(dead_code)]

use courtyard::games::compose::{Answer, Ask, Compose, QuestionOption};
use courtyard::games::{Domain, Game, Preset, Rules, RulesOf};
use courtyard::seat::Seats;
use courtyard::session::journal::{self, ChecksumState};
use courtyard::session::{Bots, FORMAT_VERSION, Header, Moment, Session};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};

/// A seeded random number generator.
pub type Chance = StdRng;

/// Creates a generator from a seed.
pub fn chance(seed: u64) -> Chance {
    StdRng::seed_from_u64(seed)
}

/// Returns the time this number of seconds after the start of a session.
pub fn moment(seconds: i64) -> Moment {
    let start: Moment = "2026-11-20T19:03:11+01:00".parse().unwrap();
    start + chrono::TimeDelta::seconds(seconds)
}

/// Returns the header of a session with this number of players.
pub fn header<G: Game>(edition: &str, players: usize, rules: Map<String, Value>) -> Header {
    let names = ["Ana", "Ben", "Cem", "Dana", "Eva", "Finn"];
    Header {
        courtyard: FORMAT_VERSION,
        game: G::ID.into(),
        edition: edition.into(),
        rules,
        players: Seats::from_fn(players, |seat| names[seat.number()].to_owned()).unwrap(),
        started: moment(0),
        bots: Bots::default(),
        further: Map::new(),
    }
}

/// Returns the journal of a session.
pub fn journal<G: Game>(session: &Session<G>, checksums: ChecksumState) -> Vec<u8> {
    journal::write(session, checksums).unwrap().0
}

/// Returns house rules in which each rule is overridden with this probability.
pub fn house_rules<E: Preset>(chance: &mut Chance, often: f64) -> Map<String, Value> {
    let mut house = Map::new();
    for field in Rules::<E>::FIELDS {
        if chance.random_bool(often) {
            house.insert(field.name.into(), value(chance, field.domain));
        }
    }
    house
}

/// Returns a value of the domain.
fn value(chance: &mut Chance, domain: Domain) -> Value {
    match domain {
        Domain::Number(least, most) => json!(number(chance, least, most)),
        Domain::Limit(most) => {
            if chance.random_bool(0.4) {
                Value::Null
            } else {
                json!(number(chance, 0, most))
            }
        }
        Domain::Flag => json!(chance.random::<bool>()),
        Domain::Choice(words) => json!(words.choose(chance)),
        Domain::Numbers(names, least, most) => names
            .iter()
            .map(|name| ((*name).to_owned(), json!(number(chance, least, most))))
            .collect(),
        Domain::List(words) => {
            let mut words = words.to_vec();
            words.shuffle(chance);
            words.truncate(chance.random_range(0..=words.len()));
            json!(words)
        }
        Domain::Phases(kinds) => {
            let mut ids = ["income", "dawn", "noon", "dusk", "night"];
            ids.shuffle(chance);
            let count = chance.random_range(1..=ids.len());
            let phases = ids[..count].iter().map(|id| {
                let allows = kinds.iter().filter(|_| chance.random_bool(0.6));
                json!({"id": id, "allows": allows.collect::<Vec<_>>()})
            });
            phases.collect()
        }
    }
}

/// Returns a number of the range, mostly one of the least: those that people choose.
fn number(chance: &mut Chance, least: u16, most: u16) -> u16 {
    let most = if chance.random_bool(0.8) {
        most.min(least + 5)
    } else {
        most
    };
    chance.random_range(least..=most)
}

/// Composes an action of this kind by its questions, and takes the answers from `choose`, which gets the question, its
/// options, and the answers so far. Returns `None` if there is no answer.
pub fn composed<G: Compose>(
    rules: &RulesOf<G>,
    table: &G::Table,
    kind: G::Kind,
    mut choose: impl FnMut(&Ask<G>, &[QuestionOption<G>], &Answers<G>) -> Option<Answer<G::Part>>,
) -> Option<G::Action> {
    let (position, mut answers, mut options) = (G::position(rules, table), Vec::new(), Vec::new());
    // An answer that does not fit its question is ignored, and the question is asked again.
    while answers.len() < 1000 {
        options.clear();
        match G::ask(&position, kind, &answers, &mut options) {
            Ask::Ready(action) => return Some(action),
            ask => answers.push(choose(&ask, &options, &answers)?),
        }
    }
    None
}

/// The answers so far.
pub type Answers<G> = [Answer<<G as Compose>::Part>];

/// Chooses an answer: one of the possible options, each at most once, or any number of the range.
pub fn possible_answer<G: Compose>(
    chance: &mut Chance,
    ask: &Ask<G>,
    options: &[QuestionOption<G>],
    answers: &Answers<G>,
) -> Option<Answer<G::Part>> {
    let chosen = match ask {
        Ask::Ready(_) => return None,
        Ask::Number { range, .. } if range.is_empty() => return None,
        Ask::Number { range, .. } => {
            return Some(Answer::Number(chance.random_range(range.clone())));
        }
        Ask::Several { chosen, count, .. }
            if chosen >= count.start() && chance.random_bool(0.4) =>
        {
            return Some(Answer::Done);
        }
        Ask::Several { chosen, .. } => &answers[answers.len() - chosen..],
        Ask::One { .. } => &[],
    };
    let possible = options
        .iter()
        .filter(|option| option.why_not.is_none() && !chosen.contains(&Answer::Part(option.part)));
    let possible: Vec<_> = possible.collect();
    Some(Answer::Part(possible.choose(chance)?.part))
}

/// Changes a part of an action or header: removes a field, changes the length of a list, or replaces a value.
pub fn spoil(chance: &mut Chance, value: &mut Value) {
    if chance.random_bool(0.1) {
        let odd = [
            json!(null),
            json!(true),
            json!(1.5),
            json!(1e300),
            json!(u64::MAX),
            json!(""),
            json!([]),
            json!(["K", "K", "K", "K", "K", "K"]),
            json!({}),
            json!({"card": null, "face_up": false}),
        ];
        *value = odd.choose(chance).unwrap().clone();
        return;
    }
    match value {
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().filter(|k| *k != "type").cloned().collect();
            let Some(name) = names.choose(chance) else {
                return;
            };
            if chance.random_bool(0.2) {
                drop(fields.remove(name));
            } else {
                spoil(chance, &mut fields[name]);
            }
        }
        Value::Array(items) if !items.is_empty() && chance.random_bool(0.7) => {
            let place = chance.random_range(0..items.len());
            spoil(chance, &mut items[place]);
        }
        Value::Array(items) => {
            let more = items.first().cloned().unwrap_or(json!({}));
            if chance.random() {
                items.extend(vec![more; chance.random_range(1..=70)]);
            } else {
                drop(items.pop());
            }
        }
        Value::Number(_) => {
            let odd = [-1, 0, 1, 5, 10, 21, 61, 255, 256, 65536, i64::MIN, i64::MAX];
            *value = json!(odd.choose(chance));
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(word) => {
            let odd = ["", "K", "ally-K", "joker", "é", "feint", "reveal"];
            *word = (*odd.choose(chance).unwrap()).into();
        }
        Value::Null => *value = json!("berserk"),
    }
}
