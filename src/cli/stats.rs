//! `courtyard stats`.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use super::selection::Chosen;
use super::{Desk, FAINT, Failure, STRONG, Status, styled};
use crate::house;
use crate::library::{Library, Progress, Statistics};
use crate::text::{
    self, Describe, Table, Text, Visitor, describe_left_out, describe_statistics, say,
};

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
    pub(super) fn run(self, desk: &Desk, data_dir: Option<PathBuf>) -> Result<Status, Failure> {
        let text = &desk.text;
        let library = desk.library(data_dir)?;
        let selection = self.chosen.selection();
        let sessions = library.kept().map_err(|error| desk.no_library(error))?;
        let admitted = sessions.into_iter().filter(|s| selection.admits(s));
        let journals: Vec<PathBuf> = admitted.map(|summary| summary.path).collect();
        let told: Vec<Told> = house::kept()
            .iter()
            .filter_map(|game| {
                text::visit(
                    game.id(),
                    Counting {
                        text,
                        library: &library,
                        journals: &journals,
                    },
                )
            })
            .flatten()
            .collect();
        if self.json {
            let all: Vec<Value> = told.into_iter().map(|t| t.json).collect();
            return desk.print_json(&all);
        }
        let tables: Vec<String> = told.iter().flat_map(|t| &t.tables).map(printed).collect();
        if !tables.is_empty() {
            return desk.print(&tables.join("\n"));
        }
        let folder = library.folder().display().to_string();
        let mut none = match selection.asks_for_nothing() {
            true => say!(text, "cli-stats-none", folder = folder),
            false => say!(text, "cli-stats-none-fits", folder = folder),
        };
        let left_out = told.into_iter().flat_map(|t| t.left_out);
        left_out.for_each(|why| none += &format!("\n{why}"));
        desk.print(&format!("{none}\n"))
    }
}

/// One game's statistics in every form.
struct Told {
    json: Value,
    tables: Vec<Table>,
    left_out: Vec<String>,
}

/// The journals that are to be counted, whatever the game.
struct Counting<'a> {
    text: &'a Text,
    library: &'a Library,
    journals: &'a [PathBuf],
}

impl Visitor for Counting<'_> {
    type Out = Option<Told>;

    fn visit<G: Describe>(self) -> Option<Told> {
        let Counting {
            text,
            library,
            journals,
        } = self;
        let statistics = counted::<G>(text, library, journals)?;
        let mut json = json!({"game": G::ID});
        if let (Value::Object(json), Value::Object(numbers)) = (&mut json, statistics.to_json()) {
            json.extend(numbers);
        }
        Some(Told {
            json,
            tables: describe_statistics::<G>(text, &statistics),
            left_out: describe_left_out(text, &statistics),
        })
    }
}

/// Counts, and says on a terminal how far that has come.
fn counted<G: Describe>(
    text: &Text,
    library: &Library,
    journals: &[PathBuf],
) -> Option<Statistics<G::Count>> {
    let progress = Progress::default();
    if !io::stderr().is_terminal() {
        return library.statistics::<G>(journals, &progress);
    }
    thread::scope(|scope| {
        let (ready, result) = mpsc::channel();
        let progress = &progress;
        scope.spawn(move || {
            // Whoever waits for it waits until it is there.
            let _ = ready.send(library.statistics::<G>(journals, progress));
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

/// Writes over the terminal's line. If nobody sees it, nothing is lost.
fn over(line: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r{line}").and_then(|()| terminal.flush());
}

fn printed(table: &Table) -> String {
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
