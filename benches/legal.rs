//! The time and the allocations to list legal actions and to play games of the laboratory to their end. A separate program
//! counts allocations, so that counting slows no other benchmark.
//!
//! Target: neither a list nor a playout allocates.

#[path = "common/games.rs"]
mod games;
#[path = "../tests/common/play.rs"]
mod play;
#[path = "../tests/common/seeded.rs"]
mod seeded;

use std::ops::ControlFlow;

use courtyard::games::compose::{self, Buffer, Compose};
use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::{Action, ActionKind, DuelingNobles, Edition, Rules, Table};
use courtyard::games::{Preset as _, RulesOf};
use courtyard::lab::{Bot, LabGame, Playouts, Streams, run};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use games::GAMES;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Calls a function with every table of the games, except those before set-up, whose list is long and constant. Counts
/// tables.
fn on_each_table(bencher: Bencher, edition: Edition, mut call: impl FnMut(&Rules, &Table)) {
    let games = &GAMES[edition as usize];
    let mut positions = games.positions();
    positions.retain(|(table, _)| table.turn > 0);
    let count = ItemsCount::new(positions.len());
    bencher.counter(count).bench_local(|| {
        for (table, _) in &positions {
            call(&games.rules, table);
        }
    });
}

/// Visits every legal action.
#[divan::bench(args = Edition::ALL)]
fn visit_legal_actions(bencher: Bencher, edition: Edition) {
    let mut buffer = Buffer::default();
    on_each_table(bencher, edition, |rules, table| {
        let position = DuelingNobles::position(rules, table);
        for kind in ActionKind::ALL {
            let mut visit = |action: &Action| {
                black_box(action);
                ControlFlow::<()>::Continue(())
            };
            let all =
                compose::visit_legal::<DuelingNobles, _>(&position, kind, &mut buffer, &mut visit);
            black_box(all.is_continue());
        }
    });
}

/// Collects the legal actions in a list.
#[divan::bench(args = Edition::ALL)]
fn legal_actions(bencher: Bencher, edition: Edition) {
    on_each_table(bencher, edition, |rules, table| {
        black_box(compose::legal::<DuelingNobles>(rules, table));
    });
}

/// Checks whether each kind of action is allowed, as screens do.
#[divan::bench(args = Edition::ALL)]
fn kinds(bencher: Bencher, edition: Edition) {
    on_each_table(bencher, edition, |rules, table| {
        for (_, may) in compose::kinds::<DuelingNobles>(rules, table) {
            black_box(may.is_ok());
        }
    });
}

/// Plays on from every position of a game between `greedy`, with the cards as they were dealt.
fn playouts<G: LabGame>(bencher: Bencher, edition: &str) {
    let rules = RulesOf::<G>::new(edition, &serde_json::Map::new()).unwrap();
    let greedy = Bot::new("greedy", &G::kinds_counted()).unwrap();
    let mut positions = Vec::new();
    let streams = Streams { seed: 1, block: 0 };
    run::observe::<G>(&rules, &[&greedy; 2], streams, |position| {
        if G::turn(position.table) > 0 {
            positions.push((position.table.clone(), position.deal.clone()));
        }
    });
    let mut playouts = Playouts::<G>::default();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .with_inputs(|| positions.clone())
        .bench_local_values(|positions| {
            for (table, deal) in positions {
                black_box(playouts.play(&rules, table, deal, None));
            }
        });
}

#[divan::bench]
fn playouts_nobles(bencher: Bencher) {
    playouts::<DuelingNobles>(bencher, "catsatcards");
}

#[divan::bench]
fn playouts_duel(bencher: Bencher) {
    playouts::<Duel>(bencher, "csatho");
}
