//! Random play of Dueling Nobles, shared by the tests and the benchmarks: valid rules, plausible actions, and random
//! claims, most of them illegal.

// Each program that includes this module uses a part of it.
#![allow(dead_code)]

use courtyard::cards::{Card, Suit};
use courtyard::games::compose::{Answer, Ask, QuestionOption};
use courtyard::games::dueling_nobles::ask::{Part, Prompt};
use courtyard::games::dueling_nobles::table::Stage;
use courtyard::games::dueling_nobles::{
    Action, ActionKind, Correction, DuelingNobles, Edition, Noble, Rules, Support, Table, Weapon,
};
use courtyard::games::{Game as _, Preset};
use courtyard::seat::EitherSeat;
use courtyard::session::{Header, Session, Step};
use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use serde_json::{Map, Value, json};

use super::seeded;
#[allow(unused_imports)]
pub use super::seeded::{Chance, chance, journal, moment};

/// A header with these rules.
pub fn header(edition: Edition, rules: Map<String, Value>) -> Header {
    seeded::header::<DuelingNobles>(edition.name(), 2, rules)
}

/// House rules: valid values for a few fields.
pub fn house_rules(chance: &mut Chance) -> Map<String, Value> {
    let mut rules = seeded::house_rules::<Edition>(chance, 0.2);
    // The invariants of random games are those of games that end at once; golden cases cover the other rule.
    rules.remove("victory");
    // Both courtyards are rarely emptied at once.
    if chance.random_bool(0.2) {
        rules.insert("both_empty".into(), json!("defender"));
    }
    if chance.random_bool(0.2) {
        rules.insert("support_decks".into(), json!("each"));
    }
    // A short deck that runs out.
    if chance.random_bool(0.2) {
        rules.insert("opening_hand".into(), json!(20));
    }
    // A short game: a noble that loses is out at once, and because only the dice decide, often both are.
    if chance.random_bool(0.2) {
        let winners = ["draw", "attacker", "defender"];
        rules.insert("both_empty".into(), json!(winners.choose(chance)));
        rules.insert(
            "base_strength".into(),
            json!({"king": 4, "queen": 4, "jack": 4}),
        );
        rules.remove("phases");
        rules.insert("opening_hand".into(), json!(0));
        rules.insert("opening_nobles".into(), json!(1));
        rules.insert("stamina".into(), json!({"king": 1, "queen": 1, "jack": 1}));
    }
    rules
}

/// A legal and plausible action, in the canonical form in which the referee lists it; `None` when the game is over.
pub fn move_of(chance: &mut Chance, rules: &Rules, table: &Table) -> Option<Action> {
    let phase = match table.stage {
        Stage::SetUp => return plausible(chance, rules, table, ActionKind::Setup),
        Stage::Over(_) => return None,
        Stage::Turn { phase } => phase,
    };
    if chance.random_ratio(1, 600) {
        return plausible(chance, rules, table, ActionKind::Concede);
    }
    let mut wishes: Vec<ActionKind> = match table.duel {
        Some(_) => vec![ActionKind::Roll, ActionKind::Support],
        None => rules.phases[phase].allows.clone(),
    };
    wishes.shuffle(chance);
    if table.duel.is_some() && chance.random_bool(0.3) {
        wishes.insert(0, ActionKind::Deflect);
    }
    for kind in wishes {
        let eagerness = match kind {
            ActionKind::Buy | ActionKind::Recruit => 0.9,
            ActionKind::DrawThree | ActionKind::Recover | ActionKind::Spy => 0.9,
            ActionKind::Challenge | ActionKind::Heal => 0.7,
            ActionKind::Sell => 0.3,
            // An action that is often possible would make rare events rarer.
            _ => 0.4,
        };
        if table.duel.is_none() && !chance.random_bool(eagerness) {
            continue;
        }
        let wish = plausible(chance, rules, table, kind);
        if let Some(action) = wish.filter(|a| DuelingNobles::check(rules, table, a).is_ok()) {
            return Some(action);
        }
    }
    if table.duel.is_some() {
        // A hand from which cards were named may not have any of the chosen ones.
        let idle = |kind| plausible(chance, rules, table, kind);
        let kinds = [ActionKind::Roll, ActionKind::Support];
        return kinds
            .map(idle)
            .into_iter()
            .flatten()
            .find(|a| DuelingNobles::check(rules, table, a).is_ok());
    }
    Some(if chance.random_bool(0.1) {
        Action::EndTurn
    } else {
        Action::NextPhase
    })
}

