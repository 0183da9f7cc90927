//! Charts of numbers: bars, columns and lines. The numbers themselves are in a table beside them.

use egui::{
    Align2, Color32, FontFamily, FontId, Frame, Label, Pos2, Rangef, Rect, Sense, Shape, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::{drawing, layout, mix, short_text};
use crate::theme::{self, TextRole, line, palette, radius, size, space};
use courtyard_core::cards::Suit;
use courtyard_text::{Figure, Form, Length};

/// Maximum width of names beside their bars, relative to the whole width.
const NAMES: f32 = 0.34;
/// Maximum number of steps of the vertical axis.
const STEPS: f64 = 4.0;

/// The colours of a chart.
#[derive(Clone, Copy)]
struct Inks {
    ground: Color32,
    well: Color32,
    line: Color32,
    ink: Color32,
    soft: Color32,
    mark: Color32,
}

impl Inks {
    fn of(ui: &Ui, suit: Option<Suit>) -> Inks {
        let p = palette(ui);
        match suit {
            None => Inks {
                ground: p.felt,
                well: p.felt_edge,
                line: p.line,
                ink: p.ink,
                soft: p.ink_soft,
                mark: p.accent,
            },
            Some(suit) => Inks {
                ground: p.card_face,
                well: p.card_face,
                line: p.card_edge,
                ink: p.card_ink,
                soft: p.card_ink,
                mark: p.suit(suit),
            },
        }
    }
}

/// The second of two series is hollow.
const HOLLOW: usize = 1;

/// Adds a chart with the available width.
pub fn figure(ui: &mut Ui, figure: &Figure) {
    let inks = Inks::of(ui, figure.suit);
    let frame = match figure.suit {
        None => Frame::NONE,
        Some(_) => Frame::new()
            .fill(inks.ground)
            .stroke(Stroke::new(line::HAIR, inks.line))
            .corner_radius(radius::BUTTON)
            .inner_margin(space::S),
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
        let name = theme::strong_text(figure.name.as_str()).color(inks.ink);
        ui.add(Label::new(name).wrap());
        match &figure.form {
            Form::Bars { series, rows } => {
                if series.len() > 1 {
                    for (n, name) in series.iter().enumerate() {
                        sign(ui, inks, name, |ui, place| {
                            let corner = f32::from(radius::SMALL) / 2.0;
                            let pen = Stroke::new(line::BOLD, inks.mark);
                            let inside = StrokeKind::Inside;
                            ui.painter().rect(place, corner, fill(inks, n), pen, inside);
                        });
                    }
                }
                bars(ui, figure, inks, rows);
            }
            Form::Missing(why) => {
                ui.add(Label::new(theme::small(why).color(inks.soft)).wrap());
            }
            Form::Columns {
                axes: [up, across],
                columns: all,
                expected,
            } => {
                if let Some((name, _)) = expected {
                    sign(ui, inks, name, |ui, place| {
                        dashes(ui, place.x_range(), place.center().y, inks.ink);
                    });
                }
                axis_name(ui, inks, up);
                columns(ui, figure, inks, all, expected.as_ref().map(|e| e.1));
                ui.vertical_centered(|ui| axis_name(ui, inks, across));
            }
            Form::Lines {
                axes: [up, across],
                lines: all,
            } => {
                for (n, (name, _)) in all.iter().enumerate() {
                    sign(ui, inks, name, |ui, place| {
                        trace(ui, inks, n, &[place.left_center(), place.right_center()]);
                        mark(ui, inks, n, place.center(), MARK);
                    });
                }
                axis_name(ui, inks, up);
                lines(ui, figure, inks, all);
                ui.vertical_centered(|ui| axis_name(ui, inks, across));
            }
        }
    });
}

/// The radius of a point of a line.
const MARK: f32 = 4.0;
/// How long a dash is.
const DASH: f32 = 6.0;

fn dashes(ui: &Ui, across: egui::Rangef, y: f32, ink: Color32) {
    let ends = [egui::pos2(across.min, y), egui::pos2(across.max, y)];
    let pen = Stroke::new(line::BOLD, ink);
    let dashes = egui::Shape::dashed_line(&ends, pen, DASH, DASH / 2.0);
    ui.painter().extend(dashes);
}

