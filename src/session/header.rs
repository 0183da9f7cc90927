//! The first line of a journal: game, edition, house rules and players.

use std::fmt;

use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use strum::VariantNames;
use uuid::Uuid;

use super::Moment;
use super::entry::rfc3339;
use courtyard_core::game::{Game, RulesError};
use courtyard_core::seat::{Seat, Seats};

/// The version of the journal's format that this program reads and writes.
pub const FORMAT_VERSION: u64 = 1;

/// The game, its rules, its players and its start time.
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
    /// The bots. Versions before 0.4 retain and ignore this field.
    #[serde(default, skip_serializing_if = "Bots::is_empty")]
    pub bots: Bots,
    /// Fields unknown to this version, written back unchanged.
    #[serde(flatten)]
    pub further: Map<String, Value>,
}

/// A bot that plays at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedBot {
    /// The name of the bot in the laboratory.
    pub bot: String,
    /// The SHA-256 of its seed and the order of its cards, in hexadecimal digits.
    pub sealed: String,
}

/// The bots at a table, by seat. Empty if only people play.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bots(pub Vec<Option<SeatedBot>>);

impl Bots {
    /// Whether only people play.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bot on this seat; `None` for a person.
    pub fn at(&self, seat: Seat) -> Option<&SeatedBot> {
        self.0.get(seat.number())?.as_ref()
    }

    /// The bots with their seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &SeatedBot)> {
        let seats = self.0.iter().zip(Seat::first(self.0.len()));
        seats.filter_map(|(bot, seat)| Some((seat, bot.as_ref()?)))
    }

    /// Why these cannot be the bots at a table of this many players; `None` if they can.
    fn fault(&self, players: usize) -> Option<&'static str> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let is_seal = |sealed: &str| sealed.len() == 64 && sealed.bytes().all(is_digit);
        if !self.is_empty() && self.0.len() != players {
            return Some("“bots” has one item per player");
        }
        let mut bots = self.0.iter().flatten();
        let are_sealed = bots.all(|bot| is_seal(&bot.sealed));
        (!are_sealed).then_some("“sealed” has 64 lower-case hexadecimal digits")
    }
}

/// An edition with house rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// The edition's name.
    pub edition: String,
    /// The house rules by name.
    pub rules: Map<String, Value>,
}

impl Header {
    /// The edition and the house rules.
    pub fn rule_set(&self) -> RuleSet {
        RuleSet {
            edition: self.edition.clone(),
            rules: self.rules.clone(),
        }
    }
}

/// Why a header cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum HeaderFault {
    /// The line is not a journal header; the reason follows.
    #[error("this is not a courtyard journal: {0}")]
    NotAHeader(NoHeader),
    /// The journal's format version is unknown.
    #[error(
        "the journal is written in version {0} of the format, and only {FORMAT_VERSION} is known here"
    )]
    UnknownVersion(String),
    /// The journal's game is unknown.
    #[error("unknown game “{0}”")]
    UnknownGame(String),
    /// The edition or a house rule is unknown or out of range.
    #[error(transparent)]
    #[serde(skip)]
    Rules(RulesError),
    /// The game does not support this number of players.
    #[error("the game takes {} players, not {count}", if min == max { min.to_string() } else { format!("{min} to {max}") })]
    Players {
        /// Number of players in the header.
        count: usize,
        /// Minimum number of players.
        min: usize,
        /// Maximum number of players.
        max: usize,
    },
}

/// The name of the kind of compressed files or archives that begin like this; `None` for other files.
pub fn packing(begins: &[u8]) -> Option<&'static str> {
    const TAR: usize = 257;
    let kinds: [(&[u8], &str); 8] = [
        (b"PK\x03\x04", "zip"),
        (b"PK\x05\x06", "zip"),
        (b"\x1f\x8b", "gzip"),
        (b"BZh", "bzip2"),
        (b"\xfd7zXZ\0", "xz"),
        (b"\x28\xb5\x2f\xfd", "zstd"),
        (b"7z\xbc\xaf\x27\x1c", "7z"),
        (b"Rar!\x1a\x07", "rar"),
    ];
    let kind = kinds.iter().find(|(magic, _)| begins.starts_with(magic));
    let rest = begins.get(TAR..).unwrap_or_default();
    let tar = rest.starts_with(b"ustar").then_some("tar");
    kind.map(|(_, name)| *name).or(tar)
}

/// Why a first line is not a journal header.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum NoHeader {
    /// The file is empty.
    #[error("it is empty")]
    Empty,
    /// The line has no line end within the limit.
    #[error("its first line has no end")]
    Endless,
    /// It is not UTF-8 text.
    #[error("its first line is not UTF-8 text")]
    NotText,
    /// It is UTF-16 text.
    #[error("it is UTF-16 text; save it as UTF-8")]
    #[strum(serialize = "utf-16")]
    #[serde(rename = "utf-16")]
    Utf16,
    /// It is a compressed file or an archive of this kind.
    #[error("it is a {0} file; unpack it")]
    Packed(&'static str),
    /// It has no field `courtyard`.
    #[error("its first line has no field “courtyard”")]
    NoVersion,
    /// It is not JSON, or JSON of the wrong shape; the parser's message follows.
    #[error("{0}")]
    Json(String),
}

