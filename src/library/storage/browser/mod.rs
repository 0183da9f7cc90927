//! The browser's storage: writes [`Pages`] to an `IndexedDB`, under Web Locks.
//!
//! Tabs notify each other of written files over a channel.

mod base;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_channel::{mpsc, oneshot};
use futures_util::StreamExt;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use js_sys::futures::spawn_local;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, LockOptions, MessageEvent, Navigator, Window};

pub use self::base::Listener;

use self::base::{All, Base};
use super::{Batch, Pages, Storage, Work};
use crate::names;

/// The channel's name, shared by all pages of one origin.
const CHANNEL: &str = "courtyard";
/// The prefix of lock names, before the path of the locked file.
const LOCKS: &str = "courtyard:";

/// Delay before retrying after a failure, in milliseconds.
const AGAIN: u32 = 2_000;

/// The known guarantees of the browser's storage.
#[derive(Debug, Clone, Default)]
pub struct Promises(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    keeps: Option<bool>,
    cleared: bool,
    damaged: Vec<PathBuf>,
}

impl Promises {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the browser has promised not to clear the storage; `None` until it has answered.
    pub fn keeps(&self) -> Option<bool> {
        self.known().keeps
    }

    /// Whether the storage was cleared since it was opened, and written again.
    pub fn was_cleared(&self) -> bool {
        self.known().cleared
    }

    /// The files of which only a part could be read when the storage was opened, because the browser's records of them
    /// were damaged.
    pub fn damaged(&self) -> Vec<PathBuf> {
        self.known().damaged.clone()
    }
}

/// The opened storage.
#[derive(Debug)]
pub struct Opened {
    /// The files.
    pub pages: Pages,
    /// The guarantees.
    pub promises: Promises,
    /// The task that writes the pages.
    pub clerk: Clerk,
}

/// An external change to the storage.
#[derive(Debug)]
enum ExternalChange {
    /// Another tab has written these files.
    Written(Vec<PathBuf>),
    /// Changes by other tabs may have been missed.
    Missed,
    /// The database was closed: it was cleared, or another version of the app needs it.
    Closed,
}

/// Writes changed pages to the database while the tab is open.
#[derive(Debug)]
pub struct Clerk {
    window: Window,
    pages: Pages,
    promises: Promises,
    news: mpsc::UnboundedReceiver<ExternalChange>,
    sender: mpsc::UnboundedSender<ExternalChange>,
    channel: Option<BroadcastChannel>,
    /// Listens for the page becoming active again: a suspended page misses messages.
    _wake: Option<Listener>,
    locks: BTreeMap<PathBuf, Granted>,
    /// The open database, if any.
    base: Option<Base>,
    /// Whether it has stored anything since it was opened.
    works: bool,
    /// Whether the browser was asked not to clear the storage.
    asked: bool,
}

/// A held lock.
#[derive(Debug)]
struct Granted {
    /// Releases the lock.
    release: Function,
    /// Resolves when the lock is released.
    gone: Promise,
}

