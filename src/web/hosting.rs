//! The host in a page: it shares the window's session with the browsers of other devices, without a server.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use egui::Context;
use futures_channel::mpsc::UnboundedReceiver;
use futures_util::StreamExt as _;
use gloo_timers::future::TimeoutFuture;
use js_sys::futures::spawn_local;
use web_sys::Window;

use super::camera::{Camera, Seen};
use super::peer::{Peer, PeerEvent, wait};
use courtyard_library::INVITATION_EXTENSION;
use courtyard_library::storage::{Pages, Storage};
use courtyard_session::now;
use courtyard_sharing::{
    AnyTable, Connection, Driver, HostEvent, Introduction, Invite, Keep, LONGEST_GUEST_MESSAGE,
    LinkId, Order, Outgoing, Role, SavedHosting, Side, Status, qr_code,
};
use courtyard_ui::guest::{
    Address, AnyShared, CameraWords, Introducer, IntroducerStage, NotShared, Picture, Shared,
    Sharer, Snag, Wire, WireEvent,
};

/// The connection of the host's own window.
const LOCAL: LinkId = LinkId(0);
/// Interval at which the host saves and sends what is due, in milliseconds.
const TICK: u32 = 500;
/// Maximum time for a connection to come about, in milliseconds.
const CONNECTING: u32 = 12_000;
/// Number of messages that a guest may send at once, and per tick after that. A guest that sends more is disconnected.
const BURST: u32 = 200;
const PER_TICK: u32 = 50;

/// Messages for the host's own window.
type Local = Rc<RefCell<VecDeque<Arc<str>>>>;

