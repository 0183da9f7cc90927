//! What a host does with the messages of its guests: who may come in, who may do what, and who is told what.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::device::tidy_name;
use super::{
    Answer, BATCH, BadRequest, Device, Invitation, Kept, KeptDevice, Key, MOST_DEVICES, NOT_SAVED,
    OLD, PROTOCOL, Reason, Request, Role, SharedTable, Taken,
};
use crate::dice::Die;
use crate::seat::Seat;
use crate::session::Moment;

/// A connection, by a number that is never used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LinkId(pub u64);

/// What is to be done with a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Out {
    /// This message is to be sent.
    Send(LinkId, Arc<str>),
    /// It is to be closed, after what was sent before.
    Close(LinkId),
}

/// One end of a connection.
#[derive(Debug)]
struct Link {
    /// Whether the invitation was shown.
    is_welcome: bool,
    /// Whose connection it is.
    device: Option<u64>,
}

/// A device that has a place.
#[derive(Debug)]
struct Known {
    about: Device,
    key: Key,
    link: Option<LinkId>,
    /// Its last proposal that became an entry.
    taken: Option<Taken>,
    /// When its connection was lost, by a counter.
    lost: u64,
}

/// The host of a table. It holds neither the session nor a socket: both are handed in.
#[derive(Debug)]
pub struct Host {
    invitation: Invitation,
    /// What a player's device may do from the start.
    role: Role,
    closed: bool,
    links: BTreeMap<LinkId, Link>,
    devices: BTreeMap<u64, Known>,
    next_number: u64,
    losses: u64,
    /// How many entries everybody was told of.
    told: u64,
    /// Whether everybody was told that the disk fails.
    failing: bool,
}

/// What goes out, in order.
type Outbox = Vec<Out>;

impl Host {
    /// A host with this invitation; a player's device may do this at first.
    pub fn new(invitation: Invitation, role: Role, table: &dyn SharedTable) -> Host {
        Host {
            invitation,
            role,
            closed: false,
            links: BTreeMap::new(),
            devices: BTreeMap::new(),
            next_number: 1,
            losses: 0,
            told: table.count(),
            failing: false,
        }
    }

    /// The host that was kept, with its invitation and its devices; `None` if what was kept is of another version or
    /// not sound.
    pub fn resume(kept: &Kept, role: Role, table: &dyn SharedTable) -> Option<Host> {
        if kept.protocol != PROTOCOL || kept.devices.len() > MOST_DEVICES {
            return None;
        }
        let (invitation, devices) = kept.parts()?;
        let mut host = Host::new(invitation, role, table);
        host.closed = kept.closed;
        for (key, about) in devices {
            host.next_number = host.next_number.max(about.number.checked_add(1)?);
            let known = Known {
                about,
                key,
                link: None,
                taken: None,
                lost: 0,
            };
            host.devices.insert(known.about.number, known);
        }
        Some(host)
    }

    /// What is to be kept for a host that is killed and comes back.
    pub fn kept(&self, port: u16) -> Kept {
        let devices = self.guests().map(|known| KeptDevice {
            key: known.key.text(),
            number: known.about.number,
            name: known.about.name.clone(),
            seat: known.about.seat,
            role: known.about.role,
        });
        Kept {
            protocol: PROTOCOL,
            invitation: self.invitation.text(),
            closed: self.closed,
            devices: devices.collect(),
            port,
        }
    }

    /// The right to join.
    pub fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Whether nobody else may join.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// The devices that have a place, in the order of joining.
    pub fn devices(&self) -> Vec<Device> {
        self.guests().map(|d| d.about.clone()).collect()
    }

    /// Whether a connection has shown the invitation.
    pub fn is_welcome(&self, link: LinkId) -> bool {
        self.links.get(&link).is_some_and(|link| link.is_welcome)
    }

    /// Takes in a connection; nothing is told before it has shown the invitation.
    pub fn connected(&mut self, link: LinkId) {
        let new = Link {
            is_welcome: false,
            device: None,
        };
        self.links.insert(link, new);
    }

    /// Takes in the connection of the host's own window, which needs no invitation and may do everything. It is told to
    /// nobody and not kept.
    pub fn connected_here(&mut self, link: LinkId, table: &dyn SharedTable) -> Outbox {
        let mut out = Outbox::new();
        let before = self.devices.remove(&Device::HERE.number);
        let taken = before.and_then(|known| known.taken);
        let known = Known {
            about: Device::HERE,
            key: Key::random(),
            link: Some(link),
            taken,
            lost: 0,
        };
        self.devices.insert(Device::HERE.number, known);
        let new = Link {
            is_welcome: true,
            device: Some(Device::HERE.number),
        };
        self.links.insert(link, new);
        self.welcome(link, Some((Device::HERE, taken)), table, &mut out);
        out
    }

