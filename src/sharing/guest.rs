//! The guest's part of the protocol: its place, the entries it has received, and the proposal that is pending.

use std::collections::VecDeque;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};
use strum::VariantNames;

use super::device::tidy_name;
use super::{
    CloseReason, Device, GuestMessage, HostMessage, Invitation, Invite, Key, OLD, PROTOCOL, Role,
};
use courtyard_core::seat::Seat;
use courtyard_session::{Header, Moment};

/// Interval between signs of life, in seconds.
const BEAT: f64 = 1.0;
/// Silence after which the host counts as lost, in seconds. After a longer interruption the system repeats lost packets
/// at growing intervals, so that a new connection is faster.
const SILENCE: f64 = 3.5;
/// As [`SILENCE`], while a proposal is pending: a new connection shows at once whether the proposal arrived.
const HURRY: f64 = 1.5;
/// An answer within this time, in seconds, shows that the host is not slow.
const QUICK: f64 = 1.0;
/// A gap between two ticks after which the guest counts as having been asleep, in seconds.
const SLEEP: f64 = 1.5;
/// Minimum time after that for the host's messages to arrive, in seconds.
const WAKING: f64 = 0.4;
/// Time after which a proposal without an answer is sent again, in seconds. The host recognises its number.
const AGAIN: f64 = 2.0;
/// Difference to the host's time that is not corrected, in seconds: times have whole seconds, and messages take a moment.
const CLOCK_PLAY: i64 = 2;
/// Maximum number of messages that wait for a connection.
const MOST_WAITING: usize = 16;

/// The stage that a guest has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// It has not been admitted yet.
    Outside,
    /// It is admitted and has to choose a place.
    Choosing,
    /// It has its place.
    Seated,
    /// The host has closed the connection.
    Dismissed(CloseReason),
    /// The host's message was not understood; it is of another version.
    Strange,
}

/// The result of a proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is an entry.
    Taken,
    /// It was refused, with this code.
    Refused(String),
}

/// Why nothing can be proposed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum NotNow {
    /// There is no connection.
    Lost,
    /// The last proposal is still pending.
    Waiting,
    /// This device only watches, or has no place.
    NotYours,
    /// The host's disk fails.
    Failing,
}

/// A pending proposal.
#[derive(Debug, Clone)]
struct Proposed {
    id: u64,
    n: u64,
    entry: Map<String, Value>,
    /// When it was proposed.
    since: f64,
    /// When it was sent last; `None` if there was no connection.
    sent: Option<f64>,
}

/// A guest of a table of any game. It has no socket and no clock: callers send the messages of
/// [`outgoing`](Guest::outgoing), and pass the time to [`tick`](Guest::tick).
#[derive(Debug)]
pub struct Guest {
    /// The invitation; the host's own window needs none.
    invitation: Option<Invitation>,
    key: Option<Key>,
    state: State,
    connected: bool,
    /// Whether the host has welcomed it on this connection. Before that it sends only `hello`.
    welcome: bool,
    /// The time of the last tick, in seconds.
    now: f64,
    /// A time at the host, and the guest's time when it was received, in seconds.
    host_time: Option<(Moment, f64)>,
    /// The times of the last message that was received (`heard`) and sent (`said`), in seconds.
    heard: f64,
    said: f64,
    /// The time of the first tick after the device was asleep, in seconds.
    woken: f64,
    /// Silence after which the host counts as lost while a proposal is pending, in seconds; longer if the host was only
    /// slow.
    hurry: f64,
    /// Whether the connection was replaced because a proposal had no answer in time. The host may only have been slow.
    hurried: bool,
    out: Vec<String>,
    header: Option<Header>,
    sealed: bool,
    closed: bool,
    /// Number of times that the guest has discarded its entries and begun at the first one.
    beginnings: u64,
    /// Received entries that the screen has not taken yet. `have` is the number of all received entries.
    entries: VecDeque<Value>,
    have: u64,
    device: Option<Device>,
    devices: Vec<Device>,
    /// The URL that invites further devices, if the host has sent it.
    invite: Option<Invite>,
    /// The last undo or redo whose device the host has named: the entry's number, and the device's.
    undid: Option<(u64, u64)>,
    failing: bool,
    paused: Option<Moment>,
    next_id: u64,
    proposed: Option<Proposed>,
    verdict: Option<Verdict>,
}

