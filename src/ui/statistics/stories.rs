//! Figures over the stories of the counted games, estimated in the background on request.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use egui::{Label, Ui};

use super::show_progress;
use crate::background_story::BackgroundStory;
use crate::parts;
use crate::screen::AppContext;
use crate::session::GameScreens;
use crate::theme::{self, size, space};
use crate::widgets;
use courtyard_core::game::Outcome;
use courtyard_lab::stories::{PLAYOUTS, Stories};
use courtyard_library::Summary;
use courtyard_session::Header;
use courtyard_settings::ShowChances;
use courtyard_text::describe_stories;

/// Number of stories that are estimated at the same time.
const AT_ONCE: usize = 8;

/// The stories of the counted games that one player has won.
#[derive(Default)]
pub(super) struct CountedStories {
    is_requested: bool,
    /// The journals of these games.
    journals: Vec<PathBuf>,
    /// The figures of each journal whose story is complete.
    known: HashMap<PathBuf, Stories>,
    /// The stories that are being estimated.
    current: Vec<CurrentStory>,
}

/// A story that is being estimated.
struct CurrentStory {
    journal: PathBuf,
    header: Header,
    outcome: Option<Outcome>,
    story: BackgroundStory,
}

impl CountedStories {
    /// Selects these sessions. Stories that are complete are not estimated again.
    pub(super) fn select<'a>(&mut self, sessions: impl Iterator<Item = &'a Summary>) {
        let is_won = |session: &&Summary| {
            let content = session.content.as_ref().ok();
            let outcome = content.and_then(|content| content.outcome);
            outcome.and_then(Outcome::winner).is_some() && !session.is_sample()
        };
        self.journals = sessions
            .filter(is_won)
            .map(|session| session.path.clone())
            .collect();
        self.current.clear();
    }

    /// Shows the figures, or the button that requests them. Nothing is shown if bots cannot play the game, if chances
    /// are switched off, and if no game was won.
    pub(super) fn show<G: GameScreens>(&mut self, ui: &mut Ui, app: &AppContext) {
        let hidden = app.settings.chances == ShowChances::Never || G::LAB.is_none();
        if hidden || self.journals.is_empty() {
            return;
        }
        ui.add_space(space::XL);
        ui.vertical(|ui| {
            ui.set_max_width(ui.available_width().min(size::FIGURE));
            self.section::<G>(ui, app);
        });
    }

    fn section<G: GameScreens>(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let title = Label::new(theme::heading(text.get("stories-title")));
        parts::headed(ui, 2, title.wrap());
        ui.add_space(space::XS);
        if !self.is_requested {
            self.is_requested = widgets::compact_button(ui, &text.get("stories-show"));
            return;
        }
        self.work::<G>(ui, app);
        let known = self.journals.iter().filter_map(|path| self.known.get(path));
        let (done, all) = (known.clone().count(), self.journals.len());
        if done < all {
            show_progress(ui, text, done, all);
            ui.add_space(space::S);
        }
        let stories = known.cloned().fold(Stories::default(), Stories::and);
        if stories.games > 0 {
            for sentence in describe_stories(text, &stories) {
                ui.add(Label::new(theme::body(sentence)).wrap());
            }
        }
    }

    /// Continues the current stories, and begins the next ones.
    fn work<G: GameScreens>(&mut self, ui: &Ui, app: &AppContext) {
        let is_done = |current: &mut CurrentStory| {
            current.story.advance(app);
            current.story.progress().is_none()
        };
        for done in self.current.extract_if(.., is_done) {
            let figures = done.figures();
            self.known.insert(done.journal, figures);
        }
        for journal in &self.journals {
            let is_current = |current: &CurrentStory| current.journal == *journal;
            if self.current.len() == AT_ONCE {
                break;
            }
            if !self.known.contains_key(journal) && !self.current.iter().any(is_current) {
                match CurrentStory::begin::<G>(app, journal) {
                    Some(story) => self.current.push(story),
                    // The journal has been moved or cannot be read any more.
                    None => drop(self.known.insert(journal.clone(), Stories::default())),
                }
            }
        }
        for current in &self.current {
            current.story.wait(ui);
        }
    }
}

impl CurrentStory {
    fn begin<G: GameScreens>(app: &AppContext, journal: &Path) -> Option<CurrentStory> {
        let session = app.library.look::<G>(journal).ok()?.session;
        Some(CurrentStory {
            journal: journal.to_owned(),
            header: session.header().clone(),
            outcome: G::outcome(session.table()),
            story: BackgroundStory::new(app, &session, PLAYOUTS)?,
        })
    }

    fn figures(&self) -> Stories {
        let file = self.journal.file_stem().unwrap_or_default();
        let file = file.to_string_lossy();
        Stories::of(&file, &self.header, self.outcome, &self.story.story())
    }
}
