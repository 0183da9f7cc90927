//! The public description of the journal: `assets/journal.schema.json` and `assets/journal.md`, held against journals
//! and against what the program reads.

use std::fs;
use std::path::PathBuf;

use courtyard::games::dueling_nobles::rules::{Domain, FIELDS};
use courtyard::games::dueling_nobles::{Action, ActionKind, Edition};
use courtyard::games::{DuelingNobles, Game};
use courtyard::library::Library;
use courtyard::session::Step;
use courtyard::session::journal::{LONGEST_LINE, Opened};
use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};

use crate::common::{golden, in_repository, text_of};

fn page() -> String {
    text_of("assets/journal.md")
}

fn schema() -> Value {
    serde_json::from_str(&text_of("assets/journal.schema.json")).unwrap()
}

fn validator() -> Validator {
    jsonschema::options()
        .with_draft(Draft::Draft202012)
        .should_validate_formats(true)
        .build(&schema())
        .unwrap()
}

/// The golden journals up to their first fault, and the sample.
fn sound_journals() -> Vec<(PathBuf, String)> {
    let mut journals = vec![(
        in_repository("assets/sample.courtyard"),
        text_of("assets/sample.courtyard"),
    )];
    for path in golden::of_game(DuelingNobles::ID) {
        let expected = golden::expected(&path);
        let bytes = fs::read(&path).unwrap();
        let lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let sound = expected["fault"]["line"].as_u64().unwrap_or(u64::MAX) - 1;
        let text: Vec<u8> = lines.take(sound as usize).flatten().copied().collect();
        journals.push((path, String::from_utf8(text).unwrap()));
    }
    journals.sort();
    journals
}

/// The line and code of the journal's first fault.
fn fault(journal: &str) -> Option<(u64, &'static str)> {
    match Opened::new(journal.as_bytes()) {
        Err(fault) => Some((fault.line, fault.code())),
        Ok(opened) => match opened.read::<DuelingNobles>() {
            Err(fault) => Some((fault.line, fault.code())),
            Ok(reading) => reading.fault.map(|fault| (fault.line, fault.code())),
        },
    }
}

#[test]
fn the_schema_is_one() {
    let schema = schema();
    assert!(jsonschema::meta::is_valid(&schema));
    assert_eq!(
        schema["$schema"],
        "https://json-schema.org/draft/2020-12/schema"
    );
}

#[test]
fn every_line_of_every_sound_journal_is_valid() {
    let validator = validator();
    let journals = sound_journals();
    assert!(journals.len() > 200, "the golden journals are missing");
    let mut kinds = std::collections::BTreeSet::new();
    for (path, text) in journals {
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            if let Err(why) = validator.validate(&line) {
                panic!("{}: {line}: {why}", path.display());
            }
            kinds.extend(line["do"]["type"].as_str().map(String::from));
        }
    }
    for kind in ActionKind::ALL {
        assert!(kinds.contains(kind.name()), "no journal shows {kind}");
    }
}

#[test]
fn what_the_library_writes_is_valid() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(Some(folder.path().to_owned()), courtyard::house::kept()).unwrap();
    let started = "2026-11-20T19:03:11.25-03:30";
    let header = json!({
        "courtyard": 1, "game": "dueling-nobles", "edition": "duelo", "rules": {"adrenaline": 3},
        "players": ["Ana", "“Ben”\n"], "started": started, "table": {"round": true},
    });
    let header = serde_json::from_value(header).unwrap();
    let mut keeper = library.begin::<DuelingNobles>(header).unwrap();
    let steps = [
        json!({"type": "setup", "first": 1, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]}),
        json!({"type": "adjust", "noble": "Kd", "weapon": null, "why": "none was there"}),
        json!({"type": "note", "text": "\u{1b}[31m ♥"}),
    ];
    for step in steps {
        let action: Action = serde_json::from_value(step).unwrap();
        keeper
            .record(Step::Do(action), started.parse().unwrap())
            .unwrap();
    }
    for step in [Step::Undo(2), Step::Redo(1)] {
        keeper.record(step, started.parse().unwrap()).unwrap();
    }
    let validator = validator();
    let text = fs::read_to_string(keeper.path()).unwrap();
    assert_eq!(text.lines().count(), 6);
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(validator.is_valid(&line), "{line}");
        assert!(line["crc"].is_string());
    }
}

