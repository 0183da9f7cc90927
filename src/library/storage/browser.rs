//! The browser's storage: keeps [`Pages`] in an IndexedDB, under Web Locks.
//!
//! One database has two stores. `files` holds for each path its length and when it was written; `pages` its bytes, under
//! path and page number. A batch is one transaction with the durability `strict`: it is there whole after a crash, or
//! not at all. Tabs tell each other on a channel what they have written.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_channel::{mpsc, oneshot};
use futures_util::StreamExt;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query, Transaction,
    TransactionMode, TransactionResult,
};
use js_sys::futures::spawn_local;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    BroadcastChannel, DomException, IdbDatabase, IdbTransaction, IdbTransactionDurability,
    IdbTransactionMode, IdbTransactionOptions, LockOptions, MessageEvent, Navigator, Window,
};

use super::{Batch, Change, Pages, Storage, Stored, Work};
use crate::library::names;

/// What the database and the channel are called, for all that is opened from one origin.
const NAME: &str = "courtyard";
const FILES: &str = "files";
const PAGES: &str = "pages";
/// What the locks are called, before the path of what is locked.
const LOCKS: &str = "courtyard:";

/// So long a database is waited for that does not answer, in milliseconds.
const PATIENCE: u32 = 5_000;
/// So long after a failure it is tried again, in milliseconds.
const AGAIN: u32 = 2_000;

/// What is known of how the browser keeps what is kept in it.
#[derive(Debug, Clone, Default)]
pub struct Promises(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    keeps: Option<bool>,
    cleared: bool,
}

impl Promises {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the browser has promised to clear nothing of it by itself; `None` while it has not answered.
    pub fn keeps(&self) -> Option<bool> {
        self.known().keeps
    }

    /// Whether all of it was cleared since it was opened, and written anew.
    pub fn was_cleared(&self) -> bool {
        self.known().cleared
    }
}

/// The storage as it was found.
#[derive(Debug)]
pub struct Opened {
    /// The files.
    pub pages: Pages,
    /// How they are kept.
    pub promises: Promises,
    /// Who keeps them.
    pub clerk: Clerk,
}

/// Something that happens to the storage from outside.
#[derive(Debug)]
enum News {
    /// Another tab has written these.
    Written(Vec<PathBuf>),
    /// It is not known what others have written meanwhile.
    Missed,
    /// The database is closed: it was cleared, or another version of the app wants it.
    Closed,
}

/// Keeps what changes in the pages, for as long as the tab is open.
#[derive(Debug)]
pub struct Clerk {
    window: Window,
    pages: Pages,
    promises: Promises,
    news: mpsc::UnboundedReceiver<News>,
    teller: mpsc::UnboundedSender<News>,
    channel: Option<BroadcastChannel>,
    locks: BTreeMap<PathBuf, Granted>,
    /// The database, if there is one.
    base: Option<Base>,
    /// Whether the browser was asked to clear nothing.
    asked: bool,
}

/// The database.
#[derive(Debug)]
struct Base {
    database: Database,
    /// The same, for what the library for databases cannot ask for.
    raw: IdbDatabase,
}

/// A lock that is held.
#[derive(Debug)]
struct Granted {
    /// Lets go of it.
    release: Function,
    /// Is resolved once it is let go of.
    gone: Promise,
}

/// Opens the storage and reads all of it. `tell` is called when something has changed that people are to see.
///
/// Where there is none, or it refuses, it begins empty and failing.
pub async fn open(window: Window, tell: impl Fn() + Send + Sync + 'static) -> Opened {
    let (teller, news) = mpsc::unbounded();
    let opened: io::Result<_> = async {
        let base = connect(&window, &teller).await?;
        let files = all(&base).await?;
        Ok((base, files))
    }
    .await;
    let (base, files, refused) = match opened {
        Ok((base, files)) => (Some(base), files, None),
        Err(error) => (None, BTreeMap::new(), Some(error)),
    };
    let pages = Pages::new(files, tell);
    let promises = Promises::default();
    let clerk = Clerk {
        channel: channel(&window, &pages, &teller),
        window,
        pages: pages.clone(),
        promises: promises.clone(),
        news,
        teller,
        locks: BTreeMap::new(),
        base,
        asked: false,
    };
    match refused {
        None => {
            clerk.look_at_promises();
            clerk.look_at_locks().await;
        }
        Some(error) => pages.lost(error),
    }
    Opened {
        pages,
        promises,
        clerk,
    }
}

