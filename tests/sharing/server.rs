//! The server as a process: two guests play through web sockets, the host is killed and comes back, and whoever means
//! ill gets nowhere.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Stdio};
use std::time::{Duration, Instant};

use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::seat::Seat;
use courtyard::session::Moment;
use courtyard::session::journal::{self, ChecksumState};
use courtyard::sharing::{Follower, Guest, Invitation, State, Verdict};
use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::{Message, WebSocket};

use crate::common::play::{self, Chance};
use crate::common::program;

/// Nothing takes longer here.
const PATIENCE: Duration = Duration::from_secs(20);

/// A data folder with a session in it, and a page.
struct Home {
    data: TempDir,
    page: TempDir,
    journal: PathBuf,
}

impl Home {
    fn new() -> Home {
        let (data, page) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        fs::write(page.path().join("index.html"), "<!doctype html>the page").unwrap();
        fs::write(page.path().join("app.js"), "run()").unwrap();
        let players = [
            "play",
            "--new",
            "--players",
            "Ana",
            "Ben",
            "--edition",
            "catsatcards",
        ];
        let said = program::run_in(data.path(), &players).fine();
        let opening: Value = serde_json::from_str(said.lines().next().unwrap()).unwrap();
        Home {
            journal: opening["journal"].as_str().unwrap().into(),
            data,
            page,
        }
    }

    fn host(&self) -> Host {
        Host::start(self.data.path(), self.page.path(), &self.journal)
    }
}

/// A running `courtyard host`.
struct Host {
    child: Child,
    lines: Option<ChildStdin>,
    at: SocketAddr,
    invitation: String,
}

