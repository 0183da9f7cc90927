//! Reasons for refusing an action: a stable code, and details for a helpful message.

use serde::Serialize;
use strum::{Display, IntoStaticStr, VariantNames};

use super::action::{ActionKind, Special};
use super::print::Print;
use courtyard_core::game as games;
use courtyard_core::seat::{EitherSeat, Pair};

/// All faults of a set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SetupFaults {
    /// Required number of special cards per player, and the actual numbers, if wrong.
    pub counts: Option<(u16, Pair<usize>)>,
    /// A kind of special card with too few copies.
    pub scarce: Option<Special>,
    /// Maximum number of roses on the board, and the actual number, if wrong; `None` if it is missing.
    pub roses: Option<(u16, Option<i64>)>,
}

/// A correction that is invalid on any table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum BadAdjustment {
    /// The player's hand is from 0 cards to this.
    Hand { seat: EitherSeat, most: u16 },
    /// The player's discard pile is from 0 cards to this.
    Discard { seat: EitherSeat, most: u16 },
    /// The player can have at most this number of special cards of this kind.
    Owns {
        seat: EitherSeat,
        special: Special,
        most: u16,
    },
    /// The player can have at most this number of special cards.
    OwnsInAll { seat: EitherSeat, most: u16 },
    /// Lady Isabelle's maximum distance from the centre during the game.
    Charm { most: u8 },
    /// The skill marker's maximum distance from the centre.
    Skill { most: u8 },
    /// The board has from 0 roses to this.
    Roses { most: u16 },
}

/// A fault of an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum AreaFault {
    /// The stroke is in another area than the blocking card.
    Missed {
        #[serde(serialize_with = "super::card::area")]
        stroke: u8,
        #[serde(serialize_with = "super::card::area")]
        card: u8,
    },
    /// There is no area with the stated number: they go from 1 to `most`.
    Unknown { area: i64, most: u8 },
}

/// Why an action is refused. [`code`](games::Refusal::code) gives the variant's stable code.
///
/// An `Option` in a variant is `None` if the refusal is about a kind of action in general.
///
/// ```
/// use courtyard_core::game::Refusal as _;
/// use courtyard_noble_hearts::rules::Refusal;
///
/// let refusal = Refusal::TooWeak { stroke: 7, fight: 6 };
/// assert_eq!(refusal.code(), "too-weak");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The game has not been set up.
    NotSetUp,
    /// The game was set up before.
    AlreadySetUp,
    /// The set-up does not follow the rules.
    BadSetup(#[serde(skip)] SetupFaults),
    /// The number of cards is wrong.
    WrongCount {
        least: u16,
        most: Option<u16>,
        got: usize,
    },
    /// The hand has too few cards.
    HandTooSmall {
        seat: EitherSeat,
        needs: usize,
        has: u16,
    },
    /// The player's special cards of this kind are face down.
    AbilityUsed { special: Special },
    /// The correction is out of range.
    BadAdjustment(BadAdjustment),
    /// An attack has to be answered first, and this action does not answer it.
    AttackPending { kind: ActionKind },
    /// There is no attack to answer.
    NoAttack { kind: ActionKind },
    /// The initiative cannot be handed over without an action.
    MustAct,
    /// A special card has to be chosen or declined first.
    ChoicePending { seat: EitherSeat },
    /// No special card can be chosen.
    NoChoice,
    /// The rules have no action of this kind, or no special card of this kind in a charge.
    NotInPlay {
        kind: ActionKind,
        in_charge: Option<Special>,
    },
    /// The number is outside of the printed range.
    BadCard {
        print: Print,
        number: i64,
        least: u8,
        most: u8,
    },
    /// A required number is missing.
    CardIncomplete { print: Print },
    /// The stroke is in another area, or there is no area with this number.
    WrongArea(AreaFault),
    /// The stroke is stronger.
    TooWeak { stroke: u16, fight: u16 },
    /// There is no open stroke with this number, from 0.
    NoSuchStroke { stroke: i64 },
    /// The sum of the cards' moves is too small.
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
    /// The special cards of this kind are all face up; without a kind, all special cards.
    SpecialReady { special: Option<Special> },
    /// The pile has no more special cards of this kind.
    SpecialGone { special: Special },
    /// There is no rose on the board.
    NoRose,
}

impl games::Refusal for Refusal {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn of_the_kind(mut self) -> Refusal {
        use Refusal as R;
        if let R::NoSuchSpecial { special, .. } | R::SpecialReady { special } = &mut self {
            *special = None;
        }
        self
    }

    fn is_about_a_part(&self) -> bool {
        matches!(self, Refusal::NoSuchSpecial { .. })
    }
}

impl std::error::Error for Refusal {}
