//! A story that is estimated in the background.

use std::time::Duration;

use egui::Ui;

use crate::platform::background::Background;
use crate::screen::AppContext;
use crate::session::GameScreens;
use courtyard_lab::Task;
use courtyard_lab::story::{Chronicle, Estimation, Part, Story};
use courtyard_session::Session;
use courtyard_session::journal::{self, ChecksumState};

/// Interval at which new playouts are taken.
const AGAIN: Duration = Duration::from_secs(1);

/// A story that is being estimated.
pub struct BackgroundStory {
    chronicle: Box<dyn Chronicle>,
    estimation: Estimation,
    playouts: Background<Part, Option<Vec<u64>>>,
}

impl BackgroundStory {
    /// Starts the story of a session with this number of playouts at the start of a turn. `None` if bots cannot play the
    /// game.
    pub fn new<G: GameScreens>(
        app: &AppContext,
        session: &Session<G>,
        playouts: u64,
    ) -> Option<BackgroundStory> {
        let chronicle = G::LAB?.chronicle(session)?;
        let estimation = Estimation::new(&*chronicle, playouts);
        BackgroundStory::start(app, session, chronicle, estimation)
    }

    /// Starts the story of a session that has grown since; its playouts so far are used again.
    pub fn follow<G: GameScreens>(
        self,
        app: &AppContext,
        session: &Session<G>,
    ) -> Option<BackgroundStory> {
        let chronicle = G::LAB?.chronicle(session)?;
        let mut estimation = self.estimation;
        estimation.follow(&*chronicle);
        BackgroundStory::start(app, session, chronicle, estimation)
    }

    fn start<G: GameScreens>(
        app: &AppContext,
        session: &Session<G>,
        chronicle: Box<dyn Chronicle>,
        mut estimation: Estimation,
    ) -> Option<BackgroundStory> {
        let (bytes, _) = journal::write(session, ChecksumState::NEW).ok()?;
        let task = Task::Story(String::from_utf8(bytes).ok()?);
        let parts: Vec<Part> = std::iter::from_fn(|| estimation.next(&*chronicle)).collect();
        let mut playouts = Background::new(G::LAB?, task, parts);
        playouts.resume(app);
        Some(BackgroundStory {
            chronicle,
            estimation,
            playouts,
        })
    }

    /// Takes the new playouts, and continues the work if it was paused. Returns whether there were new ones.
    pub fn advance(&mut self, app: &AppContext) -> bool {
        let playouts = &mut self.playouts;
        if !playouts.is_running() && !playouts.is_done() {
            playouts.resume(app);
        }
        let answers = playouts.answers(usize::MAX);
        if answers.is_empty() {
            return false;
        }
        for (part, sums) in answers {
            self.estimation.take(&part, sums.as_deref());
        }
        let parts: Vec<Part> =
            std::iter::from_fn(|| self.estimation.next(&*self.chronicle)).collect();
        if !parts.is_empty() {
            playouts.add(app, parts);
        }
        true
    }

    /// Stops the work until [`advance`](BackgroundStory::advance) is called again.
    pub fn pause(&mut self) {
        self.playouts.pause();
    }

    /// Requests the frame that takes the next playouts, while there is work left.
    pub fn wait(&self, ui: &Ui) {
        if self.playouts.is_running() {
            ui.ctx().request_repaint_after(AGAIN);
        }
    }

    /// The story so far.
    pub fn story(&self) -> Story {
        Story::of(&*self.chronicle, &self.estimation)
    }

    /// Number of playouts so far, and of all, while it is being estimated.
    pub fn progress(&self) -> Option<(u64, u64)> {
        (!self.estimation.is_done()).then(|| self.estimation.progress())
    }
}
