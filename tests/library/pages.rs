//! Files in an asynchronous storage: which data is stored, when, and what remains if everything stops.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::storage::{Batch, Change, Durability, Pages, Storage, Stored, Work};
use courtyard::library::{Library, LibraryError, OpenSession};
use courtyard::session::{Session, Step};
use proptest::prelude::*;
use rand::RngExt;
use serde_json::Map;

use crate::common::play;

/// A database like a browser's, with its locks. Its contents remain when tabs stop.
#[derive(Default)]
struct Base {
    files: BTreeMap<PathBuf, (u64, u64)>,
    pages: BTreeMap<(PathBuf, u32), Vec<u8>>,
    locks: BTreeMap<PathBuf, usize>,
}

/// A tab and its number.
struct Tab(usize, Pages);

impl Base {
    fn open(&self, tab: usize) -> Tab {
        let file = |(path, (modified, length)): (&PathBuf, &(u64, u64))| {
            let pages = self.pages.iter().filter(|((of, _), _)| of == path);
            let content: Vec<u8> = pages.flat_map(|(_, page)| page.clone()).collect();
            assert_eq!(content.len() as u64, *length, "{}", path.display());
            let modified = *modified;
            (path.clone(), Stored { content, modified })
        };
        let pages = Pages::new(self.files.iter().map(file).collect(), || {});
        pages.locked(self.theirs(tab));
        Tab(tab, pages)
    }

    fn theirs(&self, tab: usize) -> BTreeSet<PathBuf> {
        let theirs = self.locks.iter().filter(|(_, of)| **of != tab);
        theirs.map(|(path, _)| path.clone()).collect()
    }

    fn keep(&mut self, batch: &Batch) {
        for (path, change) in batch {
            let first = match change {
                Change::Remove => {
                    self.files.remove(path);
                    0
                }
                Change::Write {
                    modified,
                    length,
                    first,
                    ..
                } => {
                    self.files.insert(path.clone(), (*modified, *length));
                    *first
                }
            };
            self.pages
                .retain(|(of, page), _| of != path || *page < first);
            if let Change::Write { pages, .. } = change {
                for (number, page) in (first..).zip(pages) {
                    self.pages.insert((path.clone(), number), page.clone());
                }
            }
        }
    }

    /// Does one piece of the tab's work, if there is any.
    fn step(&mut self, tab: &Tab, fails: Option<ErrorKind>) -> Option<Work> {
        let work = work(&tab.1)?;
        match &work {
            Work::Locks { release, take } => {
                self.locks
                    .retain(|path, of| *of != tab.0 || !release.contains(path));
                for path in take {
                    let before = self.locks.insert(path.clone(), tab.0);
                    assert_eq!(before, None, "{} is locked twice", path.display());
                }
                tab.1.locked(self.theirs(tab.0));
            }
            Work::Keep(batch) => match fails {
                None => {
                    self.keep(batch);
                    tab.1.kept(Ok(()));
                }
                Some(kind) => tab.1.kept(Err(kind.into())),
            },
        }
        Some(work)
    }

    /// Does all of the tab's work.
    fn settle(&mut self, tab: &Tab) {
        while self.step(tab, None).is_some() {}
        assert!(matches!(tab.1.durability(), Durability::Lasting));
    }

    /// Asserts that the whole session is stored.
    #[track_caller]
    fn has_all_of(&self, keeper: &OpenSession<DuelingNobles>) {
        let kept = self.open(usize::MAX).bytes(keeper.path());
        assert_eq!(kept, keeper.journal().ok());
    }

    /// Stops the tab and releases its locks.
    fn kill(&mut self, tab: Tab) {
        self.locks.retain(|_, of| *of != tab.0);
    }
}

fn work(pages: &Pages) -> Option<Work> {
    match pages.poll_work(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(work) => Some(work),
        Poll::Pending => None,
    }
}

impl Tab {
    fn library(&self) -> Library {
        Library::on(
            Arc::new(self.1.clone()),
            courtyard::registry::kept(),
            "/".into(),
        )
        .unwrap()
    }

