//! Checks the documented journal format against journals and the program: `assets/journal.md` and
//! `assets/journal.schema.json`, which apply to every game, and the page and schema of each game, named after its id.

use std::collections::BTreeSet;
use std::fs;
use std::io::BufRead;

use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::{Action, DuelingNobles};
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::games::{Domain, Field, Game, duel, dueling_nobles, noble_hearts};
use courtyard::library::Library;
use courtyard::registry;
use courtyard::session::Step;
use courtyard::session::journal::{LONGEST_LINE, Opened};
use courtyard::text::{DescribedGame, Language, Text};
use jsonschema::{Draft, Registry, Validator};
use serde_json::{Map, Value, json};
use strum::{VariantArray, VariantNames};

use crate::common::{files_below, folder_of_game, golden, in_repository, text_of};

/// The journal format of a game according to its code.
struct Format {
    kinds: Vec<&'static str>,
    codes: &'static [&'static str],
    rules: &'static [Field],
}

/// Every game of the registry must be listed here.
fn format(id: &str) -> Format {
    match id {
        DuelingNobles::ID => Format {
            kinds: names_of(
                &dueling_nobles::ActionKind::ALL,
                dueling_nobles::ActionKind::name,
            ),
            codes: <dueling_nobles::Refusal as VariantNames>::VARIANTS,
            rules: dueling_nobles::Rules::FIELDS,
        },
        Duel::ID => Format {
            kinds: names_of(duel::ActionKind::ALL, duel::ActionKind::name),
            codes: <duel::Refusal as VariantNames>::VARIANTS,
            rules: duel::Rules::FIELDS,
        },
        NobleHearts::ID => Format {
            kinds: names_of(
                <noble_hearts::ActionKind as VariantArray>::VARIANTS,
                noble_hearts::ActionKind::name,
            ),
            codes: <noble_hearts::Refusal as VariantNames>::VARIANTS,
            rules: noble_hearts::Rules::FIELDS,
        },
        unknown => panic!("tests/session/schema.rs has to know the journals of {unknown}"),
    }
}

fn names_of<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| name(*one)).collect()
}

/// The ids of all games.
fn ids() -> Vec<&'static str> {
    registry::kept()
        .iter()
        .map(courtyard::games::Named::id)
        .collect()
}

fn described(id: &str) -> &'static dyn DescribedGame {
    registry::described().find(id).unwrap()
}

/// The path of a format's page and schema without the extension: in the game's folder, or in `assets` for the shared one.
fn format_of(name: &str) -> String {
    if ids().contains(&name) {
        format!("{}/{name}", folder_of_game(name))
    } else {
        format!("assets/{name}")
    }
}

fn page(name: &str) -> String {
    text_of(&format!("{}.md", format_of(name)))
}

fn schema(name: &str) -> Value {
    serde_json::from_str(&text_of(&format!("{}.schema.json", format_of(name)))).unwrap()
}

/// The validator for lines of a game's journal, or with the name `journal` for those of any game.
fn validator(name: &str) -> Validator {
    let registry = Registry::new()
        .add("urn:courtyard:journal:1", schema("journal"))
        .unwrap()
        .prepare()
        .unwrap();
    jsonschema::options()
        .with_draft(Draft::Draft202012)
        .should_validate_formats(true)
        .with_registry(&registry)
        .build(&schema(name))
        .unwrap()
}

/// The golden journals of a game up to their first fault, and its sample.
fn valid_journals(id: &str) -> Vec<(String, String)> {
    let sample = format!("{}/sample.courtyard", folder_of_game(id));
    let text = text_of(&sample);
    let mut journals = vec![(sample, text)];
    for case in golden::of_game(id) {
        let lines = case.journal.split_inclusive(|byte| *byte == b'\n');
        let sound = case.expected["fault"]["line"].as_u64().unwrap_or(u64::MAX) - 1;
        let text: Vec<u8> = lines.take(sound as usize).flatten().copied().collect();
        journals.push((case.name.clone(), String::from_utf8(text).unwrap()));
    }
    journals.sort();
    journals
}

