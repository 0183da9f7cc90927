//! Copies of one game among the journals, and which of them counts.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::BufRead;
use std::path::{Path, PathBuf};

use chrono::TimeDelta;

use courtyard_core::game::Game;
use courtyard_session::journal::{self, Cause, Opened, Reading};
use courtyard_session::{Header, Moment, Precedence, Relation, Session, are_copies, now, relation};

use super::import::read_whole;
use super::storage::Identity;
use super::{Counted, Library, LibraryError, Progress, Shelf, Summary, at, summary};

/// Hashes of entries. They are comparable within one library that is open.
#[derive(Debug, Clone, Default)]
pub(super) struct Hashes(RandomState);

impl Hashes {
    /// A hash per entry of the session.
    pub(super) fn of<G: Game>(&self, session: &Session<G>) -> Vec<u64> {
        let entries = session.entries().iter();
        let hashes = entries.map(|entry| {
            let mut hasher = self.0.build_hasher();
            entry.hash_into(&mut hasher);
            hasher.finish()
        });
        hashes.collect()
    }
}

/// A journal as far as it is compared with others.
#[derive(Debug, Clone)]
pub(super) struct Course {
    pub(super) header: Header,
    /// A hash per entry, up to the first fault.
    pub(super) entries: Vec<u64>,
    pub(super) precedence: Precedence,
    /// Whether the journal has a fault other than an incomplete last line.
    pub(super) is_damaged: bool,
}

impl Course {
    pub(super) fn of<G: Game>(reading: &Reading<G>, hashes: &Hashes) -> Course {
        let session = &reading.session;
        let fault = reading.fault.as_ref();
        Course {
            header: session.header().clone(),
            entries: hashes.of(session),
            precedence: Precedence::of(session),
            is_damaged: fault.is_some_and(|fault| fault.cause != Cause::CutOff),
        }
    }

    fn parts(&self) -> (&Header, &[u64]) {
        (&self.header, &self.entries)
    }

    /// Whether both are copies of one game.
    pub(super) fn is_copy_of(&self, other: &Course) -> bool {
        are_copies(self.parts(), other.parts())
    }

    /// How this copy relates to the other.
    pub(super) fn relation(&self, other: &Course) -> Relation {
        relation(&self.entries, &other.entries)
    }
}

/// The features that copies of one game without an identifier share: the game, the start and the first entry.
pub(super) type Beginning = (String, Moment, u64);

/// The features that copies of this journal share with it. `None` if it has no entry.
pub(super) fn beginning(course: &Course) -> Option<Beginning> {
    let first = *course.entries.first()?;
    let header = &course.header;
    Some((header.game.clone(), header.started, first))
}

/// Which of several copies of a game a journal is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Standing {
    /// The only one.
    #[default]
    Alone,
    /// The one that counts. These are the others.
    Counts(Vec<Version>),
    /// Another one counts.
    Behind {
        /// The journal that counts.
        counting: PathBuf,
        /// How this one relates to it.
        version: Version,
    },
}

/// A copy of a game that does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    /// Its journal.
    pub path: PathBuf,
    /// The entry from which it differs from the copy that counts; `None` if that one has all its entries.
    pub parts_at: Option<usize>,
}

/// The journals that do not count, because another copy of their game does.
#[derive(Debug, Clone, Default)]
pub(super) struct Behind(HashMap<PathBuf, (PathBuf, Version)>);

impl Behind {
    /// Whether the journal is one of them.
    pub(super) fn contains(&self, path: &Path) -> bool {
        self.0.contains_key(path)
    }
}

/// The copies in a group of journals of which one counts.
fn ranked(group: &[(PathBuf, Course)]) -> Vec<(usize, Vec<Version>)> {
    // The longest first, because only a longer copy can continue one; of equal ones an intact one, then by precedence.
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by(|a, b| {
        let key = |n: &usize| {
            let (path, course) = &group[*n];
            (
                course.entries.len(),
                !course.is_damaged,
                &course.precedence,
                std::cmp::Reverse(path),
            )
        };
        key(b).cmp(&key(a))
    });
    // Those that no other copy continues, in sets of versions.
    let mut sets: Vec<Vec<usize>> = Vec::new();
    let mut parts = Vec::new();
    for n in order {
        let course = &group[n].1;
        let longer = sets.iter().flatten().find(|longer| {
            let longer = &group[**longer].1;
            longer.is_copy_of(course) && longer.entries.starts_with(&course.entries)
        });
        if let Some(longer) = longer {
            parts.push((n, *longer));
            continue;
        }
        let is_version =
            |set: &Vec<usize>| set.iter().any(|other| group[*other].1.is_copy_of(course));
        let (versions, others) = sets.into_iter().partition::<Vec<_>, _>(is_version);
        sets = others;
        sets.push(versions.into_iter().flatten().chain([n]).collect());
    }
    // A version has been chosen if one of its parts was.
    let chosen = |n: usize| {
        let of = |n: usize| group[n].1.precedence.chosen;
        let shorter = parts.iter().filter(|(_, longer)| *longer == n);
        shorter
            .map(|(shorter, _)| of(*shorter))
            .fold(of(n), Option::max)
    };
    let ranked = sets.into_iter().filter_map(|set| {
        let best = *set.iter().max_by_key(|n| {
            let (path, course) = &group[**n];
            (chosen(**n), &course.precedence, std::cmp::Reverse(path))
        })?;
        let is_of_the_set = |n: &usize| set.contains(n);
        let versions = set.iter().copied().filter(|n| *n != best);
        let shorter = parts.iter().filter(|(_, longer)| is_of_the_set(longer));
        let behind = versions.chain(shorter.map(|(n, _)| *n));
        let version = |n: usize| {
            let (path, course) = &group[n];
            let parts_at = match course.relation(&group[best].1) {
                Relation::Parts(at) => Some(at),
                Relation::Equal | Relation::Continues | Relation::IsContinued => None,
            };
            let path = path.clone();
            Version { path, parts_at }
        };
        Some((best, behind.map(version).collect()))
    });
    ranked.collect()
}

