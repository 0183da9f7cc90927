//! Unsaved steps of a session: the banner, and the page with the options.

use std::io;
use std::path::Path;
use std::time::Duration;

use egui::{Label, Panel, Ui};

use super::layout;
use crate::copies::Going;
use crate::frame::safe_area;
use crate::input::key_bindings;
use crate::place::Dialog;
use crate::platform::chooser::{Way, Wish};
use crate::screen::AppContext;
use crate::theme::{self, palette, size, space};
use crate::widgets::{BigButton, Icon, Tile};
use crate::{copies, parts, widgets};
use courtyard_core::game::Game;
use courtyard_library::OpenSession;
use courtyard_text::{Text, describe_io, describe_moved, say};

/// Interval between two attempts to save.
const AGAIN: Duration = Duration::from_secs(2);

/// The state of the page of unsaved steps.
#[derive(Debug, Default)]
pub(super) struct Saving {
    /// Whether the page is open.
    open: bool,
    /// Whether the user wants to leave.
    leaving: bool,
    /// Whether leaving without saving was confirmed.
    sure: bool,
    /// The path of a copy; `None` before one was entered.
    path: Option<String>,
    /// The result of the last attempt to make a copy, and whether it succeeded.
    copied: Option<(String, bool)>,
    dialog: Dialog,
    /// Number of entries in a copy elsewhere.
    elsewhere: Option<usize>,
    /// An export through the browser, with its number of entries.
    going: Option<(Going, usize)>,
    /// Time of the last attempt to save, in seconds of the window's clock.
    tried: f64,
}

/// The decision of the user on the page of unsaved steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Decision {
    /// Back to the game.
    PlayOn,
    /// Leave, even if steps are lost.
    Leave,
}

impl Saving {
    /// Opens the page; `leaving` if the user wants to leave.
    pub(super) fn open(&mut self, leaving: bool) {
        self.open = true;
        self.leaving = leaving;
        self.sure = false;
        self.copied = None;
    }

    /// Whether the page is open.
    pub(super) fn is_open(&self) -> bool {
        self.open
    }

    /// Whether a copy elsewhere has all entries.
    pub(super) fn covers<G: Game>(&self, session: &OpenSession<G>) -> bool {
        self.elsewhere == Some(session.session().entries().len())
    }

    /// Tries to save again every few seconds while steps are unsaved.
    pub(super) fn tick<G: Game>(&mut self, ui: &Ui, session: &mut OpenSession<G>) {
        if session.is_saved() {
            // Entries that are already saved do not wait for later failures.
            session.save();
            return;
        }
        let now = ui.input(|i| i.time);
        if now - self.tried >= AGAIN.as_secs_f64() {
            session.save();
            self.tried = now;
        }
        ui.ctx().request_repaint_after(AGAIN);
    }

    /// Shows the unsaved steps with the reason and the options. Returns the user's decision, which closes the page.
    pub(super) fn page<G: Game>(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        session: &mut OpenSession<G>,
    ) -> Option<Decision> {
        let text = &app.text;
        let mut decision = None;
        let title = if session.is_saved() {
            text.get("saving-done")
        } else {
            text.get("saving-title")
        };
        let back = parts::titled_page(ui, text, ("saving", &title), |ui| {
            ui.add_space(space::M);
            if let Some(why) = why(text, session) {
                let (count, name) = (session.unsaved(), session.path().file_name());
                let file = name.unwrap_or_default().to_string_lossy();
                let about = say!(text, "saving-about", count, file, why);
                parts::warning(ui, &about);
                ui.add_space(space::S);
                paragraph(ui, &text.get("saving-goes-on"));
                if self.leaving {
                    paragraph(ui, &text.get("saving-leaving"));
                }
                if widgets::compact_button(ui, &text.get("saving-retry")) {
                    session.try_again();
                }
            }
            if let Some((sentence, well)) = &self.copied {
                ui.add_space(space::S);
                if *well {
                    parts::notice(ui, sentence);
                } else {
                    parts::warning(ui, sentence);
                }
                parts::announce(ui, "saving", sentence);
            }
            if !session.is_saved() {
                ui.add_space(space::L);
                self.elsewhere(ui, app, session);
            }
            ui.add_space(space::XL);
            decision = self.way_out(ui, text, session);
        });
        if back || key_bindings::back(ui) {
            decision = Some(Decision::PlayOn);
        }
        self.open = decision.is_none();
        decision
    }

    /// The options to copy the session elsewhere.
    fn elsewhere<G: Game>(&mut self, ui: &mut Ui, app: &AppContext, session: &OpenSession<G>) {
        let text = &app.text;
        parts::section(ui, text.get("saving-elsewhere"));
        ui.add_space(space::XS);
        paragraph(ui, &text.get("saving-elsewhere-about"));
        let name = session.path().file_name().unwrap_or_default();
        let name = name.to_string_lossy();
        let ways = app.chooser.ways(&name);
        if !ways.is_empty() {
            return self.out(ui, app, session, &ways, &name);
        }
        let path = self
            .path
            .get_or_insert_with(|| copies::suggested(session.path()));
        parts::field(ui, path, &text.get("library-file-field"), "");
        if widgets::compact_button(ui, &text.get("library-choose-place")) {
            let name = Path::new(path.as_str()).file_name().unwrap_or_default();
            let wish = Wish::SaveAs {
                title: text.get("saving-elsewhere").into_owned(),
                name: name.to_string_lossy().into_owned(),
            };
            self.dialog.open(ui, &*app.chooser, wish);
        }
        self.dialog.show_missing(ui, text);
        let titles = ["saving-write", "saving-copy"].map(|key| text.get(key));
        let tile = |title| Tile {
            title,
            ..Tile::default()
        };
        let [mut write, copy] = parts::pair(ui, [tile(&titles[0]), tile(&titles[1])]);
        if let Some(chosen) = self.dialog.chosen_path() {
            *path = chosen.display().to_string();
            write = true;
        }
        let file = path.clone();
        let journal = || session.journal().map_err(io::Error::from);
        if write {
            let written =
                journal().and_then(|journal| copies::write_new(Path::new(&file), &journal));
            self.copied = Some(match written {
                Ok(()) => {
                    self.elsewhere = Some(session.session().entries().len());
                    (say!(text, "saving-written", file), true)
                }
                Err(error) => {
                    let why = describe_io(text, &error);
                    let sentence = say!(text, "saving-not-written", file, why);
                    (sentence, false)
                }
            });
        } else if copy {
            self.copy(ui, text, session);
        }
    }

