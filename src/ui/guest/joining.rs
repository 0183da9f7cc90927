//! Joining a table: the choice of a player and of the device's name, and reasons why joining is impossible.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{Id, Label, Ui};

use super::{GuestLink, MeetingPage, SharedLink};
use crate::input::focus;
use crate::input::tap_guard::Asked;
use crate::parts;
use crate::screen::{AppContext, Navigation, Screen};
use crate::theme::{self, space};
use crate::widgets::{self, BigButton};
use courtyard_core::seat::Seat;
use courtyard_sharing::{CloseReason, State};
use courtyard_text::{Text, plain, say};

/// The choice of a joining guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// A player, or a spectator.
    Seat(Option<Seat>),
    /// A TV view.
    Television,
}

/// The screen of an invited guest.
pub struct JoinScreen {
    link: SharedLink,
    name: String,
    /// The choice until the host has answered.
    chosen: Option<Choice>,
    /// The received part of the journal of the table that was left.
    journal: Option<JournalFile>,
    meeting: MeetingPage,
}

/// A journal for export: file name and content.
pub(crate) struct JournalFile {
    pub(crate) name: String,
    pub(crate) content: Vec<u8>,
}

impl JournalFile {
    /// Exports it.
    pub(crate) fn give(&self, ui: &Ui, app: &AppContext) {
        let ways = app.chooser.ways(&self.name);
        if let Some(way) = ways.first() {
            // The browser shows the result.
            let (name, content) = (&self.name, &self.content);
            let _ = app.chooser.give(*way, name, content, ui.ctx());
        }
    }
}

impl JoinScreen {
    /// The screen of a guest that joins through this link.
    pub fn new(link: GuestLink) -> JoinScreen {
        JoinScreen::again(Rc::new(RefCell::new(link)), None)
    }

    /// The screen of a guest that was at the table before and may export this journal.
    pub(crate) fn again(link: SharedLink, journal: Option<JournalFile>) -> JoinScreen {
        JoinScreen {
            link,
            name: String::new(),
            chosen: None,
            journal,
            meeting: MeetingPage::default(),
        }
    }

    /// The table, once there is a place at it, or the error.
    fn seated(&self, app: &AppContext) -> Result<Option<Box<dyn Screen>>, String> {
        let (header, seat) = {
            let link = self.link.borrow();
            let header = link.guest().header().filter(|_| link.is_seated());
            let Some(header) = header.cloned() else {
                return Ok(None);
            };
            (header, link.guest().device().and_then(|own| own.seat))
        };
        let game = app.games.find(&header.game);
        let unknown = || {
            say!(
                app.text,
                "guest-unknown-game",
                game = plain(&header.game).into_owned()
            )
        };
        let game = game.ok_or_else(unknown)?;
        let link = Rc::clone(&self.link);
        let television = self.link.borrow().is_television();
        let screen = if television {
            game.television(app, link)
        } else {
            game.guest(app, link, seat)
        };
        screen.map(Some).ok_or_else(unknown)
    }

    fn choosing(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let (game, players, bots, devices) = {
            let link = self.link.borrow();
            let header = link.guest().header();
            let game = header.and_then(|header| app.games.find(&header.game));
            let bots = header.map(|header| header.bots.clone());
            let players = header.into_iter().flat_map(|header| header.players.iter());
            let players = players.map(|(_, name)| plain(name).into_owned());
            (
                game.map(|game| game.title(text)),
                players.collect::<Vec<String>>(),
                bots.unwrap_or_default(),
                link.guest().devices().to_vec(),
            )
        };
        let closed = self.link.borrow().guest().is_closed();
        parts::headed(ui, 1, Label::new(theme::title(text.get("guest-who"))));
        if let Some(game) = game {
            ui.label(theme::body(game));
        }
        ui.add_space(space::S);
        if closed {
            parts::notice(ui, &text.get("guest-bye-closed"));
            return;
        }
        let mut chosen = None;
        for (seat, name) in Seat::first(Seat::MAX).zip(&players) {
            let taken = devices.iter().filter(|device| device.seat == Some(seat));
            let taken = taken.max_by_key(|device| device.here).map(|device| {
                text.get(if device.here {
                    "guest-seat-taken"
                } else {
                    "guest-seat-away"
                })
            });
            let bot = bots.at(seat).map(|_| say!(text, "bot-turn", player = name));
            let is_free = bot.is_none();
            let button = BigButton::new(name)
                .enabled(is_free)
                .primary(is_free && taken.is_none())
                .subtitle(bot.as_deref().or(taken.as_deref()));
            if ui.add(button).clicked() && is_free {
                chosen = Some(Choice::Seat(Some(seat)));
            }
            ui.add_space(space::S);
        }
        if widgets::button(ui, &text.get("guest-look")) {
            chosen = Some(Choice::Seat(None));
        }
        ui.add_space(space::S);
        let screen = text.get("guest-television");
        let about = text.get("guest-television-about");
        let button = BigButton::new(&screen).subtitle(Some(&about));
        if ui.add(button).clicked() {
            chosen = Some(Choice::Television);
        }
        ui.add_space(space::L);
        let label = text.get("guest-device-name");
        ui.add(Label::new(theme::strong_text(label.as_ref())));
        parts::field(ui, &mut self.name, &label, &text.get("guest-device-hint"));
        let browser = app.browser.as_ref();
        if browser.is_some_and(|browser| !browser.keeps_awake()) {
            ui.add_space(space::M);
            ui.add(Label::new(theme::small(text.get("guest-dark"))).wrap());
        }
        if let Some(choice) = chosen {
            self.choose(choice, &players, text);
            if focus::by_keyboard(ui.ctx()) {
                focus::want(ui.ctx());
            }
        }
    }