type Save = Box<dyn FnMut(Keep<'_>)>;

/// The hosting of this page, if there is one.
type Current = Rc<RefCell<Weak<Hosting>>>;

/// Shares the sessions of this page.
pub(super) struct Tables {
    window: Window,
    storage: Arc<Pages>,
    camera: Camera,
    current: Current,
}

impl Tables {
    /// Shares the sessions in this storage, which reports changes to `stored`. `None` if the browser has no direct
    /// connections.
    pub(super) fn new(
        window: &Window,
        storage: Arc<Pages>,
        camera: Camera,
        mut stored: UnboundedReceiver<()>,
    ) -> Option<Tables> {
        js_sys::Reflect::get(window, &"RTCPeerConnection".into())
            .ok()
            .filter(|it| it.is_function())?;
        let current = Current::default();
        let hosting = Rc::clone(&current);
        spawn_local(async move {
            while let Some(()) = stored.next().await {
                let hosting = hosting.borrow().upgrade();
                if let Some(hosting) = hosting {
                    hosting.handle(HostEvent::Stored);
                }
            }
        });
        Some(Tables {
            window: window.clone(),
            storage,
            camera,
            current,
        })
    }
}

impl Sharer for Tables {
    fn introduces(&self) -> bool {
        true
    }

    fn share(
        &self,
        table: AnyTable,
        journal: &Path,
        ctx: &Context,
    ) -> Result<AnyShared, (AnyTable, NotShared)> {
        let location = self.window.location();
        let page = location.origin().ok().zip(location.pathname().ok());
        let Some((origin, path)) = page else {
            return Err((table, NotShared::NoPage));
        };
        let file = journal.with_extension(INVITATION_EXTENSION);
        let saved = read(&self.storage, &file);
        let storage = Arc::clone(&self.storage);
        let keep: Save = Box::new(move |hosting| {
            // If that fails, a reloaded host comes back with another invitation.
            let _ = storage.remove(&file);
            if let Some(hosting) = hosting {
                let _ = write(&storage, &file, hosting);
            }
        });
        let hosting = Rc::new(Hosting {
            page: format!("{origin}{path}#"),
            ctx: ctx.clone(),
            driver: RefCell::new(Some(Driver::new(table, saved.as_ref(), Role::Own, 0, keep))),
            local: Local::default(),
            links: Cell::new(LOCAL.0 + 1),
            camera: self.camera.clone(),
            offered: RefCell::default(),
            connecting: RefCell::default(),
            stage: RefCell::new(IntroducerStage::NotBegun),
        });
        *self.current.borrow_mut() = Rc::downgrade(&hosting);
        let ticking = Rc::downgrade(&hosting);
        spawn_local(async move {
            loop {
                TimeoutFuture::new(TICK).await;
                let Some(hosting) = ticking.upgrade() else {
                    return;
                };
                hosting.handle(HostEvent::Tick);
            }
        });
        Ok(Box::new(InPage(hosting)))
    }
}

/// Reads a saved hosting, if it exists and is valid.
fn read(storage: &Pages, file: &Path) -> Option<SavedHosting> {
    let mut text = Vec::new();
    storage.read(file).ok()?.read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

fn write(storage: &Pages, file: &Path, hosting: &SavedHosting) -> io::Result<()> {
    let mut file = storage.create(file)?;
    file.write_all(&serde_json::to_vec(hosting)?)?;
    file.sync()
}

/// A connection to this host.
enum Pipe {
    /// Of its own window.
    Local(Local),
    /// Of a guest.
    Guest(Rc<Peer>),
}

impl Connection for Pipe {
    fn send(&self, message: Outgoing) -> bool {
        match (self, message) {
            (Pipe::Local(queue), Outgoing::Send(_, text)) => {
                queue.borrow_mut().push_back(text);
                true
            }
            (Pipe::Local(_), Outgoing::Close(_)) => true,
            (Pipe::Guest(peer), Outgoing::Send(_, text)) => peer.send(&text),
            (Pipe::Guest(peer), Outgoing::Close(_)) => {
                spawn_local(Rc::clone(peer).close());
                true
            }
        }
    }

    // The connection is closed when the driver drops it.
    fn cut(&self) {}
}

/// The offer for the next guest.
struct Offered {
    link: LinkId,
    peer: Rc<Peer>,
    number: u32,
    address: Rc<Address>,
}

/// A session that is shared by this page.
struct Hosting {
    /// The address of the page, up to its fragment.
    page: String,
    ctx: Context,
    /// `Some` until sharing stops.
    driver: RefCell<Option<Driver<Pipe, Save>>>,
    local: Local,
    /// The number of the next connection.
    links: Cell<u64>,
    camera: Camera,
    offered: RefCell<Option<Offered>>,
    /// The connection to the guest whose answer was read, until it is open.
    connecting: RefCell<Option<(LinkId, Rc<Peer>)>>,
    stage: RefCell<IntroducerStage>,
}

impl Hosting {
    fn handle(&self, event: HostEvent<Pipe>) {
        if let Some(driver) = &mut *self.driver.borrow_mut() {
            let before = driver.status();
            let has_local = driver.handle(event, now());
            if has_local || driver.status() != before {
                self.ctx.request_repaint();
            }
        }
    }

    fn connect_locally(&self) {
        self.local.borrow_mut().clear();
        let pipe = Pipe::Local(Rc::clone(&self.local));
        self.handle(HostEvent::ConnectedLocally(LOCAL, pipe));
    }

    fn set_stage(&self, stage: IntroducerStage) {
        *self.stage.borrow_mut() = stage;
        self.ctx.request_repaint();
    }

    /// Shows the offer for the next guest, with the problem of the last one.
    fn show_offer(&self, snag: Option<Snag>) {
        let offered = self.offered.borrow();
        let address = offered.as_ref().map(|offered| Rc::clone(&offered.address));
        self.set_stage(match address {
            Some(address) => IntroducerStage::Offering(address, snag),
            None => IntroducerStage::Stuck(snag.unwrap_or(Snag::NoNetwork)),
        });
    }

    /// Makes the offer for the next guest.
    async fn prepare(self: Rc<Hosting>) {
        let link = LinkId(self.links.replace(self.links.get() + 1));
        let hosting = Rc::downgrade(&self);
        let allowance = Cell::new((0.0, BURST));
        let peer = Peer::new(LONGEST_GUEST_MESSAGE, move |event| {
            if let Some(hosting) = hosting.upgrade() {
                hosting.heard(link, event, &allowance);
            }
        });
        let number: u32 = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let offered = match peer {
            Ok(peer) => peer.offer(number).await.map(|offer| (peer, offer)),
            Err(error) => Err(error),
        };
        let Ok((peer, offer)) = offered else {
            self.offered.take();
            return;
        };
        let fragment = match &*self.driver.borrow() {
            Some(driver) => offer.fragment(driver.invitation()),
            None => return,
        };
        let url = format!("{}{fragment}", self.page);
        let code = qr_code(&url);
        let address = Address {
            name: String::new(),
            picture: Picture::of(&code),
            url: url.clone(),
        };
        *self.offered.borrow_mut() = Some(Offered {
            link,
            peer,
            number,
            address: Rc::new(address),
        });
        self.handle(HostEvent::Invites(Invite { url, code }));
    }

    /// Handles the answer of a guest: connects to it, and prepares the offer for the next one.
    async fn connect(self: Rc<Hosting>, code: String) {
        let answer = code.parse::<Introduction>().ok();
        let Some(answer) = answer.filter(|answer| answer.side == Side::Answer) else {
            return self.show_offer(Some(Snag::BadCode));
        };
        let is_its = |offered: &mut Offered| offered.number == answer.number;
        let Some(offered) = self.offered.borrow_mut().take_if(is_its) else {
            return self.show_offer(Some(Snag::OldCode));
        };
        self.set_stage(IntroducerStage::Connecting);
        let Offered { link, peer, .. } = offered;
        *self.connecting.borrow_mut() = Some((link, Rc::clone(&peer)));
        let accepted = peer.accept(&answer).await;
        // The next code is ready when this guest is connected.
        Rc::clone(&self).prepare().await;
        if accepted.is_ok() {
            wait(CONNECTING, || self.connecting.borrow().is_none()).await;
        }
        let failed = self.connecting.take().is_some();
        self.show_offer(failed.then_some(Snag::NoConnection));
    }

    /// Handles an event of a guest's connection.
    fn heard(&self, link: LinkId, event: PeerEvent, allowance: &Cell<(f64, u32)>) {
        match event {
            PeerEvent::Open => {
                let is_its = |(of, _): &mut (LinkId, Rc<Peer>)| *of == link;
                let opened = self.connecting.borrow_mut().take_if(is_its);
                if let Some((_, peer)) = opened {
                    self.handle(HostEvent::Connected(link, Pipe::Guest(peer)));
                }
            }
            PeerEvent::Text(text) => {
                let second = js_sys::Date::now() / f64::from(TICK);
                let (last, left) = allowance.get();
                let grown = ((second - last) * f64::from(PER_TICK)).min(f64::from(BURST));
                let left = (left + grown.max(0.0) as u32).min(BURST);
                match left.checked_sub(1) {
                    Some(left) => {
                        let last = if grown >= 1.0 { second } else { last };
                        allowance.set((last, left));
                        self.handle(HostEvent::Received(link, text));
                    }
                    None => self.handle(HostEvent::Disconnected(link)),
                }
            }
            PeerEvent::Closed => self.handle(HostEvent::Disconnected(link)),
        }
    }
}

/// A session that is shared by this page, for its screens.
struct InPage(Rc<Hosting>);

impl Shared for InPage {
    fn addresses(&self) -> &[Address] {
        &[]
    }

    fn introducer(&self) -> Option<&dyn Introducer> {
        Some(self)
    }

    fn status(&self) -> Status {
        let driver = self.0.driver.borrow();
        driver.as_ref().map(Driver::status).unwrap_or_default()
    }

    fn order(&self, order: Order) {
        self.0.handle(HostEvent::Ordered(order));
    }

    fn wire(&self) -> Option<Box<dyn Wire>> {
        self.0.connect_locally();
        Some(Box::new(Inside {
            hosting: Rc::clone(&self.0),
            is_notified: false,
        }))
    }

    fn stop(&mut self) -> Option<AnyTable> {
        self.0.handle(HostEvent::End);
        self.0.offered.take();
        Some(self.0.driver.take()?.into_table())
    }
}

impl Introducer for InPage {
    fn stage(&self) -> IntroducerStage {
        self.0.stage.borrow().clone()
    }

    fn begin(&self) {
        self.0.set_stage(IntroducerStage::Preparing);
        let hosting = Rc::clone(&self.0);
        spawn_local(async move {
            hosting.camera.ask().await;
            Rc::clone(&hosting).prepare().await;
            hosting.show_offer(None);
        });
    }

    fn read(&self, words: CameraWords) {
        let hosting = Rc::clone(&self.0);
        self.0.camera.read(&words, move |seen| match seen {
            Seen::Code(code) => spawn_local(hosting.connect(code)),
            Seen::Nothing => hosting.show_offer(None),
            Seen::NoCamera => hosting.show_offer(Some(Snag::NoCamera)),
        });
    }

    fn answer(&self, code: &str) {
        spawn_local(Rc::clone(&self.0).connect(code.to_owned()));
    }
}

/// The connection of the host's own window.
struct Inside {
    hosting: Rc<Hosting>,
    /// Whether the guest has been informed of the connection.
    is_notified: bool,
}

impl Wire for Inside {
    fn poll(&mut self) -> Vec<WireEvent> {
        let connected = !std::mem::replace(&mut self.is_notified, true);
        let connected = connected.then_some(WireEvent::Connected);
        let mut queue = self.hosting.local.borrow_mut();
        let texts = queue
            .drain(..)
            .map(|text| WireEvent::Text(text.to_string()));
        connected.into_iter().chain(texts).collect()
    }

    fn send(&mut self, text: String) {
        self.hosting.handle(HostEvent::Received(LOCAL, text));
    }

    fn connect(&mut self) {
        self.hosting.connect_locally();
        self.is_notified = false;
    }
}
