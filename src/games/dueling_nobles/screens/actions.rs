//! The actions of the current phase, with reasons for impossible ones.

use egui::Ui;

use super::chances::{self, Chances};
use super::commands::{Commands, PlayCommand, TableCommand, Thing};
use super::sheet::Question;
use super::view::{View, ViewExt, capital, sign};
use super::{hints, kinds, thing};
use crate::rules::editions::Phase;
use crate::rules::{Action, ActionKind, DuelingNobles, Noble};
use crate::text::phase_name;
use courtyard_core::game::compose::Draft;
use courtyard_ui::parts;
use courtyard_ui::session::Density;
use courtyard_ui::session::choices::{self, Choice};
use courtyard_ui::session::composer::{self, Composing as _};
use courtyard_ui::widgets::{self, Icon, Tile};

/// The actions of the turn: those of this phase, and those of the other ones. They keep their places for the whole turn. With
/// enough space each has a description; otherwise a tap explains it.
pub(super) fn show(ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
    let all = of_turn(view).into_iter();
    let all: Vec<_> = all
        .flat_map(|(of, kind)| choices(of, kind, density))
        .collect();
    let density = match density {
        Density::Some if all.len() > MANY => Density::Little,
        density => density,
    };
    choices::show(ui, all, density, None, out);
}

/// Maximum number of actions with icons on a phone.
const MANY: usize = 8;

/// Whether the current phase allows this kind.
fn is_now(view: View<'_>, kind: ActionKind) -> bool {
    let phase = view.table().phase(view.rules());
    phase.is_some_and(|phase| phase.allows.contains(&kind))
}

/// The actions that are still possible after a duel, and the way back to the table.
pub(super) fn after_duel(ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
    let all = of_turn(view).into_iter();
    let possible = all.filter(|(view, kind)| view.why_no(*kind).is_none());
    let choices = possible.map(|(view, kind)| choices(view, kind, density));
    let seen = PlayCommand::LookedAt.into();
    let back = Choice::new(view.get("back-to-table"), seen);
    let choices = choices.flatten().chain([back]).collect();
    choices::show(ui, choices, density.for_few_choices(), None, out);
}

/// Shows the actions of a tapped noble. The target of its duel is tapped on the table.
pub(super) fn of_noble(
    ui: &mut Ui,
    view: View<'_>,
    noble: Noble,
    chances: &mut Chances,
    density: Density,
    out: &mut Commands,
) {
    let row = ui.horizontal(|ui| {
        if density == Density::Little {
            // The attacker may be out of view, where a second tap would unselect it.
            let back = widgets::icon_button(ui, Icon::Back, &view.get("back"));
            let undone = PlayCommand::Attacker(noble).into();
            out.send_if_any(back.clicked().then_some(undone));
        }
        let about = view.about("dueling-nobles-do-describe", noble);
        if widgets::icon_button(ui, Icon::More, &about).clicked() {
            out.send(PlayCommand::Thing(Thing::Noble(noble)).into());
        }
        chances.offer(ui, view)
    });
    if row.inner {
        let odds = chances.of(view);
        let asked = chances.show(ui, |ui| chances::pairs(ui, view, &odds, noble));
        out.send_if_any(asked.map(TableCommand::Explain));
    }
    let choices = thing::offers(view, noble);
    if !choices.is_empty() {
        choices::show(ui, choices, density.for_few_choices(), None, out);
    }
}

