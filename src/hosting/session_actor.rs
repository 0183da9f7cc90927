//! The thread that owns the shared session: it handles one event after another and answers the guests.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::channel::Sender;
use courtyard_session as session;
use courtyard_sharing::{AnyTable, Driver, HostEvent, Keep, Status};

/// Maximum number of events that wait for the thread. If there are more, connections wait before they send theirs.
pub(super) const INBOX: usize = 256;

/// An event for the thread.
pub(super) enum Event {
    /// An event of the host. The sender, if there is one, is dropped when the event was handled.
    Host(HostEvent<Sender>, Option<oneshot::Sender<Infallible>>),
    /// Wakes the thread for an event of the program itself.
    Wake,
}

/// Saves the right to come back.
pub(super) type Save = Box<dyn FnMut(Keep<'_>) + Send>;

/// Sends events of the program itself, without ever waiting. They are handled before those of guests.
#[derive(Clone)]
pub(super) struct ActorHandle {
    own: std::sync::mpsc::Sender<HostEvent<Sender>>,
    inbox: mpsc::Sender<Event>,
}

impl ActorHandle {
    /// A handle beside this inbox, and the receiver of its events.
    pub(super) fn new(
        inbox: mpsc::Sender<Event>,
    ) -> (ActorHandle, std::sync::mpsc::Receiver<HostEvent<Sender>>) {
        let (own, receiver) = std::sync::mpsc::channel();
        (ActorHandle { own, inbox }, receiver)
    }

    /// Sends an event, and returns whether the thread is still there.
    pub(super) fn send(&self, event: HostEvent<Sender>) -> bool {
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
pub(super) struct SessionActor {
    pub(super) driver: Driver<Sender, Save>,
    /// Receives the events of the program itself.
    pub(super) own: std::sync::mpsc::Receiver<HostEvent<Sender>>,
    pub(super) status: Arc<StatusCell>,
    /// Called when the status has changed or the host's own window has a message.
    pub(super) changed: Box<dyn Fn() + Send>,
}

impl SessionActor {
    /// Handles events until the hosting ends, and returns the session.
    pub(super) fn run(mut self, mut inbox: mpsc::Receiver<Event>) -> AnyTable {
        self.publish_status();
        while let Some(event) = inbox.blocking_recv() {
            while let Ok(own) = self.own.try_recv() {
                let is_over = matches!(own, HostEvent::End);
                self.handle(own);
                if is_over {
                    return self.driver.into_table();
                }
            }
            match event {
                Event::Host(event, _handled) => self.handle(event),
                Event::Wake => {}
            }
        }
        self.driver.into_table()
    }

    fn handle(&mut self, event: HostEvent<Sender>) {
        if self.driver.handle(event, session::now()) {
            (self.changed)();
        }
        self.publish_status();
    }

    fn publish_status(&self) {
        if self.status.write(self.driver.status()) {
            (self.changed)();
        }
    }
}
