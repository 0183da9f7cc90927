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

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::num::NonZeroU32;

use chrono::TimeDelta;
use strum::{EnumDiscriminants, VariantNames};

use crate::games::{self, Game};

/// A game that is being played or was played.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    header: Header,
    rules: G::Rules,
    table: G::Table,
    entries: Vec<Entry<G::Action>>,
    /// The entries that did something, in force up to `now`, taken back beyond it.
    timeline: Vec<Place>,
    now: usize,
    /// After each entry, the last action in force, if there is one: the parent of an action that follows.
    parents: Vec<Option<Place>>,
    /// For each entry that does an action, its place in the tree of actions.
    nodes: Vec<Node>,
    /// The table in the beginning, and after every [`CHECKPOINT`]th of the actions that stand on each other, so that
    /// nobody who looks back replays a whole game.
    start: G::Table,
    checkpoints: HashMap<usize, G::Table>,
    /// The tables that actions were done on, and that undo and redo came to or left, the last first, each with the last
    /// action in force: who takes something back, or goes back and forth, meets them again.
    recent: VecDeque<(Option<usize>, G::Table)>,
}

/// Where an entry stands among the entries. There is one for each entry of a long session, so it is kept small.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place(NonZeroU32);

impl Place {
    fn new(index: usize) -> Place {
        let number = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        Place(number.expect("a session has fewer than four billion entries"))
    }

    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// An action's place in the tree of actions: undo goes to its parent, redo to a child.
#[derive(Debug, Clone, Copy, Default)]
struct Node {
    /// How many actions it stands on.
    depth: u32,
    /// One of those, far enough below to come to any of them in few steps.
    jump: Option<Place>,
}

/// So many tables are kept for whoever takes something back.
const RECENT: usize = 8;

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
    /// More actions are to be taken back than are in force.
    NothingToUndo {
        /// How many were asked for.
        asked: usize,
        /// How many there are.
        there: usize,
    },
    /// More actions are to be put back than were taken back since the last new one.
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
        Ok(Session {
            header,
            start: table.clone(),
            rules,
            table,
            entries: Vec::new(),
            timeline: Vec::new(),
            now: 0,
            parents: Vec::new(),
            nodes: Vec::new(),
            checkpoints: HashMap::new(),
            recent: VecDeque::new(),
        })
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

