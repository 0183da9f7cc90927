//! The referee: legality of actions, and their consequences.
//!
//! [`Game::check`](courtyard_core::game::Game::check) and [`Game::play_into`](courtyard_core::game::Game::play_into)
//! use the same function for the decision, so they cannot disagree.

mod attack;
mod corrections;
mod decide;
mod effect;
mod executor;
mod gate;

pub(super) use decide::decide;
pub(super) use executor::Executor;
pub(super) use gate::{
    far_enough, gate, held, left, may_charge_with, may_jump, may_pass, raised, some_rose,
    strong_enough, turned_down,
};

#[cfg(test)]
mod tests;
