//! House rules as arguments of a calculator.

use std::str::FromStr;

use serde_json::{Map, Value};

/// One field of the rules and its value.
#[derive(Debug, Clone)]
pub struct HouseRule(String, Value);

impl FromStr for HouseRule {
    type Err = &'static str;

    /// Parses the value as JSON, or takes it as a word if it is not JSON.
    fn from_str(text: &str) -> Result<HouseRule, &'static str> {
        let (name, value) = text
            .split_once('=')
            .ok_or("a house rule is a name and a value with = between them")?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        Ok(HouseRule(name.to_owned(), value))
    }
}

/// The values of these rules by name. If a name is given twice, the last value applies.
pub fn by_name(rules: &[HouseRule]) -> Map<String, Value> {
    let rules = rules.iter().cloned();
    rules.map(|HouseRule(name, value)| (name, value)).collect()
}
