//! The `IndexedDB` database that stores the pages.
//!
//! The database has two stores. `files` maps each path to its length and modification time; `pages` maps path and page
//! number to the bytes. A batch is one transaction with durability `strict`: after a crash it is either complete or
//! absent.
//!
//! This module calls the browser's interface directly. If the process behind the database has died, Safari refuses to
//! open another one for the same window, but not for a new frame in it. Objects from a frame's window are not instances
//! of this window's classes, which libraries require. So this module never checks an object's class.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use futures_channel::mpsc;
use futures_util::StreamExt;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, ArrayBuffer, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    EventTarget, HtmlIFrameElement, IdbDatabase, IdbFactory, IdbKeyRange, IdbObjectStore,
    IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionDurability, IdbTransactionMode,
    IdbTransactionOptions, Window,
};

use crate::storage::{Batch, Change, Stored};

/// The database's name.
const NAME: &str = "courtyard";
const FILES: &str = "files";
const PAGES: &str = "pages";

/// Timeout for opening a database, in milliseconds.
const PATIENCE: u32 = 5_000;

/// The database. Dropping it closes it.
#[derive(Debug)]
pub(super) struct Base {
    database: IdbDatabase,
    /// Listeners for the database being closed or about to be closed.
    _ends: [Listener; 2],
    /// The frame through which it was opened.
    _frame: Option<Frame>,
}

impl Drop for Base {
    fn drop(&mut self) {
        self.database.close();
    }
}

/// Everything in the database.
#[derive(Debug, Default)]
pub(super) struct All {
    pub(super) files: BTreeMap<PathBuf, Stored>,
    /// The files whose records are damaged.
    pub(super) damaged: Vec<PathBuf>,
}

/// An invisible frame. Dropping it removes it.
#[derive(Debug)]
struct Frame(HtmlIFrameElement);

impl Frame {
    fn new(window: &Window) -> Option<Frame> {
        let document = window.document()?;
        let frame = document.create_element("iframe").ok()?;
        let frame = Frame(frame.unchecked_into());
        frame.0.set_hidden(true);
        document.body()?.append_child(&frame.0).ok()?;
        Some(frame)
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        self.0.remove();
    }
}

impl Base {
    /// Opens the database, creating it if needed. `ended` is called when it is closed: because it was cleared, the
    /// browser lost it, or another version of the app needs it.
    ///
    /// # Errors
    /// If there is no database, or it refuses or does not answer.
    pub(super) async fn open(
        window: &Window,
        ended: impl Fn() + Clone + 'static,
    ) -> io::Result<Base> {
        Base::within(window, None, ended).await
    }

    /// Opens the database again, for a window that had it open before.
    ///
    /// # Errors
    /// As for [`open`](Base::open).
    pub(super) async fn open_again(
        window: &Window,
        ended: impl Fn() + Clone + 'static,
    ) -> io::Result<Base> {
        let refused = match Base::open(window, ended.clone()).await {
            Ok(base) => return Ok(base),
            Err(error) => error,
        };
        let frame = Frame::new(window);
        let inside = frame.as_ref().and_then(|frame| frame.0.content_window());
        match inside {
            // The error from the window itself is the more accurate one.
            Some(inside) => Base::within(&inside, frame, ended).await.or(Err(refused)),
            None => Err(refused),
        }
    }

    async fn within(
        window: &Window,
        frame: Option<Frame>,
        ended: impl Fn() + Clone + 'static,
    ) -> io::Result<Base> {
        let factory: Option<IdbFactory> = window.indexed_db().map_err(reason)?;
        // Every browser has it unless it was switched off.
        let factory = factory.ok_or(ErrorKind::PermissionDenied)?;
        let request = factory.open_with_u32(NAME, 1).map_err(reason)?;
        let new: IdbOpenDbRequest = request.clone();
        let _making = Listener::new(&request, "upgradeneeded", move |_: JsValue| {
            // If this fails, so does opening.
            if let Ok(base) = new.result() {
                let base: IdbDatabase = base.unchecked_into();
                for store in [FILES, PAGES] {
                    let _ = base.create_object_store(store);
                }
            }
        });
        let opening = std::pin::pin!(answer(&request));
        let opened = match select(opening, TimeoutFuture::new(PATIENCE)).await {
            Either::Left((opened, _)) => opened?,
            Either::Right(_) => return Err(ErrorKind::TimedOut.into()),
        };
        let database: IdbDatabase = opened.unchecked_into();
        let hear = |name| {
            let ended = ended.clone();
            Listener::new(&database, name, move |_: JsValue| ended())
        };
        Ok(Base {
            _ends: [hear("close"), hear("versionchange")],
            _frame: frame,
            database,
        })
    }

