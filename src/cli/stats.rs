//! `courtyard stats`.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{panic, thread};

use clap::Args;
use serde_json::Value;

use super::input::{Input, session_of};
use super::parallel;
use super::selection::Chosen;
use super::{FAINT, Failure, Printer, Run, STRONG, Status, styled};
use courtyard_library::{Library, LibraryError, Progress, Selection};
use courtyard_text::{DescribedStatistics, Table, Text, count_all, say};

/// The arguments of `stats`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard stats
  courtyard stats game.courtyard             the statistics of one game
  courtyard stats --player Ana --since 2026-01-01
  courtyard stats --player Ana --player Ben
  courtyard stats --edition duelo --outcome won --json

Undone actions and sample games are not counted.")]
pub struct Stats {
    /// The journal of one game, or - for standard input, instead of all saved games
    #[arg(value_name = "FILE", conflicts_with = "Chosen", value_hint = clap::ValueHint::FilePath)]
    file: Option<Input>,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    chosen: Chosen,
}

impl Run for Stats {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let everything;
        let (mut counted, place) = match &self.file {
            Some(file) => {
                let session = session_of(printer, file)?;
                everything = true;
                (vec![session.statistics()], file.name(text))
            }
            None => {
                let library = printer.library()?;
                let selection = self.chosen.selection(printer)?;
                everything = selection.asks_for_nothing();
                let counted = counted(text, &library, &selection)?;
                (counted, library.folder().display().to_string())
            }
        };
        // A game without sessions prints nothing. If no game has sessions, the first one says so.
        let mut first = !counted.iter().any(|game| !game.is_empty());
        counted.retain(|game| std::mem::take(&mut first) || !game.is_empty());
        if self.json {
            let all: Vec<Value> = counted.iter().map(|game| game.to_json()).collect();
            return printer.print_json(&all);
        }
        let tables = counted.iter().flat_map(|game| game.describe(text));
        let tables: Vec<String> = tables.map(|table| printed(&table)).collect();
        if !tables.is_empty() {
            return printer.print(&tables.join("\n"));
        }
        let mut none = if everything {
            say!(text, "cli-stats-none", folder = place)
        } else {
            say!(text, "cli-sessions-none-fits", folder = place)
        };
        let left_out = counted.iter().flat_map(|game| game.describe_left_out(text));
        left_out.for_each(|why| none += &format!("\n{why}"));
        printer.print(&format!("{none}\n"))
    }
}

/// Counts the sessions, showing the progress on a terminal.
fn counted(
    text: &Text,
    library: &Library,
    selection: &Selection,
) -> Result<Vec<Box<dyn DescribedStatistics>>, LibraryError> {
    let progress = &Progress::default();
    let count = || count_all(text.games(), library, selection, progress);
    if !io::stderr().is_terminal() {
        return count();
    }
    thread::scope(|scope| {
        let (running, ended) = mpsc::channel::<()>();
        let counting = scope.spawn(move || {
            let _running = running;
            count()
        });
        let shown = parallel::Progress::new();
        while ended.recv_timeout(Duration::from_millis(200)) == Err(RecvTimeoutError::Timeout) {
            let (done, all) = (progress.done(), progress.of());
            shown.show(|_| say!(text, "cli-stats-progress", done, all));
        }
        let counted = counting.join();
        counted.unwrap_or_else(|panic| panic::resume_unwind(panic))
    })
}

/// A table for a terminal, with its title and notes.
pub(super) fn printed(table: &Table) -> String {
    let mut lines = table.lines();
    lines[0] = styled(FAINT, &lines[0]);
    let title = styled(STRONG, &table.title);
    let all = [&title].into_iter().chain(&lines).chain(&table.notes);
    all.map(|line| format!("{line}\n")).collect()
}