    fn choose(&mut self, choice: Choice, players: &[String], text: &Text) {
        let seat = match choice {
            Choice::Seat(seat) => seat,
            Choice::Television => None,
        };
        let name = match (self.name.trim(), seat) {
            ("", Some(seat)) => players.get(seat.number()).cloned().unwrap_or_default(),
            ("", None) => match choice {
                Choice::Television => text.get("guest-television").into_owned(),
                Choice::Seat(_) => text.get("guest-look").into_owned(),
            },
            (name, _) => name.to_owned(),
        };
        self.chosen = Some(choice);
        let television = choice == Choice::Television;
        self.link.borrow_mut().join(&name, seat, television);
    }

    /// A message that the table cannot continue, with the next step.
    fn show_message(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        sentence: &str,
        way: Option<&'static str>,
    ) -> bool {
        parts::headed(ui, 1, Label::new(theme::title(sentence)).wrap());
        ui.add_space(space::M);
        way.is_some_and(|way| widgets::primary_button(ui, &text.get(way)))
    }
}

impl Screen for JoinScreen {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        self.link.borrow_mut().tick(ui.ctx());
        let trouble = match self.seated(app) {
            Ok(Some(screen)) => {
                ui.ctx().request_repaint();
                return Some(Navigation::Screen(screen));
            }
            Ok(None) => None,
            Err(trouble) => Some(trouble),
        };
        let state = self.link.borrow().guest().state();
        let text = &app.text;
        if trouble.is_none() && self.link.borrow().is_overlay() {
            match state {
                State::Choosing if self.chosen.is_none() => {
                    self.choose(Choice::Television, &[], text);
                    return None;
                }
                // Nothing is shown over the other picture yet.
                State::Choosing | State::Outside | State::Seated => return None,
                State::Strange | State::Dismissed(_) => {}
            }
        }
        parts::page(ui, |ui| {
            if let Some(trouble) = trouble {
                parts::warning(ui, &trouble);
                return;
            }
            match state {
                State::Choosing => self.choosing(ui, app),
                State::Outside | State::Seated => {
                    if let Some(meeting) = self.link.borrow_mut().meeting() {
                        self.meeting.show(ui, text, meeting);
                        return;
                    }
                    let sentence = text.get("guest-connecting");
                    self.show_message(ui, text, &sentence, None);
                }
                State::Strange => {
                    let sentence = text.get("guest-bye-version");
                    if self.show_message(ui, text, &sentence, Some("guest-reload")) {
                        self.link.borrow_mut().reload();
                    }
                }
                State::Dismissed(reason) => {
                    let sentence = text.sentence("guest-bye", &reason).finish();
                    let way = match reason {
                        CloseReason::Version | CloseReason::Unclear => Some("guest-reload"),
                        CloseReason::Invitation | CloseReason::Over => None,
                        CloseReason::Full
                        | CloseReason::Closed
                        | CloseReason::SentAway
                        | CloseReason::Elsewhere
                        | CloseReason::Left => Some("guest-again"),
                    };
                    if self.show_message(ui, text, &sentence, way) {
                        self.chosen = None;
                        match way {
                            Some("guest-reload") => self.link.borrow_mut().reload(),
                            Some(_) | None => self.link.borrow_mut().come_again(),
                        }
                    }
                    if let Some(journal) = &self.journal {
                        ui.add_space(space::S);
                        if widgets::button(ui, &text.get("guest-take")) {
                            journal.give(ui, app);
                        }
                    }
                }
            }
        });
        None
    }

    fn go_on(&mut self, ui: &mut Ui, _app: &AppContext) -> Option<Navigation> {
        self.link.borrow_mut().tick(ui.ctx());
        None
    }

    fn asked(&self, _app: &AppContext) -> Asked {
        let link = self.link.borrow();
        Asked::of(Id::unique((link.guest().state(), self.chosen.is_some())))
    }

    fn is_start(&self) -> bool {
        true
    }
}