impl Library {
    /// Reads a journal to compare it with others; `None` if it cannot be compared.
    pub(super) fn course(&self, path: &Path) -> Option<Course> {
        summary::open(&*self.storage, path, |opened| {
            let opened = opened.ok()?;
            let game = self.games.find(&opened.header().game)?;
            game.course(opened, &self.hashes)
        })
    }

    /// As [`course`](Library::course), of a journal that was read.
    pub(super) fn course_of(&self, mut journal: &[u8]) -> Option<Course> {
        let journal: &mut dyn BufRead = &mut journal;
        let opened = Opened::to_look_at(journal).ok()?;
        let game = self.games.find(&opened.header().game)?;
        game.course(opened, &self.hashes)
    }

    /// The journals among these that do not count. Only those that can be copies of others are read.
    pub(super) fn behind<'h>(
        &self,
        journals: impl IntoIterator<Item = (&'h Path, &'h Header)>,
    ) -> Behind {
        let mut starts: HashMap<_, Vec<&Path>> = HashMap::new();
        let mut ids: HashMap<_, Vec<&Path>> = HashMap::new();
        for (path, header) in journals {
            if header.is_sample() || header.is_newer() {
                continue;
            }
            let rules = serde_json::to_string(&header.rules).unwrap_or_default();
            let rules = (&*header.game, &*header.edition, rules);
            let start = (rules, header.players.len(), header.started);
            starts.entry(start).or_default().push(path);
            if let Some(id) = header.id() {
                ids.entry((&*header.game, id)).or_default().push(path);
            }
        }
        let several = |group: &&Vec<&Path>| group.len() > 1;
        let paths = starts.values().filter(several);
        let paths = paths.chain(ids.values().filter(several)).flatten();
        let mut paths: Vec<&Path> = paths.copied().collect();
        // A journal with an identifier can be in both maps.
        paths.sort_unstable();
        paths.dedup();
        if paths.is_empty() {
            return Behind::default();
        }
        let read = Progress::default().parts(&paths, |read: &mut Vec<_>, _, path| {
            read.extend(self.course(path).map(|course| (path.to_path_buf(), course)));
        });
        let mut behind = HashMap::new();
        for group in grouped(read.into_iter().flatten()) {
            for (best, versions) in ranked(&group) {
                let counting = &group[best].0;
                for version in versions {
                    let found = (counting.clone(), version);
                    behind.insert(found.1.path.clone(), found);
                }
            }
        }
        Behind(behind)
    }

    /// The headers of the journals on these shelves.
    pub(super) fn headers(
        &self,
        shelves: &[Shelf],
    ) -> Result<Vec<(PathBuf, Header)>, LibraryError> {
        let parts = self.open_all(
            shelves,
            &Progress::default(),
            |part: &mut Vec<_>, found, opened| {
                if let Ok(opened) = opened {
                    part.push((found.path.clone(), opened.header().clone()));
                }
            },
        )?;
        Ok(parts.into_iter().flatten().collect())
    }

    /// The journals outside the trash that do not count.
    pub(super) fn not_counting(&self) -> Result<Behind, LibraryError> {
        let headers = self.headers(&Shelf::KEPT)?;
        let headers = headers.iter().map(|(path, header)| (&**path, header));
        Ok(self.behind(headers))
    }

    /// Says of each of these sessions, which are on this shelf, which copy of its game it is.
    pub(super) fn compare(
        &self,
        sessions: &mut [Summary],
        listed: Shelf,
    ) -> Result<(), LibraryError> {
        if listed == Shelf::Bin {
            // The trash does not count.
            return Ok(());
        }
        let others = Shelf::KEPT.into_iter().filter(|shelf| *shelf != listed);
        let others = self.headers(&others.collect::<Vec<_>>())?;
        let own = sessions.iter().filter_map(|summary| {
            let content = summary.content.as_ref().ok()?;
            Some((&*summary.path, &content.header))
        });
        let others = others.iter().map(|(path, header)| (&**path, header));
        let behind = self.behind(own.chain(others));
        mark(sessions, &behind);
        Ok(())
    }

    /// Lets a version of a game count in place of the one that counted. The choice is stored in the version's journal,
    /// comes along with it, and is valid until a later one.
    ///
    /// # Errors
    /// If the session is open somewhere, or its journal cannot be read or written.
    pub fn choose_version(&self, version: &Path, counting: &Path) -> Result<(), LibraryError> {
        let last = self.header(counting)?.chosen();
        let last = last.max(self.header(version)?.chosen());
        // Later than the last choice, even if a clock was wrong then.
        let next = last.map(|last| last + TimeDelta::seconds(1));
        self.choose_at(version, next.map_or(now(), |next| now().max(next)))
    }

    /// As [`choose_version`](Library::choose_version), at this time.
    pub(super) fn choose_at(&self, path: &Path, time: Moment) -> Result<(), LibraryError> {
        let lock = self.lock(path)?;
        let journal = read_whole(self.read(path).map_err(at(path))?, path)?;
        if self.check(path, &journal)?.cut_off {
            let (line, code) = (journal::bodies(&journal).count() as u64, "cut-off");
            let path = path.to_owned();
            return Err(LibraryError::Damaged { path, line, code });
        }
        let chosen = journal::with_choice(&journal, time).map_err(|e| at(path)(e.into()))?;
        let is_same = lock.identity().map_err(at(path))? == Identity::Same
            && self.length(path)? == journal.len() as u64;
        if !is_same {
            return Err(LibraryError::Changed(path.to_owned()));
        }
        // A link remains one.
        let file = self.storage.target(path);
        self.storage.replace(&file, &chosen).map_err(at(path))
    }

    /// Leaves out sessions of which another copy among them counts.
    pub fn counting(&self, sessions: &mut Vec<Summary>) {
        let behind = self.behind_of(sessions.iter());
        mark(sessions, &behind);
        sessions.retain(Summary::counts);
    }

    /// As [`counting`](Library::counting), for sessions with their statistics.
    pub fn counting_of<C>(&self, sessions: &mut Vec<Counted<C>>) {
        let behind = self.behind_of(sessions.iter().map(|counted| &counted.summary));
        sessions.retain(|counted| !behind.contains(&counted.summary.path));
    }

    fn behind_of<'s>(&self, sessions: impl Iterator<Item = &'s Summary>) -> Behind {
        let headers = sessions.filter_map(|summary| {
            let content = summary.content.as_ref().ok()?;
            Some((&*summary.path, &content.header))
        });
        self.behind(headers)
    }
}