/// The line and code of the first fault of a journal of this game.
fn fault(text: &Text, id: &str, journal: &str) -> Option<(u64, &'static str)> {
    let mut bytes = journal.as_bytes();
    let source: &mut dyn BufRead = &mut bytes;
    match Opened::new(source) {
        Err(fault) => Some((fault.line, fault.code())),
        Ok(opened) => match described(id).read(text, opened) {
            Err(fault) => Some((fault.line.unwrap(), fault.code)),
            Ok(read) => read.fault.map(|fault| (fault.line.unwrap(), fault.code)),
        },
    }
}

fn english() -> Text {
    Text::new(Language::English, registry::described())
}

#[test]
fn every_schema_is_valid() {
    for name in ids().into_iter().chain(["journal"]) {
        let schema = schema(name);
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
        let id = match name {
            "journal" => "urn:courtyard:journal:1".to_owned(),
            game => format!("urn:courtyard:journal:1:{game}"),
        };
        assert_eq!(schema["$id"], id);
        let draft = "https://json-schema.org/draft/2020-12/schema";
        assert_eq!(schema["$schema"], draft, "{name}");
    }
}

/// The shared page must not mention a game.
#[test]
fn the_shared_page_and_schema_name_no_game() {
    let text = english();
    for file in ["assets/journal.md", "assets/journal.schema.json"] {
        let content = text_of(file);
        for id in ids() {
            let title = described(id).title(&text);
            assert!(
                !content.contains(id) && !content.contains(&title),
                "{file}: {id}"
            );
        }
    }
}

#[test]
fn every_line_of_every_valid_journal_matches_the_schemas() {
    let any = validator("journal");
    for id in ids() {
        let validator = validator(id);
        let journals = valid_journals(id);
        assert!(
            journals.len() > 50,
            "the golden journals of {id} are missing"
        );
        let mut kinds = BTreeSet::new();
        for (name, text) in journals {
            for line in text.lines() {
                let line: Value = serde_json::from_str(line).unwrap();
                for validator in [&validator, &any] {
                    if let Err(why) = validator.validate(&line) {
                        panic!("{name}: {line}: {why}");
                    }
                }
                kinds.extend(line["do"]["type"].as_str().map(String::from));
            }
        }
        for kind in format(id).kinds {
            assert!(kinds.contains(kind), "no journal of {id} shows {kind}");
        }
    }
}

#[test]
fn every_kind_of_action_has_one_text_form() {
    assert_one_text_form::<DuelingNobles>();
    assert_one_text_form::<Duel>();
    assert_one_text_form::<NobleHearts>();
}

