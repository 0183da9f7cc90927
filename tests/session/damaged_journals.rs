//! Truncated, altered, generated and malicious journals: lines before the damage remain valid, the fault names its
//! line, and nothing crashes the program.
//!
//! `PROPTEST_CASES` sets the number of generated journals per property.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::io::{self, BufReader, Read};
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::LazyLock;
use std::thread;

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition, Refusal, Rules};
use courtyard::games::{self, CountedAction, Events, Game, Outcome};
use courtyard::seat::{Seat, SeatSet, Seats};
use courtyard::session::journal::{
    Cause, ChecksumFault, ChecksumState, Fault, LONGEST_LINE, Opened, Reading, UNREADABLE,
};
use courtyard::session::{BotData, Entry, Header, Session, Step};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use crate::common::{extent, fault_of_game, golden, play};

/// The codes of faults, for each of which there is a golden journal.
static CODES: LazyLock<BTreeSet<String>> = LazyLock::new(|| golden::codes(DuelingNobles::ID));

type Outcomes = (Option<Reading<DuelingNobles>>, Option<Fault<Refusal>>);

/// Reads a journal for every game. Each fault has a line and a code, and every session that was read can be written and
/// read again.
fn read(bytes: impl Read) -> Outcomes {
    let opened = match Opened::new(BufReader::new(bytes)) {
        Ok(opened) => opened,
        Err(fault) => {
            assert_eq!(fault.line, 1);
            assert!(!fault.is_readable());
            return (None, Some(fault_of_game(fault)));
        }
    };
    let mut reading = match opened.read::<DuelingNobles>() {
        Ok(reading) => reading,
        Err(fault) => {
            assert_eq!(fault.line, 1);
            return (None, Some(fault));
        }
    };
    let fault = reading.fault.take();
    if let Some(fault) = &fault {
        assert_eq!(fault.line, reading.session.entries().len() as u64 + 2);
        assert!(CODES.contains(fault.code()), "{}", fault.code());
        assert_ne!(fault.is_readable(), UNREADABLE.contains(&fault.code()));
    }
    (Some(reading), fault)
}

fn code(outcomes: &Outcomes) -> Option<&'static str> {
    outcomes.1.as_ref().map(Fault::code)
}

fn entries(outcomes: &Outcomes) -> &[Entry<Action>] {
    outcomes.0.as_ref().map_or(&[], |r| r.session.entries())
}

/// A random game with this number of entries.
fn session(seed: u64, count: usize) -> Session<DuelingNobles> {
    let header = play::header(Edition::Original, Map::new());
    play::session(&mut play::chance(seed), header, count)
}

fn line_of(journal: &[u8], offset: usize) -> u64 {
    1 + journal[..offset].iter().filter(|b| **b == b'\n').count() as u64
}

/// The journal's lines without their line ends.
fn lines(journal: &[u8]) -> Vec<&[u8]> {
    let journal = journal.strip_suffix(b"\n").unwrap_or(journal);
    journal.split(|b| *b == b'\n').collect()
}

const HEADER: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2026-11-20T19:03:11+01:00"}"#;
const SETUP: &str =
    r#"{"n":1,"do":{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}"#;

/// Reads these lines after a header without a checksum and a set-up.
fn read_after_setup(line: impl AsRef<[u8]>) -> Outcomes {
    let mut journal = format!("{HEADER}\n{SETUP}\n").into_bytes();
    journal.extend(line.as_ref());
    journal.push(b'\n');
    read(journal.as_slice())
}

#[test]
fn a_truncated_journal_keeps_the_lines_before_the_cut() {
    let session = whole_game();
    for checksums in [ChecksumState::NEW, ChecksumState::Plain] {
        let journal = play::journal(&session, checksums);
        for cut in 0..journal.len() {
            let outcomes = read(&journal[..cut]);
            let line = line_of(&journal, cut);
            let whole = lines(&journal[..cut]).last() == lines(&journal).get(line as usize - 1);
            let between = cut > 0 && journal[cut - 1] == b'\n';
            let whole_lines = line as usize - 1 + usize::from(whole && !between);
            let sound = whole_lines.saturating_sub(1);
            match (line, &outcomes.1) {
                (1, None) => assert!(whole),
                (1, Some(fault)) => assert_eq!(fault.code(), "bad-header"),
                (_, None) => assert!(whole || between, "cut at {cut}"),
                (_, Some(fault)) => {
                    assert_eq!(
                        (fault.line, &fault.cause),
                        (line, &Cause::CutOff),
                        "cut at {cut}"
                    );
                    assert!(!whole && !between);
                }
            }
            if line > 1 || whole {
                assert_eq!(
                    entries(&outcomes),
                    &session.entries()[..sound],
                    "cut at {cut}"
                );
                let reading = outcomes.0.unwrap();
                assert_eq!(reading.session.table(), session.at(sound).table());
                // The next line is written where the valid part ends.
                let end = reading.valid_bytes as usize;
                assert_eq!(lines(&journal[..end]).len(), sound + 1);
                assert_eq!(reading.ended, journal[end - 1] == b'\n');
            }
        }
    }
}

