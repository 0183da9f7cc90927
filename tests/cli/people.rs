//! `courtyard people` and `courtyard person`: every figure recomputed from the journals.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use chrono::{DateTime, FixedOffset, NaiveDate, TimeDelta};
use jsonschema::{Draft, Validator};
use rand::RngExt;
use rand::seq::SliceRandom;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::common::golden;
use crate::common::in_repository;
use crate::common::program::{Run, courtyard, finish};
use crate::common::seeded;

fn run(data: &Path, args: &[&str]) -> Run {
    let mut command = courtyard(args);
    command.arg("--data-dir").arg(data);
    finish(command, b"")
}

#[track_caller]
fn json_of(data: &Path, args: &[&str]) -> Value {
    let printed = run(data, args).fine();
    let value = serde_json::from_str(&printed).unwrap();
    let schema = fs::read_to_string(in_repository("assets/people.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let schema: Validator = jsonschema::options()
        .with_draft(Draft::Draft202012)
        .build(&schema)
        .unwrap();
    let errors: Vec<String> = schema.iter_errors(&value).map(|e| e.to_string()).collect();
    assert_eq!(errors, Vec::<String>::new(), "{value}");
    value
}

/// Whole games.
const CASES: [&str; 3] = ["game-catsatcards", "game-original", "game-duelo"];

/// A data folder with games of four people under several spellings.
fn club(count: usize) -> TempDir {
    let data = tempfile::tempdir().unwrap();
    let folders = ["sessions", "archive"].map(|name| data.path().join(name));
    folders
        .iter()
        .for_each(|folder| fs::create_dir_all(folder).unwrap());
    let chance = &mut seeded::chance(5);
    for n in 0..count {
        let mut names = ["Ana", "Ben", "Cleo", "Dora"];
        names.shuffle(chance);
        let mut pair = [names[0], names[1]].map(String::from);
        if chance.random_bool(0.1) {
            pair[0] = pair[0].to_uppercase();
        }
        let case = CASES[chance.random_range(0..CASES.len())];
        let day = NaiveDate::from_ymd_opt(2025, 11, 20).unwrap() + TimeDelta::days(n as i64 * 5);
        let text = golden::text(case).replace("2026-11-20T", &format!("{day}T"));
        let (header, entries) = text.split_once('\n').unwrap();
        let mut header: Value = serde_json::from_str(header).unwrap();
        header["players"] = json!(pair);
        let file = folders[n % 2].join(format!("{n:03}.courtyard"));
        fs::write(file, format!("{header}\n{entries}")).unwrap();
    }
    // Games that count for nobody: a copy, a deleted one, a sample, an unfinished one.
    let first = fs::read_to_string(folders[0].join("000.courtyard")).unwrap();
    fs::write(folders[1].join("copy.courtyard"), &first).unwrap();
    fs::create_dir_all(data.path().join("bin")).unwrap();
    let (deleted, sample) = (first.replace("T19", "T18"), first.replace("T19", "T17"));
    fs::write(data.path().join("bin/deleted.courtyard"), deleted).unwrap();
    let sample = sample.replacen("\"started\"", "\"sample\":true,\"started\"", 1);
    fs::write(folders[0].join("sample.courtyard"), sample).unwrap();
    let unfinished: Vec<&str> = first.lines().take(20).collect();
    let unfinished = unfinished.join("\n").replace("T19", "T16");
    fs::write(folders[0].join("unfinished.courtyard"), unfinished).unwrap();
    data
}

/// A game as this test reads it.
struct Game {
    started: DateTime<FixedOffset>,
    players: Vec<String>,
    edition: String,
    winner: Option<usize>,
    first: usize,
    seconds: i64,
    conceded: bool,
}

/// The games of the club, read from the journals without the program, except for the winner.
fn games(data: &Path) -> Vec<Game> {
    let files = ["sessions", "archive"].map(|name| fs::read_dir(data.join(name)).unwrap());
    let paths = files.into_iter().flatten().map(|file| file.unwrap().path());
    let numbered = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap();
        name.bytes().all(|byte| byte.is_ascii_digit())
    };
    let games = paths.filter(numbered).map(|path| {
        let replayed = run(data, &["replay", path.to_str().unwrap(), "--json"]).fine();
        let replayed: Value = serde_json::from_str(&replayed).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        let header = lines.next().unwrap();
        let entries: Vec<Value> = lines.collect();
        let time = |value: &Value| DateTime::parse_from_rfc3339(value.as_str()?).ok();
        let times: Vec<_> = entries
            .iter()
            .filter_map(|entry| time(&entry["at"]))
            .collect();
        let gaps = times
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).num_seconds());
        let name = |value: &Value| value.as_str().unwrap().to_owned();
        Game {
            started: time(&header["started"]).unwrap(),
            players: header["players"]
                .as_array()
                .unwrap()
                .iter()
                .map(name)
                .collect(),
            edition: name(&header["edition"]),
            winner: replayed["result"]["winner"]
                .as_u64()
                .map(|seat| seat as usize),
            first: entries[0]["do"]["first"].as_u64().unwrap() as usize,
            seconds: gaps.filter(|gap| (0..=1800).contains(gap)).sum(),
            conceded: entries.last().unwrap()["do"]["type"] == "concede",
        }
    });
    let mut games: Vec<Game> = games.collect();
    games.sort_by_key(|game| game.started);
    games
}