/// Reads the actions of all valid journals, and finds each kind at least once exactly as the game writes it.
fn assert_one_text_form<G: Game>() {
    let mut kinds = BTreeSet::new();
    for (name, text) in valid_journals(G::ID) {
        for line in text.lines() {
            let fields: Value = serde_json::from_str(line).unwrap();
            let Some(action) = fields.get("do") else {
                continue;
            };
            let action: G::Action = serde_json::from_value(action.clone()).unwrap();
            assert_eq!(fields["do"]["type"], G::kind(&action), "{name}: {line}");
            let written = serde_json::to_string(&action).unwrap();
            let again = serde_json::from_str(&written);
            assert_eq!(action, again.unwrap(), "{name}: {line}");
            if line.contains(&format!(r#""do":{written}"#)) {
                kinds.insert(G::kind(&action));
            }
        }
    }
    for kind in format(G::ID).kinds {
        assert!(
            kinds.contains(kind),
            "no journal of {} has the form of {kind}",
            G::ID
        );
    }
}

/// The words that this part of a schema allows, if it is a list of words.
fn words(schema: &Value, part: &Value) -> Option<BTreeSet<String>> {
    if let Some(name) = part["$ref"].as_str() {
        return words(schema, schema.pointer(name.strip_prefix('#')?)?);
    }
    let text = |word: &Value| word.as_str().map(String::from);
    match (part["enum"].as_array(), part["anyOf"].as_array()) {
        (Some(all), _) => all.iter().map(text).collect(),
        (None, Some(parts)) => {
            let parts: Option<Vec<_>> = parts.iter().map(|part| words(schema, part)).collect();
            Some(parts?.into_iter().flatten().collect())
        }
        (None, None) => None,
    }
}

/// This part of a schema with each list of words in the same form.
fn plain(schema: &Value, part: &Value) -> Value {
    if let Some(words) = words(schema, part) {
        return json!({"enum": words});
    }
    match part {
        Value::Object(fields) => {
            let fields = fields.iter();
            fields
                .map(|(name, field)| (name.clone(), plain(schema, field)))
                .collect()
        }
        Value::Array(items) => items.iter().map(|item| plain(schema, item)).collect(),
        other => other.clone(),
    }
}

#[test]
fn a_schema_names_the_kinds_and_editions_and_numbers_of_players_of_its_game() {
    for game in registry::kept().iter() {
        let schema = schema(game.id());
        let kinds = words(&schema, &schema["$defs"]["action"]["properties"]["type"]);
        let known = format(game.id()).kinds.into_iter().map(String::from);
        assert_eq!(kinds, Some(known.collect()), "{}", game.id());
        let validator = validator(game.id());
        let header = |edition: &str, players: usize| {
            json!({
                "courtyard": 1, "game": game.id(), "edition": edition,
                "players": vec!["Ana"; players], "started": "2026-11-20T19:03:11Z",
            })
        };
        let (min, max) = game.players();
        for edition in game.editions() {
            for players in 0..10 {
                let is_valid = validator.is_valid(&header(edition, players));
                assert_eq!(
                    is_valid,
                    (min..=max).contains(&players),
                    "{edition}, {players}"
                );
            }
        }
        assert!(!validator.is_valid(&header("origami", min)));
        for other in ids() {
            let mut changed = header(game.editions()[0], min);
            changed["game"] = json!(other);
            assert_eq!(validator.is_valid(&changed), other == game.id(), "{other}");
        }
    }
}

#[test]
fn journals_written_by_the_library_match_the_schemas() {
    let folder = tempfile::tempdir().unwrap();
    let library =
        Library::open(Some(folder.path().to_owned()), courtyard::registry::kept()).unwrap();
    let started = "2026-11-20T19:03:11.25-03:30";
    let header = json!({
        "courtyard": 1, "game": "dueling-nobles", "edition": "duelo", "rules": {"adrenaline": 3},
        "players": ["Ana", "“Ben”\n"], "started": started, "table": {"round": true},
    });
    let header = serde_json::from_value(header).unwrap();
    let mut session = library.begin::<DuelingNobles>(header).unwrap();
    let steps = [
        json!({"type": "setup", "first": 1, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]}),
        json!({"type": "adjust", "noble": "Kd", "weapon": null, "why": "none was there"}),
        json!({"type": "note", "text": "\u{1b}[31m ♥"}),
    ];
    for step in steps {
        let action: Action = serde_json::from_value(step).unwrap();
        session
            .record(Step::Do(action), started.parse().unwrap())
            .unwrap();
    }
    for step in [Step::Undo(2), Step::Redo(1)] {
        session.record(step, started.parse().unwrap()).unwrap();
    }
    let validator = validator(DuelingNobles::ID);
    let text = fs::read_to_string(session.path()).unwrap();
    assert_eq!(text.lines().count(), 6);
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(validator.is_valid(&line), "{line}");
        assert!(line["crc"].is_string());
    }
}

#[test]
fn invalid_lines_of_dueling_nobles_do_not_match() {
    let validator = validator(DuelingNobles::ID);
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
        with("crc", json!(12_345_678)),
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
        act(json!({"type": "adjust", "seat": 2, "support_deck": 20})),
        act(json!({"type": "adjust", "seat": 0, "hand": 5, "support_deck": 20})),
    ];
    for line in headers.iter().chain(&entries) {
        assert!(!validator.is_valid(line), "{line}");
    }
}

