//! Malicious guests achieve nothing, and other guests are not affected.

use std::collections::VecDeque;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use courtyard::seat::Seat;
use courtyard::sharing::Invitation;
use rand::RngExt as _;
use serde_json::{Value, json};
use tungstenite::Message;

use crate::common::phone::{Invite, PATIENCE, Phone, come_to_rest, connect, play_on};
use crate::common::play;
use crate::process::Home;

#[test]
fn hostile_guests_do_not_affect_others() {
    let home = Home::new();
    let host = home.host();
    let mut chance = play::chance(5);
    let mut phones = [Seat::new(0), Seat::new(1)].map(|seat| Phone::new(&host.invite, seat));
    play_on(&mut phones, &mut chance, 5);
    let before = host.resident_kib();
    // Garbage, huge messages and wrong invitations each end the connection.
    let wrong = json!({"type": "hello", "protocol": 1, "invitation": "A".repeat(22), "have": 0});
    for first in [
        Message::text("garbage"),
        Message::binary(vec![0; 1000]),
        Message::text("x".repeat(1 << 20)),
        Message::text("[".repeat(60_000)),
        Message::text(wrong.to_string()),
    ] {
        let mut socket = host.invite.connect();
        // The host may have closed the connection already.
        let _ = socket.send(first);
        let mut received = String::new();
        while let Ok(message) = socket.read() {
            received.push_str(message.to_text().unwrap_or_default());
        }
        assert!(!received.contains("Ana"), "{received}");
    }
    // Many simultaneous connections that send nothing, half a request head, or an unfinished handshake.
    let mut idle: Vec<TcpStream> = Vec::new();
    for i in 0..200 {
        let Ok(mut stream) = TcpStream::connect(host.invite.at) else {
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
    // A long journal to send.
    for _ in 0..200 {
        let text = "long ".repeat(200);
        let note = json!({"n": phones[0].entries() + 1, "do": {"type": "note", "text": text}});
        let Value::Object(note) = note else {
            unreachable!();
        };
        phones[0].guest.propose(note).unwrap();
        phones[0].until(|phone| !phone.guest.is_waiting());
    }
    // An invited guest that requests everything repeatedly without reading.
    let mut slow = host.invite.connect();
    slow.get_ref()
        .set_write_timeout(Some(Duration::from_secs(2)))
        .unwrap();
    let hello =
        json!({"type": "hello", "protocol": 1, "invitation": host.invite.invitation, "have": 0});
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
    // A new guest can still join.
    let mut late = Phone::new(&host.invite, None);
    let entries = phones[0].entries();
    late.until(|phone| phone.entries() == entries);
    let grown = host.resident_kib().saturating_sub(before);
    println!("the host has grown by {grown} KiB");
    assert!(grown < 16 << 10, "it has grown by {grown} KiB");
}

/// A message in fragments without content never ends, so its bytes count like those of any message.
#[test]
fn fragments_without_content_end_a_connection() {
    let home = Home::new();
    let host = home.host();
    let mut socket = host.invite.connect();
    let stream = socket.get_mut();
    // The first fragment of a text, and continuations that are not the last.
    stream.write_all(&[0x01, 0x81, 0, 0, 0, 0, b'{']).unwrap();
    let empty = [0x00, 0x80, 0, 0, 0, 0].repeat(10_000);
    let began = Instant::now();
    let mut sent = 0;
    while stream.write_all(&empty).is_ok() {
        sent += empty.len();
        assert!(sent < 64 << 20, "{sent} bytes in {:?}", began.elapsed());
    }
    // A message in several fragments is a message.
    let mut phone = Phone::new(&host.invite, Seat::new(0));
    let socket = phone.socket.as_mut().unwrap();
    let here = br#"{"type":"here","have":0}"#;
    for (n, byte) in here.iter().enumerate() {
        let first = match (n, n + 1 == here.len()) {
            (0, _) => 0x01,
            (_, false) => 0x00,
            (_, true) => 0x80,
        };
        let frame = [first, 0x81, 0, 0, 0, 0, *byte];
        socket.get_mut().write_all(&frame).unwrap();
    }
    let mut chance = play::chance(2);
    while !phone.tap(&mut chance) {}
    phone.until(|phone| !phone.guest.is_waiting());
    assert!(phone.socket.is_some(), "the connection was replaced");
}

/// Connections that show the invitation without taking a place block no other connection: a returning phone, a new
/// phone, or the page.
#[test]
fn connections_without_a_place_give_way() {
    let home = Home::new();
    let host = home.host();
    let mut chance = play::chance(9);
    let mut phones = [Seat::new(0), Seat::new(1)].map(|seat| Phone::new(&host.invite, seat));
    play_on(&mut phones, &mut chance, 5);
    let invitation = &host.invite.invitation;
    let hello = json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0});
    let mut held = Vec::new();
    for _ in 0..70 {
        let mut socket = host.invite.connect();
        socket.send(Message::text(hello.to_string())).unwrap();
        let welcome = socket.read().unwrap();
        assert!(welcome.to_text().unwrap().contains("welcome"));
        held.push(socket);
        for phone in &mut phones {
            phone.look();
        }
    }
    // Guests with a place keep their connections.
    assert!(phones.iter().all(|phone| phone.socket.is_some()));
    phones[1].come(&host.invite);
    phones[1].until(|phone| phone.guest.is_current());
    let mut late = Phone::new(&host.invite, None);
    let entries = phones[0].entries();
    late.until(|phone| phone.entries() == entries);
    let mut page = TcpStream::connect(host.invite.at).unwrap();
    page.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!(
        "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
        host.invite.at
    );
    page.write_all(head.as_bytes()).unwrap();
    let mut said = String::new();
    page.read_to_string(&mut said).unwrap();
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
}

