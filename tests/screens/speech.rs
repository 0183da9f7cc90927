//! Spoken turns: off by default; whose turn it is, and results.

use std::cell::RefCell;
use std::fs;
use std::rc::Rc;

use courtyard::settings::{Speech, SpeechRate};
use courtyard::text::Language;
use courtyard::ui::platform::speech::Speaker;
use egui::{Key, Modifiers};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, Person};

/// Each sentence with its language and settings.
pub type Said = Rc<RefCell<Vec<(String, Language, Speech)>>>;

/// A synthesizer without sound.
#[derive(Debug, Clone, Default)]
pub struct Fake(pub Said);

impl Speaker for Fake {
    fn voices(&self, language: Language) -> Vec<String> {
        ["Alba", "Bruno"]
            .map(|name| format!("{name} ({language})"))
            .into()
    }

    fn say(&self, words: &str, language: Language, speech: &Speech) {
        let said = (words.to_owned(), language, speech.clone());
        self.0.borrow_mut().push(said);
    }
}

#[test]
fn turns_and_results_are_spoken_if_the_setting_is_on() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 3);
    let fake = Fake::default();
    let mut person = Person::listening(folder.path(), LAPTOP, Box::new(fake.clone()));
    let words = || {
        let said = fake.0.borrow_mut().drain(..).collect::<Vec<_>>();
        said.into_iter()
            .map(|(words, ..)| words)
            .collect::<Vec<_>>()
    };
    person.tap("@kind-end-turn");
    assert_eq!(words(), [""; 0], "it is off by default");
    person.tap(&person.name_of("(@do-undo): "));

    person.press(Modifiers::COMMAND, Key::Comma);
    person.tap("@settings-speech-on");
    person.tap("@settings-speech-fast");
    person.tap("Bruno (en)");
    person.tap("@settings-speech-try");
    assert_eq!(words(), [person.say("@settings-speech-try")]);
    person.press(Modifiers::NONE, Key::Escape);
    person.tap("@kind-end-turn");
    let (said, language, speech) = fake.0.borrow_mut().pop().unwrap();
    assert_eq!(said, "It is Ben’s turn.");
    assert_eq!(language, Language::English);
    assert_eq!(
        (speech.rate, speech.voice.as_deref()),
        (SpeechRate::Fast, Some("Bruno (en)"))
    );
    let kept = fs::read_to_string(folder.path().join("settings.json")).unwrap();
    assert!(kept.contains("Bruno (en)"), "{kept}");
}
