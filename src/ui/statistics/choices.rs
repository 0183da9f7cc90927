//! The filters of the statistics.

use chrono::{Datelike, NaiveDate};
use egui::Ui;

use crate::parts;
use crate::session::GameScreens;
use crate::theme::{self, palette, space};
use courtyard_core::person::Person;
use courtyard_library::{Ending, Selection, Statistics};
use courtyard_text::{Text, describe_person, say};

/// Maximum number of players shown; the others are found by searching.
const PEOPLE: usize = 8;

/// The start of the counted sessions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Days {
    #[default]
    Any,
    ThisYear,
    ThisMonth,
}

/// The results of the counted games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Outcome {
    #[default]
    Any,
    Won,
    /// Won by the chosen player.
    WonByPlayer,
    Drawn,
    Running,
}

/// The chosen filters.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Chosen {
    player: Option<String>,
    edition: Option<String>,
    days: Days,
    outcome: Outcome,
}

/// A name in journals, and how it is shown.
type Named = (String, String);

/// The chosen filters, and the available values.
#[derive(Debug, Default)]
pub(super) struct Choices {
    chosen: Chosen,
    people: Vec<Named>,
    editions: Vec<Named>,
    looked_for: String,
}

impl Choices {
    /// Adds all counted players and editions to the available values.
    pub(super) fn learn<G: GameScreens>(&mut self, text: &Text, statistics: &Statistics<G::Count>) {
        self.people = { statistics.people() }
            .into_iter()
            .map(|player| (player.name().to_owned(), describe_person(text, player)))
            .collect();
        let editions = statistics.editions.keys();
        self.editions = editions
            .map(|name| (name.clone(), G::describe_edition(text, name)))
            .collect();
    }

    /// Translates them after the language has changed.
    pub(super) fn retranslate<G: GameScreens>(&mut self, text: &Text) {
        for (name, label) in &mut self.editions {
            *label = G::describe_edition(text, name);
        }
        for (_, label) in self.people.iter_mut().filter(|(name, _)| name.is_empty()) {
            *label = say!(text, "stats-unnamed");
        }
    }

    /// Whether no filter is active.
    pub(super) fn is_open(&self) -> bool {
        self.chosen == Chosen::default()
    }

    /// The selection of this game's sessions.
    pub(super) fn selection<G: GameScreens>(&self, today: NaiveDate) -> Selection {
        let since = match self.chosen.days {
            Days::Any => None,
            Days::ThisYear => today.with_ordinal(1),
            Days::ThisMonth => today.with_day(1),
        };
        let ending = match (self.chosen.outcome, &self.chosen.player) {
            (Outcome::Any, _) => None,
            (Outcome::WonByPlayer, Some(player)) => Some(Ending::WonBy(player.clone())),
            (Outcome::Won | Outcome::WonByPlayer, _) => Some(Ending::Won),
            (Outcome::Drawn, _) => Some(Ending::Drawn),
            (Outcome::Running, _) => Some(Ending::Running),
        };
        Selection {
            players: self.chosen.player.iter().cloned().collect(),
            edition: self.chosen.edition.clone(),
            game: Some(G::ID.to_owned()),
            since,
            ending,
            ..Selection::default()
        }
    }

    /// The active filters in one line.
    pub(super) fn describe(&self, text: &Text) -> String {
        let player = self.chosen.player.as_ref();
        let player = player.map(|name| shown_as(&self.people, name));
        let edition = self.chosen.edition.as_ref();
        let edition = edition.map(|name| shown_as(&self.editions, name));
        let said = |key: &str| text.get(key).into_owned();
        let days = DAYS.iter().find(|(days, _)| *days == self.chosen.days);
        let days = days.filter(|(days, _)| *days != Days::Any);
        let outcome = match self.chosen.outcome {
            Outcome::Any => None,
            Outcome::Won => Some(said("choose-won")),
            Outcome::WonByPlayer => Some(self.won_by(text)),
            Outcome::Drawn => Some(said("result-draw")),
            Outcome::Running => Some(said("result-open")),
        };
        let days = days.map(|(_, key)| said(key));
        let all: Vec<String> = [player, edition, days, outcome]
            .into_iter()
            .flatten()
            .collect();
        if all.is_empty() {
            said("choose-everything")
        } else {
            all.join(" · ")
        }
    }

