//! Statistics of saved sessions: numbers computed by hand from small journals, through the command line; and merging of
//! parts.

use std::fs;
use std::path::Path;

use courtyard::games::Merge as _;
use courtyard::games::Preset;
use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::library::{Library, Progress, Statistics};
use courtyard::seat::Pair;
use courtyard::session::journal::ChecksumState;
use courtyard::session::{Session, Step};
use rand::RngExt;
use serde_json::{Map, Value, json};

use crate::common::program::run_in;
use crate::common::{play, text_of};

type Counted = Statistics<courtyard::games::dueling_nobles::count::Count>;

/// Ana goes first and wins when Ben concedes in the second turn. A sale is undone before another is made.
const WON: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2026-11-20T19:00:00+01:00"}
{"n":1,"at":"2026-11-20T19:00:00+01:00","do":{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}
{"n":2,"at":"2026-11-20T19:02:00+01:00","do":{"type":"sell","cards":["2s","6s","9s"]}}
{"n":3,"at":"2026-11-20T19:03:00+01:00","undo":1}
{"n":4,"at":"2026-11-20T19:05:00+01:00","do":{"type":"sell","cards":["2h","6h","9h"]}}
{"n":5,"at":"2026-11-20T19:06:00+01:00","do":{"type":"end-turn"}}
{"n":6,"at":"2026-11-20T19:07:00+01:00","do":{"type":"next-phase"}}
{"n":7,"at":"2026-11-20T19:08:00+01:00","do":{"type":"buy","count":1}}
{"n":8,"at":"2026-11-20T19:09:00+01:00","do":{"type":"next-phase"}}
{"n":9,"at":"2026-11-20T19:10:00+01:00","do":{"type":"spy","card":"4s"}}
{"n":10,"at":"2026-11-20T19:15:00+01:00","do":{"type":"next-phase"}}
{"n":11,"at":"2026-11-20T20:00:00+01:00","do":{"type":"challenge","attacker":"Kd","target":"Qs"}}
{"n":12,"at":"2026-11-20T20:05:00+01:00","do":{"type":"deflect","target":"Kh"}}
{"n":13,"at":"2026-11-20T19:55:00+01:00","do":{"type":"roll","seat":1,"dice":[3,4],"virtual":true}}
{"n":14,"at":"2026-11-20T20:01:00+01:00","do":{"type":"roll","seat":0,"dice":[6,6]}}
{"n":15,"do":{"type":"support","seat":1,"cards":[]}}
{"n":16,"do":{"type":"support","seat":0,"cards":[]}}
{"n":17,"at":"2026-11-20T20:04:00+01:00","do":{"type":"concede","seat":1}}
"#;

/// Carla goes first; the game is unfinished after a duel with an Ace on both sides.
const RUNNING: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"duelo","players":[" ana ","Carla"],"started":"2026-11-21T19:00:00+01:00"}
{"n":1,"do":{"type":"setup","first":1,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}
{"n":2,"do":{"type":"next-phase"}}
{"n":3,"do":{"type":"next-phase"}}
{"n":4,"do":{"type":"next-phase"}}
{"n":5,"do":{"type":"challenge","attacker":"Qh","target":"Qs"}}
{"n":6,"do":{"type":"roll","seat":1,"dice":[2]}}
{"n":7,"do":{"type":"roll","seat":0,"dice":[5]}}
{"n":8,"do":{"type":"support","seat":1,"cards":["Ah"]}}
{"n":9,"do":{"type":"support","seat":0,"cards":["As"]}}
"#;

/// Two nobles of equal stamina are both defeated in the first turn. The last line is incomplete.
const DRAWN: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"original","rules":{"opening_nobles":1,"stamina":{"king":1,"queen":1,"jack":1}},"players":["Ben","Carla"],"started":"2026-11-22T19:00:00+01:00"}
{"n":1,"do":{"type":"setup","first":0,"nobles":[["Jc"],["Jh"]]}}
{"n":2,"do":{"type":"next-phase"}}
{"n":3,"do":{"type":"next-phase"}}
{"n":4,"do":{"type":"next-phase"}}
{"n":5,"do":{"type":"challenge","attacker":"Jc","target":"Jh"}}
{"n":6,"do":{"type":"roll","seat":0,"dice":[4]}}
{"n":7,"do":{"type":"roll","seat":1,"dice":[4]}}
{"n":8,"do":{"type":"support","seat":0,"cards":[]}}
{"n":9,"do":{"type":"support","seat":1,"cards":[]}}
{"n":10,"do":{"type":"no"#;

/// A session with only a note.
const NOT_BEGUN: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"duelo","players":["Dora","Emil"],"started":"2026-11-23T19:00:00+01:00"}
{"n":1,"do":{"type":"note","text":"tomorrow"}}
"#;

/// A data folder with these journals, samples and invalid files.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let sessions = folder.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    let sample = WON.replacen("\"started\"", "\"sample\":true,\"started\"", 1);
    for (name, journal) in [
        ("won", WON),
        ("running", RUNNING),
        ("drawn", DRAWN),
        ("not-begun", NOT_BEGUN),
        ("nonsense", "nonsense\n"),
        ("sample", &sample),
    ] {
        let path = sessions.join(name).with_extension("courtyard");
        fs::write(path, journal).unwrap();
    }
    folder
}

