//! Languages: messages from `assets/locales` and each game's `locales`, and descriptions of a game's actions, events
//! and refusals.
//!
//! A sentence is one message with named arguments. Code only joins lists and sums, which also uses messages.
//!
//! ```
//! use courtyard_core::cards::Card;
//! use courtyard_core::game::Games;
//! use courtyard_text::{Language, Text};
//!
//! let text = Text::new(Language::English, Games::new([]));
//! let cards: [Card; 3] = ["2h".parse()?, "3h".parse()?, "10h".parse()?];
//! assert_eq!(text.cards(cards), "2♥, 3♥ and 10♥");
//! # Ok::<(), courtyard_core::cards::ParseCardError>(())
//! ```

mod aid;
mod chart;
mod describe;
pub mod export;
mod fault;
pub mod fonts;
mod games;
mod laboratory;
mod language;
mod library;
mod line;
mod log;
mod opponents;
mod people;
mod pseudo;
mod rulebook;
mod rules;
mod sentence;
mod spoken;
mod stat;
mod statistics;
mod story;
mod table;

pub use aid::{Aid, AidContent, AidKind, MatRow, Place, Track, rule_facts};
pub use chart::{
    Axis, Bar, CHART_STYLE, Chart, Curve, Drawing, Form, Ink, Mark, Part, Point, Room, Sample,
    Trace,
};
pub use courtyard_session::LONGEST_NAME;
pub use describe::{
    Describe, DescribedOdds, Fact, Tally, TextContext, describe_players, describe_title, nameless,
    player_name, player_names,
};
pub use fault::{
    describe_fault, describe_header_fault, describe_io, describe_step_refusal, describe_unopened,
    describe_unwritable, rules_error,
};
pub use games::{
    DescribedCounter, DescribedFault, DescribedGame, DescribedKind, DescribedSession,
    DescribedStatistics, ReadJournal, count_all, count_people,
};
#[cfg(not(target_arch = "wasm32"))]
#[doc(hidden)]
pub use include_dir;
pub use laboratory::{chart_effects, describe_starter, of_100};
#[cfg(not(target_arch = "wasm32"))]
#[doc(hidden)]
pub use language::files_of;
pub use language::{Language, ParseLanguageError};
pub use library::{
    describe_alike, describe_archive, describe_behind, describe_left_out_of_archive,
    describe_library, describe_merged, describe_moved, describe_name_fault, describe_parting,
    describe_recovery, describe_version,
};
pub use line::{Line, Recent, Sum, SumTerm, Turn, line, turn_title};
pub use log::{Gauged, Log, describe_edition, describe_result, facts, moment};
pub use opponents::{
    describe_act, describe_broken_seal, describe_compared, describe_not_for_people,
    describe_seating_fault, level_name, name_bot_seat,
};
pub use people::{
    DescribedPage, describe_against, describe_chance_against, describe_conceded, describe_figures,
    describe_joined, describe_life, describe_page, describe_people, describe_record,
    describe_records, describe_rivals, describe_strength, mark_letter, people_csv, person_csv,
    speak_latest,
};
pub use rulebook::{Chapter, Rulebook};
pub use rules::{
    RuleChange, describe_rules, edition_about, house_rules, phase_name, rule_about, rule_group,
    rule_name, rule_value, rule_word,
};
pub use sentence::Sentence;
pub use spoken::spoken;
pub use stat::{Cell, Stat, describe_range};
pub use statistics::{
    describe_left_out, describe_person, describe_statistics, describe_verdict, person_name,
};
pub use story::{DescribedStory, describe_chances, describe_stories};
pub use table::{Column, Table, date, decimal, grouped, parse_date, percent, probability};

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};

use courtyard_core::cards::Card;
use courtyard_core::game::Games;

/// The messages of one language.
pub struct Text {
    language: Language,
    games: Games<dyn DescribedGame>,
    messages: HashMap<Cow<'static, str>, Message>,
    /// The functions that messages call. It contains no messages.
    functions: FluentBundle<FluentResource>,
}

/// A message, which is parsed when it is first needed: a screen shows few of all messages.
struct Message {
    /// The message with its key, in Fluent's syntax.
    source: Cow<'static, str>,
    parsed: OnceLock<FluentResource>,
}

impl Message {
    fn new(source: Cow<'static, str>) -> Message {
        let parsed = OnceLock::new();
        Message { source, parsed }
    }

