//! The rules in words, with the values of the current rules.

use strum::VariantArray;

use crate::rules::editions::{Kinds, REDRAWING};
use crate::rules::{ActionKind, NobleHearts, Rules};
use courtyard_core::game::Game as _;
use courtyard_text::{Chapter, Describe, Rulebook, Text};

/// The sections of the rulebook.
const SECTIONS: [&str; 11] = [
    "noble-hearts-rulebook-aim",
    "noble-hearts-rulebook-table",
    "noble-hearts-rulebook-setup",
    "noble-hearts-rulebook-turn",
    "noble-hearts-rulebook-attacks",
    "noble-hearts-rulebook-evading",
    "noble-hearts-rulebook-moving",
    "noble-hearts-rulebook-draw",
    "noble-hearts-rulebook-specials",
    "noble-hearts-rulebook-tracks",
    "noble-hearts-rulebook-end",
];

/// The whole rules for a player who does not know the game, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut book = book(text, rules);
    book.set("pile", rules.pile());
    book.set("opening", rules.opening());
    if !ActionKind::Combination.is_in_play(rules) {
        // No other attack has several strokes.
        book.set("evaded_strokes", "all");
    }
    for (name, kinds) in [
        ("keeps_initiative", rules.keeps_initiative),
        ("evades", rules.evades),
        ("charge_with", rules.charge_with),
        ("turned_down", rules.turned_down),
    ] {
        book.set_list(
            name,
            played(rules, kinds).map(|kind| NobleHearts::kind_name(text, kind)),
        );
    }
    for kind in ActionKind::VARIANTS {
        action(&mut book, text, rules, *kind);
    }
    SECTIONS.iter().for_each(|section| book.section(section));
    book.house::<NobleHearts>(rules);
    book.finish()
}

/// The description of a kind of action, with the effects that the rules' lists give it.
pub(super) fn about(text: &Text, rules: &Rules, kind: ActionKind) -> Option<String> {
    let key = text.game_key(NobleHearts::ID, &format!("kind-{kind}-about"));
    if !text.has(&key) {
        return None;
    }
    let [(_, evades), others @ ..] = effects(text, rules, kind);
    let evades = evades.filter(|_| !rules.only_when_attacked.contains(kind));
    let mut sentences = vec![book(text, rules).say(&key)];
    sentences.extend(evades);
    sentences.extend(others.into_iter().filter_map(|(_, sentence)| sentence));
    Some(sentences.join(" "))
}

/// The sentences about the effects that the rules' lists give a kind, each with the name of its argument in a section:
/// it evades, keeps the initiative, turns its special card down.
fn effects(text: &Text, rules: &Rules, kind: ActionKind) -> [(&'static str, Option<String>); 3] {
    [
        ("evading", rules.evades, "noble-hearts-kind-evades"),
        ("keeping", rules.keeps_initiative, "noble-hearts-kind-keeps"),
        (
            "turning_down",
            rules.turned_down,
            "noble-hearts-kind-turns-down",
        ),
    ]
    .map(|(name, kinds, key)| {
        let sentence = kinds.contains(kind).then(|| text.get(key).into_owned());
        (name, sentence)
    })
}

/// A rulebook without sections. The steps of a marker that is not in play are 0.
fn book<'a>(text: &'a Text, rules: &Rules) -> Rulebook<'a> {
    let mut book = Rulebook::new(text, rules.to_json());
    let specials = rules.has_specials();
    let (charm, skill) = (rules.charm_spots > 0, rules.skill_spots > 0);
    for (name, spots, is_played) in [
        ("rose_charm", rules.rose_charm, charm),
        ("retreat_charm", rules.retreat_charm, charm),
        ("berserk_charm", rules.berserk_charm, charm && specials),
        ("retreat_skill", rules.retreat_skill, skill),
        (
            "saltomortale_skill",
            rules.saltomortale_skill,
            skill && specials,
        ),
    ] {
        book.set(name, if is_played { spots } else { 0 });
    }
    book
}

/// The kinds in a list that these rules allow at all.
pub(super) fn played(rules: &Rules, kinds: Kinds) -> impl Iterator<Item = ActionKind> {
    kinds.iter().filter(|kind| kind.is_in_play(rules))
}

/// Sets the argument named after a kind of action: its cards, and what the rules' lists say about it.
fn action(book: &mut Rulebook<'_>, text: &Text, rules: &Rules, kind: ActionKind) {
    let key = format!("noble-hearts-rulebook-{kind}");
    if !text.has(&key) {
        return;
    }
    book.set("action", NobleHearts::kind_name(text, kind));
    book.set("about", book.say(&key));
    book.set("special", kind.special().is_some());
    book.set("only_attacked", rules.only_when_attacked.contains(kind));
    for (name, sentence) in effects(text, rules, kind) {
        book.set(name, sentence.unwrap_or_default());
    }
    if REDRAWING.contains(kind) {
        book.set("draws", rules.refills.contains(kind));
    } else {
        book.set("draws", "none");
    }
    let is_played = kind.is_in_play(rules);
    let sentence = is_played.then(|| book.say("noble-hearts-rulebook-action"));
    book.set(kind.name(), sentence.unwrap_or_default());
}
