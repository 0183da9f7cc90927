//! The first line of a journal: who plays what by which rules.

use std::fmt;

use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::Moment;
use courtyard_core::game::{Game, RulesError};
use courtyard_core::seat::Seats;

/// The version of the journal's format that this program reads and writes.
pub const FORMAT_VERSION: u64 = 1;

/// Who plays what by which rules, since when.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The format's version: [`FORMAT_VERSION`].
    pub courtyard: u64,
    /// The game's name.
    pub game: String,
    /// The edition's name.
    pub edition: String,
    /// House rules: fields of the edition's rules, by name.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub rules: Map<String, Value>,
    /// The players' names, in the order of the seats.
    pub players: Seats<String>,
    /// When the session was opened.
    #[serde(deserialize_with = "super::entry::moment")]
    pub started: Moment,
    /// Fields that this version does not know; kept as they are.
    #[serde(flatten)]
    pub further: Map<String, Value>,
}

/// Why a header is none, or not one for us.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeaderFault {
    /// The line is no journal's header; the reason follows.
    NotAHeader(NoHeader),
    /// The journal was written in a version of the format that is unknown here.
    UnknownVersion(String),
    /// The journal is of a game that is unknown here.
    UnknownGame(String),
    /// The edition or a house rule is unknown or out of range.
    Rules(RulesError),
    /// The game does not take so many players.
    Players {
        /// How many there are.
        count: usize,
        /// How many it takes at least.
        min: usize,
        /// How many it takes at most.
        max: usize,
    },
}

/// Why a first line is no journal's header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoHeader {
    /// There is no line.
    Empty,
    /// It has no end.
    Endless,
    /// It is not UTF-8 text.
    NotText,
    /// It has no field `courtyard`.
    NoVersion,
    /// It is not JSON, or JSON of another shape; the reader's complaint follows.
    Json(String),
}

impl fmt::Display for NoHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoHeader::Empty => "it is empty",
            NoHeader::Endless => "its first line has no end",
            NoHeader::NotText => "its first line is not UTF-8 text",
            NoHeader::NoVersion => "its first line has no field “courtyard”",
            NoHeader::Json(why) => why,
        })
    }
}

impl fmt::Display for HeaderFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderFault::NotAHeader(why) => write!(f, "this is not a courtyard journal: {why}"),
            HeaderFault::UnknownVersion(version) => write!(
                f,
                "the journal is written in version {version} of the format, and only {FORMAT_VERSION} is known here"
            ),
            HeaderFault::UnknownGame(game) => write!(f, "unknown game “{game}”"),
            HeaderFault::Rules(error) => error.fmt(f),
            HeaderFault::Players { count, min, max } if min == max => {
                write!(f, "the game takes {min} players, not {count}")
            }
            HeaderFault::Players { count, min, max } => {
                write!(f, "the game takes {min} to {max} players, not {count}")
            }
        }
    }
}

impl std::error::Error for HeaderFault {}

/// An object in which no key stands twice, not in the objects within it either.
struct Unique(Map<String, Value>);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_map(Fields).map(Unique)
    }
}

/// Any value in which no key of an object stands twice.
struct UniqueValue(Value);

impl<'de> Deserialize<'de> for UniqueValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UniqueValue, D::Error> {
        deserializer.deserialize_any(AnyValue).map(UniqueValue)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Map<String, Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let mut fields = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if fields.contains_key(&key) {
                return Err(de::Error::custom(format!("“{key}” stands there twice")));
            }
            let UniqueValue(value) = map.next_value()?;
            fields.insert(key, value);
        }
        Ok(fields)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Value, S::Error> {
        let mut values = Vec::new();
        while let Some(UniqueValue(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Value, M::Error> {
        Fields.visit_map(map).map(Value::Object)
    }
}

/// The further field that says of a session that it is a sample.
const SAMPLE: &str = "sample";

impl Header {
    /// The names that no [further](Header::further) field can have: those of the fields above, and the checksum's.
    pub const OWN_FIELDS: [&str; 7] = [
        "courtyard",
        "game",
        "edition",
        "rules",
        "players",
        "started",
        "crc",
    ];

    /// Whether the session is a sample to look at: nobody's evening, and left out where games are counted.
    pub fn is_sample(&self) -> bool {
        self.further.get(SAMPLE) == Some(&Value::Bool(true))
    }

    /// Whether the header is one of the game: of its name and for as many players as it takes.
    ///
    /// # Errors
    /// When it is not.
    pub(super) fn is_of<G: Game>(&self) -> Result<(), HeaderFault> {
        if self.game != G::ID {
            return Err(HeaderFault::UnknownGame(self.game.clone()));
        }
        let count = self.players.len();
        match G::PLAYERS.contains(&count) {
            true => Ok(()),
            false => Err(HeaderFault::Players {
                count,
                min: *G::PLAYERS.start(),
                max: *G::PLAYERS.end(),
            }),
        }
    }

    /// Whether a later version of the format has written it: what stands there may mean something else.
    pub fn is_newer(&self) -> bool {
        self.courtyard > FORMAT_VERSION
    }

    /// Reads a header line whose checksum, if any, was cut out.
    pub(super) fn parse(line: &[u8]) -> Result<Header, HeaderFault> {
        Header::parse_of(line, |version| version == FORMAT_VERSION)
    }

    /// The same, and a header of a later version, where it is not too different.
    pub(super) fn parse_newer(line: &[u8]) -> Result<Header, HeaderFault> {
        Header::parse_of(line, |version| version >= FORMAT_VERSION)
    }

    fn parse_of(line: &[u8], known: fn(u64) -> bool) -> Result<Header, HeaderFault> {
        let not_a_header =
            |e: serde_json::Error| HeaderFault::NotAHeader(NoHeader::Json(e.to_string()));
        // The version first: a newer header may differ in everything else.
        let Unique(fields) = serde_json::from_slice(line).map_err(not_a_header)?;
        let version = match fields.get("courtyard") {
            None => {
                return Err(HeaderFault::NotAHeader(NoHeader::NoVersion));
            }
            Some(version) if !version.as_u64().is_some_and(known) => {
                return Err(HeaderFault::UnknownVersion(version.to_string()));
            }
            Some(version) => version.clone(),
        };
        Header::deserialize(Value::Object(fields)).map_err(|e| match version.as_u64() {
            Some(FORMAT_VERSION) => not_a_header(e),
            _ => HeaderFault::UnknownVersion(version.to_string()),
        })
    }
}
