//! One saved session with its facts and operations.

use egui::{Label, Ui};

use super::{LibraryCommand, Page, show_result};
use crate::player_names;
use crate::screen::AppContext;
use crate::theme::{self, palette, space};
use crate::widgets::{self, BigButton};
use crate::{listing, parts, people};
use courtyard_core::seat::Seats;
use courtyard_library::{Shelf, Standing, Summary};
use courtyard_session::entered_names;
use courtyard_text::{
    Text, describe_behind, describe_name_fault, describe_parting, describe_version, say,
};

/// An operation on a session.
#[derive(Debug)]
pub(super) enum SessionAction {
    /// Open its table.
    Open,
    /// Let it count in place of another version.
    Choose,
    /// Look back at it.
    LookBack,
    /// Show its statistics.
    Statistics,
    /// Show the results of one of its players, by name.
    Person(String),
    /// Rename it.
    Rename(String),
    /// Correct its players' names.
    RenamePlayers {
        /// The names before.
        shown: Box<Seats<String>>,
        /// The corrected names.
        players: Box<Seats<String>>,
    },
    /// Move it to this folder.
    Put(Shelf),
    /// Export it.
    Give,
    /// Delete it permanently.
    Erase,
}

/// A session with its operations.
pub(super) struct One {
    pub(super) summary: Summary,
    name: String,
    /// The players' names, if they can be read.
    players: Option<Seats<String>>,
    /// Whether the permanent deletion was confirmed once.
    sure: bool,
    /// The first entries in which it differs from the version that counts, in sentences.
    parting: Vec<String>,
}

impl One {
    /// This session.
    pub(super) fn new(app: &AppContext, summary: &Summary) -> One {
        let parting = match &summary.standing {
            Standing::Behind { counting, version } => {
                describe_parting(&app.text, &app.library, version, counting)
            }
            Standing::Alone | Standing::Counts(_) => None,
        };
        One {
            name: summary.name().unwrap_or_default(),
            players: summary
                .content
                .as_ref()
                .ok()
                .map(|c| c.header.players.clone()),
            summary: summary.clone(),
            sure: false,
            parting: parting.into_iter().flatten().collect(),
        }
    }

    /// Whether the permanent deletion was confirmed once.
    pub(super) fn is_sure(&self) -> bool {
        self.sure
    }

