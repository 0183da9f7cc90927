//! A host with its sockets: the server that phones connect to, and the thread that has the session.
//!
//! [`Hosting::start`] takes an open session and gives it back when it is [stopped](Hosting::stop). Nothing of this is
//! there while nobody hosts.

mod addresses;
mod clerk;
mod kept;
mod page;
mod server;

pub use addresses::{loopback, own_addresses, reachable};
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

use self::clerk::{Board, Clerk, Event, INBOX, Inlet, Parcel, Voice};
use self::server::Server;
use crate::sharing::{Host, Invitation, LinkId, Role, SharedTable, Status};

/// The port that is listened at where none is asked for; another one where that is taken.
pub const PORT: u16 = 4747;

/// The connection of the host's own window.
const OWN: LinkId = LinkId(0);

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
    /// Told when the [status](Hosting::status) has changed, or something was said to the host's own window.
    pub changed: Box<dyn Fn() + Send>,
}

/// The connection of the host's own window.
pub struct Here {
    voice: Voice,
    inlet: Inlet,
}

/// A host that has ended.
pub struct Ended<T> {
    /// The session; `None` where the thread that had it has broken down.
    pub table: Option<T>,
    /// What is left to be done.
    pub farewell: Farewell,
}

/// That everybody is told that it is over, for a second at most. It goes on by itself for as long as the program does.
pub struct Farewell(JoinHandle<()>);

/// A table that is shared.
pub struct Hosting<T> {
    voice: Voice,
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
        let (voice, own) = Voice::new(inbox.clone());
        let (board, stop) = <(Arc<Board>, Arc<Notify>)>::default();
        let clerk = Clerk {
            table,
            own,
            host,
            board: Arc::clone(&board),
            kept: kept_at,
            port,
            changed: terms.changed,
            outlets: HashMap::new(),
            here: None,
        };
        let clerk = std::thread::spawn(move || clerk.work(receiver));
        let server = Arc::new(Server {
            page: terms.page,
            port,
            inbox,
            next: AtomicU64::new(OWN.0 + 1),
            connections: Mutex::default(),
            stop: Arc::clone(&stop),
        });
        let server = std::thread::spawn(move || runtime.block_on(server.serve(listener)));
        Ok(Hosting {
            voice,
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

    /// Connects the host's own window, in place of the connection that it had.
    pub fn here(&self) -> Here {
        let voice = self.voice.clone();
        let (inlet, _) = connect(&voice);
        Here { voice, inlet }
    }

    /// Ends it: everybody is told, the invitation is worth nothing any more, and the session is given back.
    pub fn stop(self) -> Ended<T> {
        self.command(Event::End);
        let table = self.clerk.join().ok();
        self.stop.notify_one();
        Ended {
            table,
            farewell: Farewell(self.server),
        }
    }

    fn command(&self, event: Event) {
        // A thread that has broken down does nothing any more; stopping tells.
        let _ = self.voice.say(event);
    }
}

impl Farewell {
    /// Whether it is done.
    pub fn is_done(&self) -> bool {
        self.0.is_finished()
    }

    /// Waits until it is done.
    pub fn wait(self) {
        // It ends whatever its connections do.
        let _ = self.0.join();
    }
}

impl Here {
    /// Says something to the host; whether there is one. A window does not wait until it is heard.
    pub fn say(&self, text: String) -> bool {
        self.voice.say(Event::Said(OWN, text))
    }

    /// What the host has said next; `None` where it has said nothing more.
    pub fn heard(&mut self) -> Option<Arc<str>> {
        match self.inlet.try_next()? {
            Parcel::Text(text) => Some(text),
            Parcel::Close => None,
        }
    }

    /// Whether nothing more will be heard: the host is gone, or has dropped a window that was asleep for long.
    pub fn is_over(&self) -> bool {
        self.inlet.is_over()
    }

    /// Connects anew; whether there is a host.
    pub fn again(&mut self) -> bool {
        let (inlet, is_heard) = connect(&self.voice);
        self.inlet = inlet;
        is_heard
    }
}

/// Makes the connection of the host's own window, and tells whether there is a host.
fn connect(voice: &Voice) -> (Inlet, bool) {
    let (outlet, inlet) = clerk::way(Arc::default(), Arc::default());
    let is_heard = voice.say(Event::ConnectedHere(OWN, outlet));
    (inlet, is_heard)
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
