//! Helpers shared by several test programs. Each program includes all of them and uses some.

#![allow(dead_code)]

pub mod cases;
pub mod disk;
pub mod driver;
pub mod duel;
pub mod expected;
pub mod files;
pub mod golden;
pub mod hearts;
pub mod memory;
pub mod paper;
pub mod phone;
pub mod play;
pub mod program;
pub mod seeded;
pub mod unseen;
pub mod words;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use courtyard::session::journal::{Cause, Fault, NoGame};

pub use files::files_below;

/// Returns the extent of a test: the usual one, or the full one if `COURTYARD_THOROUGH` is set, as at night.
pub fn extent<T>(usual: T, full: T) -> T {
    if env::var_os("COURTYARD_THOROUGH").is_some() {
        full
    } else {
        usual
    }
}

/// A path in the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The folder of a game's sources, as a path in the repository.
pub fn folder_of_game(id: &str) -> String {
    format!("src/games/{}", id.replace('-', "_"))
}

/// A fault that was found before the game was known, as one of a known game.
pub fn fault_of_game<R>(fault: Fault<NoGame>) -> Fault<R> {
    let cause = match fault.cause {
        Cause::Unreadable(kind, why) => Cause::Unreadable(kind, why),
        Cause::BadHeader(why) => Cause::BadHeader(why),
        Cause::BadJson(why) => Cause::BadJson(why),
        Cause::BadEntry(why) => Cause::BadEntry(why),
        Cause::BadCrc(why) => Cause::BadCrc(why),
        Cause::CutOff => Cause::CutOff,
        Cause::Refused(refusal) => {
            panic!("a step is refused by a game that is not known: {refusal:?}")
        }
    };
    let line = fault.line;
    Fault { line, cause }
}

/// The manifests of the app, of its crates and of the fuzz targets.
pub fn manifests() -> Vec<String> {
    let mut all = ["Cargo.toml", "tests/fuzz/Cargo.toml"]
        .map(in_repository)
        .to_vec();
    let crates = files_below(&in_repository("src"), "toml").into_iter();
    all.extend(crates.filter(|path| path.ends_with("Cargo.toml")));
    let texts = all.iter().map(|path| fs::read_to_string(path).unwrap());
    texts.collect()
}

/// The names of external crates in those tables of a manifest whose headings `is_chosen` accepts.
pub fn dependencies(manifest: &str, is_chosen: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for section in manifest.split("\n[") {
        let (heading, body) = section.split_once("]\n").unwrap_or_default();
        if !heading.ends_with("dependencies") || heading == "workspace.dependencies" {
            continue;
        }
        if is_chosen(heading) {
            let lines = body.lines().filter_map(|line| line.split_once(" = "));
            let name = lines.map(|(name, _)| name.trim_end_matches(".workspace").to_owned());
            names.extend(name.filter(|name| !name.starts_with("courtyard")));
        }
    }
    names
}

/// The text of a file of the repository.
#[track_caller]
pub fn text_of(path: &str) -> String {
    fs::read_to_string(in_repository(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}
