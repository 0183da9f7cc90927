//! The results of two people against each other.

use egui::{Label, Ui};

use super::person::{chance, results};
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
}

impl AgainstPage {
    /// The results against the person with this main name; `None` if the two have finished no game together.
    pub(super) fn new(page: Page, other: &str) -> Option<AgainstPage> {
        let mut opponents = page.opponents.into_iter();
        Some(AgainstPage {
            opponent: opponents.find(|opponent| opponent.name == other)?,
            name: page.life.name,
        })
    }

    pub(super) fn show(&self, ui: &mut Ui, text: &Text) -> Option<PeopleCommand> {
        let opponent = &self.opponent;
        let names = [&self.name, &opponent.name];
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
                let names = names.map(String::as_str);
                let sentence = describe_chance_against(text, names, game, estimate.as_ref());
                chance(ui, sentence, estimate.as_ref());
            }
            if opponent.chances.iter().any(|(_, chance)| chance.is_some()) {
                parts::note(ui, text.get("person-strength-note"));
            }
            ui.add_space(space::L);
            let person = buttons(ui, text, &names.map(String::clone));
            command = person.map(|name| PeopleCommand::To(PageName::Person(name)));
        });
        left.then_some(PeopleCommand::Back).or(command)
    }
}
