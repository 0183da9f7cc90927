//! What is to be done now: an action of whoever has the initiative, or the answer to an attack.

use egui::Ui;

use super::command::Command;
use super::draft::{Draft, Question};
use super::prints;
use super::sheet::few;
use super::state::HeartsPlay;
use super::view::{Choice, Out, View, Wanted, capital};
use crate::games::noble_hearts::action::Action;
use crate::games::noble_hearts::card::Named;
use crate::games::noble_hearts::kind::{ActionKind, Special};
use crate::games::noble_hearts::table::Attack;
use crate::seat::EitherSeat;
use crate::ui::parts;
use crate::ui::session::{Density, choices};
use crate::ui::theme::{self, space};
use crate::ui::widgets::{Icon, Tile, tile};

/// Shows it.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    if !view.goes_on() {
        return;
    }
    match (view.table.choice, &view.table.attack) {
        (Some(seat), _) => choose(ui, play, view, seat, density, out),
        (None, Some(attack)) => evade(ui, play, view, attack, density, out),
        (None, None) => act(ui, play, view, density, out),
    }
}

/// What it means to begin an action of this kind.
pub(super) fn begin(view: View<'_>, kind: ActionKind) -> Wanted {
    use ActionKind as K;
    let active = view.table.initiative;
    match kind {
        K::CollectRose => Wanted::Do(Action::CollectRose),
        K::Pass => Wanted::Do(Action::Pass),
        K::Hit => Wanted::Do(Action::Hit),
        K::Concede => Wanted::Own(Command::Concede),
        K::TurnUp => {
            let down = |special: &&Special| {
                let own = view.side(active).specials.iter();
                own.into_iter().any(|o| o.card == **special && !o.ready)
            };
            let mut all = view.specials().iter().filter(down);
            match (all.next(), all.next()) {
                (Some(only), None) => Wanted::Do(Action::TurnUp { special: *only }),
                _ => Wanted::Own(Command::TurnUp),
            }
        }
        K::Attack
        | K::Charge
        | K::Block
        | K::Retreat
        | K::JumpUp
        | K::JumpDown
        | K::Move
        | K::LongJump
        | K::SideStep
        | K::Berserk
        | K::Saltomortale
        | K::Feint
        | K::Combination
        | K::QuickBlock
        | K::Setup
        | K::ChooseSpecial
        | K::Adjust
        | K::Note => Wanted::Own(Command::Begin(kind)),
    }
}

/// The sign of a kind of action.
fn icon(kind: ActionKind) -> Option<Icon> {
    use ActionKind as K;
    match kind {
        K::Attack | K::Feint | K::Berserk | K::Combination => Some(Icon::Swords),
        K::Charge => Some(Icon::Charge),
        K::Block | K::QuickBlock => Some(Icon::Shield),
        K::Retreat => Some(Icon::Back),
        K::JumpUp => Some(Icon::Up),
        K::JumpDown => Some(Icon::Down),
        K::Move | K::SideStep | K::LongJump => Some(Icon::Forth),
        K::Saltomortale | K::TurnUp => Some(Icon::Turn),
        K::CollectRose => Some(Icon::Rose),
        K::Setup | K::Pass | K::Hit | K::ChooseSpecial | K::Concede | K::Adjust | K::Note => None,
    }
}

/// An action of this kind as it is chosen.
fn choice(view: View<'_>, kind: ActionKind) -> Choice {
    let choice = Choice::new(view.kind(kind), begin(view, kind))
        .about(view.about(kind))
        .unless(view.why_no(kind));
    match icon(kind) {
        Some(icon) => choice.icon(icon),
        None => choice,
    }
}

/// A jump down from something high onto something lower.
fn jump_lower(view: View<'_>) -> Choice {
    let action = Action::JumpDown { raised: Some(true) };
    let why_not = view.why_not(&action);
    let choice = Choice::new(view.get("hearts-screen-jump-lower"), Wanted::Do(action))
        .about(view.get("hearts-screen-jump-lower-about"))
        .unless(why_not);
    match icon(ActionKind::JumpDown) {
        Some(icon) => choice.icon(icon),
        None => choice,
    }
}

/// Whose move it is, and what that means.
fn whose(ui: &mut Ui, sentence: &str) {
    parts::headed(ui, 2, egui::Label::new(theme::heading(sentence)).wrap());
}

/// An action of the player who has the initiative.
fn act(ui: &mut Ui, play: &mut HeartsPlay, view: View<'_>, density: Density, out: &mut Out) {
    use ActionKind as K;
    let active = view.table.initiative;
    let key = match view.table.kept {
        true => "hearts-screen-goes-on",
        false => "hearts-screen-acts",
    };
    whose(ui, &view.of(key, active));
    let rules = view.rules();
    let own = view.side(active);
    let mut all = vec![choice(view, K::Attack).primary()];
    all.extend([K::Charge, K::Move, K::JumpUp].map(|kind| choice(view, kind)));
    let only_evades = |kind| rules.only_when_attacked.contains(kind);
    if !only_evades(K::Retreat) {
        all.push(choice(view, K::Retreat));
    }
    if own.raised && !only_evades(K::JumpDown) {
        all.push(choice(view, K::JumpDown));
        all.push(jump_lower(view));
    }
    if rules.roses > 0 && view.table.roses > 0 {
        all.push(choice(view, K::CollectRose));
    }
    let specials = view.specials().iter().map(|special| special.kind());
    let useful = specials.filter(|kind| view.why_no(*kind).is_none());
    all.extend(useful.map(|kind| choice(view, kind)));
    if own.specials.iter().any(|owned| !owned.ready) {
        all.push(choice(view, K::TurnUp));
    }
    choices::show(ui, all, density, play.digit(), out);
}

