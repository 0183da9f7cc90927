//! `courtyard lab`: files of runs, journals that a killed run left, and runs that are stopped.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::commands::{fine, sentence};
use crate::common::program::run;

/// A folder with the file `run` of this run.
fn folder_with_run(more: &[&str]) -> (TempDir, String) {
    let folder = tempdir().unwrap();
    let file = folder.path().join("run").to_str().unwrap().to_owned();
    let args = [
        "lab",
        "run",
        "--game",
        "dueling-nobles",
        "--blocks",
        "6",
        "-o",
        &file,
    ];
    run(&[&args[..], more].concat()).fine();
    (folder, file)
}

/// Changes the JSON of a file.
fn change(file: &str, change: impl FnOnce(&mut Value)) {
    let mut json = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
    change(&mut json);
    fs::write(file, json.to_string()).unwrap();
}

#[test]
fn a_file_that_no_run_has_written_is_refused_in_one_sentence() {
    let (folder, file) = folder_with_run(&["--shard", "1/3"]);
    let other = folder.path().join("other").to_str().unwrap().to_owned();
    let changed = |of: &dyn Fn(&mut Value)| {
        fs::copy(&file, &other).unwrap();
        change(&other, of);
        ["merge", "report"].map(|command| run(&["lab", command, &other]))
    };
    for runs in [
        changed(&|json| json["counts"]["rules"][0]["metrics"]["turns"] = json!([2, 3, 1])),
        changed(&|json| json["games"] = json!(u64::MAX)),
        changed(&|json| json["game"] = json!("chess")),
        changed(&|json| json["lab"] = json!(9)),
        changed(&|json| *json = json!({"lab": 1})),
    ] {
        for run in runs {
            let why = sentence(&run, 2);
            assert!(!why.contains("column") && !why.contains("invalid"), "{why}");
        }
    }
    fs::write(&other, b"\xff\xfe{").unwrap();
    sentence(&run(&["lab", "report", &other]), 2);
}

#[test]
fn a_merge_accepts_no_stopped_file_and_names_ranges_of_shards() {
    let (_folder, file) = folder_with_run(&["--shard", "1/100"]);
    let merged = run(&["lab", "merge", &file]);
    assert_eq!(
        (merged.status, merged.err.as_str()),
        (0, "Missing shards: 0, 2–99.\n")
    );
    change(&file, |json| {
        json["counts"]["shards"]["of"] = json!(1_000_000_000_000_u64);
    });
    let merged = run(&["lab", "merge", &file]);
    assert_eq!(merged.status, 0);
    assert!(
        merged.err.ends_with(" 0, 2–999999999999.\n"),
        "{}",
        merged.err
    );
    change(&file, |json| json["counts"]["interrupted"] = json!(true));
    sentence(&run(&["lab", "merge", &file]), 2);
}

#[test]
fn nothing_in_a_file_controls_the_terminal_or_is_markup() {
    let (_folder, file) = folder_with_run(&[]);
    let name = "\u{1b}[31m|*<b>\u{9b}";
    change(&file, |json| json["bots"] = json!([name, name]));
    for form in ["text", "markdown", "html", "json"] {
        let report = fine(&["lab", "report", &file, "--format", form]);
        assert!(!report.contains(['\u{1b}', '\u{9b}']), "{form}: {report}");
        let is_escaped = match form {
            "markdown" => report.contains("\\|\\*\\<b\\>"),
            "html" => report.contains("&lt;b&gt;"),
            _ => report.contains("|*<b>"),
        };
        assert!(is_escaped, "{form}: {report}");
    }
    let merged = fine(&["lab", "merge", &file]);
    assert!(!merged.contains(['\u{1b}', '\u{9b}']), "{merged}");
}

#[test]
fn an_argument_controls_no_terminal_in_a_message_of_the_parser() {
    for args in [
        &["lab", "run", "--game", "duel", "--\u{1b}[31m"][..],
        &["--language", "\u{1b}[31m", "sessions"],
        &["\u{9b}31m"],
        &["stats", "--since", "\u{1b}[31m"],
    ] {
        let refused = run(args);
        assert_eq!(refused.status, 2, "{args:?}");
        assert!(
            !refused.err.contains(['\u{1b}', '\u{9b}']),
            "{}",
            refused.err
        );
    }
}