/// Opens the storage and reads all of it. `notify` is called when a change should become visible.
///
/// If it is missing or refuses, the storage starts empty and failing.
pub async fn open(window: Window, notify: impl Fn() + Send + Sync + 'static) -> Opened {
    let (sender, news) = mpsc::unbounded();
    let opened: io::Result<_> = async {
        if !has_locks(&window) {
            return Err(ErrorKind::Unsupported.into());
        }
        let base = Base::open(&window, notifier(&sender, || ExternalChange::Closed)).await?;
        let all = base.all().await?;
        Ok((base, all))
    }
    .await;
    let (base, All { files, damaged }, refused) = match opened {
        Ok((base, all)) => (Some(base), all, None),
        Err(error) => (None, All::default(), Some(error)),
    };
    let pages = Pages::new(files, notify);
    // The record is then sound again.
    pages.keep_again(&damaged);
    let promises = Promises::default();
    promises.known().damaged = damaged;
    let clerk = Clerk {
        channel: channel(&pages, &sender),
        _wake: window.document().map(|document| {
            let missed = notifier(&sender, || ExternalChange::Missed);
            Listener::new(&document, "visibilitychange", move |_: JsValue| missed())
        }),
        window,
        pages: pages.clone(),
        promises: promises.clone(),
        news,
        sender,
        locks: BTreeMap::new(),
        base,
        works: false,
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

/// The channel on which tabs notify each other of written files.
fn channel(
    pages: &Pages,
    sender: &mpsc::UnboundedSender<ExternalChange>,
) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(CHANNEL).ok()?;
    let (pages, heard) = (pages.clone(), sender.clone());
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if Array::is_array(&data) {
            let data = Array::from(&data);
            let paths = data.iter().filter_map(|path| path.as_string());
            // The task may have stopped.
            let _ =
                heard.unbounded_send(ExternalChange::Written(paths.map(PathBuf::from).collect()));
        } else {
            pages.look_at_locks();
        }
    });
    channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    Some(channel)
}

/// Whether the browser has Web Locks. Without them, two tabs could write the same journal.
fn has_locks(window: &Window) -> bool {
    let locks = Reflect::get(&window.navigator(), &"locks".into());
    locks.is_ok_and(|locks| !locks.is_undefined())
}

/// A callback that sends these news to the task.
fn notifier(
    sender: &mpsc::UnboundedSender<ExternalChange>,
    news: impl Fn() -> ExternalChange + Clone + 'static,
) -> impl Fn() + Clone + 'static {
    let sender = sender.clone();
    move || {
        // The task may have stopped.
        let _ = sender.unbounded_send(news());
    }
}

impl Clerk {
    /// Writes every change; never returns.
    pub async fn run(mut self) {
        loop {
            if self.base.is_none() {
                self.reconnect().await;
                continue;
            }
            let work = poll_fn(|cx| self.pages.poll_work(cx));
            // Handle news first: repeated failures would otherwise keep it busy with work.
            match select(self.news.next(), work).await {
                Either::Left((news, _)) => self.hear(news).await,
                Either::Right((Work::Locks { release, take }, _)) => self.lock(release, take).await,
                Either::Right((Work::Keep(batch), _)) => self.keep(&batch).await,
            }
        }
    }

