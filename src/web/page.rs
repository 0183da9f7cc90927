//! The page around the app: back button, insets, updates, and the warning before leaving.

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use egui::{Context, Event, Key, Modifiers, Pos2, TouchDeviceId, TouchId, TouchPhase};
use js_sys::futures::{JsFuture, spawn_local};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BeforeUnloadEvent, CssStyleDeclaration, EventTarget, FontFace, HtmlElement, Window};

use super::languages::Languages;
use super::{background, notify};
use courtyard_library::storage::Pages;
use courtyard_library::storage::browser::{Listener, Promises};
use courtyard_text::Language;
use courtyard_ui::Entrance;
use courtyard_ui::platform::browser::{Browser, Installing, Messages, NextPart};

/// Length of the vibration after a recorded tap, in milliseconds.
const BUZZ: u32 = 12;

/// The browser's back button as key events: Escape, which leaves a table if nothing is open there.
#[derive(Debug, Clone, Default)]
pub(super) struct Back(Rc<Cell<bool>>);

impl Back {
    /// Returns the events for the back button if it was pressed since the last call.
    pub(super) fn pressed(&self) -> Vec<Event> {
        let event = |key, pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        if self.0.take() {
            let keys = [Key::BrowserBack, Key::Escape];
            let events = [true, false].map(|pressed| keys.map(|key| event(key, pressed)));
            events.concat()
        } else {
            Vec::new()
        }
    }
}

/// The event of a finger that has left the screen. It informs the app about the touch screen before the first swipe.
pub(super) fn a_finger() -> Event {
    Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(0),
        phase: TouchPhase::Cancel,
        pos: Pos2::ZERO,
        force: None,
    }
}

/// The page around the app.
pub(super) struct Page {
    window: Window,
    ctx: Context,
    promises: Promises,
    history: Rc<History>,
    languages: Languages,
}

/// The page's state in the browser's history. While the app can go back, an extra entry is on top of the page's own,
/// so the back button stays in the app.
#[derive(Debug, Default)]
struct History {
    on_top: Cell<bool>,
    /// Whether the app is removing the entry itself.
    leaving: Cell<bool>,
}

/// Listens to an event for as long as the page is open.
pub(super) fn hear<E: JsCast>(
    target: &EventTarget,
    name: &'static str,
    hear: impl FnMut(E) + 'static,
) {
    Listener::new(target, name, hear).forever();
}

impl Page {
    /// The page of this window. It warns users who leave while something is not saved.
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
            for event_name in ["courtyard:update", "courtyard:install"] {
                let repaint = ctx.clone();
                hear(&document, event_name, move |_: JsValue| {
                    repaint.request_repaint();
                });
            }
        }
        Page {
            window: window.clone(),
            ctx: ctx.clone(),
            promises,
            history,
            languages: Languages::default(),
        }
    }

    /// Whether the page has announced this as ready.
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

    fn damaged(&self) -> Vec<String> {
        let damaged = self.promises.damaged();
        let names = damaged.iter().filter_map(|path| path.file_name());
        names
            .map(|name| name.to_string_lossy().into_owned())
            .collect()
    }

    fn messages(&mut self, language: Language) -> Messages {
        self.languages.messages(&self.window, &self.ctx, language)
    }

    fn has_update(&self) -> bool {
        self.is_ready("update")
    }

    fn update(&mut self) {
        if let Some(document) = self.window.document() {
            notify(&document, "courtyard:take-update", None);
        }
    }

    fn installing(&self) -> Option<Installing> {
        if self.is_ready("install") {
            Some(Installing::Asked)
        } else {
            shares_onto_the_home_screen(&self.window).then_some(Installing::BySharing)
        }
    }

    fn install(&mut self) {
        if let Some(document) = self.window.document() {
            notify(&document, "courtyard:take-install", None);
        }
    }

    fn can_buzz(&self) -> bool {
        // Not all browsers have this function.
        let navigator = self.window.navigator();
        js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false)
            && navigator.max_touch_points() > 0
    }

    fn buzz(&self) {
        if self.can_buzz() {
            self.window.navigator().vibrate_with_duration(BUZZ);
        }
    }

    fn keeps_awake(&self) -> bool {
        // Browsers have no wake lock on pages without https.
        let navigator = self.window.navigator();
        js_sys::Reflect::has(&navigator, &"wakeLock".into()).unwrap_or(false)
    }

    fn opens_apps(&self) -> bool {
        self.window.navigator().max_touch_points() > 0
    }

    fn open(&self, link: &str) {
        // If no app opens the link, the page stays.
        let _ = self.window.location().set_href(link);
    }

    fn print(&self, pages: &courtyard_print::Pages) {
        let window = self.window.clone();
        let pages = pages.svg().concat();
        spawn_local(async move {
            // Without the pages there is nothing to print.
            let _ = print(&window, &pages).await;
        });
    }

    fn step_back(&mut self, inside: bool) {
        // The entry is being removed; nothing else happens until then.
        if inside == self.history.on_top.get() || self.history.leaving.get() {
            return;
        }
        let Ok(history) = self.window.history() else {
            return;
        };
        if inside {
            let pushed = history.push_state(&JsValue::TRUE, "");
            self.history.on_top.set(pushed.is_ok());
        } else {
            self.history.leaving.set(history.back().is_ok());
        }
    }

    fn work(&self, job: String, next: NextPart) -> Option<Box<dyn Any>> {
        background::start(&self.window.document()?, job, next).ok()
    }
}

