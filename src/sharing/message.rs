//! The messages between guests and hosts: one JSON object each.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::{DEEPEST_GUEST_MESSAGE, Device, LONGEST_GUEST_MESSAGE, LONGEST_HOST_MESSAGE, PROTOCOL};
use courtyard_core::seat::Seat;
use courtyard_session::{Header, Moment};

/// A message of a guest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum GuestMessage {
    /// The first message.
    Hello {
        /// The protocol's version.
        protocol: u64,
        /// The invitation.
        invitation: String,
        /// The key of a device that comes back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Number of entries that the guest has.
        have: u64,
    },
    /// Takes a place.
    Join {
        /// The device's name.
        name: String,
        /// The seat of its player; `None` if it only watches.
        seat: Option<Seat>,
    },
    /// Proposes a step.
    Propose {
        /// The proposal's number on this device; each is larger than the last.
        id: u64,
        /// The entry, as in a journal: its `n`, and one of `do`, `undo` and `redo`.
        entry: Map<String, Value>,
    },
    /// A sign of life, and the request for entries that are missing.
    Here {
        /// Number of entries that the guest has.
        have: u64,
    },
    /// Pauses the clock, or lets it run again.
    Pause {
        /// Whether it is paused.
        paused: bool,
    },
    /// Gives the place up.
    Leave {},
}

/// A message of a host.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "it is written or read, and gone")]
pub enum HostMessage {
    /// The invitation was right.
    Welcome {
        /// The protocol's version.
        protocol: u64,
        /// The version of the host's program.
        version: String,
        /// The header of the journal.
        header: Header,
        /// Whether the journal's lines have checksums.
        sealed: bool,
        /// Number of entries that the host has announced.
        count: u64,
        /// The place of a device that has come back.
        device: Option<Device>,
        /// The last proposal of this device that became an entry.
        taken: Option<Taken>,
        /// Whether further devices are prevented from joining.
        closed: bool,
        /// The time at the host. Hosts up to version 0.3.0 do not send it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
    /// The device has its place.
    Joined {
        /// The key with which it comes back.
        key: String,
        /// The place.
        device: Device,
    },
    /// Entries, in order.
    Entries {
        /// The entries, as in a journal.
        entries: Vec<Value>,
    },
    /// The proposal became an entry. The entry was sent before this message.
    Taken(Taken),
    /// Names the device whose undo or redo becomes this entry. The entry follows.
    Undid {
        /// The entry's number.
        n: u64,
        /// The device's number; 0 is the host's own window.
        device: u64,
    },
    /// The proposal was refused.
    Refused {
        /// The proposal's number.
        id: u64,
        /// The stable code of the reason.
        code: String,
    },
    /// The URL that invites further devices, for a device without a player to show.
    Invite(Invite),
    /// All devices with a place.
    Devices {
        /// The devices.
        devices: Vec<Device>,
    },
    /// Whether the host's disk fails. While it does, nothing is recorded.
    Trouble {
        /// Whether it fails.
        failing: bool,
    },
    /// Whether the clock is paused.
    Paused {
        /// The start of the break; `None` if there is none.
        since: Option<Moment>,
    },
    /// A sign of life.
    Here {
        /// Number of entries that the host has announced.
        count: u64,
        /// The time at the host. Hosts up to version 0.3.0 do not send it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
    /// The last message.
    Bye {
        /// The reason.
        reason: CloseReason,
    },
}

/// The URL that invites further devices, and its QR code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invite {
    /// The URL.
    pub url: String,
    /// The rows of the QR code from top to bottom: `1` for a dark module, `0` for a light one.
    pub code: Vec<String>,
}

/// A proposal that became an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// The proposal's number.
    pub id: u64,
    /// The entry's number.
    pub n: u64,
}

/// Why a host closes a connection.
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
pub enum CloseReason {
    /// The invitation is not the one of this hosting.
    Invitation,
    /// The other end speaks another version of the protocol.
    Version,
    /// The message could not be understood.
    Unclear,
    /// The maximum number of devices is reached.
    Full,
    /// The host prevents further devices from joining.
    Closed,
    /// The host has sent the device away.
    SentAway,
    /// The same device has connected again.
    Elsewhere,
    /// The device has given its place up.
    Left,
    /// The hosting has ended.
    Over,
}

/// Why a message could not be parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadMessage {
    /// It is too long.
    Long,
    /// Its objects and lists are nested too deeply.
    Deep,
    /// It is of another version of the protocol.
    Version,
    /// It is not JSON or has another shape; with the parser's message.
    Shape(String),
}

/// The part of `hello` that all versions have.
#[derive(Deserialize)]
struct AnyHello {
    #[serde(rename = "type")]
    kind: String,
    protocol: u64,
}

impl GuestMessage {
    /// Parses a message of a guest.
    ///
    /// # Errors
    /// If it is too long, too deep, or not a message of this version.
    pub fn parse(text: &str) -> Result<GuestMessage, BadMessage> {
        if text.len() > LONGEST_GUEST_MESSAGE {
            return Err(BadMessage::Long);
        }
        if depth(text) > DEEPEST_GUEST_MESSAGE {
            return Err(BadMessage::Deep);
        }
        let read = serde_json::from_str(text);
        let is_other = |error: serde_json::Error| {
            let hello = serde_json::from_str::<AnyHello>(text);
            match hello {
                Ok(hello) if hello.kind == "hello" && hello.protocol != PROTOCOL => {
                    BadMessage::Version
                }
                _ => BadMessage::Shape(error.to_string()),
            }
        };
        match read.map_err(is_other)? {
            GuestMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                Err(BadMessage::Version)
            }
            request => Ok(request),
        }
    }

    /// The message as text.
    pub fn text(&self) -> String {
        to_text(self)
    }
}

impl HostMessage {
    /// Parses a message of a host.
    ///
    /// # Errors
    /// The parser's message if it is not one of this version.
    pub fn parse(text: &str) -> Result<HostMessage, String> {
        if text.len() > LONGEST_HOST_MESSAGE {
            return Err(format!(
                "an answer has no more than {LONGEST_HOST_MESSAGE} bytes"
            ));
        }
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The message as text.
    pub fn text(&self) -> String {
        to_text(self)
    }
}

fn to_text(message: &impl Serialize) -> String {
    // All keys are strings, and all numbers exist in JSON.
    serde_json::to_string(message).unwrap_or_default()
}

/// Depth of objects and lists, if the text is JSON.
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
    fn deep_long_and_malformed_messages_are_refused() {
        let deep = format!("{}{}", "[".repeat(13), "]".repeat(13));
        assert_eq!(GuestMessage::parse(&deep), Err(BadMessage::Deep));
        let in_text = format!(
            r#"{{"type":"join","name":"{}","seat":null}}"#,
            "[".repeat(13)
        );
        assert!(GuestMessage::parse(&in_text).is_ok());
        let long = " ".repeat(LONGEST_GUEST_MESSAGE + 1);
        assert_eq!(GuestMessage::parse(&long), Err(BadMessage::Long));
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
            let read = GuestMessage::parse(strange);
            assert!(
                matches!(read, Err(BadMessage::Shape(_))),
                "{strange}: {read:?}"
            );
        }
    }

    #[test]
    fn another_version_is_recognized_whatever_its_fields() {
        let other = r#"{"type":"hello","protocol":2,"name":"later"}"#;
        assert_eq!(GuestMessage::parse(other), Err(BadMessage::Version));
    }
}