#[test]
fn a_truncated_journal_continues_after_its_valid_part() {
    let session = session(2, 30);
    let journal = play::journal(&session, ChecksumState::NEW);
    for cut in (journal.len() / 2..journal.len()).step_by(7) {
        let (Some(reading), _) = read(&journal[..cut]) else {
            panic!("the header is whole");
        };
        let mut mended = journal[..reading.valid_bytes as usize].to_vec();
        if !reading.ended {
            mended.push(b'\n');
        }
        let mut checksums = reading.checksums;
        for entry in &session.entries()[reading.session.entries().len()..] {
            let (line, next) = checksums.line(entry).unwrap();
            mended.extend(line);
            checksums = next;
        }
        assert_eq!(mended, journal, "cut at {cut}");
    }
}

/// A short game from set-up to end, with undo, redo and notes.
fn whole_game() -> Session<DuelingNobles> {
    (0..).find_map(short_game).unwrap()
}

/// The random game of this seed, if it ends within 60 entries and has every kind of line that the tests are about.
fn short_game(seed: u64) -> Option<Session<DuelingNobles>> {
    let chance = &mut play::chance(seed);
    let mut session = Session::new(play::header(Edition::Original, Map::new())).unwrap();
    while DuelingNobles::outcome(session.table()).is_none() {
        let at = play::moment(session.entries().len() as i64 * 11);
        let step = play::step(chance, &session, false);
        if let Ok(proposal) = session.propose(step, at) {
            session.commit(proposal);
        }
        if session.entries().len() > 60 {
            return None;
        }
    }
    let kinds: BTreeSet<&str> = session
        .entries()
        .iter()
        .map(|entry| match &entry.step {
            Step::Do(action) => DuelingNobles::kind(action),
            Step::Undo(_) => "undo",
            Step::Redo(_) => "redo",
        })
        .collect();
    let needed = ["setup", "undo", "redo", "note", "roll", "support"];
    needed
        .iter()
        .all(|kind| kinds.contains(kind))
        .then_some(session)
}

/// Alters two bits of every byte of a game, or all bits in a thorough run, on all processors.
#[test]
fn checksums_detect_every_single_bit_error() {
    let session = whole_game();
    let journal = play::journal(&session, ChecksumState::NEW);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for worker in 0..workers {
            let (session, journal) = (&session, &journal);
            scope.spawn(move || {
                for offset in (worker..journal.len()).step_by(workers) {
                    let step = extent(4, 1);
                    for bit in (offset as u32 % step..8).step_by(step as usize) {
                        alter(session, journal, offset, bit);
                    }
                }
            });
        }
    });
}

/// Reads the journal with one bit altered. The fault must be at its line, and the lines before it valid.
fn alter(session: &Session<DuelingNobles>, journal: &[u8], offset: usize, bit: u32) {
    let mut altered = journal.to_vec();
    altered[offset] ^= 1 << bit;
    let outcomes = read(altered.as_slice());
    let fault = outcomes.1.as_ref();
    let fault = fault.unwrap_or_else(|| panic!("bit {bit} of byte {offset} passed"));
    let line = line_of(journal, offset);
    // If the name of the header's checksum field is altered, the journal looks like one without checksums.
    let renamed = line == 1 && fault.line == 2;
    assert!(
        fault.line == line || renamed,
        "bit {bit} of byte {offset}: {fault:?}"
    );
    let sound = fault.line as usize - 2.min(fault.line as usize);
    assert_eq!(entries(&outcomes), &session.entries()[..sound]);
}

/// No further line can miss the checksum of a header without entries: an altered one is detected or has the same
/// meaning.
#[test]
fn an_altered_lone_header_is_detected_or_means_the_same() {
    let session = session(3, 0);
    let (line, _) = ChecksumState::NEW.line(session.header()).unwrap();
    for offset in 0..line.len() {
        for bit in 0..8 {
            let mut altered = line.clone();
            altered[offset] ^= 1 << bit;
            if let (Some(reading), None) = read(altered.as_slice()) {
                let mut header = reading.session.header().clone();
                header.further.clear();
                assert_eq!(&header, session.header(), "bit {bit} of byte {offset}");
            }
        }
    }
}

