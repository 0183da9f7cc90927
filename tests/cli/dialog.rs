//! `courtyard play`: for people at a terminal, and its scripts.

use std::fs;
use std::io::Cursor;

use courtyard::cli::dialog::converse;
use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::library::{Library, OpenSession};
use courtyard::registry;
use courtyard::text::{Describe, Language, Text};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::common::golden;
use crate::common::program::{Run, courtyard_in, finish, run_in};

/// A new session of a game, in a library of its own.
fn begin<G: Describe>(edition: &str) -> (TempDir, OpenSession<G>) {
    let data = tempdir().unwrap();
    let library = Library::open(Some(data.path().to_owned()), registry::kept()).unwrap();
    let header = json!({
        "courtyard": 1, "game": G::ID, "edition": edition,
        "players": ["Ana", "Ben"], "started": "2026-11-20T19:03:11+01:00",
    });
    let session = library.begin(serde_json::from_value(header).unwrap());
    (data, session.unwrap())
}

/// Types these lines. Returns what is shown, without colours, and the steps of the session then.
fn typed<G: Describe>(
    session: &mut OpenSession<G>,
    language: Language,
    lines: &[&str],
) -> (String, Vec<Value>) {
    let text = Text::new(language, registry::described());
    let mut input = Cursor::new(lines.join("\n") + "\n");
    let mut shown = Vec::new();
    converse(&text, session, &mut input, &mut shown).unwrap();
    let shown = String::from_utf8(shown).unwrap();
    let mut parts = shown.split("\u{1b}[");
    let mut plain = parts.next().unwrap().to_owned();
    plain.extend(parts.map(|part| part.split_once('m').unwrap().1));
    let steps = session.session().entries().iter().map(|entry| {
        let entry = serde_json::to_value(entry).unwrap();
        entry.get("do").unwrap_or(&entry).clone()
    });
    (plain, steps.collect())
}

#[test]
fn a_game_is_played_by_the_numbers_of_actions_and_answers() {
    let (_data, mut session) = begin::<DuelingNobles>("duelo");
    let set_up = ["1", "3", "6", "9", "4", "5", "6", "2"];
    let (shown, steps) = typed(&mut session, Language::English, &set_up);
    let nobles = [["Ks", "Kh", "Kd"], ["Qh", "Jd", "Qd"]];
    let expected = json!({"type": "setup", "first": 1, "nobles": nobles});
    assert_eq!(steps, [expected]);
    for expected in [
        "The table has not been set up yet.\n",
        "  1  Set up\n",
        "\nSet up: Ana\n  1  J♠\n",
        "  3  K♠ ✓\n",
        "\nBen takes the first turn\n  Ana starts with K♠, K♥ and K♦.\n",
        "\nTurn 1: Ben’s turn, ",
    ] {
        assert!(shown.contains(expected), "{expected:?} in {shown}");
    }
    // Numbers and words that are none, a question that is left, and the end.
    let lines = [
        "99", "2", "undo", "1", "undo", "3", "", "what", "help", "quit", "1",
    ];
    let (shown, steps) = typed(&mut session, Language::English, &lines);
    assert_eq!(steps.len(), 5, "{steps:?}");
    assert_eq!(
        (&steps[2]["undo"], &steps[4]["undo"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(shown.matches("Type one of the numbers.").count(), 2);
    assert!(
        shown.contains("“courtyard help play” explains it."),
        "{shown}"
    );
}

#[test]
fn notes_and_actions_as_json_are_recorded_at_the_terminal() {
    let (_data, mut session) = begin::<Duel>("csatho");
    let lines = [
        r#"{"type":"setup","first":0}"#,
        r#"{"type":"castle"}"#,
        r#"{"do":"#,
    ];
    let (shown, steps) = typed(&mut session, Language::English, &lines);
    assert_eq!(steps, [json!({"type": "setup", "first": 0})]);
    assert!(shown.contains("“castle” is unknown"), "{shown}");
    let note = shown
        .lines()
        .rfind(|line| line.ends_with("  Note"))
        .unwrap();
    let number = note.trim().split(' ').next().unwrap();
    let lines = [number, "", number, "Tee für Ana"];
    let (shown, steps) = typed(&mut session, Language::German, &lines);
    assert_eq!(steps[1..], [json!({"type": "note", "text": "Tee für Ana"})]);
    assert!(shown.contains("Notiz: Tee für Ana"), "{shown}");
}

#[test]
fn numbers_printed_on_cards_are_requested_by_their_names() {
    let (_data, mut session) = begin::<NobleHearts>("base");
    let lines = ["1", "1", "1", "2", "99", "4", "7"];
    let (shown, steps) = typed(&mut session, Language::English, &lines);
    let card = json!({"fight": 2, "area": 4, "redraw": 7});
    assert_eq!(steps[1], json!({"type": "attack", "card": card}), "{shown}");
    assert!(
        shown.contains("\nAttack: area: 2\nA number from 1 to 4"),
        "{shown}"
    );
}

#[test]
fn input_that_is_no_terminal_is_answered_in_json() {
    let data = tempdir().unwrap();
    let args = ["play", "--new", "--players", "Ana", "Ben"];
    let run = finish(courtyard_in(data.path(), &args), b"help\n1\n");
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let answers = run.out.lines().map(serde_json::from_str);
    let answers: Vec<Value> = answers.collect::<Result<_, _>>().unwrap();
    assert_eq!(answers[0]["entries"], 0);
    assert_eq!(answers[1]["refused"], "bad-json");
    assert_eq!(answers[2]["refused"], "bad-entry");
}

/// Runs a script of these bytes on a game that is set up. Also returns the number of entries then.
fn script(steps: &[u8]) -> (Run, usize) {
    let data = tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    let journal = sessions.join("evening.courtyard");
    let game = golden::text("game-duelo");
    let begun: String = game.split_inclusive('\n').take(2).collect();
    fs::write(&journal, &begun).unwrap();
    let file = data.path().join("steps.jsonl");
    fs::write(&file, steps).unwrap();
    let args = ["play", "evening", "--script", file.to_str().unwrap()];
    let run = run_in(data.path(), &args);
    let entries = fs::read_to_string(&journal).unwrap().lines().count() - 1;
    (run, entries)
}

#[test]
fn a_script_whose_first_step_is_refused_is_not_read_further() {
    let note = r#"{"type":"note","text":"tea"}"#;
    for first in [r#"{"undo":9}"#, "tea", r#"{"type":"castle"}"#, "\n\n{}"] {
        let (run, entries) = script(format!("{first}\n{note}\n").as_bytes());
        assert_eq!((run.status, entries), (1, 1), "{first}");
        assert_eq!(run.out.lines().count(), 2, "{}", run.out);
        assert!(run.err.contains("The first step was refused"), "{first}");
    }
    // A later refusal concerns one step only.
    let steps = format!("\u{feff}{note}\ntea\n{note}\n");
    let (run, entries) = script(steps.as_bytes());
    assert_eq!((run.status, run.err.as_str(), entries), (1, "", 3));
}

#[test]
fn a_script_in_utf_16_is_named() {
    for mark in ["", "\u{feff}"] {
        let text = format!("{mark}{{\"type\":\"note\",\"text\":\"tea\"}}\n");
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes: Vec<u8> = text.encode_utf16().flat_map(order).collect();
            let (run, entries) = script(&bytes);
            assert_eq!((run.status, entries), (2, 1));
            assert!(run.err.contains("UTF-16 text"), "{}", run.err);
        }
    }
}
