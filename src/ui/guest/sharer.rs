//! What a window needs to share its session: somebody who does it, and what is told of it.
//!
//! In a browser there is nobody who could. There the types have no values, so that nothing of this is in the page.

use std::fmt::Debug;
use std::io;
use std::path::Path;

use egui::Context;

use super::Wire;
use courtyard_sharing::{AnyTable, Role, Status};

/// Who shares the sessions of this window.
#[cfg(not(target_arch = "wasm32"))]
pub type AnySharer = Box<dyn Sharer>;
/// A session of this window that is shared.
#[cfg(not(target_arch = "wasm32"))]
pub type AnyShared = Box<dyn Shared>;
/// Who shares the sessions of this window.
#[cfg(target_arch = "wasm32")]
pub type AnySharer = NoSharer;
/// A session of this window that is shared.
#[cfg(target_arch = "wasm32")]
pub type AnyShared = NoSharer;

/// Nobody: there is no such value.
#[cfg(target_arch = "wasm32")]
#[derive(Debug)]
pub enum NoSharer {}

/// Who can share a session with the phones of a network.
pub trait Sharer: Debug {
    /// Shares the session of this journal; the window is painted anew when something has happened.
    ///
    /// # Errors
    /// Why it cannot be shared, with the session.
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
    /// The page for phones did not come with the program.
    NoPage,
    /// The computer is on no network.
    NoNetwork,
    /// No port can be listened at.
    NoPort(io::Error),
}

/// A session that is shared.
pub trait Shared: Debug {
    /// The addresses that invite, the best first; there is one at least.
    fn addresses(&self) -> &[Address];

    /// Who is there, and whether anybody else may join.
    fn status(&self) -> Status;

    /// Gives a device another role.
    fn set_role(&self, number: u64, role: Role);

    /// Sends a device away.
    fn send_away(&self, number: u64);

    /// Lets nobody else join, or lets them again.
    fn close(&self, closed: bool);

    /// The wire of the window itself.
    fn wire(&self) -> Option<Box<dyn Wire>>;

    /// Ends it, and gives the session back; `None` where it has ended already, or what had the session has broken down.
    fn stop(&mut self) -> Option<AnyTable>;
}

/// An address that invites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// The computer's own part of it, which tells it from the others.
    pub name: String,
    /// What is typed.
    pub url: String,
    /// What a camera reads.
    pub picture: Picture,
}

/// A picture for cameras: a square of dark and light modules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// How many modules a side has.
    pub side: usize,
    /// Which of them are dark, row by row.
    pub dark: Vec<bool>,
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
