//! Storage of journals: one file per session in the user's data folder, on one of three shelves.
//!
//! A session that [`OpenSession`] reports as saved is on disk. A session can be open for playing in only one place,
//! under a lock, and can be [viewed](Library::look) from everywhere.

pub mod archive;
mod content;
mod copies;
#[cfg(not(target_arch = "wasm32"))]
pub mod exports;
mod game_files;
mod games;
mod import;
mod meetings;
mod names;
mod open_session;
mod people;
mod progress;
mod seeds;
mod selection;
mod shelf;
mod snapshot;
mod statistics;
pub mod storage;
mod summary;
mod versions;

pub use content::Content;
pub use game_files::GameFile;
pub use games::StoredGame;
pub use import::{Imported, Importer, LARGEST_JOURNAL};
pub use meetings::{Meeting, Meetings};
pub use names::{INVITATION_EXTENSION, LONGEST_NAME};
pub use open_session::{Moved, OpenSession, RESERVE, RecordError, Unwritable};
pub use people::{
    Aliases, Chance, ENOUGH_GAMES, Life, Mark, Opponent, Page, Part, People, PersonGame, Ranking,
    Record, RenamedEverywhere, Streak, Strengths,
};
pub use progress::{Progress, on_threads};
pub use selection::{Ending, Selection};
pub use shelf::{Mover, Shelf};
pub use snapshot::{Lost, SessionSnapshot};
pub use statistics::{Counted, Player, Results, Score, Statistics, total};
pub use summary::{Summary, Unread};
pub use versions::{Standing, Version};

use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(not(target_arch = "wasm32"))]
use self::storage::Disk;
use self::storage::{Durability, Found, Identity, LockGuard, Storage};
use self::versions::Hashes;
use courtyard_core::game::{Game, Games, Refusal};
use courtyard_core::seat::Seats;
use courtyard_session::journal::{
    self, Cause, ChecksumState, Fault, LONGEST_LINE, Opened, Reading,
};
use courtyard_session::{
    Header, HeaderFault, Moment, NameFault, Relation, Session, entered_names, now, relation,
};

/// Maximum size of a set-up draft in bytes. House rules can be as long as a line of a journal.
const LARGEST_DRAFT: u64 = 2 * LONGEST_LINE as u64;

/// The folder with all journals of a user.
#[derive(Debug, Clone)]
pub struct Library {
    storage: Arc<dyn Storage>,
    games: Games<dyn StoredGame>,
    data: PathBuf,
    /// Whether the missing folder of a new library counts as an empty one.
    may_be_missing: bool,
    hashes: Hashes,
}

/// Why an operation on the library or a journal failed.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The system names no data folder for this user.
    #[error("the system names no folder for the data of programs; name one with --data-dir")]
    NoDataFolder,
    /// Reading or writing this path failed.
    #[error("{0}: {1}")]
    Io(PathBuf, io::Error),
    /// The session is open in another window or program.
    #[error("{0} is open in another window")]
    InUse(PathBuf),
    /// The session is open at a table, so that an import cannot continue it.
    #[error("{0} is open at a table and cannot be continued by an import")]
    AtTable(PathBuf),
    /// The journal has a fault and cannot be continued.
    #[error("{path}, line {line}: {code}")]
    Damaged {
        /// The journal's path.
        path: PathBuf,
        /// The line of its first fault.
        line: u64,
        /// The fault's code.
        code: &'static str,
    },
    /// A later version of this program wrote the journal: it can only be viewed.
    #[error("{0} was written by a later version")]
    Newer(PathBuf),
    /// A later version of this program wrote the file with the names of people, which is not changed.
    #[error("{0} was written by a later version")]
    NewerPeople(PathBuf),
    /// The journal exceeds the maximum size.
    #[error("{0} is larger than {LARGEST_JOURNAL} bytes")]
    TooLarge(PathBuf),
    /// The file was changed or removed since it was read.
    #[error("{0} was changed by another program")]
    Changed(PathBuf),
    /// The name cannot be used for a session.
    #[error("“{0}” is no name for a session")]
    NoName(String),
    /// The header is not valid for a new session.
    #[error(transparent)]
    Header(HeaderFault),
    /// The players cannot have these names.
    #[error("the players cannot have these names: {0:?}")]
    Names(NameFault),
}

