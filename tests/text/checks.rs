//! Checks of the texts of any game: each game's tests pass the game and its values.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use strum::{VariantArray, VariantNames};

use crate::common::golden;
use courtyard::games::{Domain, Field, Game, Preset, Refusal, Rules, RulesOf, compose};
use courtyard::registry;
use courtyard::session::journal::{Fault, Opened};
use courtyard::session::{Session, Step};
use courtyard::text::*;

/// Whether a text looks like a key: words of lower-case letters, joined by hyphens.
fn is_key(text: &str) -> bool {
    text.contains('-')
        && text
            .split('-')
            .all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase()))
}

/// Asserts that a text is complete: not empty, without keys or unfilled placeholders.
pub fn assert_complete(sentence: &str) {
    assert!(!sentence.trim().is_empty(), "an empty sentence");
    assert!(!is_key(sentence), "a key without a message: {sentence}");
    assert!(
        !sentence.contains(['{', '}', '$']),
        "not filled in: {sentence}"
    );
}

/// A text in every language, including the one for layout tests.
pub fn texts() -> impl Iterator<Item = Text> {
    let all = Language::ALL.into_iter().chain([Language::Pseudo]);
    all.map(|language| Text::new(language, registry::described()))
}

/// Every edition, every rule, and every value that a rule has in some edition, in words.
pub fn described_rules<G: Game>(text: &Text) -> Vec<String> {
    let mut sentences = Vec::new();
    let fields = Rules::<G::Edition>::FIELDS;
    for edition in G::Edition::ALL {
        let name = edition.name();
        assert!(text.has(&format!("{}-edition-{name}", G::ID)), "{name}");
        sentences.push(edition_about::<G>(text, name));
        let values = Rules::from(*edition).to_json();
        let value = |field: &Field| rule_value::<G>(text, field.domain, &values[field.name]);
        sentences.extend(fields.iter().map(value));
    }
    for field in fields {
        sentences.push(rule_group::<G>(text, field.group));
        sentences.extend([
            rule_name::<G>(text, field.name),
            rule_about::<G>(text, field.name),
        ]);
        let (words, keys): (&[&str], &[&str]) = match field.domain {
            Domain::Choice(words) => (words, &["value"]),
            Domain::List(words) | Domain::Phases(words) => (words, &["kind"]),
            Domain::Numbers(words, ..) => (words, &["value", "kind", ""]),
            Domain::Number(..) | Domain::Limit(_) | Domain::Flag => (&[], &[]),
        };
        for word in words {
            let mut keys = keys.iter().map(|key| match *key {
                "" => format!("rank-{word}"),
                key => format!("{}-{key}-{word}", G::ID),
            });
            assert!(keys.any(|key| text.has(&key)), "{}: {word}", field.name);
        }
    }
    sentences
}

/// The name of every kind of action, and its description if players choose it among the actions of the game.
pub fn described_kinds<G: Describe>(text: &Text, rules: &RulesOf<G>) -> Vec<String> {
    let mut sentences = Vec::new();
    for kind in G::Kind::VARIANTS {
        sentences.push(G::kind_name(text, *kind));
        let about = G::kind_about(text, rules, *kind);
        let is_chosen = !matches!((*kind).into(), "setup" | "adjust" | "note");
        assert_eq!(about.is_some(), is_chosen, "{kind:?}");
        sentences.extend(about);
    }
    sentences
}

/// The paragraphs of all chapters.
pub fn paragraphs(chapters: &[Chapter]) -> Vec<&str> {
    let paragraphs = chapters.iter().flat_map(|c| &c.paragraphs);
    paragraphs.map(String::as_str).collect()
}

/// Whether some paragraph has the number as a separate word.
pub fn has_number(chapters: &[Chapter], number: u64) -> bool {
    let number = number.to_string();
    let digit = |c: char| c.is_ascii_digit();
    paragraphs(chapters)
        .iter()
        .any(|p| p.split(|c| !digit(c)).any(|word| word == number))
}