#[test]
fn invalid_lines_of_duel_do_not_match() {
    let validator = validator(Duel::ID);
    let act = |action: Value| json!({"n": 1, "do": action});
    let battle =
        json!({"type": "reveal", "attacker": {"warlord": "Qh", "army": "10", "support": ["3"]}});
    let outside = json!({"type": "ace", "seat": 0, "card": "A", "against": 5, "slot": 0});
    for line in [battle, outside] {
        assert!(validator.is_valid(&act(line)));
    }
    for line in [
        json!({"type": "sell"}),
        json!({"type": "setup", "first": 6}),
        json!({"type": "warlord"}),
        json!({"type": "warlord", "slot": 0, "card": "10h"}),
        json!({"type": "exchange", "slot": -1}),
        json!({"type": "attack", "slot": "0"}),
        json!({"type": "defend", "army": 1}),
        json!({"type": "support", "seat": 0}),
        json!({"type": "support", "seat": 0, "count": 5}),
        json!({"type": "reveal", "attacker": []}),
        json!({"type": "reveal", "attacker": {"warlord": "ally"}}),
        json!({"type": "reveal", "attacker": {"army": "ally-K"}}),
        json!({"type": "reveal", "defender": {"support": ["4"]}}),
        json!({"type": "ace", "seat": 0, "card": "K"}),
        json!({"type": "ace", "seat": 0, "card": "A", "against": 1}),
        json!({"type": "ace", "seat": 0, "card": "A", "slot": 1}),
        json!({"type": "reinforce", "seat": 0, "count": 0}),
        json!({"type": "concede"}),
        json!({"type": "tell", "seat": 0}),
        json!({"type": "tell", "seat": 0, "discard": ["1h"]}),
        json!({"type": "tell", "seat": 0, "discard": [], "slot": 0, "card": "K"}),
        json!({"type": "adjust", "hand": 5, "draw": 40, "discard": 6}),
        json!({"type": "adjust", "seat": 0, "hand": 5}),
        json!({"type": "adjust", "seat": 0, "slot": 0}),
        json!({"type": "adjust", "seat": 0, "slot": 0, "warlord": {"card": "K"}}),
        json!({"type": "note"}),
    ] {
        assert!(!validator.is_valid(&act(line.clone())), "{line}");
    }
}

#[test]
fn invalid_lines_of_noble_hearts_do_not_match() {
    let validator = validator(NobleHearts::ID);
    let act = |action: Value| json!({"n": 1, "do": action});
    let charge =
        json!({"type": "charge", "move": [{"move": 3}], "cards": [{}], "jump": "up", "raised": 7});
    let declined = json!({"type": "choose-special", "special": null});
    for line in [charge, declined] {
        assert!(validator.is_valid(&act(line)));
    }
    for line in [
        json!({"type": "parry"}),
        json!({"type": "setup", "first": 2}),
        json!({"type": "setup", "first": 0, "specials": [["feint"]]}),
        json!({"type": "setup", "first": 0, "specials": [["parry"], []]}),
        json!({"type": "attack"}),
        json!({"type": "attack", "card": "Kh"}),
        json!({"type": "attack", "card": {"fight": 0.5}}),
        json!({"type": "attack", "card": {"area": 0}}),
        json!({"type": "charge", "cards": []}),
        json!({"type": "charge", "move": [], "cards": [], "jump": "side"}),
        json!({"type": "charge", "move": [], "cards": [], "jump": "long"}),
        json!({"type": "charge", "move": [], "cards": [], "jump": "down", "raised": 1}),
        json!({"type": "charge", "move": [], "cards": [], "with": "feint"}),
        json!({"type": "charge", "move": [], "cards": [], "with": "quick-block"}),
        json!({"type": "block", "card": {}, "stroke": "first"}),
        json!({"type": "jump-up", "cards": {}}),
        json!({"type": "long-jump", "cards": []}),
        json!({"type": "saltomortale", "cards": [], "raised": 1}),
        json!({"type": "feint", "card": {}}),
        json!({"type": "turn-up", "special": null}),
        json!({"type": "choose-special"}),
        json!({"type": "adjust", "seat": 0}),
        json!({"type": "adjust", "hand": 3}),
        json!({"type": "adjust", "charm": 1, "skill": 1}),
        json!({"type": "adjust", "seat": 0, "owns": [{"card": "feint"}]}),
        json!({"type": "note"}),
    ] {
        assert!(!validator.is_valid(&act(line.clone())), "{line}");
    }
}

