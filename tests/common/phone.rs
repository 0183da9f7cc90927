//! A phone without a screen: a guest's logic behind a real WebSocket.

use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::seat::Seat;
use courtyard::session::Moment;
use courtyard::session::journal::{self, ChecksumState};
use courtyard::sharing::{Follower, Guest, Invitation, Key, State, Verdict};
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::{Message, WebSocket};

use super::play::{self, Chance};

/// Timeout of all waits.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Maximum time for a connection before another one is tried.
const AT_ONCE: Duration = Duration::from_millis(500);

/// The address of a host, and its invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invite {
    pub at: SocketAddr,
    pub invitation: String,
}

impl Invite {
    /// Parses the URL of an invitation.
    #[track_caller]
    pub fn of(url: &str) -> Invite {
        let rest = url.strip_prefix("http://").unwrap();
        let (at, fragment) = rest.split_once("/#").unwrap();
        Invite {
            at: at.parse().unwrap(),
            invitation: Invitation::in_fragment(fragment).unwrap().text(),
        }
    }

    /// The request that opens the WebSocket.
    pub fn request(&self) -> Request {
        let url = format!("ws://{}/table", self.at);
        url.into_client_request().unwrap()
    }

    /// An open WebSocket to the host without any messages yet.
    #[track_caller]
    pub fn connect(&self) -> WebSocket<TcpStream> {
        connect(self.at, self.request()).unwrap()
    }
}

/// Opens a connection; `None` if it fails or the request is refused.
pub fn connect(at: SocketAddr, request: Request) -> Option<WebSocket<TcpStream>> {
    connect_within(at, request, PATIENCE)
}

/// As [`connect`], with a timeout for the answer.
fn connect_within(
    at: SocketAddr,
    request: Request,
    limit: Duration,
) -> Option<WebSocket<TcpStream>> {
    let stream = TcpStream::connect_timeout(&at, AT_ONCE).ok()?;
    stream.set_read_timeout(Some(limit)).unwrap();
    stream.set_nodelay(true).unwrap();
    let (socket, _) = tungstenite::client::client(request, stream).ok()?;
    socket.get_ref().set_read_timeout(Some(PATIENCE)).unwrap();
    Some(socket)
}

/// A guest with its session and its WebSocket.
pub struct Phone {
    pub guest: Guest,
    pub follower: Option<Follower<DuelingNobles>>,
    pub socket: Option<WebSocket<TcpStream>>,
    began: Instant,
    /// Number of entries when each proposal was accepted.
    pub taken: Vec<u64>,
}

impl Phone {
    /// A guest with this player's place, or a spectator.
    #[track_caller]
    pub fn new(invite: &Invite, seat: Option<Seat>) -> Phone {
        let mut phone = Phone::asleep(invite, None);
        phone.come(invite);
        phone.until(|phone| phone.guest.state() == State::Choosing);
        phone.guest.join("phone", seat);
        phone.until(|phone| phone.guest.state() == State::Seated);
        phone
    }

    /// A guest that is not connected yet. With its key it returns to its place.
    pub fn asleep(invite: &Invite, key: Option<Key>) -> Phone {
        let invitation = Invitation::parse(&invite.invitation).unwrap();
        Phone {
            guest: Guest::new(invitation, key),
            follower: None,
            socket: None,
            began: Instant::now(),
            taken: Vec::new(),
        }
    }

    /// Connects or reconnects.
    #[track_caller]
    pub fn come(&mut self, invite: &Invite) {
        assert!(self.try_to_come(invite), "there is nobody");
    }

    /// As [`come`](Phone::come), and returns whether the host was reached.
    pub fn try_to_come(&mut self, invite: &Invite) -> bool {
        self.guest.lost();
        let Some(socket) = connect_within(invite.at, invite.request(), 2 * AT_ONCE) else {
            return false;
        };
        let stream = socket.get_ref();
        stream
            .set_read_timeout(Some(Duration::from_millis(2)))
            .unwrap();
        self.socket = Some(socket);
        // The guest's clock is updated, so that the duration of connecting does not count as silence.
        self.guest.tick(self.began.elapsed().as_secs_f64());
        self.guest.connected();
        true
    }

    /// Sends and receives the pending messages.
    pub fn look(&mut self) {
        if self.guest.tick(self.began.elapsed().as_secs_f64()) {
            self.socket = None;
            self.guest.lost();
        }
        let Some(socket) = &mut self.socket else {
            return;
        };
        for text in self.guest.outgoing() {
            if socket.send(Message::text(text)).is_err() {
                self.socket = None;
                self.guest.lost();
                return;
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => self.guest.received(text.as_str()),
            Ok(_) => {}
            Err(tungstenite::Error::Io(e)) if is_patience(&e) => {}
            Err(_) => {
                self.socket = None;
                self.guest.lost();
            }
        }
        if self.follower.is_none()
            && let Some(header) = self.guest.header()
        {
            self.follower = Some(Follower::new(header.clone()).unwrap());
        }
        while let Some(entry) = self.guest.next_entry() {
            self.follower.as_mut().unwrap().follow(entry).unwrap();
        }
        if let Some(Verdict::Taken) = self.guest.verdict() {
            self.taken.push(self.entries());
        }
    }

    pub fn entries(&self) -> u64 {
        let follower = self.follower.as_ref();
        follower.map_or(0, |f| f.session().entries().len() as u64)
    }

    #[track_caller]
    pub fn until(&mut self, done: impl Fn(&Phone) -> bool) {
        let began = Instant::now();
        while !done(self) {
            assert!(began.elapsed() < PATIENCE, "{:?}", self.guest);
            self.look();
        }
    }

    /// Proposes a random action that its own referee allows. Returns whether it was proposed.
    pub fn tap(&mut self, chance: &mut Chance) -> bool {
        let Some(follower) = &self.follower else {
            return false;
        };
        let step = play::step(chance, follower.session(), false);
        let entry = follower.proposal(step, Moment::default());
        entry.is_ok_and(|entry| self.guest.propose(entry).is_ok())
    }

    /// The journal as known to the guest, if it has received any of it.
    pub fn known(&self) -> Option<Vec<u8>> {
        self.follower.as_ref()?;
        Some(self.journal())
    }

    pub fn journal(&self) -> Vec<u8> {
        let session = self.follower.as_ref().unwrap().session();
        let checksums = if self.guest.has_checksums() {
            ChecksumState::NEW
        } else {
            ChecksumState::Plain
        };
        journal::write(session, checksums).unwrap().0
    }
}

fn is_patience(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(error.kind(), TimedOut | WouldBlock)
}

/// Plays until there are this many entries.
pub fn play_on(phones: &mut [Phone], chance: &mut Chance, entries: u64) {
    let began = Instant::now();
    while phones[0].entries() < entries {
        assert!(began.elapsed() < 3 * PATIENCE, "hardly anything is played");
        for phone in &mut *phones {
            if !phone.guest.is_waiting() {
                phone.tap(chance);
            }
            phone.look();
        }
    }
}

pub fn come_to_rest(phones: &mut [Phone]) {
    for phone in &mut *phones {
        phone.until(|phone| !phone.guest.is_waiting());
    }
    let most = phones.iter().map(Phone::entries).max().unwrap();
    for phone in phones {
        phone.until(|phone| phone.entries() == most);
    }
}
