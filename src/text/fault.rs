//! Faults of journals and refused steps, in words.

use std::io;

use super::sentence::kebab;
use super::{Arg, Describe, LONGEST_NAME, Text, TextContext, say, short};
use courtyard_core::game::{Domain, Refusal, RulesError, ValueFault};
use courtyard_library::Unwritable;
use courtyard_session::journal::{Cause, Fault, LONGEST_LINE, NotJson};
use courtyard_session::{
    BadEntry, FORMAT_VERSION, HeaderFault, LONGEST_NOTE, NoHeader, StepRefusal,
};

/// Why an edition or a house rule is invalid.
pub fn rules_error(text: &Text, error: &RulesError) -> String {
    match error {
        RulesError::UnknownEdition(name, known) => say!(
            text,
            "fault-unknown-edition",
            edition = name,
            known = text.list(known.iter().map(|&k| k.into()))
        ),
        RulesError::UnknownRule(name) => say!(text, "fault-unknown-rule", rule = name),
        RulesError::BadValue(name, fault) => say!(
            text,
            "fault-bad-rule",
            rule = name,
            why = value_fault(text, fault)
        ),
    }
}

/// The requirement that a rule's value violates, in words that follow the rule's name.
fn value_fault(text: &Text, fault: &ValueFault) -> String {
    let words = |words: &'static [&str]| words.iter().map(|&word| word.to_owned());
    match fault {
        ValueFault::Outside(domain) => match *domain {
            Domain::Number(least, most) => {
                say!(text, "value-fault-number", least, most)
            }
            Domain::Limit(most) => say!(text, "value-fault-limit", most),
            Domain::Flag => say!(text, "value-fault-flag"),
            Domain::Choice(choice) => {
                let choice = text.choice(words(choice));
                say!(text, "value-fault-choice", words = choice)
            }
            Domain::Numbers(names, least, most) => say!(
                text,
                "value-fault-numbers",
                names = text.list(words(names)),
                least,
                most
            ),
            Domain::List(known) => {
                let words = text.list(words(known));
                say!(text, "value-fault-list", words)
            }
            Domain::Phases(_) => say!(text, "value-fault-phases", shape = PHASES),
        },
        ValueFault::NotPhases(why) => say!(
            text,
            "value-fault-not-phases",
            shape = PHASES,
            why = json_fault(text, why)
        ),
        ValueFault::NoPhase => say!(text, "value-fault-no-phase"),
        ValueFault::Reserved(id) => say!(text, "value-fault-reserved", phase = id),
        ValueFault::Twice(id) => say!(text, "value-fault-twice", phase = id),
        ValueFault::Foreign(kind) => say!(text, "value-fault-foreign", kind),
        ValueFault::Other(why) => {
            say!(text, "value-fault-other", why = json_fault(text, why))
        }
    }
}

/// The shape of a list of phases in a journal.
const PHASES: &str = "{\"id\":…,\"allows\":[…]}";

/// Why the system failed to read or write, as the end of a sentence. Rare errors are quoted from the system.
pub fn describe_io(text: &Text, error: &io::Error) -> String {
    io_fault(text, error.kind(), &error.to_string())
}

fn io_fault(text: &Text, kind: io::ErrorKind, why: &str) -> String {
    let key = match kind {
        io::ErrorKind::Unsupported if cfg!(target_arch = "wasm32") => {
            "io-unsupported-in-browsers".to_owned()
        }
        kind => format!("io-{}", kebab(&format!("{kind:?}"))),
    };
    let key = if text.has(&key) { &key } else { "io-other" };
    // The system's error number means nothing to users.
    let why = why.split(" (os error ").next().unwrap_or(why);
    say!(text, key, why)
}

