//! Export of finished games for other programs, through the command line as a process.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::golden;
use crate::common::program::{Run, run_in};

/// A data folder with these journals at these paths.
fn library<'a>(journals: impl IntoIterator<Item = (&'a str, String)>) -> TempDir {
    let data = tempfile::tempdir().unwrap();
    for (place, journal) in journals {
        let path = data.path().join(place);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, journal).unwrap();
    }
    data
}

fn plays(data: &Path, args: &[&str]) -> Run {
    run_in(data, &[&["plays"], args].concat())
}

/// Asserts success without warnings, and returns the output.
#[track_caller]
fn fine(data: &Path, args: &[&str]) -> String {
    plays(data, args).fine()
}

fn bgstats(data: &Path) -> Value {
    serde_json::from_str(&fine(data, &["--format", "bgsplay"])).unwrap()
}

fn rows(data: &Path) -> Vec<String> {
    let table = fine(data, &["--format", "csv"]);
    let table = table.strip_prefix('\u{feff}').expect("a byte order mark");
    assert!(table.ends_with("\r\n"));
    table.lines().map(String::from).collect()
}

const HEADER: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","rules":{"both_empty":"attacker"},"players":["Ana","Ben"],"started":"2026-11-20T19:03:11+01:00"}"#;
const SETUP: &str = r#"{"n":1,"at":"2026-11-20T19:05:00+01:00","do":{"type":"setup","first":1,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}"#;

/// A game that ends after eleven minutes of play, with a night in between.
fn conceded() -> String {
    let rest = [
        r#"{"n":2,"at":"2026-11-20T19:10:40+01:00","do":{"type":"end-turn"}}"#,
        r#"{"n":3,"at":"2026-11-20T19:10:40+01:00","do":{"type":"end-turn"}}"#,
        r#"{"n":4,"at":"2026-11-20T19:10:41+01:00","undo":1}"#,
        r#"{"n":5,"at":"2026-11-21T10:00:00+01:00","do":{"type":"note","text":"next day"}}"#,
        r#"{"n":6,"at":"2026-11-21T10:05:00+01:00","do":{"type":"concede","seat":1}}"#,
    ];
    format!("{HEADER}\n{SETUP}\n{}\n", rest.join("\n"))
}

