//! Reasons for refusing an action: a stable code, and details for a helpful message.

use serde::Serialize;
use strum::{Display, IntoStaticStr, VariantNames};

use super::pieces::{CardRole, Lying, Name};
use super::table::{Phase, Step};
use courtyard_core::game as games;
use courtyard_core::seat::Seat;

/// The purpose of a refused number of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Counted {
    /// Support cards played face down by a side.
    Support,
    /// Support cards of this side that are turned face up.
    ShownSupport(Seat),
    /// A card of this side that was not played or designated.
    NotPlayed(Seat, CardRole),
    /// Cards on top of this player's discard pile.
    Tell(Seat),
    /// Cards of the discard pile brought by this player's joker.
    Reinforcements(Seat),
}

/// A correction that is invalid on any table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BadAdjustment {
    /// A pile or a hand would have fewer than 0 cards.
    Negative,
    /// The numbers and the Warlords on the table do not add up to the deck.
    Deck {
        /// Their sum.
        got: i64,
        /// Number of cards in the deck.
        deck: i64,
    },
}

/// How the phase of an action relates to the current one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum When {
    /// The turn is cut short.
    Short,
    /// It comes later.
    Later,
    /// It is past.
    Past,
}

/// Why an action is refused. [`code`](games::Refusal::code) gives the variant's stable code.
///
/// An `Option` in a variant is `None` if the refusal is about a kind of action in general.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The action belongs to another phase than the current one.
    WrongPhase {
        phase: Phase,
        now: Phase,
        when: When,
    },
    /// The game has ended.
    GameOver,
    /// The game has not been set up.
    NotSetUp,
    /// The game was set up before.
    AlreadySetUp,
    /// The turn allows no more attacks.
    LimitReached { limit: u16, revenge: bool },
    /// The number of cards is wrong.
    WrongCount {
        of: Counted,
        min: i64,
        max: i64,
        got: i64,
    },
    /// A card is named twice.
    DuplicateCard { card: Lying },
    /// The hand has too few cards.
    HandTooSmall { seat: Seat, needs: i64, has: u8 },
    /// This card of the player's deck is elsewhere, or all cards of its rank are.
    CardElsewhere { seat: Seat, card: Option<Lying> },
    /// The card is neither a 3 nor a 2.
    NotASupportCard { card: Name },
    /// It is this player's turn to add Support cards.
    NotYourSupport { turn: Seat },
    /// The correction is out of range.
    BadAdjustment(BadAdjustment),
    /// There is no such seat.
    NoSuchSeat { seat: Seat, players: usize },
    /// The player is out.
    PlayerOut { seat: Seat },
    /// The game waits for this player's joker.
    PileEmpty { seat: Seat },
    /// The game waits for no joker.
    PileNotEmpty,
    /// A battle has to be finished first.
    BattleInProgress,
    /// There is no battle.
    NoBattle,
    /// The battle is at this step of the player, or of both.
    BattleOrder { step: Step, seat: Option<Seat> },
    /// There is no such slot.
    NoSuchSlot { slot: i64, slots: u8 },
    /// The slot has a Warlord; without a slot, all of them have one.
    SlotTaken { slot: Option<usize> },
    /// The slot has no Warlord; without a slot, no suitable one has.
    SlotEmpty { slot: Option<(Seat, usize)> },
    /// The Warlord is face up; without a slot, all of them are.
    WarlordUsed { slot: Option<(Seat, usize)> },
    /// A Warlord cannot defend without an Army.
    SoleWarlord,
    /// Only the defender can play an Ace in a battle.
    NotTheDefender { defender: Seat },
    /// The rules allow no Aces in battles, or none outside.
    NoAces { in_battle: bool },
    /// The player's Aces do not reach this opponent.
    NotAnOpponent { seat: Seat, against: Seat },
    /// The deck has no such joker, or the ally is named in the wrong form.
    NoSuchCard { card: Name },
    /// The card is neither a King, a Queen nor a Jack.
    NotAWarlord { card: Name },
    /// The card is not from 10 to 4.
    NotAnArmyCard { card: Name },
    /// The card is not an Ace.
    NotAnAce { card: Name },
    /// A card that is now face up has to be named.
    NotNamed {
        seat: Seat,
        #[serde(rename = "part")]
        role: CardRole,
    },
    /// Another card is known to be there.
    OtherCard {
        seat: Seat,
        known: Name,
        named: Name,
    },
    /// The rules have no reinforcements.
    NoReinforcements,
    /// In another player's turn, the joker can only refill an empty draw pile.
    NotYourTurn { seat: Seat },
    /// The discard pile is empty.
    DiscardEmpty { seat: Seat },
}

impl games::Refusal for Refusal {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn of_the_kind(mut self) -> Refusal {
        use Refusal as R;
        if let R::CardElsewhere { card, .. } = &mut self {
            *card = None;
        }
        if let R::SlotTaken { slot } = &mut self {
            *slot = None;
        }
        if let R::SlotEmpty { slot } | R::WarlordUsed { slot } = &mut self {
            *slot = None;
        }
        self
    }

    fn is_about_a_part(&self) -> bool {
        matches!(
            self,
            Refusal::CardElsewhere { .. }
                | Refusal::NoSuchCard { .. }
                | Refusal::NotAnOpponent { .. }
                | Refusal::PlayerOut { .. }
                | Refusal::SlotEmpty { .. }
        )
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    /// The refusal of a card whose role is not this one.
    pub(super) fn not_a(role: CardRole, card: Name) -> Refusal {
        match role {
            CardRole::Army => Refusal::NotAnArmyCard { card },
            CardRole::Warlord => Refusal::NotAWarlord { card },
            CardRole::Support => Refusal::NotASupportCard { card },
            CardRole::Ace => Refusal::NotAnAce { card },
        }
    }

    /// The refusal of a card that contradicts the known one.
    pub(super) fn other(seat: Seat, known: impl Into<Name>, named: impl Into<Name>) -> Refusal {
        Refusal::OtherCard {
            seat,
            known: known.into(),
            named: named.into(),
        }
    }
}
