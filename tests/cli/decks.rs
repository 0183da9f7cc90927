//! `courtyard decks`, the deck lists of Noble Hearts, and the names of the areas at a table.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::common::program::{courtyard_in, finish, run_in};

const GAME: &str = r#"{"courtyard":1,"game":"noble-hearts","edition":"base","players":["Ana","Ben"],"started":"2026-11-20T19:03:11+01:00","area_names":["head","chest"]}
{"n":1,"do":{"type":"setup","first":0}}
{"n":2,"do":{"type":"move","card":{"fight":2,"area":1,"move":4,"redraw":1}}}
{"n":3,"do":{"type":"attack","card":{"fight":9,"area":2,"move":1,"redraw":1}}}
{"n":4,"do":{"type":"block","card":{"fight":9,"area":2,"move":1,"redraw":1}}}
{"n":5,"do":{"type":"attack","card":{"fight":2,"area":1,"move":4,"redraw":1}}}
{"n":6,"do":{"type":"hit"}}
"#;

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.courtyard"), GAME).unwrap();
    folder
}

fn decks(folder: &Path, args: &[&str]) -> Vec<String> {
    let mut all = vec!["decks"];
    all.extend(args);
    let mut command = courtyard_in(&folder.join("data"), &all);
    command.current_dir(folder);
    let run = finish(command, b"");
    vec![run.status.to_string(), run.out, run.err]
}

#[track_caller]
fn fine(folder: &Path, args: &[&str]) -> String {
    let run = decks(folder, args);
    assert_eq!((&*run[0], &*run[2]), ("0", ""), "{args:?}");
    run[1].clone()
}

/// The error message of a command that fails.
#[track_caller]
fn refused(folder: &Path, args: &[&str]) -> String {
    let run = decks(folder, args);
    assert_eq!(run[0], "2", "{args:?}: {run:?}");
    run[2].clone()
}

fn json_of(folder: &Path, args: &[&str]) -> Value {
    serde_json::from_str(&fine(folder, args)).unwrap()
}

#[test]
fn a_deck_is_learned_from_a_game_and_exported() {
    let folder = folder();
    let here = folder.path();
    let empty = fine(here, &[]);
    assert!(empty.contains("no deck lists"), "{empty}");
    let learn = [
        "learn",
        "game.courtyard",
        "--player",
        " ana",
        "--into",
        "Blue",
    ];
    assert_eq!(fine(here, &learn), "Blue: 3 cards now, 0 before\n");
    assert_eq!(fine(here, &learn), "Blue: nothing new\n");
    let shown = fine(here, &["show", "Blue"]);
    let expected = "Blue: 3 cards, 2 different\n\
        Areas: 1: “head” and 2: “chest”\n\
        2 × fight 2, area “head”, move 4 and redraw 1\n\
        1 × fight 9, area “chest”, move 1 and redraw 1\n";
    assert_eq!(shown, expected);
    let file = "data/games/noble-hearts/Blue.courtyard-deck";
    assert!(here.join(file).is_file());

    fine(here, &["export", "Blue", "-o", "blue.json"]);
    let given = fs::read(here.join("blue.json")).unwrap();
    assert_eq!(given, fs::read(here.join(file)).unwrap());
    assert_eq!(fine(here, &["export", "Blue"]).as_bytes(), given);
    let known = fine(here, &["import", "blue.json"]);
    assert_eq!(known, "blue.json: already here as Blue\n");
    fine(here, &["delete", "Blue"]);
    assert_eq!(
        fine(here, &["import", "blue.json", "blue.json"]),
        "blue.json: imported as Blue\nblue.json: already here as Blue\n"
    );
    fine(here, &["rename", "Blue", "The blue one"]);
    let all = json_of(here, &["--json"]);
    assert_eq!(all[0]["name"], "The blue one");
    assert_eq!(all[0]["total"], 3);
    assert_eq!(all[0]["area_names"], json!(["head", "chest"]));
    let shown = json_of(here, &["show", "The blue one", "--json"]);
    let card = json!({"fight": 2, "area": 1, "move": 4, "redraw": 1, "count": 2});
    assert_eq!(shown["cards"][0], card);
}

