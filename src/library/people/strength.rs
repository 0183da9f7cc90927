//! Strengths of players from their results, with the uncertainty of few games.
//!
//! The model is that of Bradley and Terry, and of Plackett and Luce for tables of more than two: among the players of a
//! game, the chance of each to be first is proportional to the exponential of their strength. Strengths are normally
//! distributed around 0, and how widely is unknown too. Both are estimated together, by the approximation of Laplace for
//! each of several spreads; the answer averages over the spreads, weighted by how well they explain the results.

/// A finished game: each player with their place, from 1. Players with the same place have tied.
pub type Ranking = [(usize, u8)];

/// The strengths of some players.
#[derive(Debug, Clone)]
pub struct Strengths {
    /// One estimate for each spread.
    estimates: Vec<Estimate>,
    players: usize,
}

/// A chance to win, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chance {
    /// The expected chance.
    pub mean: f64,
    /// The interval that contains the true chance with a probability of 95 %.
    pub interval: [f64; 2],
}

/// The strengths if they are spread in one way: a normal distribution.
#[derive(Debug, Clone)]
struct Estimate {
    weight: f64,
    mean: Vec<f64>,
    covariance: Matrix,
}

/// The standard deviations of the strengths that are tried, each with its weight before any game. With a difference of 1,
/// the stronger player wins 73 of 100 games.
const SPREADS: [(f64, f64); 8] = [
    (0.1, 0.3),
    (0.2, 0.6),
    (0.35, 1.0),
    (0.55, 1.4),
    (0.8, 1.7),
    (1.1, 1.7),
    (1.5, 1.5),
    (2.1, 1.1),
];

/// Number of steps in which a probability is halved to find the difference of strengths that belongs to it.
const HALVINGS: usize = 40;

/// Number of parts of a distribution over which a chance is averaged.
const PARTS: usize = 40;

/// A square matrix, row by row.
#[derive(Debug, Clone)]
struct Matrix {
    size: usize,
    values: Vec<f64>,
}

impl Matrix {
    fn new(size: usize) -> Matrix {
        Matrix {
            size,
            values: vec![0.0; size * size],
        }
    }

    fn at(&self, row: usize, column: usize) -> f64 {
        self.values[row * self.size + column]
    }

    fn at_mut(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.values[row * self.size + column]
    }

    /// The lower triangle whose product with its transpose is this positive definite matrix.
    fn root(&self) -> Matrix {
        let mut root = Matrix::new(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let known: f64 = (0..column)
                    .map(|k| root.at(row, k) * root.at(column, k))
                    .sum();
                let rest = self.at(row, column) - known;
                *root.at_mut(row, column) = if row == column {
                    rest.sqrt()
                } else {
                    rest / root.at(column, column)
                };
            }
        }
        root
    }

    /// Solves for `x` in `root · rootᵀ · x = b`.
    fn solve(&self, b: &[f64]) -> Vec<f64> {
        let mut x = b.to_vec();
        for row in 0..self.size {
            let known: f64 = (0..row).map(|k| self.at(row, k) * x[k]).sum();
            x[row] = (x[row] - known) / self.at(row, row);
        }
        for row in (0..self.size).rev() {
            let known: f64 = (row + 1..self.size).map(|k| self.at(k, row) * x[k]).sum();
            x[row] = (x[row] - known) / self.at(row, row);
        }
        x
    }

    /// The inverse of `root · rootᵀ`.
    fn inverse(&self) -> Matrix {
        let mut inverse = Matrix::new(self.size);
        for column in 0..self.size {
            let mut unit = vec![0.0; self.size];
            unit[column] = 1.0;
            for (row, value) in self.solve(&unit).into_iter().enumerate() {
                *inverse.at_mut(row, column) = value;
            }
        }
        inverse
    }
}