    /// All entries, those taken back included.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The actions in force, oldest first, each with its entry.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = (&Entry<G::Action>, &G::Action)> {
        self.done(&self.timeline[..self.now])
    }

    /// The actions that [`Step::Redo`] puts back, the next one first.
    pub fn taken_back(&self) -> impl DoubleEndedIterator<Item = (&Entry<G::Action>, &G::Action)> {
        self.done(&self.timeline[self.now..])
    }

    fn done<'s>(
        &'s self,
        timeline: &'s [Place],
    ) -> impl DoubleEndedIterator<Item = (&'s Entry<G::Action>, &'s G::Action)> {
        timeline.iter().filter_map(|place| {
            let entry = &self.entries[place.index()];
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
            Step::Undo(count) => (self.table_at(self.undone(*count)?), Vec::new()),
            Step::Redo(count) => (self.table_at(self.redone(*count)?), Vec::new()),
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
        let before = std::mem::replace(&mut self.table, proposal.table);
        self.append(proposal.entry, before);
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
        let mut events = Vec::new();
        let before = match &entry.step {
            Step::Do(action) => {
                let checkpoint = self.now.is_multiple_of(CHECKPOINT);
                let before = checkpoint.then(|| self.table.clone());
                events =
                    G::play(&self.rules, &mut self.table, action).map_err(StepRefusal::Game)?;
                before
            }
            Step::Undo(count) => {
                let table = self.table_at(self.undone(*count)?);
                Some(std::mem::replace(&mut self.table, table))
            }
            Step::Redo(count) => {
                let table = self.table_at(self.redone(*count)?);
                Some(std::mem::replace(&mut self.table, table))
            }
        };
        match before {
            Some(before) => self.append(entry, before),
            None => self.push(entry),
        }
        Ok(events)
    }

    /// The session as it stood after entry `n`, and after the last one if there are fewer.
    pub fn at(&self, n: usize) -> Session<G> {
        let mut session = Session {
            header: self.header.clone(),
            rules: self.rules.clone(),
            table: self.start.clone(),
            start: self.start.clone(),
            entries: Vec::new(),
            timeline: Vec::new(),
            now: 0,
            parents: Vec::new(),
            nodes: Vec::new(),
            checkpoints: HashMap::new(),
            recent: VecDeque::new(),
        };
        for entry in self.entries.iter().take(n) {
            let applied = session.apply(entry.clone());
            debug_assert!(applied.is_ok(), "a recorded entry was refused");
        }
        session
    }

    /// Plays the actions in force again, and shows each: its entry, the table before, what followed, the table after.
    pub fn replay(&self, mut show: impl FnMut(Scene<'_, G>)) {
        let mut table = self.start.clone();
        for done in self.in_force() {
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
        if n >= self.entries.len() {
            return self.table.clone();
        }
        self.table_on(self.parent_of(n))
    }

    /// Whether entry `n` is an action that is in force at the end.
    pub fn is_in_force(&self, n: usize) -> bool {
        let index = n.checked_sub(1).filter(|&i| i < self.entries.len());
        index.is_some_and(|i| {
            let place = Place::new(i);
            self.timeline[..self.now].binary_search(&place).is_ok()
        })
    }

    /// The action that entry `n` is about, by its entry's number: the one that it does, or the one that it takes back
    /// or puts back last.
    pub fn subject(&self, n: usize) -> Option<usize> {
        let i = n.checked_sub(1)?;
        let action = match self.entries.get(i)?.step {
            Step::Do(_) => Some(i),
            Step::Redo(_) => self.parents[i].map(Place::index),
            Step::Undo(count) => {
                let last = self.parent_of(i)?;
                let back = u32::try_from(count - 1).ok()?;
                let depth = self.nodes[last].depth.checked_sub(back)?;
                self.ancestor(last, depth)
            }
        };
        action.map(|i| i + 1)
    }

    /// Plays the action of entry `n` again on the table as it then stood, and shows it; there is nothing to be shown
    /// if the entry does no action.
    pub fn scene<T>(&self, n: usize, show: impl FnOnce(Scene<'_, G>) -> T) -> Option<T> {
        let i = n.checked_sub(1)?;
        let entry = self.entries.get(i)?;
        let Step::Do(action) = &entry.step else {
            return None;
        };
        let before = self.table_on(self.parent_of(i));
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

    fn undone(&self, asked: usize) -> Result<usize, StepRefusal<G::Refusal>> {
        let there = self.now;
        there
            .checked_sub(asked)
            .ok_or(StepRefusal::NothingToUndo { asked, there })
    }

    fn redone(&self, asked: usize) -> Result<usize, StepRefusal<G::Refusal>> {
        let there = self.timeline.len() - self.now;
        match asked <= there {
            true => Ok(self.now + asked),
            false => Err(StepRefusal::NothingToRedo { asked, there }),
        }
    }

    /// The table after so many actions of the timeline.
    fn table_at(&self, count: usize) -> G::Table {
        self.table_on(count.checked_sub(1).map(|last| self.timeline[last].index()))
    }

    /// The table after an action, given its entry, and those that it stands on.
    fn table_on(&self, action: Option<usize>) -> G::Table {
        let mut next = action;
        let mut missed = Vec::new();
        let mut table = loop {
            let Some(n) = next else {
                break self.start.clone();
            };
            if let Some((_, known)) = self.recent.iter().find(|(known, _)| *known == next) {
                break known.clone();
            }
            // No other has a checkpoint.
            let count = self.nodes[n].depth as usize + 1;
            if count.is_multiple_of(CHECKPOINT)
                && let Some(checkpoint) = self.checkpoints.get(&n)
            {
                break checkpoint.clone();
            }
            missed.push(n);
            next = self.parent_of(n);
        };
        for n in missed.into_iter().rev() {
            if let Step::Do(action) = &self.entries[n].step {
                let played = G::play(&self.rules, &mut table, action);
                debug_assert!(played.is_ok(), "a recorded action was refused");
            }
        }
        table
    }

    /// The last action in force at the end.
    fn last(&self) -> Option<usize> {
        self.parent_of(self.entries.len())
    }

    /// The last action in force before the entry at this index.
    fn parent_of(&self, n: usize) -> Option<usize> {
        Some(self.parents[n.checked_sub(1)?]?.index())
    }

    /// The action at this depth on which this one stands.
    fn ancestor(&self, mut action: usize, depth: u32) -> Option<usize> {
        while self.nodes[action].depth > depth {
            let jump = self.nodes[action].jump.map(Place::index);
            action = match jump.filter(|jump| self.nodes[*jump].depth >= depth) {
                Some(jump) => jump,
                None => self.parent_of(action)?,
            };
        }
        Some(action)
    }

    /// The place of an action on this parent. Jumps double, as the digits of a number carry.
    fn node(&self, parent: Option<Place>) -> Node {
        let Some(parent) = parent else {
            return Node::default();
        };
        let at = |place: Place| self.nodes[place.index()];
        let below = at(parent);
        let length = |node: Node| node.jump.map(|jump| node.depth - at(jump).depth);
        let jump = match below.jump {
            Some(jump) if length(below) == length(at(jump)) => at(jump).jump,
            Some(_) | None => Some(parent),
        };
        Node {
            depth: below.depth + 1,
            jump,
        }
    }

    /// Appends an entry; `before` is the table it was done on.
    fn append(&mut self, entry: Entry<G::Action>, before: G::Table) {
        let last = self.last();
        match entry.step {
            Step::Do(_) => {
                if self.now.is_multiple_of(CHECKPOINT)
                    && let Some(last) = last
                {
                    self.checkpoints.insert(last, before.clone());
                }
                self.remember(last, before);
                self.push(entry);
            }
            Step::Undo(_) | Step::Redo(_) => {
                self.remember(last, before);
                self.push(entry);
                self.remember(self.last(), self.table.clone());
            }
        }
    }

    /// Keeps a table for whoever comes back to it.
    fn remember(&mut self, last: Option<usize>, table: G::Table) {
        if !self.recent.iter().any(|(known, _)| *known == last) {
            self.recent.truncate(RECENT - 1);
            self.recent.push_front((last, table));
        }
    }

    fn push(&mut self, entry: Entry<G::Action>) {
        match entry.step {
            Step::Do(_) => {
                self.timeline.truncate(self.now);
                self.timeline.push(Place::new(self.entries.len()));
                self.now += 1;
            }
            Step::Undo(count) => self.now -= count,
            Step::Redo(count) => self.now += count,
        }
        let node = match entry.step {
            Step::Do(_) => self.node(self.parents.last().copied().flatten()),
            Step::Undo(_) | Step::Redo(_) => Node::default(),
        };
        self.nodes.push(node);
        let top = self.now.checked_sub(1).map(|last| self.timeline[last]);
        self.parents.push(top);
        self.entries.push(entry);
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