/// The result of each game of a person, by the lower-case name.
fn marks<'g>(games: &'g [Game], person: &str) -> Vec<(&'g Game, usize, &'static str)> {
    let of = games.iter().filter_map(|game| {
        let seat = game
            .players
            .iter()
            .position(|name| name.to_lowercase() == person)?;
        let mark = match game.winner {
            None => "drawn",
            Some(winner) if winner == seat => "won",
            Some(_) => "lost",
        };
        Some((game, seat, mark))
    });
    of.collect()
}

fn record(marks: &[&str]) -> Map<String, Value> {
    let count = |wanted: &str| marks.iter().filter(|mark| **mark == wanted).count();
    let mut record = Map::from_iter([("games".to_owned(), json!(marks.len()))]);
    for mark in ["won", "lost", "drawn"] {
        record.insert(mark.to_owned(), json!(count(mark)));
    }
    record
}

fn streak(marks: &[&str]) -> Value {
    let last = *marks.last().unwrap();
    let count = marks.iter().rev().take_while(|mark| **mark == last).count();
    json!({last: count})
}

fn longest(marks: &[&str], wanted: &str) -> usize {
    let series = marks.split(|mark| *mark != wanted);
    series.map(<[&str]>::len).max().unwrap_or(0)
}

fn life(games: &[Game], person: &str) -> Value {
    let all = marks(games, person);
    let of: Vec<&str> = all.iter().map(|(.., mark)| *mark).collect();
    let mut spellings: BTreeMap<&str, usize> = BTreeMap::new();
    for (game, seat, _) in &all {
        *spellings.entry(&game.players[*seat]).or_default() += 1;
    }
    let most = spellings.values().max().unwrap();
    let name = spellings
        .iter()
        .find(|(_, count)| *count == most)
        .unwrap()
        .0;
    let mut life = record(&of);
    let rfc3339 = |game: &Game| game.started.to_rfc3339();
    life.extend([
        ("name".to_owned(), json!(name)),
        (
            "names".to_owned(),
            json!(spellings.keys().collect::<Vec<_>>()),
        ),
        (
            "seconds".to_owned(),
            json!(all.iter().map(|(game, ..)| game.seconds).sum::<i64>()),
        ),
        ("first".to_owned(), json!(rfc3339(all[0].0))),
        ("last".to_owned(), json!(rfc3339(all[all.len() - 1].0))),
        ("streak".to_owned(), streak(&of)),
        (
            "longest".to_owned(),
            json!({"won": longest(&of, "won"), "lost": longest(&of, "lost")}),
        ),
    ]);
    life.into()
}

