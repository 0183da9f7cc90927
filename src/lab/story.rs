//! The story of a session: each player's chance to win after every entry, and the entries that changed it most.
//!
//! A [`Chronicle`] has the positions of a session, an [`Estimation`] says which playouts are needed, and [`Story::of`]
//! makes the story of the results so far. A chance is the share of playouts that the player wins. Playouts begin at the
//! public table; hidden cards are dealt from no player's view, consistently with the entries so far and never with later
//! ones. Playout number 7 has the same cards and dice at every entry, so that chances of neighbouring entries are
//! comparable.

use std::collections::VecDeque;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use courtyard_core::game::{Events, Game, RulesOf};
use courtyard_core::seat::Seat;
use courtyard_session::{Session, Step};

use crate::LabGame;
use crate::playout::{PARTS, Playouts, chances, score};

/// The seed of all playouts, so that a session always has the same story.
const SEED: u64 = 1;

/// Number of turning points that a story names at most.
const TURNING_POINTS: usize = 3;

/// Number of changes whose chances before and after are estimated as precisely as those at the start of a turn.
const LARGE_CHANGES: usize = 16;

/// Number of the largest of these whose chances are checked by other playouts. The largest of many estimates are too large
/// on average, so only the other playouts count.
const CHECKED_CHANGES: usize = 6;

/// Number of playouts by which a chance is checked, as a multiple of those at the start of a turn.
const CHECKS: u64 = 2;

/// Number of turns up to which the start of each gets all playouts. In longer sessions it gets fewer, at least a quarter.
const PRECISE_TURNS: u64 = 100;

/// The share of playouts that other positions get before the large changes are known, up to this number of positions. In
/// longer sessions they get fewer, at least a quarter of it.
const FIRST: (u64, u64) = (5, 250);

/// Usual number of playouts from a position: the standard error is at most 3.5 points.
pub const PLAYOUTS: u64 = 200;

/// A checked change is a turning point only if it is at least this many times its standard error: 10 points at the usual
/// number of playouts.
const CERTAINTY: f64 = 3.0;

/// The cause of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Dice were thrown.
    Dice,
    /// Hidden cards were shown.
    Card,
    /// A player decided, perhaps in several entries in a row.
    Choice,
}

/// The chances after an entry.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EntryChance {
    /// The entry's number.
    pub n: usize,
    /// The turn after it; 0 before the first.
    pub turn: u32,
    /// Whether it is an applied action.
    pub applied: bool,
    /// The chance of each player to win, from 0 to 1, by seat.
    pub chance: Vec<f64>,
    /// The largest standard error of these chances; 0 if the game has ended.
    pub error: f64,
    /// Whether there were fewer playouts than at the start of a turn.
    pub rough: bool,
}

impl EntryChance {
    /// The player who is ahead by more than twice the error, if one is.
    pub fn leader(&self) -> Option<usize> {
        let best =
            (0..self.chance.len()).max_by(|a, b| self.chance[*a].total_cmp(&self.chance[*b]))?;
        let is_behind = |(seat, chance): (usize, &f64)| {
            seat == best || self.chance[best] - chance > 2.0 * self.error
        };
        self.chance
            .iter()
            .enumerate()
            .all(is_behind)
            .then_some(best)
    }
}

/// An entry that changed a chance more than most others.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The entry's number; of several decisions in a row the one that contributed most, and no mere end of a phase.
    pub n: usize,
    /// The player whose chance it raised most.
    pub seat: Seat,
    /// The player's chance before.
    pub from: f64,
    /// The player's chance after.
    pub to: f64,
    /// The cause of the change.
    pub cause: Cause,
    /// The challenge of the fight that the entry is part of, if it is not the challenge itself.
    #[serde(skip)]
    pub challenge: Option<usize>,
    /// Whether the decision was to end the turn without a challenge.
    #[serde(skip)]
    pub passes: bool,
    /// Whether the game ended with it.
    #[serde(skip)]
    pub ends: bool,
}

impl TurningPoint {
    fn rise(&self) -> f64 {
        self.to - self.from
    }
}

/// The story of a session.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Story {
    /// The chances after each entry. Entries after which the table has impossible numbers of cards are left out.
    pub entries: Vec<EntryChance>,
    /// At most three entries, in their order.
    pub turning_points: Vec<TurningPoint>,
    /// The changes that are certainly no error of the playouts, added up by their causes.
    pub certain_changes: Causes,
}

/// Changes of chances, added up by their causes.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Causes {
    /// Dice were thrown.
    pub dice: f64,
    /// Hidden cards were shown.
    pub card: f64,
    /// A player decided.
    pub choice: f64,
}

