//! House rules as arguments of a calculator.

use std::str::FromStr;

use serde_json::{Map, Value};

/// One field of the rules and its value.
#[derive(Debug, Clone)]
pub struct HouseRule(String, Value);

impl FromStr for HouseRule {
    type Err = &'static str;

    /// Reads the value as JSON, and as a word where it is none.
    fn from_str(text: &str) -> Result<HouseRule, &'static str> {
        let (name, value) = text
            .split_once('=')
            .ok_or("a house rule is a name and a value with = between them")?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        Ok(HouseRule(name.to_owned(), value))
    }
}

/// The values of these rules by name; of one that is given twice the last counts.
pub fn by_name(rules: &[HouseRule]) -> Map<String, Value> {
    let rules = rules.iter().cloned();
    rules.map(|HouseRule(name, value)| (name, value)).collect()
}