/// Why a header is invalid, or not supported by this program.
pub fn describe_header_fault(text: &Text, fault: &HeaderFault) -> String {
    let sentence = || {
        text.sentence("fault-bad-header", fault)
            .with("known", FORMAT_VERSION)
    };
    let description = match fault {
        HeaderFault::Rules(error) => rules_error(text, error),
        HeaderFault::NotAHeader(NoHeader::Json(why)) => sentence()
            .with("why", json_fault(text, without_place(why).0))
            .finish(),
        _ => sentence().finish(),
    };
    short(&description, LONGEST_FAULT).into_owned()
}

/// Maximum length in characters of what a file adds to the description of its fault.
const LONGEST_FAULT: usize = 10 * LONGEST_NAME;

/// Why reading a journal stopped; `table` is the table before the fault.
pub fn describe_fault<G: Describe>(
    cx: TextContext<'_, G>,
    table: &G::Table,
    fault: &Fault<G::Refusal>,
) -> String {
    describe_cause(cx.text, &fault.cause, |refusal| {
        describe_step_refusal(cx, table, refusal)
    })
}

/// Why reading a journal stopped before there was a session.
pub fn describe_unopened<R: Refusal>(text: &Text, fault: &Fault<R>) -> String {
    describe_cause(text, &fault.cause, |refusal| refusal.code().to_owned())
}

fn describe_cause<R>(
    text: &Text,
    cause: &Cause<R>,
    refused: impl FnOnce(&StepRefusal<R>) -> String,
) -> String {
    let sentence = match cause {
        Cause::Unreadable(kind, why) => {
            let why = io_fault(text, *kind, why);
            return say!(text, "fault-unreadable", why);
        }
        Cause::BadHeader(fault) => return describe_header_fault(text, fault),
        Cause::Refused(refusal) => return refused(refusal),
        Cause::CutOff => return say!(text, "fault-cut-off"),
        Cause::BadJson(why) => text.sentence("fault-bad-json", why),
        Cause::BadEntry(why) => text.sentence("fault-bad-entry", why),
        Cause::BadCrc(why) => text.sentence("fault-bad-crc", why),
    };
    match cause {
        Cause::BadJson(NotJson::TooLong) => sentence.with("most", LONGEST_LINE),
        Cause::BadJson(NotJson::Syntax(why)) | Cause::BadEntry(BadEntry::Shape(why)) => {
            let (why, column) = without_place(why);
            let column = column.map_or(Arg::from("none"), Arg::from);
            sentence
                .with("why", json_fault(text, why))
                .with("column", column)
        }
        _ => sentence,
    }
    .finish()
}

/// Why an action, an undo or a redo is refused.
pub fn describe_step_refusal<G: Describe>(
    cx: TextContext<'_, G>,
    table: &G::Table,
    refusal: &StepRefusal<G::Refusal>,
) -> String {
    let (key, requested, available) = match *refusal {
        StepRefusal::Game(ref refusal) => return G::refusal(cx, table, refusal),
        StepRefusal::NothingToUndo {
            requested,
            available,
        } => ("refusal-nothing-to-undo", requested, available),
        StepRefusal::NothingToRedo {
            requested,
            available,
        } => ("refusal-nothing-to-redo", requested, available),
        StepRefusal::LongNote => {
            return say!(cx.text, "refusal-long-note", most = LONGEST_NOTE);
        }
    };
    say!(cx.text, key, asked = requested, there = available)
}

/// Why a journal cannot take a line.
pub fn describe_unwritable(text: &Text, why: Unwritable) -> String {
    let key = match why {
        Unwritable::LongLine => "unwritable-long-line",
        Unwritable::JournalFull => "unwritable-journal-full",
        Unwritable::NoRoomForNotes => "unwritable-no-room-for-notes",
        Unwritable::NeedsBots => "unwritable-needs-bots",
    };
    text.get(key).into_owned()
}

