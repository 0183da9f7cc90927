//! The rules of a game as data: editions, the fields that they consist of, and house rules that override fields by name.
//!
//! A game declares its editions as a [`Preset`] and its fields with [`rules!`](crate::rules). Everything about a rule
//! is derived from its [`Field`]: the values that a journal may have, the controls in the window, the sentences, the
//! JSON Schema.

use std::collections::HashSet;
use std::fmt;
use std::ops::Deref;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::{VariantArray, VariantNames};

/// The editions of a game, the default first. An edition is the reading of a published text.
pub trait Preset:
    Copy + Eq + fmt::Debug + Into<&'static str> + VariantArray + VariantNames + Send + Sync + 'static
{
    /// Every number and switch of the rules.
    type Values: RuleValues;

    /// All editions, the default first.
    const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The editions' names in a journal, in the same order.
    const NAMES: &'static [&'static str] = <Self as VariantNames>::VARIANTS;

    /// The values of the edition's rules.
    fn values(self) -> Self::Values;

    /// The edition's name in a journal.
    fn name(self) -> &'static str {
        self.into()
    }

    /// The edition of this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|e| e.name() == name)
    }
}

/// The values of a game's rules, which [`rules!`](crate::rules) declares.
pub trait RuleValues:
    Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every rule, in the order in which rules are shown.
    const FIELDS: &'static [Field];
}

/// A rule that can be overridden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name in a journal's header.
    pub name: &'static str,
    /// The name of the group of rules in which it is shown.
    pub group: &'static str,
    /// The values it may have.
    pub domain: Domain,
}

/// The values that a rule may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// A whole number of this range.
    Number(u16, u16),
    /// A maximum, from 0 to this number, or `null` for no maximum.
    Limit(u16),
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number of this range for each of these names.
    Numbers(&'static [&'static str], u16, u16),
    /// A list of some of these words, none twice.
    List(&'static [&'static str]),
    /// A list of phases, each of which allows some of these kinds of action.
    Phases(&'static [&'static str]),
}

/// Ids that no phase can have: those of a table before set-up and after the end, and the empty one.
const RESERVED_PHASES: [&str; 3] = ["setup", "over", ""];

impl Domain {
    /// Checks the value; returns its fault, if it has one.
    pub fn fault(self, value: &Value) -> Option<ValueFault> {
        let is_within = |value: &Value, min: u16, max: u16| {
            let number = value.as_u64();
            number.is_some_and(|n| (min.into()..=max.into()).contains(&n))
        };
        let is_of =
            |value: &Value, words: &[&str]| value.as_str().is_some_and(|w| words.contains(&w));
        let fits = match self {
            Domain::Number(min, max) => is_within(value, min, max),
            Domain::Limit(max) => value.is_null() || is_within(value, 0, max),
            Domain::Flag => value.is_boolean(),
            Domain::Choice(words) => is_of(value, words),
            Domain::Numbers(names, min, max) => value.as_object().is_some_and(|numbers| {
                let fits = |name: &&str| numbers.get(*name).is_some_and(|n| is_within(n, min, max));
                numbers.len() == names.len() && names.iter().all(fits)
            }),
            Domain::List(words) => value.as_array().is_some_and(|list| {
                let mut known = HashSet::new();
                list.iter().all(|w| is_of(w, words) && known.insert(w))
            }),
            Domain::Phases(kinds) => return phases_fault(value, kinds),
        };
        (!fits).then_some(ValueFault::Outside(self))
    }
}

fn phases_fault(value: &Value, kinds: &'static [&'static str]) -> Option<ValueFault> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Phase {
        id: String,
        allows: Vec<String>,
    }
    let objects = value.as_array();
    if !objects.is_some_and(|all| all.iter().all(Value::is_object)) {
        return Some(ValueFault::Outside(Domain::Phases(kinds)));
    }
    let phases: Vec<Phase> = match Vec::deserialize(value) {
        Ok(phases) => phases,
        Err(error) => return Some(ValueFault::NotPhases(error.to_string())),
    };
    if phases.is_empty() {
        return Some(ValueFault::NoPhase);
    }
    let mut known = HashSet::new();
    for Phase { id, allows } in &phases {
        if RESERVED_PHASES.contains(&id.as_str()) {
            return Some(ValueFault::Reserved(id.clone()));
        }
        if !known.insert(id) {
            return Some(ValueFault::Twice(id.clone()));
        }
        if let Some(kind) = allows.iter().find(|kind| !kinds.contains(&kind.as_str())) {
            return Some(ValueFault::Foreign(kind.clone()));
        }
    }
    None
}

/// The rules of one game: an edition with its house rules. Every value is within its [`Domain`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules<E: Preset> {
    edition: E,
    values: E::Values,
}

impl<E: Preset> Deref for Rules<E> {
    type Target = E::Values;

    fn deref(&self) -> &E::Values {
        &self.values
    }
}

