//! Shares in whole percent for display.

/// A part of a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio {
    /// The part; at most the whole.
    pub part: u128,
    /// The whole.
    pub whole: u128,
}

impl Ratio {
    /// This part of this whole.
    pub const fn new(part: u128, whole: u128) -> Ratio {
        Ratio { part, whole }
    }

    /// The percentage, rounded half up. A whole of 0 gives 0. Numbers up to 2¹²⁰ do not overflow.
    pub const fn percent(self) -> Percent {
        let Ratio { part, whole } = self;
        self.rounded(match whole {
            0 => 0,
            // In whole numbers: a quotient of floats can be on the wrong side of a half.
            _ => (part * 200 + whole) / (2 * whole),
        })
    }

    /// The percentage with this rounded number.
    const fn rounded(self, number: u128) -> Percent {
        match number {
            0 if self.part > 0 => Percent::BelowOne,
            100.. if self.part < self.whole => Percent::AboveNinetyNine,
            _ => Percent::Whole(number as u8),
        }
    }
}

/// A share in whole percent, never a false 0 or 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Percent {
    /// More than 0 and shown as less than 1.
    BelowOne,
    /// A whole number, 0 to 100; 0 and 100 are exact.
    Whole(u8),
    /// Less than 100 and shown as more than 99.
    AboveNinetyNine,
}

impl Percent {
    /// The percentages of parts that make up a whole, each with its own denominator. The largest remainders are rounded
    /// up, so that all add up to 100.
    ///
    /// ```
    /// use courtyard_core::percent::{Percent, Ratio};
    ///
    /// let thirds = Percent::of_all([Ratio::new(1, 3); 3]);
    /// assert_eq!(thirds, [34, 33, 33].map(Percent::Whole));
    /// ```
    pub fn of_all<const N: usize>(parts: [Ratio; N]) -> [Percent; N] {
        let mut percents = Percent::of_list(&parts).into_iter();
        std::array::from_fn(|_| percents.next().unwrap_or(Percent::Whole(0)))
    }

    /// Like [`of_all`](Percent::of_all), for a list.
    pub fn of_list(parts: &[Ratio]) -> Vec<Percent> {
        let hundreds = parts
            .iter()
            .map(|ratio| Ratio::new(ratio.part * 100, ratio.whole.max(1)));
        let floors = hundreds.clone().map(|ratio| ratio.part / ratio.whole);
        let mut floors: Vec<u128> = floors.collect();
        let rests = hundreds.map(|Ratio { part, whole }| (part % whole) as f64 / whole as f64);
        let rests: Vec<f64> = rests.collect();
        let mut order: Vec<usize> = (0..parts.len()).collect();
        // The sort is stable, so that the same shares always get the same percentages.
        order.sort_by(|a, b| rests[*b].total_cmp(&rests[*a]));
        let missing = 100_u128.saturating_sub(floors.iter().sum());
        // Parts that do not make up a whole are not rounded up beyond their next number.
        for place in order.into_iter().take(missing as usize) {
            floors[place] += u128::from(rests[place] > 0.0);
        }
        let floors = parts.iter().zip(floors);
        floors.map(|(ratio, floor)| ratio.rounded(floor)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_never_claims_what_is_not_certain() {
        assert_eq!(Ratio::new(0, 1).percent(), Percent::Whole(0));
        assert_eq!(Ratio::new(1, 1000).percent(), Percent::BelowOne);
        assert_eq!(Ratio::new(1, 101).percent(), Percent::Whole(1));
        assert_eq!(Ratio::new(125, 1000).percent(), Percent::Whole(13));
        assert_eq!(Ratio::new(991, 1000).percent(), Percent::Whole(99));
        assert_eq!(Ratio::new(996, 1000).percent(), Percent::AboveNinetyNine);
        assert_eq!(Ratio::new(1, 1).percent(), Percent::Whole(100));
    }

    #[test]
    fn percentages_of_a_whole_add_up_to_100() {
        let of = |parts: &[u128]| {
            let whole = parts.iter().sum();
            let parts: Vec<_> = parts.iter().map(|part| Ratio::new(*part, whole)).collect();
            Percent::of_list(&parts)
        };
        let whole =
            |parts: &[u8]| -> Vec<Percent> { parts.iter().copied().map(Percent::Whole).collect() };
        assert_eq!(of(&[810, 150, 336]), whole(&[62, 12, 26]));
        assert_eq!(of(&[566, 434]), whole(&[57, 43]));
        assert_eq!(of(&[1; 6]), whole(&[17, 17, 17, 17, 16, 16]));
        assert_eq!(of(&[0, 5]), whole(&[0, 100]));
        assert_eq!(
            of(&[996, 2, 2]),
            [
                Percent::AboveNinetyNine,
                Percent::BelowOne,
                Percent::BelowOne
            ]
        );
        for a in 0..40 {
            for b in 0..40 {
                let percents = of(&[a, b, 41]);
                let sum: u32 = percents
                    .iter()
                    .map(|percent| match percent {
                        Percent::Whole(whole) => u32::from(*whole),
                        Percent::BelowOne => 0,
                        Percent::AboveNinetyNine => 100,
                    })
                    .sum();
                assert_eq!(sum, 100, "{a} {b}");
            }
        }
    }
}
