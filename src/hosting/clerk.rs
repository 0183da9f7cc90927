//! The one thread that has the session: it hears what guests say, one message after the other, and answers.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, mpsc};

use super::kept;
use crate::dice::Die;
use crate::session;
use crate::sharing::{Device, Host, LinkId, Out, Role, SharedTable, Status};

/// So many messages wait for the thread at most; who says more waits.
pub(super) const INBOX: usize = 256;
/// So many messages wait for one connection at most.
const OUTBOX: usize = 512;
/// So many bytes wait for one connection at most; who reads more slowly is dropped.
const OUTBOX_BYTES: usize = 8 << 20;

/// What the thread hears of.
pub(super) enum Event {
    /// A connection is there.
    Connected(LinkId, Outlet),
    /// The connection of the host's own window is there.
    ConnectedHere(LinkId, Outlet),
    /// A guest says something.
    Said(LinkId, String),
    /// A connection is gone.
    Gone(LinkId),
    /// A device is given another role.
    SetRole(u64, Role),
    /// A device is sent away.
    SendAway(u64),
    /// Nobody else may join, or may again.
    Close(bool),
    /// Some time has passed.
    Tick,
    /// The program itself has something to say, which goes before what guests say.
    Own,
    /// It is over.
    End,
}

/// How the program itself speaks to the thread, without ever waiting for it.
#[derive(Clone)]
pub(super) struct Voice {
    own: Sender<Event>,
    inbox: mpsc::Sender<Event>,
}

impl Voice {
    /// A voice beside this inbox, and where it is heard.
    pub(super) fn new(inbox: mpsc::Sender<Event>) -> (Voice, Receiver<Event>) {
        let (own, heard) = std::sync::mpsc::channel();
        (Voice { own, inbox }, heard)
    }

    /// Says it; whether there is a thread to hear it.
    pub(super) fn say(&self, event: Event) -> bool {
        let is_heard = self.own.send(event).is_ok();
        // Where the inbox is full, the thread is awake.
        let _ = self.inbox.try_send(Event::Own);
        is_heard
    }
}

/// What is sent to one connection.
#[derive(Debug, Clone)]
pub(super) enum Parcel {
    /// A message.
    Text(Arc<str>),
    /// Nothing more.
    Close,
}

/// The way to one connection.
#[derive(Debug, Clone)]
pub(super) struct Outlet {
    parcels: mpsc::Sender<Parcel>,
    /// How many bytes wait there.
    waiting: Arc<AtomicUsize>,
    /// Whether it has shown the invitation.
    pub(super) is_welcome: Arc<AtomicBool>,
    /// Tells it to end at once.
    pub(super) cut: Arc<Notify>,
}

/// Where one connection takes what is sent to it.
#[derive(Debug)]
pub(super) struct Inlet {
    parcels: mpsc::Receiver<Parcel>,
    waiting: Arc<AtomicUsize>,
}

/// Both ends of the way to one connection, which ends at once when it is cut.
pub(super) fn way(is_welcome: Arc<AtomicBool>, cut: Arc<Notify>) -> (Outlet, Inlet) {
    let (sender, receiver) = mpsc::channel(OUTBOX);
    let waiting = Arc::<AtomicUsize>::default();
    let outlet = Outlet {
        parcels: sender,
        waiting: Arc::clone(&waiting),
        is_welcome,
        cut,
    };
    let inlet = Inlet {
        parcels: receiver,
        waiting,
    };
    (outlet, inlet)
}

impl Outlet {
    /// Sends it; whether the connection reads fast enough.
    fn put(&self, parcel: Parcel) -> bool {
        let size = parcel.size();
        let before = self.waiting.fetch_add(size, Ordering::Relaxed);
        before + size <= OUTBOX_BYTES && self.parcels.try_send(parcel).is_ok()
    }
}

impl Inlet {
    /// The next that is sent, awaited; `None` when nothing more comes.
    pub(super) async fn next(&mut self) -> Option<Parcel> {
        let parcel = self.parcels.recv().await?;
        self.waiting.fetch_sub(parcel.size(), Ordering::Relaxed);
        Some(parcel)
    }

    /// The next that was sent, if something was.
    pub(super) fn try_next(&mut self) -> Option<Parcel> {
        let parcel = self.parcels.try_recv().ok()?;
        self.waiting.fetch_sub(parcel.size(), Ordering::Relaxed);
        Some(parcel)
    }

    /// Whether nothing is there and nothing more will come.
    pub(super) fn is_over(&self) -> bool {
        self.parcels.is_empty() && self.parcels.is_closed()
    }
}

