//! One table on several devices: the messages as they are described, the host's and the guests' logic under a network
//! that loses, doubles, delays and reorders, and the server as a process.

#[path = "../common/mod.rs"]
mod common;

mod endurance;
mod figures;
mod hostile;
mod long;
mod model;
mod network;
mod owners;
mod process;
mod returns;
mod rights;
mod schema;
mod server;
mod window;
