//! `courtyard lab ladder`: bots play their neighbours until a sequential test decides.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use clap::Args;
use serde::Serialize;

use super::{Setting, plan_fault, refused_by_system};
use crate::output::Output;
use crate::parallel::{Progress, each_on_threads, stop_flag};
use crate::{Failure, Printer, Run, Status};
use courtyard_lab::ladder::{Decision, ELO, Pairs};
use courtyard_lab::{Laboratory, Plan};
use courtyard_text::{decimal, grouped, say};

/// The arguments of `lab ladder`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard lab ladder --game dueling-nobles
  courtyard lab ladder --game duel --bots search:200,search:400")]
pub struct Ladder {
    #[command(flatten)]
    setting: Setting,
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

impl Run for Ladder {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let lab = self.setting.lab(printer)?;
        if self.bots.len() < 2 {
            return Err(printer.error(&text.get("lab-ladder-bots")));
        }
        self.output.check(printer)?;
        let mut rungs = Vec::new();
        let failed = |error| refused_by_system(printer, &error);
        let stopped = stop_flag().map_err(failed)?;
        for (weaker, stronger) in self.bots.iter().zip(&self.bots[1..]) {
            let plan = Plan {
                seed: self.setting.seed,
                bots: vec![stronger.clone(), weaker.clone()],
                players: Some(2),
                rules: vec![self.setting.rule_set(printer)],
            };
            let opened = lab.open(&plan);
            let opened = opened.map_err(|fault| plan_fault(printer, &fault))?;
            let opened: Arc<dyn Laboratory> = opened.into();
            let mut pairs = Pairs::default();
            let progress = Progress::new();
            let done = Cell::new(0);
            // Pairs are judged in their order, whichever thread has played them.
            let mut played = BTreeMap::new();
            let take = |number, score| {
                played.insert(number, score);
                while let Some(score) = played.remove(&pairs.count()) {
                    pairs.add(score);
                    if pairs.decision() != Decision::Open {
                        return false;
                    }
                }
                done.set(pairs.count());
                true
            };
            let tick = || {
                progress.show(|time| {
                    let pairs = grouped(text, done.get() as usize);
                    say!(text, "lab-ladder-progress", pairs, time)
                });
            };
            let jobs = self.setting.jobs();
            let work = move |number| opened.pair(number);
            each_on_threads(jobs, 0..self.pairs, &stopped, work, take, tick).map_err(failed)?;
            drop(progress);
            rungs.push(Rung {
                bots: [stronger.clone(), weaker.clone()],
                pairs,
                score: pairs.score(),
                error: pairs.error(),
                log_ratio: pairs.log_ratio(ELO),
                decision: pairs.decision(),
            });
            if stopped.load(Ordering::Relaxed) {
                break;
            }
        }
        let written = if self.json {
            let (game, seed) = (&self.setting.game, self.setting.seed);
            let json = serde_json::json!({"game": game, "seed": seed, "ladder": rungs});
            self.output.write_json(printer, &json)?
        } else {
            let lines = rungs.iter().map(|rung| line(printer, rung) + "\n");
            self.output.write(printer, &lines.collect::<String>())?
        };
        if !stopped.load(Ordering::Relaxed) {
            return Ok(written);
        }
        printer.warn(&text.get("lab-interrupted"));
        Ok(Status::Stopped)
    }
}

fn line(printer: &Printer, rung: &Rung) -> String {
    let text = &printer.text;
    let [first, second] = &rung.bots;
    let decision = text.sentence("lab-ladder", &rung.decision).finish();
    let result = say!(
        text,
        "lab-ladder-result",
        first,
        second,
        score = decimal(text, 100.0 * rung.score, 1),
        error = decimal(text, 100.0 * rung.error, 1),
        pairs = grouped(text, rung.pairs.count() as usize),
        count = rung.pairs.count()
    );
    format!("{result} {decision}")
}
