//! How tests describe words on a screen.

use courtyard::text::Language;

use crate::common::words::{Words, english, messages, say};

#[test]
fn a_key_is_its_message_in_the_language_of_the_app() {
    let spanish = messages(Language::Spanish);
    assert_eq!(say(spanish, "@menu"), spanish.get("menu"));
    assert_ne!(say(spanish, "@menu"), english("@menu"));
    assert_eq!(say(spanish, "10♥ (2)"), "10♥ (2)");
}

#[test]
fn an_argument_is_text_a_number_or_a_message() {
    let text = messages(Language::English);
    let unnamed = text.with("player-unnamed", &[("number", 2_i64.into())]);
    let expected = text.with("setup-begins", &[("name", (&*unnamed).into())]);
    let found = english("@setup-begins name=(@player-unnamed number=2)");
    assert_eq!(found, expected);
    let named = text.with("setup-begins", &[("name", "Ana of Graz".into())]);
    let redo = english("(@do-redo): (@setup-begins name=(Ana of Graz))");
    assert_eq!(redo, format!("{}: {named}", text.get("do-redo")));
    let phase = english("@dueling-nobles-phase-command");
    let capital = english("^@dueling-nobles-phase-command");
    assert_ne!(capital, phase);
    assert_eq!(capital.to_lowercase(), phase.to_lowercase());
}

#[test]
fn a_star_is_any_text() {
    let text = messages(Language::English);
    let copied = |folder: &str, why: &str| {
        let args = [("folder", folder.into()), ("why", why.into())];
        text.with("copies-failed", &args).into_owned()
    };
    let words = Words::new(text, "@copies-failed folder=/tmp why=*");
    let line = copied("/tmp", "it is full");
    assert!(words.are(&line));
    assert!(words.start(&format!("{line} Again.")));
    assert!(words.are_in(&format!("Then: {line}")));
    assert!(!words.are_in(&copied("/home", "it is full")));
    assert!(!words.are(&format!("{line} Again.")));
}

#[test]
#[should_panic(expected = "there is no message \"menus\"")]
fn an_unknown_key_is_refused() {
    english("@menus");
}

#[test]
#[should_panic(expected = "the message setup-begins")]
fn a_missing_argument_is_refused() {
    english("@setup-begins");
}
