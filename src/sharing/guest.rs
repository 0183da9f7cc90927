//! What a guest does with the messages of its host: its place, what was told, and the step that waits for an answer.

use std::collections::VecDeque;

use serde_json::{Map, Value};

use super::device::tidy_name;
use super::{Answer, Device, Invitation, Key, OLD, PROTOCOL, Reason, Request, Role};
use crate::seat::Seat;
use crate::session::Header;

/// How often a guest says that it is there, in seconds.
const BEAT: f64 = 1.0;
/// A host of which so many seconds nothing was heard is taken for lost: after a cable was cut for long, what was sent
/// waits for longer and longer to be sent again, and another connection is there sooner.
const SILENCE: f64 = 3.5;
/// While a proposal waits, so many seconds of silence are enough: what was sent into a cut would wait for the system to
/// send it again, and over another connection one learns at once whether it came through.
const HURRY: f64 = 1.5;
/// An answer that comes within so many seconds shows that the host is not slow.
const QUICK: f64 = 1.0;
/// A guest that was not told the time for so many seconds was asleep, or very busy.
const SLEEP: f64 = 1.5;
/// So many seconds it then waits at least for what the host has said meanwhile.
const WAKING: f64 = 0.4;
/// After so many seconds without an answer a proposal is sent again: its number tells the host that it is the same one.
const AGAIN: f64 = 2.0;
/// So many messages wait for a connection at most.
const MOST_WAITING: usize = 16;

/// How far a guest has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// It has not been let in yet.
    Outside,
    /// It is let in and has no place yet: who it is, is to be chosen.
    Choosing,
    /// It has its place.
    Seated,
    /// The host has said good-bye.
    Dismissed(Reason),
    /// The host is not understood: it is of another version.
    Strange,
}

/// What became of a proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is an entry.
    Taken,
    /// It is none; the code says why.
    Refused(String),
}

/// Why nothing can be proposed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotNow {
    /// There is no connection.
    Lost,
    /// The last proposal waits still.
    Waiting,
    /// This device only looks on, or has no place.
    NotYours,
    /// The host's disk takes nothing.
    Failing,
}

/// A proposal without an answer yet.
#[derive(Debug, Clone)]
struct Proposed {
    id: u64,
    n: u64,
    entry: Map<String, Value>,
    /// When it was asked for.
    since: f64,
    /// When it was sent last; never, where there was no connection.
    sent: Option<f64>,
}

/// A guest of a table, of whatever game. It has no socket and no clock: what it says is to be
/// [taken from it](Guest::outgoing), and the time is told in [`tick`](Guest::tick).
#[derive(Debug)]
pub struct Guest {
    /// The right to come in; the host's own window needs none.
    invitation: Option<Invitation>,
    key: Option<Key>,
    state: State,
    connected: bool,
    /// Whether the host has welcomed it on this connection: before that it says nothing but who it is.
    welcome: bool,
    /// The time now, in seconds since whenever.
    now: f64,
    /// When something was heard last, and said last.
    heard: f64,
    said: f64,
    /// When it was told the time first after it had slept.
    woken: f64,
    /// So many seconds of silence are enough while a proposal waits: more where the host was only slow.
    hurry: f64,
    /// Whether the connection was given up for a proposal that waited, and what became of it is not known yet.
    hurried: bool,
    out: Vec<String>,
    header: Option<Header>,
    sealed: bool,
    closed: bool,
    /// How often it began at the first entry.
    beginnings: u64,
    /// Entries that were told and not taken in yet, and how many were told in all.
    entries: VecDeque<Value>,
    have: u64,
    device: Option<Device>,
    devices: Vec<Device>,
    failing: bool,
    next_id: u64,
    proposed: Option<Proposed>,
    verdict: Option<Verdict>,
}

impl Guest {
    /// A guest with this invitation; a device that comes back has its key.
    pub fn new(invitation: Invitation, key: Option<Key>) -> Guest {
        Guest {
            invitation: Some(invitation),
            key,
            ..Guest::nobody()
        }
    }

    /// A guest in the host's own window, which is let in as it is and knows the first so many entries of this session.
    pub fn here(header: Header, sealed: bool, have: u64) -> Guest {
        Guest {
            header: Some(header),
            sealed,
            have,
            state: State::Seated,
            welcome: true,
            device: Some(Device::HERE),
            ..Guest::nobody()
        }
    }

