//! One game in several copies: what an import does with it, and which copy counts.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{
    Imported, Library, LibraryError, Progress, Shelf, Standing, Statistics, Summary,
};
use courtyard::seat::Seats;
use courtyard::session::journal::{Cause, ChecksumState, Opened};
use courtyard::session::{Entry, Header, Precedence, Relation, Session, are_copies, relation};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use serde_json::Map;
use tempfile::TempDir;

use crate::common::play::{self, Chance};
use crate::common::{extent, in_repository};

fn library() -> (TempDir, Library) {
    let home = tempfile::tempdir().unwrap();
    let library = on(home.path());
    (home, library)
}

fn on(data: &Path) -> Library {
    Library::open(Some(data.to_owned()), courtyard::registry::kept()).unwrap()
}

type Game = Session<DuelingNobles>;

/// A game that began this number of seconds after others.
fn game(chance: &mut Chance, start: i64, entries: usize) -> Game {
    let mut header = play::header(Edition::Duelo, Map::new());
    header.started = play::moment(start);
    play::session(chance, header, entries)
}

/// The game with its first entries only.
fn cut(game: &Game, entries: usize) -> Game {
    game.at(entries)
}

/// The game after its first entries, played on differently.
fn another(chance: &mut Chance, game: &Game, entries: usize, further: usize) -> Game {
    let mut session = game.at(entries);
    while session.entries().len() < entries + further {
        let step = play::step(chance, &session, false);
        let at = play::moment(session.entries().len() as i64 * 13 + 5000);
        if let Ok(proposal) = session.propose(step, at) {
            session.commit(proposal);
        }
    }
    session
}

fn bytes(game: &Game) -> Vec<u8> {
    play::journal(game, ChecksumState::NEW)
}

fn import(library: &Library, game: &Game, name: &str) -> Imported {
    library.import(bytes(game).as_slice(), name).unwrap()
}

fn read(path: &Path) -> Game {
    let journal = fs::read(path).unwrap();
    let reading = Opened::new(&*journal).unwrap().read().unwrap();
    assert_eq!(reading.fault, None);
    reading.session
}

fn files(library: &Library) -> usize {
    let counts = Shelf::ALL.map(|shelf| library.count(shelf).unwrap());
    counts.iter().sum()
}

fn list(library: &Library, shelf: Shelf) -> Vec<Summary> {
    library.list(shelf, &Progress::default()).unwrap()
}

/// The number of games that statistics count.
fn counted(library: &Library) -> u64 {
    let counted = library.counted::<DuelingNobles>(&Progress::default());
    let counted = counted.unwrap();
    let all = Statistics::of(counted.iter().map(|one| &one.statistics));
    all.all().games + all.not_begun
}

#[test]
fn an_older_backup_is_continued_and_never_a_second_game() {
    let sample = |name: &str| {
        let path = in_repository("tests/library/data-0.3").join(name);
        fs::read(path).unwrap()
    };
    let (full, older) = (
        sample("evening-full.courtyard"),
        sample("evening-older-backup.courtyard"),
    );
    let (_home, library) = library();
    let name = "evening";
    let Imported::New { path, .. } = library.import(older.as_slice(), name).unwrap() else {
        panic!("it was not there");
    };
    let continued = library.import(full.as_slice(), "other").unwrap();
    let (path, entries) = (path.clone(), 45);
    assert_eq!(
        continued,
        Imported::Continued {
            path: path.clone(),
            entries
        }
    );
    assert_eq!(
        fs::read(&path).unwrap(),
        full,
        "the entries are appended as they are"
    );
    let again = |journal: &[u8]| library.import(journal, name).unwrap();
    assert_eq!(again(&full), Imported::Known(path.clone()));
    assert_eq!(again(&older), Imported::Further(path));
    assert_eq!((files(&library), counted(&library)), (1, 1));
}

#[test]
fn names_spaces_and_checksums_make_no_other_game() {
    let (_home, library) = library();
    let chance = &mut play::chance(1);
    let played = game(chance, 0, 30);
    let path = import(&library, &played, "evening").path().to_owned();
    let plain = play::journal(&played, ChecksumState::Plain);
    let plain = String::from_utf8(plain).unwrap();
    let spaced = plain.replace("\":", "\" : ").replace('\n', " \r\n");
    for journal in [plain.clone(), spaced, plain.replace("\"Ana\"", "\"Anna\"")] {
        let imported = library.import(journal.as_bytes(), "copy").unwrap();
        assert_eq!(imported, Imported::Known(path.clone()), "{journal}");
    }
    assert_eq!(files(&library), 1);
}

