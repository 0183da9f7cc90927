//! An SVG chart of every player's gauge over the session.

use std::io::{self, Write};

use html_escape::encode_quoted_attribute as escaped;

use crate::{DescribedStory, Gauged, Log, Text, say, short};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::story::{EntryChance, Story};

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 616.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 268.0;
/// Horizontal distance of the names above the chart, and the height of their rows.
const LEGEND: (f64, f64) = (300.0, 22.0);

/// Maximum number of marks on an axis.
const MARKS: usize = 10;

/// The chart's geometry.
struct Frame {
    actions: usize,
    highest: i64,
    /// Number of players.
    players: usize,
}

impl Frame {
    fn x(&self, action: usize) -> f64 {
        let last = self.actions.saturating_sub(1).max(1);
        LEFT + (RIGHT - LEFT) * action as f64 / last as f64
    }

    /// The upper end of the chart, below rows of two names each.
    fn top(&self) -> f64 {
        TOP + LEGEND.1 * (self.players.div_ceil(2) - 1) as f64
    }

    fn y(&self, value: i64) -> f64 {
        self.height(value as f64)
    }

    fn height(&self, value: f64) -> f64 {
        BOTTOM - (BOTTOM - self.top()) * value / self.highest as f64
    }
}

/// Writes the chart; nothing if there are no actions. Iterates over the session several times instead of storing it.
pub(super) fn chart(text: &Text, log: &Log<'_>, out: &mut dyn Write) -> io::Result<()> {
    let (mut actions, mut turns, mut highest) = (0, 0, None);
    let mut last: Option<Gauged> = None;
    for now in log.gauges() {
        actions += 1;
        turns += usize::from(last.as_ref().is_none_or(|last| last.turn != now.turn));
        highest = highest.max(now.gauge.values().iter().copied().max());
        last = Some(now);
    }
    let (Some(Gauged { gauge: last, .. }), Some(most)) = (last, highest) else {
        return Ok(());
    };
    let step = round_step(most.unsigned_abs() as usize, 5) as i64;
    let frame = Frame {
        actions,
        highest: most.div_euclid(step).saturating_add(1) * step,
        players: log.players.len(),
    };
    let title = say!(text, "export-chart", gauge = &log.gauge_name);
    let at_the_end = log.players.iter().map(|(seat, name)| {
        let value = last.get(seat).copied().unwrap_or_default();
        say!(text, "export-chart-has", player = name, value)
    });
    let about = say!(
        text,
        "export-chart-about",
        players = text.list(at_the_end),
        count = log.players.len(),
        most
    );
    begin(out, "chart", &title, &about)?;
    value_axis(out, &frame, step, &log.gauge_name)?;
    let turns = (round_step(turns, MARKS), turn_starts(log));
    turn_axis(out, &frame, turns, text)?;
    for seat in log.players.seats() {
        curve(out, &frame, log, seat)?;
    }
    ends(out, &frame, &log.players, &last, "")?;
    writeln!(out, "</svg>\n</figure>")
}

/// Writes the chart of each player's chance to win, with a line at each turning point; nothing if there are no chances.
pub(super) fn chances(
    text: &Text,
    players: &Seats<String>,
    (story, described): (&Story, &DescribedStory),
    out: &mut dyn Write,
) -> io::Result<()> {
    let points: Vec<&EntryChance> = story.curve().collect();
    let Some(last) = points.last() else {
        return Ok(());
    };
    let frame = Frame {
        actions: last.n + 1,
        highest: 100,
        players: players.len(),
    };
    let title = text.get("story-chart");
    let about = described.sentences();
    begin(out, "story", &title, &about.join(" "))?;
    value_axis(out, &frame, 25, "%")?;
    let turns = story.turns();
    let starts = turns.iter().map(|entry| (entry.n, entry.turn));
    let turns = (round_step(turns.len(), MARKS), starts);
    turn_axis(out, &frame, turns, text)?;
    for (n, sentence) in &described.turning_points {
        let x = frame.x(*n);
        writeln!(
            out,
            "<path class=\"axis\" d=\"M{x:.1} {:.1}V{BOTTOM}\"><title>{}</title></path>",
            frame.top(),
            escaped(sentence)
        )?;
    }
    for seat in players.seats() {
        let of = |entry: &EntryChance| 100.0 * entry.chance[seat.number()];
        write!(out, "<path class=\"{}\" d=\"", class(seat))?;
        for (place, entry) in points.iter().enumerate() {
            let command = if place == 0 { 'M' } else { 'L' };
            let y = frame.height(of(entry));
            write!(out, "{command}{:.1} {y:.1}", frame.x(entry.n))?;
        }
        writeln!(out, "\"/>")?;
    }
    let last = Seats::from_fn(players.len(), |seat| {
        (100.0 * last.chance[seat.number()]).round() as i64
    });
    if let Some(last) = last {
        ends(out, &frame, players, &last, "%")?;
    }
    writeln!(out, "</svg>\n</figure>")
}

