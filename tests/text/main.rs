//! The sentences of every game: each value has one, in every language.

#[path = "../common/mod.rs"]
mod common;

mod checks;
mod duel;
mod dueling_nobles;
mod noble_hearts;
mod plays;
mod rules_off;
