//! House rules: values by name that take the place of an edition's own, and what can be wrong with them.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The values of an edition with these in place of its own. `fault_of` says what is wrong with the value of a rule;
/// `None` in its place where the game has no such rule.
///
/// # Errors
/// If a rule is unknown, or a value is not one that it can have.
pub fn overridden<V: DeserializeOwned>(
    mut edition: Map<String, Value>,
    house: &Map<String, Value>,
    fault_of: impl Fn(&str, &Value) -> Option<Option<ValueFault>>,
) -> Result<V, RulesError> {
    for (name, value) in house {
        match fault_of(name, value) {
            None => return Err(RulesError::UnknownRule(name.clone())),
            Some(Some(fault)) => return Err(RulesError::BadValue(name.clone(), fault)),
            Some(None) => edition.insert(name.clone(), value.clone()),
        };
    }
    V::deserialize(Value::Object(edition))
        .map_err(|e| RulesError::BadValue("rules".into(), ValueFault::Other(e.to_string())))
}

/// Those of the values that are not the edition's own, as a journal's header has them.
pub fn changed(edition: &Map<String, Value>, mut values: Map<String, Value>) -> Map<String, Value> {
    values.retain(|name, value| edition.get(name) != Some(value));
    values
}

/// An edition or a house rule that a game does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesError {
    /// No edition has this name; the known ones follow.
    UnknownEdition(String, &'static [&'static str]),
    /// No rule has this name.
    UnknownRule(String),
    /// The rule cannot have this value; what it could have follows.
    BadValue(String, ValueFault),
}

/// What is wrong with a rule's value: what it has to be instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ValueFault {
    /// A whole number of this range.
    Number(u16, u16),
    /// A whole number up to this, or `null` for any.
    Limit(u16),
    /// True or false.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// An object that gives each of these names a whole number of this range.
    Numbers(&'static [&'static str], u16, u16),
    /// A list of some of these words, none of them twice.
    List(Vec<&'static str>),
    /// A list of phases: objects of an `id` and what it `allows`.
    Phases,
    /// A list of phases, of which this reader's complaint says that it is none.
    NotPhases(String),
    /// At least one phase.
    NoPhase,
    /// Phases of which none has this name.
    Reserved(String),
    /// Phases of which no two have this name.
    Twice(String),
    /// Phases of which none allows this.
    Foreign(&'static str),
    /// Something else; the reader's complaint follows.
    Other(String),
}

impl ValueFault {
    /// What is wrong with a value that has to be a whole number of this range.
    pub fn of_number(value: &Value, min: u16, max: u16) -> Option<ValueFault> {
        (!is_within(value, min, max)).then_some(ValueFault::Number(min, max))
    }

    /// What is wrong with a value that has to be a whole number up to this, or `null`.
    pub fn of_limit(value: &Value, max: u16) -> Option<ValueFault> {
        let fits = value.is_null() || is_within(value, 0, max);
        (!fits).then_some(ValueFault::Limit(max))
    }

    /// What is wrong with a value that has to be true or false.
    pub fn of_flag(value: &Value) -> Option<ValueFault> {
        (!value.is_boolean()).then_some(ValueFault::Flag)
    }

    /// What is wrong with a value that has to be one of these words.
    pub fn of_choice(value: &Value, words: &'static [&'static str]) -> Option<ValueFault> {
        let fits = value.as_str().is_some_and(|v| words.contains(&v));
        (!fits).then_some(ValueFault::Choice(words))
    }

    /// What is wrong with a value that has to give each of these names, and no other, a whole number of this range.
    pub fn of_numbers(
        value: &Value,
        names: &'static [&'static str],
        min: u16,
        max: u16,
    ) -> Option<ValueFault> {
        let of = |name: &&str| value.get(*name).is_some_and(|v| is_within(v, min, max));
        let alone = value.as_object().is_some_and(|v| v.len() == names.len());
        let fits = alone && names.iter().all(of);
        (!fits).then_some(ValueFault::Numbers(names, min, max))
    }
}

fn is_within(value: &Value, min: u16, max: u16) -> bool {
    let number = value.as_u64();
    number.is_some_and(|n| (min.into()..=max.into()).contains(&n))
}

impl fmt::Display for ValueFault {
    /// Writes words that follow a rule's name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueFault::Number(least, most) => {
                write!(f, "is a whole number from {least} to {most}")
            }
            ValueFault::Limit(most) => {
                write!(f, "is a whole number up to {most}, or null for any")
            }
            ValueFault::Flag => f.write_str("is true or false"),
            ValueFault::Choice(words) => write!(f, "is one of {}", words.join(", ")),
            ValueFault::Numbers(names, least, most) => write!(
                f,
                "gives {} a whole number from {least} to {most} each",
                names.join(", ")
            ),
            ValueFault::List(words) => {
                write!(f, "is a list of some of {}, none twice", words.join(", "))
            }
            ValueFault::Phases => f.write_str("is a list of {\"id\":…,\"allows\":[…]}"),
            ValueFault::NotPhases(why) => {
                write!(f, "{}, and {why}", ValueFault::Phases)
            }
            ValueFault::NoPhase => f.write_str("names at least one phase"),
            ValueFault::Reserved(id) => write!(f, "cannot have a phase called “{id}”"),
            ValueFault::Twice(id) => write!(f, "has two phases called “{id}”"),
            ValueFault::Foreign(kind) => write!(f, "cannot put “{kind}” into a phase"),
            ValueFault::Other(why) => write!(f, "has another value: {why}"),
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::UnknownEdition(name, known) => write!(
                f,
                "unknown edition “{name}”: there are {}",
                known.join(", ")
            ),
            RulesError::UnknownRule(name) => write!(f, "unknown rule “{name}”"),
            RulesError::BadValue(name, why) => write!(f, "the rule “{name}” {why}"),
        }
    }
}

impl std::error::Error for ValueFault {}

impl std::error::Error for RulesError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RulesError::BadValue(_, fault) => Some(fault),
            RulesError::UnknownEdition(..) | RulesError::UnknownRule(_) => None,
        }
    }
}