/// The results in the form of the likelihood.
struct Results {
    players: usize,
    /// How often one of two players was ahead of the other, by both; a draw is half a win for each.
    ahead: Matrix,
    /// Choices of the next place at larger tables: those who got it, and all who could.
    stages: Vec<(Vec<usize>, Vec<usize>)>,
}

impl Results {
    fn of<'r>(players: usize, games: impl IntoIterator<Item = &'r Ranking>) -> Results {
        let mut results = Results {
            players,
            ahead: Matrix::new(players),
            stages: Vec::new(),
        };
        for game in games {
            if let [(one, place), (other, place_b)] = *game {
                let won = match place.cmp(&place_b) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                *results.ahead.at_mut(one, other) += won;
                *results.ahead.at_mut(other, one) += 1.0 - won;
                continue;
            }
            let mut order = game.to_vec();
            order.sort_by_key(|(_, place)| *place);
            while let Some((_, place)) = order.first().copied() {
                let next = order.iter().filter(|(_, other)| *other == place);
                let next: Vec<usize> = next.map(|(player, _)| *player).collect();
                // The order among the last is unknown.
                if next.len() < order.len() {
                    let all = order.iter().map(|(player, _)| *player).collect();
                    results.stages.push((next.clone(), all));
                }
                order.drain(..next.len());
            }
        }
        results
    }

    /// The logarithm of the likelihood, its gradient, and the negative second derivatives.
    fn likelihood(&self, strengths: &[f64]) -> (f64, Vec<f64>, Matrix) {
        let mut log = 0.0;
        let mut gradient = vec![0.0; self.players];
        let mut curvature = Matrix::new(self.players);
        for one in 0..self.players {
            for other in one + 1..self.players {
                let (won, lost) = (self.ahead.at(one, other), self.ahead.at(other, one));
                let games = won + lost;
                if games == 0.0 {
                    continue;
                }
                let chance = logistic(strengths[one] - strengths[other]);
                log += won * chance.ln() + lost * (1.0 - chance).ln();
                gradient[one] += won - games * chance;
                gradient[other] -= won - games * chance;
                let curve = games * chance * (1.0 - chance);
                *curvature.at_mut(one, one) += curve;
                *curvature.at_mut(other, other) += curve;
                *curvature.at_mut(one, other) -= curve;
                *curvature.at_mut(other, one) -= curve;
            }
        }
        for (next, all) in &self.stages {
            let sum: f64 = all.iter().map(|player| strengths[*player].exp()).sum();
            let chance = |player: usize| strengths[player].exp() / sum;
            let count = next.len() as f64;
            for player in next {
                log += chance(*player).ln();
                gradient[*player] += 1.0;
            }
            for one in all {
                gradient[*one] -= count * chance(*one);
                for other in all {
                    let same = if one == other { chance(*one) } else { 0.0 };
                    *curvature.at_mut(*one, *other) +=
                        count * (same - chance(*one) * chance(*other));
                }
            }
        }
        (log, gradient, curvature)
    }

    /// The most probable strengths of this spread, with the approximate logarithm of the spread's likelihood.
    fn estimate(&self, spread: f64, start: &[f64]) -> (f64, Estimate) {
        let precision = spread.powi(-2);
        let mut mean = start.to_vec();
        let mut rounds = 0;
        loop {
            let (log, mut gradient, mut curvature) = self.likelihood(&mean);
            for player in 0..self.players {
                gradient[player] -= precision * mean[player];
                *curvature.at_mut(player, player) += precision;
            }
            let root = curvature.root();
            let step = root.solve(&gradient);
            let longest = step.iter().fold(0.0_f64, |most, step| most.max(step.abs()));
            rounds += 1;
            if longest < 1e-9 || rounds > 50 {
                let squares: f64 = mean.iter().map(|strength| strength.powi(2)).sum();
                let determinant: f64 = (0..self.players).map(|n| root.at(n, n).ln()).sum();
                let evidence = log
                    - self.players as f64 * spread.ln()
                    - precision * squares / 2.0
                    - determinant;
                let covariance = root.inverse();
                let estimate = Estimate {
                    weight: 1.0,
                    mean,
                    covariance,
                };
                return (evidence, estimate);
            }
            // The logarithm is concave; a long step is shortened so that it cannot overshoot.
            let part = (1.0 / longest).min(1.0);
            for (strength, step) in mean.iter_mut().zip(step) {
                *strength += part * step;
            }
        }
    }
}

