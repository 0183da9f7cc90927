//! Jobs for the background of an app: work that is done part by part, on threads or in a worker of a browser.
//!
//! A job, its parts and their answers can be sent as text, so that another process does them with the same code.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::run::{Block, Laboratory, Plan};
use crate::story::{Chronicle, Part};

/// The work of a job for one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Games between bots. A part is a range of blocks, and its answer a `Vec<Block>`.
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
        let played: Vec<Block> = blocks.map(|number| self.block(number)).collect();
        serde_json::to_string(&played).ok()
    }
}

impl Work for Box<dyn Chronicle> {
    fn answer(&self, part: &str) -> Option<String> {
        let part: Part = serde_json::from_str(part).ok()?;
        let sums = (part.position < self.positions()).then(|| self.play(&part))?;
        serde_json::to_string(&sums).ok()
    }
}
