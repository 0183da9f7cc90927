//! What followed from an action, for those who tell of it.

use serde::Serialize;
use strum::{EnumDiscriminants, VariantArray, VariantNames};

use super::duel::Verdict;
use super::pieces::{Noble, Support, Weapon};
use courtyard_core::game::Outcome;
use courtyard_core::seat::EitherSeat;

/// Why gold came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Gain {
    /// The income phase.
    Income,
    /// Three cards of a suit were sold.
    Sale,
    /// A King was taxed.
    Tax,
    /// A duel was won.
    Duel,
}

/// One consequence of an action, in the order in which they happen.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Event, EventKind};
///
/// let shuffled = Event::DeckRefilled { cards: 12 };
/// assert_eq!(EventKind::from(shuffled), EventKind::DeckRefilled);
/// assert!(EventKind::ALL.contains(&EventKind::GameEnded));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants, Serialize)]
#[strum_discriminants(name(EventKind))]
#[strum_discriminants(doc = "The kind of an [`Event`].")]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, VariantArray, VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Event {
    /// A player's turn begins.
    TurnBegan { turn: u32, seat: EitherSeat },
    /// The turn is in this phase now: an index into the rules' phases.
    PhaseEntered { phase: usize },
    /// A player gained gold.
    GoldGained {
        seat: EitherSeat,
        gold: u16,
        gain: Gain,
    },
    /// A player paid gold.
    GoldPaid { seat: EitherSeat, gold: u16 },
    /// A player drew support cards, perhaps fewer than wanted.
    Drew {
        seat: EitherSeat,
        cards: u16,
        wanted: u16,
    },
    /// The discard pile has to be shuffled: it is the support deck now.
    DeckRefilled { cards: usize },
    /// A noble joined a courtyard.
    NobleJoined { seat: EitherSeat, noble: Noble },
    /// A noble lost a stamina and has this many left.
    NobleWounded {
        seat: EitherSeat,
        noble: Noble,
        left: u16,
    },
    /// A noble left its courtyard: it has to be shuffled into the noble deck.
    NobleVanquished { seat: EitherSeat, noble: Noble },
    /// A vanquished noble's weapon went to the discard pile.
    WeaponLost {
        seat: EitherSeat,
        noble: Noble,
        weapon: Weapon,
    },
    /// A noble regained a stamina and has this many now.
    NobleHealed {
        seat: EitherSeat,
        noble: Noble,
        now: u16,
    },
    /// A card was taken out of the discard pile.
    Recovered { seat: EitherSeat, card: Support },
    /// A duel ended.
    DuelEnded {
        verdict: Verdict,
        attacker_total: u32,
        defender_total: u32,
        critical: bool,
    },
    /// The game ended.
    GameEnded { outcome: Outcome },
}

impl EventKind {
    /// All kinds, in their order.
    pub const ALL: &[EventKind] = <EventKind as VariantArray>::VARIANTS;
}
