//! The devices at a table and their roles.

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantArray, VariantNames};

use super::{Invitation, Key, LONGEST_NAME};
use courtyard_core::named;
use courtyard_core::seat::Seat;

/// The rights of a device, from the least strict role to the strictest.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// All steps.
    Everything,
    /// The actions of its player, and those that belong to no seat.
    Own,
    /// No steps; it only watches.
    Look,
}

named!(Role);

/// A device, as all guests know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Its number, from 1 in the order of joining.
    pub number: u64,
    /// Its name.
    pub name: String,
    /// The seat of its player; `None` if it only watches.
    pub seat: Option<Seat>,
    /// Its role.
    pub role: Role,
    /// Whether it is connected.
    pub here: bool,
}

impl Device {
    /// The host's own window. It is not listed; other devices have numbers from 1.
    pub(super) const LOCAL: Device = Device {
        number: 0,
        name: String::new(),
        seat: None,
        role: Role::Everything,
        here: true,
    };
}

/// The status of a hosting, for the host's screens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Status {
    /// The devices that have a place.
    pub devices: Vec<Device>,
    /// Whether further devices are prevented from joining.
    pub closed: bool,
    /// Whether the disk fails.
    pub failing: bool,
    /// Number of entries that guests may have.
    pub entries: u64,
}

/// A device's name as it is saved and shown: on one line, of bounded length, without control characters.
pub(super) fn tidy_name(name: &str) -> String {
    let spaced = name.chars().map(|c| if c.is_control() { ' ' } else { c });
    let line: String = spaced.collect();
    let words: Vec<&str> = line.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_NAME).collect()
}

/// The state of a hosting that is saved beside the journal, so that guests can come back after the host was killed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedHosting {
    /// The protocol's version.
    pub protocol: u64,
    /// The checksum of the journal's header, because the invitation is for this session only.
    pub journal: u32,
    /// The invitation.
    pub invitation: String,
    /// Whether further devices are prevented from joining.
    pub closed: bool,
    /// The strictest role of the players' devices that have gone.
    pub gone: Role,
    /// The devices.
    pub devices: Vec<SavedDevice>,
    /// The port that the server listened on.
    pub port: u16,
}

/// A device, as it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedDevice {
    /// The key with which it comes back.
    pub key: String,
    /// Its number.
    pub number: u64,
    /// Its name.
    pub name: String,
    /// The seat of its player.
    pub seat: Option<Seat>,
    /// Its role.
    pub role: Role,
}

impl SavedHosting {
    /// The invitation, and the devices with their keys, if all of them are valid.
    pub(super) fn parts(&self) -> Option<(Invitation, Vec<(Key, Device)>)> {
        let devices = self.devices.iter().map(|saved| {
            let device = Device {
                number: saved.number,
                name: tidy_name(&saved.name),
                seat: saved.seat,
                role: saved.role,
                here: false,
            };
            Some((Key::parse(&saved.key)?, device))
        });
        Some((
            Invitation::parse(&self.invitation)?,
            devices.collect::<Option<_>>()?,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_on_one_line_and_is_bounded() {
        assert_eq!(tidy_name("  Ana’s\n\u{1b}[31m phone "), "Ana’s [31m phone");
        assert_eq!(tidy_name(&"x".repeat(500)).chars().count(), LONGEST_NAME);
    }
}