#[test]
fn the_checksum_of_a_lone_header_is_checked() {
    let (line, _) = ChecksumState::NEW.line(session(3, 0).header()).unwrap();
    assert_eq!(code(&read(line.as_slice())), None);
    let digit = line.len() - 4;
    let other = if line[digit] == b'0' { b'1' } else { b'0' };
    for wrong in [b'x', b'A', b' ', other] {
        let mut altered = line.clone();
        altered[digit] = wrong;
        assert_eq!(code(&read(altered.as_slice())), Some("bad-crc"), "{wrong}");
    }
    // CRLF adds a byte after the checksum.
    let mut altered = line.clone();
    altered.insert(line.len() - 1, b'\r');
    assert_eq!(code(&read(altered.as_slice())), Some("bad-crc"));
}

#[test]
fn removed_doubled_and_swapped_lines_are_detected() {
    let session = session(4, 25);
    let journal = play::journal(&session, ChecksumState::NEW);
    let lines: Vec<&[u8]> = lines(&journal);
    let joined = |lines: &[&[u8]]| [lines.join(&b'\n'), b"\n".to_vec()].concat();
    assert_eq!(joined(&lines), journal);
    for i in 1..lines.len() {
        let mut doubled = lines.clone();
        doubled.insert(i, lines[i]);
        let mut altered = vec![(doubled, i + 2)];
        if i + 1 < lines.len() {
            let mut without = lines.clone();
            without.remove(i);
            let mut exchanged = lines.clone();
            exchanged.swap(i, i + 1);
            altered.extend([(without, i + 1), (exchanged, i + 1)]);
        }
        for (lines, at) in altered {
            let outcomes = read(joined(&lines).as_slice());
            assert_eq!(code(&outcomes), Some("bad-crc"));
            assert_eq!(outcomes.1.unwrap().line, at as u64);
        }
    }
}

#[test]
fn a_line_from_another_journal_has_a_wrong_checksum() {
    let journals = [5, 6].map(|seed| play::journal(&session(seed, 20), ChecksumState::NEW));
    let lines = journals.each_ref().map(|j| lines(j));
    // The headers are equal, so a first entry would fit both journals.
    assert_ne!(lines[0][1], lines[1][1]);
    for i in 2..lines[0].len() {
        let mut mixed = lines[0].clone();
        mixed[i] = lines[1][i];
        let outcomes = read(mixed.join(&b'\n').as_slice());
        let Some(fault) = outcomes.1 else {
            panic!("line {} passed", i + 1);
        };
        let wrong = matches!(fault.cause, Cause::BadCrc(ChecksumFault::Wrong { .. }));
        assert!(fault.line == i as u64 + 1 && wrong, "{fault:?}");
    }
}

#[test]
fn checksums_are_on_every_line_or_on_none() {
    let session = session(7, 12);
    let (sealed, plain) = (
        play::journal(&session, ChecksumState::NEW),
        play::journal(&session, ChecksumState::Plain),
    );
    let (sealed, plain) = (lines(&sealed), lines(&plain));
    for i in 1..sealed.len() {
        for (mut mixed, other, why) in [
            (sealed.clone(), plain[i], ChecksumFault::Missing),
            (plain.clone(), sealed[i], ChecksumFault::Unexpected),
        ] {
            mixed[i] = other;
            let fault = read(mixed.join(&b'\n').as_slice()).1.unwrap();
            assert_eq!(
                (fault.line, fault.cause),
                (i as u64 + 1, Cause::BadCrc(why))
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_are_not_a_journal(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let outcomes = read(bytes.as_slice());
        prop_assert_eq!(code(&outcomes), Some("bad-header"));
    }

    #[test]
    fn random_bytes_are_not_an_entry(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let is_blank = bytes.iter().all(u8::is_ascii_whitespace);
        let outcomes = read_after_setup(bytes);
        prop_assert_eq!(entries(&outcomes).len(), 1);
        // A single digit is valid JSON. Blank lines at the end are no fault.
        prop_assert!(is_blank || matches!(code(&outcomes), Some("bad-json" | "bad-entry")));
    }

    #[test]
    fn random_json_is_not_an_entry(value in any_json()) {
        // Random JSON may be a real undo or redo.
        let real = value["n"] == 2 && (value["undo"].is_u64() || value["redo"].is_u64());
        prop_assume!(!real);
        let outcomes = read_after_setup(value.to_string());
        prop_assert_eq!(entries(&outcomes).len(), 1);
        prop_assert!(matches!(code(&outcomes), Some("bad-entry" | "bad-crc")));
    }

    #[test]
    fn random_json_is_not_a_header(value in any_json()) {
        let outcomes = read(format!("{value}\n{SETUP}\n").as_bytes());
        prop_assert_eq!(code(&outcomes), Some("bad-header"));
    }

    #[test]
    fn inserted_removed_and_overwritten_bytes_are_detected(
        seed in 0..8u64, at in any::<prop::sample::Index>(), len in 0..40usize,
        piece in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let session = session(seed, 10);
        let journal = play::journal(&session, ChecksumState::NEW);
        let at = at.index(journal.len());
        let end = (at + len).min(journal.len());
        let altered = [&journal[..at], &piece, &journal[end..]].concat();
        prop_assume!(altered != journal);
        let outcomes = read(altered.as_slice());
        let before = line_of(&journal, at).saturating_sub(2) as usize;
        let there = entries(&outcomes);
        prop_assert!(there.len() >= before, "sound lines were lost");
        prop_assert_eq!(there, &session.entries()[..there.len()]);
        let cut_between = journal.starts_with(&altered);
        prop_assert!(outcomes.1.is_some() || cut_between, "another game passed");
    }

    /// Any claim is the same action after writing and reading.
    #[test]
    fn every_action_survives_its_text_form(seed in any::<u64>()) {
        let chance = &mut play::chance(seed);
        let session = session(seed % 16, 40);
        let rules = Rules::from(Edition::Original);
        let action = play::claim(chance, &rules, session.table());
        let text = serde_json::to_string(&action).unwrap();
        prop_assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
    }
}

/// JSON of any shape, including names and words of real entries.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("setup"),
        Just("roll"),
        Just("Kh"),
        Just("2s"),
        Just("T♥"),
        Just("adjust"),
        Just("\0"),
        Just("dueling-nobles"),
        Just("catsatcards"),
        Just("2026-11-20T19:03:11+01:00"),
    ];
    let key = prop_oneof![
        Just("n"),
        Just("do"),
        Just("undo"),
        Just("redo"),
        Just("at"),
        Just("crc"),
        Just("type"),
        Just("seat"),
        Just("cards"),
        Just("courtyard"),
        Just("rules"),
        Just("players"),
        Just(""),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-2..4i64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.prop_map(Value::from),
        ".*".prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((key.clone(), inner), 0..6).prop_map(|fields| fields
                .into_iter()
                .map(|(k, v)| (k.to_string(), v))
                .collect()),
        ]
    })
}

