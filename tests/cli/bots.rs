//! `courtyard play` with bots: they act by themselves, survive kills, and keep to their seals.

use std::fs;
use std::path::{Path, PathBuf};

use courtyard_core::game::{Game, Preset, RulesOf};
use courtyard_core::seat::EitherSeat;
use courtyard_dueling_nobles::{Action, DuelingNobles, Edition};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::commands::sentence;
use crate::common::driver::{Player, check};
use crate::common::paper::Paper;
use crate::common::program::run_in;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A new game of Duel of Ana against a bot of this level.
fn begin(data: &Path, level: &str, more: &[&str]) -> (Player, PathBuf) {
    let bot = format!("1={level}");
    let new = [
        "--new",
        "--game",
        "duel",
        "--players",
        "Ana",
        "Hugo",
        "--bot",
        &bot,
    ];
    let mut player = Player::start(data, &[&new, more].concat());
    let journal = player.opening().unwrap().journal;
    (player, journal)
}

/// The steps of a person who lets the bot win: the first that is allowed is done.
const STEPS: [&str; 6] = [
    r#"{"type":"resolve"}"#,
    r#"{"type":"defend"}"#,
    r#"{"type":"support","seat":0,"count":0}"#,
    r#"{"type":"reveal"}"#,
    r#"{"type":"out"}"#,
    r#"{"type":"end-turn"}"#,
];

/// The program's lines about one step: the actions of bots, and the answer.
fn answer(player: &mut Player, step: &str) -> (Vec<Value>, Value) {
    player.hand_in(&format!("{step}\n"));
    let mut by_bots = Vec::new();
    loop {
        let said = player.said().expect("the program goes on");
        if said.get("bot").is_none() && said.get("opened").is_none() {
            return (by_bots, said);
        }
        by_bots.push(said);
    }
}

#[test]
fn a_bot_plays_to_the_end_through_kills_and_keeps_its_seal() {
    let data = folder();
    let (mut player, journal) = begin(data.path(), "normal", &[]);
    let (_, set_up) = answer(&mut player, r#"{"type":"setup","first":1}"#);
    assert_eq!(set_up["n"], 1);
    let mut by_bots = Vec::new();
    let mut done = 0;
    'game: loop {
        for step in STEPS {
            let (said, answer) = answer(&mut player, step);
            by_bots.extend(said);
            if by_bots
                .last()
                .is_some_and(|last| last.get("opened").is_some())
            {
                break 'game;
            }
            if answer["n"].is_u64() {
                // Both sides are shown.
                let shown = &answer["do"]["attacker"]["army"];
                assert_eq!(step == STEPS[3], shown.is_string(), "{answer}");
                done += 1;
                break;
            }
            assert!(answer["refused"].is_string(), "{answer}");
        }
        // The next program goes on, perhaps within the bot's turn.
        if done % 7 == 6 {
            done += 1;
            player.kill();
            player = Player::start(data.path(), &[journal.to_str().unwrap()]);
            player.opening().unwrap();
        }
        assert!(done < 2000);
    }
    let acts = by_bots.iter().filter(|said| said["bot"] == json!(1));
    assert!(acts.clone().count() > 20);
    assert!(
        acts.clone()
            .all(|said| said["do"]["type"].is_string() && said["n"].is_u64())
    );
    player.finish();
    let (found, status) = check(data.path(), &journal);
    assert_eq!(
        (status, &found["seals"]),
        (0, &json!("respected")),
        "{found}"
    );
    assert!(found["result"].is_object(), "{found}");

    // Bots are nobody in statistics.
    let statistics = run_in(data.path(), &["stats", "--json"]).fine();
    assert!(
        statistics.contains("\"Ana\"") && !statistics.contains("\"Hugo\""),
        "{statistics}"
    );

    // Another seed is not the sealed one.
    let text = fs::read_to_string(&journal).unwrap();
    let opened = by_bots.last().unwrap()["opened"][1].as_str().unwrap();
    let lines = text.lines().map(|line| {
        let end = line.rfind(",\"crc\"").unwrap();
        format!("{}}}\n", line[..end].replace(opened, &"0".repeat(32)))
    });
    let changed = data.path().join("changed.courtyard");
    fs::write(&changed, lines.collect::<String>()).unwrap();
    let (found, status) = check(data.path(), &changed);
    assert_eq!(
        (status, &found["code"]),
        (1, &json!("seal-broken")),
        "{found}"
    );
    assert_eq!(found["line"], 1);
    let run = run_in(data.path(), &["check", changed.to_str().unwrap()]);
    assert!(
        sentence(&run, 1).contains("The seed of Hugo"),
        "{}",
        run.err
    );
}

