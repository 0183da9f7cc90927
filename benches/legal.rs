//! How fast the referee lists what is legal, and what that allocates. Allocations are counted here alone, so that
//! counting slows no other figure.
//!
//! The aims, on one core: two million lists a second, and nothing allocated.

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

/// Calls with every table of the games but those before set-up, whose list is long and always the same. Counts tables.
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

/// Every legal action is shown.
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

/// Every legal action is copied into a list.
#[divan::bench(args = Edition::ALL)]
fn legal_actions(bencher: Bencher, edition: Edition) {
    on_each_table(bencher, edition, |rules, table| {
        black_box(referee::legal_actions(rules, table));
    });
}

/// Whether each kind of action is allowed, as a screen asks.
#[divan::bench(args = Edition::ALL)]
fn kinds(bencher: Bencher, edition: Edition) {
    on_each_table(bencher, edition, |rules, table| {
        black_box(DuelingNobles::kinds(rules, table));
    });
}
