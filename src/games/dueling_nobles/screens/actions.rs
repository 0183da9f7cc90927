//! The actions of the current phase, with reasons for impossible ones.

use egui::Ui;

use super::chances::{self, Chances};
use super::commands::{Commands, PlayCommand, TableCommand};
use super::view::{View, ViewExt, capital, sign};
use super::{hints, kinds};
use crate::rules::editions::Phase;
use crate::rules::{Action, ActionKind, DuelingNobles, Noble};
use crate::text::phase_name;
use courtyard_ui::parts;
use courtyard_ui::session::composer::{self, Composing as _};
use courtyard_ui::session::{Density, choices};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{self, BigButton, Icon, Tile};

/// The actions of the phase. With enough space each has a description; otherwise a tap explains it.
pub(super) fn show(
    ui: &mut Ui,
    view: View<'_>,
    attacker: Option<Noble>,
    chances: &mut Chances,
    density: Density,
    out: &mut Commands,
) {
    let Some(phase) = view.table().phase(view.rules()) else {
        return;
    };
    let (duels, others): (Vec<ActionKind>, Vec<ActionKind>) = phase
        .allows
        .iter()
        .partition(|kind| **kind == ActionKind::Challenge && view.why_no(**kind).is_none());
    if !duels.is_empty() {
        if let Some(attacker) = attacker {
            let row = ui.horizontal(|ui| {
                if density == Density::Little {
                    // The attacker may be out of view, where a second tap would unselect it.
                    let back = widgets::icon_button(ui, Icon::Back, &view.get("back"));
                    let undone = PlayCommand::Attacker(attacker).into();
                    out.send_if_any(back.clicked().then_some(undone));
                }
                chances.offer(ui, view)
            });
            if row.inner {
                let odds = chances.of(view);
                let asked = chances.show(ui, |ui| chances::pairs(ui, view, &odds, attacker));
                out.send_if_any(asked.map(TableCommand::Explain));
            }
        }
        ui.add_space(space::XS);
    }
    let others = others.into_iter().map(|kind| choice(view, kind, density));
    choices::show(ui, others.collect(), density, None, out);
}

/// The current task in a sentence. A duel is started on the table itself, so the sentence says what to tap there.
pub(super) fn ask(ui: &mut Ui, view: View<'_>, attacker: Option<Noble>) {
    let Some(phase) = view.table().phase(view.rules()) else {
        return;
    };
    let all = phase.allows.iter();
    let mut possible = all.filter(|kind| view.why_no(**kind).is_none()).peekable();
    let some = possible.peek().is_some();
    let duels = possible.any(|kind| *kind == ActionKind::Challenge);
    let is_last = onward(view) == Action::EndTurn;
    let name = ("name", view.name(view.table().active).into());
    let prompt = match attacker {
        Some(attacker) => view.with(
            "dueling-nobles-ask-target",
            &[name, ("card", sign(attacker).into())],
        ),
        None => {
            let key = match (duels, some, is_last) {
                (true, _, true) => "dueling-nobles-ask-attack-or-end",
                (true, _, false) => "dueling-nobles-ask-attack-or-go-on",
                (false, true, true) => "ask-act-or-end",
                (false, true, false) => "ask-act-or-go-on",
                (false, false, true) => "ask-end",
                (false, false, false) => "ask-go-on",
            };
            view.with(key, &[name])
        }
    };
    choices::prompt(ui, &prompt);
}

/// The gold that the income phase has brought, unless a hint says it.
pub(super) fn say_income(ui: &mut Ui, view: View<'_>) {
    let phase = view.table().phase(view.rules());
    let gold = view.rules().income_gold;
    let hint = hints::hint(view).filter(|hint| view.settings.hints.gives(hint.name));
    if gold == 0 || hint.is_some() || phase.is_none_or(|phase| phase.id != Phase::INCOME) {
        return;
    }
    let args = [
        ("player", view.name(view.table().active).into()),
        ("gold", gold.into()),
        ("gain", "income".into()),
    ];
    ui.label(theme::small(
        view.with("dueling-nobles-event-gold-gained", &args),
    ));
}

/// A kind of action; without an icon beside its name, with the suit that it spends.
fn choice(view: View<'_>, kind: ActionKind, density: Density) -> choices::Choice<DuelingNobles> {
    let choice = composer::choice(view, kind);
    let name = &choice.title;
    let title = match (kind.ability(), kinds::shown(kind).price) {
        (Some(suit), _) if density != Density::Some => format!("{} {name}", suit.symbol()),
        (_, Some(price)) => {
            let args = [
                ("action", name.as_str().into()),
                ("gold", price(view.rules()).into()),
            ];
            view.with("dueling-nobles-priced", &args)
        }
        _ => name.clone(),
    };
    choices::Choice {
        title,
        label: Some(choice.title),
        ..choice
    }
}

/// The button with which the defender deflects. After the first roll it is disabled but keeps its text, so that the dice
/// below it do not move.
pub(super) fn deflect(ui: &mut Ui, view: View<'_>, density: Density) -> Option<TableCommand> {
    let defender = view.table().active.other();
    let args = [
        ("name", view.name(defender).into()),
        ("gold", view.rules().deflect_cost.into()),
    ];
    let title = view.with("dueling-nobles-do-deflect", &args);
    let about = view.kind_about(ActionKind::Deflect).unwrap_or_default();
    let why_not = view.why_no(ActionKind::Deflect);
    let button = |subtitle| {
        let button = BigButton::new(&title).compact(true);
        button.enabled(why_not.is_none()).subtitle(subtitle)
    };
    let button = match density {
        Density::Ample => {
            let height = button(Some(about.as_str())).height_at(ui, ui.available_width());
            button(Some(why_not.as_deref().unwrap_or(&about))).height(height)
        }
        Density::Some | Density::Little => button(None),
    };
    let response = ui.add(button);
    let node = |node: &mut egui::accesskit::Node| node.set_description(about);
    ui.ctx().accesskit_node_builder(response.id, node);
    response
        .clicked()
        .then(|| DuelingNobles::start(view, ActionKind::Deflect))
}

/// The action that leads to the next phase, or ends the turn after the last one.
pub(super) fn onward(view: View<'_>) -> Action {
    let phase = view.table().phase_index();
    match phase.is_some_and(|phase| phase + 1 == view.rules().phases.len()) {
        true => Action::EndTurn,
        false => Action::NextPhase,
    }
}

/// The next phase and the end of the turn, in the rest of a row.
pub(super) fn footer(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    let phase = view.table().phase_index()?;
    let end = view.kind(ActionKind::EndTurn);
    let end = Tile {
        title: &end,
        ..Tile::default()
    };
    let Some(next) = view.rules().phases.get(phase + 1) else {
        // A possible duel is started on the table.
        let primary = view.why_no(ActionKind::Challenge).is_some();
        let ended = parts::last_onwards(ui, Tile { primary, ..end });
        return ended.then_some(TableCommand::Do(Action::EndTurn));
    };
    let name = capital(&phase_name(view.text, &next.id));
    let title = view.with("dueling-nobles-do-next-phase", &[("phase", name.into())]);
    let onward = Tile {
        title: &title,
        primary: true,
        ..Tile::default()
    };
    match parts::pair(ui, [end, onward]) {
        [true, _] => Some(TableCommand::Do(Action::EndTurn)),
        [_, true] => Some(TableCommand::Do(Action::NextPhase)),
        _ => None,
    }
}
