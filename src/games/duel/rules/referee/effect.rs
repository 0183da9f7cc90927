//! The effects of accepted actions.

use crate::rules::battle::Force;
use crate::rules::pieces::{Ace, Lying, Warlord};
use crate::rules::table::{Pending, Standing};
use courtyard_core::seat::Seat;

/// The effect of an action, with all cards and numbers checked.
pub(in crate::rules) enum Effect {
    SetUp(Seat),
    NextPhase,
    EndTurn,
    /// A Warlord laid in a slot of the active player, as named.
    Lay(usize, Option<Warlord>),
    /// A Warlord laid in place of the one in the slot.
    Exchange(usize, Option<Warlord>),
    /// An attack on this player, led by the Warlord of a slot.
    Attack(Seat, Option<usize>),
    Defend {
        slot: Option<usize>,
        army: bool,
    },
    Support(Seat, u8),
    /// The cards of the attacker and of the defender.
    Reveal([Force; 2]),
    Resolve,
    /// The defender's Ace in a battle, with the designated Warlord.
    Thwart(Ace, Option<Warlord>),
    /// An Ace on the Warlord of another player's slot.
    TakeOut {
        seat: Seat,
        ace: Ace,
        against: Seat,
        slot: usize,
    },
    Reinforce(Seat, usize),
    GiveUp(Pending),
    Concede(Seat),
    /// The top cards of a discard pile, topmost last. A list, because the other effects are much smaller.
    NamePile(Seat, Vec<Lying>),
    NameSlot(Seat, usize, Warlord),
    Adjust(Seat, Setting),
    Note,
}

/// A correction within the deck's limits.
pub(in crate::rules) enum Setting {
    Numbers { hand: u8, draw: u8, discard: u8 },
    Slot(usize, Option<Standing>),
}