impl<E: Preset> From<E> for Rules<E> {
    /// The edition without house rules.
    fn from(edition: E) -> Rules<E> {
        let values = edition.values();
        Rules { edition, values }
    }
}

impl<E: Preset> Rules<E> {
    /// Every rule, in the order in which rules are shown.
    pub const FIELDS: &'static [Field] = E::Values::FIELDS;

    /// The edition of this name with fields overridden by name.
    ///
    /// # Errors
    /// When the edition or a field is unknown, or a value is outside its [`Domain`].
    pub fn new(edition: &str, house: &Map<String, Value>) -> Result<Rules<E>, RulesError> {
        let preset = E::from_name(edition);
        let preset = preset.ok_or_else(|| RulesError::UnknownEdition(edition.into(), E::NAMES))?;
        let mut rules = Rules::from(preset);
        if house.is_empty() {
            return Ok(rules);
        }
        let mut fields = rules.to_json();
        for (name, value) in house {
            let field = Self::FIELDS.iter().find(|field| field.name == name);
            let field = field.ok_or_else(|| RulesError::UnknownRule(name.clone()))?;
            if let Some(fault) = field.domain.fault(value) {
                return Err(RulesError::BadValue(name.clone(), fault));
            }
            fields.insert(name.clone(), value.clone());
        }
        rules.values = E::Values::deserialize(Value::Object(fields))
            .map_err(|e| RulesError::BadValue("rules".into(), ValueFault::Other(e.to_string())))?;
        Ok(rules)
    }

    /// The edition these rules started from.
    pub const fn edition(&self) -> E {
        self.edition
    }

    /// The edition's name in a journal.
    pub fn edition_name(&self) -> &'static str {
        self.edition.name()
    }

    /// Every field by its name, as a journal writes it.
    pub fn to_json(&self) -> Map<String, Value> {
        match json!(self.values) {
            Value::Object(fields) => fields,
            _ => Map::new(),
        }
    }

    /// The fields that differ from the edition's own, as a journal's header has them.
    pub fn house(&self) -> Map<String, Value> {
        let edition = Rules::from(self.edition).to_json();
        let mut fields = self.to_json();
        leave_out(&mut fields, &edition);
        fields
    }
}

/// Removes the rules that have these values.
pub fn leave_out(rules: &mut Map<String, Value>, values: &Map<String, Value>) {
    rules.retain(|name, value| values.get(name) != Some(value));
}

/// Declares the values of a game's rules: a struct with a field for each rule, in groups, each with its
/// [`Domain`](crate::game::Domain).
///
/// ```
/// use courtyard_core::game::{Domain, RuleValues};
///
/// courtyard_core::rules! {
///     /// The rules of a small game.
///     pub struct Values {
///         turn {
///             /// Number of cards drawn per turn.
///             draw: u8 = Number(1, 5),
///             /// Whether a turn may be passed.
///             pass: bool = Flag,
///         }
///     }
/// }
/// assert_eq!(Values::FIELDS[0].name, "draw");
/// assert_eq!(Values::FIELDS[1].domain, Domain::Flag);
/// ```
#[macro_export]
macro_rules! rules {
    ($(#[$about:meta])* $visibility:vis struct $values:ident {
        $($group:ident { $($(#[$doc:meta])* $field:ident: $type:ty = $domain:expr,)* })*
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $visibility struct $values {
            $($($(#[$doc])* pub $field: $type,)*)*
        }

        impl $crate::game::RuleValues for $values {
            const FIELDS: &'static [$crate::game::Field] = {
                #[allow(unused_imports)]
                use $crate::game::Domain::*;
                &[$($($crate::game::Field {
                    name: stringify!($field),
                    group: stringify!($group),
                    domain: $domain,
                },)*)*]
            };
        }
    };
}

/// Declares the enums of rules with a [`Choice`](crate::game::Domain::Choice) of words.
#[macro_export]
macro_rules! choices {
    ($($(#[$about:meta])* $choice:ident { $($(#[$doc:meta])* $variant:ident,)* })*) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::strum::VariantNames)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $choice { $($(#[$doc])* $variant,)* }
    )*};
}

/// An edition or a house rule that a game does not have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// No edition has this name; the known ones follow.
    #[error("unknown edition “{0}”: there are {known}", known = .1.join(", "))]
    UnknownEdition(String, &'static [&'static str]),
    /// No rule has this name.
    #[error("unknown rule “{0}”")]
    UnknownRule(String),
    /// The rule cannot have this value; the reason follows.
    #[error("the rule “{0}” is wrong: {1:?}")]
    BadValue(String, ValueFault),
}

/// Why a rule's value is invalid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ValueFault {
    /// It is not in this domain.
    Outside(Domain),
    /// It is not a list of phases; the parser's message follows.
    NotPhases(String),
    /// It has no phase.
    NoPhase,
    /// A phase has this name, which is reserved.
    Reserved(String),
    /// Several phases have this name.
    Twice(String),
    /// A phase allows this, which is not a kind of action.
    Foreign(String),
    /// Anything else; the parser's message follows.
    Other(String),
}