/// The channel on which tabs tell each other what they have written.
fn channel(
    window: &Window,
    pages: &Pages,
    teller: &mpsc::UnboundedSender<News>,
) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(NAME).ok()?;
    let (pages, heard) = (pages.clone(), teller.clone());
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if Array::is_array(&data) {
            let data = Array::from(&data);
            let paths = data.iter().filter_map(|path| path.as_string());
            // The clerk may have stopped.
            let _ = heard.unbounded_send(News::Written(paths.map(PathBuf::from).collect()));
        } else {
            pages.look_at_locks();
        }
    });
    channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // Who slept has heard nothing meanwhile.
    let missed = teller.clone();
    let wake = Closure::<dyn FnMut()>::new(move || {
        let _ = missed.unbounded_send(News::Missed);
    });
    let document = window.document()?;
    let wakes = document
        .add_event_listener_with_callback("visibilitychange", wake.as_ref().unchecked_ref());
    wake.forget();
    wakes.ok()?;
    Some(channel)
}

/// Opens the database, and makes it where it is not there yet.
async fn connect(window: &Window, teller: &mpsc::UnboundedSender<News>) -> io::Result<Base> {
    let navigator = window.navigator();
    let locks = Reflect::get(&navigator, &"locks".into());
    // Without locks two tabs could write one journal.
    if !locks.is_ok_and(|locks| !locks.is_undefined()) {
        return Err(ErrorKind::Unsupported.into());
    }
    let factory = Factory::new().map_err(|_| ErrorKind::Unsupported)?;
    let mut request = factory.open(NAME, Some(1)).map_err(refused)?;
    request.on_upgrade_needed(|event| {
        let Ok(base) = event.database() else { return };
        // If this fails, so does the opening.
        for store in [FILES, PAGES] {
            let _ = base.create_object_store(store, ObjectStoreParams::new());
        }
    });
    let opening = pin!(async { request.await });
    let opened = match select(opening, TimeoutFuture::new(PATIENCE)).await {
        Either::Left((opened, _)) => opened.map_err(refused)?,
        Either::Right(_) => return Err(ErrorKind::TimedOut.into()),
    };
    let raw = IdbDatabase::from(opened);
    let mut database = Database::from(raw.clone());
    let (closed, wanted) = (teller.clone(), teller.clone());
    database.on_close(move |_| {
        let _ = closed.unbounded_send(News::Closed);
    });
    database.on_version_change(move |_| {
        let _ = wanted.unbounded_send(News::Closed);
    });
    Ok(Base { database, raw })
}

/// Why the storage refuses something.
fn refused(error: idb::Error) -> io::Error {
    use idb::Error as E;
    let exception = match &error {
        E::DomException(exception) => Some(exception.clone()),
        E::IndexedDbOpenFailed(value)
        | E::TransactionOpenFailed(value)
        | E::UpdateFailed(value)
        | E::DeleteFailed(value) => value.dyn_ref().cloned(),
        _ => None,
    };
    exception.map_or_else(|| io::Error::other(error.to_string()), |e| reason(&e))
}

/// What a browser's reason is called elsewhere.
fn reason(exception: &DomException) -> io::Error {
    match exception.name().as_str() {
        "QuotaExceededError" => ErrorKind::QuotaExceeded.into(),
        "SecurityError" | "NotAllowedError" => ErrorKind::PermissionDenied.into(),
        "TimeoutError" => ErrorKind::TimedOut.into(),
        "InvalidStateError" => ErrorKind::NotConnected.into(),
        name => io::Error::other(format!("{name}: {}", exception.message())),
    }
}

/// A transaction for reading.
fn reading(base: &Base) -> io::Result<(ObjectStore, ObjectStore)> {
    let transaction = base
        .database
        .transaction(&[FILES, PAGES], TransactionMode::ReadOnly)
        .map_err(refused)?;
    let store = |name| transaction.object_store(name).map_err(refused);
    Ok((store(FILES)?, store(PAGES)?))
}

