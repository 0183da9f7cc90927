//! The time and the allocations to list legal actions. A separate program counts allocations, so that counting slows no
//! other benchmark.
//!
//! Targets on one core: two million lists per second without allocation.

#[path = "common/games.rs"]
mod games;
#[path = "../tests/common/play.rs"]
mod play;
#[path = "../tests/common/seeded.rs"]
mod seeded;

use std::ops::ControlFlow;

use courtyard::games::Game;
use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition, Rules, Table, referee};
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
    let mut scratch = referee::Scratch::default();
    on_each_table(bencher, edition, |rules, table| {
        let all: ControlFlow<()> =
            referee::visit_legal_actions(rules, table, &mut scratch, |action: &Action| {
                black_box(action);
                ControlFlow::Continue(())
            });
        black_box(all.is_continue());
    });
}

/// Collects the legal actions in a list.
#[divan::bench(args = Edition::ALL)]
fn legal_actions(bencher: Bencher, edition: Edition) {
    on_each_table(bencher, edition, |rules, table| {
        black_box(referee::legal_actions(rules, table));
    });
}

/// Checks whether each kind of action is allowed, as screens do.
#[divan::bench(args = Edition::ALL)]
fn kinds(bencher: Bencher, edition: Edition) {
    on_each_table(bencher, edition, |rules, table| {
        black_box(DuelingNobles::kinds(rules, table));
    });
}
