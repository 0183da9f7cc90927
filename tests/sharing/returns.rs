//! How soon a guest is back once it can be: in a time that is counted and not waited for, over a network that is gone in
//! the ways in which networks are gone, for every length of time.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use courtyard::dice::Die;
use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::seat::Seat;
use courtyard::session::Session;
use courtyard::sharing::{Asks, Host, Invitation, LinkId, Out, Role, State};
use courtyard::ui::guest::{GuestLink, Place, Wire, WireEvent};
use egui::{Context, RawInput, ViewportId};
use serde_json::Map;

use crate::common::play;

/// From one end to the other and back, in seconds.
const TRIP: f64 = 0.02;
/// A frame of a browser.
const FRAME: f64 = 1.0 / 60.0;
/// When a system sends the beginning of a connection again, after it was sent first.
const BEGINNINGS: [f64; 8] = [0.0, 1.0, 3.0, 7.0, 15.0, 31.0, 63.0, 127.0];
/// How long it waits at first until it sends again what was sent over a connection; each further time twice as long.
const AGAIN: f64 = 0.25;
/// So long it looks for an address that nobody answered for, once a second.
const LOOKS: f64 = 3.0;
/// Longer nobody is to wait, but for the way there and back, a few times.
const AIM: f64 = 2.0;
const WAYS: f64 = 6.0 * TRIP;

/// How a host cannot be reached.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Gone {
    /// Its computer refuses.
    Refuses,
    /// Nothing is answered, and after so many seconds the system knows that the address is nobody's.
    Silent(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Net {
    Up,
    Refuses,
    Silent,
    Nobody,
}

#[derive(Debug)]
enum Event {
    /// What happens to the connection of this number.
    Wire(u64, WireEvent),
    /// The host hears this over the connection of this number.
    Heard(u64, String),
    /// A request is answered, or fails.
    Asked(bool),
}

/// The network, a host, and what is under way between it and one guest.
struct World {
    now: f64,
    gone: Gone,
    from: f64,
    to: f64,
    host: Host,
    table: Session<DuelingNobles>,
    links: u64,
    /// Since when what was sent over the connection is sent again and again.
    stalled: Option<f64>,
    asks: Asks,
    coming: Vec<(f64, Event)>,
    happened: VecDeque<WireEvent>,
}

impl World {
    fn net(&self, at: f64) -> Net {
        match self.gone {
            _ if at < self.from || at >= self.to => Net::Up,
            Gone::Refuses => Net::Refuses,
            Gone::Silent(known) if at < self.from + known => Net::Silent,
            Gone::Silent(_) => Net::Nobody,
        }
    }

    /// When what begins a connection now leads to one, or fails.
    fn dial(&self) -> (f64, bool) {
        let known = match self.gone {
            Gone::Refuses => f64::INFINITY,
            Gone::Silent(known) => self.from + known,
        };
        for after in BEGINNINGS {
            let at = self.now + after;
            if at > known && self.now < known && known < self.to {
                return (known, false);
            }
            match self.net(at) {
                Net::Up => return (at + TRIP, true),
                Net::Refuses => return (at + TRIP, false),
                Net::Silent => {}
                Net::Nobody => {
                    let mut looks = (0..).map(f64::from).take_while(|l| *l < LOOKS);
                    let found = looks.find(|look| self.net(at + look) == Net::Up);
                    return found.map_or((at + LOOKS, false), |look| (at + look + TRIP, true));
                }
            }
        }
        (self.now + 2.0 * BEGINNINGS[BEGINNINGS.len() - 1], false)
    }

    /// When what is sent now over the connection arrives.
    fn arrives(&mut self) -> f64 {
        if self.stalled.is_none() && self.net(self.now) == Net::Up {
            return self.now + TRIP / 2.0;
        }
        let since = *self.stalled.get_or_insert(self.now);
        let mut wait = AGAIN;
        let mut at = since;
        while at < self.now || self.net(at) != Net::Up {
            at += wait;
            wait *= 2.0;
        }
        at + TRIP / 2.0
    }

    fn put(&mut self, out: Vec<Out>) {
        for out in out {
            let (link, event) = match out {
                Out::Send(link, text) => (link, WireEvent::Text(text.to_string())),
                Out::Close(link) => (link, WireEvent::Lost),
            };
            self.coming
                .push((self.now + TRIP / 2.0, Event::Wire(link.0, event)));
        }
    }

    /// Lets happen what comes next, up to this time; whether something has.
    fn happens(&mut self, up_to: f64) -> bool {
        let times = self.coming.iter().map(|(at, _)| *at);
        let next = times.enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
        let Some((i, at)) = next.filter(|(_, at)| *at <= up_to) else {
            return false;
        };
        self.now = at;
        match self.coming.swap_remove(i).1 {
            Event::Wire(link, event) if link == self.links => {
                if event == WireEvent::Connected {
                    self.host.connected(LinkId(link));
                    if self.gone == Gone::Refuses && self.now < self.from {
                        let lost = Event::Wire(link, WireEvent::Lost);
                        self.coming.push((self.from, lost));
                    }
                }
                self.happened.push_back(event);
            }
            Event::Heard(link, text) if link == self.links => {
                self.stalled = None;
                let at = play::moment(1);
                let mut die = || Die::FACES[0];
                let out = self
                    .host
                    .received(LinkId(link), &text, &mut self.table, at, &mut die);
                self.put(out);
            }
            Event::Wire(..) | Event::Heard(..) => {}
            Event::Asked(is_answered) => {
                self.asks.over();
                if is_answered {
                    self.happened.push_back(WireEvent::Reachable);
                }
            }
        }
        true
    }
}

#[derive(Clone)]
struct Line(Rc<RefCell<World>>);

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Line")
    }
}

