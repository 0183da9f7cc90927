//! The program killed at random times: every acknowledged step is on disk, every journal can be opened, and the game
//! can continue.
//!
//! `COURTYARD_KILLS` sets the number of kills, and `COURTYARD_SEED` the seed. The time of a kill is counted in answers
//! and in turns of an empty loop, so that it can occur anywhere.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use courtyard::games::Preset;
use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Imported, Library, Progress, Shelf};
use courtyard::session::journal::{Cause, ChecksumState, EXTENSION, Opened, Reading};
use courtyard::session::{BotData, Entry, Session, Step};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::common::driver::{Answer, Player};
use crate::common::play::Chance;
use crate::common::{driver, extent, play};

fn number(variable: &str, usual: u64) -> u64 {
    let said = env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

/// A session and the required contents of its journal.
struct PlayedSession {
    path: PathBuf,
    /// All bytes up to the last entry known to be on disk.
    bytes: Vec<u8>,
    session: Session<DuelingNobles>,
    checksums: ChecksumState,
    /// An incomplete line after them.
    fragment: Vec<u8>,
}

/// Counts of events.
#[derive(Debug, Default)]
struct Tally {
    in_beginning: usize,
    in_resuming: usize,
    in_playing: usize,
    begun_unsaid: usize,
    recorded: usize,
    recorded_unsaid: usize,
    set_aside: usize,
}

/// The folder with the sessions of this test, and their states.
struct Fixture {
    data: tempfile::TempDir,
    chance: Chance,
    evenings: Vec<PlayedSession>,
    tally: Tally,
}

fn read(bytes: &[u8]) -> Reading<DuelingNobles> {
    let opened = Opened::new(bytes).unwrap_or_else(|fault| panic!("{fault:?}"));
    opened.read().unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// Waits briefly without a clock.
fn spin(chance: &mut Chance, longest: u32) {
    let turns = 1u64 << chance.random_range(0..=longest);
    for _ in 0..chance.random_range(0..turns) {
        std::hint::spin_loop();
    }
}

impl Fixture {
    fn new(seed: u64) -> Fixture {
        Fixture {
            data: tempfile::tempdir().unwrap(),
            chance: play::chance(seed),
            evenings: Vec::new(),
            tally: Tally::default(),
        }
    }

    fn data(&self) -> &Path {
        self.data.path()
    }

    fn journals(&self) -> BTreeSet<PathBuf> {
        let folder = self.data().join("sessions");
        let Ok(files) = fs::read_dir(folder) else {
            return BTreeSet::new();
        };
        let paths = files.map(|file| file.unwrap().path());
        paths
            .filter(|path| path.extension().is_some_and(|e| e == EXTENSION))
            .collect()
    }

    /// Legal steps in order, and the session after them.
    fn plan(&mut self, before: &Session<DuelingNobles>, most: usize) -> Vec<Step<Action>> {
        let mut session = before.clone();
        let mut steps = Vec::new();
        while steps.len() < most {
            let step = play::step(&mut self.chance, &session, true);
            if let Ok(proposal) = session.propose(step.clone(), play::moment(0)) {
                session.commit(proposal);
                steps.push(step);
            }
        }
        steps
    }

    /// Creates a session and kills the program.
    fn begin(&mut self) {
        let edition = *Edition::ALL.choose(&mut self.chance).unwrap();
        let names = ["Ana", "Ben", "Köln", "…"];
        let [a, b] = [(); 2].map(|()| *names.choose(&mut self.chance).unwrap());
        let known = self.journals();
        let header = play::header(edition, serde_json::Map::new());
        let plan = self.plan(&Session::new(header).unwrap(), 30);
        let player = Player::start(
            self.data(),
            &["--new", "--players", a, b, "--edition", edition.name()],
        );
        let killed = self.kill(player, &plan);
        let path = match killed.opening {
            Some(opening) => {
                self.tally.in_playing += 1;
                assert_eq!((opening.entries, opening.set_aside), (0, None));
                assert!(!known.contains(&opening.journal));
                opening.journal
            }
            None => {
                self.tally.in_beginning += 1;
                let new: Vec<PathBuf> = self.journals().difference(&known).cloned().collect();
                match new.as_slice() {
                    [] => return,
                    [path] => path.clone(),
                    more => panic!("one session was begun: {more:?}"),
                }
            }
        };
        self.tally.begun_unsaid += usize::from(killed.answers.is_empty());
        let bytes = fs::read(&path).unwrap();
        let header = bytes.split_inclusive(|b| *b == b'\n').next();
        let header = header.unwrap_or_else(|| panic!("{} is empty", path.display()));
        let reading = read(header);
        let said = reading.session.header();
        assert_eq!(said.edition, edition.name());
        assert_eq!(said.players.values(), [a, b]);
        assert_eq!(ChecksumState::NEW.line(said).unwrap().0, header);
        self.evenings.push(PlayedSession {
            path,
            bytes: header.to_vec(),
            session: reading.session,
            checksums: reading.checksums,
            fragment: Vec::new(),
        });
        let last = self.evenings.len() - 1;
        self.judge(last, &plan, &killed.answers);
    }

    /// Continues a session, perhaps with an incomplete line left by a power failure, and kills the program.
    fn resume(&mut self, which: usize) {
        if self.evenings[which].fragment.is_empty() && self.chance.random_bool(0.3) {
            self.cut_off(which);
        }
        let evening = &self.evenings[which];
        let (path, session) = (evening.path.clone(), evening.session.clone());
        let fragment = evening.fragment.clone();
        let plan = self.plan(&session, 30);
        let name = if self.chance.random() {
            path.file_stem().unwrap().to_str().unwrap()
        } else {
            path.to_str().unwrap()
        };
        let player = Player::start(self.data(), &[name]);
        let killed = self.kill(player, &plan);
        match &killed.opening {
            Some(opening) => {
                self.tally.in_playing += 1;
                assert_eq!(opening.journal, path);
                assert_eq!(opening.entries, session.entries().len() as u64);
                let aside = opening.set_aside.as_ref().map(fs::read);
                assert_eq!(
                    aside.map_or(Vec::new(), Result::unwrap),
                    fragment,
                    "what was cut off"
                );
                self.tally.set_aside += usize::from(!fragment.is_empty());
            }
            None => self.tally.in_resuming += 1,
        }
        self.judge(which, &plan, &killed.answers);
    }

    /// Leaves an incomplete next line in the journal.
    fn cut_off(&mut self, which: usize) {
        let session = self.evenings[which].session.clone();
        let step = self.plan(&session, 1).remove(0);
        let evening = &mut self.evenings[which];
        let entry = Entry {
            n: session.entries().len() as u64 + 1,
            at: Some(play::moment(0)),
            paused: None,
            bots: BotData::default(),
            step,
        };
        let (line, _) = evening.checksums.line(&entry).unwrap();
        // A line that lacks only its line end would be complete.
        let kept = self.chance.random_range(1..line.len() - 1);
        let mut journal = fs::File::options()
            .append(true)
            .open(&evening.path)
            .unwrap();
        journal.write_all(&line[..kept]).unwrap();
        evening.fragment = line[..kept].to_vec();
    }

    /// Sends the planned steps and kills the program in between.
    fn kill(&mut self, mut player: Player, plan: &[Step<Action>]) -> Killed {
        let mut lines = String::new();
        for step in plan {
            lines += &driver::line(step);
            if self.chance.random_ratio(1, 20) {
                lines += "{\"undo\":1000000}\n";
            }
        }
        player.hand_in(&lines);
        let mut killed = Killed::default();
        if self.chance.random_bool(0.4) {
            spin(&mut self.chance, 19);
        } else {
            killed.opening = player.opening();
            let read = self.chance.random_range(0..plan.len());
            let answers = std::iter::from_fn(|| player.answer()).take(read);
            killed.answers.extend(answers);
            spin(&mut self.chance, 17);
        }
        player.kill();
        // Output before the kill can still be read.
        if killed.opening.is_none() {
            killed.opening = player.opening();
        }
        killed
            .answers
            .extend(std::iter::from_fn(|| player.answer()));
        killed
    }

    /// Compares the journal with the steps sent and answered. From then on, the session has the journal's contents.
    fn judge(&mut self, which: usize, plan: &[Step<Action>], answers: &[Answer]) {
        let evening = &mut self.evenings[which];
        let path = evening.path.display();
        let there = fs::read(&evening.path).unwrap();
        let mut plan = plan.iter();
        let mut n = evening.session.entries().len() as u64;
        for answer in answers {
            match answer {
                Answer::Refused(code) => assert_eq!(code, "nothing-to-undo"),
                Answer::Unsaved => panic!("{path}: the disk did not fail"),
                Answer::Recorded(number, at) => {
                    n += 1;
                    assert_eq!(*number, n, "{path}");
                    let step = plan.next().expect("more was recorded than handed in");
                    let entry = Entry {
                        n,
                        at: Some(*at),
                        paused: None,
                        bots: BotData::default(),
                        step: step.clone(),
                    };
                    let (line, checksums) = evening.checksums.line(&entry).unwrap();
                    evening.bytes.extend(line);
                    evening.checksums = checksums;
                    self.tally.recorded += 1;
                }
            }
        }
        assert!(
            there.starts_with(&evening.bytes),
            "{path} does not hold what was acknowledged:\n{}\nbut:\n{}",
            String::from_utf8_lossy(&evening.bytes),
            String::from_utf8_lossy(&there)
        );
        // At most one more step, the one that was being recorded.
        let reading = read(&there);
        let entries = reading.session.entries();
        match &entries[n as usize..] {
            [] => {}
            [entry] => {
                assert_eq!(Some(&entry.step), plan.next(), "{path}");
                self.tally.recorded_unsaid += 1;
            }
            more => panic!("{path}: more was recorded than was said: {more:?}"),
        }
        // An earlier incomplete line is still in the journal, or beside it.
        let rest = &there[reading.valid_bytes as usize..];
        let beside = || (1..).map(|n| evening.path.with_extension(format!("cut-off-{n}")));
        let kept = || {
            beside()
                .map_while(|aside| fs::read(aside).ok())
                .any(|kept| kept == evening.fragment)
        };
        assert!(rest == evening.fragment || kept(), "{path}");
        let (said, status) = driver::check(self.data.path(), &evening.path);
        match reading.fault {
            None => assert_eq!((&said["ok"], status), (&true.into(), 0), "{path}: {said}"),
            Some(fault) => {
                assert_eq!((&fault.cause, status), (&Cause::CutOff, 1), "{path}");
                assert_eq!(said["code"], "cut-off");
                assert_eq!(said["line"], entries.len() as u64 + 2);
            }
        }
        evening.fragment = rest.to_vec();
        evening.bytes = there[..reading.valid_bytes as usize].to_vec();
        assert!(reading.ended, "{path}: a line is written with its end");
        evening.checksums = reading.checksums;
        evening.session = reading.session;
    }

    /// Checks every session, and continues it to a regular end.
    fn continue_all(&mut self) {
        let known: BTreeSet<PathBuf> = self.evenings.iter().map(|e| e.path.clone()).collect();
        assert_eq!(self.journals(), known);
        for evening in &self.evenings {
            let there = fs::read(&evening.path).unwrap();
            assert!(there.starts_with(&evening.bytes));
            let mut player = Player::start(self.data(), &[evening.path.to_str().unwrap()]);
            let opening = player.opening().unwrap();
            assert_eq!(opening.entries, evening.session.entries().len() as u64);
            player.hand_in("{\"type\":\"note\",\"text\":\"good night\"}\n");
            assert!(matches!(player.answer(), Some(Answer::Recorded(..))));
            assert_eq!(player.finish(), (0, String::new()));
            let (said, status) = driver::check(self.data(), &evening.path);
            assert_eq!((&said["ok"], status), (&true.into(), 0));
        }
    }
}

#[derive(Default)]
struct Killed {
    opening: Option<driver::Opening>,
    answers: Vec<Answer>,
}

#[test]
fn acknowledged_steps_survive_a_kill() {
    let (kills, seed) = (
        number("COURTYARD_KILLS", extent(25, 100)),
        number("COURTYARD_SEED", 1),
    );
    println!("{kills} kills, seed {seed}");
    let mut house = Fixture::new(seed);
    for _ in 0..kills {
        match house.evenings.len() {
            there if there == 0 || house.chance.random_bool(0.3) => house.begin(),
            there => {
                let which = house.chance.random_range(0..there);
                house.resume(which);
            }
        }
    }
    house.continue_all();
    println!("{:#?}", house.tally);
    let tally = &house.tally;
    assert!(tally.in_playing > 0 && tally.recorded > 0);
}

/// Set if this test program is started to be killed: the folder that it works in, and the seed.
const AT_WORK: &str = "COURTYARD_AT_WORK";

/// The games that the worker moves. The last one's journal is damaged.
fn games() -> Vec<Vec<u8>> {
    (0..8)
        .map(|n| {
            let header = play::header(Edition::Duelo, serde_json::Map::new());
            let game = play::session(&mut play::chance(n), header, 6 + n as usize);
            play::journal(&game, ChecksumState::NEW)
        })
        .collect()
}

/// A journal with an altered byte in its fifth line, and its valid part.
fn damaged() -> (Vec<u8>, Vec<u8>) {
    let header = play::header(Edition::Original, serde_json::Map::new());
    let mut journal = play::journal(
        &play::session(&mut play::chance(99), header, 9),
        ChecksumState::NEW,
    );
    let lines = journal.split_inclusive(|b| *b == b'\n').take(4);
    let sound = lines.map(<[u8]>::len).sum();
    journal[sound + 9] ^= 1;
    let kept = journal[..sound].to_vec();
    (journal, kept)
}

/// The worker to be killed: renames, moves, imports and repairs endlessly. It tests nothing by itself.
#[test]
fn a_program_at_work() {
    let Ok(work) = env::var(AT_WORK) else {
        return;
    };
    let (seed, data) = work.split_once(' ').unwrap();
    let chance = &mut play::chance(seed.parse().unwrap());
    let library = Library::open(Some(data.into()), courtyard::registry::kept()).unwrap();
    let games = games();
    loop {
        let shelf = *Shelf::ALL.choose(chance).unwrap();
        let there = library.list(shelf, &Progress::default()).unwrap();
        let summary = there.choose(chance);
        let name = *["tea", "cake", "rain", "Köln"].choose(chance).unwrap();
        match (chance.random_range(0..8), summary) {
            (0 | 1, _) => {
                let number = chance.random_range(0..games.len());
                let imported = library.import(games[number].as_slice(), name).unwrap();
                if let Imported::New { .. } = imported {
                    println!("\ntook in {number}");
                }
            }
            (_, Some(hurt)) if hurt.content.as_ref().is_ok_and(|c| c.fault.is_some()) => {
                library.repair::<DuelingNobles>(&hurt.path).unwrap();
                println!("\nmended");
            }
            (2..5, Some(one)) => drop(library.rename(&one.path, name).unwrap()),
            (_, Some(one)) => {
                let shelf = *Shelf::ALL.choose(chance).unwrap();
                library.put(&one.path, shelf).unwrap();
            }
            (_, None) => {}
        }
        println!("\ndone");
    }
}

#[test]
fn moving_importing_and_repairing_survive_a_kill() {
    let (kills, seed) = (
        number("COURTYARD_KILLS", extent(25, 100)),
        number("COURTYARD_SEED", 1),
    );
    let chance = &mut play::chance(seed);
    let house = tempfile::tempdir().unwrap();
    let data = house.path();
    let (games, (hurt, sound)) = (games(), damaged());
    let mut taken_in = BTreeSet::new();
    let (mut done, mut mended) = (0, 0);
    fs::create_dir_all(data.join("sessions")).unwrap();
    for kill in 0..kills {
        // At most one session is damaged; copies beside repaired ones are from earlier rounds.
        let before = files(data);
        let count = |what: &[u8]| before.values().filter(|bytes| *bytes == what).count();
        let is_hurt = |path: &&PathBuf| path.extension().is_some_and(|e| e == EXTENSION);
        if before
            .iter()
            .filter(|(p, b)| is_hurt(p) && **b == hurt)
            .count()
            == 0
        {
            fs::write(data.join(format!("sessions/hurt-{kill}.courtyard")), &hurt).unwrap();
        }
        let (kept, stood) = (count(&hurt), count(&sound));
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "kill::a_program_at_work", "--nocapture"])
            .env(AT_WORK, format!("{} {}", seed + kill, data.display()))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut printed = Vec::new();
        let wait = chance.random_range(0..40);
        while printed.iter().filter(|line| *line == "done").count() < wait {
            printed.push(said.next().expect("it works without end").unwrap());
        }
        spin(chance, 18);
        child.kill().unwrap();
        child.wait().unwrap();
        printed.extend(said.map(Result::unwrap));
        done += printed.iter().filter(|line| *line == "done").count();
        mended += printed.iter().filter(|line| *line == "mended").count();
        let numbers = printed
            .iter()
            .filter_map(|line| line.strip_prefix("took in "));
        taken_in.extend(numbers.map(|n| n.parse::<usize>().unwrap()));

        let there = files(data);
        let (mut known, mut hurts, mut sounds) = (vec![0; games.len()], 0, 0);
        for (path, bytes) in &there {
            let kind = path
                .extension()
                .and_then(|e| e.to_str())
                .unwrap_or_default();
            let number = games.iter().position(|game| game == bytes);
            match (kind, number) {
                (EXTENSION, Some(number)) => known[number] += 1,
                (EXTENSION, None) if *bytes == hurt => hurts += 1,
                (EXTENSION, None) if *bytes == sound => sounds += 1,
                (EXTENSION, None) => panic!("{}: what is this?", path.display()),
                _ => {}
            }
        }
        for (number, there) in known.into_iter().enumerate() {
            assert!(there <= 1, "game {number} is there {there} times");
            assert!(
                there == 1 || !taken_in.contains(&number),
                "game {number} is gone"
            );
            if there == 1 {
                taken_in.insert(number);
            }
        }
        // Each damaged journal is unchanged, or repaired with a complete copy beside it.
        let copies = there.values().filter(|bytes| **bytes == hurt).count() - hurts;
        assert!(
            copies >= sounds,
            "{sounds} are mended, and {copies} were kept"
        );
        assert!(hurts + sounds > 0 && copies + hurts >= kept && sounds >= stood);
    }
    println!("{kills} kills, {done} things done, {mended} mended");
    assert!(done > 0 && mended > 0 && !taken_in.is_empty());
}

/// All files of the library except locks.
fn files(data: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for shelf in Shelf::ALL {
        let Ok(files) = fs::read_dir(data.join(shelf.name())) else {
            continue;
        };
        for file in files {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|e| e != "lock") {
                all.insert(path.clone(), fs::read(path).unwrap());
            }
        }
    }
    all
}
