//! The shared session, independent of its game.

use std::any::Any;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::{NOT_YOURS, Role};
use courtyard_core::dice::Die;
use courtyard_core::game::{Game, Refusal};
use courtyard_core::seat::Seat;
use courtyard_lab::Opponents;
use courtyard_lab::opponents::Incomplete;
use courtyard_library::{OpenSession, RecordError, Unwritable};
use courtyard_session::{BotData, Entry, Header, Moment, Session, Step};

/// Why a proposal was not recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Denied {
    /// It is not an entry of this game.
    BadEntry,
    /// The device's role does not allow it.
    NotYours,
    /// The journal cannot take it.
    Unwritable(Unwritable),
    /// It concerns a bot.
    Bots(Incomplete),
    /// The rules forbid it; the code of the game or of the step.
    Rules(&'static str),
}

impl Denied {
    /// Its stable code.
    pub fn code(self) -> &'static str {
        match self {
            Denied::BadEntry => "bad-entry",
            Denied::NotYours => NOT_YOURS,
            Denied::Unwritable(why) => why.code(),
            Denied::Bots(why) => why.code(),
            Denied::Rules(code) => code,
        }
    }
}

/// An open session of any game, as the host uses it.
pub trait SharedTable: 'static {
    /// The header of the journal.
    fn header(&self) -> &Header;

    /// Whether the journal's lines have checksums.
    fn has_checksums(&self) -> bool;

    /// Number of entries that are saved, and so may be sent to guests.
    fn count(&self) -> u64;

    /// Whether a recorded entry is on its way to an asynchronous storage, so that the next one has to wait.
    fn is_underway(&self) -> bool {
        false
    }

    /// The entry of this number, from 1, as JSON text.
    fn entry(&self, n: u64) -> Option<String>;

    /// Whether an entry is a [by-step](is_by_step).
    fn is_by_step(&self, entry: &Map<String, Value>) -> bool;

    /// Records the step of an entry, if this role at this seat allows it. Virtual dice are thrown again.
    ///
    /// # Errors
    /// Returns why nothing was recorded.
    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied>;

    /// As [`record`](SharedTable::record), for the host's own window, which may do everything and lets the bots act.
    ///
    /// # Errors
    /// Returns why nothing was recorded.
    fn record_own(
        &mut self,
        entry: &Map<String, Value>,
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        self.record(entry, (Role::Everything, None), at, die)
    }

    /// The start of the current break, if there is one.
    fn paused_since(&self) -> Option<Moment>;

    /// Begins a break at `now`, or ends the current one.
    fn pause(&mut self, paused: bool, now: Moment);

    /// Whether a recorded entry could not be saved yet.
    fn is_failing(&self) -> bool;

    /// Tries to save the entries that are not saved yet.
    fn save(&mut self);

    /// Converts into the concrete type, for callers that know the game.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A session whose game is known only at run time.
pub type AnyTable = Box<dyn SharedTable + Send>;

/// An open session that is shared.
pub struct SharedSession<G: Game> {
    open: OpenSession<G>,
    /// The bots that complete the actions of guests.
    bots: Option<Arc<dyn Opponents<G>>>,
}

impl<G: Game> SharedSession<G> {
    /// Shares this session with these bots. If bots play in it that are not known here, guests cannot act.
    pub fn new(open: OpenSession<G>, bots: Option<Arc<dyn Opponents<G>>>) -> SharedSession<G> {
        SharedSession { open, bots }
    }

    /// Ends the sharing.
    pub fn into_open(self) -> OpenSession<G> {
        self.open
    }
}

impl<G: Game> SharedTable for SharedSession<G> {
    fn header(&self) -> &Header {
        self.open.session().header()
    }

    fn has_checksums(&self) -> bool {
        self.open.has_checksums()
    }

    fn count(&self) -> u64 {
        self.open.durable() as u64
    }

    fn is_underway(&self) -> bool {
        self.open.is_underway()
    }

    fn entry(&self, n: u64) -> Option<String> {
        entry_of(self.open.session(), n)
    }

