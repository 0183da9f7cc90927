//! The journal of a session as bytes: its public description, and journals that are damaged or hostile.

#[path = "../common/mod.rs"]
mod common;

mod damaged_journals;
mod schema;