impl Wire for Line {
    fn poll(&mut self) -> Vec<WireEvent> {
        self.0.borrow_mut().happened.drain(..).collect()
    }

    fn send(&mut self, text: String) {
        let world = &mut *self.0.borrow_mut();
        let (link, at) = (world.links, world.arrives());
        world.coming.push((at, Event::Heard(link, text)));
    }

    fn connect(&mut self) {
        let world = &mut *self.0.borrow_mut();
        let old = LinkId(world.links);
        world.host.lost(old);
        world.links += 1;
        world.stalled = None;
        world.happened.clear();
        let (at, is_made) = world.dial();
        let event = match is_made {
            true => WireEvent::Connected,
            false => WireEvent::Lost,
        };
        world.coming.push((at, Event::Wire(world.links, event)));
    }

    fn ask(&mut self, now: f64) {
        let world = &mut *self.0.borrow_mut();
        if world.asks.look(now) {
            let (at, is_answered) = world.dial();
            world.coming.push((at, Event::Asked(is_answered)));
        }
    }

    fn keep(&mut self, _place: Option<&Place>) {}
}

/// How many seconds a guest needs to be back at its place after its host was gone like this from this time on, for so
/// many seconds.
fn back(gone: Gone, from: f64, seconds: f64) -> f64 {
    let table = Session::new(play::header(Edition::Catsatcards, Map::new())).unwrap();
    let to = from + seconds;
    let mut line = Line(Rc::new(RefCell::new(World {
        now: 0.0,
        gone,
        from,
        to,
        host: Host::new(Invitation::random(), Role::Own, &table),
        table,
        links: 0,
        stalled: None,
        asks: Asks::none(),
        coming: Vec::new(),
        happened: VecDeque::new(),
    })));
    let invitation = line.0.borrow().host.invitation().clone();
    line.connect();
    let world = Rc::clone(&line.0);
    let mut link = GuestLink::new(invitation, None, Box::new(line));
    let ctx = Context::default();
    loop {
        let now = world.borrow().now;
        let input = RawInput {
            time: Some(now),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| link.tick(ui.ctx()));
        output.textures_delta.clear();
        if link.guest().state() == State::Choosing {
            link.join("phone", Seat::new(0), false);
        }
        let is_back = link.guest().is_current() && now >= to;
        // Before it has noticed anything it is not back: its next sign of life has to be answered.
        let is_heard = world.borrow().stalled.is_none();
        if is_back && is_heard {
            return now - to;
        }
        assert!(now - to < 100.0, "{gone:?} for {seconds} s: never back");
        let wait = output.viewport_output[&ViewportId::ROOT].repaint_delay;
        let next = now + wait.as_secs_f64().max(FRAME);
        let mut world = world.borrow_mut();
        if !world.happens(next) {
            world.now = next;
        }
    }
}

#[test]
fn a_guest_is_back_within_two_seconds_of_being_able_to_however_long_it_was_away() {
    let tenths =
        |from: u32, to: u32, step: usize| (from..to).step_by(step).map(|t| f64::from(t) / 10.0);
    let short: Vec<f64> = tenths(1, 400, 3).collect();
    let long: Vec<f64> = tenths(400, 6000, 97).collect();
    let cases = [
        (Gone::Refuses, [&short[..], &long].concat()),
        // On a network that nobody knows anything of.
        (Gone::Silent(f64::INFINITY), tenths(1, 360, 3).collect()),
        // On a network at home an address that nobody answers for is found out.
        (Gone::Silent(8.0), [&short[..], &long].concat()),
        (Gone::Silent(34.0), [&short[..], &long].concat()),
    ];
    for (gone, lengths) in cases {
        let mut worst = (0.0, 0.0);
        for from in [10.0, 10.55] {
            for seconds in &lengths {
                let time = back(gone, from, *seconds);
                if time > worst.0 {
                    worst = (time, *seconds);
                }
            }
        }
        let (time, seconds) = worst;
        println!("{gone:?}: at most {time:.2} s, after {seconds} s");
        assert!(time <= AIM + WAYS, "{gone:?}: {time} s after {seconds} s");
    }
}
