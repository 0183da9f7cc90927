//! A host and guests without sockets, over a network that loses, doubles, delays and reorders messages. Every guest
//! reaches the host's table, and no entry that a guest received ever changes.

use std::collections::BTreeMap;

use courtyard::dice::Die;
use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::seat::Seat;
use courtyard::session::Moment;
use courtyard::session::journal::{self, ChecksumState};
use courtyard::sharing::{
    Follower, Guest, Host, Invitation, LinkId, Outgoing, Role, SharedTable, State, Verdict,
};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::Map;

use crate::common::memory::InMemory;
use crate::common::play::{self, Chance};

type Table = InMemory<DuelingNobles>;

/// A guest with its session and connection.
struct Phone {
    guest: Guest,
    follower: Option<Follower<DuelingNobles>>,
    beginnings: u64,
    link: Option<LinkId>,
    seat: Option<Seat>,
    taken: u64,
}

/// The host, the guests and the messages on the way.
struct World {
    host: Host,
    table: Table,
    phones: Vec<Phone>,
    /// Messages to the host and to the guests, each with its connection.
    up: Vec<(LinkId, String)>,
    down: Vec<(LinkId, String)>,
    links: u64,
    now: f64,
    chance: Chance,
    /// The probability of each network problem.
    rough: f64,
}

impl World {
    fn new(seed: u64) -> World {
        let mut chance = play::chance(seed);
        let table = InMemory::new(play::header(Edition::Catsatcards, Map::new()));
        let host = Host::new(Invitation::random(), Role::Own, &table);
        let count = chance.random_range(1..=8);
        let mut world = World {
            host,
            table,
            phones: Vec::new(),
            up: Vec::new(),
            down: Vec::new(),
            links: 0,
            now: 0.0,
            rough: *[0.0, 0.02, 0.15].choose(&mut chance).unwrap(),
            chance,
        };
        for i in 0..count {
            let invitation = Invitation::parse(&world.host.invitation().text()).unwrap();
            world.phones.push(Phone {
                guest: Guest::new(invitation, None),
                follower: None,
                beginnings: 0,
                link: None,
                seat: [Seat::new(0), Seat::new(1), None][i % 3],
                taken: 0,
            });
        }
        world
    }

    fn happens(&mut self, share: f64) -> bool {
        self.chance.random_bool(share)
    }

    fn put(&mut self, out: Vec<Outgoing>) {
        for out in out {
            match out {
                Outgoing::Send(link, text) => self.down.push((link, text.to_string())),
                // Earlier messages are read first.
                Outgoing::Close(_) => {}
            }
        }
    }

    /// Chooses a message on the way: the oldest, or any if the network is unreliable. Also returns how often it
    /// arrives.
    fn pick(&mut self, count: usize) -> Option<(usize, usize)> {
        if count == 0 {
            return None;
        }
        let rough = self.rough;
        let any = self.happens(rough);
        let i = if any {
            self.chance.random_range(0..count)
        } else {
            0
        };
        let times = match (self.happens(rough), self.happens(rough)) {
            (true, _) => 0,
            (_, true) => 2,
            _ => 1,
        };
        Some((i, times))
    }

    fn carry_up(&mut self) {
        let Some((i, times)) = self.pick(self.up.len()) else {
            return;
        };
        let (link, text) = self.up.remove(i);
        for _ in 0..times {
            let at = play::moment(self.now as i64);
            let chance = &mut self.chance;
            let mut die = || Die::FACES[chance.random_range(0..6)];
            let out = self
                .host
                .received(link, &text, &mut self.table, at, &mut die);
            self.put(out);
        }
    }

    fn carry_down(&mut self) {
        let Some((i, times)) = self.pick(self.down.len()) else {
            return;
        };
        let (link, text) = self.down.remove(i);
        for _ in 0..times {
            if let Some(phone) = self.phones.iter_mut().find(|p| p.link == Some(link)) {
                phone.guest.received(&text);
                phone.follow();
            }
        }
    }

    /// A random operation of one guest: join, propose, leave or reload. While it is away, another guest may take its
    /// place.
    fn live(&mut self, i: usize) {
        let rough = self.rough;
        let (cut, reload) = (self.happens(rough / 8.0), self.happens(rough / 16.0));
        let forgotten = self.happens(0.2);
        let phone = &mut self.phones[i];
        if phone.link.is_some() && cut {
            let link = phone.link.take().unwrap();
            phone.guest.lost();
            if reload {
                let key = phone.guest.key().cloned();
                phone.guest = Guest::new(self.host.invitation().clone(), key);
                phone.follower = None;
                phone.beginnings = 0;
            }
            let number = phone.guest.device().map(|own| own.number);
            let out = self.host.lost(link);
            self.put(out);
            if let Some(number) = number.filter(|_| forgotten) {
                let out = self.host.send_away(number);
                self.put(out);
            }
            return;
        }
        if phone.link.is_none() {
            self.links += 1;
            let link = LinkId(self.links);
            phone.link = Some(link);
            phone.guest.connected();
            self.host.connected(link);
        } else if phone.guest.state() == State::Choosing {
            phone.guest.join("phone", phone.seat);
        } else if self.chance.random_bool(0.3) {
            self.tap(i);
        }
        self.send(i);
    }