/// Values of every type, some of them valid in some place.
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

/// The line with one field removed, replaced or added, at the top level and in its step.
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
            if inner {
                changed["do"] = Value::Object(fields);
            } else {
                changed = Value::Object(fields);
            }
            all.push(changed);
        };
        let names = fields.keys().map(String::as_str);
        // One line cannot show that the numbers must be in order.
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

/// A valid line may break a rule but never has the wrong shape, and the program refuses every invalid line.
#[test]
fn each_schema_and_the_reader_agree() {
    let text = english();
    for id in ids() {
        let validator = validator(id);
        let (mut valid, mut invalid) = (0, 0);
        let mut seen = BTreeSet::new();
        for (name, journal) in valid_journals(id) {
            let lines: Vec<&str> = journal.lines().collect();
            if journal.contains("\"crc\"") || lines.len() > 60 {
                continue;
            }
            for (i, line) in lines.iter().enumerate() {
                let line: Value = serde_json::from_str(line).unwrap();
                let fields = line["do"].as_object().into_iter().flatten();
                let shape: Vec<&String> = fields.map(|(name, _)| name).collect();
                if !seen.insert(format!("{} {shape:?} {}", line["do"]["type"], i == 0)) {
                    continue;
                }
                for mutation in mutations(&line) {
                    let changed = format!("{}\n{mutation}\n", lines[..i].join("\n"));
                    let found = fault(&text, id, changed.trim_start());
                    let code = found.filter(|(line, _)| *line == i as u64 + 1).map(|f| f.1);
                    let case = format!("{name}, line {}: {mutation}: {code:?}", i + 1);
                    if validator.is_valid(&mutation) {
                        valid += 1;
                        let shape = ["bad-header", "bad-entry", "bad-json", "bad-crc"];
                        assert!(!code.is_some_and(|code| shape.contains(&code)), "{case}");
                    } else {
                        invalid += 1;
                        assert!(code.is_some(), "{case}");
                    }
                }
            }
        }
        assert!(
            valid > 100 && invalid > 1000,
            "{id}: {valid} valid, {invalid} not"
        );
    }
}

/// The values of the domain as a schema.
fn schema_of(domain: Domain) -> Value {
    let number = |min: u16, max: u16| json!({"type": "integer", "minimum": min, "maximum": max});
    match domain {
        Domain::Number(min, max) => number(min, max),
        Domain::Limit(max) => json!({
            "description": "null means any number of times.",
            "anyOf": [number(0, max), {"type": "null"}],
        }),
        Domain::Flag => json!({"type": "boolean"}),
        Domain::Choice(words) => json!({"enum": words}),
        Domain::Numbers(names, min, max) => {
            let each = names
                .iter()
                .map(|name| (name.to_string(), number(min, max)));
            json!({
                "type": "object", "required": names, "properties": each.collect::<Map<_, _>>(),
                "additionalProperties": false,
            })
        }
        Domain::List(words) => {
            json!({"type": "array", "uniqueItems": true, "items": {"enum": words}})
        }
        Domain::Phases(kinds) => json!({
            "description": "Ids are not empty and differ from each other.",
            "type": "array", "minItems": 1,
            "items": {
                "type": "object", "required": ["id", "allows"], "additionalProperties": false,
                "properties": {
                    "id": {"type": "string", "minLength": 1, "not": {"enum": ["setup", "over"]}},
                    "allows": {"type": "array", "items": {"enum": kinds}},
                },
            },
        }),
    }
}

