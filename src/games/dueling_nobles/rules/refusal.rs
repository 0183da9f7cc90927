//! Why an action is not allowed: a stable code, and what would mend it where that is known.

use std::fmt;

use serde::Serialize;
use strum::{EnumDiscriminants, VariantArray, VariantNames};

use super::action::ActionKind;
use super::pieces::{Noble, Support, Weapon};
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::game as games;
use courtyard_core::seat::{EitherSeat, Pair};

/// Where a support card is known to lie instead of the hand it is played from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum CardLocation {
    /// In the discard pile.
    Discard,
    /// Under this noble.
    Under(Noble),
    /// In the running duel.
    Duel,
    /// In this player's hand.
    Hand(EitherSeat),
    /// Somewhere outside this player's hand, all of whose other cards are known.
    Outside(EitherSeat),
}

/// All that is wrong with a set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SetupFaults {
    /// How many nobles each player must have.
    pub needed: usize,
    /// How many a player has, where that is wrong.
    pub counts: Pair<Option<usize>>,
    /// Cards that are no nobles.
    pub not_nobles: CardSet,
    /// Nobles named more than once.
    pub duplicates: CardSet,
}

/// A correction that no table can need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BadAdjustment {
    /// Gold is from 0 to this.
    Gold(i64),
    /// A hand is from 0 cards to this.
    Hand(i64),
    /// The support deck is from 0 cards to this.
    SupportDeck(i64),
    /// This noble's stamina is from 1 to this.
    Stamina(Noble, i64),
}

/// Why an action is refused. The variants follow the contract's codes, which [`code`](games::Refusal::code) gives.
///
/// Where a variant holds an `Option`, it is `None` when the refusal speaks of the kind of action at all, not of one
/// action.
///
/// ```
/// use courtyard_core::game::Refusal as _;
/// use courtyard_dueling_nobles::rules::{Refusal, RefusalCode};
///
/// let refusal = Refusal::NotEnoughGold { needs: 5, has: 3 };
/// assert_eq!(refusal.code(), "not-enough-gold");
/// assert_eq!(RefusalCode::from(refusal), RefusalCode::NotEnoughGold);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants, Serialize)]
#[strum_discriminants(name(RefusalCode))]
#[strum_discriminants(doc = "The code of a [`Refusal`]: which rule forbids the action.")]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, VariantArray, VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Refusal {
    /// The action belongs to another phase, or to none.
    WrongPhase { kind: ActionKind },
    /// The game has ended.
    GameOver,
    /// Nobody has set up the table.
    NotSetUp,
    /// The table has been set up before.
    AlreadySetUp,
    /// The set-up is not one of the rules'.
    BadSetup(#[serde(skip)] SetupFaults),
    /// A duel has to be finished first.
    DuelInProgress,
    /// No duel runs.
    NoDuel,
    /// The action costs more than there is.
    NotEnoughGold { needs: i64, has: u32 },
    /// The card does not stand in that courtyard, or no further noble does.
    NoSuchNoble {
        card: Option<Card>,
        seat: EitherSeat,
    },
    /// The noble stands in a courtyard already.
    NobleInPlay { noble: Noble, seat: EitherSeat },
    /// The card is no Jack, Queen or King.
    NotANoble { card: Card },
    /// The card is a Jack, Queen or King.
    NotASupportCard { card: Card },
    /// The card is no 2 or 3.
    NotAWeapon { card: Card },
    /// The noble has a weapon.
    NobleArmed { noble: Option<(Noble, Weapon)> },
    /// The noble has no weapon.
    NobleUnarmed { noble: Option<Noble> },
    /// Two different nobles are needed.
    SameNoble { noble: Noble },
    /// Only Kings can be taxed.
    NotAKing { card: Option<Card> },
    /// The King has one stamina left, and a tax may not take it.
    KingWouldFall { king: Noble },
    /// The King was taxed this turn.
    AlreadyTaxed { king: Option<Noble> },
    /// It was done as often as a turn allows.
    LimitReached { kind: ActionKind, limit: u16 },
    /// Another number of cards is needed.
    WrongCount { min: i64, max: i64, got: i64 },
    /// A card is named twice.
    DuplicateCard { card: Card },
    /// The cards must be of one suit.
    NotSameSuit,
    /// A card of this suit is needed.
    WrongSuit { card: Card, needed: Suit },
    /// The hand has fewer cards.
    HandTooSmall {
        seat: EitherSeat,
        needs: usize,
        has: u16,
    },
    /// The card lies in another place; without a card, no card that would do can be in the hand.
    CardElsewhere {
        card: Option<(Support, CardLocation)>,
    },
    /// The suit's ability was used in this game.
    AbilityUsed { suit: Suit },
    /// The noble has its full stamina.
    StaminaFull { noble: Option<Noble> },
    /// The opponent has not more nobles.
    OpponentNotAhead { own: usize, opponent: usize },
    /// The card is not in the discard pile, or the pile is empty.
    DiscardLacksCard { card: Option<Card> },
    /// Deck and discard pile together have fewer cards.
    DeckEmpty { needs: i64, left: usize },
    /// All nobles stand in courtyards.
    NobleDeckEmpty,
    /// The challenge was deflected before.
    AlreadyDeflected,
    /// Dice lie already.
    DiceAlreadyRolled { seat: EitherSeat },
    /// This player has to roll first.
    NotRolled { seat: EitherSeat },
    /// The noble rolls up to this many dice, with 1 to 6 pips each.
    WrongDice { max: usize },
    /// It is this player's turn to play support cards.
    NotYourSupport { turn: EitherSeat },
    /// The correction is out of range.
    BadAdjustment(BadAdjustment),
}

