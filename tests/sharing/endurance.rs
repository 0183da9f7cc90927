//! Hosts and phones are killed at random times during a game: at the end, all have the same journal, which contains
//! everything that any of them ever received.
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
fn killed_hosts_and_phones_lose_no_announced_entry() {
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
        "{kills} hosts and {deaths} phones killed; {entries} entries, {taken} of them acknowledged"
    );
    assert!(entries > kills && deaths > 0, "hardly anything was played");
}
