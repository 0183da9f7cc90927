//! Random play of Duel at tables with real decks, and with claims of every kind; journals that were cut or altered.
//!
//! The environment variable `COURTYARD_GAMES` sets how many games are played, `COURTYARD_SEED` the first game's seed;
//! every further game takes the next one. A failing game prints its seed.

use std::collections::BTreeSet;

use crate::common::duel::{Chance, Real};
use courtyard::games::Game;
use courtyard::games::Refusal as _;
use courtyard::games::duel::table::{Phase, Stage, Step as BattleStep};
use courtyard::games::duel::{Action, ActionKind, Duel, Refusal, Rules, Table, referee};
use courtyard::session::journal::{ChecksumState, Fault, Opened, Reading};
use courtyard::session::{Session, Step};
use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use serde_json::{Map, Value, json};

const GAMES: u64 = 60;

/// Tells which game failed.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let seed = self.0;
            eprintln!("the failing game: COURTYARD_GAMES=1 COURTYARD_SEED={seed}");
        }
    }
}

fn games(mut game: impl FnMut(u64, &mut Chance)) -> bool {
    let number = |name: &str| std::env::var(name).ok().map(|v| v.parse().unwrap());
    let first: u64 = number("COURTYARD_SEED").unwrap_or(0);
    let count = number("COURTYARD_GAMES").unwrap_or(GAMES);
    for seed in first..first + count {
        let _seed = Seed(seed);
        game(seed, &mut crate::common::duel::chance(seed));
    }
    first == 0 && count >= GAMES
}

/// A game of 2 to 6 players, by the edition or by house rules.
fn opened(seed: u64, chance: &mut Chance) -> Session<Duel> {
    let players = 2 + (seed % 5) as usize;
    let house = match chance.random_bool(0.8) {
        true => crate::common::duel::house_rules(chance),
        false => Map::new(),
    };
    Session::new(crate::common::duel::header(players, house)).unwrap()
}

/// What must be true of every table.
fn sound(rules: &Rules, table: &Table) {
    for (seat, side) in table.sides.iter() {
        let battle = table.battle.as_ref().and_then(|b| b.side(seat));
        let cards = usize::from(side.hand)
            + usize::from(side.draw)
            + side.discard.len()
            + side.warlords()
            + battle.map_or(0, courtyard::games::duel::table::BattleSide::cards);
        assert_eq!(cards, usize::from(rules.deck()), "the deck of {seat}");
        assert_eq!(side.slots.len(), usize::from(rules.warlord_slots));
        let seen = table.seen(seat);
        for rank in courtyard::cards::Rank::ALL {
            assert!(seen.of_rank(rank) <= 4);
        }
        assert!(rules.reinforcements || !seen.joker());
        assert!(rules.hidden_ally || !seen.ally());
    }
    let circle = table.circle();
    match table.stage {
        Stage::SetUp => assert_eq!(table.turn, 0),
        Stage::Turn(phase) => {
            assert!(circle.len() >= 2);
            assert_eq!(circle.contains(table.active), !table.revenge);
            assert!(table.target().is_some_and(|t| circle.contains(t)));
            assert!(!table.cut_short || phase == Phase::Preparation && !table.revenge);
            assert!(table.battle.is_none() || phase == Phase::Attack);
        }
        Stage::Over(winner) => {
            assert_eq!(circle.iter().collect::<Vec<_>>(), [winner]);
            assert!(table.battle.is_none() && table.pending.is_none() && !table.revenge);
            assert_eq!(table.target(), None);
        }
    }
    if let Some(pending) = table.pending {
        assert!(circle.contains(pending.seat) && table.battle.is_none());
        assert_eq!(table.sides[pending.seat].draw, 0);
    }
    if let Some(battle) = &table.battle {
        assert_eq!(battle.attacker, table.active);
        assert!(circle.contains(battle.defender));
        if battle.step() == BattleStep::LastChance {
            let total = |seat| table.force(seat).unwrap().strength(rules).total();
            assert!(total(battle.attacker) > total(battle.defender));
        }
    }
}

/// Whether the referee says the same of this action in every way in which it can be asked.
fn judged(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    let check = referee::check(rules, table, action);
    let mut after = table.clone();
    let played = referee::play(rules, &mut after, action).map(drop);
    assert_eq!(check, played, "{action:?}");
    match check {
        Err(_) => assert_eq!(after, *table),
        Ok(()) => {
            sound(rules, &after);
            let may = referee::may(rules, table, action.kind());
            assert_eq!(may, Ok(()), "{action:?} is possible");
        }
    }
    check
}

