//! Figures: whole numbers summed over blocks, and their means with intervals.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray, VariantNames};

use courtyard_core::game::{Merge, merged};
use courtyard_core::{merge, named};

/// A figure of each game but the uses of actions. Its name is that in a run's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumCount, VariantArray, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Metric {
    /// The score of the player who takes the first turn.
    Starter,
    /// The score of the first of two different bots.
    Score,
    /// Number of turns.
    Turns,
    /// Number of actions.
    Actions,
    /// Number of duels or battles.
    Duels,
    /// Games won by the player who was behind in the middle.
    Comeback,
    /// Games that did not end.
    Unfinished,
}

named!(Metric; all);

impl Metric {
    /// The parts of one game that are counted: halves of a win for scores, wholes for all others.
    pub const fn parts(self) -> u64 {
        match self {
            Metric::Starter | Metric::Score => 2,
            Metric::Turns
            | Metric::Actions
            | Metric::Duels
            | Metric::Comeback
            | Metric::Unfinished => 1,
        }
    }
}

/// A whole number for each of many blocks, summed. In a file it is a list of three numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "(u64, i64, i64)", into = "(u64, i64, i64)")]
pub struct Sum {
    /// Number of blocks.
    pub n: u64,
    /// The sum.
    pub sum: i64,
    /// The sum of the squares.
    pub squares: i64,
}

impl From<(u64, i64, i64)> for Sum {
    fn from(sums: (u64, i64, i64)) -> Sum {
        let (n, sum, squares) = sums;
        Sum { n, sum, squares }
    }
}

impl From<Sum> for (u64, i64, i64) {
    fn from(sum: Sum) -> (u64, i64, i64) {
        (sum.n, sum.sum, sum.squares)
    }
}

merge!(Sum { n, sum, squares });

impl Sum {
    /// Adds the number of one block.
    pub fn add(&mut self, value: i64) {
        self.merge(&Sum {
            n: 1,
            sum: value,
            squares: value * value,
        });
    }

    /// The figure, where `parts` of the number make 1; `None` without a block.
    pub fn figure(self, parts: u64) -> Option<Figure> {
        let Sum { n, sum, squares } = self;
        if n == 0 {
            return None;
        }
        let blocks = n as f64;
        let mean = sum as f64 / (blocks * parts as f64);
        let spread = i128::from(n) * i128::from(squares) - i128::from(sum) * i128::from(sum);
        let sd = match n {
            1 => 0.0,
            _ => (spread as f64 / (blocks * (blocks - 1.0))).sqrt() / parts as f64,
        };
        Some(Figure::new(n, mean, sd))
    }
}

/// Sums over games of the luck of the dice and of the results: the number of blocks and of games, luck, results, squares
/// of luck, squares of results, and products of luck and result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moments([i64; 7]);

merge!(Moments { 0 });

impl Moments {
    /// The place of the number of blocks.
    const BLOCKS: usize = 0;

    /// Adds a game with the luck and the result of the player who starts.
    pub fn add(&mut self, luck: i64, result: i64) {
        let (luck_square, result_square) = (luck * luck, result * result);
        let game = [
            0,
            1,
            luck,
            result,
            luck_square,
            result_square,
            luck * result,
        ];
        self.0.merge(&game);
    }

    /// Number of blocks.
    pub(crate) fn blocks(&self) -> i64 {
        self.0[Moments::BLOCKS]
    }

    /// Number of games.
    pub(crate) fn games(&self) -> i64 {
        self.0[1]
    }

    /// All sums.
    pub(crate) fn sums(&self) -> [i64; 7] {
        self.0
    }

    /// Whether games can have these sums, squares and products.
    pub(crate) fn are_possible(&self) -> bool {
        let [
            _,
            games,
            luck,
            results,
            luck_squares,
            result_squares,
            products,
        ] = self.0.map(i128::from);
        let lucks = games * luck_squares - luck * luck;
        let ends = games * result_squares - results * results;
        let both = games * products - luck * results;
        // Correctly computed sums miss this by the rounding error alone.
        let rounding = 1.0 + 1e-9;
        lucks >= 0 && ends >= 0 && (both as f64).powi(2) <= lucks as f64 * ends as f64 * rounding
    }

    fn without(&self, other: &Moments) -> Moments {
        Moments(std::array::from_fn(|place| self.0[place] - other.0[place]))
    }

    /// The square of the correlation of luck and result; `None` if one of them is always the same.
    fn share(&self) -> Option<f64> {
        let [
            _,
            games,
            luck,
            results,
            luck_squares,
            result_squares,
            products,
        ] = self.0.map(i128::from);
        let spread = |squares: i128, one: i128, other: i128| (games * squares - one * other) as f64;
        let lucks = spread(luck_squares, luck, luck);
        let ends = spread(result_squares, results, results);
        let both = spread(products, luck, results);
        (lucks > 0.0 && ends > 0.0).then(|| both * both / (lucks * ends))
    }
}

/// Number of batches of blocks whose estimates give the error of a share.
const BATCHES: usize = 20;

/// The share of the variance of the results that the luck of the dice explains. Block `n` is in batch `n` mod 20.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LuckShare([Moments; BATCHES]);

impl LuckShare {
    /// Whether no die was thrown.
    pub fn is_empty(&self) -> bool {
        self.0
            .iter()
            .all(|Moments([.., luck_squares, _, _])| *luck_squares == 0)
    }

    /// Adds the games of one block.
    pub fn add(&mut self, number: u64, games: Moments) {
        let batch = &mut self.0[(number % BATCHES as u64) as usize];
        batch.merge(&games);
        batch.0[Moments::BLOCKS] += 1;
    }

