//! Which of the saved sessions a command is about.

use chrono::NaiveDate;
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};

use crate::house;
use crate::library::{Ending, Selection};

/// The arguments that choose among the saved sessions.
#[derive(Debug, Args)]
#[command(next_help_heading = "Which sessions")]
pub(super) struct Chosen {
    /// Only those of this player, the name in any case
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only those that began on this day or later, such as 2026-11-20
    #[arg(long, value_name = "DATE", value_parser = day)]
    since: Option<NaiveDate>,
    /// Only those that began on this day or earlier
    #[arg(long, value_name = "DATE", value_parser = day)]
    until: Option<NaiveDate>,
    /// Only those of this edition
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(editions()))]
    edition: Option<String>,
    /// Only those that stand like this
    #[arg(long)]
    outcome: Option<Outcome>,
    /// Only those that this player has won, the name in any case
    #[arg(long, value_name = "NAME", conflicts_with = "outcome")]
    winner: Option<String>,
}

/// How a game stands.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Outcome {
    /// Somebody has won
    Won,
    /// Nobody has won
    Drawn,
    /// It has not ended
    Running,
}

/// The names of all editions of all games.
fn editions() -> Vec<&'static str> {
    let games = house::kept();
    games
        .iter()
        .flat_map(|game| game.editions())
        .copied()
        .collect()
}

/// Reads a day.
fn day(text: &str) -> Result<NaiveDate, &'static str> {
    text.parse()
        .map_err(|_| "a day is its year, month and day, such as 2026-11-20")
}

impl Chosen {
    /// The sessions asked for; samples are not among them.
    pub(super) fn selection(self) -> Selection {
        let outcome = self.outcome.map(|outcome| match outcome {
            Outcome::Won => Ending::Won,
            Outcome::Drawn => Ending::Drawn,
            Outcome::Running => Ending::Running,
        });
        Selection {
            player: self.player,
            since: self.since,
            until: self.until,
            edition: self.edition,
            ending: self.winner.map(Ending::WonBy).or(outcome),
            ..Selection::default()
        }
    }
}
