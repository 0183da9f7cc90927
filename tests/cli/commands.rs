//! The command line as a process: its output, exit status, and handling of hostile input.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Stdio;

use courtyard::games::dueling_nobles::ActionKind;
use courtyard::session::journal::UNREADABLE;
use serde_json::{Value, json};

use crate::common::program::{Run, courtyard, courtyard_in, finish, run};
use crate::common::{extent, golden};

/// Runs it in another language.
fn run_in(language: &str, args: &[&str]) -> Run {
    let mut command = courtyard(args);
    command.env("COURTYARD_LANGUAGE", language);
    finish(command, b"")
}

fn run_on(args: &[&str], input: &[u8]) -> Run {
    finish(courtyard(args), input)
}

/// Asserts exit status 0 and an empty standard error, and returns the standard output.
pub(crate) fn fine(args: &[&str]) -> String {
    let run = run(args);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
    assert!(!run.out.is_empty(), "{args:?}");
    run.out
}

pub(crate) fn fine_json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).unwrap()
}

/// Asserts this exit status and one sentence on standard error, and returns the sentence.
pub(crate) fn sentence(run: &Run, status: i32) -> &str {
    assert_eq!(run.status, status, "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.starts_with("courtyard: "), "{}", run.err);
    &run.err
}

const HEADER: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2026-11-20T19:03:11+01:00"}"#;
const SETUP: &str =
    r#"{"n":1,"do":{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}"#;

fn journal(lines: &[&str]) -> Vec<u8> {
    let mut text = format!("{HEADER}\n{SETUP}\n");
    for line in lines {
        text += line;
        text.push('\n');
    }
    text.into_bytes()
}

/// The code with which `play` refuses the step on this line of a journal, after the lines before it.
fn refused_by_play(journal: &[u8], line: usize) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.courtyard");
    let lines: Vec<&[u8]> = journal.split_inclusive(|byte| *byte == b'\n').collect();
    fs::write(&file, lines[..line - 1].concat()).unwrap();
    let mut step: Value = serde_json::from_slice(lines[line - 1]).unwrap();
    let fields = step.as_object_mut().unwrap();
    fields.retain(|field, _| ["do", "undo", "redo"].contains(&field.as_str()));
    let played = run_on(
        &["play", file.to_str().unwrap()],
        step.to_string().as_bytes(),
    );
    assert_eq!((played.status, played.err.as_str()), (1, ""));
    answers(&played)[1]["refused"].clone()
}

#[test]
fn every_golden_journal_is_judged_as_expected() {
    let mut faulty = 0;
    let mut codes_seen = BTreeSet::new();
    let mut cases = 0;
    for case in golden::of_known_games() {
        cases += 1;
        // One case for each code is enough here, because `games` covers all.
        let is_new = codes_seen.insert((&case.game, case.expected["fault"]["code"].to_string()));
        if !(is_new || extent(false, true)) {
            continue;
        }
        let path = golden::file(case);
        let name = path.to_str().unwrap();
        let expected = &case.expected;
        let run = run(&["check", name, "--json"]);
        let found: Value = serde_json::from_str(&run.out).unwrap();
        let Some(fault) = expected.get("fault") else {
            assert_eq!((run.status, &found["ok"]), (0, &json!(true)), "{name}");
            continue;
        };
        faulty += 1;
        let codes = fault["codes"].as_array().cloned();
        let codes = codes.unwrap_or_else(|| vec![fault["code"].clone()]);
        assert_eq!(found["ok"], json!(false), "{name}");
        assert_eq!(found["line"], fault["line"], "{name}");
        assert!(codes.contains(&found["code"]), "{name}: {found}");
        let readable = !UNREADABLE.contains(&found["code"].as_str().unwrap());
        let status = if readable { 1 } else { 2 };
        let said = sentence(&run, status);
        let place = format!("{name}, line {}: ", fault["line"]);
        assert!(said.contains(&place), "{said}");
        assert!(said.contains(found["message"].as_str().unwrap()), "{said}");
        assert!(said.contains(found["code"].as_str().unwrap()), "{said}");
        if readable && found["code"] != "cut-off" {
            let line = found["line"].as_u64().unwrap() as usize;
            let refused = refused_by_play(&case.journal, line);
            assert_eq!(refused, found["code"], "{name}");
        }
    }
    assert!(cases > 800 && faulty > 50, "{cases} cases, {faulty} faulty");
}

#[test]
fn replay_shows_the_table_after_any_entry() {
    let file = golden::argument("duel-every-term");
    let expected = golden::expected("duel-every-term");
    let end = fine_json(&["replay", &file, "--json"]);
    for key in ["turn", "active", "phase", "result", "discard", "last_duel"] {
        assert_eq!(end[key], expected["end"][key], "{key}");
    }
    let then = fine_json(&["replay", &file, "--json", "--at", "18"]);
    assert_eq!(then["duel"], expected["at"][0]["state"]["duel"]);
    assert_eq!(
        fine_json(&["replay", &file, "--json", "--at", "0"])["phase"],
        "setup"
    );
    assert_eq!(fine_json(&["replay", &file, "--json", "--at", "19"]), end);

    let output = fine(&["replay", &file]);
    for words in [
        "Turn 3: Ana’s turn",
        "Q♠  stamina 2 of 2, strength 24 with 3♥",
        "10♠ and 7♦",
    ] {
        assert!(output.contains(words), "{words} is not in\n{output}");
    }
    let beyond = run(&["replay", &file, "--at", "20"]);
    assert!(sentence(&beyond, 2).contains("the journal has 19"));
    assert_eq!(beyond.out, "");
    for nonsense in ["-1", "x", "99999999999999999999999"] {
        assert_eq!(run(&["replay", &file, "--at", nonsense]).status, 2);
    }
}

