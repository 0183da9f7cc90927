//! The library of journals: nothing that was called saved is lost, whatever disks, files and other programs do.

#[path = "../common/mod.rs"]
mod common;

mod archive;
mod attack;
mod damage;
mod disks;
mod earlier;
mod elsewhere;
mod faults;
mod fuzz;
mod hands;
mod kill;
mod later;
mod pages;
mod times;