impl Strengths {
    /// The strengths of this number of players after these games.
    pub fn of<'r>(players: usize, games: impl IntoIterator<Item = &'r Ranking>) -> Strengths {
        let results = Results::of(players, games);
        let mut start = vec![0.0; players];
        let mut estimates = Vec::new();
        let mut evidences = Vec::new();
        for (spread, weight) in SPREADS {
            let (evidence, estimate) = results.estimate(spread, &start);
            start.clone_from(&estimate.mean);
            estimates.push(estimate);
            evidences.push(evidence + weight.ln());
        }
        let most = evidences.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = evidences.iter().map(|e| (e - most).exp()).collect();
        let sum: f64 = weights.iter().sum();
        for (estimate, weight) in estimates.iter_mut().zip(weights) {
            estimate.weight = weight / sum;
        }
        Strengths { estimates, players }
    }

    /// The chance of one player to be ahead of another.
    pub fn against(&self, one: usize, other: usize) -> Chance {
        let mut contrast = vec![0.0; self.players];
        contrast[one] += 1.0;
        contrast[other] -= 1.0;
        self.chance(&contrast)
    }

    /// The chance of a player to be ahead of one whose strength is the mean of all others.
    pub fn against_all(&self, one: usize) -> Chance {
        let others = self.players.saturating_sub(1).max(1) as f64;
        let contrast =
            (0..self.players).map(|player| if player == one { 1.0 } else { -1.0 / others });
        self.chance(&contrast.collect::<Vec<_>>())
    }

    /// The chance that follows from a weighted sum of the strengths.
    fn chance(&self, contrast: &[f64]) -> Chance {
        let parts: Vec<(f64, f64, f64)> = self
            .estimates
            .iter()
            .map(|estimate| {
                let mean: f64 = contrast
                    .iter()
                    .zip(&estimate.mean)
                    .map(|(c, m)| c * m)
                    .sum();
                let mut variance = 0.0;
                for (one, a) in contrast.iter().enumerate().filter(|(_, a)| **a != 0.0) {
                    for (other, b) in contrast.iter().enumerate() {
                        variance += a * b * estimate.covariance.at(one, other);
                    }
                }
                (estimate.weight, mean, variance.max(0.0).sqrt())
            })
            .collect();
        let quantile = |share: f64| {
            let (mut low, mut high) = (-30.0, 30.0);
            for _ in 0..HALVINGS {
                let middle = f64::midpoint(low, high);
                let below = parts
                    .iter()
                    .map(|(weight, mean, deviation)| weight * normal((middle - mean) / deviation));
                if below.sum::<f64>() < share {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            logistic(f64::midpoint(low, high))
        };
        let mean = (0..PARTS).map(|n| quantile((n as f64 + 0.5) / PARTS as f64));
        Chance {
            mean: mean.sum::<f64>() / PARTS as f64,
            interval: [quantile(0.025), quantile(0.975)],
        }
    }
}

fn logistic(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The distribution function of the normal distribution, to about 1e-7 (Abramowitz and Stegun, 7.1.26).
fn normal(x: f64) -> f64 {
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let series = [
        0.254_829_592,
        -0.284_496_736,
        1.421_413_741,
        -1.453_152_027,
        1.061_405_429,
    ];
    let sum = series
        .iter()
        .rev()
        .fold(0.0, |sum, factor| (sum + factor) * t);
    let beyond = sum * (-z * z).exp() / 2.0;
    if x < 0.0 { beyond } else { 1.0 - beyond }
}
