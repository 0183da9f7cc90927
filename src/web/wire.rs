//! The connection of a guest in a browser: a WebSocket to the server that the page came from.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use egui::Context;
use js_sys::futures::{JsFuture, spawn_local};
use wasm_bindgen::JsValue;
use web_sys::{
    MessageEvent, RequestCache, RequestCredentials, RequestInit, VisibilityState, WebSocket, Window,
};

use super::camera::Camera;
use super::meeting::Met;
use super::page;
use courtyard_library::storage::browser::Listener;
use courtyard_sharing::{Asks, Invitation};
use courtyard_ui::guest::{Credentials, GuestLink, Wire, WireEvent};

/// Storage key of this device's guest key, for as long as its page is open.
const KEY: &str = "courtyard-guest";
/// Suffix of the key of a TV view.
const TELEVISION: &str = " television";
/// Length of a vibration, in milliseconds.
const BUZZ: u32 = 60;

/// Events until the app takes them.
type Happened = Rc<RefCell<VecDeque<WireEvent>>>;

/// The invitation in the address of this window, if it was opened by one.
pub(super) fn invitation(window: &Window) -> Option<Invitation> {
    Invitation::in_fragment(&window.location().hash().ok()?)
}

/// The guest of this window, joining by this invitation.
pub(super) fn guest(
    window: &Window,
    ctx: &Context,
    camera: &Camera,
    invitation: Invitation,
) -> GuestLink {
    if let Some(met) = Met::new(window, ctx, camera, &invitation) {
        let kept = met.kept();
        return GuestLink::new(invitation, kept, Box::new(met));
    }
    let kept = window.session_storage().ok().flatten();
    let kept = kept.and_then(|kept| kept.get_item(KEY).ok().flatten());
    let place = kept.map(|kept| credentials(&kept));
    let mut wire = Socket {
        window: window.clone(),
        ctx: ctx.clone(),
        happened: Happened::default(),
        open: None,
        asks: Rc::new(Cell::new(Asks::none())),
    };
    wire.wake();
    wire.connect();
    let link = GuestLink::new(invitation, place, Box::new(wire));
    if page::is_overlay(window) {
        link.as_overlay()
    } else {
        link
    }
}

/// The credentials in their stored form.
pub(super) fn credentials(kept: &str) -> Credentials {
    let television = kept.strip_suffix(TELEVISION);
    Credentials {
        key: television.unwrap_or(kept).to_owned(),
        television: television.is_some(),
    }
}

/// The stored form of credentials.
pub(super) fn kept(place: &Credentials) -> String {
    let ending = if place.television { TELEVISION } else { "" };
    format!("{}{ending}", place.key)
}

/// Lets the device vibrate, if it can.
pub(super) fn buzz(window: &Window) {
    let navigator = window.navigator();
    // Not all browsers have this function.
    if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
        let _ = navigator.vibrate_with_duration(BUZZ);
    }
}

/// An open WebSocket with its listeners.
struct Open {
    socket: WebSocket,
    _listeners: [Listener; 3],
}

impl Drop for Open {
    fn drop(&mut self) {
        // Closing a closed connection has no effect.
        let _ = self.socket.close();
    }
}

/// The connection of a guest.
struct Socket {
    window: Window,
    ctx: Context,
    happened: Happened,
    open: Option<Open>,
    /// Requests that check whether the host can be reached.
    asks: Rc<Cell<Asks>>,
}

impl Socket {
    /// Records an event, and repaints the window.
    fn hearer(&self) -> impl Fn(WireEvent) + 'static {
        let (happened, ctx) = (Rc::clone(&self.happened), self.ctx.clone());
        move |event| {
            happened.borrow_mut().push_back(event);
            ctx.request_repaint();
        }
    }

    /// Connects at once when the device is online again or the page becomes visible again.
    fn wake(&self) {
        let hear = self.hearer();
        page::hear(&self.window, "online", move |_: JsValue| {
            hear(WireEvent::Reachable);
        });
        if let Some(document) = self.window.document() {
            let (hear, seen) = (self.hearer(), document.clone());
            page::hear(&document, "visibilitychange", move |_: JsValue| {
                if seen.visibility_state() == VisibilityState::Visible {
                    hear(WireEvent::Reachable);
                }
            });
        }
    }

    fn opened(&self) -> Option<Open> {
        let host = self.window.location().host().ok()?;
        let socket = WebSocket::new(&format!("ws://{host}/table")).ok()?;
        let (opened, closed, said) = (self.hearer(), self.hearer(), self.hearer());
        let listeners = [
            Listener::new(&socket, "open", move |_: JsValue| {
                opened(WireEvent::Connected);
            }),
            Listener::new(&socket, "close", move |_: JsValue| closed(WireEvent::Lost)),
            Listener::new(&socket, "message", move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    said(WireEvent::Text(text));
                }
            }),
        ];
        Some(Open {
            socket,
            _listeners: listeners,
        })
    }
}

impl Wire for Socket {
    fn poll(&mut self) -> Vec<WireEvent> {
        self.happened.borrow_mut().drain(..).collect()
    }

    fn send(&mut self, text: String) {
        if let Some(open) = &self.open {
            // Unsent messages are requested again.
            let _ = open.socket.send_with_str(&text);
        }
    }

    fn connect(&mut self) {
        self.open = None;
        self.happened.borrow_mut().clear();
        self.open = self.opened();
        if self.open.is_none() {
            self.happened.borrow_mut().push_back(WireEvent::Lost);
        }
    }

    /// After many failures the browser delays connections, but not requests.
    fn ask(&mut self, now: f64) {
        let mut asks = self.asks.get();
        let is_due = asks.look(now);
        self.asks.set(asks);
        if !is_due {
            return;
        }
        let about = RequestInit::new();
        about.set_method("HEAD");
        about.set_cache(RequestCache::NoStore);
        about.set_credentials(if asks.is_plain() {
            RequestCredentials::Omit
        } else {
            RequestCredentials::SameOrigin
        });
        let answer = JsFuture::from(self.window.fetch_with_str_and_init("/", &about));
        let (asks, hear) = (Rc::clone(&self.asks), self.hearer());
        spawn_local(async move {
            let is_answered = answer.await.is_ok();
            let mut all = asks.get();
            all.over();
            asks.set(all);
            if is_answered {
                hear(WireEvent::Reachable);
            }
        });
    }

    fn keep(&mut self, place: Option<&Credentials>) {
        let Ok(Some(kept)) = self.window.session_storage() else {
            return;
        };
        // A page without storage asks for the player again after a reload.
        let _ = match place {
            Some(place) => kept.set_item(KEY, &self::kept(place)),
            None => kept.remove_item(KEY),
        };
    }

    fn buzz(&mut self) {
        buzz(&self.window);
    }

    fn reload(&mut self) {
        // If this fails, the user can reload the page.
        let _ = self.window.location().reload();
    }
}
