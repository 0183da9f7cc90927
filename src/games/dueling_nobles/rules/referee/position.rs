//! A table with its rules, for the referee.

use std::cell::OnceCell;

use super::hand::Hand;
use crate::rules::editions::Rules;
use crate::rules::table::State;
use courtyard_core::seat::{EitherSeat, Pair};

/// A table with its rules. Possible hands are computed once, on first use.
pub struct Position<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) table: &'a State,
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

    /// The possible cards of the player's hand.
    pub(in crate::rules) fn hand(&self, seat: EitherSeat) -> &Hand {
        self.hands[seat].get_or_init(|| Hand::of(self.table, seat))
    }
}
