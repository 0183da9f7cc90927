//! Hosts and phones that are killed at any moment while a game goes on: at the end all have the same journal, and what
//! anybody was ever told is in it.
//!
//! `COURTYARD_KILLS=100 cargo test --release --test sharing endurance -- --nocapture` kills both a hundred times.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use rand::RngExt as _;

use crate::common::play;
use crate::owners::{Owners, insist};
use crate::process::Home;

#[test]
fn hosts_and_phones_are_killed_at_any_moment_and_nothing_that_was_told_is_lost() {
    let kills: usize = match std::env::var("COURTYARD_KILLS") {
        Ok(kills) => kills.parse().unwrap(),
        Err(_) => 6,
    };
    let seed = match std::env::var("COURTYARD_SEED") {
        Ok(seed) => seed.parse().unwrap(),
        Err(_) => rand::random(),
    };
    println!("COURTYARD_SEED={seed}");
    let mut chance = play::chance(seed);
    let home = Home::new();
    let mut host = home.host();
    let invite = host.invite.clone();
    let owners = Owners::begin(&invite, seed);
    let mut left = [kills, kills];
    while left != [0, 0] {
        sleep(Duration::from_millis(chance.random_range(0..120)));
        let is_host = match left {
            [0, _] => false,
            [_, 0] => true,
            [_, _] => chance.random(),
        };
        if is_host {
            left[0] -= 1;
            host.kill();
            host = home.host();
            assert_eq!(host.invite, invite);
        } else {
            left[1] -= 1;
            owners.kill(chance.random_range(0..3));
        }
    }
    let lives = owners.end();
    host.end();
    let written = fs::read(&home.journal).unwrap();
    insist(&lives, &written);
    assert!(!home.journal.with_extension("sharing").exists());
    let entries = written.iter().filter(|byte| **byte == b'\n').count() - 1;
    let taken: usize = lives.iter().map(|life| life.taken).sum();
    let deaths: usize = lives.iter().map(|life| life.deaths).sum();
    println!(
        "{kills} hosts and {deaths} phones killed; {entries} entries, {taken} of them told to be taken"
    );
    assert!(entries > kills && deaths > 0, "hardly anything was played");
}