#[track_caller]
fn fine(data: &Path, args: &[&str]) -> String {
    run_in(data, args).fine()
}

/// The statistics as JSON of the sessions selected by the arguments.
fn numbers(data: &Path, chosen: &[&str]) -> Value {
    let args = [&["stats", "--json"], chosen].concat();
    let json: Value = serde_json::from_str(&fine(data, &args)).unwrap();
    let mut games = json.as_array().unwrap().iter();
    let counted = games.find(|game| game["game"] == "dueling-nobles");
    counted.unwrap().clone()
}

#[test]
fn games_and_players_are_counted() {
    let folder = folder();
    let counted = numbers(folder.path(), &[]);
    let tally = ["games", "finished", "not_begun", "faulty", "unreadable"].map(|f| &counted[f]);
    assert_eq!(tally, [3, 2, 1, 1, 1]);
    let edition = |edition: &str, first: u64, drawn: u64, running: u64| {
        json!({
            "edition": edition, "games": 1, "won": {"first": first, "second": 0},
            "drawn": drawn, "running": running,
        })
    };
    assert_eq!(
        counted["editions"],
        json!([
            edition("catsatcards", 1, 0, 0),
            edition("duelo", 0, 0, 1),
            edition("original", 0, 1, 0),
        ])
    );
    // Won, lost, drawn, running; going first, then going second.
    let player = |player: &str, edition: &str, first: [u64; 4], second: [u64; 4]| {
        let score = |[won, lost, drawn, running]: [u64; 4]| json!({"won": won, "lost": lost, "drawn": drawn, "running": running});
        json!({"player": player, "edition": edition, "first": score(first), "second": score(second)})
    };
    assert_eq!(
        counted["players"],
        json!([
            player("Ana", "catsatcards", [1, 0, 0, 0], [0; 4]),
            player("Ana", "duelo", [0; 4], [0, 0, 0, 1]),
            player("Ben", "catsatcards", [0; 4], [0, 1, 0, 0]),
            player("Ben", "original", [0, 0, 1, 0], [0; 4]),
            player("Carla", "duelo", [0, 0, 0, 1], [0; 4]),
            player("Carla", "original", [0; 4], [0, 0, 1, 0]),
        ])
    );
}

#[test]
fn undone_actions_and_breaks_are_not_counted() {
    let folder = folder();
    let counted = numbers(folder.path(), &[]);
    let spread = |count: u64, least: u64, middle: f64, most: u64| json!({"count": count, "least": least, "median": middle, "mean": middle, "most": most});
    // 15 minutes before the break, 5 after it, none while the clock is set back, then 6 and 3.
    let seconds = 29 * 60;
    assert_eq!(
        counted["length"],
        json!({
            "turns": spread(2, 1, 1.5, 2),
            "actions": spread(2, 9, 12.0, 15),
            "seconds": spread(1, seconds, seconds as f64, seconds),
        })
    );
}

