//! The story of a session: each player's chance to win after every entry, and the entries that changed it most.
//!
//! A chance is the share of playouts that the player wins. Playouts begin at the public table; hidden cards are dealt from
//! no player's view, consistently with the entries so far and never with later ones. Playout number 7 has the same cards
//! and dice at every entry, so that chances of neighbouring entries are comparable.

use std::ops::Range;

use serde::Serialize;

use courtyard_core::game::{Game, RulesOf};
use courtyard_core::seat::Seat;
use courtyard_session::{Session, Step};

use crate::LabGame;
use crate::playout::{PARTS, Playouts, chances, score};

/// The seed of all playouts, so that a session always has the same story.
const SEED: u64 = 1;

/// Number of turning points that a story names at most.
const TURNING_POINTS: usize = 3;

/// A change is a turning point only if it is this many times its standard error.
const CERTAINTY: f64 = 3.0;

/// The cause of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Dice were thrown.
    Dice,
    /// Hidden cards were shown.
    Card,
    /// A player decided.
    Choice,
}

/// The chances after an entry.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EntryChance {
    /// The entry's number.
    pub n: usize,
    /// The chance of each player to win, from 0 to 1, by seat.
    pub chance: Vec<f64>,
    /// The largest standard error of these chances.
    pub error: f64,
}

/// An entry that changed a chance more than most others.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The entry's number.
    pub n: usize,
    /// The player whose chance it raised most.
    pub seat: Seat,
    /// The player's chance before.
    pub from: f64,
    /// The player's chance after.
    pub to: f64,
    /// The cause of the change.
    pub cause: Cause,
}

/// The story of a session.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Story {
    /// The chances after each entry. Entries after which the table has impossible numbers of cards are left out.
    pub entries: Vec<EntryChance>,
    /// At most three entries, in their order.
    pub turning_points: Vec<TurningPoint>,
}

/// The playouts of one position so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Estimate {
    /// The results of each player, in [`PARTS`] per playout.
    pub sums: Vec<u64>,
    /// Number of playouts.
    pub playouts: u64,
}

impl Estimate {
    /// Adds further playouts.
    pub fn add(&mut self, sums: &[u64], playouts: u64) {
        self.sums.resize(sums.len(), 0);
        for (sum, further) in self.sums.iter_mut().zip(sums) {
            *sum += further;
        }
        self.playouts += playouts;
    }

    fn chance(&self, seat: usize) -> f64 {
        self.sums[seat] as f64 / (self.playouts * PARTS) as f64
    }

    /// The standard error of a chance. One win and one loss are added, so that it is not 0 after a few equal results.
    fn error(&self, seat: usize) -> f64 {
        let playouts = self.playouts as f64 + 2.0;
        let chance = (self.chance(seat) * self.playouts as f64 + 1.0) / playouts;
        (chance * (1.0 - chance) / playouts).sqrt()
    }
}

/// A session's positions, for playouts.
pub trait Chronicle: Send + Sync {
    /// Number of positions. Entries that do not change the table share one.
    fn positions(&self) -> usize;

    /// Number of entries.
    fn entries(&self) -> usize;

    /// The position after an entry, from 1; before the first for 0.
    fn position_after(&self, n: usize) -> usize;

    /// Plays the playouts with these numbers from a position. Returns the results of each player, in [`PARTS`] per
    /// playout; `None` if the table has impossible numbers of cards. A finished game needs no playout.
    fn play(&self, position: usize, numbers: Range<u64>) -> Option<Vec<u64>>;

    /// The story that these estimates tell, one for each position.
    fn story(&self, estimates: &[Option<Estimate>]) -> Story;
}

/// A table and what all players know about hidden cards.
struct Position<G: LabGame> {
    table: G::Table,
    record: G::Record,
}

/// The change that an entry made.
struct Change {
    before: usize,
    after: usize,
    /// Its cause; `None` for undo, redo and corrections.
    cause: Option<Cause>,
}

/// The positions of a session of this game.
pub struct Positions<G: LabGame> {
    rules: RulesOf<G>,
    players: usize,
    positions: Vec<Position<G>>,
    changes: Vec<Change>,
}