/// A JSON value without duplicate keys, in nested objects too.
struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_any(AnyValue).map(Unique)
    }
}

/// Parses a JSON object without duplicate keys.
fn unique_object(text: &[u8]) -> serde_json::Result<Value> {
    let mut parser = serde_json::Deserializer::from_slice(text);
    let object = parser.deserialize_map(AnyValue)?;
    parser.end().map(|()| object)
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
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
        while let Some(Unique(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Value, M::Error> {
        let mut fields = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if fields.contains_key(&key) {
                return Err(de::Error::custom(format!("duplicate field `{key}`")));
            }
            let Unique(value) = map.next_value()?;
            fields.insert(key, value);
        }
        Ok(fields.into())
    }
}

/// The further field that marks a sample session.
const SAMPLE: &str = "sample";

/// The further field with the game's identifier.
const ID: &str = "id";

/// The further field with the time of the last correction of names.
pub(super) const CORRECTED: &str = "corrected";

/// The further field with the time at which this version of the game was chosen.
pub(super) const CHOSEN: &str = "chosen";

impl Header {
    /// Names that a [further](Header::further) field cannot have: those of the other fields, and the checksum's.
    pub const OWN_FIELDS: [&str; 8] = [
        "courtyard",
        "game",
        "edition",
        "rules",
        "players",
        "started",
        "bots",
        "crc",
    ];

    /// Whether the session is a sample. Samples are left out of statistics.
    pub fn is_sample(&self) -> bool {
        self.further.get(SAMPLE) == Some(&Value::Bool(true))
    }

    /// The names of the people, by seat. Bots are nobody: their names are empty.
    pub fn people(&self) -> Seats<String> {
        let mut people = self.players.clone();
        for (seat, name) in people.iter_mut() {
            if self.bots.at(seat).is_some() {
                name.clear();
            }
        }
        people
    }

    /// The identifier of the game, which all its copies share; `None` in journals of versions before 0.4.
    pub fn id(&self) -> Option<Uuid> {
        self.further.get(ID)?.as_str()?.parse().ok()
    }

    /// Sets the identifier of the game, unless there is one.
    pub fn identify(&mut self, id: Uuid) {
        if self.id().is_none() {
            self.further.insert(ID.into(), id.to_string().into());
        }
    }

    /// When the names of the players were corrected last, if they were.
    pub fn corrected(&self) -> Option<Moment> {
        rfc3339(self.further.get(CORRECTED)?.as_str()?)
    }

    /// When this version of the game was chosen to count, if it was.
    pub fn chosen(&self) -> Option<Moment> {
        rfc3339(self.further.get(CHOSEN)?.as_str()?)
    }

    /// Checks that the header names this game and a number of players that it supports.
    ///
    /// # Errors
    /// Returns the mismatch.
    pub(super) fn is_of<G: Game>(&self) -> Result<(), HeaderFault> {
        if self.game != G::ID {
            return Err(HeaderFault::UnknownGame(self.game.clone()));
        }
        let count = self.players.len();
        if G::PLAYERS.contains(&count) {
            Ok(())
        } else {
            Err(HeaderFault::Players {
                count,
                min: *G::PLAYERS.start(),
                max: *G::PLAYERS.end(),
            })
        }
    }

    /// Whether a later version of the format wrote the header. Its fields may have another meaning.
    pub fn is_newer(&self) -> bool {
        self.courtyard > FORMAT_VERSION
    }

    /// Reads a header line of a known version, whose checksum, if any, was cut out.
    pub(super) fn parse(line: &[u8], known: fn(u64) -> bool) -> Result<Header, HeaderFault> {
        let not_a_header =
            |e: serde_json::Error| HeaderFault::NotAHeader(NoHeader::Json(e.to_string()));
        // Check the version first: a newer header may differ in everything else.
        let fields = unique_object(line).map_err(not_a_header)?;
        let version = match fields.get("courtyard") {
            None => return Err(HeaderFault::NotAHeader(NoHeader::NoVersion)),
            Some(version) if !version.as_u64().is_some_and(known) => {
                return Err(HeaderFault::UnknownVersion(version.to_string()));
            }
            Some(version) => version.clone(),
        };
        let header = Header::deserialize(fields).and_then(|header| {
            let fault = header.bots.fault(header.players.len());
            fault.map_or(Ok(header), |why| Err(de::Error::custom(why)))
        });
        header.map_err(|e| match version.as_u64() {
            Some(FORMAT_VERSION) => not_a_header(e),
            _ => HeaderFault::UnknownVersion(version.to_string()),
        })
    }
}
