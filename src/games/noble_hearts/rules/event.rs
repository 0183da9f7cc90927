//! The consequences of an action.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::action::{ActionKind, Special};
use super::table::{AttackEnd, Ending};
use courtyard_core::seat::EitherSeat;

/// The reason for a marker's move on its track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Stride {
    /// A rose was collected.
    Rose,
    /// An attacked player stepped back.
    Retreat,
    /// A player went berserk.
    Berserk,
    /// A player did a saltomortale.
    Saltomortale,
}

/// A consequence of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player drew cards, perhaps fewer than requested.
    Drew {
        seat: EitherSeat,
        cards: u16,
        wanted: u16,
    },
    /// A player's discard pile was shuffled into the deck.
    DeckRefilled { seat: EitherSeat, cards: usize },
    /// A nobleman now stands on something, or on the floor again.
    HeightChanged { seat: EitherSeat, raised: bool },
    /// A special card was turned face up or face down.
    SpecialTurned {
        seat: EitherSeat,
        special: Special,
        ready: bool,
    },
    /// A stroke has to be answered; strokes are numbered from 0.
    StrokeLaid {
        by: EitherSeat,
        stroke: usize,
        fight: u16,
        #[serde(serialize_with = "super::card::area")]
        area: u8,
    },
    /// A stroke was blocked.
    StrokeBlocked {
        by: EitherSeat,
        stroke: usize,
        fight: u16,
        #[serde(serialize_with = "super::card::area")]
        area: u8,
    },
    /// A stroke was evaded, and others are still open.
    StrokeEvaded {
        by: EitherSeat,
        stroke: usize,
        fight: u16,
        #[serde(serialize_with = "super::card::area")]
        area: u8,
    },
    /// No stroke of the attack is open any more.
    AttackEnded { by: EitherSeat, end: AttackEnd },
    /// A player picked up a rose; `left` remain.
    RoseCollected { seat: EitherSeat, left: u16 },
    /// Lady Isabelle moved towards a player; positive positions are on the side of seat 0.
    CharmMoved {
        towards: EitherSeat,
        spots: u8,
        now: i8,
        why: Stride,
    },
    /// The skill marker moved towards a player; positive positions are on the side of seat 0.
    SkillMoved {
        towards: EitherSeat,
        spots: u8,
        now: i8,
        why: Stride,
    },
    /// The skill marker reached a player's sword and returned to the centre.
    SwordReached { seat: EitherSeat },
    /// The player may take a special card before any other action.
    ChoiceOffered { seat: EitherSeat },
    /// A player took a special card from the pile, or declined.
    SpecialChosen {
        seat: EitherSeat,
        special: Option<Special>,
    },
    /// A player retains the initiative after an action of this kind.
    InitiativeKept { seat: EitherSeat, kind: ActionKind },
    /// A player gets the initiative and starts a turn, after an action of this kind.
    TurnBegan {
        turn: u32,
        seat: EitherSeat,
        after: ActionKind,
    },
    /// The game ended.
    GameEnded(Ending),
}
