//! Import of journals.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};

use uuid::Uuid;

#[cfg(not(target_arch = "wasm32"))]
use super::archive::Packed;
use super::content::Checked;
#[cfg(not(target_arch = "wasm32"))]
use super::people::{ALIASES, LARGEST_ALIASES};
use super::storage::LockGuard;
use super::versions::{Beginning, Course, beginning};
use super::{Library, LibraryError, Shelf, StoredGame, at, damaged, names};
use courtyard_core::encoding::without_mark;
use courtyard_session::journal::Opened;
use courtyard_session::{HeaderFault, Moment, Relation, same_names};

/// Maximum size of an imported journal in bytes: about half a million entries.
pub const LARGEST_JOURNAL: u64 = 64 << 20;

/// The result of importing a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Imported {
    /// The journal was added.
    New {
        /// Its path.
        path: PathBuf,
        /// Whether an incomplete last line was left out.
        cut_off: bool,
        /// The names of two players that are [the same](same_names), as in the journal.
        alike: Option<[String; 2]>,
    },
    /// A copy of the game with the same entries exists at this path.
    Known(PathBuf),
    /// A copy with the same entries exists at this path, and has got the later corrected names of the imported one.
    Corrected(PathBuf),
    /// A copy of the game exists at this path, and has further entries.
    Further(PathBuf),
    /// A copy of the game existed at this path, and has got the entries that it lacked.
    Continued {
        /// Its path.
        path: PathBuf,
        /// Number of entries added.
        entries: usize,
    },
    /// The journal was added as another version of a saved game. Only one of them counts.
    Version {
        /// Its path.
        path: PathBuf,
        /// The saved version.
        of: PathBuf,
        /// The entry from which they differ.
        at: usize,
    },
}

impl Imported {
    /// The existing game that the journal is a copy of, if nothing was added.
    pub fn known(&self) -> Option<&Path> {
        match self {
            Imported::Known(path) | Imported::Corrected(path) | Imported::Further(path) => {
                Some(path)
            }
            Imported::New { .. } | Imported::Continued { .. } | Imported::Version { .. } => None,
        }
    }

    /// The journal's path in the library.
    pub fn path(&self) -> &Path {
        match self {
            Imported::New { path, .. }
            | Imported::Known(path)
            | Imported::Corrected(path)
            | Imported::Further(path)
            | Imported::Continued { path, .. }
            | Imported::Version { path, .. } => path,
        }
    }
}

impl Library {
    /// Imports a journal: validates all of it and compares it with the saved copies of its game. A saved copy that it
    /// continues gets its entries. If it has nothing new, nothing is stored. Otherwise, it is stored under this name,
    /// cleaned for file names. If nothing is left of the name, the default name is used. `name` is
    /// never used as a path.
    ///
    /// # Errors
    /// If the journal cannot be read, is too large, has a fault, is of a later version or an unknown game, or cannot be
    /// written; no file is stored then. It also fails if the journal was written but its name may not be durable.
    pub fn import(&self, source: impl Read, name: &str) -> Result<Imported, LibraryError> {
        self.importer()?.import(source, name)
    }