impl Story {
    /// The story by the playouts so far.
    pub fn of(chronicle: &dyn Chronicle, estimation: &Estimation) -> Story {
        let changes = chronicle.changes();
        let entries = changes.iter().zip(1..).filter_map(|(change, n)| {
            let estimate = estimation.of(change.after)?;
            let turning = &chronicle.about(change.after);
            Some(EntryChance {
                n,
                turn: turning.turn,
                applied: change.is_applied,
                chance: estimate.chances().collect(),
                error: estimate.errors(turning.is_over).fold(0.0, f64::max),
                rough: !turning.is_over && estimate.playouts < estimation.precise,
            })
        });
        let entries = entries.collect();
        let deeds = deeds(chronicle).into_iter();
        let certain = deeds.filter_map(|deed| certain_change(chronicle, estimation, &deed));
        let mut certain: Vec<TurningPoint> = certain.collect();
        let mut certain_changes = Causes::default();
        for change in &certain {
            *match change.cause {
                Cause::Dice => &mut certain_changes.dice,
                Cause::Card => &mut certain_changes.card,
                Cause::Choice => &mut certain_changes.choice,
            } += change.rise();
        }
        certain.sort_by(|a, b| b.rise().total_cmp(&a.rise()));
        certain.truncate(TURNING_POINTS);
        certain.sort_by_key(|point| point.n);
        Story {
            entries,
            turning_points: certain,
            certain_changes,
        }
    }

    /// The applied entries with precise chances: the first of each turn, those before and after large changes, and the
    /// last.
    pub fn curve(&self) -> impl DoubleEndedIterator<Item = &EntryChance> {
        let entries = self.entries.iter();
        entries.filter(|entry| entry.applied && !entry.rough)
    }

    /// The [`curve`](Story::curve) without the end of the game.
    pub fn before_end(&self) -> impl Iterator<Item = &EntryChance> {
        self.curve().filter(|entry| entry.error > 0.0)
    }

    /// The player who is ahead at the start of the middle turn, if one is.
    pub fn leader_at_half_time(&self) -> Option<usize> {
        let turns = self.turns();
        let middle = turns.last()?.turn.div_ceil(2);
        turns.iter().find(|entry| entry.turn == middle)?.leader()
    }

    /// The entry after which the player's chance was lowest.
    pub fn lowest(&self, seat: usize) -> Option<&EntryChance> {
        let by_chance =
            |a: &&EntryChance, b: &&EntryChance| a.chance[seat].total_cmp(&b.chance[seat]);
        self.curve().min_by(by_chance)
    }

    /// The entry that starts each turn, and the last entry.
    pub fn turns(&self) -> Vec<&EntryChance> {
        let mut turns: Vec<&EntryChance> = Vec::new();
        for entry in self.curve() {
            if turns.last().map_or(0, |last| last.turn) < entry.turn {
                turns.push(entry);
            }
        }
        let last = self.curve().next_back();
        turns.extend(last.filter(|last| turns.last().is_some_and(|turn| turn.n < last.n)));
        turns
    }
}

/// An applied change with a cause. Several decisions of a player in a row are one change: its parts are measured as if
/// `greedy` did the next part, and would often cancel out.
struct Deed {
    before: usize,
    after: usize,
    cause: Cause,
    /// The entries, with their positions after them and whether they only lead on.
    entries: Vec<(usize, usize, bool)>,
    /// The last challenge before it in the same turn.
    challenge: Option<usize>,
}

fn deeds(chronicle: &dyn Chronicle) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Vec::new();
    let mut latest = None;
    let mut challenged = None;
    for (change, n) in chronicle.changes().iter().zip(1..) {
        let Some(cause) = change.cause.filter(|_| change.is_applied) else {
            continue;
        };
        let turn = chronicle.about(change.before).turn;
        let by = Some((cause, change.actor, turn));
        let challenge = challenged.and_then(|(n, of)| (of == turn).then_some(n));
        match deeds.last_mut() {
            Some(deed) if cause == Cause::Choice && latest == by => {
                deed.after = change.after;
                deed.entries.push((n, change.after, change.leads_on));
            }
            _ => deeds.push(Deed {
                before: change.before,
                after: change.after,
                cause,
                entries: vec![(n, change.after, change.leads_on)],
                challenge,
            }),
        }
        latest = by;
        if change.challenges {
            challenged = Some((n, turn));
        }
    }
    deeds
}

