//! Random play of Noble Hearts, shared by the tests and the benchmarks: rules within their domains, actions that
//! somebody would take, and claims that nobody should make.

// Each target that takes this in uses a part of it.
#![allow(dead_code)]

use courtyard::games::Game;
use courtyard::games::noble_hearts::rules::{Domain, FIELDS, Kinds};
use courtyard::games::noble_hearts::{
    Action, ActionKind, Adjustment, Card, Charge, Correction, Edition, Jump, Named, NobleHearts,
    Owned, Rules, Special, Table, With, referee,
};
use courtyard::seat::{EitherSeat, Pair};
use courtyard::session::{FORMAT_VERSION, Header, Moment, Session, Step};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};
use strum::VariantArray;

/// Chance that a seed determines.
pub type Chance = StdRng;

/// The chance of this seed.
pub fn chance(seed: u64) -> Chance {
    StdRng::seed_from_u64(seed)
}

/// The moment so many seconds into an evening.
pub fn moment(seconds: i64) -> Moment {
    let evening: Moment = "2026-11-20T19:03:11+01:00".parse().unwrap();
    evening + chrono::TimeDelta::seconds(seconds)
}

/// A header with these rules.
pub fn header(edition: Edition, rules: Map<String, Value>) -> Header {
    Header {
        courtyard: FORMAT_VERSION,
        game: NobleHearts::ID.into(),
        edition: edition.name().into(),
        rules,
        players: Pair(["Ana".into(), "Ben".into()]).into(),
        started: moment(0),
        further: Map::new(),
    }
}

/// House rules: a few fields with values of their domains.
pub fn house_rules(chance: &mut Chance) -> Map<String, Value> {
    let mut rules = Map::new();
    let often = *[0.0, 0.1, 0.3].choose(chance).unwrap();
    for (name, domain) in FIELDS {
        if chance.random_bool(often) {
            rules.insert(name.into(), rule(chance, domain));
        }
    }
    // A short deck, which runs out.
    if chance.random_bool(0.3) {
        rules.insert("deck_cards".into(), json!(chance.random_range(10..=14)));
    }
    rules
}

fn rule(chance: &mut Chance, domain: Domain) -> Value {
    // Numbers of the size that people choose as often as any other.
    let number = |chance: &mut Chance, least: u16, most: u16| {
        let most = match chance.random_bool(0.8) {
            true => most.min(least + 6),
            false => most,
        };
        chance.random_range(least..=most)
    };
    match domain {
        Domain::Number(least, most) => json!(number(chance, least, most)),
        Domain::Flag => json!(chance.random::<bool>()),
        Domain::Choice(words) => json!(words.choose(chance)),
        Domain::Kinds(kinds) => {
            let mut kinds = kinds.to_vec();
            kinds.shuffle(chance);
            kinds.truncate(chance.random_range(0..=kinds.len()));
            json!(kinds)
        }
        Domain::Copies(least, most) => Special::VARIANTS
            .iter()
            .map(|special| {
                (
                    special.name().to_owned(),
                    json!(number(chance, least, most)),
                )
            })
            .collect(),
    }
}

/// How strong somebody's cards are.
#[derive(Clone, Copy)]
enum Strength {
    Any,
    Most,
}

/// A card that tells all its numbers.
fn card(chance: &mut Chance, rules: &Rules, strength: Strength) -> Named {
    let mut number = |least: u8, most: u8| match strength {
        Strength::Any => chance.random_range(least..=most).into(),
        Strength::Most => most.into(),
    };
    Card {
        fight: Some(number(0, rules.fight_most)),
        area: Some(number(1, rules.areas)),
        movement: Some(number(0, rules.move_most)),
        redraw: Some(number(0, rules.redraw_most.min(4))),
    }
}

