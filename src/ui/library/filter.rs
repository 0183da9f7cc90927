//! Filters of the saved sessions.

use chrono::{Datelike, NaiveDate};
use egui::Ui;
use strum::VariantArray;

use crate::parts;
use crate::screen::AppContext;
use crate::theme::{self, palette, space};
use courtyard_library::{Ending, Selection, Summary};
use courtyard_text::{Text, date, parse_date, say};

/// The time in which the sessions were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, VariantArray)]
enum Days {
    #[default]
    Any,
    ThisMonth,
    ThisYear,
    Between,
}

impl Days {
    /// The message with its name.
    const fn key(self) -> &'static str {
        match self {
            Days::Any => "library-days-any",
            Days::ThisMonth => "library-days-month",
            Days::ThisYear => "library-days-year",
            Days::Between => "library-days-between",
        }
    }
}

/// The filters set on the screen.
#[derive(Debug, Default)]
pub(super) struct Filter {
    /// Words to find in the names.
    pub(super) words: String,
    game: Option<String>,
    edition: Option<String>,
    ending: Option<Ending>,
    days: Days,
    today: NaiveDate,
    since: String,
    until: String,
}

impl Filter {
    /// The selection of sessions.
    pub(super) fn selection(&self, text: &Text) -> Selection {
        let day = |written: &str| parse_date(text, written);
        let (since, until) = match self.days {
            Days::Any => (None, None),
            Days::ThisMonth => (self.today.with_day(1), None),
            Days::ThisYear => (self.today.with_ordinal(1), None),
            Days::Between => (day(&self.since), day(&self.until)),
        };
        Selection {
            words: self.words.clone(),
            since,
            until,
            game: self.game.clone(),
            edition: self.edition.clone(),
            ending: self.ending.clone(),
            samples: true,
            ..Selection::default()
        }
    }

    /// Number of active filters, without the words.
    pub(super) fn count(&self) -> usize {
        let asked = [
            self.game.is_some(),
            self.edition.is_some(),
            self.ending.is_some(),
            self.days != Days::Any,
        ];
        asked.into_iter().filter(|asked| *asked).count()
    }

    /// Shows all filters except the words. Returns whether one has changed.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &AppContext, all: &[Summary]) -> bool {
        let text = &app.text;
        let before = self.selection(&app.text);
        self.today = app.now().date_naive();
        let any = |key| text.get(key).into_owned();
        if app.has_several_games() {
            self.choose_game(ui, app);
        }
        let mut editions = vec![(any("choose-any-edition"), None)];
        for (name, title) in editions_of(app, all, self.game.as_deref()) {
            editions.push((title, Some(name)));
        }
        choose(ui, &text.get("fact-edition"), editions, &mut self.edition);
        let endings = [
            ("library-ending-any", None),
            ("result-open", Some(Ending::Running)),
            ("library-ending-won", Some(Ending::Won)),
            ("result-draw", Some(Ending::Drawn)),
        ];
        let endings = endings.map(|(key, ending)| (any(key), ending));
        choose(ui, &text.get("fact-result"), endings, &mut self.ending);
        let days = Days::VARIANTS.iter().map(|days| (any(days.key()), *days));
        choose(ui, &text.get("fact-started"), days, &mut self.days);
        if self.days == Days::Between {
            let contents = all
                .iter()
                .filter_map(|summary| summary.content.as_ref().ok());
            let days = contents.map(|content| content.header.started.date_naive());
            let (first, last) = (days.clone().min(), days.max());
            let fields = [
                (&mut self.since, "library-since", first),
                (&mut self.until, "library-until", last),
            ];
            for (value, key, day) in fields {
                let (name, example) = (text.get(key), date(text, day.unwrap_or(self.today)));
                ui.label(theme::small(name.as_ref()));
                parts::field(ui, value, &name, &example);
                let is_day = value.trim().is_empty() || parse_date(text, value).is_some();
                if !is_day {
                    let day = value.as_str();
                    let sentence = say!(text, "library-no-day", day, example);
                    ui.label(theme::small(sentence).color(palette(ui).warning));
                }
            }
        }
        self.selection(text) != before
    }

    /// The game; resets an edition of another game.
    fn choose_game(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let before = self.game.clone();
        let mut games = vec![(text.get("library-game-any").into_owned(), None)];
        for game in app.games.iter() {
            games.push((game.title(text), Some(game.id().to_owned())));
        }
        choose(ui, &text.get("fact-game"), games, &mut self.game);
        if self.game != before {
            self.edition = None;
        }
    }
}

/// The editions of these sessions with their names: those of one game, or of all. Editions of several games with the
/// same name are combined.
fn editions_of(app: &AppContext, all: &[Summary], game: Option<&str>) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let contents = all.iter().filter_map(|s| s.content.as_ref().ok());
    for header in contents.map(|content| &content.header) {
        let is_asked = game.is_none_or(|game| game == header.game);
        let is_known = found.iter().any(|(name, _)| *name == header.edition);
        if is_asked && !is_known {
            let title = app.games.find(&header.game).map_or_else(
                || header.edition.clone(),
                |game| game.describe_edition(&app.text, &header.edition),
            );
            found.push((header.edition.clone(), title));
        }
    }
    found.sort();
    found
}

/// One of several values under a title.
fn choose<T: PartialEq>(
    ui: &mut Ui,
    title: &str,
    all: impl IntoIterator<Item = (String, T)>,
    value: &mut T,
) {
    ui.add_space(space::M);
    parts::section(ui, title);
    parts::choices(ui, title, all, value);
}
