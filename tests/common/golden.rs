//! The golden journals: sessions worked out by hand, in a folder for each game. `tests/golden/README.md` describes them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use courtyard::games::Game;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::house;
use serde_json::Value;

use super::{files_below, in_repository};

/// How the names of journals end.
const JOURNAL: &str = "courtyard";

fn folder() -> PathBuf {
    in_repository("tests/golden")
}

/// The journals of all games, sorted.
pub fn all() -> Vec<PathBuf> {
    files_below(&folder(), JOURNAL)
}

/// The journals of the games that the program has, each game's sorted.
pub fn of_the_house() -> Vec<PathBuf> {
    let games = house::games();
    games.iter().flat_map(|game| of_game(game.id())).collect()
}

/// The journals of the game of this name, sorted.
pub fn of_game(id: &str) -> Vec<PathBuf> {
    files_below(&folder().join(id), JOURNAL)
}

/// A journal of Dueling Nobles.
pub fn path(name: &str) -> PathBuf {
    folder()
        .join(DuelingNobles::ID)
        .join(name)
        .with_extension(JOURNAL)
}

/// The path of a journal of Dueling Nobles, as an argument.
pub fn argument(name: &str) -> String {
    path(name).to_str().unwrap().to_owned()
}

/// The bytes of a journal of Dueling Nobles.
#[track_caller]
pub fn bytes(name: &str) -> Vec<u8> {
    fs::read(path(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// The text of a journal of Dueling Nobles.
#[track_caller]
pub fn text(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap()
}

/// What is expected of a journal.
#[track_caller]
pub fn expected(journal: &Path) -> Value {
    let path = journal.with_extension("expected.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The codes of all faults that are expected in the journals of this game.
pub fn codes(id: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for journal in of_game(id) {
        let fault = &expected(&journal)["fault"];
        let several = fault["codes"].as_array().into_iter().flatten();
        let codes = several.chain([&fault["code"]]).filter_map(Value::as_str);
        all.extend(codes.map(str::to_owned));
    }
    all
}