    /// A read transaction: the stores of files and of pages.
    fn reading(&self) -> io::Result<(IdbObjectStore, IdbObjectStore)> {
        let both = Array::of2(&FILES.into(), &PAGES.into());
        let transaction = self.database.transaction_with_str_sequence(&both);
        stores(&transaction.map_err(reason)?)
    }

    /// The length and modification time of every file.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(super) async fn index(&self) -> io::Result<BTreeMap<PathBuf, (u64, u64)>> {
        let (files, _) = self.reading()?;
        index(&files).await
    }

    /// All files. A damaged record gives what can be read of its file.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(super) async fn all(&self) -> io::Result<All> {
        let (files, pages) = self.reading()?;
        let keys = answer(&pages.get_all_keys().map_err(reason)?);
        let values = answer(&pages.get_all().map_err(reason)?);
        let index = index(&files).await?;
        let (keys, values) = (list(&keys.await?), list(&values.await?));
        let file = |(path, (_, modified)): (&PathBuf, &(u64, u64))| {
            let content = Vec::new();
            let modified = *modified;
            (path.clone(), Stored { content, modified })
        };
        let mut files: BTreeMap<PathBuf, Stored> = index.iter().map(file).collect();
        // Keys are sorted by path, then by page.
        for (key, page) in keys.iter().zip(values.iter()) {
            let path = list(&key).get(0).as_string();
            if let Some(file) = path.and_then(|path| files.get_mut(Path::new(&path))) {
                file.content.extend(bytes(&page));
            }
        }
        let is_damaged = |path: &&PathBuf| files[*path].content.len() as u64 != index[*path].0;
        let damaged = index.keys().filter(is_damaged).cloned().collect();
        Ok(All { files, damaged })
    }

    /// One file, if it exists.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(super) async fn one(&self, path: &Path) -> io::Result<Option<Stored>> {
        let (files, pages) = self.reading()?;
        let stored = answer(&files.get(&key(path)).map_err(reason)?);
        let values = answer(&pages.get_all_with_key(&from(path, 0)?).map_err(reason)?);
        let (stored, values) = (stored.await?, list(&values.await?));
        Ok((!stored.is_undefined()).then(|| Stored {
            content: values.iter().flat_map(|page| bytes(&page)).collect(),
            modified: about(&stored).1,
        }))
    }

    /// Stores a batch atomically, and returns when it is durable.
    ///
    /// # Errors
    /// If it cannot be stored; nothing of it is stored then.
    pub(super) async fn keep(&self, batch: &Batch) -> io::Result<()> {
        let strict = IdbTransactionOptions::new();
        strict.set_durability(IdbTransactionDurability::Strict);
        let transaction = self
            .database
            .transaction_with_str_sequence_and_mode_and_options(
                &[FILES, PAGES].map(Into::into),
                IdbTransactionMode::Readwrite,
                &strict,
            )
            .map_err(reason)?;
        let ended = ended(&transaction);
        let (files, pages) = stores(&transaction)?;
        for (path, change) in batch {
            match change {
                Change::Remove => {
                    files.delete(&key(path)).map_err(reason)?;
                    pages.delete(&from(path, 0)?).map_err(reason)?;
                }
                Change::Write {
                    modified,
                    length,
                    first,
                    pages: changed,
                } => {
                    let about = Array::of2(&(*length as f64).into(), &(*modified as f64).into());
                    files.put_with_key(&about, &key(path)).map_err(reason)?;
                    pages.delete(&from(path, *first)?).map_err(reason)?;
                    for (number, page) in (*first..).zip(changed) {
                        let at = Array::of2(&key(path), &number.into());
                        let bytes = Uint8Array::from(page.as_slice());
                        pages.put_with_key(&bytes, &at).map_err(reason)?;
                    }
                }
            }
        }
        ended.await
    }
}

fn stores(transaction: &IdbTransaction) -> io::Result<(IdbObjectStore, IdbObjectStore)> {
    let store = |name| transaction.object_store(name).map_err(reason);
    Ok((store(FILES)?, store(PAGES)?))
}

/// The length and modification time of every file.
async fn index(files: &IdbObjectStore) -> io::Result<BTreeMap<PathBuf, (u64, u64)>> {
    let paths = answer(&files.get_all_keys().map_err(reason)?);
    let abouts = answer(&files.get_all().map_err(reason)?);
    let (paths, abouts) = (list(&paths.await?), list(&abouts.await?));
    let known = paths.iter().zip(abouts.iter());
    Ok(known
        .filter_map(|(path, value)| Some((PathBuf::from(path.as_string()?), about(&value))))
        .collect())
}

/// The length of a file whose record is damaged, which no file has.
const NO_LENGTH: u64 = u64::MAX;