/// The id of the element with the pages to print.
const PRINT: &str = "print";

/// Puts the pages into the document, where only a printer sees them, and opens the browser's dialog.
async fn print(window: &Window, pages: &str) -> Result<(), JsValue> {
    let document = window.document().ok_or("there is no document")?;
    let place = match document.get_element_by_id(PRINT) {
        Some(place) => place,
        None => {
            let place = document.create_element("div")?;
            place.set_id(PRINT);
            document
                .body()
                .ok_or("there is no body")?
                .append_child(&place)?;
            for (family, data) in courtyard_print::Pages::fonts() {
                let font = FontFace::new_with_u8_array(family, data)?;
                document.fonts().add(&font)?;
                // Text in another font keeps its width.
                let _ = JsFuture::from(font.load()?).await;
            }
            place
        }
    };
    place.set_inner_html(pages);
    window.print()
}

/// Whether the page is open in a browser tab of an iPhone or iPad. Only there, `standalone` is defined and the device
/// has a touch screen.
fn shares_onto_the_home_screen(window: &Window) -> bool {
    let navigator = window.navigator();
    let standalone = js_sys::Reflect::get(&navigator, &"standalone".into());
    let is_page = standalone.is_ok_and(|standalone| standalone.as_bool() == Some(false));
    is_page && navigator.max_touch_points() > 0
}

/// The purpose in the page's address (`?start=`), which is then removed, so that a reload continues where the user
/// was; or that the page was reloaded while the app could [go back](Browser::step_back).
pub(super) fn entrance(window: &Window) -> Option<Entrance> {
    let search = window.location().search().ok()?;
    let Some(start) = search.strip_prefix("?start=") else {
        let state = window.history().and_then(|history| history.state());
        return (state == Ok(JsValue::TRUE)).then_some(Entrance::Again);
    };
    let entrance = start.parse().ok();
    if let Ok(history) = window.history() {
        // If the address cannot be changed, a reload leads here again.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("./"));
    }
    entrance
}

/// Whether the page is shown over another picture (`?overlay`). Its start script and its styles ask the same.
pub(super) fn is_overlay(window: &Window) -> bool {
    window.location().search().as_deref() == Ok("?overlay")
}

/// The insets of the screen for notches, rounded corners and bars, in points.
#[derive(Debug)]
pub(super) struct Insets(Option<CssStyleDeclaration>);

impl Insets {
    /// The insets of this window, which the page sets on an invisible element.
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
            // The computed style follows every rotation of the phone.
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
