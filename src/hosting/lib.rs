//! A host with its sockets: the server that phones connect to, and the thread that owns the session.
//!
//! [`Hosting::start`] takes an open session, and [`Hosting::stop`] returns it. Without a hosting none of this runs.

mod addresses;
mod channel;
mod metered;
mod page;
mod saved;
mod server;
mod session_actor;

pub use addresses::{loopback, own_addresses, reachable};
pub use page::{Page, usual_folders};

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::{Notify, mpsc};

use self::channel::{Receiver, Sender, channel};
use self::server::Server;
use self::session_actor::{ActorHandle, INBOX, Save, SessionActor, StatusCell};
use courtyard_session::now;
use courtyard_sharing::{
    AnyTable, Driver, HostEvent, Invitation, Invite, LinkId, Order, Outgoing, Role, Status, qr_code,
};

/// The port to listen on, unless another one is requested or it is taken.
pub const PORT: u16 = 4747;

/// The connection of the host's own window.
const LOCAL: LinkId = LinkId(0);

/// How a session is shared.
pub struct Options {
    /// The page that phones receive.
    pub page: Page,
    /// The address to listen on.
    pub listen: IpAddr,
    /// The address of the computer that devices without a player show.
    pub address: IpAddr,
    /// The port to listen on. `None` means the one before the host was killed, else [`PORT`], else any free one.
    pub port: Option<u16>,
    /// Initial role of a player's device.
    pub role: Role,
    /// Called when the [status](Hosting::status) has changed or the host's own window has a message.
    pub changed: Box<dyn Fn() + Send>,
}

/// The connection of the host's own window.
pub struct LocalConnection {
    actor: ActorHandle,
    receiver: Receiver,
}

/// A hosting that has ended.
pub struct Stopped {
    /// The session; `None` if its thread has panicked.
    pub table: Option<AnyTable>,
    /// The rest of the work.
    pub shutdown: Shutdown,
}

/// Sends the last messages to the guests, for a second at most, in a thread of its own.
pub struct Shutdown(JoinHandle<()>);

/// A session that is being shared.
pub struct Hosting {
    actor: ActorHandle,
    status: Arc<StatusCell>,
    stop: Arc<Notify>,
    port: u16,
    invitation: Invitation,
    session: JoinHandle<AnyTable>,
    server: JoinHandle<()>,
}

impl Hosting {
    /// Shares the session of this journal.
    ///
    /// # Errors
    /// If it cannot listen on the port; the session is returned as well.
    pub fn start(
        table: AnyTable,
        journal: &Path,
        options: Options,
    ) -> Result<Hosting, (AnyTable, io::Error)> {
        let file = saved::beside(journal);
        let saved = saved::read(&file);
        let before = saved.as_ref().map(|saved| saved.port);
        let started = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .and_then(|runtime| {
                let listener = runtime.block_on(listen(options.listen, options.port, before))?;
                let port = listener.local_addr()?.port();
                Ok((runtime, listener, port))
            });
        let (runtime, listener, port) = match started {
            Ok(started) => started,
            Err(error) => return Err((table, error)),
        };
        let keep: Save = Box::new(move |hosting| match hosting {
            // If that fails, a killed host comes back with another invitation.
            Some(hosting) => drop(saved::write(&file, hosting)),
            None => saved::remove(&file),
        });
        let mut driver = Driver::new(table, saved.as_ref(), options.role, port, keep);
        let invitation = driver.invitation().clone();
        let url = url(options.address, port, &invitation);
        let code = qr_code(&url);
        driver.handle(HostEvent::Invites(Invite { url, code }), now());
        let (inbox, receiver) = mpsc::channel(INBOX);
        let (handle, own) = ActorHandle::new(inbox.clone());
        let (status, stop) = <(Arc<StatusCell>, Arc<Notify>)>::default();
        let actor = SessionActor {
            driver,
            own,
            status: Arc::clone(&status),
            changed: options.changed,
        };
        let session = std::thread::spawn(move || actor.run(receiver));
        let server = Arc::new(Server {
            page: options.page,
            port,
            inbox,
            next: AtomicU64::new(LOCAL.0 + 1),
            connections: Mutex::default(),
            stop: Arc::clone(&stop),
        });
        let server = std::thread::spawn(move || runtime.block_on(server.serve(listener)));
        Ok(Hosting {
            actor: handle,
            status,
            stop,
            port,
            invitation,
            session,
            server,
        })
    }