    /// The text, with places for arguments. `None` if it cannot be parsed, which a test checks.
    fn text(&self) -> Option<&Pattern<&str>> {
        let parsed = self.parsed.get_or_init(|| {
            let parsed = FluentResource::try_new(self.source.clone().into_owned());
            parsed.unwrap_or_else(|(resource, _)| resource)
        });
        match parsed.get_entry(0)? {
            Entry::Message(message) => message.value.as_ref(),
            _ => None,
        }
    }
}

/// The messages in a source, with their keys. A line that starts with a letter begins a message; the next one, or a comment, ends
/// it.
fn split(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = source.match_indices('\n').map(|(end, _)| end + 1);
    let begins = move |at: &usize| {
        let rest = &source[*at..];
        rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#')
    };
    let mut starts = std::iter::once(0).chain(lines).filter(begins).peekable();
    std::iter::from_fn(move || {
        let start = starts.next()?;
        let end = starts.peek().copied().unwrap_or(source.len());
        Some(&source[start..end])
    })
    .filter(|part| !part.starts_with('#'))
    .filter_map(|message| Some((message.split([' ', '=']).next()?, message)))
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Text {
    /// Loads the messages of a language: those that every game shares, and those of these games.
    pub fn new(language: Language, games: Games<dyn DescribedGame>) -> Text {
        // Messages missing in the language are shown in English.
        let english = (language != Language::English).then(|| Language::English.sources(&games));
        let english = english.into_iter().flatten();
        let sources = english.chain(language.sources(&games)).collect();
        Text::from_messages(language, games, sources)
    }

    /// Loads these messages of a language, in Fluent's syntax. Later messages replace earlier ones with the same key.
    pub fn from_messages(
        language: Language,
        games: Games<dyn DescribedGame>,
        sources: Vec<Cow<'static, str>>,
    ) -> Text {
        let mut functions = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Fluent's invisible isolation marks around arguments would disturb every other program.
        functions.set_use_isolating(false);
        // A new bundle has no function of this name, so this cannot fail.
        let _ = functions.add_function("SOUND", move |of, _| match of {
            [FluentValue::String(word)] => language::sound(language, word).into(),
            _ => FluentValue::Error,
        });
        // The place of the app: a `tab` of a browser, or a `window`.
        let _ = functions.add_function("SHOWN_IN", |_, _| {
            if cfg!(target_arch = "wasm32") {
                "tab".into()
            } else {
                "window".into()
            }
        });
        // Converts places numbered from 0 to places numbered from 1.
        let _ = functions.add_function("PLACE", |of, _| match of {
            [FluentValue::Number(place)] => (place.value + 1.0).into(),
            _ => FluentValue::Error,
        });
        let _ = functions.add_function("ORDER", |of, _| match of {
            [FluentValue::Number(a), FluentValue::Number(b)] => {
                match a.value.partial_cmp(&b.value) {
                    Some(Ordering::Less) => "less".into(),
                    Some(Ordering::Equal) => "equal".into(),
                    Some(Ordering::Greater) => "greater".into(),
                    None => FluentValue::Error,
                }
            }
            _ => FluentValue::Error,
        });
        let mut messages = HashMap::new();
        for source in sources {
            match source {
                Cow::Borrowed(source) => messages
                    .extend(split(source).map(|(key, all)| (key.into(), Message::new(all.into())))),
                Cow::Owned(source) => messages.extend(split(&source).map(|(key, all)| {
                    (key.to_owned().into(), Message::new(all.to_owned().into()))
                })),
            }
        }
        Text {
            language,
            games,
            messages,
            functions,
        }
    }

    /// The games with descriptions.
    pub fn games(&self) -> &Games<dyn DescribedGame> {
        &self.games
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of this key without arguments. Returns the key if there is no message.
    pub fn get<'t>(&'t self, key: &'t str) -> Cow<'t, str> {
        self.format(key, None)
    }

    /// The message of this key with its arguments.
    pub fn with<'t>(&'t self, key: &'t str, args: &[(&'t str, Arg<'t>)]) -> Cow<'t, str> {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            fluent.set(*name, value.0.clone());
        }
        Cow::Owned(self.format(key, Some(&fluent)).into_owned())
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.messages.get(key).is_some_and(|m| m.text().is_some())
    }

    /// The items as a list in words: “a, b and c”.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.list_ending(items, "list-and")
    }

    /// The items as a choice in words: “a, b or c”.
    pub fn choice(&self, items: impl IntoIterator<Item = String>) -> String {
        self.list_ending(items, "list-or")
    }

    /// The cards as a list in words: “2♥, 3♥ and 10♥”.
    pub fn cards(&self, cards: impl IntoIterator<Item = impl Into<Card>>) -> String {
        self.list(cards.into_iter().map(|c| sign(c.into())))
    }

    fn list_ending(&self, items: impl IntoIterator<Item = String>, ending: &str) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return self.get("list-none").into_owned();
        };
        match self.joined(items, "list-comma") {
            Some(before) => say!(self, ending, before, last),
            None => last,
        }
    }

    /// Joins the items in pairs by this message, which has the arguments `before` and `next`. Neighbours are joined
    /// first, so that each part of a long list is copied only a few times.
    pub fn joined(&self, items: impl IntoIterator<Item = String>, message: &str) -> Option<String> {
        let mut items: Vec<String> = items.into_iter().collect();
        while items.len() > 1 {
            let mut left = items.into_iter();
            let mut joined = Vec::new();
            while let Some(before) = left.next() {
                joined.push(match left.next() {
                    Some(next) => say!(self, message, before, next),
                    None => before,
                });
            }
            items = joined;
        }
        items.pop()
    }

    fn format<'t>(&'t self, key: &'t str, args: Option<&FluentArgs<'_>>) -> Cow<'t, str> {
        let mut errors = Vec::new();
        let formatted = match self.messages.get(key).and_then(Message::text) {
            Some(text) => self.functions.format_pattern(text, args, &mut errors),
            None => Cow::Borrowed(key),
        };
        debug_assert!(errors.is_empty(), "the message {key}: {errors:?}");
        formatted
    }
}

