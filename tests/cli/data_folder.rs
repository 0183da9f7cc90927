//! The data folder that `--data-dir` names.

use tempfile::tempdir;

use crate::common::golden;
use crate::common::program::run;

/// Commands that only use what exists, with their exit status and a part of their answer about an empty library.
const COMMANDS: [(&[&str], i32, &str); 21] = [
    (&["sessions"], 0, "No games are saved"),
    (&["sessions", "--shelf", "all", "--json"], 0, "[]"),
    (&["stats"], 0, "There is no game to count"),
    (&["stats", "--json"], 0, "["),
    (&["story", "--all"], 0, ""),
    (&["plays", "--format", "csv"], 0, "date,game"),
    (&["plays", "--format", "bgsplay"], 0, "\"plays\": []"),
    (
        &["export", "--all", "-o", "OUT"],
        2,
        "There is no game to export",
    ),
    (&["replay", "GAME"], 0, "turn"),
    (&["decks"], 0, "There are no deck lists"),
    (&["decks", "show", "Blue"], 2, "There is no deck list"),
    (&["decks", "export", "Blue"], 2, "There is no deck list"),
    (&["decks", "delete", "Blue"], 2, "There is no deck list"),
    (&["rename", "evening", "final"], 2, "There is no game"),
    (&["archive", "evening"], 2, "There is no game"),
    (&["delete", "evening"], 2, "There is no game"),
    (&["restore", "evening"], 2, "There is no game"),
    (&["repair", "evening"], 2, "There is no game"),
    (&["empty-trash"], 0, "The trash was empty."),
    (&["play", "evening"], 2, "There is no game"),
    (&["host", "evening", "--local"], 2, ""),
];

#[test]
fn commands_that_only_read_create_no_data_folder() {
    let home = tempdir().unwrap();
    let missing = home.path().join("missing");
    let out = home.path().join("out.zip");
    let game = golden::argument("game-duelo");
    for (command, status, answer) in COMMANDS {
        let mut args: Vec<&str> = command
            .iter()
            .map(|word| match *word {
                "GAME" => &game,
                "OUT" => out.to_str().unwrap(),
                word => word,
            })
            .collect();
        args.extend(["--data-dir", missing.to_str().unwrap()]);
        let run = run(&args);
        assert_eq!(run.status, status, "{args:?}: {}", run.err);
        let said = run.out + &run.err;
        assert!(said.contains(answer), "{args:?}: {said}");
        assert!(!missing.exists() && !out.exists(), "{args:?}");
    }
}

#[test]
fn the_data_folder_is_created_for_the_first_session() {
    let home = tempdir().unwrap();
    let game = golden::argument("game-duelo");
    for (n, command) in [
        &["import", &game][..],
        &["play", "--new", "--players", "Ana", "Ben"],
    ]
    .into_iter()
    .enumerate()
    {
        let data = home.path().join(format!("{n}/deep"));
        let args = [command, &["--data-dir", data.to_str().unwrap()]].concat();
        assert_eq!(run(&args).status, 0, "{args:?}");
        let sessions = data.join("sessions").read_dir().unwrap();
        assert_eq!(sessions.count(), 1, "{args:?}");
    }
}