#[test]
fn lines_that_are_none_are_not_valid() {
    let validator = validator();
    let header = json!({
        "courtyard": 1, "game": "dueling-nobles", "edition": "original",
        "players": ["Ana", "Ben"], "started": "2026-11-20T19:03:11+01:00",
    });
    assert!(validator.is_valid(&header));
    let with = |name: &str, value: Value| {
        let mut changed = header.clone();
        changed[name] = value;
        changed
    };
    let headers = [
        with("courtyard", json!(2)),
        with("courtyard", json!("1")),
        with("game", json!("chess")),
        with("edition", json!("origami")),
        with("players", json!(["Ana"])),
        with("players", json!(["Ana", "Ben", "Cleo"])),
        with("players", json!(["Ana", 2])),
        with("started", json!("2026-11-20")),
        with("started", json!("2026-02-30T19:03:11+01:00")),
        with("started", json!("2026-11-20T19:03:11")),
        with("rules", json!([])),
        with("rules", json!({"speed": 1})),
        with(
            "rules",
            json!({"stamina": {"king": 0, "queen": 2, "jack": 2}}),
        ),
        with("rules", json!({"taxes": "all"})),
        with("rules", json!({"phases": []})),
        with("rules", json!({"phases": [{"id": "over", "allows": []}]})),
        with(
            "rules",
            json!({"phases": [{"id": "a", "allows": ["deflect"]}]}),
        ),
        with("crc", json!("9AE0DAAF")),
        with("crc", json!(12345678)),
    ];
    let act = |action: Value| json!({"n": 1, "do": action});
    let entries = [
        json!([]),
        json!({}),
        json!({"n": 1}),
        json!({"n": 0, "undo": 1}),
        json!({"n": "1", "undo": 1}),
        json!({"n": 1, "undo": 0}),
        json!({"n": 1, "redo": 1.5}),
        json!({"n": 1, "undo": 1, "redo": 1}),
        json!({"undo": 1}),
        json!({"n": 1, "at": "yesterday", "undo": 1}),
        json!({"n": 1, "undo": 1, "crc": "9ae0daa"}),
        json!({"n": 1, "do": "end-turn"}),
        act(json!({})),
        act(json!({"type": "dance"})),
        act(json!({"type": "End-Turn"})),
        act(json!({"type": "tax"})),
        act(json!({"type": "tax", "king": "Qh"})),
        act(json!({"type": "tax", "king": "Kx"})),
        act(json!({"type": "tax", "king": "1h"})),
        act(json!({"type": "tax", "king": "Kh", "card": 5})),
        act(json!({"type": "sell", "cards": ["2h", "3h"]})),
        act(json!({"type": "sell", "cards": ["2h", "3h", "Kh"]})),
        act(json!({"type": "sell", "cards": "2h"})),
        act(json!({"type": "buy", "count": "2"})),
        act(json!({"type": "buy", "count": 0})),
        act(json!({"type": "weapon", "card": "4h", "noble": "Kh"})),
        act(json!({"type": "heal", "card": "4h", "noble": "4d"})),
        act(json!({"type": "recover", "card": "4c"})),
        act(json!({"type": "spy", "card": "4s", "seen": "none"})),
        act(json!({"type": "spy", "card": "4s", "seen": ["Ks"]})),
        act(json!({"type": "setup", "first": 2, "nobles": [["Kh"], ["Kd"]]})),
        act(json!({"type": "setup", "first": 0, "nobles": [["Kh"]]})),
        act(json!({"type": "setup", "first": 0, "nobles": [["Kh"], ["9d"]]})),
        act(json!({"type": "roll", "seat": 0, "dice": []})),
        act(json!({"type": "roll", "seat": 0, "dice": [7]})),
        act(json!({"type": "roll", "seat": 0, "dice": [1, 2, 3]})),
        act(json!({"type": "roll", "seat": 0, "dice": [1], "virtual": 1})),
        act(json!({"type": "support", "seat": 0, "cards": ["2h", "3h", "4h"]})),
        act(json!({"type": "support", "seat": "0", "cards": []})),
        act(json!({"type": "concede"})),
        act(json!({"type": "note", "text": null})),
        act(json!({"type": "adjust"})),
        act(json!({"type": "adjust", "seat": 0})),
        act(json!({"type": "adjust", "seat": 0, "gold": -1})),
        act(json!({"type": "adjust", "seat": 0, "gold": 1, "hand": 1})),
        act(json!({"type": "adjust", "seat": 0, "ability": "hearts"})),
        act(json!({"type": "adjust", "seat": 0, "ability": "h", "used": true})),
        act(json!({"type": "adjust", "noble": "Ks", "stamina": 0})),
        act(json!({"type": "adjust", "noble": "Ks", "weapon": "4c"})),
        act(json!({"type": "adjust", "support_deck": 41})),
    ];
    for line in headers.iter().chain(&entries) {
        assert!(!validator.is_valid(line), "{line}");
    }
}