/// The message of a key with arguments by name, as an owned text: `say!(text, "dueling-nobles-headline-tax", player, king = card)`.
/// A variable of the argument's name is written once.
#[macro_export]
macro_rules! say {
    (@value $name:ident) => {
        $name
    };
    (@value $name:ident = $value:expr) => {
        $value
    };
    ($text:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $text
            .with(
                $key,
                &[$((
                    stringify!($name),
                    $crate::Arg::from($crate::say!(@value $name $(= $value)?)),
                )),*],
            )
            .into_owned()
    };
}

/// The card with its suit symbol, such as `10♥`.
pub fn sign(card: Card) -> String {
    format!("{}{}", card.rank().text(), card.suit().symbol())
}

/// Whether a character could break a line or control a terminal: control characters, line ends, and marks of the
/// writing direction.
pub fn is_rough(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text on one line and without [rough](is_rough) characters.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.contains(is_rough) {
        Cow::Owned(
            text.chars()
                .map(|c| match c {
                    '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => ' ',
                    c if is_rough(c) => char::REPLACEMENT_CHARACTER,
                    c => c,
                })
                .collect(),
        )
    } else {
        Cow::Borrowed(text)
    }
}

/// A name for the start of a line.
pub fn capital(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

/// The text cut to at most this number of characters.
pub fn short(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// An argument of a message: a number, or a text made [`plain`].
#[derive(Debug, Clone)]
pub struct Arg<'a>(FluentValue<'a>);

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Arg<'a> {
        Arg(match text {
            Cow::Borrowed(text) => plain(text).into(),
            Cow::Owned(text) => match plain(&text) {
                Cow::Borrowed(_) => text.into(),
                Cow::Owned(plain) => plain.into(),
            },
        })
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Cow::Borrowed(text).into()
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        text.as_str().into()
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Cow::<str>::Owned(text).into()
    }
}

impl From<Card> for Arg<'_> {
    fn from(card: Card) -> Self {
        Arg(sign(card).into())
    }
}

/// The words `yes` and `no`, which messages select by.
impl From<bool> for Arg<'_> {
    fn from(flag: bool) -> Self {
        Arg(if flag { "yes" } else { "no" }.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg(number.into())
            }
        }
    )*};
}

numbers!(u8, u16, u32, i64);

impl From<u64> for Arg<'_> {
    /// Fluent's numbers are exact up to 2⁵³; larger ones are passed as text.
    fn from(number: u64) -> Self {
        const EXACT: u64 = 1 << 53;
        if number <= EXACT {
            Arg(number.into())
        } else {
            Arg(number.to_string().into())
        }
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::from(number as u64)
    }
}

#[cfg(test)]
mod tests;
