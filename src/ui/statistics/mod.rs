//! What many sessions of a game come to: drawings, and their numbers in tables.

mod choices;
mod tables;

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Label, ProgressBar, Ui};

use self::choices::Choices;
use self::tables::ShownTable;
use crate::input::key_bindings;
use crate::parts;
use crate::parts::PageHead;
use crate::screen::{AppContext, Navigation, Screen, ScreenGame};
use crate::session::GameScreens;
use crate::task::{State, Task};
use crate::theme::{self, TextRole, palette, size, space};
use crate::widgets::BigButton;
use courtyard_library::{LibraryError, Progress, Shelf, Statistics, Summary};
use courtyard_text::{
    Text, describe_left_out, describe_library, describe_statistics, grouped, say,
};

/// All sessions there are, and what those of them come to that are chosen.
type Counted<C> = Result<(Arc<[Summary]>, Option<Statistics<C>>), LibraryError>;

/// The statistics of a game.
pub(super) struct StatisticsScreen<G: GameScreens> {
    choices: Choices,
    /// Whether the choices are open where there is little room.
    choosing: bool,
    /// Every session that is not thrown away, once they have been looked up.
    all: Option<Arc<[Summary]>>,
    counting: Option<Task<Counted<G::Count>>>,
    counted: Option<Statistics<G::Count>>,
    sheets: Vec<ShownTable>,
    /// What is said where there is nothing to show.
    said: Vec<String>,
}

impl<G: GameScreens> StatisticsScreen<G> {
    /// Counts everything.
    pub(super) fn new(app: &AppContext) -> StatisticsScreen<G> {
        let mut screen = StatisticsScreen {
            choices: Choices::default(),
            choosing: false,
            all: None,
            counting: None,
            counted: None,
            sheets: Vec::new(),
            said: Vec::new(),
        };
        screen.count(app);
        screen
    }

    /// Counts what is chosen; what was being counted before is called off.
    fn count(&mut self, app: &AppContext) {
        self.counting = None;
        let (library, all) = (app.library.clone(), self.all.clone());
        let selection = self.choices.selection::<G>(app.now().date_naive());
        let task = Task::begin(move |progress| {
            let all = match all {
                Some(all) => all,
                None => everything(&library, progress)?,
            };
            let admitted = all.iter().filter(|summary| selection.admits(summary));
            let journals: Vec<PathBuf> = admitted.map(|s| s.path.clone()).collect();
            let statistics = library.statistics::<G>(&journals, progress);
            Ok((all, statistics))
        });
        let state = task.at_once();
        self.counting = Some(task);
        self.take(&app.text, state);
    }

    fn take(&mut self, text: &Text, state: State<Counted<G::Count>>) {
        let counted = match state {
            State::Running => return,
            State::Done(counted) => counted.map_err(|error| describe_library(text, &error)),
            State::Lost => Err(say!(text, "statistics-lost")),
        };
        self.counting = None;
        match counted {
            Ok((all, statistics)) => {
                let first = self.all.is_none();
                self.all = Some(all);
                if let Some(statistics) = &statistics
                    && first
                {
                    self.choices.learn::<G>(text, statistics);
                }
                self.counted = statistics;
                self.tell(text);
            }
            Err(trouble) => {
                self.counted = None;
                self.sheets.clear();
                self.said = vec![trouble];
            }
        }
    }

    /// Puts what was counted into words and drawings.
    fn tell(&mut self, text: &Text) {
        let Some(statistics) = &self.counted else {
            return;
        };
        let tables = describe_statistics::<G>(text, statistics).into_iter();
        self.sheets = tables.map(|table| ShownTable::new(text, table)).collect();
        self.said.clear();
        if self.sheets.is_empty() {
            let key = match self.choices.is_open() {
                true => "statistics-none",
                false => "statistics-none-such",
            };
            self.said.push(say!(text, key));
            self.said.extend(describe_left_out(text, statistics));
        }
    }

    fn choose(&mut self, ui: &mut Ui, app: &AppContext) {
        // Before everything has been counted nobody knows what there is to choose from.
        if self.all.is_none() {
            return;
        }
        let text = &app.text;
        let wide = ui.available_width() >= size::FIGURES_BESIDE * TextRole::Body.size(ui);
        let low = ui.ctx().content_rect().height() < size::LOW;
        if !wide || low {
            ui.add_space(space::S);
            let title = text.get("choose");
            let told = self.choices.told(text);
            let label = say!(
                text,
                "choose-told",
                what = title.as_ref(),
                chosen = told.as_str()
            );
            let button = BigButton::new(&title)
                .subtitle(Some(&told))
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

    fn body(&mut self, ui: &mut Ui, text: &Text) {
        if let Some(task) = &self.counting {
            ui.add_space(space::XL);
            progress(ui, text, task.progress());
            return;
        }
        for sentence in &self.said {
            ui.add_space(space::L);
            ui.add(Label::new(theme::body(sentence.as_str())).wrap());
        }
        for sheet in &mut self.sheets {
            sheet.show(ui, text);
        }
    }
}

/// All sessions that are not thrown away.
fn everything(
    library: &courtyard_library::Library,
    progress: &Progress,
) -> Result<Arc<[Summary]>, LibraryError> {
    let mut all = Vec::new();
    for shelf in [Shelf::Sessions, Shelf::Archive] {
        all.extend(library.list(shelf, progress)?);
    }
    Ok(all.into())
}

/// How far the counting has come.
fn progress(ui: &mut Ui, text: &Text, progress: &Progress) {
    let (done, of) = (progress.done(), progress.of());
    let (told_done, told_of) = (grouped(text, done), grouped(text, of));
    let told = say!(text, "statistics-progress", done = told_done, all = told_of);
    ui.add(Label::new(theme::body(told)).wrap());
    let share = done as f32 / of.max(1) as f32;
    let bar = ProgressBar::new(share)
        .desired_height(space::S)
        .fill(palette(ui).accent);
    ui.add(bar);
}

impl<G: GameScreens> Screen for StatisticsScreen<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let text = &app.text;
        if let Some(task) = &self.counting {
            let state = task.look(ui.ctx());
            self.take(text, state);
        }
        let mut other = None;
        let head = PageHead {
            name: "statistics",
            back: &text.get("back"),
            title: &text.get("statistics-title"),
        };
        let left = parts::wide_headed_page(ui, head, size::FIGURES, |ui| {
            if app.has_several_games() {
                other = choose_game::<G>(ui, app);
            }
            self.choose(ui, app);
            self.body(ui, text);
        });
        match left || key_bindings::back(ui) {
            true => Some(Navigation::Home),
            false => other.map(|game| Navigation::Screen(game.statistics(app))),
        }
    }

    fn retell(&mut self, app: &AppContext) {
        self.choices.retell::<G>(&app.text);
        self.tell(&app.text);
    }
}

/// Which game is counted; another one, where it was chosen.
fn choose_game<G: GameScreens>(ui: &mut Ui, app: &AppContext) -> Option<&'static dyn ScreenGame> {
    let text = &app.text;
    ui.add_space(space::S);
    ui.label(theme::small(text.get("choose-game")).color(palette(ui).ink_soft));
    let mut chosen = G::ID;
    let games = app.games.iter();
    parts::choices(
        ui,
        games.map(|game| (game.title(text), game.id())),
        &mut chosen,
    );
    app.games.find(chosen).filter(|_| chosen != G::ID)
}
