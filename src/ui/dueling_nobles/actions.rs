//! What can be done in the running phase, and what cannot and why.

use egui::Ui;

use super::desk::{Desk, capital};
use super::pick;
use super::room::Intent;
use super::sheet::Sheet;
use crate::games::dueling_nobles::table::Stage;
use crate::games::dueling_nobles::{Action, ActionKind};
use crate::text::dueling_nobles::{kind_about, phase_name};
use crate::ui::theme::space;
use crate::ui::widgets::BigButton;

/// The actions of the phase as buttons, and the ways onwards.
pub(super) fn show(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    let phase = desk.table().phase(desk.rules())?;
    let mut intent = None;
    for pair in phase.allows.chunks(2) {
        ui.columns(pair.len(), |columns| {
            for (ui, kind) in columns.iter_mut().zip(pair) {
                intent = intent.take().or(choice(ui, desk, *kind));
            }
        });
    }
    intent
}

/// One kind of action: what it does, or why it is not possible.
fn choice(ui: &mut Ui, desk: Desk<'_>, kind: ActionKind) -> Option<Intent> {
    let sheet = Sheet::new(kind)?;
    let about = kind_about(desk.voice(), kind);
    let title = desk.kind(kind);
    let button = BigButton::new(&title).icon(kind.ability());
    let why_not = desk.why_never(kind);
    let decided = pick::offer(ui, button, Some(&about), why_not, || Intent::Open(sheet));
    ui.add_space(space::S);
    decided
}

/// The next phase and the end of the turn.
pub(super) fn onwards(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    let Stage::Turn { phase } = desk.table().stage else {
        return None;
    };
    let next = desk.rules().phases.get(phase + 1);
    let mut intent = None;
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let end = desk.get("do-end-turn").into_owned();
        match next {
            Some(next) => {
                let half = (ui.available_width() - gap) / 2.0;
                let name = capital(&phase_name(desk.text, &next.id));
                let title = desk.with("do-next-phase", &[("phase", name.into())]);
                let onward = BigButton::new(&title)
                    .primary(true)
                    .compact(true)
                    .width(half);
                if ui.add(onward).clicked() {
                    intent = Some(Intent::Do(Action::NextPhase));
                }
                if ui
                    .add(BigButton::new(&end).compact(true).width(half))
                    .clicked()
                {
                    intent = Some(Intent::Do(Action::EndTurn));
                }
            }
            None => {
                let last = BigButton::new(&end).primary(true).compact(true);
                if ui.add(last).clicked() {
                    intent = Some(Intent::Do(Action::EndTurn));
                }
            }
        }
    });
    intent
}