#[test]
fn virtual_and_real_dice_are_counted_separately() {
    let folder = folder();
    let dice = &numbers(folder.path(), &[])["dice"];
    assert_eq!(dice["virtual"]["faces"], json!([0, 0, 1, 1, 0, 0]));
    assert_eq!(dice["real"]["faces"], json!([0, 1, 0, 2, 1, 2]));
    // With six dice, one of each face is expected: 1 + 0 + 1 + 1 + 0 + 1.
    let test = &dice["real"]["chi_squared"];
    assert_eq!(
        (&test["statistic"], &test["freedom"]),
        (&json!(4.0), &json!(5))
    );
    let p = test["p_value"].as_f64().unwrap();
    assert!((p - 0.549).abs() < 0.001, "{p}");
    assert_eq!(test["verdict"], "too-few");
}

#[test]
fn duels_abilities_and_gold_are_counted() {
    let folder = folder();
    let count = &numbers(folder.path(), &[])["count"];
    let (won, lost, tied) = (
        json!({"won": 1, "lost": 0, "tied": 0}),
        json!({"won": 0, "lost": 1, "tied": 0}),
        json!({"won": 0, "lost": 0, "tied": 1}),
    );
    let none = json!({"won": 0, "lost": 0, "tied": 0});
    let attacker = |noble: &str, result: &Value| json!({"noble": noble, "attacking": result, "defending": none});
    let defender = |noble: &str, result: &Value| json!({"noble": noble, "attacking": none, "defending": result});
    assert_eq!(
        count["duels"],
        json!({
            "attacker": 0, "defender": 1, "tie": 2,
            "critical": {"attacker": 1, "defender": 1}, "deflected": 1,
            // The King defended instead of the attacked Queen.
            "nobles": [
                defender("Qs", &tied), defender("Jh", &tied), attacker("Qh", &tied),
                defender("Kh", &won), attacker("Kd", &lost), attacker("Jc", &tied),
            ],
        })
    );
    assert_eq!(
        count["abilities"],
        json!([{
            "suit": "spades", "type": "spy", "used": [{"turn": 2, "uses": 1}],
            "turns": {"count": 1, "least": 2, "median": 2.0, "mean": 2.0, "most": 2},
        }])
    );
    // Ana: 1, and 3 for the sale; then 2 paid to deflect and 1 won. Ben buys a card for his 1. In the drawn game the
    // first player had an income. The third game did not reach the end of its turn.
    assert_eq!(
        count["gold"],
        json!([
            {"turn": 1, "games": 2, "first": 2.5, "second": 0.0, "won": 1, "winner": 4.0, "loser": 0.0},
            {"turn": 2, "games": 1, "first": 3.0, "second": 0.0, "won": 1, "winner": 3.0, "loser": 0.0},
        ])
    );
}

#[test]
fn a_selection_of_sessions_is_counted() {
    let folder = folder();
    let editions = |chosen: &[&str]| -> Vec<String> {
        let counted = numbers(folder.path(), chosen);
        // An unreadable journal belongs to no selection.
        let unreadable = u64::from(chosen.is_empty());
        assert_eq!(counted["unreadable"], unreadable, "{chosen:?}");
        let editions = counted["editions"].as_array().unwrap().iter();
        let names = editions.map(|e| e["edition"].as_str().unwrap().to_owned());
        names.collect()
    };
    let (cats, duelo, original) = ("catsatcards", "duelo", "original");
    for (chosen, expected) in [
        (&[][..], &[cats, duelo, original][..]),
        (&["--player", "BEN"], &[cats, original]),
        (&["--player", "B"], &[]),
        (&["--since", "2026-11-21"], &[duelo, original]),
        (&["--until", "2026-11-21"], &[cats, duelo]),
        (&["--edition", "duelo"], &[duelo]),
        (&["--outcome", "won"], &[cats]),
        (&["--outcome", "drawn"], &[original]),
        (&["--outcome", "running"], &[duelo]),
        (&["--winner", "ana"], &[cats]),
        (&["--winner", "ben"], &[]),
        (&["--player", "carla", "--since", "2026-11-22"], &[original]),
        (&["--player", "ben", "--player", "carla"], &[original]),
    ] {
        assert_eq!(editions(chosen), expected, "{chosen:?}");
    }
    // The same selection lists sessions.
    let listed = |args: &[&str]| -> usize {
        let args = [&["sessions", "--json"], args].concat();
        let list: Value = serde_json::from_str(&fine(folder.path(), &args)).unwrap();
        list.as_array().unwrap().len()
    };
    assert_eq!(listed(&[]), 6);
    assert_eq!(listed(&["--player", "carla"]), 2);
    assert_eq!(listed(&["--winner", "ana"]), 2);
    let none = fine(folder.path(), &["sessions", "--player", "Zoe"]);
    assert!(none.contains("matches"), "{none}");
}

