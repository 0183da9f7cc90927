//! Checks whether the numbers in a file can come from a run.

use std::collections::BTreeMap;

use crate::figures::{LuckShare, Metric, Moments, Sum};
use crate::file::{RunFile, Shards, Sums};

/// The most blocks of a run.
pub const MOST_BLOCKS: u64 = 1_000_000_000;

/// Returns the field of the file with a number that no run has; `None` if all are possible.
pub(crate) fn impossible_field(file: &RunFile) -> Option<&'static str> {
    let counts = &file.counts;
    let ways = file.bots.len() as u64;
    let of_equal_bots = file.blocks.checked_mul(ways);
    let of_different_bots = of_equal_bots.and_then(|games| games.checked_mul(ways));
    let blocks = counts.shards.as_ref().map_or_else(
        || Some(counts.planned),
        |shards| blocks_of(shards, counts.planned),
    );
    let checks = [
        ("bots", (2..=8).contains(&ways)),
        ("rules", (1..=2).contains(&file.rules.len())),
        ("planned", counts.planned <= MOST_BLOCKS),
        ("shards", blocks.is_some()),
        (
            "blocks",
            blocks.is_none_or(|blocks| {
                if counts.interrupted {
                    file.blocks <= blocks
                } else {
                    file.blocks == blocks
                }
            }),
        ),
        (
            "games",
            [of_equal_bots, of_different_bots].contains(&Some(file.games)),
        ),
        ("counts.rules", counts.rules.len() == file.rules.len()),
        (
            "counts.difference",
            counts.difference.is_some() == (file.rules.len() == 2),
        ),
    ];
    if let Some((field, _)) = checks.into_iter().find(|(_, is_possible)| !is_possible) {
        return Some(field);
    }
    let extent = Extent {
        blocks: file.blocks,
        games: file.games,
        planned: counts.planned,
    };
    if !counts.rules.iter().all(|sums| extent.admits(sums)) {
        return Some("counts.rules");
    }
    match (&counts.difference, &counts.rules[..]) {
        (Some(difference), [first, second]) => {
            (!extent.differ_by(first, second, difference)).then_some("counts.difference")
        }
        _ => None,
    }
}

/// Number of blocks in these shards; `None` if there are no such shards.
fn blocks_of(shards: &Shards, planned: u64) -> Option<u64> {
    let Shards { of, have } = shards;
    let are_in_order = have.is_sorted_by(|one, next| one < next);
    let are_there = have.last().is_some_and(|last| last < of) && (have.len() as u64) < *of;
    let of_one = |shard: &u64| planned.saturating_sub(*shard).div_ceil(*of);
    (are_in_order && are_there).then(|| have.iter().map(of_one).sum())
}

/// The extent of a run.
struct Extent {
    blocks: u64,
    games: u64,
    planned: u64,
}

impl Extent {
    /// Whether a sum over the blocks is so small that it cannot overflow when the other blocks of the run are merged.
    fn fits(&self, sum: i64) -> bool {
        let share = i128::from(i64::MAX) * i128::from(self.blocks);
        i128::from(sum.unsigned_abs()) * i128::from(self.planned) <= share
    }

    /// Whether whole numbers, one per block, can have this sum and sum of squares.
    fn is_sum(&self, sum: &Sum) -> bool {
        let Sum { n, sum, squares } = *sum;
        let is_there = n <= self.blocks && squares >= 0 && self.fits(squares);
        let [numbers, total] = [i128::from(n), i128::from(sum)];
        let is_spread = total * total <= numbers * i128::from(squares);
        is_there && is_spread && (sum ^ squares) & 1 == 0
    }

    /// Whether the numbers of the sum can all be at least 0.
    fn is_count(&self, sum: &Sum) -> bool {
        let total = i128::from(sum.sum);
        self.is_sum(sum) && total >= 0 && i128::from(sum.squares) <= total * total
    }

