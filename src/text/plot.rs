//! A chart of every player's values over a game: its data, axes and labels. A painter only places them: as SVG in
//! exports, and on the screens.

use std::iter::once;

use crate::{Gauged, Log, Text, percent, say};
use courtyard_core::percent::Percent;
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::story::{Story, TurningPoint};

/// Maximum number of steps on the axis of values, and of turns on the other.
const STEPS: (usize, usize) = (5, 10);

/// A chart of every player's values over a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Plot {
    /// The title.
    pub title: String,
    /// The chart in words.
    pub about: String,
    /// The vertical axis.
    pub values: Axis,
    /// The horizontal axis: numbers of actions or entries, labelled with turns.
    pub times: Axis,
    /// Whether a value lasts until the next one, instead of changing evenly.
    pub steps: bool,
    /// A curve for each player, by seat.
    pub curves: Vec<Curve>,
    /// Points with a label.
    pub marks: Vec<Mark>,
}

/// An axis with its range and its labels.
#[derive(Debug, Clone, PartialEq)]
pub struct Axis {
    /// The name.
    pub name: String,
    /// The first number.
    pub from: f64,
    /// The last number; greater than the first.
    pub to: f64,
    /// Numbers with their labels, in ascending order.
    pub ticks: Vec<(f64, String)>,
}

/// The values of a player.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// The player.
    pub name: String,
    /// Times and values, in ascending order of times.
    pub points: Vec<(f64, f64)>,
    /// The last value in words.
    pub end: String,
}

/// A point with a label.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// The player.
    pub seat: Seat,
    /// The time.
    pub at: f64,
    /// The value.
    pub value: f64,
    /// The player's name.
    pub label: String,
    /// The meaning, a sentence.
    pub sentence: String,
}

impl Axis {
    /// The position of a number on the axis, from 0 to 1.
    pub fn share(&self, number: f64) -> f64 {
        (number - self.from) / (self.to - self.from)
    }

    /// An axis of turns over numbers up to `last`. Of many turns, only each second, fifth, tenth … has a label.
    fn of_turns(text: &Text, last: usize, starts: &[(usize, u32)]) -> Axis {
        let step = round_step(starts.len(), STEPS.1) as u32;
        let shown = starts
            .iter()
            .filter(|(_, turn)| *turn > 0 && turn % step == 0);
        Axis {
            name: say!(text, "export-chart-turn"),
            from: 0.0,
            to: last.max(1) as f64,
            ticks: shown
                .map(|(at, turn)| (*at as f64, turn.to_string()))
                .collect(),
        }
    }

    /// An axis from a round number at or below both 0 and the least value to one above the greatest.
    fn of_values(name: String, least: i64, most: i64) -> Axis {
        let range = most.abs_diff(least.min(0));
        let step = round_step(usize::try_from(range).unwrap_or(usize::MAX), STEPS.0);
        let step = i64::try_from(step).unwrap_or(i64::MAX);
        let [from, to] = [least.min(0).div_euclid(step), most.div_euclid(step) + 1];
        Axis {
            name,
            from: (from * step) as f64,
            to: (to * step) as f64,
            ticks: (from..=to)
                .map(|n| ((n * step) as f64, signed(n * step)))
                .collect(),
        }
    }
}

impl Plot {
    /// Every player's gauge after each action; `None` if there are no actions. Only changes are stored.
    pub fn of_gauges(text: &Text, log: &Log<'_>) -> Option<Plot> {
        let mut points: Seats<Vec<(f64, f64)>> = log.players.clone().map(|_| Vec::new());
        let (mut starts, mut actions) = (Vec::new(), 0);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        let mut last: Option<Gauged> = None;
        for now in log.gauges() {
            if last.as_ref().is_none_or(|last| last.turn != now.turn) {
                starts.push((actions, now.turn));
            }
            for (seat, value) in now.gauge.iter() {
                (least, most) = (least.min(*value), most.max(*value));
                let point = (actions as f64, *value as f64);
                let before = points[seat].last().map(|(_, value)| *value);
                if before != Some(point.1) {
                    points[seat].push(point);
                }
            }
            actions += 1;
            last = Some(now);
        }
        let last = last?.gauge;
        let value = |seat| last.get(seat).copied().unwrap_or_default();
        let at_the_end = log.players.iter().map(|(seat, name)| {
            let value = signed(value(seat));
            say!(text, "export-chart-has", player = name, value)
        });
        let curves = log.players.iter().map(|(seat, name)| Curve {
            name: name.clone(),
            points: std::mem::take(&mut points[seat]),
            end: signed(value(seat)),
        });
        Some(Plot {
            title: say!(text, "export-chart", gauge = &log.gauge_name),
            about: say!(
                text,
                "export-chart-about",
                players = text.list(at_the_end),
                count = log.players.len(),
                most
            ),
            values: Axis::of_values(log.gauge_name.clone(), least, most),
            times: Axis::of_turns(text, actions - 1, &starts),
            steps: true,
            curves: curves.collect(),
            marks: Vec::new(),
        })
    }

