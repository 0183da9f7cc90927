//! The program killed at any moment: what it has acknowledged is on disk, every journal opens, and the game goes on.
//!
//! `COURTYARD_KILLS` sets how often it is killed, `COURTYARD_SEED` with what chance. When it is killed is counted in
//! answers and in turns of an empty loop, so that it happens anywhere in what the program does.
#![cfg(unix)]

#[path = "common/driver.rs"]
mod driver;
#[path = "common/play.rs"]
mod play;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use courtyard::games::dueling_nobles::{Action, DuelingNobles, Edition};
use courtyard::session::journal::{Cause, EXTENSION, Opened, Reading, Sealing};
use courtyard::session::{Entry, Session, Step};
use driver::{Answer, Player};
use play::Chance;
use rand::RngExt;
use rand::seq::IndexedRandom;

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
    sealing: Sealing,
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
        assert_eq!(said.players.0.each_ref().map(String::as_str), [a, b]);
        assert_eq!(Sealing::NEW.line(said).unwrap().0, header);
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
    let (kills, seed) = (number("COURTYARD_KILLS", 100), number("COURTYARD_SEED", 1));
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
