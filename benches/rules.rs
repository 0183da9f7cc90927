//! The time to check and apply actions, and to read a long journal.
//!
//! The journal has 100,000 entries, twenty times as many as the longest that has to be fast, so that the time of an entry
//! can be compared with that of earlier versions.

#[path = "../tests/common/duel.rs"]
mod duel_play;
#[path = "common/games.rs"]
mod games;
#[path = "../tests/common/hearts.rs"]
mod hearts;
#[path = "../tests/common/play.rs"]
mod play;
#[path = "../tests/common/seeded.rs"]
mod seeded;

use std::sync::LazyLock;

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition, Table};
use courtyard::games::{Game as _, Preset as _};
use courtyard::session::journal::{ChecksumState, Opened};
use courtyard::session::{Session, Step};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use games::GAMES;
use serde_json::Map;

fn main() {
    divan::main();
}

/// Checked actions: each is checked, then applied.
#[divan::bench(args = Edition::ALL)]
fn play(bencher: Bencher, edition: Edition) {
    let games = &GAMES[edition as usize];
    bencher.counter(games.count()).bench(|| {
        for game in &games.games {
            let mut table = Table::new(&games.rules);
            for action in game {
                let played = DuelingNobles::play(&games.rules, &mut table, black_box(action));
                black_box(played.is_ok());
            }
            black_box(&table);
        }
    });
}

/// Only checks each action on its table.
#[divan::bench(args = Edition::ALL)]
fn check(bencher: Bencher, edition: Edition) {
    let games = &GAMES[edition as usize];
    let positions = games.positions();
    bencher.counter(games.count()).bench(|| {
        for (table, action) in &positions {
            black_box(DuelingNobles::check(&games.rules, table, action).is_ok());
        }
    });
}

const ENTRIES: usize = 100_000;

static LONG: LazyLock<Session<DuelingNobles>> = LazyLock::new(|| {
    let header = play::header(Edition::Catsatcards, Map::new());
    play::session(&mut play::chance(2), header, ENTRIES)
});

/// Reads a journal of 100,000 entries with times, checking its checksums, and replays it.
#[divan::bench(args = [true, false], sample_count = 20)]
fn read_journal(bencher: Bencher, sealed: bool) {
    let checksums = if sealed {
        ChecksumState::NEW
    } else {
        ChecksumState::Plain
    };
    let journal = play::journal(&LONG, checksums);
    let bytes = BytesCount::new(journal.len());
    bencher
        .counter(bytes)
        .counter(ItemsCount::new(ENTRIES))
        .bench(|| {
            let reading = Opened::new(journal.as_slice()).unwrap();
            let reading = reading.read::<DuelingNobles>().unwrap();
            assert!(reading.fault.is_none());
            reading.session.entries().len()
        });
}

/// Writes the lines of the same journal.
#[divan::bench(sample_count = 20)]
fn write_journal(bencher: Bencher) {
    let session = &*LONG;
    bencher
        .counter(ItemsCount::new(ENTRIES))
        .bench(|| play::journal(session, ChecksumState::NEW).len());
}

/// Undoes this number of actions at the end of 100,000 entries.
#[divan::bench(args = [1, 100, 10_000])]
fn undo(bencher: Bencher, count: usize) {
    let session = &*LONG;
    bencher.bench(|| session.propose(Step::Undo(count), play::moment(0)).unwrap());
}

/// Proposes the next action after 100,000 entries, without committing it.
#[divan::bench]
fn propose(bencher: Bencher) {
    let session = &*LONG;
    let note = Action::Note { text: "tea".into() };
    bencher.bench(|| {
        session
            .propose(Step::Do(note.clone()), play::moment(0))
            .unwrap()
    });
}

/// The rules of Noble Hearts.
mod noble_hearts {
    use std::sync::LazyLock;

    use courtyard::games::noble_hearts::{Action, Edition, NobleHearts, Rules, Table};
    use courtyard::games::{Game as _, compose};
    use courtyard::session::journal::{ChecksumState, Opened, write};
    use divan::counter::{BytesCount, ItemsCount};
    use divan::{Bencher, black_box};
    use serde_json::Map;
    use strum::VariantArray;

    use crate::hearts;

    const EDITIONS: &[Edition] = <Edition as VariantArray>::VARIANTS;

    /// Complete games of each edition, as lists of actions.
    static GAMES: LazyLock<Vec<(Rules, Vec<Vec<Action>>)>> = LazyLock::new(|| {
        let chance = &mut hearts::chance(1);
        let games = EDITIONS.iter().map(|edition| {
            let rules = Rules::from(*edition);
            let games = (0..40).map(|_| {
                let (mut table, mut game) = (Table::new(&rules), Vec::new());
                while let Some(action) = hearts::move_of(chance, &rules, &table)
                    && game.len() < 200
                {
                    NobleHearts::play(&rules, &mut table, &action).unwrap();
                    game.push(action);
                }
                game
            });
            let games = games.collect();
            (rules, games)
        });
        games.collect()
    });

