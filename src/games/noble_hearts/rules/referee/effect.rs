//! The effect of an action that the rules allow.

use arrayvec::ArrayVec;

use crate::rules::action::Owned;
use crate::rules::card::Card;
use crate::rules::editions::{MOST_CARDS, MOST_SPECIALS};
use crate::rules::kind::{ActionKind, Special};
use crate::rules::table::Stroke;
use courtyard_core::seat::{EitherSeat, Pair};

/// Cards that leave a hand, in the order named.
pub(super) type Cards = ArrayVec<Card, MOST_CARDS>;

/// All special cards of a player.
pub(super) type Specials = ArrayVec<Owned, { MOST_SPECIALS as usize }>;

/// What an action does, with all cards and numbers checked.
#[expect(
    clippy::large_enum_variant,
    reason = "the largest variant is the usual one, and none is kept"
)]
pub(super) enum Effect {
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

/// An action of the player who has the initiative.
pub(super) struct Deed {
    pub(super) kind: ActionKind,
    /// Cards that go to the discard pile: all but those of an attack.
    pub(super) played: Cards,
    /// How many cards are drawn.
    pub(super) redraw: u16,
    /// Where the nobleman stands then, if the deed says it.
    pub(super) raised: Option<bool>,
    /// Special cards to be turned down, and how many copies of each.
    pub(super) spent: ArrayVec<(Special, usize), 2>,
    pub(super) consequence: Consequence,
}

/// What a deed changes beside the cards of a hand.
pub(super) enum Consequence {
    /// Nothing; an attack that waits is evaded.
    Plain,
    /// An attack is laid.
    Attack {
        with: Option<Special>,
        strokes: Vec<Stroke>,
    },
    /// This stroke is blocked.
    Block(usize),
    /// The attacked steps back; whether Lady Isabelle saw a weak card.
    Retreat { charm: bool },
    /// A rose is picked up.
    Rose,
    /// The special card at this place is turned up.
    TurnUp(usize),
}

impl Deed {
    pub(super) fn new(kind: ActionKind) -> Deed {
        Deed {
            kind,
            played: Cards::new(),
            redraw: 0,
            raised: None,
            spent: ArrayVec::new(),
            consequence: Consequence::Plain,
        }
    }
}

/// A correction within its bounds.
pub(super) enum Setting {
    Hand(EitherSeat, u16),
    // Few corrections are of a pile, and none other takes so much room.
    Discard(EitherSeat, Box<Cards>),
    Raised(EitherSeat, bool),
    Owns(EitherSeat, Specials),
    Initiative(EitherSeat),
    Charm(i8),
    Skill(i8),
    Roses(u16),
}