    /// Begins the import of one or more files. Waits for other imports into this library, so that the second of two
    /// identical imports finds the first. If no lock can be taken, the import continues; at worst there is a second
    /// copy.
    ///
    /// # Errors
    /// If the existing journals cannot be listed.
    pub fn importer(&self) -> Result<Importer<'_>, LibraryError> {
        // No session can have this name.
        let path = names::journal(&self.folder(), "_");
        let lock = self.storage.wait_for_lock(&path).ok().flatten();
        Ok(Importer {
            library: self,
            shelved: self.shelved()?,
            saved: None,
            is_dry: false,
            people: 0,
            _lock: lock,
        })
    }

    /// Checks whether a journal can be imported.
    pub(super) fn check(&self, from: &Path, mut journal: &[u8]) -> Result<Checked, LibraryError> {
        let journal: &mut dyn BufRead = &mut journal;
        let opened = Opened::to_look_at(journal).map_err(|fault| damaged(from, &fault))?;
        if opened.header().is_newer() {
            return Err(LibraryError::Newer(from.to_owned()));
        }
        let Some(game) = self.games.find(&opened.header().game) else {
            let game = opened.header().game.clone();
            return Err(LibraryError::Header(HeaderFault::UnknownGame(game)));
        };
        game.check(from, opened, &self.hashes)
    }

    /// The existing journal with exactly these bytes. `hash` is their hash.
    fn twin(&self, journal: &[u8], hash: u64, shelved: &mut Shelved) -> Option<PathBuf> {
        let length = journal.len() as u64;
        let Shelved {
            hasher, by_length, ..
        } = shelved;
        let candidates = by_length.get_mut(&length)?;
        let read = |path: &Path| self.storage.read_up_to(path, length).ok();
        // Each candidate is read once, even if several journals of its length are imported.
        for path in candidates.unread.drain(..) {
            // An unreadable file does not count as identical.
            if let Some(content) = read(&path) {
                let hash = hasher.hash_one(&*content);
                candidates.read.entry(hash).or_default().push(path);
            }
        }
        let same = candidates.read.get(&hash)?;
        let same = same
            .iter()
            .find(|path| read(path).is_some_and(|c| c == journal));
        same.cloned()
    }

    /// An index of the existing journals.
    fn shelved(&self) -> Result<Shelved, LibraryError> {
        let mut shelved = Shelved::default();
        for shelf in Shelf::ALL {
            for found in self.journals(shelf)? {
                let alike = shelved.by_length.entry(found.length).or_default();
                alike.unread.push(found.path);
            }
        }
        Ok(shelved)
    }
}

/// An import of one or more files. The existing journals are listed once, so that the work grows linearly.
#[derive(Debug)]
pub struct Importer<'l> {
    library: &'l Library,
    shelved: Shelved,
    /// The saved games; read when a journal is imported that is identical to none.
    saved: Option<Saved>,
    /// Whether only to find out what would happen.
    is_dry: bool,
    /// Number of decisions about people's names that were imported.
    people: usize,
    /// Keeps other imports waiting.
    _lock: Option<Box<dyn LockGuard>>,
}

