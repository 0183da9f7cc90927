//! The geometry of charts.

use super::{Axis, Bar, Chart, Curve, Form, Mark, Sample, Trace};
use crate::short;
use courtyard_core::seat::Seat;

/// Distances from the left and from the top.
pub type Point = [f64; 2];

/// The space for a chart. All lengths are in the same unit.
#[derive(Clone, Copy)]
pub struct Room<'a> {
    /// The width of the whole chart.
    pub width: f64,
    /// The height between the axes; rows have the height that they need.
    pub height: f64,
    /// The height of a line of text.
    pub line: f64,
    /// The width of a text.
    pub width_of: &'a dyn Fn(&str) -> f64,
    /// A time that is marked by a line.
    pub here: Option<f64>,
}

/// A chart whose parts have their places.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Drawing {
    /// The height of the whole chart.
    pub height: f64,
    /// The corners at the top left and the bottom right of the area between the axes, if there is one.
    pub area: Option<[Point; 2]>,
    /// The parts, from back to front.
    pub parts: Vec<Part>,
}

/// A colour, by its use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// The range behind a bar.
    Well,
    /// Lines that can be ignored.
    Grid,
    /// Secondary text and lines.
    Soft,
    /// Text. Lines behind it are interrupted.
    Text,
    /// A series.
    Series(usize),
}

/// A part of a drawing.
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
    /// A line through points.
    Line {
        /// The points.
        points: Vec<Point>,
        /// The colour.
        ink: Ink,
        /// Lengths of dashes and gaps in turn for a bold line, none if it is solid; `None` for a thin line.
        dashes: Option<&'static [f64]>,
    },
    /// A rectangle.
    Box {
        /// The corner at the top left.
        from: Point,
        /// The corner at the bottom right.
        to: Point,
        /// The colour.
        ink: Ink,
        /// The share of the colour in the inside, from 0 (hollow) to 1.
        fill: f64,
    },
    /// The filled mark of a series.
    Mark {
        /// The corners.
        corners: Vec<Point>,
        /// The series.
        series: usize,
        /// The meaning in words; may be empty.
        about: String,
    },
    /// A text in one line.
    Text {
        /// A point in the middle of its height.
        at: Point,
        /// The share of its width that is left of the point.
        align: f64,
        /// The text.
        text: String,
        /// The colour.
        ink: Ink,
    },
}

/// A small distance.
const GAP: f64 = 4.0;
/// The radius of a mark.
const MARK: f64 = 5.0;
/// The thickness of a bar, relative to its space.
const BAR: f64 = 0.72;
/// Maximum width of names beside their bars, relative to the whole width.
const NAMES: f64 = 0.34;
/// The width of a symbol in the legend.
const SAMPLE: f64 = 28.0;
/// The dashes of a level.
const LEVEL: &[f64] = &[6.0, 3.0];
/// The number of corners of the marks of each series, the direction of the first one, in turns, and the dashes of its curve.
/// They differ, so that series can be distinguished without colours.
const SHAPES: [(u8, f64, &[f64]); Seat::MAX] = [
    (CIRCLE, 0.0, &[]),
    (4, 0.125, &[7.0, 4.0]),
    (3, 0.75, &[2.0, 3.0]),
    (4, 0.0, &[12.0, 4.0]),
    (3, 0.25, &[9.0, 3.0, 2.0, 3.0]),
    (6, 0.0, &[5.0, 5.0]),
    (3, 0.0, &[14.0, 3.0, 3.0, 3.0]),
    (3, 0.5, &[3.0, 6.0]),
];
/// Enough corners for a circle.
const CIRCLE: u8 = 24;
/// The fill of the bars of a series, from filled (1) to hollow (0). With more than two series, the labels of the bars
/// distinguish them.
const FILLS: [f64; Seat::MAX] = [1.0, 0.0, 0.5, 0.25, 0.75, 0.1, 0.6, 0.4];
/// The fill of bars with intervals, which are in front of them.
const PALE: f64 = 0.4;