/// The latest time that browsers have, in milliseconds since 1970.
const LATEST: f64 = 8.64e15;

/// A file's length and modification time; [`NO_LENGTH`] and 1970 if the record is damaged.
fn about(value: &JsValue) -> (u64, u64) {
    let value = list(value);
    let number = |n| value.get(n).as_f64().filter(|n| (0.0..=LATEST).contains(n));
    match (number(0), number(1)) {
        (Some(length), Some(modified)) => (length as u64, modified as u64),
        _ => (NO_LENGTH, 0),
    }
}

/// The bytes of a page; none if the record is damaged.
fn bytes(page: &JsValue) -> Vec<u8> {
    if ArrayBuffer::is_view(page) {
        Uint8Array::new(page).to_vec()
    } else {
        Vec::new()
    }
}

/// The elements of a list; empty if the value is not a list.
fn list(value: &JsValue) -> Array {
    if Array::is_array(value) {
        Array::from(value)
    } else {
        Array::new()
    }
}

/// A path as a key. In a browser every path is text.
fn key(path: &Path) -> JsValue {
    path.to_string_lossy().as_ref().into()
}

/// The keys of a file's pages from this one on.
fn from(path: &Path, first: u32) -> io::Result<JsValue> {
    let key = |page: f64| JsValue::from(Array::of2(&key(path), &page.into()));
    let range = IdbKeyRange::bound(&key(first.into()), &key(f64::INFINITY));
    range.map(Into::into).map_err(reason)
}

/// The result of a request. Listening starts at the call, because earlier events would be lost.
fn answer(request: &IdbRequest) -> impl Future<Output = io::Result<JsValue>> + use<> {
    let (request, answered) = (request.clone(), first(request, ["success", "error"]));
    async move {
        answered.await;
        match request.error() {
            Ok(None) => request.result().map_err(reason),
            Ok(Some(exception)) => Err(reason(exception.into())),
            Err(exception) => Err(reason(exception)),
        }
    }
}

/// Whether a transaction succeeded, once it has ended. Listening starts at the call.
fn ended(transaction: &IdbTransaction) -> impl Future<Output = io::Result<()>> + use<> {
    let (transaction, ended) = (
        transaction.clone(),
        first(transaction, ["complete", "abort"]),
    );
    async move {
        match (ended.await, transaction.error()) {
            ("complete", _) => Ok(()),
            (_, Some(exception)) => Err(reason(exception.into())),
            (_, None) => Err(ErrorKind::Interrupted.into()),
        }
    }
}

/// The first of these events to happen from now on.
fn first(
    target: &EventTarget,
    names: [&'static str; 2],
) -> impl Future<Output = &'static str> + use<> {
    let (sender, mut receiver) = mpsc::unbounded();
    let listeners = names.map(|name| {
        let sender = sender.clone();
        Listener::new(target, name, move |_: JsValue| {
            // The receiver may be gone.
            let _ = sender.unbounded_send(name);
        })
    });
    async move {
        let first = receiver.next().await;
        drop(listeners);
        first.unwrap_or_default()
    }
}

/// A listener for an event of the page, removed when dropped.
#[derive(Debug)]
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    hear: Closure<dyn FnMut(JsValue)>,
}

impl Listener {
    /// Calls `hear` whenever the event of this name happens at the target.
    pub fn new<E: JsCast>(
        target: &EventTarget,
        name: &'static str,
        mut hear: impl FnMut(E) + 'static,
    ) -> Listener {
        let hear = move |event: JsValue| hear(event.unchecked_into());
        let hear = Closure::<dyn FnMut(JsValue)>::new(hear);
        // Adding a listener never fails.
        let _ = target.add_event_listener_with_callback(name, hear.as_ref().unchecked_ref());
        let target = target.clone();
        Listener { target, name, hear }
    }

    /// Listens until the page is closed.
    pub fn forever(self) {
        std::mem::forget(self);
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let hear = self.hear.as_ref().unchecked_ref();
        let _ = (self.target).remove_event_listener_with_callback(self.name, hear);
    }
}

/// Maps a browser exception to an I/O error.
fn reason(exception: JsValue) -> io::Error {
    let property = |what: &str| {
        let value = Reflect::get(&exception, &what.into()).ok();
        value
            .and_then(|value| value.as_string())
            .unwrap_or_default()
    };
    match property("name").as_str() {
        "QuotaExceededError" => ErrorKind::QuotaExceeded.into(),
        "SecurityError" | "NotAllowedError" => ErrorKind::PermissionDenied.into(),
        "TimeoutError" => ErrorKind::TimedOut.into(),
        "InvalidStateError" => ErrorKind::NotConnected.into(),
        name => io::Error::other(format!("{name}: {}", property("message"))),
    }
}
