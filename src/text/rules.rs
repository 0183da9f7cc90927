//! Editions and rules in words. The keys of the messages follow from the names in a journal:
//! `GAME-edition-NAME`, `GAME-rule-FIELD`, `GAME-group-GROUP` and, for a word of a value, `GAME-value-WORD`.

use serde_json::Value;

use super::describe::{Fact, TextContext};
use super::{LONGEST_NAME, Text, say, short};
use courtyard_core::game::{Domain, Game, Rules, RulesOf};

/// The edition's name, given its name in a journal. Returns an unknown name unchanged.
pub(super) fn edition_name<G: Game>(text: &Text, edition: &str) -> String {
    known(text, &[format!("{}-edition-{edition}", G::ID)], edition)
}

/// A one-line description of the edition, given its name in a journal.
pub fn edition_about<G: Game>(text: &Text, edition: &str) -> String {
    say!(text, &format!("{}-edition-{edition}-about", G::ID))
}

/// The message of the first key that has one, or the word itself.
fn known(text: &Text, keys: &[String], word: &str) -> String {
    match keys.iter().find(|key| text.has(key)) {
        Some(key) => say!(text, key),
        None => short(word, LONGEST_NAME).into_owned(),
    }
}

fn rule_key<G: Game>(rule: &str) -> String {
    format!("{}-rule-{}", G::ID, rule.replace('_', "-"))
}

/// The name of a rule, given its name in a journal's header.
pub fn rule_name<G: Game>(text: &Text, rule: &str) -> String {
    say!(text, &rule_key::<G>(rule))
}

/// A one-line description of a rule, given its name in a journal's header.
pub fn rule_about<G: Game>(text: &Text, rule: &str) -> String {
    say!(text, &format!("{}-about", rule_key::<G>(rule)))
}

/// The heading of the rules of a group.
pub fn rule_group<G: Game>(text: &Text, group: &str) -> String {
    say!(text, &format!("{}-group-{group}", G::ID))
}

/// A word of a rule's value: a choice, the name of a number, or the name of a kind of action.
pub fn rule_word<G: Game>(text: &Text, word: &str) -> String {
    let keys = [
        format!("{}-value-{word}", G::ID),
        text.game_key(G::ID, &format!("kind-{word}")),
        format!("rank-{word}"),
    ];
    known(text, &keys, word)
}

/// The name of a phase, given its id. A phase defined by the players is shown by its id.
pub fn phase_name<G: Game>(text: &Text, id: &str) -> String {
    known(text, &[format!("{}-phase-{id}", G::ID)], id)
}

/// A rule's value in words. Returns an invalid value as JSON.
pub fn rule_value<G: Game>(text: &Text, domain: Domain, value: &Value) -> String {
    let sentence = match (domain, value) {
        (_, Value::Null) => Some(say!(text, "rule-value-any")),
        (_, Value::Bool(true)) => Some(say!(text, "yes")),
        (_, Value::Bool(false)) => Some(say!(text, "no")),
        (_, Value::String(word)) => Some(rule_word::<G>(text, word)),
        (Domain::Numbers(names, ..), Value::Object(_)) => {
            let key = text.game_key(G::ID, "rule-value-each");
            let each = names.iter().map(|name| {
                let number = value[name].as_u64().unwrap_or_default();
                let name = rule_word::<G>(text, name);
                say!(text, &key, name, number)
            });
            text.joined(each, "list-comma")
        }
        (Domain::Phases(_), Value::Array(phases)) => {
            let phases = phases.iter().map(|phase| {
                let name = phase_name::<G>(text, phase["id"].as_str().unwrap_or_default());
                let actions = words::<G>(text, &phase["allows"]);
                say!(text, "rule-value-phase", phase = name, actions)
            });
            text.joined(phases, "house-rules-and")
        }
        (Domain::List(_), list) => Some(words::<G>(text, list)),
        _ => None,
    };
    sentence.unwrap_or_else(|| value.to_string())
}

/// The words of a list.
fn words<G: Game>(text: &Text, list: &Value) -> String {
    let words = list.as_array().into_iter().flatten();
    text.list(words.map(|word| rule_word::<G>(text, word.as_str().unwrap_or_default())))
}

/// A rule that differs from its edition, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleChange {
    /// The rule's name.
    pub rule: String,
    /// Its value.
    pub value: String,
    /// The value of the edition.
    pub usual: String,
}

/// The rules that differ from their edition, in display order.
pub fn house_rules<G: Game>(text: &Text, rules: &RulesOf<G>) -> Vec<RuleChange> {
    let usual = Rules::from(rules.edition()).to_json();
    let house = rules.house();
    let fields = Rules::<G::Edition>::FIELDS.iter();
    let changed = fields.filter_map(|field| Some((field, house.get(field.name)?)));
    let changes = changed.map(|(field, value)| RuleChange {
        rule: rule_name::<G>(text, field.name),
        value: rule_value::<G>(text, field.domain, value),
        usual: rule_value::<G>(text, field.domain, &usual[field.name]),
    });
    changes.collect()
}

/// The edition, and the house rules if any.
pub fn describe_rules<G: Game>(cx: TextContext<'_, G>) -> Vec<Fact> {
    let text = cx.text;
    let house = house_rules::<G>(text, cx.rules);
    let house = house
        .into_iter()
        .map(|RuleChange { rule, value, .. }| say!(text, "house-rule", rule, value));
    let edition = Fact {
        name: say!(text, "fact-edition"),
        value: edition_name::<G>(text, cx.rules.edition_name()),
    };
    let house = text.joined(house, "house-rules-and").map(|value| Fact {
        name: say!(text, "fact-rules"),
        value,
    });
    [edition].into_iter().chain(house).collect()
}