/// Begins a chart, whose parts have names that begin with `id`.
fn begin(out: &mut dyn Write, id: &str, title: &str, about: &str) -> io::Result<()> {
    write!(
        out,
        "<figure>\n\
         <svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"{id}-title {id}-about\">\n\
         <title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-about\">{}</desc>\n",
        escaped(title),
        escaped(about)
    )
}

/// Writes the mark, the name and the value at the end of each curve, and the names above the chart.
fn ends(
    out: &mut dyn Write,
    frame: &Frame,
    players: &Seats<String>,
    last: &Seats<i64>,
    unit: &str,
) -> io::Result<()> {
    let labels = label_heights(frame, last);
    for seat in players.seats() {
        let (x, y) = (RIGHT, frame.y(last[seat]));
        write!(
            out,
            "{}<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{} {}{unit}</text>\n{}",
            mark(seat, x, y),
            x + 12.0,
            labels[seat] + 4.5,
            escaped(&short(&players[seat], 14)),
            last[seat],
            legend(seat, &players[seat])
        )?;
    }
    Ok(())
}

/// The first action of each turn, and the turn.
fn turn_starts(log: &Log<'_>) -> impl Iterator<Item = (usize, u32)> {
    let mut before = None;
    let starts = log.gauges().enumerate();
    starts.filter_map(move |(action, Gauged { turn, .. })| {
        (before.replace(turn) != Some(turn)).then_some((action, turn))
    })
}

/// The smallest step of 1, 2 or 5 times a power of ten that needs at most this number of marks.
fn round_step(range: usize, marks: usize) -> usize {
    let powers = std::iter::successors(Some(1_usize), |p| p.checked_mul(10));
    powers
        .flat_map(|p| [Some(p), p.checked_mul(2), p.checked_mul(5)])
        .flatten()
        .find(|step| range / step < marks)
        .unwrap_or(range)
        .max(1)
}

fn value_axis(svg: &mut dyn Write, frame: &Frame, step: i64, name: &str) -> io::Result<()> {
    writeln!(
        svg,
        "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        LEFT - 8.0,
        frame.top() - 14.0,
        escaped(name)
    )?;
    for i in 0..=frame.highest / step {
        let (value, y) = (i * step, frame.y(i * step));
        writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
             <text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            LEFT - 8.0,
            y + 4.5
        )?;
    }
    writeln!(
        svg,
        "<path class=\"axis\" d=\"M{LEFT} {}V{BOTTOM}H{RIGHT}\"/>",
        frame.top()
    )
}

/// Marks at the start of each turn, or of every second, fifth, tenth … turn.
fn turn_axis(
    svg: &mut dyn Write,
    frame: &Frame,
    (step, starts): (usize, impl Iterator<Item = (usize, u32)>),
    text: &Text,
) -> io::Result<()> {
    for (action, turn) in starts {
        if turn == 0 || !(turn as usize).is_multiple_of(step) {
            continue;
        }
        let x = frame.x(action);
        writeln!(
            svg,
            "<line class=\"axis\" x1=\"{x:.1}\" y1=\"{BOTTOM}\" x2=\"{x:.1}\" y2=\"{:.1}\"/>\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{turn}</text>",
            BOTTOM + 6.0,
            BOTTOM + 21.0
        )?;
    }
    writeln!(
        svg,
        "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        f64::midpoint(LEFT, RIGHT),
        HEIGHT - 10.0,
        escaped(&text.get("export-chart-turn"))
    )
}

