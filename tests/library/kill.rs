//! The program killed at any moment: what it has acknowledged is on disk, every journal opens, and the game goes on.
//!
//! `COURTYARD_KILLS` sets how often it is killed, `COURTYARD_SEED` with what chance. When it is killed is counted in
//! answers and in turns of an empty loop, so that it happens anywhere in what the program does.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::library::{Imported, Library, Progress, Shelf};
use courtyard::session::journal::{Cause, ChecksumState, EXTENSION, Opened, Reading};
use courtyard::session::{Entry, Session, Step};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::common::driver::{Answer, Player};
use crate::common::play::Chance;
use crate::common::{driver, extent, play};

fn number(variable: &str, usual: u64) -> u64 {
    let said = env::var(variable).ok();
    said.map_or(usual, |number| number.parse().expect(variable))
}

/// One session and what its journal must hold.
struct Evening {
    path: PathBuf,
    /// Every byte that must be there, to the end of the last entry that is known to be on disk.
    bytes: Vec<u8>,
    session: Session<DuelingNobles>,
    sealing: ChecksumState,
    /// The half of a line that lies behind them.
    fragment: Vec<u8>,
}

/// What befell.
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

/// Where the sessions of this test lie, and what has become of them.
struct House {
    data: tempfile::TempDir,
    chance: Chance,
    evenings: Vec<Evening>,
    tally: Tally,
}

fn read(bytes: &[u8]) -> Reading<DuelingNobles> {
    let opened = Opened::new(bytes).unwrap_or_else(|fault| panic!("{fault:?}"));
    opened.read().unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// Waits a little, by no clock.
fn dawdle(chance: &mut Chance, longest: u32) {
    let turns = 1u64 << chance.random_range(0..=longest);
    for _ in 0..chance.random_range(0..turns) {
        std::hint::spin_loop();
    }
}

impl House {
    fn new(seed: u64) -> House {
        House {
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

    /// Steps that can be done one after the other, and a session that has done them.
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

    /// Begins a session and kills the program over it.
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
        self.evenings.push(Evening {
            path,
            bytes: header.to_vec(),
            session: reading.session,
            sealing: reading.sealing,
            fragment: Vec::new(),
        });
        let last = self.evenings.len() - 1;
        self.judge(last, &plan, &killed.answers);
    }

    /// Goes on with a session, perhaps one that a power cut has left with half a line, and kills the program over it.
    fn resume(&mut self, which: usize) {
        if self.evenings[which].fragment.is_empty() && self.chance.random_bool(0.3) {
            self.cut_off(which);
        }
        let evening = &self.evenings[which];
        let (path, session) = (evening.path.clone(), evening.session.clone());
        let fragment = evening.fragment.clone();
        let plan = self.plan(&session, 30);
        let name = match self.chance.random() {
            true => path.file_stem().unwrap().to_str().unwrap(),
            false => path.to_str().unwrap(),
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

    /// Leaves half of what would be the next line in the journal.
    fn cut_off(&mut self, which: usize) {
        let session = self.evenings[which].session.clone();
        let step = self.plan(&session, 1).remove(0);
        let evening = &mut self.evenings[which];
        let entry = Entry {
            n: session.entries().len() as u64 + 1,
            at: Some(play::moment(0)),
            step,
        };
        let (line, _) = evening.sealing.line(&entry).unwrap();
        // Without its line end alone, the line would be whole.
        let kept = self.chance.random_range(1..line.len() - 1);
        let mut journal = fs::File::options()
            .append(true)
            .open(&evening.path)
            .unwrap();
        journal.write_all(&line[..kept]).unwrap();
        evening.fragment = line[..kept].to_vec();
    }

    /// Hands in the plan and kills the program somewhere on the way.
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
            dawdle(&mut self.chance, 19);
        } else {
            killed.opening = player.opening();
            let read = self.chance.random_range(0..plan.len());
            let answers = std::iter::from_fn(|| player.answer()).take(read);
            killed.answers.extend(answers);
            dawdle(&mut self.chance, 17);
        }
        player.kill();
        // What it had said before, it had said.
        if killed.opening.is_none() {
            killed.opening = player.opening();
        }
        killed
            .answers
            .extend(std::iter::from_fn(|| player.answer()));
        killed
    }

    /// Holds the journal against what was handed in and answered; from then on the session is what lies there.
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
                        step: step.clone(),
                    };
                    let (line, sealing) = evening.sealing.line(&entry).unwrap();
                    evening.bytes.extend(line);
                    evening.sealing = sealing;
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
        // Beyond that lies at most the one step that was being recorded.
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
        // What was cut off before is still there, or beside.
        let rest = &there[reading.sound as usize..];
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
        evening.bytes = there[..reading.sound as usize].to_vec();
        assert!(reading.ended, "{path}: a line is written with its end");
        evening.sealing = reading.sealing;
        evening.session = reading.session;
    }

    /// Every session as it was left, and once more gone on with to a quiet end.
    fn go_on_everywhere(&mut self) {
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
fn what_was_acknowledged_outlives_the_program() {
    let (kills, seed) = (
        number("COURTYARD_KILLS", extent(25, 100)),
        number("COURTYARD_SEED", 1),
    );
    println!("{kills} kills, seed {seed}");
    let mut house = House::new(seed);
    for _ in 0..kills {
        match house.evenings.len() {
            there if there == 0 || house.chance.random_bool(0.3) => house.begin(),
            there => {
                let which = house.chance.random_range(0..there);
                house.resume(which);
            }
        }
    }
    house.go_on_everywhere();
    println!("{:#?}", house.tally);
    let tally = &house.tally;
    assert!(tally.in_playing > 0 && tally.recorded > 0);
}

/// Set where this test program is started again, to be killed: the folder in which it is at work, and by what chance.
const AT_WORK: &str = "COURTYARD_AT_WORK";

/// The games that the program at work moves about. The last one's journal is damaged.
fn games() -> Vec<Vec<u8>> {
    (0..8)
        .map(|n| {
            let header = play::header(Edition::Duelo, serde_json::Map::new());
            let game = play::session(&mut play::chance(n), header, 6 + n as usize);
            play::journal(&game, ChecksumState::NEW)
        })
        .collect()
}

/// A journal with an altered byte in its fifth line, and what of it is sound.
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

/// What is killed: renames, moves, takes in and mends without end. Alone it is nothing to test.
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
fn what_is_moved_about_taken_in_and_mended_outlives_the_program() {
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
        // One at a time is damaged; the kept one beside the mended one is from an earlier time.
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
        let mut told = Vec::new();
        let wait = chance.random_range(0..40);
        while told.iter().filter(|line| *line == "done").count() < wait {
            told.push(said.next().expect("it works without end").unwrap());
        }
        dawdle(chance, 18);
        child.kill().unwrap();
        child.wait().unwrap();
        told.extend(said.map(Result::unwrap));
        done += told.iter().filter(|line| *line == "done").count();
        mended += told.iter().filter(|line| *line == "mended").count();
        let numbers = told.iter().filter_map(|line| line.strip_prefix("took in "));
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
        // Each damaged one is there as it was, or mended with a whole copy beside it.
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

/// All files of the library, locks aside.
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