/// Records under each condition, with the condition's fields.
fn by(all: &[(&Game, usize, &'static str)], of: impl Fn(&Game, usize) -> Value) -> Value {
    let mut parts: BTreeMap<String, (Value, Vec<&str>)> = BTreeMap::new();
    for (game, seat, mark) in all {
        let fields = of(game, *seat);
        let part = parts
            .entry(fields.to_string())
            .or_insert((fields, Vec::new()));
        part.1.push(mark);
    }
    let parts = parts.into_values().map(|(fields, marks)| {
        let mut fields = fields.as_object().unwrap().clone();
        fields.extend(record(&marks));
        Value::Object(fields)
    });
    parts.collect()
}

#[test]
fn every_figure_follows_from_the_journals() {
    let data = club(60);
    let games = games(data.path());
    assert_eq!(games.len(), 60);
    let people = ["ana", "ben", "cleo", "dora"];
    let mut expected: Vec<Value> = people.iter().map(|person| life(&games, person)).collect();
    expected.sort_by_key(|life| {
        let games = life["games"].as_u64().unwrap();
        (
            std::cmp::Reverse(games),
            life["name"].as_str().unwrap().to_owned(),
        )
    });
    let listed = json_of(data.path(), &["people", "--json"]);
    assert_eq!(listed, json!({"people": expected}));
    for person in people {
        let page = json_of(data.path(), &["person", &person.to_uppercase(), "--json"]);
        for (field, value) in life(&games, person).as_object().unwrap() {
            assert_eq!(&page[field], value, "{person}: {field}");
        }
        let all = marks(&games, person);
        let expected = json!({
            "game": by(&all, |_, _| json!({"game": "dueling-nobles"})),
            "edition": by(&all, |game, _| {
                json!({"game": "dueling-nobles", "edition": game.edition})
            }),
            "start": by(&all, |game, seat| {
                let start = if seat == game.first { "first" } else { "second" };
                json!({"players": 2, "start": start})
            }),
            "month": by(&all, |game, _| json!({"month": game.started.format("%Y-%m").to_string()})),
        });
        assert_eq!(page["by"], expected, "{person}");
        let of: Vec<&str> = all.iter().map(|(.., mark)| *mark).collect();
        assert_eq!(page["latest"], json!(of[of.len().saturating_sub(10)..]));
        let conceded = |wanted: &str| {
            let of = all
                .iter()
                .filter(|(game, _, mark)| game.conceded && *mark == wanted);
            of.count()
        };
        assert_eq!(
            page["conceded"],
            json!({"won": conceded("won"), "lost": conceded("lost")})
        );
        let wins = &page["figures"]["dueling-nobles"]["wins"];
        let by_conceding = conceded("won");
        let fought = of.iter().filter(|mark| **mark == "won").count() - by_conceding;
        assert_eq!(*wins, json!({"fought": fought, "conceded": by_conceding}));
        let csv = run(data.path(), &["person", person, "--csv"]).fine();
        let results: Vec<&str> = { csv.lines().skip(1) }
            .map(|line| line.rsplit(',').nth(2).unwrap())
            .collect();
        assert_eq!(results, of, "{csv}");
        let strength = &page["strength"]["dueling-nobles"];
        assert_eq!(strength["games"], json!(all.len()));
        let mut shares = Vec::new();
        for opponent in page["opponents"].as_array().unwrap() {
            let other = opponent["name"].as_str().unwrap();
            let met: Vec<_> = all
                .iter()
                .filter(|(game, seat, _)| {
                    game.players[1 - seat].to_lowercase() == other.to_lowercase()
                })
                .collect();
            let of: Vec<&str> = met.iter().map(|(.., mark)| *mark).collect();
            for (field, value) in record(&of) {
                assert_eq!(opponent[&field], value, "{person} and {other}: {field}");
            }
            assert_eq!(opponent["streak"], streak(&of));
            assert_eq!(opponent["latest"], json!(of[of.len().saturating_sub(10)..]));
            let conceded = |wanted: &str| {
                let of = met
                    .iter()
                    .filter(|(game, _, mark)| game.conceded && *mark == wanted);
                of.count()
            };
            let conceded = json!({"won": conceded("won"), "lost": conceded("lost")});
            assert_eq!(opponent["conceded"], conceded, "{person} and {other}");
            let timed: Vec<i64> = met.iter().map(|(game, ..)| game.seconds).collect();
            let timed: Vec<i64> = timed.into_iter().filter(|seconds| *seconds > 0).collect();
            let mean = timed.iter().sum::<i64>() as f64 / 60.0 / timed.len() as f64;
            assert!((opponent["minutes"].as_f64().unwrap() - mean).abs() < 1e-9);
            // The chances of both add up to 1.
            let back = json_of(data.path(), &["person", other, "--json"]);
            let back = back["opponents"].as_array().unwrap().iter();
            let mut back =
                back.filter(|one| one["name"].as_str().unwrap().to_lowercase() == person);
            let back = &back.next().unwrap()["chance"]["dueling-nobles"];
            let chance = &opponent["chance"]["dueling-nobles"];
            assert_eq!(chance.is_null(), of.len() < 8, "{person} and {other}");
            if !chance.is_null() {
                let number = |value: &Value| value.as_f64().unwrap();
                assert!((number(&chance["mean"]) + number(&back["mean"]) - 1.0).abs() < 1e-6);
                let [low, high] = [0, 1].map(|end| number(&chance["interval"][end]));
                assert!(low < number(&chance["mean"]) && number(&chance["mean"]) < high);
                assert!((low + number(&back["interval"][1]) - 1.0).abs() < 1e-6);
            }
            let won = of.iter().filter(|mark| **mark == "won").count();
            shares.push((other.to_owned(), won as f64 / of.len() as f64, of.len()));
        }
        shares.retain(|(_, _, games)| *games >= 5);
        let best = shares
            .iter()
            .map(|(_, share, _)| *share)
            .fold(0.0, f64::max);
        if let Some(victim) = page["victim"].as_str() {
            let share = shares.iter().find(|(name, ..)| name == victim).unwrap().1;
            assert!(share > 0.5 && share == best, "{person}: {victim}");
        } else {
            assert!(best <= 0.5, "{person}");
        }
    }
}

#[test]
fn people_are_listed_in_words_and_as_a_table() {
    let data = club(12);
    let listed = run(data.path(), &["people"]).fine();
    assert!(
        listed.starts_with("People\nPlayer  Games  Won  Lost  Drawn"),
        "{listed}"
    );
    let csv = run(data.path(), &["people", "--csv"]).fine();
    assert_eq!(csv.lines().count(), 5, "{csv}");
    let page = run(data.path(), &["person", "ana"]).fine();
    assert!(page.contains("Dueling Nobles: "), "{page}");
    let unknown = run(data.path(), &["person", "Zoe"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (2, ""));
    assert!(
        unknown
            .err
            .contains("There is no finished game of “Zoe” here."),
        "{}",
        unknown.err
    );
    let nobody = tempfile::tempdir().unwrap();
    let none = run(nobody.path(), &["people"]).fine();
    assert_eq!(none, "Nobody has finished a game here yet.\n");
}

/// Every file of the folder with its bytes.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let named = files.map(|file| {
        let name = file.file_name().into_string().unwrap();
        (name, fs::read(file.path()).unwrap())
    });
    named.collect()
}

