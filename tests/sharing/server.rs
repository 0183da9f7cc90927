//! The server as a process: two guests play over `WebSockets`, and the host is killed and comes back.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;

use courtyard::seat::Seat;
use courtyard::sharing::{CloseReason, State};
use tempfile::TempDir;

use crate::common::phone::{PATIENCE, Phone, come_to_rest, play_on};
use crate::common::{play, program};
use crate::process::Home;

/// Sends the head of a request and returns the answer, up to its stated length or the end of the connection.
fn answer(at: SocketAddr, head: &str) -> String {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let (mut said, mut bytes) = (String::new(), [0; 4096]);
    let is_whole = |said: &str| {
        let said = said.to_ascii_lowercase();
        let (head, body) = said.split_once("\r\n\r\n")?;
        let (_, length) = head.split_once("\r\ncontent-length: ")?;
        let length: usize = length.split("\r\n").next()?.parse().ok()?;
        (body.len() >= length).then_some(())
    };
    while is_whole(&said).is_none()
        && let Ok(read @ 1..) = stream.read(&mut bytes)
    {
        said += &String::from_utf8_lossy(&bytes[..read]);
    }
    said
}

#[test]
fn two_players_and_a_spectator_have_the_hosts_journal() {
    let home = Home::new();
    let host = home.host();
    let mut chance = play::chance(7);
    let mut phones = [Seat::new(0), Seat::new(1), None].map(|seat| Phone::new(&host.invite, seat));
    play_on(&mut phones, &mut chance, 40);
    come_to_rest(&mut phones);
    host.end();
    let written = fs::read(&home.journal).unwrap();
    for phone in &phones {
        assert!(phone.journal() == written, "a phone has another journal");
    }
    assert!(phones[2].taken.is_empty(), "who looks on does nothing");
    // An invitation is valid for one hosting.
    assert!(!home.journal.with_extension("sharing").exists());
}

#[test]
fn a_killed_host_comes_back_with_all_announced_entries() {
    let home = Home::new();
    let mut host = home.host();
    let invite = host.invite.clone();
    let mut chance = play::chance(11);
    let mut phones = [Seat::new(0), Seat::new(1)].map(|seat| Phone::new(&host.invite, seat));
    let kills = match std::env::var("COURTYARD_KILLS") {
        Ok(kills) => kills.parse().unwrap(),
        Err(_) => 6,
    };
    for kill in 1..=kills {
        play_on(&mut phones, &mut chance, kill * 6);
        // At a random point of its work.
        for phone in &mut phones {
            phone.tap(&mut chance);
            phone.look();
        }
        let received: Vec<Vec<u8>> = phones.iter().map(Phone::journal).collect();
        host.kill();
        let written = fs::read(&home.journal).unwrap();
        for journal in received {
            assert!(
                written.starts_with(&journal),
                "an acknowledged entry is not written"
            );
        }
        let kept = home.journal.with_extension("sharing");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&kept).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        host = home.host();
        assert_eq!(host.invite, invite);
        for phone in &mut phones {
            let seat = phone.guest.device().unwrap().seat;
            phone.come(&host.invite);
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
fn an_invitation_moves_with_its_journal_and_opens_no_other_session() {
    let mut home = Home::new();
    let first = home.journal.clone();
    let host = home.host();
    let old = host.invite.clone();
    host.kill();
    let kept = |journal: &Path| journal.with_extension("sharing").exists();
    assert!(kept(&first));
    home.journal = home.run(&["rename", first.to_str().unwrap(), "monday"]);
    assert!(kept(&home.journal) && !kept(&first));
    // Another session takes the name of the first one.
    let second = home.begin(["Ben", "Ana"]);
    home.run(&[
        "rename",
        second.to_str().unwrap(),
        first.file_stem().unwrap().to_str().unwrap(),
    ]);
    let monday = std::mem::replace(&mut home.journal, first.clone());
    let host = home.host();
    assert_ne!(host.invite.invitation, old.invitation);
    host.kill();
    // Even if its file is copied there by hand.
    fs::copy(
        monday.with_extension("sharing"),
        first.with_extension("sharing"),
    )
    .unwrap();
    let host = home.host();
    assert_ne!(host.invite.invitation, old.invitation);
    host.end();
    // It is still valid for its own session until that is deleted.
    home.journal.clone_from(&monday);
    let host = home.host();
    assert_eq!(host.invite.invitation, old.invitation);
    host.kill();
    let binned = home.run(&["delete", monday.to_str().unwrap()]);
    assert!(kept(&binned) && !kept(&monday));
    program::run_in(home.data.path(), &["empty-trash", "--yes"]).fine();
    assert!(!binned.exists() && !kept(&binned));
}

#[cfg(unix)]
#[test]
fn guests_are_informed_when_the_system_ends_the_host() {
    let home = Home::new();
    let host = home.host();
    let mut phone = Phone::new(&host.invite, Seat::new(0));
    host.terminate();
    phone.until(|phone| phone.guest.state() == State::Dismissed(CloseReason::Over));
    assert!(!home.journal.with_extension("sharing").exists());
}

#[test]
fn a_typed_line_of_invalid_utf8_is_ignored() {
    let home = Home::new();
    let mut host = home.host();
    host.write(b"\xff\xfe nonsense\n");
    host.end();
}

#[test]
fn a_host_continues_if_its_output_is_closed() {
    let home = Home::new();
    let host = home.unread_host();
    // The host prints each change of the devices.
    let phones = [0, 1].map(|seat| Phone::new(&host.invite, Seat::new(seat)));
    drop(phones);
    Phone::new(&host.invite, Seat::new(0));
    host.end();
}

#[cfg(target_os = "linux")]
#[test]
fn a_host_listens_only_on_the_given_address() {
    let home = Home::new();
    // Below the ports that systems assign, so that no other test listens on it.
    let port = rand::random_range(20_000..30_000).to_string();
    let host = home.host_with(&["--address", "127.0.0.2", "--port", &port]);
    assert_eq!(host.invite.at.ip().to_string(), "127.0.0.2");
    assert!(TcpStream::connect(host.invite.at).is_ok());
    assert!(TcpStream::connect(("127.0.0.1", host.invite.at.port())).is_err());
}

#[test]
fn only_requests_for_its_own_page_and_address_are_served() {
    let home = Home::new();
    let host = home.host();
    let own = host.invite.at.to_string();
    let port = host.invite.at.port();
    let get = |path: &str, host_name: &str, more: &str| {
        let head =
            format!("GET {path} HTTP/1.1\r\nHost: {host_name}\r\nConnection: close\r\n{more}\r\n");
        answer(host.invite.at, &head)
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
        let said = answer(host.invite.at, &head);
        assert!(said.starts_with("HTTP/1.1 403"), "{name} {more}: {said}");
    }
    assert!(!get("/", &own, "").contains(&host.invite.invitation));
}

#[test]
fn without_a_page_the_error_says_how_to_build_one() {
    let home = Home::new();
    let none = TempDir::new().unwrap();
    let args = ["host", "--local", "--page", none.path().to_str().unwrap()];
    let run = program::run_in(home.data.path(), &args);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("not a page for phones"), "{}", run.err);
}
