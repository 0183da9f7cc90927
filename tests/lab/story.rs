//! The story of a session: chances that use only what was recorded, and that come true as often as they say.

use std::ops::Range;

use courtyard_core::game::{Game as _, Outcome};
use courtyard_core::seat::Seat;
use courtyard_duel::Duel;
use courtyard_dueling_nobles::DuelingNobles;
use courtyard_lab::playout::PARTS;
use courtyard_lab::story::{
    About, Cause, Change, Chronicle, Estimation, PLAYOUTS, Part, Positions, Story,
};
use courtyard_lab::{AnyLab, LabGame};
use courtyard_session::journal::Opened;
use courtyard_session::{BotData, Entry, Session, Step};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use super::{DUEL, NOBLES, extent, plan};

/// Games between bots, as sessions.
fn games<G: LabGame>(game: &dyn AnyLab, edition: &str, blocks: u64) -> Vec<Session<G>> {
    let lab = game
        .open(&plan(&["greedy"], edition, &[json!({})]))
        .unwrap();
    let journals = (0..blocks).flat_map(|block| lab.journals(block));
    journals
        .map(|(_, journal, _)| {
            let reading = Opened::new(journal.as_slice()).unwrap().read::<G>();
            let reading = reading.unwrap_or_else(|fault| panic!("line {}", fault.line));
            assert!(reading.fault.is_none());
            reading.session
        })
        .collect()
}

fn work_off(chronicle: &dyn Chronicle, estimation: &mut Estimation) -> u64 {
    let mut playouts = 0;
    while let Some(part) = estimation.next(chronicle) {
        let sums = chronicle.play(&part);
        estimation.take(&part, sums.as_deref());
        playouts += part.numbers.end - part.numbers.start;
    }
    assert!(estimation.is_done());
    playouts
}

fn story_of(chronicle: &dyn Chronicle, playouts: u64) -> Story {
    let mut estimation = Estimation::new(chronicle, playouts);
    work_off(chronicle, &mut estimation);
    Story::of(chronicle, &estimation)
}

/// The results of the playouts with these numbers after an entry.
fn play_after(chronicle: &dyn Chronicle, n: usize, numbers: Range<u64>) -> Vec<u64> {
    let position = chronicle.changes()[n - 1].after;
    chronicle.play(&Part { position, numbers }).unwrap()
}

fn later_entries_change_no_earlier_chance<G>(game: &dyn AnyLab, edition: &str)
where
    Positions<G>: Chronicle,
    G: LabGame,
{
    for session in games::<G>(game, edition, 1) {
        let all = session.entries().len();
        let whole = Positions::of(&session);
        for n in [all / 4, all / 2, all * 3 / 4] {
            let cut = Positions::of(&session.at(n));
            let chance = |positions: &Positions<G>| play_after(positions, n, 0..4);
            assert_eq!(chance(&whole), chance(&cut), "after entry {n}");
        }
    }
}

#[test]
fn later_entries_change_no_earlier_chance_of_nobles() {
    later_entries_change_no_earlier_chance::<DuelingNobles>(NOBLES, "catsatcards");
}

#[test]
fn later_entries_change_no_earlier_chance_of_duel() {
    later_entries_change_no_earlier_chance::<Duel>(DUEL, "csatho");
}

#[test]
fn undo_leads_back_to_the_earlier_chance() {
    let game = games::<DuelingNobles>(NOBLES, "original", 1).remove(0);
    let mut session = game.at(60);
    for (n, step) in [(61, Step::Undo(9)), (62, Step::Redo(4))] {
        session
            .apply(Entry {
                n,
                at: None,
                paused: None,
                bots: BotData::default(),
                step,
            })
            .unwrap();
    }
    let positions = Positions::of(&session);
    let after = |n: usize| positions.changes()[n - 1].after;
    assert_eq!(after(61), after(51));
    assert_eq!(after(62), after(55));
    assert_ne!(after(51), after(60));
    let story = story_of(&positions, 2);
    assert_eq!(story.entries.len(), 62);
    assert_eq!(story.entries[60].chance, story.entries[50].chance);
    let applied = story.entries.iter().filter(|entry| entry.applied);
    let applied: Vec<usize> = applied.map(|entry| entry.n).collect();
    assert_eq!(applied, (1..=55).collect::<Vec<_>>());
    assert!(story.turning_points.iter().all(|point| point.n <= 55));
}