#[test]
fn an_invalid_deck_list_is_reported_and_not_changed() {
    let folder = folder();
    let here = folder.path();
    let head = r#"{"deck_list":1,"game":"noble-hearts","name":"Red","cards":["#;
    for (content, expected) in [
        (
            format!("{head}{{\"fight\":3}},\n{{\"figth\":3}}]}}"),
            "Line 2 cannot be read",
        ),
        (
            format!("{head}{{\"fight\":3}},{{\"fight\":300}}]}}"),
            "Card 2: “fight” is 300",
        ),
        ("{}".into(), "no field “deck_list”"),
        (r#"{"deck_list":7}"#.into(), "newer version of Courtyard"),
        (format!("{head}{}]}}", " ".repeat(70_000)), "larger"),
        ("\u{1b}[31m".into(), "Line 1"),
    ] {
        fs::write(here.join("red.json"), content).unwrap();
        let said = refused(here, &["import", "red.json"]);
        assert!(said.contains(expected), "{expected}: {said}");
    }
    assert!(refused(here, &["show", "Red"]).contains("no deck list “Red”"));
    let kept = here.join("data/games/noble-hearts");
    fs::create_dir_all(&kept).unwrap();
    fs::write(kept.join("Red.courtyard-deck"), "not ours").unwrap();
    assert!(refused(here, &["delete", "Red"]).contains("Line 1"));
    let listed = fine(here, &[]);
    assert!(listed.contains("Line 1 cannot be read"), "{listed}");
    // A new list of that name goes to another file.
    let learn = [
        "learn",
        "game.courtyard",
        "--player",
        "1",
        "--into",
        "Red deck",
    ];
    fine(here, &learn);
    fine(here, &["rename", "Red deck", "Red"]);
    fs::write(here.join("red.json"), format!("{head}]}}")).unwrap();
    let output = fine(here, &["import", "red.json"]);
    assert_eq!(output, "red.json: imported as Red-2\n");
    assert!(refused(here, &["delete", "Red"]).contains("Line 1"));
    let foreign = fs::read(kept.join("Red.courtyard-deck")).unwrap();
    assert_eq!(foreign, b"not ours");
    fine(here, &["delete", "Red-2"]);
    fine(here, &["delete", "Red"]);
}

#[test]
fn a_name_without_letters_is_exported_and_imported() {
    let folder = folder();
    let here = folder.path();
    let learn = ["learn", "game.courtyard", "--player", "1", "--into", "Blue"];
    fine(here, &learn);
    fine(here, &["rename", "Blue", "!!"]);
    fine(here, &["export", "!!", "-o", "list.json"]);
    fine(here, &["delete", "!!"]);
    fine(here, &["import", "list.json"]);
    assert_eq!(json_of(here, &["show", "!!", "--json"])["name"], "!!");
}

#[test]
fn nothing_is_learned_from_a_game_with_another_deck() {
    let folder = folder();
    let here = folder.path();
    let learn =
        |file, player| refused(here, &["learn", file, "--player", player, "--into", "Blue"]);
    assert!(learn("game.courtyard", "Cleo").contains("Ana and Ben"));
    assert!(learn("gone.courtyard", "Ana").contains("gone.courtyard"));
    let other = GAME.replace("noble-hearts", "duel");
    fs::write(here.join("duel.courtyard"), other).unwrap();
    assert!(learn("duel.courtyard", "Ana").contains("another game"));
    assert!(fine(here, &[]).contains("no deck lists"));
}

#[test]
fn exports_into_the_folder_of_the_deck_lists_are_refused() {
    let folder = folder();
    let here = folder.path();
    let learn = [
        "learn",
        "game.courtyard",
        "--player",
        "Ana",
        "--into",
        "Blue",
    ];
    fine(here, &learn);
    let file = here.join("data/games/noble-hearts/Blue.courtyard-deck");
    let before = fs::read(&file).unwrap();
    let to = file.to_str().unwrap();
    let run = run_in(
        &here.join("data"),
        &[
            "export",
            here.join("game.courtyard").to_str().unwrap(),
            "--format",
            "md",
            "-o",
            to,
        ],
    );
    assert_eq!(run.status, 2, "{run:?}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_session_is_described_with_its_names_of_areas() {
    let folder = folder();
    let data = folder.path().join("data");
    let names = r#"area_names=["head","the \"arm\""]"#;
    let begin = [
        "play",
        "--new",
        "--game",
        "noble-hearts",
        "--players",
        "Ana",
        "Ben",
        "--header",
        names,
    ];
    let steps = br#"{"type":"setup","first":0}
{"type":"attack","card":{"fight":7,"area":1,"redraw":1}}
{"type":"block","card":{"fight":7,"area":2,"redraw":1}}
"#;
    let run = finish(courtyard_in(&data, &begin), steps);
    assert_eq!(run.status, 1);
    let refused = run.out.lines().last().unwrap();
    assert!(refused.contains("area “head”"), "{refused}");
    let first: Value = serde_json::from_str(run.out.lines().next().unwrap()).unwrap();
    let journal = first["journal"].as_str().unwrap();
    for (format, expected) in [
        ("md", "7 in area “head”"),
        ("html", "7 in area “head”"),
        ("csv", "7 in area “head”"),
        ("json", "7 in area “head”"),
    ] {
        let out = run_in(&data, &["export", journal, "--format", format]).fine();
        assert!(out.contains(expected), "{format}: {out}");
    }
    let checked = run_in(&data, &["check", journal]).fine();
    assert!(
        checked.contains("1: “head” and 2: “the \"arm\"”"),
        "{checked}"
    );
    for bad in ["players=x", "crc=1", "=x", "x"] {
        let mut args = begin;
        args[8] = bad;
        assert_eq!(run_in(&data, &args).status, 2, "{bad}");
    }
}