#[test]
fn plays_are_exported_for_board_game_stats() {
    let data = library([
        (
            "sessions/evening.courtyard",
            golden::text("game-catsatcards"),
        ),
        ("archive/morning.courtyard", conceded()),
    ]);
    let file = bgstats(data.path());
    assert_eq!(file["locations"], json!([]));
    assert!(file["userInfo"].is_object());
    let [game] = &file["games"].as_array().unwrap()[..] else {
        panic!("one game: {file}");
    };
    assert_eq!(game["name"], "Dueling Nobles");
    for (field, value) in [
        ("highestWins", json!(true)),
        ("noPoints", json!(false)),
        ("cooperative", json!(false)),
        ("usesTeams", json!(false)),
        ("minPlayerCount", json!(2)),
        ("maxPlayerCount", json!(2)),
    ] {
        assert_eq!(game[field], value, "{field}");
    }
    let players = file["players"].as_array().unwrap();
    let names: Vec<_> = players.iter().map(|p| &p["name"]).collect();
    assert_eq!(names, ["Ana", "Ben"]);
    let player = |name: &str| &players.iter().find(|p| p["name"] == name).unwrap()["id"];
    let plays = file["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 2);
    let find = |board: &str, minutes: u64| {
        let play = plays.iter().find(|p| p["durationMin"] == minutes);
        let play = play.unwrap_or_else(|| panic!("{minutes} minutes: {file}"));
        assert_eq!(play["board"], board);
        assert_eq!(play["gameRefId"], game["id"]);
        assert_eq!(play["manualWinner"], true);
        assert_eq!(play["ignored"], false);
        play
    };
    // One evening with five duels to one, and two ties. Ana has three nobles left and Ben none.
    let evening = find("Cats at Cards", 53);
    assert_eq!(evening["playDate"], "2026-11-20 19:03:11");
    assert_eq!(evening["entryDate"], "2026-11-20 19:58:40");
    assert_eq!(evening["comments"], "Turns: 10\nDuels won: 5 to 1");
    let score = |name: &str, score: &str, winner: bool, first: bool, rank: u64, seat: u64| {
        json!({
            "playerRefId": player(name), "score": score, "winner": winner, "rank": rank,
            "startPlayer": first, "seatOrder": seat, "newPlayer": false, "role": "",
        })
    };
    let scores = json!([
        score("Ana", "3", true, true, 1, 0),
        score("Ben", "0", false, false, 2, 1)
    ]);
    assert_eq!(evening["playerScores"], scores);
    // Ben conceded with all his nobles. The night is not playing time, and undone turns do not count.
    let morning = find("Cats at Cards", 11);
    let comments =
        "House rules: Both courtyards empty: the attacker wins\nTurns: 2\nDuels won: 0 to 0";
    assert_eq!(morning["comments"], comments);
    let scores = json!([
        score("Ana", "3", true, false, 1, 0),
        score("Ben", "3", false, true, 2, 1)
    ]);
    assert_eq!(morning["playerScores"], scores);
}

#[test]
fn references_are_valid_and_identifiers_unique() {
    let games = ["catsatcards", "original", "duelo"];
    let data = library(games.map(|game| {
        let place = match game {
            "original" => "archive/o.courtyard",
            "duelo" => "sessions/d.courtyard",
            _ => "sessions/c.courtyard",
        };
        (place, golden::text(&format!("game-{game}")))
    }));
    let file = bgstats(data.path());
    let ids = |list: &str| -> Vec<Value> {
        let list = file[list].as_array().unwrap();
        list.iter().map(|thing| thing["id"].clone()).collect()
    };
    let (games, players) = (ids("games"), ids("players"));
    assert_eq!((games.len(), players.len()), (1, 4));
    let mut uuids = std::collections::BTreeSet::new();
    for list in ["games", "players", "plays"] {
        for thing in file[list].as_array().unwrap() {
            let uuid = thing["uuid"].as_str().unwrap();
            let shape: Vec<usize> = uuid.split('-').map(str::len).collect();
            assert_eq!(shape, [8, 4, 4, 4, 12], "{uuid}");
            // Version 5: derived from a name.
            assert_eq!(uuid.as_bytes()[14], b'5');
            assert!(uuids.insert(uuid.to_owned()), "{uuid} is there twice");
        }
    }
    for play in file["plays"].as_array().unwrap() {
        assert!(games.contains(&play["gameRefId"]));
        for score in play["playerScores"].as_array().unwrap() {
            assert!(players.contains(&score["playerRefId"]));
            assert!(score["score"].is_string());
        }
    }
}

#[test]
fn a_game_keeps_its_identifier_and_no_two_share_one() {
    let uuid = |journal: String| {
        let data = library([("sessions/game.courtyard", journal)]);
        let plays = bgstats(data.path())["plays"].take();
        assert_eq!(plays.as_array().unwrap().len(), 1);
        plays[0]["uuid"].as_str().unwrap().to_owned()
    };
    let game = uuid(conceded());
    assert_eq!(uuid(conceded()), game);
    // Under another name, in another folder, with a note added later.
    let note = r#"{"n":7,"do":{"type":"note","text":"well played"}}"#;
    let data = library([("archive/other.courtyard", conceded() + note + "\n")]);
    assert_eq!(bgstats(data.path())["plays"][0]["uuid"], game);
    // In another language.
    let spanish = fine(data.path(), &["--language", "es", "--format", "bgsplay"]);
    let json: Value = serde_json::from_str(&spanish).unwrap();
    assert_eq!(json["plays"][0]["uuid"], game);
    assert_eq!(json["games"][0]["name"], "Duelo de Nobles");
    let english = bgstats(data.path());
    for list in ["games", "players"] {
        assert_eq!(json[list][0]["uuid"], english[list][0]["uuid"]);
    }
    // Another evening, other players, another result.
    for (what, other) in [
        ("19:03:11", "19:03:12"),
        ("Ben", "Bea"),
        (r#""concede","seat":1"#, r#""concede","seat":0"#),
    ] {
        assert_ne!(uuid(conceded().replace(what, other)), game, "{other}");
    }
}

#[test]
fn spellings_of_one_name_are_one_player() {
    let other = conceded()
        .replace(r#"["Ana","Ben"]"#, r#"["BEN "," ana"]"#)
        .replace("2026-11-20T19:03", "2026-11-20T19:04");
    let nobody = conceded().replace(r#"["Ana","Ben"]"#, r#"[""," "]"#);
    let data = library([
        ("sessions/a.courtyard", conceded()),
        ("sessions/b.courtyard", other),
    ]);
    let file = bgstats(data.path());
    assert_eq!(file["players"].as_array().unwrap().len(), 2);
    let scores = |play: usize| &file["plays"][play]["playerScores"];
    assert_eq!(scores(0)[0]["playerRefId"], scores(1)[1]["playerRefId"]);
    let data = library([("sessions/a.courtyard", nobody)]);
    let file = bgstats(data.path());
    let players = file["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    assert!(players.iter().all(|p| p["isAnonymous"] == true));
    assert_eq!(players[1]["name"], "Player 2");
}

#[test]
fn a_draw_has_no_winner() {
    let data = library([("sessions/draw.courtyard", golden::text("both-empty-draw"))]);
    let file = bgstats(data.path());
    for score in file["plays"][0]["playerScores"].as_array().unwrap() {
        assert_eq!(score["winner"], false);
        assert_eq!((&score["rank"], &score["score"]), (&json!(0), &json!("0")));
    }
    let table = rows(data.path());
    assert!(table[1].contains(",Ana,Ben,Ana,,"), "{}", table[1]);
}

#[test]
fn games_are_exported_as_csv() {
    let wild = conceded()
        .replace(r#"["Ana","Ben"]"#, r#"["=1+1","Be\"n, \u001b"]"#)
        .replace("2026-11-20T19:03", "2026-11-22T19:03");
    let data = library([
        (
            "sessions/evening.courtyard",
            golden::text("game-catsatcards"),
        ),
        ("sessions/-2.courtyard", wild),
        ("archive/one, two.courtyard", golden::text("game-duelo")),
    ]);
    let table = rows(data.path());
    assert_eq!(
        table,
        [
            "date,game,edition,player_1,player_2,first,winner,turns,minutes,nobles_left_1,nobles_left_2,duels_won_1,duels_won_2,file",
            "2026-11-20 19:03,dueling-nobles,catsatcards,Ana,Ben,Ana,Ana,10,53,3,0,5,1,evening.courtyard",
            "2026-11-20 19:03,dueling-nobles,duelo,Inés,Omar,Inés,Inés,10,,5,0,7,2,\"one, two.courtyard\"",
            "2026-11-22 19:03,dueling-nobles,catsatcards,'=1+1,\"Be\"\"n, \u{fffd}\",\"Be\"\"n, \u{fffd}\",'=1+1,2,11,3,3,0,0,'-2.courtyard",
        ]
    );
}

#[test]
fn only_finished_games_are_exported_and_no_samples() {
    let running = format!("{HEADER}\n{SETUP}\n");
    let sample = conceded().replacen("{\"courtyard\"", "{\"sample\":true,\"courtyard\"", 1);
    let undone = conceded() + "{\"n\":7,\"undo\":1}\n";
    let mut data = library([
        ("sessions/running.courtyard", running),
        ("sessions/sample.courtyard", sample),
        ("sessions/back.courtyard", undone),
        ("bin/thrown.courtyard", conceded()),
        ("sessions/notes.txt", conceded()),
    ]);
    assert_eq!(rows(data.path()).len(), 1);
    assert_eq!(bgstats(data.path())["plays"], json!([]));
    // An empty list is a file too.
    data = library([]);
    assert_eq!(rows(data.path()).len(), 1);
}

#[test]
fn games_can_be_selected() {
    let data = library([
        ("sessions/a.courtyard", golden::text("game-catsatcards")),
        ("archive/b.courtyard", golden::text("game-duelo")),
        ("sessions/bad.courtyard", "nothing\n".to_owned()),
    ]);
    // It is unknown whether an unreadable journal would be selected.
    let table = fine(data.path(), &["--format", "csv", "--player", "inés"]);
    assert_eq!(table.lines().count(), 2);
    assert!(table.contains("Omar"));
    let none = ["--format", "csv", "--since", "2030-01-01"];
    assert_eq!(fine(data.path(), &none).lines().count(), 1);
}

#[test]
fn a_damaged_journal_does_not_block_the_others() {
    let data = library([
        ("sessions/good.courtyard", conceded()),
        ("sessions/bad.courtyard", "nothing\n".to_owned()),
        (
            "sessions/late.courtyard",
            conceded().replace("19:03", "19:30") + "nothing\n",
        ),
    ]);
    let output = plays(data.path(), &["--format", "csv"]);
    assert_eq!(output.status, 0);
    let errors = output.err;
    assert!(errors.contains("bad.courtyard"), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    // A journal damaged after the end of its game still counts as finished.
    let table = output.out;
    assert_eq!(table.lines().count(), 3, "{table}");
}

#[test]
fn plays_go_into_a_file_but_never_over_a_journal() {
    let data = library([("sessions/game.courtyard", conceded())]);
    let file = data.path().join("games.bgsplay");
    let args = ["--format", "bgsplay", "-o", file.to_str().unwrap()];
    assert_eq!(fine(data.path(), &args), "");
    let printed = fine(data.path(), &["--format", "bgsplay"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), printed);
    let journal = data.path().join("sessions/game.courtyard");
    let args = ["--format", "csv", "-o", journal.to_str().unwrap()];
    let refused = plays(data.path(), &args);
    assert_eq!(refused.status, 2);
    assert_eq!(fs::read_to_string(&journal).unwrap(), conceded());
}
