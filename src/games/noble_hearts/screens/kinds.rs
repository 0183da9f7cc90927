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
    /// Position among the actions of the player with the initiative, and whether it is shown there.
    acts: Option<(u8, IsShown)>,
    /// Position among the answers to an attack.
    evades: Option<u8>,
    /// The command that starts it.
    pub(super) begin: fn(View<'_>, Draft<NobleHearts>) -> TableCommand,
}

/// Whether a kind is shown.
type IsShown = fn(View<'_>, ActionKind) -> bool;

/// The position among the actions that follows those without a special card.
const SPECIALS: u8 = 7;

/// The display of each kind of action.
pub(super) const fn shown(kind: ActionKind) -> Shown {
    use ActionKind as K;
    match kind {
        K::Attack => Shown::of(Icon::Swords).key(Key::T).acts(0, |_, _| true),
        K::Charge => Shown::of(Icon::Charge).key(Key::C).acts(1, |_, _| true),
        K::Block => Shown::of(Icon::Shield).key(Key::B).evades(0),
        K::Retreat => Shown::of(Icon::Back)
            .key(Key::R)
            .acts(4, |view, kind| {
                !view.rules().only_when_attacked.contains(kind)
            })
            .evades(1),
        K::JumpUp => Shown::of(Icon::Up)
            .key(Key::J)
            .acts(3, |_, _| true)
            .evades(6),
        K::JumpDown => Shown::of(Icon::Down)
            .key(Key::D)
            .acts(5, |view, kind| {
                view.table.own().raised && !view.rules().only_when_attacked.contains(kind)
            })
            .evades(2),
        K::Move => Shown::of(Icon::Forth)
            .key(Key::M)
            .acts(2, |_, _| true)
            .evades(7),
        K::Pass => Shown::NOTHING.key(Key::N),
        K::Hit => Shown::OUTCOME.key(Key::H),
        K::LongJump => Shown::special(Icon::Forth).evades(8),
        K::SideStep => Shown::special(Icon::Forth).evades(3),
        K::Berserk | K::Feint | K::Combination => Shown::special(Icon::Swords),
        K::Saltomortale => Shown::special(Icon::Swap).evades(4),
        K::QuickBlock => Shown::special(Icon::Shield).evades(5),
        K::CollectRose => Shown::of(Icon::Rose).key(Key::O).acts(6, |view, kind| {
            kind.is_in_play(view.rules()) && view.table.roses > 0
        }),
        K::TurnUp => Shown::of(Icon::Swap)
            .key(Key::E)
            .acts(SPECIALS + 1, |view, _| {
                view.table.own().specials.iter().any(|owned| !owned.ready)
            })
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

    /// A kind for a special card, shown while it is possible.
    const fn special(icon: Icon) -> Shown {
        Shown::of(icon).acts(SPECIALS, |view, kind| view.why_no(kind).is_none())
    }

    const fn key(self, key: Key) -> Shown {
        let look = self.look.key(key);
        Shown { look, ..self }
    }

    const fn acts(self, position: u8, is_shown: IsShown) -> Shown {
        let acts = Some((position, is_shown));
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

/// The actions of the player with the initiative, in order.
pub(super) fn acts(view: View<'_>) -> impl Iterator<Item = ActionKind> {
    sorted(move |kind| {
        let (position, is_shown) = shown(kind).acts?;
        is_shown(view, kind).then_some(position)
    })
}

/// The possible answers to an attack by one's own action, in order.
pub(super) fn evades(view: View<'_>) -> impl Iterator<Item = ActionKind> {
    sorted(move |kind| shown(kind).evades.filter(|_| view.why_no(kind).is_none()))
}

/// The kinds with a position, in its order.
fn sorted(position: impl Fn(ActionKind) -> Option<u8>) -> impl Iterator<Item = ActionKind> {
    let all = ActionKind::VARIANTS.iter().copied();
    let mut all: Vec<_> = all
        .filter_map(|kind| Some((position(kind)?, kind)))
        .collect();
    all.sort_by_key(|(position, _)| *position);
    all.into_iter().map(|(_, kind)| kind)
}