    fn won_by(&self, text: &Text) -> String {
        let player = self.chosen.player.as_deref().unwrap_or_default();
        let player = shown_as(&self.people, player);
        say!(text, "choose-won-by", player)
    }

    /// Shows all filters in this number of columns. Returns whether one has changed.
    pub(super) fn show(&mut self, ui: &mut Ui, text: &Text, columns: usize) -> bool {
        let before = self.chosen.clone();
        ui.columns(columns, |columns| {
            let last = columns.len() - 1;
            self.who(&mut columns[0], text);
            self.by_which_rules(&mut columns[0], text);
            self.when(&mut columns[last], text);
            self.how(&mut columns[last], text);
        });
        if self.chosen.player.is_none() && self.chosen.outcome == Outcome::WonByPlayer {
            self.chosen.outcome = Outcome::Any;
        }
        self.chosen != before
    }

    fn who(&mut self, ui: &mut Ui, text: &Text) {
        let title = text.get("stats-player");
        group(ui, &title);
        if self.people.len() > PEOPLE {
            let (name, hint) = ("choose-player-search", "choose-player-hint");
            let (name, hint) = (text.get(name), text.get(hint));
            parts::field(ui, &mut self.looked_for, &name, &hint);
        }
        let wanted = Person::named(&self.looked_for);
        let chosen = |(name, _): &Named| self.chosen.player.as_ref() == Some(name);
        let fits = |person: &&Named| chosen(person) || Person::named(&person.1).contains(&wanted);
        let mut shown: Vec<&Named> = self.people.iter().filter(fits).collect();
        // A chosen player stays visible.
        if let Some(place) = shown.iter().position(|person| chosen(person))
            && place >= PEOPLE
        {
            let person = shown.remove(place);
            shown.insert(0, person);
        }
        shown.truncate(PEOPLE);
        let mut all = vec![(say!(text, "choose-any-player"), None)];
        let shown = shown.into_iter();
        all.extend(shown.map(|(name, label)| (label.clone(), Some(name.clone()))));
        parts::choices(ui, &title, all, &mut self.chosen.player);
    }

    fn by_which_rules(&mut self, ui: &mut Ui, text: &Text) {
        if self.editions.len() < 2 {
            return;
        }
        let mut all = vec![(say!(text, "choose-any-edition"), None)];
        let editions = self.editions.iter();
        all.extend(editions.map(|(name, label)| (label.clone(), Some(name.clone()))));
        choose(ui, &text.get("fact-edition"), all, &mut self.chosen.edition);
    }

    fn when(&mut self, ui: &mut Ui, text: &Text) {
        let all = DAYS.map(|(days, key)| (say!(text, key), days));
        choose(ui, &text.get("fact-started"), all, &mut self.chosen.days);
    }

    fn how(&mut self, ui: &mut Ui, text: &Text) {
        let mut all = vec![
            (say!(text, "library-ending-any"), Outcome::Any),
            (say!(text, "choose-won"), Outcome::Won),
        ];
        if self.chosen.player.is_some() {
            all.push((self.won_by(text), Outcome::WonByPlayer));
        }
        all.extend([
            (say!(text, "result-draw"), Outcome::Drawn),
            (say!(text, "result-open"), Outcome::Running),
        ]);
        choose(ui, &text.get("fact-result"), all, &mut self.chosen.outcome);
    }
}

/// How this name is shown; as it is if it is unknown.
fn shown_as(all: &[Named], name: &str) -> String {
    let found = all.iter().find(|(known, _)| known == name);
    found.map_or(name, |(_, label)| label).to_owned()
}

const DAYS: [(Days, &str); 3] = [
    (Days::Any, "library-days-any"),
    (Days::ThisYear, "library-days-year"),
    (Days::ThisMonth, "library-days-month"),
];

fn group(ui: &mut Ui, title: &str) {
    ui.add_space(space::XS);
    ui.label(theme::small(title).color(palette(ui).ink_soft));
}

/// One of several values under a title.
fn choose<T: PartialEq>(
    ui: &mut Ui,
    title: &str,
    all: impl IntoIterator<Item = (String, T)>,
    value: &mut T,
) {
    group(ui, title);
    parts::choices(ui, title, all, value);
}
