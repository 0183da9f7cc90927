//! `courtyard story`: who was ahead when, and what turned the game.

use std::any::Any;
use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::Args;
use serde::Serialize;

use super::input::{CutOff, Input, read_session};
use super::parallel::{Progress, processors};
use super::{Failure, Printer, STRONG, Status, styled};
use courtyard_core::game::Outcome;
use courtyard_lab::story::{Chronicle, Estimation, PLAYOUTS, Story};
use courtyard_library::{Progress as Steps, Shelf};
use courtyard_session::journal::Opened;
use courtyard_text::{DescribedSession, DescribedStory, Text, describe_chance, say};

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

impl StoryArgs {
    pub(super) fn run(
        self,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure> {
        let text = &printer.text;
        let Some(file) = &self.file else {
            let all = AllStories::of(printer, data_dir)?;
            return match self.json {
                true => printer.print_json(&all),
                false => printer.print(&all.describe(text)),
            };
        };
        let session = read_session(printer, file, CutOff::Warn);
        let session = session.map_err(|trouble| trouble.failure(printer, file))?;
        let story = story_of(printer, file, &*session, self.playouts)?;
        match self.json {
            true => printer.print_json(&story),
            false => printer.print(&describe(text, &*session, &story)),
        }
    }
}

/// Number of playouts at the start of a turn for the numbers over all games.
const FEW: u64 = 40;

/// The stories of all saved games that one player has won.
#[derive(Debug, Default, Serialize)]
struct AllStories {
    games: u64,
    /// Games with a leader at the start of the middle turn.
    half_time_leads: u64,
    /// Those that the leader won.
    half_time_leads_won: u64,
    largest_comeback: Option<Comeback>,
}

/// The lowest chance of a player who won.
#[derive(Debug, Serialize)]
struct Comeback {
    file: String,
    player: String,
    turn: u32,
    chance: f64,
}

impl AllStories {
    fn of(printer: &Printer, data_dir: Option<PathBuf>) -> Result<AllStories, Failure> {
        let library = printer.library(data_dir)?;
        let progress = Steps::default();
        let stories = library.open_all(&Shelf::KEPT, &progress, |all, found, opened| {
            let story = opened.ok().and_then(|opened| won(printer, opened));
            if let Some((session, story)) = story {
                AllStories::add(all, &found.path, &*session, &story);
            }
        });
        let parts = stories.map_err(|error| printer.no_library(error))?;
        Ok(parts
            .into_iter()
            .fold(AllStories::default(), AllStories::and))
    }

    fn add(&mut self, path: &Path, session: &dyn DescribedSession, story: &Story) {
        let winner = session.outcome().and_then(Outcome::winner);
        let Some(winner) = winner else {
            return;
        };
        self.games += 1;
        if let Some(leader) = story.leader_at_half_time() {
            self.half_time_leads += 1;
            self.half_time_leads_won += u64::from(leader == winner.number());
        }
        let lowest = story.lowest(winner.number()).map(|entry| Comeback {
            file: path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into(),
            player: session.header().players[winner].clone(),
            turn: entry.turn,
            chance: entry.chance[winner.number()],
        });
        self.largest_comeback = lower(self.largest_comeback.take(), lowest);
    }

    fn and(self, other: AllStories) -> AllStories {
        AllStories {
            games: self.games + other.games,
            half_time_leads: self.half_time_leads + other.half_time_leads,
            half_time_leads_won: self.half_time_leads_won + other.half_time_leads_won,
            largest_comeback: lower(self.largest_comeback, other.largest_comeback),
        }
    }

    fn describe(&self, text: &Text) -> String {
        let mut page = say!(
            text,
            "story-half-time",
            won = self.half_time_leads_won,
            leads = self.half_time_leads,
            games = self.games
        );
        page.push('\n');
        if let Some(comeback) = &self.largest_comeback {
            page += &say!(
                text,
                "story-comeback",
                player = &comeback.player,
                file = &comeback.file,
                turn = comeback.turn,
                chance = describe_chance(text, comeback.chance)
            );
            page.push('\n');
        }
        page
    }
}

/// The larger of two comebacks. Equal ones are ordered by their files, so that the order of reading changes nothing.
fn lower(one: Option<Comeback>, other: Option<Comeback>) -> Option<Comeback> {
    let order = |a: &Comeback, b: &Comeback| {
        let chances = a.chance.total_cmp(&b.chance);
        chances.then_with(|| a.file.cmp(&b.file))
    };
    one.into_iter().chain(other).min_by(order)
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
    let mut estimation = Estimation::new(&*chronicle, FEW);
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
