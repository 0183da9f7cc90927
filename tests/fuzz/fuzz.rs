//! Fuzzing guided by coverage: libFuzzer alters inputs and keeps those that reach new code. The variable COURTYARD_TARGET
//! names the target; with COURTYARD_SEEDS, its seeds are written to that folder first. `.ci/fuzz` runs all targets.

#![no_main]

mod common;
#[allow(dead_code, unused_imports)]
#[path = "../library/fuzz/mod.rs"]
mod fuzz;

use std::env;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fuzz::{GUIDED, Guided};
use libfuzzer_sys::fuzz_target;

static TARGET: LazyLock<&Guided> = LazyLock::new(|| {
    let name = env::var("COURTYARD_TARGET").unwrap_or_default();
    let names = GUIDED.map(|guided| guided.name).join(", ");
    let target = GUIDED.iter().find(|guided| guided.name == name);
    target.unwrap_or_else(|| panic!("COURTYARD_TARGET is {name:?}, not one of {names}"))
});

fn write_seeds() {
    if let Some(folder) = env::var_os("COURTYARD_SEEDS") {
        fs::create_dir_all(&folder).unwrap();
        for (n, seed) in (TARGET.seeds)().iter().enumerate() {
            fs::write(Path::new(&folder).join(n.to_string()), seed).unwrap();
        }
    }
}

fuzz_target!(init: write_seeds(), |input: &[u8]| TARGET.check(input));
