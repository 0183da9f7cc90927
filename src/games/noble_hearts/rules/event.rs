//! What followed from an action, for those who tell of it.

use serde::Serialize;
use strum::{EnumDiscriminants, VariantArray, VariantNames};

use super::kind::{ActionKind, Special};
use super::table::{AttackEnd, Ending};
use courtyard_core::seat::EitherSeat;

/// Why a marker moved on its track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Stride {
    /// A rose was collected.
    Rose,
    /// An attacked player stepped back.
    Retreat,
    /// A player went berserk.
    Berserk,
    /// A player did a somersault.
    Saltomortale,
}

/// One consequence of an action, in the order in which they happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants, Serialize)]
#[strum_discriminants(name(EventKind))]
#[strum_discriminants(doc = "The kind of an [`Event`].")]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, VariantArray, VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Event {
    /// A player drew cards, perhaps fewer than wanted.
    Drew {
        seat: EitherSeat,
        cards: u16,
        wanted: u16,
    },
    /// A player's discard pile has to be shuffled: it is the deck now.
    DeckRefilled { seat: EitherSeat, cards: usize },
    /// A nobleman stands on something now, or on the floor again.
    HeightChanged { seat: EitherSeat, raised: bool },
    /// A special card was turned up or down.
    SpecialTurned {
        seat: EitherSeat,
        special: Special,
        ready: bool,
    },
    /// A stroke waits for its answer; strokes are numbered from 0.
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
    /// Nothing of the attack is open any more.
    AttackEnded { by: EitherSeat, end: AttackEnd },
    /// A player picked up a rose; so many are left.
    RoseCollected { seat: EitherSeat, left: u16 },
    /// Lady Isabelle went so many spots towards a player and stands there now: positive towards seat 0.
    CharmMoved {
        towards: EitherSeat,
        spots: u8,
        now: i8,
        why: Stride,
    },
    /// The skill marker went so many spots towards a player and stands there now: positive towards seat 0.
    SkillMoved {
        towards: EitherSeat,
        spots: u8,
        now: i8,
        why: Stride,
    },
    /// The skill marker came to a player's sword and went back to the centre.
    SwordReached { seat: EitherSeat },
    /// The player may take a special card before anything else is done.
    ChoiceOffered { seat: EitherSeat },
    /// A player took a special card from the pile, or declined.
    SpecialChosen {
        seat: EitherSeat,
        special: Option<Special>,
    },
    /// A player keeps the initiative after an action of this kind.
    InitiativeKept { seat: EitherSeat, kind: ActionKind },
    /// A player has the initiative, and a turn begins: after an action of this kind.
    TurnBegan {
        turn: u32,
        seat: EitherSeat,
        after: ActionKind,
    },
    /// The game ended.
    GameEnded(Ending),
}

impl EventKind {
    /// All kinds.
    pub const ALL: &[EventKind] = <EventKind as VariantArray>::VARIANTS;
}
