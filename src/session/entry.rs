//! The later lines of a journal: actions, undo and redo.

use chrono::{DateTime, Datelike, FixedOffset, Local};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use strum::VariantNames;
use web_time::{SystemTime, UNIX_EPOCH};

use courtyard_core::game::fields::Object;

/// Local time with its UTC offset, to the second.
pub type Moment = DateTime<FixedOffset>;

/// Converts a system time to local time, to the second. `None` outside the years 0000 to 9999 that a journal can
/// represent.
pub fn moment_at(time: SystemTime) -> Option<Moment> {
    let seconds = match time.duration_since(UNIX_EPOCH) {
        Ok(since) => i64::try_from(since.as_secs()).ok()?,
        // Rounds down to the whole second.
        Err(before) => -i64::try_from(before.duration().as_secs())
            .ok()?
            .checked_add(1)?,
    };
    let moment = DateTime::from_timestamp(seconds, 0)?;
    // Local time differs by less than a day, so it stays within the calendar.
    let is_ours = (1..=9998).contains(&moment.year());
    is_ours.then(|| whole_minutes(moment.with_timezone(&Local).fixed_offset()))
}

/// Rounds the UTC offset to whole minutes, as journals require. Before time zones, offsets had seconds.
fn whole_minutes(moment: Moment) -> Moment {
    let seconds = moment.offset().local_minus_utc();
    let offset = FixedOffset::east_opt(seconds - seconds % 60);
    offset.map_or(moment, |offset| moment.with_timezone(&offset))
}

/// The current local time, to the second; 1970 if the clock's year is out of range.
pub fn now() -> Moment {
    moment_at(SystemTime::now()).unwrap_or_default()
}

/// The change that an entry makes to the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step<A> {
    /// An action of the game.
    Do(A),
    /// Undoes this number of applied actions.
    Undo(usize),
    /// Redoes this number of the actions undone since the last new one.
    Redo(usize),
}

/// One line of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<A> {
    /// The entry's number, from 1 without gaps.
    pub n: u64,
    /// When it was recorded, if known.
    pub at: Option<Moment>,
    /// The length of a break before it, in seconds.
    pub paused: Option<u32>,
    /// The entry's change.
    pub step: Step<A>,
    /// The part that concerns bots.
    pub bots: BotData,
}

/// The part of an entry that only concerns bots. Versions before 0.4 ignore it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BotData {
    /// The cards that a bot lays face down with the action, encrypted with its seed.
    pub laid: Option<String>,
    /// The seed of the bot on each seat, after the end of the game. Empty in all other entries.
    pub opened: Vec<Option<String>>,
}

#[derive(Serialize)]
struct Written<'a, A> {
    n: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Moment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    paused: Option<u32>,
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    action: Option<&'a A>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    redo: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    laid: Option<&'a str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    opened: &'a [Option<String>],
}

impl<A: Serialize> Serialize for Entry<A> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = Written {
            n: self.n,
            at: self.at,
            paused: self.paused,
            action: None,
            undo: None,
            redo: None,
            laid: self.bots.laid.as_deref(),
            opened: &self.bots.opened,
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
    #[serde(default, deserialize_with = "there")]
    at: Option<Rfc3339>,
    #[serde(default, deserialize_with = "there")]
    paused: Option<u32>,
    #[serde(rename = "do")]
    action: Option<Object<A>>,
    undo: Option<usize>,
    redo: Option<usize>,
    #[serde(default, deserialize_with = "there")]
    laid: Option<String>,
    #[serde(default)]
    opened: Vec<Option<String>>,
    // A checksum at the end of the line has been split off before. One that is found here is elsewhere or malformed.
    #[serde(default, deserialize_with = "there")]
    crc: Option<IgnoredAny>,
}

/// Reads an optional field that must not be `null` if it is present.
// `null` would be a second way to write a journal, with another checksum.
fn there<'de, D: Deserializer<'de>, T: Deserialize<'de>>(field: D) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

/// A time in the only form that journals accept: RFC 3339 with `T`, four-digit years, seconds, and an offset or `Z`.
struct Rfc3339(Moment);