#[test]
fn a_dash_is_standard_input() {
    let text = fs::read(golden::argument("game-duelo")).unwrap();
    for args in [
        &["check", "-"][..],
        &["replay", "-", "--json"],
        &["legal", "-"],
        &["export", "-", "--format", "md"],
    ] {
        let run = run_on(args, &text);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        let mut with_file: Vec<&str> = args.to_vec();
        let file = golden::argument("game-duelo");
        with_file[1] = &file;
        assert_eq!(run.out, fine(&with_file));
    }
    let wrong = run_on(&["check", "-"], b"nonsense\n");
    assert!(sentence(&wrong, 2).contains("standard input, line 1: "));
}

#[test]
fn check_summarizes_a_valid_journal() {
    let file = golden::argument("game-catsatcards");
    let found = fine_json(&["check", &file, "--json"]);
    assert_eq!(found["ok"], true);
    assert_eq!(found["players"], json!(["Ana", "Ben"]));
    assert_eq!(found["edition"], "catsatcards");
    assert_eq!(found["result"], json!({"winner": 0}));
    let entries = fs::read_to_string(&file).unwrap().lines().count() - 1;
    assert_eq!(found["entries"], entries);
    let output = fine(&["check", &file]);
    assert!(output.starts_with("ok\n"));
    assert!(
        output.contains("Ana and Ben") && output.contains("Ana has won"),
        "{output}"
    );
}

#[test]
fn legal_lists_every_kind_with_its_reason() {
    let file = golden::argument("undo-and-redo");
    let list = fine_json(&["legal", &file, "--json"]);
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), ActionKind::ALL.len());
    let of = |kind: &str| list.iter().find(|k| k["type"] == kind).unwrap();
    assert_eq!(
        *of("end-turn"),
        json!({"type": "end-turn", "possible": true})
    );
    assert_eq!(of("sell")["possible"], false);
    assert_eq!(of("sell")["code"], "wrong-phase");
    assert!(
        of("sell")["message"]
            .as_str()
            .unwrap()
            .contains("income phase")
    );
    assert_eq!(of("recruit")["message"], "This needs 5 gold; Ana has 4.");
    let output = fine(&["legal", &file]);
    assert_eq!(output.lines().count(), ActionKind::ALL.len());
    assert_eq!(fine(&["legal", &file, "--at", "13"]), output);
    let start = fine_json(&["legal", &file, "--at", "0", "--json"]);
    let possible = start.as_array().unwrap().iter();
    let possible = possible.filter(|kind| kind["possible"] == true);
    let possible: Vec<&str> = possible.map(|k| k["type"].as_str().unwrap()).collect();
    assert_eq!(possible, ["setup", "note"]);
    assert!(sentence(&run(&["legal", &file, "--at", "999"]), 2).contains("999"));
    assert!(output.contains("This needs 5 gold; Ana has 4."), "{output}");
}