    /// Whether it is in the host's own window. Its connection is never silently lost.
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
            failing: false,
            next_id: 1,
            proposed: None,
            verdict: None,
        }
    }

    /// Comes in again, after the host has said good-bye: as somebody new where the place was given up or taken away.
    pub fn come_again(&mut self) {
        let keeps_place = self.state == State::Dismissed(Reason::Elsewhere);
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

    /// There is a connection now.
    pub fn connected(&mut self) {
        self.connected = true;
        // The host's own window is let in as it is.
        self.welcome = self.invitation.is_none();
        self.heard = self.now;
        self.out.clear();
        if let Some(proposed) = &mut self.proposed {
            // Whether it came through before is not known.
            proposed.sent = None;
        }
        let first = match &self.invitation {
            Some(invitation) => Request::Hello {
                protocol: PROTOCOL,
                invitation: invitation.text(),
                key: self.key.as_ref().map(Key::text),
                have: self.have,
            },
            None => Request::Here { have: self.have },
        };
        self.say(&first);
    }

    /// The connection is gone. What is known stays, and nothing can be proposed.
    pub fn lost(&mut self) {
        self.connected = false;
        self.welcome = false;
        self.out.clear();
        for device in &mut self.devices {
            device.here = false;
        }
    }

    /// The time, in seconds since whenever; called often, and at least once a second. Whether the connection is as good
    /// as lost and is to be made anew.
    pub fn tick(&mut self, now: f64) -> bool {
        if now - self.now >= SLEEP {
            self.woken = now;
        }
        self.now = now;
        if !self.connected || self.is_over() {
            return false;
        }
        if !self.is_here() && now - self.said >= BEAT {
            self.say(&Request::Here { have: self.have });
        }
        self.send_again();
        let is_silent = !self.is_here() && now >= self.silent_at();
        self.hurried |= is_silent && now < self.heard + SILENCE;
        is_silent
    }

    /// When the host is taken for lost if nothing is heard until then.
    fn silent_at(&self) -> f64 {
        let sent = self.proposed.as_ref().and_then(|proposed| proposed.sent);
        let silent = sent.map_or(self.heard + SILENCE, |sent| {
            (self.heard.max(sent) + self.hurry).min(self.heard + SILENCE)
        });
        silent.max(self.woken + WAKING)
    }

    /// In how many seconds at most it is to be told the time again. By then a host of which nothing is heard is lost.
    pub fn patience(&self) -> f64 {
        match self.connected && !self.is_here() {
            true => (self.silent_at() - self.now).clamp(0.0, BEAT),
            false => BEAT,
        }
    }

    /// What is to be sent, oldest first.
    pub fn outgoing(&mut self) -> Vec<String> {
        std::mem::take(&mut self.out)
    }

    /// Hears a message of the host.
    pub fn received(&mut self, text: &str) {
        if self.is_over() {
            return;
        }
        self.heard = self.now;
        let Ok(answer) = Answer::parse(text) else {
            self.state = State::Strange;
            return;
        };
        // What comes before the welcome belongs to nothing that is known here.
        let may_be_first = matches!(answer, Answer::Welcome { .. } | Answer::Bye { .. });
        if !self.welcome && !may_be_first {
            return;
        }
        match answer {
            Answer::Welcome {
                protocol,
                version: _,
                header,
                sealed,
                count,
                device,
                taken,
                closed,
            } => {
                if protocol != PROTOCOL {
                    self.state = State::Strange;
                    return;
                }
                self.welcome = true;
                self.meet(header, sealed, count);
                self.closed = closed;
                self.failing = false;
                self.state = match device {
                    Some(_) => State::Seated,
                    None => State::Choosing,
                };
                if device.is_none() {
                    // What this device was is forgotten there, and whoever takes a place is told everything.
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
            Answer::Joined { key, device } => {
                self.key = Key::parse(&key);
                self.device = Some(device);
                self.state = State::Seated;
            }
            Answer::Entries { entries } => self.take_in(entries),
            Answer::Taken(taken) => match taken.n <= self.have {
                true => self.judge(taken.id, Verdict::Taken),
                // The entry itself was lost on its way.
                false => self.say(&Request::Here { have: self.have }),
            },
            Answer::Refused { id, code } => self.refused(id, code),
            Answer::Devices { devices } => {
                let own = self.device.as_ref().map(|own| own.number);
                let told = devices.iter().find(|d| Some(d.number) == own);
                if let Some(told) = told {
                    self.device = Some(told.clone());
                }
                self.devices = devices;
            }
            Answer::Trouble { failing } => self.failing = failing,
            Answer::Here { count } => {
                if count > self.have && self.state == State::Seated {
                    self.say(&Request::Here { have: self.have });
                }
            }
            Answer::Bye { reason } => self.state = State::Dismissed(reason),
        }
    }

    /// Takes a place: what the device is called, and whose it is; nobody's where it only looks on.
    pub fn join(&mut self, name: &str, seat: Option<Seat>) {
        if self.state == State::Choosing {
            self.say(&Request::Join {
                name: tidy_name(name),
                seat,
            });
        }
    }

    /// Gives the place up.
    pub fn leave(&mut self) {
        self.say(&Request::Leave {});
    }

    /// Proposes an entry; its `n` is the next one. It [waits](Guest::is_waiting) until there is a
    /// [verdict](Guest::verdict).
    ///
    /// # Errors
    /// Why nothing can be proposed now.
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
    /// Why not.
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

    /// Whether this device may ask for anything at all.
    pub fn may_act(&self) -> bool {
        let own = self.device.as_ref();
        own.is_some_and(|own| own.role != Role::Look)
    }

    /// Whether a proposal waits for the host's word.
    pub fn is_waiting(&self) -> bool {
        self.proposed.is_some()
    }

    /// For how many seconds a proposal has waited for the host's word, if one does.
    pub fn waits_for(&self) -> Option<f64> {
        let proposed = self.proposed.as_ref()?;
        Some(self.now - proposed.since)
    }

    /// What became of the last proposal, once.
    pub fn verdict(&mut self) -> Option<Verdict> {
        self.verdict.take()
    }

    /// The next entry that was told, once.
    pub fn next_entry(&mut self) -> Option<Value> {
        self.entries.pop_front()
    }

    /// How many entries were told and not [taken](Guest::next_entry).
    pub fn behind(&self) -> usize {
        self.entries.len()
    }

    /// How far it has come.
    pub fn state(&self) -> State {
        self.state
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// Whether the table that is known is the host's: otherwise it is old.
    pub fn is_current(&self) -> bool {
        self.welcome && self.state == State::Seated
    }

    /// Whether the host has said good-bye, or is not understood.
    pub fn is_over(&self) -> bool {
        matches!(self.state, State::Dismissed(_) | State::Strange)
    }

    /// Who plays what by which rules; `None` before it was told.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Whether the journal's lines have checksums.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// Whether nobody else may join.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// How often it has begun at the first entry: when this grows, the session that was followed is to be forgotten.
    pub fn beginnings(&self) -> u64 {
        self.beginnings
    }

    /// Its own place.
    pub fn device(&self) -> Option<&Device> {
        self.device.as_ref()
    }

    /// Everybody who has a place.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// The right to come back to its place: to be kept as long as the page is.
    pub fn key(&self) -> Option<&Key> {
        self.key.as_ref()
    }

    /// Whether the host's disk takes nothing.
    pub fn is_failing(&self) -> bool {
        self.failing
    }

    /// Begins at the first entry where this is another session than before, or one that has fewer entries.
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
            self.say(&Request::Here { have: 0 });
        }
    }

    /// Forgets what was told of the session: it begins at the first entry.
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
                // It was told before, or another one is missing: saying what is there brings the rest.
                Some(n) if n <= self.have => {}
                Some(_) => {
                    self.say(&Request::Here { have: self.have });
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
        // What came instead may still be on its way; the verdict is told with it.
        if code == OLD && self.have < proposed.n {
            return self.say(&Request::Here { have: self.have });
        }
        self.judge(id, Verdict::Refused(code));
    }

    /// Where the connection was given up for a proposal that the host had taken, the host may only have been slow: next
    /// time it is waited for longer, so that a slow disk is no reason for one connection after the other.
    fn learn_whether_slow(&mut self, taken: Option<u64>) {
        if std::mem::take(&mut self.hurried)
            && let Some(proposed) = &self.proposed
        {
            self.hurry = match taken == Some(proposed.id) {
                true => (2.0 * self.hurry).min(SILENCE),
                false => HURRY,
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

    /// Sends the proposal that waits, where it was not sent or has no answer for long.
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
            let request = Request::Propose {
                id: proposed.id,
                entry: proposed.entry.clone(),
            };
            self.say(&request);
        }
    }

    fn say(&mut self, request: &Request) {
        let may = self.welcome || matches!(request, Request::Hello { .. });
        if self.connected && may && self.out.len() < MOST_WAITING {
            self.said = self.now;
            self.out.push(request.text());
        }
    }
}
