//! The start screen: a new session, and the saved ones.

use std::collections::HashMap;

use egui::{Align, Layout, Ui};

use super::aside::Aside;
use super::theme::{self, space};
use super::widgets::{self, BigButton, Icon};
use super::{Door, House, Room, dueling_nobles, open, parts};
use crate::library::{Content, LibraryError, Summary};
use crate::text::{Text, say, tell_header_fault, tell_io};

/// The start screen.
pub(super) struct Home {
    sessions: Vec<Summary>,
    trouble: Option<String>,
}

impl Home {
    /// Looks up the saved sessions.
    pub(super) fn new(house: &House) -> Home {
        let (sessions, trouble) = match house.library.sessions() {
            Ok(sessions) => (sessions, None),
            Err(error) => (Vec::new(), Some(told(&house.text, &error))),
        };
        Home { sessions, trouble }
    }

    /// Shows what went wrong until the next step.
    pub(super) fn say(&mut self, text: &Text, error: &LibraryError) {
        self.trouble = Some(told(text, error));
    }
}

/// Why the library cannot do something, as words that continue a sentence.
pub(super) fn why(text: &Text, error: &LibraryError) -> String {
    match error {
        LibraryError::NoDataFolder => text.get("cli-no-data-folder").into_owned(),
        LibraryError::Io(_, error) => tell_io(text, error),
        LibraryError::Header(fault) => tell_header_fault(text, fault),
        LibraryError::InUse(_) | LibraryError::Damaged { .. } => told(text, error),
    }
}

/// Says what the library could not do.
pub(super) fn told(text: &Text, error: &LibraryError) -> String {
    match error {
        LibraryError::InUse(_) => text.get("home-in-use").into_owned(),
        LibraryError::Damaged { path, line, code } => {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let args = [
                ("file", file.into_owned().into()),
                ("line", (*line).into()),
                ("code", (*code).into()),
            ];
            text.with("home-damaged", &args).into_owned()
        }
        LibraryError::NoDataFolder | LibraryError::Io(..) | LibraryError::Header(_) => {
            say!(text, "home-trouble", why = why(text, error))
        }
    }
}

impl Room for Home {
    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        let text = &house.text;
        let mut door = None;
        parts::page(ui, |ui| {
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let settings = text.get("settings-title");
                    if widgets::icon_button(ui, Icon::Gear, &settings).clicked() {
                        door = Some(Door::Aside(Aside::Settings));
                    }
                });
            });
            dueling_nobles::emblem(ui);
            ui.add_space(space::M);
            ui.label(theme::title("Courtyard"));
            ui.label(theme::body(text.get("home-tagline")));
            ui.add_space(space::XL);
            let (title, about) = (text.get("home-new"), text.get("home-new-about"));
            let new = BigButton::new(&title).subtitle(Some(&about)).primary(true);
            if ui.add(new).clicked() {
                door = Some(Door::Room(Box::new(dueling_nobles::Setup::default())));
            }
            if let Some(trouble) = &self.trouble {
                ui.add_space(space::M);
                parts::warning(ui, trouble);
            }
            ui.add_space(space::XL);
            if !self.sessions.is_empty() {
                ui.label(theme::heading(text.get("home-sessions")));
                ui.add_space(space::S);
            }
            let mut trouble = None;
            let mut spoken = HashMap::new();
            for summary in &self.sessions {
                let (title, about, openable) = describe(text, summary);
                // The same players play more than once, and perhaps within a minute.
                let mut label = format!("{title}: {about}");
                let twins = *spoken
                    .entry(label.clone())
                    .and_modify(|n| *n += 1)
                    .or_insert(1);
                if twins > 1 {
                    label += &format!(" ({twins})");
                }
                let button = BigButton::new(&title)
                    .subtitle(Some(&about))
                    .label(&label)
                    .enabled(openable.is_some());
                let response = ui.add(button);
                if response.clicked()
                    && let Some(game) = openable
                {
                    match open(game, house, &summary.path) {
                        Some(Ok(room)) => door = Some(Door::Room(room)),
                        Some(Err(error)) => trouble = Some(told(text, &error)),
                        None => {}
                    }
                }
                ui.add_space(space::S);
            }
            if trouble.is_some() {
                self.trouble = trouble;
            }
            ui.add_space(space::L);
            let folder = house.library.folder().display().to_string();
            ui.label(theme::small(
                text.with("home-folder", &[("folder", folder.into())]),
            ));
        });
        door
    }
}

/// What the list says of a session: its title, a line below, and its game if it can be opened.
fn describe<'s>(text: &Text, summary: &'s Summary) -> (String, String, Option<&'s str>) {
    let file = || {
        let name = summary.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    match &summary.content {
        Err((line, code)) => {
            let args = [("line", (*line).into()), ("code", (*code).into())];
            (
                file(),
                text.with("home-unreadable", &args).into_owned(),
                None,
            )
        }
        Ok(content) => {
            let [a, b] = &content.header.players.0;
            let args = [("a", a.as_str().into()), ("b", b.as_str().into())];
            let title = text.with("home-players", &args).into_owned();
            (title, about(text, content), Some(&content.header.game))
        }
    }
}

fn about(text: &Text, content: &Content) -> String {
    let day = content.last.unwrap_or(content.header.started);
    let day = day.format("%Y-%m-%d %H:%M").to_string();
    let winner = content.outcome.map(|outcome| outcome.winner());
    match (content.fault, winner) {
        (Some((line, code)), _) if code != "cut-off" => {
            let args = [("line", line.into()), ("code", code.into())];
            text.with("home-faulty", &args).into_owned()
        }
        (_, None) => {
            let args = [("day", day.into()), ("turn", content.turn.into())];
            text.with("home-running", &args).into_owned()
        }
        (_, Some(Some(seat))) => {
            let winner = content.header.players[seat].as_str();
            let args = [("day", day.into()), ("winner", winner.into())];
            text.with("home-won", &args).into_owned()
        }
        (_, Some(None)) => text.with("home-drawn", &[("day", day.into())]).into_owned(),
    }
}
