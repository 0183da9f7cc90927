//! Errors of the library, in words.

use std::io::BufRead;
use std::path::Path;

use super::{LONGEST_NAME, Text, describe_header_fault, describe_io, nameless, person_name, say};
use courtyard_library::archive::{
    ArchiveError, LARGEST_ARCHIVE, LARGEST_TOTAL, LeftOut, MOST_FILES,
};
use courtyard_library::{
    Imported, LARGEST_JOURNAL, Library, LibraryError, Moved, Recovery, Shelf, Version,
};
use courtyard_session::NameFault;
use courtyard_session::journal::Opened;

/// Describes a failed operation of the library in a whole sentence.
pub fn describe_library(text: &Text, error: &LibraryError) -> String {
    match error {
        LibraryError::NoDataFolder => say!(text, "library-no-folder"),
        LibraryError::Io(_, error) => say!(text, "library-trouble", why = describe_io(text, error)),
        LibraryError::InUse(_) => say!(text, "library-in-use"),
        LibraryError::AtTable(_) => say!(text, "library-at-table"),
        LibraryError::Damaged { path, line, code } => say!(
            text,
            "library-damaged",
            file = file(path),
            line = *line,
            code = *code
        ),
        LibraryError::Newer(path) => say!(text, "library-newer", file = file(path)),
        LibraryError::NewerPeople(path) => say!(text, "library-newer-people", file = file(path)),
        LibraryError::TooLarge(path) => {
            let most = LARGEST_JOURNAL >> 20;
            say!(text, "library-too-large", file = file(path), most)
        }
        LibraryError::Changed(path) => say!(text, "library-changed", file = file(path)),
        LibraryError::NoName(name) => say!(text, "library-no-name", name),
        LibraryError::Header(fault) => describe_header_fault(text, fault),
        LibraryError::Names(fault) => describe_name_fault(text, *fault),
    }
}

/// Describes the result of an import that did not simply add a journal; `None` if it did. `file` is the imported file.
pub fn describe_merged(
    text: &Text,
    library: &Library,
    file: &str,
    imported: &Imported,
) -> Option<String> {
    let name = describe_place(text, library, imported.path());
    Some(match imported {
        Imported::New { .. } => return None,
        Imported::Known(_) => say!(text, "cli-import-known", file, name),
        Imported::Corrected(_) => say!(text, "import-corrected", file, name),
        Imported::Further(_) => say!(text, "import-further", file, name),
        Imported::Continued { entries, .. } => {
            say!(text, "import-continued", file, name, count = *entries)
        }
        Imported::Version { of, at, .. } => {
            let of = describe_place(text, library, of);
            say!(text, "import-version", file, name, of, at = *at)
        }
    })
}

/// The name of a session, with its place if it is not among the games.
fn describe_place(text: &Text, library: &Library, path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let place = match library.shelf_of(path) {
        Some(Shelf::Archive) => "archive",
        Some(Shelf::Bin) => "trash",
        Some(Shelf::Sessions) | None => return name.into_owned(),
    };
    say!(text, "import-place", name = name.into_owned(), place)
}

/// Describes how a copy of a game relates to the one that counts.
pub fn describe_version(text: &Text, version: &Version) -> String {
    let name = version.path.file_stem().unwrap_or_default();
    let name = name.to_string_lossy().into_owned();
    match version.parts_at {
        Some(at) => say!(text, "version-behind", name, at),
        None => say!(text, "version-part", name),
    }
}

/// Describes the first entries in which a version of a game differs from the one that counts, a sentence each; nothing if
/// a journal cannot be read.
pub fn describe_parting(
    text: &Text,
    library: &Library,
    version: &Version,
    counting: &Path,
) -> Option<[String; 2]> {
    let at = version.parts_at?;
    let entry = |path: &Path| {
        let mut source = library.read(path).ok()?;
        let source: &mut dyn BufRead = &mut source;
        let opened = Opened::to_look_at(source).ok()?;
        let game = text.games().find(&opened.header().game)?;
        let session = game.read(text, opened).ok()?.session;
        let sentence = session.line(text, at)?.headline;
        let name = path.file_stem().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        Some(say!(text, "version-entry", name, at, sentence))
    };
    Some([entry(counting)?, entry(&version.path)?])
}

/// Says that another version of a game counts.
pub fn describe_behind(text: &Text, counting: &Path) -> String {
    let name = counting.file_stem().unwrap_or_default();
    say!(
        text,
        "version-counts",
        name = name.to_string_lossy().into_owned()
    )
}

/// Explains in a whole sentence why players cannot have the entered names.
pub fn describe_name_fault(text: &Text, fault: NameFault) -> String {
    match fault {
        NameFault::Missing(seat) => {
            say!(text, "player-name-missing", player = nameless(text, seat))
        }
        NameFault::TooLong(_) => say!(text, "player-name-long", most = LONGEST_NAME),
        NameFault::Control(_) => say!(text, "player-name-letters"),
        NameFault::Same([first, second]) => say!(
            text,
            "player-names-same",
            first = nameless(text, first),
            second = nameless(text, second)
        ),
    }
}

/// Warns that two names in an imported journal are one player's, and says what to do.
pub fn describe_alike(text: &Text, names: &[String; 2]) -> String {
    let [first, second] = names.each_ref().map(|name| person_name(text, name));
    say!(text, "player-names-alike", first, second)
}

/// Explains in a whole sentence why an archive cannot be written or read.
pub fn describe_archive(text: &Text, error: &ArchiveError) -> String {
    match error {
        ArchiveError::Io(error) => say!(text, "library-trouble", why = describe_io(text, error)),
        ArchiveError::Library(error) => describe_library(text, error),
        ArchiveError::NotAnArchive => say!(text, "archive-none"),
        ArchiveError::TooLarge => {
            say!(text, "archive-too-large", most = LARGEST_ARCHIVE >> 20)
        }
        ArchiveError::TooMany => say!(text, "archive-too-many", most = MOST_FILES),
        ArchiveError::TooMuch => say!(text, "archive-too-much", most = LARGEST_TOTAL >> 20),
        ArchiveError::Overlapping => say!(text, "archive-overlapping"),
        ArchiveError::NoJournals => say!(text, "archive-no-journals"),
        ArchiveError::Nothing => say!(text, "archive-nothing"),
    }
}

/// Explains why a journal cannot be imported again from an archive.
pub fn describe_left_out_of_archive(text: &Text, left_out: &LeftOut) -> String {
    let why = match &left_out.why {
        LibraryError::Damaged { line, code, .. } => {
            say!(text, "library-fault", line = *line, code = *code)
        }
        why => describe_library(text, why),
    };
    let file = file(&left_out.path);
    if left_out.is_kept {
        say!(text, "archive-faulty", file, why)
    } else {
        say!(text, "archive-left-out", file, why)
    }
}

/// Describes a repair.
pub fn describe_recovery(text: &Text, recovery: &Recovery) -> String {
    match recovery {
        Recovery::SetAside(aside) => say!(text, "library-set-aside", file = file(aside)),
        Recovery::Remains => say!(text, "library-remains"),
        Recovery::Repaired { kept, line, lost } => say!(
            text,
            "library-repaired",
            line = *line,
            count = lost.lines,
            file = file(kept)
        ),
    }
}

/// Says that another program has changed the journal of a running session, and where the session continues.
pub fn describe_moved(text: &Text, moved: &Moved) -> String {
    let (from, to) = (file(&moved.from), file(&moved.to));
    say!(text, "library-moved", from, to)
}

/// The name of a file.
fn file(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}
