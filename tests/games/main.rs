//! The rules of the games: journals worked out by hand, and random play.

#[path = "../common/mod.rs"]
mod common;

mod corrections;
mod duel_play;
mod golden;
mod harness;
mod noble_hearts;
mod odds;
mod random_play;
mod rules;
