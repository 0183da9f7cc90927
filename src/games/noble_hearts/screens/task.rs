//! The current task: an action of the player with the initiative, or the answer to an attack.

use egui::Ui;

use super::kinds;
use super::play::HeartsPlay;
use super::prints;
use super::view::{Choice, Commands, TableCommand, View, ViewExt, capital};
use crate::rules::ask::Part;
use crate::rules::table::Attack;
use crate::rules::{Action, ActionKind, Event, Named, NobleHearts, Special};
use crate::text;
use courtyard_core::game::compose::{Answer, Ask, Compose};
use courtyard_core::seat::EitherSeat;
use courtyard_ui::parts;
use courtyard_ui::session::choices::Steady;
use courtyard_ui::session::composer::{self, Composing as _};
use courtyard_ui::session::{Density, choices, room_below};
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{Icon, Tile};

/// Shows the task.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    view: View<'_>,
    density: Density,
    out: &mut Commands,
) {
    if !view.goes_on() {
        return;
    }
    match (view.table.choice, &view.table.attack) {
        (Some(seat), _) => choose(ui, view, seat, density, out),
        (None, Some(attack)) => evade(ui, play, view, attack, density, out),
        (None, None) => act(ui, view, density, out),
    }
}

/// An action of this kind as a choice.
fn choice(view: View<'_>, kind: ActionKind) -> Choice {
    let mut choice = composer::choice(view, kind);
    if view.wins(kind) {
        choice.title = wins(view, view.table.initiative);
    }
    if let Some(loses) = view.loses(kind) {
        let about = choice.about.into_iter().chain([loses]);
        choice.about = Some(about.collect::<Vec<_>>().join(" "));
        choice.danger = true;
    }
    choice
}

/// The title of a rose that wins the game for this player.
fn wins(view: View<'_>, seat: EitherSeat) -> String {
    let args = [
        ("action", view.kind(ActionKind::CollectRose).into()),
        ("winner", view.name(seat).into()),
    ];
    view.with("noble-hearts-screen-wins", &args)
}

/// The choices for an action of this kind: a block is the usual answer, and a jump down has two. No action is usual,
/// because the app does not know how far apart the noblemen are.
fn choices_of(view: View<'_>, kind: ActionKind) -> Vec<Choice> {
    match kind {
        ActionKind::Block => vec![choice(view, kind).primary()],
        ActionKind::JumpDown => {
            let lower = Action::JumpDown { raised: Some(true) };
            let why_not_lower = view.why_not(&lower);
            let landing = |title, about, command, why_not| {
                let landing = Choice::new(view.get(title), command).about(view.get(about));
                landing.icon(Icon::Down).unless(why_not)
            };
            vec![
                landing(
                    "noble-hearts-screen-jump-floor",
                    "noble-hearts-screen-jump-floor-about",
                    NobleHearts::start(view, kind),
                    view.why_no(kind),
                ),
                landing(
                    "noble-hearts-screen-jump-lower",
                    "noble-hearts-screen-jump-lower-about",
                    TableCommand::Do(lower),
                    why_not_lower,
                ),
            ]
        }
        _ => vec![choice(view, kind)],
    }
}

/// Shows actions of these kinds, in places that depend on the rules and the player's special cards only.
fn show_steadily(
    ui: &mut Ui,
    view: View<'_>,
    kinds: Vec<ActionKind>,
    density: Density,
    out: &mut Commands,
) {
    let all = kinds.iter().flat_map(|kind| choices_of(view, *kind));
    let all: Vec<Choice> = all.collect();
    // A rose names its winner only when it wins.
    let rose = kinds.contains(&ActionKind::CollectRose);
    let winners = EitherSeat::BOTH.iter().filter(|_| rose);
    let wins: Vec<String> = winners.map(|seat| wins(view, *seat)).collect();
    let titles = all.iter().map(|choice| choice.title.clone()).chain(wins);
    let titles: Vec<String> = titles.collect();
    let longest: Vec<&str> = titles.iter().map(String::as_str).collect();
    let steady = |count| Steady {
        longest: &longest,
        count,
    };
    // Special cards come and go, so that the others alone decide whether there is room for icons.
    let specials = kinds.iter().filter(|kind| kind.special().is_some());
    let others = all.len() - specials.count();
    let density = match density {
        Density::Some if choices::steady_height(ui, steady(others), density) > room_below(ui) => {
            Density::Little
        }
        density => density,
    };
    let steady = steady(all.len());
    choices::show_steadily(ui, all, steady, density, view.take_number(), out);
}

/// A sentence that says whose turn it is.
fn whose(ui: &mut Ui, sentence: &str) {
    parts::headed(ui, 2, egui::Label::new(theme::heading(sentence)).wrap());
}

