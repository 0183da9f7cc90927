//! Listing and counting a folder of 5,000 sessions with more than 500,000 entries.
//!
//! Target: the list in one second on two cores.

#[path = "../tests/common/play.rs"]
mod play;
#[path = "../tests/common/seeded.rs"]
mod seeded;

use std::fs;
use std::sync::LazyLock;

use courtyard::games::Preset as _;
use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Library, Progress, Selection, Statistics};
use courtyard::seat::{EitherSeat, Pair};
use courtyard::session::journal::{self, ChecksumState};
use courtyard::session::{Session, Step};
use divan::Bencher;
use divan::counter::ItemsCount;
use serde_json::Map;
use tempfile::TempDir;

fn main() {
    divan::main();
}

const SESSIONS: usize = 5_000;

/// Number of different games; the others are copies under other names.
const GAMES: usize = 200;

/// Maximum number of actions per game, not counting the one that ends it.
const LENGTH: usize = 110;

const NAMES: [&str; 7] = ["Ana", "Ben", "Carla", "Dora", "Emil", "Fay", "Gus"];

struct Folder {
    _home: TempDir,
    library: Library,
    entries: usize,
}

static FOLDER: LazyLock<Folder> = LazyLock::new(|| {
    let home = tempfile::tempdir().unwrap();
    let library = Library::open(Some(home.path().to_owned()), courtyard::registry::kept()).unwrap();
    let chance = &mut play::chance(3);
    let games: Vec<(Vec<u8>, usize)> = (0..GAMES).map(|n| game(chance, n)).collect();
    let mut entries = 0;
    for n in 0..SESSIONS {
        let (journal, count) = &games[n % GAMES];
        let path = library.folder().join(format!("{n:05}.courtyard"));
        fs::write(&path, with_id(journal, n)).unwrap();
        entries += count;
    }
    Folder {
        _home: home,
        library,
        entries,
    }
});

/// The journal with an identifier of its own, so that it counts as another game.
fn with_id(journal: &[u8], n: usize) -> Vec<u8> {
    let mut state = ChecksumState::NEW;
    let lines = journal::bodies(journal)
        .enumerate()
        .map(|(place, mut line)| {
            if place == 0 {
                line.pop();
                line.extend(format!(",\"id\":\"00000000-0000-4000-8000-{n:012}\"}}").bytes());
            }
            let (mut line, next) = state.with_checksum(line).unwrap();
            state = next;
            line.push(b'\n');
            line
        });
    lines.flatten().collect()
}

/// The journal of a complete game, and its number of entries.
fn game(chance: &mut play::Chance, n: usize) -> (Vec<u8>, usize) {
    let mut header = play::header(Edition::ALL[n % 3], Map::new());
    let name = |n: usize| NAMES[n % NAMES.len()].to_owned();
    header.players = Pair([name(n), name(n / 3 + 4)]).into();
    let mut session = Session::<DuelingNobles>::new(header).unwrap();
    loop {
        let action = match session.entries().len() {
            // A long game is conceded.
            LENGTH => Some(Action::Concede {
                seat: EitherSeat::One,
            }),
            _ => play::move_of(chance, session.rules(), session.table()),
        };
        let Some(action) = action.filter(|_| session.table().outcome().is_none()) else {
            break;
        };
        let at = play::moment(session.entries().len() as i64 * 30);
        let proposal = session.propose(Step::Do(action), at).unwrap();
        session.commit(proposal);
    }
    let entries = session.entries().len();
    (play::journal(&session, ChecksumState::NEW), entries)
}

/// Lists all sessions, reading each journal to its end.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn listing(bencher: Bencher) {
    let folder = &*FOLDER;
    bencher
        .counter(ItemsCount::new(SESSIONS))
        .bench(|| folder.library.sessions().unwrap().len());
}

/// Selects some of the listed sessions.
#[divan::bench(sample_count = 5)]
fn choosing(bencher: Bencher) {
    let sessions = FOLDER.library.sessions().unwrap();
    let selection = Selection {
        words: "an be".into(),
        players: vec!["ana".into()],
        ..Selection::default()
    };
    bencher.counter(ItemsCount::new(SESSIONS)).bench(|| {
        let admitted = sessions.iter().filter(|s| selection.admits(s));
        admitted.count()
    });
}

/// Computes the statistics of all sessions. Counts entries.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn counting(bencher: Bencher) {
    let folder = &*FOLDER;
    bencher.counter(ItemsCount::new(folder.entries)).bench(|| {
        let counted = folder
            .library
            .counted::<DuelingNobles>(&Progress::default());
        let counted = counted.unwrap();
        let counted = Statistics::of(counted.iter().map(|session| &session.statistics));
        assert_eq!(counted.turns.count(), SESSIONS as u64);
        counted
    });
}

/// Lists the people of all sessions.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn people(bencher: Bencher) {
    let folder = &*FOLDER;
    bencher
        .counter(ItemsCount::new(SESSIONS))
        .bench(|| folder.library.people().unwrap().list().len());
}