impl Importer<'_> {
    /// Only finds out from now on what an import would do, and writes nothing.
    #[must_use]
    pub fn dry(mut self) -> Self {
        self.is_dry = true;
        self
    }

    /// Imports every journal of another library's data folder, or of a folder with journals, and reports each result.
    /// Journals go to the shelf on which they are there. Nothing is written into that folder.
    ///
    /// # Errors
    /// If the folder cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn merge_folder(
        &mut self,
        folder: &Path,
        mut report: impl FnMut(&Packed, Result<Imported, LibraryError>),
    ) -> Result<(), LibraryError> {
        let library = self.library;
        let list = |folder: &Path| library.storage.list(folder).map_err(at(folder));
        let shelves = Shelf::ALL.map(|shelf| (shelf, folder.join(shelf.name())));
        let is_there = |(_, folder): &(Shelf, PathBuf)| folder.is_dir();
        let mut folders: Vec<_> = shelves.into_iter().filter(is_there).collect();
        if folders.is_empty() {
            folders.push((Shelf::Sessions, folder.to_owned()));
        }
        for (shelf, folder) in folders {
            let mut journals: Vec<PathBuf> = list(&folder)?.into_iter().map(|f| f.path).collect();
            journals.retain(|path| names::is_journal(path));
            journals.sort();
            if let Ok(people) = library
                .storage
                .read_up_to(&folder.join(ALIASES), LARGEST_ALIASES)
            {
                self.merge_people(&people)?;
            }
            for path in journals {
                let name = names::stem(&path);
                let shown = path.display().to_string();
                let source = library.read(&path).map_err(at(&path));
                let imported = source.and_then(|source| self.import_to(source, &name, shelf));
                report(&Packed { shown, name, shelf }, imported);
            }
        }
        Ok(())
    }

    /// Imports decisions about people's names from a file.
    pub(super) fn merge_people(&mut self, file: &[u8]) -> Result<(), LibraryError> {
        self.people += self.library.merge_aliases(file, self.is_dry)?;
        Ok(())
    }

    /// Number of decisions about the names of people that were imported: later ones than those here, or new ones.
    pub fn people(&self) -> usize {
        self.people
    }

    /// Imports a journal as [`Library::import`] does.
    ///
    /// # Errors
    /// As for [`Library::import`].
    pub fn import(&mut self, source: impl Read, name: &str) -> Result<Imported, LibraryError> {
        self.import_to(source, name, Shelf::Sessions)
    }

    /// Imports a journal to this shelf.
    pub(super) fn import_to(
        &mut self,
        source: impl Read,
        name: &str,
        shelf: Shelf,
    ) -> Result<Imported, LibraryError> {
        let Importer {
            library,
            shelved,
            saved,
            is_dry,
            ..
        } = self;
        let is_dry = *is_dry;
        let from = Path::new(name);
        let mut journal = read_whole(source, from)?;
        let mark = journal.len() - without_mark(&journal).len();
        journal.drain(..mark);
        let checked = library.check(from, &journal)?;
        journal.truncate(checked.valid_bytes);
        let hash = shelved.hasher.hash_one(&*journal);
        if let Some(path) = library.twin(&journal, hash, shelved) {
            return Ok(Imported::Known(path));
        }
        let saved = match saved {
            Some(saved) => saved,
            None => saved.insert(library.saved()?),
        };
        let course = checked.course;
        let part = match library.merge_copy(saved, &course, &journal, is_dry)? {
            Copied::Done(imported) => return Ok(imported),
            Copied::Parts(of, at) => Some((of, at)),
            Copied::New => None,
        };
        let name = names::clean(name).unwrap_or_else(|| names::own_name(&course.header));
        let path = if is_dry {
            names::journal(&library.shelf(shelf), &name)
        } else {
            library.store(&journal, &name, shelf)?
        };
        let alike = shelved.by_length.entry(journal.len() as u64).or_default();
        alike.read.entry(hash).or_default().push(path.clone());
        let players = &course.header.players;
        let alike = same_names(players).map(|seats| seats.map(|seat| players[seat].clone()));
        saved.add(path.clone(), course);
        Ok(match part {
            Some((of, at)) => Imported::Version { path, of, at },
            None => Imported::New {
                path,
                cut_off: checked.cut_off,
                alike,
            },
        })
    }
}

/// The rest of the work of an import, after a journal was compared with the saved copies of its game.
enum Copied {
    /// Nothing more.
    Done(Imported),
    /// Store it as another version of this journal, which differs from this entry on.
    Parts(PathBuf, usize),
    /// Store it.
    New,
}

/// The saved games, by the features that copies share.
#[derive(Debug, Default)]
struct Saved {
    journals: Vec<SavedJournal>,
    ids: HashMap<(String, Uuid), Vec<usize>>,
    /// Journals that were not read, by their game and start.
    unread: HashMap<(String, Moment), Vec<usize>>,
    /// Journals that were read, by the beginning that copies share.
    beginnings: HashMap<Beginning, Vec<usize>>,
}

#[derive(Debug)]
struct SavedJournal {
    path: PathBuf,
    /// `None` until it is read, and if it cannot be compared.
    course: Option<Course>,
}

impl Saved {
    /// Adds a journal that was read.
    fn add(&mut self, path: PathBuf, course: Course) {
        let place = self.journals.len();
        if let Some(id) = course.header.id() {
            let id = (course.header.game.clone(), id);
            self.ids.entry(id).or_default().push(place);
        }
        self.journals.push(SavedJournal { path, course: None });
        self.read(place, course);
    }

    fn read(&mut self, place: usize, course: Course) {
        if let Some(beginning) = beginning(&course) {
            self.beginnings.entry(beginning).or_default().push(place);
        }
        self.journals[place].course = Some(course);
    }
}

