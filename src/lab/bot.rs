//! The players.

use std::cmp::{Ordering, Reverse};

use serde::{Deserialize, Serialize};

use courtyard_core::game::RulesOf;

use crate::chance::{Chance, Purpose, Streams};
use crate::playout::{PARTS, Playouts, score};
use crate::{LabGame, Seat};

/// How a bot chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// At random among all moves.
    Random,
    /// As greedy, but in one of [`BLUNDERS`] decisions a move that is worth less.
    Easy,
    /// By rules of thumb; ties are broken at random.
    Greedy,
    /// By this number of playouts.
    Search(u32),
}

/// One of this number of decisions of `easy` is a blunder.
const BLUNDERS: usize = 5;

/// A blunder is one of the moves with these values below the greatest: the second to the third.
const BLUNDER_VALUES: usize = 2;

/// The most moves of a comparison that are reported.
const MOST_COMPARED: usize = 3;

/// The playouts of `search` if its name has no number.
const PLAYOUTS: u32 = 200;

/// The most playouts that a name may ask for.
const MOST_PLAYOUTS: u32 = 100_000;

/// The most moves that `search` compares: those that `greedy` values most.
const MOST_CANDIDATES: usize = 12;

/// A player: a way to choose, and perhaps a kind of action that it never uses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bot {
    choice: Choice,
    never: Option<&'static str>,
}

/// The name is that of no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "no bot is called “{0}”: there are random, easy, greedy and search, search with a number of playouts such as search:400, and each of them without a kind of action, such as greedy-attack"
)]
pub struct BotFault(pub String);

/// Everything that a bot may use for a decision.
pub struct Sight<'a, G: LabGame> {
    /// The rules.
    pub rules: &'a RulesOf<G>,
    /// The table.
    pub table: &'a G::Table,
    /// The information about hidden cards that all players have.
    pub record: &'a G::Record,
    /// Number of players.
    pub players: usize,
    /// The player who decides.
    pub seat: Seat,
    /// The player's own cards.
    pub view: G::View<'a>,
}

/// A move that a bot compared with others.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Compared {
    /// Its place in the list of moves.
    pub place: usize,
    /// The bot's chance to win after it; `None` if the bot plays by rules of thumb.
    pub chance: Option<f64>,
    /// How the rules of thumb value it.
    pub valued: Valued,
}

/// How the rules of thumb value a move, compared with the chosen one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Valued {
    /// The chosen one is a blunder.
    More,
    /// The same.
    Same,
    /// Less.
    Less,
}

/// The place of a move with the bot's chance to win after it, if it is known.
type Estimated = (usize, Option<f64>);

impl Bot {
    /// The bot `random`.
    pub(crate) const RANDOM: Bot = Bot {
        choice: Choice::Random,
        never: None,
    };

