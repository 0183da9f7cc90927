//! `courtyard story`: who was ahead when, and what turned the game.

use std::any::Any;
use std::io::{IsTerminal, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use clap::Args;

use super::input::{CutOff, Input, read_session};
use super::lab::threads;
use super::{Failure, Printer, STRONG, Status, styled};
use courtyard_lab::story::{Cause, Chronicle, Estimate, Story, TurningPoint};
use courtyard_text::{DescribedSession, Text, percent, say};

/// The arguments of `story`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard story game.courtyard
  courtyard story game.courtyard --playouts 1000
  courtyard story game.courtyard --json

A chance is the share of games that a player wins if bots play on from the table after an entry.
Hidden cards are dealt at random, consistently with what was recorded up to that entry.")]
pub struct StoryArgs {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: Input,
    /// Number of games that bots play on from each table
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(10..=100_000))]
    playouts: u64,
    /// Print the chances after every entry as JSON
    #[arg(long)]
    json: bool,
}

impl StoryArgs {
    pub(super) fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let session = read_session(printer, &self.file, CutOff::Warn);
        let session = session.map_err(|trouble| trouble.failure(printer, &self.file))?;
        let lab = printer.games.find(&session.header().game);
        let session: &dyn DescribedSession = &*session;
        let chronicle = lab.and_then(|game| game.lab()?.chronicle(session as &dyn Any));
        let Some(chronicle) = chronicle else {
            let game = say!(text, "lab-left-out", game = &session.header().game);
            return Err(printer.failure(&self.file, &game));
        };
        let story = estimate(printer, &*chronicle, self.playouts);
        match self.json {
            true => printer.print_json(&story),
            false => printer.print(&describe(text, session, &story)),
        }
    }
}

/// Plays the playouts of all positions on several threads.
fn estimate(printer: &Printer, chronicle: &dyn Chronicle, playouts: u64) -> Story {
    let positions = chronicle.positions();
    let estimates = Mutex::new(vec![None; positions]);
    let (next, done) = (AtomicUsize::new(0), AtomicU64::new(0));
    let shows = std::io::stderr().is_terminal();
    let work = || {
        loop {
            let position = next.fetch_add(1, Ordering::Relaxed);
            if position >= positions {
                return;
            }
            let sums = chronicle.play(position, 0..playouts);
            let estimate = sums.map(|sums| Estimate { sums, playouts });
            estimates.lock().expect("no thread panics with it")[position] = estimate;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if shows {
                let line = say!(printer.text, "story-progress", done = done, all = positions);
                let _ = write!(std::io::stderr(), "\r{line}");
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads().min(positions as u64) {
            scope.spawn(work);
        }
        work();
    });
    if shows {
        let _ = writeln!(std::io::stderr());
    }
    chronicle.story(&estimates.into_inner().expect("no thread panics with it"))
}

/// The story in words: who was ahead at the start of each turn, and the turning points.
fn describe(text: &Text, session: &dyn DescribedSession, story: &Story) -> String {
    let players = session.header().players.values();
    let mut page = String::new();
    let mut turn = 0;
    for entry in &story.entries {
        let line = session.line(text, entry.n);
        let number = line.map_or(0, |line| line.turn);
        if number <= turn {
            continue;
        }
        turn = number;
        let chances = players.iter().zip(&entry.chance);
        let chances = chances.map(|(name, chance)| {
            let chance = of_hundred(text, *chance);
            say!(text, "story-chance", player = name, chance = chance)
        });
        let chances = chances.collect::<Vec<_>>().join(" · ");
        page += &say!(text, "story-turn", turn = turn, chances = chances);
        page.push('\n');
    }
    page.push('\n');
    page += &styled(STRONG, text.get("story-turning-points"));
    page.push('\n');
    if story.turning_points.is_empty() {
        page += &text.get("story-no-turning-points");
        page.push('\n');
    }
    for point in &story.turning_points {
        page += &sentence(text, session, point);
        page.push('\n');
    }
    page
}

/// A chance from 0 to 1 in percent.
fn of_hundred(text: &Text, chance: f64) -> String {
    percent(text, (chance * 1000.0).round() as u64, 1000)
}

/// A turning point in one sentence.
fn sentence(text: &Text, session: &dyn DescribedSession, point: &TurningPoint) -> String {
    let line = session.line(text, point.n);
    let (turn, headline) = line.map_or((0, String::new()), |line| (line.turn, line.headline));
    let cause = match point.cause {
        Cause::Dice => "dice",
        Cause::Card => "card",
        Cause::Choice => "choice",
    };
    say!(
        text,
        "story-turning-point",
        n = point.n,
        turn = turn,
        headline = headline,
        player = &session.header().players[point.seat],
        from = of_hundred(text, point.from),
        to = of_hundred(text, point.to),
        cause = cause,
    )
}
