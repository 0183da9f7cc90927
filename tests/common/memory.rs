//! A shared table without a journal.

use std::any::Any;
use std::ops::Deref;

use courtyard::dice::Die;
use courtyard::games::{Game, Refusal};
use courtyard::seat::Seat;
use courtyard::session::{Header, Moment, Session};
use courtyard::sharing::{Denied, Role, SharedTable, allowed_step, entry_of, is_by_step};
use serde_json::{Map, Value};

/// A session in memory, whose entries count as saved at once.
pub struct InMemory<G: Game>(pub Session<G>);

impl<G: Game> InMemory<G> {
    /// A new session with this header.
    pub fn new(header: Header) -> InMemory<G> {
        InMemory(Session::new(header).unwrap())
    }
}

impl<G: Game> Deref for InMemory<G> {
    type Target = Session<G>;

    fn deref(&self) -> &Session<G> {
        &self.0
    }
}

impl<G: Game> SharedTable for InMemory<G> {
    fn header(&self) -> &Header {
        self.0.header()
    }

    fn has_checksums(&self) -> bool {
        true
    }

    fn count(&self) -> u64 {
        self.0.entries().len() as u64
    }

    fn entry(&self, n: u64) -> Option<String> {
        entry_of(&self.0, n)
    }

    fn is_by_step(&self, entry: &Map<String, Value>) -> bool {
        is_by_step(&self.0, entry)
    }

    fn record(
        &mut self,
        entry: &Map<String, Value>,
        by: (Role, Option<Seat>),
        at: Moment,
        die: &mut dyn FnMut() -> Die,
    ) -> Result<(), Denied> {
        let (role, seat) = by;
        let step = allowed_step(&self.0, entry, role, seat, die)?;
        let proposal = self.0.propose(step, at);
        let proposal = proposal.map_err(|refusal| Denied::Rules(refusal.code()))?;
        self.0.commit(proposal);
        Ok(())
    }

    fn paused_since(&self) -> Option<Moment> {
        self.0.paused_since()
    }

    fn pause(&mut self, paused: bool, now: Moment) {
        self.0.pause(paused.then_some(now), now);
    }

    fn is_failing(&self) -> bool {
        false
    }

    fn save(&mut self) {}

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}
