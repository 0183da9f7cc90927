//! Summaries of saved sessions for lists.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use web_time::SystemTime;

use super::content::Content;
use super::storage::{Found, Storage};
use super::{Standing, StoredGame, names};
use courtyard_core::game::{Games, Refusal};
use courtyard_session::journal::{Cause, Fault, NoGame, Opened};

/// A summary of a saved session that is not opened for playing.
#[derive(Debug, Clone)]
pub struct Summary {
    /// The journal.
    pub path: PathBuf,
    /// When the file was last written.
    pub modified: SystemTime,
    /// The journal's length in bytes.
    pub length: u64,
    /// The journal's contents, or why they are unknown.
    pub content: Result<Content, Unread>,
    /// Which copy of its game it is. Known only in lists.
    pub standing: Standing,
}

impl Summary {
    /// Whether it is a sample, if that can be read.
    pub fn is_sample(&self) -> bool {
        self.content.as_ref().is_ok_and(|c| c.header.is_sample())
    }

    /// Whether it is a game that has begun, and not a sample.
    pub fn is_begun(&self) -> bool {
        let content = self.content.as_ref();
        content.is_ok_and(|content| content.turn > 0 && !content.header.is_sample())
    }

    /// Whether it counts: no other copy of its game counts instead.
    pub fn counts(&self) -> bool {
        !matches!(self.standing, Standing::Behind { .. })
    }

    /// The name that the user gave to the session; `None` if it has its default name.
    pub fn name(&self) -> Option<String> {
        let name = names::stem(&self.path);
        match &self.content {
            Ok(content) if names::is_own_name(&name, &content.header) => None,
            _ => Some(name),
        }
    }
}

/// Why a journal's contents are unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// The line and code of the header's fault.
    Fault(u64, &'static str),
    /// It is of this game, which this version does not have.
    UnknownGame(String),
}

impl<R: Refusal> From<Fault<R>> for Unread {
    fn from(fault: Fault<R>) -> Unread {
        Unread::Fault(fault.line, fault.code())
    }
}

impl Unread {
    /// The line and code of the journal's fault.
    pub fn fault(&self) -> (u64, &'static str) {
        match self {
            Unread::Fault(line, code) => (*line, code),
            Unread::UnknownGame(_) => (1, "bad-header"),
        }
    }
}

/// Reads a journal for its summary.
pub(super) fn summarize(
    storage: &dyn Storage,
    games: &Games<dyn StoredGame>,
    found: &Found,
) -> Summary {
    let content = open(storage, &found.path, |opened| {
        let opened = opened?;
        match games.find(&opened.header().game) {
            Some(game) => game.summarize(opened),
            None => Err(Unread::UnknownGame(opened.header().game.clone())),
        }
    });
    Summary::of(found, content)
}

impl Summary {
    /// The summary of a file with this content.
    pub(super) fn of(found: &Found, content: Result<Content, Unread>) -> Summary {
        Summary {
            path: found.path.clone(),
            modified: found.modified,
            length: found.length,
            content,
            standing: Standing::Alone,
        }
    }
}

/// Reads the header of a journal, and passes on the rest.
pub(super) fn open<T>(
    storage: &dyn Storage,
    path: &Path,
    read: impl FnOnce(Result<Opened<&mut dyn BufRead>, Unread>) -> T,
) -> T {
    let mut source = match storage.read(path) {
        Ok(source) => BufReader::new(source),
        Err(error) => {
            let cause = Cause::<NoGame>::from(error);
            return read(Err(Fault { line: 1, cause }.into()));
        }
    };
    let source: &mut dyn BufRead = &mut source;
    read(Opened::to_look_at(source).map_err(Unread::from))
}
