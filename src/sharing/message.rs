//! What guests and hosts say to each other: JSON, one object a message.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::{DEEPEST_REQUEST, Device, LONGEST_ANSWER, LONGEST_REQUEST, PROTOCOL};
use crate::seat::Seat;
use crate::session::Header;

/// What a guest says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Request {
    /// The first message: the right to be here.
    Hello {
        /// The protocol's version.
        protocol: u64,
        /// The invitation.
        invitation: String,
        /// The key of a device that comes back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// How many entries it has already.
        have: u64,
    },
    /// Takes a place.
    Join {
        /// What the device is called.
        name: String,
        /// Whose it is; nobody's where it only looks on.
        seat: Option<Seat>,
    },
    /// Asks for a step.
    Propose {
        /// The proposal's number on this device, each larger than the last.
        id: u64,
        /// The entry that it would be, as journals have it: its `n`, and one of `do`, `undo` and `redo`.
        entry: Map<String, Value>,
    },
    /// That the guest is there, and how many entries it has.
    Here {
        /// So many.
        have: u64,
    },
    /// Gives the place up.
    Leave {},
}

/// What a host says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "it is written or read, and gone")]
pub enum Answer {
    /// The invitation was right.
    Welcome {
        /// The protocol's version.
        protocol: u64,
        /// The version of the host's program.
        version: String,
        /// Who plays what by which rules.
        header: Header,
        /// Whether the journal's lines have checksums.
        sealed: bool,
        /// How many entries the host tells of.
        count: u64,
        /// The place of a device that has come back.
        device: Option<Device>,
        /// The last proposal of this device that became an entry.
        taken: Option<Taken>,
        /// Whether nobody else may join.
        closed: bool,
    },
    /// The device has its place.
    Joined {
        /// With which it comes back.
        key: String,
        /// The place.
        device: Device,
    },
    /// Entries, in order.
    Entries {
        /// As the journal has them.
        entries: Vec<Value>,
    },
    /// The proposal is an entry, which was told before.
    Taken(Taken),
    /// The proposal is none.
    Refused {
        /// The proposal.
        id: u64,
        /// Why, as a stable code.
        code: String,
    },
    /// Everybody who is at the table, and the place of the one that is told.
    Devices {
        /// The devices.
        devices: Vec<Device>,
    },
    /// Whether the host's disk takes what is recorded; while it does not, nothing is.
    Trouble {
        /// Whether it does not.
        failing: bool,
    },
    /// That the host is there, and how many entries it has told.
    Here {
        /// So many.
        count: u64,
    },
    /// The last message.
    Bye {
        /// Why.
        reason: Reason,
    },
}

/// A proposal that became an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// The proposal's number.
    pub id: u64,
    /// The entry's number.
    pub n: u64,
}

/// Why a host says good-bye.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// The invitation is not the one of this hosting.
    Invitation,
    /// The other end speaks another version of the protocol.
    Version,
    /// The message could not be understood.
    Unclear,
    /// There are as many devices as may be.
    Full,
    /// Nobody else may join.
    Closed,
    /// The host has sent the device away.
    SentAway,
    /// The same device has come in again.
    Elsewhere,
    /// The device has given its place up.
    Left,
    /// The host has ended it.
    Over,
}

/// Why a message is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadRequest {
    /// It is too long.
    Long,
    /// Its objects and lists lie too deep in each other.
    Deep,
    /// It is of another version of the protocol.
    Version,
    /// It is not JSON, or of another shape; the reader's complaint follows.
    Shape(String),
}

impl fmt::Display for BadRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRequest::Long => write!(f, "a message has no more than {LONGEST_REQUEST} bytes"),
            BadRequest::Deep => write!(f, "a message is no deeper than {DEEPEST_REQUEST}"),
            BadRequest::Version => write!(f, "only version {PROTOCOL} is spoken here"),
            BadRequest::Shape(why) => f.write_str(why),
        }
    }
}

/// What every version says first.
#[derive(Deserialize)]
struct AnyHello {
    #[serde(rename = "type")]
    kind: String,
    protocol: u64,
}

impl Request {
    /// Reads a message of a guest.
    ///
    /// # Errors
    /// When it is too long, too deep, or no message of this version.
    pub fn parse(text: &str) -> Result<Request, BadRequest> {
        if text.len() > LONGEST_REQUEST {
            return Err(BadRequest::Long);
        }
        if depth(text) > DEEPEST_REQUEST {
            return Err(BadRequest::Deep);
        }
        let read = serde_json::from_str(text);
        let is_other = |error: serde_json::Error| {
            let hello = serde_json::from_str::<AnyHello>(text);
            match hello {
                Ok(hello) if hello.kind == "hello" && hello.protocol != PROTOCOL => {
                    BadRequest::Version
                }
                _ => BadRequest::Shape(error.to_string()),
            }
        };
        match read.map_err(is_other)? {
            Request::Hello { protocol, .. } if protocol != PROTOCOL => Err(BadRequest::Version),
            request => Ok(request),
        }
    }

    /// The message as text.
    pub fn text(&self) -> String {
        to_text(self)
    }
}

impl Answer {
    /// Reads a message of a host.
    ///
    /// # Errors
    /// The reader's complaint where it is none of this version.
    pub fn parse(text: &str) -> Result<Answer, String> {
        if text.len() > LONGEST_ANSWER {
            return Err(format!("an answer has no more than {LONGEST_ANSWER} bytes"));
        }
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The message as text.
    pub fn text(&self) -> String {
        to_text(self)
    }
}

fn to_text(message: &impl Serialize) -> String {
    // Every key is a text, and there is no number that JSON does not have.
    serde_json::to_string(message).unwrap_or_default()
}

/// How deep objects and lists lie in each other, as far as this is JSON.
fn depth(text: &str) -> usize {
    let (mut deepest, mut now) = (0_usize, 0_usize);
    let (mut in_text, mut escaped) = (false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'{' | b'[' => {
                now += 1;
                deepest = deepest.max(now);
            }
            b'}' | b']' => now = now.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_deep_or_long_or_strange_is_no_message() {
        let deep = format!("{}{}", "[".repeat(13), "]".repeat(13));
        assert_eq!(Request::parse(&deep), Err(BadRequest::Deep));
        let in_text = format!(
            r#"{{"type":"join","name":"{}","seat":null}}"#,
            "[".repeat(13)
        );
        assert!(Request::parse(&in_text).is_ok());
        let long = " ".repeat(LONGEST_REQUEST + 1);
        assert_eq!(Request::parse(&long), Err(BadRequest::Long));
        for strange in [
            r#"{"type":"leave","more":1}"#,
            r#"{"type":"here","have":1,"have":2}"#,
            r#"{"type":"here","have":-1}"#,
            r#"{"type":"join","name":"a","seat":8}"#,
            r#"{"type":"bye"}"#,
            "{}",
            "[]",
            "",
        ] {
            let read = Request::parse(strange);
            assert!(
                matches!(read, Err(BadRequest::Shape(_))),
                "{strange}: {read:?}"
            );
        }
    }

    #[test]
    fn another_version_is_told_apart_whatever_else_it_says() {
        let other = r#"{"type":"hello","protocol":2,"name":"later"}"#;
        assert_eq!(Request::parse(other), Err(BadRequest::Version));
    }
}