/// The numbers in a field's value; a limit of one is written as a word.
pub fn numbers(field: &str, value: &Value) -> Vec<u64> {
    match value {
        Value::Number(n) if field.ends_with("_per_turn") && n.as_u64() == Some(1) => Vec::new(),
        Value::Number(n) => n.as_u64().into_iter().collect(),
        Value::Object(ranks) => ranks.values().filter_map(Value::as_u64).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => Vec::new(),
    }
}

/// The rulebook under these rules, whose chapters have complete paragraphs.
pub fn rulebook<G: Describe>(text: &Text, rules: &RulesOf<G>) -> Vec<Chapter> {
    let chapters = G::chapters(text, rules);
    for chapter in &chapters {
        assert!(!chapter.paragraphs.is_empty(), "{}", chapter.title);
        for paragraph in chapter.paragraphs.iter().chain([&chapter.title]) {
            assert_complete(paragraph);
            let key = format!("{}-", G::ID);
            assert!(!paragraph.contains(&key), "no message: {paragraph}");
            assert!(!paragraph.contains("  "), "a gap in {paragraph}");
        }
    }
    chapters
}

/// In every language the rulebook has each number of these house rules, and lists each of them by its name.
pub fn the_rulebook_has_every_number<G: Describe>(edition: &str, house: &Map<String, Value>) {
    assert_eq!(house.len(), Rules::<G::Edition>::FIELDS.len());
    let rules = Rules::new(edition, house).unwrap();
    for text in texts() {
        let mut book = rulebook::<G>(&text, &rules);
        let changes = [book.pop().unwrap()];
        assert_eq!(changes[0].paragraphs.len(), 1 + house.len());
        for (field, value) in house {
            for number in numbers(field, value) {
                let language = text.language();
                assert!(has_number(&book, number), "{field} in {language}");
                assert!(has_number(&changes, number), "{field} in {language}");
            }
            let named = rule_name::<G>(&text, field);
            assert!(paragraphs(&changes).iter().any(|p| p.starts_with(&named)));
        }
    }
}

/// The readable part of a journal, and its fault.
type Journal<G> = (Session<G>, Option<Fault<<G as Game>::Refusal>>);

/// The game's golden journals.
fn journals<G: Describe>() -> Vec<Journal<G>> {
    let opened = golden::of_game(G::ID)
        .iter()
        .map(|case| Opened::new(&*case.journal));
    opened
        .filter_map(|opened| opened.ok()?.read::<G>().ok())
        .map(|reading| (reading.session, reading.fault))
        .collect()
}

/// Everything that happens in the game's golden journals has a text in every language. The journals contain every kind
/// of action, every code of a refusal, and every kind of event.
pub fn everything_is_described<G: Describe<Event: VariantNames, Refusal: VariantNames>>()
where
    for<'a> &'a G::Event: Into<&'static str>,
{
    for text in texts() {
        let seen = assert_events_described::<G>(&text);
        let shown = |all: &[&str], seen: &BTreeSet<&str>| {
            let missing: Vec<_> = all.iter().filter(|one| !seen.contains(**one)).collect();
            assert!(missing.is_empty(), "no journal shows {missing:?}");
        };
        let kinds = G::Kind::VARIANTS.iter().map(|kind| (*kind).into());
        shown(&kinds.collect::<Vec<_>>(), &seen.kinds);
        shown(G::Refusal::VARIANTS, &seen.codes);
        shown(G::Event::VARIANTS, &seen.events);
    }
    a_log_has_a_line_for_every_entry::<G>();
    the_last_actions_are_the_end_of_the_log_at_every_entry::<G>();
    a_single_entry_is_described_as_in_the_log::<G>();
}

/// The names of the values that occurred in journals.
#[derive(Default)]
struct Seen {
    kinds: BTreeSet<&'static str>,
    codes: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
}

