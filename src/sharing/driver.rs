//! The driver of a host: it passes events to the host, messages to the connections, and saves the right to come back.
//!
//! The server and a browser's page use the same driver, each with its own kind of connection and storage.

use std::collections::{HashMap, VecDeque};

use super::{AnyTable, Host, Invitation, Invite, LinkId, Outgoing, Role, SavedHosting, Status};
use courtyard_core::dice::Die;
use courtyard_session::Moment;

/// The host's end of a connection.
pub trait Connection {
    /// Sends a message without waiting, and returns whether there was space for it.
    fn send(&self, message: Outgoing) -> bool;

    /// Ends the connection at once.
    fn cut(&self);

    /// Records the stages that the guest has reached: whether it has shown the invitation, and has a place.
    fn raise(&self, _is_welcome: bool, _has_device: bool) {}
}

/// An order of the host's user about the devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Gives a device another role.
    SetRole(u64, Role),
    /// Sends a device away.
    SendAway(u64),
    /// Prevents further devices from joining, or allows them again.
    Close(bool),
}

/// An event that the driver handles.
#[derive(Debug)]
pub enum HostEvent<C> {
    /// A guest has connected.
    Connected(LinkId, C),
    /// The host's own window has connected.
    ConnectedLocally(LinkId, C),
    /// A guest has sent a message.
    Received(LinkId, String),
    /// A connection has ended.
    Disconnected(LinkId),
    /// The host's user has given an order.
    Ordered(Order),
    /// Sets the URL that devices without a player show.
    Invites(Invite),
    /// Half a second has passed.
    Tick,
    /// An asynchronous storage has stored something, or has failed.
    Stored,
    /// Ends the hosting.
    End,
}

/// Saves the right to come back, or removes it when the hosting ends.
pub type Keep<'k> = Option<&'k SavedHosting>;

/// A host with its session and its connections.
pub struct Driver<C, K> {
    table: AnyTable,
    host: Host,
    connections: HashMap<LinkId, C>,
    /// The connection of the host's own window.
    local: Option<LinkId>,
    /// Saves the right to come back.
    keep: K,
    /// The port that is saved with it.
    port: u16,
    /// Events that wait until the last entry is stored: there is one entry at a time.
    waiting: VecDeque<HostEvent<C>>,
}

impl<C: Connection, K: FnMut(Keep<'_>)> Driver<C, K> {
    /// A host of this session. With a saved hosting of the same session it has the invitation and devices of that one;
    /// `role` is the role of a player's device when it joins.
    pub fn new(
        table: AnyTable,
        saved: Option<&SavedHosting>,
        role: Role,
        port: u16,
        keep: K,
    ) -> Driver<C, K> {
        let resumed = saved.and_then(|saved| Host::resume(saved, role, &*table));
        let host = resumed.unwrap_or_else(|| Host::new(Invitation::random(), role, &*table));
        let mut driver = Driver {
            table,
            host,
            connections: HashMap::new(),
            local: None,
            keep,
            port,
            waiting: VecDeque::new(),
        };
        // Before the invitation is shown.
        driver.save();
        driver
    }

    /// The invitation.
    pub fn invitation(&self) -> &Invitation {
        self.host.invitation()
    }

    /// The status now.
    pub fn status(&self) -> Status {
        Status {
            devices: self.host.devices(),
            closed: self.host.is_closed(),
            failing: self.table.is_failing(),
            entries: self.table.count(),
        }
    }

    /// Ends the driver and returns the session.
    pub fn into_table(self) -> AnyTable {
        self.table
    }

    /// Handles an event at this time. Returns whether there were messages for the host's own window.
    pub fn handle(&mut self, event: HostEvent<C>, now: Moment) -> bool {
        // A guest's last message is handled before its connection ends.
        let waits = matches!(event, HostEvent::Received(..) | HostEvent::Disconnected(_));
        if waits && (self.table.is_underway() || !self.waiting.is_empty()) {
            self.waiting.push_back(event);
            return false;
        }
        let mut has_local = self.handle_now(event, now);
        while !self.table.is_underway()
            && let Some(event) = self.waiting.pop_front()
        {
            has_local |= self.handle_now(event, now);
        }
        has_local
    }

    fn handle_now(&mut self, event: HostEvent<C>, now: Moment) -> bool {
        let is_over = matches!(event, HostEvent::End);
        let before = self.host.saved(self.port);
        let out = self.react(event, now);
        // The right to come back is saved before it is sent to its device.
        if self.host.saved(self.port) != before {
            self.save();
        }
        let has_local = self.deliver(out);
        if is_over {
            (self.keep)(None);
        }
        has_local
    }

    fn react(&mut self, event: HostEvent<C>, now: Moment) -> Vec<Outgoing> {
        match event {
            HostEvent::Connected(link, connection) => {
                self.connections.insert(link, connection);
                self.host.connected(link);
                Vec::new()
            }
            HostEvent::ConnectedLocally(link, connection) => {
                self.connections.insert(link, connection);
                self.local = Some(link);
                self.host.connected_locally(link, &*self.table)
            }
            HostEvent::Received(link, text) => {
                let mut die = || Die::FACES[rand::random_range(0..Die::FACES.len())];
                self.host
                    .received(link, &text, &mut *self.table, now, &mut die)
            }
            HostEvent::Disconnected(link) => {
                self.connections.remove(&link);
                self.host.lost(link)
            }
            HostEvent::Ordered(Order::SetRole(number, role)) => self.host.set_role(number, role),
            HostEvent::Ordered(Order::SendAway(number)) => self.host.send_away(number),
            HostEvent::Ordered(Order::Close(closed)) => {
                self.host.close(closed);
                Vec::new()
            }
            HostEvent::Invites(invite) => self.host.invites_by(invite),
            HostEvent::Tick => {
                if self.table.is_failing() {
                    self.table.save();
                }
                self.host.tick(&*self.table)
            }
            HostEvent::Stored => {
                // A failing storage is tried again at the next tick.
                if !self.table.is_failing() {
                    self.table.save();
                }
                self.host.follow(&*self.table)
            }
            HostEvent::End => self.host.end(),
        }
    }

    /// Sends the messages, and returns whether some were for the host's own window. A guest that does not read fast
    /// enough is disconnected, which may cause further messages.
    fn deliver(&mut self, mut out: Vec<Outgoing>) -> bool {
        let mut has_local = false;
        while !out.is_empty() {
            let mut slow = Vec::new();
            for message in out {
                let (link, is_last) = match message {
                    Outgoing::Send(link, _) => (link, false),
                    Outgoing::Close(link) => (link, true),
                };
                has_local |= self.local == Some(link);
                let Some(connection) = self.connections.get(&link) else {
                    continue;
                };
                connection.raise(self.host.is_welcome(link), self.host.has_device(link));
                let is_sent = connection.send(message);
                if !is_sent {
                    connection.cut();
                    slow.push(link);
                }
                if is_last || !is_sent {
                    self.connections.remove(&link);
                }
            }
            let lost = slow.into_iter().flat_map(|link| self.host.lost(link));
            out = lost.collect();
        }
        has_local
    }

    /// Saves the right to come back. If that fails, a killed host comes back with another invitation.
    fn save(&mut self) {
        (self.keep)(Some(&self.host.saved(self.port)));
    }
}