/// A change, if it is larger than errors explain.
fn certain_change(
    chronicle: &dyn Chronicle,
    estimation: &Estimation,
    deed: &Deed,
) -> Option<TurningPoint> {
    let [before, after] = [deed.before, deed.after].map(|position| estimation.checked(position));
    let (before, after) = (before?, after?);
    let (seat, rise) = largest_rise(before, after)?;
    let is_over = chronicle.about(deed.after).is_over;
    let error = before.error(seat, false).hypot(after.error(seat, is_over));
    // The entry that contributes most; one that only leads on is no decision if there is another.
    let mut chance = before.chance(seat);
    let rises = deed.entries.iter().map(|(n, after, leads_on)| {
        let after = estimation
            .of(*after)
            .map_or(chance, |after| after.chance(seat));
        let rise = after - std::mem::replace(&mut chance, after);
        (*n, !leads_on, rise)
    });
    let (n, decides, _) = rises.max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)))?;
    // The end of a phase decides nothing, nor does the end of a turn after a fight.
    let ends_turn = chronicle.about(deed.before).turn != chronicle.about(deed.after).turn;
    if !decides && (deed.challenge.is_some() || !ends_turn) {
        return None;
    }
    (rise >= CERTAINTY * error).then_some(TurningPoint {
        n,
        seat: Seat::new(seat)?,
        from: before.chance(seat),
        to: after.chance(seat),
        cause: deed.cause,
        challenge: deed.challenge,
        passes: !decides,
        ends: is_over,
    })
}

/// The player whose chance rises most, and by how much.
fn largest_rise(before: &Estimate, after: &Estimate) -> Option<(usize, f64)> {
    let rises = after.chances().zip(before.chances());
    let rises = rises.map(|(after, before)| after - before);
    rises.enumerate().max_by(|a, b| a.1.total_cmp(&b.1))
}

/// The playouts of one position so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Estimate {
    /// The results of each player, in [`PARTS`] per playout.
    sums: Vec<u64>,
    /// Number of playouts.
    playouts: u64,
}

impl Estimate {
    fn add(&mut self, sums: &[u64], playouts: u64) {
        self.sums.resize(sums.len(), 0);
        for (sum, further) in self.sums.iter_mut().zip(sums) {
            *sum += further;
        }
        self.playouts += playouts;
    }

    fn chance(&self, seat: usize) -> f64 {
        self.sums[seat] as f64 / (self.playouts * PARTS) as f64
    }

    fn chances(&self) -> impl Iterator<Item = f64> {
        (0..self.sums.len()).map(|seat| self.chance(seat))
    }

    /// The standard error of a chance. One win and one loss are added, so that it is not 0 after a few equal results.
    fn error(&self, seat: usize, is_over: bool) -> f64 {
        if is_over {
            return 0.0;
        }
        let playouts = self.playouts as f64 + 2.0;
        let chance = (self.chance(seat) * self.playouts as f64 + 1.0) / playouts;
        (chance * (1.0 - chance) / playouts).sqrt()
    }

    fn errors(&self, is_over: bool) -> impl Iterator<Item = f64> {
        (0..self.sums.len()).map(move |seat| self.error(seat, is_over))
    }
}

/// A part of the work: playouts with these numbers from a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The position.
    pub position: usize,
    /// The numbers of the playouts.
    pub numbers: Range<u64>,
}

/// The playouts of a session: those that were played, and those that are still needed.
///
/// First the positions in which a turn starts get all their playouts, then all others a fifth of them, then those before
/// and after the largest changes the rest, and the very largest are checked. Sessions of more than 100 turns or 250
/// positions get fewer of each.
#[derive(Debug, Clone)]
pub struct Estimation {
    playouts: u64,
    /// Number of playouts at the start of a turn.
    precise: u64,
    estimates: Vec<Estimate>,
    /// The playouts of each position by which it is checked: those with further numbers.
    checks: Vec<Estimate>,
    /// Number of playouts of each position in the parts so far.
    given: Vec<u64>,
    /// Positions with the number of playouts that they are to have, in the order of work.
    queue: VecDeque<(usize, u64)>,
    /// Number of parts without a result.
    pending: usize,
    /// Number of playouts in these parts.
    in_flight: u64,
    /// The positions in the queue.
    stage: Stage,
}

/// The stages of the work. Each is chosen by the results of the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// All positions.
    Positions,
    /// Those before and after the largest changes.
    LargeChanges,
    /// Those to check.
    Checks,
}