    /// Retries opening a database that was lost or refused, after a delay or on request.
    async fn reconnect(&mut self) {
        self.wait().await;
        if !has_locks(&self.window) {
            return self.pages.lost(ErrorKind::Unsupported.into());
        }
        let base = match Base::open_again(
            &self.window,
            notifier(&self.sender, || ExternalChange::Closed),
        )
        .await
        {
            Ok(base) => base,
            Err(error) => return self.pages.lost(error),
        };
        match base.index().await {
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

    /// Waits for the delay, or until another attempt is requested.
    async fn wait(&self) {
        let again = poll_fn(|cx| self.pages.poll_again(cx));
        select(again, TimeoutFuture::new(AGAIN)).await;
    }

    async fn keep(&mut self, batch: &Batch) {
        let Some(base) = &self.base else { return };
        match base.keep(batch).await {
            Ok(()) => {
                self.works = true;
                self.pages.kept(Ok(()));
                let paths = batch.keys().map(|path| path.to_string_lossy());
                let paths: Array = paths.map(|path| JsValue::from(&*path)).collect();
                self.notify(&paths);
                // Ask only once there is a game to protect, so that visitors are not prompted.
                if !self.asked && batch.keys().any(|path| names::is_journal(path)) {
                    self.asked = true;
                    self.ask_to_keep();
                }
            }
            Err(error) if error.kind() == ErrorKind::QuotaExceeded => {
                self.pages.kept(Err(error));
                self.wait().await;
            }
            // Perhaps only this connection has failed.
            Err(_) if std::mem::take(&mut self.works) => {
                self.pages.put_back();
                self.connect_anew();
            }
            Err(error) => {
                self.pages.kept(Err(error));
                self.base = None;
            }
        }
    }

    async fn hear(&mut self, news: Option<ExternalChange>) {
        match news {
            Some(ExternalChange::Closed) | None => self.connect_anew(),
            Some(ExternalChange::Written(paths)) => {
                for path in paths {
                    self.read_again(&path).await;
                }
            }
            Some(ExternalChange::Missed) => {
                self.pages.look_at_locks();
                self.read_what_changed().await;
            }
        }
    }

    /// Reopens the database at once. Only a failure is reported.
    fn connect_anew(&mut self) {
        self.base = None;
        self.pages.try_again();
    }

    /// Reads every file that others have written while this page was not listening.
    async fn read_what_changed(&mut self) {
        let Some(base) = &self.base else { return };
        let Ok(there) = base.index().await else {
            // A page that returns after a while may have lost its connection.
            return self.connect_anew();
        };
        let here = self.pages.index();
        let known = here.keys().chain(there.keys());
        let changed: BTreeSet<&PathBuf> = known
            .filter(|path| here.get(*path) != there.get(*path))
            .collect();
        for path in changed {
            self.read_again(path).await;
        }
    }

    /// Reads a file that another tab has written.
    async fn read_again(&self, path: &Path) {
        let Some(base) = &self.base else { return };
        // If it cannot be read now, the known content remains.
        if let Ok(stored) = base.one(path).await {
            self.pages.written_elsewhere(path, stored);
        }
    }

    /// Releases and takes locks, and updates which locks others hold.
    async fn lock(&mut self, release: BTreeSet<PathBuf>, take: BTreeSet<PathBuf>) {
        let changes = !release.is_empty() || !take.is_empty();
        for path in release {
            if let Some(lock) = self.locks.remove(&path) {
                // A promise's resolve function never fails.
                let _ = lock.release.call0(&JsValue::NULL);
                let _ = lock.gone.await;
            }
        }
        for path in take {
            match granted(&self.window.navigator(), &path).await {
                Some(lock) => {
                    self.locks.insert(path, lock);
                }
                // Another tab took the lock at the same time. Nothing was shown or written yet, so start over.
                None => {
                    let _ = self.window.location().reload();
                    std::future::pending::<()>().await;
                }
            }
        }
        self.look_at_locks().await;
        if changes {
            self.notify(&JsValue::NULL);
        }
    }

    /// Updates which locks others hold.
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

    /// Notifies other tabs.
    fn notify(&self, what: &JsValue) {
        if let Some(channel) = &self.channel {
            // A tab that misses the message rereads the files when it becomes active.
            let _ = channel.post_message(what);
        }
    }

    /// Checks whether the browser has made the promise before.
    fn look_at_promises(&self) {
        self.promised(self.window.navigator().storage().persisted());
    }

    /// Asks the browser not to clear the storage. Some browsers ask the user, who may take time.
    fn ask_to_keep(&self) {
        self.promised(self.window.navigator().storage().persist());
    }

    fn promised(&self, answer: Result<Promise, JsValue>) {
        let promises = self.promises.clone();
        let Ok(answer) = answer else {
            // A browser without this request promises nothing.
            promises.known().keeps = Some(false);
            return;
        };
        spawn_local(async move {
            if let Ok(keeps) = answer.await {
                promises.known().keeps = keeps.as_bool();
            }
        });
    }
}

/// Requests a lock; `None` if it is held elsewhere.
async fn granted(navigator: &Navigator, path: &Path) -> Option<Granted> {
    let (sender, answer) = oneshot::channel();
    let release: Rc<RefCell<Option<Function>>> = Rc::default();
    let kept = Rc::clone(&release);
    let callback = Closure::once(move |lock: JsValue| -> Promise {
        let granted = !lock.is_null();
        let held = Promise::new(&mut |resolve, _| {
            if granted {
                *kept.borrow_mut() = Some(resolve.unchecked_into());
            } else {
                let _ = resolve.call0(&JsValue::NULL);
            }
        });
        // The caller waits for this.
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
