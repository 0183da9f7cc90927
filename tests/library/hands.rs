//! External changes to a running session, followed by killing the program: links, second writers, replaced and removed
//! journals, removed locks, exports onto the journal. No acknowledged step is lost, and no foreign file is changed.
//!
//! `COURTYARD_KILLS` sets the number of sessions, and `COURTYARD_SEED` the seed; a failure names the seed.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

use courtyard::games::dueling_nobles::{Action, DuelingNobles};
use courtyard::session::Step;
use courtyard::session::journal::{EXTENSION, Opened};
use rand::RngExt;
use serde_json::{Value, json};
use strum::VariantArray;

use crate::common::driver::Player;
use crate::common::extent;
use crate::common::play::{self, Chance};
use crate::common::program::run_in;

/// An external change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
enum Deed {
    Nothing,
    SecondWriter,
    WriterOverASymbolicLink,
    WriterOverAHardLink,
    RemovesLocks,
    ExportsOntoIt,
    ExportsOntoALink,
    ReplacesByACopy,
    ReplacesByALongerOne,
    ReplacesByAnother,
    AppendsToIt,
    RemovesIt,
}

impl Deed {
    /// Whether the journal is then another file, or is no longer written only by this program.
    fn takes_the_journal(self) -> bool {
        match self {
            Deed::Nothing
            | Deed::SecondWriter
            | Deed::WriterOverASymbolicLink
            | Deed::WriterOverAHardLink
            | Deed::RemovesLocks
            | Deed::ExportsOntoIt
            | Deed::ExportsOntoALink => false,
            Deed::ReplacesByACopy
            | Deed::ReplacesByALongerOne
            | Deed::ReplacesByAnother
            | Deed::AppendsToIt
            | Deed::RemovesIt => true,
        }
    }
}

fn number(variable: &str, usual: u64) -> u64 {
    let said = env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

/// A running session of notes, each with different text.
struct Running {
    player: Player,
    handed_in: u64,
    /// The acknowledged notes.
    acknowledged: Vec<String>,
}

impl Running {
    /// Sends this many notes, and reads the answers to `hear` of them.
    fn play(&mut self, notes: u64, hear: u64) {
        for _ in 0..notes {
            self.handed_in += 1;
            let note = json!({"type": "note", "text": format!("note {}", self.handed_in)});
            self.player.hand_in(&format!("{note}\n"));
        }
        let wanted = self.acknowledged.len() as u64 + hear;
        while (self.acknowledged.len() as u64) < wanted {
            let Some(said) = self.player.said() else {
                return;
            };
            // A move is reported separately, before the answer.
            if said["moved"].is_string() {
                continue;
            }
            let n = said["n"].as_u64().unwrap_or_else(|| panic!("{said}"));
            self.acknowledged.push(format!("note {n}"));
        }
    }
}

/// The notes in the valid part of each journal in the library.
fn notes(data: &Path) -> BTreeMap<PathBuf, Vec<String>> {
    let files = fs::read_dir(data.join("sessions")).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let journals = paths.filter(|path| path.extension().is_some_and(|e| e == EXTENSION));
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap();
        let opened = Opened::new(bytes.as_slice()).ok()?;
        let reading = opened.read::<DuelingNobles>().ok()?;
        let entries = reading.session.entries().iter();
        let notes = entries.filter_map(|entry| match &entry.step {
            Step::Do(Action::Note { text }) => Some(text.clone()),
            Step::Do(_) | Step::Undo(_) | Step::Redo(_) => None,
        });
        let notes = notes.collect();
        Some((path, notes))
    };
    journals.filter_map(read).collect()
}

/// Replaces a file by one with these bytes, as sync tools do.
fn replace(path: &Path, bytes: &[u8]) {
    let beside = path.with_extension("sync");
    fs::write(&beside, bytes).unwrap();
    fs::rename(&beside, path).unwrap();
}

/// A second `play` of this path reports that the session is in use, and records nothing.
fn second_writer(data: &Path, path: &Path) {
    let mut second = Player::start(data, &[path.to_str().unwrap()]);
    second.hand_in("{\"type\":\"note\",\"text\":\"second\"}\n");
    assert!(second.said().is_none(), "two writers of one journal");
    assert_eq!(second.finish().0, 2);
}

