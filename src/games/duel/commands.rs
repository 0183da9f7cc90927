//! `courtyard battle`: computes one battle of *Duel*.

use std::str::FromStr;

use clap::Args;
use serde::Serialize;

use crate::rules::battle::{Force, Misfit, Strength, Verdict, damage};
use crate::rules::pieces::ParseNameError;
use crate::rules::{Duel, Edition, Name, Rules};
use crate::text::{describe_misfit, sum_titled};
use courtyard_cli::house_rule::{self, HouseRule};
use courtyard_cli::{
    Failure, GameCommands, OwnCommand, Printer, Run, STRONG, Status, failed, styled,
};
use courtyard_core::game::{GameType, Preset};
use courtyard_lab::{AnyLab, LabGame, SeatsBots};
use courtyard_text::{SumTerm, Text, say};

impl GameCommands for Duel {
    const COMMAND: Option<OwnCommand> = Some(OwnCommand::new::<BattleArgs>(
        "battle",
        "Adds up one battle of Duel, term by term; no session needed",
    ));

    const LAB: Option<&'static dyn AnyLab> = Some(&GameType::<Duel>::NEW);

    const BOTS: Option<&'static dyn SeatsBots<Duel>> = <Duel as LabGame>::SEATS;
}

/// The arguments of `battle`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard battle --attacker Q+10+3 --defender K+7+2
  courtyard battle --attacker 9 --defender K --json
  courtyard battle --attacker K+10
  courtyard battle --attacker ally-K+8 --defender 8 --rule hidden_ally=true --rule tie=draw

A card is a rank (A, 2 to 10, J, Q, K), with a suit (s, h, d, c) or without: suits never matter.
Each rank says what the card is: a Warlord (K, Q, J), an Army (10 to 4) or a Support card (3, 2).
Exit status 1: the battle breaks a rule. 2: the arguments cannot be understood.")]
pub struct BattleArgs {
    /// The attacker's cards, an Army card among them
    #[arg(long, value_name = "CARDS")]
    attacker: Cards,
    /// The defender's cards; without them, there is no defence
    #[arg(long, value_name = "CARDS")]
    defender: Option<Cards>,
    /// A house rule by its name in a journal, such as tie=draw; may be given several times
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = house_rule::parse)]
    rules: Vec<HouseRule>,
    /// Print the sums as JSON
    #[arg(long)]
    json: bool,
}

/// Cards with a `+` between them.
#[derive(Debug, Clone)]
struct Cards(Vec<Name>);

impl FromStr for Cards {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Cards, ParseNameError> {
        text.split('+')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Cards)
    }
}

impl Run for BattleArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let rules: Rules = house_rule::rules(text, Edition::Csatho.name(), &self.rules)?;
        let broken = |misfit: Misfit| failed(text, Status::Broken, &describe_misfit(text, &misfit));
        let attack = Force::attacking(&rules, &self.attacker.0).map_err(broken)?;
        let defence = self.defender.map_or_else(Vec::new, |cards| cards.0);
        let defence = Force::defending(&rules, &defence).map_err(broken)?;
        let strengths = [attack, defence].map(|force| force.strength(&rules));
        let [attack, defence] = strengths.each_ref().map(Strength::total);
        let outcome = Verdict::of(attack, defence);
        let damage = damage(&rules, attack, defence);
        if self.json {
            let [attacker, defender] = strengths.map(|terms| SideSum {
                total: terms.total(),
                terms,
            });
            return printer.print_json(&Sums {
                attacker,
                defender,
                outcome,
                damage,
            });
        }
        let mut page = house_rule::heading::<Duel>(text, &rules);
        let titles = ["duel-battle-attacker", "duel-battle-defender"];
        for (key, strength) in titles.into_iter().zip(&strengths) {
            page += &side(text, say!(text, key), strength);
            page.push('\n');
        }
        let key = match (outcome, outcome.is_thwarted(&rules)) {
            (Verdict::Attacker, _) => "duel-battle-won",
            (Verdict::Defender, _) => "duel-battle-thwarted",
            (Verdict::Tie, true) => "duel-battle-thwarted-tie",
            (Verdict::Tie, false) => "duel-battle-tie",
        };
        let sentence = text.with(
            key,
            &[
                ("damage", damage.into()),
                ("attack", attack.into()),
                ("defence", defence.into()),
            ],
        );
        page += &styled(STRONG, sentence.into_owned());
        page.push('\n');
        printer.print(&page)
    }
}

/// The battle as `--json` prints it.
#[derive(Serialize)]
struct Sums {
    attacker: SideSum,
    defender: SideSum,
    outcome: Verdict,
    damage: u16,
}

#[derive(Serialize)]
struct SideSum {
    terms: Strength,
    total: u16,
}

/// One side, a term per line, the total last.
fn side(text: &Text, title: String, strength: &Strength) -> String {
    let sum = sum_titled(text, title, strength);
    let total = SumTerm {
        name: say!(text, "calculator-total"),
        value: sum.total,
    };
    let lines: Vec<&SumTerm> = sum.terms.iter().chain([&total]).collect();
    let lengths = lines.iter().map(|line| line.name.chars().count());
    let (names, values) = (lengths.max().unwrap_or(0), sum.total.to_string().len());
    let mut page = format!("{}\n", sum.title);
    for SumTerm { name, value } in lines {
        page += &format!("  {name:names$}  {value:>values$}\n");
    }
    page
}
