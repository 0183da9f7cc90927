//! Progress and cancellation of long operations.

use std::num::NonZero;
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// The progress of a long operation, and a way to cancel it. Shared between threads.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    cancelled: AtomicBool,
}

impl Progress {
    /// Number of items done.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// Number of items in total; 0 while unknown.
    pub fn of(&self) -> usize {
        self.of.load(Ordering::Relaxed)
    }

    /// Cancels the operation: items not yet started are skipped.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the operation was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Processes every item with its index, on all processors in parallel. Returns one result per thread, in no
    /// particular order. Cancelled items are missing.
    pub(super) fn parts<T: Sync, P: Default + Send>(
        &self,
        items: &[T],
        take: impl Fn(&mut P, usize, &T) + Sync,
    ) -> Vec<P> {
        self.done.store(0, Ordering::Relaxed);
        self.of.store(items.len(), Ordering::Relaxed);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut part = P::default();
            while !self.is_cancelled() {
                let place = next.fetch_add(1, Ordering::Relaxed);
                let Some(item) = items.get(place) else { break };
                take(&mut part, place, item);
                self.done.fetch_add(1, Ordering::Relaxed);
            }
            part
        };
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        // A thread costs more than reading a few small files.
        let processors = processors.min(items.len().div_ceil(16));
        on_threads(processors, work)
    }
}

/// Does the work on this number of threads at once, and returns each result. If a thread cannot be started, the others
/// do its work.
pub fn on_threads<P: Send>(threads: usize, work: impl Fn() -> P + Sync) -> Vec<P> {
    let work = &work;
    thread::scope(|scope| {
        let spawned =
            (1..threads).filter_map(|_| thread::Builder::new().spawn_scoped(scope, work).ok());
        let others: Vec<_> = spawned.collect();
        let mut parts = vec![work()];
        for other in others {
            let part = other.join();
            parts.push(part.unwrap_or_else(|panic| panic::resume_unwind(panic)));
        }
        parts
    })
}
