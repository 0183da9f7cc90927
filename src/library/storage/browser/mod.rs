//! The browser's storage: keeps [`Pages`] in an `IndexedDB`, under Web Locks.
//!
//! Tabs tell each other on a channel what they have written.

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

use self::base::{Base, Hearing};
use super::{Batch, Pages, Storage, Work};
use crate::names;

/// What the channel is called, for all that is opened from one origin.
const CHANNEL: &str = "courtyard";
/// What the locks are called, before the path of what is locked.
const LOCKS: &str = "courtyard:";

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
    WritableFile(Vec<PathBuf>),
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
    /// Hears the page come back: who slept has heard nothing meanwhile.
    _wake: Option<Hearing>,
    locks: BTreeMap<PathBuf, Granted>,
    /// The database, if there is one.
    base: Option<Base>,
    /// Whether it has kept something since it was opened.
    works: bool,
    /// Whether the browser was asked to clear nothing.
    asked: bool,
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
        if !has_locks(&window) {
            return Err(ErrorKind::Unsupported.into());
        }
        let base = Base::open(&window, tells(&teller, || News::Closed)).await?;
        let files = base.all().await?;
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
        channel: channel(&pages, &teller),
        _wake: window.document().map(|document| {
            let missed = tells(&teller, || News::Missed);
            Hearing::new(&document, "visibilitychange", missed)
        }),
        window,
        pages: pages.clone(),
        promises: promises.clone(),
        news,
        teller,
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

/// The channel on which tabs tell each other what they have written.
fn channel(pages: &Pages, teller: &mpsc::UnboundedSender<News>) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(CHANNEL).ok()?;
    let (pages, heard) = (pages.clone(), teller.clone());
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if Array::is_array(&data) {
            let data = Array::from(&data);
            let paths = data.iter().filter_map(|path| path.as_string());
            // The clerk may have stopped.
            let _ = heard.unbounded_send(News::WritableFile(paths.map(PathBuf::from).collect()));
        } else {
            pages.look_at_locks();
        }
    });
    channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    Some(channel)
}

/// Whether the browser has locks. Without them two tabs could write one journal.
fn has_locks(window: &Window) -> bool {
    let locks = Reflect::get(&window.navigator(), &"locks".into());
    locks.is_ok_and(|locks| !locks.is_undefined())
}

/// What tells the clerk these news whenever it is called.
fn tells(
    teller: &mpsc::UnboundedSender<News>,
    news: impl Fn() -> News + Clone + 'static,
) -> impl Fn() + Clone + 'static {
    let teller = teller.clone();
    move || {
        // The clerk may have stopped.
        let _ = teller.unbounded_send(news());
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
            // News come first: there is always work where something fails again and again.
            match select(self.news.next(), work).await {
                Either::Left((news, _)) => self.hear(news).await,
                Either::Right((Work::Locks { release, take }, _)) => self.lock(release, take).await,
                Either::Right((Work::Keep(batch), _)) => self.keep(&batch).await,
            }
        }
    }

    /// Tries again to open the database that was lost or refused, after a while or when somebody asks for it.
    async fn reconnect(&mut self) {
        self.wait().await;
        if !has_locks(&self.window) {
            return self.pages.lost(ErrorKind::Unsupported.into());
        }
        let base = match Base::open_again(&self.window, tells(&self.teller, || News::Closed)).await
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

    /// Waits a while, or until somebody asks for another attempt.
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
                self.tell(&paths);
                // A game is worth asking for; whoever only looks around is not asked about anything.
                if !self.asked && batch.keys().any(|path| names::is_journal(path)) {
                    self.asked = true;
                    self.ask_to_keep();
                }
            }
            Err(error) if error.kind() == ErrorKind::QuotaExceeded => {
                self.pages.kept(Err(error));
                self.wait().await;
            }
            // Perhaps only this connection is of no use any more.
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

    async fn hear(&mut self, news: Option<News>) {
        match news {
            Some(News::Closed) | None => self.connect_anew(),
            Some(News::WritableFile(paths)) => {
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

    /// Opens the database again at once. Nobody is told unless that fails.
    fn connect_anew(&mut self) {
        self.base = None;
        self.pages.try_again();
    }

    /// Reads every file that others have written while nobody listened here.
    async fn read_what_changed(&mut self) {
        let Some(base) = &self.base else { return };
        let Ok(there) = base.index().await else {
            // Pages that come back after a while may find that the browser has lost the connection.
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

    /// Reads a file that somebody else has written.
    async fn read_again(&self, path: &Path) {
        let Some(base) = &self.base else { return };
        // What cannot be read now stays as it was known.
        if let Ok(stored) = base.one(path).await {
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
        let promises = self.promises.clone();
        let Ok(answer) = answer else {
            // Who cannot be asked promises nothing.
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
