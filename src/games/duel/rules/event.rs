//! The consequences of an action.

use serde::{Serialize, Serializer};
use strum::{IntoStaticStr, VariantNames};

use super::battle::{Strength, Verdict};
use super::pieces::{Ace, Warlord};
use super::table::{Phase, Why};
use courtyard_core::seat::Seat;

/// Why a Warlord left the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Fall {
    /// Its attack was thwarted.
    Thwarted,
    /// Removed by an Ace.
    Ace,
    /// Exchanged by its player.
    Exchanged,
}

/// Why cards went from a draw pile to a discard pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Loss {
    /// The defender was weaker.
    Damage,
    /// The attack of an attacker without a Warlord was thwarted.
    Penalty,
}

/// Why a player is out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Leaving {
    /// Nothing left to draw.
    CannotDraw,
    /// A battle emptied the draw pile.
    Emptied,
    /// The player conceded.
    Conceded,
}

impl From<Why> for Leaving {
    fn from(why: Why) -> Leaving {
        match why {
            Why::CannotDraw => Leaving::CannotDraw,
            Why::Emptied => Leaving::Emptied,
        }
    }
}

/// Serializes a strength as its total.
fn total<S: Serializer>(strength: &Strength, to: S) -> Result<S::Ok, S::Error> {
    strength.total().serialize(to)
}

/// A consequence of an action.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player's turn began; if it is cut short, it has only its preparation.
    TurnBegan {
        turn: u32,
        seat: Seat,
        cut_short: bool,
    },
    /// The turn entered this phase.
    PhaseEntered { seat: Seat, phase: Phase },
    /// A player drew cards, perhaps fewer than requested.
    Drew { seat: Seat, cards: u8, wanted: u8 },
    /// A player's used Warlords were turned face down.
    WarlordsTurnedDown { seat: Seat, count: usize },
    /// A Warlord was turned face up.
    WarlordTurnedUp { seat: Seat, warlord: Warlord },
    /// The cards of a battle were turned face up.
    Compared {
        attacker: Seat,
        defender: Seat,
        #[serde(serialize_with = "total")]
        attacker_strength: Strength,
        #[serde(serialize_with = "total")]
        defender_strength: Strength,
    },
    /// The attacker is stronger: the damage is done unless the defender plays an Ace.
    LastChance { seat: Seat, damage: u16 },
    /// A battle ended.
    BattleEnded {
        attacker: Seat,
        defender: Seat,
        verdict: Verdict,
        thwarted: bool,
        ace: Option<Ace>,
    },
    /// A Warlord was moved to its owner's discard pile.
    WarlordLost {
        seat: Seat,
        warlord: Option<Warlord>,
        fall: Fall,
    },
    /// Cards moved from a player's draw pile to the discard pile, perhaps fewer than requested.
    Lost {
        seat: Seat,
        cards: u8,
        wanted: u16,
        loss: Loss,
    },
    /// A player moved this number of cards from the discard pile to the draw pile.
    Reinforced { seat: Seat, cards: usize },
    /// A player is out unless they play a joker.
    Waiting { seat: Seat, why: Why },
    /// A player is out.
    Left { seat: Seat, leaving: Leaving },
    /// A player who is out plays one last turn.
    RevengeBegan { seat: Seat },
    /// The game ended.
    GameEnded { winner: Seat },
}
