//! `courtyard plays`.

use std::io::{BufRead, BufReader};
use std::path::Path;

use clap::Args;

use super::journal::separator;
use super::output::Output;
use super::selection::Chosen;
use super::{Failure, Printer, Run, Status, name_of};
use courtyard_library::{Aliases, Library, Summary};
use courtyard_session::journal::Opened;
use courtyard_text::export::Separator;
use courtyard_text::export::plays::{Played, PlaysFormat, plays};
use courtyard_text::{Text, say};

/// The arguments of `plays`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard plays --format bgsplay -o games.bgsplay
  courtyard plays --format csv -o games.csv
  courtyard plays --format csv --player Ana --since 2026-01-01

Exports all finished games, including archived ones, the oldest first. Samples and games in the
trash are left out. A game has the same identifier in every export, so that a second import
creates no duplicates.")]
pub struct Plays {
    /// The format: plays for the Board Game Stats app, or CSV
    #[arg(long, value_parser = name_of::<PlaysFormat>(), value_name = "FORMAT")]
    format: PlaysFormat,
    /// The separator of a CSV file, instead of the one that spreadsheets in the language of the output expect
    #[arg(long, value_parser = separator(), value_name = "SEPARATOR")]
    separator: Option<Separator>,
    #[command(flatten)]
    output: Output,
    #[command(flatten)]
    chosen: Chosen,
}

impl Run for Plays {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library()?;
        let selection = self.chosen.selection(printer)?;
        let sessions = library.kept()?;
        let mut played = Vec::new();
        for summary in sessions.iter().filter(|summary| selection.admits(summary)) {
            match of_session(text, &library, &selection.aliases, summary) {
                Ok(game) => played.extend(game),
                Err(()) => printer.warn(&left_out(text, &summary.path)),
            }
        }
        played.sort_by(Played::in_order);
        let separator = self.separator.unwrap_or(Separator::of(text));
        let document = plays(text, self.format, separator, &played);
        let document = document.map_err(|e| printer.unwritten(&e))?;
        self.output.write(printer, &document)
    }
}

/// The session's game, if it has ended. Fails if the journal cannot be read.
fn of_session(
    text: &Text,
    library: &Library,
    aliases: &Aliases,
    summary: &Summary,
) -> Result<Option<Played>, ()> {
    let content = summary.content.as_ref().map_err(|_| ())?;
    if content.outcome.is_none() || content.header.is_sample() {
        return Ok(None);
    }
    let source = library.read(&summary.path).map_err(|_| ())?;
    // A later version's journal may have another meaning.
    let mut source = BufReader::new(source);
    let source: &mut dyn BufRead = &mut source;
    let opened = Opened::new(source).map_err(|_| ())?;
    let opened = opened.with_header(|header| aliases.apply(header));
    let Some(game) = text.games().find(&opened.header().game) else {
        return Ok(None);
    };
    let file = summary.path.file_name().unwrap_or_default();
    let file = file.to_string_lossy();
    // The lines before a fault are valid, so a game that ended there has ended.
    let read = game.read(text, opened).ok();
    Ok(read.and_then(|read| read.session.played(text, &file)))
}

fn left_out(text: &Text, path: &Path) -> String {
    say!(
        text,
        "cli-failure",
        file = path.display().to_string(),
        message = text.get("cli-plays-left-out").into_owned()
    )
}