    fn bytes(&self, path: &Path) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        self.1.read(path).ok()?.read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    /// Creates this session.
    fn begin(&self, session: &Session<DuelingNobles>) -> OpenSession<DuelingNobles> {
        self.library().begin(session.header().clone()).unwrap()
    }

    fn resume(&self, path: &Path) -> Result<OpenSession<DuelingNobles>, LibraryError> {
        Ok(self.library().resume(path)?.0)
    }
}

/// The steps of a random game with their times.
fn game(seed: u64, most: usize) -> (Session<DuelingNobles>, Vec<Step<Action>>) {
    let mut chance = play::chance(seed);
    let mut header = play::header(Edition::Catsatcards, Map::new());
    header.identify(uuid::Uuid::from_u128(seed.into()));
    let mut session = Session::<DuelingNobles>::new(header).unwrap();
    let mut steps = Vec::new();
    while steps.len() < most {
        let step = if chance.random_bool(0.1) && session.applied().next().is_some() {
            Step::Undo(1)
        } else {
            match play::move_of(&mut chance, session.rules(), session.table()) {
                Some(action) => Step::Do(action),
                None => break,
            }
        };
        let moment = play::moment(steps.len() as i64);
        let proposal = session.propose(step.clone(), moment).unwrap();
        session.commit(proposal);
        steps.push(step);
    }
    let header = session.header().clone();
    (Session::new(header).unwrap(), steps)
}

#[test]
fn a_journal_equals_the_one_on_a_disk_after_every_step() {
    for seed in 0..3 {
        let (session, steps) = game(seed, 150);
        let disk = tempfile::tempdir().unwrap();
        let native =
            Library::open(Some(disk.path().to_owned()), courtyard::registry::kept()).unwrap();
        let mut on_disk: OpenSession<DuelingNobles> =
            native.begin(session.header().clone()).unwrap();

        let mut base = Base::default();
        let mut tab = base.open(0);
        let mut keeper = tab.begin(&session);
        let path = keeper.path().to_owned();
        base.settle(&tab);
        for (n, step) in (0..).zip(steps) {
            on_disk.record(step.clone(), play::moment(n)).unwrap();
            keeper.record(step, play::moment(n)).unwrap();
            assert!(matches!(tab.1.durability(), Durability::Underway));
            base.settle(&tab);
            assert!(keeper.is_saved() && keeper.unsaved() == 0);
            if n % 7 == 0 {
                drop(keeper);
                base.kill(tab);
                tab = base.open(0);
                keeper = tab.resume(&path).unwrap();
                base.settle(&tab);
            }
            assert_eq!(
                base.open(1).bytes(&path),
                fs::read(on_disk.path()).ok(),
                "{n}"
            );
        }
    }
}

#[test]
fn an_interrupted_batch_is_complete_or_absent() {
    let (session, steps) = game(4, 60);
    let mut base = Base::default();
    let tab = base.open(0);
    let mut keeper = tab.begin(&session);
    let path = keeper.path().to_owned();
    // First nothing is stored, then a session.
    assert_eq!(base.open(1).bytes(&path), None);
    base.settle(&tab);
    for (n, step) in (0..).zip(steps) {
        let before = base.open(1).bytes(&path);
        keeper.record(step, play::moment(n)).unwrap();
        assert_eq!(base.open(1).bytes(&path), before);
        base.settle(&tab);
        base.has_all_of(&keeper);
    }
}

#[test]
fn an_entry_writes_only_the_last_page() {
    let (session, steps) = game(5, 400);
    let mut base = Base::default();
    let tab = base.open(0);
    let mut keeper = tab.begin(&session);
    base.settle(&tab);
    for (n, step) in (0..).zip(steps) {
        let before = tab.bytes(keeper.path()).unwrap().len();
        keeper.record(step, play::moment(n)).unwrap();
        let Some(Work::Keep(batch)) = base.step(&tab, None) else {
            panic!("there is something to be kept");
        };
        let Change::Write {
            first,
            pages,
            length,
            ..
        } = &batch[keeper.path()]
        else {
            panic!("{batch:?}");
        };
        assert_eq!(batch.len(), 1);
        assert_eq!(*first as usize, before / Pages::LENGTH);
        assert_eq!(
            pages.len(),
            (*length as usize).div_ceil(Pages::LENGTH) - *first as usize
        );
        assert!(pages.len() <= 2);
    }
    assert!(tab.bytes(keeper.path()).unwrap().len() > 4 * Pages::LENGTH);
}

