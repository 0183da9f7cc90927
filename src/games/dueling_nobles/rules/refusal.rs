//! Reasons for refusing an action: a stable code, and details for a helpful message.

use serde::Serialize;
use strum::{Display, IntoStaticStr, VariantNames};

use super::action::ActionKind;
use super::decks::Owner;
use super::pieces::{Noble, Support, Weapon};
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::game as games;
use courtyard_core::seat::{EitherSeat, Pair};

/// The known position of a support card that is not in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum CardLocation {
    /// In the discard pile of this owner.
    Discard {
        /// Its owner.
        owner: Owner,
    },
    /// Under this noble.
    Under(Noble),
    /// In the running duel.
    Duel,
    /// In this player's hand.
    Hand(EitherSeat),
    /// Somewhere outside this player's hand, whose cards are all known.
    Outside(EitherSeat),
}

/// All faults of a set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SetupFaults {
    /// Number of nobles each player must have.
    pub needed: usize,
    /// Number of nobles of each player, if wrong.
    pub counts: Pair<Option<usize>>,
    /// Cards that are not nobles.
    pub not_nobles: CardSet,
    /// Nobles named more than once.
    pub duplicates: CardSet,
}

/// A correction that is invalid on any table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BadAdjustment {
    /// Gold is from 0 to this.
    Gold(i64),
    /// A hand is from 0 cards to this.
    Hand(i64),
    /// The support deck is from 0 cards to this.
    SupportDeck(i64),
    /// Both players share one support deck, but the correction names a player.
    SharedDeck,
    /// Each player has a support deck, but the correction names no player.
    DeckOfEach,
    /// This noble's stamina is from 1 to this.
    Stamina(Noble, i64),
}

/// Why an action is refused. [`code`](games::Refusal::code) gives the variant's stable code.
///
/// An `Option` in a variant is `None` if the refusal is about a kind of action in general.
///
/// ```
/// use courtyard_core::game::Refusal as _;
/// use courtyard_dueling_nobles::rules::Refusal;
///
/// let refusal = Refusal::NotEnoughGold { needs: 5, has: 3 };
/// assert_eq!(refusal.code(), "not-enough-gold");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The action belongs to another phase, or to none.
    WrongPhase { kind: ActionKind },
    /// The game has ended.
    GameOver,
    /// The game has not been set up.
    NotSetUp,
    /// The game was set up before.
    AlreadySetUp,
    /// The set-up does not follow the rules.
    BadSetup(#[serde(skip)] SetupFaults),
    /// A duel has to be finished first.
    DuelInProgress,
    /// There is no duel.
    NoDuel,
    /// The action costs more gold than the player has.
    NotEnoughGold { needs: i64, has: u32 },
    /// The card is not in that courtyard, or there is no other noble.
    NoSuchNoble {
        card: Option<Card>,
        seat: EitherSeat,
    },
    /// The noble is already in a courtyard.
    NobleInPlay { noble: Noble, seat: EitherSeat },
    /// The card is neither a Jack, a Queen nor a King.
    NotANoble { card: Card },
    /// The card is a Jack, Queen or King.
    NotASupportCard { card: Card },
    /// The card is neither a 2 nor a 3.
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
    /// The turn allows no more of these actions.
    LimitReached { kind: ActionKind, limit: u16 },
    /// The number of cards is wrong.
    WrongCount { min: i64, max: i64, got: i64 },
    /// A card is named twice.
    DuplicateCard { card: Card },
    /// The cards must be of one suit.
    NotSameSuit,
    /// A card of this suit is needed.
    WrongSuit { card: Card, needed: Suit },
    /// The hand has too few cards.
    HandTooSmall {
        seat: EitherSeat,
        needs: usize,
        has: u16,
    },
    /// The card is elsewhere; without a card, the hand cannot have a suitable one.
    CardElsewhere {
        card: Option<(Support, CardLocation)>,
    },
    /// The suit's ability was used in this game.
    AbilityUsed { suit: Suit },
    /// The noble has its full stamina.
    StaminaFull { noble: Option<Noble> },
    /// The opponent does not have more nobles.
    OpponentNotAhead { own: usize, opponent: usize },
    /// The card is not in the discard pile, or the pile is empty.
    DiscardLacksCard { card: Option<Card> },
    /// The deck and the discard pile together have too few cards.
    DeckEmpty { needs: i64, left: usize },
    /// All nobles are in courtyards.
    NobleDeckEmpty,
    /// The challenge was deflected before.
    AlreadyDeflected,
    /// The dice are already rolled.
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
        self.into()
    }

    fn of_the_kind(mut self) -> Refusal {
        use Refusal as R;
        if let R::NobleArmed { noble } = &mut self {
            *noble = None;
        }
        if let R::NobleUnarmed { noble }
        | R::AlreadyTaxed { king: noble }
        | R::StaminaFull { noble } = &mut self
        {
            *noble = None;
        }
        if let R::NotAKing { card } = &mut self {
            *card = None;
        }
        if let R::CardElsewhere { card } = &mut self {
            *card = None;
        }
        self
    }

    fn is_about_a_part(&self) -> bool {
        matches!(
            self,
            Refusal::CardElsewhere { .. } | Refusal::NotAKing { .. } | Refusal::SameNoble { .. }
        )
    }
}

impl std::error::Error for Refusal {}
