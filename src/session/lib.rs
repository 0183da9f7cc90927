//! One game over time: entries, undo and redo without limit, and the table at any moment.
//!
//! A session is changed in two steps. [`Session::propose`] asks the game's referee and gives a [`Proposal`]: the entry
//! as it will be written and the table as it will be. [`Session::commit`] makes the proposal the present. An entry that has
//! a line is committed first and saved then, so that play goes on in memory while a disk fails; what is saved is for
//! whoever keeps the journal to tell. Reading a journal goes the same way, entry by entry, in [`journal`].

mod entry;
mod header;
pub mod journal;

pub use entry::{BadEntry, Entry, Moment, Step, moment_at, now};
pub use header::{FORMAT_VERSION, Header, HeaderFault, NoHeader};

use std::collections::HashMap;
use std::fmt;

use chrono::TimeDelta;
use strum::{EnumDiscriminants, VariantNames};

use courtyard_core::game::{self as games, Game};

/// A game that is being played or was played.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    header: Header,
    rules: G::Rules,
    table: G::Table,
    entries: Vec<Entry<G::Action>>,
    /// The numbers of the entries whose actions are applied, up to `now`, and of those that can be redone, beyond it.
    timeline: Vec<usize>,
    now: usize,
    /// One item per entry.
    marks: Vec<Mark>,
    /// The table after the action of an entry, for some actions; 0 is the table before the first entry.
    checkpoints: HashMap<usize, G::Table>,
    /// The next checkpoint, until half as many actions again are based on its action.
    candidate: Option<(usize, G::Table)>,
}

/// The actions that an entry leads to, by the numbers of their entries; 0 is none.
#[derive(Debug, Clone, Copy)]
struct Mark {
    /// The last applied action after the entry.
    last: usize,
    /// The action that the entry is about.
    subject: usize,
}

/// Number of applied actions between two checkpoints. A table is computed again from the checkpoint before it, so undo
/// takes no longer in a long session than in a short one.
const CHECKPOINT: usize = 64;

/// Between two entries that lie farther apart, nobody played.
const BREAK: TimeDelta = TimeDelta::minutes(30);

/// Why a step is refused.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(StepRefusalKind))]
#[strum_discriminants(
    doc = "What a [`StepRefusal`] is. But for a game's own, its name is its code."
)]
#[strum_discriminants(derive(VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
pub enum StepRefusal<R> {
    /// The game's rules forbid the action.
    Game(R),
    /// More actions are to be undone than are applied.
    NothingToUndo {
        /// How many were asked for.
        asked: usize,
        /// How many there are.
        there: usize,
    },
    /// More actions are to be redone than were undone since the last new one.
    NothingToRedo {
        /// How many were asked for.
        asked: usize,
        /// How many there are.
        there: usize,
    },
}

impl<R: games::Refusal> games::Refusal for StepRefusal<R> {
    fn code(&self) -> &'static str {
        match self {
            StepRefusal::Game(refusal) => refusal.code(),
            step => StepRefusalKind::VARIANTS[StepRefusalKind::from(step) as usize],
        }
    }
}

impl<R: games::Refusal> fmt::Display for StepRefusal<R> {
    /// Writes the code; the sentence that a player reads comes with a language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(games::Refusal::code(self))
    }
}

impl<R: games::Refusal + fmt::Debug> std::error::Error for StepRefusal<R> {}

/// An entry that the rules allow, and what it makes of the table. It is no part of the session before it is
/// [committed](Session::commit).
#[derive(Debug, Clone)]
pub struct Proposal<G: Game> {
    entry: Entry<G::Action>,
    table: G::Table,
    events: Vec<G::Event>,
}

impl<G: Game> Proposal<G> {
    /// The entry, as it is to be written.
    pub fn entry(&self) -> &Entry<G::Action> {
        &self.entry
    }
}

impl<G: Game> Session<G> {
    /// A session in which nothing has been done.
    ///
    /// # Errors
    /// When the header is for another game, or names an edition or rules that the game does not have.
    pub fn new(header: Header) -> Result<Session<G>, HeaderFault> {
        header.is_of::<G>()?;
        let rules = G::rules(&header.edition, &header.rules).map_err(HeaderFault::Rules)?;
        let table = G::table(&rules, header.players.len());
        Ok(Session::starting_with(header, rules, table))
    }