    /// Whether the numbers of the sum can all be from 0 to that of all games in a block.
    fn is_share(&self, sum: &Sum, parts: u64) -> bool {
        let games = self.games.checked_div(self.blocks).unwrap_or(0);
        let most = i128::from(games * parts) * i128::from(sum.sum);
        self.is_count(sum) && i128::from(sum.squares) <= most
    }

    /// Whether these are the sums of a set of rules.
    fn admits(&self, sums: &Sums) -> bool {
        let is_metric = |metric: Metric| {
            let sum = sums.metrics.get(metric.name());
            sum.is_some_and(|sum| match metric {
                Metric::Starter | Metric::Score | Metric::Comeback => {
                    self.is_share(sum, metric.parts())
                }
                Metric::Unfinished => sum.n == self.blocks && self.is_share(sum, metric.parts()),
                Metric::Turns | Metric::Actions | Metric::Duels => {
                    sum.n == self.blocks && self.is_count(sum)
                }
            })
        };
        let mut uses = sums.uses.values();
        sums.metrics.len() == Metric::ALL.len()
            && Metric::ALL.into_iter().all(is_metric)
            && uses.all(|sum| sum.n == self.blocks && self.is_count(sum))
            && self.are_lengths(&sums.lengths, sums.metrics[Metric::Turns.name()].sum)
            && self.are_leads(&sums.leads)
            && self.is_luck(&sums.luck)
    }

    /// Whether all games have these lengths, which add up to that number of turns.
    fn are_lengths(&self, lengths: &BTreeMap<u64, u64>, turns: i64) -> bool {
        let games = lengths.values().map(|games| u128::from(*games));
        let mut all = lengths.iter();
        let sum = all.try_fold(0_u128, |sum, (length, games)| {
            sum.checked_add(u128::from(*length) * u128::from(*games))
        });
        games.sum::<u128>() == u128::from(self.games) && sum == u128::try_from(turns).ok()
    }

    fn are_leads(&self, leads: &BTreeMap<u64, [u64; 2]>) -> bool {
        let games = leads.values().map(|[games, _]| u128::from(*games));
        games.sum::<u128>() <= u128::from(self.games)
            && leads.values().all(|[games, wins]| wins <= games)
    }

    fn is_luck(&self, luck: &LuckShare) -> bool {
        if luck.is_empty() {
            return true;
        }
        let batches = luck.batches();
        let count = |of: fn(&Moments) -> i64| {
            let counts = batches.iter().map(of);
            let are_counts = batches.iter().all(|batch| of(batch) >= 0);
            are_counts.then(|| counts.map(i128::from).sum::<i128>())
        };
        let sums = batches.iter().flat_map(Moments::sums);
        sums.into_iter().all(|sum| self.fits(sum))
            && batches.iter().all(Moments::are_possible)
            && count(Moments::blocks) == Some(self.blocks.into())
            && count(Moments::games).is_some_and(|games| games <= self.games.into())
    }

    /// Whether these are the sums of the blocks' differences, the second set of rules less the first.
    fn differ_by(&self, first: &Sums, second: &Sums, difference: &Sums) -> bool {
        let agree = |first: &BTreeMap<String, Sum>,
                     second: &BTreeMap<String, Sum>,
                     by: &BTreeMap<String, Sum>| {
            let names = first.keys().eq(second.keys()) && first.keys().eq(by.keys());
            names
                && by.iter().all(|(name, by)| {
                    let (first, second) = (&first[name], &second[name]);
                    let is_whole = first.n == self.blocks && second.n == self.blocks;
                    let is_difference = if is_whole {
                        by.n == self.blocks && by.sum == second.sum - first.sum
                    } else {
                        by.n <= first.n.min(second.n)
                    };
                    self.is_sum(by) && is_difference
                })
        };
        agree(&first.metrics, &second.metrics, &difference.metrics)
            && agree(&first.uses, &second.uses, &difference.uses)
            && difference.lengths.is_empty()
            && difference.leads.is_empty()
    }
}
