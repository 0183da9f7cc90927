//! The choice of a name that is another name of a person.

use egui::{Label, Ui};

use super::PeopleCommand;
use crate::library::show_result;
use crate::parts;
use crate::theme::{self, space};
use crate::widgets::BigButton;
use courtyard_library::{Page, People};
use courtyard_text::{Text, describe_record, person_name, say};

/// The other people, one of whom can be chosen.
#[derive(Debug)]
pub(super) struct JoinPage {
    name: String,
    others: Vec<Other>,
}

/// Another person.
#[derive(Debug)]
struct Other {
    /// The name in journals.
    name: String,
    /// The name as it is shown.
    shown: String,
    /// The results, or why this is not the same person.
    about: String,
    /// Whether the two have never sat at one table.
    may_be_same: bool,
}

impl JoinPage {
    pub(super) fn new(text: &Text, people: &People, page: Page) -> JoinPage {
        let main = page.life.name;
        let name = person_name(text, &main);
        let others = people.list().into_iter().filter(|life| life.name != main);
        let others = others.map(|life| {
            let shown = person_name(text, &life.name);
            let games = people.games_together(&main, &life.name);
            let about = match games {
                0 => describe_record(text, life.record),
                _ => say!(text, "person-met", name = &name, other = &shown, games),
            };
            Other {
                name: life.name,
                shown,
                about,
                may_be_same: games == 0,
            }
        });
        let mut others: Vec<Other> = others.collect();
        others.sort_by_key(|other| !other.may_be_same);
        JoinPage { name, others }
    }

    pub(super) fn show(
        &self,
        ui: &mut Ui,
        text: &Text,
        said: Option<&(String, bool)>,
    ) -> Option<PeopleCommand> {
        let mut command = None;
        let title = text.get("person-join");
        let left = parts::titled_page(ui, text, ("person-join", &title), |ui| {
            show_result(ui, said);
            let about = if self.others.is_empty() {
                say!(text, "person-join-none")
            } else {
                say!(text, "person-join-about", name = &self.name)
            };
            ui.add(Label::new(theme::body(about)).wrap());
            ui.add_space(space::S);
            for other in &self.others {
                let button = BigButton::new(&other.shown)
                    .subtitle(Some(other.about.as_str()))
                    .enabled(other.may_be_same);
                if ui.add(button).clicked() {
                    command = Some(PeopleCommand::Join(other.name.clone()));
                }
            }
        });
        left.then_some(PeopleCommand::Back).or(command)
    }
}