/// What may stand at a place: values of every type, some of them right somewhere.
fn values() -> Vec<Value> {
    vec![
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(3),
        json!(1_000_001),
        json!(0.5),
        json!(""),
        json!("1"),
        json!("Kh"),
        json!("t♥"),
        json!("10S"),
        json!("11s"),
        json!("7hh"),
        json!("hearts"),
        json!("2026-11-20T19:03:11+01:00"),
        json!([]),
        json!([1, 2]),
        json!(["2h"]),
        json!(["2h", "3h", "4h"]),
        json!([["Kh"], ["Kd"]]),
        json!({}),
        json!({"type": "end-turn"}),
    ]
}

/// The line with one field left out, given another value, or added, at its top and in what it does.
fn mutations(line: &Value) -> Vec<Value> {
    let added = ["seat", "gold", "card", "cards", "why", "undo", "strange"];
    let mut all = Vec::new();
    for inner in [false, true] {
        let part = if inner { &line["do"] } else { line };
        let Some(fields) = part.as_object() else {
            continue;
        };
        let mut put = |fields: Map<String, Value>| {
            let mut changed = line.clone();
            match inner {
                true => changed["do"] = Value::Object(fields),
                false => changed = Value::Object(fields),
            }
            all.push(changed);
        };
        let names = fields.keys().map(String::as_str);
        // The numbers have to be in order, which one line cannot show.
        for name in names.filter(|name| *name != "n") {
            let mut without = fields.clone();
            without.remove(name);
            put(without);
        }
        for name in fields.keys().map(String::as_str).chain(added) {
            for value in values() {
                if name != "n" {
                    let mut with = fields.clone();
                    with.insert(name.to_owned(), value);
                    put(with);
                }
            }
        }
    }
    all
}

/// A valid line may break a rule but never has the wrong shape, and what is not valid is refused by the reader.
#[test]
fn the_schema_and_the_reader_agree() {
    let validator = validator();
    let (mut valid, mut invalid) = (0, 0);
    let mut seen = std::collections::BTreeSet::new();
    for (path, text) in sound_journals() {
        let lines: Vec<&str> = text.lines().collect();
        if text.contains("\"crc\"") || lines.len() > 60 {
            continue;
        }
        for (i, line) in lines.iter().enumerate() {
            let line: Value = serde_json::from_str(line).unwrap();
            let shape: Vec<&String> = line["do"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(n, _)| n)
                .collect();
            if !seen.insert(format!("{} {shape:?} {}", line["do"]["type"], i == 0)) {
                continue;
            }
            for mutation in mutations(&line) {
                let mut journal = lines[..i].join("\n");
                journal += &format!("\n{mutation}\n");
                let found = fault(journal.trim_start());
                let code = found.filter(|(line, _)| *line == i as u64 + 1).map(|f| f.1);
                let told = format!("{}, line {}: {mutation}: {code:?}", path.display(), i + 1);
                match validator.is_valid(&mutation) {
                    true => {
                        valid += 1;
                        let shape = ["bad-header", "bad-entry", "bad-json", "bad-crc"];
                        assert!(!code.is_some_and(|code| shape.contains(&code)), "{told}");
                    }
                    false => {
                        invalid += 1;
                        assert!(code.is_some(), "{told}");
                    }
                }
            }
        }
    }
    assert!(
        valid > 100 && invalid > 1000,
        "{valid} valid, {invalid} not"
    );
}

