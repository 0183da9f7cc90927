//! The later lines of a journal: what was done, taken back and put back.

use std::fmt;
use std::marker::PhantomData;

use chrono::{DateTime, FixedOffset};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// A moment by the wall clock of the place where it was, to the second.
pub type Moment = DateTime<FixedOffset>;

/// What an entry does to the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step<A> {
    /// An action of the game.
    Do(A),
    /// Takes back so many of the actions in force.
    Undo(usize),
    /// Puts back so many of the actions taken back since the last new one.
    Redo(usize),
}

/// One line of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<A> {
    /// The entry's number, from 1 without gaps.
    pub n: u64,
    /// When it was recorded, if that was written down.
    pub at: Option<Moment>,
    /// What it does.
    pub step: Step<A>,
}

#[derive(Serialize)]
struct Written<'a, A> {
    n: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Moment>,
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    action: Option<&'a A>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    redo: Option<usize>,
}

impl<A: Serialize> Serialize for Entry<A> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = Written {
            n: self.n,
            at: self.at,
            action: None,
            undo: None,
            redo: None,
        };
        match &self.step {
            Step::Do(action) => written.action = Some(action),
            Step::Undo(count) => written.undo = Some(*count),
            Step::Redo(count) => written.redo = Some(*count),
        }
        written.serialize(serializer)
    }
}

#[derive(Deserialize)]
#[serde(bound = "A: DeserializeOwned")]
struct Read<A> {
    n: u64,
    at: Option<Moment>,
    #[serde(rename = "do")]
    action: Option<Object<A>>,
    undo: Option<usize>,
    redo: Option<usize>,
    crc: Option<IgnoredAny>,
}

/// What is written as an object: derived readers also take a list of the fields' values.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Object<T>, M::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        deserializer.deserialize_map(Fields(PhantomData))
    }
}

/// Why JSON is no entry that can stand where it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadEntry {
    /// Something in it is missing, unknown or of another type; the reader's complaint follows.
    Shape(String),
    /// This field counts from 1.
    NoCount(&'static str),
    /// It does not have exactly one of `do`, `undo` and `redo`.
    NotOneStep,
    /// Its number is not the next one.
    OutOfOrder {
        /// Its number.
        n: u64,
        /// The number that comes next.
        next: u64,
    },
}

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEntry::Shape(why) => f.write_str(why),
            BadEntry::NoCount(field) => write!(f, "“{field}” is 1 or more"),
            BadEntry::NotOneStep => f.write_str("an entry has one of “do”, “undo” and “redo”"),
            BadEntry::OutOfOrder { n, next } => write!(f, "“n” is {n}, and {next} comes next"),
        }
    }
}

/// Why a line is no entry.
pub(super) enum EntryFault {
    /// It is not JSON.
    Json(serde_json::Error),
    /// It is JSON, but no entry.
    Shape(BadEntry),
    /// Its seal is not the last field, or is not written as a seal.
    Checksum,
}

impl<A: DeserializeOwned> Entry<A> {
    /// Reads an entry from a line whose seal, if any, was cut out.
    pub(super) fn parse(line: &[u8]) -> Result<Entry<A>, EntryFault> {
        let Object(read): Object<Read<A>> = serde_json::from_slice(line).map_err(|e| {
            // The reader's own sorting of errors calls some JSON that does not fit no JSON.
            match serde_json::from_slice::<IgnoredAny>(line) {
                Ok(_) => EntryFault::Shape(BadEntry::Shape(e.to_string())),
                Err(_) => EntryFault::Json(e),
            }
        })?;
        if read.crc.is_some() {
            return Err(EntryFault::Checksum);
        }
        let some = |count: usize, name: &'static str| match count {
            0 => Err(EntryFault::Shape(BadEntry::NoCount(name))),
            count => Ok(count),
        };
        let step = match (read.action, read.undo, read.redo) {
            (Some(Object(action)), None, None) => Step::Do(action),
            (None, Some(count), None) => Step::Undo(some(count, "undo")?),
            (None, None, Some(count)) => Step::Redo(some(count, "redo")?),
            _ => return Err(EntryFault::Shape(BadEntry::NotOneStep)),
        };
        Ok(Entry {
            n: read.n,
            at: read.at,
            step,
        })
    }
}