/// An attack, repeated until `over` is set.
type Attack = fn(&Invite, &AtomicBool);

/// All attacks.
pub const ATTACKS: [Attack; 8] = [
    garbage, frames, guesses, pages, idle, deaf, nonsense, comings,
];

/// Starts all attacks, each in its own thread.
pub fn attack(invite: &Invite, over: &Arc<AtomicBool>) -> Vec<JoinHandle<()>> {
    let begin = |attack: Attack| {
        let (invite, over) = (invite.clone(), Arc::clone(over));
        thread::spawn(move || attack(&invite, &over))
    };
    ATTACKS.map(begin).into()
}

fn goes_on(over: &AtomicBool) -> bool {
    !over.load(Ordering::Relaxed)
}

/// Sends random bytes, before and after a WebSocket handshake.
fn garbage(host: &Invite, over: &AtomicBool) {
    let mut chance = play::chance(rand::random());
    while goes_on(over) {
        let mut bytes = vec![0; 4 << 10];
        chance.fill(&mut bytes[..]);
        if chance.random()
            && let Some(mut socket) = connect(host.at, host.request())
        {
            let _ = socket.get_mut().write_all(&bytes);
        } else if let Ok(mut stream) = TcpStream::connect(host.at) {
            let _ = stream.write_all(&bytes);
        }
    }
}

/// Sends huge frames, endless messages also in frames without content, and pings.
fn frames(host: &Invite, over: &AtomicBool) {
    let huge = [
        0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4,
    ];
    let mut part = vec![0x01, 0xfe, 0x10, 0x00, 0, 0, 0, 0];
    part.resize(part.len() + 0x1000, b'x');
    let mut empty = vec![0x01, 0x81, 0, 0, 0, 0, b'{'];
    empty.extend([0x00, 0x80, 0, 0, 0, 0].repeat(10_000));
    let ping = [0x89, 0x80, 1, 2, 3, 4];
    while goes_on(over) {
        for bytes in [&huge[..], &part, &empty, &ping] {
            let Some(mut socket) = connect(host.at, host.request()) else {
                continue;
            };
            for _ in 0..200 {
                if !goes_on(over) || socket.get_mut().write_all(bytes).is_err() {
                    break;
                }
            }
        }
    }
}

/// Tries wrong invitations one after the other.
fn guesses(host: &Invite, over: &AtomicBool) {
    while goes_on(over) {
        let wrong = Invitation::random().text();
        let hello = json!({"type": "hello", "protocol": 1, "invitation": wrong, "have": 0});
        let Some(mut socket) = connect(host.at, host.request()) else {
            continue;
        };
        let _ = socket.send(Message::text(hello.to_string()));
        while let Ok(message) = socket.read() {
            let received = message.to_text().unwrap_or_default();
            assert!(!received.contains("Ana"), "{received}");
        }
    }
}

/// Sends requests of foreign pages, and requests for the page itself.
fn pages(host: &Invite, over: &AtomicBool) {
    let port = host.at.port();
    let evil = format!("GET /table HTTP/1.1\r\nHost: evil.example:{port}\r\n\r\n");
    let own = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", host.at);
    while goes_on(over) {
        if let Ok(mut stream) = TcpStream::connect(host.at) {
            for _ in 0..50 {
                let _ = stream.write_all(evil.as_bytes());
                let _ = stream.write_all(own.as_bytes());
            }
        }
    }
}

/// Opens two hundred connections that send nothing or stop in the middle.
fn idle(host: &Invite, over: &AtomicBool) {
    let mut all: VecDeque<TcpStream> = VecDeque::new();
    while goes_on(over) {
        if let Ok(mut stream) = TcpStream::connect(host.at) {
            let _ = stream.write_all([b"".as_slice(), b"GET / HT"][all.len() % 2]);
            all.push_back(stream);
        }
        if all.len() > 200 {
            all.pop_front();
        }
    }
}

