//! The rules of a game in words: messages with the values of the rules as arguments.
//!
//! A message is a section. Its first line is the title, and every other line is a paragraph. Empty lines are omitted,
//! and so is a section without paragraphs. Each rule is an argument with its name in a journal:
//!
//! - a switch is `yes` or `no`, and an absent limit is `none`;
//! - a number of an object is named after the object and itself, such as `stamina-king`;
//! - the game adds values computed from several rules.

use fluent_bundle::FluentArgs;
use serde_json::{Map, Value};

use super::rules::{edition_name, house_rules};
use super::{Arg, Text, say};
use courtyard_core::game::{Game, RulesOf};

/// One section of a game's rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// The paragraphs; never empty.
    pub paragraphs: Vec<String>,
}

/// A rulebook under construction.
#[derive(Debug)]
pub struct Rulebook<'a> {
    text: &'a Text,
    args: FluentArgs<'static>,
    chapters: Vec<Chapter>,
}

impl<'a> Rulebook<'a> {
    /// A rulebook without sections, for rules as a journal writes them.
    pub fn new(text: &'a Text, rules: Map<String, Value>) -> Rulebook<'a> {
        let mut book = Rulebook {
            text,
            args: FluentArgs::new(),
            chapters: Vec::new(),
        };
        for (rule, value) in rules {
            match value {
                Value::Object(values) => {
                    for (name, value) in values {
                        book.value(format!("{rule}-{name}"), value);
                    }
                }
                value => book.value(rule, value),
            }
        }
        book
    }

    fn value(&mut self, name: String, value: Value) {
        let value = match value {
            Value::Null => Arg::from("none"),
            Value::Bool(flag) => flag.into(),
            Value::String(word) => word.into(),
            Value::Number(number) => number.as_u64().unwrap_or_default().into(),
            // Every game has its own words for lists.
            Value::Array(_) | Value::Object(_) => return,
        };
        self.args.set(name, value.0);
    }

    /// Sets an argument of the following messages.
    pub fn set(&mut self, name: &'static str, value: impl Into<Arg<'static>>) {
        self.args.set(name, value.into().0);
    }

    /// Sets an argument to a list in words; an empty list is `none`.
    pub fn set_list(&mut self, name: &'static str, items: impl IntoIterator<Item = String>) {
        let mut items = items.into_iter().peekable();
        match items.peek() {
            None => self.set(name, "none"),
            Some(_) => self.set(name, self.text.list(items)),
        }
    }

    /// The message of this key.
    pub fn say(&self, key: &str) -> String {
        self.text.format(key, Some(&self.args)).into_owned()
    }

    /// Appends the section of this key.
    pub fn section(&mut self, key: &str) {
        let paragraphs = self.say(key);
        // An omitted part leaves two spaces or an empty line.
        let lines = paragraphs.lines().map(|line| {
            let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
            words.join(" ")
        });
        let mut lines = lines.filter(|line| !line.is_empty());
        if let Some(title) = lines.next() {
            self.chapter(title, lines.collect());
        }
    }

    /// Appends a section, unless it has no paragraphs.
    pub fn chapter(&mut self, title: String, paragraphs: Vec<String>) {
        if !paragraphs.is_empty() {
            self.chapters.push(Chapter { title, paragraphs });
        }
    }

    /// Appends the house rules, if any: each rule's name, its value and the edition's value.
    pub fn house<G: Game>(&mut self, rules: &RulesOf<G>) {
        let changes = house_rules::<G>(self.text, rules);
        if changes.is_empty() {
            return;
        }
        let edition = edition_name::<G>(self.text, rules.edition_name());
        let mut paragraphs = vec![say!(self.text, "rulebook-house", edition)];
        paragraphs.extend(changes.into_iter().map(|change| {
            say!(
                self.text,
                "rulebook-house-change",
                rule = change.rule,
                value = change.value,
                usual = change.usual
            )
        }));
        self.chapter(say!(self.text, "fact-rules"), paragraphs);
    }

    /// The sections in order.
    pub fn finish(self) -> Vec<Chapter> {
        self.chapters
    }
}
