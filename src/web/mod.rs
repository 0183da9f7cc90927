//! The start in a browser: opens the storage, and shows the app on the page's canvas.
//!
//! The page and the app communicate by events of the document: the app sends `courtyard:ready`, `courtyard:failed`,
//! `courtyard:take-update`, `courtyard:take-install` and `courtyard:look`; the page sends `courtyard:update`,
//! `courtyard:install` and `courtyard:seen`.
//! Before the app paints a different picture, it sets the property `changed` of the canvas.

mod awake;
mod background;
mod camera;
mod files;
mod hosting;
mod languages;
mod meeting;
mod mirror;
mod page;
mod peer;
mod rehearsal;
mod speech;
mod wire;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use eframe::{WebOptions, WebRunner};
use egui::epaint::MarginF32;
use egui::{Context, RawInput, SafeAreaInsets, Ui, Visuals};
use futures_channel::mpsc;
use js_sys::futures::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Document, HtmlCanvasElement, Window};

use self::awake::Screen;
use self::camera::Camera;
use self::files::Files;
use self::hosting::Tables;
use self::mirror::Mirror;
use self::page::{Back, Page};
use self::speech::Voices;
use courtyard_library::Library;
use courtyard_library::storage::{Pages, browser};
use courtyard_settings::SettingsFile;
use courtyard_text::Language;
use courtyard_ui::frame::changes::Changes;
use courtyard_ui::frame::clear_color::{ClearColor, Clearing};
use courtyard_ui::{App, Start, theme};

/// The canvas that the app fills.
const CANVAS: &str = "courtyard";
/// The root folder in the browser's storage.
const FOLDER: &str = "/";

/// Starts the app on the page, and returns at once. Errors are reported to the page. In a worker, which has no page, it
/// works for the page in the background, or makes the first picture once, so that the code for it is compiled.
pub fn start() {
    let Some((window, document)) = web_sys::window().and_then(|w| Some((w.clone(), w.document()?)))
    else {
        if !background::serve() {
            rehearsal::make_a_picture();
        }
        return;
    };
    spawn_local(async move {
        if let Err(why) = open(window, &document).await {
            let why = why.as_string().unwrap_or_else(|| format!("{why:?}"));
            notify(&document, "courtyard:failed", Some(&why));
        }
    });
}

/// Sends the page an event.
fn notify(document: &Document, what: &str, detail: Option<&str>) {
    let about = CustomEventInit::new();
    about.set_detail(&detail.map_or(JsValue::NULL, JsValue::from));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(what, &about) {
        // An event that is not cancelled cannot fail.
        let _ = document.dispatch_event(&event);
    }
}

