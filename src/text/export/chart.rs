//! Both players' gauge over the session as a drawing in SVG.

use super::html::escaped;
use crate::seat::{BySeat, Seat};
use crate::text::{Line, Story, Text, say, short};

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 616.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 268.0;

/// The most marks that an axis bears.
const MARKS: usize = 10;

/// Where the values lie in the drawing.
struct Frame {
    actions: usize,
    highest: i64,
}

impl Frame {
    fn x(&self, action: usize) -> f64 {
        let last = self.actions.saturating_sub(1).max(1);
        LEFT + (RIGHT - LEFT) * action as f64 / last as f64
    }

    fn y(&self, value: i64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * value as f64 / self.highest as f64
    }
}

/// The chart, or nothing where nothing was done.
pub(super) fn chart(text: &Text, story: &Story) -> Option<String> {
    let lines: Vec<&Line> = story.in_force().collect();
    let last = lines.last()?;
    let most = lines.iter().flat_map(|line| line.gauge.0).max()?;
    let step = round_step(most.unsigned_abs() as usize, 5) as i64;
    let frame = Frame {
        actions: lines.len(),
        highest: most.div_euclid(step).saturating_add(1) * step,
    };
    let title = say!(text, "export-chart", gauge = &story.gauge_name);
    let about = say!(
        text,
        "export-chart-about",
        zero = &story.players[Seat::Zero],
        zero_last = last.gauge[Seat::Zero],
        one = &story.players[Seat::One],
        one_last = last.gauge[Seat::One],
        most = most
    );
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"chart-title chart-about\">\n\
         <title id=\"chart-title\">{}</title>\n<desc id=\"chart-about\">{}</desc>\n",
        escaped(&title),
        escaped(&about)
    );
    value_axis(&mut svg, &frame, step, &story.gauge_name);
    turn_axis(&mut svg, &frame, text, story);
    let labels = label_heights(&frame, last.gauge);
    for seat in Seat::BOTH {
        curve(&mut svg, &frame, &lines, seat);
        let (x, y) = (RIGHT, frame.y(last.gauge[seat]));
        svg += &mark(seat, x, y);
        svg += &format!(
            "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{} {}</text>\n",
            x + 12.0,
            labels[seat] + 4.5,
            escaped(&short(&story.players[seat], 14)),
            last.gauge[seat]
        );
        legend(&mut svg, seat, &story.players[seat]);
    }
    svg += "</svg>\n";
    Some(svg)
}

/// A step of 1, 2 or 5 times a power of ten that needs at most so many marks.
fn round_step(range: usize, marks: usize) -> usize {
    let powers = std::iter::successors(Some(1_usize), |p| p.checked_mul(10));
    powers
        .flat_map(|p| [Some(p), p.checked_mul(2), p.checked_mul(5)])
        .flatten()
        .find(|step| range / step < marks)
        .unwrap_or(range)
        .max(1)
}

fn value_axis(svg: &mut String, frame: &Frame, step: i64, name: &str) {
    *svg += &format!(
        "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
        LEFT - 8.0,
        TOP - 14.0,
        escaped(name)
    );
    for i in 0..=frame.highest / step {
        let (value, y) = (i * step, frame.y(i * step));
        *svg += &format!(
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
             <text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>\n",
            LEFT - 8.0,
            y + 4.5
        );
    }
    *svg += &format!("<path class=\"axis\" d=\"M{LEFT} {TOP}V{BOTTOM}H{RIGHT}\"/>\n");
}

/// A mark where each turn begins, or where every second, fifth, tenth … does.
fn turn_axis(svg: &mut String, frame: &Frame, text: &Text, story: &Story) {
    let step = round_step(story.turns.len(), MARKS);
    let mut action = 0;
    for turn in &story.turns {
        let x = frame.x(action);
        action += turn.lines.len();
        if turn.number == 0 || !(turn.number as usize).is_multiple_of(step) {
            continue;
        }
        *svg += &format!(
            "<line class=\"axis\" x1=\"{x:.1}\" y1=\"{BOTTOM}\" x2=\"{x:.1}\" y2=\"{:.1}\"/>\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
            BOTTOM + 6.0,
            BOTTOM + 21.0,
            turn.number
        );
    }
    *svg += &format!(
        "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
        f64::midpoint(LEFT, RIGHT),
        HEIGHT - 10.0,
        escaped(&text.get("export-chart-turn"))
    );
}

/// A player's values as steps: each holds until the next action changes it.
fn curve(svg: &mut String, frame: &Frame, lines: &[&Line], seat: Seat) {
    let mut path = String::new();
    let mut before = None;
    for (action, line) in lines.iter().enumerate() {
        let value = line.gauge[seat];
        if before == Some(value) {
            continue;
        }
        let (x, y) = (frame.x(action), frame.y(value));
        path += &match before {
            None => format!("M{x:.1} {y:.1}"),
            Some(_) => format!("H{x:.1}V{y:.1}"),
        };
        before = Some(value);
    }
    *svg += &format!("<path class=\"{}\" d=\"{path}H{RIGHT}\"/>\n", class(seat));
}

const fn class(seat: Seat) -> &'static str {
    match seat {
        Seat::Zero => "zero",
        Seat::One => "one",
    }
}

/// The player's mark: a disc or a square, so that colour is not the only sign.
fn mark(seat: Seat, x: f64, y: f64) -> String {
    match seat {
        Seat::Zero => {
            format!("<circle class=\"mark zero\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>\n")
        }
        Seat::One => format!(
            "<rect class=\"mark one\" x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\"/>\n",
            x - 4.5,
            y - 4.5
        ),
    }
}

fn legend(svg: &mut String, seat: Seat, name: &str) {
    let x = LEFT + 300.0 * seat.number() as f64;
    let class = class(seat);
    *svg += &format!(
        "<path class=\"{class}\" d=\"M{x:.1} 16H{:.1}\"/>{}<text class=\"label\" x=\"{:.1}\" y=\"20.5\">{}</text>\n",
        x + 36.0,
        mark(seat, x + 18.0, 16.0),
        x + 44.0,
        escaped(&short(name, 28))
    );
}

/// Where the labels at the end of the lines stand, so that neither covers the other.
fn label_heights(frame: &Frame, last: BySeat<i64>) -> BySeat<f64> {
    const APART: f64 = 16.0;
    let mut heights = last.map(|value| frame.y(value));
    let gap = heights[Seat::One] - heights[Seat::Zero];
    if gap.abs() < APART {
        let push = (APART - gap.abs()) / 2.0;
        let down = if gap < 0.0 { -push } else { push };
        heights[Seat::Zero] -= down;
        heights[Seat::One] += down;
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
        let frame = Frame {
            actions: 1,
            highest: 10,
        };
        for (a, b) in [(3, 3), (3, 4), (4, 3)] {
            let heights = label_heights(&frame, BySeat([a, b]));
            let gap = heights[Seat::One] - heights[Seat::Zero];
            assert!(gap.abs() > 15.0, "{a} {b}");
            assert_eq!(gap < 0.0, b > a, "{a} {b}");
        }
    }
}
