//! House rules as arguments of a calculator.

use serde_json::Value;

use super::{FAINT, Failure, Status, failed, styled};
use courtyard_core::game::{Preset, Rules, RulesOf};
use courtyard_core::seat::{Pair, Seats};
use courtyard_text::{Describe, Text, TextContext, rules_error};

/// One field of the rules and its value.
pub type HouseRule = (String, Value);

/// Parses a house rule.
///
/// # Errors
/// If there is no `=`.
pub fn parse(text: &str) -> Result<HouseRule, &'static str> {
    named_value(text).ok_or("a house rule is a name and a value with = between them")
}

/// Parses a name and a value with `=` between them: the value as JSON, or as a word if it is not JSON.
pub(super) fn named_value(text: &str) -> Option<(String, Value)> {
    let (name, value) = text.split_once('=')?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    Some((name.to_owned(), value))
}

/// The rules of an edition with these house rules.
///
/// # Errors
/// If a house rule is not one of the edition, or its value is out of range.
pub fn rules<E: Preset>(
    text: &Text,
    edition: &str,
    house: &[HouseRule],
) -> Result<Rules<E>, Failure> {
    let rules = Rules::new(edition, &house.iter().cloned().collect());
    rules.map_err(|error| failed(text, Status::Unreadable, &rules_error(text, &error)))
}

/// The description of the rules above a calculation.
pub fn heading<G: Describe>(text: &Text, rules: &RulesOf<G>) -> String {
    let nobody: Seats<String> = Pair::default().into();
    let facts = G::describe_rules(TextContext::without_session(text, rules, &nobody));
    let lines = facts
        .into_iter()
        .map(|fact| styled(FAINT, text.language().labelled(&fact.name, &fact.value)) + "\n");
    lines.chain(["\n".to_owned()]).collect()
}
