//! The golden cases: journals worked out by hand, in the folder `cases` of each game. `docs/cases.md` describes them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{LazyLock, Mutex};

use courtyard::games::Game;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::registry;
use serde_json::Value;

use super::cases::{self, Case};
use super::in_repository;

/// The case folders of all games, each with its cases sorted by name.
static FOLDERS: LazyLock<Vec<Vec<Case>>> = LazyLock::new(|| {
    let entries = fs::read_dir(in_repository("src/games")).unwrap();
    let games = entries.map(|entry| entry.unwrap().path());
    games
        .map(|game| cases::in_folder(&game.join("cases")))
        .collect()
});

/// Number of cases in all folders.
pub fn count() -> usize {
    FOLDERS.iter().map(Vec::len).sum()
}

/// The cases of all games in the program, each game's sorted by name.
pub fn of_known_games() -> impl Iterator<Item = &'static Case> {
    let games = registry::screens();
    let ids: Vec<&str> = games.iter().map(|game| game.id()).collect();
    ids.into_iter().flat_map(of_game)
}

/// The cases of a game, sorted by name.
pub fn of_game(id: &str) -> &'static [Case] {
    let mut folders = FOLDERS.iter();
    let folder = folders.find(|cases| cases.iter().any(|case| case.game == id));
    folder.map_or(&[], Vec::as_slice)
}

/// A case of Dueling Nobles.
#[track_caller]
pub fn case(name: &str) -> &'static Case {
    case_of(DuelingNobles::ID, name)
}

/// A case of this game.
#[track_caller]
pub fn case_of(id: &str, name: &str) -> &'static Case {
    let mut cases = of_game(id).iter();
    let found = cases.find(|case| case.name == name);
    found.unwrap_or_else(|| panic!("there is no case {name} of {id}"))
}

/// The bytes of a journal of Dueling Nobles.
#[track_caller]
pub fn bytes(name: &str) -> Vec<u8> {
    case(name).journal.clone()
}

/// The text of a journal of Dueling Nobles.
#[track_caller]
pub fn text(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap()
}

/// The expectation of a case of Dueling Nobles.
#[track_caller]
pub fn expected(name: &str) -> &'static Value {
    &case(name).expected
}

/// A file with a journal of Dueling Nobles, to be read only.
#[track_caller]
pub fn path(name: &str) -> PathBuf {
    file(case(name))
}

/// The path of a journal of Dueling Nobles as an argument.
#[track_caller]
pub fn argument(name: &str) -> String {
    path(name).to_str().unwrap().to_owned()
}

/// A file with the journal of a case, to be read only. It is in the build folder and shared by all test programs.
pub fn file(case: &Case) -> PathBuf {
    static WRITING: Mutex<()> = Mutex::new(());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&case.game);
    let path = folder.join(&case.name).with_extension("courtyard");
    let _writing = WRITING.lock();
    if fs::read(&path).is_ok_and(|bytes| bytes == case.journal) {
        return path;
    }
    fs::create_dir_all(&folder).unwrap();
    let unfinished = folder.join(process::id().to_string());
    fs::write(&unfinished, &case.journal).unwrap();
    fs::rename(&unfinished, &path).unwrap();
    path
}

/// The codes of all faults that are expected in the journals of this game.
pub fn codes(id: &str) -> BTreeSet<String> {
    let faults = of_game(id).iter().map(|case| &case.expected["fault"]);
    let codes = faults.flat_map(|fault| {
        let several = fault["codes"].as_array().into_iter().flatten();
        several.chain([&fault["code"]])
    });
    codes.filter_map(Value::as_str).map(str::to_owned).collect()
}