/// A session that has grown needs only the playouts of its new positions, and has the story of one that was read whole.
#[test]
fn a_longer_session_keeps_the_playouts_of_its_beginning() {
    let game = games::<DuelingNobles>(NOBLES, "duelo", 1).remove(0);
    let all = game.entries().len();
    let whole = Positions::of(&game);
    let mut at_once = Estimation::new(&whole, 20);
    let needed = work_off(&whole, &mut at_once);

    let half = Positions::of(&game.at(all / 2));
    let mut grown = Estimation::new(&half, 20);
    work_off(&half, &mut grown);
    grown.follow(&whole);
    assert!(!grown.is_done());
    let further = work_off(&whole, &mut grown);
    assert!(further < needed * 3 / 4, "{further} of {needed}");
    let curve = |estimation| -> Vec<(usize, Vec<f64>)> {
        let story = Story::of(&whole, estimation);
        let turns = story.turns().into_iter();
        turns.map(|entry| (entry.n, entry.chance.clone())).collect()
    };
    assert_eq!(curve(&grown), curve(&at_once));
}

/// Positions within turns need few playouts; the curve has only precise chances.
#[test]
fn the_curve_has_the_start_of_each_turn_and_only_precise_chances() {
    let game = games::<DuelingNobles>(NOBLES, "original", 1).remove(0);
    let positions = Positions::of(&game);
    let mut estimation = Estimation::new(&positions, 50);
    let needed = work_off(&positions, &mut estimation);
    let all = positions.positions() as u64 * 50;
    assert!(needed < all * 2 / 3, "{needed} of {all}");
    let story = Story::of(&positions, &estimation);
    let turn = |n: usize| DuelingNobles::turn(&game.table_after(n));
    let starts = (1..=game.entries().len()).filter(|n| turn(*n) != turn(n - 1));
    let mut expected: Vec<usize> = starts.collect();
    expected.push(game.entries().len());
    let turns = story.turns();
    let turns: Vec<usize> = turns.iter().map(|entry| entry.n).collect();
    assert_eq!(turns, expected);
    assert!(story.curve().all(|entry| entry.error < 0.08));
    assert!(story.entries.iter().any(|entry| entry.rough));
}

#[test]
fn a_story_ends_with_the_result_and_names_certain_changes() {
    for session in games::<DuelingNobles>(NOBLES, "duelo", 2) {
        let positions = Positions::of(&session);
        let story = story_of(&positions, 30);
        assert_eq!(story.entries.len(), session.entries().len());
        for entry in &story.entries {
            let sum: f64 = entry.chance.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{entry:?}");
        }
        let last = story.entries.last().unwrap();
        let winner = winner(&session).unwrap();
        assert_eq!((last.chance[winner], last.error), (1.0, 0.0));
        assert!(story.turning_points.len() <= 3);
        for point in &story.turning_points {
            // The end of a phase decides nothing, unless the turn ends with it and nobody was challenged.
            assert_eq!(point.passes, positions.changes()[point.n - 1].leads_on);
            assert!(!point.passes || point.challenge.is_none(), "{point:?}");
            assert!(point.challenge.is_none_or(|n| n < point.n), "{point:?}");
            let seat = point.seat.number();
            let chance = |n: usize| story.entries[n - 1].chance[seat];
            // Several decisions in a row are one change, which is named by one of them.
            let before = (1..point.n).rev().map(chance);
            let after = (point.n..=story.entries.len()).map(chance);
            assert!(
                before.into_iter().any(|chance| chance == point.from),
                "{point:?}"
            );
            assert!(
                after.into_iter().any(|chance| chance == point.to),
                "{point:?}"
            );
            if point.cause != Cause::Choice {
                assert_eq!(
                    [chance(point.n - 1), chance(point.n)],
                    [point.from, point.to]
                );
            }
            assert!(point.from < point.to);
            let Step::Do(action) = &session.entries()[point.n - 1].step else {
                panic!("{point:?}");
            };
            let is_thrown = DuelingNobles::thrown(action).is_some();
            assert_eq!(point.cause == Cause::Dice, is_thrown);
        }
    }
}

