//! Words on a screen, by the keys of their messages, so that a message can be reworded without a change of the tests.
//!
//! `@menu` is the message of this key, in the language of the app. Arguments follow the key:
//! `@setup-begins name=Ana`. An argument with spaces is in brackets, and may be a message itself:
//! `@setup-name-of player=(@player-unnamed number=1)`. `*` is an argument of any text, and `^@key` has a capital
//! letter first. Everything else is the text itself, such as `10♥`, except that it may contain messages in brackets:
//! `(@do-undo): (@dueling-nobles-headline-tax player=Ana king=K♥)`.

use std::sync::Mutex;

use courtyard::text::{Arg, Language, Text};

/// Stands for any text in a message.
const ANY: char = '\u{e000}';

/// The messages of a language.
pub fn messages(language: Language) -> &'static Text {
    static LOADED: Mutex<Vec<&'static Text>> = Mutex::new(Vec::new());
    let mut loaded = LOADED.lock().unwrap();
    if let Some(text) = loaded.iter().find(|text| text.language() == language) {
        return text;
    }
    let text = Text::new(language, courtyard::registry::described());
    let text: &'static Text = Box::leak(Box::new(text));
    loaded.push(text);
    text
}

/// Described words in one language.
#[derive(Debug)]
pub struct Words {
    /// The texts between which there can be anything.
    pieces: Vec<String>,
}

impl Words {
    /// The words of this description.
    #[track_caller]
    pub fn new(text: &Text, what: &str) -> Words {
        let words = resolve(text, what);
        let pieces: Vec<String> = words.split(ANY).map(str::to_owned).collect();
        let is_specific = what.is_empty() || pieces.iter().any(|piece| !piece.is_empty());
        assert!(is_specific, "{what:?} is any text");
        Words { pieces }
    }

    /// Whether the text is these words.
    pub fn are(&self, text: &str) -> bool {
        let [first, .., last] = &self.pieces[..] else {
            return self.pieces[0] == text;
        };
        let Some(rest) = text.strip_prefix(first.as_str()) else {
            return false;
        };
        let Some(rest) = rest.strip_suffix(last.as_str()) else {
            return false;
        };
        rest_of(&self.pieces[1..self.pieces.len() - 1], rest).is_some()
    }

    /// Whether the text starts with these words.
    pub fn start(&self, text: &str) -> bool {
        let rest = text.strip_prefix(self.pieces[0].as_str());
        rest.is_some_and(|rest| rest_of(&self.pieces[1..], rest).is_some())
    }

    /// Whether these words are in the text.
    pub fn are_in(&self, text: &str) -> bool {
        rest_of(&self.pieces, text).is_some()
    }
}

/// The text after the last of these pieces, if they are in it in this order.
fn rest_of<'t>(pieces: &[String], text: &'t str) -> Option<&'t str> {
    let mut rest = text;
    for piece in pieces {
        let start = rest.find(piece.as_str())?;
        rest = &rest[start + piece.len()..];
    }
    Some(rest)
}

/// The text of a description without `*`.
#[track_caller]
pub fn say(text: &Text, what: &str) -> String {
    let words = resolve(text, what);
    assert!(!words.contains(ANY), "{what:?} is not one text");
    words
}

/// The same in English.
#[track_caller]
pub fn english(what: &str) -> String {
    say(messages(Language::English), what)
}

#[track_caller]
fn resolve(text: &Text, what: &str) -> String {
    if is_message(what) {
        return message(text, what);
    }
    let mut words = String::new();
    let mut rest = what;
    while let Some(start) = rest.find('(') {
        let (before, bracket) = rest.split_at(start);
        words += before;
        rest = if is_message(&bracket[1..]) {
            let end = end_of_bracket(bracket).expect("a bracket is closed");
            words += &message(text, &bracket[1..end]);
            &bracket[end + 1..]
        } else {
            words.push('(');
            &bracket[1..]
        };
    }
    words + rest
}

fn is_message(what: &str) -> bool {
    what.starts_with('@') || what.starts_with("^@")
}

/// Position of the bracket that closes the first one.
fn end_of_bracket(text: &str) -> Option<usize> {
    let mut depth = 0;
    let end = text.char_indices().find(|(_, c)| {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    end.map(|(end, _)| end)
}

#[track_caller]
fn message(text: &Text, what: &str) -> String {
    let (is_capital, what) = match what.strip_prefix('^') {
        Some(what) => (true, what),
        None => (false, what),
    };
    let (key, mut rest) = what[1..].split_once(' ').unwrap_or((&what[1..], ""));
    assert!(text.has(key), "there is no message {key:?}");
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    while let Some((name, value)) = rest.split_once('=') {
        let end = if value.starts_with('(') {
            end_of_bracket(value).map(|end| end + 1)
        } else {
            value.find(' ')
        };
        let (value, after) = value.split_at(end.unwrap_or(value.len()));
        rest = after.trim_start();
        let value = match value.strip_prefix('(').and_then(|v| v.strip_suffix(')')) {
            Some(inner) => resolve(text, inner),
            None if value == "*" => ANY.to_string(),
            None => value.to_owned(),
        };
        let value = value
            .parse::<i64>()
            .map_or_else(|_| value.into(), Arg::from);
        args.push((name, value));
    }
    assert!(rest.is_empty(), "{rest:?} in {what:?} is no argument");
    let words = text.with(key, &args);
    let mut letters = words.chars();
    match (is_capital, letters.next()) {
        (true, Some(first)) => first.to_uppercase().chain(letters).collect(),
        _ => words.into_owned(),
    }
}
