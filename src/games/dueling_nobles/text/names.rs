//! What things are called.

use serde_json::Value;

use super::Cx;
use crate::rules::duel::{Fighter, Term};
use crate::rules::editions::{ByRank, Phase};
use crate::rules::{ActionKind, Edition};
use courtyard_core::cards::Suit;
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Fact, LONGEST_NAME, Sum, SumTerm, Text, say, short};

/// The edition's name.
pub fn edition_name(text: &Text, edition: Edition) -> String {
    say!(text, &format!("dueling-nobles-edition-{}", edition.name()))
}

/// What the edition is, in one line.
pub fn edition_about(text: &Text, edition: Edition) -> String {
    say!(
        text,
        &format!("dueling-nobles-edition-{}-about", edition.name())
    )
}

/// The name of a phase, given its id. An id of the players' own is shown as it is.
pub fn phase_name(text: &Text, id: &str) -> String {
    let id = short(id, LONGEST_NAME);
    let key = format!("dueling-nobles-phase-{id}");
    match text.has(&key) {
        true => say!(text, &key),
        false => id.into_owned(),
    }
}

/// The name of a kind of action: “Move a weapon”.
pub fn kind_name(text: &Text, kind: ActionKind) -> String {
    say!(text, &format!("dueling-nobles-kind-{kind}"))
}

/// What a kind of action does, by these rules, in one line.
pub fn kind_about(cx: Cx<'_>, kind: ActionKind) -> String {
    let rules = cx.rules;
    say!(
        cx.text,
        &format!("dueling-nobles-kind-{kind}-about"),
        sale = rules.sale_gold,
        most = rules.cards_per_purchase,
        recruit = rules.recruit_cost,
        deflect = rules.deflect_cost,
        swap = rules.weapons_may_swap,
        revealed = rules.spied_hand_stays_revealed
    )
}

/// The name of a suit's ability.
pub fn ability_name(text: &Text, suit: Suit) -> String {
    say!(text, &format!("dueling-nobles-ability-{}", suit.name()))
}

/// The name of a suit.
pub fn suit_name(text: &Text, suit: Suit) -> String {
    say!(text, &format!("suit-{}", suit.name()))
}

fn rule_key(field: &str) -> String {
    format!("dueling-nobles-rule-{}", field.replace('_', "-"))
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
        Value::Null => say!(text, "dueling-nobles-value-any"),
        Value::Bool(true) => say!(text, "yes"),
        Value::Bool(false) => say!(text, "no"),
        Value::String(word) => {
            let key = format!("dueling-nobles-value-{word}");
            match text.has(&key) {
                true => say!(text, &key),
                false => short(word, LONGEST_NAME).into_owned(),
            }
        }
        Value::Object(_) => match serde_json::from_value(value.clone()) {
            Ok(ByRank { king, queen, jack }) => say!(
                text,
                "dueling-nobles-value-by-rank",
                king = king,
                queen = queen,
                jack = jack
            ),
            Err(_) => value.to_string(),
        },
        Value::Array(_) => match serde_json::from_value::<Vec<Phase>>(value.clone()) {
            Ok(phases) => {
                let phases = phases.iter().map(|phase| phase_told(text, phase));
                text.joined(phases, "dueling-nobles-value-phases-and")
                    .unwrap_or_default()
            }
            Err(_) => value.to_string(),
        },
        Value::Number(number) => number.to_string(),
    }
}

fn phase_told(text: &Text, phase: &Phase) -> String {
    let name = phase_name(text, &phase.id);
    if phase.allows.is_empty() {
        return say!(text, "dueling-nobles-value-phase-empty", phase = name);
    }
    let kinds = phase.allows.iter().map(|kind| kind_name(text, *kind));
    say!(
        text,
        "dueling-nobles-value-phase",
        phase = name,
        actions = text.list(kinds)
    )
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
            "dueling-nobles-house-rule",
            rule = rule_name(text, field),
            value = rule_value(text, value)
        )
    });
    facts.extend(
        text.joined(told, "dueling-nobles-house-rules-and")
            .map(|value| Fact {
                name: say!(text, "fact-rules"),
                value,
            }),
    );
    facts
}

/// The name of a term of a duel's sum.
pub fn term_name(text: &Text, term: Term) -> String {
    match term {
        Term::Base(_) => say!(text, "dueling-nobles-term-base"),
        Term::Weapon(weapon) => say!(text, "dueling-nobles-term-weapon", weapon = weapon.card()),
        Term::Inspiration { others, each } => {
            say!(
                text,
                "dueling-nobles-term-inspiration",
                others = others,
                each = each
            )
        }
        Term::Die(_) => say!(text, "dueling-nobles-term-die"),
        Term::Card(card) => say!(text, "dueling-nobles-term-card", card = card.card()),
        Term::Adrenaline { card, .. } => {
            say!(text, "dueling-nobles-term-adrenaline", card = card.card())
        }
        Term::Critical(card) => say!(text, "dueling-nobles-term-critical", card = card.card()),
    }
}

/// One side's sum in a duel, term by term.
pub fn sum(cx: Cx<'_>, seat: EitherSeat, fighter: &Fighter) -> Sum {
    let text = cx.text;
    let breakdown = fighter.breakdown(cx.rules);
    let terms = breakdown.terms().iter().map(|term| SumTerm {
        name: term_name(text, *term),
        value: term.value(),
    });
    let title = say!(
        text,
        "dueling-nobles-fighter",
        noble = fighter.noble.card(),
        player = cx.name(seat)
    );
    Sum::new(text, title, terms.collect(), breakdown.total())
}
