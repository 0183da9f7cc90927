//! `courtyard story`: who was ahead when, and what turned the game.

use std::any::Any;
use std::sync::Mutex;

use clap::Args;

use super::input::{CutOff, Input, read_session};
use super::parallel::{Progress, processors};
use super::{Failure, Printer, STRONG, Status, styled};
use courtyard_lab::story::{Chronicle, Estimation, PLAYOUTS, Story};
use courtyard_text::{DescribedSession, DescribedStory, Text, say};

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
    /// Number of games that bots play on from the table at the start of each turn
    #[arg(long, value_name = "N", default_value_t = PLAYOUTS, value_parser = clap::value_parser!(u64).range(10..=100_000))]
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
        let story = story_of(printer, &self.file, &*session, self.playouts)?;
        match self.json {
            true => printer.print_json(&story),
            false => printer.print(&describe(text, &*session, &story)),
        }
    }
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
        let game = say!(printer.text, "lab-left-out", game = &session.header().game);
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
    let work = || {
        loop {
            let next = locked().next(chronicle);
            let Some(part) = next else {
                return;
            };
            let sums = chronicle.play(&part);
            let mut estimation = locked();
            estimation.take(&part, sums.as_deref());
            let (done, all) = estimation.progress();
            shown.show(|| say!(printer.text, "story-progress", done = done, all = all));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..processors() {
            scope.spawn(work);
        }
        work();
    });
    estimation.into_inner().expect("no thread panics with it")
}

/// The story in words: who was ahead at the start of each turn, the turning points, and a summary.
fn describe(text: &Text, session: &dyn DescribedSession, story: &Story) -> String {
    let players = &session.header().players;
    let told = DescribedStory::new(text, players, story, |n| session.line(text, n));
    let mut page = String::new();
    for line in &told.turns {
        page += line;
        page.push('\n');
    }
    page.push('\n');
    page += &styled(STRONG, text.get("story-turning-points"));
    page.push('\n');
    for sentence in told.turning_points_or_none(text) {
        page += &sentence;
        page.push('\n');
    }
    page.push('\n');
    for sentence in [&told.lead, &told.causes] {
        page += sentence;
        page.push('\n');
    }
    page
}