impl Estimation {
    /// Starts with no playouts. `playouts` is their number from a position with precise chances.
    pub fn new(chronicle: &dyn Chronicle, playouts: u64) -> Estimation {
        let mut estimation = Estimation {
            playouts,
            precise: playouts,
            estimates: Vec::new(),
            checks: Vec::new(),
            given: Vec::new(),
            queue: VecDeque::new(),
            pending: 0,
            in_flight: 0,
            stage: Stage::Positions,
        };
        estimation.follow(chronicle);
        estimation
    }

    /// Continues with a session that has grown. Keeps the playouts of its earlier positions; parts without a result are
    /// given out again.
    pub fn follow(&mut self, chronicle: &dyn Chronicle) {
        let count = chronicle.positions();
        self.estimates.resize(count, Estimate::default());
        self.checks.resize(count, Estimate::default());
        let both = self.estimates.iter().zip(&self.checks);
        let playouts = both.map(|(estimate, check)| estimate.playouts + check.playouts);
        self.given = playouts.collect();
        self.pending = 0;
        self.in_flight = 0;
        let is_start = |change: &&Change| {
            let turns =
                [change.before, change.after].map(|position| chronicle.about(position).turn);
            change.is_applied && turns[0] != turns[1]
        };
        let changes = chronicle.changes();
        let last = changes.iter().rfind(|change| change.is_applied);
        let precise: Vec<&Change> = changes.iter().filter(is_start).chain(last).collect();
        let fewer = |playouts: u64, most: u64, number: usize| {
            let shared = playouts * most / (number as u64).max(1);
            shared.clamp(playouts.div_ceil(4), playouts)
        };
        self.precise = fewer(self.playouts, PRECISE_TURNS, precise.len());
        let first = fewer(self.playouts.div_ceil(FIRST.0), FIRST.1, count);
        let precise = precise.iter().map(|change| (change.after, self.precise));
        self.queue = precise
            .chain((0..count).map(|position| (position, first)))
            .collect();
        self.stage = Stage::Positions;
    }

    /// The next part of the work; `None` if there is none, at least until further results are known.
    pub fn next(&mut self, chronicle: &dyn Chronicle) -> Option<Part> {
        loop {
            while let Some((position, playouts)) = self.queue.pop_front() {
                let numbers = self.given[position]..playouts;
                if !numbers.is_empty() {
                    self.given[position] = playouts;
                    self.pending += 1;
                    self.in_flight += numbers.end - numbers.start;
                    return Some(Part { position, numbers });
                }
            }
            if self.pending > 0 {
                return None;
            }
            (self.stage, self.queue) = match self.stage {
                Stage::Positions => (Stage::LargeChanges, self.large_changes(chronicle)),
                Stage::LargeChanges => (Stage::Checks, self.large_changes_to_check(chronicle)),
                Stage::Checks => return None,
            };
        }
    }

    /// The positions before and after the largest changes.
    fn large_changes(&self, chronicle: &dyn Chronicle) -> VecDeque<(usize, u64)> {
        let positions = self.around_largest(chronicle, LARGE_CHANGES);
        positions
            .map(|position| (position, self.playouts))
            .collect()
    }

    /// The positions before and after the largest changes, once for each part of the playouts by which they are checked.
    fn large_changes_to_check(&self, chronicle: &dyn Chronicle) -> VecDeque<(usize, u64)> {
        let positions = self.around_largest(chronicle, CHECKED_CHANGES);
        let part = |position| (1..=CHECKS).map(move |n| (position, (n + 1) * self.playouts));
        positions.flat_map(part).collect()
    }

    /// The positions before and after this number of changes, the largest first.
    fn around_largest(
        &self,
        chronicle: &dyn Chronicle,
        number: usize,
    ) -> impl Iterator<Item = usize> {
        let deeds = deeds(chronicle).into_iter();
        let mut rises: Vec<(f64, Deed)> = deeds
            .filter_map(|deed| {
                let [before, after] = [deed.before, deed.after].map(|at| self.estimated(at));
                let (_, rise) = largest_rise(before?, after?)?;
                Some((rise, deed))
            })
            .collect();
        rises.sort_by(|a, b| b.0.total_cmp(&a.0));
        rises.truncate(number);
        let deeds = rises.into_iter();
        deeds.flat_map(|(_, deed)| [deed.before, deed.after])
    }

    /// Takes the result of a part, as [`Chronicle::play`] returned it.
    pub fn take(&mut self, part: &Part, sums: Option<&[u64]>) {
        let playouts = part.numbers.end - part.numbers.start;
        self.pending -= 1;
        self.in_flight -= playouts;
        if let Some(sums) = sums {
            let estimates = if part.numbers.start < self.playouts {
                &mut self.estimates
            } else {
                &mut self.checks
            };
            estimates[part.position].add(sums, playouts);
        }
    }