    fn starting_with(header: Header, rules: G::Rules, table: G::Table) -> Session<G> {
        Session {
            header,
            rules,
            checkpoints: HashMap::from([(0, table.clone())]),
            table,
            entries: Vec::new(),
            timeline: Vec::new(),
            now: 0,
            marks: Vec::new(),
            candidate: None,
        }
    }

    /// Who plays what by which rules.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rules of the game.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The table now.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// All entries, undone ones included.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The applied actions, oldest first, each with its entry.
    pub fn applied(&self) -> impl DoubleEndedIterator<Item = (&Entry<G::Action>, &G::Action)> {
        self.done(&self.timeline[..self.now])
    }

    /// The undone actions that [`Step::Redo`] applies again, the next one first.
    pub fn undone(&self) -> impl DoubleEndedIterator<Item = (&Entry<G::Action>, &G::Action)> {
        self.done(&self.timeline[self.now..])
    }

    fn done<'s>(
        &'s self,
        timeline: &'s [usize],
    ) -> impl DoubleEndedIterator<Item = (&'s Entry<G::Action>, &'s G::Action)> {
        timeline.iter().filter_map(|n| {
            let entry = &self.entries[n - 1];
            match &entry.step {
                Step::Do(action) => Some((entry, action)),
                Step::Undo(_) | Step::Redo(_) => None,
            }
        })
    }

    /// The entry that does this next, and what it makes of the table; changes nothing.
    ///
    /// # Errors
    /// Why the rules forbid it, or that there is not so much to undo or redo.
    pub fn propose(
        &self,
        step: Step<G::Action>,
        at: Moment,
    ) -> Result<Proposal<G>, StepRefusal<G::Refusal>> {
        let (table, events) = match &step {
            Step::Do(action) => {
                let mut table = self.table.clone();
                let events = G::play(&self.rules, &mut table, action).map_err(StepRefusal::Game)?;
                (table, events)
            }
            Step::Undo(count) => (self.table_at(self.after_undo(*count)?), Vec::new()),
            Step::Redo(count) => (self.table_at(self.after_redo(*count)?), Vec::new()),
        };
        Ok(Proposal {
            entry: Entry {
                n: self.entries.len() as u64 + 1,
                at: Some(at),
                step,
            },
            table,
            events,
        })
    }

    /// Makes the proposal the present, and returns what followed from its action.
    pub fn commit(&mut self, proposal: Proposal<G>) -> Vec<G::Event> {
        self.table = proposal.table;
        self.push(proposal.entry);
        proposal.events
    }

    /// Takes in an entry that was written before.
    ///
    /// # Errors
    /// As for [`propose`](Session::propose); the session is then as it was.
    pub fn apply(
        &mut self,
        entry: Entry<G::Action>,
    ) -> Result<Vec<G::Event>, StepRefusal<G::Refusal>> {
        let events = match &entry.step {
            Step::Do(action) => {
                G::play(&self.rules, &mut self.table, action).map_err(StepRefusal::Game)?
            }
            Step::Undo(count) => {
                self.table = self.table_at(self.after_undo(*count)?);
                Vec::new()
            }
            Step::Redo(count) => {
                self.table = self.table_at(self.after_redo(*count)?);
                Vec::new()
            }
        };
        self.push(entry);
        Ok(events)
    }

    /// The session as it stood after entry `n`, and after the last one if there are fewer.
    pub fn at(&self, n: usize) -> Session<G> {
        let (header, rules) = (self.header.clone(), self.rules.clone());
        let mut session = Session::starting_with(header, rules, self.table_after(0));
        for entry in self.entries.iter().take(n) {
            let applied = session.apply(entry.clone());
            debug_assert!(applied.is_ok(), "a recorded entry was refused");
        }
        session
    }

    /// Plays the applied actions again, and shows each: its entry, the table before, what followed, the table after.
    pub fn replay(&self, mut show: impl FnMut(Scene<'_, G>)) {
        let mut table = self.table_after(0);
        for done in self.applied() {
            self.replay_one(&mut table, done, &mut show);
        }
    }

    /// Plays one action again on the table on which it was done, and shows it.
    pub fn replay_one<T>(
        &self,
        table: &mut G::Table,
        (entry, action): (&Entry<G::Action>, &G::Action),
        show: impl FnOnce(Scene<'_, G>) -> T,
    ) -> T {
        let before = table.clone();
        let played = G::play(&self.rules, table, action);
        debug_assert!(played.is_ok(), "a recorded action was refused");
        show(Scene {
            entry,
            action,
            before: &before,
            events: &played.unwrap_or_default(),
            after: table,
        })
    }

    /// The table as it stood after entry `n`, after the last one if there are fewer, and after none before the first.
    ///
    /// It takes no longer late in a long session than early in it.
    pub fn table_after(&self, n: usize) -> G::Table {
        match n < self.entries.len() {
            true => self.table_on(self.last_after(n)),
            false => self.table.clone(),
        }
    }

    /// Whether entry `n` is an action that is applied at the end.
    pub fn is_applied(&self, n: usize) -> bool {
        self.timeline[..self.now].binary_search(&n).is_ok()
    }

    /// The action that entry `n` is about, by its entry's number: the one that it does, or the last one that it undoes or
    /// redoes.
    pub fn subject(&self, n: usize) -> Option<usize> {
        let mark = self.marks.get(n.checked_sub(1)?)?;
        Some(mark.subject).filter(|subject| *subject > 0)
    }

    /// Plays the action of entry `n` again on the table as it then stood, and shows it; there is nothing to be shown
    /// if the entry does no action.
    pub fn scene<T>(&self, n: usize, show: impl FnOnce(Scene<'_, G>) -> T) -> Option<T> {
        let entry = self.entries.get(n.checked_sub(1)?)?;
        let Step::Do(action) = &entry.step else {
            return None;
        };
        let before = self.table_after(n - 1);
        let mut after = before.clone();
        let played = G::play(&self.rules, &mut after, action);
        debug_assert!(played.is_ok(), "a recorded action was refused");
        Some(show(Scene {
            entry,
            action,
            before: &before,
            events: &played.unwrap_or_default(),
            after: &after,
        }))
    }

    /// How long was played, where at least two entries say when they were recorded. Actions that were taken back took
    /// their time as well; a gap longer than half an hour is a break, and one that goes back a clock that was set.
    pub fn played(&self) -> Option<TimeDelta> {
        let mut moments = self.entries.iter().filter_map(|e| e.at);
        let mut before = moments.next()?;
        moments.fold(None, |played: Option<TimeDelta>, at| {
            let gap = counted(std::mem::replace(&mut before, at), at);
            Some(played.unwrap_or_default() + gap)
        })
    }

    /// The same in minutes, to the nearest; but nothing that was played took none.
    pub fn minutes(&self) -> Option<i64> {
        let played = self.played()?;
        Some(((played.num_seconds() + 30) / 60).max(1))
    }

    fn after_undo(&self, asked: usize) -> Result<usize, StepRefusal<G::Refusal>> {
        let there = self.now;
        there
            .checked_sub(asked)
            .ok_or(StepRefusal::NothingToUndo { asked, there })
    }

    fn after_redo(&self, asked: usize) -> Result<usize, StepRefusal<G::Refusal>> {
        let there = self.timeline.len() - self.now;
        match asked <= there {
            true => Ok(self.now + asked),
            false => Err(StepRefusal::NothingToRedo { asked, there }),
        }
    }

    /// The table after the first `count` actions of the timeline.
    fn table_at(&self, count: usize) -> G::Table {
        self.table_on(count.checked_sub(1).map_or(0, |last| self.timeline[last]))
    }

    /// The table after the action of this entry, and those that it is based on.
    fn table_on(&self, mut action: usize) -> G::Table {
        let mut missed = Vec::new();
        let mut table = loop {
            if let Some(checkpoint) = self.checkpoints.get(&action) {
                break checkpoint.clone();
            }
            missed.push(action);
            action = self.last_after(action - 1);
        };
        for n in missed.into_iter().rev() {
            if let Step::Do(action) = &self.entries[n - 1].step {
                let played = G::play(&self.rules, &mut table, action);
                debug_assert!(played.is_ok(), "a recorded action was refused");
            }
        }
        table
    }

    /// The last applied action after entry `n`, by its entry's number; 0 if there is none.
    fn last_after(&self, n: usize) -> usize {
        n.checked_sub(1).map_or(0, |i| self.marks[i].last)
    }

    /// Appends an entry that led to the present table.
    fn push(&mut self, entry: Entry<G::Action>) {
        let n = self.entries.len() + 1;
        let subject = match entry.step {
            Step::Do(_) => {
                self.timeline.truncate(self.now);
                self.timeline.push(n);
                self.now += 1;
                self.keep_checkpoint(n);
                Some(&n)
            }
            Step::Undo(count) => {
                self.now -= count;
                self.timeline.get(self.now)
            }
            Step::Redo(count) => {
                self.now += count;
                self.timeline[..self.now].last()
            }
        };
        self.marks.push(Mark {
            last: self.timeline[..self.now].last().copied().unwrap_or(0),
            subject: subject.copied().unwrap_or(0),
        });
        self.entries.push(entry);
    }

    /// Keeps the present table, to which the action of entry `n` has led, if it is to be a checkpoint.
    ///
    /// A checkpoint counts only when more actions follow. Otherwise a journal that does and undoes the same action again and
    /// again would fill the memory with tables.
    fn keep_checkpoint(&mut self, n: usize) {
        if self.now.is_multiple_of(CHECKPOINT) {
            self.candidate = Some((n, self.table.clone()));
        } else if self.now.is_multiple_of(CHECKPOINT / 2) {
            self.checkpoints.extend(self.candidate.take());
        }
    }
}

/// How much of the time between two entries was played: all of it, but nothing of a gap longer than half an hour, which is
/// a break, or of one that goes back, which is a clock that was set.
pub fn counted(from: Moment, to: Moment) -> TimeDelta {
    let gap = to - from;
    let counts = TimeDelta::zero() <= gap && gap <= BREAK;
    if counts { gap } else { TimeDelta::zero() }
}

/// One action as [`Session::replay`] and [`Session::scene`] show it.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// Where it is recorded.
    pub entry: &'a Entry<G::Action>,
    /// What was done.
    pub action: &'a G::Action,
    /// The table before.
    pub before: &'a G::Table,
    /// What followed.
    pub events: &'a [G::Event],
    /// The table after.
    pub after: &'a G::Table,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use courtyard_dueling_nobles::{Action, DuelingNobles};

    fn session(steps: impl IntoIterator<Item = Step<Action>>) -> Session<DuelingNobles> {
        let header = serde_json::from_value(json!({
            "courtyard": 1, "game": "dueling-nobles", "edition": "duelo",
            "players": ["Ana", "Ben"], "started": "2026-11-20T19:03:11+01:00",
        }));
        let mut session = Session::new(header.unwrap()).unwrap();
        for (n, step) in (1..).zip(steps) {
            session.apply(Entry { n, at: None, step }).unwrap();
        }
        session
    }

    fn note() -> Step<Action> {
        Step::Do(Action::Note {
            text: "tea".to_owned(),
        })
    }

    /// The largest number of actions that are played again for the table after an entry.
    fn longest_replay(session: &Session<DuelingNobles>) -> usize {
        let replayed = |n: usize| {
            let mut last = session.last_after(n);
            let mut count = 0;
            while !session.checkpoints.contains_key(&last) {
                last = session.last_after(last - 1);
                count += 1;
            }
            count
        };
        (0..=session.entries().len()).map(replayed).max().unwrap()
    }

    #[test]
    fn a_table_is_never_far_from_a_checkpoint() {
        let straight = (0..1000).map(|_| note());
        assert!(longest_replay(&session(straight)) < 2 * CHECKPOINT);
        let branches = (0..5000).map(|n| match n % 50 {
            45 => Step::Undo(30),
            46 => Step::Redo(20),
            _ => note(),
        });
        assert!(longest_replay(&session(branches)) < 2 * CHECKPOINT);
    }

    #[test]
    fn repeated_undo_adds_no_checkpoints() {
        for depth in [CHECKPOINT / 2, CHECKPOINT, CHECKPOINT + CHECKPOINT / 2] {
            for back in [1, 2, 33, 65] {
                let start = (0..depth).map(|_| note());
                let circle = || std::iter::once(Step::Undo(back)).chain((0..back).map(|_| note()));
                let circles = (0..100).flat_map(|_| circle());
                let session = session(start.chain(circles.filter(|_| back <= depth)));
                let entries = session.entries().len();
                assert!(session.checkpoints.len() <= 2 + entries / (CHECKPOINT / 2));
            }
        }
    }
}