/// An invited guest that requests everything without reading.
fn deaf(host: &Invite, over: &AtomicBool) {
    while goes_on(over) {
        let Some(mut socket) = connect(host.at, host.request()) else {
            continue;
        };
        let timeout = Some(Duration::from_millis(200));
        socket.get_ref().set_write_timeout(timeout).unwrap();
        let invitation = &host.invitation;
        let hello = json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0});
        let join = json!({"type": "join", "name": "deaf", "seat": null});
        let more = json!({"type": "here", "have": 0});
        let _ = socket.send(Message::text(hello.to_string()));
        let _ = socket.send(Message::text(join.to_string()));
        while goes_on(over) && socket.send(Message::text(more.to_string())).is_ok() {}
    }
}

/// An invited guest that proposes nonsense as fast as possible.
fn nonsense(host: &Invite, over: &AtomicBool) {
    let mut phone = Phone::asleep(host, None);
    let mut id = 1;
    let entries = [
        json!({"n": u64::MAX, "do": {"type": "note", "text": "x"}}),
        json!({"n": -1, "do": {"type": "next-phase"}}),
        json!({"n": 1, "undo": u64::MAX}),
        json!({"n": 1, "do": [[[[[[[[[[]]]]]]]]]]}),
        json!({}),
    ];
    while goes_on(over) {
        for entry in &entries {
            let propose = json!({"type": "propose", "id": id, "entry": entry});
            id += 1;
            match &mut phone.socket {
                Some(socket) => {
                    if socket.send(Message::text(propose.to_string())).is_err() {
                        phone.socket = None;
                    }
                }
                None => {
                    phone.try_to_come(host);
                }
            }
        }
        phone.look();
        phone.guest.join("nonsense", Seat::new(1));
    }
}

/// An invited guest that takes a place and gives it up, again and again. The host saves its devices each time.
fn comings(host: &Invite, over: &AtomicBool) {
    while goes_on(over) {
        let Some(mut socket) = connect(host.at, host.request()) else {
            continue;
        };
        let invitation = &host.invitation;
        for message in [
            json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0}),
            json!({"type": "join", "name": "come", "seat": null}),
            json!({"type": "leave"}),
        ] {
            let _ = socket.send(Message::text(message.to_string()));
        }
        while socket.read().is_ok() {}
    }
}

/// All attacks together for some seconds, `COURTYARD_ATTACK` if set, while two guests play.
#[test]
fn two_guests_can_play_during_all_attacks() {
    let seconds = match std::env::var("COURTYARD_ATTACK") {
        Ok(seconds) => seconds.parse().unwrap(),
        Err(_) => 4.0,
    };
    let home = Home::new();
    let host = home.host();
    let mut chance = play::chance(3);
    let mut phones = [Seat::new(0), Seat::new(1)].map(|seat| Phone::new(&host.invite, seat));
    play_on(&mut phones, &mut chance, 20);
    let before = host.resident_kib();
    let over = Arc::new(AtomicBool::new(false));
    let attackers = attack(&host.invite, &over);
    let (mut waits, mut most) = (Vec::new(), before);
    let began = Instant::now();
    let mut comes_back = Duration::ZERO;
    let mut next_return = Duration::from_secs(1);
    while began.elapsed().as_secs_f64() < seconds {
        for phone in &mut phones {
            let tapped = Instant::now();
            if phone.tap(&mut chance) {
                phone.until(|phone| !phone.guest.is_waiting());
                waits.push(tapped.elapsed());
            }
            phone.look();
        }
        most = most.max(host.resident_kib());
        // A guest that loses its connection can return in spite of the attacks.
        if began.elapsed() > next_return {
            next_return += Duration::from_secs(1);
            let lost = Instant::now();
            phones[1].socket = None;
            while !phones[1].guest.is_current() || phones[1].socket.is_none() {
                assert!(lost.elapsed() < PATIENCE, "nobody comes in");
                if phones[1].socket.is_none() {
                    phones[1].try_to_come(&host.invite);
                }
                phones[1].look();
            }
            comes_back = comes_back.max(lost.elapsed());
        }
    }
    over.store(true, Ordering::Relaxed);
    for attacker in attackers {
        attacker.join().unwrap();
    }
    come_to_rest(&mut phones);
    waits.sort();
    let (median, slowest) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
    let grown = most - before;
    println!(
        "{} taps under attack: median {median:?}, 1 in 100 {slowest:?}; slowest return {comes_back:?}; grown by {grown} KiB at most",
        waits.len()
    );
    assert!(waits.len() > 10, "hardly anything is played");
    assert!(grown < 32 << 10, "it has grown by {grown} KiB");
    host.end();
    let written = fs::read(&home.journal).unwrap();
    assert!(phones[0].journal() == written);
}
