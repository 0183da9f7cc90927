//! What a guest's screens share: the guest's logic, and the wire that carries its messages.

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;
use std::time::Duration;

use egui::Context;
use serde_json::{Map, Value};

use crate::seat::Seat;
use crate::sharing::{Guest, Invitation, Key, NotNow, State};

/// After so many seconds without a connection another one is tried.
const AGAIN: f64 = 0.9;
/// So often is looked what time it is: for signs of life, and whether a connection is to be tried again.
const LOOK: Duration = Duration::from_secs(1);

/// What has happened on a wire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WireEvent {
    /// There is a connection.
    Connected,
    /// There is none any more, or none could be made.
    Lost,
    /// The host has said this.
    Text(String),
}

/// With what a device comes back to its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The key, in its text form.
    pub key: String,
    /// Whether it is a screen for everybody.
    pub television: bool,
}

/// What carries messages between a guest and its host. None of this waits; the window is painted anew when something
/// has happened.
pub trait Wire: Debug {
    /// What has happened since it was asked last.
    fn poll(&mut self) -> Vec<WireEvent>;

    /// Sends this.
    fn send(&mut self, text: String);

    /// Makes a connection in place of the one there is or was.
    fn connect(&mut self);

    /// Keeps with what this device comes back, for as long as its page is open; none forgets it.
    fn keep(&mut self, place: Option<&Place>);

    /// Lets the device buzz, where it can.
    fn buzz(&mut self) {}

    /// Begins anew with the page that the host serves now.
    fn reload(&mut self) {}
}

/// A wire that leads nowhere yet.
#[derive(Debug)]
struct Unconnected;

impl Wire for Unconnected {
    fn poll(&mut self) -> Vec<WireEvent> {
        Vec::new()
    }

    fn send(&mut self, _text: String) {}

    fn connect(&mut self) {}

    fn keep(&mut self, _place: Option<&Place>) {}
}

/// A guest with its wire.
#[derive(Debug)]
pub struct GuestLink {
    guest: Guest,
    wire: Box<dyn Wire>,
    /// When a connection was lost or last tried, in seconds of the window's clock.
    tried: Option<f64>,
    /// Whether it is a screen for everybody.
    television: bool,
    /// What the wire keeps.
    kept: Option<Place>,
}

/// A link that several screens look at, one after the other.
pub(in crate::ui) type SharedLink = Rc<RefCell<GuestLink>>;

impl GuestLink {
    /// A guest that speaks through this wire, which makes its first connection by itself; with what it kept, it comes
    /// back to its place.
    pub fn new(invitation: Invitation, kept: Option<Place>, wire: Box<dyn Wire>) -> GuestLink {
        let key = kept.as_ref().and_then(|kept| Key::parse(&kept.key));
        GuestLink {
            guest: Guest::new(invitation, key),
            wire,
            tried: None,
            television: kept.as_ref().is_some_and(|kept| kept.television),
            kept,
        }
    }

    /// The guest of a window that shares its session, which is still to be [connected](GuestLink::connect_by).
    pub(in crate::ui) fn here(guest: Guest) -> GuestLink {
        GuestLink {
            guest,
            wire: Box::new(Unconnected),
            tried: None,
            television: false,
            kept: None,
        }
    }

    /// Speaks through this wire from now on.
    pub(in crate::ui) fn connect_by(&mut self, wire: Box<dyn Wire>) {
        self.wire = wire;
    }

    /// The guest.
    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// The guest, to be asked and told.
    pub fn guest_mut(&mut self) -> &mut Guest {
        &mut self.guest
    }

    /// Carries what is to be carried, both ways. Called in every frame.
    pub fn tick(&mut self, ctx: &Context) {
        let now = ctx.input(|i| i.time);
        let mut again = self.guest.tick(now);
        let events = self.wire.poll();
        // A page that slept hears first what came meanwhile.
        again &= events.is_empty();
        for event in events {
            match event {
                WireEvent::Connected => {
                    self.tried = None;
                    self.guest.connected();
                }
                WireEvent::Lost => {
                    self.tried = Some(now);
                    self.guest.lost();
                }
                WireEvent::Text(text) => self.guest.received(&text),
            }
        }
        if again {
            self.guest.lost();
            self.tried = Some(now);
        }
        again |= self.tried.is_some_and(|tried| now - tried >= AGAIN);
        if again && !self.guest.is_over() {
            self.tried = Some(now);
            self.wire.connect();
        }
        self.send();
        // The host's own window is woken by whatever happens.
        if !self.guest.is_here() || self.guest.is_waiting() {
            ctx.request_repaint_after(LOOK);
        }
    }

    /// Proposes an entry, and sends it at once.
    ///
    /// # Errors
    /// Why nothing can be proposed now.
    pub fn propose(&mut self, entry: Map<String, Value>) -> Result<(), NotNow> {
        let proposed = self.guest.propose(entry);
        self.send();
        proposed
    }

    /// Sends what the guest has to say.
    fn send(&mut self) {
        for text in self.guest.outgoing() {
            self.wire.send(text);
        }
        let place = self.guest.key().map(|key| Place {
            key: key.text(),
            television: self.television,
        });
        if place != self.kept {
            self.wire.keep(place.as_ref());
            self.kept = place;
        }
    }

    /// Takes a place: a player's, or nobody's, and whether it is a screen for everybody.
    pub fn join(&mut self, name: &str, seat: Option<Seat>, television: bool) {
        self.television = television;
        self.guest.join(name, seat);
        self.send();
    }

    /// Gives the place up.
    pub fn leave(&mut self) {
        self.guest.leave();
        self.send();
    }

    /// Comes in again, after the host has said good-bye.
    pub fn come_again(&mut self) {
        self.guest.come_again();
        self.wire.connect();
    }

    /// Lets the device buzz, where it can.
    pub fn buzz(&mut self) {
        self.wire.buzz();
    }

    /// Begins anew with the page that the host serves now.
    pub fn reload(&mut self) {
        self.wire.reload();
    }

    /// Whether it is a screen for everybody.
    pub fn is_television(&self) -> bool {
        self.television
    }

    /// Whether it has a place.
    pub fn is_seated(&self) -> bool {
        self.guest.state() == State::Seated
    }
}