#[test]
fn a_bot_says_why_and_does_not_let_people_act_for_it() {
    let data = folder();
    let (mut player, journal) = begin(data.path(), "easy", &["--why"]);
    answer(&mut player, r#"{"type":"setup","first":0}"#);
    let (_, ended) = answer(&mut player, r#"{"type":"end-turn"}"#);
    assert_eq!(ended["n"], 2);
    let correction = r#"{"type":"adjust","seat":1,"hand":5,"draw":40,"discard":7}"#;
    let (by_bot, refused) = answer(&mut player, correction);
    assert_eq!(refused["refused"], "bots-cards");
    assert!(refused["message"].as_str().unwrap().contains("Hugo"));
    let first = &by_bot[0];
    assert_eq!((&first["bot"], &first["n"]), (&json!(1), &json!(3)));
    let why = first["why"].as_array().unwrap();
    assert_eq!(why[0]["do"], first["do"]);
    assert!(
        (2..=3).contains(&why.len()) && why[0]["chance"].is_null(),
        "{first}"
    );
    assert_eq!(why[0]["valued"], "same");
    let known = ["more", "same", "less"].map(Value::from);
    assert!(why.iter().all(|one| known.contains(&one["valued"])));
    let (_, refused) = answer(&mut player, r#"{"type":"concede","seat":1}"#);
    assert_eq!(refused["refused"], "bots-turn");
    player.finish();

    let (found, status) = check(data.path(), &journal);
    assert_eq!((status, &found["seals"]), (0, &json!("closed")));
    // Without the seed, the bot's cards are nowhere.
    fs::remove_dir_all(data.path().join("bots")).unwrap();
    let run = run_in(data.path(), &["play", journal.to_str().unwrap()]);
    assert!(sentence(&run, 2).contains("the device where the game began"));
}

#[test]
fn a_table_with_bots_is_not_shared_from_a_terminal() {
    let data = folder();
    let (player, journal) = begin(data.path(), "normal", &[]);
    player.finish();
    fs::write(data.path().join("index.html"), "<!doctype html>").unwrap();
    let [page, journal] = [data.path(), &journal].map(|path| path.to_str().unwrap());
    let run = run_in(data.path(), &["host", journal, "--local", "--page", page]);
    assert!(
        sentence(&run, 2).contains("only in a window"),
        "{}",
        run.err
    );
}

#[test]
fn an_entry_of_another_program_is_undone() {
    let data = folder();
    let (mut player, journal) = begin(data.path(), "normal", &[]);
    answer(&mut player, r#"{"type":"setup","first":0}"#);
    player.finish();
    let mut text = fs::read_to_string(&journal).unwrap();
    // A program that knows no bots plays on for both.
    let plain = |line: &str| format!("{}}}\n", &line[..line.rfind(",\"crc\"").unwrap()]);
    text = text.lines().map(plain).collect();
    text += "{\"n\":2,\"do\":{\"type\":\"end-turn\"}}\n{\"n\":3,\"do\":{\"type\":\"warlord\",\"slot\":0}}\n";
    fs::write(&journal, text).unwrap();

    let mut player = Player::start(data.path(), &[journal.to_str().unwrap()]);
    player.opening().unwrap();
    let broken = player.said().unwrap();
    assert_eq!(broken["refused"], "seal-broken");
    assert!(broken["message"].as_str().unwrap().contains("Hugo"));
    player.hand_in("{\"undo\":1}\n");
    assert_eq!(player.said().unwrap()["n"], 4);
    assert_eq!(player.said().unwrap()["bot"], 1);
    assert_eq!(player.finish().0, 1);
}

#[test]
fn bots_that_cannot_take_a_seat_are_refused() {
    let data = folder();
    let new = |game: &str, bots: &[&str]| {
        let mut args = vec!["play", "--new", "--game", game, "--players", "Ana", "Hugo"];
        args.extend(bots.iter().flat_map(|bot| ["--bot", *bot]));
        run_in(data.path(), &args)
    };
    for (game, bots, why) in [
        ("duel", &["2=easy"][..], "no seat 2"),
        ("duel", &["1=easy", "1=hard"], "seat 1"),
        ("duel", &["0=easy", "1=hard"], "for a person"),
        ("noble-hearts", &["1=easy"], "does not know its cards"),
    ] {
        let run = new(game, bots);
        assert!(sentence(&run, 2).contains(why), "{}", run.err);
    }
    assert_eq!(new("duel", &["1=clever"]).status, 2);
    // Nothing was begun.
    let sessions = run_in(data.path(), &["sessions", "--json"]);
    assert_eq!(sessions.out.trim(), "[]");
}

/// A whole game of Dueling Nobles against a bot; returns the lines of the bot.
fn duel_of_nobles(edition: &str, seed: u64) -> Vec<Value> {
    let data = folder();
    let new = [
        "--new",
        "--game",
        "dueling-nobles",
        "--players",
        "Ana",
        "Hugo",
        "--bot",
        "1=easy",
        "--edition",
        edition,
    ];
    let mut player = Player::start(data.path(), &new);
    let journal = player.opening().unwrap().journal;
    let header = fs::read_to_string(&journal).unwrap();
    let header: Value = serde_json::from_str(header.lines().next().unwrap()).unwrap();
    assert_eq!(header["rules"], json!({"support_decks": "each"}));
    let rules = RulesOf::<DuelingNobles>::new(edition, header["rules"].as_object().unwrap());
    let rules = rules.unwrap();
    let mut table = DuelingNobles::table(&rules, 2);
    let mut paper = Paper::new(&rules, EitherSeat::Zero, seed);
    let mut by_bot = Vec::new();
    let mut done = 0;
    while DuelingNobles::outcome(&table).is_none() {
        // A bot is asked first, if it has to throw too as the defender.
        let acting = DuelingNobles::acting(&table);
        let bot = EitherSeat::One.into();
        let bot_acts =
            acting.contains(bot) && (acting.len() == 1 || table.active != EitherSeat::One);
        let said = bot_acts.then(|| player.said().unwrap());
        by_bot.extend(said.clone());
        let action: Action = match &said {
            Some(said) if said["do"].is_object() => {
                serde_json::from_value(said["do"].clone()).unwrap()
            }
            said => {
                let action = match said {
                    Some(said) => {
                        let begins = |field: &str| {
                            serde_json::from_value(said["begins"][field].clone()).ok()
                        };
                        let kind = said["begins"]["type"].as_str().unwrap().parse().unwrap();
                        paper.finish(&table, kind, begins("card")).unwrap()
                    }
                    None if table.turn == 0 => paper.set_up(&rules),
                    None => paper.acts(&rules, &table),
                };
                player.hand_in(&format!("{}\n", json!(action)));
                let answer = player.said().unwrap();
                assert!(answer["n"].is_u64(), "{answer} for {action:?}");
                match &answer["do"] {
                    Value::Null => action,
                    completed => serde_json::from_value(completed.clone()).unwrap(),
                }
            }
        };
        let before = table.clone();
        DuelingNobles::play(&rules, &mut table, &action).unwrap();
        paper.follow(&action, &before, &table);
        done += 1;
        assert!(done < 3000);
        // The next program goes on, perhaps within the bot's turn.
        if done % 40 == 39 && DuelingNobles::outcome(&table).is_none() {
            player.kill();
            player = Player::start(data.path(), &[journal.to_str().unwrap()]);
            let entries = player.opening().unwrap().entries as usize;
            // The killed program may have recorded actions of the bot that nobody has read.
            let text = fs::read_to_string(&journal).unwrap();
            for line in text.lines().take(entries + 1).skip(done + 1) {
                let entry: Value = serde_json::from_str(line).unwrap();
                let action = serde_json::from_value(entry["do"].clone()).unwrap();
                let before = table.clone();
                DuelingNobles::play(&rules, &mut table, &action).unwrap();
                paper.follow(&action, &before, &table);
                done += 1;
            }
        }
    }
    player.finish();
    let (found, status) = check(data.path(), &journal);
    assert_eq!(
        (status, &found["seals"]),
        (0, &json!("respected")),
        "{found}"
    );
    assert!(found["result"].is_object(), "{found}");
    by_bot
}

#[test]
fn a_bot_of_dueling_nobles_plays_with_real_nobles_and_dice() {
    let editions = Edition::NAMES.iter().zip(1..);
    let lines: Vec<Value> = editions
        .flat_map(|(edition, seed)| duel_of_nobles(edition, seed))
        .collect();
    for kind in ["roll", "recruit"] {
        assert!(
            lines.iter().any(|line| line["begins"]["type"] == kind),
            "{kind}"
        );
    }
    let acts = lines.iter().filter(|line| line["do"].is_object());
    assert!(
        acts.clone()
            .all(|line| line["n"].is_u64() && line["bot"] == 1)
    );
    assert!(acts.count() > 50);
}