/// Says of each session which copy of its game it is.
fn mark(sessions: &mut [Summary], behind: &Behind) {
    let mut others: HashMap<&Path, Vec<Version>> = HashMap::new();
    for (counting, version) in behind.0.values() {
        let all = others.entry(counting).or_default();
        all.push(version.clone());
    }
    for summary in sessions {
        if let Some((counting, version)) = behind.0.get(&summary.path) {
            let (counting, version) = (counting.clone(), version.clone());
            summary.standing = Standing::Behind { counting, version };
        } else if let Some(mut versions) = others.remove(&*summary.path) {
            versions.sort_by(|a, b| a.path.cmp(&b.path));
            summary.standing = Standing::Counts(versions);
        }
    }
}

/// Groups journals that can be copies of each other.
fn grouped(journals: impl Iterator<Item = (PathBuf, Course)>) -> Vec<Vec<(PathBuf, Course)>> {
    let mut groups: Vec<Vec<(PathBuf, Course)>> = Vec::new();
    let (mut ids, mut beginnings) = (HashMap::new(), HashMap::new());
    for journal in journals {
        let course = &journal.1;
        let id = course
            .header
            .id()
            .map(|id| (course.header.game.clone(), id));
        let beginning = beginning(course);
        let by_id = id.as_ref().and_then(|id| ids.get(id).copied());
        let by_beginning = beginning
            .as_ref()
            .and_then(|beginning| beginnings.get(beginning).copied());
        let place = match (by_id, by_beginning) {
            (None, None) => {
                groups.push(Vec::new());
                groups.len() - 1
            }
            (Some(place), None) | (None, Some(place)) => place,
            (Some(place), Some(other)) => {
                if place != other {
                    // One journal connects both groups.
                    let moved = std::mem::take(&mut groups[other]);
                    groups[place].extend(moved);
                    for known in ids.values_mut().chain(beginnings.values_mut()) {
                        if *known == other {
                            *known = place;
                        }
                    }
                }
                place
            }
        };
        ids.extend(id.map(|id| (id, place)));
        beginnings.extend(beginning.map(|beginning| (beginning, place)));
        groups[place].push(journal);
    }
    groups.retain(|group| group.len() > 1);
    groups
}
