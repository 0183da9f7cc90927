//! Clocks that are wrong: before 1970, where some systems begin to count, and far beyond any evening at a table.
//!
//! Needs Debian's `faketime`. Where it is missing, nothing is tried and that is said, unless the environment variable
//! `COURTYARD_CLOCKS` is `required`.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::tempdir;

use crate::common::golden;
use crate::common::program::{Run, courtyard_in, finish, run_in};

/// What the clock shows, in universal time, and the year that a journal has then.
const CLOCKS: [(&str, &str); 6] = [
    ("1969-12-31 23:59:58", "1969"),
    ("1901-06-01 12:00:00", "1901"),
    // Before there were zones, places were so many seconds apart.
    ("1801-06-01 12:00:00", "1801"),
    ("2038-06-01 12:00:00", "2038"),
    ("9998-06-01 12:00:00", "9998"),
    // No moment around it may have five digits.
    ("9999-12-31 23:59:58", "1970"),
];
const ZONES: [&str; 3] = ["UTC", "Pacific/Kiritimati", "America/St_Johns"];

/// Whether clocks can be set here.
fn clocks_can_be_set() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    if std::env::split_paths(&path).any(|folder| folder.join("faketime").is_file()) {
        return true;
    }
    let required = std::env::var_os("COURTYARD_CLOCKS").is_some_and(|v| v == "required");
    assert!(!required, "faketime is not installed");
    let _ = writeln!(std::io::stderr(), "skipped: faketime is not installed");
    false
}

/// The program with its clock at this moment, in this zone.
fn at(clock: &str, zone: &str, data: &Path, args: &[&str]) -> Command {
    let program = courtyard_in(data, args);
    let mut command = Command::new("faketime");
    command
        .args(["-f", &format!("@{clock}")])
        .arg(program.get_program())
        .args(program.get_args())
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    // What faketime is told is by the clock of its zone.
    command.env("TZ", zone);
    command
}

fn journals(data: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(data.join("sessions")).unwrap();
    let files = files.map(|file| file.unwrap().path());
    files
        .filter(|path| path.extension().is_some_and(|e| e == "courtyard"))
        .collect()
}

#[test]
fn whatever_the_clock_says_a_session_is_played_kept_and_told_of() {
    if !clocks_can_be_set() {
        return;
    }
    for (clock, year) in CLOCKS {
        for zone in ZONES {
            let data = tempdir().unwrap();
            let data = data.path();
            let run = |args: &[&str], input: &[u8]| -> String {
                let run = finish(at(clock, zone, data, args), input);
                assert_eq!(run.status, 0, "{clock} {zone} {args:?}: {run:?}");
                run.out
            };
            let steps =
                b"{\"do\":{\"type\":\"note\",\"text\":\"x\"}}\n{\"undo\":1}\n{\"redo\":1}\n";
            let play = [
                "play",
                "--new",
                "--players",
                "Ana",
                "Ben",
                "--edition",
                "catsatcards",
            ];
            run(&play, steps);
            let [journal] = &journals(data)[..] else {
                panic!("{clock} {zone}: one journal is there");
            };
            let text = fs::read_to_string(journal).unwrap();
            let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
            let started = header["started"].as_str().unwrap();
            assert!(started.starts_with(year), "{clock} {zone}: {started}");
            let journal = journal.to_str().unwrap();
            let archive = data.join("all.zip");
            let archive = archive.to_str().unwrap();
            for args in [
                &["sessions"][..],
                &["sessions", "--json"],
                &["stats"],
                &["plays", "--format", "csv"],
                &["plays", "--format", "bgsplay"],
                &["check", journal],
                &["legal", journal],
                &["replay", journal],
                &["export", journal, "--format", "md"],
                &["export", journal, "--format", "csv"],
                &["export", journal, "--format", "json"],
                &["export", journal, "--format", "html"],
                &["export", "--all", "-o", archive],
                &["import", archive],
            ] {
                run(args, b"");
            }
            // A clock that is right reads what was written by it, and goes on.
            let Run { status, err, .. } = run_in(data, &["check", journal]);
            assert_eq!((status, err.as_str()), (0, ""), "{clock} {zone}");
            let on = finish(courtyard_in(data, &["play", journal]), steps);
            assert_eq!(on.status, 0, "{clock} {zone}: {on:?}");
            assert_eq!(fs::read_to_string(journal).unwrap().lines().count(), 7);
        }
    }
}

#[test]
fn a_game_of_today_goes_on_by_a_clock_before_1970() {
    if !clocks_can_be_set() {
        return;
    }
    let data = tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    let journal = sessions.join("evening.courtyard");
    fs::copy(golden::path("game-catsatcards"), &journal).unwrap();
    let journal = journal.to_str().unwrap();
    let lines = || fs::read_to_string(journal).unwrap().lines().count();
    let before = lines();
    let play = at(
        "1969-06-01 12:00:00",
        "UTC",
        data.path(),
        &["play", journal],
    );
    let played = finish(play, b"{\"do\":{\"type\":\"note\",\"text\":\"x\"}}\n");
    assert_eq!(played.status, 0, "{played:?}");
    assert_eq!(lines(), before + 1);
    for args in [
        &["stats"][..],
        &["sessions"],
        &["export", journal, "--format", "html"],
    ] {
        let told = finish(at("1969-06-01 12:00:00", "UTC", data.path(), args), b"");
        assert_eq!(told.status, 0, "{told:?}");
    }
}