/// A data folder with three games: Ana and Annie never sat at one table.
fn two_names() -> TempDir {
    let data = tempfile::tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let games = [["Ana", "Ben"], ["Annie", "Ben"], ["ANNIE", "Cleo"]];
    for (n, players) in games.into_iter().enumerate() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap() + TimeDelta::days(n as i64);
        let text = golden::text("game-duelo").replace("2026-11-20T", &format!("{day}T"));
        let (header, entries) = text.split_once('\n').unwrap();
        let mut header: Value = serde_json::from_str(header).unwrap();
        header["players"] = json!(players);
        let file = sessions.join(format!("{n}.courtyard"));
        fs::write(file, format!("{header}\n{entries}")).unwrap();
    }
    data
}

/// The people with their numbers of games.
fn counted(data: &Path) -> Vec<(String, u64)> {
    let people = json_of(data, &["people", "--json"]);
    let people = people["people"].as_array().unwrap().iter();
    let counted = people.map(|person| {
        let name = person["name"].as_str().unwrap().to_owned();
        (name, person["games"].as_u64().unwrap())
    });
    counted.collect()
}

fn pairs(expected: &[(&str, u64)]) -> Vec<(String, u64)> {
    let pairs = expected.iter();
    pairs
        .map(|(name, games)| ((*name).to_owned(), *games))
        .collect()
}

#[test]
fn two_names_are_joined_in_all_counts_and_separated_again() {
    let data = two_names();
    let data = data.path();
    let apart = pairs(&[("ANNIE", 2), ("Ben", 2), ("Ana", 1), ("Cleo", 1)]);
    assert_eq!(counted(data), apart);
    let before = files(&data.join("sessions"));
    let joined = run(data, &["person", "ana", "--also", "annie"]).fine();
    assert!(
        joined.starts_with("Ana and annie count as one person now."),
        "{joined}"
    );
    assert_eq!(counted(data), pairs(&[("Ana", 3), ("Ben", 2), ("Cleo", 1)]));
    let page = json_of(data, &["person", "Annie", "--json"]);
    assert_eq!(page["names"], json!(["ANNIE", "Ana", "Annie"]));
    let words = run(data, &["person", "Ana"]).fine();
    assert!(words.contains("Also known as annie."), "{words}");
    // Statistics, filters, head to head and the export for other programs.
    let stats = run(data, &["stats", "--json", "--player", "Ana"]).fine();
    let stats: Value = serde_json::from_str(&stats).unwrap();
    let stats = &stats[0];
    assert_eq!(stats["games"], 3, "{stats}");
    let mut players: Vec<&str> = { stats["players"].as_array().unwrap().iter() }
        .map(|player| player["player"].as_str().unwrap())
        .collect();
    players.sort_unstable();
    assert_eq!(players, ["Ana", "Ben", "Cleo"]);
    assert_eq!(stats["meetings"].as_array().unwrap().len(), 2);
    let listed = run(data, &["sessions", "--player", "ana", "--json"]).fine();
    let listed: Value = serde_json::from_str(&listed).unwrap();
    assert_eq!(listed.as_array().unwrap().len(), 3);
    let plays = run(data, &["plays", "--format", "csv"]).fine();
    assert!(!plays.contains("nnie") && plays.contains("Ana"), "{plays}");
    // No journal was rewritten.
    let mut after = files(&data.join("sessions"));
    after.remove("people.json").unwrap();
    assert_eq!(after, before);
    let separated = run(data, &["person", "Ana", "--separate", "ANNIE"]).fine();
    assert!(separated.contains("two people again"), "{separated}");
    assert_eq!(counted(data), apart);
}

