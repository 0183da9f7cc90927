//! The recording of a table's steps: in a local journal, or by the host of a shared table.

use std::cell::Cell;
use std::str::FromStr as _;

use egui::{Label, Panel, Ui};
use strum::EnumTryAs;

use super::game::GameScreens;
use super::layout;
use crate::guest::{JournalFile, MeetingPage, SharedLink};
use crate::parts;
use crate::theme::{self, palette};
use crate::widgets;
use courtyard_core::seat::{Seat, SeatSet};
use courtyard_library::{OpenSession, RecordError, Unwritable};
use courtyard_session::journal::{self, ChecksumState, EXTENSION};
use courtyard_session::{BotData, Header, Moment, Session, Step};
use courtyard_sharing::{
    self as sharing, Device, Follower, NOT_SAVED, NOT_YOURS, NotNow, OLD, Role, State, TOO_MANY,
    Verdict,
};
use courtyard_text::{self as text, Text, describe_unwritable, say};

/// Time in seconds before a pending proposal is indicated: a home network is faster, and nothing should flicker.
pub(super) const SOON: f64 = 0.15;

/// Records the steps of a table, and has its session.
#[derive(EnumTryAs)]
pub(super) enum Recorder<G: GameScreens> {
    /// In a local journal.
    Local(OpenSession<G>),
    /// At the host of a shared table: steps are proposed, and the host's entries are applied.
    Host(Remote<G>),
}

/// The result of a tapped step.
pub(super) enum Tapped<G: GameScreens> {
    /// Recorded, with these consequences.
    Recorded(Vec<G::Event>),
    /// Pending until the host answers.
    Waits,
    /// Refused by the rules.
    Refused(RecordError<G::Refusal>),
    /// This device may not do that; the key of the message.
    NotYours(&'static str),
    /// Nothing can be done now.
    NotNow(NotNow),
}

/// A session that a host records. It follows the host's entries.
pub(super) struct Remote<G: GameScreens> {
    pub(super) link: SharedLink,
    follower: Follower<G>,
    beginnings: u64,
    /// Whether host and guest disagree about the game.
    broken: bool,
    /// Whether the host is this window.
    is_host: bool,
    /// The number of the last proposed entry.
    proposed: Option<usize>,
    /// The steps that this device may do, with the state for which they were computed.
    offered: Cell<Option<(OfferedFor, Offered)>>,
    /// The last proposed dice. They are proposed again if other players threw theirs at the same time.
    thrown: Option<(Step<G::Action>, Moment)>,
}

/// Whether a device may undo and redo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Offered {
    /// Whether it may undo.
    pub(super) undo: bool,
    /// Whether it may redo.
    pub(super) redo: bool,
}

/// The number of entries, the role and player of the device, and the number of actions to undo.
type OfferedFor = (usize, (Role, Option<Seat>), usize);

/// A step that was applied, with the table before it and its consequences.
pub(super) struct AppliedStep<G: GameScreens> {
    pub(super) before: G::Table,
    pub(super) step: Step<G::Action>,
    pub(super) events: Vec<G::Event>,
}

/// The players who are people.
pub(super) fn people(header: &Header) -> SeatSet {
    let seats = header.players.seats();
    seats
        .filter(|seat| header.bots.at(*seat).is_none())
        .collect()
}

impl<G: GameScreens> Recorder<G> {
    /// The session with everything recorded or received.
    pub(super) fn session(&self) -> &Session<G> {
        match self {
            Recorder::Local(open) => open.session(),
            Recorder::Host(remote) => remote.session(),
        }
    }

    /// Pauses the clock, or lets it run again. A host does it a moment later.
    pub(super) fn pause(&mut self, paused: bool, now: Moment) {
        match self {
            Recorder::Local(open) => open.pause(paused.then_some(now), now),
            Recorder::Host(remote) => remote.link.borrow_mut().pause(paused),
        }
    }

    /// Records or proposes the step. `bots` is the part of its entry that concerns the bots at this table; `None` if none can
    /// act.
    pub(super) fn record(
        &mut self,
        step: Step<G::Action>,
        bots: Option<BotData>,
        now: Moment,
    ) -> Tapped<G> {
        match self {
            Recorder::Local(open) => {
                let recorded = match bots {
                    Some(data) => open.record_with(step, data, now),
                    None => open.record(step, now),
                };
                recorded.map_or_else(Tapped::Refused, Tapped::Recorded)
            }
            Recorder::Host(remote) => remote.propose(step, bots.unwrap_or_default(), now),
        }
    }
}

