//! Arguments that select saved sessions.

use chrono::NaiveDate;
use clap::{Args, ValueEnum};

use super::{Failure, Printer, short_name};
use courtyard_text::say;

use courtyard_library::{Ending, Selection};

/// Arguments that select saved sessions.
#[derive(Debug, Args)]
#[command(next_help_heading = "Which sessions")]
pub(super) struct Chosen {
    /// Only games of this player, in any case; given twice, only games of both
    #[arg(long = "player", value_name = "NAME")]
    players: Vec<String>,
    /// Only games that began on this day or later, such as 2026-11-20
    #[arg(long, value_name = "DATE", value_parser = day)]
    since: Option<NaiveDate>,
    /// Only games that began on this day or earlier
    #[arg(long, value_name = "DATE", value_parser = day)]
    until: Option<NaiveDate>,
    /// Only games of this kind
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Only games of this edition
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// Only games with this result
    #[arg(long, value_name = "RESULT")]
    outcome: Option<Outcome>,
    /// Only games that this player won, in any case
    #[arg(long, value_name = "NAME", conflicts_with = "outcome")]
    winner: Option<String>,
}

/// The result of a game.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Outcome {
    /// A player won
    Won,
    /// A draw
    Drawn,
    /// Not finished
    Running,
}

/// Checks that an edition, if given, is one of these.
fn known(printer: &Printer, name: Option<&str>, editions: &[&str]) -> Result<(), Failure> {
    match name {
        Some(name) if !editions.contains(&name) => {
            let text = &printer.text;
            let known = text.list(editions.iter().map(|&edition| edition.to_owned()));
            Err(printer.error(&say!(
                text,
                "cli-unknown-edition",
                name = short_name(name),
                known
            )))
        }
        _ => Ok(()),
    }
}

/// Parses a date.
fn day(text: &str) -> Result<NaiveDate, &'static str> {
    text.parse()
        .map_err(|_| "a day is its year, month and day, such as 2026-11-20")
}

impl Chosen {
    /// The selection, without samples.
    ///
    /// # Errors
    /// If there is no such game or edition.
    pub(super) fn selection(self, printer: &Printer) -> Result<Selection, Failure> {
        let game = self.game.as_deref().map(|id| printer.named_game(id));
        let game = game.transpose()?;
        let games = printer.games.iter().filter(|one| match game {
            Some(game) => one.id() == game.id(),
            None => true,
        });
        let editions: Vec<_> = games.flat_map(|game| game.editions()).copied().collect();
        known(printer, self.edition.as_deref(), &editions)?;
        let outcome = self.outcome.map(|outcome| match outcome {
            Outcome::Won => Ending::Won,
            Outcome::Drawn => Ending::Drawn,
            Outcome::Running => Ending::Running,
        });
        Ok(Selection {
            players: self.players,
            game: self.game,
            since: self.since,
            until: self.until,
            edition: self.edition,
            ending: self.winner.map(Ending::WonBy).or(outcome),
            aliases: printer.library()?.aliases(),
            ..Selection::default()
        })
    }
}
