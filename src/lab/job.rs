//! Jobs for the background of an app: work that is done part by part, on threads or in a worker of a browser.
//!
//! A job, its parts and their answers can be sent as text, so that another process does them with the same code.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::file::RunFile;
use crate::run::{Laboratory, Plan};
use crate::story::{Chronicle, Part};

/// The work of a job for one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Games between bots. A part is a range of blocks, and its answer their sums, [`Counts`](crate::Counts).
    Trial(Plan),
    /// Playouts from the positions of this journal. A part is a [`Part`]. Its answer is that of [`Chronicle::play`].
    Story(String),
}

/// A job that was opened.
pub trait Work: Send + Sync {
    /// Does a part, and returns its answer; `None` if the text is not a part of this job.
    fn answer(&self, part: &str) -> Option<String>;
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
