//! `courtyard lab ladder`: bots play their neighbours until a sequential test decides.

use std::convert::Infallible;
use std::sync::atomic::Ordering;

use clap::Args;
use serde::Serialize;

use super::{Setting, plan_fault, stop_flag};
use crate::output::Output;
use crate::parallel::{Progress, map_on_threads};
use crate::{Failure, Printer, Run, Status};
use courtyard_lab::Plan;
use courtyard_lab::ladder::{Decision, ELO, Pairs};
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
        let stopped = stop_flag();
        for (weaker, stronger) in self.bots.iter().zip(&self.bots[1..]) {
            let plan = Plan {
                seed: self.setting.seed,
                bots: vec![stronger.clone(), weaker.clone()],
                players: Some(2),
                rules: vec![self.setting.rule_set(printer)],
            };
            let opened = lab.open(&plan);
            let opened = opened.map_err(|fault| plan_fault(printer, &fault))?;
            let mut pairs = Pairs::default();
            // Pairs are judged in their order, whichever thread has played them.
            let chunk = 2 * self.setting.jobs();
            let mut from = 0;
            let progress = Progress::new();
            while from < self.pairs
                && pairs.decision() == Decision::Open
                && !stopped.load(Ordering::Relaxed)
            {
                let to = (from + chunk).min(self.pairs);
                let play = |number| Ok::<usize, Infallible>(opened.pair(number));
                let Ok(scores) = map_on_threads(self.setting.jobs(), from..to, play);
                for score in scores {
                    if pairs.decision() == Decision::Open {
                        pairs.add(score);
                    }
                }
                from = to;
                progress.show(|| say!(text, "lab-ladder-progress", pairs = from));
            }
            drop(progress);
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
            let json = serde_json::json!({"game": self.setting.game, "seed": self.setting.seed, "ladder": rungs});
            return self.output.write_json(printer, &json);
        }
        let lines = rungs.iter().map(|rung| line(printer, rung) + "\n");
        self.output.write(printer, &lines.collect::<String>())
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
        pairs = grouped(text, rung.pairs.count() as usize)
    );
    format!("{result} {decision}")
}
