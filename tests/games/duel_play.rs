//! Random play of Duel with real decks, and with random claims.
//!
//! `COURTYARD_GAMES` and `COURTYARD_SEED` choose the games; a failing game prints its seed.

use std::collections::BTreeSet;

use courtyard::games::compose::{self, Buffer};
use courtyard::games::duel::table::{Phase, Stage, Step as BattleStep};
use courtyard::games::duel::{Action, ActionKind, Duel, Refusal, Rules, Table};
use courtyard::games::{Game, Refusal as _};
use courtyard::session::{Session, Step};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Map, json};
use strum::VariantNames as _;

use crate::common::duel::{self, Chance, Real};
use crate::common::extent;
use crate::harness::{self, Course};

const GAMES: u64 = 60;

/// A game of 2 to 6 players, by the edition's rules or by house rules.
fn opened(seed: u64, chance: &mut Chance) -> Session<Duel> {
    let players = 2 + (seed % 5) as usize;
    let house = if chance.random_bool(0.8) {
        duel::house_rules(chance)
    } else {
        Map::new()
    };
    Session::new(duel::header(players, house)).unwrap()
}

/// Checks the invariants of every table.
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

/// Judges an action. The table after it is sound, and an accepted action is of a possible kind.
fn judged(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
    let (after, _) = harness::judged::<Duel>(rules, table, action)?;
    sound(rules, &after);
    let buffer = &mut Buffer::default();
    let may = compose::possible::<Duel>(rules, table, action.kind(), buffer);
    assert_eq!(may, Ok(()), "{action:?} is possible");
    Ok(())
}

/// Checks that no claim of a kind that is listed as impossible is accepted.
fn claims(
    chance: &mut Chance,
    rules: &Rules,
    table: &Table,
    codes: &mut BTreeSet<&'static str>,
) -> Option<Action> {
    let mut allowed = Vec::new();
    for kind in ActionKind::ALL {
        for _ in 0..4 {
            let action = duel::claim(chance, rules, table, *kind);
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

#[test]
fn at_a_table_with_real_decks_the_app_counts_as_the_hands_do() {
    let mut kinds = BTreeSet::new();
    let mut ended = 0;
    let whole = harness::games(GAMES, |seed, chance| {
        let mut course = Course::new(opened(seed, chance));
        let rules = course.rules().clone();
        let mut real = Real::new(chance, &rules, course.table().sides.len());
        let mut codes = BTreeSet::new();
        while course.session.entries().len() < 400 {
            let table = course.table().clone();
            let Some(deed) = duel::deed(chance, &rules, &table, &real) else {
                ended += 1;
                break;
            };
            if chance.random_ratio(1, 10) {
                claims(chance, &rules, &table, &mut codes);
            }
            judged(&rules, &table, &deed.action).unwrap();
            let step = Step::Do(deed.action.clone());
            let events = course.take(chance, &step).unwrap();
            kinds.insert(deed.action.kind());
            real.follow(chance, &table, &deed, &events);
            if course.table().turn > 0 {
                real.agrees(course.table());
            }
        }
        course.check(chance);
    });
    if whole {
        assert_eq!(kinds, ActionKind::ALL.iter().copied().collect());
        assert!(ended >= GAMES / 2, "only {ended} games came to an end");
    }
}

#[test]
fn every_card_lies_in_one_place_whatever_is_claimed() {
    let mut codes = BTreeSet::new();
    let whole = harness::games(GAMES, |seed, chance| {
        let mut course = Course::new(opened(seed, chance));
        let rules = course.rules().clone();
        let real = Real::new(chance, &rules, course.table().sides.len());
        for _ in 0..120 {
            let table = course.table().clone();
            let claim = claims(chance, &rules, &table, &mut codes);
            let step = match (chance.random_range(0..10), claim) {
                (0, _) => Step::Undo(chance.random_range(1..4)),
                (1, _) => Step::Redo(chance.random_range(1..4)),
                // An action that fits the decks of another table is judged like any other claim.
                (2..6, _) => match duel::deed(chance, &rules, &table, &real) {
                    Some(deed) => Step::Do(deed.action),
                    None => break,
                },
                (_, Some(claim)) => Step::Do(claim),
                (_, None) => break,
            };
            let _ = course.take(chance, &step);
            sound(&rules, course.table());
            let players = &course.session.header().players;
            let state = Duel::state(&rules, course.table(), players);
            assert_eq!(state["players"].as_array().unwrap().len(), players.len());
        }
        course.check(chance);
    });
    if whole {
        let all = Refusal::VARIANTS.iter();
        let missing: Vec<_> = all.filter(|code| !codes.contains(*code)).collect();
        assert!(missing.is_empty(), "no claim was refused with {missing:?}");
    }
}

#[test]
fn damaged_journals_are_read_up_to_the_damage() {
    let house = json!({"reinforcements": true, "hidden_ally": true, "damage_divisor": 1, "draw_per_turn": 3});
    let mut faults = 0;
    // One long game and two short ones.
    for (seed, entries) in [(0, extent(30, 150)), (1, 30), (2, 30)] {
        let chance = &mut duel::chance(seed);
        let header = duel::header(3, house.as_object().unwrap().clone());
        let mut course = Course::<Duel>::new(Session::new(header).unwrap());
        let rules = course.rules().clone();
        let mut real = Real::new(chance, &rules, 3);
        while course.session.entries().len() < entries {
            let table = course.table().clone();
            let Some(deed) = duel::deed(chance, &rules, &table, &real) else {
                break;
            };
            let step = Step::Do(deed.action.clone());
            let events = course.take(chance, &step).unwrap();
            real.follow(chance, &table, &deed, &events);
        }
        faults += harness::damage(chance, &course.session, 150, sound);
    }
    assert!(faults > 100, "{faults}");
}