/// Every value inside, by its path.
fn paths(value: &Value, path: &mut Vec<Value>, all: &mut Vec<Vec<Value>>) {
    all.push(path.clone());
    let inner: Vec<(Value, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(k, v)| (json!(k), v)).collect(),
        Value::Array(list) => list
            .iter()
            .enumerate()
            .map(|(i, v)| (json!(i), v))
            .collect(),
        _ => Vec::new(),
    };
    for (step, value) in inner {
        path.push(step);
        paths(value, path, all);
        path.pop();
    }
}

fn at_path<'v>(value: &'v mut Value, path: &[Value]) -> &'v mut Value {
    path.iter().fold(value, |value, step| match step {
        Value::String(key) => &mut value[key.as_str()],
        step => &mut value[step.as_u64().unwrap() as usize],
    })
}

fn odd_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(2),
        json!(1.5),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e300),
        json!(""),
        json!("0"),
        json!("Kh"),
        json!("\0"),
        json!([]),
        json!([[]]),
        json!({}),
        json!({"type": "note", "text": ""}),
        json!("x".repeat(100_000)),
    ]
}

const ENTRIES: [&str; 30] = [
    r#"{"n":2,"at":"2026-11-20T19:05:02+01:00","do":{"type":"next-phase"}}"#,
    r#"{"n":2,"undo":1}"#,
    r#"{"n":2,"redo":1}"#,
    r#"{"n":2,"do":{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}"#,
    r#"{"n":2,"do":{"type":"end-turn"}}"#,
    r#"{"n":2,"do":{"type":"sell","cards":["2h","3h","10h"]}}"#,
    r#"{"n":2,"do":{"type":"tax","king":"Kh"}}"#,
    r#"{"n":2,"do":{"type":"buy","count":1}}"#,
    r#"{"n":2,"do":{"type":"recruit","noble":"Jd"}}"#,
    r#"{"n":2,"do":{"type":"weapon","card":"3c","noble":"Kh"}}"#,
    r#"{"n":2,"do":{"type":"move-weapon","from":"Kh","to":"Qs"}}"#,
    r#"{"n":2,"do":{"type":"heal","card":"4h","noble":"Kh"}}"#,
    r#"{"n":2,"do":{"type":"draw-three","card":"4d"}}"#,
    r#"{"n":2,"do":{"type":"recover","card":"4c","take":"4d"}}"#,
    r#"{"n":2,"do":{"type":"spy","card":"4s","seen":["2h","3h","4h","5h","6h","7h"]}}"#,
    r#"{"n":2,"do":{"type":"spy","card":"4s"}}"#,
    r#"{"n":2,"do":{"type":"challenge","attacker":"Kh","target":"Kd"}}"#,
    r#"{"n":2,"do":{"type":"deflect","target":"Qh"}}"#,
    r#"{"n":2,"do":{"type":"roll","seat":0,"dice":[3,4],"virtual":true}}"#,
    r#"{"n":2,"do":{"type":"support","seat":0,"cards":["4h"]}}"#,
    r#"{"n":2,"do":{"type":"concede","seat":1}}"#,
    r#"{"n":2,"do":{"type":"adjust","seat":0,"gold":4,"why":"miscounted"}}"#,
    r#"{"n":2,"do":{"type":"adjust","seat":0,"hand":5}}"#,
    r#"{"n":2,"do":{"type":"adjust","seat":1,"ability":"hearts","used":true}}"#,
    r#"{"n":2,"do":{"type":"adjust","noble":"Kh","stamina":2}}"#,
    r#"{"n":2,"do":{"type":"adjust","noble":"Kh","weapon":"3c"}}"#,
    r#"{"n":2,"do":{"type":"adjust","noble":"Kh","weapon":null}}"#,
    r#"{"n":2,"do":{"type":"adjust","support_deck":20}}"#,
    r#"{"n":2,"do":{"type":"note","text":"tea"}}"#,
    r#"{"n":2,"do":{"type":"note","text":"tea"},"mood":"good"}"#,
];

