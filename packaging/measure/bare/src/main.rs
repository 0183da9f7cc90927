//! An empty window of the app's size; in a browser, an empty page.

#[derive(Default)]
struct Bare {
    #[cfg(target_arch = "wasm32")]
    is_sent: bool,
}

impl eframe::App for Bare {
    fn ui(&mut self, ui: &mut eframe::egui::Ui, _frame: &mut eframe::Frame) {
        ui.label("bare");
        #[cfg(target_arch = "wasm32")]
        if !std::mem::replace(&mut self.is_sent, true) {
            page::send_ready();
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> eframe::Result {
    let options = eframe::NativeOptions {
        viewport: eframe::egui::ViewportBuilder::default().with_inner_size([1180.0, 820.0]),
        ..Default::default()
    };
    eframe::run_native("bare", options, Box::new(|_| Ok(Box::new(Bare::default()))))
}

#[cfg(target_arch = "wasm32")]
fn main() {
    page::start();
}

#[cfg(target_arch = "wasm32")]
mod page {
    use eframe::wasm_bindgen::JsCast;
    use eframe::{WebOptions, WebRunner};
    use wasm_bindgen_futures::spawn_local;
    use web_sys::CustomEvent;

    use super::Bare;

    fn document() -> web_sys::Document {
        let window = web_sys::window().expect("this is a page");
        window.document().expect("a page has a document")
    }

    pub fn start() {
        let canvas = document()
            .get_element_by_id("courtyard")
            .and_then(|element| element.dyn_into().ok())
            .expect("the page has a canvas");
        spawn_local(async {
            let app = Box::new(|_: &eframe::CreationContext<'_>| {
                Ok(Box::new(Bare::default()) as Box<dyn eframe::App>)
            });
            let started = WebRunner::new()
                .start(canvas, WebOptions::default(), app)
                .await;
            started.expect("the browser has WebGL");
        });
    }

    /// Reports the first frame for measurement, as the app does. It is complete once this frame's work is done.
    pub fn send_ready() {
        spawn_local(async {
            let ready = CustomEvent::new("courtyard:ready").expect("events have names");
            document()
                .dispatch_event(&ready)
                .expect("an event can be dispatched once");
        });
    }
}