#[test]
fn a_schema_has_every_rule_with_its_domain() {
    for game in registry::kept().iter() {
        let rules = format(game.id()).rules.iter();
        let expected: Map<String, Value> = rules
            .map(|field| (field.name.to_owned(), schema_of(field.domain)))
            .collect();
        let expected = Value::Object(expected);
        let schema = schema(game.id());
        let listed = &schema["$defs"]["rules"]["properties"];
        assert!(
            plain(&schema, listed) == plain(&schema, &expected),
            "the rules of {} are {:#}",
            game.id(),
            expected
        );
    }
}

/// CRC-32 bit by bit, as the page describes it, independent of the program.
fn crc(before: u32, bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| match crc & 1 {
            1 => crc >> 1 ^ 0xedb8_8320,
            _ => crc >> 1,
        })
    };
    !bytes.iter().fold(!before, step)
}

/// The code blocks of the page in this language.
fn blocks<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n'))
        .collect()
}

/// The lines of a journal without their checksums, and the checksums before and after each. Asserts that they are
/// correct.
fn checked(journal: &str) -> Vec<(String, u32, u32)> {
    let mut before = 0;
    let lines = journal.lines().map(|line| {
        let (body, checksum) = line.rsplit_once(",\"crc\":\"").unwrap();
        let body = format!("{body}}}");
        let after = crc(before, body.as_bytes());
        assert_eq!(checksum, format!("{after:08x}\"}}"), "{line}");
        (body, std::mem::replace(&mut before, after), after)
    });
    lines.collect()
}

#[test]
fn the_checksums_of_the_shared_page_are_correct() {
    let page = page("journal");
    let [journal] = blocks(&page, "jsonl")[..] else {
        panic!("the page has one journal");
    };
    let lines = checked(journal);
    let rows = lines.iter().filter(|(body, before, after)| {
        page.contains(&format!("| `{body}` | `{before:08x}` | `{after:08x}` |"))
    });
    assert_eq!(rows.count(), 3, "the table of the first three lines");
    let validator = validator("journal");
    for block in blocks(&page, "json").iter().chain([&journal]) {
        for line in block.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(validator.is_valid(&value), "{line}");
        }
    }
    // The incomplete journal is the beginning of the other one.
    let cut = blocks(&page, "text")[0].trim_end();
    assert!(journal.starts_with(cut));
    let (whole, rest) = cut.rsplit_once('\n').unwrap();
    assert_eq!(whole.lines().count(), 3);
    assert!(serde_json::from_str::<Value>(rest).is_err());
    let longest = page.contains("at most 1,048,576 bytes");
    assert!(longest && LONGEST_LINE == 1_048_576);
}

#[test]
fn the_journals_on_the_games_pages_are_valid() {
    let text = english();
    for id in ids() {
        let page = page(id);
        let [journal] = blocks(&page, "jsonl")[..] else {
            panic!("the page of {id} has one journal");
        };
        checked(journal);
        assert_eq!(fault(&text, id, journal), None, "{id}");
        let validator = validator(id);
        for line in journal.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(validator.is_valid(&value), "{line}");
        }
        let cut = &journal.trim_end()[..journal.trim_end().len() - 9];
        let last = cut.lines().count() as u64;
        assert_eq!(fault(&text, id, cut), Some((last, "cut-off")), "{id}");
    }
}

/// The names in backticks in the first column of the page's tables.
fn first_column(page: &str) -> BTreeSet<&str> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.map(|row| row.split(" | ").next().unwrap());
    let names = cells.flat_map(|cell| cell.split(|c: char| "`, ".contains(c)));
    names.filter(|name| !name.is_empty()).collect()
}

