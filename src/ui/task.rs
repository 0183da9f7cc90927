//! Work that takes its time, on a thread of its own: the window stays alive meanwhile. Where there are no threads, in a
//! browser, it is done at once.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use egui::Context;

use courtyard_library::Progress;

/// So long a window waits for work that is often done at once, before it says that it waits.
#[cfg(not(target_arch = "wasm32"))]
const MOMENT: Duration = Duration::from_millis(200);

/// So often the window looks how far the work has come.
const AGAIN: Duration = Duration::from_millis(100);

/// A piece of work. When this is dropped it is called off.
#[derive(Debug)]
pub(super) struct Task<T> {
    answer: Receiver<T>,
    progress: Arc<Progress>,
}

/// How far a piece of work is.
#[derive(Debug)]
pub(super) enum State<T> {
    /// It goes on.
    Running,
    /// This came of it.
    Done(T),
    /// Nothing will come of it: there was no thread for it, or it broke down.
    Lost,
}

impl<T: Send + 'static> Task<T> {
    /// Begins it.
    pub(super) fn begin(work: impl FnOnce(&Progress) -> T + Send + 'static) -> Task<T> {
        let (sender, answer) = channel();
        let progress = Arc::new(Progress::default());
        let shared = Arc::clone(&progress);
        let work = move || {
            // Nobody may be waiting any more.
            let _ = sender.send(work(&shared));
        };
        // Without a thread nobody sends, and the task is lost.
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

    /// Looks how far it is, without waiting; the window looks again soon.
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

    /// How far it has come.
    pub(super) fn progress(&self) -> &Progress {
        &self.progress
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}
