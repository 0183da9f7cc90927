//! The effects of accepted actions.

use arrayvec::ArrayVec;

use crate::rules::decks::Owner;
use crate::rules::duel::Played;
use crate::rules::editions::SALE_CARDS;
use crate::rules::pieces::{Noble, Support, Weapon};
use courtyard_core::cards::{CardSet, Suit};
use courtyard_core::dice::Dice;
use courtyard_core::seat::{EitherSeat, Pair};

/// The effect of an action, with all cards and numbers checked.
pub(crate) enum Effect {
    /// Boxed, because the other effects are much smaller.
    SetUp(EitherSeat, Box<Pair<ArrayVec<Noble, 12>>>),
    NextPhase,
    EndTurn,
    Sell([Support; SALE_CARDS]),
    Tax(Noble),
    Buy(u16),
    Recruit(Noble),
    Arm(Weapon, Noble),
    /// The nobles that give and receive the weapon.
    MoveWeapon([Noble; 2]),
    Heal(Support, Noble),
    DrawThree(Support),
    /// The spent card and the recovered one.
    Recover([Support; 2]),
    /// The spent card, and the opponent's hand if it is recorded.
    Spy(Support, Option<CardSet>),
    /// The attacker and its target.
    Challenge([Noble; 2]),
    Deflect(Noble),
    Roll(EitherSeat, Dice),
    Support(EitherSeat, Played),
    Concede(EitherSeat),
    Adjust(Setting),
    Note,
}

/// A correction within its bounds.
pub(crate) enum Setting {
    Gold(EitherSeat, u32),
    Hand(EitherSeat, u16),
    Ability(EitherSeat, Suit, bool),
    Stamina(Noble, u16),
    Weapon(Noble, Option<Weapon>),
    SupportDeck(Owner, u16),
}