#[test]
fn a_games_page_lists_every_kind_refusal_and_correction() {
    for id in ids() {
        let page = page(id);
        let named = first_column(&page);
        let Format { kinds, codes, .. } = format(id);
        // The refusals of undo and redo are on the shared page.
        let shared = ["nothing-to-undo", "nothing-to-redo", "long-note"];
        for name in kinds.iter().chain(codes) {
            assert!(
                named.contains(name) || shared.contains(name),
                "{id}: {name}"
            );
        }
        let (_, section) = page.split_once("`adjust` sets").unwrap();
        let (section, _) = section.split_once("## State").unwrap();
        let validator = validator(id);
        let mut corrections = 0;
        for code in section.split('`').filter(|code| code.starts_with('{')) {
            let mut action: Value = serde_json::from_str(&code.replace('\n', " ")).unwrap();
            action["type"] = json!("adjust");
            assert!(validator.is_valid(&json!({"n": 1, "do": action})), "{code}");
            corrections += 1;
        }
        let known = schema(id)["$defs"]["correction"]["oneOf"]
            .as_array()
            .unwrap()
            .len();
        assert!(corrections >= known, "{id}: {corrections} of {known}");
    }
}

/// A sentence of a schema as a part of a sentence.
fn fragment(sentence: &str) -> String {
    let mut letters = sentence.trim_end_matches('.').chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

/// The fields of an action in words: its title in the schema, if a list cannot say it.
fn fields_in_words(action: &Value) -> String {
    if let Some(title) = action["title"].as_str() {
        return title.to_owned();
    }
    let required = action["required"].as_array().into_iter().flatten();
    let required: Vec<&str> = required.filter_map(Value::as_str).collect();
    let properties = action["properties"].as_object();
    let names = properties
        .into_iter()
        .flatten()
        .map(|(name, _)| name.as_str());
    let optional = names.filter(|name| !required.contains(name));
    let optional = optional.map(|name| ("optional ", name));
    let all = required.iter().map(|name| ("", *name)).chain(optional);
    let about = |name: &str| action["properties"][name]["description"].as_str();
    let words: Vec<String> = all
        .map(|(start, name)| match about(name) {
            Some(about) => format!("{start}`{name}`: {}", fragment(about)),
            None => format!("{start}`{name}`"),
        })
        .collect();
    words.join(if words.iter().any(|word| word.contains(':')) {
        "; "
    } else {
        ", "
    })
}

/// The rows of the table of actions on a page, as the schema describes them.
fn rows_of_actions(schema: &Value) -> String {
    let actions = schema["$defs"]["action"]["allOf"].as_array().unwrap();
    let rows = actions.iter().map(|branch| {
        let kinds = &branch["if"]["properties"]["type"];
        let kinds = kinds["enum"]
            .as_array()
            .into_iter()
            .flatten()
            .chain(kinds.get("const"));
        let kinds: Vec<String> = kinds
            .map(|kind| format!("`{}`", kind.as_str().unwrap()))
            .collect();
        let action = &branch["then"];
        let by = fragment(action["description"].as_str().unwrap());
        let cells = [
            kinds.join(", "),
            fields_in_words(action),
            by.replacen("by ", "", 1),
        ];
        let cells = cells.map(|cell| {
            if cell.is_empty() {
                " ".into()
            } else {
                format!(" {cell} ")
            }
        });
        format!("|{}|\n", cells.join("|"))
    });
    rows.collect()
}

/// `UPDATE_SNAPSHOTS=1` writes the table again.
#[test]
fn a_games_page_describes_the_actions_as_its_schema_does() {
    for id in ids() {
        let page = page(id);
        let (before, rest) = page.split_once("|---|---|---|\n").unwrap();
        assert!(
            before.ends_with("| `type` | further fields | by |\n"),
            "{id}"
        );
        let (rows, after) = rest.split_once("\n\n").unwrap();
        let expected = rows_of_actions(&schema(id));
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            let page = format!("{before}|---|---|---|\n{expected}\n{after}");
            fs::write(in_repository(&format!("{}.md", format_of(id))), page).unwrap();
        } else {
            assert_eq!(
                format!("{rows}\n"),
                expected,
                "{id}: set UPDATE_SNAPSHOTS=1 to write it"
            );
        }
    }
}