#[test]
fn the_statistics_of_one_file_are_those_of_a_library_with_this_session_only() {
    let folder = folder();
    let alone = tempfile::tempdir().unwrap();
    let sessions = alone.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    fs::write(sessions.join("won.courtyard"), WON).unwrap();
    let expected = fine(alone.path(), &["stats", "--json"]);
    let file = folder.path().join("sessions/won.courtyard");
    let file = file.to_str().unwrap();
    assert_eq!(fine(folder.path(), &["stats", file, "--json"]), expected);
    assert!(fine(folder.path(), &["stats", file]).contains("Gold at the end of each turn"));
    // A sample has no statistics, and the filters need a library.
    let sample = folder.path().join("sessions/sample.courtyard");
    let none = fine(folder.path(), &["stats", sample.to_str().unwrap()]);
    assert!(none.contains("no game to count"), "{none}");
    let refused = run_in(folder.path(), &["stats", file, "--player", "Ana"]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    let damaged = folder.path().join("sessions/nonsense.courtyard");
    let damaged = run_in(folder.path(), &["stats", damaged.to_str().unwrap()]);
    assert_eq!(damaged.status, 2);
}

#[test]
fn an_invalid_selection_is_reported() {
    let folder = folder();
    for (args, word) in [
        (&["--since", "yesterday"][..], "2026-11-20"),
        (&["--until", "2026-02-30"], "2026-02-30"),
        (&["--edition", "origami"], "catsatcards"),
        (&["--outcome", "lost"], "running"),
        (&["--outcome", "won", "--winner", "Ana"], "--winner"),
    ] {
        for command in ["stats", "sessions"] {
            let run = run_in(folder.path(), &[&[command], args].concat());
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
            assert!(run.err.contains(word), "{}", run.err);
        }
    }
}

/// The numbers of the guide's example, which are rounded.
#[test]
fn the_guides_example_matches_the_output() {
    fn rounded(value: &mut Value) {
        match value {
            Value::Number(n) if n.is_f64() => {
                *value = json!((n.as_f64().unwrap() * 1e4).round() / 1e4);
            }
            Value::Array(values) => values.iter_mut().for_each(rounded),
            Value::Object(fields) => fields.values_mut().for_each(rounded),
            _ => {}
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let sessions = folder.path().join("sessions");
    fs::create_dir_all(&sessions).unwrap();
    fs::write(sessions.join("won.courtyard"), WON).unwrap();
    let mut printed = json!([numbers(folder.path(), &[])]);
    rounded(&mut printed);
    let guide = text_of("docs/cli.md");
    let (_, below) = guide.split_once("\n## Statistics\n").unwrap();
    let (_, example) = below.split_once("```json\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    assert_eq!(serde_json::from_str::<Value>(example).unwrap(), printed);
}

#[test]
fn tables_show_the_same_numbers() {
    let folder = folder();
    let output = fine(folder.path(), &["stats"]);
    let titles: Vec<&str> = std::iter::once(output.lines().next().unwrap())
        .chain(
            output
                .split("\n\n")
                .skip(1)
                .filter_map(|t| t.lines().next()),
        )
        .collect();
    assert_eq!(
        titles,
        [
            "Games",
            "Players",
            "Head to head",
            "Length of the finished games",
            "Dice",
            "Duels",
            "Duels by noble",
            "Luck in duels",
            "Abilities",
            "Gold at the end of each turn",
        ]
    );
    let cells = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = output.lines().map(cells).collect();
    for line in [
        "Cats at Cards 1 1 0 0 0",
        "All 3 1 0 1 1",
        "1 game that never began is left out.",
        "1 journal has a fault and is counted up to there.",
        "1 journal cannot be read and is left out.",
        "Ana All 2 1 0 0 1 1/1 0/0",
        "Carla Original 1 0 0 1 0 0/0 0/1",
        "Ana (1) · Ben (0) 1 0 2026-11-20",
        "Ben (0) · Carla (0) 1 1 2026-11-22",
        "Turns 2 1 1.5 1.5 2",
        "Minutes 1 29 29 29 29",
        "Real dice 0 1 0 2 1 2 6",
        "Real dice: too few throws to judge; 30 are needed.",
        "Won by the defender 1 33%",
        "K♥ 0 0 0 0 1 1 0 0",
        "♠ Spy 1 2 2.0 2",
        "1 2 2.5 0.0 1 4.0 0.0",
    ] {
        assert!(
            lines.iter().any(|l| l == line),
            "“{line}” is not in\n{output}"
        );
    }
    let spanish = fine(folder.path(), &["stats", "--language", "es"]);
    assert!(spanish.contains("Oro al final de cada turno") && spanish.contains("2,5"));
}

#[test]
fn empty_statistics_print_one_sentence() {
    let empty = tempfile::tempdir().unwrap();
    let output = fine(empty.path(), &["stats"]);
    assert_eq!(output.lines().count(), 1);
    assert!(output.contains("no game to count"), "{output}");
    assert_eq!(numbers(empty.path(), &[])["games"], 0);
    let folder = folder();
    let output = fine(folder.path(), &["stats", "--player", "Zoe"]);
    assert_eq!(output.lines().count(), 1);
    assert!(output.contains("matches"), "{output}");
}

/// A random session with undo, redo and corrections.
fn played(chance: &mut play::Chance) -> Session<DuelingNobles> {
    let edition = Edition::ALL[chance.random_range(0..3)];
    let rules = if chance.random() {
        play::house_rules(chance)
    } else {
        Map::new()
    };
    let mut header = play::header(edition, rules);
    let mut name = || ["Ana", "ANA", " ana", "Ben", ""][chance.random_range(0..5)].to_owned();
    header.players = Pair([name(), name()]).into();
    let entries = chance.random_range(0..300);
    play::session(chance, header, entries)
}

fn counted(sessions: &[Session<DuelingNobles>]) -> Counted {
    let mut counted = Counted::default();
    sessions.iter().for_each(|session| counted.take(session));
    counted
}

#[test]
fn merged_parts_equal_the_whole_in_any_order() {
    let chance = &mut play::chance(11);
    let folder = tempfile::tempdir().unwrap();
    let sessions: Vec<Session<DuelingNobles>> = (0..40).map(|_| played(chance)).collect();
    let library =
        Library::open(Some(folder.path().to_owned()), courtyard::registry::kept()).unwrap();
    for (i, session) in sessions.iter().enumerate() {
        let path = library.folder().join(format!("{i}.courtyard"));
        fs::write(&path, play::journal(session, ChecksumState::NEW)).unwrap();
    }
    let whole = counted(&sessions);
    assert!(whole.all().games > 20 && !whole.count.gold.0.is_empty());
    for _ in 0..20 {
        let cut = chance.random_range(0..=sessions.len());
        let mut parts = counted(&sessions[cut..]);
        parts.merge(&counted(&sessions[..cut]));
        assert_eq!(parts, whole);
    }
    let progress = Progress::default();
    let read = library.counted::<DuelingNobles>(&progress).unwrap();
    assert_eq!(Statistics::of(read.iter().map(|s| &s.statistics)), whole);
    assert_eq!(
        (progress.done(), progress.of()),
        (sessions.len(), sessions.len())
    );
    let called_off = Progress::default();
    called_off.cancel();
    assert!(
        library
            .counted::<DuelingNobles>(&called_off)
            .unwrap()
            .is_empty()
    );
    assert_eq!(called_off.done(), 0);
}

#[test]
fn undone_actions_do_not_change_statistics() {
    let chance = &mut play::chance(12);
    let mut undone = 0;
    for _ in 0..60 {
        let session = played(chance);
        let mut straight = Session::new(session.header().clone()).unwrap();
        for (entry, action) in session.applied() {
            let step = Step::Do(action.clone());
            let proposal = straight.propose(step, entry.at.unwrap()).unwrap();
            straight.commit(proposal);
        }
        undone += session.entries().len() - straight.entries().len();
        let (mut a, mut b) = (counted(&[session]), counted(&[straight]));
        // Undone actions count for the time played.
        (a.seconds, b.seconds) = Default::default();
        assert_eq!(a, b);
        let fought: u64 = a.count.nobles.values().map(|f| f.defending.fought()).sum();
        assert_eq!(a.count.duels().fought(), fought);
    }
    assert!(undone > 500);
}
