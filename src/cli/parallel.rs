//! Work on several threads, and its progress on the terminal.

use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use courtyard_library::on_threads;

/// Interval at which the progress is shown.
const INTERVAL: Duration = Duration::from_millis(100);

/// Number of threads that the processor runs at once.
pub(super) fn processors() -> u64 {
    thread::available_parallelism().map_or(1, |count| count.get() as u64)
}

/// Does the work for each number on this number of threads, and returns the results in the order of the numbers.
///
/// # Errors
/// An error that the work returns. No further number is then begun.
pub(super) fn map_on_threads<T: Send, E: Send>(
    threads: u64,
    numbers: Range<u64>,
    work: impl Fn(u64) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicU64::new(numbers.start);
    let is_stopped = AtomicBool::new(false);
    let run = || {
        let mut own = Vec::new();
        while !is_stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            let stop = |_: &E| is_stopped.store(true, Ordering::Relaxed);
            own.push((number, work(number).inspect_err(stop)?));
        }
        Ok(own)
    };
    let threads = threads.min(numbers.end.saturating_sub(numbers.start));
    let parts: Result<Vec<_>, E> = on_threads(threads as usize, run).into_iter().collect();
    let mut results: Vec<_> = parts?.into_iter().flatten().collect();
    results.sort_unstable_by_key(|(number, _)| *number);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

/// A line with the progress, if standard error is a terminal. It is removed when this is dropped.
#[derive(Debug)]
pub(super) struct Progress(Option<Mutex<Shown>>);

/// The line that is shown.
#[derive(Debug)]
struct Shown {
    /// The time of the next line.
    due: Instant,
    /// Width of the line.
    width: usize,
}

impl Progress {
    /// Nothing is shown yet.
    pub(super) fn new() -> Progress {
        let shown = || {
            Mutex::new(Shown {
                due: Instant::now() + INTERVAL,
                width: 0,
            })
        };
        Progress(io::stderr().is_terminal().then(shown))
    }

    /// Shows the line, unless another one was shown shortly before.
    pub(super) fn show(&self, line: impl FnOnce() -> String) {
        let Some(mut shown) = self.0.as_ref().and_then(|shown| shown.try_lock().ok()) else {
            return;
        };
        let now = Instant::now();
        if now >= shown.due {
            let line = line();
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

    #[test]
    fn results_are_in_order_and_the_first_error_ends_the_work() {
        let squares = map_on_threads(3, 5..105, |n| Ok::<u64, ()>(n * n)).unwrap();
        assert!(squares.into_iter().eq((5..105).map(|n| n * n)));

        let begun = AtomicU64::new(0);
        let failed = map_on_threads(2, 0..1_000_000, |n| {
            begun.fetch_add(1, Ordering::Relaxed);
            if n < 10 { Ok(()) } else { Err("enough") }
        });
        assert_eq!(failed, Err("enough"));
        assert!(begun.into_inner() < 1_000_000);
        assert_eq!(map_on_threads(4, 3..3, Ok::<u64, ()>), Ok(Vec::new()));
    }
}
