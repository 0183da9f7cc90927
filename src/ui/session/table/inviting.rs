//! A table that its window shares with phones.
//!
//! While it is shared, the session is in the host's thread, and this window is a guest with all rights. So no disk and
//! no phone delays the picture, and there is one order of all steps.

use std::cell::RefCell;
use std::mem;
use std::rc::Rc;
use std::sync::Arc;

use egui::{Context, ScrollArea, Ui};

use super::{Game, Page, TableScreen};
use crate::guest::{GuestLink, NotShared};
use crate::screen::AppContext;
use crate::session::composer::Composing;
use crate::session::game::{GameScreens, TableCommand, TableCommands};
use crate::session::invite::{Phones, Sharing, explain};
use crate::session::recorder::{Recorder, Remote};
use crate::session::view::TableView;
use courtyard_library::OpenSession;
use courtyard_sharing::{AnyTable, Follower, Guest, SharedSession};
use courtyard_text::{describe_io, say};

/// The command that builds the page for phones.
const BUILDS_THE_PAGE: &str = "cargo web build";

impl<G: Composing> TableScreen<G> {
    /// The menu entry for sharing the session, with the reason if it is impossible; `None` if there is no sharer.
    pub(super) fn invitation(
        &self,
        app: &AppContext,
        view: TableView<'_, G>,
    ) -> Option<Result<Option<String>, String>> {
        if app.sharer.is_none() {
            // A browser cannot share anything itself.
            let is_page = app.browser.is_some() && !self.game.is_guest();
            return is_page.then(|| Err(view.get("invite-elsewhere").into_owned()));
        }
        if let Some(sharing) = &self.sharing {
            let count = sharing.present();
            return Some(Ok(Some(say!(view.text, "invite-shared", count))));
        }
        let open = self.game.recorder.try_as_local_ref()?;
        if view.session.header().is_sample() {
            return None;
        }
        let has_bots = !view.session.header().bots.is_empty();
        let why = if has_bots && view.bots.is_none() {
            Some("unwritable-needs-bots")
        } else if view.awaits_set_up() {
            Some("refusal-not-set-up")
        } else {
            (!open.is_saved()).then_some("invite-unsaved")
        };
        Some(match why {
            Some(why) => Err(view.get(why).into_owned()),
            None => Ok(None),
        })
    }

    /// Carries out a command of the page of sharing.
    pub(super) fn phones(&mut self, ui: &Ui, app: &AppContext, phones: Phones) {
        match (phones, &mut self.sharing) {
            (Phones::End, _) => self.end_sharing(app),
            (Phones::Share, None) => match share(&mut self.game, app, ui.ctx()) {
                Ok(mut sharing) => {
                    // The page has explained what follows.
                    sharing.handle(&app.text, Phones::Introduce);
                    self.said.reason.clear();
                    self.sharing = Some(sharing);
                }
                Err(why) => self.said.reason.give(why),
            },
            (_, Some(sharing)) => sharing.handle(&app.text, phones),
            (_, None) => {}
        }
        ui.ctx().request_repaint();
    }

    /// The page of sharing, which explains it until the session is shared.
    pub(super) fn show_phones(
        &self,
        ui: &mut Ui,
        app: &AppContext,
        view: TableView<'_, G>,
        out: &mut TableCommands<G>,
    ) {
        let command = match (&self.sharing, &app.sharer) {
            (Some(sharing), _) => sharing.show(ui, view.text, view.players),
            (None, Some(sharer)) => {
                let introduces = sharer.introduces();
                let area = ScrollArea::vertical().id_salt("share").auto_shrink(false);
                let begins = area.show(ui, |ui| explain(ui, view.text, introduces));
                begins.inner.then_some(Phones::Share)
            }
            (None, None) => None,
        };
        out.send_if_any(command.map(TableCommand::Phones));
    }

    /// Stops sharing, if the session is shared: it belongs to this window alone again.
    pub(super) fn end_sharing(&mut self, app: &AppContext) {
        let Some(sharing) = self.sharing.take() else {
            return;
        };
        if self.looks.page == Page::Phones {
            self.show_page(Page::Table);
        }
        let shown = self.game.session().entries().len();
        if let Some(table) = sharing.end() {
            give_back(&mut self.game.recorder, table);
        }
        // Entries since the last frame.
        if self.game.session().entries().len() != shown {
            self.catch_up(app);
        }
    }

    /// The session with a local journal, after sharing has been stopped.
    pub(super) fn at_hand(&mut self, app: &AppContext) -> Option<&OpenSession<G>> {
        self.end_sharing(app);
        self.game.recorder.try_as_local_ref()
    }
}

/// Shares the session of this window.
///
/// # Errors
/// The reason as a sentence; the session is then unchanged.
fn share<G: Composing>(
    game: &mut Game<G>,
    app: &AppContext,
    ctx: &Context,
) -> Result<Sharing, String> {
    let Game { recorder, bots, .. } = game;
    let text = &app.text;
    let no_page = || say!(text, "invite-no-page", command = BUILDS_THE_PAGE);
    let not_own = || text.get("guest-not-yours").into_owned();
    let sharer = app.sharer.as_ref().ok_or_else(no_page)?;
    let open = recorder.try_as_local_ref().ok_or_else(not_own)?;
    let (session, journal) = (open.session(), open.path().to_owned());
    let follower = Follower::of(session).ok_or_else(not_own)?;
    let have = session.entries().len() as u64;
    let guest = Guest::here(session.header().clone(), open.has_checksums(), have);
    let link = Rc::new(RefCell::new(GuestLink::here(guest)));
    let remote = Recorder::Host(Remote::here(Rc::clone(&link), follower));
    let table: AnyTable = match mem::replace(recorder, remote) {
        Recorder::Local(open) => {
            let bots = bots.as_ref().map(|bots| Arc::clone(bots.opponents()));
            Box::new(SharedSession::new(open, bots))
        }
        other @ Recorder::Host(_) => {
            *recorder = other;
            return Err(not_own());
        }
    };
    match sharer.share(table, &journal, ctx) {
        Ok(shared) => {
            if let Some(wire) = shared.wire() {
                link.borrow_mut().connect_by(wire);
            }
            ctx.request_repaint();
            Ok(Sharing::new(shared, journal))
        }
        Err((table, why)) => {
            give_back(recorder, table);
            Err(match why {
                NotShared::NoPage => no_page(),
                NotShared::NoNetwork => text.get("invite-no-network").into_owned(),
                NotShared::NoPort(error) => {
                    let why = describe_io(text, &error);
                    say!(text, "invite-no-port", why)
                }
            })
        }
    }
}

/// Returns the session to the window that shared it.
fn give_back<G: GameScreens>(recorder: &mut Recorder<G>, table: AnyTable) {
    if let Ok(shared) = table.into_any().downcast::<SharedSession<G>>() {
        *recorder = Recorder::Local(shared.into_open());
    }
}