#[test]
fn the_deck_list_schema_agrees_with_the_reader() {
    let schema: Value = serde_json::from_str(&text_of(
        "src/games/noble_hearts/noble-hearts-deck.schema.json",
    ))
    .unwrap();
    let validator = jsonschema::options()
        .with_draft(Draft::Draft202012)
        .build(&schema)
        .unwrap();
    let valid = |bytes: &[u8]| validator.is_valid(&serde_json::from_slice(bytes).unwrap());
    for file in files_below(&in_repository("tests/corpus/deck-list"), "json") {
        let bytes = fs::read(&file).unwrap();
        let list = noble_hearts::DeckList::read(&bytes).unwrap();
        assert!(valid(&bytes) && valid(&list.write()), "{}", file.display());
    }
    let list = |fields: Value| {
        let mut list = json!({"deck_list": 1, "game": "noble-hearts", "name": "a", "cards": []});
        list.as_object_mut()
            .unwrap()
            .extend(fields.as_object().unwrap().clone());
        list
    };
    for fields in [
        json!({"deck_list": 0}),
        json!({"game": "duel"}),
        json!({"name": ""}),
        json!({"name": "a\nb"}),
        json!({"more": 1}),
        json!({"area_names": ["", "", "", "", "", "", "", "", "", ""]}),
        json!({"area_names": [1]}),
        json!({"cards": [{"fight": 100}]}),
        json!({"cards": [{"area": 0}]}),
        json!({"cards": [{"move": -1}]}),
        json!({"cards": [{"redraw": "1"}]}),
        json!({"cards": [{"fight": 1, "count": 0}]}),
        json!({"cards": [{"fight": 1, "count": 61}]}),
        json!({"cards": [{"figth": 1}]}),
        json!({"cards": [[1]]}),
    ] {
        let list = list(fields);
        let text = list.to_string();
        assert!(!validator.is_valid(&list), "{text}");
        assert!(
            noble_hearts::DeckList::read(text.as_bytes()).is_err(),
            "{text}"
        );
    }
    assert!(validator.is_valid(&list(json!({}))));
}

#[test]
fn the_schema_and_the_reader_agree_about_bots() {
    let (validator, text) = (validator(Duel::ID), english());
    let sealed = "0f".repeat(32);
    let header = |bots: Value| {
        json!({
            "courtyard": 1, "game": "duel", "edition": "csatho", "players": ["Ana", "Hugo"],
            "started": "2026-11-20T19:03:11+01:00", "bots": bots,
        })
    };
    let bot = json!({"bot": "greedy", "sealed": sealed});
    let good = header(json!([null, bot]));
    let entry = |field: &str, value: Value| {
        let mut entry = json!({"n": 1, "do": {"type": "note", "text": "tea"}});
        entry[field] = value;
        entry
    };
    let lines = [
        (good.clone(), None, true),
        (header(json!([])), None, true),
        (header(json!([null, null])), None, true),
        (header(json!([null, {"bot": "greedy"}])), None, false),
        (
            header(json!([null, {"bot": "greedy", "sealed": "0f"}])),
            None,
            false,
        ),
        (header(json!([null, "greedy"])), None, false),
        (header(json!(null)), None, false),
        (good.clone(), Some(entry("laid", json!("0f"))), true),
        (good.clone(), Some(entry("laid", json!(null))), false),
        (
            good.clone(),
            Some(entry("opened", json!([null, "0f"]))),
            true,
        ),
        (good.clone(), Some(entry("opened", json!([1]))), false),
        (good.clone(), Some(entry("opened", json!(null))), false),
    ];
    for (header, entry, is_good) in lines {
        let line = entry.as_ref().unwrap_or(&header);
        assert_eq!(validator.is_valid(line), is_good, "{line}");
        let entry = entry.as_ref().map(Value::to_string);
        let journal = format!("{header}\n{}\n", entry.unwrap_or_default());
        assert_eq!(
            fault(&text, Duel::ID, &journal).is_none(),
            is_good,
            "{journal}"
        );
    }
    // One item per player: the schema cannot say so.
    let journal = format!("{}\n", header(json!([null])));
    assert!(fault(&text, Duel::ID, &journal).is_some());
}
