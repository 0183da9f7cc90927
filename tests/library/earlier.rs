//! What 0.1.0 has left on a disk is read and gone on with by this version: journals with checksums and without, on every
//! shelf, its settings, and the lock files that it laid beside its journals.
//!
//! The journals in `data-0.1` are those that came with 0.1.0, byte for byte; the settings are in the form that it wrote. The
//! unfinished set-up is one that its window left, and the tests of screens go on with it.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use courtyard::library::{Library, Progress, Shelf};
use courtyard::settings::{
    DiceKind, KeepAwake, Motion, Settings, SettingsFile, Suits, TextSize, Theme,
};
use courtyard::text::Language;
use tempfile::TempDir;

use crate::common::driver::{Answer, Player};
use crate::common::{files_below, in_repository};

/// A copy of the data folder of 0.1.0.
fn data() -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    let kept = in_repository("tests/library/data-0.1");
    for extension in ["courtyard", "lock", "json"] {
        for file in files_below(&kept, extension) {
            let to = copy.path().join(file.strip_prefix(&kept).unwrap());
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(&file, to).unwrap();
        }
    }
    copy
}

fn journals(data: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let all = files_below(data, "courtyard").into_iter();
    all.map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

#[test]
fn every_journal_of_0_1_is_listed_on_its_shelf_and_stays_as_it_is() {
    let data = data();
    let before = journals(data.path());
    assert_eq!(before.len(), 4);
    let library = Library::open(Some(data.path().into()), courtyard::registry::kept()).unwrap();
    for (shelf, count) in Shelf::ALL.into_iter().zip([2, 1, 1]) {
        let all = library.list(shelf, &Progress::default()).unwrap();
        assert_eq!(all.len(), count, "{shelf:?}");
        for summary in all {
            let content = summary.content.expect("the journal is read");
            assert_eq!(content.fault, None, "{}", summary.path.display());
        }
    }
    assert_eq!(journals(data.path()), before);
}

#[test]
fn a_session_of_0_1_is_gone_on_with_and_what_it_said_stays_byte_for_byte() {
    let data = data();
    let name = "2026-11-14-193000-ana-ben";
    let journal = data
        .path()
        .join("sessions")
        .join(name)
        .with_extension("courtyard");
    let before = fs::read(&journal).unwrap();
    let mut player = Player::start(data.path(), &[name]);
    let opening = player.opening().expect("it is open to nobody");
    assert_eq!(opening.set_aside, None);
    player.hand_in("{\"type\":\"note\",\"text\":\"tea\"}\n");
    let answer = player.answer();
    let Some(Answer::Recorded(n, _)) = answer else {
        panic!("{answer:?}");
    };
    assert_eq!(n, opening.entries + 1);
    assert_eq!(player.finish(), (0, String::new()));
    let now = fs::read(&journal).unwrap();
    let added = now.strip_prefix(&*before).expect("what was there stays");
    assert!(String::from_utf8_lossy(added).contains("tea"));
}

#[test]
fn the_settings_of_0_1_hold() {
    let data = data();
    let (_, settings, damaged) = SettingsFile::open(Some(data.path()));
    assert!(damaged.is_none());
    let expected = Settings {
        theme: Theme::HighContrast,
        suits: Suits::FourColours,
        text_size: TextSize::nearest(120),
        language: Some(Language::Spanish),
        motion: Motion::Reduced,
        dice: DiceKind::Virtual,
        screen: KeepAwake::AsTheSystem,
        // What came later is as it is by default.
        ..Settings::default()
    };
    assert_eq!(settings, expected);
}