    fn tap(&mut self, i: usize) {
        let phone = &mut self.phones[i];
        let Some(follower) = &phone.follower else {
            return;
        };
        let step = play::step(&mut self.chance, follower.session(), false);
        let Ok(entry) = follower.proposal(step, Moment::default()) else {
            return;
        };
        // The proposal may be refused.
        let _ = phone.guest.propose(entry);
    }

    fn send(&mut self, i: usize) {
        let phone = &mut self.phones[i];
        let again = phone.guest.tick(self.now);
        if let Some(link) = phone.link {
            let out = phone.guest.outgoing();
            self.up.extend(out.into_iter().map(|text| (link, text)));
            if again {
                phone.link = None;
                phone.guest.lost();
                let out = self.host.lost(link);
                self.put(out);
            }
        }
    }

    /// Makes the network reliable and delivers everything.
    fn settle(&mut self) {
        self.rough = 0.0;
        for _ in 0..400 {
            self.now += 0.5;
            for i in 0..self.phones.len() {
                let phone = &mut self.phones[i];
                if phone.link.is_none() {
                    self.links += 1;
                    phone.link = Some(LinkId(self.links));
                    phone.guest.connected();
                    self.host.connected(LinkId(self.links));
                }
                if phone.guest.state() == State::Choosing {
                    phone.guest.join("phone", phone.seat);
                }
                self.send(i);
            }
            while !(self.up.is_empty() && self.down.is_empty()) {
                self.carry_up();
                self.carry_down();
            }
            let count = self.table.count();
            let rests = |phone: &Phone| {
                let follower = phone.follower.as_ref();
                !phone.guest.is_waiting()
                    && phone.guest.state() == State::Seated
                    && follower.is_some_and(|f| f.session().entries().len() as u64 == count)
            };
            if self.phones.iter().all(rests) {
                return;
            }
        }
        let states: Vec<_> = self.phones.iter().map(|p| &p.guest).collect();
        panic!("they do not come to rest: {states:#?}");
    }
}

impl Phone {
    /// Applies the received entries.
    fn follow(&mut self) {
        if self.guest.beginnings() != self.beginnings {
            self.beginnings = self.guest.beginnings();
            let header = self.guest.header().unwrap().clone();
            self.follower = Some(Follower::new(header).unwrap());
        }
        while let Some(entry) = self.guest.next_entry() {
            self.follower.as_mut().unwrap().follow(entry).unwrap();
        }
        match self.guest.verdict() {
            Some(Verdict::Taken) => self.taken += 1,
            Some(Verdict::Refused(code)) => {
                let known = ["old", "not-yours"];
                // The guest's own referee allowed the step on the same table.
                assert!(known.contains(&code.as_str()), "{code}");
            }
            None => {}
        }
    }
}

/// Returns the numbers of entries and of accepted proposals.
fn run(seed: u64, steps: usize) -> (u64, u64) {
    let mut world = World::new(seed);
    for _ in 0..steps {
        world.now += 0.05;
        let i = world.chance.random_range(0..world.phones.len());
        world.live(i);
        for _ in 0..world.chance.random_range(0..6) {
            world.carry_up();
            world.carry_down();
        }
    }
    world.settle();
    let sealed = ChecksumState::NEW;
    let (of_host, _) = journal::write(&world.table, sealed).unwrap();
    for phone in &world.phones {
        let session = phone.follower.as_ref().unwrap().session();
        let (of_phone, _) = journal::write(session, sealed).unwrap();
        assert!(of_phone == of_host, "the journals differ");
        assert_eq!(session.table(), world.table.table());
    }
    let mut seats = BTreeMap::new();
    for device in world.host.devices() {
        *seats.entry(device.seat).or_insert(0) += 1;
    }
    let taken = world.phones.iter().map(|phone| phone.taken).sum();
    // Every step reported as accepted is in the journal once.
    assert!(taken <= world.table.count(), "{taken} were taken");
    (world.table.count(), taken)
}

#[test]
fn every_guest_reaches_the_hosts_table_over_any_network() {
    let runs: u64 = match std::env::var("COURTYARD_GUESTS") {
        Ok(runs) => runs.parse().unwrap(),
        Err(_) => 1000,
    };
    let first: u64 = match std::env::var("COURTYARD_SEED") {
        Ok(seed) => seed.parse().unwrap(),
        Err(_) => rand::random::<u32>().into(),
    };
    println!("COURTYARD_SEED={first}");
    let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let sums: Vec<(u64, u64)> = std::thread::scope(|scope| {
        let work = |worker| {
            move || {
                let seeds = (0..runs).filter(|i| i % workers == worker);
                seeds.fold((0, 0), |(entries, taken), i| {
                    let seed = first.wrapping_add(i);
                    let done = std::panic::catch_unwind(|| run(seed, 120));
                    let (e, t) = done.unwrap_or_else(|_| panic!("COURTYARD_SEED={seed}"));
                    (entries + e, taken + t)
                })
            }
        };
        let workers: Vec<_> = (0..workers).map(|w| scope.spawn(work(w))).collect();
        workers.into_iter().map(|w| w.join().unwrap()).collect()
    });
    let entries: u64 = sums.iter().map(|(entries, _)| entries).sum();
    let taken: u64 = sums.iter().map(|(_, taken)| taken).sum();
    println!("{runs} runs, {entries} entries, {taken} of them acknowledged");
    assert!(entries > runs * 2, "hardly anything was played: {entries}");
}
