//! `courtyard story`: who was ahead when, and what turned the game.

use std::any::Any;
use std::io::BufRead;
use std::sync::{Condvar, Mutex};

use clap::Args;

use super::input::{Input, session_of};
use super::parallel::{Progress, processors};
use super::{Failure, Printer, Run, STRONG, Status, styled};
use courtyard_core::game::Outcome;
use courtyard_lab::stories::{self, Stories};
use courtyard_lab::story::{Chronicle, Estimation, PLAYOUTS, Story};
use courtyard_library::{Progress as Steps, on_threads};
use courtyard_session::journal::Opened;
use courtyard_text::{DescribedSession, DescribedStory, Text, describe_stories, say};

/// The arguments of `story`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard story game.courtyard
  courtyard story game.courtyard --playouts 1000
  courtyard story game.courtyard --json
  courtyard story --all                      how often the leader at half-time won

A chance is the share of games that a player wins if bots play on from the table after an entry.
Hidden cards are dealt at random, consistently with what was recorded up to that entry.")]
pub struct StoryArgs {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", required_unless_present = "all", value_hint = clap::ValueHint::FilePath)]
    file: Option<Input>,
    /// All saved games that one player has won: how often the leader at half-time won, and the largest comeback
    #[arg(long, conflicts_with_all = ["file", "playouts"])]
    all: bool,
    /// Number of games that bots play on from the table at the start of each turn
    #[arg(long, value_name = "N", default_value_t = PLAYOUTS, value_parser = clap::value_parser!(u64).range(10..=100_000))]
    playouts: u64,
    /// Print the chances after every entry, or the numbers over all games, as JSON
    #[arg(long)]
    json: bool,
}

impl Run for StoryArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let Some(file) = &self.file else {
            let all = all_stories(printer)?;
            return if self.json {
                printer.print_json(&all)
            } else {
                printer.print(&(describe_stories(text, &all).join("\n") + "\n"))
            };
        };
        let session = session_of(printer, file)?;
        let story = story_of(printer, file, &*session, self.playouts)?;
        if self.json {
            printer.print_json(&story)
        } else {
            printer.print(&describe(text, &*session, &story))
        }
    }
}

/// The figures over the stories of all saved games.
fn all_stories(printer: &Printer) -> Result<Stories, Failure> {
    let library = printer.library()?;
    let progress = Steps::default();
    let stories = library.open_counting(&progress, |all: &mut Stories, found, opened| {
        let story = opened.ok().and_then(|opened| won(printer, opened));
        if let Some((session, story)) = story {
            let file = found.path.file_stem().unwrap_or_default();
            let file = file.to_string_lossy();
            let of = Stories::of(&file, session.header(), session.outcome(), &story);
            *all = std::mem::take(all).and(of);
        }
    });
    Ok(stories?.into_iter().fold(Stories::default(), Stories::and))
}

/// A finished game with its story, if bots can play it. Samples are left out.
fn won(
    printer: &Printer,
    opened: Opened<&mut dyn BufRead>,
) -> Option<(Box<dyn DescribedSession>, Story)> {
    let game = printer.games.find(&opened.header().game)?;
    let lab = game.lab()?;
    let session = game.read(&printer.text, opened).ok()?.session;
    session.outcome().and_then(Outcome::winner)?;
    if session.header().is_sample() {
        return None;
    }
    let chronicle = lab.chronicle(&*session as &dyn Any)?;
    let mut estimation = Estimation::new(&*chronicle, stories::PLAYOUTS);
    while let Some(part) = estimation.next(&*chronicle) {
        let sums = chronicle.play(&part);
        estimation.take(&part, sums.as_deref());
    }
    let story = Story::of(&*chronicle, &estimation);
    Some((session, story))
}

/// The story of a session, or why there is none.
pub(super) fn story_of(
    printer: &Printer,
    file: &Input,
    session: &dyn DescribedSession,
    playouts: u64,
) -> Result<Story, Failure> {
    let lab = printer.games.find(&session.header().game);
    let chronicle = lab.and_then(|game| game.lab()?.chronicle(session as &dyn Any));
    let Some(chronicle) = chronicle else {
        let game = lab.map_or_else(
            || session.header().game.clone(),
            |game| game.title(&printer.text),
        );
        let game = say!(printer.text, "lab-left-out", game);
        return Err(printer.failure(file, &game));
    };
    let chronicle = &*chronicle;
    let estimation = estimate(printer, chronicle, Estimation::new(chronicle, playouts));
    Ok(Story::of(chronicle, &estimation))
}

/// Plays all playouts on several threads.
fn estimate(printer: &Printer, chronicle: &dyn Chronicle, estimation: Estimation) -> Estimation {
    let estimation = Mutex::new(estimation);
    let locked = || estimation.lock().expect("no thread panics with it");
    let shown = Progress::new();
    let taken = Condvar::new();
    let work = || {
        let mut estimation = locked();
        loop {
            let Some(part) = estimation.next(chronicle) else {
                if estimation.is_done() {
                    return;
                }
                // The results of the other threads can bring further parts.
                estimation = taken.wait(estimation).expect("no thread panics with it");
                continue;
            };
            drop(estimation);
            let sums = chronicle.play(&part);
            estimation = locked();
            estimation.take(&part, sums.as_deref());
            taken.notify_all();
            let (done, all) = estimation.progress();
            shown.show(|_| say!(printer.text, "story-progress", done, all));
        }
    };
    on_threads(processors() as usize, work);
    estimation.into_inner().expect("no thread panics with it")
}

/// The story in words: who was ahead at the start of each turn, the turning points, and a summary.
fn describe(text: &Text, session: &dyn DescribedSession, story: &Story) -> String {
    let players = &session.header().players;
    let described = DescribedStory::new(text, players, story, |n| session.line(text, n));
    let title = styled(STRONG, text.get("story-turning-points"));
    let turns = described.turns.iter().map(String::as_str);
    let points = described.turning_points_or_none();
    let lines = turns.chain(["", &title]).chain(points);
    let lines = lines.chain(["", &described.lead, &described.causes]);
    lines.map(|line| format!("{line}\n")).collect()
}