/// Parses this form. Chrono also accepts lower-case letters and a space.
pub(super) fn rfc3339(text: &str) -> Option<Moment> {
    let is_plain = |byte: u8| byte.is_ascii_digit() || b"-:+.TZ".contains(&byte);
    let is_plain = text.bytes().all(is_plain);
    is_plain.then(|| DateTime::parse_from_rfc3339(text).ok())?
}

impl<'de> Deserialize<'de> for Rfc3339 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rfc3339, D::Error> {
        let text = String::deserialize(deserializer)?;
        rfc3339(&text).map(Rfc3339).ok_or_else(|| {
            let why = format!("“{text}” is not a time like 2026-11-20T19:03:11+01:00");
            serde::de::Error::custom(why)
        })
    }
}

/// Reads a time in the journal's form.
pub(super) fn moment<'de, D: Deserializer<'de>>(field: D) -> Result<Moment, D::Error> {
    Rfc3339::deserialize(field).map(|Rfc3339(moment)| moment)
}

/// Why a JSON value is not a valid next entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum BadEntry {
    /// A field is missing, unknown or of the wrong type; the parser's message follows.
    #[error("{0}")]
    Shape(String),
    /// This field must be at least 1.
    #[error("“{0}” is 1 or more")]
    NoCount(&'static str),
    /// It does not have exactly one of `do`, `undo` and `redo`.
    #[error("an entry has one of “do”, “undo” and “redo”")]
    NotOneStep,
    /// Its number does not follow the last one.
    #[error("“n” is {n}, and {next} comes next")]
    OutOfOrder {
        /// Its number.
        n: u64,
        /// The expected number.
        next: u64,
    },
}

/// Why a line is not an entry.
pub(super) enum EntryFault {
    /// It is not JSON.
    Json(serde_json::Error),
    /// It is JSON, but not an entry.
    Shape(BadEntry),
    /// Its checksum is not the last field, or is not written as a checksum.
    Checksum,
}

impl<A: DeserializeOwned> Entry<A> {
    /// Reads an entry from a line whose checksum, if any, was cut out.
    pub(super) fn parse(line: &[u8]) -> Result<Entry<A>, EntryFault> {
        let Object(read): Object<Read<A>> = serde_json::from_slice(line).map_err(|e| {
            // serde_json classifies some valid JSON of the wrong shape as a syntax error, so parse it again.
            match serde_json::from_slice::<IgnoredAny>(line) {
                Ok(_) => EntryFault::Shape(BadEntry::Shape(e.to_string())),
                Err(_) => EntryFault::Json(e),
            }
        })?;
        if read.crc.is_some() {
            return Err(EntryFault::Checksum);
        }
        Entry::of(read).map_err(EntryFault::Shape)
    }

    /// Reads an entry without a checksum, from a source other than a journal.
    ///
    /// # Errors
    /// Returns why the value is not an entry.
    pub fn from_value(value: Value) -> Result<Entry<A>, BadEntry> {
        let Object(read) = Object::<Read<A>>::deserialize(value)
            .map_err(|error| BadEntry::Shape(error.to_string()))?;
        match read.crc {
            Some(_) => Err(BadEntry::Shape("“crc” belongs in a journal".to_owned())),
            None => Entry::of(read),
        }
    }

    fn of(read: Read<A>) -> Result<Entry<A>, BadEntry> {
        let some = |count: usize, name: &'static str| match count {
            0 => Err(BadEntry::NoCount(name)),
            count => Ok(count),
        };
        let step = match (read.action, read.undo, read.redo) {
            (Some(Object(action)), None, None) => Step::Do(action),
            (None, Some(count), None) => Step::Undo(some(count, "undo")?),
            (None, None, Some(count)) => Step::Redo(some(count, "redo")?),
            _ => return Err(BadEntry::NotOneStep),
        };
        if read.paused == Some(0) {
            return Err(BadEntry::NoCount("paused"));
        }
        Ok(Entry {
            n: read.n,
            at: read.at.map(|Rfc3339(moment)| moment),
            paused: read.paused,
            step,
            bots: BotData {
                laid: read.laid,
                opened: read.opened,
            },
        })
    }
}