/// Every kind that is said to be impossible is: no claim of it is allowed.
fn claims(
    chance: &mut Chance,
    rules: &Rules,
    table: &Table,
    codes: &mut BTreeSet<&'static str>,
) -> Option<Action> {
    let mut allowed = Vec::new();
    for kind in ActionKind::ALL {
        for _ in 0..4 {
            let action = crate::common::duel::claim(chance, rules, table, *kind);
            match judged(rules, table, &action) {
                Ok(()) if *kind != ActionKind::Concede || chance.random_bool(0.05) => {
                    allowed.push(action);
                }
                Ok(()) => {}
                Err(refusal) => {
                    codes.insert(refusal.code());
                }
            }
        }
    }
    allowed.choose(chance).cloned()
}

fn commit(session: &mut Session<Duel>, step: Step<Action>) -> Vec<courtyard::games::duel::Event> {
    let at = crate::common::duel::moment(session.entries().len() as i64 * 7);
    let proposal = session.propose(step, at).unwrap();
    session.commit(proposal)
}

#[test]
fn at_a_table_with_real_decks_the_app_counts_as_the_hands_do() {
    let mut kinds = BTreeSet::new();
    let mut ended = 0;
    let whole = games(|seed, chance| {
        let mut session = opened(seed, chance);
        let rules = session.rules().clone();
        let players = session.table().sides.len();
        let mut real = Real::new(chance, &rules, players);
        let mut codes = BTreeSet::new();
        while session.entries().len() < 400 {
            let table = session.table().clone();
            let Some(deed) = crate::common::duel::deed(chance, &rules, &table, &real) else {
                ended += 1;
                break;
            };
            if chance.random_ratio(1, 10) {
                claims(chance, &rules, &table, &mut codes);
            }
            judged(&rules, &table, &deed.action).unwrap();
            let events = commit(&mut session, Step::Do(deed.action.clone()));
            kinds.insert(deed.action.kind());
            real.follow(chance, &table, &deed, &events);
            if session.table().turn > 0 {
                real.agrees(session.table());
            }
        }
        there_and_back(chance, &session);
        survives_its_journal(&session);
    });
    if whole {
        assert_eq!(kinds, ActionKind::ALL.iter().copied().collect());
        assert!(ended >= GAMES / 2, "only {ended} games came to an end");
    }
}

/// The codes that an action of this game can be refused with.
const CODES: &str = "wrong-phase game-over not-set-up already-set-up limit-reached wrong-count duplicate-card \
    hand-too-small card-elsewhere not-a-support-card not-your-support bad-adjustment no-such-seat player-out pile-empty \
    pile-not-empty battle-in-progress no-battle battle-order no-such-slot slot-taken slot-empty warlord-used \
    sole-warlord not-the-defender no-aces not-an-opponent no-such-card not-a-warlord not-an-army-card not-an-ace \
    not-named other-card no-reinforcements not-your-turn discard-empty";

#[test]
fn whatever_is_claimed_every_card_lies_in_one_place() {
    let mut codes = BTreeSet::new();
    let whole = games(|seed, chance| {
        let mut session = opened(seed, chance);
        let rules = session.rules().clone();
        let players = session.table().sides.len();
        let real = Real::new(chance, &rules, players);
        for _ in 0..120 {
            let table = session.table().clone();
            let claim = claims(chance, &rules, &table, &mut codes);
            let step = match (chance.random_range(0..10), claim) {
                (0, _) => Step::Undo(chance.random_range(1..4)),
                (1, _) => Step::Redo(chance.random_range(1..4)),
                // What the decks of another table hold is a claim like any other.
                (2..6, _) => match crate::common::duel::deed(chance, &rules, &table, &real) {
                    Some(deed) => Step::Do(deed.action),
                    None => break,
                },
                (_, Some(claim)) => Step::Do(claim),
                (_, None) => break,
            };
            if session
                .propose(step.clone(), crate::common::duel::moment(0))
                .is_ok()
            {
                commit(&mut session, step);
            }
            sound(&rules, session.table());
            let players = &session.header().players;
            let state = Duel::state(&rules, session.table(), players);
            assert_eq!(state["players"].as_array().unwrap().len(), players.len());
        }
        there_and_back(chance, &session);
        survives_its_journal(&session);
    });
    if whole {
        let missing: Vec<_> = CODES
            .split_whitespace()
            .filter(|code| !codes.contains(code))
            .collect();
        assert!(missing.is_empty(), "no claim was refused with {missing:?}");
        assert_eq!(codes.len(), CODES.split_whitespace().count(), "{codes:?}");
    }
}

/// Everything taken back and put back again, in other strides.
fn there_and_back(chance: &mut Chance, session: &Session<Duel>) {
    let mut copy = session.clone();
    let mut after = vec![copy.table().clone()];
    while copy.in_force().next().is_some() {
        commit(&mut copy, Step::Undo(1));
        after.push(copy.table().clone());
    }
    assert_eq!(*copy.table(), session.at(0).table().clone());
    let mut place = after.len() - 1;
    while place > 0 {
        let stride = chance.random_range(1..=place);
        commit(&mut copy, Step::Redo(stride));
        place -= stride;
        assert_eq!(*copy.table(), after[place]);
    }
}

