//! The display of each kind of action on the screens.

use super::sheet;
use super::view::{TableCommand, View};
use crate::rules::Duel;
use crate::rules::action::ActionKind;
use crate::rules::ask::Part;
use crate::rules::table::Phase;
use courtyard_core::game::compose::Draft;
use courtyard_ui::session::{Look, composer};
use courtyard_ui::widgets::Icon;
use egui::Key;

/// The display of a kind of action.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) look: Look,
    /// The phase in which it has a tile of its own.
    pub(super) tile: Option<Phase>,
    /// The command that starts it.
    pub(super) begin: fn(View<'_>, Draft<Duel>) -> TableCommand,
}

/// The display of each kind of action.
pub(super) const fn shown(kind: ActionKind) -> Shown {
    use ActionKind as K;
    match kind {
        K::Setup => Shown::of(Look::STEP),
        K::NextPhase => Shown::of(Look::ONWARD.key(Key::N)),
        K::EndTurn => Shown::of(Look::ONWARD.key(Key::E)),
        K::Warlord => Shown::of(Look::DEED.icon(Icon::Crown).key(Key::W))
            .tile(Phase::Preparation)
            .begin(lay),
        K::Exchange => Shown::of(Look::DEED.icon(Icon::Swap).key(Key::X))
            .tile(Phase::Preparation)
            .begin(|view, draft| composer::begin(view, draft.given(Part::Unnamed))),
        K::Attack | K::Defend | K::Support => Shown::of(Look::STEP),
        K::Reveal | K::Resolve => Shown::of(Look::OUTCOME),
        K::Ace => Shown::of(Look::DEED.icon(Icon::Cards).key(Key::S)).begin(play_ace),
        K::Reinforce => {
            Shown::of(Look::DEED.icon(Icon::Dice).key(Key::J)).begin(composer::begin_shortly)
        }
        K::Out => Shown::of(Look::DEED),
        K::Concede => Shown::of(Look::DEED.key(Key::G)),
        K::Tell | K::Adjust | K::Note => Shown::of(Look::STEP),
    }
}

impl Shown {
    const fn of(look: Look) -> Shown {
        Shown {
            look,
            tile: None,
            begin: composer::begin,
        }
    }

    const fn tile(self, phase: Phase) -> Shown {
        let tile = Some(phase);
        Shown { tile, ..self }
    }

    const fn begin(self, begin: fn(View<'_>, Draft<Duel>) -> TableCommand) -> Shown {
        Shown { begin, ..self }
    }
}

/// Lays a Warlord in the next free slot, with an unnamed card.
fn lay(view: View<'_>, draft: Draft<Duel>) -> TableCommand {
    let free = view.table.own().slots.iter().position(Option::is_none);
    let slot = Part::Slot(free.unwrap_or_default());
    composer::begin(view, draft.given(slot).given(Part::Unnamed))
}

/// Plays an Ace: on a device of one player that player's, otherwise first that of the player whose turn it is.
fn play_ace(view: View<'_>, draft: Draft<Duel>) -> TableCommand {
    let by = match view.owner() {
        Some(owner) => match sheet::ace_reaches_none(view, owner) {
            Some(why) => return TableCommand::Explain(why),
            None => Some(owner),
        },
        None => sheet::usual_ace(view),
    };
    let draft = by.map_or(draft.clone(), |seat| draft.given(Part::Seat(seat)));
    composer::begin(view, draft)
}
