//! `courtyard people` and `courtyard person`.

use clap::Args;
use serde_json::Map;

use super::stats::printed;
use super::{Failure, Printer, Run, STRONG, Status, short_name, styled};
use courtyard_core::person::Person;
use courtyard_library::{Library, Page, People, Progress};
use courtyard_text::export::Separator;
use courtyard_text::{
    count_people, describe_figures, describe_library, describe_page, describe_people, people_csv,
    person_csv, person_name, say,
};

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
  courtyard person Ana --csv > ana.csv
  courtyard person Ana --also Annie
  courtyard person Ana --separate Annie
  courtyard person Mraia --rename Maria

With --also, two names are one person in all counts, and the journals keep both names. With --rename,
the name is corrected in all journals, also in the archive and the trash.
A chance to win is estimated from all results of a game, also those of other people. The numbers in
parentheses contain the true chance in 95 of 100 cases. Fewer than 8 games together are too few.")]
pub struct PersonArgs {
    /// The person's name, in any spelling
    #[arg(value_name = "NAME")]
    name: String,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
    /// Print the games as comma-separated values
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Count the games of this name as this person's too
    #[arg(long, value_name = "OTHER", group = "change", conflicts_with_all = ["json", "csv"])]
    also: Option<String>,
    /// Count the games of this name as another person's again
    #[arg(long, value_name = "OTHER", group = "change", conflicts_with_all = ["json", "csv"])]
    separate: Option<String>,
    /// Correct the name in all journals
    #[arg(long, value_name = "NEW", group = "change", conflicts_with_all = ["json", "csv"])]
    rename: Option<String>,
}

impl Run for PeopleArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let people = printer.library()?.people()?;
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

impl PersonArgs {
    /// Changes the person's names as requested, and returns a sentence about it; `None` if nothing was requested.
    fn change(
        &self,
        printer: &Printer,
        library: &Library,
        people: &People,
        page: &Page,
    ) -> Result<Option<String>, Failure> {
        let text = &printer.text;
        let name = person_name(text, &page.life.name);
        if let Some(other) = &self.also {
            let Some(joined) = people.page(other) else {
                return Err(unknown(printer, other));
            };
            let shown = person_name(text, other);
            let games = people.games_together(&self.name, other);
            if joined.life.name != page.life.name && games > 0 {
                let sentence = say!(text, "person-met", name, other = shown, games);
                return Err(printer.error(&sentence));
            }
            // The usual spelling, unless the name is to become the main one.
            let main = if is_same(&self.name, &page.life.name) {
                &page.life.name
            } else {
                &self.name
            };
            library.change_aliases(|aliases| aliases.join(main, other))?;
            return Ok(Some(say!(text, "person-joined", name, other = shown)));
        }
        if let Some(other) = &self.separate {
            let shown = person_name(text, other);
            let is_joined = page.joined.iter().any(|joined| is_same(joined, other));
            if !is_joined {
                return Err(printer.error(&say!(text, "person-not-joined", name, other = shown)));
            }
            library.change_aliases(|aliases| aliases.separate(other))?;
            return Ok(Some(say!(text, "person-separated", name, other = shown)));
        }
        let Some(new) = &self.rename else {
            return Ok(None);
        };
        let renamed = library.rename_everywhere(&self.name, new)?;
        for (path, error) in &renamed.failed {
            let file = path.display().to_string();
            let message = describe_library(text, error);
            printer.complain(&say!(text, "cli-failure", file, message));
        }
        let name = person_name(text, new);
        let count = renamed.journals;
        let sentence = say!(text, "person-renamed", name, count);
        if renamed.failed.is_empty() {
            Ok(Some(sentence))
        } else {
            Err(printer.error(&sentence))
        }
    }
}

/// Whether two names are spellings of one.
fn is_same(one: &str, other: &str) -> bool {
    Person::named(one) == Person::named(other)
}

/// The failure that nobody with this name has finished a game.
fn unknown(printer: &Printer, name: &str) -> Failure {
    let name = short_name(name);
    printer.error(&say!(printer.text, "person-unknown", name))
}

impl Run for PersonArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library()?;
        let people = library.people()?;
        let Some(page) = people.page(&self.name) else {
            return Err(unknown(printer, &self.name));
        };
        if let Some(sentence) = self.change(printer, &library, &people, &page)? {
            return printer.print(&format!("{sentence}\n"));
        }
        if self.csv {
            let games = people.games_by(&self.name);
            let table = person_csv(Separator::of(text), &games);
            return printer.print_raw(&table.map_err(|e| printer.unwritten(&e))?);
        }
        let name = &page.life.name;
        let names = vec![name.clone()];
        let counted = count_people(text.games(), &library, names, &Progress::default())?;
        if self.json {
            let mut object = page.to_json();
            let person = Person::named(name);
            let figures = counted.iter().filter_map(|statistics| {
                let figures = statistics.person_json(&person)?;
                Some((statistics.game().to_owned(), figures))
            });
            object["figures"] = figures.collect::<Map<_, _>>().into();
            return printer.print_json(&object);
        }
        let described = describe_page(text, &page);
        let title = styled(STRONG, &described.name);
        let sentences = [title].into_iter().chain(described.sentences);
        let figures = describe_figures(text, &counted, name).into_iter();
        let figures = figures.flat_map(|(game, figures)| {
            let title = styled(STRONG, game);
            [String::new(), title].into_iter().chain(figures)
        });
        let sentences = sentences.chain(figures);
        let sentences: String = sentences.map(|line| format!("{line}\n")).collect();
        let tables = described.tables.iter().map(printed);
        let all: Vec<String> = std::iter::once(sentences).chain(tables).collect();
        printer.print(&all.join("\n"))
    }
}