impl<G: GameScreens> Remote<G> {
    /// The session of a guest that joins through this link; `None` if its header is not of this game.
    pub(super) fn new(link: SharedLink) -> Option<Remote<G>> {
        let header = link.borrow().guest().header()?.clone();
        let follower = Follower::new(header).ok()?;
        let mut remote = Remote::of(link, follower, false);
        // Entries received before belong to the first table shown.
        while remote.next().is_some() {}
        Some(remote)
    }

    /// The session of a window that shares it, in its current state.
    pub(super) fn here(link: SharedLink, follower: Follower<G>) -> Remote<G> {
        Remote::of(link, follower, true)
    }

    fn of(link: SharedLink, follower: Follower<G>, is_host: bool) -> Remote<G> {
        let beginnings = link.borrow().guest().beginnings();
        Remote {
            follower,
            link,
            beginnings,
            broken: false,
            is_host,
            proposed: None,
            offered: Cell::default(),
            thrown: None,
        }
    }

    /// The role of this device, and its player.
    fn rights(&self) -> (Role, Option<Seat>) {
        let link = self.link.borrow();
        let own = link.guest().device();
        own.map_or((Role::Look, None), |own| (own.role, own.seat))
    }

    /// Whether this device may undo this number of actions, and redo one.
    pub(super) fn offered(&self, undoes: usize) -> Offered {
        let session = self.session();
        let (entries, by) = (session.entries().len(), self.rights());
        let now = (entries, by, undoes);
        if let Some((known, offered)) = self.offered.get()
            && known == now
        {
            return offered;
        }
        let (role, seat) = by;
        let may = |step| sharing::may(session, role, seat, &step);
        let offered = Offered {
            undo: may(Step::Undo(undoes)),
            redo: may(Step::Redo(1)),
        };
        self.offered.set(Some((now, offered)));
        offered
    }

    /// The session with everything received.
    pub(super) fn session(&self) -> &Session<G> {
        self.follower.session()
    }

    /// Whether the host is this window.
    pub(super) fn is_host(&self) -> bool {
        self.is_host
    }

    fn header(&self) -> Option<Header> {
        self.link.borrow().guest().header().cloned()
    }

    fn propose(&mut self, step: Step<G::Action>, bots: BotData, now: Moment) -> Tapped<G> {
        let may = self.link.borrow().guest().may_propose();
        let may = if self.broken { Err(NotNow::Lost) } else { may };
        if let Err(why) = may {
            return Tapped::NotNow(why);
        }
        let (role, seat) = self.rights();
        let entry = if self.awaits_bots(&step) {
            self.follower.unjudged(step.clone())
        } else {
            match self.follower.proposal_with(step.clone(), bots, now) {
                Ok(entry) => entry,
                Err(refusal) => return Tapped::Refused(RecordError::Refused(refusal)),
            }
        };
        if !matches!(step, Step::Do(_)) && !sharing::may(self.follower.session(), role, seat, &step)
        {
            return Tapped::NotYours("guest-not-yours-to-undo");
        }
        let session = self.follower.session();
        self.proposed = Some(session.entries().len() + 1);
        self.thrown = match &step {
            Step::Do(action) if G::thrown(action).is_some() => {
                let others = G::acting(session.table()).iter().count() > 1;
                others.then_some((step, now))
            }
            _ => None,
        };
        match self.link.borrow_mut().propose(entry) {
            Ok(()) => Tapped::Waits,
            Err(why) => Tapped::NotNow(why),
        }
    }

    /// Whether the host adds the part of its bots to a step of this guest.
    fn awaits_bots(&self, step: &Step<G::Action>) -> bool {
        let (Step::Do(action), Some(game)) = (step, G::BOTS) else {
            return false;
        };
        !self.is_host && game.awaits_bots(self.session(), action)
    }

    /// Whether the host has started another session.
    pub(super) fn begins_anew(&mut self) -> bool {
        let beginnings = self.link.borrow().guest().beginnings();
        if beginnings == self.beginnings {
            return false;
        }
        self.beginnings = beginnings;
        let follower = self.header().and_then(|header| Follower::new(header).ok());
        match follower {
            Some(follower) => self.follower = follower,
            None => self.broken = true,
        }
        true
    }

    /// Applies the next step from the host.
    pub(super) fn next(&mut self) -> Option<AppliedStep<G>> {
        if self.broken {
            return None;
        }
        let entry = self.link.borrow_mut().guest_mut().next_entry()?;
        let before = self.session().table().clone();
        match self.follower.follow(entry) {
            Ok((step, events)) => Some(AppliedStep {
                before,
                step,
                events,
            }),
            Err(_) => {
                self.broken = true;
                None
            }
        }
    }

