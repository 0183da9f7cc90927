//! Long pieces of work: how far they have come, and how they are called off.

use std::num::NonZero;
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// How far something has come that takes its time, and a way to call it off. Shared between threads.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    cancelled: AtomicBool,
}

impl Progress {
    /// How much is done.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// How much there is to do; 0 before that is known.
    pub fn of(&self) -> usize {
        self.of.load(Ordering::Relaxed)
    }

    /// Calls it off: what has not been begun is left out.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether it was called off.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Takes in every item, each with its place among them, on all processors at once: a part for each processor, in
    /// no order. What is called off is missing.
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
        // A thread costs more than a few small files.
        let processors = processors.min(items.len().div_ceil(16));
        thread::scope(|scope| {
            // A thread that cannot be started leaves more to the others.
            let spawned = (1..processors)
                .filter_map(|_| thread::Builder::new().spawn_scoped(scope, work).ok());
            let others: Vec<_> = spawned.collect();
            let mut parts = vec![work()];
            for other in others {
                let part = other.join();
                parts.push(part.unwrap_or_else(|panic| panic::resume_unwind(panic)));
            }
            parts
        })
    }
}
