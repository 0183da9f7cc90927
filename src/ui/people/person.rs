//! The page of a person.

use egui::{Key, Label, Ui};

use super::{PageName, PeopleCommand};
use crate::library::show_result;
use crate::parts;
use crate::statistics::ShownTable;
use crate::theme::{self, TextRole, palette, size, space};
use crate::widgets::{self, BigButton};
use courtyard_library::{Chance, Mark, Page, Record};
use courtyard_text::{
    LONGEST_NAME, Text, describe_conceded, describe_joined, describe_life, describe_record,
    describe_records, describe_rivals, describe_strength, person_name, say,
};

/// The figures of each game about the person: the game's title, and sentences.
pub(super) type Figures = Vec<(String, Vec<String>)>;

/// The page of a person.
#[derive(Debug)]
pub(super) struct PersonPage {
    page: Page,
    /// The results by opponent, game, edition, place in the order of play, year and month.
    tables: Vec<ShownTable>,
    /// The games' figures, once they are counted.
    figures: Option<Figures>,
    /// The name that is entered.
    entered: String,
    /// An entered name that another person has. To correct the name to it has to be confirmed.
    owned: Option<String>,
    /// Whether the question about it has not been seen yet.
    is_new: bool,
}

impl PersonPage {
    pub(super) fn new(text: &Text, page: Page) -> PersonPage {
        let tables = describe_records(text, &page).into_iter();
        let tables = tables.map(|table| ShownTable::new(text, table));
        PersonPage {
            tables: tables.collect(),
            figures: None,
            entered: page.life.name.clone(),
            owned: None,
            is_new: false,
            page,
        }
    }

    /// Shows the games' figures, which `make` returns, unless they are shown already.
    pub(super) fn show_figures(&mut self, make: impl FnOnce(&str) -> Figures) {
        let name = &self.page.life.name;
        self.figures.get_or_insert_with(|| make(name));
    }

    /// The main name.
    pub(super) fn name(&self) -> &str {
        &self.page.life.name
    }

    /// Asks whether to correct the name to one that another person has.
    pub(super) fn ask_about(&mut self, new: String) {
        self.entered.clone_from(&new);
        self.owned = Some(new);
        self.is_new = true;
    }

