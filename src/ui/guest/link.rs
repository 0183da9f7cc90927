//! What a guest's screens share: the guest's logic, and the wire that carries its messages.

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;
use std::time::Duration;

use egui::Context;
use serde_json::{Map, Value};

use courtyard_core::seat::Seat;
use courtyard_sharing::{Guest, Invitation, Key, NotNow, State, Tries};

/// What is late is looked for so much later, and so often at most.
const LATE: Duration = Duration::from_millis(10);

/// What has happened on a wire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WireEvent {
    /// There is a connection.
    Connected,
    /// There is none any more, or none could be made.
    Lost,
    /// The host can be reached, as it seems: a connection may be made now.
    Reachable,
    /// The host has said this.
    Text(String),
}

/// With what a device comes back to its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credentials {
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

    /// Asks whether the host can be reached, while there is no connection. Called often; the time is in seconds since
    /// whenever. That it can is told as an [event](WireEvent::Reachable).
    fn ask(&mut self, _now: f64) {}

    /// Keeps with what this device comes back, for as long as its page is open; none forgets it.
    fn keep(&mut self, place: Option<&Credentials>);

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

    fn keep(&mut self, _place: Option<&Credentials>) {}
}

/// A guest with its wire.
#[derive(Debug)]
pub struct GuestLink {
    guest: Guest,
    wire: Box<dyn Wire>,
    /// Whether there is a connection, and when another one is tried.
    tries: Tries,
    /// Whether it is a screen for everybody.
    television: bool,
    /// What the wire keeps.
    kept: Option<Credentials>,
}

/// A link that several screens look at, one after the other.
pub(crate) type SharedLink = Rc<RefCell<GuestLink>>;

impl GuestLink {
    /// A guest that speaks through this wire, which makes its first connection by itself; with what it kept, it comes
    /// back to its place.
    pub fn new(
        invitation: Invitation,
        kept: Option<Credentials>,
        wire: Box<dyn Wire>,
    ) -> GuestLink {
        let key = kept.as_ref().and_then(|kept| Key::parse(&kept.key));
        GuestLink {
            guest: Guest::new(invitation, key),
            wire,
            tries: Tries::first(),
            television: kept.as_ref().is_some_and(|kept| kept.television),
            kept,
        }
    }

    /// The guest of a window that shares its session, which is still to be [connected](GuestLink::connect_by).
    pub(crate) fn here(guest: Guest) -> GuestLink {
        GuestLink {
            guest,
            wire: Box::new(Unconnected),
            tries: Tries::first(),
            television: false,
            kept: None,
        }
    }

    /// Speaks through this wire from now on.
    pub(crate) fn connect_by(&mut self, wire: Box<dyn Wire>) {
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
        let mut silent = self.guest.tick(now);
        let events = self.wire.poll();
        // A page that slept hears first what came meanwhile.
        silent &= events.is_empty();
        let mut again = false;
        for event in events {
            match event {
                WireEvent::Connected => {
                    self.tries.connected();
                    self.guest.connected();
                }
                WireEvent::Lost => {
                    self.tries.lost();
                    self.guest.lost();
                }
                WireEvent::Reachable => again |= self.tries.reached(now),
                WireEvent::Text(text) => self.guest.received(&text),
            }
        }
        if silent {
            self.tries.lost();
            self.guest.lost();
        }
        again |= self.tries.look(now);
        if !self.tries.is_connected() && !self.guest.is_over() {
            if again {
                self.wire.connect();
            }
            self.wire.ask(now);
        }
        self.send();
        // The host's own window is woken by whatever happens.
        let is_woken = self.guest.is_here() && !self.guest.is_waiting();
        if !is_woken && !self.guest.is_over() {
            // For signs of life, and whether a connection is to be tried again.
            let look = Duration::from_secs_f64(self.guest.patience());
            ctx.request_repaint_after(look.max(LATE));
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
        let place = self.guest.key().map(|key| Credentials {
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
        self.tries = Tries::first();
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