    /// Every player's chance to win, with the turning points and their sentences; `None` if there are no chances.
    pub(super) fn of_chances<'s>(
        text: &Text,
        players: &Seats<String>,
        story: &Story,
        about: &str,
        sentences: impl Iterator<Item = &'s String>,
    ) -> Option<Plot> {
        let last = story.curve().next_back()?;
        let entries = story.entries.last()?.n;
        let mut starts: Vec<(usize, u32)> = Vec::new();
        for entry in story.turns() {
            if starts.last().is_none_or(|(_, turn)| *turn < entry.turn) {
                starts.push((entry.n, entry.turn));
            }
        }
        let ends = super::story::percents(last).into_iter();
        let curves = players.iter().zip(ends).map(|((seat, name), end)| Curve {
            name: name.clone(),
            points: story
                .curve()
                .map(|entry| (entry.n as f64, 100.0 * entry.chance[seat.number()]))
                .collect(),
            end: percent(text, end),
        });
        let mark = |(point, sentence): (&TurningPoint, &String)| Mark {
            seat: point.seat,
            at: point.n as f64,
            value: 100.0 * point.to,
            label: players[point.seat].clone(),
            sentence: sentence.clone(),
        };
        let percents = [0, 25, 50, 75, 100];
        Some(Plot {
            title: say!(text, "story-chart"),
            about: about.to_owned(),
            values: Axis {
                name: say!(text, "story-chart"),
                from: 0.0,
                to: 100.0,
                ticks: percents
                    .map(|of_100| (f64::from(of_100), percent(text, Percent::Whole(of_100))))
                    .into(),
            },
            times: Axis::of_turns(text, entries, &starts),
            steps: false,
            curves: curves.collect(),
            marks: story
                .turning_points
                .iter()
                .zip(sentences)
                .map(mark)
                .collect(),
        })
    }

    /// All texts at the end of the curves are apart if the labels are at these heights: close to their curves, without
    /// overlap. `ends` are the heights of the curves, from above.
    pub fn label_heights(ends: &[f64], apart: f64) -> Vec<f64> {
        let mut heights = ends.to_vec();
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by(|a, b| ends[*a].total_cmp(&ends[*b]));
        // Overlapping labels are grouped around the centre of their positions.
        let mut groups: Vec<(f64, usize)> = Vec::new();
        for (place, end) in order.iter().enumerate() {
            let mut group = (ends[*end] - apart * place as f64, 1);
            while let Some((wanted, count)) = groups.last().copied()
                && wanted > group.0
            {
                groups.pop();
                let all = count + group.1;
                let sum = wanted * count as f64 + group.0 * group.1 as f64;
                group = (sum / all as f64, all);
            }
            groups.push(group);
        }
        let tops = groups
            .iter()
            .flat_map(|(top, count)| std::iter::repeat_n(*top, *count));
        for (place, (label, top)) in order.iter().zip(tops).enumerate() {
            heights[*label] = top + apart * place as f64;
        }
        heights
    }
}

/// A whole number with a true minus sign.
fn signed(number: i64) -> String {
    match number {
        ..0 => format!("−{}", number.unsigned_abs()),
        _ => number.to_string(),
    }
}

/// The smallest step of 1, 2 or 5 times a power of ten that needs at most this number of marks.
fn round_step(range: usize, marks: usize) -> usize {
    let powers = std::iter::successors(Some(1_usize), |p| p.checked_mul(10));
    powers
        .flat_map(|p| once(Some(p)).chain([p.checked_mul(2), p.checked_mul(5)]))
        .flatten()
        .find(|step| range / step < marks)
        .unwrap_or(range)
        .max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        for (range, step) in [(0, 1), (4, 1), (5, 2), (9, 2), (12, 5), (99, 20), (100, 50)] {
            assert_eq!(round_step(range, 5), step, "{range}");
        }
        assert!(round_step(usize::MAX, 5) > usize::MAX / 6);
    }

    #[test]
    fn an_axis_has_room_for_all_values() {
        for (least, most) in [(0, 0), (-3, 3), (-1, 0), (0, 12), (2, 47), (-7, -2)] {
            let axis = Axis::of_values(String::new(), least, most);
            let inside = |value: i64| (0.0..=1.0).contains(&axis.share(value as f64));
            assert!(inside(least) && inside(most) && inside(0), "{axis:?}");
            assert!(axis.ticks.len() <= 8, "{axis:?}");
        }
        let axis = Axis::of_values(String::new(), -3, 3);
        let labels: Vec<&str> = axis.ticks.iter().map(|(_, label)| label.as_str()).collect();
        assert_eq!(labels, ["−4", "−2", "0", "2", "4"]);
    }

    #[test]
    fn labels_keep_apart() {
        for ends in [
            vec![3.0, 3.0],
            vec![3.0, 4.0],
            vec![40.0, 3.0],
            vec![50.0, 0.0, 50.0, 50.0, 1.0, 4.0],
            vec![2.0; 8],
        ] {
            let heights = Plot::label_heights(&ends, 16.0);
            for (a, upper) in heights.iter().enumerate() {
                for (b, lower) in heights.iter().enumerate().skip(a + 1) {
                    assert!((upper - lower).abs() > 15.0, "{ends:?}");
                    assert!(ends[a] == ends[b] || (upper < lower) == (ends[a] < ends[b]));
                }
            }
        }
    }
}
