//! Charts: one model for statistics, stories, Look back, trials, exported pages and reports. [`Chart::drawing`] places every
//! line, box and text, so that the painters only draw them: [`svg`](Chart::svg) in documents, and a widget on the screens.

mod game;
mod layout;
mod svg;

pub use layout::{Drawing, Ink, Part, Point, Room};
pub use svg::CHART_STYLE;

use crate::{Text, decimal, percent};
use courtyard_core::cards::Suit;
use courtyard_core::percent::Percent;

/// Maximum number of steps on an axis of numbers.
const STEPS: f64 = 5.0;

/// A chart.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Chart {
    /// The title and accessible name.
    pub title: String,
    /// The chart in words; may be empty.
    pub about: String,
    /// The vertical axis. Rows have none.
    pub up: Axis,
    /// The horizontal axis.
    pub across: Axis,
    /// Symbols and their meanings.
    pub legend: Vec<(Sample, String)>,
    /// The type and data.
    pub form: Form,
    /// The suit that the chart is about, if any: the chart is drawn on the face of a card.
    pub suit: Option<Suit>,
}

/// An axis with its range and its labels.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Axis {
    /// The name; may be empty.
    pub name: String,
    /// The first number.
    pub from: f64,
    /// The last number; greater than the first.
    pub to: f64,
    /// Numbers with their labels, in ascending order.
    pub ticks: Vec<(f64, String)>,
}

/// The type and data of a chart.
#[derive(Debug, Clone, PartialEq)]
pub enum Form {
    /// Horizontal bars, one or several per row. Each row has a name.
    Rows(Vec<(String, Vec<Bar>)>),
    /// Vertical bars, one at each place of [`Axis::of_places`].
    Columns {
        /// The bars, from left to right.
        bars: Vec<Bar>,
        /// The height of a dashed horizontal line.
        level: Option<f64>,
    },
    /// Values over times.
    Curves {
        /// The appearance of all curves.
        trace: Trace,
        /// The curves, one for each series.
        curves: Vec<Curve>,
        /// Points with a label.
        marks: Vec<Mark>,
    },
    /// A sentence that explains why there is no chart.
    Missing(String),
}

/// The appearance of a curve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trace {
    /// A value lasts until the next one.
    Steps,
    /// A value changes evenly to the next one.
    Straight,
    /// Like [`Straight`](Trace::Straight), with a mark at each point.
    Dotted,
}

/// A symbol in the legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sample {
    /// The curve or the bars of a series.
    Series(usize),
    /// A faint bar.
    Faint,
    /// The range behind a bar.
    Ground,
    /// The dashed line across columns.
    Level,
}

/// A bar from 0 to a value.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Bar {
    /// The value; may be negative.
    pub value: f64,
    /// A range that is drawn behind it, such as the whole that it is a part of.
    pub ground: Option<[f64; 2]>,
    /// The ends of an interval that contains the value.
    pub interval: Option<[f64; 2]>,
    /// The label at its end.
    pub label: String,
    /// Whether it is drawn without colour.
    pub is_faint: bool,
}

/// The values of a series.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// Times and values, in ascending order of times.
    pub points: Vec<(f64, f64)>,
    /// The last value in words; may be empty.
    pub end: String,
}

/// A point of a curve with a label.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// The curve.
    pub series: usize,
    /// The time.
    pub at: f64,
    /// A short label.
    pub label: String,
    /// The meaning, a sentence.
    pub sentence: String,
}

impl Default for Form {
    fn default() -> Form {
        Form::Rows(Vec::new())
    }
}

impl Bar {
    /// A bar with a label.
    pub fn new(value: f64, label: String) -> Bar {
        Bar {
            value,
            label,
            ..Bar::default()
        }
    }

    /// A number that is a part of another.
    pub fn part(value: u64, of: u64) -> Bar {
        Bar {
            ground: Some([0.0, of as f64]),
            ..Bar::new(value as f64, format!("{value}/{of}"))
        }
    }

    /// The numbers that the bar reaches.
    pub(crate) fn reach(&self) -> impl Iterator<Item = f64> + use<> {
        let ranges = [self.ground, self.interval].into_iter().flatten().flatten();
        ranges.chain([self.value])
    }
}

impl Curve {
    /// The value at a time, as it is drawn.
    pub(crate) fn value(&self, trace: Trace, time: f64) -> Option<f64> {
        let after = self.points.partition_point(|(at, _)| *at <= time);
        let before = after.checked_sub(1).map(|place| self.points[place]);
        match (before, self.points.get(after).copied()) {
            (Some((at, from)), Some((end, to))) if trace != Trace::Steps => {
                Some(from + (to - from) * (time - at) / (end - at))
            }
            (one, other) => Some(one.or(other)?.1),
        }
    }
}

