//! The channel from the session's thread to one connection, of bounded size.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::{Notify, mpsc};

use courtyard_sharing::{Connection, Outgoing};

/// Maximum number of messages in a channel.
const MESSAGES: usize = 512;
/// Maximum number of bytes in a channel. A guest that reads more slowly is disconnected.
const BYTES: usize = 8 << 20;

/// The stages that a guest has reached, for the server's limits.
#[derive(Debug, Default)]
pub(super) struct Standing {
    is_welcome: AtomicBool,
    has_device: AtomicBool,
}

impl Standing {
    /// Whether the guest has shown the invitation.
    pub(super) fn is_welcome(&self) -> bool {
        self.is_welcome.load(Ordering::Relaxed)
    }

    /// Whether the guest's device has a place.
    pub(super) fn has_device(&self) -> bool {
        self.has_device.load(Ordering::Relaxed)
    }

    /// Records the stages that were reached. A stage is never reset.
    fn raise(&self, is_welcome: bool, has_device: bool) {
        self.is_welcome.fetch_or(is_welcome, Ordering::Relaxed);
        self.has_device.fetch_or(has_device, Ordering::Relaxed);
    }
}

/// The session's end of the channel.
#[derive(Debug, Clone)]
pub(super) struct Sender {
    queue: mpsc::Sender<Outgoing>,
    /// Number of bytes in the channel.
    waiting: Arc<AtomicUsize>,
    standing: Arc<Standing>,
    /// Notifies the connection to end at once.
    cut: Arc<Notify>,
}

/// The connection's end of the channel.
#[derive(Debug)]
pub(super) struct Receiver {
    queue: mpsc::Receiver<Outgoing>,
    waiting: Arc<AtomicUsize>,
}

/// Both ends of a new channel to a connection.
pub(super) fn channel(standing: Arc<Standing>, cut: Arc<Notify>) -> (Sender, Receiver) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let waiting = Arc::<AtomicUsize>::default();
    let sender = Sender {
        queue: sender,
        waiting: Arc::clone(&waiting),
        standing,
        cut,
    };
    let receiver = Receiver {
        queue: receiver,
        waiting,
    };
    (sender, receiver)
}

impl Connection for Sender {
    fn send(&self, message: Outgoing) -> bool {
        let size = size(&message);
        let before = self.waiting.fetch_add(size, Ordering::Relaxed);
        before + size <= BYTES && self.queue.try_send(message).is_ok()
    }

    fn cut(&self) {
        self.cut.notify_one();
    }

    fn raise(&self, is_welcome: bool, has_device: bool) {
        self.standing.raise(is_welcome, has_device);
    }
}

impl Receiver {
    /// Waits for the next message; `None` when no more will come.
    pub(super) async fn receive(&mut self) -> Option<Outgoing> {
        let message = self.queue.recv().await?;
        self.waiting.fetch_sub(size(&message), Ordering::Relaxed);
        Some(message)
    }

    /// Returns the next message, if there is one.
    pub(super) fn try_receive(&mut self) -> Option<Outgoing> {
        let message = self.queue.try_recv().ok()?;
        self.waiting.fetch_sub(size(&message), Ordering::Relaxed);
        Some(message)
    }

    /// Whether the channel is empty and no more will come.
    pub(super) fn is_over(&self) -> bool {
        self.queue.is_empty() && self.queue.is_closed()
    }
}

fn size(message: &Outgoing) -> usize {
    match message {
        Outgoing::Send(_, text) => text.len(),
        Outgoing::Close(_) => 0,
    }
}
