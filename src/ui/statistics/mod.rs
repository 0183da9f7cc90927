//! Statistics over many sessions of a game, as charts and tables.

mod choices;
mod stories;
mod tables;

use egui::{Label, ProgressBar, Ui};

use self::choices::Choices;
use self::stories::CountedStories;
pub(super) use self::tables::ShownTable;
use crate::input::key_bindings;
use crate::overlay::Overlay;
use crate::parts;
use crate::screen::{AppContext, Navigation, Screen, ScreenGame};
use crate::session::GameScreens;
use crate::task::{State, Task};
use crate::theme::{self, TextRole, palette, size, space};
use crate::widgets::BigButton;
use courtyard_library::{Counted, LibraryError, Statistics};
use courtyard_session::Session;
use courtyard_text::{
    Text, describe_left_out, describe_library, describe_statistics, describe_title, grouped, say,
};

/// Maximum number of games that say little about a game or its players.
const FEW_GAMES: u64 = 2;

/// The sessions of a game, each with its own statistics.
type Sessions<C> = Vec<Counted<C>>;

/// The result of counting.
type Counting<C> = Result<Sessions<C>, LibraryError>;

/// The statistics of a game.
pub(super) struct StatisticsScreen<G: GameScreens> {
    choices: Choices,
    /// Whether the filters are open in small windows.
    choosing: bool,
    /// All sessions outside the trash, once they have been read.
    all: Option<Sessions<G::Count>>,
    counting: Option<Task<Counting<G::Count>>>,
    counted: Option<Statistics<G::Count>>,
    /// The title of the session if only this one is counted.
    alone: Option<String>,
    sheets: Vec<ShownTable>,
    stories: CountedStories,
    /// The message if there is nothing to show.
    said: Vec<String>,
}

impl<G: GameScreens> StatisticsScreen<G> {
    /// Counts everything.
    pub(super) fn new(app: &AppContext) -> StatisticsScreen<G> {
        let mut screen = StatisticsScreen::empty();
        screen.begin(app);
        screen
    }

    fn begin(&mut self, app: &AppContext) {
        let library = app.library.clone();
        let task = Task::begin(move |progress| library.counted::<G>(progress));
        let state = task.at_once();
        self.counting = Some(task);
        self.take(app, state);
    }

    /// Counts one session.
    pub(super) fn of(app: &AppContext, session: &Session<G>) -> StatisticsScreen<G> {
        let mut counted = Statistics::default();
        counted.take(session);
        let mut screen = StatisticsScreen {
            counted: Some(counted),
            alone: Some(describe_title(&app.text, &session.header().players)),
            ..StatisticsScreen::empty()
        };
        screen.create_tables(&app.text);
        screen
    }

    fn empty() -> StatisticsScreen<G> {
        StatisticsScreen {
            choices: Choices::default(),
            choosing: false,
            all: None,
            counting: None,
            counted: None,
            alone: None,
            sheets: Vec::new(),
            stories: CountedStories::default(),
            said: Vec::new(),
        }
    }

    fn take(&mut self, app: &AppContext, state: State<Counting<G::Count>>) {
        let text = &app.text;
        let trouble = match state {
            State::Running => return,
            State::Done(Ok(all)) => {
                self.counting = None;
                self.all = Some(all);
                self.count(app);
                if let Some(counted) = &self.counted {
                    self.choices.learn::<G>(text, counted);
                }
                return;
            }
            State::Done(Err(error)) => describe_library(text, &error),
            State::Lost => say!(text, "statistics-lost"),
        };
        self.counting = None;
        self.said = vec![trouble];
    }

    /// Adds up the selected sessions.
    fn count(&mut self, app: &AppContext) {
        let selection = self.choices.selection::<G>(app.now().date_naive());
        let all = self.all.iter().flatten();
        let chosen = all.filter(|session| selection.admits(&session.summary));
        self.stories
            .select(chosen.clone().map(|session| &session.summary));
        self.counted = Some(Statistics::of(chosen.map(|session| &session.statistics)));
        self.create_tables(&app.text);
    }

    /// Creates the tables and charts.
    fn create_tables(&mut self, text: &Text) {
        let Some(counted) = &self.counted else {
            return;
        };
        let tables = describe_statistics::<G>(text, counted).into_iter();
        let sheets = tables.map(|table| ShownTable::new(text, table));
        self.sheets = sheets.collect();
        self.said.clear();
        if self.sheets.is_empty() {
            let key = if self.choices.is_open() {
                "statistics-none"
            } else {
                "statistics-none-such"
            };
            self.said.push(say!(text, key));
            self.said.extend(describe_left_out(text, counted));
        }
    }

