//! Why an action is not allowed: a stable code, and what would mend it where that is known.

use std::fmt;

use serde::Serialize;
use strum::{EnumDiscriminants, VariantArray, VariantNames};

use super::kind::{ActionKind, Special};
use super::print::Print;
use courtyard_core::game as games;
use courtyard_core::seat::{EitherSeat, Pair};

/// All that is wrong with a set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SetupFaults {
    /// How many special cards each player has to take, and how many were named where that is wrong.
    pub counts: Option<(u16, Pair<usize>)>,
    /// A kind of special card of which there are not so many.
    pub scarce: Option<Special>,
    /// The most roses that can stay on the board, and what was said where that is wrong; `None` is nothing.
    pub roses: Option<(u16, Option<i64>)>,
}

/// A correction that no table can need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum BadAdjustment {
    /// The player's hand is from 0 cards to this.
    Hand { seat: EitherSeat, most: u16 },
    /// The player's discard pile is from 0 cards to this.
    Discard { seat: EitherSeat, most: u16 },
    /// So many special cards of this kind are left for the player.
    Owns {
        seat: EitherSeat,
        special: Special,
        most: u16,
    },
    /// So many special cards are left for the player.
    OwnsInAll { seat: EitherSeat, most: u16 },
    /// Lady Isabelle stands at most so far from the centre while the game goes on.
    Charm { most: u8 },
    /// The skill marker stands at most so far from the centre.
    Skill { most: u8 },
    /// The board has from 0 roses to this.
    Roses { most: u16 },
}

/// What is wrong with an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum AreaFault {
    /// The stroke is in another area than the card that is to block it.
    Missed {
        #[serde(serialize_with = "super::card::area")]
        stroke: u8,
        #[serde(serialize_with = "super::card::area")]
        card: u8,
    },
    /// No area has the number that was stated: they go from 1 to `most`.
    Unknown { area: i64, most: u8 },
}

/// Why an action is refused. The variants follow the contract's codes, which [`code`](games::Refusal::code) gives.
///
/// Where a variant holds an `Option`, it is `None` when the refusal speaks of the kind of action at all, not of one
/// action.
///
/// ```
/// use courtyard_core::game::Refusal as _;
/// use courtyard_noble_hearts::rules::{Refusal, RefusalCode};
///
/// let refusal = Refusal::TooWeak { stroke: 7, fight: 6 };
/// assert_eq!(refusal.code(), "too-weak");
/// assert_eq!(RefusalCode::from(refusal), RefusalCode::TooWeak);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants, Serialize)]
#[strum_discriminants(name(RefusalCode))]
#[strum_discriminants(doc = "The code of a [`Refusal`]: which rule forbids the action.")]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, VariantArray, VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Nobody has set up the table.
    NotSetUp,
    /// The table has been set up before.
    AlreadySetUp,
    /// The set-up is not one of the rules'.
    BadSetup(#[serde(skip)] SetupFaults),
    /// Another number of cards is needed.
    WrongCount {
        least: u16,
        most: Option<u16>,
        got: usize,
    },
    /// The hand has fewer cards.
    HandTooSmall {
        seat: EitherSeat,
        needs: usize,
        has: u16,
    },
    /// The player's special cards of this kind are turned down.
    AbilityUsed { special: Special },
    /// The correction is out of range.
    BadAdjustment(BadAdjustment),
    /// An attack has to be answered first, and this does not.
    AttackPending { kind: ActionKind },
    /// There is no attack to answer.
    NoAttack { kind: ActionKind },
    /// The initiative cannot be handed over without an action.
    MustAct,
    /// A special card has to be chosen or declined first.
    ChoicePending { seat: EitherSeat },
    /// No special card can be chosen.
    NoChoice,
    /// The rules of this game have no action of this kind, or no special card of this kind in a charge.
    NotInPlay {
        kind: ActionKind,
        in_charge: Option<Special>,
    },
    /// Nobody prints this number.
    BadCard {
        print: Print,
        number: i64,
        least: u8,
        most: u8,
    },
    /// A number that is needed was not told.
    CardIncomplete { print: Print },
    /// The stroke is in another area, or there is no area of this number.
    WrongArea(AreaFault),
    /// The stroke is stronger.
    TooWeak { stroke: u16, fight: u16 },
    /// No stroke of this number, from 0, is open.
    NoSuchStroke { stroke: i64 },
    /// The cards do not move far enough.
    TooLittleMovement { needs: u16, has: u16 },
    /// The cards are of different areas.
    NotSameArea,
    /// The cards have different fights.
    NotSameValue,
    /// The nobleman stands on the floor.
    NotRaised { seat: EitherSeat },
    /// The player has no special card of this kind; without a kind, none at all.
    NoSuchSpecial {
        seat: EitherSeat,
        special: Option<Special>,
    },
    /// No special card of this kind is turned down; without a kind, none at all.
    SpecialReady { special: Option<Special> },
    /// The pile has no special card of this kind left.
    SpecialGone { special: Special },
    /// No rose lies on the board.
    NoRose,
}

impl games::Refusal for Refusal {
    fn code(&self) -> &'static str {
        RefusalCode::from(self).name()
    }

    fn of_the_kind(self) -> Refusal {
        match self {
            Refusal::NoSuchSpecial { seat, .. } => Refusal::NoSuchSpecial {
                seat,
                special: None,
            },
            Refusal::SpecialReady { .. } => Refusal::SpecialReady { special: None },
            other => other,
        }
    }

    fn is_about_a_part(&self) -> bool {
        matches!(self, Refusal::NoSuchSpecial { .. })
    }
}

impl RefusalCode {
    /// All codes.
    pub const ALL: &[RefusalCode] = <RefusalCode as VariantArray>::VARIANTS;

    /// The code as other programs read it, such as `too-weak`.
    pub const fn name(self) -> &'static str {
        <RefusalCode as VariantNames>::VARIANTS[self as usize]
    }
}

impl fmt::Display for Refusal {
    /// Writes the code; the sentence that a player reads comes with a language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(games::Refusal::code(self))
    }
}

impl std::error::Error for Refusal {}
