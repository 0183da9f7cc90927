//! The host's part of the protocol: admission, roles, proposals, and the messages that each connection receives.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::device::tidy_name;
use super::history::History;
use super::{
    BadMessage, CloseReason, Device, GuestMessage, HostMessage, Invitation, Invite, Key,
    MOST_DEVICES, NOT_SAVED, OLD, PROTOCOL, Role, SavedDevice, SavedHosting, SharedTable, TOO_MANY,
    Taken,
};
use courtyard_core::dice::Die;
use courtyard_core::seat::Seat;
use courtyard_session::{Header, Moment};

/// Number of bytes of earlier entries that the devices of a player may receive at once.
const RECEIVED_AT_ONCE: usize = 4 << 20;
/// Number of bytes by which this allowance grows with each [tick](Host::tick).
const RECEIVED_PER_TICK: usize = 256 << 10;
/// Number of bytes of [by-steps](SharedTable::is_by_step) that the devices of a player may record at once: more than an
/// evening has.
const RECORDED_AT_ONCE: usize = 256 << 10;
/// Number of bytes by which this allowance grows with each tick.
const RECORDED_PER_TICK: usize = 1 << 10;
/// Number of bytes in a journal's line besides the step, at most: its number, time and checksum.
const AROUND_A_STEP: usize = 100;

/// A connection, identified by a number that is never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LinkId(pub u64);

/// A message for a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outgoing {
    /// Sends this message.
    Send(LinkId, Arc<str>),
    /// Closes the connection, after the messages before.
    Close(LinkId),
}

/// The host's end of a connection.
#[derive(Debug, Default)]
struct Link {
    /// Whether the guest has shown the invitation.
    is_welcome: bool,
    /// Number of the guest's device, once it has a place.
    device: Option<u64>,
    /// Number of entries that the guest has or that were sent to it. The rest is sent as its allowance permits.
    sent: u64,
    /// An answer that refers to entries that were not sent yet; it follows them. A device has one proposal at a time.
    held: Option<Arc<str>>,
}

/// A device that has a place.
#[derive(Debug)]
struct Member {
    about: Device,
    key: Key,
    link: Option<LinkId>,
    /// Its last proposal that became an entry.
    taken: Option<Taken>,
    /// When its connection was lost, by a counter.
    lost: u64,
}

/// The devices of one player, or all devices without a player. They share an [`Allowance`], because a user who leaves
/// and joins again is another device of the same player.
type Party = Option<Seat>;

/// The number of bytes that the devices of a [`Party`] may cause now.
#[derive(Debug, Clone, Copy)]
struct Allowance {
    /// Bytes of earlier entries to receive.
    received: usize,
    /// Bytes of by-steps to record.
    recorded: usize,
}

impl Allowance {
    /// All that is allowed at once.
    const FULL: Allowance = Allowance {
        received: RECEIVED_AT_ONCE,
        recorded: RECORDED_AT_ONCE,
    };

    /// The allowance half a second later.
    fn grown(self) -> Allowance {
        Allowance {
            received: (self.received + RECEIVED_PER_TICK).min(RECEIVED_AT_ONCE),
            recorded: (self.recorded + RECORDED_PER_TICK).min(RECORDED_AT_ONCE),
        }
    }
}

impl Member {
    /// A device that has proposed nothing yet.
    fn new(about: Device, key: Key, link: Option<LinkId>) -> Member {
        Member {
            about,
            key,
            link,
            taken: None,
            lost: 0,
        }
    }

    /// Whether it is the host's own window, which has no allowance.
    fn is_local(&self) -> bool {
        self.about.number == Device::LOCAL.number
    }
}

/// The host of a table. It owns neither the session nor a socket; callers pass both in.
#[derive(Debug)]
pub struct Host {
    /// The checksum of the journal's header.
    journal: u32,
    invitation: Invitation,
    /// The role of a player's device when it joins.
    role: Role,
    /// The strictest role of the players' devices that have gone, since the host last let others join.
    gone: Role,
    closed: bool,
    links: BTreeMap<LinkId, Link>,
    devices: BTreeMap<u64, Member>,
    /// The allowances of all players who have had a device, and of the devices without a player.
    allowances: BTreeMap<Party, Allowance>,
    next_number: u64,
    losses: u64,
    /// The entries that were announced to the guests.
    history: History,
    /// Whether the guests know that the disk fails.
    failing: bool,
    /// The break that the guests know of.
    paused: Option<Moment>,
    /// The message that invites further devices.
    invite: Option<Arc<str>>,
    /// The messages of the current call, until [`outgoing`](Host::outgoing) takes them.
    out: Outbox,
}

