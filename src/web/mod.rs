//! The start in a browser: opens its storage, and the app on the page's canvas.
//!
//! Page and app tell each other of these things, by events of the document: `courtyard:ready` and `courtyard:failed` are
//! told by the app, `courtyard:update` and `courtyard:install` by the page, and `courtyard:take-update` and
//! `courtyard:take-install` by the app. Before it paints another picture than the one that is shown, the app sets the property
//! `changed` of the canvas.

mod awake;
mod files;
mod mirror;
mod page;
mod rehearsal;
mod wire;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use eframe::{WebOptions, WebRunner};
use egui::epaint::MarginF32;
use egui::{Context, RawInput, SafeAreaInsets, Ui, Visuals};
use js_sys::futures::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Document, HtmlCanvasElement, Window};

use self::awake::Screen;
use self::files::Files;
use self::mirror::Mirror;
use self::page::{Back, Page};
use courtyard_library::Library;
use courtyard_library::storage::{Pages, browser};
use courtyard_settings::SettingsFile;
use courtyard_text::Language;
use courtyard_ui::frame::changes::Changes;
use courtyard_ui::frame::clear_color::{Clearing, Ground};
use courtyard_ui::{App, Start};

/// The canvas that the app fills.
const CANVAS: &str = "courtyard";
/// The folder of everything, in the browser's storage.
const FOLDER: &str = "/";

/// Starts the app on the page, and returns at once. What goes wrong is told to the page. In a worker, which has no page, it
/// goes once through what the page comes to first.
pub fn start() {
    let Some((window, document)) = web_sys::window().and_then(|w| Some((w.clone(), w.document()?)))
    else {
        return rehearsal::make_a_picture();
    };
    spawn_local(async move {
        if let Err(why) = open(window, &document).await {
            let why = why.as_string().unwrap_or_else(|| format!("{why:?}"));
            tell(&document, "courtyard:failed", Some(&why));
        }
    });
}

/// Tells the page something.
fn tell(document: &Document, what: &str, detail: Option<&str>) {
    let about = CustomEventInit::new();
    about.set_detail(&detail.map_or(JsValue::NULL, JsValue::from));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(what, &about) {
        // An event that nobody stops fails for nobody.
        let _ = document.dispatch_event(&event);
    }
}

async fn open(window: Window, document: &Document) -> Result<(), JsValue> {
    let canvas = document
        .get_element_by_id(CANVAS)
        .ok_or("there is no canvas")?;
    let canvas: HtmlCanvasElement = canvas.dyn_into()?;
    let ctx: Arc<OnceLock<Context>> = Arc::default();
    let repaint = {
        let ctx = Arc::clone(&ctx);
        move || {
            if let Some(ctx) = ctx.get() {
                ctx.request_repaint();
            }
        }
    };
    let invitation = wire::invitation(&window);
    // A guest keeps nothing here, and needs no storage for that.
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
    let runner = WebRunner::new();
    let (page, picture) = (document.clone(), canvas.clone());
    let creator: eframe::AppCreator<'static> = Box::new(move |cc| {
        // The first context is the only one.
        let _ = ctx.set(cc.egui_ctx.clone());
        let storage = Arc::new(pages);
        let back = Back::default();
        let around = Page::new(
            &window,
            &cc.egui_ctx,
            storage.clone(),
            promises,
            back.clone(),
        );
        let is_guest = invitation.is_some();
        let guest = invitation.map(|invitation| wire::guest(&window, &cc.egui_ctx, invitation));
        let app = App::begin(
            &cc.egui_ctx,
            Start {
                games: crate::registry::screens(),
                settings: SettingsFile::on(storage.clone(), (!is_guest).then(|| FOLDER.as_ref())),
                library: Library::on(storage, crate::registry::kept(), FOLDER.into()),
                language: None,
                file: None,
                entrance: page::entrance(&window),
                awake: Box::new(Screen::new(&window)),
                browser: Some(Box::new(around)),
                guest,
            },
        );
        // What the app's own plugins hold back is not to be read either.
        let mirror =
            Mirror::new(&page, &picture, &cc.egui_ctx).map_err(|why| format!("{why:?}"))?;
        // Nothing changes the picture after this.
        cc.egui_ctx.add_plugin(Changes::new(say_that_it_changes));
        let ground = Ground::default();
        cc.egui_ctx.add_plugin(Clearing::new(ground.clone()));
        Ok(Box::new(Filling {
            app: app.with_chooser(Box::new(Files::new(&window))),
            insets: page::Insets::new(&window),
            back,
            mirror,
            page,
            ground,
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

/// Says to the page that what is painted next on its canvas is another picture: it draws nothing that it shows already.
fn say_that_it_changes() {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id(CANVAS));
    if let Some(canvas) = canvas {
        // An element takes every property.
        let _ = js_sys::Reflect::set(&canvas, &"changed".into(), &JsValue::TRUE);
    }
}

/// How often is looked whether the app has broken down, in milliseconds.
const WATCH: u32 = 500;

/// Tells the page when the app breaks down.
fn watch(runner: WebRunner, document: Document) {
    spawn_local(async move {
        while !runner.has_panicked() {
            gloo_timers::future::TimeoutFuture::new(WATCH).await;
        }
        let summary = runner.panic_summary();
        let why = summary.map(|summary| summary.message()).unwrap_or_default();
        tell(&document, "courtyard:failed", Some(&why));
    });
}

/// The app as it fills the page.
struct Filling {
    app: App,
    insets: page::Insets,
    back: Back,
    mirror: Mirror,
    page: Document,
    ground: Ground,
    /// Whether the device can be touched, until the app knows that.
    has_fingers: bool,
    /// Whether the page was told that there is something to be seen.
    is_ready: bool,
    /// The language that the page says it is in.
    language: Option<Language>,
}

impl Filling {
    /// Says on the page which language the app speaks, so that it is read aloud as such.
    fn speak(&mut self) {
        let language = self.app.language();
        if language == self.language {
            return;
        }
        self.language = language;
        if let (Some(language), Some(root)) = (language, self.page.document_element()) {
            // The page takes every language.
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
            // This is done once the frame has been painted, and before the browser shows it: the page shows both at once.
            spawn_local(async move { tell(&page, "courtyard:ready", None) });
        }
    }

    fn clear_color(&self, _visuals: &Visuals) -> [f32; 4] {
        self.ground.color()
    }

    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
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