    /// The status now.
    pub fn status(&self) -> Status {
        self.status.read()
    }

    /// The port that the server listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The URL that invites to the session, at this address of the computer.
    pub fn url(&self, ip: IpAddr) -> String {
        url(ip, self.port, &self.invitation)
    }

    /// Carries out an order about the devices.
    pub fn order(&self, order: Order) {
        self.send(HostEvent::Ordered(order));
    }

    /// Connects the host's own window, and ends the connection that it had.
    pub fn connect_locally(&self) -> LocalConnection {
        let actor = self.actor.clone();
        let (receiver, _) = connect(&actor);
        LocalConnection { actor, receiver }
    }

    /// Ends the hosting: the guests are informed, the invitation expires and the session is returned.
    pub fn stop(self) -> Stopped {
        self.send(HostEvent::End);
        let table = self.session.join().ok();
        self.stop.notify_one();
        Stopped {
            table,
            shutdown: Shutdown(self.server),
        }
    }

    fn send(&self, event: HostEvent<Sender>) {
        // If the thread has panicked, stopping reports it.
        let _ = self.actor.send(event);
    }
}

impl Shutdown {
    /// Whether it is done.
    pub fn is_done(&self) -> bool {
        self.0.is_finished()
    }

    /// Waits until it is done.
    pub fn wait(self) {
        // It ends whatever the guests do.
        let _ = self.0.join();
    }
}

impl LocalConnection {
    /// Sends a message to the host, without waiting until it is handled, and returns whether there is a host.
    pub fn send(&self, text: String) -> bool {
        self.actor.send(HostEvent::Received(LOCAL, text))
    }

    /// Returns the next message of the host, if there is one.
    pub fn receive(&mut self) -> Option<Arc<str>> {
        match self.receiver.try_receive()? {
            Outgoing::Send(_, text) => Some(text),
            Outgoing::Close(_) => None,
        }
    }

    /// Whether no more messages will come: the hosting has ended, or this window was disconnected because it did not
    /// read its messages.
    pub fn is_over(&self) -> bool {
        self.receiver.is_over()
    }

    /// Connects again, and returns whether there is a host.
    pub fn reconnect(&mut self) -> bool {
        let (receiver, is_there) = connect(&self.actor);
        self.receiver = receiver;
        is_there
    }
}

/// The URL of a page that joins by this invitation.
fn url(ip: IpAddr, port: u16, invitation: &Invitation) -> String {
    let at = SocketAddr::new(ip, port);
    format!("http://{at}/#{}", invitation.fragment())
}

/// Connects the host's own window, and returns whether there is a host.
fn connect(actor: &ActorHandle) -> (Receiver, bool) {
    let (sender, receiver) = channel(Arc::default(), Arc::default());
    let is_there = actor.send(HostEvent::ConnectedLocally(LOCAL, sender));
    (receiver, is_there)
}

/// Listens on the requested port, or else on the previous one, the default one, or any.
async fn listen(
    ip: IpAddr,
    requested: Option<u16>,
    before: Option<u16>,
) -> io::Result<TcpListener> {
    if let Some(port) = requested {
        return TcpListener::bind((ip, port)).await;
    }
    for port in before.into_iter().chain([PORT]) {
        if let Ok(listener) = TcpListener::bind((ip, port)).await {
            return Ok(listener);
        }
    }
    TcpListener::bind((ip, 0)).await
}