fn read(bytes: &[u8]) -> (Option<Reading<Duel>>, Option<Fault<Refusal>>) {
    match Opened::new(bytes) {
        Err(fault) => (None, Some(fault.of_game())),
        Ok(opened) => match opened.read::<Duel>() {
            Err(fault) => (None, Some(fault)),
            Ok(mut reading) => {
                let fault = reading.fault.take();
                (Some(reading), fault)
            }
        },
    }
}

fn survives_its_journal(session: &Session<Duel>) {
    for sealing in [ChecksumState::Unsealed, ChecksumState::NEW] {
        let (reading, fault) = read(&crate::common::duel::journal(session, sealing));
        let reading = reading.unwrap();
        assert_eq!(fault, None);
        assert_eq!(reading.session.table(), session.table());
        assert_eq!(reading.session.entries(), session.entries());
        assert_eq!(reading.session.rules(), session.rules());
    }
}

/// A whole game of three with both optional rules.
fn whole_game(seed: u64) -> Session<Duel> {
    let chance = &mut crate::common::duel::chance(seed);
    let house = json!({"reinforcements": true, "hidden_ally": true, "damage_divisor": 1, "draw_per_turn": 3});
    let house = house.as_object().unwrap().clone();
    let mut session = Session::<Duel>::new(crate::common::duel::header(3, house)).unwrap();
    let rules = session.rules().clone();
    let mut real = Real::new(chance, &rules, 3);
    while session.entries().len() < 150 {
        let table = session.table().clone();
        let Some(deed) = crate::common::duel::deed(chance, &rules, &table, &real) else {
            break;
        };
        let events = commit(&mut session, Step::Do(deed.action.clone()));
        real.follow(chance, &table, &deed, &events);
    }
    session
}

#[test]
fn a_journal_cut_anywhere_keeps_the_lines_before_the_cut() {
    let journal = crate::common::duel::journal(&whole_game(3), ChecksumState::NEW);
    for cut in 0..journal.len() {
        let (reading, fault) = read(&journal[..cut]);
        let whole = journal[..cut].iter().filter(|b| **b == b'\n').count();
        if let Some(reading) = reading {
            let entries = reading.session.entries().len();
            // A cut before a line's end may leave the whole line.
            assert!(entries + 1 == whole || entries == whole, "cut at {cut}");
        } else {
            assert!(fault.is_some());
        }
    }
}

#[test]
fn altered_fields_are_faults_or_another_game_and_never_a_panic() {
    let odd = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(5),
        json!(6),
        json!(7),
        json!(1.5),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("K"),
        json!("ally"),
        json!("ally-K"),
        json!("joker"),
        json!("é"),
        json!([]),
        json!(["K", "K", "K", "K", "K", "K"]),
        json!({}),
        json!({"warlord": "K", "army": "10", "support": ["3", "3", "3", "3", "3"]}),
        json!({"card": null, "face_up": false}),
        json!("reveal"),
    ];
    let chance = &mut crate::common::duel::chance(5);
    let mut kinds = BTreeSet::new();
    for seed in 0..8 {
        let session = whole_game(seed);
        let lines = crate::common::duel::journal(&session, ChecksumState::Unsealed);
        let lines: Vec<String> = String::from_utf8(lines)
            .unwrap()
            .lines()
            .map(str::to_owned)
            .collect();
        for place in 1..lines.len() {
            let mut line: Value = serde_json::from_str(&lines[place]).unwrap();
            let action = line["do"].as_object_mut().unwrap();
            kinds.insert(action["type"].as_str().unwrap().to_owned());
            let name = action.keys().choose(chance).unwrap().clone();
            match chance.random_range(0..4) {
                0 => drop(action.remove(&name)),
                1 => {
                    let names = ["seat", "slot", "card", "warlord", "against", "discard"];
                    let other = *names.choose(chance).unwrap();
                    action.insert(other.into(), odd.choose(chance).unwrap().clone());
                }
                _ => drop(action.insert(name, odd.choose(chance).unwrap().clone())),
            }
            let mut altered = lines.clone();
            altered[place] = line.to_string();
            let text = altered.join("\n") + "\n";
            let (reading, fault) = read(text.as_bytes());
            let reading = reading.unwrap();
            match fault {
                None => survives_its_journal(&reading.session),
                Some(fault) => {
                    assert!(fault.line > place as u64, "{}", altered[place]);
                    assert!(!fault.code().is_empty());
                }
            }
            sound(reading.session.rules(), reading.session.table());
        }
    }
    assert!(kinds.len() > 10, "{kinds:?}");
}
