//! `courtyard people` and `courtyard person`.

use clap::Args;

use super::stats::printed;
use super::{Failure, Printer, Run, STRONG, Status, short_name, styled};
use courtyard_library::People;
use courtyard_text::export::Separator;
use courtyard_text::{describe_page, describe_people, people_csv, say};

/// The arguments of `people`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard people
  courtyard people --json
  courtyard people --csv > people.csv

Counts finished games, also archived ones, each once. Samples, bots and players without a name are
left out.")]
pub struct PeopleArgs {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
    /// Print the list as comma-separated values
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// The arguments of `person`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard person Ana
  courtyard person ana --json

A chance to win is estimated from all results of a game, also those of other people. The numbers in
parentheses contain the true chance in 95 of 100 cases. Fewer than 8 games together are too few.")]
pub struct PersonArgs {
    /// The person's name, in any spelling
    #[arg(value_name = "NAME")]
    name: String,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
}

/// The people in the library.
fn people(printer: &Printer) -> Result<People, Failure> {
    Ok(People::of(&printer.library()?.kept()?))
}

impl Run for PeopleArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let people = people(printer)?;
        if self.json {
            return printer.print_json(&people.to_json());
        }
        let all = people.list();
        if self.csv {
            let table = people_csv(Separator::of(text), &all).map_err(|e| printer.unwritten(&e))?;
            return printer.print_raw(&table);
        }
        match describe_people(text, &all) {
            Some(table) => printer.print(&printed(&table)),
            None => printer.print(&format!("{}\n", text.get("people-none"))),
        }
    }
}

impl Run for PersonArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let Some(page) = people(printer)?.page(&self.name) else {
            let name = short_name(&self.name);
            return Err(printer.error(&say!(text, "person-unknown", name)));
        };
        if self.json {
            return printer.print_json(&page.to_json());
        }
        let described = describe_page(text, &page);
        let title = styled(STRONG, &described.name);
        let sentences = [title].into_iter().chain(described.sentences);
        let sentences: String = sentences.map(|line| format!("{line}\n")).collect();
        let tables = described.tables.iter().map(printed);
        let all: Vec<String> = std::iter::once(sentences).chain(tables).collect();
        printer.print(&all.join("\n"))
    }
}
