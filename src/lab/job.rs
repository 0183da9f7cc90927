//! Jobs for the background of an app: work that is done part by part, on threads or in a worker of a browser.
//!
//! A job, its parts and their answers can be sent as text, so that another process does them with the same code.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::file::RunFile;
use crate::opponents::SeatsBots;
use crate::run::{Laboratory, Plan};
use crate::seal::Seed;
use crate::story::{Chronicle, Part};
use courtyard_core::game::Game;
use courtyard_session::journal::Opened;

/// The work of a job for one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Games between bots. A part is a range of blocks, and its answer their sums, [`Counts`](crate::Counts).
    Trial(Plan),
    /// Playouts from the positions of this journal. A part is a [`Part`]. Its answer is that of [`Chronicle::play`].
    Story(String),
    /// Decisions of the bots at a table, whose seeds are given by their seals. A part is a journal, and its answer the next step,
    /// as [`Opponents::next`](crate::Opponents::next) returns it.
    Opponents(BTreeMap<String, Seed>),
}

/// A job that was opened.
pub trait Work: Send + Sync {
    /// Does a part, and returns its answer; `None` if the text is not a part of this job.
    fn answer(&self, part: &str) -> Option<String>;
}

/// The bots at the tables of one game, which have these seeds by their seals.
pub(crate) struct Deciding<G: Game> {
    pub(crate) seats: &'static dyn SeatsBots<G>,
    pub(crate) seeds: BTreeMap<String, Seed>,
}

impl<G: Game> Work for Deciding<G> {
    fn answer(&self, part: &str) -> Option<String> {
        let journal: String = serde_json::from_str(part).ok()?;
        let session = Opened::new(journal.as_bytes())
            .ok()?
            .read::<G>()
            .ok()?
            .session;
        let mut seed_of = |sealed: &str| self.seeds.get(sealed).copied();
        let bots = self.seats.open(&session, &mut seed_of).ok()??;
        serde_json::to_string(&bots.next(&session)).ok()
    }
}

impl Work for Box<dyn Laboratory> {
    fn answer(&self, part: &str) -> Option<String> {
        let blocks: Range<u64> = serde_json::from_str(part).ok()?;
        serde_json::to_string(&RunFile::counts_of(&**self, blocks)).ok()
    }
}

impl Work for Box<dyn Chronicle> {
    fn answer(&self, part: &str) -> Option<String> {
        let part: Part = serde_json::from_str(part).ok()?;
        let sums = (part.position < self.positions()).then(|| self.play(&part))?;
        serde_json::to_string(&sums).ok()
    }
}
