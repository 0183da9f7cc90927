//! The session in sentences, turn by turn.

use egui::{Align, Layout, ScrollArea, Ui};

use super::game::{GameScreens, TableCommand, TableCommands, Weight};
use super::handover;
use super::view::TableView;
use crate::parts;
use crate::theme::{self, space};
use crate::widgets::{self, BigButton, Icon};
use courtyard_session::LONGEST_NOTE;
use courtyard_text::Recent;

/// Number of latest lines that are shown; Look back has all.
pub(super) const LATEST: usize = 120;

/// The log and the field for a note; the newest line is in sight, unless it waits until dice lie still. The log beside a
/// table can be folded, so that only the field is shown.
pub(super) fn show<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    recent: &Recent,
    note: &mut String,
    mut folded: Option<&mut bool>,
    waits: bool,
    out: &mut TableCommands<G>,
) {
    // Whether the game has notes does not depend on the text.
    if G::note(String::new()).is_some() && !view.watches() {
        note_field(ui, view, note, folded.as_deref_mut(), out);
    }
    if folded.is_some_and(|folded| *folded) {
        return;
    }
    let newest = recent.newest().map(|line| line.n);
    ui.add_space(space::S);
    ScrollArea::vertical()
        .id_salt("log")
        .auto_shrink(false)
        // The buttons below keep their place.
        .min_scrolled_height(0.0)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            parts::scroll_by_key(ui);
            if recent.earlier {
                ui.label(theme::small(view.get("log-earlier")));
            }
            let mut opening: &[String] = &[];
            for turn in &recent.turns {
                ui.add_space(space::S);
                ui.label(theme::strong_text(turn.title.as_str()));
                for sentence in std::mem::take(&mut opening) {
                    ui.label(theme::small(sentence));
                }
                for line in &turn.lines {
                    // The actions in a phase imply its name.
                    if Weight::of::<G>(line) == Weight::Onward && line.consequences.is_empty() {
                        continue;
                    }
                    if waits && Some(line.n) == newest {
                        continue;
                    }
                    if let Some(paused) = &line.paused {
                        ui.label(theme::small(paused.as_str()));
                    }
                    ui.label(theme::body(line.headline.as_str()));
                    // A result is as important as an action.
                    let gist = handover::gist::<G>(line);
                    let is_outcome = Weight::of::<G>(line) == Weight::Outcome;
                    let result = gist.first().filter(|_| is_outcome);
                    // The turn's title says already whose turn begins.
                    opening = line.opening().get(1..).unwrap_or_default();
                    for detail in line.details_in_turn() {
                        if result == Some(&detail) {
                            ui.label(theme::body(detail))
                        } else {
                            ui.label(theme::small(detail))
                        };
                    }
                }
            }
        });
}

fn note_field<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    note: &mut String,
    folded: Option<&mut bool>,
    out: &mut TableCommands<G>,
) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(folded) = folded {
                let title = view.get(if *folded { "log-show" } else { "log-hide" });
                if widgets::named_icon(ui, Icon::Log, &title) {
                    *folded = !*folded;
                }
            }
            let title = view.get("do-note");
            let button = BigButton::new(&title)
                .compact(true)
                .fit()
                .enabled(!note.trim().is_empty());
            let pressed = ui.add(button).clicked();
            let hint = view.get("note-hint");
            let response =
                parts::short_field(ui, note, &view.get("kind-note"), &hint, LONGEST_NOTE);
            let entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if (pressed || entered) && !note.trim().is_empty() {
                out.send(TableCommand::Note(note.trim().to_owned()));
            }
        });
    });
}