/// A chart under construction.
struct Layout<'a> {
    chart: &'a Chart,
    room: Room<'a>,
    /// The lower end so far.
    y: f64,
    parts: Vec<Part>,
}

/// The rectangle between the axes.
#[derive(Clone, Copy)]
struct Area<'a> {
    from: Point,
    to: Point,
    chart: &'a Chart,
}

impl Area<'_> {
    fn x(&self, number: f64) -> f64 {
        self.from[0] + (self.to[0] - self.from[0]) * self.chart.across.share(number)
    }

    fn y(&self, number: f64) -> f64 {
        self.to[1] - (self.to[1] - self.from[1]) * self.chart.up.share(number)
    }
}

impl Chart {
    /// Places every part in this room.
    pub fn drawing(&self, room: Room<'_>) -> Drawing {
        let mut layout = Layout {
            chart: self,
            room,
            y: 0.0,
            parts: Vec::new(),
        };
        layout.legend();
        let area = match &self.form {
            Form::Missing(why) => {
                layout.lines(why, 0.0, Ink::Soft, [0.0, room.width]);
                None
            }
            Form::Rows(rows) => Some(layout.rows(rows)),
            Form::Columns { bars, level } => Some(layout.columns(bars, *level)),
            Form::Curves {
                trace,
                curves,
                marks,
            } => Some(layout.curves(*trace, curves, marks)),
        };
        Drawing {
            height: layout.y,
            area: area.map(|area| [area.from, area.to]),
            parts: layout.parts,
        }
    }

    fn is_of_curves(&self) -> bool {
        matches!(self.form, Form::Curves { .. })
    }

    /// The fill of the bars of a series.
    fn fill(&self, series: usize) -> f64 {
        let bars: Vec<&Bar> = match &self.form {
            Form::Rows(rows) => rows.iter().flat_map(|(_, bars)| bars).collect(),
            Form::Columns { bars, .. } => bars.iter().collect(),
            Form::Curves { .. } | Form::Missing(_) => Vec::new(),
        };
        if bars.iter().any(|bar| bar.interval.is_some()) {
            PALE
        } else {
            FILLS[series % Seat::MAX]
        }
    }
}

impl<'a> Layout<'a> {
    fn width(&self, text: &str) -> f64 {
        (self.room.width_of)(text)
    }