#[test]
fn a_copy_is_found_in_the_archive_and_the_trash() {
    let (_home, library) = library();
    let chance = &mut play::chance(2);
    let whole = game(chance, 0, 30);
    let path = import(&library, &cut(&whole, 20), "evening")
        .path()
        .to_owned();
    let archived = library.put(&path, Shelf::Archive).unwrap();
    let imported = import(&library, &cut(&whole, 25), "copy");
    let expected = Imported::Continued {
        path: archived.clone(),
        entries: 5,
    };
    assert_eq!(imported, expected);
    let thrown = library.put(&archived, Shelf::Bin).unwrap();
    assert_eq!(
        import(&library, &cut(&whole, 25), "copy"),
        Imported::Known(thrown.clone())
    );
    assert_eq!(
        import(&library, &cut(&whole, 9), "copy"),
        Imported::Further(thrown.clone())
    );
    // A deleted game is not continued out of sight.
    let imported = import(&library, &whole, "copy");
    assert!(matches!(imported, Imported::New { .. }), "{imported:?}");
    assert_eq!(read(&thrown).entries().len(), 25);
    assert_eq!(counted(&library), 1);
}

#[test]
fn versions_are_both_kept_and_one_of_them_counts() {
    let (_home, library) = library();
    let chance = &mut play::chance(3);
    let played = game(chance, 0, 40);
    let branch = another(chance, &played, 25, 4);
    let shorter = import(&library, &branch, "branch").path().to_owned();
    let Imported::Version { path, of, at } = import(&library, &played, "evening") else {
        panic!("it is another version");
    };
    assert_eq!((&of, at), (&shorter, 26));
    let standing = |path: &Path| {
        let listed = list(&library, Shelf::Sessions);
        listed
            .into_iter()
            .find(|one| one.path == path)
            .unwrap()
            .standing
    };
    assert!(Precedence::of(&played) > Precedence::of(&branch));
    let Standing::Counts(others) = standing(&path) else {
        panic!("it counts");
    };
    assert_eq!((&others[0].path, others[0].parts_at), (&shorter, Some(26)));
    assert!(matches!(standing(&shorter), Standing::Behind { counting, .. } if counting == path));
    assert_eq!(
        (
            files(&library),
            counted(&library),
            library.kept().unwrap().len()
        ),
        (2, 1, 1)
    );
    // The other one is chosen, and then the first one again.
    let before = read(&shorter);
    library.choose_version(&shorter, &path).unwrap();
    assert_eq!(read(&shorter).entries(), before.entries());
    assert!(matches!(standing(&path), Standing::Behind { counting, .. } if counting == shorter));
    assert_eq!(counted(&library), 1);
    let (_other, other) = self::library();
    import(&other, &played, "evening");
    other
        .import(fs::read(&shorter).unwrap().as_slice(), "chosen")
        .unwrap();
    let counts = list(&other, Shelf::Sessions)
        .into_iter()
        .find(Summary::counts);
    let name = counts.unwrap().path.file_stem().unwrap().to_owned();
    assert_eq!(name, "chosen", "the choice comes along");
    library.choose_version(&path, &shorter).unwrap();
    assert!(matches!(standing(&path), Standing::Counts(_)));
    // A device that has both versions learns of the later choice.
    let again = other
        .import(fs::read(&path).unwrap().as_slice(), "again")
        .unwrap();
    assert!(again.known().is_some(), "{again:?}");
    let counts = list(&other, Shelf::Sessions)
        .into_iter()
        .find(Summary::counts);
    assert_eq!(counts.unwrap().path, again.path());
    // The same on another shelf, and not if one is in the trash.
    let archived = library.put(&path, Shelf::Archive).unwrap();
    assert!(
        matches!(standing(&shorter), Standing::Behind { counting, .. } if counting == archived)
    );
    assert_eq!(counted(&library), 1);
    library.put(&archived, Shelf::Bin).unwrap();
    assert_eq!(
        (standing(&shorter), counted(&library)),
        (Standing::Alone, 1)
    );
}

