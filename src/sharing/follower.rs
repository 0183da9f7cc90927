//! The session of a guest: it follows what the host tells, and records nothing itself.

use serde_json::{Map, Value};

use crate::games::Game;
use crate::session::{BadEntry, Entry, Header, HeaderFault, Moment, Session, Step, StepRefusal};

/// A session that follows a host's entries.
#[derive(Debug, Clone)]
pub struct Follower<G: Game> {
    session: Session<G>,
}

/// Why an entry that a host told cannot be followed: both ends do not mean the same game.
#[derive(Debug, Clone, PartialEq)]
pub enum Broken<R> {
    /// It is none, or not the next one.
    Entry(BadEntry),
    /// The rules here forbid what the host's allow.
    Refused(StepRefusal<R>),
}

/// What an entry did: its step, and what followed from it.
pub type Followed<G> = (Step<<G as Game>::Action>, Vec<<G as Game>::Event>);

impl<G: Game> Follower<G> {
    /// A session of this header in which nothing has been told yet.
    ///
    /// # Errors
    /// When the header is not one of the game.
    pub fn new(header: Header) -> Result<Follower<G>, HeaderFault> {
        let session = Session::new(header)?;
        Ok(Follower { session })
    }

    /// A session that was told as far as this one goes; `None` where that one is not sound.
    pub fn of(session: &Session<G>) -> Option<Follower<G>> {
        let mut own = Session::new(session.header().clone()).ok()?;
        for entry in session.entries() {
            own.apply(entry.clone()).ok()?;
        }
        Some(Follower { session: own })
    }

    /// The session as far as it was told.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Takes in the next entry, and returns what it did.
    ///
    /// # Errors
    /// When it cannot be followed; the session is then as it was.
    pub fn follow(&mut self, entry: Value) -> Result<Followed<G>, Broken<G::Refusal>> {
        let entry = Entry::<G::Action>::from_value(entry).map_err(Broken::Entry)?;
        let (n, next) = (entry.n, self.session.entries().len() as u64 + 1);
        if n != next {
            return Err(Broken::Entry(BadEntry::OutOfOrder { n, next }));
        }
        let step = entry.step.clone();
        let events = self.session.apply(entry).map_err(Broken::Refused)?;
        Ok((step, events))
    }

    /// The entry that would do this next, to be proposed; the referee here has allowed it.
    ///
    /// # Errors
    /// Why the rules forbid it.
    pub fn proposal(
        &self,
        step: Step<G::Action>,
        at: Moment,
    ) -> Result<Map<String, Value>, StepRefusal<G::Refusal>> {
        let proposal = self.session.propose(step, at)?;
        let entry = serde_json::to_value(proposal.entry());
        let mut fields = match entry {
            Ok(Value::Object(fields)) => fields,
            // An entry is an object: the host refuses what is none.
            Ok(_) | Err(_) => Map::new(),
        };
        // When it was recorded is for the host to say.
        fields.remove("at");
        Ok(fields)
    }
}
