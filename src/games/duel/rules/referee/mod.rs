//! The referee: legality of actions, and their consequences.
//!
//! [`Game::check`](courtyard_core::game::Game::check) and [`Game::play_into`](courtyard_core::game::Game::play_into)
//! use the same function for the decision, so they cannot disagree.

mod decide;
mod effect;
mod executor;

pub(super) use decide::{decide, gate, has_joker, may_attack};
pub(super) use executor::Executor;