#[test]
fn the_later_correction_of_names_wins() {
    let (_home, library) = library();
    let (_elsewhere, other) = self::library();
    let chance = &mut play::chance(4);
    let played = game(chance, 0, 12);
    let name = "evening";
    let here = import(&library, &played, name).path().to_owned();
    let there = import(&other, &played, name).path().to_owned();
    let names = |names: [&str; 2]| Seats::try_from(names.map(String::from).to_vec()).unwrap();
    let rename = |library: &Library, path: &Path, to: [&str; 2]| {
        let shown = library.header(path).unwrap().players;
        library
            .rename_players::<DuelingNobles>(path, &shown, &names(to), None)
            .unwrap()
    };
    let there = rename(&other, &there, ["Anna", "Ben"]);
    let corrected = fs::read(&there).unwrap();
    let time = other.header(&there).unwrap().corrected();
    assert!(time.is_some());
    let imported = library.import(corrected.as_slice(), name).unwrap();
    assert_eq!(imported, Imported::Corrected(here.clone()));
    assert_eq!(fs::read(&here).unwrap(), corrected);
    // Uncorrected names do not come back.
    assert_eq!(
        import(&library, &played, name),
        Imported::Known(here.clone())
    );
    assert_eq!(
        library.header(&here).unwrap().players,
        names(["Anna", "Ben"])
    );
    // A journal with a later correction keeps it, and gets the entries.
    let longer = play::journal(&another(chance, &played, 12, 3), ChecksumState::NEW);
    let imported = library.import(longer.as_slice(), name).unwrap();
    assert_eq!(
        imported,
        Imported::Continued {
            path: here.clone(),
            entries: 3
        }
    );
    assert_eq!(read(&here).header().players, names(["Anna", "Ben"]));
    assert_eq!(files(&library), 1);
}

#[test]
fn a_game_that_is_open_at_a_table_is_not_continued_by_an_import() {
    let (_home, library) = library();
    let played = game(&mut play::chance(5), 0, 20);
    let path = import(&library, &cut(&played, 10), "evening")
        .path()
        .to_owned();
    let before = fs::read(&path).unwrap();
    let (open, _) = library.resume::<DuelingNobles>(&path).unwrap();
    let refused = library
        .import(bytes(&played).as_slice(), "copy")
        .unwrap_err();
    assert!(matches!(refused, LibraryError::AtTable(_)), "{refused}");
    assert_eq!((fs::read(&path).unwrap(), files(&library)), (before, 1));
    drop(open);
    let imported = import(&library, &played, "copy");
    assert_eq!(imported, Imported::Continued { path, entries: 10 });
}

#[test]
fn a_damaged_copy_does_not_count_beside_a_whole_one() {
    let (_home, library) = library();
    let played = game(&mut play::chance(6), 0, 20);
    let mut hurt = bytes(&played);
    let end = hurt.len() - 40;
    hurt[end] ^= 1;
    fs::write(library.folder().join("hurt.courtyard"), &hurt).unwrap();
    assert_eq!(counted(&library), 1);
    let imported = import(&library, &played, "evening");
    assert!(matches!(imported, Imported::New { .. }), "{imported:?}");
    assert_eq!((counted(&library), files(&library)), (1, 2));
    let kept = library.kept().unwrap();
    assert_eq!(kept[0].path, imported.path());
    assert_eq!(
        fs::read(library.folder().join("hurt.courtyard")).unwrap(),
        hurt
    );
}

#[test]
fn a_damaged_copy_keeps_no_whole_one_out() {
    let played = game(&mut play::chance(8), 0, 20);
    let mut hurt = bytes(&played);
    let end = hurt.len() - 40;
    hurt[end] ^= 1;
    // All that can be read of the damaged one, and less.
    for entries in [19, 12] {
        let (_home, library) = library();
        let damaged = library.folder().join("hurt.courtyard");
        fs::write(&damaged, &hurt).unwrap();
        let whole = cut(&played, entries);
        let dry = library
            .importer()
            .unwrap()
            .dry()
            .import(bytes(&whole).as_slice(), "copy");
        assert!(matches!(dry, Ok(Imported::New { .. })), "{dry:?}");
        let imported = import(&library, &whole, "copy");
        assert!(matches!(imported, Imported::New { .. }), "{imported:?}");
        let again = import(&library, &whole, "again");
        assert_eq!(again, Imported::Known(imported.path().to_owned()));
        assert_eq!((counted(&library), files(&library)), (1, 2));
        // The one with more entries counts.
        let counts = if entries == 19 {
            imported.path()
        } else {
            &damaged
        };
        assert_eq!(library.kept().unwrap()[0].path, counts);
    }
}

