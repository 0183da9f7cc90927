//! Phones whose users tap without a pause, each in its own thread, and which are killed like real phones.

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use courtyard::seat::Seat;
use courtyard::sharing::{Key, State};
use rand::RngExt as _;

use crate::common::phone::{Invite, PATIENCE, Phone};
use crate::common::play;

/// The players of the phones; one phone only watches.
const SEATS: [Option<usize>; 3] = [Some(0), Some(1), None];

/// Instructions for a phone's thread, and its reports.
#[derive(Debug, Default)]
struct Slate {
    /// Kill the phone without warning, and open its page again.
    die: AtomicBool,
    /// Stop tapping.
    rest: AtomicBool,
    /// End the thread.
    end: AtomicBool,
    /// Number of entries that it knows.
    entries: AtomicU64,
    /// Whether it has its place, and no proposal is pending.
    is_at_rest: AtomicBool,
}

/// A phone with a user who taps.
struct Owner {
    slate: Arc<Slate>,
    thread: JoinHandle<Life>,
}

/// The result of a phone's run.
pub struct Life {
    /// The journal known at each kill and at the end.
    pub journals: Vec<Vec<u8>>,
    /// Number of acknowledged taps.
    pub taken: usize,
    /// Number of kills.
    pub deaths: usize,
    /// The time from each tap to its answer.
    pub waits: Vec<Duration>,
}

/// All phones at one table.
pub struct Owners(Vec<Owner>);

impl Owners {
    /// Starts two phones that play and one that watches.
    pub fn begin(invite: &Invite, seed: u64) -> Owners {
        let begin = |(n, seat): (u64, Option<usize>)| {
            let slate = Arc::<Slate>::default();
            let (record, invite) = (Arc::clone(&slate), invite.clone());
            let thread = thread::spawn(move || live(&invite, seat, seed.wrapping_add(n), &record));
            Owner { slate, thread }
        };
        Owners((0..).zip(SEATS).map(begin).collect())
    }

    /// Kills one of the phones, chosen by a counter.
    pub fn kill(&self, count: usize) {
        let owner = &self.0[count % self.0.len()];
        // Wait for the previous kill.
        while owner.slate.die.swap(true, Ordering::Relaxed) {
            sleep(Duration::from_millis(1));
        }
    }

    /// Number of entries that each phone knows.
    pub fn entries(&self) -> Vec<u64> {
        let entries = self
            .0
            .iter()
            .map(|o| o.slate.entries.load(Ordering::Relaxed));
        entries.collect()
    }

    /// Stops tapping, waits until all phones know the same entries, and returns their results.
    #[track_caller]
    pub fn end(self) -> Vec<Life> {
        for owner in &self.0 {
            owner.slate.rest.store(true, Ordering::Relaxed);
        }
        let began = Instant::now();
        let mut calm = 0;
        while calm < 10 {
            assert!(
                began.elapsed() < 2 * PATIENCE,
                "they know {:?}",
                self.entries()
            );
            sleep(Duration::from_millis(20));
            let entries = self.entries();
            let rests = |owner: &Owner| owner.slate.is_at_rest.load(Ordering::Relaxed);
            let is_calm = self.0.iter().all(rests) && entries.iter().all(|n| *n == entries[0]);
            calm = if is_calm { calm + 1 } else { 0 };
        }
        for owner in &self.0 {
            owner.slate.end.store(true, Ordering::Relaxed);
        }
        let lives = self.0.into_iter().map(|owner| owner.thread.join().unwrap());
        lives.collect()
    }
}

/// Asserts that all phones have the written journal, and that it contains everything that any of them ever received.
#[track_caller]
pub fn insist(lives: &[Life], written: &[u8]) {
    for life in lives {
        let (last, received) = life.journals.split_last().unwrap();
        assert!(*last == written, "a phone has another journal at the end");
        for journal in received {
            assert!(
                written.starts_with(journal),
                "an acknowledged entry is not written"
            );
        }
    }
}

fn live(invite: &Invite, seat: Option<usize>, seed: u64, slate: &Slate) -> Life {
    let mut chance = play::chance(seed);
    let seat = seat.and_then(Seat::new);
    let mut life = Life {
        journals: Vec::new(),
        taken: 0,
        deaths: 0,
        waits: Vec::new(),
    };
    let mut phone = Phone::asleep(invite, None);
    let mut tapped = None;
    while !slate.end.load(Ordering::Relaxed) {
        if slate.die.swap(false, Ordering::Relaxed) {
            life.deaths += 1;
            life.taken += phone.taken.len();
            life.journals.extend(phone.known());
            let key = phone.guest.key().map(Key::text);
            if let Some(socket) = &mut phone.socket {
                // Probably in the middle of a message.
                let half = [0x81, 0xfe, 0x01];
                let _ = socket
                    .get_mut()
                    .write_all(&half[..chance.random_range(0..4)]);
            }
            phone = Phone::asleep(invite, key.and_then(|key| Key::parse(&key)));
            tapped = None;
        }
        if phone.socket.is_none() && !phone.try_to_come(invite) {
            slate.is_at_rest.store(false, Ordering::Relaxed);
            sleep(Duration::from_millis(20));
            continue;
        }
        phone.look();
        if phone.guest.state() == State::Choosing {
            phone.guest.join("phone", seat);
        }
        assert!(
            phone.guest.beginnings() <= 1,
            "the host has lost acknowledged entries"
        );
        let rests = slate.rest.load(Ordering::Relaxed);
        if !phone.guest.is_waiting() {
            life.waits
                .extend(tapped.take().map(|tapped: Instant| tapped.elapsed()));
            if !rests && seat.is_some() && phone.tap(&mut chance) {
                tapped = Some(Instant::now());
            }
        }
        let is_at_rest = rests && phone.guest.is_current() && !phone.guest.is_waiting();
        slate.is_at_rest.store(is_at_rest, Ordering::Relaxed);
        slate.entries.store(phone.entries(), Ordering::Relaxed);
    }
    life.taken += phone.taken.len();
    life.journals.extend(phone.known());
    life
}
