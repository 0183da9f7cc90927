//! Comparing a table with the expectation of a golden journal.

use serde_json::Value;

/// Lists whose cards are compared exactly: a number missing for a card is expected to be missing.
const LISTS_OF_CARDS: [&str; 2] = ["cards", "discard"];

/// The differences from the expectation. Only the keys in the expectation are compared, and lists element by element.
pub fn differences(expected: &Value, found: &Value, path: &str) -> Vec<String> {
    let mut all = Vec::new();
    compare(expected, found, path, &mut all);
    all
}

fn compare(expected: &Value, found: &Value, path: &str, all: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(fields), Value::Object(there)) if !is_card(path) => {
            for (key, value) in fields {
                let path = format!("{path}.{key}");
                match there.get(key) {
                    Some(found) => compare(value, found, &path, all),
                    None => all.push(format!("{path} is not there")),
                }
            }
        }
        (Value::Array(values), Value::Array(there)) if values.len() == there.len() => {
            for (i, (value, found)) in values.iter().zip(there).enumerate() {
                compare(value, found, &format!("{path}[{i}]"), all);
            }
        }
        _ if expected == found => {}
        _ => all.push(format!("{path} is {found}, not {expected}")),
    }
}

/// Whether the path leads to an element of a list of cards, or into one.
fn is_card(path: &str) -> bool {
    path.split('.').any(|step| {
        let list = step.split_once('[');
        list.is_some_and(|(name, _)| LISTS_OF_CARDS.contains(&name))
    })
}

/// Sorts every list under this key at any depth, for lists whose order does not matter.
pub fn sort_lists(value: &mut Value, key: &str) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if let (true, Value::Array(list)) = (name == key, &mut *value) {
                    list.sort_by_key(Value::to_string);
                }
                sort_lists(value, key);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| sort_lists(value, key)),
        _ => {}
    }
}
