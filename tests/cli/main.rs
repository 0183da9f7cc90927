//! The command line as a process.

#[path = "../common/mod.rs"]
mod common;

mod battle;
mod bots;
mod clock;
mod commands;
mod data_folder;
mod decks;
mod dialog;
mod import;
mod lab;
mod lab_files;
mod merge;
mod odds;
mod people;
mod plays;
mod print;
mod shelves;
mod statistics;
mod story;
mod tables;
