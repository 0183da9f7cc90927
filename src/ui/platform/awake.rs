//! Keeps the screen awake while a game is open.

/// Keeps the screen from turning off.
pub trait Awake {
    /// Keeps the screen awake from now on, or no longer. Called on changes only; never blocks.
    fn keep(&mut self, awake: bool);
}

/// Leaves the screen to the system.
#[derive(Debug, Clone, Copy, Default)]
pub struct AsTheSystem;

impl Awake for AsTheSystem {
    fn keep(&mut self, _awake: bool) {}
}

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
pub(crate) use system::Display;

#[cfg(not(any(
    target_os = "linux",
    target_os = "macos",
    windows,
    target_arch = "wasm32"
)))]
pub(crate) use AsTheSystem as Display;

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod system {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::thread;

    use keepawake::{Builder, KeepAwake};

    use super::Awake;

    /// Requests the system to keep the display awake, on a separate thread, because some systems respond slowly.
    ///
    /// Without a response nothing happens. The system releases the request when the program ends.
    #[derive(Debug, Default)]
    pub struct Display {
        wishes: Option<Sender<bool>>,
    }

    impl Awake for Display {
        fn keep(&mut self, awake: bool) {
            let wishes = self.wishes.get_or_insert_with(|| {
                let (sender, receiver) = channel();
                // Without a thread to receive them, requests are dropped.
                let _ = thread::Builder::new()
                    .name("awake".into())
                    .spawn(move || serve(&receiver));
                sender
            });
            let _ = wishes.send(awake);
        }
    }

    fn serve(wishes: &Receiver<bool>) {
        let mut held: Option<KeepAwake> = None;
        while let Ok(wish) = wishes.recv() {
            // Only the last of several counts.
            let wish = wishes.try_iter().last().unwrap_or(wish);
            if wish == held.is_some() {
                continue;
            }
            if wish {
                held = take();
            } else {
                // Releasing panics if the system's service is gone; the display is then released anyway.
                let _ = catch_unwind(AssertUnwindSafe(|| drop(held.take())));
            }
        }
    }

    fn take() -> Option<KeepAwake> {
        Builder::default()
            .display(true)
            .reason("A game is open")
            .app_name("Courtyard")
            .app_reverse_domain("courtyard")
            .create()
            .ok()
    }
}
