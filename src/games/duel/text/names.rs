//! What things are called.

use serde_json::Value;

use super::Cx;
use crate::rules::battle::{Strength, Term};
use crate::rules::editions::{SupportValues, WarlordBonus};
use crate::rules::table::Phase;
use crate::rules::{ActionKind, Edition, Face, Name, Part};
use courtyard_core::cards::Rank;
use courtyard_core::seat::Seat;
use courtyard_text::{Fact, LONGEST_NAME, Sum, SumTerm, Text, say, short, sign};

/// The edition's name.
pub fn edition_name(text: &Text, edition: Edition) -> String {
    say!(text, &format!("duel-edition-{}", edition.name()))
}

/// What the edition is, in one line.
pub fn edition_about(text: &Text, edition: Edition) -> String {
    say!(text, &format!("duel-edition-{}-about", edition.name()))
}

/// The name of a phase.
pub fn phase_name(text: &Text, phase: Phase) -> String {
    say!(text, &format!("duel-phase-{}", phase.name()))
}

/// What a card is for: “Army”.
pub fn part_name(text: &Text, part: Part) -> String {
    say!(text, &format!("duel-part-{}", part.name()))
}

/// The name of a kind of action: “Exchange a Warlord”.
pub fn kind_name(text: &Text, kind: ActionKind) -> String {
    say!(text, &format!("duel-kind-{kind}"))
}

/// What a kind of action does, by these rules, in one line.
pub fn kind_about(cx: Cx<'_>, kind: ActionKind) -> String {
    let most = cx.rules.supports_per_side;
    say!(cx.text, &format!("duel-kind-{kind}-about"), most = most)
}

/// A card as people read it: `10♥`, `10`, the joker, the Hidden Ally.
pub fn card_name(text: &Text, card: impl Into<Name>) -> String {
    match card.into() {
        Name::Face(Face::Card(card)) => sign(card),
        Name::Face(Face::Rank(rank)) => rank.text().to_owned(),
        Name::Joker => say!(text, "duel-card-joker"),
        Name::Ally => say!(text, "duel-card-ally"),
        Name::AllyAs(rank) => say!(text, "duel-card-ally-as", rank = rank_text(rank)),
    }
}

/// An Ace that is played, in a sentence: the card, or “an Ace” where its suit was not told.
pub(super) fn ace_name(text: &Text, card: Name) -> String {
    match card {
        Name::Face(Face::Rank(Rank::Ace)) => say!(text, "duel-card-ace"),
        card => card_name(text, card),
    }
}

fn rank_text(rank: Rank) -> &'static str {
    rank.text()
}

/// A card that may not be known.
pub fn known_card(text: &Text, card: Option<impl Into<Name>>) -> String {
    match card {
        Some(card) => card_name(text, card),
        None => say!(text, "duel-card-unseen"),
    }
}

fn rule_key(field: &str) -> String {
    format!("duel-rule-{}", field.replace('_', "-"))
}

/// The name of a rule, given its field in a journal's header.
pub fn rule_name(text: &Text, field: &str) -> String {
    say!(text, &rule_key(field))
}

/// What a rule means, in one line, given its field in a journal's header.
pub fn rule_about(text: &Text, field: &str) -> String {
    say!(text, &format!("{}-about", rule_key(field)))
}

/// A rule's value in words. A value that the rules do not have is shown as JSON.
pub fn rule_value(text: &Text, value: &Value) -> String {
    match value {
        Value::Null => say!(text, "duel-value-any-number"),
        Value::Bool(true) => say!(text, "yes"),
        Value::Bool(false) => say!(text, "no"),
        Value::String(word) => {
            let key = format!("duel-value-{word}");
            match text.has(&key) {
                true => say!(text, &key),
                false => short(word, LONGEST_NAME).into_owned(),
            }
        }
        Value::Object(_) => {
            let warlords = serde_json::from_value(value.clone());
            let supports = serde_json::from_value(value.clone());
            match (warlords, supports) {
                (Ok(WarlordBonus { king, queen, jack }), _) => say!(
                    text,
                    "duel-value-by-warlord",
                    king = king,
                    queen = queen,
                    jack = jack
                ),
                (Err(_), Ok(SupportValues { three, two })) => {
                    say!(text, "duel-value-by-support", three = three, two = two)
                }
                (Err(_), Err(_)) => value.to_string(),
            }
        }
        Value::Array(_) | Value::Number(_) => value.to_string(),
    }
}

/// The edition, and the house rules if there are any.
pub(super) fn describe_rules(cx: Cx<'_>) -> Vec<Fact> {
    let text = cx.text;
    let mut facts = vec![Fact {
        name: say!(text, "fact-edition"),
        value: edition_name(text, cx.rules.edition()),
    }];
    let house = cx.rules.house();
    let told = house.iter().map(|(field, value)| {
        say!(
            text,
            "duel-house-rule",
            rule = rule_name(text, field),
            value = rule_value(text, value)
        )
    });
    facts.extend(text.joined(told, "duel-house-rules-and").map(|value| Fact {
        name: say!(text, "fact-rules"),
        value,
    }));
    facts
}

/// The name of a term of a battle's sum: “Army 10♥”.
pub fn term_name(text: &Text, term: &Term) -> String {
    say!(
        text,
        "duel-term",
        part = part_name(text, term.name),
        card = card_name(text, term.card)
    )
}

/// One side's sum in a battle, term by term.
pub fn sum(cx: Cx<'_>, seat: Seat, attacks: bool, strength: &Strength) -> Sum {
    let key = match attacks {
        true => "duel-attacker",
        false => "duel-defender",
    };
    let title = say!(cx.text, key, player = cx.name(seat));
    sum_titled(cx.text, title, strength)
}

/// A sum of a battle under a title.
pub fn sum_titled(text: &Text, title: String, strength: &Strength) -> Sum {
    let terms = strength.terms().iter().map(|term| SumTerm {
        name: term_name(text, term),
        value: term.value.into(),
    });
    Sum::new(text, title, terms.collect(), strength.total().into())
}