impl Guest {
    /// A guest with this invitation, and its key if the device comes back.
    pub fn new(invitation: Invitation, key: Option<Key>) -> Guest {
        Guest {
            invitation: Some(invitation),
            key,
            ..Guest::nobody()
        }
    }

    /// A guest in the host's own window, which needs no invitation and has the first `have` entries of this session.
    pub fn here(header: Header, sealed: bool, have: u64) -> Guest {
        Guest {
            header: Some(header),
            sealed,
            have,
            state: State::Seated,
            welcome: true,
            device: Some(Device::LOCAL),
            ..Guest::nobody()
        }
    }

    /// Whether it is in the host's own window, whose connection is never silently lost.
    pub fn is_here(&self) -> bool {
        self.invitation.is_none()
    }

    fn nobody() -> Guest {
        Guest {
            invitation: None,
            key: None,
            state: State::Outside,
            connected: false,
            welcome: false,
            now: 0.0,
            host_time: None,
            heard: 0.0,
            said: 0.0,
            woken: f64::NEG_INFINITY,
            hurry: HURRY,
            hurried: false,
            out: Vec::new(),
            header: None,
            sealed: true,
            closed: false,
            beginnings: 0,
            entries: VecDeque::new(),
            have: 0,
            device: None,
            devices: Vec::new(),
            invite: None,
            undid: None,
            failing: false,
            paused: None,
            next_id: 1,
            proposed: None,
            verdict: None,
        }
    }

    /// Starts again after the host has closed the connection, as a new device if its place was lost.
    pub fn come_again(&mut self) {
        let keeps_place = self.state == State::Dismissed(CloseReason::Elsewhere);
        self.key = self.key.take().filter(|_| keeps_place);
        self.device = None;
        self.devices.clear();
        self.proposed = None;
        self.header = None;
        self.forget();
        self.connected = false;
        self.welcome = false;
        self.state = State::Outside;
    }

    /// Begins a connection.
    pub fn connected(&mut self) {
        // A host that was killed may have another entry of that number.
        self.undid = None;
        self.connected = true;
        // The host's own window is admitted without a message.
        self.welcome = self.invitation.is_none();
        self.heard = self.now;
        self.out.clear();
        if let Some(proposed) = &mut self.proposed {
            // It may or may not have arrived.
            proposed.sent = None;
        }
        let first = match &self.invitation {
            Some(invitation) => GuestMessage::Hello {
                protocol: PROTOCOL,
                invitation: invitation.text(),
                key: self.key.as_ref().map(Key::text),
                have: self.have,
            },
            None => GuestMessage::Here { have: self.have },
        };
        self.say(&first);
    }

    /// Ends the connection. The known entries stay, and nothing can be proposed.
    pub fn lost(&mut self) {
        self.connected = false;
        self.welcome = false;
        self.out.clear();
        for device in &mut self.devices {
            device.here = false;
        }
    }

    /// Sets the guest’s time, in seconds. Called at least once per second. Returns whether the connection counts as
    /// lost and has to be replaced.
    pub fn tick(&mut self, now: f64) -> bool {
        // A device that was asleep has heard nothing, whether or not the host is there.
        if now - self.now >= SLEEP {
            self.woken = now;
        }
        self.now = now;
        if !self.connected || self.is_over() {
            return false;
        }
        if !self.is_here() && now - self.said >= BEAT {
            self.say(&GuestMessage::Here { have: self.have });
        }
        self.send_again();
        let is_silent = !self.is_here() && now >= self.silent_at();
        self.hurried |= is_silent && now < self.heard + SILENCE;
        is_silent
    }