#[test]
fn an_incomplete_line_does_not_hinder_a_continuation() {
    let (_home, library) = library();
    let played = game(&mut play::chance(7), 0, 20);
    let whole = bytes(&played);
    let end = bytes(&cut(&played, 10)).len();
    let path = library.folder().join("evening.courtyard");
    fs::write(&path, &whole[..end + 9]).unwrap();
    let imported = library.import(whole.as_slice(), "copy").unwrap();
    assert_eq!(
        imported,
        Imported::Continued {
            path: path.clone(),
            entries: 10
        }
    );
    assert_eq!(fs::read(&path).unwrap(), whole);
}

#[test]
fn new_games_have_an_identifier_of_their_own() {
    let (_home, library) = library();
    let header = play::header(Edition::Duelo, Map::new());
    let begin = || library.begin::<DuelingNobles>(header.clone()).unwrap();
    let paths = [begin(), begin()].map(|open| open.path().to_owned());
    let [one, other] = paths
        .each_ref()
        .map(|path| library.header(path).unwrap().id().unwrap());
    assert_ne!(one, other);
    assert_eq!((one.get_version_num(), counted(&library)), (4, 2));
    assert_eq!(library.kept().unwrap().len(), 2);
}

/// A copy of a game: what a merge must not lose.
#[derive(Clone)]
struct Copy {
    header: Header,
    entries: Vec<Entry<Action>>,
    precedence: Precedence,
}

impl Copy {
    fn parts(&self) -> (&Header, &[Entry<Action>]) {
        (&self.header, &self.entries)
    }

    fn has_all_of(&self, other: &Copy) -> bool {
        let related = relation(&self.entries, &other.entries);
        are_copies(self.parts(), other.parts())
            && matches!(related, Relation::Equal | Relation::Continues)
    }
}

/// The journals on all shelves that are valid, but perhaps for an incomplete last line, which is set aside later.
fn copies(library: &Library) -> Vec<Copy> {
    let mut all = Vec::new();
    for shelf in Shelf::ALL {
        let paths = list(library, shelf).into_iter().map(|found| found.path);
        all.extend(paths.filter_map(|path| copy(&path)));
    }
    all
}

/// A journal of which at most the last line is incomplete.
fn copy(path: &Path) -> Option<Copy> {
    let journal = fs::read(path).unwrap();
    let reading = Opened::new(&*journal).ok()?.read::<DuelingNobles>().ok()?;
    let is_sound = reading
        .fault
        .is_none_or(|fault| fault.cause == Cause::CutOff);
    is_sound.then(|| Copy {
        header: reading.session.header().clone(),
        entries: reading.session.entries().to_vec(),
        precedence: Precedence::of(&reading.session),
    })
}

/// The library as a set of games: the entries of each version that no other one has, with the one that counts first.
fn games(library: &Library) -> BTreeSet<Vec<String>> {
    let all = copies(library);
    let is_last = |n: usize| {
        !all.iter().enumerate().any(|(m, other)| {
            let is_longer = other.entries.len() > all[n].entries.len() || m < n;
            m != n && is_longer && other.has_all_of(&all[n])
        })
    };
    let longest: Vec<&Copy> = (0..all.len())
        .filter(|n| is_last(*n))
        .map(|n| &all[n])
        .collect();
    let mut sets: Vec<Vec<&Copy>> = Vec::new();
    for copy in longest {
        let alike = |set: &&mut Vec<&Copy>| {
            set.iter()
                .any(|other| are_copies(copy.parts(), other.parts()))
        };
        match sets.iter_mut().find(alike) {
            Some(set) => set.push(copy),
            None => sets.push(vec![copy]),
        }
    }
    let described = sets.into_iter().map(|mut set| {
        // Names and headers are no part of the laws.
        set.sort_by_key(|copy| {
            let Precedence {
                has_ended,
                applied,
                last,
                checksum,
                ..
            } = copy.precedence.clone();
            std::cmp::Reverse((has_ended, applied, last, checksum))
        });
        set.iter()
            .map(|copy| format!("{:?}", copy.entries))
            .collect()
    });
    described.collect()
}

