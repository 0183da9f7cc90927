//! The network on which a desktop's window shares its session.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::Context;

use crate::guest::{Address, AnyShared, NotShared, Picture, Shared, Sharer, Wire, WireEvent};
use courtyard_hosting::{self as hosting, Hosting, LocalConnection, Options, Page, Shutdown};
use courtyard_sharing::{AnyTable, Order, Role, Status, qr_code};

/// Ended hostings that are still sending their last messages.
type Shutdowns = Arc<Mutex<Vec<Shutdown>>>;

/// The network of this computer. Dropping it waits until all guests have received the last message, for at most one
/// second.
pub struct Network {
    /// Possible folders of the page for phones.
    pages: Vec<PathBuf>,
    /// The addresses of this computer, the best first.
    addresses: fn() -> Vec<IpAddr>,
    shutdowns: Shutdowns,
}

impl Network {
    /// The networks of this computer, with the page installed with the program.
    pub fn around() -> Network {
        Network {
            pages: hosting::usual_folders(),
            addresses: hosting::own_addresses,
            shutdowns: Shutdowns::default(),
        }
    }

    /// This computer only, with the page in this folder.
    pub fn alone(page: PathBuf) -> Network {
        Network {
            pages: vec![page],
            addresses: || vec![hosting::loopback()],
            shutdowns: Shutdowns::default(),
        }
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let mut left = locked(&self.shutdowns);
        left.drain(..).for_each(Shutdown::wait);
    }
}

impl Sharer for Network {
    fn introduces(&self) -> bool {
        false
    }

    fn share(
        &self,
        table: AnyTable,
        journal: &Path,
        ctx: &Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        let Some(page) = Page::find(self.pages.iter().cloned()) else {
            return Err((table, NotShared::NoPage));
        };
        let Some((listen, addresses)) = hosting::reachable((self.addresses)()) else {
            return Err((table, NotShared::NoNetwork));
        };
        let ctx = ctx.clone();
        let options = Options {
            page,
            listen,
            address: addresses.first().copied().unwrap_or(listen),
            port: None,
            role: Role::Own,
            changed: Box::new(move || ctx.request_repaint()),
        };
        let hosting = Hosting::start(table, journal, options)
            .map_err(|(table, error)| (table, NotShared::NoPort(error)))?;
        let addresses = addresses.into_iter().map(|ip| {
            let url = hosting.url(ip);
            Address {
                name: ip.to_string(),
                picture: Picture::of(&qr_code(&url)),
                url,
            }
        });
        Ok(Box::new(OnNetwork {
            addresses: addresses.collect(),
            hosting: Some(hosting),
            shutdowns: Arc::clone(&self.shutdowns),
        }))
    }
}

/// The shutdowns, even if another thread panicked while it had them.
fn locked(shutdowns: &Shutdowns) -> MutexGuard<'_, Vec<Shutdown>> {
    shutdowns.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A session that is shared on a network.
struct OnNetwork {
    addresses: Vec<Address>,
    /// `Some` until it is stopped.
    hosting: Option<Hosting>,
    shutdowns: Shutdowns,
}

impl Shared for OnNetwork {
    fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    fn status(&self) -> Status {
        let hosting = self.hosting.as_ref();
        hosting.map_or_else(Status::default, Hosting::status)
    }

    fn order(&self, order: Order) {
        if let Some(hosting) = &self.hosting {
            hosting.order(order);
        }
    }

    fn wire(&self) -> Option<Box<dyn Wire>> {
        Some(Box::new(Inside {
            local: self.hosting.as_ref()?.connect_locally(),
            is_notified: false,
        }))
    }

    fn stop(&mut self) -> Option<AnyTable> {
        let ended = self.hosting.take()?.stop();
        let mut shutdowns = locked(&self.shutdowns);
        shutdowns.retain(|shutdown| !shutdown.is_done());
        shutdowns.push(ended.shutdown);
        ended.table
    }
}

impl Drop for OnNetwork {
    fn drop(&mut self) {
        // Sharing stops even if the window was closed without stopping it: the journal on the disk is complete.
        let _ = self.stop();
    }
}

/// The connection of the host's own window.
struct Inside {
    local: LocalConnection,
    /// Whether the guest has been informed of the connection.
    is_notified: bool,
}

impl Wire for Inside {
    fn poll(&mut self) -> Vec<WireEvent> {
        let mut all = Vec::new();
        if !std::mem::replace(&mut self.is_notified, true) {
            all.push(WireEvent::Connected);
        }
        while let Some(text) = self.local.receive() {
            all.push(WireEvent::Text(text.to_string()));
        }
        if self.local.is_over() {
            if self.local.reconnect() {
                self.is_notified = false;
            } else {
                all.push(WireEvent::Lost);
            }
        }
        all
    }

    fn send(&mut self, text: String) {
        // A lost connection is noticed at the next poll.
        let _ = self.local.send(text);
    }

    fn connect(&mut self) {
        self.is_notified = !self.local.reconnect();
    }
}