/// What is said of a file: its length, and when it was written.
fn about(value: &JsValue) -> Option<(u64, u64)> {
    let value: &Array = value.dyn_ref()?;
    let number = |n| value.get(n).as_f64().map(|number| number as u64);
    Some((number(0)?, number(1)?))
}

/// What is kept: the lengths of all files, and when they were written.
async fn there(base: &Base) -> io::Result<BTreeMap<PathBuf, (u64, u64)>> {
    index(&reading(base)?.0).await
}

/// The lengths of all files, and when they were written.
async fn index(files: &ObjectStore) -> io::Result<BTreeMap<PathBuf, (u64, u64)>> {
    let paths = files.get_all_keys(None, None).map_err(refused)?;
    let abouts = files.get_all(None, None).map_err(refused)?;
    // Both are heard from now on: an answer that comes before somebody listens is lost.
    let (paths, abouts) = (paths.into_future(), abouts.into_future());
    let (paths, abouts) = (
        paths.await.map_err(refused)?,
        abouts.await.map_err(refused)?,
    );
    let known = paths.iter().zip(&abouts);
    Ok(known
        .filter_map(|(path, value)| Some((PathBuf::from(path.as_string()?), about(value)?)))
        .collect())
}

/// All files.
async fn all(base: &Base) -> io::Result<BTreeMap<PathBuf, Stored>> {
    let (files, pages) = reading(base)?;
    let keys = pages.get_all_keys(None, None).map_err(refused)?;
    let values = pages.get_all(None, None).map_err(refused)?;
    let (keys, values) = (keys.into_future(), values.into_future());
    let index = index(&files).await?;
    let (keys, values) = (keys.await.map_err(refused)?, values.await.map_err(refused)?);
    let mut all: BTreeMap<PathBuf, Stored> = index
        .into_iter()
        .map(|(path, (length, modified))| {
            let content = Vec::with_capacity(usize::try_from(length).unwrap_or_default());
            (path, Stored { content, modified })
        })
        .collect();
    // Keys come in their order: by path, and by page.
    for (key, page) in keys.iter().zip(values) {
        let path = key
            .dyn_ref::<Array>()
            .and_then(|key| key.get(0).as_string());
        if let Some(file) = path.and_then(|path| all.get_mut(Path::new(&path))) {
            file.content.extend(Uint8Array::new(&page).to_vec());
        }
    }
    Ok(all)
}

/// One file, if it is there.
async fn one(base: &Base, path: &Path) -> io::Result<Option<Stored>> {
    let (files, pages) = reading(base)?;
    let about_it = files.get(Query::Key(key(path))).map_err(refused)?;
    let values = pages
        .get_all(Some(from(path, 0)?.into()), None)
        .map_err(refused)?;
    let (about_it, values) = (about_it.into_future(), values.into_future());
    let about_it = about_it.await.map_err(refused)?;
    let values = values.await.map_err(refused)?;
    Ok(about_it
        .as_ref()
        .and_then(about)
        .map(|(_, modified)| Stored {
            content: values
                .iter()
                .flat_map(|page| Uint8Array::new(page).to_vec())
                .collect(),
            modified,
        }))
}

/// A path as a key. In a browser every path is text.
fn key(path: &Path) -> JsValue {
    path.to_string_lossy().as_ref().into()
}

/// The keys of a file's pages from this one on.
fn from(path: &Path, first: u32) -> io::Result<KeyRange> {
    let key = |page: f64| JsValue::from(Array::of2(&key(path), &page.into()));
    let (first, end) = (key(first.into()), key(f64::INFINITY));
    KeyRange::bound(&first, &end, None, None).map_err(refused)
}