    /// The time at the host; `now` is the time of this device.
    pub(super) fn host_time(&self, now: Moment) -> Moment {
        let at = self.link.borrow().guest().host_time();
        at.map_or(now, |at| at.with_timezone(now.offset()))
    }

    /// Follows the host's break; `now` is the time of this device. Returns whether it has begun or ended.
    pub(super) fn follow_pause(&mut self, now: Moment) -> bool {
        let now = self.host_time(now);
        let since = self.link.borrow().guest().paused_since();
        let changes = since != self.session().paused_since();
        self.follower.pause(since, now);
        changes
    }

    /// Whether a proposal is possible now.
    pub(super) fn may_propose(&self) -> bool {
        !self.broken && self.link.borrow().guest().may_propose().is_ok()
    }

    /// Whether the last proposal has no answer yet.
    pub(super) fn waits(&self) -> bool {
        self.link.borrow().guest().is_waiting()
    }

    /// Whether the last entry has the number of this device's last proposal. If the host has refused the proposal, it
    /// is another device's entry.
    pub(super) fn is_own(&self) -> bool {
        self.proposed == Some(self.session().entries().len())
    }

    /// Number of received steps that are not applied yet.
    pub(super) fn behind(&self) -> usize {
        self.link.borrow().guest().behind()
    }

    /// The result of the last proposal, once: the reason in a sentence if the host has refused it.
    pub(super) fn verdict(&mut self, text: &Text) -> Option<Result<(), String>> {
        let verdict = self.link.borrow_mut().guest_mut().verdict()?;
        let key = match verdict {
            Verdict::Taken => return Some(Ok(())),
            // The proposal was late only because other players threw their dice.
            Verdict::Refused(code) if code == OLD && self.throw_again() => return None,
            Verdict::Refused(code) => match code.as_str() {
                OLD => "guest-refused-old",
                NOT_YOURS => "guest-not-yours",
                NOT_SAVED => "guest-failing",
                TOO_MANY => "guest-refused-too-many",
                code => match Unwritable::from_str(code) {
                    Ok(why) => return Some(Err(describe_unwritable(text, why))),
                    Err(_) => "guest-refused",
                },
            },
        };
        Some(Err(text.get(key).into_owned()))
    }

    /// Proposes the dice again if they came too late because other players threw theirs. Returns whether they were
    /// proposed.
    fn throw_again(&mut self) -> bool {
        let thrown = self.thrown.take();
        thrown.is_some_and(|(step, now)| {
            matches!(self.propose(step, BotData::default(), now), Tapped::Waits)
        })
    }

    /// The received part of the journal as a file.
    pub(super) fn journal(&self) -> Option<JournalFile> {
        let checksums = if self.link.borrow().guest().has_checksums() {
            ChecksumState::NEW
        } else {
            ChecksumState::Plain
        };
        let session = self.session();
        let (content, _) = journal::write(session, checksums).ok()?;
        let started = session.header().started;
        let name = format!("{}.{EXTENSION}", started.format("%Y-%m-%d-%H%M%S"));
        Some(JournalFile { name, content })
    }

    /// Whether the place is lost: the host has closed the connection, or does not know the device any more.
    pub(super) fn is_out(&self) -> bool {
        let link = self.link.borrow();
        matches!(
            link.guest().state(),
            State::Dismissed(_) | State::Strange | State::Choosing
        )
    }

    /// Whether this device only watches.
    pub(super) fn watches(&self) -> bool {
        !self.link.borrow().guest().may_act()
    }

    /// Whether this device's player has to act.
    pub(super) fn is_asked(&self) -> bool {
        let table = self.session().table();
        let seat = self.link.borrow().guest().device().and_then(|own| own.seat);
        seat.is_some_and(|seat| G::acting(table).contains(seat))
    }

    /// A sentence about the last entry if it is an undo or redo: the action, and the device that did it.
    pub(super) fn undone(&self, text: &Text) -> Option<String> {
        let session = self.session();
        let n = session.entries().len();
        let what = match session.entries().last()?.step {
            Step::Do(_) => return None,
            Step::Undo(_) | Step::Redo(_) => text::line(text, session, n)?.headline,
        };
        let link = self.link.borrow();
        let who = match link.guest().undid(n as u64) {
            Some(0) => Some(text.get("guest-host").into_owned()),
            Some(number) => {
                let mut devices = link.guest().devices().iter();
                let device = devices.find(|device| device.number == number);
                device.map(|device| self.name_of(device))
            }
            None => None,
        };
        Some(match who {
            Some(who) => say!(text, "guest-undid", what, who),
            None => what,
        })
    }

