//! Random play of any game: seeds, and the invariants of every session.

use courtyard::games::{Game, RulesOf};
use courtyard::session::journal::{ChecksumState, Opened};
use courtyard::session::{Session, Step, StepRefusal};
use rand::RngExt;
use serde_json::Value;

use crate::common::seeded::{self, Chance};

/// Prints the seed of a game that fails.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let seed = self.0;
            eprintln!("the failing game: COURTYARD_GAMES=1 COURTYARD_SEED={seed}");
        }
    }
}

/// Plays this number of games, or `COURTYARD_GAMES` games, with the seeds from `COURTYARD_SEED` on. Returns whether the
/// usual games were among them, so that their coverage can be checked.
pub fn games(count: u64, mut game: impl FnMut(u64, &mut Chance)) -> bool {
    let number = |name: &str| std::env::var(name).ok().map(|value| value.parse().unwrap());
    let first: u64 = number("COURTYARD_SEED").unwrap_or(0);
    let played = number("COURTYARD_GAMES").unwrap_or(count);
    for seed in first..first + played {
        let _seed = Seed(seed);
        game(seed, &mut seeded::chance(seed));
    }
    first == 0 && played >= count
}

/// The table after an action, and the events of the action.
type Played<G> = (<G as Game>::Table, Vec<<G as Game>::Event>);

/// Judges an action. `check` and `play` agree, and a refused action leaves the table unchanged.
pub fn judged<G: Game>(
    rules: &RulesOf<G>,
    table: &G::Table,
    action: &G::Action,
) -> Result<Played<G>, G::Refusal> {
    let mut after = table.clone();
    let played = G::play(rules, &mut after, action);
    let check = G::check(rules, table, action);
    assert_eq!(check.as_ref().err(), played.as_ref().err(), "{action:?}");
    match played {
        Ok(events) => Ok((after, events)),
        Err(refusal) => {
            assert_eq!(after, *table, "{action:?} was refused with {refusal:?}");
            Err(refusal)
        }
    }
}

/// A session in random play, with all its earlier tables.
pub struct Course<G: Game> {
    pub session: Session<G>,
    /// The table after each entry, from the start.
    after_entry: Vec<G::Table>,
    /// The table after each action that can be undone or redone, from the start.
    timeline: Vec<G::Table>,
    /// Number of actions that are applied.
    now: usize,
}

impl<G: Game> Course<G> {
    pub fn new(session: Session<G>) -> Course<G> {
        Course {
            after_entry: vec![session.table().clone()],
            timeline: vec![session.table().clone()],
            now: 0,
            session,
        }
    }

    pub fn rules(&self) -> &RulesOf<G> {
        self.session.rules()
    }

    pub fn table(&self) -> &G::Table {
        self.session.table()
    }

    /// Takes a step and returns its events. Undo and redo restore the earlier tables; a refused step changes nothing.
    pub fn take(
        &mut self,
        chance: &mut Chance,
        step: &Step<G::Action>,
    ) -> Result<Vec<G::Event>, StepRefusal<G::Refusal>> {
        let at = seeded::moment(self.session.entries().len() as i64 * 7);
        let proposal = match self.session.propose(step.clone(), at) {
            Ok(proposal) => proposal,
            Err(refusal) => {
                self.refused(&refusal, step);
                return Err(refusal);
            }
        };
        // Reading a journal applies entries instead.
        let events = if chance.random() {
            self.session.commit(proposal)
        } else {
            self.session.apply(proposal.entry().clone()).unwrap()
        };
        match step {
            Step::Do(_) => {
                self.now += 1;
                self.timeline.truncate(self.now);
                self.timeline.push(self.session.table().clone());
            }
            Step::Undo(count) => self.now -= count,
            Step::Redo(count) => self.now += count,
        }
        assert!(events.is_empty() || matches!(step, Step::Do(_)));
        assert_eq!(*self.table(), self.timeline[self.now], "undo and redo");
        self.after_entry.push(self.session.table().clone());
        Ok(events)
    }

    fn refused(&self, refusal: &StepRefusal<G::Refusal>, step: &Step<G::Action>) {
        let redoable = self.timeline.len() - 1 - self.now;
        match (step, refusal) {
            (Step::Do(_), StepRefusal::Game(_)) => {}
            (
                Step::Undo(count),
                StepRefusal::NothingToUndo {
                    requested,
                    available,
                },
            ) => {
                assert!(count > available && requested == count && *available == self.now);
            }
            (
                Step::Redo(count),
                StepRefusal::NothingToRedo {
                    requested,
                    available,
                },
            ) => {
                assert!(count > available && requested == count && *available == redoable);
            }
            _ => panic!("{step:?} was refused with {refusal:?}"),
        }
        assert_eq!(*self.table(), self.timeline[self.now]);
    }

    /// Checks undo, redo, replay and the journal of the session so far.
    pub fn check(&self, chance: &mut Chance) {
        self.goes_back_and_forth(chance);
        self.survives_its_journal(chance);
    }

