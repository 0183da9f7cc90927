//! Two programs with one journal: while one plays, the other is refused, and it is admitted when the first has ended.
#![cfg(unix)]

use std::fs;

use crate::common::driver;
use crate::common::driver::{Answer, Player};

const NOTE: &str = "{\"type\":\"note\",\"text\":\"tea\"}\n";

fn recorded(player: &mut Player) -> u64 {
    player.hand_in(NOTE);
    match player.answer() {
        Some(Answer::Recorded(n, _)) => n,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_journal_is_open_in_one_program_at_a_time() {
    let data = tempfile::tempdir().unwrap();
    let mut first = Player::start(data.path(), &["--new", "--players", "Ana", "Ben"]);
    let journal = first.opening().unwrap().journal;
    let name = journal.file_stem().unwrap().to_str().unwrap();
    assert_eq!(recorded(&mut first), 1);
    let before = fs::read(&journal).unwrap();

    // Its name, its path and a link all mean the same session.
    let link = data.path().join("link.courtyard");
    std::os::unix::fs::symlink(&journal, &link).unwrap();
    for session in [name, journal.to_str().unwrap(), link.to_str().unwrap()] {
        let mut second = Player::start(data.path(), &[session]);
        second.hand_in(NOTE);
        assert!(second.opening().is_none());
        let (status, why) = second.finish();
        assert_eq!(status, 2);
        assert_eq!(why.lines().count(), 1, "{why}");
        assert!(
            why.contains(name) && why.contains("open in another window"),
            "{why}"
        );
        assert_eq!(fs::read(&journal).unwrap(), before);
    }
    // It can be read at any time.
    assert_eq!(driver::check(data.path(), &journal).1, 0);
    assert_eq!(recorded(&mut first), 2);

    // After a kill, the next program is admitted at its first attempt.
    for n in 3..8 {
        first.kill();
        first = Player::start(data.path(), &[name]);
        let opening = first.opening().expect("the journal is free");
        assert_eq!((opening.entries, opening.set_aside), (n - 1, None));
        assert_eq!(recorded(&mut first), n);
    }
    assert_eq!(first.finish(), (0, String::new()));
    assert_eq!(driver::check(data.path(), &journal).1, 0);
}

#[test]
fn only_one_of_many_simultaneous_programs_gets_the_lock() {
    let data = tempfile::tempdir().unwrap();
    let mut first = Player::start(data.path(), &["--new", "--players", "Ana", "Ben"]);
    let journal = first.opening().unwrap().journal;
    let name = journal.file_stem().unwrap().to_str().unwrap();
    first.kill();
    for round in 0..5 {
        let mut all: Vec<Player> = (0..6)
            .map(|_| Player::start(data.path(), &[name]))
            .collect();
        let open: Vec<bool> = all.iter_mut().map(|p| p.opening().is_some()).collect();
        assert_eq!(open.iter().filter(|open| **open).count(), 1, "{open:?}");
        for (mut player, open) in all.into_iter().zip(open) {
            if open {
                assert_eq!(recorded(&mut player), round + 1);
            }
            assert_eq!(player.finish().0, if open { 0 } else { 2 });
        }
    }
}