    /// The bot of this name: `random`, `easy`, `greedy`, `search`, `search:N` with N playouts, or one of them without one of these
    /// kinds of action, such as `greedy-spy`.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn new(name: &str, kinds: &[&'static str]) -> Result<Bot, BotFault> {
        let fault = || BotFault(name.to_owned());
        let (choice, never) = match name.split_once('-') {
            None => (name, None),
            Some((choice, never)) => {
                let known = kinds.iter().copied().find(|kind| *kind == never);
                (choice, Some(known.ok_or_else(fault)?))
            }
        };
        let choice = match (choice, choice.strip_prefix("search:")) {
            ("random", _) => Choice::Random,
            ("easy", _) => Choice::Easy,
            ("greedy", _) => Choice::Greedy,
            ("search", _) => Choice::Search(PLAYOUTS),
            (_, Some(number)) => {
                let number = number.parse().ok();
                let number = number.filter(|n| (1..=MOST_PLAYOUTS).contains(n));
                Choice::Search(number.ok_or_else(fault)?)
            }
            _ => return Err(fault()),
        };
        Ok(Bot { choice, never })
    }

    /// Whether it needs the record of hidden cards.
    pub(crate) fn looks_ahead(&self) -> bool {
        matches!(self.choice, Choice::Search(_))
    }

    /// Returns the place of one of these moves, of which there is at least one. Their order and number may change. `random` takes its
    /// numbers from the first stream, and the others open the second one if they need it.
    pub fn choose<G: LabGame>(
        &self,
        sight: &Sight<'_, G>,
        moves: &mut Vec<G::Move>,
        playouts: &mut Playouts<G>,
        random: &mut Chance,
        chance: impl FnOnce() -> Chance,
    ) -> usize {
        self.leave_out::<G>(moves);
        match (self.choice, moves.len()) {
            (_, 1) => 0,
            (Choice::Random, count) => random.below(count),
            (Choice::Easy, _) => easy::<G>(&sight.view, moves, &mut chance()),
            (Choice::Greedy, _) => greedy::<G>(&sight.view, moves, chance),
            (Choice::Search(number), _) => {
                let estimated = search(sight, moves, number, playouts, &mut chance());
                estimated.first().map_or(0, |(place, _)| *place)
            }
        }
    }

    /// Chooses as [`choose`](Bot::choose) does. Returns the chosen move first, then up to two others that the bot
    /// preferred to the rest. The order and number of the moves may change.
    pub fn compare<G: LabGame>(
        &self,
        sight: &Sight<'_, G>,
        moves: &mut Vec<G::Move>,
        playouts: &mut Playouts<G>,
        random: &mut Chance,
        chance: impl FnOnce() -> Chance,
    ) -> Vec<Compared> {
        let estimated = self.estimate(sight, moves, playouts, random, chance);
        let rate = |place: usize| G::rate(&sight.view, &moves[place]);
        let chosen = estimated.first().map(|(place, _)| rate(*place));
        let compared = estimated.into_iter().map(|(place, chance)| Compared {
            place,
            chance,
            valued: match Some(rate(place)).cmp(&chosen) {
                Ordering::Greater => Valued::More,
                Ordering::Equal => Valued::Same,
                Ordering::Less => Valued::Less,
            },
        });
        compared.collect()
    }

    /// The moves that [`compare`](Bot::compare) returns.
    fn estimate<G: LabGame>(
        &self,
        sight: &Sight<'_, G>,
        moves: &mut Vec<G::Move>,
        playouts: &mut Playouts<G>,
        random: &mut Chance,
        chance: impl FnOnce() -> Chance,
    ) -> Vec<Estimated> {
        if let Choice::Search(number) = self.choice {
            self.leave_out::<G>(moves);
            if moves.len() > 1 {
                let mut estimated = search(sight, moves, number, playouts, &mut chance());
                estimated.truncate(MOST_COMPARED);
                return estimated;
            }
        }
        let place = self.choose(sight, moves, playouts, random, chance);
        let mut others: Vec<usize> = (0..moves.len()).filter(|other| *other != place).collect();
        others.sort_by_cached_key(|other| Reverse(G::rate(&sight.view, &moves[*other])));
        let mut places = vec![place];
        for other in others {
            let is_alike = |one: &usize| G::alike(&moves[*one], &moves[other]);
            if places.len() < MOST_COMPARED && !places.iter().any(is_alike) {
                places.push(other);
            }
        }
        places.into_iter().map(|place| (place, None)).collect()
    }

    /// Removes the moves that the bot never uses, if there are others.
    fn leave_out<G: LabGame>(&self, moves: &mut Vec<G::Move>) {
        if let Some(never) = self.never {
            let is_used = |one: &G::Move| G::kind_of_move(one).into() != never;
            if moves.iter().any(is_used) {
                moves.retain(is_used);
            }
        }
    }
}

/// The place of the move that the rules of thumb value most, or in one of [`BLUNDERS`] decisions of one that they value
/// less.
fn easy<G: LabGame>(view: &G::View<'_>, moves: &mut [G::Move], chance: &mut Chance) -> usize {
    let blunders = chance.below(BLUNDERS) == 0;
    let best = greedy_with::<G>(view, moves, |count| chance.below(count));
    if !blunders {
        return best;
    }
    let greatest = G::rate(view, &moves[best]);
    let rated = moves.iter().map(|one| G::rate(view, one));
    let rated: Vec<(i64, usize)> = rated.zip(0..).collect();
    let mut values: Vec<i64> = rated.iter().map(|(value, _)| *value).collect();
    values.retain(|value| *value < greatest);
    values.sort_unstable();
    values.dedup();
    let least = values.iter().rev().take(BLUNDER_VALUES).next_back();
    let is_blunder = |&(value, place): &(i64, usize)| {
        value < greatest
            && least.is_some_and(|least| value >= *least)
            && !G::is_absurd(view, &moves[place])
    };
    let blunders: Vec<usize> = rated
        .into_iter()
        .filter(is_blunder)
        .map(|(_, place)| place)
        .collect();
    match blunders.len() {
        0 => best,
        count => blunders[chance.below(count)],
    }
}

