//! The session's journal as bytes: its documented format, and damaged or malicious journals.

#[path = "../common/mod.rs"]
mod common;

mod damaged_journals;
mod pauses;
mod schema;
