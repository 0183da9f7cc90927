//! The display of each kind of action on the screens.

use super::sheet;
use super::view::{TableCommand, View, face_up, printed, warlord_piece};
use crate::rules::action::ActionKind;
use crate::rules::ask::Part;
use crate::rules::table::Phase;
use crate::rules::{Action, Duel, Face, Name, Table};
use courtyard_core::game::compose::Draft;
use courtyard_core::seat::Seat;
use courtyard_lab::opponents::Act;
use courtyard_ui::session::{Look, PicturedCard, composer};
use courtyard_ui::widgets::{Icon, Piece};
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

/// The cards that people see with an act of a bot, those that it lays face down as backs.
pub(super) fn pictured(table: &Table, act: &Act<Duel>) -> Vec<PicturedCard> {
    let Act::Do(action) = act else {
        return Vec::new();
    };
    let standing = |seat: Seat, slot: i64| {
        let slot = usize::try_from(slot).ok();
        let standing = slot.and_then(|slot| table.sides[seat].standing(slot));
        standing.map(|standing| PicturedCard::Piece(warlord_piece(standing)))
    };
    let warlord = |seat: Option<Seat>, slot: Option<i64>| {
        let found = seat.zip(slot);
        found.and_then(|(seat, slot)| standing(seat, slot))
    };
    let defender = table.battle.as_ref().map(|battle| battle.defender);
    match action {
        Action::Warlord { .. } | Action::Exchange { .. } => vec![PicturedCard::BACK],
        Action::Attack { slot } => {
            let warlord = warlord(Some(table.active), *slot);
            warlord.into_iter().chain([PicturedCard::BACK]).collect()
        }
        Action::Defend { slot, army } => {
            let army = army.then_some(PicturedCard::BACK);
            warlord(defender, *slot).into_iter().chain(army).collect()
        }
        Action::Support { count, .. } => {
            let count = usize::try_from(*count).unwrap_or_default();
            vec![PicturedCard::BACK; count]
        }
        Action::Ace {
            card,
            target,
            warlord,
            ..
        } => {
            let target = target.and_then(|target| standing(target.against, target.slot));
            let own = warlord.map(named);
            [Some(named(*card)), target, own]
                .into_iter()
                .flatten()
                .collect()
        }
        Action::Reinforce { .. } => vec![named(Name::Joker)],
        Action::Reveal { attacker, defender } => {
            let sides = [attacker, defender].into_iter();
            let cards = sides.flat_map(|side| {
                let support = side.support.iter().copied();
                side.warlord.into_iter().chain(side.army).chain(support)
            });
            cards.map(named).collect()
        }
        Action::Setup { .. } | Action::NextPhase | Action::EndTurn | Action::Resolve => Vec::new(),
        Action::Out | Action::Concede { .. } | Action::Tell { .. } => Vec::new(),
        Action::Adjust { .. } | Action::Note { .. } => Vec::new(),
    }
}

/// A card that is face up, as far as it is named.
fn named(card: Name) -> PicturedCard {
    match (card, card.card()) {
        (Name::Face(Face::Card(card)), _) => PicturedCard::bare(card),
        (_, Some(played)) => PicturedCard::Piece(face_up(played)),
        (_, None) => {
            let (rank, sign) = printed(card.into());
            PicturedCard::Piece(Piece::Up(rank, sign))
        }
    }
}
