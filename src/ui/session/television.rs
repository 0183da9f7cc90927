//! The TV view of a host's table: large, with the last events beside it, and the QR code until all players are there.

use std::rc::Rc;

use egui::{
    Align, CentralPanel, Frame, Label, Layout, Panel, RichText, TextStyle, TextWrapMode, Ui,
    UiBuilder, Vec2, WidgetText, vec2,
};

use super::clock::paused;
use super::game::GameScreens;
use super::invite;
use super::recorder::{Remote, people};
use super::speech;
use super::view::TableView;
use crate::guest::{JoinScreen, MeetingPage, Picture, SharedLink};
use crate::input::key_bindings;
use crate::parts;
use crate::screen::{AppContext, Navigation, Screen};
use crate::theme::{self, palette, radius, size, space};
use crate::widgets::BigButton;
use courtyard_core::seat::{Seat, SeatSet};
use courtyard_session::Moment;
use courtyard_text::{Recent, Text, say};

/// Maximum number of events shown beside the table.
const EVENTS: usize = 6;

/// The margins over another picture, as a share of its size: some devices cut its edges off.
const SAFE: Vec2 = vec2(0.05, 0.05);

/// The TV view.
pub(crate) struct Television<G: GameScreens> {
    remote: Remote<G>,
    recent: Recent,
    /// The last undo or redo, until the next action.
    undone: Option<String>,
    /// Whether to show the QR code, if that was chosen here. Otherwise, it is shown until all players are there.
    shows_code: Option<bool>,
    /// The introduction to the host, if it was opened after the connection was lost.
    meeting: Option<MeetingPage>,
}

impl<G: GameScreens> Television<G> {
    /// The table of a guest that joins through this link; `None` if the host's header is not of this game.
    pub(crate) fn new(app: &AppContext, link: SharedLink) -> Option<Television<G>> {
        let remote = Remote::new(link)?;
        Some(Television {
            recent: Recent::of(&app.text, remote.session(), EVENTS),
            remote,
            undone: None,
            shows_code: None,
            meeting: None,
        })
    }

    /// Applies the host's steps. Returns the destination if the place at the table is lost.
    fn follow(&mut self, ui: &Ui, app: &AppContext) -> Option<Navigation> {
        self.remote.link.borrow_mut().tick(ui.ctx());
        if self.remote.is_out() {
            let screen = JoinScreen::again(Rc::clone(&self.remote.link), None);
            return Some(Navigation::Screen(Box::new(screen)));
        }
        let anew = self.remote.begins_anew();
        let mut has_news = anew;
        let mut last = None;
        while let Some(applied) = self.remote.next() {
            last = Some(applied);
            let session = self.remote.session();
            self.recent.follow(&app.text, session, EVENTS);
            self.undone = self.remote.undone(&app.text);
            has_news = true;
        }
        has_news |= self.remote.follow_pause(app.now());
        if let Some(applied) = last.filter(|_| !anew) {
            let view = self.view(app);
            if let Some(sentence) = speech::sentence(view, &applied, self.recent.newest()) {
                app.say(&sentence);
            }
        }
        if anew {
            self.retranslate(app);
        }
        if has_news {
            ui.ctx().request_repaint();
        }
        None
    }

    /// Whether it is shown over another picture.
    fn is_overlay(&self) -> bool {
        self.remote.link.borrow().is_overlay()
    }

    /// The headline, the events and the table. Over another picture, each has its own background,
    /// and that of the table is translucent.
    /// Returns whether to show the QR code, if that was chosen.
    fn table(
        &self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        now: Moment,
        is_overlay: bool,
    ) -> Option<bool> {
        let mut shows_code = None;
        let is_wide = ui.available_width() >= size::WIDE || is_overlay;
        let edge = if is_wide { space::S } else { 0.0 };
        let colors = palette(ui);
        let mut felt = Frame::new().fill(colors.felt).inner_margin(edge);
        let mut bar = Frame::new().fill(colors.surface).inner_margin(space::M);
        if is_overlay {
            bar = bar.corner_radius(radius::PANEL);
            felt = felt
                .fill(colors.felt.gamma_multiply(theme::OVER_PICTURE))
                .corner_radius(radius::PANEL);
        }
        let top = Panel::top("television").show_separator_line(!is_overlay);
        top.frame(bar).show(ui, |ui| {
            let headline = match view.session.paused_since() {
                Some(since) => paused(view.text, since, now),
                None => view.headline(),
            };
            // It is not always the player whose turn it is.
            let acting = G::acting(view.table);
            if !is_wide || acting.is_empty() {
                parts::headed(ui, 1, Label::new(theme::title(headline)).wrap());
            } else {
                ui.horizontal(|ui| {
                    parts::headed(ui, 1, Label::new(theme::title(headline)));
                    let words = theme::heading(view.others(acting));
                    let end = Layout::right_to_left(Align::Center);
                    ui.with_layout(end, |ui| ui.add(Label::new(words).truncate()));
                });
            }
            let newest = self.recent.newest().map(|line| line.headline.as_str());
            let news = self.undone.as_deref().or(newest);
            parts::announce(ui, "table", news.unwrap_or_default());
        });
        if is_wide {
            let width = ui.available_width() / 4.0;
            let column = if is_overlay { Frame::new() } else { bar };
            Panel::right("events")
                .resizable(false)
                .exact_size(width)
                .show_separator_line(!is_overlay)
                .frame(column)
                .show(ui, |ui| {
                    if is_overlay {
                        ui.add_space(space::S);
                        bar.show(ui, |ui| self.events(ui));
                    } else {
                        shows_code = self.code(ui, view.text);
                        self.events(ui);
                    }
                });
        } else {
            Panel::bottom("events")
                .frame(bar)
                .show(ui, |ui| self.events(ui));
        }
        let table = |ui: &mut Ui| {
            let size = ui.available_size();
            // The table has nothing to tap, so there is no description.
            let _ = G::past(ui, view, Seat::ZERO, size);
        };
        if is_overlay {
            // The background is only as high as the table.
            CentralPanel::no_frame().show(ui, |ui| {
                ui.add_space(space::S);
                felt.show(ui, table);
            })
        } else {
            CentralPanel::default().frame(felt).show(ui, table)
        };
        shows_code
    }

