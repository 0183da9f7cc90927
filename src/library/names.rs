//! File names in the library.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};

use sanitise_file_name::{Options, sanitise_with_options};

use super::storage::{LockGuard, PART, Storage, free};
use courtyard_session::Header;
use courtyard_session::journal::EXTENSION;

/// The suffix of an incomplete last line that was set aside, after the session's name.
pub(super) const CUT_OFF: &str = "cut-off";
/// The suffix of a copy of a damaged journal, after the session's name.
pub(super) const DAMAGED: &str = "damaged";

/// The extension of the file with the invitation of a shared session.
pub const INVITATION_EXTENSION: &str = "sharing";

/// Maximum length of a session's name in bytes: with all suffixes, it is valid on every system.
pub const LONGEST_NAME: usize = 120;

/// The session's name in a path.
pub(super) fn stem(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The default name of a session: the day, the time and the players' names.
pub(super) fn own_name(header: &Header) -> String {
    // With many players, only the beginnings of their names fit.
    let most = 32 / header.players.len().max(2);
    let plain = |name: &String| -> String {
        name.chars()
            .filter(|c| c.is_alphanumeric())
            .take(most)
            .flat_map(char::to_lowercase)
            .collect()
    };
    let names = header
        .players
        .values()
        .iter()
        .map(plain)
        .collect::<Vec<_>>()
        .join("-");
    format!("{}-{names}", header.started.format("%Y-%m-%d-%H%M%S"))
}

/// Whether this is the session's default name, with or without a number.
pub(super) fn is_own_name(name: &str, header: &Header) -> bool {
    let own = own_name(header);
    name.strip_prefix(&own).is_some_and(|rest| {
        let number = rest.strip_prefix('-');
        rest.is_empty() || number.is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()))
    })
}

/// A name that is valid for files on every system: other characters become `-`. `None` if nothing is left.
pub(super) fn clean(name: &str) -> Option<String> {
    let options = Options {
        length_limit: LONGEST_NAME,
        // The journal's extension is added later.
        extension_cleverness: false,
        collapse_replacements: false,
        normalise_whitespace: false,
        trim_more_punctuation: false,
        replace_with: Some('-'),
        ..Options::DEFAULT
    };
    let clean = sanitise_with_options(name, &options);
    clean.chars().any(char::is_alphanumeric).then_some(clean)
}

/// The path of the journal of this name in this folder.
pub(super) fn journal(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{EXTENSION}"))
}

/// This path with a number added to the name, such as `evening-2.courtyard`; 1 stands for no number.
pub(super) fn numbered(wanted: &Path, number: u64) -> PathBuf {
    if number == 1 {
        return wanted.to_owned();
    }
    let mut name = OsString::from(format!("{}-{number}", stem(wanted)));
    if let Some(extension) = wanted.extension() {
        name.push(".");
        name.push(extension);
    }
    wanted.with_file_name(name)
}

/// Locks this path for a file that does not exist yet. If the name is taken, a number is added to it.
pub(super) fn claim(
    storage: &dyn Storage,
    wanted: &Path,
) -> io::Result<(PathBuf, Box<dyn LockGuard>)> {
    let mut number = 1;
    loop {
        number = free(number, |n| storage.is_taken(&numbered(wanted, n)))?;
        let path = numbered(wanted, number);
        if let Some(held) = storage.lock(&path)?
            // Another program may have created the file before the lock was taken.
            && !storage.is_taken(&path)?
        {
            return Ok((path, held));
        }
        number += 1;
    }
}

/// A free path beside the journal for a part that is set aside, such as `evening.cut-off-1`.
pub(super) fn aside(storage: &dyn Storage, journal: &Path, what: &str) -> io::Result<PathBuf> {
    let numbered = |number| journal.with_extension(format!("{what}-{number}"));
    let number = free(1, |n| storage.is_taken(&numbered(n)))?;
    Ok(numbered(number))
}

/// The name of the session to which this set-aside file belongs, if it is one.
pub(super) fn kept_of(file: &Path) -> Option<String> {
    let kind = file.extension()?.to_str()?;
    (is_of_aside(kind) || kind == INVITATION_EXTENSION).then(|| stem(file))
}

/// Whether this is the extension of a part that was set aside, such as `cut-off-1`.
pub(super) fn is_of_aside(extension: &str) -> bool {
    let mut whats = [CUT_OFF, DAMAGED].into_iter();
    let number = whats.find_map(|what| extension.strip_prefix(what)?.strip_prefix('-'));
    number.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// The path for a file that moves along with its journal. It may replace only an invitation, which belonged to a
/// journal that no longer exists.
pub(super) fn beside_of(storage: &dyn Storage, journal: &Path, file: &Path) -> io::Result<PathBuf> {
    let kind = file.extension().unwrap_or_default();
    let same = journal.with_extension(kind);
    if kind == INVITATION_EXTENSION || !storage.is_taken(&same)? {
        return Ok(same);
    }
    let what = if kind.to_string_lossy().starts_with(DAMAGED) {
        DAMAGED
    } else {
        CUT_OFF
    };
    aside(storage, journal, what)
}

/// Whether the path is one of a journal.
pub(super) fn is_journal(path: &Path) -> bool {
    path.extension().and_then(OsStr::to_str) == Some(EXTENSION)
}

/// Whether the path is one of an unfinished file.
pub(super) fn is_part(path: &Path) -> bool {
    path.extension().and_then(OsStr::to_str) == Some(PART)
}

/// Whether the path is one of an unfinished invitation: hidden, with the name of the invitation and a random ending.
pub(super) fn is_part_of_invitation(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let whole = name
        .strip_prefix('.')
        .and_then(|name| name.rsplit_once('.'));
    whole.is_some_and(|(name, random)| {
        let ending = Path::new(name).extension().and_then(OsStr::to_str);
        ending == Some(INVITATION_EXTENSION) && random.len() == 6
    })
}

/// Whether an unfinished file will become a journal. It is locked while it is being written.
pub(super) fn is_part_of_journal(part: &Path) -> bool {
    part.file_stem()
        .is_some_and(|stem| Path::new(stem).extension().is_none())
}