/// The repair that was made when a session was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recovery {
    /// An incomplete last line was moved to this file.
    SetAside(PathBuf),
    /// An incomplete last line could not be moved yet; this is done before the next line is written.
    Remains,
    /// The journal was damaged: a copy was saved beside it, and the valid lines remain.
    Repaired {
        /// The copy of the damaged journal.
        kept: PathBuf,
        /// The line of its first fault.
        line: u64,
        /// The part of the journal from there on.
        lost: Lost,
    },
}

/// A reader of a journal.
type Source = BufReader<Box<dyn Read + Send>>;

/// Attaches the path to an I/O error.
fn at(path: &Path) -> impl FnOnce(io::Error) -> LibraryError + '_ {
    move |error| LibraryError::Io(path.to_owned(), error)
}

impl Library {
    /// Opens the library for these games in this data folder, or in the user's default one. Creates missing folders.
    ///
    /// # Errors
    /// If there is no such folder and it cannot be created.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(
        data_dir: Option<PathBuf>,
        games: Games<dyn StoredGame>,
    ) -> Result<Library, LibraryError> {
        let data = Library::data_folder(data_dir)?;
        Library::on(Arc::new(Disk), games, data)
    }

    /// Opens the library as [`open`](Library::open) does, but creates nothing: a missing folder is an empty one. New
    /// sessions cannot be stored then.
    ///
    /// # Errors
    /// If the folder exists and cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open_existing(
        data_dir: Option<PathBuf>,
        games: Games<dyn StoredGame>,
    ) -> Result<Library, LibraryError> {
        let library = Library {
            storage: Arc::new(Disk),
            games,
            data: Library::data_folder(data_dir)?,
            may_be_missing: true,
            hashes: Hashes::default(),
        };
        let folder = library.folder();
        match library.storage.list(&folder) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => {}
            files => library.storage.sweep(files.map_err(at(&folder))?),
        }
        Ok(library)
    }

    /// Opens the library for these games in this folder of this storage. Creates missing folders.
    ///
    /// # Errors
    /// If the folder can be neither found nor created.
    pub fn on(
        storage: Arc<dyn Storage>,
        games: Games<dyn StoredGame>,
        data: PathBuf,
    ) -> Result<Library, LibraryError> {
        let library = Library {
            storage,
            games,
            data,
            may_be_missing: false,
            hashes: Hashes::default(),
        };
        let folder = library.folder();
        match library.storage.list(&folder) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                library.storage.make_folder(&folder).map_err(at(&folder))?;
            }
            // Unfinished files were never reported as saved.
            Ok(files) => library.storage.sweep(files),
            Err(error) => return Err(LibraryError::Io(folder, error)),
        }
        Ok(library)
    }

    /// How durable everything written so far is.
    pub fn durability(&self) -> Durability {
        self.storage.durability()
    }

    /// The folder of the journals that are not archived.
    pub fn folder(&self) -> PathBuf {
        self.shelf(Shelf::Sessions)
    }

    /// The saved sessions that are not archived, most recently written first.
    ///
    /// # Errors
    /// If the folder cannot be read. A journal that cannot be read is listed with its fault.
    pub fn sessions(&self) -> Result<Vec<Summary>, LibraryError> {
        self.list(Shelf::Sessions, &Progress::default())
    }

    /// The sessions that are not archived, most recently written first. Each is read on demand.
    ///
    /// # Errors
    /// If the folder cannot be read. A journal that cannot be read is listed with its fault.
    pub fn latest(&self) -> Result<impl ExactSizeIterator<Item = Summary>, LibraryError> {
        let files = self.journals(Shelf::Sessions)?.into_iter();
        Ok(files.map(|found| summary::summarize(&*self.storage, &self.games, &found)))
    }

    /// The sessions of a shelf, most recently written first; incomplete if the work is cancelled.
    ///
    /// # Errors
    /// If the folder cannot be read. A journal that cannot be read is listed with its fault.
    pub fn list(&self, shelf: Shelf, progress: &Progress) -> Result<Vec<Summary>, LibraryError> {
        let mut all = self.unmarked(shelf, progress)?;
        self.compare(&mut all, shelf)?;
        Ok(all)
    }

    /// As [`list`](Library::list), without comparing copies of a game.
    fn unmarked(&self, shelf: Shelf, progress: &Progress) -> Result<Vec<Summary>, LibraryError> {
        let files = self.journals(shelf)?;
        let parts = progress.parts(&files, |part: &mut Vec<_>, place, found| {
            let summary = summary::summarize(&*self.storage, &self.games, found);
            part.push((place, summary));
        });
        let mut all: Vec<_> = parts.into_iter().flatten().collect();
        all.sort_unstable_by_key(|(place, _)| *place);
        Ok(all.into_iter().map(|(_, summary)| summary).collect())
    }

    /// The summary of one session.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn summary(&self, path: &Path) -> Result<Summary, LibraryError> {
        let found = self.found(path)?;
        Ok(summary::summarize(&*self.storage, &self.games, &found))
    }

    /// The games that are not in the trash, each once, by shelf and in its order.
    ///
    /// # Errors
    /// As for [`list`](Library::list).
    pub fn kept(&self) -> Result<Vec<Summary>, LibraryError> {
        let shelves = Shelf::KEPT.map(|shelf| self.unmarked(shelf, &Progress::default()));
        let shelves: Result<Vec<_>, _> = shelves.into_iter().collect();
        let mut all = shelves?.into_iter().flatten().collect();
        self.counting(&mut all);
        Ok(all)
    }

    /// Opens each journal on these shelves once, on all processors in parallel, and passes it on with its header read.
    /// Returns one part per thread, in no particular order. If the work is cancelled, only some journals are opened.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub fn open_all<P: Default + Send>(
        &self,
        shelves: &[Shelf],
        progress: &Progress,
        take: impl Fn(&mut P, &Found, Result<Opened<&mut dyn BufRead>, Unread>) + Sync,
    ) -> Result<Vec<P>, LibraryError> {
        let mut files = Vec::new();
        for shelf in shelves {
            files.extend(self.journals(*shelf)?);
        }
        Ok(self.open_these(&files, progress, take))
    }

    /// As [`open_all`](Library::open_all), for the journals outside the trash, and only one copy of each game. Each
    /// person has one name.
    ///
    /// # Errors
    /// As for [`open_all`](Library::open_all).
    pub fn open_counting<P: Default + Send>(
        &self,
        progress: &Progress,
        take: impl Fn(&mut P, &Found, Result<Opened<&mut dyn BufRead>, Unread>) + Sync,
    ) -> Result<Vec<P>, LibraryError> {
        let behind = self.not_counting()?;
        let mut files = Vec::new();
        for shelf in Shelf::KEPT {
            files.extend(self.journals(shelf)?);
        }
        files.retain(|found| !behind.contains(&found.path));
        let aliases = self.aliases();
        Ok(self.open_these(&files, progress, |part, found, opened| {
            let named = opened.map(|opened| opened.with_header(|header| aliases.apply(header)));
            take(part, found, named);
        }))
    }

    fn open_these<P: Default + Send>(
        &self,
        files: &[Found],
        progress: &Progress,
        take: impl Fn(&mut P, &Found, Result<Opened<&mut dyn BufRead>, Unread>) + Sync,
    ) -> Vec<P> {
        progress.parts(files, |part, _, found| {
            summary::open(&*self.storage, &found.path, |opened| {
                take(part, found, opened);
            });
        })
    }

    /// The sample of this game that was written last and has not ended. Other journals are read up to their headers.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn sample<G: Game>(&self) -> Result<Option<PathBuf>, LibraryError> {
        let progress = Progress::default();
        let sample = |header: &Header| header.game == G::ID && header.is_sample();
        let parts = self.open_all(
            &[Shelf::Sessions],
            &progress,
            |part: &mut Vec<_>, found, opened| {
                if opened.as_ref().is_ok_and(|o| sample(o.header())) {
                    part.push(Counted::read::<G>(found, opened, &Aliases::default()).summary);
                }
            },
        )?;
        let running = parts.into_iter().flatten();
        let running = running.filter(|s| s.content.as_ref().is_ok_and(Content::goes_on));
        let last = running.max_by(|a, b| (a.modified, &a.path).cmp(&(b.modified, &b.path)));
        Ok(last.map(|summary| summary.path))
    }

    /// Opens a journal of the library for reading.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn read(&self, path: &Path) -> io::Result<Source> {
        Ok(BufReader::new(self.storage.read(path)?))
    }

    /// Creates a session: writes and syncs a new journal with this header. If that fails, the session waits in memory
    /// for the disk; see [`OpenSession::is_saved`].
    ///
    /// # Errors
    /// If the header does not fit the game, or cannot be written as a journal line.
    pub fn begin<G: Game>(&self, header: Header) -> Result<OpenSession<G>, LibraryError> {
        self.create_from(Session::new(header).map_err(LibraryError::Header)?)
    }

    /// Stores a new session that has been played already, writing its whole journal at once, with an identifier. If that fails, the session
    /// waits in memory for the disk; see [`OpenSession::is_saved`].
    ///
    /// # Errors
    /// If the session cannot be written as a journal.
    pub fn create_from<G: Game>(
        &self,
        mut session: Session<G>,
    ) -> Result<OpenSession<G>, LibraryError> {
        session.identify(uuid::Builder::from_random_bytes(rand::random()).into_uuid());
        let folder = self.folder();
        let name = names::own_name(session.header());
        let path = names::journal(&folder, &name);
        journal::write(&session, ChecksumState::NEW)
            .map_err(|e| LibraryError::Io(folder, e.into()))?;
        let mut keeper = OpenSession::new(session, Arc::clone(&self.storage), path);
        keeper.save();
        Ok(keeper)
    }

    /// Opens a saved session to continue it. An incomplete last line is set aside.
    ///
    /// # Errors
    /// If the session is open elsewhere, cannot be read, is of a later version, or has another fault.
    pub fn resume<G: Game>(
        &self,
        path: &Path,
    ) -> Result<(OpenSession<G>, Option<Recovery>), LibraryError> {
        let lock = self.lock(path)?;
        let mut reading = self.own_reading::<G>(path)?;
        let recovery = match &reading.fault {
            None => {
                // Blank lines at the end. If they cannot be removed now, they are set aside before the next line.
                let valid = reading.valid_bytes;
                if !reading.fragment.is_empty()
                    && open_session::truncate(&*self.storage, path, valid).is_ok()
                {
                    reading.fragment.clear();
                }
                None
            }
            Some(fault) if fault.cause == Cause::CutOff => {
                let aside = open_session::keep_remainder(&*self.storage, path, reading.valid_bytes);
                Some(match aside {
                    Ok(aside) => {
                        reading.fragment.clear();
                        Recovery::SetAside(aside)
                    }
                    Err(_) => Recovery::Remains,
                })
            }
            Some(fault) => return Err(damaged(path, fault)),
        };
        let storage = Arc::clone(&self.storage);
        let mut keeper = OpenSession::of_reading(reading, storage, path.to_owned(), lock);
        keeper.save();
        Ok((keeper, recovery))
    }

    /// Repairs a damaged journal: saves a copy of it beside it and removes everything from its first fault on, so that
    /// it can be [resumed](Library::resume). `None` if the journal was not damaged.
    ///
    /// # Errors
    /// If the session is open elsewhere, its header cannot be read, reading the disk fails, or the copy cannot be
    /// written; the journal then remains unchanged.
    pub fn repair<G: Game>(&self, path: &Path) -> Result<Option<Recovery>, LibraryError> {
        let _lock = self.lock(path)?;
        let reading = self.own_reading::<G>(path)?;
        let Some(fault) = &reading.fault else {
            return Ok(None);
        };
        // A read error may be temporary, so nothing is removed.
        if matches!(fault.cause, Cause::Unreadable(..)) {
            return Err(damaged(path, fault));
        }
        if fault.cause == Cause::CutOff {
            let aside = open_session::keep_remainder(&*self.storage, path, reading.valid_bytes)
                .map_err(at(path))?;
            return Ok(Some(Recovery::SetAside(aside)));
        }
        let lost = self.lost(path, reading.valid_bytes).map_err(at(path))?;
        let kept = names::aside(&*self.storage, path, names::DAMAGED).map_err(at(path))?;
        self.storage.copy(path, 0, &kept).map_err(at(&kept))?;
        open_session::truncate(&*self.storage, path, reading.valid_bytes).map_err(at(path))?;
        Ok(Some(Recovery::Repaired {
            kept,
            line: fault.line,
            lost,
        }))
    }

    /// Corrects the players' names of a session, from those that were shown to those that were entered, in the order of
    /// the seats, and [renames](Library::rename) it if a name is given. Returns the session's path: without a given name,
    /// one with its default name gets that of the new names. A player's name that was
    /// corrected elsewhere in between remains, if this correction does not concern it. All entries remain; the journal is
    /// replaced by a new file.
    ///
    /// # Errors
    /// If nothing is left of the name for the session, the players' names are [not allowed](entered_names) or not as many
    /// as before, one of them was corrected elsewhere, the
    /// session is open elsewhere, its journal has a fault, is of a later version or would be too large, or the disk
    /// fails. The journal then has the old names, unless only the durability of the new file is uncertain.
    pub fn rename_players<G: Game>(
        &self,
        path: &Path,
        shown: &Seats<String>,
        entered: &Seats<String>,
        name: Option<&str>,
    ) -> Result<PathBuf, LibraryError> {
        let lock = self.lock(path)?;
        let source = self.read(path).map_err(at(path))?;
        let journal = import::read_whole(source, path)?;
        let opened = Opened::to_look_at(&*journal).map_err(|fault| damaged(path, &fault))?;
        if opened.header().is_newer() {
            return Err(LibraryError::Newer(path.to_owned()));
        }
        let reading = opened.read::<G>().map_err(|fault| damaged(path, &fault))?;
        if let Some(fault) = &reading.fault {
            return Err(damaged(path, fault));
        }
        let before = reading.session.header();
        let (count, before_count) = (entered.len(), before.players.len());
        if count != before_count || shown.len() != before_count {
            let (min, max) = (before_count, before_count);
            let fault = HeaderFault::Players { count, min, max };
            return Err(LibraryError::Header(fault));
        }
        let changed = || LibraryError::Changed(path.to_owned());
        let mut players = before.players.clone();
        for (seat, name) in entered.iter().filter(|(seat, name)| shown[*seat] != **name) {
            if ![name, &shown[seat]].contains(&&players[seat]) {
                return Err(changed());
            }
            name.clone_into(&mut players[seat]);
        }
        let players = entered_names(&players).map_err(LibraryError::Names)?;
        if before.players == players {
            drop(lock);
            return name.map_or(Ok(path.to_owned()), |name| self.rename(path, name));
        }
        let names = NewNames {
            players,
            time: now(),
            session: name,
        };
        self.write_names(path, lock, &journal, before, names)
    }

    /// Sets the players' names of a session to those of another copy of it, corrected at this time.
    ///
    /// # Errors
    /// As for [`rename_players`](Library::rename_players), except that all names are allowed.
    fn adopt_names<G: Game>(
        &self,
        path: &Path,
        players: &Seats<String>,
        corrected: Moment,
    ) -> Result<PathBuf, LibraryError> {
        let lock = self.lock(path)?;
        let source = self.read(path).map_err(at(path))?;
        let journal = import::read_whole(source, path)?;
        let opened = Opened::new(&*journal).map_err(|fault| damaged(path, &fault))?;
        let reading = opened.read::<G>().map_err(|fault| damaged(path, &fault))?;
        if let Some(fault) = &reading.fault {
            return Err(damaged(path, fault));
        }
        let before = reading.session.header();
        let is_later = before.corrected().is_none_or(|time| time < corrected);
        if !is_later || before.players.len() != players.len() {
            return Ok(path.to_owned());
        }
        let names = NewNames {
            players: players.clone(),
            time: corrected,
            session: None,
        };
        self.write_names(path, lock, &journal, before, names)
    }

    /// Writes other names of the players into a journal, and returns its path.
    fn write_names(
        &self,
        path: &Path,
        lock: Box<dyn LockGuard>,
        journal: &[u8],
        before: &Header,
        names: NewNames<'_>,
    ) -> Result<PathBuf, LibraryError> {
        let NewNames {
            players,
            time,
            session: name,
        } = names;
        let corrected = journal::with_players(journal, &players, time)
            .map_err(|e| LibraryError::Io(path.to_owned(), e.into()))?;
        if corrected.len() as u64 > LARGEST_JOURNAL {
            return Err(LibraryError::TooLarge(path.to_owned()));
        }
        let after = Header {
            players,
            ..before.clone()
        };
        let own = names::own_name(&after);
        let had_own_name = names::is_own_name(&names::stem(path), before);
        let wanted = match name.map(str::trim) {
            Some("") => Some(own),
            Some(name) => Some(names::clean(name).ok_or_else(|| no_name(name))?),
            None => (had_own_name && own != names::own_name(before)).then_some(own),
        };
        let wanted = wanted.filter(|name| *name != names::stem(path));
        let is_same = lock.identity().map_err(at(path))? == Identity::Same
            && self.length(path)? == journal.len() as u64;
        if !is_same {
            return Err(LibraryError::Changed(path.to_owned()));
        }
        // Renamed first: if writing fails then, another attempt ends with the same name.
        let relocate = |from: &Path, name: &str| {
            let folder = path.parent().unwrap_or(&self.data);
            Mover::to(self, folder.to_owned()).relocate_locked(from, name)
        };
        let (to, _claimed) = match &wanted {
            Some(name) => {
                let (to, claimed) = relocate(path, name)?;
                (to, Some(claimed))
            }
            None => (path.to_owned(), None),
        };
        // A link remains one.
        let file = self.storage.target(&to);
        if let Err(error) = self.storage.replace(&file, &corrected) {
            if name.is_some() && wanted.is_some() {
                // If this fails too, the session has its new name and the old players.
                let _ = relocate(&to, &names::stem(path));
            }
            return Err(LibraryError::Io(to, error));
        }
        Ok(to)
    }

    /// Appends to a saved journal the entries that only another copy of its game has, and returns their number. `None`
    /// if that copy does not continue the journal, or the journal is damaged.
    ///
    /// # Errors
    /// If the session is open somewhere, or the entries cannot be written.
    fn continue_from<G: Game>(
        &self,
        path: &Path,
        copy: &[u8],
    ) -> Result<Option<usize>, LibraryError> {
        let mut open = match self.resume::<G>(path) {
            Ok((open, _)) => open,
            Err(LibraryError::InUse(path)) => return Err(LibraryError::AtTable(path)),
            Err(LibraryError::Damaged { .. } | LibraryError::Newer(_)) => return Ok(None),
            Err(error) => return Err(error),
        };
        let opened = Opened::new(copy).map_err(|fault| damaged(path, &fault))?;
        let copied = opened.read::<G>().map_err(|fault| damaged(path, &fault))?;
        let (entries, saved) = (copied.session.entries(), open.session().entries());
        if relation(entries, saved) != Relation::Continues {
            return Ok(None);
        }
        let (from, count) = (saved.len(), entries.len() - saved.len());
        // The header is the first line.
        let lines = journal::bodies(copy).skip(1 + from);
        open.record_copied(entries[from..].iter().cloned().zip(lines))
            .map_err(at(path))?;
        Ok(Some(count))
    }

    /// The header of a journal. The lines after it are not read.
    ///
    /// # Errors
    /// If it cannot be read, or has no valid header.
    pub fn header(&self, path: &Path) -> Result<Header, LibraryError> {
        Ok(self.opened(path)?.header().clone())
    }

    /// Reads the header of a journal of any version.
    fn opened(&self, path: &Path) -> Result<Opened<Source>, LibraryError> {
        let source = self.read(path).map_err(at(path))?;
        Opened::to_look_at(source).map_err(|fault| damaged(path, &fault))
    }

    /// Reads a journal that this version can continue.
    fn own_reading<G: Game>(&self, path: &Path) -> Result<Reading<G>, LibraryError> {
        let reading = self.reading(path)?;
        if reading.session.header().is_newer() {
            Err(LibraryError::Newer(path.to_owned()))
        } else {
            Ok(reading)
        }
    }

    /// Reads a journal of any version.
    fn reading<G: Game>(&self, path: &Path) -> Result<Reading<G>, LibraryError> {
        let reading = self.opened(path)?.read();
        reading.map_err(|fault| damaged(path, &fault))
    }

    /// Takes a session's lock.
    fn lock(&self, journal: &Path) -> Result<Box<dyn LockGuard>, LibraryError> {
        let held = self.storage.lock(journal).map_err(at(journal))?;
        held.ok_or_else(|| LibraryError::InUse(journal.to_owned()))
    }

    /// Saves the current state of a set-up, replacing the previous draft.
    ///
    /// # Errors
    /// If it cannot be written; the previous draft then remains.
    pub fn keep_draft(&self, draft: &[u8]) -> Result<(), LibraryError> {
        let path = self.draft_path();
        self.storage.replace(&path, draft).map_err(at(&path))
    }

    /// The saved set-up draft, if there is one. A file far larger than any draft is ignored.
    pub fn draft(&self) -> Option<Vec<u8>> {
        let draft = self.storage.read_up_to(&self.draft_path(), LARGEST_DRAFT);
        let draft = draft.ok()?;
        (draft.len() as u64 <= LARGEST_DRAFT).then_some(draft)
    }

    /// Removes the saved set-up draft.
    ///
    /// # Errors
    /// If the file exists and cannot be removed.
    pub fn forget_draft(&self) -> Result<(), LibraryError> {
        let path = self.draft_path();
        match self.storage.remove(&path) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => Err(LibraryError::Io(path, e)),
            _ => Ok(()),
        }
    }

    fn draft_path(&self) -> PathBuf {
        self.folder().join("set-up.json")
    }
}

/// Other names for a session.
struct NewNames<'a> {
    players: Seats<String>,
    /// The time of the correction.
    time: Moment,
    /// The session's own name, if it is changed too.
    session: Option<&'a str>,
}

/// The error for a name of which nothing is left.
fn no_name(name: &str) -> LibraryError {
    LibraryError::NoName(name.to_owned())
}

/// The error for a journal that cannot be continued.
fn damaged<R: Refusal>(path: &Path, fault: &Fault<R>) -> LibraryError {
    LibraryError::Damaged {
        path: path.to_owned(),
        line: fault.line,
        code: fault.code(),
    }
}

#[cfg(test)]
mod tests;

/// A list of one game for tests.
#[cfg(test)]
fn dueling_nobles() -> Games<dyn StoredGame> {
    use courtyard_core::game::GameType;
    use courtyard_dueling_nobles::DuelingNobles;
    Games::new([&GameType::<DuelingNobles>::NEW as &dyn StoredGame])
}