    /// The devices with a place that are not the host's own window.
    fn guests(&self) -> impl Iterator<Item = &Known> {
        let guests = self.devices.values();
        guests.filter(|known| known.about.number != Device::HERE.number)
    }

    /// The connection is gone: its device keeps its place.
    pub fn lost(&mut self, link: LinkId) -> Outbox {
        let mut out = Outbox::new();
        let gone = self.links.remove(&link).and_then(|link| link.device);
        if let Some(known) = gone.and_then(|number| self.devices.get_mut(&number)) {
            self.losses += 1;
            known.link = None;
            known.about.here = false;
            known.lost = self.losses;
            self.tell_devices(&mut out);
        }
        out
    }

    /// Hears a message of a guest. A step that it asks for and that is allowed is recorded as of this moment; `die`
    /// throws a die.
    pub fn received(
        &mut self,
        link: LinkId,
        text: &str,
        table: &mut dyn SharedTable,
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Outbox {
        let mut out = Outbox::new();
        let Some(about) = self.links.get(&link) else {
            return out;
        };
        let (is_welcome, device) = (about.is_welcome, about.device);
        let request = match Request::parse(text) {
            Ok(request) => request,
            Err(BadRequest::Version) => {
                self.dismiss(link, Reason::Version, &mut out);
                return out;
            }
            Err(BadRequest::Long | BadRequest::Deep | BadRequest::Shape(_)) => {
                self.dismiss(link, Reason::Unclear, &mut out);
                return out;
            }
        };
        match (request, device) {
            (
                Request::Hello {
                    protocol: _,
                    invitation,
                    key,
                    have,
                },
                _,
            ) => match self.invitation.is(&invitation) {
                true => self.greet(link, key.as_deref(), have, table, &mut out),
                false => self.dismiss(link, Reason::Invitation, &mut out),
            },
            (_, _) if !is_welcome => self.dismiss(link, Reason::Invitation, &mut out),
            (Request::Join { name, seat }, None) => self.join(link, &name, seat, table, &mut out),
            // A place is taken once; the message may come twice, or its answer have been lost.
            (Request::Join { .. }, Some(number)) => self.tell_place(link, number, table, &mut out),
            (Request::Here { have }, device) => {
                if device.is_some() && have < self.told {
                    self.catch_up(link, have, table, &mut out);
                }
                let count = if device.is_some() { self.told } else { 0 };
                send(&mut out, link, &Answer::Here { count });
            }
            (Request::Propose { id, entry }, Some(number)) => {
                self.propose(link, number, id, &entry, table, at, die, &mut out);
            }
            (Request::Propose { id, .. }, None) => refuse(&mut out, link, id, "not-joined"),
            (Request::Leave {}, Some(number)) => {
                self.devices.remove(&number);
                self.dismiss(link, Reason::Left, &mut out);
                self.tell_devices(&mut out);
            }
            (Request::Leave {}, None) => self.dismiss(link, Reason::Left, &mut out),
        }
        out
    }

    /// Tells everybody what is new: entries that the host has recorded or that only now are safe, and whether the disk
    /// fails.
    pub fn follow(&mut self, table: &dyn SharedTable) -> Outbox {
        let mut out = Outbox::new();
        self.tell_entries(table, &mut out);
        let failing = table.is_failing();
        if failing != self.failing {
            self.failing = failing;
            self.tell_all(&Answer::Trouble { failing }, &mut out);
        }
        out
    }

    /// Gives a device another role; nothing if there is no such device.
    pub fn set_role(&mut self, number: u64, role: Role) -> Outbox {
        let mut out = Outbox::new();
        if let Some(known) = self.devices.get_mut(&number) {
            known.about.role = role;
            self.tell_devices(&mut out);
        }
        out
    }

    /// Sends a device away: it has no place any more.
    pub fn send_away(&mut self, number: u64) -> Outbox {
        let mut out = Outbox::new();
        if let Some(known) = self.devices.remove(&number) {
            if let Some(link) = known.link {
                self.dismiss(link, Reason::SentAway, &mut out);
            }
            self.tell_devices(&mut out);
        }
        out
    }

    /// Lets nobody else join, or lets them again. Devices that have a place come back all the same.
    pub fn close(&mut self, closed: bool) {
        self.closed = closed;
    }

    /// Ends it: everybody is told.
    pub fn end(&mut self) -> Outbox {
        let mut out = Outbox::new();
        let links: Vec<LinkId> = self.links.keys().copied().collect();
        for link in links {
            self.dismiss(link, Reason::Over, &mut out);
        }
        out
    }

    /// Welcomes a connection that has shown the invitation, to its old place if it has one.
    fn greet(
        &mut self,
        link: LinkId,
        key: Option<&str>,
        have: u64,
        table: &dyn SharedTable,
        out: &mut Outbox,
    ) {
        let own = self.links.get(&link).and_then(|link| link.device);
        let known = self.devices.values_mut().find(|known| match own {
            // It has come in already, and its message came twice.
            Some(own) => known.about.number == own,
            None => key.is_some_and(|key| known.key.is(key)),
        });
        let Some(known) = known else {
            if let Some(link) = self.links.get_mut(&link) {
                link.is_welcome = true;
            }
            self.welcome(link, None, table, out);
            return;
        };
        let number = known.about.number;
        let before = known.link.replace(link).filter(|before| *before != link);
        known.about.here = true;
        let device = Some((known.about.clone(), known.taken));
        if let Some(before) = before {
            self.dismiss(before, Reason::Elsewhere, out);
        }
        if let Some(link) = self.links.get_mut(&link) {
            link.is_welcome = true;
            link.device = Some(number);
        }
        self.welcome(link, device, table, out);
        self.catch_up(link, have.min(self.told), table, out);
        self.tell_devices(out);
    }

    fn welcome(
        &mut self,
        link: LinkId,
        device: Option<(Device, Option<Taken>)>,
        table: &dyn SharedTable,
        out: &mut Outbox,
    ) {
        let (device, taken) = device.map_or((None, None), |(d, taken)| (Some(d), taken));
        let welcome = Answer::Welcome {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            header: table.header().clone(),
            sealed: table.is_sealed(),
            count: self.told,
            device,
            taken,
            closed: self.closed,
        };
        send(out, link, &welcome);
        if self.failing {
            send(out, link, &Answer::Trouble { failing: true });
        }
    }

    fn join(
        &mut self,
        link: LinkId,
        name: &str,
        seat: Option<Seat>,
        table: &dyn SharedTable,
        out: &mut Outbox,
    ) {
        if self.closed {
            return self.dismiss(link, Reason::Closed, out);
        }
        let players = &table.header().players;
        let seat = seat.filter(|seat| players.get(*seat).is_some());
        if !self.has_place() {
            return self.dismiss(link, Reason::Full, out);
        }
        let number = self.next_number;
        self.next_number += 1;
        let name = tidy_name(name);
        let about = Device {
            number,
            name: match name.is_empty() {
                true => number.to_string(),
                false => name,
            },
            seat,
            role: match seat {
                Some(_) => self.role,
                None => Role::Look,
            },
            here: true,
        };
        let known = Known {
            about,
            key: Key::random(),
            link: Some(link),
            taken: None,
            lost: 0,
        };
        self.devices.insert(number, known);
        if let Some(link) = self.links.get_mut(&link) {
            link.device = Some(number);
        }
        self.tell_place(link, number, table, out);
        self.tell_devices(out);
    }

    /// Tells a device which place it has, and all that was done.
    fn tell_place(&self, link: LinkId, number: u64, table: &dyn SharedTable, out: &mut Outbox) {
        if let Some(known) = self.devices.get(&number) {
            let joined = Answer::Joined {
                key: known.key.text(),
                device: known.about.clone(),
            };
            send(out, link, &joined);
            self.catch_up(link, 0, table, out);
        }
    }

    /// Whether one more device has a place; whoever has been away for longest makes room.
    fn has_place(&mut self) -> bool {
        if self.guests().count() < MOST_DEVICES {
            return true;
        }
        let away = self.guests().filter(|d| d.link.is_none());
        let longest = away.min_by_key(|d| d.lost).map(|d| d.about.number);
        longest.is_some_and(|number| self.devices.remove(&number).is_some())
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "what is handed in is kept nowhere"
    )]
    fn propose(
        &mut self,
        link: LinkId,
        number: u64,
        id: u64,
        entry: &Map<String, Value>,
        table: &mut dyn SharedTable,
        at: Moment,
        die: &mut dyn FnMut() -> Die,
        out: &mut Outbox,
    ) {
        let Some(known) = self.devices.get(&number) else {
            return;
        };
        match known.taken {
            // It is recorded and not safe yet: whoever asked goes on waiting.
            Some(taken) if taken.id == id && taken.n > self.told => return,
            // It was lost on its way that it was taken.
            Some(taken) if taken.id == id => {
                self.catch_up(link, taken.n - 1, table, out);
                return send(out, link, &Answer::Taken(taken));
            }
            // It came late, and its device knows more by now.
            Some(taken) if taken.id > id => return,
            Some(_) | None => {}
        }
        let by = (known.about.role, known.about.seat);
        let Some(n) = entry.get("n").and_then(Value::as_u64).filter(|n| *n > 0) else {
            return refuse(out, link, id, "bad-entry");
        };
        if table.is_failing() {
            table.save();
            out.extend(self.follow(table));
            if table.is_failing() {
                return refuse(out, link, id, NOT_SAVED);
            }
        }
        let next = table.count() + 1;
        if n != next {
            self.catch_up(link, n - 1, table, out);
            return refuse(out, link, id, if n < next { OLD } else { "ahead" });
        }
        if let Err(denied) = table.record(entry, by, at, die) {
            return refuse(out, link, id, denied.code());
        }
        let taken = Taken { id, n };
        if let Some(known) = self.devices.get_mut(&number) {
            known.taken = Some(taken);
        }
        out.extend(self.follow(table));
    }

