//! Small files as fuzz targets: settings, drafts of a set-up, deck lists. Each starts from the files in `tests/corpus`.

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use courtyard::games::noble_hearts::DeckList;
use courtyard::games::noble_hearts::text::describe_deck_fault;
use courtyard::library::Library;
use courtyard::settings::{Damaged, Settings, SettingsFile};
use courtyard::text::{Language, Text};
use courtyard::ui::AppContext;
use courtyard::ui::platform::chooser::Nobody;
use rand::RngExt;
use rand::seq::IndexedRandom;

use super::TEXTS;
use super::alter::alter;
use super::journals::library;
use crate::common::disk::Memory;
use crate::common::play::Chance;
use crate::common::{files_below, in_repository};

/// The files of the corpus for a reader.
pub(super) fn corpus(of: &str) -> Vec<Vec<u8>> {
    let files = files_below(&in_repository("tests/corpus").join(of), "json");
    let all: Vec<_> = files.iter().map(|file| fs::read(file).unwrap()).collect();
    assert!(!all.is_empty(), "{of}");
    all
}

static SETTINGS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("settings"));
static DRAFTS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("draft"));
static DECK_LISTS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("deck-list"));

fn altered(chance: &mut Chance, samples: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = samples.choose(chance).unwrap().clone();
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    bytes
}

/// Number of games that resume a set-up from this draft.
fn resumed(app: &AppContext, draft: &[u8]) -> usize {
    let games = app.games.iter();
    games
        .filter(|game| game.resume_set_up(app, draft).is_some())
        .count()
}

thread_local! {
    /// The app's context of a set-up. Its messages are loaded once per thread.
    static APP: RefCell<AppContext> = RefCell::new(AppContext {
        text: Text::new(Language::English, courtyard::registry::described()).into(),
        games: courtyard::registry::screens(),
        library: library().1,
        settings: Settings::default(),
        chooser: Box::new(Nobody),
        browser: None,
        sharer: None,
        speaker: None,
    });
}

/// Runs something in the app with a library in memory.
fn in_app<T>(library: Library, act: impl FnOnce(&AppContext) -> T) -> T {
    APP.with_borrow_mut(|app| {
        app.library = library;
        act(app)
    })
}

/// Asserts that the files of the corpus have the expected results.
pub(super) fn the_corpus_is_valid() {
    for draft in &*DRAFTS {
        let draft_text = String::from_utf8_lossy(draft);
        let resumed = in_app(library().1, |app| resumed(app, draft));
        assert!(resumed > 0, "{draft_text}");
    }
    for deck in &*DECK_LISTS {
        DeckList::read(deck).unwrap();
    }
}

/// Altered settings, and altered settings of this version.
pub(super) fn settings_are_read(chance: &mut Chance) {
    let mut bytes = if chance.random_ratio(1, 4) {
        serde_json::to_vec_pretty(&Settings::default()).unwrap()
    } else {
        SETTINGS.choose(chance).unwrap().clone()
    };
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    are_settings_read(chance, &bytes);
}

/// Settings are read or renamed unchanged, and settings saved afterwards are read again.
pub(super) fn are_settings_read(chance: &mut Chance, bytes: &[u8]) {
    let disk = Memory::new(0);
    let folder = Path::new("/home");
    let path = folder.join("settings.json");
    disk.put(&path, bytes);
    let storage = Arc::new(disk.clone());
    let (mut file, settings, damaged) = SettingsFile::on(storage.clone(), Some(folder));
    match damaged {
        None => assert_eq!(disk.files()[&path], bytes),
        Some(Damaged::SetAside(aside)) => {
            assert_eq!(disk.files()[&aside], bytes);
            assert_eq!(settings, Settings::default());
        }
        Some(Damaged::InTheWay(path, error)) => panic!("{path:?}: {error}"),
    }
    if chance.random_ratio(1, 10) {
        file.save(&settings).unwrap();
        let (_, again, damaged) = SettingsFile::on(storage, Some(folder));
        assert!(damaged.is_none());
        assert_eq!(again, settings);
    }
}

/// An altered saved set-up.
pub(super) fn a_draft_is_read(chance: &mut Chance) {
    is_draft_read(&altered(chance, &DRAFTS));
}

/// A saved set-up belongs to one game, or is refused.
pub(super) fn is_draft_read(bytes: &[u8]) {
    let (disk, library) = library();
    disk.put(&library.folder().join("set-up.json"), bytes);
    in_app(library, |app| {
        let draft = app.library.draft().expect("a file that is there");
        assert_eq!(draft, bytes);
        // A draft without a game may fit several.
        assert!(resumed(app, &draft) <= app.games.iter().count());
        app.library.forget_draft().unwrap();
        assert_eq!(app.library.draft(), None);
    });
}

/// An altered deck list.
pub(super) fn a_deck_list_is_read(chance: &mut Chance) {
    let bytes = altered(chance, &DECK_LISTS);
    is_deck_list_read(chance, &bytes);
}

/// A deck list is read completely or not at all, and can be written and read again.
pub(super) fn is_deck_list_read(chance: &mut Chance, bytes: &[u8]) {
    let (disk, library) = library();
    let path = library
        .game_folder(DeckList::FILES)
        .join("x.courtyard-deck");
    disk.put(&path, bytes);
    let files = library.game_files(DeckList::FILES).unwrap();
    let [Ok(file)] = files.as_slice() else {
        panic!("{files:?}");
    };
    assert_eq!(file.content, bytes);
    match DeckList::read(&file.content) {
        Err(fault) => {
            let sentence = describe_deck_fault(TEXTS.choose(chance).unwrap(), &fault);
            let rough = |c: char| c.is_control();
            assert!(
                !sentence.is_empty() && !sentence.contains(rough),
                "{sentence:?}"
            );
        }
        Ok(list) => {
            assert!(list.total() <= DeckList::MOST);
            assert!(list.write().len() <= DeckList::LARGEST_FILE);
            assert_eq!(DeckList::read(&list.write()), Ok(list.clone()));
            let new = library.add_game_file(DeckList::FILES, list.name(), &list.write());
            // A name of symbols only is not valid for a file.
            if let Ok(new) = new {
                assert_eq!(new.path.parent(), path.parent());
                assert_ne!(new.path, path);
            }
        }
    }
    assert_eq!(disk.files()[&path], bytes);
}
