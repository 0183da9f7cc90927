//! Charts of every player's values over a game.

use super::{Axis, Chart, Curve, Form, Mark, Trace, legend, round_up};
use crate::{Gauged, Log, Text, decimal, percent, say};
use courtyard_core::seat::Seats;
use courtyard_lab::story::{Story, TurningPoint};

/// Maximum number of labelled turns.
const TURNS: f64 = 10.0;

impl Chart {
    /// Every player's gauge after each action; `None` if there are no actions. Only changes are stored.
    pub fn of_gauges(text: &Text, log: &Log<'_>) -> Option<Chart> {
        let mut points: Seats<Vec<(f64, f64)>> = log.players.clone().map(|_| Vec::new());
        let (mut starts, mut actions) = (Vec::new(), 0);
        let (mut least, mut most) = (0, i64::MIN);
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
        let value = |seat| {
            let value = last.get(seat).copied().unwrap_or_default();
            decimal(text, value as f64, 0)
        };
        let at_the_end = log
            .players
            .iter()
            .map(|(seat, name)| say!(text, "export-chart-has", player = name, value = value(seat)));
        let curves = log.players.seats().map(|seat| Curve {
            points: std::mem::take(&mut points[seat]),
            end: value(seat),
        });
        Some(Chart {
            title: say!(text, "export-chart", gauge = &log.gauge_name),
            about: say!(
                text,
                "export-chart-about",
                players = text.list(at_the_end),
                count = log.players.len(),
                most
            ),
            up: Axis::of_numbers(
                text,
                log.gauge_name.clone(),
                [least, most].map(|n| n as f64),
                1.0,
            ),
            across: turns(text, actions - 1, &starts),
            legend: legend(log.players.values().iter().cloned()),
            form: Form::Curves {
                trace: Trace::Steps,
                curves: curves.collect(),
                marks: Vec::new(),
            },
            suit: None,
        })
    }

    /// Every player's chance to win, with the turning points and their sentences; `None` if there are no chances.
    pub(crate) fn of_chances<'s>(
        text: &Text,
        players: &Seats<String>,
        story: &Story,
        about: &str,
        sentences: impl Iterator<Item = &'s String>,
    ) -> Option<Chart> {
        let last = story.curve().next_back()?;
        let entries = story.entries.last()?.n;
        let starts = story.turns().into_iter().map(|entry| (entry.n, entry.turn));
        let mut starts: Vec<(usize, u32)> = starts.collect();
        starts.dedup_by_key(|(_, turn)| *turn);
        let ends = crate::story::percents(last).into_iter();
        let curves = players.seats().zip(ends).map(|(seat, end)| Curve {
            points: story
                .curve()
                .map(|entry| (entry.n as f64, 100.0 * entry.chance[seat.number()]))
                .collect(),
            end: percent(text, end),
        });
        let mark = |(point, sentence): (&TurningPoint, &String)| Mark {
            series: point.seat.number(),
            at: point.n as f64,
            label: players[point.seat].clone(),
            sentence: sentence.clone(),
        };
        let marks = story.turning_points.iter().zip(sentences).map(mark);
        Some(Chart {
            title: say!(text, "story-chart"),
            about: about.to_owned(),
            up: Axis::of_percent(text, say!(text, "story-chart")),
            across: turns(text, entries, &starts),
            legend: legend(players.values().iter().cloned()),
            form: Form::Curves {
                trace: Trace::Straight,
                curves: curves.collect(),
                marks: marks.collect(),
            },
            suit: None,
        })
    }
}

/// An axis of turns over the numbers of actions or entries up to `last`. Of many turns, only each second, fifth, tenth …
/// has a label.
fn turns(text: &Text, last: usize, starts: &[(usize, u32)]) -> Axis {
    let step = round_up((starts.len() as f64 / TURNS).max(1.0)) as u32;
    let shown = starts
        .iter()
        .filter(|(_, turn)| *turn > 0 && turn % step == 0);
    Axis {
        name: say!(text, "export-chart-turn"),
        to: last.max(1) as f64,
        ticks: shown
            .map(|(at, turn)| (*at as f64, turn.to_string()))
            .collect(),
        ..Axis::default()
    }
}