/// An action of this kind that could be possible now.
pub fn plausible(chance: &mut Chance, rules: &Rules, table: &Table, kind: ActionKind) -> Action {
    use ActionKind as K;
    let strength = *[Strength::Any, Strength::Most].choose(chance).unwrap();
    let hand = usize::from(table.own().hand);
    let alike = card(chance, rules, strength);
    let same = chance.random_bool(0.6);
    let one = |chance: &mut Chance| {
        let mut card = card(chance, rules, strength);
        // Often in the area of a stroke.
        let strokes: Vec<u8> = table
            .attack
            .iter()
            .flat_map(courtyard::games::noble_hearts::table::Attack::open)
            .map(|(_, s)| s.area)
            .collect();
        if chance.random_bool(0.7)
            && let Some(area) = strokes.choose(chance)
        {
            card.area = Some((*area).into());
        }
        if same {
            Card {
                area: card.area,
                ..alike
            }
        } else {
            card
        }
    };
    let many = |chance: &mut Chance, count: usize| -> Vec<Named> {
        (0..count)
            .map(|_| {
                if same {
                    alike
                } else {
                    card(chance, rules, strength)
                }
            })
            .collect()
    };
    let any_count = |chance: &mut Chance, least: usize, beside: usize| {
        let most = hand.saturating_sub(beside).max(least);
        match chance.random_bool(0.3) {
            true => most,
            false => chance.random_range(least..=most.min(least + 2)),
        }
    };
    let raised = chance.random::<bool>();
    let area = chance.random_range(1..=rules.areas).into();
    let stroke = table.attack.as_ref().and_then(|attack| {
        let open: Vec<usize> = attack.open().map(|(number, _)| number).collect();
        let number = open.choose(chance).map(|number| *number as i64);
        number.filter(|_| chance.random())
    });
    let ready = table.own().ready(Special::Combination);
    let special = |chance: &mut Chance| *Special::VARIANTS.choose(chance).unwrap();
    match kind {
        K::Setup => setup(chance, rules),
        K::Attack => Action::Attack { card: one(chance) },
        K::Charge => {
            let jump = match chance.random_range(0..5) {
                0 => Some(Jump::Up),
                1 => Some(Jump::Down {
                    raised: Some(raised).filter(|raised| *raised),
                }),
                2 => Some(Jump::Long { raised }),
                _ => None,
            };
            let with = match chance.random_range(0..8) {
                0 => Some(With::Berserk),
                1 => Some(With::Feint { area }),
                2 => Some(With::Combination),
                _ => None,
            };
            let attack = match with {
                None | Some(With::Feint { .. }) => 1,
                Some(With::Berserk) => rules.berserk_cards.into(),
                Some(With::Combination) => chance.random_range(2..=2.max(1 + ready)),
            };
            let least = match jump {
                Some(Jump::Long { .. }) => rules.long_jump_cards.into(),
                _ => 1,
            };
            let movement = match jump {
                None | Some(Jump::Down { .. }) => {
                    let most = usize::from(rules.charge_move_cards);
                    any_count(chance, least, attack).min(most)
                }
                Some(Jump::Up | Jump::Long { .. }) => any_count(chance, least, attack),
            };
            Action::Charge(Charge {
                movement: many(chance, movement),
                cards: many(chance, attack),
                jump,
                with,
            })
        }
        K::Block => Action::Block {
            card: one(chance),
            stroke,
        },
        K::Retreat => Action::Retreat { card: one(chance) },
        K::JumpUp => {
            let count = any_count(chance, 1, 0);
            Action::JumpUp {
                cards: many(chance, count),
            }
        }
        K::JumpDown => Action::JumpDown {
            raised: Some(raised).filter(|raised| *raised),
        },
        K::Move => Action::Move { card: one(chance) },
        K::Pass => Action::Pass,
        K::Hit => Action::Hit,
        K::LongJump => {
            let count = any_count(chance, rules.long_jump_cards.into(), 0);
            Action::LongJump {
                cards: many(chance, count),
                raised,
            }
        }
        K::SideStep => Action::SideStep {
            cards: many(chance, rules.side_step_cards.into()),
        },
        K::Berserk => Action::Berserk {
            cards: many(chance, rules.berserk_cards.into()),
        },
        K::Saltomortale => Action::Saltomortale {
            cards: many(chance, rules.saltomortale_cards.into()),
            raised: Some(raised).filter(|_| chance.random()),
        },
        K::Feint => Action::Feint {
            card: one(chance),
            area,
        },
        K::Combination => {
            let count = chance.random_range(2..=2.max(1 + ready));
            Action::Combination {
                cards: many(chance, count),
            }
        }
        K::QuickBlock => Action::QuickBlock {
            card: one(chance),
            stroke,
        },
        K::CollectRose => Action::CollectRose,
        K::TurnUp => Action::TurnUp {
            special: special(chance),
        },
        K::ChooseSpecial => Action::ChooseSpecial {
            special: Some(special(chance)).filter(|_| chance.random_bool(0.9)),
        },
        K::Concede => Action::Concede {
            seat: *EitherSeat::BOTH.choose(chance).unwrap(),
        },
        K::Adjust => Action::Adjust(Adjustment {
            correction: correction(chance, rules),
            why: chance.random_bool(0.5).then(|| "so it lies".into()),
        }),
        K::Note => Action::Note {
            text: "“tea”\n\0 ♥ \\".into(),
        },
    }
}

