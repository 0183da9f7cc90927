//! This version reads and continues the files of 0.1.0: journals with and without checksums on every shelf, settings,
//! and the lock files beside its journals.
//!
//! The journals in `data-0.1` were written by 0.1.0; the settings are in its format. The unfinished set-up was saved by
//! its window, and the tests of screens continue it.
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
fn every_journal_of_0_1_is_listed_on_its_shelf_unchanged() {
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
fn a_session_of_0_1_can_continue_with_its_bytes_unchanged() {
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
fn the_settings_of_0_1_are_read() {
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
        // Later settings have their defaults.
        ..Settings::default()
    };
    assert_eq!(settings, expected);
}