impl Axis {
    /// The position of a number on the axis, from 0 to 1.
    pub fn share(&self, number: f64) -> f64 {
        (number - self.from) / (self.to - self.from)
    }

    /// The number at a position from 0 to 1.
    pub fn number(&self, share: f64) -> f64 {
        self.from + share.clamp(0.0, 1.0) * (self.to - self.from)
    }

    /// An axis for these numbers and 0, with few round labels, which are multiples of `least`.
    pub fn of_numbers(
        text: &Text,
        name: String,
        numbers: impl IntoIterator<Item = f64>,
        least: f64,
    ) -> Axis {
        let numbers = numbers.into_iter().filter(|number| number.is_finite());
        let [from, to] = numbers.fold([0.0_f64; 2], |[from, to], number| {
            [from.min(number), to.max(number)]
        });
        let to = if from < to { to } else { from + 1.0 };
        let step = round_up(((to - from) / STEPS).max(least));
        let digits = (-step.log10() - 1e-9).ceil().max(0.0) as usize;
        let [first, last] = [(from / step - 1e-9).ceil(), (to / step + 1e-9).floor()];
        let ticks = (first as i32..=last as i32).map(|n| f64::from(n) * step);
        let labelled = ticks.map(|tick| (tick, decimal(text, tick, digits)));
        Axis {
            name,
            from,
            to,
            ticks: labelled.collect(),
        }
    }

    /// An axis of shares from 0% to 100%, with a label for each quarter.
    pub fn of_percent(text: &Text, name: String) -> Axis {
        let quarters = [0_u8, 25, 50, 75, 100];
        Axis {
            name,
            to: 100.0,
            ticks: quarters
                .map(|of_100| (f64::from(of_100), percent(text, Percent::Whole(of_100))))
                .into(),
            ..Axis::default()
        }
    }

    /// An axis with a place for each name. The number of the first place is 0.
    pub fn of_places(name: String, names: impl IntoIterator<Item = String>) -> Axis {
        let ticks: Vec<(f64, String)> = (0..).map(f64::from).zip(names).collect();
        Axis {
            name,
            from: -0.5,
            to: ticks.len().max(1) as f64 - 0.5,
            ticks,
        }
    }
}

/// The legend of series with these names.
pub(crate) fn legend(names: impl IntoIterator<Item = String>) -> Vec<(Sample, String)> {
    (0..).map(Sample::Series).zip(names).collect()
}

/// The smallest of 1, 2 and 5 times a power of ten that is at least this number.
pub(crate) fn round_up(number: f64) -> f64 {
    let power = 10_f64.powf(number.log10().floor());
    let steps = [1.0, 2.0, 5.0].map(|step| step * power);
    let reaches = |step: &f64| *step >= number * (1.0 - 1e-9);
    steps.into_iter().find(reaches).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::tests::text;

    fn labels(numbers: &[f64], least: f64) -> Vec<String> {
        let text = text(Language::English);
        let axis = Axis::of_numbers(&text, String::new(), numbers.iter().copied(), least);
        for number in numbers {
            assert!((0.0..=1.0).contains(&axis.share(*number)), "{axis:?}");
        }
        assert!((0.0..=1.0).contains(&axis.share(0.0)) && axis.to > axis.from);
        axis.ticks.into_iter().map(|(_, label)| label).collect()
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(labels(&[], 1.0), ["0", "1"]);
        assert_eq!(labels(&[0.0, 0.0], 1.0), ["0", "1"]);
        assert_eq!(labels(&[7.0, 7.0], 1.0), ["0", "2", "4", "6"]);
        assert_eq!(labels(&[1.0, 5.0], 1.0), ["0", "1", "2", "3", "4", "5"]);
        assert_eq!(labels(&[-3.0, 3.0], 1.0), ["−2", "0", "2"]);
        assert_eq!(labels(&[-7.0, -2.0], 1.0), ["−6", "−4", "−2", "0"]);
        assert_eq!(
            labels(&[-0.02, 0.02], 0.001),
            ["−0.02", "−0.01", "0.00", "0.01", "0.02"]
        );
        assert_eq!(
            labels(&[3e-4], 1e-9),
            ["0.0000", "0.0001", "0.0002", "0.0003"]
        );
        let huge = labels(&[u64::MAX as f64], 1.0);
        assert_eq!(huge[..2], ["0", "5000000000000000000"]);
        for greatest in 1..2000 {
            assert!((2..=6).contains(&labels(&[f64::from(greatest)], 1.0).len()));
        }
    }

    #[test]
    fn places_are_in_the_middle_of_equal_parts() {
        let axis = Axis::of_places(String::new(), ["a".to_owned(), "b".to_owned()]);
        assert_eq!([axis.share(0.0), axis.share(1.0)], [0.25, 0.75]);
        let none = Axis::of_places(String::new(), []);
        assert!(none.to > none.from);
    }
}