    /// The time at which the host counts as lost if nothing is received before, in seconds.
    fn silent_at(&self) -> f64 {
        let sent = self.proposed.as_ref().and_then(|proposed| proposed.sent);
        let silent = sent.map_or(self.heard + SILENCE, |sent| {
            (self.heard.max(sent) + self.hurry).min(self.heard + SILENCE)
        });
        silent.max(self.woken + WAKING)
    }

    /// Maximum time until the next tick, in seconds. A later tick would notice a lost host too late.
    pub fn patience(&self) -> f64 {
        if self.connected && !self.is_here() {
            (self.silent_at() - self.now).clamp(0.0, BEAT)
        } else {
            BEAT
        }
    }

    /// Returns the messages to send, the oldest first.
    pub fn outgoing(&mut self) -> Vec<String> {
        std::mem::take(&mut self.out)
    }

    /// Handles a message of the host.
    pub fn received(&mut self, text: &str) {
        if self.is_over() {
            return;
        }
        self.heard = self.now;
        let Ok(answer) = HostMessage::parse(text) else {
            self.state = State::Strange;
            return;
        };
        // A message before the welcome belongs to an earlier connection.
        let may_be_first = matches!(
            answer,
            HostMessage::Welcome { .. } | HostMessage::Bye { .. }
        );
        if !self.welcome && !may_be_first {
            return;
        }
        match answer {
            HostMessage::Welcome {
                protocol,
                version: _,
                header,
                sealed,
                count,
                device,
                taken,
                closed,
                at,
            } => {
                if protocol != PROTOCOL {
                    self.state = State::Strange;
                    return;
                }
                self.welcome = true;
                self.host_time = at.map(|at| (at, self.now));
                self.meet(header, sealed, count);
                self.closed = closed;
                self.failing = false;
                self.paused = None;
                self.state = match device {
                    Some(_) => State::Seated,
                    None => State::Choosing,
                };
                if device.is_none() {
                    // The host has forgotten this device, and sends all entries to devices that join.
                    self.key = None;
                    self.proposed = None;
                    if self.have > 0 {
                        self.forget();
                    }
                }
                self.device = device;
                self.learn_whether_slow(taken.map(|taken| taken.id));
                if let Some(taken) = taken {
                    self.next_id = self.next_id.max(taken.id.saturating_add(1));
                    self.judge(taken.id, Verdict::Taken);
                }
                self.send_again();
            }
            HostMessage::Joined { key, device } => {
                self.key = Key::parse(&key);
                self.device = Some(device);
                self.state = State::Seated;
            }
            HostMessage::Entries { entries } => self.take_in(entries),
            HostMessage::Taken(taken) => {
                if taken.n <= self.have {
                    self.judge(taken.id, Verdict::Taken);
                } else {
                    // The entry itself was lost.
                    self.say(&GuestMessage::Here { have: self.have });
                }
            }
            HostMessage::Undid { n, device } => self.undid = Some((n, device)),
            HostMessage::Refused { id, code } => self.refused(id, code),
            HostMessage::Invite(invite) => self.invite = Some(invite),
            HostMessage::Devices { devices } => {
                let own = self.device.as_ref().map(|own| own.number);
                let own_device = devices.iter().find(|d| Some(d.number) == own);
                if let Some(own_device) = own_device {
                    self.device = Some(own_device.clone());
                }
                self.devices = devices;
            }
            HostMessage::Trouble { failing } => self.failing = failing,
            HostMessage::Paused { since } => self.paused = since,
            HostMessage::Here { count, at } => {
                self.set_host_time(at);
                if count > self.have && self.state == State::Seated {
                    self.say(&GuestMessage::Here { have: self.have });
                }
            }
            HostMessage::Bye { reason } => self.state = State::Dismissed(reason),
        }
    }

    /// Takes a place with this name and the player's seat; `None` to watch only.
    pub fn join(&mut self, name: &str, seat: Option<Seat>) {
        if self.state == State::Choosing {
            self.say(&GuestMessage::Join {
                name: tidy_name(name),
                seat,
            });
        }
    }

    /// The time at the host, if the host has sent one. The clock of a guest's device may be wrong.
    pub fn host_time(&self) -> Option<Moment> {
        let (at, received) = self.host_time?;
        Some(at + Duration::from_secs_f64((self.now - received).max(0.0)))
    }

