//! The export of the people, or of a person's games, as comma-separated values.

use std::io;
use std::path::PathBuf;

use egui::Ui;

use super::PeopleCommand;
use crate::copies::{self, Going};
use crate::library::show_result;
use crate::parts;
use crate::place::{Place, Target};
use crate::screen::AppContext;
use crate::theme::space;
use courtyard_library::People;
use courtyard_text::export::{Format, Separator};
use courtyard_text::{Text, people_csv, person_csv};

/// A table to export, and its place.
#[derive(Debug)]
pub(super) struct ExportPage {
    /// The message of the title.
    title: &'static str,
    /// The content of the file, or why there is none.
    content: io::Result<String>,
    place: Place,
    going: Option<Going>,
}

impl ExportPage {
    /// The games of a person, or the list of all people.
    pub(super) fn new(text: &Text, people: &People, name: Option<&str>) -> ExportPage {
        let separator = Separator::of(text);
        let (title, file, content) = match name {
            Some(name) => {
                let content = person_csv(separator, &people.games_by(name));
                ("person-export", file_name(name), content)
            }
            None => {
                let content = people_csv(separator, &people.list());
                ("people-export", "people".to_owned(), content)
            }
        };
        let file = PathBuf::from(file).with_extension(Format::Csv.name());
        ExportPage {
            title,
            content: content.map_err(io::Error::from),
            place: Place::new(&file),
            going: None,
        }
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        said: Option<&(String, bool)>,
    ) -> Option<PeopleCommand> {
        let text = &app.text;
        let chosen = self.place.chosen();
        let mut command = chosen.map(|target| self.write(text, &target));
        let going = self.going.as_ref();
        if let Some((sentence, well)) = going.and_then(|going| going.describe(text)) {
            self.going = None;
            command = Some(PeopleCommand::Said(sentence, well));
        }
        let title = text.get(self.title);
        let left = parts::footed_page(ui, text, (self.title, &title), |ui, foot| {
            ui.add_space(space::S);
            let ways = app.chooser.ways(&self.place.name());
            if ways.is_empty() {
                let write = text.get("library-write");
                if let Some(target) = self.place.show(ui, app, foot, &title, &write, true) {
                    command = Some(self.write(text, &target));
                }
            } else if let Some(way) = copies::ways(ui, text, &ways, self.going.is_none())
                && let Ok(content) = &self.content
            {
                let name = self.place.name();
                let going = Going::begin(ui, app, way, &name, content.as_bytes());
                self.going = Some(going);
            }
            ui.add_space(space::S);
            show_result(ui, said);
        });
        left.then_some(PeopleCommand::Back).or(command)
    }

    /// Writes the file, and says so.
    fn write(&mut self, text: &Text, target: &Target) -> PeopleCommand {
        let (path, replace) = target;
        let written = match &self.content {
            Ok(content) => copies::write(path, *replace, content.as_bytes()),
            Err(error) => Err(error.kind().into()),
        };
        if let Err(error) = &written {
            self.place.failed(path, error);
        }
        let sentence = copies::describe_written(text, path, &written);
        PeopleCommand::Said(sentence, written.is_ok())
    }
}

/// A name for a file about a person.
fn file_name(name: &str) -> String {
    let name = name.trim().chars();
    let safe = name.map(|c| if c.is_alphanumeric() { c } else { '-' });
    safe.collect()
}
