//! One game over time: entries, unlimited undo and redo, and the table after any entry.
//!
//! A session changes in two steps. [`Session::propose`] asks the game's referee and returns a [`Proposal`]: the entry
//! to write and the resulting table. [`Session::commit`] makes the proposal the current state. An entry is committed
//! before it is saved, so that play continues in memory if the disk fails; the library reports which entries are saved.
//! Reading a journal asks the same referee entry by entry, without a proposal in between.

mod copies;
mod entry;
mod header;
pub mod journal;
mod names;

pub use copies::{HEAD, Precedence, Relation, are_copies, relation};
pub use entry::{BadEntry, BotData, Entry, Moment, Step, moment_at, now};
pub use header::{
    Bots, FORMAT_VERSION, Header, HeaderFault, NoHeader, RuleSet, SeatedBot, packing,
};
pub use names::{LONGEST_NAME, NameFault, entered_name, entered_names, same_names};

use std::collections::HashMap;
use std::fmt;

use chrono::TimeDelta;
use strum::{EnumDiscriminants, VariantNames};
use uuid::Uuid;

use courtyard_core::game::{self as games, Game, RulesOf};

/// A game in progress or finished.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    header: Header,
    rules: RulesOf<G>,
    table: G::Table,
    entries: Vec<Entry<G::Action>>,
    /// The numbers of the entries whose actions are applied, up to `now`, followed by those that can be redone.
    timeline: Vec<usize>,
    now: usize,
    /// One item per entry.
    marks: Vec<Mark>,
    /// The table after the action of some entries, by entry number; 0 is the table before the first entry.
    checkpoints: HashMap<usize, G::Table>,
    /// The next checkpoint. It is stored after half of [`CHECKPOINT`] further actions.
    candidate: Option<(usize, G::Table)>,
    pause: Pause,
}

/// The breaks since the last entry.
#[derive(Debug, Clone, Copy, Default)]
struct Pause {
    /// The start of the current break.
    since: Option<Moment>,
    /// The length of the breaks that have ended.
    ended: TimeDelta,
}

/// The actions that an entry refers to, by entry number; 0 means none.
#[derive(Debug, Clone, Copy)]
struct Mark {
    /// The last applied action after the entry.
    last: usize,
    /// The action that the entry does, undoes or redoes.
    subject: usize,
    /// The action that ended the game, if the game has ended after the entry.
    ending: usize,
}

/// Number of applied actions between two checkpoints. A table is recomputed from the checkpoint before it, so the time
/// for an undo does not grow with the session.
const CHECKPOINT: usize = 64;

/// Maximum length of a note, and of the reason of a correction, in characters. Journals of earlier versions may have
/// longer ones.
pub const LONGEST_NOTE: usize = 1000;

/// A longer gap between two entries counts as a break.
const BREAK: TimeDelta = TimeDelta::minutes(30);

/// Why a step is refused.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(StepRefusalKind))]
#[strum_discriminants(
    doc = "The kind of a [`StepRefusal`]. Except for a game's own refusal, its name is its code."
)]
#[strum_discriminants(derive(VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
pub enum StepRefusal<R> {
    /// The game's rules forbid the action.
    Game(R),
    /// More undo steps were requested than actions are applied.
    NothingToUndo {
        /// Number requested.
        requested: usize,
        /// Number available.
        available: usize,
    },
    /// More redo steps were requested than actions can be redone.
    NothingToRedo {
        /// Number requested.
        requested: usize,
        /// Number available.
        available: usize,
    },
    /// A note, or the reason of a correction, has more than [`LONGEST_NOTE`] characters.
    LongNote,
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
    /// Writes the code. The text layer has the sentences for players.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(games::Refusal::code(self))
    }
}

impl<R: games::Refusal + fmt::Debug> std::error::Error for StepRefusal<R> {}

/// A legal entry and the resulting table. [`Session::commit`] makes it a part of the session.
#[derive(Debug, Clone)]
pub struct Proposal<G: Game> {
    entry: Entry<G::Action>,
    table: G::Table,
    events: Vec<G::Event>,
}

impl<G: Game> Proposal<G> {
    /// The entry to write.
    pub fn entry(&self) -> &Entry<G::Action> {
        &self.entry
    }

    /// This proposal, with the part of its entry that concerns bots.
    #[must_use]
    pub fn with_bots(mut self, bots: BotData) -> Proposal<G> {
        self.entry.bots = bots;
        self
    }
}

impl<G: Game> Session<G> {
    /// Creates a session without entries.
    ///
    /// # Errors
    /// If the header is for another game, or names an edition or rules that the game does not have.
    pub fn new(header: Header) -> Result<Session<G>, HeaderFault> {
        header.is_of::<G>()?;
        let rules =
            RulesOf::<G>::new(&header.edition, &header.rules).map_err(HeaderFault::Rules)?;
        let table = G::table(&rules, header.players.len());
        Ok(Session::starting_with(header, rules, table))
    }