    /// Takes over a time of the host, unless it is the known one except for the way of the messages.
    fn set_host_time(&mut self, at: Option<Moment>) {
        let is_known = |at: Moment| {
            let known = self.host_time();
            known.is_some_and(|known| (at - known).num_seconds().abs() <= CLOCK_PLAY)
        };
        if let Some(at) = at
            && !is_known(at)
        {
            self.host_time = Some((at, self.now));
        }
    }

    /// The start of the current break, if the host has announced one.
    pub fn paused_since(&self) -> Option<Moment> {
        self.paused
    }

    /// Asks the host to pause the clock, or to let it run again. Does nothing if this device only watches, or without a
    /// connection.
    pub fn pause(&mut self, paused: bool) {
        if self.welcome && self.may_act() {
            self.say(&GuestMessage::Pause { paused });
        }
    }

    /// Gives the place up.
    pub fn leave(&mut self) {
        self.say(&GuestMessage::Leave {});
    }

    /// Proposes the next entry. It is [pending](Guest::is_waiting) until there is a [verdict](Guest::verdict).
    ///
    /// # Errors
    /// Returns why nothing can be proposed now.
    pub fn propose(&mut self, entry: Map<String, Value>) -> Result<(), NotNow> {
        self.may_propose()?;
        let id = self.next_id;
        self.next_id += 1;
        self.verdict = None;
        self.proposed = Some(Proposed {
            id,
            n: self.have + 1,
            entry,
            since: self.now,
            sent: None,
        });
        self.send_again();
        Ok(())
    }

    /// Whether something can be proposed now.
    ///
    /// # Errors
    /// Returns why not.
    pub fn may_propose(&self) -> Result<(), NotNow> {
        if self.state != State::Seated || !self.may_act() {
            return Err(NotNow::NotYours);
        }
        if !self.welcome {
            return Err(NotNow::Lost);
        }
        if self.failing {
            return Err(NotNow::Failing);
        }
        match self.proposed {
            Some(_) => Err(NotNow::Waiting),
            None => Ok(()),
        }
    }

    /// Whether this device may propose anything at all.
    pub fn may_act(&self) -> bool {
        let own = self.device.as_ref();
        own.is_some_and(|own| own.role != Role::Look)
    }

    /// Whether a proposal is pending.
    pub fn is_waiting(&self) -> bool {
        self.proposed.is_some()
    }

    /// The time for which a proposal has been pending, in seconds.
    pub fn waits_for(&self) -> Option<f64> {
        let proposed = self.proposed.as_ref()?;
        Some(self.now - proposed.since)
    }

    /// Returns the result of the last proposal, once.
    pub fn verdict(&mut self) -> Option<Verdict> {
        self.verdict.take()
    }

    /// Returns the next received entry, once.
    pub fn next_entry(&mut self) -> Option<Value> {
        self.entries.pop_front()
    }

    /// Number of entries that were received and not [taken](Guest::next_entry).
    pub fn behind(&self) -> usize {
        self.entries.len()
    }