/// The fill of a series, from filled (0) to hollow (1). With more than two series, the numbers beside the bars
/// distinguish them.
const SHADES: [f32; 8] = [0.0, 1.0, 0.5, 0.75, 0.25, 0.9, 0.4, 0.6];

/// The first series is filled, the second hollow, and others are in between.
fn fill(inks: Inks, series: usize) -> Color32 {
    mix(inks.mark, inks.ground, SHADES[series % SHADES.len()])
}

fn axis_name(ui: &mut Ui, inks: Inks, name: &str) {
    if !name.is_empty() {
        ui.add(Label::new(theme::small(name).color(inks.soft)).wrap());
    }
}

/// A legend entry: a symbol and its meaning.
fn sign(ui: &mut Ui, inks: Inks, name: &str, paint: impl FnOnce(&Ui, egui::Rect)) {
    ui.horizontal_top(|ui| {
        let size = vec2(size::SERIES, TextRole::Small.line(ui));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let square = egui::Rect::from_center_size(place.center(), egui::Vec2::splat(size::SERIES));
        paint(ui, square);
        ui.add(Label::new(theme::small(name).color(inks.soft)).wrap());
    });
}

/// Paints a chart of this height.
fn show(ui: &mut Ui, figure: &Figure, height: f32, paint: impl FnOnce(&Ui, Rect)) {
    let size = vec2(ui.available_width(), height);
    drawing(ui, size, &figure.name, paint);
}

fn bars(ui: &mut Ui, figure: &Figure, inks: Inks, rows: &[(String, Vec<Length>)]) {
    let letters = TextRole::Small.line(ui);
    let width = ui.available_width();
    let names = widest(ui, rows.iter().map(|(name, _)| name));
    let all = || rows.iter().flat_map(|(_, bars)| bars);
    let right = widest(ui, all().map(|bar| &bar.label));
    let beside = names <= NAMES * width;
    let left = if beside { names + space::S } else { 0.0 };
    let most = all().map(|bar| bar.of.unwrap_or_default().max(bar.value));
    let most = most.max().unwrap_or_default().max(1) as f32;
    let scale = (width - left - right - 2.0 * space::S).max(1.0) / most;
    let above = if beside { 0.0 } else { letters };
    let row = |bars: &[Length]| above + bars.len() as f32 * letters + space::S;
    let height = rows.iter().map(|(_, bars)| row(bars)).sum::<f32>();
    show(ui, figure, height, |ui, place| {
        let from = place.left() + left;
        let mut top = place.top();
        for (name, bars) in rows {
            let (y, anchor, available) = if beside {
                let middle = top + bars.len() as f32 * letters / 2.0;
                (middle, Align2::LEFT_CENTER, names + 1.0)
            } else {
                (top, Align2::LEFT_TOP, width)
            };
            let at = pos2(place.left(), y);
            short_text(ui, at, anchor, name, TextRole::Small, inks.ink, available);
            let mut middle = top + above + letters / 2.0;
            for (n, bar) in bars.iter().enumerate() {
                let lying = |value: u64, fill, pen| {
                    let across = Rangef::new(from, from + value as f32 * scale);
                    let down = Rangef::point(middle).expand(letters * BAR / 2.0);
                    let bar = Rect::from_x_y_ranges(across, down);
                    ui.painter().rect(bar, 0.0, fill, pen, StrokeKind::Inside);
                };
                if let Some(of) = bar.of {
                    lying(of, inks.well, Stroke::new(line::HAIR, inks.line));
                }
                if bar.value > 0 {
                    let pen = Stroke::new(line::BOLD, inks.mark);
                    lying(bar.value, fill(inks, n), pen);
                }
                let end = from + bar.of.unwrap_or(bar.value) as f32 * scale;
                let at = pos2(end + space::S, middle);
                text(ui, at, Align2::LEFT_CENTER, &bar.label, inks.ink);
                middle += letters;
            }
            top += row(bars);
        }
    });
}