#[test]
fn an_incomplete_last_line_is_reported_and_ignored() {
    let mut text = journal(&[]);
    text.extend(br#"{"n":2,"do":{"type":"next"#);
    let check = run_on(&["check", "-", "--json"], &text);
    assert!(sentence(&check, 1).contains("line 3"));
    let found: Value = serde_json::from_str(&check.out).unwrap();
    assert_eq!(
        (&found["line"], &found["code"]),
        (&json!(3), &json!("cut-off"))
    );
    for args in [
        &["replay", "-", "--json"][..],
        &["legal", "-"],
        &["export", "-", "--format", "json"],
    ] {
        let cut = run_on(args, &text);
        assert!(sentence(&cut, 0).contains("incomplete"), "{args:?}");
        assert_eq!(cut.out, run_on(args, &journal(&[])).out, "{args:?}");
    }
}

#[test]
fn other_faults_end_every_command() {
    let refused = journal(&[r#"{"n":2,"do":{"type":"challenge","attacker":"Kh","target":"Kd"}}"#]);
    let damaged = journal(&["{"]);
    for (text, status) in [(refused, 1), (damaged, 2)] {
        for args in [
            &["replay", "-"][..],
            &["legal", "-", "--json"],
            &["export", "-", "--format", "html"],
            &["check", "-"],
        ] {
            let run = run_on(args, &text);
            assert!(sentence(&run, status).contains("line 3: "), "{args:?}");
            assert_eq!(run.out, "", "{args:?}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_opened_is_reported_without_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.courtyard");
    for path in [missing.as_path(), folder.path()] {
        let path = path.to_str().unwrap();
        let run = run(&["check", path, "--json"]);
        let found: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(found["ok"], false);
        assert_eq!(found["line"], Value::Null);
        assert_eq!(found["code"], "unreadable");
        assert!(sentence(&run, 2).contains(path));
        for command in ["replay", "legal"] {
            sentence(&self::run(&[command, path]), 2);
        }
    }
}

#[test]
fn no_input_crashes_it() {
    let mut seed = 1_u32;
    let mut random = |length: usize| -> Vec<u8> {
        std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as u8
        })
        .take(length)
        .collect()
    };
    let header = |field: &str, value: &str| {
        let mut header: Value = serde_json::from_str(HEADER).unwrap();
        header[field] = serde_json::from_str(value).unwrap();
        format!("{header}\n").into_bytes()
    };
    let entry = |line: &[u8]| [&journal(&[]), line, b"\n"].concat();
    let deep = "[".repeat(200_000);
    let mut cases: Vec<Vec<u8>> = vec![
        b"\0".to_vec(),
        b"\n".to_vec(),
        b"\n\n\n".to_vec(),
        b"\xff\xfe\xfd\n".to_vec(),
        b"{}\n".to_vec(),
        b"[]\n".to_vec(),
        b"null\n".to_vec(),
        b"{\"courtyard\":1}\n".to_vec(),
        deep.clone().into_bytes(),
        [b"{\"courtyard\":", deep.as_bytes(), b"\n"].concat(),
        header("courtyard", "2"),
        header("courtyard", "1e300"),
        header("courtyard", "\"1\""),
        header("game", "\"\\u001b[31mchess\""),
        header("game", "7"),
        header("edition", "\"\\u009b31m\""),
        header("players", "[\"Ana\"]"),
        header("players", "[\"Ana\",\"Ben\",\"Cleo\"]"),
        header("players", "{\"0\":1}"),
        header("started", "\"yesterday\""),
        header("rules", "{\"income_gold\":18446744073709551615}"),
        header("rules", "{\"income_gold\":-1}"),
        header("rules", "{\"\\u001b]0;x\\u0007\":1}"),
        header("rules", "{\"phases\":[{\"id\":\"x\",\"allows\":[\"\\u001b[0m\"]}]}"),
        header("rules", "[]"),
        entry(deep.as_bytes()),
        entry(b"\x1b[31m"),
        entry(b"\xc3\x28"),
        entry(b"{\"n\":2,\0}"),
        entry(br#"{"n":2,"do":{"type":"\u001b[31m"}}"#),
        entry(br#"{"n":2,"do":{"type":"tax","king":"\u001b[31m"}}"#),
        entry(br#"{"n":2,"do":{"type":"buy","count":99999999999999999999999999}}"#),
        entry(br#"{"n":2,"do":{"type":"buy","count":1e400}}"#),
        entry(br#"{"n":2,"do":{"type":"buy","count":9223372036854775807}}"#),
        entry(br#"{"n":2,"do":{"type":"buy","count":-9223372036854775808}}"#),
        entry(br#"{"n":2,"do":{"type":"adjust","seat":0,"gold":9223372036854775807}}"#),
        entry(br#"{"n":2,"do":{"type":"roll","seat":0,"dice":[9223372036854775807,9223372036854775807]}}"#),
        entry(br#"{"n":2,"do":[]}"#),
        entry(br#"{"n":2,"undo":18446744073709551615}"#),
        entry(br#"{"n":2,"redo":18446744073709551615}"#),
        entry(br#"{"n":2,"undo":-1}"#),
        entry(br#"{"n":18446744073709551615,"undo":1}"#),
        entry(br#"{"n":2,"at":"never","undo":1}"#),
    ];
    cases.extend((0..20).map(|i| random(1 + i * i * 10)));
    cases.extend((0..20).map(|i| entry(&random(1 + i * i))));
    for text in cases {
        let shown = String::from_utf8_lossy(&text[..text.len().min(300)]).into_owned();
        let check = run_on(&["check", "-", "--json"], &text);
        assert!([1, 2].contains(&check.status), "{shown:?}");
        let message = sentence(&check, check.status);
        assert!(message.contains(", line "), "{message}");
        assert!(message.len() < 1000, "{message}");
        let found: Value = serde_json::from_str(&check.out).unwrap();
        assert_eq!(found["ok"], false, "{shown:?}");
        assert!(found["line"].is_u64(), "{shown:?}");
        // An incomplete last line is only a warning for replay.
        let replay = run_on(&["replay", "-"], &text);
        sentence(
            &replay,
            if found["code"] == "cut-off" {
                0
            } else {
                check.status
            },
        );
    }
}

#[test]
fn an_endless_line_is_not_read_to_its_end() {
    for start in [Vec::new(), journal(&[])] {
        let mut command = courtyard(&["check", "-", "--json"]);
        command.stdin(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(&start).unwrap();
        let block = vec![b' '; 1 << 20];
        let written = (0..100)
            .take_while(|_| stdin.write_all(&block).is_ok())
            .count();
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        assert!(written < 10, "{written} MB of one line were read");
        assert_eq!(output.status.code(), Some(2));
        let found: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(found["ok"], false);
    }
}

#[test]
fn a_long_name_is_not_repeated() {
    let long = "x".repeat(500_000);
    let rules = format!(r#","rules":{{"phases":[{{"id":"{long}","allows":[]}}]}}"#);
    let header = HEADER
        .replace("Ana", &long)
        .replace(r#","players""#, &(rules + r#","players""#));
    let turns = (2..300).map(|n| format!(r#"{{"n":{n},"do":{{"type":"next-phase"}}}}"#));
    let note = format!(r#"{{"n":300,"do":{{"type":"note","text":"{long}"}}}}"#);
    let steps = (301..=600).map(|n| match n % 2 {
        1 => format!(r#"{{"n":{n},"undo":1}}"#),
        _ => format!(r#"{{"n":{n},"redo":1}}"#),
    });
    let lines: Vec<String> = turns.chain([note]).chain(steps).collect();
    let text = format!("{header}\n{SETUP}\n{}\n", lines.join("\n"));
    for format in ["md", "csv", "html"] {
        let run = run_on(&["export", "-", "--format", format], text.as_bytes());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert!(run.out.len() < 1_500_000, "{format}: {}", run.out.len());
    }
}

#[test]
fn a_long_word_is_not_repeated_by_a_fault() {
    let long = "x".repeat(100_000);
    let entry = format!(r#"{{"n":1,"do":{{"type":"{long}"}}}}"#);
    for text in [
        HEADER.replace("dueling-nobles", &long),
        HEADER.replace("catsatcards", &long),
        HEADER.replace(r#""courtyard":1"#, &format!(r#""courtyard":"{long}""#)),
        format!("{HEADER}\n{entry}"),
        format!(
            "{HEADER}\n{}",
            entry.replace(r#""n":1"#, &format!(r#""n":"{long}""#))
        ),
    ] {
        let run = run_on(&["check", "-"], format!("{text}\n").as_bytes());
        assert!(sentence(&run, 2).len() < 1000, "{}", run.err.len());
    }
}

#[test]
fn a_closed_output_is_no_error() {
    let text = fs::read(golden::argument("game-catsatcards")).unwrap();
    for args in [
        &["export", "-", "--format", "html"][..],
        &["replay", "-"],
        &["check", "-", "--json"],
    ] {
        let mut command = courtyard(args);
        command.stdin(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        child.stdin.take().unwrap().write_all(&text).unwrap();
        let mut said = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut said)
            .unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{args:?}");
        assert_eq!(said, "", "{args:?}");
    }
}

#[test]
fn a_closed_output_does_not_hide_a_fault() {
    let mut command = courtyard(&["check", "-", "--json"]);
    command.stdin(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    child
        .stdin
        .take()
        .unwrap()
        .write_all(b"nonsense\n")
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_reported() {
    let file = golden::argument("game-original");
    for args in [
        &["check", &file][..],
        &["export", &file, "--format", "md"],
        &["help"],
        &["--help"],
        &["--version"],
    ] {
        let mut command = courtyard(args);
        command.stdout(fs::File::options().write(true).open("/dev/full").unwrap());
        let full = finish(command, b"");
        assert!(sentence(&full, 2).contains("cannot be written"), "{args:?}");
    }
}

/// The rows of a CSV text with a byte order mark, by RFC 4180.
fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut row = Vec::new();
    let mut field = String::new();
    let mut quoted = false;
    let text = text.strip_prefix('\u{feff}').expect("a byte order mark");
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (quoted, c) {
            (true, '"') if chars.peek() == Some(&'"') => {
                chars.next();
                field.push('"');
            }
            (_, '"') => quoted = !quoted,
            (false, ',') => row.push(std::mem::take(&mut field)),
            (false, '\r') => {
                assert_eq!(chars.next(), Some('\n'), "a line end is CR LF");
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            (_, c) => field.push(c),
        }
    }
    assert!(
        !quoted && field.is_empty() && row.is_empty(),
        "it ends in a line"
    );
    rows
}

#[test]
fn a_csv_export_has_a_row_for_every_entry() {
    let file = golden::argument("undo-and-redo");
    let rows = rows(&fine(&["export", &file, "--format", "csv"]));
    let entries = fs::read_to_string(&file).unwrap().lines().count() - 1;
    assert_eq!(rows.len(), entries + 1);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    assert_eq!(rows[0][..2], ["entry", "time"]);
    let column = |name: &str| rows[0].iter().position(|c| c == name).unwrap();
    let numbers = rows[1..].iter().map(|row| row[0].clone());
    assert!(numbers.eq((1..=entries).map(|n| n.to_string())));
    let force = |kind: &str| -> Vec<&str> {
        rows.iter()
            .filter(|row| row[column("type")] == kind)
            .map(|row| row[column("in_force")].as_str())
            .collect()
    };
    assert_eq!(force("buy"), ["no", "yes"]);
    assert!(force("undo").iter().all(|f| f.is_empty()));
}

#[test]
fn no_free_text_is_a_formula_or_markup() {
    let header = HEADER
        .replace("Ana", "=cmd|'/C calc'!A0")
        .replace("Ben", "<script>alert(1)</script>");
    let note = r#"{"n":2,"do":{"type":"adjust","seat":0,"gold":4,"why":"+1, \"two\" <img src=x> [a](b)"}}"#;
    let end = r#"{"n":3,"do":{"type":"end-turn"}}"#;
    let text = format!("{header}\n{SETUP}\n{note}\n{end}\n").into_bytes();
    let export = |format: &str| {
        let run = run_on(&["export", "-", "--format", format], &text);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        run.out
    };
    for field in rows(&export("csv")).concat() {
        let formula = field.starts_with(['=', '+', '-', '@']);
        assert!(!formula, "{field}");
    }
    let page = export("html");
    assert!(page.starts_with("<!doctype html>"));
    for forbidden in ["<script", "<img", "http://", "https://", "@import", "url("] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(page.contains("<svg") && page.contains("<title id=") && page.contains("<desc"));
    let markdown = export("md");
    let unescaped = markdown.replace("\\<", "").replace("\\[", "");
    assert!(!unescaped.contains(['<', '[']), "{markdown}");
    assert!(markdown.contains("\\<script\\>"));
    assert!(markdown.contains("## Turn 1: "));
    let document: Value = serde_json::from_str(&export("json")).unwrap();
    assert_eq!(
        document["header"]["players"][1],
        "<script>alert(1)</script>"
    );
    assert_eq!(document["entries"].as_array().unwrap().len(), 3);
    assert_eq!(document["entries"][1]["entry"]["do"]["gold"], 4);
    assert_eq!(document["entries"][1]["in_force"], true);
    assert_eq!(document["state"]["turn"], 2);
}

#[test]
fn control_characters_of_a_file_reach_no_terminal() {
    // `finish` checks the output of every run for them.
    let header = HEADER.replace("Ana", r"\u001b[31mAna\u0007\u009b\u202e\r\n");
    let note = r#"{"n":2,"do":{"type":"note","text":"\u001b]0;owned\u0007 \u0085"}}"#;
    let text = format!("{header}\n{SETUP}\n{note}\n").into_bytes();
    for args in [
        &["replay", "-"][..],
        &["replay", "-", "--json"],
        &["check", "-"],
        &["check", "-", "--json"],
        &["legal", "-"],
        &["export", "-", "--format", "md"],
        &["export", "-", "--format", "csv"],
        &["export", "-", "--format", "html"],
        &["export", "-", "--format", "json"],
    ] {
        let run = run_on(args, &text);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        assert!(!run.out.contains('\u{202e}'), "{args:?}");
        if args.contains(&"--json") && args[0] == "replay" {
            let state: Value = serde_json::from_str(&run.out).unwrap();
            let name = "\u{1b}[31mAna\u{7}\u{9b}\u{202e}\r\n";
            assert_eq!(state["players"][0]["name"], name);
        }
    }
}

#[test]
fn an_export_goes_into_a_file_but_never_over_a_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (journal, page) = (path("game.courtyard"), path("game.html"));
    fs::copy(golden::argument("game-original"), &journal).unwrap();
    let before = fs::read(&journal).unwrap();
    let written = run(&["export", &journal, "--format", "html", "-o", &page]);
    assert_eq!(
        (written.status, written.out.as_str(), written.err.as_str()),
        (0, "", "")
    );
    assert_eq!(
        fs::read_to_string(&page).unwrap(),
        fine(&["export", &journal, "--format", "html"])
    );
    let other = path("other.courtyard");
    for target in [&journal, &other, &path("./game.courtyard")] {
        let refused = run(&["export", &journal, "--format", "md", "-o", target]);
        sentence(&refused, 2);
    }
    // Nor over a journal with another extension.
    let plain = path("plain");
    fs::copy(&journal, &plain).unwrap();
    sentence(&run(&["export", &plain, "--format", "md", "-o", &plain]), 2);
    assert_eq!(fs::read(&plain).unwrap(), before);
    assert_eq!(fs::read(&journal).unwrap(), before);
    assert!(!Path::new(&other).exists());
    let nowhere = path("no/such/folder/game.md");
    let failed = run(&["export", &journal, "--format", "md", "-o", &nowhere]);
    assert!(sentence(&failed, 2).contains(&nowhere));
}

#[test]
fn a_duel_is_computed_term_by_term() {
    let sums = fine_json(&[
        "duel",
        "--attacker",
        "Qh",
        "--attacker-others",
        "2",
        "--attacker-weapon",
        "3",
        "--attacker-dice",
        "4",
        "--attacker-cards",
        "7h",
        "--defender",
        "Ks",
        "--defender-weapon",
        "2c",
        "--defender-dice",
        "3,4",
        "--defender-cards",
        "9d",
        "--json",
    ]);
    let expected = json!({
        "attacker": {
            "terms": [
                {"name": "base", "value": 12},
                {"name": "weapon", "value": 3},
                {"name": "inspiration", "value": 6},
                {"name": "die", "value": 4},
                {"name": "card", "value": 7},
                {"name": "adrenaline", "value": 2},
            ],
            "total": 34,
        },
        "defender": {
            "terms": [
                {"name": "base", "value": 13},
                {"name": "weapon", "value": 2},
                {"name": "die", "value": 3},
                {"name": "die", "value": 4},
                {"name": "card", "value": 9},
            ],
            "total": 31,
        },
        "outcome": "attacker",
    });
    assert_eq!(sums, expected);
    let of = |args: &[&str]| {
        let mut all = vec!["duel", "--json"];
        all.extend(args);
        let sums = fine_json(&all);
        (
            sums["attacker"]["total"].clone(),
            sums["defender"]["total"].clone(),
            sums["outcome"].clone(),
        )
    };
    let base = ["--attacker", "Kh", "--defender", "Ks"];
    assert_eq!(of(&base), (json!(13), json!(13), json!("tie")));
    let duelo = [&base[..], &["--edition", "duelo", "--attacker-cards", "Ac"]].concat();
    assert_eq!(of(&duelo), (json!(2), json!(2), json!("attacker")));
    let house = [
        &base[..],
        &["--rule", "adrenaline=5", "--defender-cards", "2s"],
    ]
    .concat();
    assert_eq!(of(&house), (json!(13), json!(20), json!("defender")));
    let jack = [
        "--attacker",
        "Jc",
        "--attacker-cards",
        "7h,9c",
        "--defender",
        "Ks",
    ];
    assert_eq!(of(&jack), (json!(29), json!(13), json!("attacker")));

    let output = fine(&["duel", "--attacker", "Qh", "--defender", "Ks"]);
    assert!(
        output.contains("The dice decide who wins.") && !output.contains(" wins "),
        "{output}"
    );
    assert!(output.contains("No dice are given"), "{output}");
    let output = fine(&[
        "duel",
        "--attacker",
        "Qh",
        "--attacker-dice",
        "1",
        "--defender",
        "Ks",
        "--defender-dice",
        "1",
    ]);
    assert!(!output.contains("No dice"), "{output}");
}

#[test]
fn an_illegal_duel_is_refused_and_invalid_arguments_are_errors() {
    let duel = |args: &[&str]| {
        let mut all = vec!["duel", "--attacker", "Qh", "--defender", "Ks"];
        all.extend(args);
        run(&all)
    };
    for (args, words) in [
        (&["--attacker-cards", "Kh"][..], "K♥ is not a support card"),
        (
            &["--attacker-cards", "7h,8h"],
            "This takes 1 card or none, not 2.",
        ),
        (
            &["--attacker-cards", "7h", "--defender-cards", "7h"],
            "7♥ is named twice",
        ),
        (
            &["--attacker-weapon", "3c", "--defender-cards", "3c"],
            "3♣ is named twice",
        ),
        (&["--attacker-weapon", "5"], "5 is not a weapon"),
        (&["--attacker-weapon", "5c"], "5♣ is not a weapon"),
        (&["--defender-weapon", "Qs"], "Q♠ is not a support card"),
        (&["--attacker-dice", "3,4"], "one die"),
        (&["--defender-dice", "1,2,3"], "one or two dice"),
        (&["--defender-dice", "7"], "1 to 6"),
        (&["--defender-dice", "-1"], "1 to 6"),
        (&["--attacker-others", "11"], "12 nobles"),
        (
            &["--attacker-others", "6", "--defender-others", "5"],
            "12 nobles",
        ),
    ] {
        let refused = duel(args);
        assert!(
            sentence(&refused, 1).contains(words),
            "{args:?}: {}",
            refused.err
        );
        assert_eq!(refused.out, "");
    }
    let same = run(&["duel", "--attacker", "Qh", "--defender", "Qh"]);
    assert!(sentence(&same, 1).contains("Q♥ is named twice"));
    let no_noble = run(&["duel", "--attacker", "7h", "--defender", "Qh"]);
    assert!(sentence(&no_noble, 1).contains("7♥ is not a noble"));
    for args in [
        &["--attacker-cards", "7x"][..],
        &["--attacker-dice", "x"],
        &["--attacker-dice", "99999999999999999999"],
        &["--attacker-weapon", "axe"],
        &["--attacker-others", "-1"],
        &["--edition", "origami"],
        &["--rule", "adrenaline"],
        &["--rule", "speed=3"],
        &["--rule", "adrenaline=fast"],
    ] {
        let nonsense = duel(args);
        assert_eq!(
            (nonsense.status, nonsense.out.as_str()),
            (2, ""),
            "{args:?}"
        );
        assert!(!nonsense.err.is_empty(), "{args:?}");
    }
    assert_eq!(run(&["duel", "--attacker", "Qh"]).status, 2);
}

#[test]
fn saved_sessions_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let empty = fine(&["sessions", "--data-dir", data]);
    assert!(
        empty.contains("No games") && empty.contains(data),
        "{empty}"
    );
    assert_eq!(
        fine_json(&["sessions", "--json", "--data-dir", data]),
        json!([])
    );

    let sessions = folder.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    fs::copy(
        golden::argument("game-original"),
        sessions.join("a.courtyard"),
    )
    .unwrap();
    fs::write(sessions.join("b.courtyard"), b"\x1b[31mnonsense\n").unwrap();
    fs::write(
        sessions.join("c.courtyard"),
        [journal(&[]), b"{\"n\"".to_vec()].concat(),
    )
    .unwrap();
    let list = fine_json(&["sessions", "--json", "--data-dir", data]);
    let of = |name: &str| {
        let all = list.as_array().unwrap();
        let path = sessions.join(name);
        all.iter()
            .find(|s| s["path"] == path.to_str().unwrap())
            .unwrap()
    };
    assert_eq!(list.as_array().unwrap().len(), 3);
    assert_eq!(of("a.courtyard")["players"], json!(["Ana", "Ben"]));
    assert_eq!(of("a.courtyard")["edition"], "original");
    assert_eq!(of("a.courtyard")["fault"], Value::Null);
    assert_eq!(
        of("b.courtyard")["fault"],
        json!({"line": 1, "code": "bad-header"})
    );
    assert_eq!(
        of("c.courtyard")["fault"],
        json!({"line": 3, "code": "cut-off"})
    );
    assert_eq!(of("c.courtyard")["entries"], 1);

    let mut command = courtyard(&["sessions"]);
    command.env("COURTYARD_DATA_DIR", data);
    let output = finish(command, b"");
    assert_eq!((output.status, output.err.as_str()), (0, ""));
    assert!(output.out.contains("Ana against Ben"), "{}", output.out);
    assert!(output.out.contains("b.courtyard"), "{}", output.out);

    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    sentence(&run(&["sessions", "--data-dir", file.to_str().unwrap()]), 2);
}

/// The answers of `play`: one line of JSON each.
fn answers(run: &Run) -> Vec<Value> {
    let lines = run.out.lines();
    lines.map(|l| serde_json::from_str(l).unwrap()).collect()
}

#[test]
fn a_session_is_played_with_one_step_per_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let setup =
        r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#.to_owned();
    let script = [
        &setup,
        r#"{"do":{"type":"next-phase"}}"#,
        "",
        r#"{"undo":1}"#,
        r#"{"redo":1}"#,
    ]
    .join("\n");
    let begin = &[
        "play",
        "--new",
        "--players",
        "Ana",
        "Ben",
        "--data-dir",
        data,
    ];
    let begun = run_on(begin, script.as_bytes());
    assert_eq!((begun.status, begun.err.as_str()), (0, ""));
    let replies = answers(&begun);
    let journal = replies[0]["journal"].as_str().unwrap();
    assert_eq!(replies[0]["entries"], 0);
    let numbers: Vec<&Value> = replies[1..].iter().map(|a| &a["n"]).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    let text = fs::read_to_string(journal).unwrap();
    for (line, answer) in text.lines().skip(1).zip(&replies[1..]) {
        let entry: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&entry["n"], &entry["at"]), (&answer["n"], &answer["at"]));
    }
    assert_eq!(fine_json(&["check", journal, "--json"])["entries"], 4);

    // A refused step is answered by its code, and the next step is recorded.
    let refused = [
        ("dance", "bad-json"),
        ("[1]", "bad-entry"),
        (r#"{"do":["next-phase"]}"#, "bad-entry"),
        (r#"{"undo":1,"redo":1}"#, "bad-entry"),
        (r#"{"undo":0}"#, "bad-entry"),
        (r#"{"undo":3}"#, "nothing-to-undo"),
        (&setup, "already-set-up"),
    ];
    let long = format!("{{\"note\":\"{}\"}}", "x".repeat(1 << 20));
    let mut script: Vec<&str> = refused.iter().map(|(line, _)| *line).collect();
    script.extend([long.as_str(), r#"{"type":"next-phase"}"#]);
    let name = Path::new(journal).file_stem().unwrap().to_str().unwrap();
    let go_on = ["play", name, "--data-dir", data];
    let gone_on = run_on(&go_on, script.join("\n").as_bytes());
    assert_eq!((gone_on.status, gone_on.err.as_str()), (1, ""));
    let replies = answers(&gone_on);
    assert_eq!(
        replies[0],
        json!({"journal": journal, "entries": 4, "set_aside": null, "unsaved": null})
    );
    for ((line, code), answer) in refused.iter().zip(&replies[1..]) {
        assert_eq!(answer["refused"], *code, "{line}");
        assert!(answer["message"].as_str().is_some_and(|m| m.ends_with('.')));
    }
    assert_eq!(replies[8]["refused"], "bad-json");
    assert_eq!(replies[9]["n"], 5);
    assert_eq!(replies.len(), 10);
}

#[test]
fn a_folder_hides_no_session_of_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let import = ["import", &golden::argument("deflection")];
    finish(courtyard_in(&data, &import), b"").fine();
    fs::create_dir(folder.path().join("deflection")).unwrap();
    let mut play = courtyard_in(&data, &["play", "deflection"]);
    play.current_dir(folder.path());
    assert!(finish(play, b"").fine().contains("deflection.courtyard"));
}

#[test]
fn unplayable_sessions_are_reported_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let nonsense = folder.path().join("nonsense");
    fs::write(&nonsense, "nonsense\n").unwrap();
    let damaged = folder.path().join("damaged.courtyard");
    let text = fs::read_to_string(golden::argument("not-json-in-the-middle")).unwrap();
    fs::write(&damaged, &text).unwrap();
    for (session, why) in [
        ("nobody", "There is no game “nobody” in the library"),
        (nonsense.to_str().unwrap(), "not a Courtyard journal"),
        (damaged.to_str().unwrap(), "line 3"),
    ] {
        let run = run(&["play", session, "--data-dir", data]);
        assert!(sentence(&run, 2).contains(why), "{}", run.err);
    }
    assert_eq!(fs::read_to_string(&damaged).unwrap(), text);
    assert!(!Path::new("nobody.lock").exists());
    let begin = &[
        "play",
        "--new",
        "--players",
        "Ana",
        "Ben",
        "--data-dir",
        data,
    ];
    let unread = [begin, &["--script", data][..]].concat();
    assert!(sentence(&run(&unread), 2).contains("a folder"));
    assert_eq!(
        fine_json(&["sessions", "--json", "--data-dir", data]),
        json!([])
    );
}

#[test]
fn an_unknown_command_is_not_treated_as_a_file() {
    let typo = run(&["chek", "evening.courtyard"]);
    assert_eq!(typo.status, 2);
    assert!(typo.err.contains("unrecognized subcommand 'chek'"));
    assert!(typo.err.contains("'check'"), "{}", typo.err);
    let both = run(&["evening.courtyard", "check"]);
    assert_eq!(both.status, 2);
    assert!(both.err.contains("Usage: courtyard check"), "{}", both.err);
}

#[test]
fn help_and_version_are_printed() {
    let version = concat!("courtyard ", env!("CARGO_PKG_VERSION"));
    assert_eq!(fine(&["-V"]), format!("{version}\n"));
    let whole = fine(&["--version"]);
    assert!(whole.starts_with(&format!("{version} (")), "{whole}");
    let system = [std::env::consts::OS, std::env::consts::ARCH].join(" ");
    assert!(whole.ends_with(&format!("{system})\n")), "{whole}");
    let manual = tempfile::tempdir().unwrap();
    let written = run(&["man-pages", manual.path().to_str().unwrap()]);
    assert_eq!((written.status, written.err.as_str()), (0, ""));
    for page in ["courtyard.1", "courtyard-play.1", "courtyard-duel.1"] {
        let page = std::fs::read_to_string(manual.path().join(page)).unwrap();
        assert!(page.contains("data\\-dir"), "{page}");
        assert!(page.contains("EXIT STATUS"), "{page}");
    }
    let help = fine(&["--help"]);
    assert!(
        help.contains("Examples:") && help.contains("Saved sessions:"),
        "{help}"
    );
    // The help must not contain the doc comments of argument structs.
    assert!(!help.contains("arguments of"), "{help}");
    for command in [
        "replay",
        "check",
        "legal",
        "export",
        "duel",
        "sessions",
        "play",
        "completions",
    ] {
        let help = fine(&[command, "--help"]);
        assert!(help.contains("Examples:"), "{command}");
        assert!(help.contains("--data-dir"), "{command}");
        assert!(help.contains("--language"), "{command}");
    }
    let completions = fine(&["completions", "bash"]);
    assert!(completions.contains("noble-hearts"), "{completions}");
    let help = fine(&["stats", "--help"]);
    assert!(help.contains("noble-hearts"), "{help}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            fine(&["completions", shell]).contains("courtyard"),
            "{shell}"
        );
    }
    for nonsense in [
        &["dance"][..],
        &["replay"],
        &["export", "x"],
        &["check", "--at", "1", "x"],
    ] {
        let run = run(nonsense);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{nonsense:?}");
    }
}

#[test]
fn output_is_available_in_spanish() {
    let game = golden::argument("game-catsatcards");
    for (args, expected) in [
        (&["replay", &game][..], "\nMazo de soporte "),
        (
            &["check", &game],
            "correcto\nJuego           Duelo de Nobles\n",
        ),
        (
            &["legal", &game],
            "\nVender            La partida ha terminado.",
        ),
        (&["export", &game, "--format", "md"], "\n## Turno 1: Ana\n"),
        (&["export", &game, "--format", "html"], "<html lang=\"es\">"),
        (&["export", &game, "--format", "csv"], "Oro (Ana)"),
        (
            &["duel", "--attacker", "Qh", "--defender", "Ks"],
            "Faltan los dados: los totales no los incluyen.",
        ),
    ] {
        let run = run_in("es_MX.UTF-8", args);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        assert!(run.out.contains(expected), "{args:?}: {}", run.out);
    }
    for (args, status, expected) in [
        (
            &["check", &golden::argument("not-json-in-the-middle")][..],
            2,
            "línea 3: La línea no es JSON: termina demasiado pronto",
        ),
        (
            &["check", &golden::argument("header-missing")],
            2,
            "Esto no es un diario de Courtyard: a su primera línea le falta",
        ),
        (
            &[
                "check",
                &golden::argument("refused-not-enough-gold-deflection"),
            ],
            1,
            "Esto cuesta 2 oros; Ben tiene 1. [not-enough-gold]",
        ),
        (
            &["replay", "no-such-file"],
            2,
            "No se puede leer: no existe ese archivo o carpeta. [unreadable]",
        ),
        (
            &["sessions", "--data-dir", &game],
            2,
            "La operación ha fallado: ",
        ),
        (
            &["duel", "--attacker", "Qh", "--defender", "5s"],
            1,
            "5♠ no es un noble",
        ),
        (
            &[
                "duel",
                "--attacker",
                "Qh",
                "--defender",
                "Ks",
                "--rule",
                "win_gold=x",
            ],
            2,
            "La regla «win_gold» debe ser un número entero de 0 a 999.",
        ),
    ] {
        let run = run_in("es", args);
        assert!(sentence(&run, status).contains(expected), "{}", run.err);
    }
    // Output for programs is the same in every language, except sentences.
    let args = ["replay", &game, "--json"];
    assert_eq!(run_in("es", &args).out, run(&args).out);
    let faulty = run_in(
        "es",
        &[
            "check",
            &golden::argument("not-json-in-the-middle"),
            "--json",
        ],
    );
    let faulty: Value = serde_json::from_str(&faulty.out).unwrap();
    assert_eq!(
        (&faulty["line"], &faulty["code"]),
        (&json!(3), &json!("bad-json"))
    );
}

#[test]
fn the_language_comes_from_option_environment_or_system() {
    let language_of = |option: Option<&str>, variables: &[(&str, &str)]| {
        let mut command = courtyard(&["check", &golden::argument("game-catsatcards")]);
        for name in [
            "COURTYARD_LANGUAGE",
            "LANGUAGE",
            "LC_ALL",
            "LC_MESSAGES",
            "LANG",
        ] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied());
        command.args(option.map(|tag| format!("--language={tag}")));
        let run = finish(command, b"");
        assert_eq!(run.status, 0, "{}", run.err);
        run.out.lines().next().unwrap().to_owned()
    };
    let spanish = [("COURTYARD_LANGUAGE", "es")];
    assert_eq!(language_of(None, &spanish), "correcto");
    assert_eq!(language_of(Some("en"), &spanish), "ok");
    assert_eq!(language_of(Some("es-AR"), &[]), "correcto");
    if cfg!(all(unix, not(target_vendor = "apple"))) {
        assert_eq!(language_of(None, &[]), "ok");
        assert_eq!(language_of(None, &[("LANG", "es_ES.UTF-8")]), "correcto");
        assert_eq!(language_of(None, &[("LANG", "fi_FI.UTF-8")]), "ok");
        assert_eq!(
            language_of(None, &[("LANG", "es_ES.UTF-8"), ("LC_ALL", "C")]),
            "ok"
        );
    }
    for wrong in [
        run(&["check", "x", "--language", "tlh"]),
        run(&["--language", "", "sessions"]),
        run_in("tlh", &["sessions"]),
    ] {
        assert_eq!((wrong.status, wrong.out.as_str()), (2, ""));
        for known in ["--language <TAG>", "en (English)", "es (Español)"] {
            assert!(wrong.err.contains(known), "{}", wrong.err);
        }
    }
}
