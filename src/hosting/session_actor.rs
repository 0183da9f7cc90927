//! The thread that owns the shared session: it handles one event after another and answers the guests.

use std::collections::HashMap;
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::channel::Sender;
use super::saved;
use courtyard_core::dice::Die;
use courtyard_session as session;
use courtyard_sharing::{Host, LinkId, Outgoing, Role, SharedTable, Status};

/// Maximum number of events that wait for the thread. If there are more, connections wait before they send theirs.
pub(super) const INBOX: usize = 256;

/// An event that the thread handles.
pub(super) enum Event {
    /// A guest has connected.
    Connected(LinkId, Sender),
    /// The host's own window has connected.
    ConnectedLocally(LinkId, Sender),
    /// A guest has sent a message. The sender, if there is one, is dropped when the message was handled.
    Received(LinkId, String, Option<oneshot::Sender<Infallible>>),
    /// A connection has ended.
    Disconnected(LinkId),
    /// Gives a device another role.
    SetRole(u64, Role),
    /// Sends a device away.
    SendAway(u64),
    /// Prevents further devices from joining, or allows them again.
    Close(bool),
    /// Half a second has passed.
    Tick,
    /// Wakes the thread for an event of the program itself.
    Wake,
    /// Ends the hosting.
    End,
}

/// Sends events of the program itself, without ever waiting. They are handled before those of guests.
#[derive(Clone)]
pub(super) struct ActorHandle {
    own: std::sync::mpsc::Sender<Event>,
    inbox: mpsc::Sender<Event>,
}

impl ActorHandle {
    /// A handle beside this inbox, and the receiver of its events.
    pub(super) fn new(
        inbox: mpsc::Sender<Event>,
    ) -> (ActorHandle, std::sync::mpsc::Receiver<Event>) {
        let (own, receiver) = std::sync::mpsc::channel();
        (ActorHandle { own, inbox }, receiver)
    }

    /// Sends an event, and returns whether the thread is still there.
    pub(super) fn send(&self, event: Event) -> bool {
        let is_there = self.own.send(event).is_ok();
        // If the inbox is full, the thread is awake.
        let _ = self.inbox.try_send(Event::Wake);
        is_there
    }
}

/// The status that other threads read.
#[derive(Debug, Default)]
pub(super) struct StatusCell(Mutex<Status>);

impl StatusCell {
    pub(super) fn read(&self) -> Status {
        let status = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        status.clone()
    }

    /// Replaces the status, and returns whether it has changed.
    fn write(&self, new: Status) -> bool {
        let mut status = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = *status != new;
        *status = new;
        changed
    }
}

/// The state of the thread.
pub(super) struct SessionActor<T> {
    pub(super) table: T,
    /// Receives the events of the program itself.
    pub(super) own: std::sync::mpsc::Receiver<Event>,
    pub(super) host: Host,
    pub(super) status: Arc<StatusCell>,
    /// The file from which a killed host is restored.
    pub(super) saved: PathBuf,
    pub(super) port: u16,
    /// Called when the status has changed or the host's own window has a message.
    pub(super) changed: Box<dyn Fn() + Send>,
    pub(super) connections: HashMap<LinkId, Sender>,
    /// The connection of the host's own window.
    pub(super) local: Option<LinkId>,
}

impl<T: SharedTable> SessionActor<T> {
    /// Handles events until the hosting ends, and returns the session.
    pub(super) fn run(mut self, mut inbox: mpsc::Receiver<Event>) -> T {
        self.publish_status();
        while let Some(event) = inbox.blocking_recv() {
            while let Ok(own) = self.own.try_recv() {
                if self.handle(own) {
                    return self.table;
                }
            }
            self.handle(event);
        }
        self.table
    }

    /// Handles an event, and returns whether it has ended the hosting.
    fn handle(&mut self, event: Event) -> bool {
        let is_over = matches!(event, Event::End);
        let before = self.host.saved(self.port);
        let out = self.react(event);
        // The right to come back is saved before it is sent to its device.
        if self.host.saved(self.port) != before {
            self.save();
        }
        self.deliver(out);
        self.publish_status();
        if is_over {
            saved::remove(&self.saved);
        }
        is_over
    }

    fn react(&mut self, event: Event) -> Vec<Outgoing> {
        match event {
            Event::Connected(link, sender) => {
                self.connections.insert(link, sender);
                self.host.connected(link);
                Vec::new()
            }
            Event::ConnectedLocally(link, sender) => {
                self.connections.insert(link, sender);
                self.local = Some(link);
                self.host.connected_locally(link, &self.table)
            }
            Event::Received(link, text, _handled) => {
                let mut die = || Die::FACES[rand::random_range(0..Die::FACES.len())];
                let (table, now) = (&mut self.table, session::now());
                self.host.received(link, &text, table, now, &mut die)
            }
            Event::Disconnected(link) => {
                self.connections.remove(&link);
                self.host.lost(link)
            }
            Event::SetRole(number, role) => self.host.set_role(number, role),
            Event::SendAway(number) => self.host.send_away(number),
            Event::Close(closed) => {
                self.host.close(closed);
                Vec::new()
            }
            Event::Tick => {
                if self.table.is_failing() {
                    self.table.save();
                }
                self.host.tick(&self.table)
            }
            Event::Wake => Vec::new(),
            Event::End => self.host.end(),
        }
    }

    /// Sends the messages. A guest that does not read fast enough is disconnected, which may cause further messages.
    fn deliver(&mut self, mut out: Vec<Outgoing>) {
        let mut has_local = false;
        while !out.is_empty() {
            let mut slow = Vec::new();
            for message in out {
                let (link, is_last) = match message {
                    Outgoing::Send(link, _) => (link, false),
                    Outgoing::Close(link) => (link, true),
                };
                has_local |= self.local == Some(link);
                let Some(sender) = self.connections.get(&link) else {
                    continue;
                };
                let standing = &sender.standing;
                standing.raise(self.host.is_welcome(link), self.host.has_device(link));
                let is_sent = sender.send(message);
                if !is_sent {
                    sender.cut.notify_one();
                    slow.push(link);
                }
                if is_last || !is_sent {
                    self.connections.remove(&link);
                }
            }
            let lost = slow.into_iter().flat_map(|link| self.host.lost(link));
            out = lost.collect();
        }
        if has_local {
            (self.changed)();
        }
    }

    /// Saves the right to come back. If that fails, a killed host comes back with another invitation.
    pub(super) fn save(&self) {
        let _ = saved::write(&self.saved, &self.host.saved(self.port));
    }

    fn publish_status(&self) {
        let changed = self.status.write(Status {
            devices: self.host.devices(),
            closed: self.host.is_closed(),
            failing: self.table.is_failing(),
            entries: self.table.count(),
        });
        if changed {
            (self.changed)();
        }
    }
}
