//! A host with its sockets: the server that phones connect to, and the thread that has the session.
//!
//! [`Hosting::start`] takes an open session and gives it back when it is [stopped](Hosting::stop). Nothing of this is
//! there while nobody hosts.

mod addresses;
mod clerk;
mod kept;
mod page;
mod server;

pub use addresses::{everywhere, loopback, own_addresses};
pub use clerk::Status;
pub use page::{Page, usual_folders};

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::{Notify, mpsc};

use self::clerk::{Board, Clerk, Event, INBOX};
use self::server::Server;
use crate::sharing::{Host, Invitation, Role, SharedTable};

/// The port that is listened at where none is asked for; another one where that is taken.
pub const PORT: u16 = 4747;

/// How a table is to be shared.
pub struct Terms {
    /// The page that phones are given.
    pub page: Page,
    /// Where is listened.
    pub listen: IpAddr,
    /// At which port; where none is said at the one of before, else at [`PORT`], and where that is taken at any.
    pub port: Option<u16>,
    /// What a player's device may do from the start.
    pub role: Role,
    /// Told when the [status](Hosting::status) has changed.
    pub changed: Box<dyn Fn() + Send>,
}

/// A table that is shared.
pub struct Hosting<T> {
    inbox: mpsc::Sender<Event>,
    board: Arc<Board>,
    stop: Arc<Notify>,
    port: u16,
    invitation: Invitation,
    clerk: JoinHandle<T>,
    server: JoinHandle<()>,
}

impl<T: SharedTable + Send + 'static> Hosting<T> {
    /// Shares the session of this journal.
    ///
    /// # Errors
    /// When the port cannot be had, with the session.
    pub fn start(table: T, journal: &Path, terms: Terms) -> Result<Hosting<T>, (T, io::Error)> {
        let kept_at = kept::beside(journal);
        let kept = kept::read(&kept_at);
        let before = kept.as_ref().map(|kept| kept.port);
        let started = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .and_then(|runtime| {
                let listener = runtime.block_on(listen(terms.listen, terms.port, before))?;
                let port = listener.local_addr()?.port();
                Ok((runtime, listener, port))
            });
        let (runtime, listener, port) = match started {
            Ok(started) => started,
            Err(error) => return Err((table, error)),
        };
        let resumed = kept.and_then(|kept| Host::resume(&kept, terms.role, &table));
        let host = resumed.unwrap_or_else(|| Host::new(Invitation::random(), terms.role, &table));
        let invitation = host.invitation().clone();
        let (inbox, receiver) = mpsc::channel(INBOX);
        let (board, stop) = <(Arc<Board>, Arc<Notify>)>::default();
        let clerk = Clerk {
            table,
            host,
            board: Arc::clone(&board),
            kept: kept_at,
            port,
            changed: terms.changed,
            outlets: HashMap::new(),
        };
        let clerk = std::thread::spawn(move || clerk.work(receiver));
        let server = Arc::new(Server {
            page: terms.page,
            port,
            inbox: inbox.clone(),
            next: AtomicU64::default(),
            connections: Mutex::default(),
            stop: Arc::clone(&stop),
        });
        let server = std::thread::spawn(move || runtime.block_on(server.serve(listener)));
        Ok(Hosting {
            inbox,
            board,
            stop,
            port,
            invitation,
            clerk,
            server,
        })
    }

    /// What is told of the hosting now.
    pub fn status(&self) -> Status {
        self.board.read()
    }

    /// The port that is listened at.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address that invites, at this address of the computer.
    pub fn url(&self, ip: IpAddr) -> String {
        let at = SocketAddr::new(ip, self.port);
        format!("http://{at}/#{}", self.invitation.fragment())
    }

    /// Gives a device another role.
    pub fn set_role(&self, number: u64, role: Role) {
        self.command(Event::SetRole(number, role));
    }

    /// Sends a device away.
    pub fn send_away(&self, number: u64) {
        self.command(Event::SendAway(number));
    }

    /// Lets nobody else join, or lets them again.
    pub fn close(&self, closed: bool) {
        self.command(Event::Close(closed));
    }

    /// Ends it: everybody is told, the invitation is worth nothing any more, and the session is given back; `None` where
    /// the thread that had it has broken down.
    pub fn stop(self) -> Option<T> {
        self.command(Event::End);
        let table = self.clerk.join().ok();
        self.stop.notify_one();
        // It ends whatever its connections do.
        let _ = self.server.join();
        table
    }

    fn command(&self, event: Event) {
        // A thread that has broken down does nothing any more; stopping tells.
        let _ = self.inbox.blocking_send(event);
    }
}

/// Listens at the port that is asked for, or at the one of before, or at the usual one, or at any.
async fn listen(ip: IpAddr, asked: Option<u16>, before: Option<u16>) -> io::Result<TcpListener> {
    if let Some(port) = asked {
        return TcpListener::bind((ip, port)).await;
    }
    for port in before.into_iter().chain([PORT]) {
        if let Ok(listener) = TcpListener::bind((ip, port)).await {
            return Ok(listener);
        }
    }
    TcpListener::bind((ip, 0)).await
}
