//! The results of two people against each other.

use egui::{Label, Ui};

use super::person::{Figures, chance, results, show_figures};
use super::{PageName, PeopleCommand, buttons};
use crate::parts;
use crate::theme::{self, space};
use courtyard_library::{Opponent, Page};
use courtyard_text::{Text, describe_against, describe_chance_against, person_name, say};

/// The results of one person against another, as the first one sees them.
#[derive(Debug)]
pub(super) struct AgainstPage {
    name: String,
    opponent: Opponent,
    /// The figures of the games together about both, once they are counted.
    figures: Option<[Figures; 2]>,
}

impl AgainstPage {
    /// The results against the person with this main name; `None` if the two have finished no game together.
    pub(super) fn new(page: Page, other: &str) -> Option<AgainstPage> {
        let mut opponents = page.opponents.into_iter();
        Some(AgainstPage {
            opponent: opponents.find(|opponent| opponent.name == other)?,
            name: page.life.name,
            figures: None,
        })
    }

    /// The main names of both.
    pub(super) fn names(&self) -> [&str; 2] {
        [&self.name, &self.opponent.name]
    }

    /// Shows the games' figures, which `make` returns, unless they are shown already.
    pub(super) fn show_figures(&mut self, make: impl Fn(&str) -> Figures) {
        let names = [&self.name, &self.opponent.name];
        self.figures
            .get_or_insert_with(|| names.map(|name| make(name)));
    }

    pub(super) fn show(&self, ui: &mut Ui, text: &Text) -> Option<PeopleCommand> {
        let opponent = &self.opponent;
        let names = self.names();
        let [zero, one] = names.map(|name| person_name(text, name));
        let title = say!(text, "title", zero = &zero, one = &one);
        let mut command = None;
        let left = parts::titled_page(ui, text, (&title, &title), |ui| {
            parts::note(ui, say!(text, "person-side", name = &zero));
            results(ui, text, opponent.record, &opponent.row);
            for sentence in describe_against(text, opponent) {
                ui.add(Label::new(theme::body(sentence)).wrap());
            }
            parts::note(ui, text.get("person-ahead-note"));
            ui.add_space(space::L);
            parts::section(ui, text.get("person-strength-title"));
            for (game, estimate) in &opponent.chances {
                let sentence = describe_chance_against(text, names, game, estimate.as_ref());
                chance(ui, sentence, estimate.as_ref());
            }
            if opponent.chances.iter().any(|(_, chance)| chance.is_some()) {
                parts::note(ui, text.get("person-strength-note"));
            }
            for (name, figures) in names.iter().zip(self.figures.iter().flatten()) {
                let name = person_name(text, name);
                show_figures(ui, figures, |game| text.language().labelled(&name, game));
            }
            ui.add_space(space::L);
            let person = buttons(ui, text, &names.map(String::from));
            command = person.map(|name| PeopleCommand::To(PageName::Person(name)));
        });
        left.then_some(PeopleCommand::Back).or(command)
    }
}
