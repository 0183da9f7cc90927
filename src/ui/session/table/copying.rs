//! A copy of each finished game, in a folder for that.

use std::io;
use std::path::Path;

use egui::Ui;

use super::TableScreen;
use crate::screen::AppContext;
use crate::session::composer::Composing;
use crate::session::recorder::Recorder;
use crate::task::{State, Task};
use courtyard_text::{describe_io, say};

impl<G: Composing> TableScreen<G> {
    /// Starts to copy an ended game to the folder for copies, if there is one.
    pub(super) fn copy(&mut self, app: &AppContext) {
        let session = self.game.session();
        let ended = G::outcome(session.table()).is_some() && !session.header().is_sample();
        if let (true, Some(folder), Some((path, journal))) =
            (ended, &app.settings.copies, self.own_journal())
        {
            let (library, to) = (app.library.clone(), folder.clone());
            let name = path.file_name().unwrap_or_default().to_owned();
            let copy = Task::begin(move |_| library.keep_copy(&to, &name, &journal));
            self.leaving.copying = Some((copy, folder.clone()));
        }
    }

    /// The path and content of the session's journal, if it is local.
    fn own_journal(&self) -> Option<(&Path, Vec<u8>)> {
        match &self.game.recorder {
            Recorder::Local(open) => Some((open.path(), open.journal().ok()?)),
            Recorder::Host(remote) => {
                Some((self.sharing.as_ref()?.journal(), remote.journal()?.content))
            }
        }
    }

    /// Reports that a copy could not be written, once that is known.
    pub(super) fn poll_copy(&mut self, ui: &Ui, app: &AppContext) {
        let Some((copy, folder)) = self.leaving.copying.take() else {
            return;
        };
        let error = match copy.look(ui.ctx()) {
            State::Running => {
                self.leaving.copying = Some((copy, folder));
                return;
            }
            State::Done(Ok(_)) => return,
            State::Done(Err(error)) => error,
            State::Lost => io::ErrorKind::Interrupted.into(),
        };
        let why = describe_io(&app.text, &error);
        let folder = folder.display().to_string();
        self.said.notice = Some(say!(app.text, "copies-failed", folder, why));
    }
}