    fn is_by_step(&self, entry: &Map<String, Value>) -> bool {
        is_by_step(self.open.session(), entry)
    }

    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        let (role, seat) = by;
        let session = self.open.session();
        let step = allowed_step(session, entry, role, seat, die)?;
        let recorded = match (step, &self.bots) {
            // Bots have no part in a note.
            (Step::Do(action), Some(bots)) if G::note_of(&action).is_none() => {
                let action = bots.complete(session, None, action).map_err(Denied::Bots)?;
                let step = Step::Do(action);
                self.open.record_with(step, BotData::default(), at)
            }
            (step, _) => self.open.record(step, at),
        };
        recorded.map(|_| ()).map_err(denied)
    }

    fn record_own(
        &mut self,
        entry: &Map<String, Value>,
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        let Entry { mut step, bots, .. } = parsed::<G>(entry)?;
        throw::<G>(&mut step, die);
        let recorded = if self.bots.is_some() {
            self.open.record_with(step, bots, at)
        } else {
            self.open.record(step, at)
        };
        recorded.map(|_| ()).map_err(denied)
    }

    fn paused_since(&self) -> Option<Moment> {
        self.open.session().paused_since()
    }

    fn pause(&mut self, paused: bool, now: Moment) {
        self.open.pause(paused.then_some(now), now);
    }

    fn is_failing(&self) -> bool {
        !self.open.is_saved()
    }

    fn save(&mut self) {
        self.open.try_again();
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

fn denied<R: Refusal>(error: RecordError<R>) -> Denied {
    match error {
        RecordError::Refused(refusal) => Denied::Rules(refusal.code()),
        RecordError::Unwritable(why) => Denied::Unwritable(why),
    }
}

/// Entry `n` of the session as JSON.
pub fn entry_of<G: Game>(session: &Session<G>, n: u64) -> Option<String> {
    let index = usize::try_from(n).ok()?.checked_sub(1)?;
    serde_json::to_string(session.entries().get(index)?).ok()
}

/// The step of an entry, if this role at this seat allows it. Virtual dice are thrown again.
///
/// # Errors
/// Returns why the entry is not allowed.
pub fn allowed_step<G: Game>(
    session: &Session<G>,
    entry: &Map<String, Value>,
    role: Role,
    seat: Option<Seat>,
    die: &mut dyn FnMut() -> Die,
) -> Result<Step<G::Action>, Denied> {
    let mut step = parsed::<G>(entry)?.step;
    if !may(session, role, seat, &step) {
        return Err(Denied::NotYours);
    }
    throw::<G>(&mut step, die);
    Ok(step)
}

fn parsed<G: Game>(entry: &Map<String, Value>) -> Result<Entry<G::Action>, Denied> {
    let entry = Entry::from_value(Value::Object(entry.clone()));
    entry.map_err(|_| Denied::BadEntry)
}

/// Throws the virtual dice of a step.
fn throw<G: Game>(step: &mut Step<G::Action>, die: &mut dyn FnMut() -> Die) {
    if let Step::Do(action) = step {
        G::throw(action, die);
    }
}

/// Whether an entry is a step beside the game: a note, a correction, an undo, a redo, or another step that belongs to no
/// seat. Only such steps can be repeated without end.
pub fn is_by_step<G: Game>(session: &Session<G>, entry: &Map<String, Value>) -> bool {
    match Entry::<G::Action>::from_value(Value::Object(entry.clone())) {
        Ok(Entry {
            step: Step::Do(action),
            ..
        }) => G::actor(session.table(), &action).is_none(),
        Ok(_) | Err(_) => true,
    }
}

/// Whether a device with this role and seat may do a step. A player's device may do the player's actions and those that
/// belong to no seat. It may undo and redo only the player's actions, because an action of no seat, such as the set-up,
/// concerns all players. Notes among them make no difference.
pub fn may<G: Game>(
    session: &Session<G>,
    role: Role,
    seat: Option<Seat>,
    step: &Step<G::Action>,
) -> bool {
    match role {
        Role::Everything => return true,
        Role::Look => return false,
        Role::Own => {}
    }
    let is_own = |table: &G::Table, action: &G::Action| {
        let actor = G::actor(table, action);
        G::note_of(action).is_some() || actor.is_some() && actor == seat
    };
    match step {
        Step::Do(action) => {
            let actor = G::actor(session.table(), action);
            actor.is_none() || actor == seat
        }
        // If the count is too large, the session refuses it anyway.
        Step::Undo(count) => session.applied().rev().take(*count).all(|(entry, action)| {
            let before = usize::try_from(entry.n - 1).unwrap_or(usize::MAX);
            is_own(&session.table_after(before), action)
        }),
        Step::Redo(count) => {
            let mut table = session.table().clone();
            session.undone().take(*count).all(|(entry, action)| {
                session.replay_one(&mut table, entry, action, |scene| {
                    is_own(scene.before, scene.action)
                })
            })
        }
    }
}