#[test]
fn a_field_of_a_wrong_type_is_a_fault_of_its_line() {
    let (mut faults, mut fine) = (0, 0);
    for line in ENTRIES {
        let whole = read_after_setup(line);
        assert!(
            !matches!(code(&whole), Some("bad-json" | "bad-entry" | "bad-crc")),
            "{line}"
        );
        let entry: Value = serde_json::from_str(line).unwrap();
        let mut all = Vec::new();
        paths(&entry, &mut Vec::new(), &mut all);
        for path in all {
            for odd in odd_values() {
                let mut altered = entry.clone();
                *at_path(&mut altered, &path) = odd;
                let outcomes = read_after_setup(altered.to_string());
                match &outcomes.1 {
                    Some(fault) => {
                        assert_eq!(fault.line, 3);
                        let shape = matches!(fault.cause, Cause::BadEntry(_) | Cause::Refused(_));
                        assert!(shape, "{altered}: {fault:?}");
                        assert_eq!(entries(&outcomes).len(), 1);
                        faults += 1;
                    }
                    // Some of the values are valid in some place.
                    None => fine += 1,
                }
                assert_eq!(
                    serde_json::to_value(&entries(&outcomes)[0])
                        .unwrap()
                        .to_string()
                        .len(),
                    SETUP.len()
                );
            }
            // The same with the field removed.
            if let Some((Value::String(key), outer)) = path.split_last() {
                let mut altered = entry.clone();
                at_path(&mut altered, outer)
                    .as_object_mut()
                    .unwrap()
                    .remove(key);
                let optional = ["at", "seen", "virtual", "why", "mood"].contains(&key.as_str());
                let outcomes = read_after_setup(altered.to_string());
                let misshapen = matches!(code(&outcomes), Some("bad-entry"));
                assert_eq!(misshapen, !optional, "{altered} gives {:?}", outcomes.1);
            }
        }
    }
    assert!(faults > 20 * fine, "{faults} faults, {fine} fine");
}

#[test]
fn a_header_with_a_field_of_a_wrong_type_is_invalid() {
    let mut header: Value = serde_json::from_str(HEADER).unwrap();
    header["rules"] = Value::Object(Rules::from(Edition::Original).to_json());
    assert_eq!(code(&read(format!("{header}\n{SETUP}\n").as_bytes())), None);
    let mut all = Vec::new();
    paths(&header, &mut Vec::new(), &mut all);
    assert!(all.len() > 60);
    for path in all {
        for odd in odd_values() {
            let mut altered = header.clone();
            *at_path(&mut altered, &path) = odd;
            let outcomes = read(format!("{altered}\n{SETUP}\n").as_bytes());
            // Values that are valid in some place lead to games with other rules, never to a damaged entry.
            let fitting = [None, Some("bad-header"), Some("bad-setup")];
            assert!(
                fitting.contains(&code(&outcomes)),
                "{altered}: {:?}",
                outcomes.1
            );
        }
    }
    for (field, value) in [
        ("courtyard", json!(2)),
        ("courtyard", json!(1.0)),
        ("courtyard", json!("1")),
        ("game", json!("chess")),
        ("edition", json!("origami")),
        ("rules", json!({"speed": 1})),
        ("rules", json!({"adrenaline": -1})),
        ("players", json!(["Ana"])),
        ("players", json!(["Ana", "Ben", "Cleo"])),
        ("started", json!("yesterday")),
    ] {
        let mut altered = header.clone();
        altered[field] = value;
        let outcomes = read(format!("{altered}\n").as_bytes());
        assert_eq!(code(&outcomes), Some("bad-header"), "{field}");
    }
}