    /// Shows it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        shelf: Shelf,
        said: Option<&(String, bool)>,
    ) -> Option<LibraryCommand> {
        let text = &app.text;
        let (mut action, mut version, mut person) = (None, None, None);
        let (title, about, _) = listing::describe(app, app.now(), &self.summary);
        let left = parts::titled_page(ui, text, ("one session", &title), |ui| {
            let soft = palette(ui).ink_soft;
            ui.add(Label::new(theme::body(about).color(soft)).wrap());
            let file = self.summary.path.file_name().unwrap_or_default();
            let file = say!(text, "library-file", file = file.to_string_lossy());
            ui.add(Label::new(theme::small(file).color(soft)).wrap());
            ui.add_space(space::S);
            show_result(ui, said);
            version = show_versions(ui, text, &self.summary);
            for sentence in &self.parting {
                ui.add(Label::new(theme::body(sentence.as_str())).wrap());
            }
            let mut way = |ui: &mut Ui, key, leads| {
                let title = text.get(key);
                let primary = matches!(leads, SessionAction::Open);
                let danger = matches!(leads, SessionAction::Put(Shelf::Bin) | SessionAction::Erase);
                let button = BigButton::new(&title).primary(primary).danger(danger);
                if ui.add(button.compact(!primary)).clicked() {
                    action = Some(leads);
                }
            };
            if !self.parting.is_empty() {
                ui.add_space(space::S);
                way(ui, "version-choose", SessionAction::Choose);
            }
            let readable = self.summary.content.is_ok();
            if readable && shelf != Shelf::Bin {
                way(ui, "library-open", SessionAction::Open);
            }
            if readable {
                way(ui, "look-title", SessionAction::LookBack);
            }
            if self.summary.is_begun() {
                way(ui, "statistics-title", SessionAction::Statistics);
            }
            if let Ok(content) = &self.summary.content
                && !content.header.is_sample()
            {
                let people = content.header.people();
                person = people::buttons(ui, text, people.values());
            }
            let (key, to) = match shelf {
                Shelf::Sessions => ("library-archive-it", Shelf::Archive),
                Shelf::Archive | Shelf::Bin => ("library-put-it-back", Shelf::Sessions),
            };
            way(ui, key, SessionAction::Put(to));
            way(ui, "library-give", SessionAction::Give);
            if shelf != Shelf::Bin {
                way(ui, "library-delete", SessionAction::Put(Shelf::Bin));
            } else if self.sure {
                ui.add(Label::new(theme::body(text.get("library-erase-about"))).wrap());
                way(ui, "library-erase-sure", SessionAction::Erase);
            } else {
                let title = text.get("library-erase");
                let button = BigButton::new(&title).compact(true).danger(true);
                self.sure = ui.add(button).clicked();
            }
            if readable && shelf != Shelf::Bin {
                ui.add_space(space::L);
                parts::section(ui, text.get("library-name"));
                let (name, hint) = (text.get("library-name"), text.get("library-name-hint"));
                let written = parts::field(ui, &mut self.name, &name, &hint);
                let entered = written.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
                if widgets::compact_button(ui, &text.get("library-rename")) || entered {
                    action = Some(SessionAction::Rename(self.name.clone()));
                }
                if let Some(players) = &mut self.players
                    && rename_players(ui, text, players)
                {
                    let shown = self
                        .summary
                        .content
                        .as_ref()
                        .map(|c| Box::new(c.header.players.clone()));
                    let players = Box::new(players.clone());
                    action = shown
                        .ok()
                        .map(|shown| SessionAction::RenamePlayers { shown, players });
                }
            }
        });
        let left = left.then_some(LibraryCommand::to(Page::List));
        left.or(version).or(action
            .or(person.map(SessionAction::Person))
            .map(LibraryCommand::Do))
    }
}

/// Lists the other versions of the game, each with the way to its page, or says which other version counts.
fn show_versions(ui: &mut Ui, text: &Text, summary: &Summary) -> Option<LibraryCommand> {
    let versions = match &summary.standing {
        Standing::Alone => return None,
        Standing::Behind { counting, version } => {
            let counts = describe_behind(text, counting);
            parts::notice(ui, &format!("{counts} {}", describe_version(text, version)));
            ui.add_space(space::S);
            return None;
        }
        Standing::Counts(versions) => versions,
    };
    parts::section(ui, text.get("versions-title"));
    let clicked = versions.iter().filter(|version| {
        let title = describe_version(text, version);
        widgets::compact_button(ui, &title)
    });
    let clicked = clicked.last().map(|version| Standing::Behind {
        counting: summary.path.clone(),
        version: version.clone(),
    });
    ui.add_space(space::S);
    Some(LibraryCommand::Version(Box::new(clicked?)))
}

/// Shows the fields of the players' names. Returns whether they are to be changed.
fn rename_players(ui: &mut Ui, text: &Text, players: &mut Seats<String>) -> bool {
    ui.add_space(space::L);
    parts::section(ui, text.get("library-players"));
    let entered = player_names::fields(ui, text, players, false).entered;
    let fault = entered_names(players).err();
    let fault = fault.map(|fault| describe_name_fault(text, fault));
    let title = text.get("library-players-change");
    let button = BigButton::new(&title).compact(true);
    let button = button.enabled(fault.is_none()).subtitle(fault.as_deref());
    let clicked = ui.add(button).clicked();
    fault.is_none() && (clicked || entered)
}
