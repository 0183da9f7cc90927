//! Invited guests send small messages that are expensive to answer, at a table with a long journal.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::seat::Seat;
use courtyard::session::journal::ChecksumState;
use courtyard::session::{Session, Step};
use serde_json::{Map, Value, json};
use tungstenite::Message;

use crate::common::phone::{Invite, Phone, connect};
use crate::common::play;
use crate::process::Home;

/// Number of entries in the journal.
const ENTRIES: u64 = 6000;

/// The journal of a session with this many notes.
fn long_journal() -> Vec<u8> {
    let header = play::header(Edition::Catsatcards, Map::new());
    let mut session = Session::<DuelingNobles>::new(header).unwrap();
    for n in 1..=ENTRIES {
        let note = json!({"type": "note", "text": format!("Note {n} of a very long evening")});
        let step = Step::Do(serde_json::from_value(note).unwrap());
        let proposal = session.propose(step, play::moment(n as i64)).unwrap();
        session.commit(proposal);
    }
    play::journal(&session, ChecksumState::NEW)
}

fn reads_everything(host: &Invite, over: &AtomicBool, mut next: impl FnMut(u64) -> Value) {
    while !over.load(Ordering::Relaxed) {
        let Some(mut socket) = connect(host.at, host.request()) else {
            continue;
        };
        let invitation = &host.invitation;
        let hello = json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0});
        let join = json!({"type": "join", "name": "attacker", "seat": 1});
        let _ = socket.send(Message::text(hello.to_string()));
        let _ = socket.send(Message::text(join.to_string()));
        let (own, mut id) = (Arc::new(AtomicBool::new(false)), 0);
        let mut reader = socket.get_ref().try_clone().unwrap();
        let reading = thread::spawn({
            let own = Arc::clone(&own);
            move || {
                let _ = std::io::copy(&mut reader, &mut std::io::sink());
                own.store(true, Ordering::Relaxed);
            }
        });
        while !over.load(Ordering::Relaxed) && !own.load(Ordering::Relaxed) {
            id += 1;
            if socket.send(Message::text(next(id).to_string())).is_err() {
                break;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = socket.get_ref().shutdown(std::net::Shutdown::Both);
        let _ = reading.join();
    }
}

/// Requests all entries repeatedly.
fn asks_for_everything(host: &Invite, over: &AtomicBool) {
    reads_everything(host, over, |_| json!({"type": "here", "have": 0}));
}

/// Proposes steps that were recorded long ago.
fn proposes_old_steps(host: &Invite, over: &AtomicBool) {
    reads_everything(host, over, |id| {
        let entry = json!({"n": 1, "do": {"type": "note", "text": "x"}});
        json!({"type": "propose", "id": id, "entry": entry})
    });
}

/// Proposes to undo more actions than there are.
fn undoes_everything(host: &Invite, over: &AtomicBool) {
    reads_everything(host, over, |id| {
        let entry = json!({"n": ENTRIES + 1 + id % 30, "undo": u32::MAX});
        json!({"type": "propose", "id": id, "entry": entry})
    });
}

/// Sends the first message repeatedly.
fn says_hello(host: &Invite, over: &AtomicBool) {
    let invitation = host.invitation.clone();
    reads_everything(
        host,
        over,
        |_| json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0}),
    );
}

#[test]
fn a_tap_is_answered_quickly_at_a_long_table_that_four_guests_attack() {
    let home = Home::new();
    fs::write(&home.journal, long_journal()).unwrap();
    let host = home.host();
    let mut phone = Phone::new(&host.invite, Seat::new(0));
    phone.until(|phone| phone.entries() == ENTRIES);
    let over = Arc::new(AtomicBool::new(false));
    let attackers = [
        asks_for_everything,
        proposes_old_steps,
        undoes_everything,
        says_hello,
    ]
    .map(|attack| {
        let (invite, over) = (host.invite.clone(), Arc::clone(&over));
        thread::spawn(move || attack(&invite, &over))
    });
    let mut waits = Vec::new();
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(5) {
        let rest = Instant::now();
        while rest.elapsed() < Duration::from_millis(100) {
            phone.look();
        }
        let note = json!({"n": phone.entries() + 1, "do": {"type": "note", "text": "tap"}});
        let Value::Object(note) = note else {
            unreachable!();
        };
        let tapped = Instant::now();
        phone.guest.propose(note).unwrap();
        phone.until(|phone| !phone.guest.is_waiting());
        waits.push(tapped.elapsed());
    }
    over.store(true, Ordering::Relaxed);
    for attacker in attackers {
        attacker.join().unwrap();
    }
    waits.sort();
    let (median, slowest) = (waits[waits.len() / 2], waits[waits.len() * 9 / 10]);
    println!(
        "{} taps: median {median:?}, 1 in 10 {slowest:?}, slowest {:?}",
        waits.len(),
        waits[waits.len() - 1]
    );
    assert!(slowest < Duration::from_millis(300), "{waits:?}");
}