/// Messages in the order of sending.
type Outbox = Vec<Outgoing>;

impl Host {
    /// A host with this invitation; `role` is the role of a player's device when it joins.
    pub fn new(invitation: Invitation, role: Role, table: &dyn SharedTable) -> Host {
        let header = serde_json::to_vec(table.header()).unwrap_or_default();
        Host {
            journal: crc32fast::hash(&header),
            invitation,
            role,
            gone: Role::Everything,
            closed: false,
            links: BTreeMap::new(),
            devices: BTreeMap::new(),
            allowances: BTreeMap::new(),
            next_number: 1,
            losses: 0,
            history: History::of(table),
            failing: false,
            paused: None,
            invite: None,
            out: Outbox::new(),
        }
    }

    /// Sets the URL that devices without a player show, such as a TV view, and sends it to them.
    pub fn invites_by(&mut self, invite: Invite) -> Outbox {
        self.invite = Some(HostMessage::Invite(invite).text().into());
        for link in self.links.keys().copied().collect::<Vec<_>>() {
            self.send_invite(link);
        }
        self.outgoing()
    }

    /// Restores a host that was saved, with its invitation and devices. `None` if the saved state is of another version
    /// or another session, or is invalid.
    pub fn resume(saved: &SavedHosting, role: Role, table: &dyn SharedTable) -> Option<Host> {
        if saved.protocol != PROTOCOL || saved.devices.len() > MOST_DEVICES {
            return None;
        }
        let (invitation, devices) = saved.parts()?;
        let mut host = Host::new(invitation, role, table);
        if saved.journal != host.journal {
            return None;
        }
        host.closed = saved.closed;
        host.gone = saved.gone;
        for (key, about) in devices {
            // No number is given twice, so that a new device never gets the place of one that has left.
            host.next_number = host.next_number.max(about.number.checked_add(1)?);
            host.devices
                .insert(about.number, Member::new(about, key, None));
        }
        Some(host)
    }

    /// Returns the values to save for a host that is killed and comes back.
    pub fn saved(&self, port: u16) -> SavedHosting {
        let devices = self.guests().map(|known| SavedDevice {
            key: known.key.text(),
            number: known.about.number,
            name: known.about.name.clone(),
            seat: known.about.seat,
            role: known.about.role,
        });
        SavedHosting {
            protocol: PROTOCOL,
            journal: self.journal,
            invitation: self.invitation.text(),
            closed: self.closed,
            gone: self.gone,
            devices: devices.collect(),
            port,
        }
    }

    /// The invitation.
    pub fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Whether further devices are prevented from joining.
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

    /// Whether a connection belongs to a device that has a place.
    pub fn has_device(&self, link: LinkId) -> bool {
        self.links
            .get(&link)
            .is_some_and(|link| link.device.is_some())
    }

    /// Adds a connection. The host sends it nothing before it has shown the invitation.
    pub fn connected(&mut self, link: LinkId) {
        self.links.insert(link, Link::default());
    }

    /// Adds the connection of the host's own window, which needs no invitation and may do everything. It is neither
    /// listed nor saved.
    pub fn connected_locally(&mut self, link: LinkId, table: &dyn SharedTable) -> Outbox {
        let before = self.devices.remove(&Device::LOCAL.number);
        let taken = before.and_then(|known| known.taken);
        let known = Member {
            taken,
            ..Member::new(Device::LOCAL, Key::random(), Some(link))
        };
        self.devices.insert(Device::LOCAL.number, known);
        let new = Link {
            is_welcome: true,
            device: Some(Device::LOCAL.number),
            sent: self.history.count(),
            held: None,
        };
        self.links.insert(link, new);
        // Its clock is the host's.
        self.welcome(link, Some((Device::LOCAL, taken)), table, None);
        let devices = self.devices();
        self.send(link, &HostMessage::Devices { devices });
        self.outgoing()
    }

    /// The devices with a place, except the host's own window.
    fn guests(&self) -> impl Iterator<Item = &Member> {
        let guests = self.devices.values();
        guests.filter(|known| !known.is_local())
    }