    fn count(games: &[Vec<Action>]) -> ItemsCount {
        ItemsCount::new(games.iter().map(Vec::len).sum::<usize>())
    }

    /// Checked actions: each is checked, then applied.
    #[divan::bench(args = EDITIONS)]
    fn play(bencher: Bencher, edition: &Edition) {
        let (rules, games) = &GAMES[*edition as usize];
        bencher.counter(count(games)).bench(|| {
            for game in games {
                let mut table = Table::new(rules);
                for action in game {
                    let played = NobleHearts::play(rules, &mut table, black_box(action));
                    black_box(played.is_ok());
                }
                black_box(&table);
            }
        });
    }

    /// Checks whether each kind of action is possible, as screens do. Counts tables.
    #[divan::bench(args = EDITIONS)]
    fn may(bencher: Bencher, edition: &Edition) {
        let (rules, games) = &GAMES[*edition as usize];
        let mut tables = Vec::new();
        for game in games {
            let mut table = Table::new(rules);
            for action in game {
                tables.push(table.clone());
                NobleHearts::play(rules, &mut table, action).unwrap();
            }
        }
        bencher.counter(count(games)).bench(|| {
            for table in &tables {
                for (_, judged) in compose::kinds::<NobleHearts>(rules, table) {
                    black_box(judged.is_ok());
                }
            }
        });
    }

    /// Reads a journal of 100,000 entries, checking its checksums, and replays it.
    #[divan::bench(sample_count = 20)]
    fn read_journal(bencher: Bencher) {
        const ENTRIES: usize = 100_000;
        let header = hearts::header(Edition::SkillsAndRoses, Map::new());
        let session = hearts::session(&mut hearts::chance(2), header, ENTRIES, false);
        let (journal, _) = write(&session, ChecksumState::NEW).unwrap();
        bencher
            .counter(BytesCount::new(journal.len()))
            .counter(ItemsCount::new(ENTRIES))
            .bench(|| {
                let reading = Opened::new(journal.as_slice()).unwrap();
                let reading = reading.read::<NobleHearts>().unwrap();
                assert!(reading.fault.is_none());
                reading.session.entries().len()
            });
    }
}

/// The rules of Duel.
mod duel {
    use std::sync::LazyLock;

    use courtyard::games::Game as _;
    use courtyard::games::compose::{Buffer, possible};
    use courtyard::games::duel::{Action, ActionKind, Duel, Edition, Rules, Table};
    use divan::counter::ItemsCount;
    use divan::{Bencher, black_box};

    use crate::duel_play::{self, Real};

    /// Numbers of players.
    const PLAYERS: [usize; 3] = [2, 3, 6];

    /// Complete games with this number of players, as lists of actions.
    struct Games {
        rules: Rules,
        players: usize,
        games: Vec<Vec<Action>>,
    }

    static GAMES: LazyLock<Vec<Games>> = LazyLock::new(|| {
        let chance = &mut duel_play::chance(3);
        let games = PLAYERS.into_iter().map(|players| {
            let rules = Rules::from(Edition::Csatho);
            let games = (0..20).map(|_| {
                let mut table = Table::new(&rules, players);
                let mut real = Real::new(chance, &rules, players);
                let mut game = Vec::new();
                while game.len() < 500
                    && let Some(deed) = duel_play::deed(chance, &rules, &table, &real)
                {
                    let before = table.clone();
                    let events = Duel::play(&rules, &mut table, &deed.action).unwrap();
                    real.follow(chance, &before, &deed, &events);
                    game.push(deed.action);
                }
                game
            });
            let games = games.collect();
            Games {
                rules,
                players,
                games,
            }
        });
        games.collect()
    });

    fn games(players: usize) -> (&'static Games, ItemsCount) {
        let games = GAMES.iter().find(|g| g.players == players).unwrap();
        let count = games.games.iter().map(Vec::len).sum::<usize>();
        (games, ItemsCount::new(count))
    }

    /// Checked actions: each is checked, then applied.
    #[divan::bench(args = PLAYERS)]
    fn play(bencher: Bencher, players: usize) {
        let (games, count) = games(players);
        bencher.counter(count).bench(|| {
            for game in &games.games {
                let mut table = Table::new(&games.rules, players);
                for action in game {
                    let played = Duel::play(&games.rules, &mut table, black_box(action));
                    black_box(played.is_ok());
                }
                black_box(&table);
            }
        });
    }

    /// Checks whether each kind of action is possible, as screens do. Counts tables.
    #[divan::bench(args = PLAYERS)]
    fn may(bencher: Bencher, players: usize) {
        let (games, count) = games(players);
        let mut tables = Vec::new();
        for game in &games.games {
            let mut table = Table::new(&games.rules, players);
            for action in game {
                tables.push(table.clone());
                Duel::play(&games.rules, &mut table, action).unwrap();
            }
        }
        bencher.counter(count).bench(|| {
            let mut buffer = Buffer::default();
            for table in &tables {
                for kind in ActionKind::ALL {
                    let may = possible::<Duel>(&games.rules, table, *kind, &mut buffer);
                    black_box(may.is_ok());
                }
            }
        });
    }
}