    /// Sends the entries after the first so many.
    fn catch_up(&self, link: LinkId, have: u64, table: &dyn SharedTable, out: &mut Outbox) {
        for entries in batches(table, have, self.told) {
            out.push(Out::Send(link, entries));
        }
    }

    /// Tells everybody at the table the entries that they have not been told, and whoever asked for one that it is taken.
    fn tell_entries(&mut self, table: &dyn SharedTable, out: &mut Outbox) {
        let count = table.count();
        if count <= self.told {
            return;
        }
        let news = batches(table, self.told, count);
        for (id, _) in self.links.iter().filter(|(_, l)| l.device.is_some()) {
            out.extend(news.iter().map(|news| Out::Send(*id, Arc::clone(news))));
        }
        for known in self.devices.values() {
            if let (Some(link), Some(taken)) = (known.link, known.taken)
                && (self.told + 1..=count).contains(&taken.n)
            {
                send(out, link, &Answer::Taken(taken));
            }
        }
        self.told = count;
    }

    fn tell_devices(&self, out: &mut Outbox) {
        let devices = self.devices();
        self.tell_all(&Answer::Devices { devices }, out);
    }

    /// Tells everybody who has a place.
    fn tell_all(&self, answer: &Answer, out: &mut Outbox) {
        let text: Arc<str> = answer.text().into();
        let seated = self.links.iter().filter(|(_, l)| l.device.is_some());
        out.extend(seated.map(|(id, _)| Out::Send(*id, Arc::clone(&text))));
    }