#[test]
fn numbers_of_any_size_are_handled() {
    let huge = "9".repeat(5000);
    for number in [
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775809",
        "1e9",
        "1e999",
        "1.0",
        "-0",
        "0",
        huge.as_str(),
        "4294967297",
    ] {
        for line in [
            format!(r#"{{"n":{number},"undo":1}}"#),
            format!(r#"{{"n":2,"undo":{number}}}"#),
            format!(r#"{{"n":2,"redo":{number}}}"#),
            format!(r#"{{"n":2,"do":{{"type":"buy","count":{number}}}}}"#),
            format!(r#"{{"n":2,"do":{{"type":"roll","seat":0,"dice":[{number}]}}}}"#),
            format!(r#"{{"n":2,"do":{{"type":"concede","seat":{number}00}}}}"#),
            format!(r#"{{"n":2,"do":{{"type":"adjust","support_deck":{number}9}}}}"#),
            format!(r#"{{"n":2,"do":{{"type":"adjust","noble":"Kh","stamina":{number}9}}}}"#),
        ] {
            let outcomes = read_after_setup(&line);
            assert_eq!(outcomes.1.as_ref().map(|f| f.line), Some(3), "{line}");
            assert_eq!(entries(&outcomes).len(), 1);
        }
    }
}

#[test]
fn deeply_nested_json_is_a_fault() {
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        let (deep, shut) = (open.repeat(100_000), close.repeat(100_000));
        for line in [
            deep.clone(),
            format!("{deep}1{shut}"),
            format!(r#"{{"n":2,"do":{deep}1{shut}}}"#),
            format!(r#"{{"n":2,"do":{{"type":"sell","cards":{deep}1{shut}}}}}"#),
        ] {
            let outcomes = read_after_setup(&line);
            assert!(matches!(code(&outcomes), Some("bad-json" | "bad-entry")));
            assert_eq!(
                code(&read(format!("{line}\n").as_bytes())),
                Some("bad-header")
            );
        }
        // An unknown field of an entry may have any depth. A header is stored whole, so its fields may not.
        let line = format!(r#"{{"n":2,"do":{{"type":"next-phase"}},"x":{deep}1{shut}}}"#);
        assert!(matches!(
            code(&read_after_setup(line)),
            None | Some("bad-json")
        ));
        let header = HEADER.replace(r#""game""#, &format!(r#""x":{deep}1{shut},"game""#));
        assert_eq!(code(&read(header.as_bytes())), Some("bad-header"));
    }
}

#[test]
fn invalid_utf8_is_a_fault() {
    for (line, expected) in [
        (&b"\xff\xfe"[..], "bad-json"),
        (
            b"{\"n\":2,\"do\":{\"type\":\"note\",\"text\":\"\xc3\"}}",
            "bad-json",
        ),
        (
            b"{\"n\":2,\"do\":{\"type\":\"note\",\"text\":\"\0\"}}",
            "bad-json",
        ),
        (
            b"{\"n\":2,\"do\":{\"type\":\"note\",\"text\":\"\\ud800\"}}",
            "bad-entry",
        ),
        (b"{\"n\":2,\"do\":{\"type\":5}}", "bad-entry"),
        (b"{\"n\":2,\"do\":[\"next-phase\"]}", "bad-entry"),
        (
            b"[2,null,{\"type\":\"next-phase\"},null,null,null]",
            "bad-entry",
        ),
        (b"\0\0\0\0", "bad-json"),
        (b"\xef\xbb\xbf{\"n\":2,\"undo\":1}", "bad-json"),
        (b"{\"n\":2,\"undo\":1}{\"n\":3,\"redo\":1}", "bad-json"),
        (b"{\"n\":2,\"undo\":1,}", "bad-json"),
        (b"{\"n\":2,\"n\":2,\"undo\":1}", "bad-entry"),
        (b"{\"n\":2,\"undo\":1,\"undo\":1}", "bad-entry"),
        (b"{\"n\":2,\"undo\":1,\"redo\":1}", "bad-entry"),
        (
            b"{\"n\":2,\"do\":{\"type\":\"next-phase\",\"type\":\"end-turn\"}}",
            "bad-entry",
        ),
        (
            b"{\"n\":2,\"do\":{\"type\":\"buy\",\"count\":1,\"count\":2}}",
            "bad-entry",
        ),
        (b"{\"n\":2}", "bad-entry"),
        (b"{\"n\":1,\"undo\":1}", "bad-entry"),
        (b"{\"n\":3,\"undo\":1}", "bad-entry"),
        (b"{\"n\":2,\"at\":\"now\",\"undo\":1}", "bad-entry"),
        (b"{\"n\":2,\"undo\":0}", "bad-entry"),
        (b"{\"n\":2,\"undo\":1,\"crc\":\"00000000\"}", "bad-crc"),
        (b"{\"n\":2,\"crc\":\"00000000\",\"undo\":1}", "bad-crc"),
        (b"{\"n\":2,\"undo\":2}", "nothing-to-undo"),
        (b"{\"n\":2,\"redo\":1}", "nothing-to-redo"),
    ] {
        let outcomes = read_after_setup(line);
        let text = String::from_utf8_lossy(line);
        assert_eq!(code(&outcomes), Some(expected), "{text}: {:?}", outcomes.1);
        assert_eq!(entries(&outcomes).len(), 1);
    }
    for header in [format!("\n{HEADER}\n"), "\0".into()] {
        assert_eq!(code(&read(header.as_bytes())), Some("bad-header"));
    }
}

#[test]
fn crlf_line_ends_are_read() {
    let session = session(8, 40);
    let journal = String::from_utf8(play::journal(&session, ChecksumState::Plain)).unwrap();
    let outcomes = read(journal.replace('\n', "\r\n").as_bytes());
    assert_eq!(outcomes.1, None);
    assert_eq!(entries(&outcomes), session.entries());
    // Checksums cover the bytes, so CRLF counts as an alteration.
    let journal = String::from_utf8(play::journal(&session, ChecksumState::NEW)).unwrap();
    let outcomes = read(journal.replace('\n', "\r\n").as_bytes());
    assert_eq!(
        (code(&outcomes), outcomes.1.unwrap().line),
        (Some("bad-crc"), 1)
    );
}

/// An endless source of bytes that counts those read.
struct Endless {
    start: Vec<u8>,
    given: Rc<Cell<usize>>,
    most: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let given = self.given.get();
        let count = buffer.len().min(self.most - given);
        for (i, byte) in buffer[..count].iter_mut().enumerate() {
            *byte = *self.start.get(given + i).unwrap_or(&b'x');
        }
        self.given.set(given + count);
        Ok(count)
    }
}

#[test]
fn an_endless_line_is_refused_early() {
    let before = format!("{HEADER}\n{SETUP}\n");
    let note = r#"{"n":2,"do":{"type":"note","text":""#;
    for (start, expected) in [
        (String::new(), "bad-header"),
        (
            HEADER
                .replace("Ana", "\0")
                .split_once('\0')
                .unwrap()
                .0
                .into(),
            "bad-header",
        ),
        (before.clone(), "bad-json"),
        (format!("{before}{note}"), "bad-json"),
    ] {
        for most in [100_000_000, usize::MAX] {
            let given = Rc::new(Cell::new(0));
            let source = Endless {
                start: start.clone().into_bytes(),
                given: given.clone(),
                most,
            };
            let outcomes = read(source);
            assert_eq!(code(&outcomes), Some(expected));
            let pulled = given.get();
            assert!(
                pulled < start.len() + LONGEST_LINE + 100_000,
                "{pulled} bytes"
            );
        }
    }
}

#[test]
fn lines_too_long_to_read_are_not_written() {
    let line = |text: usize| Entry {
        n: 2,
        at: None,
        paused: None,
        bots: BotData::default(),
        step: Step::Do(Action::Note {
            text: "x".repeat(text),
        }),
    };
    for checksums in [ChecksumState::Plain, ChecksumState::NEW] {
        let frame = checksums.line(&line(0)).unwrap().0.len() - 1;
        let (longest, _) = checksums.line(&line(LONGEST_LINE - frame)).unwrap();
        assert_eq!(longest.len(), LONGEST_LINE + 1);
        assert!(checksums.line(&line(LONGEST_LINE - frame + 1)).is_err());
        if checksums == ChecksumState::Plain {
            let outcomes = read_after_setup(longest.strip_suffix(b"\n").unwrap());
            assert_eq!((code(&outcomes), entries(&outcomes).len()), (None, 2));
        }
    }
}

#[test]
fn a_source_that_fails_is_unreadable() {
    struct Failing(Vec<u8>);
    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = buffer.len().min(self.0.len());
            if count == 0 {
                return Err(io::Error::other("the disk is gone"));
            }
            buffer[..count].copy_from_slice(&self.0.drain(..count).collect::<Vec<_>>());
            Ok(count)
        }
    }
    let journal = play::journal(&session(9, 5), ChecksumState::NEW);
    for kept in [0, 30, journal.len() - 10] {
        let outcomes = read(Failing(journal[..kept].to_vec()));
        assert_eq!(code(&outcomes), Some("unreadable"));
        assert_eq!(entries(&outcomes).len(), if kept > 100 { 4 } else { 0 });
    }
}

/// A game that only counts, to measure how often a session replays its actions.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Counting {}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Count {
    by: u64,
}

#[derive(Debug, Clone, PartialEq)]
enum Never {}

impl games::Refusal for Never {
    fn code(&self) -> &'static str {
        match *self {}
    }
}

thread_local! {
    static PLAYED: Cell<u64> = const { Cell::new(0) };
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Plain {
    Duelo,
}

#[derive(
    Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
enum CountKind {
    Count,
}

impl From<&Count> for CountKind {
    fn from(_: &Count) -> CountKind {
        CountKind::Count
    }
}

games::rules! {
    struct NoRules {}
}

impl games::Preset for Plain {
    type Values = NoRules;

    fn values(self) -> NoRules {
        NoRules {}
    }
}

impl Game for Counting {
    const ID: &'static str = "counting";
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    type Edition = Plain;
    type Table = u64;
    type Action = Count;
    type Kind = CountKind;
    type Refusal = Never;
    type Event = ();
    type Count = ();

    fn table(_: &games::Rules<Plain>, _: usize) -> u64 {
        0
    }

    fn check(_: &games::Rules<Plain>, _: &u64, _: &Count) -> Result<(), Never> {
        Ok(())
    }

    fn play_into(
        _: &games::Rules<Plain>,
        table: &mut u64,
        action: &Count,
        _: Events<'_, ()>,
    ) -> Result<(), Never> {
        PLAYED.set(PLAYED.get() + 1);
        *table = table.wrapping_mul(31).wrapping_add(action.by);
        Ok(())
    }

    fn state(_: &games::Rules<Plain>, table: &u64, _: &Seats<String>) -> Value {
        json!(table)
    }

    fn outcome(_: &u64) -> Option<Outcome> {
        None
    }

    fn turn(_: &u64) -> u32 {
        0
    }

    fn first(_: &u64) -> Option<Seat> {
        None
    }

    fn acting(_: &Self::Table) -> SeatSet {
        SeatSet::EMPTY
    }

    fn actor(_: &Self::Table, _: &Self::Action) -> Option<Seat> {
        None
    }

    fn actors(_: &Self::Table, _: Self::Kind) -> Option<SeatSet> {
        None
    }

    fn count((): &mut (), _: &CountedAction<'_, Counting>) {}
}

/// The table of such a game, computed directly.
fn computed_directly(steps: &[Step<Count>]) -> u64 {
    let (mut timeline, mut now): (Vec<u64>, usize) = (Vec::new(), 0);
    for step in steps {
        match step {
            Step::Do(Count { by }) => {
                timeline.truncate(now);
                timeline.push(*by);
                now += 1;
            }
            Step::Undo(count) => now -= count,
            Step::Redo(count) => now += count,
        }
    }
    let next = |table: u64, n: &u64| table.wrapping_mul(31).wrapping_add(*n);
    timeline[..now].iter().fold(0, next)
}

#[test]
fn repeated_undo_and_redo_stay_cheap() {
    let length = 10_000usize;
    let base = (0..length as u64).map(|n| Step::Do(Count { by: n }));
    let swings: [Box<dyn Fn(usize) -> Step<Count>>; 4] = [
        Box::new(move |i| match i % 2 {
            0 => Step::Undo(length),
            _ => Step::Redo(length),
        }),
        Box::new(|i| match i % 2 {
            0 => Step::Undo(1),
            _ => Step::Redo(1),
        }),
        // Undo and redo by different amounts, ending somewhere else each time.
        Box::new(|i| match i % 64 {
            0 => Step::Undo(63),
            _ => Step::Do(Count { by: i as u64 }),
        }),
        Box::new(|i| match i % 4 {
            0 => Step::Undo(1),
            1 | 2 => Step::Do(Count { by: i as u64 }),
            _ => Step::Undo(2),
        }),
    ];
    for (which, swing) in swings.iter().enumerate() {
        let mut steps: Vec<Step<Count>> = base.clone().collect();
        steps.extend((0..length).map(swing));
        let header = Header {
            game: Counting::ID.into(),
            ..play::header(Edition::Duelo, Map::new())
        };
        let mut journal = ChecksumState::Plain.line(&header).unwrap().0;
        for (i, step) in steps.iter().enumerate() {
            let entry = Entry {
                n: i as u64 + 1,
                at: None,
                paused: None,
                bots: BotData::default(),
                step: step.clone(),
            };
            journal.extend(ChecksumState::Plain.line(&entry).unwrap().0);
        }
        PLAYED.set(0);
        let reading = Opened::new(journal.as_slice())
            .unwrap()
            .read::<Counting>()
            .unwrap();
        assert_eq!(reading.fault, None);
        assert_eq!(reading.session.entries().len(), steps.len());
        let played = PLAYED.get();
        assert!(played < 130 * steps.len() as u64, "{played} plays");
        assert_eq!(
            *reading.session.table(),
            computed_directly(&steps),
            "swing {which}"
        );
    }
}
