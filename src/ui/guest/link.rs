//! The state shared by a guest's screens: the guest's logic, and the connection for its messages.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use egui::Context;
use serde_json::{Map, Value};

use super::Meeting;
use courtyard_core::seat::Seat;
use courtyard_sharing::{Guest, Invitation, Key, NotNow, State, Tries};

/// Interval and maximum number of checks for late messages.
const LATE: Duration = Duration::from_millis(10);

/// An event of a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WireEvent {
    /// Connected.
    Connected,
    /// Disconnected, or failed to connect.
    Lost,
    /// The host seems to be reachable: connecting may succeed now.
    Reachable,
    /// A message of the host.
    Text(String),
}

/// The credentials of a returning device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credentials {
    /// The key, in its text form.
    pub key: String,
    /// Whether it is a TV view.
    pub television: bool,
}

/// A connection between a guest and its host. No method blocks; the window is repainted after an event.
pub trait Wire {
    /// Returns the events since the last call.
    fn poll(&mut self) -> Vec<WireEvent>;

    /// Sends a message.
    fn send(&mut self, text: String);

    /// Connects, replacing an existing connection.
    fn connect(&mut self);

    /// Checks whether the host can be reached, while there is no connection. Called often, with a time in seconds from
    /// any origin. Success is reported as an [event](WireEvent::Reachable).
    fn ask(&mut self, _now: f64) {}

    /// Stores the device's credentials for as long as its page is open; `None` removes them.
    fn keep(&mut self, _place: Option<&Credentials>) {}

    /// Lets the device vibrate, if it can.
    fn buzz(&mut self) {}

    /// Reloads the page from the host.
    fn reload(&mut self) {}

    /// The introduction to the host, if the connection needs one.
    fn meeting(&mut self) -> Option<&mut dyn Meeting> {
        None
    }
}

/// A connection that has not been set yet.
struct Unconnected;

impl Wire for Unconnected {
    fn poll(&mut self) -> Vec<WireEvent> {
        Vec::new()
    }

    fn send(&mut self, _text: String) {}

    fn connect(&mut self) {}
}

/// A guest with its connection.
pub struct GuestLink {
    guest: Guest,
    wire: Box<dyn Wire>,
    /// Whether there is a connection, and when to try again.
    tries: Tries,
    /// Whether it is a TV view.
    television: bool,
    /// Whether it is a TV view over another picture.
    overlay: bool,
    /// The stored credentials.
    kept: Option<Credentials>,
}

/// A link used by several screens, one after the other.
pub(crate) type SharedLink = Rc<RefCell<GuestLink>>;

impl GuestLink {
    /// A guest with this connection, which connects by itself. With stored credentials it returns to its place.
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
            overlay: false,
            kept,
        }
    }

    /// The guest as a TV view with a clear background, which joins without a question.
    #[must_use]
    pub fn as_overlay(mut self) -> GuestLink {
        self.overlay = true;
        self
    }

    /// The guest of a window that shares its session, without a [connection](GuestLink::connect_by) yet.
    pub(crate) fn here(guest: Guest) -> GuestLink {
        GuestLink {
            guest,
            wire: Box::new(Unconnected),
            tries: Tries::first(),
            television: false,
            overlay: false,
            kept: None,
        }
    }

    /// Sets the connection.
    pub(crate) fn connect_by(&mut self, wire: Box<dyn Wire>) {
        self.wire = wire;
    }

    /// The guest.
    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// The guest, mutably.
    pub fn guest_mut(&mut self) -> &mut Guest {
        &mut self.guest
    }

    /// Transfers messages in both directions. Called in every frame.
    pub fn tick(&mut self, ctx: &Context) {
        let now = ctx.input(|i| i.time);
        let mut silent = self.guest.tick(now);
        let events = self.wire.poll();
        // A page that was asleep first handles the messages that arrived in between.
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
        // The host's own window is repainted by every event.
        let is_woken = self.guest.is_here() && !self.guest.is_waiting();
        if !is_woken && !self.guest.is_over() {
            // For heartbeats and reconnection.
            let look = Duration::from_secs_f64(self.guest.patience());
            ctx.request_repaint_after(look.max(LATE));
        }
    }

    /// Proposes an entry, and sends it at once.
    ///
    /// # Errors
    /// Why no proposal is possible now.
    pub fn propose(&mut self, entry: Map<String, Value>) -> Result<(), NotNow> {
        let proposed = self.guest.propose(entry);
        self.send();
        proposed
    }

    /// Sends the guest's messages.
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

    /// Takes a place: a player's or a spectator's, possibly as a TV view.
    pub fn join(&mut self, name: &str, seat: Option<Seat>, television: bool) {
        self.television = television;
        self.guest.join(name, seat);
        self.send();
    }

    /// Asks the host to pause the clock, or to let it run again.
    pub fn pause(&mut self, paused: bool) {
        self.guest.pause(paused);
        self.send();
    }

    /// Gives up the place.
    pub fn leave(&mut self) {
        self.guest.leave();
        self.send();
    }

    /// Joins again after the host has closed the connection.
    pub fn come_again(&mut self) {
        self.guest.come_again();
        self.tries = Tries::first();
        self.wire.connect();
    }

    /// Lets the device vibrate, if it can.
    pub fn buzz(&mut self) {
        self.wire.buzz();
    }

    /// Reloads the page from the host.
    pub fn reload(&mut self) {
        self.wire.reload();
    }

    /// The introduction to the host, while the connection needs one.
    pub fn meeting(&mut self) -> Option<&mut dyn Meeting> {
        let is_needed = !self.guest.is_over() && !self.guest.is_welcome();
        self.wire.meeting().filter(|_| is_needed)
    }

    /// Whether it is a TV view.
    pub fn is_television(&self) -> bool {
        self.television
    }

    /// Whether it is a TV view with a clear background.
    pub fn is_overlay(&self) -> bool {
        self.overlay
    }

    /// Whether it has a place.
    pub fn is_seated(&self) -> bool {
        self.guest.state() == State::Seated
    }
}
