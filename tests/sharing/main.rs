//! One table on several devices: the documented messages, the logic of host and guests over an unreliable network, and
//! the server as a process.

#[path = "../common/mod.rs"]
mod common;

mod bots;
mod clock;
mod endurance;
mod figures;
mod hostile;
mod introduction;
mod long;
mod model;
mod network;
mod owners;
mod process;
mod returns;
mod rights;
mod schema;
mod server;
mod storing;
mod window;
