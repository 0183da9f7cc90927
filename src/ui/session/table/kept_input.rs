//! The input that is not yet an action, through reloads of a page.

use super::TableScreen;
use crate::screen::AppContext;
use crate::session::composer::Composing;
use crate::session::game::Play as _;

/// The input that is not yet an action, which a browser keeps through reloads.
pub(super) struct KeptInput {
    /// The input from before the reload with its place in the session, until the session has reached that place.
    before: Option<String>,
    /// The input that the browser keeps.
    now: String,
}

impl KeptInput {
    /// Takes over the input that the browser has retained.
    pub(super) fn new(app: &AppContext) -> KeptInput {
        let browser = app.browser.as_ref();
        KeptInput {
            before: browser.and_then(|browser| browser.kept_input()),
            now: String::new(),
        }
    }
}

impl<G: Composing> TableScreen<G> {
    /// Identifies this state of the session among all that a browser may show.
    fn place(&self) -> String {
        let session = self.game.session();
        let started = session.header().started.to_rfc3339();
        format!("{started} {} ", session.entries().len())
    }

    /// Restores the input from before a reload.
    pub(super) fn restore_input(&mut self) {
        let Some(before) = &self.input.before else {
            return;
        };
        if let Some(input) = before.strip_prefix(&self.place()) {
            self.play.restore(input);
            self.input.before = None;
        }
    }

    /// Lets the browser keep the current input.
    pub(super) fn keep_input(&mut self, app: &AppContext) {
        let input = self.play.input();
        if let Some(browser) = &app.browser
            && input != self.input.now
        {
            let kept = match input.is_empty() {
                true => String::new(),
                false => format!("{}{input}", self.place()),
            };
            browser.keep_input(&kept);
            self.input = KeptInput {
                before: None,
                now: input,
            };
        }
    }
}