/// Keeps a batch, whole or not at all, and returns when it lasts.
async fn keep(base: &Base, batch: &Batch) -> io::Result<()> {
    let strict = IdbTransactionOptions::new();
    strict.set_durability(IdbTransactionDurability::Strict);
    let raw = base
        .raw
        .transaction_with_str_sequence_and_mode_and_options(
            &[FILES.into(), PAGES.into()],
            IdbTransactionMode::Readwrite,
            &strict,
        )
        .map_err(|value| refused(idb::Error::TransactionOpenFailed(value)))?;
    let transaction = Transaction::from(IdbTransaction::clone(&raw));
    let store = |name| transaction.object_store(name).map_err(refused);
    let (files, pages) = (store(FILES)?, store(PAGES)?);
    for (path, change) in batch {
        match change {
            Change::Remove => {
                files.delete(Query::Key(key(path))).map_err(refused)?;
                pages.delete(from(path, 0)?).map_err(refused)?;
            }
            Change::Write {
                modified,
                length,
                first,
                pages: changed,
            } => {
                let value = Array::of2(&(*length as f64).into(), &(*modified as f64).into());
                files.put(&value, Some(&key(path))).map_err(refused)?;
                pages.delete(from(path, *first)?).map_err(refused)?;
                for (number, page) in (*first..).zip(changed) {
                    let at = Array::of2(&key(path), &number.into());
                    let bytes = Uint8Array::from(page.as_slice());
                    pages.put(&bytes, Some(&at)).map_err(refused)?;
                }
            }
        }
    }
    match transaction.await {
        Ok(TransactionResult::Committed) => Ok(()),
        ended => Err(match (raw.error(), ended) {
            (Some(exception), _) => reason(&exception),
            (None, Err(error)) => refused(error),
            (None, Ok(_)) => ErrorKind::Interrupted.into(),
        }),
    }
}

impl Clerk {
    /// Keeps whatever changes; never returns.
    pub async fn run(mut self) {
        loop {
            if self.base.is_none() {
                self.reconnect().await;
                continue;
            }
            let work = poll_fn(|cx| self.pages.poll_work(cx));
            match select(work, self.news.next()).await {
                Either::Left((Work::Locks { release, take }, _)) => self.lock(release, take).await,
                Either::Left((Work::Keep(batch), _)) => self.keep(&batch).await,
                Either::Right((news, _)) => self.hear(news).await,
            }
        }
    }

    /// Tries again to open the database that was lost or refused, after a while or when somebody asks for it.
    async fn reconnect(&mut self) {
        self.wait().await;
        let base = match connect(&self.window, &self.teller).await {
            Ok(base) => base,
            Err(error) => return self.pages.lost(error),
        };
        match there(&base).await {
            Err(error) => return self.pages.lost(error),
            Ok(there) if there.is_empty() && self.pages.was_kept() => {
                self.promises.known().cleared = true;
                self.pages.keep_all();
            }
            Ok(_) => {}
        }
        self.pages.found();
        self.base = Some(base);
        self.look_at_locks().await;
        self.read_what_changed().await;
    }

    /// Waits a while, or until somebody asks for another attempt.
    async fn wait(&self) {
        let again = poll_fn(|cx| self.pages.poll_again(cx));
        select(again, TimeoutFuture::new(AGAIN)).await;
    }

    async fn keep(&mut self, batch: &Batch) {
        let Some(base) = &self.base else { return };
        match keep(base, batch).await {
            Ok(()) => {
                self.pages.kept(Ok(()));
                let paths: Array = batch.keys().map(|path| key(path)).collect();
                self.tell(&paths);
                // A game is worth asking for; whoever only looks around is not asked about anything.
                if !self.asked && batch.keys().any(|path| names::is_journal(path)) {
                    self.asked = true;
                    self.ask_to_keep();
                }
            }
            Err(error) => {
                self.pages.kept(Err(error));
                self.wait().await;
            }
        }
    }

    async fn hear(&mut self, news: Option<News>) {
        match news {
            Some(News::Closed) | None => {
                if let Some(base) = self.base.take() {
                    base.raw.close();
                }
                self.pages.lost(ErrorKind::NotConnected.into());
                self.pages.try_again();
            }
            Some(News::Written(paths)) => {
                for path in paths {
                    self.read_again(&path).await;
                }
            }
            Some(News::Missed) => {
                self.pages.look_at_locks();
                self.read_what_changed().await;
            }
        }
    }

