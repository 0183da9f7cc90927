//! `courtyard lab ladder`: bots play their neighbours until a sequential test decides.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use serde::Serialize;

use super::{edition_of, game, plan_fault, stop_flag, told};
use crate::house_rule::{self, HouseRule};
use crate::output::Output;
use crate::{Failure, Printer, Status};
use courtyard_lab::ladder::{Decision, ELO, Pairs};
use courtyard_lab::{Laboratory, Plan, RuleSet};
use courtyard_text::{decimal, grouped, say};

/// The arguments of `lab ladder`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard lab ladder --game dueling-nobles
  courtyard lab ladder --game duel --bots search:200,search:400")]
pub struct Ladder {
    /// The game's id
    #[arg(long, value_name = "GAME")]
    game: String,
    /// The edition, if not the default one
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// A house rule by its name in a journal, such as `queen_bonus=4`; may be given several times
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    rules: Vec<HouseRule>,
    /// The bots, the weakest first: each plays the one before it
    #[arg(
        long,
        value_name = "A,B…",
        value_delimiter = ',',
        default_value = "random,greedy,search",
        num_args = 1..,
    )]
    bots: Vec<String>,
    /// The most pairs of games between two bots
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,
    /// The seed of all chance: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads, if not that of the processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    jobs: Option<u64>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: Output,
}

/// The result of two bots.
#[derive(Debug, Serialize)]
struct Rung {
    /// The stronger bot, as is to be shown, and the other.
    bots: [String; 2],
    pairs: Pairs,
    score: f64,
    error: f64,
    log_ratio: f64,
    decision: Decision,
}

impl Ladder {
    pub(super) fn run(
        self,
        printer: &Printer,
        data_dir: Option<PathBuf>,
    ) -> Result<Status, Failure> {
        let text = &printer.text;
        let lab = game(printer, &self.game)?;
        if self.bots.len() < 2 {
            return Err(told(printer, text.get("lab-ladder-bots").into_owned()));
        }
        let mut rungs = Vec::new();
        let stopped = stop_flag();
        for (weaker, stronger) in self.bots.iter().zip(&self.bots[1..]) {
            let plan = Plan {
                seed: self.seed,
                bots: vec![stronger.clone(), weaker.clone()],
                players: Some(2),
                rules: vec![RuleSet {
                    edition: edition_of(printer, &self.game, self.edition.as_deref()),
                    rules: house_rule::by_name(&self.rules),
                }],
            };
            let opened = lab.open(&plan);
            let opened = opened.map_err(|fault| told(printer, plan_fault(text, &fault)))?;
            let mut pairs = Pairs::default();
            // Pairs are judged in their order, whichever thread has played them.
            let chunk = 2 * self.jobs.unwrap_or_else(super::threads);
            let mut from = 0;
            while from < self.pairs
                && pairs.decision() == Decision::Open
                && !stopped.load(Ordering::Relaxed)
            {
                let to = (from + chunk).min(self.pairs);
                for score in play(&*opened, from..to) {
                    if pairs.decision() == Decision::Open {
                        pairs.add(score);
                    }
                }
                from = to;
                if std::io::stderr().is_terminal() {
                    let line = say!(text, "lab-ladder-progress", pairs = from);
                    let _ = write!(std::io::stderr(), "\r{line}");
                }
            }
            if std::io::stderr().is_terminal() {
                let _ = write!(std::io::stderr(), "\r\x1b[K");
            }
            rungs.push(Rung {
                bots: [stronger.clone(), weaker.clone()],
                pairs,
                score: pairs.score(),
                error: pairs.error(),
                log_ratio: pairs.log_ratio(ELO),
                decision: pairs.decision(),
            });
        }
        if self.json {
            let json = serde_json::json!({"game": self.game, "seed": self.seed, "ladder": rungs});
            let json = serde_json::to_string_pretty(&json);
            let json = json.map_err(|error| printer.unwritten(&error))?;
            return self.output.write(printer, data_dir, &(json + "\n"));
        }
        let lines = rungs.iter().map(|rung| line(printer, rung) + "\n");
        self.output
            .write(printer, data_dir, &lines.collect::<String>())
    }
}

fn line(printer: &Printer, rung: &Rung) -> String {
    let text = &printer.text;
    let [first, second] = &rung.bots;
    let key = match rung.decision {
        Decision::Stronger => "lab-ladder-stronger",
        Decision::NotStronger => "lab-ladder-not-stronger",
        Decision::Open => "lab-ladder-open",
    };
    let result = say!(
        text,
        "lab-ladder-result",
        first = first,
        second = second,
        score = decimal(text, 100.0 * rung.score, 1),
        error = decimal(text, 100.0 * rung.error, 1),
        pairs = grouped(text, rung.pairs.count() as usize)
    );
    format!("{result} {}", text.get(key))
}

/// Plays these pairs on as many threads, and returns their scores in order.
fn play(lab: &dyn Laboratory, pairs: std::ops::Range<u64>) -> Vec<usize> {
    let next = AtomicU64::new(pairs.start);
    let scores = Mutex::new(vec![0; (pairs.end - pairs.start) as usize]);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pairs.end {
                break;
            }
            let score = lab.pair(number);
            scores.lock().expect("no thread panics with it")[(number - pairs.start) as usize] =
                score;
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..(pairs.end - pairs.start).div_ceil(2) {
            scope.spawn(work);
        }
        work();
    });
    scores.into_inner().expect("no thread panics with it")
}