/// The kinds of action of a turn in the order of its phases, each with the phase in which it is possible or would be. They
/// keep their places for the whole turn. A duel can also be started on the table, by its nobles.
fn of_turn(view: View<'_>) -> Vec<(View<'_>, ActionKind)> {
    let all = view.rules().phases.iter().flat_map(|phase| &phase.allows);
    let mut kinds: Vec<ActionKind> = Vec::new();
    for kind in all {
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    let all = kinds.into_iter();
    all.map(|kind| (view.in_phase_of(kind), kind)).collect()
}

/// The current task in a sentence, with these orders about the real cards. A duel is started on the table itself, so the
/// sentence says what to tap there.
pub(super) fn ask(ui: &mut Ui, view: View<'_>, attacker: Option<Noble>, orders: &[String]) {
    if view.table().phase(view.rules()).is_none() {
        return;
    }
    let mut all = of_turn(view).into_iter();
    let some = all.any(|(view, kind)| view.why_no(kind).is_none());
    let challenge = ActionKind::Challenge;
    let duels = is_now(view, challenge) && view.why_no(challenge).is_none();
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
    let passing = attacker.and_then(|_| view.when(challenge).passing());
    let income = income(view).filter(|_| attacker.is_none());
    let notes = orders.iter().cloned().chain(passing).chain(income);
    let notes: Vec<String> = notes.collect();
    let last = view.last.filter(|_| notes.is_empty() && attacker.is_none());
    let note = match view.news.or(last) {
        Some(last) => last.to_owned(),
        None => notes.join(" "),
    };
    choices::words(ui, &prompt, &note, 0);
}

/// The gold that the income phase has brought, unless a hint says it.
fn income(view: View<'_>) -> Option<String> {
    let phase = view.table().phase(view.rules());
    let gold = view.rules().income_gold;
    let hint = hints::hint(view).filter(|hint| view.settings.hints.gives(hint.name));
    if gold == 0 || hint.is_some() || phase.is_none_or(|phase| phase.id != Phase::INCOME) {
        return None;
    }
    let args = [
        ("player", view.name(view.table().active).into()),
        ("gold", gold.into()),
        ("gain", "income".into()),
    ];
    Some(view.with("dueling-nobles-event-gold-gained", &args))
}

/// The choices of a kind of action: one for each number of cards to buy, so that a tap on it says all.
fn choices(view: View<'_>, kind: ActionKind, density: Density) -> Vec<Choice<DuelingNobles>> {
    if kind != ActionKind::Buy {
        return vec![choice(view, kind, density)];
    }
    let (icon, why_not) = (kinds::shown(kind).look.icon, view.why_no(kind));
    let numbers = Question::of(view, Draft::new(kind)).tiles(view).into_iter();
    let numbers = numbers.map(|number| Choice {
        icon,
        why_not: why_not.clone().or(number.why_not),
        ..number
    });
    numbers.collect()
}

/// A kind of action; without an icon beside its name, with the suit that it spends. A spent suit is struck through.
fn choice(view: View<'_>, kind: ActionKind, density: Density) -> Choice<DuelingNobles> {
    let choice = composer::choice(view, kind);
    let price = kinds::shown(kind).price.map(|price| {
        let args = [
            ("action", choice.title.as_str().into()),
            ("gold", price(view.rules()).into()),
        ];
        view.with("dueling-nobles-priced", &args)
    });
    let name = price.unwrap_or(choice.title);
    let suit = kind.ability();
    let own = view.side(view.table().active);
    Choice {
        title: match suit {
            Some(suit) if density != Density::Some => format!("{} {name}", suit.symbol()),
            _ => name.clone(),
        },
        label: Some(name),
        is_spent: suit.is_some_and(|suit| own.abilities_used.contains(&suit)),
        ..choice
    }
}

/// The button with which the defender deflects, in the rest of a row. After the first roll it is disabled but stays, so that
/// a tap explains why.
pub(super) fn deflect(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    let defender = view.table().active.other();
    let args = [
        ("name", view.name(defender).into()),
        ("gold", view.rules().deflect_cost.into()),
    ];
    let title = view.with("dueling-nobles-do-deflect", &args);
    let deflect = Tile {
        title: &title,
        enabled: view.why_no(ActionKind::Deflect).is_none(),
        ..Tile::default()
    };
    let [_, clicked] = parts::onwards(ui, None, deflect);
    clicked.then(|| DuelingNobles::start(view, ActionKind::Deflect))
}

/// The action that leads to the next phase, or ends the turn after the last one.
pub(super) fn onward(view: View<'_>) -> Action {
    let phase = view.table().phase_index();
    if phase.is_some_and(|phase| phase + 1 == view.rules().phases.len()) {
        Action::EndTurn
    } else {
        Action::NextPhase
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
        let [_, ended] = parts::onwards(ui, None, Tile { primary, ..end });
        return ended.then_some(TableCommand::Do(Action::EndTurn));
    };
    let name = capital(&phase_name(view.text, &next.id));
    let title = view.with("dueling-nobles-do-next-phase", &[("phase", name.into())]);
    let onward = Tile {
        title: &title,
        primary: true,
        ..Tile::default()
    };
    match parts::onwards(ui, Some(end), onward) {
        [true, _] => Some(TableCommand::Do(Action::EndTurn)),
        [_, true] => Some(TableCommand::Do(Action::NextPhase)),
        _ => None,
    }
}