    /// Reads every file that others have written while nobody listened here.
    async fn read_what_changed(&self) {
        let Some(base) = &self.base else { return };
        // What cannot be read now stays as it was known.
        let Ok(there) = there(base).await else { return };
        let here = self.pages.index();
        let known = here.keys().chain(there.keys());
        let changed: BTreeSet<&PathBuf> = known
            .filter(|path| here.get(*path) != there.get(*path))
            .collect();
        for path in changed {
            self.read_again(path).await;
        }
    }

    /// Reads a file that somebody else has written.
    async fn read_again(&self, path: &Path) {
        let Some(base) = &self.base else { return };
        // What cannot be read now stays as it was known.
        if let Ok(stored) = one(base, path).await {
            self.pages.written_elsewhere(path, stored);
        }
    }

    /// Lets go of some locks, takes others, and looks up who holds which.
    async fn lock(&mut self, release: BTreeSet<PathBuf>, take: BTreeSet<PathBuf>) {
        let changes = !release.is_empty() || !take.is_empty();
        for path in release {
            if let Some(lock) = self.locks.remove(&path) {
                // A function that resolves a promise does not fail.
                let _ = lock.release.call0(&JsValue::NULL);
                let _ = lock.gone.await;
            }
        }
        for path in take {
            match granted(&self.window.navigator(), &path).await {
                Some(lock) => {
                    self.locks.insert(path, lock);
                }
                // Another tab was faster, within a blink. Nothing was shown or written yet: all begins anew.
                None => {
                    let _ = self.window.location().reload();
                    std::future::pending::<()>().await;
                }
            }
        }
        self.look_at_locks().await;
        if changes {
            self.tell(&JsValue::NULL);
        }
    }

    /// Looks up which locks others hold.
    async fn look_at_locks(&self) {
        let held = self.window.navigator().locks().query().await;
        let held = held.ok().and_then(|snapshot| snapshot.get_held());
        let names = held
            .iter()
            .flat_map(Array::iter)
            .filter_map(|l| l.get_name());
        let paths = names.filter_map(|name| name.strip_prefix(LOCKS).map(PathBuf::from));
        let theirs = paths.filter(|path| !self.locks.contains_key(path));
        self.pages.locked(theirs.collect());
    }

    /// Tells other tabs.
    fn tell(&self, what: &JsValue) {
        if let Some(channel) = &self.channel {
            // Who does not hear it looks when it is looked at.
            let _ = channel.post_message(what);
        }
    }

    /// Looks whether the browser has promised before.
    fn look_at_promises(&self) {
        self.promised(self.window.navigator().storage().persisted());
    }

    /// Asks the browser to clear nothing of it. Some ask people, who take their time.
    fn ask_to_keep(&self) {
        self.promised(self.window.navigator().storage().persist());
    }

    fn promised(&self, answer: Result<Promise, JsValue>) {
        let Ok(answer) = answer else { return };
        let promises = self.promises.clone();
        spawn_local(async move {
            if let Ok(keeps) = answer.await {
                promises.known().keeps = keeps.as_bool();
            }
        });
    }
}

/// Asks for a lock; `None` if somebody else has it.
async fn granted(navigator: &Navigator, path: &Path) -> Option<Granted> {
    let (sender, answer) = oneshot::channel();
    let release: Rc<RefCell<Option<Function>>> = Rc::default();
    let kept = Rc::clone(&release);
    let callback = Closure::once(move |lock: JsValue| -> Promise {
        let granted = !lock.is_null();
        let held = Promise::new(&mut |resolve, _| match granted {
            true => *kept.borrow_mut() = Some(resolve.unchecked_into()),
            false => {
                let _ = resolve.call0(&JsValue::NULL);
            }
        });
        // Whoever asked waits for this.
        let _ = sender.send(granted);
        held
    });
    let options = LockOptions::new();
    options.set_if_available(true);
    let name = format!("{LOCKS}{}", path.to_string_lossy());
    let callback = callback.into_js_value();
    let gone = navigator
        .locks()
        .request_with_options(&name, &options, callback.unchecked_ref());
    let granted = answer.await.unwrap_or(false);
    let release = release.borrow_mut().take();
    release
        .filter(|_| granted)
        .map(|release| Granted { release, gone })
}