    /// The session for its screens.
    fn view<'a>(&'a self, app: &'a AppContext) -> TableView<'a, G> {
        let session = self.remote.session();
        TableView {
            text: &app.text,
            session,
            table: session.table(),
            players: &self.recent.players,
            settings: &app.settings,
            kinds: &[],
            ahead: &[],
            passes: &[],
            last: None,
            news: None,
            sheet: None,
            hands: SeatSet::EMPTY,
            bots: None,
            waits: false,
            number: None,
        }
    }

    /// The QR code and the URL until all players are there, and a button that shows or hides them. Nothing if the
    /// host has sent no URL. Returns whether to show them if that was chosen.
    fn code(&self, ui: &mut Ui, text: &Text) -> Option<bool> {
        let link = self.remote.link.borrow();
        let invite = link.guest().invite()?;
        let devices = link.guest().devices();
        let people = people(self.remote.session().header());
        let missing = self.recent.players.iter().filter(|(seat, _)| {
            let mut its = devices.iter().filter(|device| device.seat == Some(*seat));
            people.contains(*seat) && !its.any(|device| device.here)
        });
        let missing: Vec<String> = missing.map(|(_, name)| name.clone()).collect();
        let is_shown = self.shows_code.unwrap_or(!missing.is_empty());
        if is_shown {
            let name = text.get("invite-picture");
            let picture = Picture::of(&invite.code);
            invite::picture(ui, &picture, &name, size::INVITATION);
            ui.add_space(space::S);
            ui.add(Label::new(theme::body(invite.url.as_str())).wrap());
            if !missing.is_empty() {
                let names = text.list(missing);
                let words = say!(text, "television-missing", names);
                ui.add(Label::new(theme::strong_text(words)).wrap());
            }
            ui.add_space(space::S);
        }
        let title = text.get(if is_shown {
            "television-hide-code"
        } else {
            "television-show-code"
        });
        let button = ui.add(BigButton::new(&title).compact(true));
        ui.add_space(space::M);
        button.clicked().then_some(!is_shown)
    }

    /// The last events, as far as there is room; the newest one with its consequences.
    fn events(&self, ui: &mut Ui) {
        let last = self.recent.lines().rev().take(EVENTS);
        if let Some(undone) = &self.undone {
            ui.add(Label::new(theme::heading(undone.as_str())).wrap());
            ui.add_space(space::M);
        }
        let first = usize::from(self.undone.is_some());
        for (i, line) in (first..).zip(last) {
            let words = match i {
                0 => theme::heading(line.headline.as_str()),
                _ => theme::body(line.headline.as_str()).color(palette(ui).ink_soft),
            };
            if i > 0 && !fits(ui, &words) {
                break;
            }
            ui.add(Label::new(words).wrap());
            if i == 0 {
                for sentence in line.details() {
                    let words = theme::body(sentence);
                    if !fits(ui, &words) {
                        return;
                    }
                    ui.add(Label::new(words).wrap());
                }
            }
            ui.add_space(space::M);
        }
    }
}

/// Whether this text fits into the space that is left.
fn fits(ui: &Ui, words: &RichText) -> bool {
    let words = WidgetText::from(words.clone());
    let width = ui.available_width();
    let words = words.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body);
    words.size().y <= ui.available_height()
}

impl<G: GameScreens> Screen for Television<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        if let Some(away) = self.follow(ui, app) {
            ui.ctx().request_repaint();
            return Some(away);
        }
        let remote = &self.remote;
        if key_bindings::back(ui) {
            remote.link.borrow_mut().leave();
        }
        if remote.banner(ui, &app.text, true) {
            self.meeting = Some(MeetingPage::default());
        }
        self.meeting.take_if(|_| !remote.needs_meeting());
        if let Some(page) = &mut self.meeting {
            parts::page(ui, |ui| remote.meet(ui, &app.text, page));
            return None;
        }
        let view = self.view(app);
        let is_overlay = self.is_overlay();
        let size = ui.available_size();
        let margin = if is_overlay { SAFE * size } else { Vec2::ZERO };
        let place = ui.available_rect_before_wrap().shrink2(margin);
        let place = UiBuilder::new().max_rect(place);
        let shown = ui.scope_builder(place, |ui| self.table(ui, view, app.now(), is_overlay));
        self.shows_code = shown.inner.or(self.shows_code);
        None
    }

    fn go_on(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        self.follow(ui, app)
    }

    fn scale(&self, window: Vec2) -> f32 {
        let [width, height] = size::TELEVISION;
        (window.x / width).min(window.y / height).max(1.0)
    }

    fn retranslate(&mut self, app: &AppContext) {
        self.recent = Recent::of(&app.text, self.remote.session(), EVENTS);
        self.undone = None;
    }

    fn in_play(&self) -> bool {
        G::outcome(self.remote.session().table()).is_none()
    }
}
