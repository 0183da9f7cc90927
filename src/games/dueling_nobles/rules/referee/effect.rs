//! The effects of accepted actions, as changes of the table.

use arrayvec::ArrayVec;

use crate::rules::duel::Played;
use crate::rules::editions::SALE_CARDS;
use crate::rules::pieces::{Noble, Support, Weapon};
use courtyard_core::cards::{CardSet, Suit};
use courtyard_core::dice::Dice;
use courtyard_core::seat::{EitherSeat, Pair};

/// An accepted action. Only the referee creates one, so all its cards and nobles are possible on the table.
pub(in crate::rules) enum Effect {
    Setup {
        first: EitherSeat,
        nobles: Pair<ArrayVec<Noble, 12>>,
    },
    NextPhase,
    EndTurn,
    Sell([Support; SALE_CARDS]),
    Tax(Noble),
    Buy(u16),
    Recruit(Noble),
    Weapon(Weapon, Noble),
    MoveWeapon {
        from: Noble,
        to: Noble,
    },
    Heal(Support, Noble),
    DrawThree(Support),
    Recover {
        spent: Support,
        taken: Support,
    },
    Spy {
        spent: Support,
        seen: Option<CardSet>,
    },
    Challenge {
        attacker: Noble,
        target: Noble,
    },
    Deflect(Noble),
    Roll(EitherSeat, Dice),
    Support(EitherSeat, Played),
    Concede(EitherSeat),
    Adjust(Setting),
    Note,
}

/// A correction within its bounds.
pub(in crate::rules) enum Setting {
    Gold(EitherSeat, u32),
    Hand(EitherSeat, u16),
    Ability(EitherSeat, Suit, bool),
    Stamina(Noble, u16),
    Weapon(Noble, Option<Weapon>),
    SupportDeck(u16),
}