impl Library {
    /// Stores a journal under this name, with a number added if it is taken.
    fn store(&self, journal: &[u8], name: &str, shelf: Shelf) -> Result<PathBuf, LibraryError> {
        let folder = match shelf {
            Shelf::Sessions => self.folder(),
            shelf => self.make_shelf(shelf)?,
        };
        let wanted = names::journal(&folder, name);
        let (path, mut lock) = names::claim(&*self.storage, &wanted).map_err(at(&wanted))?;
        lock.publish(&*self.storage, &path, journal)
            .and_then(|()| self.storage.sync_folder_of(&path))
            .map_err(at(&path))?;
        Ok(path)
    }

    /// An index of the saved journals by their headers.
    fn saved(&self) -> Result<Saved, LibraryError> {
        let mut saved = Saved::default();
        for (path, header) in self.headers(&Shelf::ALL)? {
            if header.is_sample() || header.is_newer() {
                continue;
            }
            let place = saved.journals.len();
            if let Some(id) = header.id() {
                let id = (header.game.clone(), id);
                saved.ids.entry(id).or_default().push(place);
            }
            let start = (header.game, header.started);
            saved.unread.entry(start).or_default().push(place);
            saved.journals.push(SavedJournal { path, course: None });
        }
        Ok(saved)
    }

    /// The places of the saved copies of the game.
    fn copies_of(&self, saved: &mut Saved, course: &Course) -> Vec<usize> {
        let header = &course.header;
        let start = (header.game.clone(), header.started);
        let unread = saved.unread.remove(&start).unwrap_or_default();
        let id = header.id().map(|id| (header.game.clone(), id));
        let same_id = id.and_then(|id| saved.ids.get(&id));
        let mut found = same_id.cloned().unwrap_or_default();
        for place in unread.into_iter().chain(found.clone()) {
            let journal = &saved.journals[place];
            if journal.course.is_none()
                && let Some(course) = self.course(&journal.path)
            {
                saved.read(place, course);
            }
        }
        let alike = beginning(course).and_then(|beginning| saved.beginnings.get(&beginning));
        found.extend(alike.into_iter().flatten());
        found.sort_unstable();
        found.dedup();
        found.retain(|place| {
            let saved = saved.journals[*place].course.as_ref();
            saved.is_some_and(|saved| saved.is_copy_of(course))
        });
        found
    }

    /// Compares a journal with the saved copies of its game. Continues one of them with it, or corrects its names, if
    /// there is something new.
    fn merge_copy(
        &self,
        saved: &mut Saved,
        course: &Course,
        journal: &[u8],
        is_dry: bool,
    ) -> Result<Copied, LibraryError> {
        let copies = self.copies_of(saved, course);
        let Some(game) = self.games.find(&course.header.game) else {
            return Ok(Copied::New);
        };
        let is_kept = |path: &Path| self.shelf_of(path) != Some(Shelf::Bin);
        let related = copies.into_iter().filter_map(|place| {
            let SavedJournal { path, course: old } = &saved.journals[place];
            Some((place, path.clone(), course.relation(old.as_ref()?)))
        });
        let mut related: Vec<_> = related.collect();
        // A copy in the trash comes last.
        related.sort_by_key(|(_, path, _)| !is_kept(path));
        // A damaged journal keeps no intact copy out, because it may be given up one day.
        let contains_it = |(place, _, relation): &&(usize, PathBuf, Relation)| {
            let course = saved.journals[*place].course.as_ref();
            matches!(relation, Relation::Equal | Relation::IsContinued)
                && course.is_some_and(|course| !course.is_damaged)
        };
        if let Some((place, path, relation)) = related.iter().find(contains_it) {
            let corrected = self.adopt_later_header(game, saved, *place, course, is_dry);
            return Ok(Copied::Done(match (relation, corrected) {
                (Relation::Equal, Some(path)) => Imported::Corrected(path),
                (Relation::Equal, None) => Imported::Known(path.clone()),
                (_, path_now) => Imported::Further(path_now.unwrap_or_else(|| path.clone())),
            }));
        }
        let length = |place: usize| {
            let course = saved.journals[place].course.as_ref();
            course.map_or(0, |course| course.entries.len())
        };
        let continued = related
            .iter()
            .filter(|(_, path, relation)| *relation == Relation::Continues && is_kept(path));
        // If there are several, the longest one.
        let mut continued: Vec<_> = continued.collect();
        continued.sort_by_key(|(place, ..)| std::cmp::Reverse(length(*place)));
        for (place, path, _) in continued {
            let added = if is_dry {
                self.would_continue(path, saved.journals[*place].course.as_ref(), course)?
            } else {
                game.continue_from(self, path, journal)?
            };
            if let Some(entries) = added {
                if let Some(old) = &mut saved.journals[*place].course {
                    old.entries.clone_from(&course.entries);
                }
                let corrected = self.adopt_later_header(game, saved, *place, course, is_dry);
                let path = corrected.unwrap_or_else(|| path.clone());
                return Ok(Copied::Done(Imported::Continued { path, entries }));
            }
        }
        let parts = related
            .into_iter()
            .find_map(|(_, path, relation)| match relation {
                Relation::Parts(at) if is_kept(&path) => Some(Copied::Parts(path, at)),
                _ => None,
            });
        Ok(parts.unwrap_or(Copied::New))
    }