#[test]
fn a_failing_storage_is_reported_and_recovers_completely() {
    let (session, steps) = game(6, 40);
    let mut base = Base::default();
    let tab = base.open(0);
    let mut keeper = tab.begin(&session);
    let path = keeper.path().to_owned();
    base.settle(&tab);
    let before = base.open(1).bytes(&path);
    for (n, step) in (0..).zip(&steps) {
        keeper.record(step.clone(), play::moment(n)).unwrap();
        base.step(&tab, Some(ErrorKind::QuotaExceeded));
        assert!(!keeper.is_saved());
        assert_eq!(keeper.unsaved(), n as usize + 1);
        assert!(!keeper.save());
        let why = keeper.trouble().map(io::Error::kind);
        assert_eq!(why, Some(ErrorKind::QuotaExceeded));
        assert!(tab.1.would_lose());
    }
    assert_eq!(base.open(1).bytes(&path), before);
    base.settle(&tab);
    assert!(keeper.save() && keeper.is_saved() && keeper.trouble().is_none());
    assert_eq!(keeper.unsaved(), 0);
    base.has_all_of(&keeper);
}

#[test]
fn a_returned_batch_is_stored_again_without_a_report() {
    let (session, steps) = game(9, 1);
    let mut base = Base::default();
    let tab = base.open(0);
    let mut keeper = tab.begin(&session);
    base.settle(&tab);
    keeper.record(steps[0].clone(), play::moment(0)).unwrap();
    assert!(matches!(work(&tab.1), Some(Work::Keep(_))));
    tab.1.put_back();
    assert!(matches!(tab.1.durability(), Durability::Underway));
    assert!(keeper.save() && keeper.trouble().is_none());
    tab.1.found();
    base.settle(&tab);
    base.has_all_of(&keeper);
}

#[test]
fn a_storage_that_cannot_be_opened_fails_until_it_can() {
    let mut base = Base::default();
    let tab = base.open(0);
    tab.1.lost(ErrorKind::PermissionDenied.into());
    assert!(
        matches!(tab.1.durability(), Durability::Failing(why) if why.kind() == ErrorKind::PermissionDenied)
    );
    assert!(!tab.1.would_lose(), "there is nothing yet");
    let (session, _) = game(7, 1);
    let keeper = tab.begin(&session);
    assert!(!keeper.is_saved());
    assert!(!tab.1.was_kept() && tab.1.would_lose());
    tab.1.found();
    base.settle(&tab);
    assert!(keeper.is_saved());
    base.has_all_of(&keeper);
}

#[test]
fn cleared_files_are_stored_again() {
    let (session, steps) = game(8, 100);
    let mut base = Base::default();
    let tab = base.open(0);
    let mut keeper = tab.begin(&session);
    let (last, steps) = steps.split_last().unwrap();
    for (n, step) in steps.iter().enumerate() {
        keeper.record(step.clone(), play::moment(n as i64)).unwrap();
    }
    base.settle(&tab);
    assert!(keeper.journal().unwrap().len() > 2 * Pages::LENGTH);
    base.files.clear();
    base.pages.clear();
    // The clearing is noticed when the next step, which has other pages, cannot be stored.
    keeper.record(last.clone(), play::moment(100)).unwrap();
    base.step(&tab, Some(ErrorKind::NotConnected));
    tab.1.lost(ErrorKind::NotConnected.into());
    assert!(tab.1.was_kept() && !keeper.is_saved());
    tab.1.keep_all();
    tab.1.found();
    base.settle(&tab);
    base.has_all_of(&keeper);
}

