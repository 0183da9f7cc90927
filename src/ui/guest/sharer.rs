//! The interface for sharing a window's session: the sharer, and the shared session.
//!
//! A browser cannot share. There the types have no values, so that this code is not in the page.

use std::fmt::Debug;
use std::io;
use std::path::Path;

use egui::Context;

use super::Wire;
use courtyard_sharing::{AnyTable, Role, Status};

/// The sharer of this window's sessions.
#[cfg(not(target_arch = "wasm32"))]
pub type AnySharer = Box<dyn Sharer>;
/// A session of this window that is being shared.
#[cfg(not(target_arch = "wasm32"))]
pub type AnyShared = Box<dyn Shared>;
/// The sharer of this window's sessions.
#[cfg(target_arch = "wasm32")]
pub type AnySharer = NoSharer;
/// A session of this window that is being shared.
#[cfg(target_arch = "wasm32")]
pub type AnyShared = NoSharer;

/// A type without values.
#[cfg(target_arch = "wasm32")]
#[derive(Debug)]
pub enum NoSharer {}

/// Shares sessions with the phones of a network.
pub trait Sharer: Debug {
    /// Shares the session of this journal; the window is repainted after events.
    ///
    /// # Errors
    /// The reason, with the session.
    fn share(
        &self,
        table: AnyTable,
        journal: &Path,
        ctx: &Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)>;
}

/// Why a session cannot be shared.
#[derive(Debug)]
pub enum NotShared {
    /// The page for phones is not installed.
    NoPage,
    /// The computer is not on a network.
    NoNetwork,
    /// No port is available.
    NoPort(io::Error),
}

/// A session that is being shared.
pub trait Shared: Debug {
    /// The addresses with the invitation, the best first; at least one.
    fn addresses(&self) -> &[Address];

    /// The connected devices, and whether others may join.
    fn status(&self) -> Status;

    /// Changes the role of a device.
    fn set_role(&self, number: u64, role: Role);

    /// Removes a device.
    fn send_away(&self, number: u64);

    /// Sets whether no other device may join.
    fn close(&self, closed: bool);

    /// The connection of the window itself.
    fn wire(&self) -> Option<Box<dyn Wire>>;

    /// Stops sharing and returns the session; `None` if it has ended already, or if the thread with the session has
    /// crashed.
    fn stop(&mut self) -> Option<AnyTable>;
}

/// An address with the invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// The host part, which distinguishes it from other addresses.
    pub name: String,
    /// The address to type.
    pub url: String,
    /// The address as a QR code.
    pub picture: Picture,
}

/// A QR code: a square of dark and light modules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// Number of modules per side.
    pub side: usize,
    /// Whether each module is dark, row by row.
    pub dark: Vec<bool>,
}

impl Picture {
    /// The picture of these rows, in which `1` is a dark module. It is empty if they are not a square.
    pub(crate) fn of(rows: &[String]) -> Picture {
        match rows.iter().all(|row| row.len() == rows.len()) {
            true => Picture {
                side: rows.len(),
                dark: rows
                    .iter()
                    .flat_map(|row| row.bytes())
                    .map(|module| module == b'1')
                    .collect(),
            },
            false => Picture::default(),
        }
    }
}

#[cfg(target_arch = "wasm32")]
impl Sharer for NoSharer {
    fn share(
        &self,
        _table: AnyTable,
        _journal: &Path,
        _ctx: &Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        match *self {}
    }
}

#[cfg(target_arch = "wasm32")]
impl Shared for NoSharer {
    fn addresses(&self) -> &[Address] {
        match *self {}
    }

    fn status(&self) -> Status {
        match *self {}
    }

    fn set_role(&self, _number: u64, _role: Role) {
        match *self {}
    }

    fn send_away(&self, _number: u64) {
        match *self {}
    }

    fn close(&self, _closed: bool) {
        match *self {}
    }

    fn wire(&self) -> Option<Box<dyn Wire>> {
        match *self {}
    }

    fn stop(&mut self) -> Option<AnyTable> {
        match *self {}
    }
}
