//! The page around the app: its way back, its edges, its versions, and whether it may be left.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use egui::{Context, Event, Key, Modifiers, Pos2, TouchDeviceId, TouchId, TouchPhase};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BeforeUnloadEvent, CssStyleDeclaration, EventTarget, HtmlElement, Window};

use super::tell;
use courtyard_library::storage::Pages;
use courtyard_library::storage::browser::Promises;
use courtyard_ui::Entrance;
use courtyard_ui::platform::browser::{Browser, Installing};

/// How long a tap that was recorded is felt, in milliseconds.
const BUZZ: u32 = 12;

/// The browser's way back, as keys that the app knows: one step back as Escape makes it, which a table takes to leave it
/// if nothing is open there.
#[derive(Debug, Clone, Default)]
pub(super) struct Back(Rc<Cell<bool>>);

impl Back {
    /// What the way back is to the app, if it was taken since it was asked last.
    pub(super) fn pressed(&self) -> Vec<Event> {
        let event = |key, pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        match self.0.take() {
            true => {
                let keys = [Key::BrowserBack, Key::Escape];
                let events = [true, false].map(|pressed| keys.map(|key| event(key, pressed)));
                events.concat()
            }
            false => Vec::new(),
        }
    }
}

/// A finger that has gone: by that the app knows from the first swipe on that it can be touched.
pub(super) fn a_finger() -> Event {
    Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(0),
        phase: TouchPhase::Cancel,
        pos: Pos2::ZERO,
        force: None,
    }
}

/// The page that the app fills.
pub(super) struct Page {
    window: Window,
    promises: Promises,
    history: Rc<History>,
}

/// Where the page stands in the browser's history: while there is a step back in the app, one entry lies on top of the
/// page's own, so that the browser's way back stays here.
#[derive(Debug, Default)]
struct History {
    on_top: Cell<bool>,
    /// Whether the app itself takes the entry away again.
    leaving: Cell<bool>,
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Page")
            .field("promises", &self.promises)
            .field("history", &self.history)
            .finish_non_exhaustive()
    }
}

/// Hears an event for as long as the page is open.
pub(super) fn hear<E>(target: &EventTarget, what: &str, hear: impl FnMut(E) + 'static)
where
    E: wasm_bindgen::convert::FromWasmAbi + 'static,
{
    let hear = Closure::<dyn FnMut(E)>::new(hear);
    // A listener is refused by nobody.
    let _ = target.add_event_listener_with_callback(what, hear.as_ref().unchecked_ref());
    hear.forget();
}

impl Page {
    /// The page of this window, which holds people back from leaving while something is not kept.
    pub(super) fn new(
        window: &Window,
        ctx: &Context,
        storage: Arc<Pages>,
        promises: Promises,
        back: Back,
    ) -> Page {
        hear(window, "beforeunload", move |event: BeforeUnloadEvent| {
            if storage.would_lose() {
                event.prevent_default();
                event.set_return_value("-");
            }
        });
        let history = Rc::<History>::default();
        let (stands, repaint) = (Rc::clone(&history), ctx.clone());
        hear(window, "popstate", move |_: JsValue| {
            stands.on_top.set(false);
            if !stands.leaving.replace(false) {
                back.0.set(true);
                repaint.request_repaint();
            }
        });
        if let Some(document) = window.document() {
            for told in ["courtyard:update", "courtyard:install"] {
                let repaint = ctx.clone();
                hear(&document, told, move |_: JsValue| repaint.request_repaint());
            }
        }
        Page {
            window: window.clone(),
            promises,
            history,
        }
    }

    /// Whether the page has said of this that it is ready.
    fn is_ready(&self, what: &str) -> bool {
        let document = self.window.document();
        let root = document.and_then(|document| document.document_element());
        let root = root.and_then(|root| root.dyn_into::<HtmlElement>().ok());
        root.is_some_and(|root| root.dataset().get(what).as_deref() == Some("ready"))
    }
}

impl Browser for Page {
    fn keeps(&self) -> Option<bool> {
        self.promises.keeps()
    }

    fn was_cleared(&self) -> bool {
        self.promises.was_cleared()
    }

    fn has_update(&self) -> bool {
        self.is_ready("update")
    }

    fn update(&mut self) {
        if let Some(document) = self.window.document() {
            tell(&document, "courtyard:take-update", None);
        }
    }

    fn installing(&self) -> Option<Installing> {
        match self.is_ready("install") {
            true => Some(Installing::Asked),
            false => shares_onto_the_home_screen(&self.window).then_some(Installing::BySharing),
        }
    }

    fn install(&mut self) {
        if let Some(document) = self.window.document() {
            tell(&document, "courtyard:take-install", None);
        }
    }

    fn can_buzz(&self) -> bool {
        // Browsers without it have no such function.
        let navigator = self.window.navigator();
        js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false)
            && navigator.max_touch_points() > 0
    }

    fn buzz(&self) {
        if self.can_buzz() {
            self.window.navigator().vibrate_with_duration(BUZZ);
        }
    }

    fn step_back(&mut self, inside: bool) {
        // The entry is on its way out; until it is gone nothing else is done.
        if inside == self.history.on_top.get() || self.history.leaving.get() {
            return;
        }
        let Ok(history) = self.window.history() else {
            return;
        };
        match inside {
            true => {
                let pushed = history.push_state(&JsValue::TRUE, "");
                self.history.on_top.set(pushed.is_ok());
            }
            false => self.history.leaving.set(history.back().is_ok()),
        }
    }
}