/// The width of the widest of these texts.
fn widest(ui: &Ui, texts: impl Iterator<Item = impl AsRef<str>>) -> f32 {
    let (painter, size) = (ui.painter(), TextRole::Small.size(ui));
    let galley = |text: &str| layout(painter, text, size, FontFamily::Proportional);
    let widths = texts.map(|text| galley(text.as_ref()).size().x);
    widths.fold(0.0, f32::max)
}

fn text(ui: &Ui, at: Pos2, anchor: Align2, text: &str, ink: Color32) {
    let font = FontId::proportional(TextRole::Small.size(ui));
    ui.painter().text(at, anchor, text, font, ink);
}

/// The thickness of a bar or a column, relative to its space.
const BAR: f32 = 0.72;

/// A step of 1, 2 or 5 times a power of ten, so that at most [`STEPS`] of them reach a height.
fn step(height: f64) -> f64 {
    let least = (height / STEPS).max(1.0);
    let power = 10f64.powf(least.log10().floor());
    let steps = [1, 2, 5, 10].map(|n| f64::from(n) * power);
    steps.into_iter().find(|n| *n >= least).unwrap_or(least)
}

/// The marks from 0 up to a height.
fn marks_up(height: f64) -> impl Iterator<Item = f64> + Clone {
    let step = step(height);
    (0..=(height / step).floor() as u32).map(move |n| f64::from(n) * step)
}

/// A chart between two axes: numbers from 0 upwards, places from left to right.
struct Area {
    inside: Rect,
    /// The width of a place.
    each: f32,
    /// The number at the upper edge.
    top: f64,
}

impl Area {
    /// The area in `place` for numbers up to `most`, with this number of places.
    fn new(ui: &Ui, place: Rect, most: f64, places: usize) -> Area {
        let numbers = widest(ui, marks_up(most).map(|mark| mark.to_string()));
        let mut inside = place;
        inside.min.x += numbers + 2.0 * space::XS;
        inside.max.y -= TextRole::Small.line(ui);
        Area {
            inside,
            each: inside.width().max(1.0) / places.max(1) as f32,
            top: most,
        }
    }

    /// The position of a number at a place.
    fn at(&self, place: usize, number: f64) -> Pos2 {
        let x = self.inside.left() + (place as f32 + 0.5) * self.each;
        let up = (number / self.top) as f32 * self.inside.height();
        pos2(x, self.inside.bottom() - up)
    }

    /// Paints the numbers with their lines, and as many of the names as fit, at equal intervals.
    fn axes(&self, ui: &Ui, inks: Inks, most: f64, names: &[String]) {
        let inside = self.inside;
        for mark in marks_up(most) {
            let y = self.at(0, mark).y;
            let pen = Stroke::new(line::HAIR, inks.line);
            ui.painter().hline(inside.x_range(), y, pen);
            let at = pos2(inside.left() - space::XS, y);
            text(ui, at, Align2::RIGHT_CENTER, &mark.to_string(), inks.soft);
        }
        let widest = widest(ui, names.iter());
        let stride = ((widest + space::XS) / self.each).ceil().max(1.0) as usize;
        for (n, name) in names.iter().enumerate().step_by(stride) {
            text(ui, self.at(n, 0.0), Align2::CENTER_TOP, name, inks.soft);
        }
    }
}

fn height_of(ui: &Ui, figure: &Figure) -> f32 {
    let height = match figure.suit {
        None => size::PLOT,
        Some(_) => size::SUIT_PLOT,
    };
    height + 2.0 * TextRole::Small.line(ui)
}

