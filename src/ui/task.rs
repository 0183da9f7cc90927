//! Background work on a thread, so that the window stays responsive. Without threads, in a browser, it is done at
//! once.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use egui::Context;

use courtyard_library::Progress;

/// Time that the window waits for short work before it shows the progress.
#[cfg(not(target_arch = "wasm32"))]
const MOMENT: Duration = Duration::from_millis(200);

/// Interval between two checks of the progress.
const AGAIN: Duration = Duration::from_millis(100);

/// A task. Dropping it cancels the work.
#[derive(Debug)]
pub(super) struct Task<T> {
    answer: Receiver<T>,
    progress: Arc<Progress>,
}

/// The state of a task.
#[derive(Debug)]
pub(super) enum State<T> {
    /// In progress.
    Running,
    /// Finished with this result.
    Done(T),
    /// Failed: there was no thread for it, or it crashed.
    Lost,
}

impl<T: Send + 'static> Task<T> {
    /// Starts the work.
    pub(super) fn begin(work: impl FnOnce(&Progress) -> T + Send + 'static) -> Task<T> {
        let (sender, answer) = channel();
        let progress = Arc::new(Progress::default());
        let shared = Arc::clone(&progress);
        let work = move || {
            // The receiver may be gone.
            let _ = sender.send(work(&shared));
        };
        // Without a thread there is no sender, and the task is lost.
        #[cfg(not(target_arch = "wasm32"))]
        let _ = std::thread::Builder::new().name("task".into()).spawn(work);
        #[cfg(target_arch = "wasm32")]
        work();
        Task { answer, progress }
    }

    /// Waits for a moment.
    pub(super) fn at_once(&self) -> State<T> {
        #[cfg(not(target_arch = "wasm32"))]
        if let Ok(done) = self.answer.recv_timeout(MOMENT) {
            return State::Done(done);
        }
        self.state()
    }

    /// The current state, without waiting; the window checks again soon.
    pub(super) fn look(&self, ctx: &Context) -> State<T> {
        let state = self.state();
        if matches!(state, State::Running) {
            ctx.request_repaint_after(AGAIN);
        }
        state
    }

    fn state(&self) -> State<T> {
        match self.answer.try_recv() {
            Ok(done) => State::Done(done),
            Err(TryRecvError::Empty) => State::Running,
            Err(TryRecvError::Disconnected) => State::Lost,
        }
    }

    /// The progress of the work.
    pub(super) fn progress(&self) -> &Progress {
        &self.progress
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}
