//! `courtyard print`.

use clap::Args;

use super::house_rule::{self, HouseRule};
use super::output::Output;
use super::{Failure, Printer, Run, Status, name_of};
use courtyard_print::{Pages, Paper};
use courtyard_text::AidKind;

/// The arguments of `print`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard print --game dueling-nobles -o reference.pdf
  courtyard print --game duel --what mat --paper letter -o mat.pdf
  courtyard print --game dueling-nobles --edition duelo --rule recruit_cost=4 -o ours.pdf
  courtyard print --game noble-hearts --what sheet --language es -o hoja.pdf

The file is a PDF of one page in black and white.")]
pub struct Print {
    /// The game
    #[arg(long, value_name = "GAME")]
    game: String,
    /// The edition of the rules; by default the game's first one
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// A house rule by its name in a journal, such as `recruit_cost=4`; may be given several times
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = house_rule::parse)]
    rules: Vec<HouseRule>,
    /// The rules on one page, a player's places for cards and markers, or a table for an evening's results
    #[arg(long, value_name = "AID", default_value = "reference", value_parser = name_of::<AidKind>())]
    what: AidKind,
    /// The size of the paper
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = name_of::<Paper>())]
    paper: Paper,
    #[command(flatten)]
    output: Output,
}

impl Run for Print {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let game = printer.named_game(&self.game)?;
        let house = self.rules.into_iter().collect();
        let aid = game.aid(
            &printer.text,
            self.edition.as_deref(),
            &house,
            self.what,
            &[],
        );
        let aid = aid.map_err(|why| printer.error(&why))?;
        let document = Pages::new(&aid, self.paper).pdf();
        self.output.fill(printer, |out| out.write_all(&document))
    }
}
