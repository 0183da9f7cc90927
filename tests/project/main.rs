//! Checks of the project as a whole: pages, sources, messages and pictures.

#[path = "../common/mod.rs"]
mod common;

mod english;
mod licences;
mod locales;
mod pictures;
mod readme;
mod tokens;