/// A game in which nothing changes the chances: every playout is a toss of a coin.
struct Tosses {
    seed: u64,
    changes: Vec<Change>,
}

impl Tosses {
    fn new(seed: u64) -> Tosses {
        let change = |before: usize| Change {
            before,
            after: before + 1,
            cause: Some(Cause::Card),
            actor: Seat::new(before % 2),
            is_applied: true,
            leads_on: false,
            challenges: false,
        };
        let changes = (0..60).map(change).collect();
        Tosses { seed, changes }
    }
}

impl Chronicle for Tosses {
    fn positions(&self) -> usize {
        self.changes.len() + 1
    }

    fn about(&self, position: usize) -> About {
        let turn = position as u32 / 4;
        About {
            turn,
            is_over: false,
        }
    }

    fn changes(&self) -> &[Change] {
        &self.changes
    }

    fn play(&self, part: &Part) -> Option<Vec<u64>> {
        let seed = (self.seed << 40) | ((part.position as u64) << 20) | part.numbers.start;
        let mut coin = StdRng::seed_from_u64(seed);
        let playouts = part.numbers.end - part.numbers.start;
        let heads = (0..playouts).filter(|_| coin.random_bool(0.5)).count() as u64;
        Some(vec![heads * PARTS, (playouts - heads) * PARTS])
    }
}

/// The largest of many estimated changes are too large on average, so a story checks them.
#[test]
fn a_story_names_no_change_that_is_only_an_error_of_the_playouts() {
    let stories = 100;
    let named = (0..stories).filter(|seed| {
        let story = story_of(&Tosses::new(*seed), PLAYOUTS);
        !story.turning_points.is_empty()
    });
    let named = named.count();
    assert!(named < 10, "{named} of {stories} stories name a change");
}

fn winner<G: LabGame>(session: &Session<G>) -> Option<usize> {
    let winner = G::outcome(session.table()).and_then(Outcome::winner);
    winner.map(Seat::number)
}

/// Compares the chances in the middle of games with their results. Positions are grouped by some playouts and judged by
/// others, because a group with high chances is also one with lucky playouts.
fn chances_come_true<G>(game: &dyn AnyLab, edition: &str, blocks: u64)
where
    Positions<G>: Chronicle,
    G: LabGame,
{
    const PLAYOUTS: u64 = 30;
    let mut tenths = [(0.0, 0.0, 0.0); 10];
    let (mut brier, mut count) = (0.0, 0.0);
    for session in games::<G>(game, edition, blocks) {
        let positions = Positions::of(&session);
        let middle = session.entries().len() / 2;
        let chance = |numbers| {
            let sums = play_after(&positions, middle, numbers);
            sums[0] as f64 / sums.iter().sum::<u64>() as f64
        };
        let group = chance(0..PLAYOUTS);
        let predicted = chance(PLAYOUTS..2 * PLAYOUTS);
        let won = f64::from(winner(&session) == Some(0));
        let tenth = &mut tenths[((group * 10.0) as usize).min(9)];
        tenth.0 += predicted;
        tenth.1 += won;
        tenth.2 += predicted * (1.0 - predicted) + 0.25 / PLAYOUTS as f64;
        brier += (predicted - won).powi(2);
        count += 1.0;
    }
    for (place, (predicted, won, variance)) in tenths.into_iter().enumerate() {
        let error = (won - predicted).abs() / f64::sqrt(variance + 0.25);
        assert!(
            error < 4.0,
            "tenth {place}: {predicted} predicted, {won} won"
        );
    }
    assert!(brier / count < 0.25, "Brier score {}", brier / count);
}

#[test]
fn chances_of_nobles_come_true_as_often_as_they_say() {
    chances_come_true::<DuelingNobles>(NOBLES, "catsatcards", extent(30, 200));
}

#[test]
fn chances_of_duel_come_true_as_often_as_they_say() {
    chances_come_true::<Duel>(DUEL, "csatho", extent(30, 200));
}
