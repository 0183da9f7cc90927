//! The session that is shared, of whatever game.

use std::any::Any;

use serde_json::{Map, Value};

use super::{NOT_YOURS, Role};
use crate::dice::Die;
use crate::games::{Game, Refusal};
use crate::library::{OpenSession, RecordError};
use crate::seat::Seat;
use crate::session::{Entry, Header, Moment, Session, Step};

/// Why a proposal is no entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Denied {
    /// It is no entry of this game.
    BadEntry,
    /// It is not this device's to do.
    NotYours,
    /// It cannot be written.
    Unwritable,
    /// The rules forbid it: the game's code, or that of the step.
    Rules(&'static str),
}

impl Denied {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Denied::BadEntry => "bad-entry",
            Denied::NotYours => NOT_YOURS,
            Denied::Unwritable => "unwritable",
            Denied::Rules(code) => code,
        }
    }
}

/// An open session of any game, as a host shares it.
pub trait SharedTable: 'static {
    /// Who plays what by which rules.
    fn header(&self) -> &Header;

    /// Whether the journal's lines have checksums.
    fn is_sealed(&self) -> bool;

    /// How many entries may be told: those that are recorded and safe.
    fn count(&self) -> u64;

    /// The entry of this number, as the journal has it.
    fn entry(&self, n: u64) -> Option<Value>;

    /// Records the step of an entry, if this role at this seat may do it; dice that the app threw are thrown anew.
    ///
    /// # Errors
    /// Why nothing was done.
    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied>;

    /// Whether something is recorded that is not safe.
    fn is_failing(&self) -> bool;

    /// Tries to make safe what is not.
    fn save(&mut self);

    /// Itself, for whoever knows of which game it is.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A session of a game that is known only at run time.
pub type AnyTable = Box<dyn SharedTable + Send>;

impl SharedTable for AnyTable {
    fn header(&self) -> &Header {
        (**self).header()
    }

    fn is_sealed(&self) -> bool {
        (**self).is_sealed()
    }

    fn count(&self) -> u64 {
        (**self).count()
    }

    fn entry(&self, n: u64) -> Option<Value> {
        (**self).entry(n)
    }

    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        (**self).record(entry, by, at, die)
    }

    fn is_failing(&self) -> bool {
        (**self).is_failing()
    }

    fn save(&mut self) {
        (**self).save();
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        (*self).into_any()
    }
}

impl<G: Game> SharedTable for OpenSession<G> {
    fn header(&self) -> &Header {
        self.session().header()
    }

    fn is_sealed(&self) -> bool {
        self.is_sealed()
    }

    fn count(&self) -> u64 {
        let entries = self.session().entries().len();
        entries.saturating_sub(self.unsaved()) as u64
    }

    fn entry(&self, n: u64) -> Option<Value> {
        entry(self.session(), n)
    }

    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        let step = step(self.session(), entry, by, die)?;
        match self.record(step, at) {
            Ok(_) => Ok(()),
            Err(RecordError::Refused(refusal)) => Err(Denied::Rules(refusal.code())),
            Err(RecordError::Unwritable(_)) => Err(Denied::Unwritable),
        }
    }

    fn is_failing(&self) -> bool {
        !self.is_saved()
    }

    fn save(&mut self) {
        self.try_again();
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// A session in memory: what is recorded is safe at once.
impl<G: Game> SharedTable for Session<G> {
    fn header(&self) -> &Header {
        self.header()
    }

    fn is_sealed(&self) -> bool {
        true
    }

    fn count(&self) -> u64 {
        self.entries().len() as u64
    }

    fn entry(&self, n: u64) -> Option<Value> {
        entry(self, n)
    }

    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        let step = step(self, entry, by, die)?;
        let proposal = self.propose(step, at);
        let proposal = proposal.map_err(|refusal| Denied::Rules(refusal.code()))?;
        self.commit(proposal);
        Ok(())
    }

    fn is_failing(&self) -> bool {
        false
    }

    fn save(&mut self) {}

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

fn entry<G: Game>(session: &Session<G>, n: u64) -> Option<Value> {
    let index = usize::try_from(n).ok()?.checked_sub(1)?;
    serde_json::to_value(session.entries().get(index)?).ok()
}

/// The step that an entry asks for, as far as this role at this seat may ask.
fn step<G: Game>(
    session: &Session<G>,
    entry: &Map<String, Value>,
    (role, seat): (Role, Option<Seat>),
    die: &mut dyn FnMut() -> Die,
) -> Result<Step<G::Action>, Denied> {
    let entry = Entry::<G::Action>::from_value(Value::Object(entry.clone()));
    let mut step = entry.map_err(|_| Denied::BadEntry)?.step;
    let is_allowed = match role {
        Role::Everything => true,
        Role::Own => is_own(session, seat, &step),
        Role::Look => false,
    };
    if !is_allowed {
        return Err(Denied::NotYours);
    }
    if let Step::Do(action) = &mut step {
        G::throw(action, die);
    }
    Ok(step)
}

/// Whether a step is this seat's: its player's own, or everybody's. What is taken back or put back has to be so as well.
fn is_own<G: Game>(session: &Session<G>, seat: Option<Seat>, step: &Step<G::Action>) -> bool {
    let own = |n: usize| {
        let actor = session.scene(n, |scene| G::actor(scene.before, scene.action));
        actor.flatten().is_none_or(|actor| Some(actor) == seat)
    };
    match step {
        Step::Do(action) => {
            let actor = G::actor(session.table(), action);
            actor.is_none_or(|actor| Some(actor) == seat)
        }
        Step::Undo(count) => {
            let mut last = session.in_force().rev().take(*count);
            last.all(|(entry, _)| own(entry.n as usize))
        }
        Step::Redo(count) => {
            let mut next = session.taken_back().take(*count);
            next.all(|(entry, _)| own(entry.n as usize))
        }
    }
}