    /// Whether it asks about a name that another person has.
    pub(super) fn is_asking(&self) -> bool {
        self.owned.as_ref() == Some(&self.entered)
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        said: Option<&(String, bool)>,
    ) -> Option<PeopleCommand> {
        let name = person_name(text, self.name());
        let scroll = format!("person {name}");
        let mut command = None;
        let left = parts::wide_page(ui, text, (&scroll, &name), size::FIGURES, |ui| {
            show_result(ui, said);
            let wide = ui.available_width() >= size::FIGURES_BESIDE * TextRole::Body.size(ui);
            if wide {
                command = self.side_by_side(ui, text, &name);
            } else {
                self.summary(ui, text);
                command = self.compared(ui, text, &name);
            }
            for table in &mut self.tables {
                // Its spacing is only for its rows.
                let people = ui.scope(|ui| table.show(ui, text)).inner;
                let against = people.and_then(|people| PeopleCommand::about(&people));
                command = command.take().or(against);
            }
            let figures = self.figures.as_deref().unwrap_or_default();
            show_figures(ui, figures, str::to_owned);
            ui.add_space(space::XL);
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width().min(size::FIGURE));
                command = command.take().or(self.changes(ui, text, &name));
            });
        });
        left.then_some(PeopleCommand::Back).or(command)
    }

    /// The results and the comparison with others in two columns.
    fn side_by_side(&self, ui: &mut Ui, text: &Text, name: &str) -> Option<PeopleCommand> {
        let width = (ui.available_width() - space::XXL) / 2.0;
        let shown = ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(width);
                self.summary(ui, text);
            });
            ui.add_space(space::XXL - ui.spacing().item_spacing.x);
            let compared = ui.vertical(|ui| {
                ui.set_width(width);
                self.compared(ui, text, name)
            });
            compared.inner
        });
        shown.inner
    }

    /// All results, the latest games, streaks, and the time at the table.
    fn summary(&self, ui: &mut Ui, text: &Text) {
        let life = &self.page.life;
        if let Some(joined) = describe_joined(text, &self.page) {
            parts::note(ui, joined);
        }
        results(ui, text, life.record, &life.row);
        let sentences = describe_life(text, life).into_iter();
        let conceded = describe_conceded(text, self.page.conceded);
        for words in sentences.chain(conceded) {
            sentence(ui, &words);
        }
    }

    /// The special opponents, each with the way to the results against them, and the strength.
    fn compared(&self, ui: &mut Ui, text: &Text, name: &str) -> Option<PeopleCommand> {
        let mut tapped = None;
        let rivals = describe_rivals(text, &self.page);
        ui.add_space(space::S);
        for (other, words) in &rivals {
            if widgets::compact_button(ui, words) {
                tapped = Some((*other).to_owned());
            }
        }
        ui.add_space(space::M);
        parts::section(ui, text.get("person-strength-title"));
        for (game, _, estimate) in &self.page.strength {
            let words = describe_strength(text, name, game, estimate.as_ref());
            chance(ui, words, estimate.as_ref());
        }
        if self
            .page
            .strength
            .iter()
            .any(|(.., chance)| chance.is_some())
        {
            parts::note(ui, text.get("person-strength-note"));
        }
        let against = |other| PageName::Against(self.name().to_owned(), other);
        tapped.map(|other| PeopleCommand::To(against(other)))
    }

    /// The export of the games, and what can be changed about the name.
    fn changes(&mut self, ui: &mut Ui, text: &Text, name: &str) -> Option<PeopleCommand> {
        let mut command = None;
        if widgets::compact_button(ui, &text.get("person-export")) {
            let page = PageName::Export(Some(self.name().to_owned()));
            command = Some(PeopleCommand::To(page));
        }
        ui.add_space(space::L);
        parts::section(ui, text.get("person-names"));
        for other in &self.page.joined {
            let shown = person_name(text, other);
            let title = say!(text, "person-separate", name = shown);
            if widgets::compact_button(ui, &title) {
                command = Some(PeopleCommand::Separate(other.clone()));
            }
        }
        if widgets::compact_button(ui, &text.get("person-join")) {
            command = Some(PeopleCommand::To(PageName::Join(self.name().to_owned())));
        }
        ui.add_space(space::M);
        command.or(self.rename(ui, text, name))
    }

    /// The field of the corrected name.
    fn rename(&mut self, ui: &mut Ui, text: &Text, name: &str) -> Option<PeopleCommand> {
        let label = text.get("person-new-name");
        ui.label(theme::strong_text(label.as_ref()));
        let field = parts::short_field(ui, &mut self.entered, &label, name, LONGEST_NAME);
        let by_key = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        parts::note(ui, text.get("person-rename-about"));
        let is_sure = self.is_asking();
        let key = if is_sure {
            let owner = person_name(text, &self.entered);
            parts::notice(ui, &say!(text, "person-rename-onto", name = owner));
            "person-rename-sure"
        } else {
            "person-rename"
        };
        let title = text.get(key);
        let button = BigButton::new(&title).compact(true).danger(is_sure);
        let button = ui.add(button);
        if std::mem::take(&mut self.is_new) {
            button.scroll_to_me(None);
        }
        let is_tapped = button.clicked() || by_key && !is_sure;
        is_tapped.then(|| PeopleCommand::Rename(self.entered.clone(), is_sure))
    }
}

/// The results of some games: a sentence, and drawings of all of them and of the latest ones.
pub(super) fn results(ui: &mut Ui, text: &Text, record: Record, row: &[Mark]) {
    sentence(ui, &describe_record(text, record));
    widgets::record_bar(ui, record);
    ui.add_space(space::S);
    let latest = theme::small(text.get("person-latest"));
    ui.add(Label::new(latest.color(palette(ui).ink_soft)).wrap());
    widgets::marks(ui, text, row);
    ui.add_space(space::S);
}

/// A chance in words, and its range if it is known.
pub(super) fn chance(ui: &mut Ui, words: String, estimate: Option<&Chance>) {
    sentence(ui, &words);
    if let Some(estimate) = estimate {
        widgets::chance_scale(ui, estimate);
    }
}

/// The games' figures about a person. `title` makes a heading of a game's title.
pub(super) fn show_figures(
    ui: &mut Ui,
    figures: &[(String, Vec<String>)],
    title: impl Fn(&str) -> String,
) {
    for (game, sentences) in figures {
        ui.add_space(space::XL);
        parts::section(ui, title(game));
        sentences.iter().for_each(|words| sentence(ui, words));
    }
}

fn sentence(ui: &mut Ui, words: &str) {
    ui.add(Label::new(theme::body(words)).wrap());
}
