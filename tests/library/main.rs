//! The library of journals: nothing reported as saved is lost because of disks, files or other programs.

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
mod people;
mod times;
mod versions;