#[test]
fn a_report_names_kinds_in_the_language_and_stays_within_its_bounds() {
    let rule = ["--versus-rule", "queen_bonus=4"];
    let (_folder, file) = folder_with_run(&rule);
    let report = |language: &str, form: &str| {
        let args = [
            "lab",
            "report",
            &file,
            "--format",
            form,
            "--language",
            language,
        ];
        fine(&args)
    };
    let spanish = report("es", "text");
    assert!(spanish.contains("Siguiente fase"), "{spanish}");
    assert!(
        !spanish.contains("next-phase") && !spanish.contains("-0"),
        "{spanish}"
    );
    assert!(spanish.contains('−'), "{spanish}");
    for share in spanish.lines().filter(|line| line.contains("de cada 100")) {
        let numbers = share.split(['(', ')', ' ']).filter_map(|word| {
            let word = word.replace(',', ".").replace('−', "-");
            word.parse::<f64>().ok()
        });
        assert!(
            numbers
                .into_iter()
                .all(|number| (-100.0..=100.0).contains(&number)),
            "{share}"
        );
    }
    let page = report("en", "html");
    assert!(page.contains("standard deviations"), "{page}");
    assert!(page.contains("not significant"), "{page}");
}

/// The files of a folder with their contents.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let mut all: Vec<_> = files
        .map(|file| {
            (
                file.file_name().into_string().unwrap(),
                fs::read(file.path()).unwrap(),
            )
        })
        .collect();
    all.sort();
    all
}

#[test]
fn journals_of_a_killed_run_are_completed_by_the_next() {
    let folder = tempdir().unwrap();
    let into = folder.path().to_str().unwrap();
    let args = [
        "lab",
        "run",
        "--game",
        "duel",
        "--blocks",
        "1",
        "--journals",
        into,
    ];
    run(&args).fine();
    let whole = contents(folder.path());
    for (place, (name, content)) in whole.iter().enumerate() {
        let length = [0, content.len() / 2][place % 2];
        fs::write(folder.path().join(name), &content[..length]).unwrap();
    }
    run(&args).fine();
    assert_eq!(contents(folder.path()), whole);
    // A file with other contents is not touched.
    let (name, _) = &whole[0];
    fs::write(folder.path().join(name), "mine").unwrap();
    sentence(&run(&args), 2);
    assert_eq!(fs::read(folder.path().join(name)).unwrap(), b"mine");
}

#[cfg(target_os = "linux")]
mod stopped {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn a_run_that_is_stopped_ends_at_once_and_says_so() {
        let folder = tempdir().unwrap();
        let file = folder.path().join("run.json");
        let mut child = Command::new(env!("CARGO_BIN_EXE_courtyard"))
            .args([
                "lab",
                "run",
                "--game",
                "duel",
                "--bots",
                "random",
                "--blocks",
                "1000000000",
            ])
            .arg("--journals")
            .arg(folder.path().join("journals"))
            .arg("-o")
            .arg(&file)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        while fs::read_dir(folder.path().join("journals")).map_or(0, Iterator::count) == 0 {
            assert_eq!(child.try_wait().unwrap(), None);
            thread::yield_now();
        }
        let asked = Instant::now();
        let process = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &process])
                .status()
                .unwrap()
                .success()
        );
        let output = child.wait_with_output().unwrap();
        // The limit is far above a second for machines with much other work.
        assert!(asked.elapsed() < Duration::from_secs(20));
        assert_eq!(output.status.code(), Some(130));
        assert!(String::from_utf8_lossy(&output.stderr).contains("Stopped. Blocks played:"));
        let json: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        assert_eq!(json["counts"]["interrupted"], true);
        sentence(&run(&["lab", "merge", file.to_str().unwrap()]), 2);
    }

    #[test]
    fn a_limit_of_the_system_is_no_panic() {
        let program = env!("CARGO_BIN_EXE_courtyard");
        for files in 3..10 {
            let command = format!(
                "ulimit -n {files}; exec '{program}' lab run --game duel --bots random --blocks 4"
            );
            let output = Command::new("sh").args(["-c", &command]).output().unwrap();
            let err = String::from_utf8_lossy(&output.stderr);
            assert!(!err.contains("panicked"), "{files}: {err}");
        }
    }
}