/// Whether the page is open in a browser of an iPhone or iPad, and not as an app of its own. Only there `standalone` is known
/// and there are fingers.
fn shares_onto_the_home_screen(window: &Window) -> bool {
    let navigator = window.navigator();
    let standalone = js_sys::Reflect::get(&navigator, &"standalone".into());
    let is_page = standalone.is_ok_and(|standalone| standalone.as_bool() == Some(false));
    is_page && navigator.max_touch_points() > 0
}

/// What the page was opened for, if its address says so by `?start=`. The address says so no longer then, so that the page
/// goes on where it was left when it is loaded again.
pub(super) fn entrance(window: &Window) -> Option<Entrance> {
    let search = window.location().search().ok()?;
    let entrance = search.strip_prefix("?start=")?.parse().ok();
    if let Ok(history) = window.history() {
        // Where the address cannot be changed, it leads here once more.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("./"));
    }
    entrance
}

/// How far the edges of the screen are not to be used, in points: for notches, rounded corners and bars.
#[derive(Debug)]
pub(super) struct Insets(Option<CssStyleDeclaration>);

impl Insets {
    /// The insets of this window, which the page has given to an element that nobody sees.
    pub(super) fn new(window: &Window) -> Insets {
        let probe = || {
            let document = window.document()?;
            let probe: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
            let style = probe.style();
            for (name, value) in [
                ("position", "fixed"),
                ("visibility", "hidden"),
                ("pointer-events", "none"),
                ("padding-left", "env(safe-area-inset-left)"),
                ("padding-right", "env(safe-area-inset-right)"),
                ("padding-top", "env(safe-area-inset-top)"),
                ("padding-bottom", "env(safe-area-inset-bottom)"),
            ] {
                style.set_property(name, value).ok()?;
            }
            document.body()?.append_child(&probe).ok()?;
            // What is computed follows every turn of the phone.
            window.get_computed_style(&probe).ok()?
        };
        Insets(probe())
    }

    /// Left, right, top and bottom.
    pub(super) fn now(&self) -> [f32; 4] {
        [
            "padding-left",
            "padding-right",
            "padding-top",
            "padding-bottom",
        ]
        .map(|name| {
            let value = self
                .0
                .as_ref()
                .and_then(|s| s.get_property_value(name).ok());
            let points = value.as_deref().and_then(|v| v.strip_suffix("px"));
            points.and_then(|points| points.parse().ok()).unwrap_or(0.0)
        })
    }
}