/// A player's values as steps: each lasts until the next action changes it.
fn curve(svg: &mut dyn Write, frame: &Frame, log: &Log<'_>, seat: Seat) -> io::Result<()> {
    write!(svg, "<path class=\"{}\" d=\"", class(seat))?;
    let mut before = None;
    for (action, now) in log.gauges().enumerate() {
        let value = now.gauge[seat];
        if before == Some(value) {
            continue;
        }
        let (x, y) = (frame.x(action), frame.y(value));
        match before.replace(value) {
            None => write!(svg, "M{x:.1} {y:.1}"),
            Some(_) => write!(svg, "H{x:.1}V{y:.1}"),
        }?;
    }
    writeln!(svg, "H{RIGHT}\"/>")
}

fn class(seat: Seat) -> &'static str {
    const CLASSES: [&str; Seat::MAX] = [
        "zero", "one", "two", "three", "four", "five", "six", "seven",
    ];
    CLASSES[seat.number()]
}

/// The player's mark. Shapes differ, so that players can be distinguished without colours.
fn mark(seat: Seat, x: f64, y: f64) -> String {
    let class = class(seat);
    let shape = |corners: &[(f64, f64)]| {
        let corners = corners.iter();
        let corners = corners.map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy));
        let points = corners.collect::<Vec<_>>().join(" ");
        format!("<polygon class=\"mark {class}\" points=\"{points}\"/>\n")
    };
    match seat.number() {
        0 => format!("<circle class=\"mark {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>\n"),
        1 => format!(
            "<rect class=\"mark {class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\"/>\n",
            x - 4.5,
            y - 4.5
        ),
        2 => shape(&[(0.0, -6.0), (6.0, 4.5), (-6.0, 4.5)]),
        3 => shape(&[(0.0, -6.5), (6.5, 0.0), (0.0, 6.5), (-6.5, 0.0)]),
        4 => shape(&[(0.0, 6.0), (6.0, -4.5), (-6.0, -4.5)]),
        5 => shape(&[
            (-3.0, -6.0),
            (3.0, -6.0),
            (6.0, 0.0),
            (3.0, 6.0),
            (-3.0, 6.0),
            (-6.0, 0.0),
        ]),
        6 => shape(&[(6.0, 0.0), (-4.5, -6.0), (-4.5, 6.0)]),
        _ => shape(&[(-6.0, 0.0), (4.5, -6.0), (4.5, 6.0)]),
    }
}

fn legend(seat: Seat, name: &str) -> String {
    let (column, row) = (seat.number() % 2, seat.number() / 2);
    let x = LEFT + LEGEND.0 * column as f64;
    let y = 16.0 + LEGEND.1 * row as f64;
    let class = class(seat);
    format!(
        "<path class=\"{class}\" d=\"M{x:.1} {y}H{:.1}\"/>{}<text class=\"label\" x=\"{:.1}\" y=\"{}\">{}</text>\n",
        x + 36.0,
        mark(seat, x + 18.0, y),
        x + 44.0,
        y + 4.5,
        escaped(&short(name, 28))
    )
}

/// Heights of the labels at the ends of the lines: close to their lines, without overlap.
fn label_heights(frame: &Frame, last: &Seats<i64>) -> Seats<f64> {
    const APART: f64 = 16.0;
    let mut heights = last.clone().map(|value| frame.y(value));
    let mut order: Vec<(Seat, f64)> = heights.iter().map(|(seat, y)| (seat, *y)).collect();
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    // Overlapping labels are grouped around the centre of their positions.
    let mut groups: Vec<(f64, usize)> = Vec::new();
    for (place, (_, y)) in order.iter().enumerate() {
        let mut group = (y - APART * place as f64, 1);
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
    for (place, ((seat, _), top)) in order.iter().zip(tops).enumerate() {
        heights[*seat] = top + APART * place as f64;
    }
    heights
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
    fn labels_keep_apart() {
        for last in [
            vec![3, 3],
            vec![3, 4],
            vec![4, 3],
            vec![5, 0, 5, 5, 1, 4],
            vec![2; 8],
        ] {
            let frame = Frame {
                actions: 1,
                highest: 10,
                players: last.len(),
            };
            let last = Seats::try_from(last).unwrap();
            let heights = label_heights(&frame, &last);
            for (a, upper) in heights.iter() {
                for (b, lower) in heights.iter().filter(|(b, _)| a < *b) {
                    assert!((upper - lower).abs() > 15.0, "{last:?}");
                    assert_eq!(lower < upper, last[b] > last[a], "{last:?}");
                }
            }
        }
    }
}
