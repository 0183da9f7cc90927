//! `courtyard stats`.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use clap::Args;
use serde_json::Value;

use super::selection::Chosen;
use super::{FAINT, Failure, Printer, STRONG, Status, styled};
use courtyard_library::{Library, Progress};
use courtyard_text::{DescribedGame, DescribedStatistics, Table, Text, say};

/// The arguments of `stats`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard stats
  courtyard stats --player Ana --since 2026-01-01
  courtyard stats --edition duelo --outcome won --json

Counted is what is in force: what was taken back does not count, and samples never do.")]
pub struct Stats {
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    chosen: Chosen,
}

impl Stats {
    pub(super) fn run(
        self,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library(data_dir)?;
        let selection = self.chosen.selection(printer)?;
        let sessions = library.kept().map_err(|error| printer.no_library(error))?;
        let admitted: Vec<_> = { sessions }
            .into_iter()
            .filter(|s| selection.admits(s))
            .collect();
        let games = text.games().iter();
        let counted_game = |game: &dyn DescribedGame| {
            let own = admitted.iter().filter(|s| s.may_be_of(game.id()));
            let journals: Vec<PathBuf> = own.map(|summary| summary.path.clone()).collect();
            counted(text, game, &library, &journals)
        };
        let mut counted: Vec<_> = games.filter_map(counted_game).collect();
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
        let folder = library.folder().display().to_string();
        let mut none = match selection.asks_for_nothing() {
            true => say!(text, "cli-stats-none", folder = folder),
            false => say!(text, "cli-stats-none-fits", folder = folder),
        };
        let left_out = counted.iter().flat_map(|game| game.describe_left_out(text));
        left_out.for_each(|why| none += &format!("\n{why}"));
        printer.print(&format!("{none}\n"))
    }
}

/// Counts the sessions, showing the progress on a terminal.
fn counted(
    text: &Text,
    game: &dyn DescribedGame,
    library: &Library,
    journals: &[PathBuf],
) -> Option<Box<dyn DescribedStatistics>> {
    let progress = Progress::default();
    if !io::stderr().is_terminal() {
        return game.count(library, journals, &progress);
    }
    thread::scope(|scope| {
        let (ready, result) = mpsc::channel();
        let progress = &progress;
        scope.spawn(move || {
            // The receiver waits until the result is there.
            let _ = ready.send(game.count(library, journals, progress));
        });
        let mut shown = 0;
        let counted = loop {
            match result.recv_timeout(Duration::from_millis(200)) {
                Ok(statistics) => break statistics,
                Err(RecvTimeoutError::Disconnected) => break None,
                Err(RecvTimeoutError::Timeout) => {
                    let (done, all) = (progress.done(), progress.of());
                    let line = say!(text, "cli-stats-progress", done = done, all = all);
                    shown = line.chars().count();
                    over(&line);
                }
            }
        };
        if shown > 0 {
            over(&" ".repeat(shown));
            over("");
        }
        counted
    })
}

/// Overwrites the current terminal line. A failed write is ignored.
fn over(line: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r{line}").and_then(|()| terminal.flush());
}

/// A table for a terminal, with its title and notes.
pub(super) fn printed(table: &Table) -> String {
    let mut lines = table.lines().into_iter();
    let head = lines.next().unwrap_or_default();
    let mut printed = format!(
        "{}\n{}\n",
        styled(STRONG, &table.title),
        styled(FAINT, head)
    );
    lines.for_each(|line| printed += &format!("{line}\n"));
    table
        .notes
        .iter()
        .for_each(|note| printed += &format!("{note}\n"));
    printed
}
