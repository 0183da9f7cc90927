//! Everything that can happen has its sentence, in every language.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use super::dueling_nobles::{
    ability_name, edition_about, edition_name, kind_about, kind_name, phase_name, rule_about,
    rule_name, rule_value, suit_name,
};
use super::*;
use crate::cards::Suit;
use crate::games::dueling_nobles::rules::{Domain, FIELDS, Phase};
use crate::games::dueling_nobles::{ActionKind, Edition, Event, Rules};
use crate::games::{DuelingNobles, Game, Refusal};
use crate::seat::{Pair, Seat};
use crate::session::journal::{Fault, Opened};
use crate::session::{Session, Step};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files(folder: &Path, extension: &str, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, extension, all);
        } else if path.extension().is_some_and(|e| e == extension) {
            all.push(path);
        }
    }
}

/// Whether a text has the looks of a key: words of lower-case letters and hyphens between them.
fn is_key(text: &str) -> bool {
    text.contains('-')
        && text
            .split('-')
            .all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase()))
}

fn assert_told(told: &str) {
    assert!(!told.trim().is_empty(), "an empty sentence");
    assert!(!is_key(told), "a key without a message: {told}");
    assert!(!told.contains(['{', '}', '$']), "not filled in: {told}");
}

/// A text in every language, the one for tests of layout among them.
fn texts() -> impl Iterator<Item = Text> {
    let all = Language::ALL.into_iter().chain([Language::Pseudo]);
    all.map(|language| Text::new(language, crate::house::described()))
}

#[test]
fn everything_with_a_name_has_one() {
    texts().for_each(|text| names_are_told(&text));
}

fn names_are_told(text: &Text) {
    let rules = Rules::from(Edition::Catsatcards);
    let players = Pair(["Ana", "Ben"].map(String::from)).into();
    let voice = TextContext {
        text,
        rules: &rules,
        players: &players,
    };
    let mut told = Vec::new();
    for edition in Edition::ALL {
        told.extend([edition_name(text, edition), edition_about(text, edition)]);
        for phase in &Rules::from(edition).phases {
            assert!(text.has(&format!("phase-{}", phase.id)));
        }
        let fields = Rules::from(edition).to_json();
        told.extend(fields.values().map(|value| rule_value(text, value)));
    }
    for phase in [Phase::SETUP, Phase::OVER] {
        assert!(text.has(&format!("phase-{phase}")));
    }
    for kind in ActionKind::ALL {
        told.extend([kind_name(text, kind), kind_about(voice, kind)]);
    }
    for suit in Suit::ALL {
        told.extend([suit_name(text, suit), ability_name(text, suit)]);
        assert_eq!(
            ability_name(text, suit),
            kind_name(text, ActionKind::of_ability(suit))
        );
        assert!(text.has(&format!("suit-card-{}", suit.name())));
    }
    for (field, domain) in FIELDS {
        told.extend([rule_name(text, field), rule_about(text, field)]);
        if let Domain::Choice(words) = domain {
            for word in words {
                assert!(text.has(&format!("value-{word}")), "{word}");
            }
        }
    }
    told.iter().for_each(|told| assert_told(told));
    assert_eq!(phase_name(text, "tea time"), "tea time");
}

type Refused = <DuelingNobles as Game>::Refusal;

/// The golden journals: each as far as it can be read, and its fault.
fn journals() -> Vec<(Session<DuelingNobles>, Option<Fault<Refused>>)> {
    let mut paths = Vec::new();
    files(&here("tests/golden"), "courtyard", &mut paths);
    paths
        .into_iter()
        .filter_map(|path| Opened::new(BufReader::new(File::open(path).unwrap())).ok())
        .filter_map(|opened| opened.read::<DuelingNobles>().ok())
        .map(|reading| (reading.session, reading.fault))
        .collect()
}

#[test]
fn everything_that_happens_is_told() {
    texts().for_each(|text| happenings_are_told(&text));
}

fn happenings_are_told(text: &Text) {
    let (mut kinds, mut events, mut codes) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let journals = journals();
    for (session, fault) in &journals {
        let voice = TextContext::new(text, session);
        session.replay(|scene| {
            kinds.insert(scene.action.kind());
            for event in scene.events {
                let name = format!("{event:?}");
                events.insert(name.split_whitespace().next().unwrap().to_owned());
            }
            let line = Line::new(voice, &scene);
            assert_told(&line.headline);
            line.details().for_each(assert_told);
            for (_, may) in DuelingNobles::kinds(session.rules(), scene.after) {
                if let Err(why) = may {
                    codes.insert(why.code());
                    assert_told(&DuelingNobles::refusal(voice, scene.after, &why));
                }
            }
            let table = DuelingNobles::describe_table(voice, scene.after);
            table
                .iter()
                .filter(|line| !line.is_empty())
                .for_each(|line| assert_told(line));
        });
        if let Some(fault) = fault {
            codes.insert(fault.code());
            assert_told(&describe_fault(voice, session.table(), fault));
        }
        for fact in facts(text, session) {
            assert_told(&fact.name);
            assert_told(&fact.value);
        }
    }
    assert_eq!(kinds.len(), ActionKind::ALL.len());
    let variants = [
        "TurnBegan",
        "PhaseEntered",
        "GoldGained",
        "GoldPaid",
        "Drew",
        "DeckRefilled",
        "NobleJoined",
        "NobleWounded",
        "NobleVanquished",
        "WeaponLost",
        "NobleHealed",
        "Recovered",
        "DuelEnded",
        "GameEnded",
    ];
    assert_eq!(events, variants.map(String::from).into());
    let of_the_game = fs::read_to_string(here("src/games/dueling_nobles/refusal.rs")).unwrap();
    for code in of_the_game
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(|c| is_key(c))
    {
        assert!(codes.contains(code), "no journal shows {code}");
    }
    // Every event's variant stands in the list above.
    let _ = |event: Event| match event {
        Event::TurnBegan { .. }
        | Event::PhaseEntered { .. }
        | Event::GoldGained { .. }
        | Event::GoldPaid { .. }
        | Event::Drew { .. }
        | Event::DeckRefilled { .. }
        | Event::NobleJoined { .. }
        | Event::NobleWounded { .. }
        | Event::NobleVanquished { .. }
        | Event::WeaponLost { .. }
        | Event::NobleHealed { .. }
        | Event::Recovered { .. }
        | Event::DuelEnded { .. }
        | Event::GameEnded { .. } => {}
    };
}

