//! The table of a guest: the host's entries, and a guest's own operations.

use std::rc::Rc;

use egui::Ui;

use super::{Exit, Page, TableScreen};
use crate::guest::JoinScreen;
use crate::screen::{AppContext, Navigation};
use crate::session::composer::Composing;
use crate::session::game::Play as _;
use crate::session::recorder::Remote;
use courtyard_session::Step;
use courtyard_settings::Buzz;

/// If more steps than this arrive at once, they are applied without announcing each.
const DESCRIBED_ONE_BY_ONE: usize = 8;

impl<G: Composing> TableScreen<G> {
    /// Applies the host's steps since the last frame. Returns the destination if the place at the table is lost.
    pub(super) fn follow(&mut self, ui: &Ui, app: &AppContext) -> Option<Navigation> {
        let remote = self.game.recorder.try_as_host_mut()?;
        remote.link.borrow_mut().tick(ui.ctx());
        let was_asked = remote.is_asked();
        if self.looks.page == Page::Meeting && !remote.needs_meeting() {
            self.looks.page = Page::Table;
        }
        if remote.is_out() && remote.is_host() {
            self.end_sharing(app);
            return None;
        }
        if remote.is_out() {
            let screen = JoinScreen::again(Rc::clone(&remote.link), remote.journal());
            return Some(Navigation::Screen(Box::new(screen)));
        }
        let hands = remote.hands();
        let anew = remote.begins_anew();
        // The host has given this device another role.
        if std::mem::replace(&mut self.looks.hands, hands) != hands {
            self.game.sheet = None;
            self.play.close();
        }
        if anew {
            self.looks.history = None;
        }
        let before = self.game.session().entries().len();
        let many = anew || self.game.host()?.behind() > DESCRIBED_ONE_BY_ONE;
        while let Some(applied) = self.game.recorder.try_as_host_mut().and_then(Remote::next) {
            if G::note(self.note.trim().to_owned()).map(Step::Do) == Some(applied.step.clone()) {
                self.note.clear();
            }
            if !many {
                self.show_applied(ui, app, &applied);
                let elsewhere = self.game.host().filter(|remote| !remote.is_own());
                self.said.elsewhere = elsewhere.and_then(|remote| remote.undone(&app.text));
            }
        }
        let now = self.game.session().entries().len();
        if let Some(history) = &mut self.looks.history {
            history.follow(before, now);
        }
        if many {
            self.catch_up(app);
        }
        let remote = self.game.recorder.try_as_host_mut()?;
        if remote.follow_pause(app.now()) {
            ui.ctx().request_repaint();
        }
        if self.said.passes && remote.may_propose() {
            self.said.reason.clear();
            self.said.passes = false;
        }
        let verdict = remote.verdict(&app.text);
        if anew || before != now {
            if remote.is_asked() && !was_asked && app.settings.buzz == Buzz::Short {
                remote.link.borrow_mut().buzz();
            }
            ui.ctx().request_repaint();
        }
        match verdict {
            Some(Ok(())) => {
                app.buzz();
                self.record_following(ui, app);
            }
            Some(Err(why)) => {
                self.game.following.clear();
                self.give_back_step();
                self.said.reason.give(why);
                let remote = self.game.host();
                self.said.elsewhere = remote.and_then(|remote| remote.undone(&app.text));
            }
            None => {}
        }
        None
    }

    /// Exports the received part of the journal.
    pub(super) fn take(&mut self, ui: &Ui, app: &AppContext) {
        if let Some(journal) = self.game.host().and_then(Remote::journal) {
            journal.give(ui, app);
        }
    }

    /// Gives up the place at a host's table. Closing the window keeps it.
    pub(super) fn leave_host(&self, app: &AppContext, exit: Exit) -> Option<Navigation> {
        let remote = self.game.host()?;
        if remote.is_host() {
            // The host has crashed; its entries are on the disk.
            return Some(self.go(app, exit));
        }
        let link = &remote.link;
        match exit {
            Exit::Window => Some(Navigation::Close),
            Exit::Home | Exit::Rematch => {
                link.borrow_mut().leave();
                let screen = JoinScreen::again(Rc::clone(link), remote.journal());
                Some(Navigation::Screen(Box::new(screen)))
            }
        }
    }
}
