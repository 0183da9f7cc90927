//! The network that a desktop's window shares its session on.

use std::fmt;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::Context;
use qrcode::{Color, QrCode};

use super::guest::{
    Address, AnyShared, NotShared, Picture, Place, Shared, Sharer, Wire, WireEvent,
};
use crate::hosting::{self, Farewell, Here, Hosting, Page, Terms};
use crate::sharing::{AnyTable, Role, Status};

/// Sessions that are not shared any more, and whose guests are still told so.
type Farewells = Arc<Mutex<Vec<Farewell>>>;

/// The network around this computer. Whoever drops it waits until all guests have been told that it is over, for a
/// second at most.
pub struct Network {
    /// Where the page for phones may lie.
    pages: Vec<PathBuf>,
    /// The addresses of this computer, the best first.
    addresses: fn() -> Vec<IpAddr>,
    farewells: Farewells,
}

impl Network {
    /// The networks that this computer is on, with the page that came with the program.
    pub fn around() -> Network {
        Network {
            pages: hosting::usual_folders(),
            addresses: hosting::own_addresses,
            farewells: Farewells::default(),
        }
    }

    /// This computer alone, with the page of this folder.
    pub fn alone(page: PathBuf) -> Network {
        Network {
            pages: vec![page],
            addresses: || vec![hosting::loopback()],
            farewells: Farewells::default(),
        }
    }
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let mut left = locked(&self.farewells);
        left.drain(..).for_each(Farewell::wait);
    }
}

impl Sharer for Network {
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
        let terms = Terms {
            page,
            listen,
            port: None,
            role: Role::Own,
            changed: Box::new(move || ctx.request_repaint()),
        };
        let hosting = Hosting::start(table, journal, terms)
            .map_err(|(table, error)| (table, NotShared::NoPort(error)))?;
        let addresses = addresses.into_iter().map(|ip| {
            let url = hosting.url(ip);
            Address {
                name: ip.to_string(),
                picture: picture(&url),
                url,
            }
        });
        Ok(Box::new(OnNetwork {
            addresses: addresses.collect(),
            hosting: Some(hosting),
            farewells: Arc::clone(&self.farewells),
        }))
    }
}

/// The farewells, whatever became of whoever had them before.
fn locked(farewells: &Farewells) -> MutexGuard<'_, Vec<Farewell>> {
    farewells.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The picture of an address, which is always short enough for one.
fn picture(url: &str) -> Picture {
    let code = QrCode::new(url).ok();
    code.map_or_else(Picture::default, |code| Picture {
        side: code.width(),
        dark: code
            .into_colors()
            .iter()
            .map(|c| *c == Color::Dark)
            .collect(),
    })
}

/// A session that is shared on a network.
struct OnNetwork {
    addresses: Vec<Address>,
    /// It is there until it is stopped.
    hosting: Option<Hosting<AnyTable>>,
    farewells: Farewells,
}

impl fmt::Debug for OnNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The addresses are the right to join.
        f.debug_struct("OnNetwork").finish_non_exhaustive()
    }
}

impl Shared for OnNetwork {
    fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    fn status(&self) -> Status {
        let hosting = self.hosting.as_ref();
        hosting.map_or_else(Status::default, Hosting::status)
    }

    fn set_role(&self, number: u64, role: Role) {
        if let Some(hosting) = &self.hosting {
            hosting.set_role(number, role);
        }
    }

    fn send_away(&self, number: u64) {
        if let Some(hosting) = &self.hosting {
            hosting.send_away(number);
        }
    }

    fn close(&self, closed: bool) {
        if let Some(hosting) = &self.hosting {
            hosting.close(closed);
        }
    }

    fn wire(&self) -> Option<Box<dyn Wire>> {
        Some(Box::new(Inside {
            here: self.hosting.as_ref()?.here(),
            is_told: false,
        }))
    }

    fn stop(&mut self) -> Option<AnyTable> {
        let ended = self.hosting.take()?.stop();
        let mut farewells = locked(&self.farewells);
        farewells.retain(|farewell| !farewell.is_done());
        farewells.push(ended.farewell);
        ended.table
    }
}

impl Drop for OnNetwork {
    fn drop(&mut self) {
        // Whoever has gone without stopping it leaves nothing behind: the session is closed as it lies on the disk.
        let _ = self.stop();
    }
}

/// The wire of the host's own window.
struct Inside {
    here: Here,
    /// Whether the guest knows that there is a connection.
    is_told: bool,
}

impl fmt::Debug for Inside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inside").finish_non_exhaustive()
    }
}

impl Wire for Inside {
    fn poll(&mut self) -> Vec<WireEvent> {
        let mut all = Vec::new();
        if !std::mem::replace(&mut self.is_told, true) {
            all.push(WireEvent::Connected);
        }
        while let Some(text) = self.here.heard() {
            all.push(WireEvent::Text(text.to_string()));
        }
        if self.here.is_over() {
            match self.here.again() {
                true => self.is_told = false,
                false => all.push(WireEvent::Lost),
            }
        }
        all
    }

    fn send(&mut self, text: String) {
        // Where nobody hears it, that is known by the next look.
        let _ = self.here.say(text);
    }

    fn connect(&mut self) {
        self.is_told = !self.here.again();
    }

    fn keep(&mut self, _place: Option<&Place>) {}
}
