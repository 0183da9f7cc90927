//! A network that delays, loses and reorders packets, and a cable that is unplugged.
//!
//! `packaging/measure/network.sh` creates one between two namespaces and runs this test; otherwise it is skipped.

use std::fs;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rand::RngExt as _;

use crate::common::phone::PATIENCE;
use crate::common::play;
use crate::owners::{Owners, insist};
use crate::process::Home;

/// Unplugs the cable, or plugs it in.
fn turn(wire: &str) {
    let status = Command::new("kill").args(["-USR1", wire]).status();
    assert!(status.unwrap().success());
}

#[test]
fn a_bad_network_and_a_cut_cable_lose_nothing() {
    let Ok(network) = std::env::var("COURTYARD_NETWORK") else {
        return;
    };
    let (namespace, wire) = network.split_once(' ').unwrap();
    let mut chance = play::chance(rand::random());
    let home = Home::new();
    let host = home.host_in(namespace);
    let owners = Owners::begin(&host.invite, chance.random());
    let mut returns = Vec::new();
    for cut in [0.3, 1.0, 3.0, 6.0, 12.0, 20.0] {
        sleep(Duration::from_millis(chance.random_range(2000..4000)));
        turn(wire);
        sleep(Duration::from_secs_f64(cut));
        let known = owners.entries().into_iter().max().unwrap();
        turn(wire);
        let mended = Instant::now();
        while owners.entries().into_iter().min().unwrap() <= known {
            assert!(
                mended.elapsed() < PATIENCE,
                "{:?} of {known}",
                owners.entries()
            );
            sleep(Duration::from_millis(5));
        }
        returns.push(format!("{cut} s: {:.1} s", mended.elapsed().as_secs_f64()));
    }
    let lives = owners.end();
    host.end();
    insist(&lives, &fs::read(&home.journal).unwrap());
    let mut waits: Vec<Duration> = lives.iter().flat_map(|life| life.waits.clone()).collect();
    waits.sort();
    let taken: usize = lives.iter().map(|life| life.taken).sum();
    println!(
        "{taken} taps taken; answered after {:?}, the median",
        waits[waits.len() / 2]
    );
    println!(
        "the cable cut for so long, and until everybody plays on: {}",
        returns.join("; ")
    );
}
