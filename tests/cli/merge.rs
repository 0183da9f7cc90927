//! `courtyard merge`, and the copies of a game in lists.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::golden;
use crate::common::program::{Run, courtyard, finish};

fn run(data: &Path, args: &[&str]) -> Run {
    let mut command = courtyard(args);
    command.arg("--data-dir").arg(data);
    finish(command, b"")
}

#[track_caller]
fn fine(data: &Path, args: &[&str]) -> String {
    run(data, args).fine()
}

#[track_caller]
fn json_of(data: &Path, args: &[&str]) -> Value {
    serde_json::from_str(&fine(data, args)).unwrap()
}

/// A golden game, up to this number of entries.
fn part(entries: usize) -> Vec<u8> {
    let whole = fs::read(golden::path("game-original")).unwrap();
    let lines = whole.split_inclusive(|byte| *byte == b'\n');
    lines.take(1 + entries).flatten().copied().collect()
}

/// A data folder with these journals.
fn library(journals: &[(&str, &[u8])]) -> TempDir {
    let data = tempfile::tempdir().unwrap();
    for (path, journal) in journals {
        let path = data.path().join(format!("{path}.courtyard"));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, journal).unwrap();
    }
    data
}

/// The part of a game, played on with another note after its last entry.
fn branch(entries: usize) -> Vec<u8> {
    let mut journal = part(entries);
    let n = entries + 1;
    let at = "2026-11-20T23:00:00+01:00";
    let note = json!({"n": n, "at": at, "do": {"type": "note", "text": "otherwise"}});
    journal.extend(format!("{note}\n").bytes());
    journal
}

#[test]
fn two_devices_have_the_same_games_afterwards() {
    let whole = fs::read(golden::path("game-original")).unwrap();
    let duelo = fs::read(golden::path("game-duelo")).unwrap();
    let short = part(20);
    let one = library(&[("sessions/evening", &short), ("archive/duelo", &duelo)]);
    let branch = branch(12);
    let other = library(&[
        ("sessions/same game", &whole),
        ("archive/branch", &branch),
        ("bin/duelo", &duelo),
        ("sessions/hurt", b"{\"courtyard\":1}\n"),
    ]);
    let from = other.path().to_str().unwrap();
    let entries = whole.split(|byte| *byte == b'\n').count() - 2 - 20;
    let expected = |at: usize| {
        json!({
            "added": [],
            "continued": [{"session": "evening", "entries": entries}],
            "same": 1,
            "versions": [{"session": "branch", "at": at}],
            "damaged": [other.path().join("sessions/hurt.courtyard")],
            "people": 0,
        })
    };
    let dry = run(one.path(), &["merge", from, "--dry-run", "--json"]);
    assert_eq!(dry.status, 2);
    assert_eq!(
        serde_json::from_str::<Value>(&dry.out).unwrap(),
        expected(13)
    );
    let there = fs::read(one.path().join("sessions/evening.courtyard")).unwrap();
    assert_eq!(there, short, "a dry run writes nothing");
    let merged = run(one.path(), &["merge", from, "--json"]);
    assert_eq!(
        serde_json::from_str::<Value>(&merged.out).unwrap(),
        expected(13)
    );
    assert!(merged.err.contains("hurt.courtyard"), "{}", merged.err);
    assert_eq!(
        fs::read(one.path().join("sessions/evening.courtyard")).unwrap(),
        whole
    );
    // A second time, nothing is new.
    fs::remove_file(other.path().join("sessions/hurt.courtyard")).unwrap();
    let again = fine(one.path(), &["merge", from]);
    assert!(
        again.ends_with(
            "Added: 0. Continued: 0. Already here: 3. Other versions: 0. Not merged: 0.\n"
        ),
        "{again}"
    );
    // And back, through an archive.
    let zip = other.path().join("one.zip");
    let zip = zip.to_str().unwrap();
    fine(one.path(), &["export", "--all", "-o", zip]);
    let back = json_of(other.path(), &["merge", zip, "--json"]);
    assert_eq!(back["same"], 3);
    let listed = json_of(one.path(), &["sessions", "--shelf", "all", "--json"]);
    let counts = listed
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (&one["name"], &one["counts"]));
    let mut counts: Vec<_> = counts
        .map(|(name, counts)| format!("{name} {counts}"))
        .collect();
    counts.sort();
    assert_eq!(
        counts,
        [r#""branch" false"#, r#""duelo" true"#, r#""evening" true"#]
    );
    let lines = fine(one.path(), &["sessions", "--shelf", "all"]);
    assert!(lines.contains("2 versions\n"), "{lines}");
    assert!(
        lines.contains("This version does not count. evening counts.\n"),
        "{lines}"
    );
    let stats = json_of(one.path(), &["stats", "--json"]);
    assert_eq!(stats[0]["games"], 2);
    let plays = fine(one.path(), &["plays", "--format", "csv"]);
    assert_eq!(plays.lines().count(), 3, "{plays}");
}

#[test]
fn a_folder_of_journals_is_merged_and_another_is_refused() {
    let one = library(&[]);
    let whole = fs::read(golden::path("game-original")).unwrap();
    let other = library(&[("evening", &whole)]);
    let folder = other.path().to_str().unwrap();
    let merged = json_of(one.path(), &["merge", folder, "--json"]);
    assert_eq!(merged["added"], json!(["evening"]));
    for no in ["none", "evening.courtyard"] {
        let refused = run(
            one.path(),
            &["merge", other.path().join(no).to_str().unwrap()],
        );
        assert_eq!(
            (refused.status, refused.out.as_str()),
            (2, ""),
            "{}",
            refused.err
        );
    }
}

#[test]
fn another_version_is_chosen_to_count() {
    let data = library(&[
        ("sessions/evening", &part(40)),
        ("sessions/branch", &branch(12)),
    ]);
    let counting = |data: &Path| {
        let sessions = json_of(data, &["sessions", "--json"]);
        let mut sessions = sessions.as_array().unwrap().clone();
        sessions.retain(|session| session["counts"] == true);
        let names = sessions
            .iter()
            .map(|session| session["name"].as_str().unwrap());
        names.map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(counting(data.path()), ["evening"]);
    let chosen = fine(data.path(), &["choose", "branch"]);
    assert_eq!(chosen, "branch counts now.\n");
    assert_eq!(counting(data.path()), ["branch"]);
    fine(
        data.path(),
        &[
            "check",
            data.path()
                .join("sessions/branch.courtyard")
                .to_str()
                .unwrap(),
        ],
    );
    let again = run(data.path(), &["choose", "branch"]);
    assert_eq!(again.status, 2);
    assert!(again.err.contains("branch counts already"), "{}", again.err);
    fine(data.path(), &["choose", "evening"]);
    assert_eq!(counting(data.path()), ["evening"]);
}
