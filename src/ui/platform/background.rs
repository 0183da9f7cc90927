//! Work beside the window: on threads, or on the page in a worker of the browser.
//!
//! A [`Background`] does the parts of a job of the laboratory. The same code runs on both sides, because a job is a
//! [`Task`], and parts and answers can be text:
//!
//! ```text
//! let parts = [0..4, 4..8];
//! let mut games: Background<Range<u64>, Counts> = Background::new(lab, Task::Trial(plan), parts);
//! games.resume(app);                               // starts
//! for (blocks, counts) in games.answers(9) { … }   // in each frame, with a request to repaint while it is running
//! games.pause();                                   // stops at once; no part is lost
//! games.add(app, [8..12]);                         // further parts, done after the first ones
//! ```
//!
//! Dropping it ends the work.

use std::any::Any;
use std::collections::VecDeque;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::browser::NextPart;
use crate::screen::AppContext;
use courtyard_lab::{AnyLab, Task, Work};

/// The most threads. One processor is left for the window.
const MOST_THREADS: usize = 4;

/// Both ends of the channel for parts and the text of their answers.
type Answers<P> = (Sender<(P, String)>, Receiver<(P, String)>);

/// A job whose parts are done in the background. `P` is the type of a part and `A` that of its answer, both as [`Task`]
/// describes them.
pub struct Background<P, A> {
    job: Arc<Job>,
    queue: Arc<Queue<P>>,
    answers: Answers<P>,
    /// Number of parts without an answer.
    missing: usize,
    /// The work that runs; dropped to stop it.
    run: Option<Box<dyn Any>>,
    answer: PhantomData<fn() -> A>,
}

/// A task, and the laboratory that the threads open once for it.
struct Job {
    lab: &'static dyn AnyLab,
    task: Task,
    opened: OnceLock<Option<Box<dyn Work>>>,
}

/// The parts that nothing works on yet.
struct Queue<P>(Mutex<VecDeque<P>>);

/// A part that the worker is working on. If the worker ends before the part is done, the part returns to the queue.
struct InWork<P> {
    part: Option<P>,
    queue: Arc<Queue<P>>,
}

/// Stops threads when it is dropped.
struct Stop(Arc<AtomicBool>);

impl<P> Queue<P> {
    fn parts(&self) -> MutexGuard<'_, VecDeque<P>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P> Drop for InWork<P> {
    fn drop(&mut self) {
        if let Some(part) = self.part.take() {
            self.queue.parts().push_front(part);
        }
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Job {
    fn work(&self) -> Option<&dyn Work> {
        let opened = self.opened.get_or_init(|| self.lab.work(&self.task));
        opened.as_deref()
    }
}

impl<P, A> Background<P, A>
where
    P: Serialize + Send + 'static,
    A: DeserializeOwned,
{
    /// A job with these parts. Nothing is done before [`resume`](Background::resume).
    pub fn new(
        lab: &'static dyn AnyLab,
        task: Task,
        parts: impl IntoIterator<Item = P>,
    ) -> Background<P, A> {
        let parts: VecDeque<P> = parts.into_iter().collect();
        Background {
            missing: parts.len(),
            job: Arc::new(Job {
                lab,
                task,
                opened: OnceLock::new(),
            }),
            queue: Arc::new(Queue(Mutex::new(parts))),
            answers: channel(),
            run: None,
            answer: PhantomData,
        }
    }

    /// Starts or continues the work.
    pub fn resume(&mut self, app: &AppContext) {
        self.run = None;
        if self.is_done() {
            return;
        }
        let worker = app.browser.as_ref().and_then(|browser| {
            let job = serde_json::to_string(&(self.job.lab.id(), &self.job.task)).ok()?;
            browser.work(job, self.next_part())
        });
        self.run = Some(worker.unwrap_or_else(|| Box::new(self.start_threads())));
    }

    /// Stops the work. Threads still finish the parts that they are working on.
    pub fn pause(&mut self) {
        self.run = None;
    }

    /// Adds parts, and continues with them if the work was running.
    pub fn add(&mut self, app: &AppContext, parts: impl IntoIterator<Item = P>) {
        let mut queue = self.queue.parts();
        let before = queue.len();
        queue.extend(parts);
        self.missing += queue.len() - before;
        drop(queue);
        if self.run.is_some() {
            self.resume(app);
        }
    }

    /// Whether parts are being done.
    pub fn is_running(&self) -> bool {
        self.run.is_some() && !self.is_done()
    }

    /// Whether all parts have been answered.
    pub fn is_done(&self) -> bool {
        self.missing == 0
    }

    /// At most this number of the parts that were done since the last call, with their answers; none while the work is
    /// paused. The others are left for the next call.
    pub fn answers(&mut self, most: usize) -> Vec<(P, A)> {
        if self.run.is_none() {
            return Vec::new();
        }
        let new: Vec<(P, String)> = self.answers.1.try_iter().take(most).collect();
        self.missing -= new.len();
        new.into_iter()
            .filter_map(|(part, answer)| Some((part, serde_json::from_str(&answer).ok()?)))
            .collect()
    }

    /// Passes parts to a worker and its answers to the window.
    fn next_part(&self) -> NextPart {
        let answers = self.answers.0.clone();
        let queue = Arc::clone(&self.queue);
        let mut in_work = InWork { part: None, queue };
        Box::new(move |answer| {
            if let Some((part, answer)) = in_work.part.take().zip(answer) {
                // The receiver may be gone.
                let _ = answers.send((part, answer));
            }
            in_work.part = in_work.queue.parts().pop_front();
            serde_json::to_string(in_work.part.as_ref()?).ok()
        })
    }

    fn start_threads(&self) -> Stop {
        let is_stopped = Arc::new(AtomicBool::new(false));
        let processors = thread::available_parallelism().map_or(1, |count| count.get());
        for _ in 0..(processors - 1).clamp(1, MOST_THREADS) {
            let (job, queue) = (Arc::clone(&self.job), Arc::clone(&self.queue));
            let (is_stopped, answers) = (Arc::clone(&is_stopped), self.answers.0.clone());
            let work = move || {
                let work = job.work()?;
                while !is_stopped.load(Ordering::Relaxed) {
                    let part = queue.parts().pop_front()?;
                    let answer = work.answer(&serde_json::to_string(&part).ok()?)?;
                    answers.send((part, answer)).ok()?;
                }
                Some(())
            };
            // Without a thread nothing is answered.
            let _ = thread::Builder::new().name("background".into()).spawn(work);
        }
        Stop(is_stopped)
    }
}