#[test]
fn waiting_files_are_stored_whole_after_another_tab_cleared_the_storage() {
    let (session, steps) = game(11, 120);
    let mut base = Base::default();
    let tab = base.open(0);
    let mut keeper = tab.begin(&session);
    for (n, step) in (0..).zip(steps) {
        keeper.record(step, play::moment(n)).unwrap();
        if n == 100 {
            base.settle(&tab);
        }
    }
    base.files.clear();
    base.pages.clear();
    tab.1.lost(ErrorKind::NotConnected.into());
    // The database is no longer empty when this tab finds it.
    let other = base.open(1);
    other.1.create(Path::new("/theirs")).unwrap();
    base.settle(&other);
    tab.1.found();
    base.settle(&tab);
    base.has_all_of(&keeper);
}

#[test]
fn two_tabs_never_write_one_journal() {
    let (session, steps) = game(9, 5);
    let mut base = Base::default();
    let one = base.open(1);
    let mut keeper = one.begin(&session);
    let path = keeper.path().to_owned();
    base.settle(&one);
    let two = base.open(2);
    assert!(matches!(two.resume(&path), Err(LibraryError::InUse(_))));
    assert_eq!(two.library().is_free(&path).ok(), Some(false));
    // A refused lock is looked up again; it is still held.
    base.settle(&two);
    assert!(two.resume(&path).is_err());

    // The lock is released when the last change under it is stored, and not before.
    keeper.record(steps[0].clone(), play::moment(0)).unwrap();
    let journal = keeper.journal().unwrap();
    drop(keeper);
    let Some(Work::Keep(_)) = base.step(&one, Some(ErrorKind::TimedOut)) else {
        panic!("the entry comes first");
    };
    assert_eq!(base.theirs(2).len(), 1);
    base.settle(&one);
    assert!(base.theirs(2).is_empty());
    two.1.look_at_locks();
    base.settle(&two);
    two.1.written_elsewhere(
        &path,
        base.open(3).bytes(&path).map(|content| {
            let modified = 0;
            Stored { content, modified }
        }),
    );
    let keeper = two.resume(&path).unwrap();
    assert_eq!(keeper.journal().unwrap(), journal);

    // Nothing is stored before the lock is held.
    let mut keeper = keeper;
    keeper.record(steps[1].clone(), play::moment(1)).unwrap();
    assert!(matches!(work(&two.1), Some(Work::Locks { take, .. }) if take.len() == 1));
    assert_eq!(work(&two.1), None);
    assert!(matches!(two.1.durability(), Durability::Underway));
    two.1.locked(BTreeSet::new());
    assert!(matches!(work(&two.1), Some(Work::Keep(_))));
}

#[test]
fn a_session_that_is_closed_and_opened_at_once_keeps_its_lock() {
    let (session, _) = game(10, 1);
    let mut base = Base::default();
    let tab = base.open(0);
    let keeper = tab.begin(&session);
    let path = keeper.path().to_owned();
    base.settle(&tab);
    drop(keeper);
    let keeper = tab.resume(&path).unwrap();
    base.settle(&tab);
    assert_eq!(base.locks.len(), 1);
    assert!(
        matches!(tab.resume(&path), Err(LibraryError::InUse(_))),
        "once is enough"
    );
    drop(keeper);
    base.settle(&tab);
    assert_eq!(base.locks.len(), 0);
}

#[test]
fn changes_of_another_tab_appear_without_losing_unsaved_ones() {
    let mut base = Base::default();
    let tab = base.open(0);
    let stored = |text: &str| {
        let content = text.into();
        Some(Stored {
            content,
            modified: 5,
        })
    };
    let [theirs, ours] = ["/theirs", "/ours"].map(PathBuf::from);
    tab.1.written_elsewhere(&theirs, stored("one"));
    tab.1.create(&ours).unwrap().write_all(b"mine").unwrap();
    tab.1.written_elsewhere(&ours, stored("other"));
    assert_eq!(tab.bytes(&theirs).unwrap(), b"one");
    assert_eq!(tab.bytes(&ours).unwrap(), b"mine");
    base.settle(&tab);
    assert_eq!(base.files.keys().collect::<Vec<_>>(), [&ours]);
    tab.1.written_elsewhere(&theirs, None);
    tab.1.written_elsewhere(&ours, stored("later"));
    assert_eq!(tab.bytes(&theirs), None);
    assert_eq!(tab.bytes(&ours).unwrap(), b"later");
}

