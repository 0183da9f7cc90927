//! The camera: the page shows its picture, and reads codes in it.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::futures::JsFuture;
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CustomEvent, CustomEventInit, Document, MediaStream, MediaStreamConstraints, MediaStreamTrack,
    Window,
};

use super::page::hear;
use courtyard_ui::guest::CameraWords;

/// The result of reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Seen {
    /// The text of a code.
    Code(String),
    /// The user has closed the camera.
    Nothing,
    /// There is no camera, or the page may not use it.
    NoCamera,
}

/// Receives the result.
type Then = Box<dyn FnOnce(Seen)>;

/// The camera of the device.
#[derive(Clone)]
pub(super) struct Camera {
    window: Window,
    document: Document,
    then: Rc<RefCell<Option<Then>>>,
}

impl Camera {
    /// The camera of this window.
    pub(super) fn new(window: &Window, document: &Document) -> Camera {
        let then = Rc::<RefCell<Option<Then>>>::default();
        let waiting = Rc::clone(&then);
        hear(document, "courtyard:seen", move |event: CustomEvent| {
            let then = waiting.borrow_mut().take();
            let seen = match event.detail().as_string() {
                Some(text) if text.is_empty() => Seen::Nothing,
                Some(text) => Seen::Code(text),
                None => Seen::NoCamera,
            };
            then.into_iter().for_each(|then| then(seen.clone()));
        });
        Camera {
            window: window.clone(),
            document: document.clone(),
            then,
        }
    }

    /// Reads a code. While the camera is open, another call replaces the receiver of its result.
    pub(super) fn read(&self, words: &CameraWords, then: impl FnOnce(Seen) + 'static) {
        *self.then.borrow_mut() = Some(Box::new(then));
        let detail = Object::new();
        for (key, value) in [("hint", &words.hint), ("cancel", &words.cancel)] {
            // A new object accepts every property.
            let _ = Reflect::set(&detail, &key.into(), &value.into());
        }
        let about = CustomEventInit::new();
        about.set_detail(&detail);
        if let Ok(event) = CustomEvent::new_with_event_init_dict("courtyard:look", &about) {
            // An event that is not cancelled cannot fail.
            let _ = self.document.dispatch_event(&event);
        }
    }

    /// Asks the user for the camera, if that was not done before. Browsers give a page with a camera the device's
    /// addresses, and others only names that not every network resolves.
    pub(super) async fn ask(&self) {
        let Ok(devices) = self.window.navigator().media_devices() else {
            return;
        };
        let wanted = MediaStreamConstraints::new();
        wanted.set_video(&JsValue::TRUE);
        let Ok(stream) = devices.get_user_media_with_constraints(&wanted) else {
            return;
        };
        if let Ok(stream) = JsFuture::from(stream).await {
            let stream: MediaStream = stream.unchecked_into();
            for track in stream.get_tracks().iter() {
                track.unchecked_into::<MediaStreamTrack>().stop();
            }
        }
    }
}
