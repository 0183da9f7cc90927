//! The list of all people.

use egui::{Align, Label, Layout, TextStyle, Ui, vec2};

use super::{PageName, PeopleCommand};
use crate::parts;
use crate::theme::{self, TextRole, size, space};
use crate::widgets::{self, Icon, Row};
use courtyard_core::person::Person;
use courtyard_library::{Life, Mark};
use courtyard_text::{Text, describe_record, person_name};

/// Maximum number of people without a search field.
const FEW: usize = 8;

/// The list of all people, those with the most games first.
#[derive(Debug)]
pub(super) struct ListPage {
    people: Vec<Listed>,
}

/// A person in the list.
#[derive(Debug)]
struct Listed {
    /// The name in journals.
    name: String,
    /// The name as it is shown.
    shown: String,
    /// The results in a sentence.
    record: String,
    row: Vec<Mark>,
}

impl ListPage {
    pub(super) fn new(text: &Text, people: Vec<Life>) -> ListPage {
        let people = people.into_iter().map(|life| Listed {
            shown: person_name(text, &life.name),
            record: describe_record(text, life.record),
            name: life.name,
            row: life.row,
        });
        ListPage {
            people: people.collect(),
        }
    }

    pub(super) fn show(
        &self,
        ui: &mut Ui,
        text: &Text,
        search: &mut String,
    ) -> Option<PeopleCommand> {
        parts::whole_page(ui, |ui| {
            let command = self.head(ui, text);
            if self.people.len() > FEW {
                let [name, hint] = ["choose-player-search", "choose-player-hint"];
                parts::field(ui, search, &text.get(name), &text.get(hint));
            } else {
                search.clear();
            }
            if !theme::is_cramped(ui) {
                parts::note(ui, text.get("people-note"));
                ui.add_space(space::XS);
            }
            command.or(self.rows(ui, text, search))
        })
    }

    /// The back button, the title, and the export.
    fn head(&self, ui: &mut Ui, text: &Text) -> Option<PeopleCommand> {
        let mut command = None;
        ui.horizontal(|ui| {
            if widgets::icon_button(ui, Icon::Back, &text.get("back")).clicked() {
                command = Some(PeopleCommand::Back);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let export = text.get("people-export");
                if !self.people.is_empty() && widgets::named_icon(ui, Icon::Share, &export) {
                    command = Some(PeopleCommand::To(PageName::Export(None)));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let title = theme::heading(text.get("people-title"));
                    parts::headed(ui, 1, Label::new(title).truncate());
                });
            });
        });
        command
    }

    fn rows(&self, ui: &mut Ui, text: &Text, search: &str) -> Option<PeopleCommand> {
        if self.people.is_empty() {
            ui.add(Label::new(theme::body(text.get("people-none"))).wrap());
            return None;
        }
        let part = Person::named(search);
        let fits = |person: &&Listed| Person::named(&person.shown).contains(&part);
        let found: Vec<&Listed> = self.people.iter().filter(fits).collect();
        let lines = if ui.available_width() < size::DESCRIBED_ACTIONS * TextRole::Body.size(ui) {
            3
        } else if ui.available_width() < size::COLUMN {
            2
        } else {
            1
        };
        let mut tapped = None;
        parts::rows(ui, "people", lines, found.len(), None, |ui, n| {
            let person = found[n];
            let label = text.language().labelled(&person.shown, &person.record);
            let row = Row {
                title: &person.shown,
                about: &person.record,
                above: false,
                lines,
                label: &label,
                chosen: false,
                soft: false,
            };
            let size = vec2(ui.available_width(), Row::height(ui, lines));
            let place = ui.push_id(n, |ui| ui.allocate_ui(size, |ui| widgets::row(ui, row)));
            let response = place.inner.inner;
            let words = parts::width_in(ui, &person.record, TextStyle::Small);
            let place = response.rect.shrink2(vec2(space::M, 0.0));
            let free = place.with_min_x(place.left() + words + space::XL);
            widgets::marks_beside(ui, text, &person.row, free);
            if response.clicked() {
                tapped = Some(PageName::Person(person.name.clone()));
            }
        });
        tapped.map(PeopleCommand::To)
    }
}