/// The beginnings of the JSON parser's messages, each with the key of its translation.
const COMPLAINTS: [(&str, &str); 13] = [
    ("“adjust” sets one of", "json-not-one-correction"),
    ("EOF while", "json-ends"),
    ("trailing characters", "json-goes-on"),
    ("missing field", "json-field-missing"),
    ("duplicate field", "json-field-twice"),
    ("unknown field", "json-field-unknown"),
    ("unknown variant", "json-word-unknown"),
    ("invalid type", "json-unfit"),
    ("invalid value", "json-unfit"),
    ("invalid length", "json-unfit"),
    ("not a card", "json-not-a-card"),
    ("a seat is", "json-not-a-seat"),
    // Our own messages begin with the word that does not fit.
    ("“", "json-word-unfit"),
];

/// A message of the JSON parser as the end of a sentence. The parser has English messages only: those that say more than that
/// the text is not JSON are translated.
fn json_fault(text: &Text, why: &str) -> String {
    let why = &*short(why, LONGEST_FAULT);
    let parts: Vec<&str> = why.split(['“', '”']).collect();
    if let ["", kind, " needs the field ", field, ""] = parts[..] {
        return say!(text, "json-kind-lacks", kind, field);
    }
    let known = COMPLAINTS.iter().find(|(start, _)| why.starts_with(start));
    let key = known.map_or("json-other", |(_, key)| key);
    let quoted = why.split(['`', '“', '”']).nth(1).unwrap_or_default();
    say!(text, key, name = quoted, expected = expected(why))
}

/// The sort of value that the parser expected, by which messages select.
fn expected(why: &str) -> &'static str {
    let Some((_, expected)) = why.rsplit_once("expected ") else {
        return "other";
    };
    let is_number = |word: &str| {
        let bits = word.strip_prefix(['i', 'u', 'f']).unwrap_or_default();
        bits == "size" || bits.parse::<u8>().is_ok() || ["integer", "number"].contains(&word)
    };
    let expected = expected.strip_prefix("a ").unwrap_or(expected);
    let expected = expected.strip_prefix("nonzero ").unwrap_or(expected);
    match expected.split([' ', ',']).next().unwrap_or_default() {
        word if is_number(word) => "number",
        "string" | "borrowed" | "str" => "text",
        "map" | "struct" | "object" => "object",
        "sequence" | "tuple" | "array" => "list",
        "boolean" => "flag",
        _ => "other",
    }
}

