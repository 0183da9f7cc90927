//! Why an action is not allowed: a stable code, and what would mend it where that is known.

use std::fmt;

use serde::Serialize;
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray, VariantNames};

use super::action::ActionKind;
use super::pieces::{Lying, Name, Part};
use super::table::Step;
use courtyard_core::game as games;
use courtyard_core::seat::Seat;

/// What another number of cards is needed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Counted {
    /// Support cards that a side may play face down.
    Support,
    /// Support cards of this side that are turned up.
    ShownSupport(Seat),
    /// A card of this side that was not played or designated.
    NotPlayed(Seat, Part),
    /// Cards on top of this player's discard pile.
    Told(Seat),
    /// Cards of the discard pile that this player's joker brings.
    Reinforcements(Seat),
}

/// A correction that no table can need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BadAdjustment {
    /// No pile and no hand has fewer than 0 cards.
    Negative,
    /// The numbers, with the Warlords on the table, make so many cards, and the deck has others.
    Deck {
        /// How many the numbers make.
        got: i64,
        /// How many the deck has.
        deck: i64,
    },
}

/// Why an action is refused. The variants follow the contract's codes, which [`code`](games::Refusal::code) gives.
///
/// Where a variant holds an `Option`, it is `None` when the refusal speaks of the kind of action at all, not of one
/// action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants, Serialize)]
#[strum_discriminants(name(RefusalCode))]
#[strum_discriminants(doc = "The code of a [`Refusal`]: which rule forbids the action.")]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Refusal {
    /// The action belongs to another phase.
    WrongPhase { kind: ActionKind },
    /// The game has ended.
    GameOver,
    /// Nobody has dealt yet.
    NotSetUp,
    /// The decks were dealt before.
    AlreadySetUp,
    /// There were as many attacks as the turn allows.
    LimitReached { limit: u16, revenge: bool },
    /// Another number of cards is needed.
    WrongCount {
        of: Counted,
        min: i64,
        max: i64,
        got: i64,
    },
    /// A card is named twice.
    DuplicateCard { card: Lying },
    /// The hand has fewer cards.
    HandTooSmall { seat: Seat, needs: i64, has: u8 },
    /// The card of this player's deck lies elsewhere, or all of its rank do.
    CardElsewhere { seat: Seat, card: Option<Lying> },
    /// The card is no 3 or 2.
    NotASupportCard { card: Name },
    /// It is this player's turn to add Support cards.
    NotYourSupport { turn: Seat },
    /// The correction is out of range.
    BadAdjustment(BadAdjustment),
    /// Nobody sits there.
    NoSuchSeat { seat: Seat, players: usize },
    /// That seat is out.
    PlayerOut { seat: Seat },
    /// The game waits for this player's joker.
    PileEmpty { seat: Seat },
    /// Nobody is waited for.
    PileNotEmpty,
    /// A battle has to be finished first.
    BattleInProgress,
    /// No battle runs.
    NoBattle,
    /// The battle waits for this.
    BattleOrder { step: Step },
    /// There are only so many slots.
    NoSuchSlot { slot: i64, slots: u8 },
    /// A Warlord lies there; without a slot, in all of them.
    SlotTaken { slot: Option<usize> },
    /// No Warlord lies there; without a slot, in none that would do.
    SlotEmpty { slot: Option<(Seat, usize)> },
    /// The Warlord lies face up; without a slot, all of them do.
    WarlordUsed { slot: Option<(Seat, usize)> },
    /// A Warlord does not defend without an Army.
    SoleWarlord,
    /// In a battle only the defender plays an Ace.
    NotTheDefender { defender: Seat },
    /// The house does not play Aces in battles, or outside.
    NoAces { in_battle: bool },
    /// An Ace of one does not reach the other.
    NotAnOpponent { seat: Seat, against: Seat },
    /// The deck has no such joker, or the ally is named in the wrong form.
    NoSuchCard { card: Name },
    /// The card is no King, Queen or Jack.
    NotAWarlord { card: Name },
    /// The card is no 10 … 4.
    NotAnArmyCard { card: Name },
    /// The card is no Ace.
    NotAnAce { card: Name },
    /// A card that now lies open is missing.
    NotNamed { seat: Seat, part: Part },
    /// Another card is known to lie there.
    OtherCard {
        seat: Seat,
        known: Name,
        named: Name,
    },
    /// The house plays without reinforcements.
    NoReinforcements,
    /// In another's turn the joker is for an empty draw pile.
    NotYourTurn { seat: Seat },
    /// There is nothing to shuffle.
    DiscardEmpty { seat: Seat },
}

impl games::Refusal for Refusal {
    fn code(&self) -> &'static str {
        RefusalCode::from(self).name()
    }

    fn of_the_kind(self) -> Refusal {
        match self {
            Refusal::CardElsewhere { seat, .. } => Refusal::CardElsewhere { seat, card: None },
            Refusal::SlotTaken { .. } => Refusal::SlotTaken { slot: None },
            Refusal::SlotEmpty { .. } => Refusal::SlotEmpty { slot: None },
            Refusal::WarlordUsed { .. } => Refusal::WarlordUsed { slot: None },
            other => other,
        }
    }

    fn is_about_a_part(&self) -> bool {
        matches!(
            self,
            Refusal::CardElsewhere { .. }
                | Refusal::NoSuchCard { .. }
                | Refusal::NotAnOpponent { .. }
                | Refusal::PlayerOut { .. }
        )
    }
}

impl RefusalCode {
    /// All codes.
    pub const ALL: &'static [RefusalCode] = <RefusalCode as VariantArray>::VARIANTS;

    /// The code as other programs know it, such as `wrong-phase`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Refusal {
    /// The refusal of a card that is for something else than this part.
    pub(super) fn not_a(part: Part, card: Name) -> Refusal {
        match part {
            Part::Army => Refusal::NotAnArmyCard { card },
            Part::Warlord => Refusal::NotAWarlord { card },
            Part::Support => Refusal::NotASupportCard { card },
            Part::Ace => Refusal::NotAnAce { card },
        }
    }

    /// The refusal of a card that contradicts what is known of it.
    pub(super) fn other(seat: Seat, known: impl Into<Name>, named: impl Into<Name>) -> Refusal {
        Refusal::OtherCard {
            seat,
            known: known.into(),
            named: named.into(),
        }
    }
}

impl fmt::Display for Refusal {
    /// Writes the code; the sentence that a player reads comes with a language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(games::Refusal::code(self))
    }
}

impl std::error::Error for Refusal {}
