//! The latency of a step to other devices, and the cost of a device.

use std::thread;
use std::time::{Duration, Instant};

use courtyard::seat::Seat;
use courtyard::sharing::Key;
use serde_json::{Value, json};
use tungstenite::Message;

use crate::common::phone::{PATIENCE, Phone};
use crate::process::Home;

/// Number of steps proposed.
const ENTRIES: u64 = 500;
/// The host accepts at most a hundred messages per second from each guest.
const BETWEEN_TAPS: Duration = Duration::from_millis(20);

/// The time from a proposal to the entry on another device over loopback: the median and the slowest 1 %.
/// `COURTYARD_FIGURES=1 cargo test --release --test sharing figures -- --nocapture` prints it.
#[test]
fn figures() {
    if std::env::var_os("COURTYARD_FIGURES").is_none() {
        return;
    }
    for devices in [2, 8, 16_u64] {
        let home = Home::new();
        let host = home.host();
        let empty = host.resident_kib();
        let phone = |_| Phone::new(&host.invite, Seat::new(0));
        // The first phone makes the host load its data.
        let mut phones: Vec<Phone> = (0..1).map(phone).collect();
        let first = host.resident_kib();
        phones.extend((1..devices).map(phone));
        let full = host.resident_kib();
        let mut times = Vec::new();
        for i in 0..ENTRIES {
            thread::sleep(BETWEEN_TAPS);
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
        let (median, slowest) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        let played = host.resident_kib();
        let (once, each) = (first - empty, (full - first) / (devices - 1));
        println!(
            "{devices} devices: median {median:?}, 1 in 100 {slowest:?}; {empty} KiB before, {once} KiB with the first \
             device, {each} KiB for each other one, {} KiB more after {ENTRIES} entries",
            played - full
        );
        let lost = phones.pop().unwrap();
        let key = lost.guest.key().map(Key::text);
        drop(lost);
        let key = key.and_then(|key| Key::parse(&key));
        let mut back = Phone::asleep(&host.invite, key);
        let began = Instant::now();
        back.come(&host.invite);
        back.until(|phone| phone.entries() == ENTRIES);
        println!(
            "  one that was closed and comes back has {ENTRIES} entries after {:?}",
            began.elapsed()
        );
    }
}