fn columns(
    ui: &mut Ui,
    figure: &Figure,
    inks: Inks,
    columns: &[(String, u64)],
    expected: Option<f64>,
) {
    show(ui, figure, height_of(ui, figure), |ui, place| {
        let most = columns.iter().map(|(_, count)| *count).max();
        let most = (most.unwrap_or_default() as f64).max(expected.unwrap_or_default());
        let most = most.max(1.0);
        let mut area = Area::new(ui, place, most, columns.len());
        let usual = TextRole::Small.size(ui);
        let standing = || columns.iter().enumerate().filter(|(_, c)| c.1 > 0);
        let labels = standing().map(|(_, (_, count))| count.to_string());
        let size = usual * (area.each - 1.0) / widest(ui, labels).max(1.0);
        let size = size.min(usual);
        let has_labels = size >= size::COLUMN_LETTERS;
        let label = if has_labels {
            1.4 * size + space::XS
        } else {
            space::S
        };
        let inside = area.inside.height();
        area.top = most * f64::from(inside / (inside - label).max(1.0));
        let names: Vec<String> = columns.iter().map(|(name, _)| name.clone()).collect();
        area.axes(ui, inks, most, &names);
        for (n, (_, count)) in standing() {
            let up = area.at(n, *count as f64);
            let across = Rangef::point(up.x).expand(area.each * BAR / 2.0);
            let column = Rect::from_x_y_ranges(across, up.y..=area.inside.bottom());
            ui.painter().rect_filled(column, 0.0, inks.mark);
        }
        if let Some(expected) = expected {
            let y = area.at(0, expected).y;
            dashes(ui, area.inside.x_range(), y, inks.ink);
        }
        for (n, (_, count)) in standing().filter(|_| has_labels) {
            let count_text = count.to_string();
            let galley = layout(ui.painter(), &count_text, size, FontFamily::Proportional);
            let at = area.at(n, *count as f64) - vec2(0.0, space::XS);
            let place = Align2::CENTER_BOTTOM.anchor_size(at, galley.size());
            // A line across the columns is interrupted behind it.
            ui.painter().rect_filled(place, 0.0, inks.ground);
            ui.painter().galley(place.min, galley, inks.ink);
        }
    });
}

fn lines(ui: &mut Ui, figure: &Figure, inks: Inks, lines: &[(String, Vec<Option<f64>>); 2]) {
    show(ui, figure, height_of(ui, figure), |ui, place| {
        let points = || lines.iter().flat_map(|(_, points)| points.iter().flatten());
        let most = points().copied().fold(1.0, f64::max);
        let count = lines.iter().map(|(_, points)| points.len()).max();
        let names: Vec<String> = (1..=count.unwrap_or_default())
            .map(|n| n.to_string())
            .collect();
        let mut area = Area::new(ui, place, most, names.len());
        area.top = most * 1.1;
        area.axes(ui, inks, most, &names);
        // Many points in a small space would hide their line.
        let radius = MARK.min(area.each / 3.0);
        for (n, (_, points)) in lines.iter().enumerate() {
            let at = points.iter().enumerate();
            let at: Vec<Pos2> = at.filter_map(|(x, y)| Some(area.at(x, (*y)?))).collect();
            trace(ui, inks, n, &at);
            for point in at {
                mark(ui, inks, n, point, radius);
            }
        }
    });
}

/// Paints the line of a series: the first solid, the second dashed.
fn trace(ui: &Ui, inks: Inks, series: usize, points: &[Pos2]) {
    match series {
        HOLLOW => {
            let pen = Stroke::new(line::BOLD, inks.soft);
            let dashes = Shape::dashed_line(points, pen, DASH, DASH / 2.0);
            ui.painter().extend(dashes);
        }
        _ => {
            let pen = Stroke::new(line::BOLD, inks.mark);
            ui.painter().line(points.to_vec(), pen);
        }
    }
}

/// Paints a point of a series: a disc in the first, a hollow diamond in the second.
fn mark(ui: &Ui, inks: Inks, series: usize, at: Pos2, radius: f32) {
    match series {
        HOLLOW => {
            let (up, across) = (vec2(0.0, radius), vec2(radius, 0.0));
            let corners = [-up, across, up, -across].map(|corner| at + corner);
            let pen = Stroke::new(line::HAIR, inks.soft);
            let diamond = Shape::convex_polygon(corners.to_vec(), inks.ground, pen);
            ui.painter().add(diamond);
        }
        _ => {
            ui.painter().circle_filled(at, radius, inks.mark);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        for (height, expected) in [
            (1.0, 1.0),
            (4.0, 1.0),
            (5.0, 2.0),
            (20.0, 5.0),
            (21.0, 10.0),
            (900.0, 500.0),
            (3200.0, 1000.0),
        ] {
            assert_eq!(step(height), expected, "{height}");
        }
        assert!(marks_up(5.0).eq([0.0, 2.0, 4.0]));
    }
}