/// The place of the move that the rules of thumb value most. Ties are broken at random.
pub(crate) fn greedy<G: LabGame>(
    view: &G::View<'_>,
    moves: &mut [G::Move],
    chance: impl FnOnce() -> Chance,
) -> usize {
    greedy_with::<G>(view, moves, |count| chance().below(count))
}

/// As [`greedy`]; `below` chooses among a number of equal moves.
fn greedy_with<G: LabGame>(
    view: &G::View<'_>,
    moves: &mut [G::Move],
    below: impl FnOnce(usize) -> usize,
) -> usize {
    if moves.len() == 1 {
        return 0;
    }
    // The best moves so far stand in front.
    let (mut best, mut count) = (i64::MIN, 0);
    for place in 0..moves.len() {
        let value = G::rate(view, &moves[place]);
        if value > best {
            (best, count) = (value, 0);
        }
        if value == best {
            moves.swap(count, place);
            count += 1;
        }
    }
    match count {
        1 => 0,
        _ => below(count),
    }
}

/// The moves that were compared by their mean result over playouts, the chosen one first. The playouts go to the promising half of the moves, then
/// to the better half of these, and so on (sequential halving). All moves that are left meet the same hidden cards and dice.
fn search<G: LabGame>(
    sight: &Sight<'_, G>,
    moves: &mut Vec<G::Move>,
    number: u32,
    playouts: &mut Playouts<G>,
    chance: &mut Chance,
) -> Vec<Estimated> {
    let Sight { rules, table, .. } = *sight;
    moves.sort_by_cached_key(|one| Reverse(G::rate(&sight.view, one)));
    let most = MOST_CANDIDATES.min(number as usize);
    let mut kept = 0;
    for place in 0..moves.len() {
        let is_alike = |one: &G::Move| G::alike(one, &moves[place]);
        if kept < most && !moves[..kept].iter().any(is_alike) {
            moves.swap(kept, place);
            kept += 1;
        }
    }
    moves.truncate(kept);
    // The results and the place of each move that is left.
    let mut left: Vec<(u64, usize)> = (0..moves.len()).map(|place| (0, place)).collect();
    let rounds = moves.len().next_power_of_two().trailing_zeros();
    let seed = chance.number();
    let mut block = 0;
    // The favorite of the rules of thumb is chosen if it is not worse than the best move by more than this per playout.
    let patience = G::patience(table) * PARTS / 100;
    // The moves that were dropped, the last one dropped last.
    let mut dropped: Vec<Estimated> = Vec::new();
    let estimated = |(sum, place): (u64, usize), playouts: u64| {
        let all = (playouts * PARTS) as f64;
        (place, (playouts > 0).then(|| sum as f64 / all))
    };
    for _ in 0..rounds {
        let share = (number / rounds / left.len() as u32).max(1);
        for _ in 0..share {
            let streams = Streams { seed, block };
            block += 1;
            let view = Some(&sight.view);
            let Some(deal) = G::suppose(rules, table, sight.record, view, streams) else {
                return vec![estimated((0, 0), 0)];
            };
            for (sum, place) in &mut left {
                let chosen = Some((sight.seat, &moves[*place]));
                let outcome = playouts.play(rules, table.clone(), deal.clone(), chosen);
                *sum += score(outcome, sight.seat, sight.players);
            }
        }
        let value = |(sum, place): &(u64, usize)| match place {
            0 => sum + block * patience,
            _ => *sum,
        };
        // Equal results leave the order of the rules of thumb.
        left.sort_by_key(|one| (Reverse(value(one)), one.1));
        let rest = left.split_off(left.len().div_ceil(2));
        dropped.extend(rest.into_iter().rev().map(|one| estimated(one, block)));
    }
    let left = left.into_iter().map(|one| estimated(one, block));
    left.chain(dropped.into_iter().rev()).collect()
}

/// The stream of a bot's decision.
pub(crate) fn stream(streams: Streams, seat: Seat, decision: u64) -> Chance {
    streams.at(Purpose::Bot(seat), decision)
}