/// An operation on a file, by its number.
#[derive(Debug, Clone)]
enum Deed {
    Create(usize),
    Write(usize, usize),
    Cut(usize, usize),
    Rename(usize, usize),
    Remove(usize),
    Keep(bool),
    Stop,
}

fn deed() -> impl Strategy<Value = Deed> {
    let file = || 0..4_usize;
    prop_oneof![
        file().prop_map(Deed::Create),
        (file(), 0..9000_usize).prop_map(|(f, n)| Deed::Write(f, n)),
        (file(), 0..9000_usize).prop_map(|(f, n)| Deed::Cut(f, n)),
        (file(), file()).prop_map(|(f, t)| Deed::Rename(f, t)),
        file().prop_map(Deed::Remove),
        any::<bool>().prop_map(Deed::Keep),
        Just(Deed::Stop),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn stored_files_are_a_consistent_snapshot(
        deeds in proptest::collection::vec(deed(), 1..60)
    ) {
        let path = |file: usize| PathBuf::from(format!("/{file}"));
        let mut base = Base::default();
        let mut tab = base.open(0);
        let mut now: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
        let mut kept = now.clone();
        let mut count = 0_u8;
        for deed in deeds {
            match deed {
                Deed::Create(file) => {
                    let made = tab.1.create(&path(file)).is_ok();
                    prop_assert_eq!(made, !now.contains_key(&path(file)));
                    now.entry(path(file)).or_default();
                }
                Deed::Write(file, bytes) => {
                    count = count.wrapping_add(1);
                    let bytes = vec![count; bytes];
                    let file = path(file);
                    let written = tab.1.append(&file).and_then(|mut f| f.write_all(&bytes));
                    prop_assert_eq!(written.is_ok(), now.contains_key(&file));
                    if let Some(content) = now.get_mut(&file) {
                        content.extend(bytes);
                    }
                }
                Deed::Cut(file, at) => {
                    if let Some(content) = now.get_mut(&path(file)) {
                        let at = at.min(content.len());
                        tab.1.append(&path(file)).unwrap().truncate(at as u64).unwrap();
                        content.truncate(at);
                    }
                }
                Deed::Rename(from, to) => {
                    let renamed = tab.1.rename(&path(from), &path(to)).is_ok();
                    prop_assert_eq!(renamed, now.contains_key(&path(from)));
                    if let Some(content) = now.remove(&path(from)) {
                        now.insert(path(to), content);
                    }
                }
                Deed::Remove(file) => {
                    let removed = tab.1.remove(&path(file)).is_ok();
                    prop_assert_eq!(removed, now.remove(&path(file)).is_some());
                }
                Deed::Keep(true) => {
                    base.settle(&tab);
                    kept = now.clone();
                }
                Deed::Keep(false) => {
                    base.step(&tab, Some(ErrorKind::Other));
                }
                Deed::Stop => {
                    base.kill(tab);
                    tab = base.open(0);
                    now = kept.clone();
                }
            }
            let seen: BTreeMap<PathBuf, Vec<u8>> = (0..4)
                .filter_map(|file| Some((path(file), tab.bytes(&path(file))?)))
                .collect();
            prop_assert_eq!(&seen, &now);
            let there = base.open(1);
            let there: BTreeMap<PathBuf, Vec<u8>> = (0..4)
                .filter_map(|file| Some((path(file), there.bytes(&path(file))?)))
                .collect();
            prop_assert_eq!(&there, &kept);
        }
    }
}