#[test]
fn joined_names_are_refused_if_they_are_not_one_person() {
    let data = two_names();
    let data = data.path();
    for (arguments, expected) in [
        (
            ["person", "Ana", "--also", "Ben"],
            "have sat at one table (games: 1)",
        ),
        (
            ["person", "Ana", "--also", "Zoe"],
            "There is no finished game of “Zoe” here.",
        ),
        (
            ["person", "Zoe", "--also", "Ana"],
            "There is no finished game of “Zoe” here.",
        ),
        (
            ["person", "Ana", "--separate", "Annie"],
            "Annie is not another name of Ana.",
        ),
        (["person", "Ana", "--rename", " "], "needs a name"),
    ] {
        let refused = run(data, &arguments);
        assert_eq!(
            (refused.status, refused.out.as_str()),
            (2, ""),
            "{arguments:?}"
        );
        assert!(refused.err.contains(expected), "{}", refused.err);
    }
    assert!(!data.join("sessions/people.json").exists());
}

#[test]
fn a_name_is_corrected_in_all_journals() {
    let data = two_names();
    let data = data.path();
    fs::create_dir_all(data.join("archive")).unwrap();
    fs::rename(
        data.join("sessions/2.courtyard"),
        data.join("archive/2.courtyard"),
    )
    .unwrap();
    run(data, &["person", "Ana", "--also", "Annie"]).fine();
    let renamed = run(data, &["person", "Ana", "--rename", "Anna"]).fine();
    assert_eq!(renamed, "The name is Anna now. Corrected games: 3.\n");
    assert_eq!(
        counted(data),
        pairs(&[("Anna", 3), ("Ben", 2), ("Cleo", 1)])
    );
    let page = json_of(data, &["person", "Ana", "--json"]);
    assert_eq!(
        page["names"],
        json!(["Anna"]),
        "the old names lead to the new one"
    );
    let text = fs::read_to_string(data.join("archive/2.courtyard")).unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(header["players"], json!(["Anna", "Cleo"]));
    assert!(header["corrected"].is_string());
    // Another player at one of the tables has the name.
    let refused = run(data, &["person", "Anna", "--rename", "Ben"]);
    assert_eq!(refused.status, 2);
    assert!(
        refused.err.contains("Corrected games: 1."),
        "{}",
        refused.err
    );
}

#[test]
fn joined_names_come_along_with_the_games() {
    let data = two_names();
    run(data.path(), &["person", "Ana", "--also", "Annie"]).fine();
    let zip = data.path().join("all.zip");
    run(
        data.path(),
        &["export", "--all", "-o", zip.to_str().unwrap()],
    )
    .fine();
    let joined = pairs(&[("Ana", 3), ("Ben", 2), ("Cleo", 1)]);
    let imported = tempfile::tempdir().unwrap();
    run(imported.path(), &["import", zip.to_str().unwrap()]).fine();
    assert_eq!(counted(imported.path()), joined);
    let merged = tempfile::tempdir().unwrap();
    let other = data.path().to_str().unwrap();
    let dry = run(merged.path(), &["merge", other, "--dry-run"]).fine();
    assert!(
        dry.contains("Decisions about the names of people: 1."),
        "{dry}"
    );
    assert!(!merged.path().join("sessions/people.json").exists());
    run(merged.path(), &["merge", other]).fine();
    assert_eq!(counted(merged.path()), joined);
    // A later decision here is not replaced by the earlier one there.
    run(merged.path(), &["person", "Ana", "--separate", "Annie"]).fine();
    let again = run(merged.path(), &["merge", other, "--json"]).fine();
    let again: Value = serde_json::from_str(&again).unwrap();
    assert_eq!((&again["people"], &again["same"]), (&json!(0), &json!(3)));
    assert_eq!(counted(merged.path()).len(), 4);
}