    /// Whether all playouts were played.
    pub fn is_done(&self) -> bool {
        self.queue.is_empty() && self.pending == 0 && self.stage == Stage::Checks
    }

    /// Number of playouts so far, and of all. The number of all is an estimate until the last stage.
    pub fn progress(&self) -> (u64, u64) {
        let given: u64 = self.given.iter().sum();
        let mut targets = self.given.clone();
        for (position, playouts) in &self.queue {
            targets[*position] = targets[*position].max(*playouts);
        }
        let positions = self.estimates.len();
        let around = |changes: usize| positions.min(2 * changes) as u64;
        let checks = around(CHECKED_CHANGES) * CHECKS * self.playouts;
        let later = match self.stage {
            Stage::Positions => around(LARGE_CHANGES) * self.playouts + checks,
            Stage::LargeChanges => checks,
            Stage::Checks => 0,
        };
        (given - self.in_flight, targets.iter().sum::<u64>() + later)
    }

    /// The playouts of a position, if there are any: those by which it is checked, if it is.
    fn of(&self, position: usize) -> Option<&Estimate> {
        self.checked(position).or(self.estimated(position))
    }

    /// The first playouts of a position.
    fn estimated(&self, position: usize) -> Option<&Estimate> {
        let estimate = self.estimates.get(position)?;
        (estimate.playouts > 0).then_some(estimate)
    }

    /// The playouts by which a position is checked.
    fn checked(&self, position: usize) -> Option<&Estimate> {
        let check = self.checks.get(position)?;
        (check.playouts > 0).then_some(check)
    }
}

/// A session's positions, for playouts.
pub trait Chronicle: Send + Sync {
    /// Number of positions. Entries that do not change the table share one. A session that has grown has further ones.
    fn positions(&self) -> usize;

    /// A position without its cards.
    fn about(&self, position: usize) -> About;

    /// The change that each entry made.
    fn changes(&self) -> &[Change];

    /// Plays the playouts with these numbers from a position. Returns the results of each player, in [`PARTS`] per
    /// playout; `None` if the table has impossible numbers of cards. A finished game needs no playout.
    fn play(&self, part: &Part) -> Option<Vec<u64>>;
}

/// A position without its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// The turn; 0 before the first.
    pub turn: u32,
    /// Whether the game has ended.
    pub is_over: bool,
}

/// The change that an entry made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The position before it.
    pub before: usize,
    /// The position after it.
    pub after: usize,
    /// Its cause; `None` for undo, redo and corrections.
    pub cause: Option<Cause>,
    /// The player who acted, if one did.
    pub actor: Option<Seat>,
    /// Whether it is an applied action.
    pub is_applied: bool,
    /// Whether it only leads on, such as to the next phase.
    pub leads_on: bool,
    /// Whether it begins a duel or battle.
    pub challenges: bool,
}

/// A table and what all players know about hidden cards.
struct Position<G: LabGame> {
    table: G::Table,
    record: G::Record,
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
        for (entry, n) in session.entries().iter().zip(1..) {
            let before = applied.last().copied().unwrap_or_default();
            let (mut cause, mut actor, mut leads_on, mut challenges) = (None, None, false, false);
            match &entry.step {
                Step::Do(action) => {
                    undone.clear();
                    cause = cause_of::<G>(action);
                    let kind = G::Kind::from(action);
                    leads_on = G::LEADS_ON.contains(&kind);
                    challenges = kind == G::CHALLENGE;
                    actor = G::actor(&positions[before].table, action);
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
                actor,
                is_applied: session.is_applied(n),
                leads_on,
                challenges,
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
    // A session has only legal actions.
    let played = G::play_into(rules, &mut table, action, Events::none());
    if played.is_err() || table == positions[before].table {
        return before;
    }
    G::remember(&mut record, &table, action);
    positions.push(Position { table, record });
    positions.len() - 1
}

fn cause_of<G: LabGame>(action: &G::Action) -> Option<Cause> {
    if G::thrown(action).is_some() {
        return Some(Cause::Dice);
    }
    if G::SHOWS_CARDS.contains(&G::Kind::from(action)) {
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

    fn about(&self, position: usize) -> About {
        let table = &self.positions[position].table;
        About {
            turn: G::turn(table),
            is_over: G::outcome(table).is_some(),
        }
    }

    fn changes(&self) -> &[Change] {
        &self.changes
    }

    fn play(&self, part: &Part) -> Option<Vec<u64>> {
        let Position { table, record } = &self.positions[part.position];
        let numbers = part.numbers.clone();
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
}
