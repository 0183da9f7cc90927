//! The screens without a window, by the names for screen readers, and their pictures.

#[path = "../common/mod.rs"]
mod common;

mod asked;
mod browser;
mod budget;
mod chances;
mod count;
mod counting;
mod course;
mod duel;
mod facing;
mod fingers;
mod foreign;
mod forms;
mod frames;
mod guest;
mod guided;
mod habits;
mod hearts;
mod invite;
mod keyboard;
mod library;
mod listener;
mod look;
mod person;
mod pictures;
mod printing;
mod quick;
mod reading;
mod refusals;
mod saving;
mod settings;
mod sizes;
mod soft_keyboard;
mod statistics;
mod swipes;
mod table;
mod taps;
mod television;
mod things;
mod third_game;
mod tour;
mod trial;
mod walks;
mod watch;