    fn widest<'t>(&self, texts: impl IntoIterator<Item = &'t String>) -> f64 {
        let widths = texts.into_iter().map(|text| self.width(text));
        widths.fold(0.0, f64::max)
    }

    fn line(&mut self, points: Vec<Point>, ink: Ink, dashes: Option<&'static [f64]>) {
        self.parts.push(Part::Line {
            points,
            ink,
            dashes,
        });
    }

    fn text(&mut self, at: Point, align: f64, text: &str, ink: Ink) {
        if !text.is_empty() {
            let text = text.to_owned();
            self.parts.push(Part::Text {
                at,
                align,
                text,
                ink,
            });
        }
    }

    fn rect(&mut self, [one, other]: [Point; 2], ink: Ink, fill: f64) {
        let corner = |of: fn(f64, f64) -> f64| [of(one[0], other[0]), of(one[1], other[1])];
        self.parts.push(Part::Box {
            from: corner(f64::min),
            to: corner(f64::max),
            ink,
            fill,
        });
    }

    fn mark(&mut self, series: usize, [x, y]: Point, radius: f64, about: &str) {
        let (corners, turn, _) = SHAPES[series % Seat::MAX];
        let radius = if corners == CIRCLE {
            radius
        } else {
            1.25 * radius
        };
        let corner = |n: u8| {
            let turns = f64::from(n) / f64::from(corners) + turn;
            let (down, across) = (std::f64::consts::TAU * turns).sin_cos();
            [x + radius * across, y + radius * down]
        };
        self.parts.push(Part::Mark {
            corners: (0..corners).map(corner).collect(),
            series,
            about: about.to_owned(),
        });
    }

    /// Adds lines of text below, broken between words, in a horizontal range.
    fn lines(&mut self, text: &str, align: f64, ink: Ink, [from, to]: [f64; 2]) {
        let x = from + align * (to - from);
        for part in wrapped(text, to - from, self.room.width_of) {
            self.text([x, self.y + self.room.line / 2.0], align, &part, ink);
            self.y += self.room.line;
        }
    }

    /// The symbols and their meanings, as many in a row as fit.
    fn legend(&mut self) {
        let (line, right) = (self.room.line, self.room.width);
        let chart = self.chart;
        let mut x = 0.0;
        for (sample, name) in &chart.legend {
            let (width, aside) = (self.width(name), SAMPLE + 2.0 * GAP);
            if x > 0.0 && width > right - (x + aside) {
                x = 0.0;
                self.y += line;
            }
            let y = self.y;
            self.sample(*sample, [x, y + line / 2.0]);
            self.lines(name, 0.0, Ink::Text, [x + aside, right]);
            self.y = y.max(self.y - line);
            x += aside + width + 4.0 * GAP;
        }
        if !chart.legend.is_empty() {
            self.y += line + GAP;
        }
    }

    fn sample(&mut self, sample: Sample, [x, y]: Point) {
        let across = vec![[x, y], [x + SAMPLE, y]];
        let half = BAR * self.room.line / 2.0;
        let bar = [[x, y - half], [x + SAMPLE, y + half]];
        match sample {
            Sample::Series(n) if self.chart.is_of_curves() => {
                self.line(across, Ink::Series(n), Some(SHAPES[n % Seat::MAX].2));
                self.mark(n, [x + SAMPLE / 2.0, y], MARK, "");
            }
            Sample::Series(n) => self.rect(bar, Ink::Series(0), self.chart.fill(n)),
            Sample::Faint => self.rect(bar, Ink::Soft, self.chart.fill(0)),
            Sample::Ground => self.rect(bar, Ink::Well, 1.0),
            Sample::Level => self.line(across, Ink::Text, Some(LEVEL)),
        }
    }

    /// Both axes with their names, with this much room above the area between them and at its right.
    fn axes(&mut self, above: f64, aside: f64) -> Area<'a> {
        let (chart, width) = (self.chart, self.room.width);
        let up = &chart.up;
        self.lines(&up.name, 0.0, Ink::Soft, [0.0, width]);
        let numbers = self.widest(up.ticks.iter().map(|(_, label)| label));
        let left = if numbers > 0.0 { numbers + GAP } else { 0.0 };
        let top = self.y + above;
        let area = Area {
            from: [left, top],
            to: [width - aside, top + self.room.height],
            chart,
        };
        let [right, bottom] = area.to;
        // From below, so that the lowest label is there.
        for (y, label) in thinned(up, |number| -area.y(number), self.room.line) {
            self.line(vec![[left, -y], [right, -y]], Ink::Grid, None);
            self.text([left - GAP, -y], 1.0, label, Ink::Soft);
        }
        let zero = area.y(0.0_f64.clamp(up.from, up.to));
        self.line(vec![[left, zero], [right, zero]], Ink::Soft, None);
        self.y = bottom;
        self.labels_across(area);
        area
    }

    /// The places of the labels of the horizontal axis that do not overlap.
    fn ticks_across(&self, area: Area<'a>) -> Vec<(f64, &'a str)> {
        let axis = &area.chart.across;
        let widest = self.widest(axis.ticks.iter().map(|(_, label)| label));
        thinned(axis, |number| area.x(number), widest + 2.0 * GAP)
    }

    /// The labels of the horizontal axis and its name, below an area.
    fn labels_across(&mut self, area: Area<'a>) {
        let ([left, _], [right, bottom]) = (area.from, area.to);
        let ticks = self.ticks_across(area);
        if !ticks.is_empty() {
            self.y += self.room.line + GAP;
        }
        for (x, label) in ticks {
            if self.chart.is_of_curves() {
                self.line(vec![[x, bottom], [x, bottom + GAP]], Ink::Soft, None);
            }
            let half = self.width(label) / 2.0;
            let x = x.min(self.room.width - half).max(half);
            self.text([x, self.y - self.room.line / 2.0], 0.5, label, Ink::Soft);
        }
        let name = &area.chart.across.name;
        self.lines(name, 0.5, Ink::Soft, [left, right]);
    }

    /// A bar with its ground and its interval. `at` is the point of a number on the bar, at a distance from its middle.
    fn bar(&mut self, bar: &Bar, series: usize, half: f64, at: impl Fn(f64, f64) -> Point) {
        let corners = |[from, to]: [f64; 2]| [at(from, -half), at(to, half)];
        if let Some(ground) = bar.ground {
            self.rect(corners(ground), Ink::Well, 1.0);
        }
        if bar.value != 0.0 {
            let ink = if bar.is_faint {
                Ink::Soft
            } else {
                Ink::Series(0)
            };
            self.rect(corners([0.0, bar.value]), ink, self.chart.fill(series));
        }
        if let Some([from, to]) = bar.interval {
            self.line(vec![at(from, 0.0), at(to, 0.0)], Ink::Text, None);
            for end in [from, to] {
                let cap = vec![at(end, -half / 2.0), at(end, half / 2.0)];
                self.line(cap, Ink::Text, None);
            }
        }
    }

    fn rows(&mut self, rows: &[(String, Vec<Bar>)]) -> Area<'a> {
        let Room { line, width, .. } = self.room;
        let names = self.widest(rows.iter().map(|(name, _)| name));
        let beside = names <= NAMES * width;
        let labels = rows.iter().flat_map(|(_, bars)| bars);
        let labels = self.widest(labels.map(|bar| &bar.label));
        let mut area = Area {
            from: [if beside { names + 2.0 * GAP } else { 0.0 }, self.y],
            to: [width - labels - 2.0 * GAP, self.y],
            chart: self.chart,
        };
        let zero = area.x(0.0);
        for (name, bars) in rows {
            if !beside {
                self.lines(name, 0.0, Ink::Text, [0.0, width]);
            }
            let (top, bottom) = (self.y, self.y + bars.len() as f64 * line);
            for (x, _) in self.ticks_across(area) {
                self.line(vec![[x, top], [x, bottom]], Ink::Grid, None);
            }
            if beside {
                self.text([0.0, f64::midpoint(top, bottom)], 0.0, name, Ink::Text);
            }
            for (n, bar) in bars.iter().enumerate() {
                let y = self.y + line / 2.0;
                self.bar(bar, n, BAR * line / 2.0, |number, aside| {
                    [area.x(number), y + aside]
                });
                let end = area.x(bar.reach().fold(0.0, f64::max));
                self.text([end + GAP, y], 0.0, &bar.label, Ink::Text);
                self.y += line;
            }
            self.line(vec![[zero, top], [zero, bottom]], Ink::Soft, None);
            area.to[1] = self.y;
            self.y += 2.0 * GAP;
        }
        self.y = area.to[1];
        self.labels_across(area);
        area
    }

    fn columns(&mut self, bars: &[Bar], level: Option<f64>) -> Area<'a> {
        let line = self.room.line;
        let area = self.axes(line + GAP, 0.0);
        let each = (area.to[0] - area.from[0]) / bars.len().max(1) as f64;
        let bars = || (0..).map(|n| area.x(f64::from(n))).zip(bars);
        for (x, bar) in bars() {
            self.bar(bar, 0, each * BAR / 2.0, |number, aside| {
                [x + aside, area.y(number)]
            });
        }
        if let Some(y) = level.map(|level| area.y(level)) {
            let ends = vec![[area.from[0], y], [area.to[0], y]];
            self.line(ends, Ink::Text, Some(LEVEL));
        }
        let has_labels = self.widest(bars().map(|(_, bar)| &bar.label)) < each;
        for (x, bar) in bars().filter(|(_, bar)| has_labels && bar.value != 0.0) {
            let top = area.y(bar.reach().fold(0.0, f64::max));
            self.text([x, top - GAP - line / 2.0], 0.5, &bar.label, Ink::Text);
        }
        area
    }

    fn curves(&mut self, trace: Trace, curves: &[Curve], marks: &[Mark]) -> Area<'a> {
        let line = self.room.line;
        let ends = self.widest(curves.iter().map(|curve| &curve.end));
        let aside = if ends > 0.0 { ends + GAP } else { 0.0 };
        let area = self.axes(line / 2.0, aside + MARK);
        let ([left, top], [right, bottom]) = (area.from, area.to);
        let upright = |time| vec![[area.x(time), top], [area.x(time), bottom]];
        for mark in marks {
            self.line(upright(mark.at), Ink::Soft, None);
        }
        if let Some(here) = self.room.here {
            let Axis { from, to, .. } = area.chart.across;
            self.line(upright(here.clamp(from, to)), Ink::Soft, Some(&[]));
        }
        for (series, curve) in curves.iter().enumerate().rev() {
            let is_stepped = trace == Trace::Steps;
            let mut points: Vec<Point> = Vec::new();
            for (time, value) in &curve.points {
                let (x, y) = (area.x(*time), area.y(*value));
                let before = points.last().filter(|_| is_stepped).map(|[_, y]| [x, *y]);
                points.extend(before);
                points.push([x, y]);
            }
            let last = points
                .last()
                .filter(|_| is_stepped)
                .map(|[_, y]| [right, *y]);
            points.extend(last);
            let dashes = SHAPES[series % Seat::MAX].2;
            self.line(points, Ink::Series(series), Some(dashes));
            // Many points in a small space would hide their line.
            let small = MARK.min((right - left) / curve.points.len().max(1) as f64 / 3.0);
            for (time, value) in curve.points.iter().filter(|_| trace == Trace::Dotted) {
                let is_here = self.room.here == Some(*time);
                let radius = if is_here { 1.6 * MARK } else { small };
                self.mark(series, [area.x(*time), area.y(*value)], radius, "");
            }
        }
        self.marks(area, trace, curves, marks);
        let ended = || {
            curves
                .iter()
                .enumerate()
                .filter(|(_, curve)| !curve.end.is_empty())
        };
        let ends = ended().filter_map(|(_, curve)| Some(area.y(curve.points.last()?.1)));
        let ends: Vec<f64> = ends.collect();
        let heights = label_heights(&ends, line, bottom);
        for (((series, curve), end), height) in ended().zip(ends).zip(heights) {
            self.mark(series, [right, end], MARK, "");
            self.text([right + MARK + GAP, height], 0.0, &curve.end, Ink::Text);
        }
        area
    }

    /// The marks on curves, with those of their labels that do not overlap, on the side with more room.
    fn marks(&mut self, area: Area<'_>, trace: Trace, curves: &[Curve], marks: &[Mark]) {
        let half = self.room.line / 2.0;
        let ([left, top], [right, bottom]) = (area.from, area.to);
        let mut taken: Vec<Point> = Vec::new();
        for mark in marks {
            let curve = curves.get(mark.series);
            let Some(value) = curve.and_then(|curve| curve.value(trace, mark.at)) else {
                continue;
            };
            let at = [area.x(mark.at), area.y(value)];
            self.mark(mark.series, at, MARK, &mark.sentence);
            let width = self.width(&mark.label);
            let from = if at[0] > f64::midpoint(left, right) {
                at[0] - 2.0 * GAP - width
            } else {
                at[0] + 2.0 * GAP
            };
            let y = at[1].min(bottom - half).max(top + half);
            let is_free =
                |[x, other]: &Point| (from - x).abs() >= width || (y - other).abs() >= 2.0 * half;
            if taken.iter().all(is_free) {
                self.text([from, y], 0.0, &mark.label, Ink::Text);
                taken.push([from, y]);
            }
        }
    }
}