    /// The stage that it has reached.
    pub fn state(&self) -> State {
        self.state
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// Whether the host has welcomed it on the current connection.
    pub fn is_welcome(&self) -> bool {
        self.welcome
    }

    /// Whether the known table is the host's; otherwise it is old.
    pub fn is_current(&self) -> bool {
        self.welcome && self.state == State::Seated
    }

    /// Whether the host has closed the connection permanently, or is not understood.
    pub fn is_over(&self) -> bool {
        matches!(self.state, State::Dismissed(_) | State::Strange)
    }

    /// The header of the journal, once it was received.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Whether the journal's lines have checksums.
    pub fn has_checksums(&self) -> bool {
        self.sealed
    }

    /// Whether further devices are prevented from joining.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Number of times that the guest has discarded its entries and begun at the first one. When it grows, the followed
    /// session has to be discarded.
    pub fn beginnings(&self) -> u64 {
        self.beginnings
    }

    /// Its own device.
    pub fn device(&self) -> Option<&Device> {
        self.device.as_ref()
    }

    /// All devices with a place.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// The URL that invites further devices, if the host has sent it to this one.
    pub fn invite(&self) -> Option<&Invite> {
        self.invite.as_ref()
    }

    /// Number of the device whose undo or redo this entry is, if the host has named it; 0 is the host.
    pub fn undid(&self, entry: u64) -> Option<u64> {
        let (_, device) = self.undid.filter(|(n, _)| *n == entry)?;
        Some(device)
    }

    /// The key to come back with, to be stored while the page is open.
    pub fn key(&self) -> Option<&Key> {
        self.key.as_ref()
    }

    /// Whether the host's disk fails.
    pub fn is_failing(&self) -> bool {
        self.failing
    }

    /// Handles the header of a welcome. Begins at the first entry if this is another session than before, or has fewer
    /// entries.
    fn meet(&mut self, header: Header, sealed: bool, count: u64) {
        let is_same = self.header.as_ref() == Some(&header) && count >= self.have;
        self.sealed = sealed;
        if is_same {
            return;
        }
        self.header = Some(header);
        self.forget();
        self.proposed = None;
        if self.key.is_some() && count > 0 {
            self.say(&GuestMessage::Here { have: 0 });
        }
    }

    /// Discards all entries and begins at the first one.
    fn forget(&mut self) {
        self.entries.clear();
        self.have = 0;
        self.beginnings += 1;
    }

    fn take_in(&mut self, entries: Vec<Value>) {
        for entry in entries {
            let n = entry.get("n").and_then(Value::as_u64);
            match n {
                Some(n) if n == self.have + 1 => {
                    self.have = n;
                    self.entries.push_back(entry);
                }
                // An entry that was received before. Otherwise one is missing, and the rest is requested.
                Some(n) if n <= self.have => {}
                Some(_) => {
                    self.say(&GuestMessage::Here { have: self.have });
                    break;
                }
                None => {
                    self.state = State::Strange;
                    return;
                }
            }
        }
    }

    fn refused(&mut self, id: u64, code: String) {
        let Some(proposed) = self.proposed.as_ref().filter(|p| p.id == id) else {
            return;
        };
        // The missing entries may still follow; the verdict comes with them.
        if code == OLD && self.have < proposed.n {
            return self.say(&GuestMessage::Here { have: self.have });
        }
        self.judge(id, Verdict::Refused(code));
    }

    /// Adjusts the waiting time for proposals after a connection was replaced. If the host had recorded the proposal,
    /// it was only slow: the guest then waits longer the next time, so that a slow disk does not cause one connection
    /// after the other.
    fn learn_whether_slow(&mut self, taken: Option<u64>) {
        if std::mem::take(&mut self.hurried)
            && let Some(proposed) = &self.proposed
        {
            self.hurry = if taken == Some(proposed.id) {
                (2.0 * self.hurry).min(SILENCE)
            } else {
                HURRY
            };
        }
    }

    fn judge(&mut self, id: u64, verdict: Verdict) {
        let Some(proposed) = self.proposed.take_if(|p| p.id == id) else {
            return;
        };
        if self.now - proposed.since <= QUICK {
            self.hurry = HURRY;
        }
        self.verdict = Some(verdict);
    }

    /// Sends the pending proposal, if it was not sent or has had no answer for too long.
    fn send_again(&mut self) {
        if !self.welcome || self.state != State::Seated {
            return;
        }
        let now = self.now;
        let Some(proposed) = &mut self.proposed else {
            return;
        };
        if proposed.sent.is_none_or(|sent| now - sent >= AGAIN) {
            proposed.sent = Some(now);
            let request = GuestMessage::Propose {
                id: proposed.id,
                entry: proposed.entry.clone(),
            };
            self.say(&request);
        }
    }

    fn say(&mut self, request: &GuestMessage) {
        let may = self.welcome || matches!(request, GuestMessage::Hello { .. });
        if self.connected && may && self.out.len() < MOST_WAITING {
            self.said = self.now;
            self.out.push(request.text());
        }
    }
}
