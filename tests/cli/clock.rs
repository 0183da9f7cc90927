//! Wrong clocks: before 1970, where some systems start counting, and in the far future.
//!
//! Requires Debian's `faketime`. Without it the tests are skipped with a message, unless the environment variable
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

/// The clock's time in UTC, and the resulting year in a journal.
const CLOCKS: [(&str, &str); 6] = [
    ("1969-12-31 23:59:58", "1969"),
    ("1901-06-01 12:00:00", "1901"),
    // Before time zones, local times differed by seconds.
    ("1801-06-01 12:00:00", "1801"),
    ("2038-06-01 12:00:00", "2038"),
    ("9998-06-01 12:00:00", "9998"),
    // No time near it may have a five-digit year.
    ("9999-12-31 23:59:58", "1970"),
];
const ZONES: [&str; 3] = ["UTC", "Pacific/Kiritimati", "America/St_Johns"];

/// Whether the clock can be set here.
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

/// The program with this time and time zone.
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
    // faketime interprets the time in its time zone.
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
fn a_session_works_with_any_clock() {
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
            // A correct clock reads the journal and continues it.
            let Run { status, err, .. } = run_in(data, &["check", journal]);
            assert_eq!((status, err.as_str()), (0, ""), "{clock} {zone}");
            let on = finish(courtyard_in(data, &["play", journal]), steps);
            assert_eq!(on.status, 0, "{clock} {zone}: {on:?}");
            assert_eq!(fs::read_to_string(journal).unwrap().lines().count(), 7);
        }
    }
}

#[test]
fn a_game_of_today_continues_with_a_clock_before_1970() {
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
        let output = finish(at("1969-06-01 12:00:00", "UTC", data.path(), args), b"");
        assert_eq!(output.status, 0, "{output:?}");
    }
}