/// A random action of the kind, composed by its questions. `None` if it cannot be composed.
pub fn plausible(
    chance: &mut Chance,
    rules: &Rules,
    table: &Table,
    kind: ActionKind,
) -> Option<Action> {
    match kind {
        ActionKind::Adjust => Some(Action::Adjust {
            correction: correction(chance, rules, table),
            why: None,
        }),
        ActionKind::Note => Some(Action::Note { text: "tea".into() }),
        kind => seeded::composed::<DuelingNobles>(rules, table, kind, |ask, options, answers| {
            seeded::possible_answer(chance, ask, options, answers)
        })
        .map(normal),
    }
}

/// A spy's list of the opponent's hand that can be true, without the spent card.
pub fn seen_hand(chance: &mut Chance, table: &Table, spent: Card) -> Vec<Card> {
    let seat = table.active.other();
    let side = &table.sides[seat];
    let mut unknown: Vec<Card> = Support::all()
        .filter(|c| table.place_of(seat, *c).is_none())
        .filter(|c| c.card() != spent || !table.stocks.is_shared())
        .map(Support::card)
        .collect();
    unknown.shuffle(chance);
    unknown.truncate(side.unknown_cards());
    side.known.iter().chain(unknown).collect()
}

/// A spy's list with one wrong card: perhaps the spent one, or a known card instead of an unknown one.
fn misread(chance: &mut Chance, table: &Table, spent: Card) -> Vec<Card> {
    let mut seen = seen_hand(chance, table, spent);
    let seat = table.active.other();
    let free =
        Support::all().filter(|c| table.place_of(seat, *c).is_none() && !seen.contains(&c.card()));
    let other = if chance.random() {
        Some(spent)
    } else {
        free.map(Support::card).choose(chance)
    };
    if let (Some(card), Some(other)) = (seen.iter_mut().choose(chance), other) {
        *card = other;
    }
    seen
}

/// A random seat.
pub fn seat(chance: &mut Chance) -> EitherSeat {
    if chance.random() {
        EitherSeat::Zero
    } else {
        EitherSeat::One
    }
}

fn correction(chance: &mut Chance, rules: &Rules, table: &Table) -> Correction {
    let seat = seat(chance);
    let standing = table.sides[seat].courtyard.choose(chance);
    match (chance.random_range(0..6), standing) {
        (0, Some(standing)) => Correction::Stamina {
            noble: standing.noble.card(),
            stamina: chance
                .random_range(1..=rules.stamina[standing.noble.rank()])
                .into(),
        },
        (1, Some(standing)) => Correction::Weapon {
            noble: standing.noble.card(),
            weapon: {
                let free = Support::all().filter(|c| table.place_of(seat, *c).is_none());
                let weapons = free.filter_map(Weapon::from_support);
                weapons.choose(chance).map(Weapon::card)
            },
        },
        (2, _) => Correction::Hand {
            seat,
            hand: chance.random_range(0..12),
        },
        (3, _) => Correction::SupportDeck {
            seat: match (table.stocks.owner(seat), chance.random_bool(0.1)) {
                (owner, false) => owner,
                (None, true) => Some(seat),
                (Some(_), true) => None,
            },
            // Often so few that they run out.
            support_deck: if chance.random() {
                chance.random_range(0..4)
            } else {
                chance.random_range(0..28)
            },
        },
        (4, _) => Correction::Ability {
            seat,
            ability: *Suit::ALL.choose(chance).unwrap_or(&Suit::Hearts),
            used: chance.random(),
        },
        _ => Correction::Gold {
            seat,
            gold: chance.random_range(0..20),
        },
    }
}

/// Whether the action sets a number of support cards, after which the counts may not add up.
pub fn counts_cards(action: &Action) -> bool {
    let Action::Adjust { correction, .. } = action else {
        return false;
    };
    matches!(
        correction,
        Correction::Hand { .. } | Correction::SupportDeck { .. } | Correction::Weapon { .. }
    )
}

