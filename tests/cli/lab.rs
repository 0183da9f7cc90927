//! `courtyard lab`: runs, shards and the ladder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use serde_json::Value;
use tempfile::tempdir;

use crate::commands::{fine, fine_json, sentence};
use crate::common::golden;
use crate::common::program::{run, run_in};

const LADDER: [&str; 7] = [
    "lab",
    "ladder",
    "--game",
    "dueling-nobles",
    "--bots",
    "random,greedy",
    "--json",
];

#[test]
fn the_ladder_finds_greedy_stronger_than_random_with_any_number_of_threads() {
    let ladder = |jobs: &str| fine_json(&[&LADDER[..], &["--jobs", jobs]].concat());
    let found = ladder("1");
    assert_eq!(found, ladder("3"));
    let [rung] = &found["ladder"].as_array().unwrap()[..] else {
        panic!("{found}");
    };
    assert_eq!(rung["bots"], serde_json::json!(["greedy", "random"]));
    assert_eq!(rung["decision"], "stronger");
    assert!(rung["score"].as_f64().unwrap() >= 0.95, "{rung}");
    let pairs: u64 = rung["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_u64)
        .sum();
    assert!(pairs < 2000, "{rung}");
}

#[test]
fn the_ladder_says_in_a_sentence_what_it_found() {
    let args = [
        "lab",
        "ladder",
        "--game",
        "duel",
        "--bots",
        "greedy,greedy",
        "--pairs",
        "4",
    ];
    let said = fine(&args);
    assert!(said.starts_with("greedy scores "), "{said}");
    assert!(
        said.ends_with("in 4 pairs of games: not decided yet.\n"),
        "{said}"
    );
}

#[test]
fn a_bot_alone_or_an_unknown_one_is_refused() {
    let with = |change: &[&str]| run(&[&["lab", "ladder", "--game"], change].concat());
    for change in [
        &["dueling-nobles", "--bots", "greedy"][..],
        &["dueling-nobles", "--bots", "greedy,clever"],
        &["chess", "--bots", "random,greedy"],
        &["noble-hearts", "--bots", "random,greedy"],
    ] {
        sentence(&with(change), 2);
    }
}

#[test]
fn a_precision_that_is_never_reached_is_refused() {
    for width in ["0", "-1", "nan", "-inf", "x"] {
        let width = format!("--until-precision={width}");
        let refused = run(&["lab", "run", "--game", "duel", &width]);
        assert_eq!(refused.status, 2, "{width}");
        assert!(refused.err.contains("above 0"), "{}", refused.err);
    }
}

#[test]
fn an_output_that_cannot_be_written_is_refused_before_the_games() {
    let folder = tempdir().unwrap();
    let journal = golden::argument("game-duelo");
    let nowhere = folder.path().join("nowhere/run.json");
    let long = [
        &["lab", "run", "--game", "duel", "--blocks", "1000000000"][..],
        &LADDER,
    ];
    for args in long {
        for output in [&*journal, nowhere.to_str().unwrap(), "/"] {
            sentence(&run(&[args, &["-o", output]].concat()), 2);
        }
    }
}

#[test]
fn journals_of_a_run_replace_no_other_file() {
    let (data, folder) = (tempdir().unwrap(), tempdir().unwrap());
    let play = |into: &Path, seed: &str| {
        let args = ["lab", "run", "--game", "duel", "--blocks", "1"];
        let into = ["--journals", into.to_str().unwrap(), "--seed", seed];
        run_in(data.path(), &[&args[..], &into].concat())
    };
    let files = || -> BTreeMap<PathBuf, Vec<u8>> {
        let files = fs::read_dir(folder.path()).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        paths.map(|p| (p.clone(), fs::read(p).unwrap())).collect()
    };
    play(folder.path(), "1").fine();
    let before = files();
    assert!(!before.is_empty());
    play(folder.path(), "1").fine();
    sentence(&play(folder.path(), "2"), 2);
    assert_eq!(files(), before);
    let sessions = data.path().join("sessions");
    sentence(&play(&sessions, "1"), 2);
    assert_eq!(fs::read_dir(&sessions).unwrap().count(), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_no_part_of_a_journal() {
    let folder = tempdir().unwrap();
    let (program, into) = (env!("CARGO_BIN_EXE_courtyard"), folder.path().display());
    // Limits files to one block of 1024 bytes.
    let command = format!(
        "ulimit -f 1; trap '' XFSZ; exec '{program}' lab run --game duel --blocks 1 --journals '{into}'"
    );
    let output = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_run_needs_no_memory_for_the_blocks_to_come() {
    let folder = tempdir().unwrap();
    let (program, into) = (env!("CARGO_BIN_EXE_courtyard"), folder.path().display());
    let command = format!(
        "ulimit -v 4000000; exec '{program}' lab run --game duel --blocks 1000000000 --journals '{into}'"
    );
    let mut child = Command::new("sh").args(["-c", &command]).spawn().unwrap();
    while fs::read_dir(folder.path()).unwrap().next().is_none() {
        assert_eq!(child.try_wait().unwrap(), None);
        thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn an_endless_file_is_no_run() {
    for command in ["report", "merge"] {
        sentence(&run(&["lab", command, "/dev/zero"]), 2);
    }
}

#[test]
fn merged_shards_are_the_whole_run_byte_for_byte() {
    let folder = tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let play = |name: &str, more: &[&str]| {
        let args = ["lab", "run", "--game", "duel", "--blocks", "6", "-o"];
        run(&[&args[..], &[&file(name)], more].concat()).fine();
    };
    play("whole", &["--jobs", "2"]);
    play("0", &["--shard", "0/2", "--jobs", "1"]);
    play("1", &["--shard", "1/2"]);
    run(&[
        "lab",
        "merge",
        &file("1"),
        &file("0"),
        "-o",
        &file("merged"),
    ])
    .fine();
    let bytes = |name: &str| fs::read(file(name)).unwrap();
    assert_eq!(bytes("merged"), bytes("whole"));
    assert_ne!(bytes("0"), bytes("whole"));
    sentence(&run(&["lab", "merge", &file("0"), &file("0")]), 2);
}
