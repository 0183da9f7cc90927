//! A guest's copy of the session, which follows the host's entries.

use serde::Serialize;
use serde_json::{Map, Value};

use courtyard_core::game::Game;
use courtyard_session::{
    BadEntry, BotData, Entry, Header, HeaderFault, Moment, Session, Step, StepRefusal,
};

/// A session that follows a host's entries.
#[derive(Debug, Clone)]
pub struct Follower<G: Game> {
    session: Session<G>,
}

/// Why an entry of the host cannot be followed.
#[derive(Debug, Clone, PartialEq)]
pub enum Broken<R> {
    /// It is not an entry, or not the next one.
    Entry(BadEntry),
    /// The rules here forbid it.
    Refused(StepRefusal<R>),
}

/// The step of an entry, and its events.
pub type Followed<G> = (Step<<G as Game>::Action>, Vec<<G as Game>::Event>);

impl<G: Game> Follower<G> {
    /// A session with this header and no entries.
    ///
    /// # Errors
    /// If the header is not one of the game.
    pub fn new(header: Header) -> Result<Follower<G>, HeaderFault> {
        let session = Session::new(header)?;
        Ok(Follower { session })
    }

    /// A copy of this session; `None` if its entries are not valid.
    pub fn of(session: &Session<G>) -> Option<Follower<G>> {
        let mut own = Session::new(session.header().clone()).ok()?;
        for entry in session.entries() {
            own.apply(entry.clone()).ok()?;
        }
        Some(Follower { session: own })
    }

    /// The session so far.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Follows the host's break; see [`Session::pause`].
    pub fn pause(&mut self, since: Option<Moment>, now: Moment) {
        if since != self.session.paused_since() {
            self.session.pause(since, now);
        }
    }

    /// Applies the next entry, and returns what it did.
    ///
    /// # Errors
    /// If it cannot be followed; the session is then unchanged.
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

    /// The next entry with this step, to be proposed, if the local referee allows it.
    ///
    /// # Errors
    /// Returns why the rules forbid it.
    pub fn proposal(
        &self,
        step: Step<G::Action>,
        at: Moment,
    ) -> Result<Map<String, Value>, StepRefusal<G::Refusal>> {
        self.proposal_with(step, BotData::default(), at)
    }

    /// As [`proposal`](Follower::proposal), with the part of the entry that concerns bots.
    ///
    /// # Errors
    /// As for [`proposal`](Follower::proposal).
    pub fn proposal_with(
        &self,
        step: Step<G::Action>,
        bots: BotData,
        at: Moment,
    ) -> Result<Map<String, Value>, StepRefusal<G::Refusal>> {
        let proposal = self.session.propose(step, at)?.with_bots(bots);
        Ok(fields(proposal.entry()))
    }

    /// The next entry with this step, to be proposed, if only the host can tell whether the rules allow it.
    pub fn unjudged(&self, step: Step<G::Action>) -> Map<String, Value> {
        fields(&Entry {
            n: self.session.entries().len() as u64 + 1,
            at: None,
            paused: None,
            step,
            bots: BotData::default(),
        })
    }
}

/// The fields of an entry that is proposed.
fn fields<A: Serialize>(entry: &Entry<A>) -> Map<String, Value> {
    let mut fields = match serde_json::to_value(entry) {
        Ok(Value::Object(fields)) => fields,
        // An entry is an object, and the host refuses anything else.
        Ok(_) | Err(_) => Map::new(),
    };
    // The host decides when it was recorded.
    fields.remove("at");
    fields.remove("paused");
    fields
}
