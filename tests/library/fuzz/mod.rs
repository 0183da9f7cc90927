//! Random alterations of all external input, with a target for each reader. Nothing crashes the program, invalid input
//! is never accepted, and no existing byte is lost.
//!
//! `COURTYARD_FUZZ` sets the number of inputs per target, on all processors together, and `COURTYARD_SEED` the first
//! seed. A failure names its seed; with that seed and one input it can be repeated alone.
//!
//! The same checks are the targets of fuzzing guided by coverage, `tests/fuzz`.

mod alter;
mod archives;
mod guided;
mod invitations;
mod journals;
mod messages;
mod small;

#[allow(unused_imports)]
pub use guided::{GUIDED, Guided};

use std::env;
use std::panic::{self, AssertUnwindSafe};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use courtyard::text::{Language, Text};
use rand::RngExt;

use crate::common::play::{self, Chance};

fn number(variable: &str, usual: u64) -> u64 {
    let said = env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

static TEXTS: LazyLock<[Text; 2]> = LazyLock::new(|| {
    [Language::English, Language::Spanish]
        .map(|language| Text::new(language, courtyard::registry::described()))
});

/// Tries this number of inputs, or the number in the environment, each with its own seed.
fn target(name: &str, usual: u64, try_one: impl Fn(&mut Chance) + Sync) {
    let (runs, seed) = (number("COURTYARD_FUZZ", usual), number("COURTYARD_SEED", 1));
    let (next, start) = (AtomicU64::new(0), Instant::now());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let run = next.fetch_add(1, Ordering::Relaxed);
                    if run >= runs {
                        return;
                    }
                    if run > 0 && run.is_multiple_of(500_000) {
                        println!("{name}: {run} inputs after {:?}", start.elapsed());
                    }
                    let seed = seed.wrapping_add(run);
                    let chance = &mut play::chance(seed);
                    let tried = panic::catch_unwind(AssertUnwindSafe(|| try_one(chance)));
                    if let Err(why) = tried {
                        eprintln!("again: COURTYARD_SEED={seed} COURTYARD_FUZZ=1, target {name}");
                        panic::resume_unwind(why);
                    }
                }
            });
        }
    });
    let took = start.elapsed();
    let million = took.as_secs_f64() / runs.max(1) as f64 * 1e6;
    println!("{name}: {runs} inputs from seed {seed} in {took:.1?}, a million in {million:.0} s");
}

#[test]
fn altered_journals() {
    target("journal", 2000, |chance| match chance.random_range(0..18) {
        0..12 => journals::journals_are_read(chance),
        12..15 => journals::journals_are_kept(chance),
        _ => journals::journals_are_taken_in(chance),
    });
}

#[test]
fn altered_headers() {
    target("header", 800, journals::headers_are_read);
}

#[test]
fn altered_entries() {
    target("entry", 800, journals::entries_are_read);
}

#[test]
fn altered_archives() {
    target("archive", 200, archives::import_archives);
}

#[test]
fn settings() {
    target("settings", 800, small::settings_are_read);
}

#[test]
fn altered_drafts() {
    target("draft", 400, small::a_draft_is_read);
}

#[test]
fn altered_deck_lists() {
    target("deck list", 800, small::a_deck_list_is_read);
}

#[test]
fn altered_messages() {
    target("message", 2000, |chance| {
        if chance.random() {
            messages::requests_are_heard(chance);
        } else {
            messages::answers_are_heard(chance);
        }
    });
}

#[test]
fn altered_invitations() {
    target("invitation", 800, invitations::invitations_are_read);
}

#[test]
fn the_corpus_of_guided_fuzzing_finds_nothing() {
    for guided in GUIDED {
        let stored = guided.stored();
        let inputs: Vec<Vec<u8>> = (guided.seeds)().into_iter().chain(stored).collect();
        assert!(!inputs.is_empty(), "{}", guided.name);
        for input in inputs {
            guided.check(&input);
        }
    }
}

#[test]
fn the_files_of_the_corpus_are_valid() {
    small::the_corpus_is_valid();
}