async fn open(window: Window, document: &Document) -> Result<(), JsValue> {
    let canvas = document
        .get_element_by_id(CANVAS)
        .ok_or("there is no canvas")?;
    let canvas: HtmlCanvasElement = canvas.dyn_into()?;
    let ctx: Arc<OnceLock<Context>> = Arc::default();
    let (storing, stored) = mpsc::unbounded();
    let repaint = {
        let ctx = Arc::clone(&ctx);
        move || {
            // Without a receiver, nothing is shared.
            let _ = storing.unbounded_send(());
            if let Some(ctx) = ctx.get() {
                ctx.request_repaint();
            }
        }
    };
    let invitation = wire::invitation(&window);
    // A guest stores nothing here, so it needs no storage.
    let (pages, promises, clerk) = match invitation {
        Some(_) => (
            Pages::new(BTreeMap::new(), repaint),
            Default::default(),
            None,
        ),
        None => {
            let opened = browser::open(window.clone(), repaint).await;
            (opened.pages, opened.promises, Some(opened.clerk))
        }
    };
    let is_guest = invitation.is_some();
    let storage = Arc::new(pages);
    let settings = SettingsFile::on(storage.clone(), (!is_guest).then(|| FOLDER.as_ref()));
    let first = settings.1.language.unwrap_or_else(Language::system);
    let messages = languages::first(&window, first).await;
    let messages = messages.ok_or("the messages of the language could not be fetched")?;
    let runner = WebRunner::new();
    let (page, picture) = (document.clone(), canvas.clone());
    let creator: eframe::AppCreator<'static> = Box::new(move |cc| {
        // The first context is the only one.
        let _ = ctx.set(cc.egui_ctx.clone());
        let back = Back::default();
        let around = Page::new(
            &window,
            &cc.egui_ctx,
            storage.clone(),
            promises,
            back.clone(),
        );
        let camera = Camera::new(&window, &page);
        let guest =
            invitation.map(|invitation| wire::guest(&window, &cc.egui_ctx, &camera, invitation));
        let sharer = if is_guest {
            None
        } else {
            Tables::new(&window, storage.clone(), camera, stored)
        };
        let app = App::begin(
            &cc.egui_ctx,
            Start {
                games: crate::registry::screens(),
                settings,
                library: Library::on(storage, crate::registry::kept(), FOLDER.into()),
                language: None,
                messages: Some(messages),
                file: None,
                entrance: page::entrance(&window),
                awake: Box::new(Screen::new(&window)),
                browser: Some(Box::new(around)),
                guest,
            },
        );
        // Text that the app's own plugins hide is not mirrored either.
        let mirror =
            Mirror::new(&page, &picture, &cc.egui_ctx).map_err(|why| format!("{why:?}"))?;
        // No later plugin changes the picture.
        cc.egui_ctx.add_plugin(Changes::new(say_that_it_changes));
        let clear_color = ClearColor::default();
        cc.egui_ctx.add_plugin(Clearing::new(clear_color.clone()));
        let app = app.with(|app| {
            app.chooser = Box::new(Files::new(&window));
            app.sharer = sharer.map(|sharer| Box::new(sharer) as _);
            app.speaker = Voices::of(&window).map(|voices| Box::new(voices) as _);
        });
        Ok(Box::new(Filling {
            app,
            insets: page::Insets::new(&window),
            back,
            mirror,
            page,
            clear_color,
            has_fingers: window.navigator().max_touch_points() > 0,
            is_ready: false,
            language: None,
        }))
    });
    runner.start(canvas, WebOptions::default(), creator).await?;
    if let Some(clerk) = clerk {
        spawn_local(clerk.run());
    }
    watch(runner, document.clone());
    Ok(())
}

/// Marks the canvas as changed; the page skips pictures that it shows already.
fn say_that_it_changes() {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id(CANVAS));
    if let Some(canvas) = canvas {
        // Elements accept every property.
        let _ = js_sys::Reflect::set(&canvas, &"changed".into(), &JsValue::TRUE);
    }
}

/// Interval of the checks whether the app has crashed, in milliseconds.
const WATCH: u32 = 500;

/// Informs the page if the app crashes.
fn watch(runner: WebRunner, document: Document) {
    spawn_local(async move {
        while !runner.has_panicked() {
            gloo_timers::future::TimeoutFuture::new(WATCH).await;
        }
        let summary = runner.panic_summary();
        let why = summary.map(|summary| summary.message()).unwrap_or_default();
        notify(&document, "courtyard:failed", Some(&why));
    });
}

/// The app on the whole page.
struct Filling {
    app: App,
    insets: page::Insets,
    back: Back,
    mirror: Mirror,
    page: Document,
    clear_color: ClearColor,
    /// Whether the device has a touch screen, until the app knows.
    has_fingers: bool,
    /// Whether `courtyard:ready` was sent.
    is_ready: bool,
    /// The language set on the page.
    language: Option<Language>,
}

impl Filling {
    /// Sets the page's language to the app's, for screen readers.
    fn speak(&mut self) {
        let language = self.app.language();
        if language == self.language {
            return;
        }
        self.language = language;
        if let (Some(language), Some(root)) = (language, self.page.document_element()) {
            // The attribute accepts every language.
            let _ = root.set_attribute("lang", language.tag());
        }
    }
}

impl eframe::App for Filling {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.app.show(ui);
        self.speak();
        if !std::mem::replace(&mut self.is_ready, true) {
            let page = self.page.clone();
            // Sent after the frame is painted and before the browser shows it, so both appear together.
            spawn_local(async move { notify(&page, "courtyard:ready", None) });
        }
    }

    fn clear_color(&self, _visuals: &Visuals) -> [f32; 4] {
        self.clear_color.color()
    }

    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        theme::limit_letters(input);
        let [left, right, top, bottom] = self.insets.now();
        input.safe_area_insets = Some(SafeAreaInsets(MarginF32 {
            left,
            right,
            top,
            bottom,
        }));
        if std::mem::take(&mut self.has_fingers) {
            input.events.push(page::a_finger());
        }
        input.events.extend(self.back.pressed());
        input.events.extend(self.mirror.asked());
    }
}