    /// Removes a connection that was lost; its device keeps its place.
    pub fn lost(&mut self, link: LinkId) -> Outbox {
        if self.disconnect(link) {
            self.send_devices();
        }
        self.outgoing()
    }

    /// Handles a message of a guest. An allowed step is recorded with the time `at`; `die` throws a die.
    pub fn received(
        &mut self,
        link: LinkId,
        text: &str,
        table: &mut dyn SharedTable,
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Outbox {
        let Some(about) = self.links.get(&link) else {
            return self.outgoing();
        };
        let (is_welcome, device) = (about.is_welcome, about.device);
        let request = match GuestMessage::parse(text) {
            Ok(request) => request,
            Err(BadMessage::Version) => {
                self.dismiss(link, CloseReason::Version);
                return self.outgoing();
            }
            Err(BadMessage::Long | BadMessage::Deep | BadMessage::Shape(_)) => {
                self.dismiss(link, CloseReason::Unclear);
                return self.outgoing();
            }
        };
        match (request, device) {
            (
                GuestMessage::Hello {
                    protocol: _,
                    invitation,
                    key,
                    have,
                },
                _,
            ) => {
                if self.invitation.is(&invitation) {
                    self.greet(link, key.as_deref(), have, table, at);
                } else {
                    self.dismiss(link, CloseReason::Invitation);
                }
            }
            // A connection without the invitation learns nothing else, not even which messages there are.
            (_, _) if !is_welcome => self.dismiss(link, CloseReason::Invitation),
            (GuestMessage::Join { name, seat }, None) => {
                self.join(link, &name, seat, table);
            }
            // The message may come twice, or its answer may have been lost.
            (GuestMessage::Join { .. }, Some(number)) => self.send_place(link, number),
            (GuestMessage::Here { have }, device) => {
                self.rewind(link, have);
                self.send_entries(link);
                let count = device.map_or(0, |_| self.history.count());
                let at = Some(at);
                self.send(link, &HostMessage::Here { count, at });
            }
            (GuestMessage::Propose { id, entry }, Some(number)) => {
                self.propose(link, number, id, &entry, table, at, die);
            }
            (GuestMessage::Propose { id, .. }, None) => self.refuse(link, id, "not-joined"),
            (GuestMessage::Pause { paused }, Some(number)) => {
                let known = self.devices.get(&number);
                if known.is_some_and(|known| known.about.role != Role::Look)
                    && table.paused_since().is_some() != paused
                {
                    table.pause(paused, at);
                    self.send_pause(table);
                }
            }
            (GuestMessage::Pause { .. }, None) => {}
            (GuestMessage::Leave {}, Some(number)) => {
                self.remove(number);
                self.dismiss(link, CloseReason::Left);
                self.send_devices();
            }
            (GuestMessage::Leave {}, None) => self.dismiss(link, CloseReason::Left),
        }
        self.outgoing()
    }

    /// Sends the guests the entries that were saved since the last call, whether the disk fails, and breaks.
    pub fn follow(&mut self, table: &dyn SharedTable) -> Outbox {
        self.announce(table);
        self.outgoing()
    }

    /// Adds the messages of [`follow`](Host::follow).
    fn announce(&mut self, table: &dyn SharedTable) {
        self.send_new_entries(table);
        let failing = table.is_failing();
        if failing != self.failing {
            self.failing = failing;
            self.send_to_all(&HostMessage::Trouble { failing });
        }
        self.send_pause(table);
    }

    /// Takes the messages of the current call.
    fn outgoing(&mut self) -> Outbox {
        std::mem::take(&mut self.out)
    }

    /// Sends the guests the start or the end of a break.
    fn send_pause(&mut self, table: &dyn SharedTable) {
        let since = table.paused_since();
        if since != self.paused {
            self.paused = since;
            self.send_to_all(&HostMessage::Paused { since });
        }
    }

    /// Called twice a second: does what [`follow`](Host::follow) does, and sends earlier entries as far as the growing
    /// allowances permit.
    pub fn tick(&mut self, table: &dyn SharedTable) -> Outbox {
        self.announce(table);
        for allowance in self.allowances.values_mut() {
            *allowance = allowance.grown();
        }
        let links: Vec<LinkId> = self.links.keys().copied().collect();
        for link in links {
            self.send_entries(link);
        }
        self.outgoing()
    }

    /// Gives a device another role; does nothing if there is no such device.
    pub fn set_role(&mut self, number: u64, role: Role) -> Outbox {
        if let Some(known) = self.devices.get_mut(&number) {
            known.about.role = role;
            self.send_devices();
        }
        self.outgoing()
    }

    /// Sends a device away; it loses its place.
    pub fn send_away(&mut self, number: u64) -> Outbox {
        if let Some(known) = self.remove(number) {
            if let Some(link) = known.link {
                self.dismiss(link, CloseReason::SentAway);
            }
            self.send_devices();
        }
        self.outgoing()
    }

    /// Prevents further devices from joining, or allows it again. Devices with a place can always come back. Allowing
    /// it also forgets the roles of devices that have gone, so that new devices get the usual role.
    pub fn close(&mut self, closed: bool) {
        self.closed = closed;
        if !closed {
            self.gone = Role::Everything;
        }
    }

    /// Ends the hosting; all guests are informed.
    pub fn end(&mut self) -> Outbox {
        let links: Vec<LinkId> = self.links.keys().copied().collect();
        for link in links {
            self.dismiss(link, CloseReason::Over);
        }
        self.outgoing()
    }

    /// Welcomes a connection that has shown the invitation, to its old place if it has one.
    fn greet(
        &mut self,
        link: LinkId,
        key: Option<&str>,
        have: u64,
        table: &dyn SharedTable,
        at: Moment,
    ) {
        let own = self.links.get(&link).and_then(|link| link.device);
        let known = self.devices.values_mut().find(|known| match own {
            // It has joined already, and its message came twice.
            Some(own) => known.about.number == own,
            None => key.is_some_and(|key| known.key.is(key)),
        });
        let Some(known) = known else {
            if let Some(link) = self.links.get_mut(&link) {
                link.is_welcome = true;
            }
            self.welcome(link, None, table, Some(at));
            let devices = self.devices();
            self.send(link, &HostMessage::Devices { devices });
            return;
        };
        let number = known.about.number;
        // The newer connection counts: a phone that lost its network could not close the one before.
        let before = known.link.replace(link).filter(|before| *before != link);
        known.about.here = true;
        let device = Some((known.about.clone(), known.taken));
        if let Some(before) = before {
            self.dismiss(before, CloseReason::Elsewhere);
        }
        if own.is_some() {
            self.rewind(link, have);
        } else if let Some(link) = self.links.get_mut(&link) {
            link.is_welcome = true;
            link.device = Some(number);
            link.sent = have.min(self.history.count());
        }
        self.welcome(link, device, table, Some(at));
        self.send_invite(link);
        self.send_entries(link);
        if own.is_none() {
            self.send_devices();
        }
    }

    fn welcome(
        &mut self,
        link: LinkId,
        device: Option<(Device, Option<Taken>)>,
        table: &dyn SharedTable,
        at: Option<Moment>,
    ) {
        let (device, taken) = device.map_or((None, None), |(d, taken)| (Some(d), taken));
        let welcome = HostMessage::Welcome {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            header: table.header().clone(),
            sealed: table.has_checksums(),
            count: self.history.count(),
            device,
            taken,
            closed: self.closed,
            at,
        };
        self.send(link, &welcome);
        if self.failing {
            self.send(link, &HostMessage::Trouble { failing: true });
        }
        if let Some(since) = self.paused {
            self.send(link, &HostMessage::Paused { since: Some(since) });
        }
    }

    fn join(&mut self, link: LinkId, name: &str, seat: Option<Seat>, table: &dyn SharedTable) {
        if self.closed {
            return self.dismiss(link, CloseReason::Closed);
        }
        let Header { players, bots, .. } = table.header();
        let is_free = |seat| players.get(seat).is_some() && bots.at(seat).is_none();
        let seat = seat.filter(|seat| is_free(*seat));
        if !self.make_place() {
            return self.dismiss(link, CloseReason::Full);
        }
        let number = self.next_number;
        self.next_number += 1;
        let name = tidy_name(name);
        let about = Device {
            number,
            name: if name.is_empty() {
                number.to_string()
            } else {
                name
            },
            seat,
            role: match seat {
                Some(_) => self.role_of_newcomers(),
                // It acts for no player.
                None => Role::Look,
            },
            here: true,
        };
        let known = Member::new(about, Key::random(), Some(link));
        self.devices.insert(number, known);
        if let Some(link) = self.links.get_mut(&link) {
            link.device = Some(number);
        }
        self.send_place(link, number);
        self.send_devices();
    }

    /// Sends a device its place and all entries.
    fn send_place(&mut self, link: LinkId, number: u64) {
        if let Some(known) = self.devices.get(&number) {
            let joined = HostMessage::Joined {
                key: known.key.text(),
                device: known.about.clone(),
            };
            self.send(link, &joined);
            self.send_invite(link);
            self.rewind(link, 0);
            self.send_entries(link);
        }
    }

    /// Sends the URL that invites further devices, if the connection's device has no player.
    fn send_invite(&mut self, id: LinkId) {
        let number = self.links.get(&id).and_then(|link| link.device);
        let known = number.and_then(|number| self.devices.get(&number));
        if known.is_some_and(|known| known.about.seat.is_none()) {
            let invite = self.invite.iter();
            self.out
                .extend(invite.map(|text| Outgoing::Send(id, Arc::clone(text))));
        }
    }

    /// The role of a player's device that joins now. It is the strictest role among the players' devices, including
    /// those that have gone, so that a device gains nothing by leaving and joining again.
    fn role_of_newcomers(&self) -> Role {
        let players = self.guests().filter(|known| known.about.seat.is_some());
        let present = players.map(|known| known.about.role);
        present.fold(self.role.max(self.gone), Role::max)
    }

    /// Removes a device and frees its place.
    fn remove(&mut self, number: u64) -> Option<Member> {
        let known = self.devices.remove(&number)?;
        if known.about.seat.is_some() {
            self.gone = self.gone.max(known.about.role);
        }
        Some(known)
    }

    /// Makes a place for one more device, if necessary by removing the device that was away for longest. Returns
    /// `false` if all devices are connected.
    fn make_place(&mut self) -> bool {
        if self.guests().count() < MOST_DEVICES {
            return true;
        }
        let away = self.guests().filter(|d| d.link.is_none());
        let longest = away.min_by_key(|d| d.lost).map(|d| d.about.number);
        longest.is_some_and(|number| self.remove(number).is_some())
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "what is handed in is saved nowhere"
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
    ) {
        let Some(known) = self.devices.get(&number) else {
            return;
        };
        match known.taken {
            // The proposal is recorded but not saved yet; its answer follows.
            Some(taken) if taken.id == id && taken.n > self.history.count() => return,
            // The answer was lost.
            Some(taken) if taken.id == id => {
                return self.send_after_entries(link, &HostMessage::Taken(taken));
            }
            // The proposal is late: its device has an answer to a later one.
            Some(taken) if taken.id > id => return,
            Some(_) | None => {}
        }
        let by = (known.about.role, known.about.seat);
        let is_local = known.is_local();
        let Some(n) = entry.get("n").and_then(Value::as_u64).filter(|n| *n > 0) else {
            return self.refuse(link, id, "bad-entry");
        };
        if table.is_failing() {
            table.save();
            self.announce(table);
            if table.is_failing() {
                return self.refuse(link, id, NOT_SAVED);
            }
        }
        let next = table.count() + 1;
        if n != next {
            let code = if n < next { OLD } else { "ahead" }.to_owned();
            return self.send_after_entries(link, &HostMessage::Refused { id, code });
        }
        let is_charged = !is_local && table.is_by_step(entry);
        let party = self.allowances.entry(by.1).or_insert(Allowance::FULL);
        if is_charged && party.recorded == 0 {
            return self.refuse(link, id, TOO_MANY);
        }
        let recorded = if is_local {
            table.record_own(entry, at, die)
        } else {
            table.record(entry, by, at, die)
        };
        if let Err(denied) = recorded {
            return self.refuse(link, id, denied.code());
        }
        if is_charged {
            let step = serde_json::to_string(entry).map_or(0, |step| step.len());
            party.recorded = party.recorded.saturating_sub(step + AROUND_A_STEP);
        }
        if ["undo", "redo"].iter().any(|key| entry.contains_key(*key)) {
            let undid = HostMessage::Undid { n, device: number };
            self.send_to_all(&undid);
        }
        let taken = Taken { id, n };
        if let Some(known) = self.devices.get_mut(&number) {
            known.taken = Some(taken);
        }
        self.announce(table);
    }

    /// Records that a guest has only the first `have` entries, so that the others are sent again.
    fn rewind(&mut self, link: LinkId, have: u64) {
        if let Some(link) = self.links.get_mut(&link) {
            link.sent = link.sent.min(have);
        }
    }

    /// Sends a guest with a place the next entries that it lacks, as far as its allowance permits, and then the answer
    /// that was held for them.
    fn send_entries(&mut self, id: LinkId) {
        let Some(link) = self.links.get_mut(&id) else {
            return;
        };
        let number = link.device;
        let Some(known) = number.and_then(|number| self.devices.get(&number)) else {
            return;
        };
        let party = self.allowances.entry(known.about.seat);
        let left = &mut party.or_insert(Allowance::FULL).received;
        while (*left > 0 || known.is_local())
            && let Some((batch, last)) = self.history.after(link.sent)
        {
            if !known.is_local() {
                *left = left.saturating_sub(batch.len());
            }
            link.sent = last;
            self.out.push(Outgoing::Send(id, batch));
        }
        if link.sent == self.history.count() {
            self.out
                .extend(link.held.take().map(|held| Outgoing::Send(id, held)));
        }
    }

    /// Sends an answer that refers to announced entries, after those entries.
    fn send_after_entries(&mut self, id: LinkId, answer: &HostMessage) {
        if let Some(link) = self.links.get_mut(&id) {
            link.held = Some(answer.text().into());
            self.send_entries(id);
        }
    }

    /// Announces new entries to all guests that have the earlier ones, and sends each proposer the acceptance of its
    /// proposal.
    fn send_new_entries(&mut self, table: &dyn SharedTable) {
        let before = self.history.count();
        self.history.extend(table);
        let mut count = before;
        while let Some((batch, last)) = self.history.after(count) {
            for (id, link) in &mut self.links {
                if link.device.is_some() && link.sent == count {
                    link.sent = last;
                    self.out.push(Outgoing::Send(*id, Arc::clone(&batch)));
                }
            }
            count = last;
        }
        let accepted = self.devices.values().filter_map(|known| {
            let taken = known.taken.filter(|taken| taken.n > before)?;
            (taken.n <= count).then_some((known.link?, taken))
        });
        for (link, taken) in accepted.collect::<Vec<_>>() {
            self.send_after_entries(link, &HostMessage::Taken(taken));
        }
    }

    fn send_devices(&mut self) {
        let devices = self.devices();
        // A guest that has still to choose a place sees which ones are taken.
        self.send_to(|link| link.is_welcome, &HostMessage::Devices { devices });
    }

    /// Sends an answer to all devices with a place.
    fn send_to_all(&mut self, answer: &HostMessage) {
        self.send_to(|link| link.device.is_some(), answer);
    }

    fn send_to(&mut self, is_meant: impl Fn(&Link) -> bool, answer: &HostMessage) {
        let text: Arc<str> = answer.text().into();
        let meant = self.links.iter().filter(|(_, link)| is_meant(link));
        self.out
            .extend(meant.map(|(id, _)| Outgoing::Send(*id, Arc::clone(&text))));
    }

    /// Sends the last message to a connection and closes it.
    fn dismiss(&mut self, link: LinkId, reason: CloseReason) {
        self.send(link, &HostMessage::Bye { reason });
        self.out.push(Outgoing::Close(link));
        self.disconnect(link);
    }

    /// Removes a connection. Returns whether it was the one of a device with a place.
    fn disconnect(&mut self, link: LinkId) -> bool {
        let gone = self.links.remove(&link).and_then(|link| link.device);
        let known = gone.and_then(|number| self.devices.get_mut(&number));
        let known = known.filter(|known| known.link == Some(link));
        if let Some(known) = known {
            self.losses += 1;
            known.link = None;
            known.about.here = false;
            known.lost = self.losses;
            return true;
        }
        false
    }

    fn send(&mut self, link: LinkId, answer: &HostMessage) {
        self.out.push(Outgoing::Send(link, answer.text().into()));
    }

    fn refuse(&mut self, link: LinkId, id: u64, code: &str) {
        let code = code.to_owned();
        self.send(link, &HostMessage::Refused { id, code });
    }
}
