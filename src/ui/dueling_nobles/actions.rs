//! What can be done in the running phase, and what cannot and why.

use egui::{Ui, Vec2};

use super::desk::{Desk, capital, sign};
use super::panels::Room;
use super::pick;
use super::room::Intent;
use super::sheet::Sheet;
use crate::cards::Card;
use crate::games::dueling_nobles::table::Stage;
use crate::games::dueling_nobles::{Action, ActionKind};
use crate::text::dueling_nobles::{kind_about, phase_name};
use crate::ui::parts;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{BigButton, Icon, Tile, tile, tile_columns};

/// The actions of the phase. With room to spare each tells what it does; without, it is told when it is tapped.
pub(super) fn show(
    ui: &mut Ui,
    desk: Desk<'_>,
    attacker: Option<Card>,
    room: Room,
) -> Option<Intent> {
    let phase = desk.table().phase(desk.rules())?;
    let (duels, others): (Vec<ActionKind>, Vec<ActionKind>) = phase
        .allows
        .iter()
        .partition(|kind| **kind == ActionKind::Challenge && desk.why_never(**kind).is_none());
    if !duels.is_empty() {
        challenge(ui, desk, attacker);
        ui.add_space(space::XS);
    }
    match room {
        Room::Ample => explained(ui, desk, &others),
        Room::Some | Room::Little => tiles(ui, desk, &others, room),
    }
}

/// A duel is begun at the table itself: this says what to tap there.
fn challenge(ui: &mut Ui, desk: Desk<'_>, attacker: Option<Card>) {
    let prompt = match attacker {
        None => desk.get("pick-attacker").into_owned(),
        Some(attacker) => desk.with("pick-target", &[("card", sign(attacker).into())]),
    };
    pick::prompt(ui, &prompt);
    let about = kind_about(desk.voice(), ActionKind::Challenge);
    ui.label(theme::small(about));
}

/// The sign of a kind of action.
pub(super) fn icon(kind: ActionKind) -> Option<Icon> {
    if let Some(suit) = kind.ability() {
        return Some(Icon::Suit(suit));
    }
    Some(match kind {
        ActionKind::Sell => Icon::Coins,
        ActionKind::Tax => Icon::Crown,
        ActionKind::Buy => Icon::Cards,
        ActionKind::Recruit => Icon::Crown,
        ActionKind::Weapon => Icon::Swords,
        ActionKind::MoveWeapon => Icon::Turn,
        ActionKind::Challenge => Icon::Swords,
        _ => return None,
    })
}

fn tiles(ui: &mut Ui, desk: Desk<'_>, kinds: &[ActionKind], room: Room) -> Option<Intent> {
    let title = |kind: &ActionKind| match (kind.ability(), room) {
        // Without a sign, the suit that is spent is told in the title.
        (Some(suit), Room::Little) => format!("{} {}", suit.symbol(), desk.kind(*kind)),
        _ => desk.kind(*kind),
    };
    let titles: Vec<String> = kinds.iter().map(title).collect();
    let borrowed: Vec<&str> = titles.iter().map(String::as_str).collect();
    let gap = space::S;
    let columns = tile_columns(ui, &borrowed, gap).min(kinds.len()).min(3);
    // Two rows of two look better than three and one.
    let columns = match (columns, kinds.len()) {
        (3, 4) => 2,
        (columns, _) => columns,
    }
    .max(1);
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    let mut intent = None;
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    for (kinds, titles) in kinds.chunks(columns).zip(titles.chunks(columns)) {
        let names: Vec<String> = kinds.iter().map(|k| desk.kind(*k)).collect();
        let of = |kind: ActionKind, title| Tile {
            title,
            icon: icon(kind).filter(|_| room == Room::Some),
            enabled: desk.why_never(kind).is_none(),
            width: Some(width),
            ..Tile::default()
        };
        let pairs = || kinds.iter().copied().zip(titles.iter().map(String::as_str));
        let height = pairs()
            .map(|(kind, title)| of(kind, title).height_at(ui, width))
            .fold(theme::TARGET, f32::max);
        ui.horizontal(|ui| {
            for ((kind, title), name) in pairs().zip(&names) {
                let about = kind_about(desk.voice(), kind);
                let made = Tile {
                    height,
                    label: Some(name),
                    ..of(kind, title)
                };
                let response = tile(ui, made);
                let why = desk.why_never(kind);
                let described = why.as_deref().unwrap_or(&about).to_owned();
                ui.ctx()
                    .accesskit_node_builder(response.id, |node| node.set_description(described));
                if response.clicked() {
                    intent = begin(desk, kind);
                }
            }
        });
    }
    intent
}

