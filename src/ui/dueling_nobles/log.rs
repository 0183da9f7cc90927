//! The session in sentences, turn by turn.

use egui::{Align, Layout, ScrollArea, Ui};

use super::desk::Desk;
use super::room::Intent;
use crate::games::dueling_nobles::Action;
use crate::text::Recent;
use crate::ui::parts;
use crate::ui::theme::{self, space};
use crate::ui::widgets::BigButton;

/// So many of the latest lines are shown: whoever wants more looks back.
pub(super) const LATEST: usize = 120;

/// The log and the field for a note; the newest line is in sight, unless it is to wait until dice lie still.
pub(super) fn show(
    ui: &mut Ui,
    desk: Desk<'_>,
    recent: &Recent,
    note: &mut String,
    waits: bool,
) -> Option<Intent> {
    let intent = note_field(ui, desk, note);
    let newest = recent.newest().map(|line| line.n);
    ui.add_space(space::S);
    ScrollArea::vertical()
        .id_salt("log")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            parts::scroll_by_key(ui);
            if recent.earlier {
                ui.label(theme::small(desk.get("log-earlier")));
            }
            for turn in &recent.turns {
                ui.add_space(space::S);
                ui.label(theme::strong_text(turn.title.as_str()));
                for line in &turn.lines {
                    if waits && Some(line.n) == newest {
                        continue;
                    }
                    ui.label(theme::body(line.headline.as_str()));
                    for detail in line.details() {
                        ui.label(theme::small(detail));
                    }
                }
            }
        });
    intent
}

fn note_field(ui: &mut Ui, desk: Desk<'_>, note: &mut String) -> Option<Intent> {
    let mut intent = None;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let title = desk.get("do-note");
            let button = BigButton::new(&title)
                .compact(true)
                .fit()
                .enabled(!note.trim().is_empty());
            let pressed = ui.add(button).clicked();
            let hint = desk.get("note-hint");
            let response = parts::short_field(ui, note, &desk.get("note-field"), &hint, 500);
            let entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if (pressed || entered) && !note.trim().is_empty() {
                intent = Some(Intent::Do(Action::Note {
                    text: note.trim().to_owned(),
                }));
            }
        });
    });
    intent
}
