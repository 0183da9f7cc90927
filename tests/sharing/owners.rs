//! Phones with somebody who taps on them without a pause, each in a thread of its own, and killed as phones are.

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

/// The players of the phones; one looks on.
const SEATS: [Option<usize>; 3] = [Some(0), Some(1), None];

/// What the thread of a phone is to do, and what it tells.
#[derive(Debug, Default)]
struct Slate {
    /// The phone is killed as it is, and its page opened again.
    die: AtomicBool,
    /// It is not tapped on any more.
    rest: AtomicBool,
    /// It is over.
    end: AtomicBool,
    /// How many entries it knows.
    entries: AtomicU64,
    /// Whether it is at its place, and no tap waits for an answer.
    is_at_rest: AtomicBool,
}

/// A phone with somebody who taps on it.
struct Owner {
    slate: Arc<Slate>,
    thread: JoinHandle<Life>,
}

/// What a phone came to.
pub struct Life {
    /// The journal as it was known at each death, and at the end.
    pub journals: Vec<Vec<u8>>,
    /// How many taps were acknowledged.
    pub taken: usize,
    /// How often it was killed.
    pub deaths: usize,
    /// How long it took from the tap to the answer, each time.
    pub waits: Vec<Duration>,
}

/// Everybody at one table.
pub struct Owners(Vec<Owner>);

impl Owners {
    /// Two who play and one who looks on begin.
    pub fn begin(invite: &Invite, seed: u64) -> Owners {
        let begin = |(n, seat): (u64, Option<usize>)| {
            let slate = Arc::<Slate>::default();
            let (told, invite) = (Arc::clone(&slate), invite.clone());
            let thread = thread::spawn(move || live(&invite, seat, seed.wrapping_add(n), &told));
            Owner { slate, thread }
        };
        Owners((0..).zip(SEATS).map(begin).collect())
    }

    /// Kills one of the phones, the one that is counted to.
    pub fn kill(&self, count: usize) {
        let owner = &self.0[count % self.0.len()];
        // The last death is over first.
        while owner.slate.die.swap(true, Ordering::Relaxed) {
            sleep(Duration::from_millis(1));
        }
    }

    /// How many entries each knows.
    pub fn entries(&self) -> Vec<u64> {
        let entries = self
            .0
            .iter()
            .map(|o| o.slate.entries.load(Ordering::Relaxed));
        entries.collect()
    }

    /// Waits until all know the same and nobody taps any more, and tells what they came to.
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

/// Insists that everybody has the journal that was written, and that whatever anybody was ever told is in it.
#[track_caller]
pub fn insist(lives: &[Life], written: &[u8]) {
    for life in lives {
        let (last, told) = life.journals.split_last().unwrap();
        assert!(*last == written, "a phone has another journal at the end");
        for told in told {
            assert!(written.starts_with(told), "what was told is not written");
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
                // In the middle of a message, as likely as not.
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
            "the host has forgotten what it told"
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