    /// Undoing one by one to the start, redoing in steps of random size, and replaying all give the same tables.
    fn goes_back_and_forth(&self, chance: &mut Chance) {
        let (session, timeline, now) = (&self.session, &self.timeline, self.now);
        assert_eq!(session.applied().count(), now);
        assert_eq!(session.undone().count(), timeline.len() - 1 - now);
        let mut copy = session.at(session.entries().len());
        let mut take = |step: Step<G::Action>, place: usize| {
            let proposal = copy.propose(step, seeded::moment(0)).ok()?;
            copy.commit(proposal);
            assert_eq!(*copy.table(), timeline[place], "undo and redo to {place}");
            Some(())
        };
        for place in (0..now).rev() {
            take(Step::Undo(1), place).unwrap();
        }
        assert_eq!(take(Step::Undo(1), 0), None);
        let mut place = 0;
        while place < timeline.len() - 1 {
            let count = chance.random_range(1..=timeline.len() - 1 - place);
            place += count;
            take(Step::Redo(count), place).unwrap();
        }
        assert_eq!(take(Step::Redo(1), place), None);
        let mut shown = 0;
        session.replay(|scene| {
            assert_eq!(*scene.before, timeline[shown]);
            assert_eq!(*scene.after, timeline[shown + 1]);
            shown += 1;
        });
        assert_eq!(shown, now);
    }

    /// The journal, with and without checksums, gives the same session, which knows its table after every entry.
    fn survives_its_journal(&self, chance: &mut Chance) {
        for checksums in [ChecksumState::Plain, ChecksumState::NEW] {
            survives_its_journal(&self.session, checksums);
        }
        for _ in 0..3 {
            let n = chance.random_range(0..self.after_entry.len());
            let then = self.session.at(n);
            assert_eq!(*then.table(), self.after_entry[n], "at {n}");
            assert_eq!(then.entries(), &self.session.entries()[..n]);
        }
        for (n, then) in self.after_entry.iter().enumerate() {
            assert_eq!(self.session.table_after(n), *then, "after {n}");
        }
    }
}

fn survives_its_journal<G: Game>(session: &Session<G>, checksums: ChecksumState) {
    let journal = seeded::journal(session, checksums);
    let reading = Opened::new(journal.as_slice()).unwrap();
    let reading = reading.read::<G>().unwrap();
    assert_eq!(reading.fault, None);
    assert_eq!(reading.session.table(), session.table());
    assert_eq!(reading.session.entries(), session.entries());
    assert_eq!(reading.session.header(), session.header());
    assert_eq!(reading.session.rules(), session.rules());
    assert_eq!(reading.valid_bytes, journal.len() as u64);
    assert!(reading.ended);
    assert_eq!(
        reading.checksums == ChecksumState::Plain,
        checksums == ChecksumState::Plain
    );
    let undone = reading.session.undone().count();
    assert_eq!(undone, session.undone().count());
}

/// Cuts the journal of a session at every byte, and alters lines at random. The lines before the damage are read, and
/// every table satisfies `sound`. Returns the number of altered journals with a fault.
pub fn damage<G: Game>(
    chance: &mut Chance,
    session: &Session<G>,
    alterations: usize,
    sound: fn(&RulesOf<G>, &G::Table),
) -> usize {
    let journal = seeded::journal(session, ChecksumState::NEW);
    for cut in 0..journal.len() {
        let whole = journal[..cut].iter().filter(|byte| **byte == b'\n').count();
        let reading = Opened::new(&journal[..cut]).map(|opened| opened.read::<G>());
        if let Ok(Ok(reading)) = reading {
            let entries = reading.session.entries();
            // A cut just before the end of a line can leave the line complete.
            assert!(
                entries.len() + 1 == whole || entries.len() == whole,
                "cut at {cut}"
            );
            assert_eq!(entries, &session.entries()[..entries.len()]);
        } else {
            assert!(whole < 2, "cut at {cut}");
        }
    }
    let journal = seeded::journal(session, ChecksumState::Plain);
    let lines: Vec<Value> = serde_json::Deserializer::from_slice(&journal)
        .into_iter()
        .collect::<Result<_, _>>()
        .unwrap();
    let mut faults = 0;
    for _ in 0..alterations {
        let mut lines = lines.clone();
        let place = chance.random_range(0..lines.len());
        match lines[place].get_mut("do") {
            Some(action) => seeded::spoil(chance, action),
            None => seeded::spoil(chance, &mut lines[place]),
        }
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let Ok(Ok(reading)) = Opened::new(text.as_bytes()).map(|opened| opened.read::<G>()) else {
            assert_eq!(place, 0, "{}", lines[place]);
            continue;
        };
        sound(reading.session.rules(), reading.session.table());
        match reading.fault {
            None => survives_its_journal(&reading.session, ChecksumState::Plain),
            Some(fault) => {
                assert!(
                    fault.line > place as u64 && !fault.code().is_empty(),
                    "{text}"
                );
                faults += 1;
            }
        }
    }
    faults
}
