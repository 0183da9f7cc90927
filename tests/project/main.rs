//! The project as a whole: what its pages, sources, messages and pictures have to keep to.

#[path = "../common/mod.rs"]
mod common;

mod english;
mod licences;
mod locales;
mod pictures;
mod readme;
mod tokens;
