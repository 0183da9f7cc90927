//! Where journals live: one file a session in the user's data folder.
//!
//! What [`Keeper::record`] has returned is on disk. A session is open in one place at a time, under a lock.

mod keeper;
mod selection;
mod statistics;

pub use keeper::{Keeper, RecordError};
pub use selection::{Ending, Selection};
pub use statistics::{Player, Progress, Results, Score, Statistics, statistics};

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use atomic_write_file::AtomicWriteFile;

use crate::games::{self, Game, Outcome, Visitor};
use crate::session::journal::{Cause, EXTENSION, Fault, NoGame, Opened, Sealing};
use crate::session::{Header, HeaderFault, Moment, Session};

/// The folder in which all journals of a user lie.
#[derive(Debug, Clone)]
pub struct Library {
    folder: PathBuf,
}

/// What the folder or a journal in it cannot do.
#[derive(Debug)]
pub enum LibraryError {
    /// The system names no data folder for this user.
    NoDataFolder,
    /// Reading or writing failed there.
    Io(PathBuf, io::Error),
    /// The session is open in another window or program.
    InUse(PathBuf),
    /// The journal cannot be gone on with: the line and the code of its fault.
    Damaged {
        /// Which journal.
        path: PathBuf,
        /// The line of its first fault.
        line: u64,
        /// The fault's code.
        code: &'static str,
    },
    /// The header is not one that a session can begin with.
    Header(HeaderFault),
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryError::NoDataFolder => f.write_str(
                "the system names no folder for the data of programs; name one with --data-dir",
            ),
            LibraryError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            LibraryError::InUse(path) => {
                write!(f, "{} is open in another window", path.display())
            }
            LibraryError::Damaged { path, line, code } => {
                write!(f, "{}, line {line}: {code}", path.display())
            }
            LibraryError::Header(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LibraryError {}

/// What is known of a saved session without opening it to play.
#[derive(Debug, Clone)]
pub struct Summary {
    /// The journal.
    pub path: PathBuf,
    /// When the file was last written.
    pub modified: SystemTime,
    /// What the journal says, or the line and code of what is wrong with its header.
    pub content: Result<Content, (u64, &'static str)>,
}

impl Summary {
    /// Whether it is a sample, as far as can be read.
    pub fn is_sample(&self) -> bool {
        self.content.as_ref().is_ok_and(|c| c.header.is_sample())
    }
}

/// What a journal says of its session.
#[derive(Debug, Clone)]
pub struct Content {
    /// Who plays what by which rules.
    pub header: Header,
    /// How many entries there are.
    pub entries: usize,
    /// When the last entry was recorded, if it says so.
    pub last: Option<Moment>,
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The line and code of the first fault, if there is one; the rest then speaks of what lies before it.
    pub fault: Option<(u64, &'static str)>,
}

impl Content {
    /// Whether the game has not ended and its journal can be gone on with.
    pub fn goes_on(&self) -> bool {
        let sound = self.fault.is_none_or(|(_, code)| code == "cut-off");
        self.outcome.is_none() && sound
    }
}

/// What was mended when a session was resumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recovery {
    /// The last line was cut off in writing: it was set aside in this file.
    SetAside(PathBuf),
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> LibraryError + '_ {
    move |error| LibraryError::Io(path.to_owned(), error)
}

/// Makes the names in a folder last; a system that cannot sync folders needs no such thing.
fn sync_folder(folder: &Path) -> io::Result<()> {
    match cfg!(unix) {
        true => File::open(folder)?.sync_all(),
        false => Ok(()),
    }
}

impl Library {
    /// The library in this data folder, or in the one the system names for this user. Creates it where needed.
    ///
    /// # Errors
    /// When there is no such folder and none can be made.
    pub fn open(data_dir: Option<PathBuf>) -> Result<Library, LibraryError> {
        let data = match data_dir {
            Some(data) => data,
            None => directories::ProjectDirs::from("", "", "Courtyard")
                .ok_or(LibraryError::NoDataFolder)?
                .data_dir()
                .to_owned(),
        };
        let folder = data.join("sessions");
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        Ok(Library { folder })
    }

    /// The folder of the journals.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The saved sessions, the one last written first.
    ///
    /// # Errors
    /// When the folder cannot be read. A journal that cannot be read is listed with its fault.
    pub fn sessions(&self) -> Result<Vec<Summary>, LibraryError> {
        let mut all = Vec::new();
        for entry in fs::read_dir(&self.folder).map_err(at(&self.folder))? {
            let entry = entry.map_err(at(&self.folder))?;
            let path = entry.path();
            if path.extension().is_none_or(|e| e != EXTENSION) {
                continue;
            }
            let modified = entry
                .metadata()
                .and_then(|m| m.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH);
            all.push(Summary {
                content: summarize(&path),
                path,
                modified,
            });
        }
        all.sort_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(all)
    }

    /// Begins a session: writes and syncs a new journal with this header.
    ///
    /// # Errors
    /// When the header is not one of the game, or the journal cannot be written.
    pub fn begin<G: Game>(&self, header: Header) -> Result<Keeper<G>, LibraryError> {
        let session = Session::new(header).map_err(LibraryError::Header)?;
        let (line, sealing) = Sealing::NEW
            .line(session.header())
            .map_err(|e| LibraryError::Io(self.folder.clone(), e.into()))?;
        let path = self.new_path(session.header());
        let lock = lock(&path)?;
        let written = File::create_new(&path).and_then(|mut file| {
            file.write_all(&line)?;
            file.sync_all()
        });
        if let Err(error) = written.and_then(|()| sync_folder(&self.folder)) {
            // Half a header is no session; what cannot be removed either is listed with its fault.
            let _ = fs::remove_file(&path);
            return Err(LibraryError::Io(path, error));
        }
        Keeper::new(session, path, lock, sealing, line.len() as u64)
    }

    /// Lays down a session that has been played already: all of its journal at once, or nothing of it.
    ///
    /// # Errors
    /// When the journal cannot be written; there is no file of it then.
    pub fn lay_down<G: Game>(&self, session: Session<G>) -> Result<Keeper<G>, LibraryError> {
        let header = Sealing::NEW.line(session.header());
        let journal = session.entries().iter().fold(header, |before, entry| {
            let (mut journal, sealing) = before?;
            let (line, sealing) = sealing.line(entry)?;
            journal.extend(line);
            Ok((journal, sealing))
        });
        let (journal, sealing) =
            journal.map_err(|e| LibraryError::Io(self.folder.clone(), e.into()))?;
        let path = self.new_path(session.header());
        let lock = lock(&path)?;
        // Somebody else may have begun one of this name before the lock was taken.
        if path.exists() {
            return Err(LibraryError::InUse(path));
        }
        let written = AtomicWriteFile::open(&path).and_then(|mut file| {
            file.write_all(&journal)?;
            file.commit()
        });
        if let Err(error) = written.and_then(|()| sync_folder(&self.folder)) {
            // What may not last is not left behind as if it did.
            let _ = fs::remove_file(&path);
            return Err(LibraryError::Io(path, error));
        }
        Keeper::new(session, path, lock, sealing, journal.len() as u64)
    }

    /// Opens a saved session to go on with it. A last line that was cut off in writing is set aside.
    ///
    /// # Errors
    /// When the session is open elsewhere, cannot be read, or has another fault.
    pub fn resume<G: Game>(
        &self,
        path: &Path,
    ) -> Result<(Keeper<G>, Option<Recovery>), LibraryError> {
        let lock = lock(path)?;
        let damaged = |line, code| LibraryError::Damaged {
            path: path.to_owned(),
            line,
            code,
        };
        let source = BufReader::new(File::open(path).map_err(at(path))?);
        let opened = Opened::new(source).map_err(|f| damaged(f.line, f.code()))?;
        let reading = opened.read::<G>().map_err(|f| damaged(f.line, f.code()))?;
        let mut recovery = None;
        match &reading.fault {
            None => {}
            Some(Fault {
                cause: Cause::CutOff,
                ..
            }) => {
                let aside = keeper::set_aside(path, reading.sound).map_err(at(path))?;
                recovery = Some(Recovery::SetAside(aside));
            }
            Some(fault) => return Err(damaged(fault.line, fault.code())),
        }
        let mut sound = reading.sound;
        if !reading.ended {
            keeper::end_line(path).map_err(at(path))?;
            sound += 1;
        }
        let keeper = Keeper::new(
            reading.session,
            path.to_owned(),
            lock,
            reading.sealing,
            sound,
        )?;
        Ok((keeper, recovery))
    }

    /// Keeps what a set-up says so far, in place of what was kept before.
    ///
    /// # Errors
    /// When it cannot be written; what was kept before is then still there.
    pub fn keep_draft(&self, draft: &[u8]) -> Result<(), LibraryError> {
        let path = self.draft_path();
        AtomicWriteFile::open(&path)
            .and_then(|mut file| {
                file.write_all(draft)?;
                file.commit()
            })
            .map_err(at(&path))
    }

    /// The set-up that was kept, if there is one.
    pub fn draft(&self) -> Option<Vec<u8>> {
        fs::read(self.draft_path()).ok()
    }

    /// Forgets the set-up that was kept.
    ///
    /// # Errors
    /// When the file is there and cannot be removed.
    pub fn forget_draft(&self) -> Result<(), LibraryError> {
        let path = self.draft_path();
        match fs::remove_file(&path) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => Err(LibraryError::Io(path, e)),
            _ => Ok(()),
        }
    }

    fn draft_path(&self) -> PathBuf {
        self.folder.join("set-up.json")
    }

    /// A path that no journal has yet: the day, the time and the players' names.
    fn new_path(&self, header: &Header) -> PathBuf {
        let plain = |name: &String| -> String {
            name.chars()
                .filter(|c| c.is_alphanumeric())
                .take(16)
                .flat_map(char::to_lowercase)
                .collect()
        };
        let names = header.players.0.each_ref().map(plain).join("-");
        let stem = format!("{}-{names}", header.started.format("%Y-%m-%d-%H%M%S"));
        let numbered = (2..).map(|n| format!("{stem}-{n}"));
        std::iter::once(stem.clone())
            .chain(numbered)
            .map(|stem| self.folder.join(stem).with_extension(EXTENSION))
            .find(|path| !path.exists())
            .unwrap_or_else(|| self.folder.join(stem))
    }
}

/// A session's lock, held as long as this lives; the system lets go of it when the program ends, however that happens.
#[derive(Debug)]
struct Lock(File);

impl Drop for Lock {
    /// Unlocks by word: closing the file does not, while a program that is being started holds a copy of it.
    fn drop(&mut self) {
        // Where this fails, the system lets go once the last copy is closed.
        let _ = self.0.unlock();
    }
}

/// Takes a session's lock.
fn lock(journal: &Path) -> Result<Lock, LibraryError> {
    let path = journal.with_extension("lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(at(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(LibraryError::InUse(journal.to_owned())),
        Err(TryLockError::Error(error)) => Err(LibraryError::Io(path, error)),
    }
}

fn summarize(path: &Path) -> Result<Content, (u64, &'static str)> {
    struct Summarize(Opened<BufReader<File>>);
    impl Visitor for Summarize {
        type Out = Result<Content, (u64, &'static str)>;
        fn visit<G: Game>(self) -> Self::Out {
            let reading = self.0.read::<G>().map_err(|f| (f.line, f.code()))?;
            let session = reading.session;
            Ok(Content {
                entries: session.entries().len(),
                last: session.entries().iter().rev().find_map(|e| e.at),
                turn: G::turn(session.table()),
                outcome: G::outcome(session.table()),
                fault: reading.fault.map(|f| (f.line, f.code())),
                header: session.header().clone(),
            })
        }
    }
    let file = File::open(path).map_err(|e| {
        let fault: Fault<NoGame> = Fault {
            line: 1,
            cause: e.into(),
        };
        (fault.line, fault.code())
    })?;
    let opened = Opened::new(BufReader::new(file)).map_err(|f| (f.line, f.code()))?;
    let game = opened.header().game.clone();
    games::visit(&game, Summarize(opened)).unwrap_or(Err((1, "bad-header")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dueling_nobles::{Action, DuelingNobles};
    use crate::session::Step;
    use chrono::DateTime;

    fn moment() -> Moment {
        DateTime::parse_from_rfc3339("2026-11-20T19:03:11+01:00").unwrap()
    }

    fn header() -> Header {
        serde_json::from_value(serde_json::json!({
            "courtyard": 1, "game": "dueling-nobles", "edition": "duelo",
            "players": ["Ana", "../Ben"], "started": moment(),
        }))
        .unwrap()
    }

    fn note(text: &str) -> Step<Action> {
        Step::Do(Action::Note { text: text.into() })
    }

    fn library() -> (tempfile::TempDir, Library) {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(Some(folder.path().to_owned())).unwrap();
        (folder, library)
    }

    fn begin(library: &Library) -> Keeper<DuelingNobles> {
        library.begin(header()).unwrap()
    }

    #[test]
    fn what_is_recorded_is_on_disk_before_it_is_shown() {
        let (_folder, library) = library();
        let mut keeper = begin(&library);
        keeper.record(note("tea"), moment()).unwrap();
        let text = fs::read_to_string(keeper.path()).unwrap();
        assert!(text.lines().last().unwrap().contains("tea"));
        let summary = &library.sessions().unwrap()[0];
        assert_eq!(summary.content.as_ref().unwrap().entries, 1);
        assert_eq!(keeper.path().parent(), Some(library.folder()));
    }

    #[test]
    fn a_session_is_open_in_one_place_and_free_afterwards() {
        let (_folder, library) = library();
        let keeper = begin(&library);
        let path = keeper.path().to_owned();
        let second = library.resume::<DuelingNobles>(&path);
        assert!(matches!(second, Err(LibraryError::InUse(_))));
        drop(keeper);
        library.resume::<DuelingNobles>(&path).unwrap();
    }

    #[test]
    fn a_draft_is_kept_until_it_is_forgotten() {
        let (_folder, library) = library();
        assert_eq!(library.draft(), None);
        library.forget_draft().unwrap();
        library.keep_draft(b"one").unwrap();
        library.keep_draft(b"two").unwrap();
        assert_eq!(library.draft().as_deref(), Some(&b"two"[..]));
        assert!(library.sessions().unwrap().is_empty());
        library.forget_draft().unwrap();
        assert_eq!(library.draft(), None);
    }

    #[test]
    fn two_sessions_of_one_second_are_two_files() {
        let (_folder, library) = library();
        let (a, b) = (begin(&library), begin(&library));
        assert_ne!(a.path(), b.path());
        assert_eq!(library.sessions().unwrap().len(), 2);
    }

    #[test]
    fn a_session_is_laid_down_as_a_whole_and_goes_on() {
        let (_folder, library) = library();
        let mut played = begin(&library);
        for text in ["one", "two"] {
            played.record(note(text), moment()).unwrap();
        }
        let mut copy = library.lay_down(played.session().clone()).unwrap();
        assert_ne!(copy.path(), played.path());
        assert_eq!(
            fs::read(copy.path()).unwrap(),
            fs::read(played.path()).unwrap()
        );
        let path = copy.path().to_owned();
        let second = library.resume::<DuelingNobles>(&path);
        assert!(matches!(second, Err(LibraryError::InUse(_))));
        copy.record(note("three"), moment()).unwrap();
        drop(copy);
        let (copy, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
        assert_eq!((copy.session().entries().len(), recovery), (3, None));
        // Nothing is left but journals and locks.
        let left = fs::read_dir(library.folder()).unwrap().map(|e| e.unwrap());
        let strange = |e: &fs::DirEntry| {
            let path = e.path();
            let kind = path.extension().and_then(|e| e.to_str());
            !matches!(kind, Some("courtyard" | "lock"))
        };
        assert_eq!(left.filter(strange).count(), 0);
    }

    #[test]
    fn what_cannot_be_laid_down_leaves_no_session() {
        let (_folder, library) = library();
        let played = begin(&library);
        let session = played.session().clone();
        fs::remove_dir_all(library.folder()).unwrap();
        let failed = library.lay_down(session);
        assert!(matches!(failed, Err(LibraryError::Io(..))));
        assert!(!library.folder().exists());
    }

    #[test]
    fn a_cut_off_line_is_set_aside_and_the_game_goes_on() {
        let (_folder, library) = library();
        let mut keeper = begin(&library);
        keeper.record(note("one"), moment()).unwrap();
        let path = keeper.path().to_owned();
        drop(keeper);
        let whole = fs::read(&path).unwrap();
        fs::write(&path, [&whole[..], b"{\"n\":2,\"at\":\"20"].concat()).unwrap();
        let (mut keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
        let Some(Recovery::SetAside(aside)) = recovery else {
            panic!("nothing was set aside");
        };
        assert_eq!(fs::read(aside).unwrap(), b"{\"n\":2,\"at\":\"20");
        assert_eq!(fs::read(&path).unwrap(), whole);
        keeper.record(note("two"), moment()).unwrap();
        drop(keeper);
        let (keeper, recovery) = library.resume::<DuelingNobles>(&path).unwrap();
        assert_eq!((keeper.session().entries().len(), recovery), (2, None));
    }

    #[test]
    fn a_whole_last_line_without_its_end_is_kept() {
        let (_folder, library) = library();
        let mut keeper = begin(&library);
        keeper.record(note("one"), moment()).unwrap();
        let path = keeper.path().to_owned();
        drop(keeper);
        let whole = fs::read(&path).unwrap();
        fs::write(&path, &whole[..whole.len() - 1]).unwrap();
        let (mut keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
        keeper.record(note("two"), moment()).unwrap();
        drop(keeper);
        let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
        assert_eq!(keeper.session().entries().len(), 2);
    }

    #[test]
    fn an_altered_journal_is_left_alone() {
        let (_folder, library) = library();
        let mut keeper = begin(&library);
        keeper.record(note("tea"), moment()).unwrap();
        let path = keeper.path().to_owned();
        drop(keeper);
        let altered = fs::read_to_string(&path).unwrap().replace("tea", "sea");
        fs::write(&path, &altered).unwrap();
        let resumed = library.resume::<DuelingNobles>(&path);
        assert!(matches!(
            resumed,
            Err(LibraryError::Damaged {
                line: 2,
                code: "bad-crc",
                ..
            })
        ));
        assert_eq!(fs::read_to_string(&path).unwrap(), altered);
    }

    #[test]
    fn a_write_that_fails_records_nothing_and_can_be_tried_again() {
        let (_folder, library) = library();
        let mut keeper = begin(&library);
        let path = keeper.path().to_owned();
        let away = path.with_extension("away");
        fs::rename(&path, &away).unwrap();
        let failed = keeper.record(note("tea"), moment());
        assert!(matches!(failed, Err(RecordError::Disk(_))));
        assert!(keeper.session().entries().is_empty());
        fs::rename(&away, &path).unwrap();
        keeper.record(note("tea"), moment()).unwrap();
        drop(keeper);
        let (keeper, _) = library.resume::<DuelingNobles>(&path).unwrap();
        assert_eq!(keeper.session().entries().len(), 1);
    }
}