impl games::Refusal for Refusal {
    fn code(&self) -> &'static str {
        RefusalCode::from(self).name()
    }

    fn of_the_kind(self) -> Refusal {
        match self {
            Refusal::NobleArmed { .. } => Refusal::NobleArmed { noble: None },
            Refusal::NobleUnarmed { .. } => Refusal::NobleUnarmed { noble: None },
            Refusal::NotAKing { .. } => Refusal::NotAKing { card: None },
            Refusal::AlreadyTaxed { .. } => Refusal::AlreadyTaxed { king: None },
            Refusal::CardElsewhere { .. } => Refusal::CardElsewhere { card: None },
            Refusal::StaminaFull { .. } => Refusal::StaminaFull { noble: None },
            Refusal::WrongPhase { .. }
            | Refusal::GameOver
            | Refusal::NotSetUp
            | Refusal::AlreadySetUp
            | Refusal::BadSetup(_)
            | Refusal::DuelInProgress
            | Refusal::NoDuel
            | Refusal::NotEnoughGold { .. }
            | Refusal::NoSuchNoble { .. }
            | Refusal::NobleInPlay { .. }
            | Refusal::NotANoble { .. }
            | Refusal::NotASupportCard { .. }
            | Refusal::NotAWeapon { .. }
            | Refusal::SameNoble { .. }
            | Refusal::KingWouldFall { .. }
            | Refusal::LimitReached { .. }
            | Refusal::WrongCount { .. }
            | Refusal::DuplicateCard { .. }
            | Refusal::NotSameSuit
            | Refusal::WrongSuit { .. }
            | Refusal::HandTooSmall { .. }
            | Refusal::AbilityUsed { .. }
            | Refusal::OpponentNotAhead { .. }
            | Refusal::DiscardLacksCard { .. }
            | Refusal::DeckEmpty { .. }
            | Refusal::NobleDeckEmpty
            | Refusal::AlreadyDeflected
            | Refusal::DiceAlreadyRolled { .. }
            | Refusal::NotRolled { .. }
            | Refusal::WrongDice { .. }
            | Refusal::NotYourSupport { .. }
            | Refusal::BadAdjustment(_) => self,
        }
    }

    fn is_about_a_part(&self) -> bool {
        matches!(
            self,
            Refusal::CardElsewhere { .. } | Refusal::NotAKing { .. }
        )
    }
}

impl RefusalCode {
    /// All codes, in the order in which the contract lists them.
    pub const ALL: &[RefusalCode] = <RefusalCode as VariantArray>::VARIANTS;

    /// The code as other programs read it, such as `wrong-phase`.
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