    /// Says good-bye to a connection.
    fn dismiss(&mut self, link: LinkId, reason: Reason, out: &mut Outbox) {
        send(out, link, &Answer::Bye { reason });
        out.push(Out::Close(link));
        let gone = self.links.remove(&link).and_then(|link| link.device);
        let is_its = |known: &&mut Known| known.link == Some(link);
        if let Some(known) = gone
            .and_then(|number| self.devices.get_mut(&number))
            .filter(is_its)
        {
            self.losses += 1;
            known.link = None;
            known.about.here = false;
            known.lost = self.losses;
        }
    }
}

fn send(out: &mut Outbox, link: LinkId, answer: &Answer) {
    out.push(Out::Send(link, answer.text().into()));
}

fn refuse(out: &mut Outbox, link: LinkId, id: u64, code: &str) {
    let code = code.to_owned();
    send(out, link, &Answer::Refused { id, code });
}

/// The entries after the first so many up to this one, in messages of bounded length.
fn batches(table: &dyn SharedTable, have: u64, up_to: u64) -> Vec<Arc<str>> {
    let mut all = Vec::new();
    let (mut entries, mut size) = (Vec::new(), 0);
    for entry in (have + 1..=up_to).map_while(|n| table.entry(n)) {
        size += entry.to_string().len();
        entries.push(entry);
        if size >= BATCH {
            let entries = std::mem::take(&mut entries);
            all.push(Answer::Entries { entries }.text().into());
            size = 0;
        }
    }
    if !entries.is_empty() {
        all.push(Answer::Entries { entries }.text().into());
    }
    all
}
