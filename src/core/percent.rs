//! Shares in whole percent for display.

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
    /// The percentage of a part of a whole, rounded half up. A whole of 0 gives 0. Numbers up to 2¹²⁰ do not overflow.
    pub const fn of((part, whole): (u128, u128)) -> Percent {
        let rounded = match whole {
            0 => 0,
            // In whole numbers: a quotient of floats can be on the wrong side of a half.
            _ => (part * 200 + whole) / (2 * whole),
        };
        Percent::shown((part, whole), rounded)
    }

    /// The percentages of parts that make up a whole, each with its own denominator. The largest remainders are rounded
    /// up, so that all add up to 100.
    ///
    /// ```
    /// use courtyard_core::percent::Percent;
    ///
    /// let thirds = Percent::of_all([(1, 3), (1, 3), (1, 3)]);
    /// assert_eq!(thirds, [34, 33, 33].map(Percent::Whole));
    /// ```
    pub fn of_all<const N: usize>(parts: [(u128, u128); N]) -> [Percent; N] {
        let mut percents = Percent::of_list(&parts).into_iter();
        std::array::from_fn(|_| percents.next().unwrap_or(Percent::Whole(0)))
    }

    /// Like [`of_all`](Percent::of_all), for a list.
    pub fn of_list(parts: &[(u128, u128)]) -> Vec<Percent> {
        let hundreds = parts
            .iter()
            .map(|(part, whole)| (part * 100, (*whole).max(1)));
        let mut floors: Vec<u128> = hundreds.clone().map(|(part, whole)| part / whole).collect();
        let rests: Vec<f64> = hundreds
            .map(|(part, whole)| (part % whole) as f64 / whole as f64)
            .collect();
        let mut order: Vec<usize> = (0..parts.len()).collect();
        // The sort is stable, so that the same shares always get the same percentages.
        order.sort_by(|a, b| rests[*b].total_cmp(&rests[*a]));
        let missing = 100_u128.saturating_sub(floors.iter().sum());
        // Parts that do not make up a whole are not rounded up beyond their next number.
        for place in order.into_iter().take(missing as usize) {
            floors[place] += u128::from(rests[place] > 0.0);
        }
        let floors = parts.iter().zip(floors);
        floors
            .map(|(part, floor)| Percent::shown(*part, floor))
            .collect()
    }

    /// This rounded percentage of a part of a whole.
    const fn shown((part, whole): (u128, u128), rounded: u128) -> Percent {
        match rounded {
            0 if part > 0 => Percent::BelowOne,
            100.. if part < whole => Percent::AboveNinetyNine,
            _ => Percent::Whole(rounded as u8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_never_claims_what_is_not_certain() {
        assert_eq!(Percent::of((0, 1)), Percent::Whole(0));
        assert_eq!(Percent::of((1, 1000)), Percent::BelowOne);
        assert_eq!(Percent::of((1, 101)), Percent::Whole(1));
        assert_eq!(Percent::of((125, 1000)), Percent::Whole(13));
        assert_eq!(Percent::of((991, 1000)), Percent::Whole(99));
        assert_eq!(Percent::of((996, 1000)), Percent::AboveNinetyNine);
        assert_eq!(Percent::of((1, 1)), Percent::Whole(100));
    }

    #[test]
    fn percentages_of_a_whole_add_up_to_100() {
        let of = |parts: &[u128]| {
            let whole = parts.iter().sum();
            let parts: Vec<_> = parts.iter().map(|part| (*part, whole)).collect();
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
