//! Work on several threads, and its progress on the terminal.

use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use signal_hook::consts::SIGINT;

use super::Status;

/// Interval at which the progress is shown.
const INTERVAL: Duration = Duration::from_millis(100);

/// Number of threads that the processor runs at once.
pub(super) fn processors() -> u64 {
    thread::available_parallelism().map_or(1, |count| count.get() as u64)
}

/// The longest time until a request to stop is noticed.
const NOTICE: Duration = Duration::from_millis(50);

/// Becomes true when the user presses Ctrl+C. Pressed again, it ends the program at once.
///
/// # Errors
/// If the system refuses to report the key.
pub(super) fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let again = i32::from(Status::Stopped.code());
    signal_hook::flag::register_conditional_shutdown(SIGINT, again, Arc::clone(&flag))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&flag))?;
    Ok(flag)
}

/// Work that is done for each of many numbers.
pub(super) trait Work<T>: Fn(u64) -> T + Send + Sync + 'static {}

impl<T, W: Fn(u64) -> T + Send + Sync + 'static> Work<T> for W {}

/// Does the work for each number on this number of threads, and passes on each result as soon as it is there. `tick` is
/// called several times a second.
///
/// Returns as soon as the flag is set, without waiting for work that has begun, or when `take` returns false.
///
/// # Errors
/// If the system gives the program no thread.
///
/// # Panics
/// If the work does.
pub(super) fn each_on_threads<T: Send + 'static>(
    threads: u64,
    numbers: Range<u64>,
    stopped: &AtomicBool,
    work: impl Work<T>,
    mut take: impl FnMut(u64, T) -> bool,
    mut tick: impl FnMut(),
) -> io::Result<()> {
    let threads = threads.min(numbers.end.saturating_sub(numbers.start));
    let next = Arc::new(AtomicU64::new(numbers.start));
    let work = Arc::new(work);
    let (sender, results) = mpsc::channel();
    let mut running = Vec::new();
    for _ in 0..threads {
        let (next, work, sender) = (Arc::clone(&next), Arc::clone(&work), sender.clone());
        let run = move || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= numbers.end || sender.send((number, work(number))).is_err() {
                    return;
                }
            }
        };
        match thread::Builder::new().spawn(run) {
            Ok(thread) => running.push(thread),
            Err(error) if running.is_empty() => return Err(error),
            // Fewer threads do the work as well.
            Err(_) => break,
        }
    }
    drop(sender);
    while !stopped.load(Ordering::Relaxed) {
        match results.recv_timeout(NOTICE) {
            Ok((number, result)) => {
                if !take(number, result) {
                    return Ok(());
                }
                tick();
            }
            Err(RecvTimeoutError::Timeout) => tick(),
            Err(RecvTimeoutError::Disconnected) => {
                for thread in running {
                    thread
                        .join()
                        .unwrap_or_else(|panic| panic::resume_unwind(panic));
                }
                return Ok(());
            }
        }
    }
    Ok(())
}

/// A line with the progress, if standard error is a terminal. It is removed when this is dropped.
#[derive(Debug)]
pub(super) struct Progress(Option<Mutex<Shown>>);

/// The line that is shown.
#[derive(Debug)]
struct Shown {
    /// The start of the work.
    start: Instant,
    /// The time of the next line.
    due: Instant,
    /// Width of the line.
    width: usize,
}

impl Progress {
    /// Nothing is shown yet.
    pub(super) fn new() -> Progress {
        let shown = || {
            let start = Instant::now();
            Mutex::new(Shown {
                start,
                due: start + INTERVAL,
                width: 0,
            })
        };
        Progress(io::stderr().is_terminal().then(shown))
    }

    /// Shows the line, unless another one was shown shortly before. `line` is given the time since the start, such as
    /// `1:05`.
    pub(super) fn show(&self, line: impl FnOnce(&str) -> String) {
        let Some(mut shown) = self.0.as_ref().and_then(|shown| shown.try_lock().ok()) else {
            return;
        };
        let now = Instant::now();
        if now >= shown.due {
            let seconds = (now - shown.start).as_secs();
            let line = line(&format!("{}:{:02}", seconds / 60, seconds % 60));
            over(&format!("{line:0$}", shown.width));
            shown.due = now + INTERVAL;
            shown.width = line.chars().count();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let shown = self.0.as_mut().and_then(|shown| shown.get_mut().ok());
        if let Some(shown) = shown.filter(|shown| shown.width > 0) {
            over(&" ".repeat(shown.width));
            over("");
        }
    }
}

/// Overwrites the current line of the terminal. A failed write is ignored.
fn over(line: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r{line}").and_then(|()| terminal.flush());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The results of the work for these numbers, in their order, and the flag.
    fn done(numbers: Range<u64>, most: usize, flag: bool) -> Vec<(u64, u64)> {
        let mut all = Vec::new();
        let take = |number, square| {
            all.push((number, square));
            all.len() < most
        };
        let stopped = AtomicBool::new(flag);
        each_on_threads(3, numbers, &stopped, |n| n * n, take, || {}).unwrap();
        all.sort_unstable();
        all
    }

    #[test]
    fn each_number_is_done_once() {
        let all = done(5..105, usize::MAX, false);
        assert!(all.into_iter().eq((5..105).map(|n| (n, n * n))));
        assert_eq!(done(3..3, usize::MAX, false), []);
    }

    #[test]
    fn work_ends_when_enough_was_taken_or_the_flag_is_set() {
        assert_eq!(done(0..u64::MAX, 4, false).len(), 4);
        assert_eq!(done(0..u64::MAX, usize::MAX, true), []);
    }

    #[test]
    fn a_request_to_stop_does_not_wait_for_work_that_has_begun() {
        let stopped = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stopped);
        let forever = move |_| {
            flag.store(true, Ordering::Relaxed);
            loop {
                thread::park();
            }
        };
        each_on_threads(2, 0..8, &stopped, forever, |_, ()| true, || {}).unwrap();
        assert!(stopped.load(Ordering::Relaxed));
    }
}