/// The ticks of an axis whose labels do not overlap, with their places, in ascending order. `apart` is the room of a label.
/// Labels at equal intervals stay so.
fn thinned(axis: &Axis, place: impl Fn(f64) -> f64, apart: f64) -> Vec<(f64, &str)> {
    let mut shown: Vec<(f64, &str)> = Vec::new();
    for (number, label) in &axis.ticks {
        let at = place(*number);
        if shown.last().is_none_or(|(last, _)| at >= last + apart) {
            shown.push((at, label));
        }
    }
    shown
}

/// Lines of at most this width, broken between words. Longer words are cut off.
fn wrapped(text: &str, width: f64, width_of: &dyn Fn(&str) -> f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match (lines.last_mut(), longer) {
            (Some(line), Some(longer)) if width_of(&longer) <= width => *line = longer,
            _ => {
                let lengths = (1..=word.chars().count()).rev();
                let mut cut = lengths.map(|most| short(word, most));
                let fitting = cut.find(|word| width_of(word) <= width);
                lines.push(fitting.map_or_else(|| word.into(), Into::into));
            }
        }
    }
    lines
}

/// Heights of labels that are close to these heights from above, without overlap, and not below the bottom.
fn label_heights(ends: &[f64], apart: f64, bottom: f64) -> Vec<f64> {
    let mut heights = ends.to_vec();
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|a, b| ends[*a].total_cmp(&ends[*b]));
    let mut free = f64::NEG_INFINITY;
    for label in &order {
        heights[*label] = heights[*label].max(free);
        free = heights[*label] + apart;
    }
    let mut free = bottom;
    for label in order.iter().rev() {
        heights[*label] = heights[*label].min(free);
        free = heights[*label] - apart;
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::tests::text;

    /// A drawing in which each letter is 5 wide and 10 high.
    fn drawn(chart: &Chart, width: f64) -> Drawing {
        chart.drawing(Room {
            width,
            height: 100.0,
            line: 10.0,
            width_of: &|text| 5.0 * text.chars().count() as f64,
            here: None,
        })
    }

    /// The corners of the boxes in the colours of a series.
    fn bars(drawing: &Drawing) -> Vec<[Point; 2]> {
        let boxes = drawing.parts.iter().filter_map(|part| match part {
            Part::Box {
                from,
                to,
                ink: Ink::Series(_),
                ..
            } => Some([*from, *to]),
            _ => None,
        });
        boxes.collect()
    }

    /// The places of a text.
    fn places(drawing: &Drawing, wanted: &str) -> Vec<Point> {
        let texts = drawing.parts.iter().filter_map(|part| match part {
            Part::Text { at, text, .. } if text == wanted => Some(*at),
            _ => None,
        });
        texts.collect()
    }

    fn axis(name: &str, numbers: [f64; 2]) -> Axis {
        let text = text(Language::English);
        Axis::of_numbers(&text, name.to_owned(), numbers, 1.0)
    }

    fn columns(values: &[f64]) -> Chart {
        let bars = values
            .iter()
            .map(|value| Bar::new(*value, format!("={value}")));
        Chart {
            up: axis("up", [-2.0, 4.0]),
            across: Axis::of_places("across".into(), values.iter().map(f64::to_string)),
            form: Form::Columns {
                bars: bars.collect(),
                level: None,
            },
            ..Chart::default()
        }
    }

    #[test]
    fn columns_stand_on_the_line_of_0_or_hang_from_it() {
        let drawing = drawn(&columns(&[4.0, 0.0, -2.0]), 200.0);
        let [[left, top], [right, bottom]] = drawing.area.unwrap();
        let zero = top + (bottom - top) * 4.0 / 6.0;
        let [up, down] = bars(&drawing)[..] else {
            panic!("{drawing:?}");
        };
        assert_eq!([up[0][1], up[1][1]], [top, zero]);
        assert_eq!([down[0][1], down[1][1]], [zero, bottom]);
        let third = (right - left) / 3.0;
        assert!(left < up[0][0] && up[1][0] < left + third);
        assert!(left + 2.0 * third < down[0][0] && down[1][0] < right);
        // Both axes have names and numbers, and each column but the empty one its value.
        for (words, count) in [
            ("up", 1),
            ("across", 1),
            ("=4", 1),
            ("=0", 0),
            ("=-2", 1),
            ("−2", 1),
        ] {
            assert_eq!(places(&drawing, words).len(), count, "{words}");
        }
        assert!(places(&drawing, "up")[0][1] < top && places(&drawing, "across")[0][1] > bottom);
        assert_eq!(places(&drawing, "0")[0][1], zero);
        assert_eq!(places(&drawing, "0")[1][0], f64::midpoint(left, right));
    }

    #[test]
    fn rows_have_a_scale_and_their_bars_begin_at_0() {
        let bar = Bar {
            ground: Some([-1.0, 1.0]),
            interval: Some([-4.0, 0.0]),
            ..Bar::new(-2.0, "low".into())
        };
        let rows = vec![
            ("Ana".to_owned(), vec![bar, Bar::part(2, 4)]),
            (
                "A player with a very long name".to_owned(),
                vec![Bar::new(4.0, String::new())],
            ),
        ];
        let chart = Chart {
            across: axis("wins", [-4.0, 4.0]),
            form: Form::Rows(rows),
            ..Chart::default()
        };
        for width in [100.0, 400.0] {
            let drawing = drawn(&chart, width);
            let [[left, _], [right, bottom]] = drawing.area.unwrap();
            let x = |n: f64| left + (right - left) * (n + 4.0) / 8.0;
            let across: Vec<[f64; 2]> = bars(&drawing)
                .iter()
                .map(|[from, to]| [from[0], to[0]])
                .collect();
            assert_eq!(
                across,
                [[x(-2.0), x(0.0)], [x(0.0), x(2.0)], [x(0.0), x(4.0)]]
            );
            assert_eq!(places(&drawing, "2")[0][0], x(2.0));
            assert!(places(&drawing, "2")[0][1] > bottom && places(&drawing, "wins").len() == 1);
            // Labels are at the end of everything that belongs to their bar.
            assert!(places(&drawing, "low")[0][0] > x(1.0));
            let fits = |part: &Part| match part {
                Part::Text {
                    at, text, align, ..
                } => {
                    let wide = 5.0 * text.chars().count() as f64;
                    let from = at[0] - align * wide;
                    from >= 0.0 && from + wide <= width && at[1] <= drawing.height
                }
                _ => true,
            };
            assert!(drawing.parts.iter().all(fits), "{drawing:#?}");
        }
    }

    fn curves(trace: Trace) -> Chart {
        let curve = |points: &[(f64, f64)], end: &str| Curve {
            points: points.to_vec(),
            end: end.into(),
        };
        Chart {
            up: axis("", [0.0, 4.0]),
            across: axis("turn", [0.0, 10.0]),
            legend: vec![
                (Sample::Series(0), "Ana".into()),
                (Sample::Series(1), "Ben".into()),
            ],
            form: Form::Curves {
                trace,
                curves: vec![
                    curve(&[(0.0, 0.0), (5.0, 4.0)], "four"),
                    curve(&[(0.0, 0.0), (10.0, 4.0)], "also"),
                ],
                marks: [5.0, 5.0]
                    .map(|at| Mark {
                        series: 0,
                        at,
                        label: "turning point".into(),
                        sentence: "Ana wins".into(),
                    })
                    .into(),
            },
            ..Chart::default()
        }
    }

    #[test]
    fn curves_go_through_their_points_and_marks_are_on_them() {
        for trace in [Trace::Straight, Trace::Steps] {
            let drawing = drawn(&curves(trace), 300.0);
            let [[left, top], [right, bottom]] = drawing.area.unwrap();
            let middle = f64::midpoint(left, right);
            let lines: Vec<&Vec<Point>> = drawing
                .parts
                .iter()
                .filter_map(|part| match part {
                    Part::Line {
                        points,
                        ink: Ink::Series(0),
                        ..
                    } if points[0] == [left, bottom] => Some(points),
                    _ => None,
                })
                .collect();
            let expected = match trace {
                Trace::Steps => vec![
                    [left, bottom],
                    [middle, bottom],
                    [middle, top],
                    [right, top],
                ],
                _ => vec![[left, bottom], [middle, top]],
            };
            assert_eq!(lines, [&expected]);
            let is_mark = |part: &&Part| match part {
                Part::Mark { about, corners, .. } => {
                    let across = corners
                        .iter()
                        .map(|[x, _]| (x - middle) / 24.0)
                        .sum::<f64>();
                    about == "Ana wins" && across.abs() < 1e-9
                }
                _ => false,
            };
            assert_eq!(drawing.parts.iter().filter(is_mark).count(), 2);
            // Labels do not overlap.
            assert_eq!(places(&drawing, "turning point").len(), 1);
            let ends = ["four", "also"].map(|end| places(&drawing, end)[0][1]);
            assert!((ends[0] - ends[1]).abs() >= 10.0, "{ends:?}");
        }
    }

    #[test]
    fn marks_between_points_are_on_their_curve() {
        let mark = |series, at| Mark {
            series,
            at,
            label: "here".into(),
            sentence: String::new(),
        };
        for (trace, height) in [(Trace::Straight, 3.0), (Trace::Steps, 0.0)] {
            let mut chart = curves(trace);
            if let Form::Curves { marks, .. } = &mut chart.form {
                *marks = vec![mark(1, 7.5)];
            }
            let drawing = drawn(&chart, 300.0);
            let [[left, top], [right, bottom]] = drawing.area.unwrap();
            let x = left + 0.75 * (right - left);
            let y = bottom - (bottom - top) * height / 4.0;
            let centre = |corners: &[Point], axis: usize| {
                corners.iter().map(|corner| corner[axis]).sum::<f64>() / corners.len() as f64
            };
            let is_there = |part: &Part| match part {
                Part::Mark {
                    corners, series: 1, ..
                } => (centre(corners, 0) - x).abs() < 1e-9 && (centre(corners, 1) - y).abs() < 1e-9,
                _ => false,
            };
            assert!(drawing.parts.iter().any(is_there), "{drawing:?}");
        }
    }

    #[test]
    fn the_proportions_are_the_same_in_every_room() {
        let shares = |width: f64| -> Vec<[f64; 2]> {
            let drawing = drawn(&columns(&[4.0, 1.0, -2.0]), width);
            let [[left, top], [right, bottom]] = drawing.area.unwrap();
            let share = |[x, y]: Point| [(x - left) / (right - left), (y - top) / (bottom - top)];
            bars(&drawing).concat().into_iter().map(share).collect()
        };
        for (one, other) in shares(150.0).into_iter().zip(shares(700.0)) {
            assert!((one[0] - other[0]).abs() < 1e-9 && (one[1] - other[1]).abs() < 1e-9);
        }
    }

    #[test]
    fn labels_are_thinned_at_equal_intervals_and_long_words_are_cut() {
        let names: Vec<String> = (0..40).map(|n| n.to_string()).collect();
        let axis = Axis::of_places(String::new(), names);
        let shown = thinned(&axis, |number| 8.0 * number, 20.0);
        assert_eq!(shown[..3], [(0.0, "0"), (24.0, "3"), (48.0, "6")]);
        let width_of = |text: &str| text.chars().count() as f64;
        assert_eq!(
            wrapped("one two abcdefghij", 7.0, &width_of),
            ["one two", "abcdef…"]
        );
        assert_eq!(wrapped("", 7.0, &width_of), [""; 0]);
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
            let heights = label_heights(&ends, 16.0, 60.0);
            for (a, upper) in heights.iter().enumerate() {
                for (b, lower) in heights.iter().enumerate().skip(a + 1) {
                    assert!((upper - lower).abs() > 15.0, "{ends:?}");
                    assert!(ends[a] == ends[b] || (upper < lower) == (ends[a] < ends[b]));
                }
            }
        }
    }
}