fn explained(ui: &mut Ui, desk: Desk<'_>, kinds: &[ActionKind]) -> Option<Intent> {
    let mut intent = None;
    for pair in kinds.chunks(2) {
        ui.columns(2, |columns| {
            for (ui, kind) in columns.iter_mut().zip(pair) {
                let about = kind_about(desk.voice(), *kind);
                let title = desk.kind(*kind);
                let why_not = desk.why_never(*kind);
                let button = BigButton::new(&title)
                    .icon(kind.ability())
                    .subtitle(Some(why_not.as_deref().unwrap_or(&about)))
                    .enabled(why_not.is_none());
                if ui.add(button).clicked() {
                    intent = begin(desk, *kind);
                }
            }
        });
        ui.add_space(space::XS);
    }
    intent
}

/// What follows when a kind of action is wanted: its sheet, or why it is not possible.
pub(super) fn begin(desk: Desk<'_>, kind: ActionKind) -> Option<Intent> {
    match desk.why_never(kind) {
        Some(why) => Some(Intent::Explain(why)),
        None => Sheet::new(kind).map(Intent::Open),
    }
}

/// Before any die lies, the defender may name another noble.
pub(super) fn deflect(ui: &mut Ui, desk: Desk<'_>, roomy: bool) -> Option<Intent> {
    let title = desk.of("do-deflect", desk.table().active.other());
    let about = kind_about(desk.voice(), ActionKind::Deflect);
    let why_not = desk.why_never(ActionKind::Deflect);
    if roomy {
        let button = BigButton::new(&title);
        return pick::offer(ui, button, Some(&about), why_not, || {
            Intent::Open(Sheet::Deflect)
        });
    }
    let button = BigButton::new(&title)
        .compact(true)
        .enabled(why_not.is_none());
    let clicked = ui.add(button).clicked();
    clicked.then(|| why_not.map_or_else(|| Intent::Open(Sheet::Deflect), Intent::Explain))
}

/// What leads to the next phase; after the last one that is the end of the turn.
pub(super) fn onward(desk: Desk<'_>) -> Action {
    match desk.table().stage {
        Stage::Turn { phase } if phase + 1 == desk.rules().phases.len() => Action::EndTurn,
        _ => Action::NextPhase,
    }
}

/// The next phase and the end of the turn, in what is left of a row.
pub(super) fn onwards(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    let Stage::Turn { phase } = desk.table().stage else {
        return None;
    };
    let end = desk.get("do-end-turn");
    let end = Tile {
        title: &end,
        ..Tile::default()
    };
    let Some(next) = desk.rules().phases.get(phase + 1) else {
        let last = Tile {
            primary: true,
            ..end
        };
        let clicked = tile(ui, last).clicked();
        return clicked.then_some(Intent::Do(Action::EndTurn));
    };
    let name = capital(&phase_name(desk.text, &next.id));
    let title = desk.with("do-next-phase", &[("phase", name.into())]);
    let onward = Tile {
        title: &title,
        primary: true,
        ..Tile::default()
    };
    match parts::pair(ui, [end, onward]) {
        [true, _] => Some(Intent::Do(Action::EndTurn)),
        [_, true] => Some(Intent::Do(Action::NextPhase)),
        _ => None,
    }
}
