//! Figures: whole numbers summed over blocks, and their means with intervals.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// A figure of each game but the uses of actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl Metric {
    /// All figures, in their order.
    pub const ALL: [Metric; 7] = [
        Metric::Starter,
        Metric::Score,
        Metric::Turns,
        Metric::Actions,
        Metric::Duels,
        Metric::Comeback,
        Metric::Unfinished,
    ];

    /// The name in a run's file.
    pub const fn name(self) -> &'static str {
        match self {
            Metric::Starter => "starter",
            Metric::Score => "score",
            Metric::Turns => "turns",
            Metric::Actions => "actions",
            Metric::Duels => "duels",
            Metric::Comeback => "comeback",
            Metric::Unfinished => "unfinished",
        }
    }

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
    fn from((n, sum, squares): (u64, i64, i64)) -> Sum {
        Sum { n, sum, squares }
    }
}

impl From<Sum> for (u64, i64, i64) {
    fn from(sum: Sum) -> (u64, i64, i64) {
        (sum.n, sum.sum, sum.squares)
    }
}

impl AddAssign for Sum {
    fn add_assign(&mut self, other: Sum) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

impl Sum {
    /// Adds the number of one block.
    pub fn add(&mut self, value: i64) {
        *self += Sum {
            n: 1,
            sum: value,
            squares: value * value,
        };
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
        let around = |half: f64| [mean - half, mean + half];
        Some(Figure {
            n,
            mean,
            sd,
            interval: around(1.96 * sd / blocks.sqrt()),
            sequence: around(sd * sequence_width(blocks)),
        })
    }
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
    /// Whether the confidence sequence excludes 0.
    pub fn is_found(&self) -> bool {
        self.sequence[0] > 0.0 || self.sequence[1] < 0.0
    }

    /// The probability of a mean at least this far from 0 if there is no effect.
    pub fn p(&self) -> f64 {
        match self.sd > 0.0 {
            true => erfc(self.mean.abs() * (self.n as f64).sqrt() / self.sd / 2_f64.sqrt()),
            false if self.mean == 0.0 => 1.0,
            false => 0.0,
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