fn assert_events_described<G: Describe>(text: &Text) -> Seen
where
    for<'a> &'a G::Event: Into<&'static str>,
{
    let mut seen = Seen::default();
    for (session, fault) in &journals::<G>() {
        let context = TextContext::new(text, session);
        session.replay(|scene| {
            seen.kinds.insert(G::kind(scene.action));
            seen.events
                .extend(scene.events.iter().map(Into::<&str>::into));
            let line = Line::new(context, &scene);
            assert_complete(&line.headline);
            line.details().for_each(assert_complete);
            for (kind, allowed) in compose::kinds::<G>(session.rules(), scene.after) {
                assert_complete(&G::kind_name(text, kind));
                if let Err(why) = allowed {
                    seen.codes.insert(why.code());
                    assert_complete(&G::refusal(context, scene.after, &why));
                }
            }
            let table = G::describe_table(context, scene.after);
            let lines = table.iter().filter(|line| !line.is_empty());
            lines.for_each(|line| assert_complete(line));
        });
        if let Some(fault) = fault {
            seen.codes.insert(fault.code());
            assert_complete(&describe_fault(context, session.table(), fault));
        }
        for fact in facts(text, session) {
            assert_complete(&fact.name);
            assert_complete(&fact.value);
        }
    }
    seen
}

/// The log of each golden journal has a line for every entry, in the right list.
fn a_log_has_a_line_for_every_entry<G: Describe>() {
    let text = Text::new(Language::English, registry::described());
    for (session, _) in journals::<G>() {
        let log = Log::new(&text, &session);
        let all: Vec<(Line, bool)> = log.all().collect();
        let numbers = all.iter().map(|(line, _)| line.n);
        assert!(numbers.eq(1..=session.entries().len() as u64));
        let in_force = all.iter().filter(|(_, in_force)| *in_force);
        assert!(log.applied().eq(in_force.map(|(line, _)| line.clone())));
        let force: Vec<u64> = session.applied().map(|(entry, _)| entry.n).collect();
        assert!(log.applied().map(|line| line.n).eq(force));
        let back: Vec<u64> = session.undone().map(|(entry, _)| entry.n).collect();
        assert!(log.undone().map(|line| line.n).eq(back));
        let of = |n: u64| all[n as usize - 1].0.clone();
        assert!(log.undone().all(|line| line == of(line.n)));
        let gauges = log.applied().map(|line| Gauged {
            turn: line.turn,
            gauge: line.gauge,
        });
        assert!(log.gauges().eq(gauges));
    }
}

/// The last action is the end of the log, at every entry.
fn the_last_actions_are_the_end_of_the_log_at_every_entry<G: Describe>() {
    const MOST: usize = 7;
    let text = Text::new(Language::English, registry::described());
    let (mut undone, mut earlier) = (0, 0);
    for (session, _) in journals::<G>() {
        let mut so_far = session.at(0);
        let mut recent = Recent::of(&text, &so_far, MOST);
        for entry in session.entries() {
            so_far.apply(entry.clone()).unwrap();
            recent.follow(&text, &so_far, MOST);
            assert_eq!(recent, Recent::of(&text, &so_far, MOST));
            undone += usize::from(matches!(entry.step, Step::Undo(_)));
            earlier += usize::from(recent.earlier);
        }
        let log = Log::new(&text, &session);
        let all: Vec<Line> = log.applied().collect();
        let last: Vec<Line> = recent.lines().cloned().collect();
        assert_eq!(last, all[all.len().saturating_sub(MOST)..]);
        assert_eq!(recent.newest(), all.last());
        assert_eq!(recent.next, log.undone().next());
        assert_eq!(recent.players, log.players);
    }
    assert!(
        undone > 0 && earlier > 0,
        "the journals undo something, and some are long"
    );
}

/// The text of a single entry is the same as in the log.
fn a_single_entry_is_described_as_in_the_log<G: Describe>() {
    let text = Text::new(Language::English, registry::described());
    let mut aside = 0;
    for (session, _) in journals::<G>() {
        let log = Log::new(&text, &session);
        for (n, (expected, in_force)) in (1..).zip(log.all()) {
            assert_eq!(line(&text, &session, n), Some(expected));
            assert_eq!(session.is_applied(n), in_force, "{n}");
            aside += usize::from(!in_force);
        }
        for none in [0, session.entries().len() + 1] {
            assert_eq!(line(&text, &session, none), None);
            assert!(!session.is_applied(none));
        }
    }
    assert!(aside > 0, "something is taken back for good");
}