/// Games of one evening, each with versions that part at some entry.
fn pool(chance: &mut Chance) -> Vec<Vec<Game>> {
    let games = (0..3).map(|n| {
        let mut whole = game(chance, n * 60, 24);
        if chance.random_bool(0.5) {
            whole.identify(uuid::Uuid::from_u128(n as u128 + 1));
        }
        let from = chance.random_range(8..20);
        let mut versions = vec![another(chance, &whole, from, 9), whole];
        if chance.random_bool(0.5) {
            versions.pop();
        }
        versions
    });
    games.collect()
}

/// A library with some of these games, as far as they were played when it was copied.
fn some_of(chance: &mut Chance, pool: &[Vec<Game>]) -> (TempDir, Library) {
    let (home, library) = library();
    for (n, versions) in pool.iter().enumerate() {
        for _ in 0..chance.random_range(0..3) {
            let version = versions.choose(chance).unwrap();
            let entries = chance.random_range(0..=version.entries().len());
            let mut journal = bytes(&cut(version, entries));
            if chance.random_ratio(1, 6) {
                let place = chance.random_range(0..journal.len());
                journal[place] ^= 1;
            }
            let shelf = *Shelf::ALL.choose(chance).unwrap();
            let folder = library.shelf(shelf);
            fs::create_dir_all(&folder).unwrap();
            let name = format!("{}-{n}.courtyard", chance.random::<u16>());
            fs::write(folder.join(name), journal).unwrap();
        }
    }
    (home, library)
}

/// Merges a library into a copy of another one.
fn merged(one: &Library, other: &Library) -> (TempDir, Library) {
    let (home, library) = library();
    for from in [one, other] {
        let folder = from.folder().parent().unwrap().to_owned();
        if std::ptr::eq(from, one) {
            for shelf in Shelf::ALL.map(|shelf| from.shelf(shelf)) {
                let to = home.path().join(shelf.file_name().unwrap());
                fs::create_dir_all(&to).unwrap();
                for file in fs::read_dir(&shelf).into_iter().flatten() {
                    let file = file.unwrap();
                    fs::copy(file.path(), to.join(file.file_name())).unwrap();
                }
            }
        } else {
            let mut importer = library.importer().unwrap();
            importer.merge_folder(&folder, |_, _| {}).unwrap();
        }
    }
    (home, library)
}

#[test]
fn merging_obeys_its_laws() {
    for seed in 0..extent(12, 100) {
        let chance = &mut play::chance(seed);
        let pool = pool(chance);
        let [(_a, a), (_b, b), (_c, c)] = [(); 3].map(|()| some_of(chance, &pool));
        let (_ab, ab) = merged(&a, &b);
        let (_ba, ba) = merged(&b, &a);
        assert_eq!(games(&ab), games(&ba), "commutative, seed {seed}");
        let (_abb, abb) = merged(&ab, &b);
        assert_eq!(games(&ab), games(&abb), "idempotent, seed {seed}");
        let (_bc, bc) = merged(&b, &c);
        let (_one, one) = merged(&ab, &c);
        let (_other, other) = merged(&a, &bc);
        assert_eq!(games(&one), games(&other), "associative, seed {seed}");
        let all = copies(&one);
        for before in [&a, &b, &c].into_iter().flat_map(copies) {
            // Without an entry, only the header can be recognized.
            let is_there = all.iter().any(|copy| {
                copy.has_all_of(&before)
                    || before.entries.is_empty() && copy.header == before.header
            });
            assert!(is_there, "nothing is lost, seed {seed}");
        }
        // The same through an archive, whose journals are in another order and under other names.
        let mut everything = b.everything().unwrap();
        if everything.is_empty() {
            continue;
        }
        everything.shuffle(chance);
        let mut zip = Cursor::new(Vec::new());
        let left_out = b.pack(&everything, &mut zip).unwrap();
        // A damaged journal is in the archive, but is not imported.
        if left_out.len() == everything.len() {
            continue;
        }
        let (_packed, packed) = merged(&a, &a);
        packed.import_archive(&mut zip, |_, _| {}).unwrap();
        let (_thrown, thrown) = merged(&packed, &b);
        assert_eq!(
            games(&thrown),
            games(&ab),
            "through an archive, seed {seed}"
        );
    }
}