/// The answer to an attack: what evades it, and nothing else.
fn evade(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    view: View<'_>,
    attack: &Attack,
    density: Density,
    out: &mut Out,
) {
    use ActionKind as K;
    let seat = attack.by.other();
    whose(ui, &view.of("hearts-screen-evade", seat));
    blocks(ui, play, view, seat, out);
    let kinds = [
        K::Block,
        K::Retreat,
        K::JumpDown,
        K::SideStep,
        K::Saltomortale,
        K::QuickBlock,
        K::JumpUp,
        K::Move,
        K::LongJump,
    ];
    let possible = kinds
        .into_iter()
        .filter(|kind| view.why_no(*kind).is_none());
    let mut all: Vec<Choice> = possible
        .flat_map(|kind| match kind {
            K::Block => vec![choice(view, kind).primary()],
            K::JumpDown => vec![choice(view, kind), jump_lower(view)],
            _ => vec![choice(view, kind)],
        })
        .collect();
    let hit = choice(view, K::Hit);
    let title = view.of("hearts-screen-is-hit", seat);
    all.push(Choice { title, ..hit }.danger());
    choices::show(ui, all, density, play.digit(), out);
}

/// The known cards that block a stroke: one tap plays one.
fn blocks(ui: &mut Ui, play: &mut HeartsPlay, view: View<'_>, seat: EitherSeat, out: &mut Out) {
    if view.why_no(ActionKind::Block).is_some() {
        return;
    }
    let (rules, table) = (view.rules(), view.table);
    let open: Vec<usize> = {
        let open = table.attack.iter().flat_map(|attack| attack.open());
        open.map(|(number, _)| number).collect()
    };
    let all = play.known.of(view, seat).iter();
    let fitting: Vec<(Action, Named, bool)> = all
        .filter_map(|offer| {
            let action = open.iter().find_map(|stroke| {
                let draft = Draft::new(ActionKind::Block).answering(*stroke);
                let question = draft.question(rules, table)?;
                let picked = match question {
                    Question::Print(..) => draft.picked(question, &offer.card, rules, table)?,
                    Question::Stroke | Question::Stated | Question::Landing => return None,
                };
                let complete = picked.question(rules, table).is_none();
                complete.then(|| picked.action(rules, table))?
            })?;
            Some((action, Named::from(offer.card), offer.likely))
        })
        .collect();
    if fitting.is_empty() {
        return;
    }
    choices::prompt(ui, &view.get("hearts-screen-block-with"));
    let cards = fitting.iter().map(|(_, card, likely)| {
        let args = [("card", view.card(card).into())];
        (*card, *likely, view.with("hearts-screen-blocks", &args))
    });
    let tapped = prints::grid(ui, cards, theme::size::CELL);
    if let Some((action, _, _)) = tapped.and_then(|n| fitting.into_iter().nth(n)) {
        out.send(Wanted::Do(action));
    }
    ui.add_space(space::XS);
}

/// The special card that a player may take for having reached the sword.
fn choose(
    ui: &mut Ui,
    play: &mut HeartsPlay,
    view: View<'_>,
    seat: EitherSeat,
    density: Density,
    out: &mut Out,
) {
    whose(ui, &view.of("hearts-screen-chooses", seat));
    let left = |special: &Special| view.table.left(view.rules(), *special);
    let all = view.specials().iter().filter(|special| left(special) > 0);
    let mut all: Vec<Choice> = all
        .map(|special| {
            let action = Action::ChooseSpecial {
                special: Some(*special),
            };
            let choice = Choice::new(view.special(*special), Wanted::Do(action))
                .about(view.about(special.kind()));
            match icon(special.kind()) {
                Some(icon) => choice.icon(icon),
                None => choice,
            }
        })
        .collect();
    let declines = Action::ChooseSpecial { special: None };
    let title = capital(&view.of("hearts-screen-declines", seat));
    all.push(Choice::new(title, Wanted::Do(declines)));
    choices::show(ui, all, few(density), play.digit(), out);
}

/// Whether the initiative can be handed over now.
pub(super) fn hands_over(view: View<'_>) -> bool {
    view.goes_on() && view.why_no(ActionKind::Pass).is_none()
}

/// Handing over the initiative that was kept, in what is left of a row.
pub(super) fn onwards(ui: &mut Ui, view: View<'_>, out: &mut Out) {
    if !hands_over(view) {
        return;
    }
    let title = view.of("hearts-screen-hands-over", view.table.initiative.other());
    let made = Tile {
        title: &title,
        icon: Some(Icon::Forth),
        ..Tile::default()
    };
    if tile(ui, made).clicked() {
        out.send(Wanted::Do(Action::Pass));
    }
}
