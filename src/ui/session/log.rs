//! The session in sentences, turn by turn.

use egui::{Align, Layout, ScrollArea, Ui};

use super::commands::Commands;
use super::game::{GameScreens, TableCommand, Weight};
use super::handover;
use super::view::TableView;
use crate::parts;
use crate::theme::{self, space};
use crate::widgets::BigButton;
use courtyard_text::Recent;

/// So many of the latest lines are shown: whoever wants more looks back.
pub(super) const LATEST: usize = 120;

/// The log and the field for a note; the newest line is in sight, unless it is to wait until dice lie still.
pub(super) fn show<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    recent: &Recent,
    note: &mut String,
    waits: bool,
    out: &mut Commands<TableCommand<G>>,
) {
    // Whether the game takes remarks does not depend on the words.
    if G::note(String::new()).is_some() {
        note_field(ui, view, note, out);
    }
    let newest = recent.newest().map(|line| line.n);
    ui.add_space(space::S);
    ScrollArea::vertical()
        .id_salt("log")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            parts::scroll_by_key(ui);
            if recent.earlier {
                ui.label(theme::small(view.get("log-earlier")));
            }
            for turn in &recent.turns {
                ui.add_space(space::S);
                ui.label(theme::strong_text(turn.title.as_str()));
                for line in &turn.lines {
                    // Which phase it was is told by what was done in it.
                    if G::weight(line.kind) == Weight::Onward && line.consequences.is_empty() {
                        continue;
                    }
                    if waits && Some(line.n) == newest {
                        continue;
                    }
                    let gist = handover::gist::<G>(line);
                    match gist.first() {
                        // What came of it stands first, then by what.
                        Some(result) if G::weight(line.kind) == Weight::Outcome => {
                            ui.label(theme::body(*result));
                            ui.label(theme::small(line.headline.as_str()));
                            let details = line.details().filter(|detail| detail != result);
                            details.for_each(|detail| drop(ui.label(theme::small(detail))));
                        }
                        _ => {
                            ui.label(theme::body(line.headline.as_str()));
                            let details = line.details();
                            details.for_each(|detail| drop(ui.label(theme::small(detail))));
                        }
                    }
                }
            }
        });
}

fn note_field<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    note: &mut String,
    out: &mut Commands<TableCommand<G>>,
) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let title = view.get("do-note");
            let button = BigButton::new(&title)
                .compact(true)
                .fit()
                .enabled(!note.trim().is_empty());
            let pressed = ui.add(button).clicked();
            let hint = view.get("note-hint");
            let response = parts::short_field(ui, note, &view.get("note-field"), &hint, 500);
            let entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if (pressed || entered) && !note.trim().is_empty() {
                out.send(TableCommand::Note(note.trim().to_owned()));
            }
        });
    });
}