impl Parcel {
    fn size(&self) -> usize {
        match self {
            Parcel::Text(text) => text.len(),
            Parcel::Close => 0,
        }
    }
}

/// What several threads look at.
#[derive(Debug, Default)]
pub(super) struct Board(Mutex<Status>);

impl Board {
    pub(super) fn read(&self) -> Status {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn write(&self, status: Status) -> bool {
        let mut board = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = *board != status;
        *board = status;
        changed
    }
}

/// The thread's own.
pub(super) struct Clerk<T> {
    pub(super) table: T,
    /// What the program itself has to say.
    pub(super) own: Receiver<Event>,
    pub(super) host: Host,
    pub(super) board: Arc<Board>,
    /// Where what is kept lies, and the port that was listened at.
    pub(super) kept: PathBuf,
    pub(super) port: u16,
    /// Told when what is told of the hosting has changed.
    pub(super) changed: Box<dyn Fn() + Send>,
    pub(super) outlets: HashMap<LinkId, Outlet>,
    /// The connection of the host's own window.
    pub(super) here: Option<LinkId>,
}

impl<T: SharedTable> Clerk<T> {
    /// Works until it is over, and gives the session back.
    pub(super) fn work(mut self, mut inbox: mpsc::Receiver<Event>) -> T {
        self.keep();
        self.tell();
        while let Some(event) = inbox.blocking_recv() {
            // What the program itself says does not wait for what guests have said before.
            while let Ok(own) = self.own.try_recv() {
                if self.attend(own) {
                    return self.table;
                }
            }
            self.attend(event);
        }
        self.table
    }

    /// Does what is to be done about it, and tells whoever is to know; whether it is over.
    fn attend(&mut self, event: Event) -> bool {
        let is_over = matches!(event, Event::End);
        let devices = self.host.devices();
        let closed = self.host.is_closed();
        let out = self.hear(event);
        // Who may come back is kept before anybody is told.
        let is_kept = |a: &Device, b: &Device| {
            (a.number, &a.name, a.seat, a.role) == (b.number, &b.name, b.seat, b.role)
        };
        let now = self.host.devices();
        let same = devices.len() == now.len()
            && devices.iter().zip(&now).all(|(a, b)| is_kept(a, b))
            && closed == self.host.is_closed();
        if !same {
            self.keep();
        }
        self.deliver(out);
        self.tell();
        if is_over {
            kept::remove(&self.kept);
        }
        is_over
    }

    fn hear(&mut self, event: Event) -> Vec<Out> {
        match event {
            Event::Connected(link, outlet) => {
                self.outlets.insert(link, outlet);
                self.host.connected(link);
                Vec::new()
            }
            Event::ConnectedHere(link, outlet) => {
                self.outlets.insert(link, outlet);
                self.here = Some(link);
                self.host.connected_here(link, &self.table)
            }
            Event::Said(link, text) => {
                let mut die = || Die::FACES[rand::random_range(0..Die::FACES.len())];
                let (table, now) = (&mut self.table, session::now());
                self.host.received(link, &text, table, now, &mut die)
            }
            Event::Gone(link) => {
                self.outlets.remove(&link);
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
                self.host.follow(&self.table)
            }
            Event::Own => Vec::new(),
            Event::End => self.host.end(),
        }
    }

    /// Sends what is to be sent; who does not read fast enough is dropped, which may have others told.
    fn deliver(&mut self, mut out: Vec<Out>) {
        let mut told_here = false;
        loop {
            let mut slow = Vec::new();
            for out in out.drain(..) {
                let (link, parcel) = match out {
                    Out::Send(link, text) => (link, Parcel::Text(text)),
                    Out::Close(link) => (link, Parcel::Close),
                };
                told_here |= self.here == Some(link);
                let is_last = matches!(parcel, Parcel::Close);
                let Some(outlet) = self.outlets.get(&link) else {
                    continue;
                };
                if self.host.is_welcome(link) {
                    outlet.is_welcome.store(true, Ordering::Relaxed);
                }
                let fast = outlet.put(parcel);
                if !fast {
                    outlet.cut.notify_one();
                    slow.push(link);
                }
                if is_last || !fast {
                    self.outlets.remove(&link);
                }
            }
            if slow.is_empty() {
                break;
            }
            out = slow
                .into_iter()
                .flat_map(|link| self.host.lost(link))
                .collect();
        }
        if told_here {
            (self.changed)();
        }
    }

    fn keep(&self) {
        // Without it a killed host comes back with another invitation, no more.
        let _ = kept::write(&self.kept, &self.host.kept(self.port));
    }

    fn tell(&self) {
        let changed = self.board.write(Status {
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