impl<G: LabGame> Positions<G> {
    /// The positions of a session, undone actions included.
    pub fn of(session: &Session<G>) -> Positions<G> {
        let players = session.header().players.len();
        let rules = session.rules().clone();
        let first = Position {
            table: G::table(&rules, players),
            record: G::record(&rules, players),
        };
        let mut positions = vec![first];
        let mut changes = Vec::new();
        // The positions after the applied actions, and after those that can be redone.
        let (mut applied, mut undone) = (vec![0], Vec::new());
        for entry in session.entries() {
            let before = applied.last().copied().unwrap_or_default();
            let mut cause = None;
            match &entry.step {
                Step::Do(action) => {
                    undone.clear();
                    cause = cause_of::<G>(action);
                    applied.push(follow(&rules, &mut positions, before, action));
                }
                Step::Undo(count) => {
                    undone.extend((0..*count).filter_map(|_| applied.pop()));
                }
                Step::Redo(count) => {
                    applied.extend((0..*count).filter_map(|_| undone.pop()));
                }
            }
            let after = applied.last().copied().unwrap_or_default();
            changes.push(Change {
                before,
                after,
                cause,
            });
        }
        Positions {
            rules,
            players,
            positions,
            changes,
        }
    }
}

/// Adds the position after an action, and returns its place; that of the position before, if the action changes nothing.
fn follow<G: LabGame>(
    rules: &RulesOf<G>,
    positions: &mut Vec<Position<G>>,
    before: usize,
    action: &G::Action,
) -> usize {
    let Position { table, record } = &positions[before];
    let (mut table, mut record) = (table.clone(), record.clone());
    let mut events = Vec::new();
    // A session has only legal actions.
    let played = G::play_into(rules, &mut table, action, &mut events);
    if played.is_err() || table == positions[before].table {
        return before;
    }
    G::remember(&mut record, &table, action, &events);
    positions.push(Position { table, record });
    positions.len() - 1
}

fn cause_of<G: LabGame>(action: &G::Action) -> Option<Cause> {
    if G::thrown(action).is_some() {
        return Some(Cause::Dice);
    }
    if G::shows_cards(action) {
        return Some(Cause::Card);
    }
    G::kinds_counted()
        .contains(&G::kind(action))
        .then_some(Cause::Choice)
}

impl<G> Chronicle for Positions<G>
where
    G: LabGame<Table: Send + Sync, Record: Send + Sync>,
    RulesOf<G>: Send + Sync,
{
    fn positions(&self) -> usize {
        self.positions.len()
    }

    fn entries(&self) -> usize {
        self.changes.len()
    }

    fn position_after(&self, n: usize) -> usize {
        let change = n.checked_sub(1).and_then(|place| self.changes.get(place));
        change.map_or(0, |change| change.after)
    }

    fn play(&self, position: usize, numbers: Range<u64>) -> Option<Vec<u64>> {
        let Position { table, record } = &self.positions[position];
        if let outcome @ Some(_) = <G as Game>::outcome(table) {
            let playouts = numbers.end - numbers.start;
            let seats = Seat::first(self.players);
            let won = seats.map(|seat| score(outcome, seat, self.players) * playouts);
            return Some(won.collect());
        }
        chances::<G>(
            &mut Playouts::default(),
            &self.rules,
            table,
            record,
            self.players,
            SEED,
            numbers,
        )
    }

    fn story(&self, estimates: &[Option<Estimate>]) -> Story {
        let estimate = |position: usize| {
            let estimate = estimates.get(position)?.as_ref()?;
            (estimate.playouts > 0).then_some(estimate)
        };
        let is_over = |position: usize| G::outcome(&self.positions[position].table).is_some();
        let error = |position: usize, estimate: &Estimate, seat| match is_over(position) {
            true => 0.0,
            false => estimate.error(seat),
        };
        let entries = self.changes.iter().zip(1..).filter_map(|(change, n)| {
            let estimate = estimate(change.after)?;
            let errors = (0..self.players).map(|seat| error(change.after, estimate, seat));
            Some(EntryChance {
                n,
                chance: (0..self.players)
                    .map(|seat| estimate.chance(seat))
                    .collect(),
                error: errors.fold(0.0, f64::max),
            })
        });
        let changes = self.changes.iter().zip(1..).filter_map(|(change, n)| {
            let cause = change.cause?;
            let (before, after) = (estimate(change.before)?, estimate(change.after)?);
            let rise = |seat: usize| after.chance(seat) - before.chance(seat);
            let seat = (0..self.players).max_by(|a, b| rise(*a).total_cmp(&rise(*b)))?;
            let errors = [
                error(change.before, before, seat),
                error(change.after, after, seat),
            ];
            let certain = rise(seat) >= CERTAINTY * errors[0].hypot(errors[1]);
            certain.then_some(TurningPoint {
                n,
                seat: Seat::first(self.players).nth(seat)?,
                from: before.chance(seat),
                to: after.chance(seat),
                cause,
            })
        });
        let mut turning_points: Vec<TurningPoint> = changes.collect();
        turning_points.sort_by(|a, b| (b.to - b.from).total_cmp(&(a.to - a.from)));
        turning_points.truncate(TURNING_POINTS);
        turning_points.sort_by_key(|point| point.n);
        Story {
            entries: entries.collect(),
            turning_points,
        }
    }
}
