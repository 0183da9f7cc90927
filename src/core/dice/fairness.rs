//! A chi-squared test of whether dice are fair.

use std::f64::consts::PI;

use strum::VariantNames;

use super::Die;
use crate::merge;

/// Number of times each face came up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Faces([u64; 6]);

merge!(Faces { 0 });

impl Faces {
    /// Counts one die.
    pub fn add(&mut self, die: Die) {
        self.0[usize::from(die.pips()) - 1] += 1;
    }

    /// Number of times each face came up, from 1 to 6.
    pub fn counts(&self) -> [u64; 6] {
        self.0
    }

    /// Number of dice counted.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The result of the test; `None` if no dice were counted.
    pub fn fairness(&self) -> Option<Fairness> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let expected = total as f64 / 6.0;
        // Six times the deviation of each count: integers until the last step, to avoid rounding errors.
        let strayed = self.0.map(|n| (6 * n).abs_diff(total) as f64);
        let squares: f64 = strayed.iter().map(|far| far * far).sum();
        let statistic = squares / 36.0 / expected;
        let p_value = upper_tail(statistic);
        let verdict = match p_value {
            _ if total < Fairness::LEAST_DICE => Verdict::TooFew,
            p if p < 0.01 => Verdict::Rare,
            p if p < 0.05 => Verdict::Unusual,
            _ => Verdict::Usual,
        };
        Some(Fairness {
            statistic,
            p_value,
            verdict,
        })
    }
}

/// The result of the chi-squared test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fairness {
    /// The test statistic: 0 if all counts are equal.
    pub statistic: f64,
    /// The probability that fair dice deviate at least this much: 0 to 1.
    pub p_value: f64,
    /// The conclusion.
    pub verdict: Verdict,
}

impl Fairness {
    /// Degrees of freedom: the counts of five faces and the total give the sixth.
    pub const FREEDOM: u32 = 5;

    /// The minimum number of dice for a conclusion: each face is then expected five times.
    pub const LEAST_DICE: u64 = 30;
}

/// The conclusion about a series of dice. It is never proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// Fewer than [`Fairness::LEAST_DICE`]: no conclusion.
    TooFew,
    /// Fair dice deviate this much in at least 5 of 100 series.
    Usual,
    /// Fair dice deviate this much in 1 to 5 of 100 series.
    Unusual,
    /// Fair dice deviate this much in fewer than 1 of 100 series.
    Rare,
}

crate::named!(Verdict);

/// The probability of a chi-squared value of five degrees of freedom at least this large: the regularized upper
/// incomplete gamma function Q(5/2, statistic/2).
fn upper_tail(statistic: f64) -> f64 {
    const A: f64 = Fairness::FREEDOM as f64 / 2.0;
    let gamma = 0.75 * PI.sqrt();
    let t = statistic / 2.0;
    let scale = (A * t.ln() - t).exp() / gamma;
    // Use the series or the continued fraction, whichever converges fast without losing precision.
    let tail = if t < A + 1.0 {
        let terms = (1..100).scan(1.0 / A, |term, n| {
            let this = *term;
            *term *= t / (A + f64::from(n));
            Some(this)
        });
        1.0 - scale * terms.sum::<f64>()
    } else {
        let fraction = (1..100).rev().fold(0.0, |below, n| {
            let n = f64::from(n);
            n * (A - n) / (t + 2.0 * n + 1.0 - A + below)
        });
        scale / (t + 1.0 - A + fraction)
    };
    tail.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Merge as _;

    fn near(a: f64, b: f64, within: f64) -> bool {
        (a - b).abs() < within
    }

    /// The critical values of printed tables for five degrees of freedom.
    #[test]
    fn the_tail_matches_the_printed_tables() {
        for (statistic, p) in [
            (0.554, 0.99),
            (1.145, 0.95),
            (1.610, 0.90),
            (4.351, 0.50),
            (7.289, 0.20),
            (9.236, 0.10),
            (11.070, 0.05),
            (12.833, 0.025),
            (15.086, 0.01),
            (16.750, 0.005),
            (20.515, 0.001),
        ] {
            let tail = upper_tail(statistic);
            assert!(near(tail, p, 2e-4 * p.max(0.1)), "{statistic}: {tail}");
        }
        assert_eq!(upper_tail(0.0), 1.0);
        assert_eq!(upper_tail(1e6), 0.0);
    }

    /// Both forms agree where one replaces the other, and the far tail is still precise. For five degrees of freedom
    /// the value is erfc(√(x/2)) + √(2x/π) e^(-x/2) (1 + x/3), here with the first terms of erfc's asymptotic series.
    #[test]
    fn the_tail_is_continuous_and_precise() {
        assert!(near(upper_tail(7.0 - 1e-9), upper_tail(7.0 + 1e-9), 1e-9));
        let x: f64 = 300.0;
        let z = (x / 2.0).sqrt();
        let even = 1.0 - 1.0 / (2.0 * z * z) + 3.0 / (4.0 * z.powi(4));
        let erfc = (-z * z).exp() / (z * PI.sqrt()) * even;
        let closed = erfc + (2.0 * x / PI).sqrt() * (-x / 2.0).exp() * (1.0 + x / 3.0);
        assert!(near(upper_tail(x) / closed, 1.0, 1e-8));
        let tails: Vec<f64> = (0..2000).map(|n| upper_tail(f64::from(n) / 20.0)).collect();
        assert!(tails.windows(2).all(|pair| pair[0] > pair[1]));
    }

    #[test]
    fn the_statistic_matches_a_hand_computed_value() {
        assert_eq!(Faces::default().fairness(), None);
        // 60 dice, 10 of each expected: (25 + 1 + 9 + 4 + 16 + 49) / 10.
        let fairness = Faces([5, 9, 13, 12, 14, 7]);
        assert_eq!(fairness.total(), 60);
        let fairness = fairness.fairness().unwrap();
        assert!(near(fairness.statistic, 6.4, 1e-12));
        assert!(near(fairness.p_value, 0.269, 1e-3));
        assert_eq!(fairness.verdict, Verdict::Usual);
        let even = Faces([7; 6]).fairness().unwrap();
        assert_eq!((even.statistic, even.p_value), (0.0, 1.0));
    }

    #[test]
    fn verdicts_follow_the_critical_values() {
        let verdict = |counts| Faces(counts).fairness().unwrap().verdict;
        assert_eq!(verdict([29, 0, 0, 0, 0, 0]), Verdict::TooFew);
        assert_eq!(verdict([30, 0, 0, 0, 0, 0]), Verdict::Rare);
        // Of 36 dice, 6 of each expected: 66 / 6 is 11.0, below the critical value of 11.07 for 5 %; 68 / 6 is above
        // it.
        assert_eq!(verdict([0, 3, 8, 8, 8, 9]), Verdict::Usual);
        assert_eq!(verdict([0, 3, 7, 8, 9, 9]), Verdict::Unusual);
        // 90 / 6 is 15.0, below the critical value of 15.086 for 1 %; 92 / 6 is above it.
        assert_eq!(verdict([0, 2, 6, 8, 9, 11]), Verdict::Unusual);
        assert_eq!(verdict([0, 1, 8, 9, 9, 9]), Verdict::Rare);
    }

    #[test]
    fn faces_are_counted_one_by_one() {
        let mut faces = Faces::default();
        for die in Die::FACES.into_iter().chain([Die::FACES[5]]) {
            faces.add(die);
        }
        assert_eq!(faces.counts(), [1, 1, 1, 1, 1, 2]);
        let other = faces;
        faces.merge(&other);
        assert_eq!(faces.total(), 14);
    }
}