impl Host {
    fn start(data: &Path, page: &Path, journal: &Path) -> Host {
        let (page, journal) = (page.to_str().unwrap(), journal.to_str().unwrap());
        let args = ["host", "--local", "--page", page, journal];
        let mut child = program::courtyard_in(data, &args)
            .stdin(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let url = loop {
            let mut line = String::new();
            assert!(said.read_line(&mut line).unwrap() > 0, "the host has ended");
            if let Some(at) = line.find("http://") {
                break line[at..].trim().to_owned();
            }
        };
        // Nobody is to wait for somebody who reads what it says.
        std::thread::spawn(move || said.read_to_end(&mut Vec::new()));
        let rest = url.strip_prefix("http://").unwrap();
        let (at, fragment) = rest.split_once("/#").unwrap();
        let invitation = Invitation::in_fragment(fragment).unwrap();
        Host {
            lines: child.stdin.take(),
            child,
            at: at.parse().unwrap(),
            invitation: invitation.text(),
        }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn end(mut self) {
        self.lines.as_mut().unwrap().write_all(b"quit\n").unwrap();
        assert!(self.child.wait().unwrap().success());
    }

    fn request(&self) -> Request {
        format!("ws://{}/table", self.at)
            .into_client_request()
            .unwrap()
    }

    fn connect(&self) -> WebSocket<TcpStream> {
        connect(self.at, self.request()).unwrap()
    }

    fn resident_kib(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|l| l.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn connect(at: SocketAddr, request: Request) -> Option<WebSocket<TcpStream>> {
    let stream = TcpStream::connect(at).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_nodelay(true).unwrap();
    let (socket, _) = tungstenite::client::client(request, stream).ok()?;
    Some(socket)
}

/// One head of a request, and what is answered.
fn answer(at: SocketAddr, head: &str) -> String {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let mut said = String::new();
    let _ = stream.read_to_string(&mut said);
    said
}

/// A guest with its session and its WebSocket.
struct Phone {
    guest: Guest,
    follower: Option<Follower<DuelingNobles>>,
    socket: Option<WebSocket<TcpStream>>,
    began: Instant,
    taken: Vec<u64>,
}

impl Phone {
    fn new(host: &Host, seat: Option<Seat>) -> Phone {
        let invitation = Invitation::parse(&host.invitation).unwrap();
        let mut phone = Phone {
            guest: Guest::new(invitation, None),
            follower: None,
            socket: None,
            began: Instant::now(),
            taken: Vec::new(),
        };
        phone.come(host);
        phone.until(|phone| phone.guest.state() == State::Choosing);
        phone.guest.join("phone", seat);
        phone.until(|phone| phone.guest.state() == State::Seated);
        phone
    }

    fn come(&mut self, host: &Host) {
        self.guest.lost();
        let socket = host.connect();
        let stream = socket.get_ref();
        stream
            .set_read_timeout(Some(Duration::from_millis(2)))
            .unwrap();
        self.socket = Some(socket);
        self.guest.connected();
    }

    /// Carries what there is to be carried.
    fn look(&mut self) {
        self.guest.tick(self.began.elapsed().as_secs_f64());
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

    fn entries(&self) -> u64 {
        let follower = self.follower.as_ref();
        follower.map_or(0, |f| f.session().entries().len() as u64)
    }

    #[track_caller]
    fn until(&mut self, done: impl Fn(&Phone) -> bool) {
        let began = Instant::now();
        while !done(self) {
            assert!(began.elapsed() < PATIENCE, "{:?}", self.guest);
            self.look();
        }
    }

    /// Taps on something that its own referee allows; whether it is proposed.
    fn tap(&mut self, chance: &mut Chance) -> bool {
        let Some(follower) = &self.follower else {
            return false;
        };
        let step = play::step(chance, follower.session(), false);
        let entry = follower.proposal(step, Moment::default());
        entry.is_ok_and(|entry| self.guest.propose(entry).is_ok())
    }

    fn journal(&self) -> Vec<u8> {
        let session = self.follower.as_ref().unwrap().session();
        journal::write(session, ChecksumState::NEW).unwrap().0
    }
}

fn is_patience(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(error.kind(), TimedOut | WouldBlock)
}

/// Plays until there are so many entries.
fn play_on(phones: &mut [Phone], chance: &mut Chance, entries: u64) {
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

fn come_to_rest(phones: &mut [Phone]) {
    for phone in &mut *phones {
        phone.until(|phone| !phone.guest.is_waiting());
    }
    let most = phones.iter().map(Phone::entries).max().unwrap();
    for phone in phones {
        phone.until(|phone| phone.entries() == most);
    }
}

#[test]
fn two_play_and_one_looks_on_and_all_have_the_hosts_journal_byte_for_byte() {
    let home = Home::new();
    let host = home.host();
    let mut chance = play::chance(7);
    let mut phones = [Seat::new(0), Seat::new(1), None].map(|seat| Phone::new(&host, seat));
    play_on(&mut phones, &mut chance, 40);
    come_to_rest(&mut phones);
    host.end();
    let written = fs::read(&home.journal).unwrap();
    for phone in &phones {
        assert!(phone.journal() == written, "a phone has another journal");
    }
    assert!(phones[2].taken.is_empty(), "who looks on does nothing");
    // An invitation holds for one hosting.
    assert!(!home.journal.with_extension("sharing").exists());
}

#[test]
fn a_killed_host_comes_back_with_everything_that_it_told() {
    let home = Home::new();
    let mut host = home.host();
    let (at, invitation) = (host.at, host.invitation.clone());
    let mut chance = play::chance(11);
    let mut phones = [Seat::new(0), Seat::new(1)].map(|seat| Phone::new(&host, seat));
    let kills = match std::env::var("COURTYARD_KILLS") {
        Ok(kills) => kills.parse().unwrap(),
        Err(_) => 6,
    };
    for kill in 1..=kills {
        play_on(&mut phones, &mut chance, kill * 6);
        // In the middle of whatever it does.
        for phone in &mut phones {
            phone.tap(&mut chance);
            phone.look();
        }
        let told: Vec<Vec<u8>> = phones.iter().map(Phone::journal).collect();
        host.kill();
        let written = fs::read(&home.journal).unwrap();
        for told in told {
            assert!(written.starts_with(&told), "what was told is not written");
        }
        let kept = home.journal.with_extension("sharing");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&kept).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        host = home.host();
        assert_eq!((host.at, &host.invitation), (at, &invitation));
        for phone in &mut phones {
            let seat = phone.guest.device().unwrap().seat;
            phone.come(&host);
            phone.until(|phone| phone.guest.is_current());
            assert_eq!(phone.guest.device().unwrap().seat, seat);
        }
    }
    come_to_rest(&mut phones);
    host.end();
    let written = fs::read(&home.journal).unwrap();
    for phone in &phones {
        assert!(phone.journal() == written);
    }
}

#[test]
fn only_its_own_page_is_served_and_only_to_whom_it_is_meant() {
    let home = Home::new();
    let host = home.host();
    let own = host.at.to_string();
    let port = host.at.port();
    let get = |path: &str, host_name: &str, more: &str| {
        let head =
            format!("GET {path} HTTP/1.1\r\nHost: {host_name}\r\nConnection: close\r\n{more}\r\n");
        answer(host.at, &head)
    };
    let page = get("/", &own, "");
    assert!(
        page.starts_with("HTTP/1.1 200") && page.ends_with("the page"),
        "{page}"
    );
    for header in [
        "x-content-type-options: nosniff",
        "frame-ancestors 'none'",
        "no-referrer",
    ] {
        assert!(page.contains(header), "{page}");
    }
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/x",
        "//etc/passwd",
        "/nothing",
        "/app.js/..",
    ] {
        let said = get(path, &own, "");
        assert!(said.starts_with("HTTP/1.1 4"), "{path}: {said}");
    }
    let strange = [
        ("evil.example", ""),
        (&*format!("evil.example:{port}"), ""),
        ("127.0.0.1:1", ""),
        (&*own, "Origin: http://evil.example\r\n"),
        (&*own, "Origin: null\r\n"),
        (&*own, &*format!("Origin: http://127.0.0.2:{port}\r\n")),
    ];
    for (name, more) in strange {
        let said = get("/table", name, more);
        assert!(said.starts_with("HTTP/1.1 403"), "{name} {more}: {said}");
        assert!(!said.contains("Ana"), "{said}");
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        let head = format!("GET /table HTTP/1.1\r\nHost: {name}\r\n{upgrade}{more}\r\n");
        // Its connection is kept open for another request, and ends by itself.
        let said = answer(host.at, &head);
        assert!(said.starts_with("HTTP/1.1 403"), "{name} {more}: {said}");
    }
    assert!(!get("/", &own, "").contains(&host.invitation));
}

#[test]
fn hostile_guests_harm_nobody() {
    let home = Home::new();
    let host = home.host();
    let mut chance = play::chance(5);
    let mut phones = [Seat::new(0), Seat::new(1)].map(|seat| Phone::new(&host, seat));
    play_on(&mut phones, &mut chance, 5);
    let before = host.resident_kib();
    // Garbage, huge messages and wrong invitations: each ends with its connection.
    let wrong = json!({"type": "hello", "protocol": 1, "invitation": "A".repeat(22), "have": 0});
    for first in [
        Message::text("garbage"),
        Message::binary(vec![0; 1000]),
        Message::text("x".repeat(1 << 20)),
        Message::text("[".repeat(60_000)),
        Message::text(wrong.to_string()),
    ] {
        let mut socket = host.connect();
        // It may have hung up while this was said.
        let _ = socket.send(first);
        let mut told = String::new();
        while let Ok(message) = socket.read() {
            told.push_str(message.to_text().unwrap_or_default());
        }
        assert!(!told.contains("Ana"), "{told}");
    }
    // Many at once, who say nothing, half a head, or a start without an end.
    let mut idle: Vec<TcpStream> = Vec::new();
    for i in 0..200 {
        let Ok(mut stream) = TcpStream::connect(host.at) else {
            continue;
        };
        let says = [b"".as_slice(), b"GET / HT", b"\x16\x03\x01\x02\x00"][i % 3];
        let _ = stream.write_all(says);
        idle.push(stream);
        if i % 20 == 0 {
            for phone in &mut phones {
                phone.look();
            }
        }
    }
    let entries = phones[0].entries();
    play_on(&mut phones, &mut chance, entries + 5);
    come_to_rest(&mut phones);
    // Something long to be told of.
    for _ in 0..8 {
        let text = "long ".repeat(8 << 10);
        let note = json!({"n": phones[0].entries() + 1, "do": {"type": "note", "text": text}});
        let Value::Object(note) = note else {
            unreachable!();
        };
        phones[0].guest.propose(note).unwrap();
        phones[0].until(|phone| !phone.guest.is_waiting());
    }
    // Somebody who was invited, reads nothing and asks for everything again and again.
    let mut slow = host.connect();
    slow.get_ref()
        .set_write_timeout(Some(Duration::from_secs(2)))
        .unwrap();
    let hello = json!({"type": "hello", "protocol": 1, "invitation": host.invitation, "have": 0});
    slow.send(Message::text(hello.to_string())).unwrap();
    let join = json!({"type": "join", "name": "slow", "seat": null});
    slow.send(Message::text(join.to_string())).unwrap();
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        let more = json!({"type": "here", "have": 0}).to_string();
        if slow.send(Message::text(more)).is_err() {
            break;
        }
    }
    assert!(began.elapsed() < PATIENCE, "it is not dropped");
    let entries = phones[0].entries();
    play_on(&mut phones, &mut chance, entries + 5);
    come_to_rest(&mut phones);
    // Someone new still comes in.
    let mut late = Phone::new(&host, None);
    let entries = phones[0].entries();
    late.until(|phone| phone.entries() == entries);
    let grown = host.resident_kib().saturating_sub(before);
    println!("the host has grown by {grown} KiB");
    assert!(grown < 16 << 10, "it has grown by {grown} KiB");
}

#[test]
fn without_a_page_it_says_what_makes_one() {
    let home = Home::new();
    let none = TempDir::new().unwrap();
    let args = ["host", "--local", "--page", none.path().to_str().unwrap()];
    let run = program::run_in(home.data.path(), &args);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("no page for phones"), "{}", run.err);
}

/// From a proposal to the entry on another device, on loopback: the median and the slowest one in a hundred.
/// `COURTYARD_FIGURES=1 cargo test --release --test sharing figures -- --nocapture` prints them.
#[test]
fn figures() {
    if std::env::var_os("COURTYARD_FIGURES").is_none() {
        return;
    }
    for devices in [2, 8, 16] {
        let home = Home::new();
        let host = home.host();
        let empty = host.resident_kib();
        let mut phones: Vec<Phone> = (0..devices)
            .map(|_| Phone::new(&host, Seat::new(0)))
            .collect();
        let full = host.resident_kib();
        let mut times = Vec::new();
        for i in 0..400 {
            let note = json!({"n": phones[0].entries() + 1, "do": {"type": "note", "text": format!("{i}")}});
            let Value::Object(note) = note else {
                unreachable!();
            };
            let (first, rest) = phones.split_first_mut().unwrap();
            let last = rest.last_mut().unwrap();
            last.socket
                .as_ref()
                .unwrap()
                .get_ref()
                .set_read_timeout(Some(PATIENCE))
                .unwrap();
            let began = Instant::now();
            first.guest.propose(note).unwrap();
            for text in first.guest.outgoing() {
                first
                    .socket
                    .as_mut()
                    .unwrap()
                    .send(Message::text(text))
                    .unwrap();
            }
            let entries = last.entries();
            while last.entries() == entries {
                last.look();
            }
            times.push(began.elapsed());
            let most = last.entries();
            for phone in &mut phones {
                phone.until(|phone| phone.entries() == most && !phone.guest.is_waiting());
            }
        }
        times.sort();
        let (median, slowest) = (times[200], times[396]);
        let each = (full - empty) / devices;
        println!("{devices} devices: median {median:?}, 1 in 100 {slowest:?}, {each} KiB each");
        let mut late = Phone::new(&host, None);
        let began = Instant::now();
        late.until(|phone| phone.entries() == 400);
        println!(
            "  400 entries for one who comes late: {:?}",
            began.elapsed()
        );
    }
}