/// Any action that a journal can state, composed by its questions and then altered: sometimes almost right, mostly
/// wrong.
pub fn claim(chance: &mut Chance, rules: &Rules, table: &Table) -> Action {
    let fitting = |kind: &ActionKind| match (table.phase(rules), &table.duel) {
        (Some(_), Some(_)) => matches!(
            kind,
            ActionKind::Deflect | ActionKind::Roll | ActionKind::Support
        ),
        (Some(phase), None) => phase.allows.contains(kind) || *kind == ActionKind::Adjust,
        (None, _) => *kind == ActionKind::Setup,
    };
    let kinds = ActionKind::ALL.into_iter();
    let kind = if chance.random_bool(0.7) {
        kinds.filter(fitting).choose(chance)
    } else {
        kinds.choose(chance)
    };
    let kind = kind.unwrap_or(ActionKind::NextPhase);
    if chance.random_bool(0.2)
        && let Some(action) = plausible(chance, rules, table, kind)
    {
        return loosened(chance, table, action);
    }
    let action = match kind {
        ActionKind::Adjust => Action::Adjust {
            correction: correction(chance, rules, table),
            why: chance.random_bool(0.5).then(|| "so it lies".into()),
        },
        ActionKind::Note => Action::Note {
            text: "“tea”\n\0 ♥ \\".into(),
        },
        kind => {
            let claimed =
                seeded::composed::<DuelingNobles>(rules, table, kind, |ask, options, _| {
                    any_answer(chance, table, ask, options)
                });
            claimed.unwrap_or_else(|| Action::Tax {
                king: any_card(chance, table),
            })
        }
    };
    let action = match action {
        Action::Spy { card, .. } => Action::Spy {
            card,
            seen: match chance.random_range(0..4) {
                0 => None,
                1 => Some(seen_hand(chance, table, card).into()),
                2 => Some(
                    (0..chance.random_range(0..=8))
                        .map(|_| any_card(chance, table))
                        .collect(),
                ),
                _ => Some(misread(chance, table, card).into()),
            },
        },
        other => other,
    };
    let mut claim = json!(action);
    alter(chance, table, &mut claim);
    serde_json::from_value(claim).unwrap_or(action)
}

/// Any answer of the right sort. Without options, any noble or card.
fn any_answer(
    chance: &mut Chance,
    table: &Table,
    ask: &Ask<DuelingNobles>,
    options: &[QuestionOption<DuelingNobles>],
) -> Option<Answer<Part>> {
    if let Ask::Several { chosen, count, .. } = ask
        && chosen >= count.start()
        && chance.random_bool(0.4)
    {
        return Some(Answer::Done);
    }
    let any_support = |chance: &mut Chance| {
        let card = Support::from_card(any_card(chance, table));
        card.or(Support::all().choose(chance)).map(Part::Card)
    };
    let offered = options.choose(chance).map(|option| option.part);
    let part = match offered {
        Some(Part::Noble(_)) if chance.random_bool(0.4) => {
            Noble::all().choose(chance).map(Part::Noble)
        }
        Some(Part::Card(_)) if chance.random_bool(0.4) => any_support(chance),
        Some(Part::Seat(_)) => Some(Part::Seat(seat(chance))),
        Some(offered) => Some(offered),
        None => match ask {
            Ask::One {
                prompt: Prompt::Further,
            } => None,
            _ => any_support(chance),
        },
    };
    part.map(Answer::Part)
}

/// Any card: often one that lies on the table.
fn any_card(chance: &mut Chance, table: &Table) -> Card {
    let lying = match &table.duel {
        Some(duel) => {
            let played = duel.sides.iter().flat_map(|(_, side)| &side.support);
            played.flatten().choose(chance)
        }
        None => table.stocks[seat(chance)].discard.choose(chance),
    };
    let lying = lying.filter(|_| chance.random_bool(0.4));
    lying.map_or_else(|| Card::all().choose(chance).unwrap(), |card| card.card())
}

