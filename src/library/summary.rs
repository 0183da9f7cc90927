//! What is known of saved sessions without opening them.

use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use web_time::{SystemTime, UNIX_EPOCH};

use super::content::Content;
use super::storage::{Found, Storage};
use super::{KeptGame, Library};
use super::{Progress, names};
use crate::games::Games;
use crate::session::journal::{Cause, Checksum, Fault, NoGame, Opened};

/// What is known of a saved session without opening it to play.
#[derive(Debug, Clone)]
pub struct Summary {
    /// The journal.
    pub path: PathBuf,
    /// When the file was last written.
    pub modified: SystemTime,
    /// How many bytes the journal has.
    pub length: u64,
    /// What the journal says, or why nothing is known of it.
    pub content: Result<Content, Unread>,
}

impl Summary {
    /// Whether it is a sample, as far as can be read.
    pub fn is_sample(&self) -> bool {
        self.content.as_ref().is_ok_and(|c| c.header.is_sample())
    }

    /// The name that somebody has given to the session; `None` while it has its own.
    pub fn name(&self) -> Option<String> {
        let name = names::stem(&self.path);
        match &self.content {
            Ok(content) if names::is_own_name(&name, &content.header) => None,
            _ => Some(name),
        }
    }
}

/// Why nothing is known of what a journal says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// The line and code of what is wrong with its header.
    Fault(u64, &'static str),
    /// It is of this game, which is not known here; a later version of this program may know it.
    UnknownGame(String),
}

impl Unread {
    /// The line and code of what is wrong with the journal.
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
    games: &Games<dyn KeptGame>,
    found: &Found,
) -> Summary {
    Summary {
        path: found.path.clone(),
        modified: found.modified,
        length: found.length,
        content: content(storage, games, &found.path),
    }
}

fn content(
    storage: &dyn Storage,
    games: &Games<dyn KeptGame>,
    path: &Path,
) -> Result<Content, Unread> {
    let source = storage.read(path).map_err(|e| {
        let fault: Fault<NoGame> = Fault {
            line: 1,
            cause: Cause::from(e),
        };
        Unread::Fault(fault.line, fault.code())
    })?;
    let mut source = BufReader::new(source);
    let source: &mut dyn BufRead = &mut source;
    let opened = Opened::to_look_at(source).map_err(|f| Unread::Fault(f.line, f.code()))?;
    match games.find(&opened.header().game) {
        Some(game) => {
            let content = game.summarize(opened);
            content.map_err(|(line, code)| Unread::Fault(line, code))
        }
        None => Err(Unread::UnknownGame(opened.header().game.clone())),
    }
}

/// Summaries that were read before, so that a library of thousands need not be read again each time. What it says
/// holds as long as a file's length and times are the same; without it, or where it is damaged, all is read.
#[derive(Debug, Default)]
pub(super) struct Index {
    /// By the journal's path below the data folder.
    known: HashMap<PathBuf, Known>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Known {
    length: u64,
    /// Nanoseconds since 1970.
    modified: u64,
    change: u64,
    content: Content,
}

/// The version of the index, and of what it takes from journals: to be counted up when either changes.
const VERSION: u32 = 4;

/// What the index is called; no other program calls its own like that.
pub(super) const INDEX: &str = "sessions.courtyard-index";

/// The largest index that is read, in bytes: that of some hundred thousand sessions.
const LARGEST_INDEX: u64 = 64 << 20;

/// So many summaries have to be new before the index is worth being written again.
const WORTH: usize = 16;

fn nanoseconds(time: SystemTime) -> Option<u64> {
    let since = time.duration_since(UNIX_EPOCH).ok()?;
    since.as_nanos().try_into().ok()
}

impl Index {
    /// What stands in this file; nothing where it cannot be read, or is larger than any index.
    pub(super) fn written(storage: &dyn Storage, path: &Path) -> Vec<u8> {
        let mut bytes = Vec::new();
        let read = storage.read(path);
        let read = read.and_then(|f| f.take(LARGEST_INDEX + 1).read_to_end(&mut bytes));
        match read {
            Ok(length) if length as u64 <= LARGEST_INDEX => bytes,
            Ok(_) | Err(_) => Vec::new(),
        }
    }

    /// The index that was written like this, or an empty one.
    pub(super) fn parse(written: &[u8]) -> Index {
        let Some((seal, list)) = written.split_at_checked(Checksum::DIGITS) else {
            return Index::default();
        };
        if Checksum::default().after(list).to_string().as_bytes() != seal {
            return Index::default();
        }
        match serde_json::from_slice(list) {
            Ok((VERSION, known)) => Index { known },
            Ok(_) | Err(_) => Index::default(),
        }
    }

    /// Takes out the summary of this file, if it is as it was.
    fn take(&mut self, folder: &Path, found: &Found) -> Option<Summary> {
        let known = self.known.remove(found.path.strip_prefix(folder).ok()?)?;
        let same = (known.length, known.change) == (found.length, found.change)
            && Some(known.modified) == nanoseconds(found.modified);
        same.then(|| Summary {
            path: found.path.clone(),
            modified: found.modified,
            length: found.length,
            content: Ok(known.content),
        })
    }

    /// Takes out the summaries of these files, in their order, and reads those that are not known; and whether the index
    /// is worth being written. Where the work is called off, files that were not read are missing.
    pub(super) fn summaries(
        &mut self,
        library: &Library,
        files: &[Found],
        progress: &Progress,
    ) -> (Vec<Summary>, bool) {
        let Library {
            storage,
            games,
            data: folder,
        } = library;
        let mut all: Vec<_> = files.iter().map(|found| self.take(folder, found)).collect();
        let unknown = all.iter().zip(files).enumerate();
        let unknown = unknown.filter_map(|(place, (known, file))| match known {
            Some(_) => None,
            None => Some((place, file)),
        });
        let unknown: Vec<_> = unknown.collect();
        let read = progress.parts(&unknown, |part: &mut Vec<_>, _, (place, file)| {
            part.push((*place, summarize(&**storage, games, file)));
        });
        for (place, summary) in read.into_iter().flatten() {
            all[place] = Some(summary);
        }
        (all.into_iter().flatten().collect(), unknown.len() >= WORTH)
    }

    /// Puts in what is known of the files of this shelf, each with its summary, in place of what was known of any.
    pub(super) fn put(
        &mut self,
        folder: &Path,
        shelf: &Path,
        files: &[Found],
        summaries: &[Summary],
    ) {
        self.known.retain(|path, _| !path.starts_with(shelf));
        let known = files.iter().zip(summaries).filter_map(|(found, summary)| {
            let content = summary.content.as_ref().ok()?;
            // A fault is looked at anew each time.
            let known = Known {
                length: summary.length,
                modified: nanoseconds(summary.modified)?,
                change: found.change,
                content: content.fault.is_none().then(|| content.clone())?,
            };
            Some((summary.path.strip_prefix(folder).ok()?.to_owned(), known))
        });
        self.known.extend(known);
    }

    /// The index as it is written.
    pub(super) fn bytes(&self) -> Result<Vec<u8>, serde_json::Error> {
        let list = serde_json::to_vec(&(VERSION, &self.known))?;
        let mut bytes = Checksum::default().after(&list).to_string().into_bytes();
        bytes.extend(list);
        Ok(bytes)
    }
}