    fn choose(&mut self, ui: &mut Ui, app: &AppContext) {
        // Before everything is counted, the available values of the filters are unknown.
        if self.all.is_none() {
            return;
        }
        let text = &app.text;
        let wide = ui.available_width() >= size::FIGURES_BESIDE * TextRole::Body.size(ui);
        let low = ui.ctx().content_rect().height() < size::LOW;
        if !wide || low {
            ui.add_space(space::S);
            let title = text.get("choose");
            let chosen_words = self.choices.describe(text);
            let label = say!(
                text,
                "choose-told",
                what = title.as_ref(),
                chosen = chosen_words.as_str()
            );
            let button = BigButton::new(&title)
                .subtitle(Some(&chosen_words))
                .label(&label)
                .compact(true);
            if ui.add(button).clicked() {
                self.choosing = !self.choosing;
            }
            if !self.choosing {
                return;
            }
        }
        let columns = if wide { 2 } else { 1 };
        if self.choices.show(ui, text, columns) {
            self.count(app);
            ui.ctx().request_repaint();
        }
    }

    /// Shows the tables and charts. Returns the people of the row that was tapped.
    fn body(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Vec<String>> {
        let text = &app.text;
        if let Some(task) = &self.counting {
            ui.add_space(space::XL);
            let progress = task.progress();
            show_progress(ui, text, progress.done(), progress.of());
            return None;
        }
        for sentence in &self.said {
            ui.add_space(space::L);
            ui.add(Label::new(theme::body(sentence.as_str())).wrap());
        }
        let results = self
            .counted
            .iter()
            .flat_map(|counted| counted.editions.values());
        let games: u64 = results.map(|results| results.games).sum();
        if self.alone.is_none() && (1..=FEW_GAMES).contains(&games) {
            ui.add_space(space::L);
            let few = say!(text, "statistics-few", count = games);
            ui.add(Label::new(theme::body(few)).wrap());
        }
        let mut people = None;
        for sheet in &mut self.sheets {
            people = sheet.show(ui, text).or(people);
        }
        self.stories.show::<G>(ui, app);
        people
    }
}

/// The progress of counting: a sentence and a bar.
fn show_progress(ui: &mut Ui, text: &Text, done: usize, all: usize) {
    let (grouped_done, grouped_all) = (grouped(text, done), grouped(text, all));
    let sentence = say!(
        text,
        "statistics-progress",
        done = grouped_done,
        all = grouped_all
    );
    ui.add(Label::new(theme::body(sentence)).wrap());
    let bar = ProgressBar::new(done as f32 / all.max(1) as f32)
        .desired_height(space::S)
        .fill(palette(ui).accent);
    ui.add(bar);
}

impl<G: GameScreens> Screen for StatisticsScreen<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let text = &app.text;
        if let Some(task) = &self.counting {
            let state = task.look(ui.ctx());
            self.take(app, state);
        }
        let (mut other, mut page) = (None, None);
        let title = text.get("statistics-title");
        let left = parts::wide_page(ui, text, ("statistics", &title), size::FIGURES, |ui| {
            match &self.alone {
                Some(title) => {
                    ui.add(Label::new(theme::body(title.as_str())).wrap());
                }
                None => {
                    if app.has_several_games() {
                        other = choose_game::<G>(ui, app);
                    }
                    ui.add_space(space::S);
                    let title = text.get("people-title");
                    let button = BigButton::new(&title).compact(true).fit();
                    if ui.add(button).clicked() {
                        page = Some(Overlay::people(app));
                    }
                }
            }
            self.choose(ui, app);
            if let Some(people) = self.body(ui, app) {
                page = Some(Overlay::about_people(app, &people));
            }
        });
        if !left && !key_bindings::back(ui) {
            if let Some(page) = page {
                return Some(Navigation::Overlay(page));
            }
            other.map(|game| Navigation::Screen(game.statistics(app)))
        } else if self.alone.is_some() {
            Some(Navigation::Library)
        } else {
            Some(Navigation::Home)
        }
    }

    fn read_names(&mut self, app: &AppContext) {
        // A single session is not read again.
        if self.alone.is_none() {
            // The chosen player may have another name now.
            self.choices = Choices::default();
            self.begin(app);
        }
    }

    fn retranslate(&mut self, app: &AppContext) {
        self.choices.retranslate::<G>(&app.text);
        self.create_tables(&app.text);
    }
}

/// The choice of the game. Returns another one if it was chosen.
fn choose_game<G: GameScreens>(ui: &mut Ui, app: &AppContext) -> Option<&'static dyn ScreenGame> {
    let text = &app.text;
    ui.add_space(space::S);
    ui.label(theme::small(text.get("fact-game")).color(palette(ui).ink_soft));
    let mut chosen = G::ID;
    let games = app.games.iter();
    parts::choices(
        ui,
        &text.get("fact-game"),
        games.map(|game| (game.title(text), game.id())),
        &mut chosen,
    );
    app.games.find(chosen).filter(|_| chosen != G::ID)
}