    fn starting_with(header: Header, rules: RulesOf<G>, table: G::Table) -> Session<G> {
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
            pause: Pause::default(),
        }
    }

    /// The session's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Gives the session an identifier, unless its header has one.
    pub fn identify(&mut self, id: Uuid) {
        self.header.identify(id);
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RulesOf<G> {
        &self.rules
    }

    /// The current table.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// The start of the current break, during which no time counts as played. The next entry ends it.
    pub fn paused_since(&self) -> Option<Moment> {
        self.pause.since
    }

    /// Begins a break at this time, or ends the current one at `now`.
    pub fn pause(&mut self, since: Option<Moment>, now: Moment) {
        self.pause.ended = self.breaks(now);
        self.pause.since = since;
    }

    /// The length of the breaks since the last entry.
    fn breaks(&self, now: Moment) -> TimeDelta {
        let running = self
            .pause
            .since
            .map(|since| (now - since).max(TimeDelta::zero()));
        self.pause.ended + running.unwrap_or_default()
    }

    /// The part of the time since the last entry that counts as played, if that entry was at `last`.
    pub fn counted_since(&self, last: Moment, now: Moment) -> TimeDelta {
        counted(last, now - self.breaks(now))
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

    /// Validates the next step and computes the resulting table, without changing the session.
    ///
    /// # Errors
    /// Returns why the rules forbid the step, that there are not enough actions to undo or redo, or that a note is too
    /// long.
    pub fn propose(
        &self,
        step: Step<G::Action>,
        at: Moment,
    ) -> Result<Proposal<G>, StepRefusal<G::Refusal>> {
        let (table, events) = match &step {
            Step::Do(action) => {
                let words = G::note_of(action).or_else(|| G::reason_of(action));
                if words.is_some_and(is_too_long) {
                    return Err(StepRefusal::LongNote);
                }
                // On a copy: a proposal may never be committed.
                let mut table = self.table.clone();
                let events = G::play(&self.rules, &mut table, action).map_err(StepRefusal::Game)?;
                (table, events)
            }
            // The rules are not asked: each earlier table was legal when it was reached.
            Step::Undo(count) => (self.table_at(self.after_undo(*count)?), Vec::new()),
            Step::Redo(count) => (self.table_at(self.after_redo(*count)?), Vec::new()),
        };
        Ok(Proposal {
            entry: Entry {
                n: self.entries.len() as u64 + 1,
                at: Some(at),
                paused: u32::try_from(self.breaks(at).num_seconds())
                    .ok()
                    .filter(|seconds| *seconds > 0),
                step,
                bots: BotData::default(),
            },
            table,
            events,
        })
    }

    /// Makes the proposal the current state, and returns the events of its action.
    pub fn commit(&mut self, proposal: Proposal<G>) -> Vec<G::Event> {
        self.table = proposal.table;
        self.push(proposal.entry);
        proposal.events
    }

    /// Applies an entry that was recorded before.
    ///
    /// # Errors
    /// As for [`propose`](Session::propose), but notes may have any length; the session is then unchanged.
    pub fn apply(
        &mut self,
        entry: Entry<G::Action>,
    ) -> Result<Vec<G::Event>, StepRefusal<G::Refusal>> {
        let events = match &entry.step {
            // Without a copy of the table, because a long journal is read entry by entry.
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

    /// The session after entry `n`, or after the last one if there are fewer.
    pub fn at(&self, n: usize) -> Session<G> {
        let (header, rules) = (self.header.clone(), self.rules.clone());
        let mut session = Session::starting_with(header, rules, self.table_after(0));
        for entry in self.entries.iter().take(n) {
            let applied = session.apply(entry.clone());
            debug_assert!(applied.is_ok(), "a recorded entry was refused");
        }
        session
    }

    /// Replays the applied actions, passing each scene to `show`.
    pub fn replay(&self, mut show: impl FnMut(Scene<'_, G>)) {
        let mut table = self.table_after(0);
        for (entry, action) in self.applied() {
            self.replay_one(&mut table, entry, action, &mut show);
        }
    }

    /// Replays one action on the table on which it was done, and passes the scene to `show`.
    pub fn replay_one<T>(
        &self,
        table: &mut G::Table,
        entry: &Entry<G::Action>,
        action: &G::Action,
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

    /// The table after entry `n`, or after the last one if there are fewer; for 0, the table before the first.
    ///
    /// The time does not grow with the length of the session.
    pub fn table_after(&self, n: usize) -> G::Table {
        if n < self.entries.len() {
            self.table_on(self.last_after(n))
        } else {
            self.table.clone()
        }
    }

    /// Whether entry `n` is an action that is applied in the current state.
    pub fn is_applied(&self, n: usize) -> bool {
        // Each action has a greater number than those before it on the timeline.
        self.timeline[..self.now].binary_search(&n).is_ok()
    }

    /// The entry number of the action that entry `n` does, undoes last or redoes last.
    pub fn subject(&self, n: usize) -> Option<usize> {
        let mark = self.marks.get(n.checked_sub(1)?)?;
        Some(mark.subject).filter(|subject| *subject > 0)
    }

    /// Replays the action of entry `n` on the table before it, and passes the scene to `show`. `None` if the entry does
    /// no action.
    pub fn scene<T>(&self, n: usize, show: impl FnOnce(Scene<'_, G>) -> T) -> Option<T> {
        let entry = self.entries.get(n.checked_sub(1)?)?;
        let Step::Do(action) = &entry.step else {
            return None;
        };
        let mut table = self.table_after(n - 1);
        Some(self.replay_one(&mut table, entry, action, show))
    }

    /// The entry of the action that ended the game, if the game has ended. Later notes, undo and redo do not change it,
    /// unless play goes on.
    pub fn ending(&self) -> Option<&Entry<G::Action>> {
        let ending = self.marks.last()?.ending;
        self.entries.get(ending.checked_sub(1)?)
    }

    /// When the game ended; in a running game, when the last entry was recorded. `None` if no time is known.
    pub fn ended_at(&self) -> Option<Moment> {
        self.up_to_the_end().iter().rev().find_map(|entry| entry.at)
    }

    /// The entries up to the action that ended the game; all entries of a running game.
    fn up_to_the_end(&self) -> &[Entry<G::Action>] {
        match self.marks.last() {
            Some(mark) if mark.ending > 0 => &self.entries[..mark.ending],
            _ => &self.entries,
        }
    }

    /// The time played until the end of the game, if at least two entries have a time. Undone actions count too. Pauses
    /// count nothing. A gap longer than half an hour is a break and counts nothing either, as does a gap that goes back
    /// because a clock was set.
    pub fn played(&self) -> Option<TimeDelta> {
        let entries = self.up_to_the_end().iter();
        let mut timed = entries.filter(|entry| entry.at.is_some());
        let mut before = timed.next()?.at?;
        timed.fold(None, |played: Option<TimeDelta>, entry| {
            let gap = entry.counted_since(before).unwrap_or_default();
            before = entry.at.unwrap_or(before);
            Some(played.unwrap_or_default() + gap)
        })
    }

    /// The time played in minutes, rounded by [`minutes`].
    pub fn minutes(&self) -> Option<u64> {
        let played = self.played()?;
        Some(minutes(played.num_seconds() as f64))
    }

    fn after_undo(&self, requested: usize) -> Result<usize, StepRefusal<G::Refusal>> {
        let available = self.now;
        available
            .checked_sub(requested)
            .ok_or(StepRefusal::NothingToUndo {
                requested,
                available,
            })
    }

    fn after_redo(&self, requested: usize) -> Result<usize, StepRefusal<G::Refusal>> {
        let available = self.timeline.len() - self.now;
        if requested <= available {
            Ok(self.now + requested)
        } else {
            Err(StepRefusal::NothingToRedo {
                requested,
                available,
            })
        }
    }

    /// The table after the first `count` actions of the timeline.
    fn table_at(&self, count: usize) -> G::Table {
        self.table_on(count.checked_sub(1).map_or(0, |last| self.timeline[last]))
    }

    /// The table after the action of this entry and of those before it on the timeline.
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

    /// The entry number of the last applied action after entry `n`; 0 if there is none.
    fn last_after(&self, n: usize) -> usize {
        n.checked_sub(1).map_or(0, |i| self.marks[i].last)
    }

    /// Appends an entry that led to the current table.
    fn push(&mut self, entry: Entry<G::Action>) {
        // The entry has recorded the breaks before it.
        self.pause = Pause::default();
        let n = self.entries.len() + 1;
        let subject = match entry.step {
            Step::Do(_) => {
                // A new action replaces those that could be redone. Their entries stay: a journal only grows.
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
        let subject = subject.copied().unwrap_or(0);
        let last = self.timeline[..self.now].last().copied().unwrap_or(0);
        let ending_at = |n: usize| n.checked_sub(1).map_or(0, |place| self.marks[place].ending);
        let ending = match (&entry.step, G::outcome(&self.table).is_some()) {
            (_, false) => 0,
            // The first of the actions after which the game is over.
            (Step::Do(_), true) => match ending_at(n - 1) {
                0 => n,
                before => before,
            },
            // After an undo or redo, the game has ended where it had when the last applied action was recorded.
            (Step::Undo(_) | Step::Redo(_), true) => ending_at(last),
        };
        self.marks.push(Mark {
            last,
            subject,
            ending,
        });
        self.entries.push(entry);
    }

    /// Stores the current table, after the action of entry `n`, if it is due as a checkpoint.
    ///
    /// A checkpoint is stored only after more actions follow. Otherwise, a journal that does and undoes the same action
    /// repeatedly would fill the memory with tables.
    fn keep_checkpoint(&mut self, n: usize) {
        if self.now.is_multiple_of(CHECKPOINT) {
            self.candidate = Some((n, self.table.clone()));
        } else if self.now.is_multiple_of(CHECKPOINT / 2) {
            self.checkpoints.extend(self.candidate.take());
        }
    }
}

/// Whether the words of a note have more than [`LONGEST_NOTE`] characters.
fn is_too_long(words: &str) -> bool {
    // Characters, not bytes: a limit in bytes would be shorter for Cyrillic than for Latin letters.
    words.chars().nth(LONGEST_NOTE).is_some()
}

/// A time in whole minutes, as all durations are shown: rounded half up, and at least 1.
pub fn minutes(seconds: f64) -> u64 {
    ((seconds / 60.0 + 0.5).floor() as u64).max(1)
}

/// The part of the time between two entries that counts as played. A gap of more than half an hour is a break and is
/// not counted. Neither is a negative gap, after a clock was set back.
fn counted(from: Moment, to: Moment) -> TimeDelta {
    let gap = to - from;
    let counts = TimeDelta::zero() <= gap && gap <= BREAK;
    if counts { gap } else { TimeDelta::zero() }
}

impl<A> Entry<A> {
    /// The part of the time since `last` that counts as played; `None` if the entry has no time.
    pub fn counted_since(&self, last: Moment) -> Option<TimeDelta> {
        let paused = TimeDelta::seconds(self.paused.unwrap_or_default().into());
        Some(counted(last, self.at? - paused))
    }
}

/// An action with the tables before and after it, as [`Session::replay`] and [`Session::scene`] show it.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// The entry that records it.
    pub entry: &'a Entry<G::Action>,
    /// The action.
    pub action: &'a G::Action,
    /// The table before.
    pub before: &'a G::Table,
    /// The consequences.
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
            session
                .apply(Entry {
                    n,
                    at: None,
                    paused: None,
                    step,
                    bots: BotData::default(),
                })
                .unwrap();
        }
        session
    }

    fn note() -> Step<Action> {
        Step::Do(Action::Note {
            text: "tea".to_owned(),
        })
    }

    /// The largest number of actions that are replayed to compute the table after any entry.
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
    fn durations_are_rounded_half_up_and_are_at_least_a_minute() {
        let all = [
            0.0, 29.0, 30.0, 89.0, 90.0, 149.0, 150.0, 209.5, 210.0, 3570.0,
        ]
        .map(minutes);
        assert_eq!(all, [1, 1, 1, 1, 2, 2, 3, 3, 4, 60]);
    }

    #[test]
    fn a_game_ends_with_the_action_that_ended_it() {
        let setup = r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#;
        let setup = || Step::Do(serde_json::from_str(setup).unwrap());
        let concede = || Step::Do(serde_json::from_str(r#"{"type":"concede","seat":1}"#).unwrap());
        let ended = |steps: Vec<Step<Action>>| {
            let mut session = session([]);
            for (n, step) in (1..).zip(steps) {
                let at = Some(session.header.started + TimeDelta::minutes(10 * n as i64));
                let paused = None;
                session
                    .apply(Entry {
                        n,
                        at,
                        paused,
                        step,
                        bots: BotData::default(),
                    })
                    .unwrap();
            }
            (session.ending().map(|entry| entry.n), session.minutes())
        };
        let end = || vec![setup(), note(), concede()];
        let and = |more: Vec<Step<Action>>| ended(end().into_iter().chain(more).collect());
        assert_eq!(ended(vec![setup(), note()]), (None, Some(10)));
        assert_eq!(ended(end()), (Some(3), Some(20)));
        assert_eq!(and(vec![note(), note()]), (Some(3), Some(20)));
        assert_eq!(and(vec![Step::Undo(1), Step::Redo(1)]), (Some(3), Some(20)));
        assert_eq!(
            and(vec![note(), Step::Undo(2), Step::Redo(2)]),
            (Some(3), Some(20))
        );
        assert_eq!(
            and(vec![note(), Step::Undo(1), note(), Step::Undo(1)]),
            (Some(3), Some(20))
        );
        // Play goes on.
        assert_eq!(and(vec![Step::Undo(1)]), (None, Some(30)));
        assert_eq!(
            and(vec![Step::Undo(1), note(), concede()]),
            (Some(6), Some(50))
        );
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
