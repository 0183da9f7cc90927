//! An action's fields as a journal has them, before it is known which of them the action has and of what type.
//!
//! Which fields an action has follows from its `type`, and the same name is one thing here and another there: `discard`
//! is a number or a list. Fields that the action does not have may hold anything.

use std::fmt;

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};

use super::pieces::Name;
use crate::seat::Seat;

/// Any JSON value.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Loose {
    Null,
    Flag(bool),
    /// A whole number; one beyond 64 bits is the nearest within them, which is out of every range as well.
    Whole(i64),
    /// A number that is not written as a whole one.
    Number(f64),
    Text(String),
    List(Vec<Loose>),
    Object(Fields),
}

/// The fields of an object, none of them twice.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Fields(Vec<(String, Loose)>);

/// What is wrong with an action's shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Misshapen {
    /// There is no action of this type.
    Unknown(String),
    /// The action needs this field.
    Lacks(&'static str, &'static str),
    /// The field has to be something else; the words say what.
    Not(&'static str, &'static str),
    /// The text names no card.
    NoCard(&'static str, String),
    /// One of the two fields is there without the other.
    Alone(&'static str, &'static str),
    /// The action does not do exactly one thing; the words say what it could do.
    NotOne(&'static str),
}

impl fmt::Display for Misshapen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // In the words of the JSON reader, which are told in every language.
            Misshapen::Unknown(kind) => write!(f, "unknown variant `{kind}`"),
            Misshapen::Lacks(kind, field) => write!(f, "“{kind}” needs the field “{field}”"),
            Misshapen::Not(field, what) => write!(f, "invalid type: “{field}” is {what}"),
            Misshapen::NoCard(field, text) => write!(
                f,
                "invalid value: “{field}”: “{text}” is {}",
                super::pieces::ParseNameError
            ),
            Misshapen::Alone(one, other) => {
                write!(f, "“{one}” and “{other}” stand together or not at all")
            }
            Misshapen::NotOne(what) => f.write_str(what),
        }
    }
}

/// What a field can be read as.
pub(super) trait Read: Sized {
    fn read(name: &'static str, value: Loose) -> Result<Self, Misshapen>;
}

impl Read for bool {
    fn read(name: &'static str, value: Loose) -> Result<bool, Misshapen> {
        match value {
            Loose::Flag(flag) => Ok(flag),
            _ => Err(Misshapen::Not(name, "true or false")),
        }
    }
}

impl Read for i64 {
    fn read(name: &'static str, value: Loose) -> Result<i64, Misshapen> {
        match value {
            Loose::Whole(number) => Ok(number),
            _ => Err(Misshapen::Not(name, "a whole number")),
        }
    }
}

impl Read for String {
    fn read(name: &'static str, value: Loose) -> Result<String, Misshapen> {
        match value {
            Loose::Text(text) => Ok(text),
            _ => Err(Misshapen::Not(name, "text")),
        }
    }
}

/// The most players of this game.
pub(super) const MOST_PLAYERS: usize = 6;

impl Read for Seat {
    fn read(name: &'static str, value: Loose) -> Result<Seat, Misshapen> {
        let number = match value {
            Loose::Whole(number) => usize::try_from(number).ok(),
            _ => None,
        };
        let number = number.filter(|n| *n < MOST_PLAYERS);
        number
            .and_then(Seat::new)
            .ok_or(Misshapen::Not(name, "a seat, 0 to 5"))
    }
}

impl Read for Name {
    fn read(name: &'static str, value: Loose) -> Result<Name, Misshapen> {
        let text = String::read(name, value)?;
        text.parse().map_err(|_| Misshapen::NoCard(name, text))
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(name: &'static str, value: Loose) -> Result<Vec<T>, Misshapen> {
        match value {
            Loose::List(list) => list.into_iter().map(|v| T::read(name, v)).collect(),
            _ => Err(Misshapen::Not(name, "a list")),
        }
    }
}

impl Read for Fields {
    fn read(name: &'static str, value: Loose) -> Result<Fields, Misshapen> {
        match value {
            Loose::Object(fields) => Ok(fields),
            _ => Err(Misshapen::Not(name, "an object")),
        }
    }
}

impl Fields {
    /// The field's value, `null` included; it is no longer there afterwards.
    pub(super) fn raw(&mut self, name: &str) -> Option<Loose> {
        let place = self.0.iter().position(|(n, _)| n == name)?;
        Some(self.0.swap_remove(place).1)
    }

    /// The field, if it is there and not `null`.
    pub(super) fn may<T: Read>(&mut self, name: &'static str) -> Result<Option<T>, Misshapen> {
        match self.raw(name) {
            None | Some(Loose::Null) => Ok(None),
            Some(value) => T::read(name, value).map(Some),
        }
    }

    /// The field, which the action of this name needs.
    pub(super) fn need<T: Read>(
        &mut self,
        kind: &'static str,
        name: &'static str,
    ) -> Result<T, Misshapen> {
        self.may(name)?.ok_or(Misshapen::Lacks(kind, name))
    }
}

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Loose, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields, M::Error> {
                let mut fields = Fields::default();
                while let Some(name) = map.next_key::<String>()? {
                    if fields.0.iter().any(|(n, _)| *n == name) {
                        return Err(de::Error::custom(format_args!("duplicate field `{name}`")));
                    }
                    fields.0.push((name, map.next_value()?));
                }
                Ok(fields)
            }
        }
        deserializer.deserialize_map(Object)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Loose;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<Loose, E> {
        Ok(Loose::Null)
    }

    fn visit_none<E>(self) -> Result<Loose, E> {
        Ok(Loose::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Loose, E> {
        Ok(Loose::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Loose, E> {
        Ok(Loose::Whole(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Loose, E> {
        Ok(Loose::Whole(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Loose, E> {
        // This is how the JSON reader hands over whole numbers beyond 64 bits.
        Ok(match number.abs() >= i64::MAX as f64 {
            true => Loose::Whole(number as i64),
            false => Loose::Number(number),
        })
    }

    fn visit_str<E>(self, text: &str) -> Result<Loose, E> {
        Ok(Loose::Text(text.into()))
    }

    fn visit_string<E>(self, text: String) -> Result<Loose, E> {
        Ok(Loose::Text(text))
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Loose, S::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Loose::List(values))
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Loose, M::Error> {
        Fields::deserialize(de::value::MapAccessDeserializer::new(map)).map(Loose::Object)
    }
}
