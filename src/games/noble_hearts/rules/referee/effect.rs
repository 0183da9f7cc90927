//! The effects of accepted actions.

use arrayvec::ArrayVec;

use crate::rules::action::{ActionKind, Owned, Special};
use crate::rules::card::Card;
use crate::rules::editions::MOST_SPECIALS;
use crate::rules::table::Stroke;
use courtyard_core::seat::{EitherSeat, Pair};

/// Cards leaving a hand, in the order named.
pub(super) type Cards = Vec<Card>;

/// All special cards of a player.
pub(in crate::rules) type Specials = ArrayVec<Owned, { MOST_SPECIALS as usize }>;

/// The effect of an action, with all cards and numbers checked.
pub(in crate::rules) enum Effect {
    Setup {
        first: EitherSeat,
        specials: Pair<Specials>,
        roses: u16,
    },
    Deed(Deed),
    Hit,
    Choose(Option<Special>),
    Concede(EitherSeat),
    Adjust(Setting),
    Note,
}

/// An action of the player with the initiative.
pub(in crate::rules) struct Deed {
    pub(super) kind: ActionKind,
    /// Number of cards that leave the hand.
    pub(super) cards: u16,
    /// Cards for the discard pile: all except those of an attack.
    pub(super) played: Cards,
    /// Number of cards drawn.
    pub(super) redraw: u16,
    /// Whether the nobleman stands on something afterwards, if the deed changes it.
    pub(super) raised: Option<bool>,
    /// Special cards to turn face down, with their number of copies.
    pub(super) spent: ArrayVec<(Special, usize), 2>,
    pub(super) change: Change,
}

/// Further changes by a deed.
pub(in crate::rules) enum Change {
    /// None; an open attack is evaded.
    Plain,
    /// A new attack.
    Attack {
        with: Option<Special>,
        strokes: Vec<Stroke>,
    },
    /// A block of this stroke.
    Block(usize),
    /// A retreat of the attacked player; `charm` if Lady Isabelle saw a weak card.
    Retreat { charm: bool },
    /// A rose picked up.
    Rose,
    /// The special card at this index turned face up.
    TurnUp(usize),
}

impl Deed {
    pub(super) fn new(kind: ActionKind) -> Deed {
        Deed {
            kind,
            cards: 0,
            played: Cards::new(),
            redraw: 0,
            raised: None,
            spent: ArrayVec::new(),
            change: Change::Plain,
        }
    }
}

/// A correction within its bounds.
pub(in crate::rules) enum Setting {
    Hand(EitherSeat, u16),
    Discard(EitherSeat, Cards),
    Raised(EitherSeat, bool),
    Owns(EitherSeat, Specials),
    Initiative(EitherSeat),
    Charm(i8),
    Skill(i8),
    Roses(u16),
}