    /// The options of the browser.
    fn out<G: Game>(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        session: &OpenSession<G>,
        ways: &[Way],
        name: &str,
    ) {
        let text = &app.text;
        if let Some((going, entries)) = &self.going
            && let Some(copied) = going.describe(text)
        {
            self.elsewhere = copied.1.then_some(*entries).or(self.elsewhere);
            self.copied = Some(copied);
            self.going = None;
        }
        if let Some(way) = copies::ways(ui, text, ways, self.going.is_none())
            && let Ok(journal) = session.journal()
        {
            let going = Going::begin(ui, app, way, name, &journal);
            self.going = Some((going, session.session().entries().len()));
            // An immediate result is shown in the next frame.
            ui.ctx().request_repaint();
        }
        if widgets::button(ui, &text.get("saving-copy")) {
            self.copy(ui, text, session);
        }
    }

    fn copy<G: Game>(&mut self, ui: &Ui, text: &Text, session: &OpenSession<G>) {
        if let Ok(journal) = session.journal() {
            let journal = String::from_utf8_lossy(&journal);
            ui.ctx().copy_text(journal.into_owned());
            self.copied = Some((text.get("saving-copied").into_owned(), true));
        }
    }

    fn way_out<G: Game>(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        session: &OpenSession<G>,
    ) -> Option<Decision> {
        let stay = text.get("saving-stay");
        let play_on = Tile {
            title: &stay,
            icon: Some(Icon::Cards),
            primary: true,
            ..Tile::default()
        };
        let mut decision = widgets::tile(ui, play_on)
            .clicked()
            .then_some(Decision::PlayOn);
        if self.leaving {
            // A second tap is needed if something would be lost.
            let safe = session.is_saved() || self.covers(session);
            let sure = self.sure || safe;
            let leave = text.get(match (sure, safe) {
                (_, true) => "saving-leave-safe",
                (true, false) => "saving-leave-sure",
                (false, false) => "saving-leave",
            });
            if widgets::button(ui, &leave) {
                if sure {
                    decision = Some(Decision::Leave);
                } else {
                    self.sure = true;
                }
            }
        }
        decision
    }
}

/// The banner about unsaved steps above the screen. Returns whether the page was requested.
pub(super) fn banner<G: Game>(ui: &mut Ui, text: &Text, session: &OpenSession<G>) -> bool {
    moved(ui, text, session);
    let Some(why) = why(text, session) else {
        return false;
    };
    let sentence = say!(text, "saving-banner", count = session.unsaved(), why);
    // If space is limited, the banner is short, and the page has the details.
    let little = theme::is_cramped(ui) || ui.available_height() < size::LOW;
    let shown = if little {
        say!(text, "saving-short", count = session.unsaved())
    } else {
        sentence.clone()
    };
    let colors = palette(ui);
    let frame = layout::strip(colors.danger);
    let panel = Panel::top("saving").frame(frame).show(ui, |ui| {
        let tapped = ui.horizontal(|ui| {
            let open = text.get("saving-open");
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let tapped = ui.add(BigButton::new(&open).compact(true).fit()).clicked();
                let words = if little {
                    theme::small(shown.as_str())
                } else {
                    theme::body(shown.as_str())
                };
                let words = words.color(colors.on_danger);
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(Label::new(words).wrap());
                });
                tapped
            })
            .inner
        });
        parts::announce(ui, "saving", &sentence);
        tapped.inner
    });
    safe_area::reach_edges(ui, panel.response.rect, colors.danger);
    panel.inner
}

/// The banner that the session continues in another journal.
fn moved<G: Game>(ui: &mut Ui, text: &Text, session: &OpenSession<G>) {
    let Some(moved) = session.moved() else {
        return;
    };
    let sentence = describe_moved(text, moved);
    let frame = layout::strip(palette(ui).surface);
    let panel = Panel::top("moved").frame(frame).show(ui, |ui| {
        ui.add(Label::new(theme::body(&sentence)).wrap());
        parts::announce(ui, "moved", &sentence);
    });
    safe_area::reach_edges(ui, panel.response.rect, palette(ui).surface);
}

/// Why the session is not saved; `None` if it is.
fn why<G: Game>(text: &Text, session: &OpenSession<G>) -> Option<String> {
    if session.is_saved() {
        None
    } else {
        session.trouble().map(|error| describe_io(text, error))
    }
}

fn paragraph(ui: &mut Ui, words: &str) {
    ui.add(Label::new(theme::body(words)).wrap());
    ui.add_space(space::XS);
}
