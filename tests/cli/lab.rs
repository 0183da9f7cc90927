//! `courtyard lab`: runs, shards and the ladder.

use std::fs;

use serde_json::Value;
use tempfile::tempdir;

use crate::commands::{fine, fine_json, sentence};
use crate::common::program::run;

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