/// Replaces some cards and numbers by others, and some lists by longer or shorter ones.
fn alter(chance: &mut Chance, table: &Table, value: &mut Value) {
    match value {
        Value::Object(fields) => {
            let fields = fields.iter_mut().filter(|(name, _)| *name != "type");
            fields.for_each(|(_, field)| alter(chance, table, field));
        }
        Value::Array(items) => {
            items.iter_mut().for_each(|item| alter(chance, table, item));
            match chance.random_range(0..12) {
                0 => drop(items.pop()),
                1 => items.extend(items.first().cloned()),
                2 if !items.is_empty() => items.push(json!(any_card(chance, table))),
                _ => items.shuffle(chance),
            }
        }
        Value::String(word) if word.parse::<Card>().is_ok() && chance.random_bool(0.15) => {
            *value = json!(any_card(chance, table));
        }
        Value::Number(_) if chance.random_bool(0.3) => *value = json!(number(chance)),
        Value::Bool(flag) => *flag = chance.random(),
        Value::String(_) | Value::Number(_) | Value::Null => {}
    }
}

fn number(chance: &mut Chance) -> i64 {
    let odd = [
        -1,
        0,
        7,
        12,
        40,
        41,
        1_000_000,
        1_000_001,
        i64::MIN,
        i64::MAX,
    ];
    if chance.random_bool(0.3) {
        *odd.choose(chance).unwrap_or(&0)
    } else {
        chance.random_range(1..=6)
    }
}

/// The action in another of its forms: cards in another order, optional fields written out.
fn loosened(chance: &mut Chance, table: &Table, mut action: Action) -> Action {
    match &mut action {
        Action::Setup { nobles, .. } => nobles.0.iter_mut().for_each(|n| n.shuffle(chance)),
        Action::Sell { cards } | Action::Support { cards, .. } => cards.shuffle(chance),
        Action::Roll { is_virtual, .. } => *is_virtual = true,
        Action::Spy { card, seen } => *seen = Some(seen_hand(chance, table, *card).into()),
        _ => {}
    }
    action
}

/// The action in the canonical form in which the referee lists it.
pub fn normal(mut action: Action) -> Action {
    match &mut action {
        Action::Setup { nobles, .. } => nobles.0.iter_mut().for_each(|n| n.sort()),
        Action::Sell { cards } | Action::Support { cards, .. } => cards.sort(),
        Action::Roll { is_virtual, .. } => *is_virtual = false,
        Action::Spy { seen, .. } => *seen = None,
        _ => {}
    }
    action
}

/// A random next step: mostly actions, sometimes notes, corrections, spies' lists, undo and redo. When the game is
/// over, some actions are undone.
pub fn step(
    chance: &mut Chance,
    session: &Session<DuelingNobles>,
    corrections: bool,
) -> Step<Action> {
    let (rules, table) = (session.rules(), session.table());
    let done = session.applied().rev().take(30).count();
    let undone = session.undone().take(12).count();
    if undone > 0 && chance.random_bool(0.4) {
        return Step::Redo(chance.random_range(1..=undone));
    }
    if done > 0 && chance.random_ratio(1, 40) {
        return Step::Undo(chance.random_range(1..=done.min(12)));
    }
    if chance.random_ratio(1, 60) {
        return Step::Do(Action::Note {
            text: "Köln ♥".into(),
        });
    }
    if chance.random_ratio(1, 60)
        && let Some(action) = plausible(chance, rules, table, ActionKind::Adjust)
        && (corrections || !counts_cards(&action))
        && DuelingNobles::check(rules, table, &action).is_ok()
    {
        return Step::Do(action);
    }
    match move_of(chance, rules, table) {
        Some(Action::Spy { card, .. }) if chance.random() => Step::Do(Action::Spy {
            card,
            seen: Some(seen_hand(chance, table, card).into()),
        }),
        Some(action) => Step::Do(action),
        None => Step::Undo(done),
    }
}

/// A session with this number of entries.
pub fn session(chance: &mut Chance, header: Header, entries: usize) -> Session<DuelingNobles> {
    let mut session = Session::new(header).unwrap();
    while session.entries().len() < entries {
        let step = step(chance, &session, false);
        let at = moment(session.entries().len() as i64 * 11);
        // The step may be impossible; then another one is chosen.
        if let Ok(proposal) = session.propose(step, at) {
            session.commit(proposal);
        }
    }
    session
}
