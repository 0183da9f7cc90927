//! Work beside the page: a worker of the browser that has the same program and does the parts of a job.
//!
//! The page sends its compiled program, and the worker answers `null` when it runs. From then on the page sends the job
//! first and its parts after that, one after the other; the worker sends the answer of each.

use std::any::Any;

use js_sys::{Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, Document, MessageEvent, Worker, WorkerOptions, WorkerType,
};

use courtyard_lab::{Task, Work};
use courtyard_library::storage::browser::Listener;
use courtyard_ui::platform::browser::NextPart;

/// The name of these workers, which their program is started by.
const NAME: &str = "background";

/// A worker that is ended when this is dropped.
struct Running {
    worker: Worker,
    _heard: Listener,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Starts a worker with a job.
///
/// # Errors
/// If the browser has no such workers.
pub(super) fn start(
    document: &Document,
    job: String,
    mut next: NextPart,
) -> Result<Box<dyn Any>, JsValue> {
    let address = |id: &str| {
        let link = document.get_element_by_id(id);
        let address = link.and_then(|link| Reflect::get(&link, &"href".into()).ok()?.as_string());
        address.ok_or(JsValue::NULL)
    };
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(NAME);
    let worker = Worker::new_with_options(&address("worker")?, &options)?;
    let program = Object::new();
    Reflect::set(&program, &"script".into(), &address("script")?.into())?;
    Reflect::set(&program, &"compiled".into(), &wasm_bindgen::module())?;
    worker.post_message(&program)?;
    let (speaker, mut job) = (worker.clone(), Some(job));
    let heard = Listener::new(&worker, "message", move |event: MessageEvent| {
        let answer = event.data().as_string();
        for message in job.take().into_iter().chain(next(answer)) {
            // Text can always be sent.
            let _ = speaker.post_message(&message.into());
        }
    });
    Ok(Box::new(Running {
        worker,
        _heard: heard,
    }))
}

/// Serves the page if this is such a worker. Returns whether it is.
pub(super) fn serve() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    if scope.name() != NAME {
        return false;
    }
    let mut work = None;
    let speaker = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else {
            return;
        };
        let Some(work) = &work else {
            work = open(&text);
            return;
        };
        if let Some(answer) = work.answer(&text) {
            // Text can always be sent.
            let _ = speaker.post_message(&answer.into());
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // As above.
    let _ = scope.post_message(&JsValue::NULL);
    true
}

fn open(job: &str) -> Option<Box<dyn Work>> {
    let (game, task): (String, Task) = serde_json::from_str(job).ok()?;
    crate::registry::screens().find(&game)?.lab()?.work(&task)
}
