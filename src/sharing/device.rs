//! The devices at a table, and what each may do.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::{Invitation, Key, LONGEST_NAME};
use crate::seat::Seat;

/// What a device may do.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Every step.
    Everything,
    /// The actions of its player, and those that are everybody's.
    Own,
    /// Nothing: it looks on.
    Look,
}

impl Role {
    /// Its name in messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A device as everybody at the table knows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Its number, from 1 in the order of joining.
    pub number: u64,
    /// What it is called.
    pub name: String,
    /// Whose it is; nobody's where it only looks on.
    pub seat: Option<Seat>,
    /// What it may do.
    pub role: Role,
    /// Whether it is connected.
    pub here: bool,
}

impl Device {
    /// The host's own window, which is shown to nobody; the numbers of the others begin at 1.
    pub(super) const HERE: Device = Device {
        number: 0,
        name: String::new(),
        seat: None,
        role: Role::Everything,
        here: true,
    };
}

/// What a host shows of its table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Status {
    /// The devices that have a place.
    pub devices: Vec<Device>,
    /// Whether nobody else may join.
    pub closed: bool,
    /// Whether the disk fails.
    pub failing: bool,
    /// How many entries everybody may know.
    pub entries: u64,
}

/// A name as it is kept and shown: on one line, of bounded length, without characters that rule a terminal.
pub(super) fn tidy_name(name: &str) -> String {
    let spaced = name.chars().map(|c| match c.is_control() {
        true => ' ',
        false => c,
    });
    let line: String = spaced.collect();
    let words: Vec<&str> = line.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_NAME).collect()
}

/// What of a hosting outlives the host's end: whoever was invited comes back with it. It lies beside the journal, for
/// nobody else to read.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The protocol's version.
    pub protocol: u64,
    /// The invitation.
    pub invitation: String,
    /// Whether nobody else may join.
    pub closed: bool,
    /// The devices.
    pub devices: Vec<KeptDevice>,
    /// The port that was listened at.
    pub port: u16,
}

/// A device as it is kept.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptDevice {
    /// With which it comes back.
    pub key: String,
    /// Its number.
    pub number: u64,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// What it may do.
    pub role: Role,
}

impl Kept {
    /// The invitation and the devices with their keys, if all of them are sound.
    pub(super) fn parts(&self) -> Option<(Invitation, Vec<(Key, Device)>)> {
        let devices = self.devices.iter().map(|kept| {
            let device = Device {
                number: kept.number,
                name: tidy_name(&kept.name),
                seat: kept.seat,
                role: kept.role,
                here: false,
            };
            Some((Key::parse(&kept.key)?, device))
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
