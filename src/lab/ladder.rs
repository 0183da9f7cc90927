//! The ladder: bots play their neighbours until a sequential test decides which one is stronger.
//!
//! The test is the generalized sequential probability ratio test (GSPRT) of pairs of games. A pair has one of five scores,
//! so that the games of a pair may depend on each other.

use serde::Serialize;
use strum::VariantNames;

/// The hypotheses in Elo: no difference, and this advantage of the first bot.
pub const ELO: [f64; 2] = [0.0, 20.0];

/// The probability of each of the two errors.
const ERROR: f64 = 0.05;

/// The numbers of pairs in which the first bot scored 0, ½, 1, 1½ and 2 points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Pairs(pub [u64; 5]);

/// The decision of the test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Decision {
    /// The first bot is stronger.
    Stronger,
    /// The first bot is not stronger.
    NotStronger,
    /// More pairs are needed.
    Open,
}

impl Pairs {
    /// Adds a pair with this score in half wins, 0 to 4.
    pub fn add(&mut self, score: usize) {
        self.0[score] += 1;
    }

    /// Number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of the first bot in one game, 0 to 1; ½ without a pair.
    pub fn score(&self) -> f64 {
        let points = (0..).zip(self.0).map(|(halves, pairs)| halves * pairs);
        match self.count() {
            0 => 0.5,
            count => points.sum::<u64>() as f64 / (4 * count) as f64,
        }
    }

    /// The half width of the 95 % interval of the score.
    pub fn error(&self) -> f64 {
        let (mean, count) = (self.score(), self.count() as f64);
        let squares = (0..).zip(self.0).map(|(halves, pairs)| {
            let score = f64::from(halves) / 4.0;
            pairs as f64 * (score - mean).powi(2)
        });
        1.96 * (squares.sum::<f64>() / count / (count - 1.0).max(1.0)).sqrt()
    }

    /// The logarithm of the generalized likelihood ratio of the second hypothesis against the first.
    pub fn log_ratio(&self, elo: [f64; 2]) -> f64 {
        let count = self.count() as f64;
        if count == 0.0 {
            return 0.0;
        }
        // A score that was not seen yet is still possible.
        let unseen = if self.0.contains(&0) { 1e-3 } else { 0.0 };
        let shares = self.0.map(|pairs| {
            let pairs = pairs as f64;
            (pairs * (1.0 - unseen / count) + unseen / 5.0) / count
        });
        let [null, other] = elo.map(|elo| likeliest(&shares, expected(elo)));
        let terms = shares.iter().zip(null.iter().zip(&other));
        count * terms.map(|(p, (p0, p1))| p * (p1 / p0).ln()).sum::<f64>()
    }

    /// The decision after these pairs.
    pub fn decision(&self) -> Decision {
        let limit = ((1.0 - ERROR) / ERROR).ln();
        let ratio = self.log_ratio(ELO);
        match () {
            () if ratio >= limit => Decision::Stronger,
            () if ratio <= -limit => Decision::NotStronger,
            () => Decision::Open,
        }
    }
}

/// The score that this advantage in Elo gives.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The distribution with this mean under which the shares are likeliest: each share is divided by 1 + x · (score − mean),
/// for the x that gives the mean.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let distance = |place: usize| place as f64 / 4.0 - mean;
    let excess = |x: f64| -> f64 {
        let terms = shares.iter().enumerate();
        terms
            .map(|(place, share)| share * distance(place) / (1.0 + x * distance(place)))
            .sum()
    };
    // The excess falls from one end to the other.
    let (mut low, mut high) = (-1.0 / distance(4), -1.0 / distance(0));
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|place| shares[place] / (1.0 + x * distance(place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values were computed by an independent program after Van den Bergh, *A practical introduction to the GSPRT*.
    #[test]
    fn the_log_ratio_has_the_known_values() {
        for (pairs, elo, ratio) in [
            ([440, 2910, 5170, 2888, 455], [0.0, 5.0], -5.920_443),
            ([142, 620, 1122, 699, 188], [0.0, 5.0], 3.968_908),
            ([349, 1561, 3340, 1604, 359], [-5.0, 0.0], 5.768_661),
            ([98, 382, 674, 369, 71], [-5.0, 0.0], -1.419_906),
            ([10, 20, 40, 30, 20], ELO, 1.889_787),
            ([30, 20, 10, 20, 10], ELO, -2.394_475),
            ([0, 0, 3, 5, 12], ELO, 1.118_143),
            ([0; 5], ELO, 0.0),
        ] {
            let found = Pairs(pairs).log_ratio(elo);
            assert!((found - ratio).abs() < 1e-5, "{pairs:?}: {found}");
        }
    }

    #[test]
    fn a_clear_result_decides() {
        assert_eq!(Pairs([1, 5, 20, 40, 30]).decision(), Decision::Stronger);
        assert_eq!(Pairs([30, 40, 20, 5, 1]).decision(), Decision::NotStronger);
        assert_eq!(Pairs([2, 5, 9, 5, 2]).decision(), Decision::Open);
        assert_eq!(Pairs::default().decision(), Decision::Open);
    }

    #[test]
    fn the_score_is_a_mean_with_its_error() {
        let pairs = Pairs([1, 0, 2, 0, 1]);
        assert_eq!((pairs.count(), pairs.score()), (4, 0.5));
        assert!((pairs.error() - 1.96 * (0.125_f64 / 3.0).sqrt()).abs() < 1e-12);
    }
}
