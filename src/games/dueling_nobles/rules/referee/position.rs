//! A table under its rules, as the referee looks at it.

use std::cell::OnceCell;

use super::effect::Effect;
use super::hand::Hand;
use crate::rules::action::Action;
use crate::rules::editions::Rules;
use crate::rules::refusal::Refusal;
use crate::rules::table::State;
use courtyard_core::seat::{EitherSeat, Pair};

/// A table under its rules. What a hand can hold is worked out when it is first asked for, and once.
pub(in crate::rules) struct Position<'a> {
    pub(in crate::rules) rules: &'a Rules,
    pub(in crate::rules) table: &'a State,
    hands: Pair<OnceCell<Hand>>,
}

impl<'a> Position<'a> {
    pub(in crate::rules) fn new(rules: &'a Rules, table: &'a State) -> Position<'a> {
        Position {
            rules,
            table,
            hands: Pair::default(),
        }
    }

    /// What the player's hand can hold.
    #[inline]
    pub(in crate::rules) fn hand(&self, seat: EitherSeat) -> &Hand {
        self.hands[seat].get_or_init(|| Hand::of(self.table, seat))
    }

    /// The one place that decides: what the action does on this table, or why it is refused.
    pub(super) fn decide(&self, action: &Action) -> Result<Effect, Refusal> {
        self.gate(action.kind())?;
        self.effect(action)
    }
}
