//! Keeps the screen awake with a wake lock, which the browser releases whenever the page is hidden.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Reflect;
use js_sys::futures::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::{VisibilityState, WakeLockSentinel, WakeLockType, Window};

use super::page::hear;
use courtyard_ui::platform::awake::Awake;

/// The wake lock of the screen.
#[derive(Debug, Clone)]
pub(super) struct Screen {
    window: Window,
    state: Rc<RefCell<State>>,
}

#[derive(Debug, Default)]
struct State {
    wanted: bool,
    /// Whether a requested lock is pending.
    asking: bool,
    lock: Option<WakeLockSentinel>,
}

impl Screen {
    /// Requests the lock again whenever this window's page becomes visible again.
    pub(super) fn new(window: &Window) -> Screen {
        let screen = Screen {
            window: window.clone(),
            state: Rc::default(),
        };
        let back = screen.clone();
        if let Some(document) = window.document() {
            hear(&document, "visibilitychange", move |_: JsValue| {
                back.settle();
            });
        }
        screen
    }

    /// Requests or releases the lock, as set.
    fn settle(&self) {
        let mut state = self.state.borrow_mut();
        if !state.wanted {
            if let Some(lock) = state.lock.take() {
                // Releasing twice has no effect.
                let _ = lock.release();
            }
            return;
        }
        let held = state.lock.as_ref().is_some_and(|lock| !lock.released());
        let document = self.window.document();
        let seen = document.is_some_and(|d| d.visibility_state() == VisibilityState::Visible);
        let navigator = self.window.navigator();
        let can = Reflect::get(&navigator, &"wakeLock".into()).is_ok_and(|v| !v.is_undefined());
        if held || state.asking || !seen || !can {
            return;
        }
        state.asking = true;
        let (screen, request) = (
            self.clone(),
            navigator.wake_lock().request(WakeLockType::Screen),
        );
        spawn_local(async move {
            let lock = request.await;
            {
                let mut state = screen.state.borrow_mut();
                state.asking = false;
                // A phone that saves battery refuses. The request is repeated when the page becomes visible again.
                state.lock = lock.ok();
                if state.wanted {
                    return;
                }
            }
            screen.settle();
        });
    }
}

impl Awake for Screen {
    fn keep(&mut self, awake: bool) {
        self.state.borrow_mut().wanted = awake;
        self.settle();
    }
}
