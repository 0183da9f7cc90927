//! The display of each kind of action on the screens.

use super::view::{TableCommand, View};
use crate::rules::{ActionKind, NobleHearts};
use courtyard_core::game::compose::Draft;
use courtyard_ui::session::{Look, composer};
use courtyard_ui::widgets::Icon;
use egui::Key;
use strum::VariantArray;

/// The display of a kind of action.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) look: Look,
    /// Position among the actions of every turn.
    acts: Option<u8>,
    /// Position among the answers to every attack.
    evades: Option<u8>,
    /// The command that starts it.
    pub(super) begin: fn(View<'_>, Draft<NobleHearts>) -> TableCommand,
}

/// The display of each kind of action.
pub(super) const fn shown(kind: ActionKind) -> Shown {
    use ActionKind as K;
    match kind {
        K::Attack => Shown::of(Icon::Swords).key(Key::T).acts(0),
        K::Charge => Shown::of(Icon::Charge).key(Key::C).acts(1),
        K::Block => Shown::of(Icon::Shield).key(Key::B).evades(0),
        K::Retreat => Shown::of(Icon::Back).key(Key::R).acts(4).evades(1),
        K::JumpUp => Shown::of(Icon::Up).key(Key::J).acts(3).evades(3),
        K::JumpDown => Shown::of(Icon::Down).key(Key::D).acts(5).evades(2),
        K::Move => Shown::of(Icon::Forth).key(Key::M).acts(2).evades(4),
        K::Pass => Shown::NOTHING.key(Key::N),
        K::Hit => Shown::OUTCOME.key(Key::H),
        K::LongJump | K::SideStep => Shown::of(Icon::Forth),
        K::Berserk | K::Feint | K::Combination => Shown::of(Icon::Swords),
        K::Saltomortale => Shown::of(Icon::Swap),
        K::QuickBlock => Shown::of(Icon::Shield),
        K::CollectRose => Shown::of(Icon::Rose).key(Key::O).acts(6),
        K::TurnUp => Shown::of(Icon::Swap)
            .key(Key::E)
            .acts(7)
            .begin(composer::begin_shortly),
        K::Concede => Shown::NOTHING.key(Key::G),
        K::Setup | K::ChooseSpecial | K::Adjust | K::Note => Shown::NOTHING,
    }
}

impl Shown {
    const NOTHING: Shown = Shown {
        look: Look::DEED,
        acts: None,
        evades: None,
        begin: composer::begin,
    };

    /// A kind that is shown by its result.
    const OUTCOME: Shown = Shown {
        look: Look::OUTCOME,
        ..Shown::NOTHING
    };

    const fn of(icon: Icon) -> Shown {
        let look = Shown::NOTHING.look.icon(icon);
        Shown {
            look,
            ..Shown::NOTHING
        }
    }

    const fn key(self, key: Key) -> Shown {
        let look = self.look.key(key);
        Shown { look, ..self }
    }

    const fn acts(self, position: u8) -> Shown {
        let acts = Some(position);
        Shown { acts, ..self }
    }

    const fn evades(self, position: u8) -> Shown {
        let evades = Some(position);
        Shown { evades, ..self }
    }

    const fn begin(self, begin: fn(View<'_>, Draft<NobleHearts>) -> TableCommand) -> Shown {
        Shown { begin, ..self }
    }
}

/// The actions of a turn, possible or not, in an order that stays: those that the rules have, and then those of the
/// player's special cards as they were taken.
pub(super) fn acts(view: View<'_>) -> Vec<ActionKind> {
    let rules = view.rules();
    let is_of_a_turn = |kind: &ActionKind| {
        kind.is_in_play(rules) && !kind.is_block() && !rules.only_when_attacked.contains(*kind)
    };
    in_order(view, |shown| shown.acts, is_of_a_turn)
}

/// The answers to an attack by one's own action, possible or not, in the same order.
pub(super) fn evades(view: View<'_>) -> Vec<ActionKind> {
    let rules = view.rules();
    let is_answer = |kind: &ActionKind| {
        kind.is_in_play(rules) && (kind.is_block() || rules.evades.contains(*kind))
    };
    in_order(view, |shown| shown.evades, is_answer)
}

/// The requested kinds with a position, in its order, and those of the special cards of the player with the initiative.
fn in_order(
    view: View<'_>,
    position: fn(Shown) -> Option<u8>,
    is_requested: impl Fn(&ActionKind) -> bool,
) -> Vec<ActionKind> {
    let all = ActionKind::VARIANTS.iter().copied();
    let mut all: Vec<ActionKind> = all
        .filter(|kind| position(shown(*kind)).is_some())
        .collect();
    all.sort_by_key(|kind| position(shown(*kind)));
    for owned in &view.table.own().specials {
        let kind = owned.card.kind();
        if !all.contains(&kind) {
            all.push(kind);
        }
    }
    all.retain(is_requested);
    all
}
