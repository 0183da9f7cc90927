//! A table with its rules, for the referee.

use std::cell::OnceCell;

use super::hand::Hand;
use crate::rules::editions::Rules;
use crate::rules::refusal::Refusal;
use crate::rules::table::{Duel, Stage, State};
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

    pub(in crate::rules) fn before_set_up(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::SetUp => Ok(()),
            Stage::Turn { .. } => Err(Refusal::AlreadySetUp),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    /// The phase of the current turn.
    fn phase(&self) -> Result<usize, Refusal> {
        match self.table.stage {
            Stage::SetUp => Err(Refusal::NotSetUp),
            Stage::Turn { phase } => Ok(phase),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    pub(in crate::rules) fn in_turn(&self) -> Result<(), Refusal> {
        self.phase().map(drop)
    }

    pub(in crate::rules) fn between_duels(&self) -> Result<(), Refusal> {
        self.phase_without_duel().map(drop)
    }

    pub(in crate::rules) fn phase_without_duel(&self) -> Result<usize, Refusal> {
        let phase = self.phase()?;
        match self.table.duel {
            Some(_) => Err(Refusal::DuelInProgress),
            None => Ok(phase),
        }
    }

    /// The running duel.
    pub(in crate::rules) fn duel(&self) -> Result<&Duel, Refusal> {
        self.phase()?;
        self.table.duel.as_ref().ok_or(Refusal::NoDuel)
    }
}