#[test]
fn the_schema_knows_every_rule_with_its_range() {
    let schema = schema();
    let rules = &schema["$defs"]["rules"]["properties"];
    assert_eq!(rules.as_object().unwrap().len(), FIELDS.len());
    let validator = validator();
    let valid = |name: &str, value: Value| {
        validator.is_valid(&json!({
            "courtyard": 1, "game": "dueling-nobles", "edition": Edition::Duelo.name(),
            "rules": {name: value}, "players": ["Ana", "Ben"], "started": "2026-11-20T19:03:11Z",
        }))
    };
    let numbers = |name: &str, least: u16, most: u16, of: &dyn Fn(i64) -> Value| {
        let (least, most) = (i64::from(least), i64::from(most));
        for (n, is) in [
            (least - 1, false),
            (least, true),
            (most, true),
            (most + 1, false),
        ] {
            assert_eq!(valid(name, of(n)), is, "{name}: {n}");
        }
    };
    for (name, domain) in FIELDS {
        match domain {
            Domain::Number(least, most) => numbers(name, least, most, &|n| json!(n)),
            Domain::Limit(most) => {
                numbers(name, 0, most, &|n| json!(n));
                assert!(valid(name, Value::Null), "{name}");
            }
            Domain::ByRank(least, most) => {
                for rank in ["king", "queen", "jack"] {
                    let mut ranks = json!({"king": most, "queen": least, "jack": most});
                    numbers(name, least, most, &|n| {
                        let mut ranks = ranks.clone();
                        ranks[rank] = json!(n);
                        ranks
                    });
                    ranks.as_object_mut().unwrap().remove(rank);
                    assert!(!valid(name, ranks), "{name} without {rank}");
                }
            }
            Domain::Flag => assert!(valid(name, json!(true)) && !valid(name, json!(1)), "{name}"),
            Domain::Choice(words) => {
                assert!(words.iter().all(|word| valid(name, json!(word))), "{name}");
                assert!(!valid(name, json!("strange")), "{name}");
            }
            Domain::Phases => assert!(!valid(name, json!([])), "{name}"),
        }
    }
}

/// CRC-32 as the page tells of it, bit by bit and apart from the program.
fn crc(before: u32, bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| match crc & 1 {
            1 => crc >> 1 ^ 0xedb8_8320,
            _ => crc >> 1,
        })
    };
    !bytes.iter().fold(!before, step)
}

/// The blocks of the page in this language.
fn blocks<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n'))
        .collect()
}

#[test]
fn the_seals_of_the_page_are_right() {
    let page = page();
    let [journal] = blocks(&page, "jsonl")[..] else {
        panic!("the page has one journal");
    };
    let mut before = 0;
    let mut rows = 0;
    for line in journal.lines() {
        let (body, seal) = line.rsplit_once(",\"crc\":\"").unwrap();
        let body = format!("{body}}}");
        let after = crc(before, body.as_bytes());
        assert_eq!(seal, format!("{after:08x}\"}}"), "{line}");
        rows +=
            usize::from(page.contains(&format!("| `{body}` | `{before:08x}` | `{after:08x}` |")));
        before = after;
    }
    assert_eq!(rows, 3, "the table of the first three lines");
}

#[test]
fn the_journals_of_the_page_are_what_they_are_said_to_be() {
    let page = page();
    let validator = validator();
    let journal = blocks(&page, "jsonl")[0];
    assert_eq!(fault(journal), None);
    for block in blocks(&page, "json").iter().chain([&journal]) {
        for line in block.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(validator.is_valid(&value), "{line}");
        }
    }
    let cut = blocks(&page, "text")[0].trim_end();
    assert_eq!(fault(cut), Some((4, "cut-off")));
    assert!(cut.lines().nth(2).unwrap().contains("sell"));
    let longest = page.contains("at most 1,048,576 bytes");
    assert!(longest && LONGEST_LINE == 1_048_576);
}

#[test]
fn the_page_names_every_kind_and_every_correction() {
    let page = page();
    for kind in ActionKind::ALL {
        let row = page.lines().find(|line| {
            let names = line.strip_prefix("| `").unwrap_or_default();
            let names = names.split(" | ").next().unwrap_or_default();
            names.replace('`', "").split(", ").any(|n| n == kind.name())
        });
        assert!(row.is_some(), "{kind}");
    }
    let (_, section) = page.split_once("`adjust` sets").unwrap();
    let (section, _) = section.split_once("## Seals").unwrap();
    let validator = validator();
    let mut corrections = 0;
    for code in section.split('`').filter(|code| code.starts_with('{')) {
        let mut action: Value = serde_json::from_str(code).unwrap();
        action["type"] = json!("adjust");
        assert!(validator.is_valid(&json!({"n": 1, "do": action})), "{code}");
        corrections += 1;
    }
    assert_eq!(corrections, 6);
}