/// A message of the JSON parser without its position, and the column of the position. The line is always 1 here and
/// would be confused with the journal's.
fn without_place(why: &str) -> (&str, Option<u64>) {
    let place = why.rsplit_once(" at line ").and_then(|(before, place)| {
        let (_, column) = place.split_once(" column ")?;
        Some((before, column.parse().ok()?))
    });
    match place {
        Some((before, column)) => (before, Some(column)),
        None => (why, None),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;
    use crate::Language;
    use crate::tests::text;
    use courtyard_dueling_nobles::rules::{Action, Rules};

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Sample {
        count: u8,
    }

    /// Asserts that each message is translated, and has nothing of the parser's English.
    fn assert_translated(complaints: &[String]) {
        let [english, spanish] = [Language::English, Language::Spanish].map(text);
        let translated = |text: &Text| -> Vec<String> {
            complaints.iter().map(|why| json_fault(text, why)).collect()
        };
        let (english, spanish) = (translated(&english), translated(&spanish));
        for (own, other) in spanish.iter().zip(&english) {
            assert_ne!(own, other);
            assert!(!own.contains("json-"), "{own}");
        }
        for (why, sentence) in complaints.iter().zip(&spanish) {
            assert!(!sentence.contains(why.as_str()), "{sentence}");
        }
    }

    #[test]
    fn common_messages_of_the_json_parser_are_translated() {
        let of = |json: &str| {
            let why = serde_json::from_str::<Sample>(json)
                .unwrap_err()
                .to_string();
            without_place(&why).0.to_owned()
        };
        let known = [
            "{\"count\":1",
            "{\"count\":1} 2",
            "{}",
            "{\"count\":1,\"count\":1}",
            "{\"weight\":1}",
        ];
        assert_translated(&known.map(of));
        let of = |json| {
            serde_json::from_value::<Action>(json)
                .unwrap_err()
                .to_string()
        };
        let known = [
            json!({"type": "dance"}),
            json!({"type": "tax"}),
            json!({"type": "adjust"}),
        ];
        assert_translated(&known.map(of));
        let wrong = json!({"type": "tax", "king": 3});
        assert_translated(&[of(wrong)]);
        let rare = [
            "key must be a string",
            "“noon” is not a time",
            "not a card: 11h",
            "a seat is 0 or 1, not 2",
        ];
        assert_translated(&rare.map(str::to_owned));
    }

    #[test]
    fn values_of_a_wrong_type_are_described_without_the_types_of_the_parser() {
        fn fault<T: for<'de> Deserialize<'de>>(json: &str) -> String {
            let why = serde_json::from_str::<T>(json).err().unwrap().to_string();
            json_fault(&text(Language::English), without_place(&why).0)
        }
        let number = "a value is not valid: a number is needed";
        assert_eq!(fault::<i64>("\"3\""), number);
        assert_eq!(fault::<Sample>("{\"count\":300}"), number);
        assert_eq!(fault::<Sample>("{\"count\":-1.5}"), number);
        assert_eq!(
            fault::<String>("3"),
            "a value is not valid: a text is needed"
        );
        assert_eq!(
            fault::<bool>("3"),
            "a value is not valid: true or false is needed"
        );
        assert_eq!(
            fault::<Vec<u8>>("3"),
            "a value is not valid: a list is needed"
        );
        assert_eq!(
            fault::<Sample>("3"),
            "a value is not valid: an object is needed"
        );
    }

    #[test]
    fn invalid_rules_are_described() {
        let texts = [Language::English, Language::Spanish].map(text);
        for (rule, value) in [
            ("income_gold", json!(-1)),
            ("sells_per_turn", json!("x")),
            ("tax_may_vanquish", json!(1)),
            ("taxes", json!("none")),
            ("stamina", json!({"king": 0})),
            ("phases", json!(1)),
            ("phases", json!([{"id": "a"}])),
            ("phases", json!([])),
            ("phases", json!([{"id": "over", "allows": []}])),
            (
                "phases",
                json!([{"id": "a", "allows": []}, {"id": "a", "allows": []}]),
            ),
            ("phases", json!([{"id": "a", "allows": ["roll"]}])),
        ] {
            let house = json!({rule: value});
            let error = Rules::new("duelo", house.as_object().unwrap()).unwrap_err();
            let [english, spanish] = texts.each_ref().map(|text| rules_error(text, &error));
            assert!(english.contains(rule) && spanish.contains(rule));
            assert!(!spanish.contains("value-fault"), "{spanish}");
            let words = |sentence: &str| sentence.split(rule).nth(1).map(str::to_owned);
            assert_ne!(words(&english), words(&spanish));
        }
    }

    #[test]
    fn system_errors_are_described() {
        let [english, spanish] = [Language::English, Language::Spanish].map(text);
        use io::ErrorKind as K;
        for kind in [
            K::NotFound,
            K::PermissionDenied,
            K::StorageFull,
            K::QuotaExceeded,
            K::FileTooLarge,
            K::ReadOnlyFilesystem,
            K::AlreadyExists,
            K::IsADirectory,
            K::NotADirectory,
            K::UnexpectedEof,
            K::Other,
        ] {
            let error = io::Error::new(kind, "alas (os error 99)");
            let (own, other) = (describe_io(&spanish, &error), describe_io(&english, &error));
            assert_ne!(own, other);
            for sentence in [own, other] {
                assert!(
                    !sentence.contains("io-") && !sentence.contains("99"),
                    "{sentence}"
                );
                assert_eq!(sentence.contains("alas"), kind == K::Other, "{sentence}");
            }
        }
    }
}