#[test]
fn a_dry_run_says_what_would_happen_and_writes_nothing() {
    for seed in 100..extent(108, 150) {
        let chance = &mut play::chance(seed);
        let pool = pool(chance);
        let [(_a, a), (b_home, _b)] = [(); 2].map(|()| some_of(chance, &pool));
        let results = |importer: courtyard::library::Importer<'_>| {
            let mut importer = importer;
            let mut results = Vec::new();
            let report = |packed: &courtyard::library::archive::Packed, imported| {
                let result = match imported {
                    Ok(Imported::Continued { entries, .. }) => format!("{entries} entries"),
                    Ok(Imported::Version { at, .. }) => format!("version from {at}"),
                    Ok(Imported::New { .. }) => "new".to_owned(),
                    Ok(Imported::Known(_)) => "known".to_owned(),
                    Ok(imported) => format!("{imported:?}"),
                    Err(error) => format!("{error:?}"),
                };
                results.push((packed.shown.clone(), result));
            };
            importer.merge_folder(b_home.path(), report).unwrap();
            results
        };
        let before = contents(&a);
        let dry = results(a.importer().unwrap().dry());
        assert_eq!(contents(&a), before);
        assert_eq!(dry, results(a.importer().unwrap()), "seed {seed}");
    }
}

/// All files of a library.
fn contents(library: &Library) -> BTreeSet<(PathBuf, Vec<u8>)> {
    let folders = Shelf::ALL.map(|shelf| library.shelf(shelf));
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).into_iter().flatten());
    let files = files.map(|file| file.unwrap().path());
    files
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

/// Merges killed at any moment lose nothing, and the last one ends with everything.
#[cfg(unix)]
#[test]
fn a_killed_merge_loses_nothing() {
    use std::process::{Command, Stdio};

    let chance = &mut play::chance(200);
    let pool = pool(chance);
    let (home, library) = library();
    let other = tempfile::tempdir().unwrap();
    let folder = other.path().join("sessions");
    fs::create_dir_all(&folder).unwrap();
    for (n, version) in pool.iter().flatten().enumerate() {
        let (some, whole) = (cut(version, 4 + n), bytes(version));
        if n % 2 == 0 {
            import(&library, &some, &format!("game {n}"));
        }
        fs::write(folder.join(format!("{n}.courtyard")), whole).unwrap();
    }
    let (before, saved) = (copies(&library), contents(&library));
    let merge = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_courtyard"));
        command
            .arg("merge")
            .arg(other.path())
            .arg("--data-dir")
            .arg(home.path());
        command.stdout(Stdio::null());
        command
    };
    for _ in 0..extent(25, 100) {
        // From the beginning, so that every moment is hit.
        for (path, _) in contents(&library) {
            fs::remove_file(path).unwrap();
        }
        for (path, journal) in &saved {
            fs::write(path, journal).unwrap();
        }
        let mut child = merge().spawn().unwrap();
        let turns = 1_u64 << chance.random_range(10..25);
        for _ in 0..chance.random_range(0..turns) {
            std::hint::spin_loop();
        }
        let _ = child.kill();
        child.wait().unwrap();
        // Whatever is there can be read and has all entries of before.
        let there = copies(&library);
        assert_eq!(there.len(), files(&library));
        for old in &before {
            assert!(there.iter().any(|copy| copy.has_all_of(old)));
        }
    }
    assert!(merge().status().unwrap().success());
    let there = copies(&library);
    for path in fs::read_dir(&folder).unwrap() {
        let whole = copy(&path.unwrap().path()).unwrap();
        assert!(there.iter().any(|copy| copy.has_all_of(&whole)));
    }
    let (_merged, merged) = merged(&library, &library);
    assert_eq!(games(&merged), games(&library));
}
