//! The display of each kind of action on the screens.

use super::play::HeartsKey;
use super::sheet::draft;
use super::view::{TableCommand, View};
use crate::rules::NobleHearts;
use crate::rules::kind::ActionKind;
use courtyard_core::game::compose::Draft;
use courtyard_ui::input::key_bindings::KeyBinding;
use courtyard_ui::session::composer;
use courtyard_ui::widgets::Icon;
use courtyard_ui::{key_binding, keys_of_kinds};
use strum::VariantArray;

/// The display of a kind of action.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) icon: Option<Icon>,
    /// The key that starts it.
    pub(super) key: Option<KeyBinding<HeartsKey>>,
    /// Position among the actions of the player with the initiative, and whether it is shown there.
    acts: Option<(u8, IsShown)>,
    /// Position among the answers to an attack.
    evades: Option<u8>,
    /// The command that starts it.
    begin: fn(View<'_>, Draft<NobleHearts>) -> TableCommand,
}

/// Whether a kind is shown.
type IsShown = fn(View<'_>, ActionKind) -> bool;

/// The key of a kind.
macro_rules! key {
    ($kind:ident: $name:literal, $key:ident) => {
        key_binding!(HeartsKey: HeartsKey::Kind(ActionKind::$kind), $name: $key)
    };
}

/// The position among the actions that follows those without a special card.
const SPECIALS: u8 = 7;

/// The display of each kind of action.
const fn shown(kind: ActionKind) -> Shown {
    use ActionKind as K;
    match kind {
        K::Attack => Shown::of(Icon::Swords)
            .key(key!(Attack: "noble-hearts-kind-attack", T))
            .acts(0, |_, _| true),
        K::Charge => Shown::of(Icon::Charge)
            .key(key!(Charge: "noble-hearts-kind-charge", C))
            .acts(1, |_, _| true),
        K::Block => Shown::of(Icon::Shield)
            .key(key!(Block: "noble-hearts-kind-block", B))
            .evades(0),
        K::Retreat => Shown::of(Icon::Back)
            .key(key!(Retreat: "noble-hearts-kind-retreat", R))
            .acts(4, |view, kind| {
                !view.rules().only_when_attacked.contains(kind)
            })
            .evades(1),
        K::JumpUp => Shown::of(Icon::Up)
            .key(key!(JumpUp: "noble-hearts-kind-jump-up", J))
            .acts(3, |_, _| true)
            .evades(6),
        K::JumpDown => Shown::of(Icon::Down)
            .key(key!(JumpDown: "noble-hearts-kind-jump-down", D))
            .acts(5, |view, kind| {
                view.table.own().raised && !view.rules().only_when_attacked.contains(kind)
            })
            .evades(2),
        K::Move => Shown::of(Icon::Forth)
            .key(key!(Move: "noble-hearts-kind-move", M))
            .acts(2, |_, _| true)
            .evades(7),
        K::Pass => Shown::NOTHING.key(key!(Pass: "noble-hearts-kind-pass", N)),
        K::Hit => Shown::NOTHING.key(key!(Hit: "noble-hearts-kind-hit", H)),
        K::LongJump => Shown::special(Icon::Forth).evades(8),
        K::SideStep => Shown::special(Icon::Forth).evades(3),
        K::Berserk | K::Feint | K::Combination => Shown::special(Icon::Swords),
        K::Saltomortale => Shown::special(Icon::Swap).evades(4),
        K::QuickBlock => Shown::special(Icon::Shield).evades(5),
        K::CollectRose => Shown::of(Icon::Rose)
            .key(key!(CollectRose: "noble-hearts-kind-collect-rose", O))
            .acts(6, |view, kind| {
                kind.is_in_play(view.rules()) && view.table.roses > 0
            }),
        K::TurnUp => Shown::of(Icon::Swap)
            .key(key!(TurnUp: "noble-hearts-kind-turn-up", E))
            .acts(SPECIALS + 1, |view, _| {
                view.table.own().specials.iter().any(|owned| !owned.ready)
            })
            .begin(composer::begin_shortly),
        K::Concede => Shown::NOTHING.key(key!(Concede: "noble-hearts-kind-concede", G)),
        K::Setup | K::ChooseSpecial | K::Adjust | K::Note => Shown::NOTHING,
    }
}

/// The keys of all kinds, in their order.
pub(super) const KEYS: &[KeyBinding<HeartsKey>] =
    keys_of_kinds!(HeartsKey, ActionKind::VARIANTS, shown);

impl Shown {
    const NOTHING: Shown = Shown {
        icon: None,
        key: None,
        acts: None,
        evades: None,
        begin: composer::begin,
    };

    const fn of(icon: Icon) -> Shown {
        let icon = Some(icon);
        Shown {
            icon,
            ..Shown::NOTHING
        }
    }

    /// A kind for a special card, shown while it is possible.
    const fn special(icon: Icon) -> Shown {
        Shown::of(icon).acts(SPECIALS, |view, kind| view.why_no(kind).is_none())
    }

    const fn key(self, key: KeyBinding<HeartsKey>) -> Shown {
        let key = Some(key);
        Shown { key, ..self }
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

/// The icon of a kind of action.
pub(super) fn icon(kind: ActionKind) -> Option<Icon> {
    shown(kind).icon
}

/// The command that starts an action of this kind.
pub(super) fn begin(view: View<'_>, kind: ActionKind) -> TableCommand {
    (shown(kind).begin)(view, draft(kind))
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