/// An action of the player with the initiative.
fn act(ui: &mut Ui, view: View<'_>, density: Density, out: &mut Commands) {
    let active = view.table.initiative;
    let key = if view.table.kept {
        "noble-hearts-screen-goes-on"
    } else {
        "noble-hearts-screen-acts"
    };
    whose(ui, &view.of(key, active));
    show_steadily(ui, view, kinds::acts(view), density, out);
    if view.side(active).hand == 0 {
        choices::prompt(ui, &view.get("noble-hearts-screen-no-card"));
        let surrenders = choice(view, ActionKind::Concede).danger();
        choices::show(ui, vec![surrenders], density, None, out);
    }
}

/// The answer to an attack: only actions that evade it.
fn evade(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    view: View<'_>,
    attack: &Attack,
    density: Density,
    out: &mut Commands,
) {
    let seat = attack.by.other();
    whose(ui, &view.of("noble-hearts-screen-evade", seat));
    show_steadily(ui, view, kinds::evades(view), density, out);
    // The hit may end the game, so its row is its own: no answer to another attack is in its place.
    let hit = choice(view, ActionKind::Hit);
    let args = [
        ("name", view.name(seat).into()),
        ("winner", view.name(attack.by).into()),
    ];
    let title = view.with("noble-hearts-screen-is-hit", &args);
    let hit = Choice { title, ..hit }.danger();
    choices::show(ui, vec![hit], density, None, out);
    blocks(ui, play, view, seat, out);
}

/// The known cards that block a stroke: one tap plays one.
fn blocks(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    view: View<'_>,
    seat: EitherSeat,
    out: &mut Commands,
) {
    if view.why_no(ActionKind::Block).is_some() {
        return;
    }
    let (rules, table) = (view.rules(), view.table);
    let open = table.attack.iter().flat_map(|attack| attack.open());
    let open: Vec<usize> = open.map(|(number, _)| number).collect();
    let all = play.known.of(view, seat).iter();
    let fitting: Vec<(Action, Named, bool)> = all
        .filter_map(|offer| {
            let action = open.iter().find_map(|stroke| {
                let stroke = (open.len() > 1).then_some(Part::Stroke(*stroke));
                let parts = stroke.into_iter().chain([Part::Card(offer.card)]);
                let answers: Vec<Answer<Part>> = parts.map(Answer::Part).collect();
                let kind = ActionKind::Block;
                match NobleHearts::ask(&(rules, table), kind, &answers, &mut Vec::new()) {
                    Ask::Ready(action) => Some(action),
                    Ask::One { .. } | Ask::Several { .. } | Ask::Number { .. } => None,
                }
            })?;
            Some((action, Named::from(offer.card), offer.likely))
        })
        .collect();
    if fitting.is_empty() {
        return;
    }
    choices::prompt(ui, &view.get("noble-hearts-screen-block-with"));
    let cards = fitting.iter().map(|(_, card, likely)| {
        let args = [("card", view.card(card).into())];
        prints::Offered {
            card: *card,
            likely: *likely,
            enabled: true,
            label: view.with("noble-hearts-screen-blocks", &args),
        }
    });
    let tapped = prints::grid(ui, cards, theme::size::CELL);
    if let Some((action, _, _)) = tapped.and_then(|n| fitting.into_iter().nth(n)) {
        out.send(TableCommand::Do(action));
    }
    ui.add_space(space::XS);
}

/// The special card that a player may take after reaching the sword.
fn choose(ui: &mut Ui, view: View<'_>, seat: EitherSeat, density: Density, out: &mut Commands) {
    whose(ui, &view.of("noble-hearts-screen-chooses", seat));
    let put_back = text::consequence(view.context(), &Event::SwordReached { seat });
    ui.label(theme::small(put_back.unwrap_or_default()));
    let left = |special: &Special| view.table.left(view.rules(), *special);
    let all = view.specials().iter().filter(|special| left(special) > 0);
    let mut all: Vec<Choice> = all
        .map(|special| {
            let action = Action::ChooseSpecial {
                special: Some(*special),
            };
            let choice = Choice {
                icon: kinds::shown(special.kind()).look.icon,
                ..Choice::new(view.special(*special), TableCommand::Do(action))
            };
            choice.about(view.kind_about(special.kind()).unwrap_or_default())
        })
        .collect();
    let declines = Action::ChooseSpecial { special: None };
    let title = capital(&view.of("noble-hearts-screen-declines", seat));
    all.push(Choice::new(title, TableCommand::Do(declines)));
    choices::show(ui, all, density, view.take_number(), out);
}

/// Whether the initiative can be handed over now.
pub(super) fn hands_over(view: View<'_>) -> bool {
    view.goes_on() && view.why_no(ActionKind::Pass).is_none()
}

/// The button that hands over the initiative, in the rest of a row.
pub(super) fn footer(ui: &mut Ui, view: View<'_>, out: &mut Commands) {
    if !hands_over(view) {
        return;
    }
    let title = view.of(
        "noble-hearts-screen-hands-over",
        view.table.initiative.other(),
    );
    let made = Tile {
        title: &title,
        icon: Some(Icon::Forth),
        ..Tile::default()
    };
    if let [_, true] = parts::onwards(ui, None, made) {
        out.send(TableCommand::Do(Action::Pass));
    }
}
