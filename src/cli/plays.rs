//! `courtyard plays`.

use std::io::BufReader;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValue;

use super::output::Output;
use super::selection::Chosen;
use super::{Desk, Failure, Status};
use crate::library::{Library, Summary};
use crate::session::journal::Opened;
use crate::text::export::plays::{Form, Played, plays};
use crate::text::{self, Describe, Text, Visitor, say};

/// The arguments of `plays`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard plays --format bgsplay -o games.bgsplay
  courtyard plays --format csv -o games.csv
  courtyard plays --format csv --player Ana --since 2026-01-01

All finished games that are saved, the archive's included, the oldest first; samples and what
lies in the bin are left out. A game has the same identifier whenever it is written: who imports
it twice has it once.")]
pub struct Plays {
    /// The form: plays for the app Board Game Stats, or a table for spreadsheets
    #[arg(long, value_enum, value_name = "FORM")]
    format: Form,
    #[command(flatten)]
    output: Output,
    #[command(flatten)]
    chosen: Chosen,
}

impl clap::ValueEnum for Form {
    fn value_variants<'a>() -> &'a [Form] {
        &Form::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl Plays {
    pub(super) fn run(self, desk: &Desk, data_dir: Option<PathBuf>) -> Result<Status, Failure> {
        let text = &desk.text;
        let library = desk.library(data_dir)?;
        let selection = self.chosen.selection();
        let sessions = library.kept().map_err(|error| desk.no_library(error))?;
        let mut played = Vec::new();
        for summary in sessions.iter().filter(|summary| selection.admits(summary)) {
            match of_session(text, &library, summary) {
                Ok(game) => played.extend(game),
                Err(()) => desk.warn(&left_out(text, &summary.path)),
            }
        }
        played.sort_by(Played::in_order);
        let document = plays(text, self.format, &played).map_err(|e| desk.unwritten(&e))?;
        self.output.write(desk, None, &document)
    }
}

/// The session's game, if it has ended; an error if the journal cannot be read.
fn of_session(text: &Text, library: &Library, summary: &Summary) -> Result<Option<Played>, ()> {
    struct OfSession<'a, B>(&'a Text, Opened<B>, &'a str);
    impl<B: std::io::BufRead> Visitor for OfSession<'_, B> {
        type Out = Option<Played>;
        fn visit<G: Describe>(self) -> Option<Played> {
            let OfSession(text, opened, file) = self;
            // What lies before a fault stands, and a game that ended there has ended.
            let session = opened.read::<G>().ok()?.session;
            Played::new(text, &session, file)
        }
    }
    let content = summary.content.as_ref().map_err(|_| ())?;
    if content.outcome.is_none() || content.header.is_sample() {
        return Ok(None);
    }
    let source = library.read(&summary.path).map_err(|_| ())?;
    // A later version's journal may mean something else.
    let opened = Opened::new(BufReader::new(source)).map_err(|_| ())?;
    let game = opened.header().game.clone();
    let file = summary.path.file_name().unwrap_or_default();
    let file = file.to_string_lossy();
    Ok(text::visit(&game, OfSession(text, opened, &file)).flatten())
}

fn left_out(text: &Text, path: &Path) -> String {
    say!(
        text,
        "cli-failure",
        file = path.display().to_string(),
        message = text.get("cli-plays-left-out").into_owned()
    )
}