fn setup(chance: &mut Chance, rules: &Rules) -> Action {
    let mut pile: Vec<Special> = Vec::new();
    for special in Special::VARIANTS {
        pile.extend(vec![*special; rules.special_copies[*special].into()]);
    }
    pile.shuffle(chance);
    let mut take = || pile.split_off(pile.len().saturating_sub(rules.opening().into()));
    let specials = Pair([take(), take()]);
    Action::Setup {
        first: *EitherSeat::BOTH.choose(chance).unwrap(),
        specials: Some(specials).filter(|_| rules.opening() > 0 || chance.random()),
        roses: (rules.roses > 0).then(|| chance.random_range(0..=rules.roses.into())),
    }
}

fn correction(chance: &mut Chance, rules: &Rules) -> Correction {
    let seat = *EitherSeat::BOTH.choose(chance).unwrap();
    let small = chance.random_range(-4..=9);
    match chance.random_range(0..8) {
        0 => Correction::Hand { seat, hand: small },
        1 => {
            let count = chance.random_range(0..8);
            let cards = (0..count).map(|_| card(chance, rules, Strength::Any));
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
        4 => Correction::Initiative(seat),
        5 => Correction::Charm(small),
        6 => Correction::Skill(small),
        _ => Correction::Roses(small),
    }
}

/// What nobody should claim: an action with something in it that does not fit.
pub fn claim(chance: &mut Chance, rules: &Rules, table: &Table, kind: ActionKind) -> Action {
    let mut value = json!(plausible(chance, rules, table, kind));
    for _ in 0..chance.random_range(1..=3) {
        spoil(chance, &mut value);
    }
    serde_json::from_value(value).unwrap_or(Action::Pass)
}

/// Changes something in the value, but not its kind.
pub fn spoil(chance: &mut Chance, value: &mut Value) {
    match value {
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().filter(|k| *k != "type").cloned().collect();
            let Some(name) = names.choose(chance) else {
                return;
            };
            match chance.random_bool(0.2) {
                true => drop(fields.remove(name)),
                false => spoil(chance, &mut fields[name]),
            }
        }
        Value::Array(items) if !items.is_empty() && chance.random_bool(0.7) => {
            let place = chance.random_range(0..items.len());
            spoil(chance, &mut items[place]);
        }
        Value::Array(items) => {
            let more = items.first().cloned().unwrap_or(json!({}));
            match chance.random() {
                true => items.extend(vec![more; chance.random_range(1..=70)]),
                false => drop(items.pop()),
            }
        }
        Value::Number(_) => {
            let odd = [-1, 0, 1, 5, 10, 21, 61, 255, 256, 65536, i64::MIN, i64::MAX];
            *value = json!(odd.choose(chance));
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(word) => *word = "feint".into(),
        Value::Null => *value = json!("berserk"),
    }
}

/// An action that may be done now; none when the game is over. Few games are given up, few attacks hit.
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
        let mut tries = (0..8).map(|_| plausible(chance, rules, table, kind));
        tries.find(|action| referee::check(rules, table, action).is_ok())
    })
}

/// What a journal records next: mostly moves, now and then notes, corrections, undo and redo.
pub fn step(
    chance: &mut Chance,
    session: &Session<NobleHearts>,
    corrections: bool,
) -> Step<Action> {
    let (rules, table) = (session.rules(), session.table());
    let done = session.in_force().rev().take(30).count();
    let undone = session.taken_back().take(12).count();
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
    if let Some(kind) = aside {
        let action = plausible(chance, rules, table, kind);
        if referee::check(rules, table, &action).is_ok() {
            return Step::Do(action);
        }
    }
    match move_of(chance, rules, table) {
        Some(action) => Step::Do(action),
        None => Step::Undo(done),
    }
}

/// A session of so many entries.
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