/// Makes the change between two steps. Returns the bytes of a foreign file that is now at the journal's path.
fn make_change(deed: Deed, data: &Path, path: &Path, outside: &Path) -> Option<Vec<u8>> {
    let whole = fs::read(path).unwrap();
    let link = outside.join("link.courtyard");
    let mut foreign = None;
    match deed {
        Deed::Nothing => {}
        Deed::SecondWriter => second_writer(data, path),
        Deed::WriterOverASymbolicLink => {
            symlink(path, &link).unwrap();
            second_writer(data, &link);
        }
        Deed::WriterOverAHardLink => {
            fs::hard_link(path, &link).unwrap();
            second_writer(data, &link);
        }
        Deed::RemovesLocks => {
            for file in fs::read_dir(path.parent().unwrap()).unwrap() {
                let file = file.unwrap().path();
                let name = file.to_string_lossy().into_owned();
                if name.contains("lock") || name.ends_with("-part") {
                    fs::remove_file(file).unwrap();
                }
            }
            second_writer(data, path);
        }
        Deed::ExportsOntoIt | Deed::ExportsOntoALink => {
            let to = match deed {
                Deed::ExportsOntoIt => path,
                _ => {
                    symlink(path, &link).unwrap();
                    &link
                }
            };
            let to = to.to_str().unwrap();
            let args = ["export", path.to_str().unwrap(), "--format", "md", "-o", to];
            assert_eq!(run_in(data, &args).status, 2);
        }
        Deed::ReplacesByACopy => foreign = Some(whole.clone()),
        Deed::ReplacesByALongerOne => {
            // The continuation from another machine, with correct checksums.
            let elsewhere = outside.join("elsewhere.courtyard");
            fs::write(&elsewhere, &whole).unwrap();
            let mut player = Player::start(outside, &[elsewhere.to_str().unwrap()]);
            player.hand_in("{\"type\":\"note\",\"text\":\"elsewhere\"}\n");
            assert_eq!(player.finish().0, 0);
            foreign = Some(fs::read(&elsewhere).unwrap());
        }
        Deed::ReplacesByAnother => {
            let text = String::from_utf8(whole.clone()).unwrap();
            foreign = Some(text.replace("note 1", "n0te 1").into_bytes());
        }
        Deed::AppendsToIt => {
            let mut file = File::options().append(true).open(path).unwrap();
            file.write_all(b"{\"theirs\":1}\n").unwrap();
            return Some([&whole, &b"{\"theirs\":1}\n"[..]].concat());
        }
        Deed::RemovesIt => fs::remove_file(path).unwrap(),
    }
    if let Some(bytes) = &foreign {
        replace(path, bytes);
    }
    foreign
}

/// A session with one external change, killed at a random time after it, or after the answer to a later note.
fn evening(chance: &mut Chance, deed: Deed, is_answered: bool) {
    let (data, outside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut player = Player::start(data.path(), &["--new", "--players", "Ana", "Ben"]);
    let path = player.opening().unwrap().journal;
    let mut running = Running {
        player,
        handed_in: 0,
        acknowledged: Vec::new(),
    };
    let before = chance.random_range(1..6);
    running.play(before, before);
    let foreign = make_change(deed, data.path(), &path, outside.path());
    let least = u64::from(is_answered);
    let after = chance.random_range(least..6);
    running.play(after, chance.random_range(least..=after));
    let longest = 1u64 << chance.random_range(0..22);
    for _ in 0..chance.random_range(0..longest) {
        std::hint::spin_loop();
    }
    running.player.kill();

    let all = notes(data.path());
    let heard = running.acknowledged.len() as u64;
    if heard > before || !deed.takes_the_journal() {
        let kept = |notes: &Vec<String>| notes.starts_with(&running.acknowledged);
        assert!(
            all.values().any(kept),
            "{:?}: {all:?}",
            running.acknowledged
        );
    }
    if !deed.takes_the_journal() {
        assert_eq!(all.len(), 1, "{all:?}");
        assert!(all[&path].starts_with(&running.acknowledged));
    }
    if let Some(foreign) = foreign {
        assert_eq!(
            fs::read(&path).unwrap(),
            foreign,
            "a foreign file was altered"
        );
    }
    // Everything can be listed, and each journal that is valid or incomplete can continue.
    let listed: Value =
        serde_json::from_str(&run_in(data.path(), &["sessions", "--json"]).fine()).unwrap();
    assert!(
        listed
            .as_array()
            .is_some_and(|list| list.len() >= all.len())
    );
}

#[test]
fn external_changes_to_a_running_session_lose_nothing() {
    let deeds = Deed::VARIANTS;
    let usual = extent(2 * deeds.len() as u64, 100);
    let (runs, seed) = (
        number("COURTYARD_KILLS", usual),
        number("COURTYARD_SEED", 1),
    );
    for run in 0..runs {
        let seed = seed.wrapping_add(run);
        let deed = deeds[seed as usize % deeds.len()];
        // A program that is killed early may not have noticed the change.
        let is_answered = (seed / deeds.len() as u64).is_multiple_of(2);
        let played = AssertUnwindSafe(|| evening(&mut play::chance(seed), deed, is_answered));
        if let Err(why) = panic::catch_unwind(played) {
            eprintln!("{deed:?}; again: COURTYARD_SEED={seed} COURTYARD_KILLS=1");
            panic::resume_unwind(why);
        }
    }
    println!("{runs} sessions with other hands at them");
}