    /// The number of entries that a copy would add to a journal; `None` if the journal is damaged.
    fn would_continue(
        &self,
        path: &Path,
        saved: Option<&Course>,
        course: &Course,
    ) -> Result<Option<usize>, LibraryError> {
        let Some(saved) = saved.filter(|saved| !saved.is_damaged) else {
            return Ok(None);
        };
        if self.is_free(path)? {
            Ok(Some(course.entries.len() - saved.entries.len()))
        } else {
            Err(LibraryError::AtTable(path.to_owned()))
        }
    }

    /// Gives a saved copy the names of another one if they were corrected later, and returns its new path, and the
    /// choice that the version counts if it was made later. A copy that is open somewhere keeps its header until the
    /// next import.
    fn adopt_later_header(
        &self,
        game: &dyn StoredGame,
        saved: &mut Saved,
        place: usize,
        course: &Course,
        is_dry: bool,
    ) -> Option<PathBuf> {
        let SavedJournal { path, course: old } = &mut saved.journals[place];
        let chosen = course.header.chosen();
        if let Some(old) = old
            && let Some(time) = chosen.filter(|_| chosen > old.precedence.chosen)
            && (is_dry || self.choose_at(path, time).is_ok())
        {
            old.precedence.chosen = chosen;
        }
        let corrected = course.header.corrected()?;
        let old = old.as_mut()?;
        if old.header.corrected().is_some_and(|time| time >= corrected) {
            return None;
        }
        let players = &course.header.players;
        let renamed = if is_dry {
            path.clone()
        } else {
            game.adopt_names(self, path, players, corrected).ok()?
        };
        old.header.players.clone_from(players);
        old.header.further.clone_from(&course.header.further);
        path.clone_from(&renamed);
        Some(renamed)
    }
}

/// The journals on all shelves, by length and content, so that importing thousands of them does not compare each with
/// every file.
#[derive(Debug, Default)]
struct Shelved {
    hasher: RandomState,
    by_length: HashMap<u64, Candidates>,
}

/// Journals of the same length.
#[derive(Debug, Default)]
struct Candidates {
    unread: Vec<PathBuf>,
    /// By the hash of their bytes.
    read: HashMap<u64, Vec<PathBuf>>,
}

/// Reads a journal up to the maximum length.
pub(super) fn read_whole(source: impl Read, from: &Path) -> Result<Vec<u8>, LibraryError> {
    let mut journal = Vec::new();
    let mut source = source.take(LARGEST_JOURNAL + 1);
    source.read_to_end(&mut journal).map_err(at(from))?;
    if journal.len() as u64 > LARGEST_JOURNAL {
        Err(LibraryError::TooLarge(from.to_owned()))
    } else {
        Ok(journal)
    }
}
