//! A [`Plot`] as SVG, for a page.

use std::io::{self, Write};

use html_escape::encode_quoted_attribute as escaped;

use crate::{Axis, Curve, Plot, short};
use courtyard_core::seat::Seat;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 616.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 268.0;
/// Horizontal distance of the names above the chart, and the height of their rows.
const LEGEND: (f64, f64) = (300.0, 22.0);
/// Vertical distance of the labels at the ends of the curves.
const APART: f64 = 16.0;

/// The chart's geometry.
struct Frame<'p>(&'p Plot);

impl Frame<'_> {
    fn x(&self, time: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * self.0.times.share(time)
    }

    fn y(&self, value: f64) -> f64 {
        BOTTOM - (BOTTOM - self.top()) * self.0.values.share(value)
    }

    /// The upper end of the chart, below rows of two names each.
    fn top(&self) -> f64 {
        TOP + LEGEND.1 * (self.0.curves.len().div_ceil(2).max(1) - 1) as f64
    }
}

/// Writes a chart, whose parts have names that begin with `id`.
pub(super) fn chart(plot: &Plot, id: &str, out: &mut dyn Write) -> io::Result<()> {
    let frame = Frame(plot);
    write!(
        out,
        "<figure>\n\
         <svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"{id}-title {id}-about\">\n\
         <title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-about\">{}</desc>\n",
        escaped(&plot.title),
        escaped(&plot.about)
    )?;
    value_axis(out, &frame, &plot.values)?;
    turn_axis(out, &frame, &plot.times)?;
    for mark in &plot.marks {
        let x = frame.x(mark.at);
        writeln!(
            out,
            "<path class=\"axis\" d=\"M{x:.1} {:.1}V{BOTTOM}\"><title>{}</title></path>",
            frame.top(),
            escaped(&mark.sentence)
        )?;
    }
    let seats = || plot.curves.iter().enumerate();
    let seats = || seats().filter_map(|(seat, curve)| Some((Seat::new(seat)?, curve)));
    for (seat, of) in seats() {
        curve(out, &frame, seat, of)?;
    }
    for point in &plot.marks {
        let (x, y) = (frame.x(point.at), frame.y(point.value));
        let (anchor, aside) = if x > f64::midpoint(LEFT, RIGHT) {
            ("end", -9.0)
        } else {
            ("start", 9.0)
        };
        writeln!(
            out,
            "{}<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
            mark(point.seat, x, y),
            x + aside,
            y + 4.5,
            escaped(&short(&point.label, 14))
        )?;
    }
    let ends = seats().filter_map(|(_, curve)| Some(frame.y(curve.points.last()?.1)));
    let ends: Vec<f64> = ends.collect();
    let labels = Plot::label_heights(&ends, APART);
    for (((seat, curve), end), label) in seats().zip(ends).zip(labels) {
        write!(
            out,
            "{}<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{} {}</text>\n{}",
            mark(seat, RIGHT, end),
            RIGHT + 12.0,
            label + 4.5,
            escaped(&short(&curve.name, 14)),
            escaped(&curve.end),
            legend(seat, &curve.name)
        )?;
    }
    writeln!(out, "</svg>\n</figure>")
}

fn value_axis(svg: &mut dyn Write, frame: &Frame<'_>, axis: &Axis) -> io::Result<()> {
    // The name begins at the edge, because it may be longer than the numbers.
    writeln!(
        svg,
        "<text class=\"tick\" x=\"0\" y=\"{:.1}\">{}</text>",
        frame.top() - 12.0,
        escaped(&axis.name)
    )?;
    for (value, label) in &axis.ticks {
        let y = frame.y(*value);
        writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
             <text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 8.0,
            y + 4.5,
            escaped(label)
        )?;
    }
    writeln!(
        svg,
        "<path class=\"axis\" d=\"M{LEFT} {}V{BOTTOM}H{RIGHT}\"/>",
        frame.top()
    )
}

fn turn_axis(svg: &mut dyn Write, frame: &Frame<'_>, axis: &Axis) -> io::Result<()> {
    for (time, label) in &axis.ticks {
        let x = frame.x(*time);
        writeln!(
            svg,
            "<line class=\"axis\" x1=\"{x:.1}\" y1=\"{BOTTOM}\" x2=\"{x:.1}\" y2=\"{:.1}\"/>\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
            BOTTOM + 6.0,
            BOTTOM + 21.0
        )?;
    }
    writeln!(
        svg,
        "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        f64::midpoint(LEFT, RIGHT),
        HEIGHT - 10.0,
        escaped(&axis.name)
    )
}

fn curve(svg: &mut dyn Write, frame: &Frame<'_>, seat: Seat, curve: &Curve) -> io::Result<()> {
    write!(svg, "<path class=\"{}\" d=\"", class(seat))?;
    for (place, (time, value)) in curve.points.iter().enumerate() {
        let (x, y) = (frame.x(*time), frame.y(*value));
        match (place, frame.0.steps) {
            (0, _) => write!(svg, "M{x:.1} {y:.1}"),
            (_, true) => write!(svg, "H{x:.1}V{y:.1}"),
            (_, false) => write!(svg, "L{x:.1} {y:.1}"),
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

/// A curve's line, mark and name above the chart, in rows of two.
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
