//! The library on the command line: names, shelves, trash and damaged journals.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::common::golden;
use crate::common::program::{Run, courtyard_in, finish_unread, run_in};

/// Runs the program on a library. Returns its output, or its exit status and error message.
fn run(data: &Path, args: &[&str]) -> Result<String, (i32, String)> {
    match run_in(data, args) {
        Run { status: 0, out, .. } => Ok(out),
        Run { status, err, .. } => Err((status, err)),
    }
}

/// A library with the sessions `evening` and `morning`.
fn library() -> TempDir {
    let data = tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    for (name, game) in [
        ("evening", "game-catsatcards"),
        ("morning", "both-empty-draw"),
    ] {
        fs::copy(
            golden::path(game),
            sessions.join(format!("{name}.courtyard")),
        )
        .unwrap();
    }
    data
}

/// The names of the sessions on a shelf.
fn names(data: &Path, shelf: &str) -> Vec<String> {
    let listed = run(data, &["sessions", "--shelf", shelf, "--json"]).unwrap();
    let list: Vec<Value> = serde_json::from_str(&listed).unwrap();
    let mut names: Vec<String> = list
        .iter()
        .map(|s| s["name"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn sessions_are_archived_deleted_restored_and_erased() {
    let data = library();
    let data = data.path();
    let whole = fs::read(golden::path("game-catsatcards")).unwrap();
    let moved = run(data, &["archive", "evening"]).unwrap();
    let moved = moved.strip_prefix("Archived: ").unwrap();
    assert_eq!(fs::read(moved.trim_end()).unwrap(), whole);
    assert_eq!(names(data, "sessions"), ["morning"]);
    assert_eq!(names(data, "archive"), ["evening"]);
    // Archived sessions count in statistics, deleted ones do not.
    let games = || -> u64 {
        let json: Value = serde_json::from_str(&run(data, &["stats", "--json"]).unwrap()).unwrap();
        json[0]["games"].as_u64().unwrap()
    };
    assert_eq!(games(), 2);
    run(data, &["delete", "evening", "morning"]).unwrap();
    assert_eq!(games(), 0);
    assert_eq!(names(data, "bin"), ["evening", "morning"]);
    assert_eq!(names(data, "trash"), ["evening", "morning"]);
    let restored = run(data, &["restore", "evening"]).unwrap();
    assert!(restored.starts_with("Restored: "), "{restored}");
    let (status, why) = run(data, &["empty-trash"]).unwrap_err();
    assert!(status == 2 && why.contains("--yes"), "{why}");
    assert_eq!(names(data, "trash"), ["morning"]);
    assert_eq!(names(data, "all"), ["evening", "morning"]);
    assert_eq!(
        run(data, &["empty-bin", "--yes"]).unwrap(),
        "One game was permanently deleted.\n"
    );
    assert_eq!(
        run(data, &["empty-trash"]).unwrap(),
        "The trash was empty.\n"
    );
    assert_eq!(names(data, "all"), ["evening"]);
    assert_eq!(
        fs::read(data.join("sessions/evening.courtyard")).unwrap(),
        whole
    );
}

#[test]
fn all_sessions_are_moved_even_if_the_output_is_closed() {
    let data = library();
    let command = courtyard_in(data.path(), &["archive", "evening", "morning"]);
    finish_unread(command).fine();
    assert_eq!(names(data.path(), "archive"), ["evening", "morning"]);
}

#[test]
fn a_session_is_named_and_found_by_its_name_or_its_journal() {
    let data = library();
    let data = data.path();
    let renamed = run(data, &["rename", "evening", "Ana / Ben: the final"]).unwrap();
    assert!(
        renamed.ends_with("sessions/Ana - Ben- the final.courtyard\n"),
        "{renamed}"
    );
    let journal = data.join("sessions/morning.courtyard");
    let again = run(
        data,
        &["rename", journal.to_str().unwrap(), "Ana - Ben- the final"],
    )
    .unwrap();
    assert!(again.contains("the final-2"), "{again}");
    let own = run(data, &["rename", "Ana - Ben- the final-2", ""]).unwrap();
    assert!(own.contains("sessions/20"), "{own}");
    assert_eq!(names(data, "all").len(), 2);
}

#[test]
fn files_outside_of_the_library_are_not_moved() {
    let data = library();
    let elsewhere = tempdir().unwrap();
    let stranger = elsewhere.path().join("stranger.courtyard");
    fs::copy(golden::path("game-duelo"), &stranger).unwrap();
    let outside = data.path().join("outside.courtyard");
    fs::copy(&stranger, &outside).unwrap();
    for given in [
        stranger.to_str().unwrap(),
        outside.to_str().unwrap(),
        "../outside",
        "nobody",
    ] {
        for command in ["archive", "delete", "restore", "repair"] {
            let (status, why) = run(data.path(), &[command, given]).unwrap_err();
            assert_eq!(status, 2, "{command} {given}");
            assert!(why.contains("There is no game"), "{why}");
        }
    }
    assert!(stranger.exists() && outside.exists());
    let (_, why) = run(data.path(), &["rename", "evening", "///"]).unwrap_err();
    assert!(why.contains("cannot be a name"), "{why}");
    assert_eq!(names(data.path(), "all"), ["evening", "morning"]);
}

#[test]
fn a_damaged_journal_is_repaired_and_a_copy_saved() {
    let data = library();
    let data = data.path();
    let journal = data.join("sessions/evening.courtyard");
    let altered = fs::read_to_string(&journal)
        .unwrap()
        .replacen("\"n\":9,", "\"n\":8,", 1);
    fs::write(&journal, &altered).unwrap();
    let (status, why) = run(data, &["play", "evening"]).unwrap_err();
    assert!(status == 2 && why.contains("line 10"), "{why}");
    assert_eq!(fs::read_to_string(&journal).unwrap(), altered);
    let lost = altered.lines().count() - 9;
    let mended = run(data, &["repair", "evening"]).unwrap();
    assert!(
        mended.contains("damaged from line 10") && mended.contains(&format!("{lost} lines")),
        "{mended}"
    );
    let kept = journal.with_extension("damaged-1");
    assert_eq!(fs::read_to_string(kept).unwrap(), altered);
    assert!(altered.starts_with(&fs::read_to_string(&journal).unwrap()));
    assert!(run(data, &["check", journal.to_str().unwrap()]).is_ok());
    let sound = run(data, &["repair", "evening"]).unwrap();
    assert_eq!(
        sound,
        "The journal is not damaged: there is nothing to repair.\n"
    );
}

#[test]
fn names_of_players_are_corrected() {
    let data = library();
    let data = data.path();
    let players = |name: &str| -> Value {
        let listed = run(data, &["sessions", "--json"]).unwrap();
        let list: Vec<Value> = serde_json::from_str(&listed).unwrap();
        let session = list.iter().find(|session| session["name"] == name);
        session.unwrap_or_else(|| panic!("{listed}"))["players"].clone()
    };
    run(data, &["rename", "evening", ""]).unwrap();
    let evening = "2026-11-20-190311-ana-ben";
    // All corrections apply to the names before, so that two players can swap them.
    let swap = ["--player", "Ana=Ben", "--player", "Ben=Ana1"];
    let path = run(data, &[&["rename", evening][..], &swap].concat()).unwrap();
    assert!(
        path.ends_with("2026-11-20-190311-ben-ana1.courtyard\n"),
        "{path}"
    );
    assert_eq!(
        players("2026-11-20-190311-ben-ana1"),
        json!(["Ben", "Ana1"])
    );
    let correct = ["--player", "Ana1=Anna", "finale"];
    let session = ["rename", "2026-11-20-190311-ben-ana1"];
    let path = run(data, &[&session[..], &correct].concat()).unwrap();
    assert_eq!(players("finale"), json!(["Ben", "Anna"]));
    let path = path.strip_prefix("Renamed: ").unwrap();
    assert!(run(data, &["check", path.trim_end()]).is_ok());
    let stats = run(data, &["stats", "--player", "Anna"]).unwrap();
    assert!(stats.contains("Anna"), "{stats}");
    for (given, reason) in [
        ("Cleo=Ana", "No player of this game is called “Cleo”."),
        ("Ben", "Write one new name, without “=”, for “Ben”"),
        ("Ben=Anna", "Player 1 and Player 2 need different names."),
        ("Ben= ", "Player 1 needs a name."),
    ] {
        let (status, why) = run(data, &["rename", "finale", "--player", given]).unwrap_err();
        assert!(status == 2 && why.contains(reason), "{why}");
    }
    // Both names or none.
    let both = ["rename", "finale", "--player", "Ben=Bea", "///"];
    let (status, why) = run(data, &both).unwrap_err();
    assert!(status == 2 && why.contains("cannot be a name"), "{why}");
    let (status, _) = run(data, &["rename", "finale"]).unwrap_err();
    assert_eq!(status, 2);
    assert_eq!(players("finale"), json!(["Ben", "Anna"]));
}