#[test]
fn a_story_has_a_line_for_every_entry() {
    let text = Text::new(Language::English, crate::house::described());
    for (session, _) in journals() {
        let told = story(&text, &session);
        let numbers: Vec<u64> = told.all().iter().map(|(line, _)| line.n).collect();
        assert_eq!(
            numbers,
            (1..=session.entries().len() as u64).collect::<Vec<_>>()
        );
        let force: Vec<u64> = session.in_force().map(|(entry, _)| entry.n).collect();
        assert!(told.in_force().map(|line| line.n).eq(force));
        let back: Vec<u64> = session.taken_back().map(|(entry, _)| entry.n).collect();
        assert!(told.taken_back.iter().map(|line| line.n).eq(back));
    }
}

#[test]
fn what_was_done_last_is_the_end_of_the_story_at_every_entry() {
    const MOST: usize = 7;
    let text = Text::new(Language::English, crate::house::described());
    let (mut undone, mut earlier) = (0, 0);
    for (session, _) in journals() {
        let mut so_far = session.at(0);
        let mut recent = Recent::of(&text, &so_far, MOST);
        for entry in session.entries() {
            so_far.apply(entry.clone()).unwrap();
            recent.follow(&text, &so_far, MOST);
            assert_eq!(recent, Recent::of(&text, &so_far, MOST));
            undone += usize::from(matches!(entry.step, Step::Undo(_)));
            earlier += usize::from(recent.earlier);
        }
        let story = story(&text, &session);
        let all: Vec<_> = story.in_force().collect();
        let last: Vec<_> = recent.turns.iter().flat_map(|turn| &turn.lines).collect();
        assert_eq!(last, all[all.len().saturating_sub(MOST)..]);
        assert_eq!(recent.newest(), all.last().copied());
        assert_eq!(recent.next.as_ref(), story.taken_back.first());
        assert_eq!(recent.players, story.players);
    }
    assert!(undone > 0 && earlier > 0);
}

#[test]
fn an_entry_told_alone_is_told_as_in_the_story() {
    let text = Text::new(Language::English, crate::house::described());
    let mut aside = 0;
    for (session, _) in journals() {
        let story = story(&text, &session);
        for (n, (told, in_force)) in (1..).zip(story.all()) {
            assert_eq!(line(&text, &session, n).as_ref(), Some(told));
            assert_eq!(session.is_in_force(n), in_force, "{n}");
            aside += usize::from(!in_force);
        }
        for none in [0, session.entries().len() + 1] {
            assert_eq!(line(&text, &session, none), None);
            assert!(!session.is_in_force(none));
        }
    }
    assert!(aside > 0);
}

#[test]
fn lists_are_put_into_words() {
    let text = Text::new(Language::English, crate::house::described());
    let list = |items: &[&str]| text.list(items.iter().map(|i| i.to_string()));
    assert_eq!(list(&[]), "none");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    let text = Text::new(Language::Spanish, crate::house::described());
    let items = |items: &[&str]| items.iter().map(|i| i.to_string()).collect::<Vec<_>>();
    assert_eq!(text.list(items(&["a", "b", "c"])), "a, b y c");
    assert_eq!(
        text.list(items(&["Vender", "Invertir"])),
        "Vender e Invertir"
    );
    assert_eq!(text.choice(items(&["9♥", "10♥"])), "9♥ o 10♥");
    assert_eq!(text.choice(items(&["7♥", "8♥"])), "7♥ u 8♥");
}

#[test]
fn a_name_stays_within_its_line() {
    let text = Text::new(Language::English, crate::house::described());
    let name = |name: &str| {
        let players = Pair([name.to_owned(), String::new()]).into();
        player_name(&text, &players, Seat::ZERO)
    };
    assert_eq!(name("\u{1b}[31mAna\n\u{202e}"), "\u{fffd}[31mAna \u{fffd}");
    assert_eq!(name(" \n "), "Player 1");
    assert_eq!(name(&"x".repeat(1000)).chars().count(), LONGEST_NAME + 1);
    assert_eq!(
        text.with("title", &[("zero", "a\nb".into()), ("one", "c".into())]),
        "a b against c"
    );
}
