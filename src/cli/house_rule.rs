//! House rules as arguments of a calculator.

use std::str::FromStr;

use serde_json::{Map, Value};

use super::{FAINT, Failure, Status, failed, styled};
use courtyard_core::game::{Preset, Rules, RulesOf};
use courtyard_core::seat::{Pair, Seats};
use courtyard_text::{Describe, Text, TextContext, rules_error};

/// One field of the rules and its value.
#[derive(Debug, Clone)]
pub struct HouseRule(String, Value);

impl FromStr for HouseRule {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<HouseRule, &'static str> {
        let rule = named_value(text).map(|(name, value)| HouseRule(name, value));
        rule.ok_or("a house rule is a name and a value with = between them")
    }
}

/// Parses a name and a value with `=` between them: the value as JSON, or as a word if it is not JSON.
pub(super) fn named_value(text: &str) -> Option<(String, Value)> {
    let (name, value) = text.split_once('=')?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    Some((name.to_owned(), value))
}

/// The values of these rules by name. If a name is given twice, the last value applies.
pub fn by_name(rules: &[HouseRule]) -> Map<String, Value> {
    let rules = rules.iter().cloned();
    rules.map(|HouseRule(name, value)| (name, value)).collect()
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
    let rules = Rules::new(edition, &by_name(house));
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
