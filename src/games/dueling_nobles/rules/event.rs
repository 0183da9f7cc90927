//! The consequences of an action.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::decks::Owner;
use super::duel::Verdict;
use super::pieces::{Noble, Support, Weapon};
use courtyard_core::game::Outcome;
use courtyard_core::seat::EitherSeat;

/// The source of gained gold.
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

/// A consequence of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player's turn begins.
    TurnBegan { turn: u32, seat: EitherSeat },
    /// The turn entered this phase, given as an index into the rules' phases.
    PhaseEntered { phase: usize },
    /// A player gained gold.
    GoldGained {
        seat: EitherSeat,
        gold: u16,
        gain: Gain,
    },
    /// A player paid gold.
    GoldPaid { seat: EitherSeat, gold: u16 },
    /// A player drew support cards, perhaps fewer than requested.
    Drew {
        seat: EitherSeat,
        cards: u16,
        wanted: u16,
    },
    /// The discard pile was shuffled into the support deck.
    DeckRefilled { owner: Owner, cards: usize },
    /// A noble joined a courtyard.
    NobleJoined { seat: EitherSeat, noble: Noble },
    /// A noble lost a stamina and has this many left.
    NobleWounded {
        seat: EitherSeat,
        noble: Noble,
        left: u16,
    },
    /// A noble left its courtyard and was shuffled into the noble deck.
    NobleVanquished { seat: EitherSeat, noble: Noble },
    /// A vanquished noble's weapon was discarded.
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
    /// A card was taken from the discard pile.
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
