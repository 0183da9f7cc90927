//! Keeping the screen awake while a game is open.

/// Something that keeps the screen from going dark.
pub trait Awake {
    /// From now on the screen stays awake, or may go dark again. Told on changes only; never waits.
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

    /// Asks the system to keep the display awake, on a thread of its own: some systems take their time to answer.
    ///
    /// Where nobody answers, nothing happens. The system lets go of it when the program ends.
    #[derive(Debug, Default)]
    pub struct Display {
        wishes: Option<Sender<bool>>,
    }

    impl Awake for Display {
        fn keep(&mut self, awake: bool) {
            let wishes = self.wishes.get_or_insert_with(|| {
                let (sender, receiver) = channel();
                // Without a thread to hear them, wishes go nowhere.
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
                // Letting go panics where the one who was asked has gone meanwhile; the wish is then fulfilled anyway.
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