    /// This device's player and the others at the table, in sentences.
    pub(super) fn company(&self, text: &Text) -> Vec<String> {
        let link = self.link.borrow();
        let Some(own) = link.guest().device() else {
            return Vec::new();
        };
        let you = match own.seat {
            Some(_) => say!(text, "guest-you", player = self.name_of(own)),
            None => text.get("guest-you-watch").into_owned(),
        };
        let others = |here: bool, key: &str| {
            let devices = link.guest().devices().iter();
            let devices = devices.filter(|other| other.number != own.number && other.here == here);
            let names: Vec<String> = devices.map(|other| self.name_of(other)).collect();
            let names = names.join(", ");
            (!names.is_empty()).then(|| text.with(key, &[("names", names.into())]).into_owned())
        };
        let here = others(true, "guest-here");
        let away = others(false, "guest-away");
        [Some(you), here, away].into_iter().flatten().collect()
    }

    /// The players to act whose own devices are all disconnected.
    pub(super) fn away(&self) -> SeatSet {
        let link = self.link.borrow();
        let guest = link.guest();
        let devices = |seat| guest.devices().iter().filter(move |d| d.seat == Some(seat));
        let is_away = |seat: &Seat| {
            let mut all = devices(*seat).peekable();
            all.peek().is_some() && all.all(|device| !device.here)
        };
        // Without a connection, the others are not known.
        let acting = guest
            .is_current()
            .then(|| G::acting(self.session().table()));
        let acting = acting.into_iter().flat_map(SeatSet::iter);
        acting.filter(is_away).collect()
    }

    /// The name of a device at the table: its player, or its own name.
    fn name_of(&self, device: &Device) -> String {
        let players = &self.session().header().players;
        let player = device.seat.and_then(|seat| players.get(seat));
        text::plain(player.unwrap_or(&device.name)).into_owned()
    }

    /// The players for whom this device may act.
    pub(super) fn hands(&self) -> SeatSet {
        match self.rights() {
            (Role::Everything, _) => people(self.session().header()),
            (Role::Own, seat) => seat.into_iter().collect(),
            (Role::Look, _) => SeatSet::EMPTY,
        }
    }

    /// The players to act, if this device may act for none of them.
    pub(super) fn others(&self) -> Option<SeatSet> {
        let acting = G::acting(self.session().table());
        let hands = self.hands();
        let is_for_it = acting.iter().any(|seat| hands.contains(seat));
        (!is_for_it && !acting.is_empty()).then_some(acting)
    }

    /// Shows the state of the connection above the screen; and whose turn it is, if there is room.
    /// Returns whether the user wants to be introduced to the host again.
    pub(super) fn banner(&self, ui: &mut Ui, text: &Text, has_room: bool) -> bool {
        let needs_meeting = self.needs_meeting();
        let link = self.link.borrow();
        let guest = link.guest();
        let colors = palette(ui);
        let (key, fill, ink) = match (self.broken, guest.is_current()) {
            (true, _) => ("guest-bye-version", colors.danger, colors.on_danger),
            (false, false) => ("guest-lost", colors.danger, colors.on_danger),
            (false, true) if guest.is_failing() => {
                let key = if self.is_host {
                    "host-failing"
                } else {
                    "guest-failing"
                };
                (key, colors.danger, colors.on_danger)
            }
            (false, true) if guest.waits_for().is_some_and(|time| time >= SOON) => {
                ("guest-waiting", colors.surface, colors.ink)
            }
            (false, true) if has_room && self.is_asked() => {
                ("guest-your-turn", colors.accent, colors.on_accent)
            }
            (false, true) => return false,
        };
        let mut meets = false;
        let sentence = text.get(key);
        let frame = layout::strip(fill);
        Panel::top("guest").frame(frame).show(ui, |ui| {
            let words = match key {
                "guest-your-turn" => theme::heading(sentence.as_ref()),
                _ => theme::body(sentence.as_ref()),
            };
            ui.add(Label::new(words.color(ink)).wrap());
            parts::announce(ui, "guest", &sentence);
            if needs_meeting {
                meets = widgets::compact_button(ui, &text.get("meet-again"));
            }
        });
        meets
    }

    /// Whether the guest has to be introduced to the host again.
    pub(super) fn needs_meeting(&self) -> bool {
        self.link.borrow_mut().meeting().is_some()
    }

    /// Shows the introduction to the host, if it is necessary.
    pub(super) fn meet(&self, ui: &mut Ui, text: &Text, page: &mut MeetingPage) {
        if let Some(meeting) = self.link.borrow_mut().meeting() {
            page.show(ui, text, meeting);
        }
    }
}
