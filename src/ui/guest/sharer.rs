//! The interface for sharing a window's session: the sharer, and the shared session.

use std::io;
use std::path::Path;
use std::rc::Rc;

use egui::Context;
use serde::Serialize;
use strum::VariantNames;

use super::Wire;
use courtyard_sharing::{AnyTable, Order, Status};

/// The sharer of this window's sessions.
pub type AnySharer = Box<dyn Sharer>;
/// A session of this window that is being shared.
pub type AnyShared = Box<dyn Shared>;

/// Shares sessions with the phones of a network.
pub trait Sharer {
    /// Whether guests join by codes that are read by cameras, one guest after the other.
    fn introduces(&self) -> bool;

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
pub trait Shared {
    /// The addresses with the invitation, the best first; at least one, unless guests are
    /// [introduced](Shared::introducer).
    fn addresses(&self) -> &[Address];

    /// Introduces guests, if there is no server that they could find by an address.
    fn introducer(&self) -> Option<&dyn Introducer> {
        None
    }

    /// The connected devices, and whether others may join.
    fn status(&self) -> Status;

    /// Carries out an order about the devices.
    fn order(&self, order: Order);

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

/// Introduces the guests of a browser without a server: each guest reads the host's code, and the host reads the answer.
pub trait Introducer {
    /// The progress.
    fn stage(&self) -> IntroducerStage;

    /// Makes the first code. The browser may ask the user whether the page may use the camera.
    fn begin(&self);

    /// Reads the answer of a guest by the camera, with these words around its picture.
    fn read(&self, words: CameraWords);

    /// Handles the answer of a guest as text.
    fn answer(&self, code: &str);
}

/// The progress of introductions at the host.
#[derive(Debug, Clone)]
pub enum IntroducerStage {
    /// There is no code yet.
    NotBegun,
    /// The code for the next guest is being made.
    Preparing,
    /// The next guest can read this code; with the problem of the last guest.
    Offering(Rc<Address>, Option<Snag>),
    /// The answer of a guest was read.
    Connecting,
    /// No code could be made.
    Stuck(Snag),
}

/// A problem with an introduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Snag {
    /// There is no camera, or the page may not use it.
    NoCamera,
    /// It is not a code of this program.
    BadCode,
    /// The answer belongs to an earlier code.
    OldCode,
    /// The devices do not reach each other.
    NoConnection,
    /// The device is not on a network.
    NoNetwork,
}

/// The words around the picture of the camera.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraWords {
    /// The sentence about what to point the camera at.
    pub hint: String,
    /// The button that closes it.
    pub cancel: String,
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
    pub fn of(rows: &[String]) -> Picture {
        if rows.iter().all(|row| row.len() == rows.len()) {
            Picture {
                side: rows.len(),
                dark: rows
                    .iter()
                    .flat_map(|row| row.bytes())
                    .map(|module| module == b'1')
                    .collect(),
            }
        } else {
            Picture::default()
        }
    }
}