    /// The sums of each batch.
    pub(crate) fn batches(&self) -> &[Moments] {
        &self.0
    }

    fn whole(&self) -> Moments {
        merged(&self.0)
    }

    /// The share, and without each of the batches.
    fn shares(&self) -> Option<(f64, [f64; BATCHES])> {
        let whole = self.whole();
        let share = whole.share()?;
        let without = |batch: &Moments| whole.without(batch).share().unwrap_or(share);
        Some((share, self.0.each_ref().map(without)))
    }

    /// The share with its error.
    pub fn figure(&self) -> Option<Figure> {
        let (share, without) = self.shares()?;
        Some(jackknife(self.whole().0[Moments::BLOCKS], share, without))
    }

    /// How much greater the share is than another one.
    pub fn less(&self, other: &LuckShare) -> Option<Figure> {
        let (share, without) = self.shares()?;
        let (less, less_without) = other.shares()?;
        let without = std::array::from_fn(|batch| without[batch] - less_without[batch]);
        Some(jackknife(
            self.whole().0[Moments::BLOCKS],
            share - less,
            without,
        ))
    }
}

merge!(LuckShare { 0 });

/// A figure whose error is that of the estimates without one batch each.
fn jackknife(blocks: i64, mean: f64, without: [f64; BATCHES]) -> Figure {
    let batches = BATCHES as f64;
    let center = without.iter().sum::<f64>() / batches;
    let squares = without
        .iter()
        .map(|one| (one - center).powi(2))
        .sum::<f64>();
    let error = (squares * (batches - 1.0) / batches).sqrt();
    Figure::new(blocks as u64, mean, error * (blocks as f64).sqrt())
}

/// The half width of the confidence sequence in standard deviations.
fn sequence_width(n: f64) -> f64 {
    // Narrowest near 1,000 blocks.
    const RHO2: f64 = 0.007_936;
    let grown = n * RHO2 + 1.0;
    (2.0 * grown / (n * n * RHO2) * (grown.sqrt() / 0.05).ln()).sqrt()
}

/// A mean over blocks.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Figure {
    /// Number of blocks.
    pub n: u64,
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the blocks.
    pub sd: f64,
    /// The 95 % interval of a run whose length was fixed before.
    pub interval: [f64; 2],
    /// The 95 % interval that stays valid while the run is watched.
    pub sequence: [f64; 2],
}

impl Figure {
    fn new(n: u64, mean: f64, sd: f64) -> Figure {
        let around = |half: f64| [mean - half, mean + half];
        Figure {
            n,
            mean,
            sd,
            interval: around(1.96 * sd / (n as f64).sqrt()),
            sequence: around(sd * sequence_width(n as f64)),
        }
    }

    /// Whether the confidence sequence excludes 0.
    pub fn is_found(&self) -> bool {
        self.sequence[0] > 0.0 || self.sequence[1] < 0.0
    }

    /// The probability of a mean at least this far from 0 if there is no effect.
    pub fn p(&self) -> f64 {
        if self.sd > 0.0 {
            erfc(self.mean.abs() * (self.n as f64).sqrt() / self.sd / 2_f64.sqrt())
        } else if self.mean == 0.0 {
            1.0
        } else {
            0.0
        }
    }
}

/// The complementary error function for a number of at least 0, with an error below 1.2e-7.
fn erfc(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.5 * x);
    let terms = [
        0.170_872_77,
        -0.822_152_23,
        1.488_515_87,
        -1.135_203_98,
        0.278_868_07,
        -0.186_288_06,
        0.096_784_18,
        0.374_091_96,
        1.000_023_68,
        -1.265_512_23,
    ];
    let sum = terms.iter().fold(0.0, |sum, term| sum * t + term);
    t * (-x * x + sum).exp()
}

/// Which of these probabilities are significant at 5 % together, by Holm's method.
pub fn holm(ps: &[f64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..ps.len()).collect();
    order.sort_by(|a, b| ps[*a].total_cmp(&ps[*b]));
    let mut found = vec![false; ps.len()];
    for (rank, place) in order.into_iter().enumerate() {
        if ps[place] > 0.05 / (ps.len() - rank) as f64 {
            break;
        }
        found[place] = true;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_the_mean_of_the_blocks() {
        let mut sum = Sum::default();
        for value in [1, 2, 3, 4] {
            sum.add(value);
        }
        let figure = sum.figure(2).unwrap();
        assert_eq!((figure.n, figure.mean), (4, 1.25));
        assert!((figure.sd - 0.645_497).abs() < 1e-6);
        assert!((figure.interval[1] - (1.25 + 1.96 * figure.sd / 2.0)).abs() < 1e-12);
        assert_eq!(Sum::default().figure(2), None);
    }

    #[test]
    fn the_sequence_is_wider_than_the_interval() {
        for n in [10.0, 1000.0, 100_000.0_f64] {
            assert!(sequence_width(n) > 1.96 / n.sqrt());
        }
        // About 1.5 times as wide near the number of blocks it is tuned to.
        assert!((sequence_width(1000.0) * 1000_f64.sqrt() - 3.0).abs() < 0.2);
    }

    #[test]
    fn holm_stops_at_the_first_that_is_not_significant() {
        assert_eq!(holm(&[0.01, 0.04, 0.03, 0.005]), [true, false, false, true]);
        assert!((erfc(1.0) - 0.157_299_2).abs() < 1e-6);
    }
}
