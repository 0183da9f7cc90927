//! Charts of numbers: bars, columns and lines. The numbers themselves are in a table beside them.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontFamily, FontId, Frame, Galley, Label, Margin, Role, Sense, Stroke, Ui,
    WidgetInfo, vec2,
};
use egui_plot::{
    AxisHints, Bar, BarChart, GridMark, HLine, Line, LineStyle, MarkerShape, Plot, PlotBounds,
    PlotPoint, PlotPoints, Points, Text,
};

use super::{layout, mix};
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
            .inner_margin(Margin::same(space::S as i8)),
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
                            let painter = ui.painter();
                            let corner = f32::from(radius::SMALL) / 2.0;
                            painter.rect(
                                place,
                                corner,
                                fill(inks, n),
                                Stroke::new(line::BOLD, inks.mark),
                                egui::StrokeKind::Inside,
                            );
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
                        let (painter, ink) = (ui.painter(), line_ink(inks, n));
                        match n {
                            HOLLOW => {
                                dashes(ui, place.x_range(), place.center().y, ink);
                                let (up, across) = (vec2(0.0, MARK), vec2(MARK, 0.0));
                                let corners = [-up, across, up, -across];
                                let corners = corners.map(|corner| place.center() + corner);
                                let pen = Stroke::new(line::HAIR, ink);
                                painter.add(egui::Shape::convex_polygon(
                                    corners.to_vec(),
                                    inks.ground,
                                    pen,
                                ));
                            }
                            _ => {
                                let pen = Stroke::new(line::BOLD, ink);
                                painter.hline(place.x_range(), place.center().y, pen);
                                painter.circle_filled(place.center(), MARK, ink);
                            }
                        }
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

fn line_ink(inks: Inks, series: usize) -> Color32 {
    match series {
        HOLLOW => inks.soft,
        _ => inks.mark,
    }
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

/// A plot that is not interactive: fingers and the wheel scroll the page.
fn still<'a>(ui: &Ui, figure: &Figure, height: f32) -> Plot<'a> {
    Plot::new(("figure", figure.name.as_str()))
        .width(ui.available_width())
        .height(height)
        .min_size(egui::Vec2::ZERO)
        .sense(Sense::hover())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .show_background(false)
        .label_formatter(|_| None)
        .set_margin_fraction(egui::Vec2::ZERO)
}

/// Shows a plot with its accessible name; one outside the visible area only takes its space.
fn show(
    ui: &mut Ui,
    figure: &Figure,
    height: f32,
    content: impl FnOnce(&mut Ui) -> egui::Response,
) {
    let size = vec2(ui.available_width(), height);
    let place = egui::Rect::from_min_size(ui.cursor().min, size);
    let response = match ui.is_rect_visible(place) {
        true => content(ui),
        false => ui.allocate_exact_size(size, Sense::hover()).1,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), &figure.name));
}

fn galley(ui: &Ui, text: &str, size: f32) -> Arc<Galley> {
    layout(ui.painter(), text, size, FontFamily::Proportional)
}

/// A text truncated to a width.
fn cut(ui: &Ui, text: &str, size: f32, width: f32) -> String {
    if galley(ui, text, size).size().x <= width {
        return text.to_owned();
    }
    let mut cut = text.to_owned();
    while cut.pop().is_some() {
        let shortened = format!("{}…", cut.trim_end());
        if galley(ui, &shortened, size).size().x <= width {
            return shortened;
        }
    }
    cut
}

fn bars(ui: &mut Ui, figure: &Figure, inks: Inks, rows: &[(String, Vec<Length>)]) {
    let size = TextRole::Small.size(ui);
    let letters = TextRole::Small.line(ui);
    let width = ui.available_width();
    let widest = |texts: &mut dyn Iterator<Item = &str>| {
        let widths = texts.map(|text| galley(ui, text, size).size().x);
        widths.fold(0.0, f32::max)
    };
    let names = widest(&mut rows.iter().map(|(name, _)| name.as_str()));
    let all = || rows.iter().flat_map(|(_, bars)| bars);
    let right = widest(&mut all().map(|bar| bar.label.as_str()));
    let beside = names <= NAMES * width;
    let left = if beside { names + space::S } else { 0.0 };
    let most = all().map(|bar| bar.of.unwrap_or_default().max(bar.value));
    let most = most.max().unwrap_or_default().max(1) as f32;
    let scale = (width - left - right - 2.0 * space::S).max(1.0) / most;
    let above = if beside { 0.0 } else { letters };
    let row = |bars: &[Length]| above + bars.len() as f32 * letters + space::S;
    let height = rows.iter().map(|(_, bars)| row(bars)).sum::<f32>();
    show(ui, figure, height, |ui| {
        let font = FontId::proportional(size);
        let text = |at: [f32; 2], anchor: Align2, text: String, ink: Color32| {
            let rich = egui::RichText::new(text).font(font.clone());
            let at = PlotPoint::new(at[0], at[1]);
            Text::new("", at, rich)
                .color(ink)
                .anchor(anchor)
                .allow_hover(false)
        };
        let plot = still(ui, figure, height).show_axes(false).show_grid(false);
        let (mut texts, mut wells, mut marks) = (Vec::new(), Vec::new(), Vec::new());
        let mut y = 0.0;
        for (name, bars) in rows {
            let (at, anchor, available) = match beside {
                true => {
                    let middle = y - bars.len() as f32 * letters / 2.0;
                    ([0.0, middle], Align2::LEFT_CENTER, names + 1.0)
                }
                false => ([0.0, y], Align2::LEFT_TOP, width),
            };
            texts.push(text(at, anchor, cut(ui, name, size, available), inks.ink));
            let mut middle = y - above - letters / 2.0;
            for (n, bar) in bars.iter().enumerate() {
                let lying = |value: f32, fill, pen| {
                    Bar::new(middle.into(), (value * scale).into())
                        .base_offset(left.into())
                        .width((letters * BAR).into())
                        .fill(fill)
                        .stroke(pen)
                        .horizontal()
                };
                let end = bar.of.unwrap_or(bar.value);
                if let Some(of) = bar.of {
                    let pen = Stroke::new(line::HAIR, inks.line);
                    wells.push(lying(of as f32, inks.well, pen));
                }
                if bar.value > 0 {
                    let pen = Stroke::new(line::BOLD, inks.mark);
                    marks.push(lying(bar.value as f32, fill(inks, n), pen));
                }
                let at = [left + end as f32 * scale + space::S, middle];
                texts.push(text(at, Align2::LEFT_CENTER, bar.label.clone(), inks.ink));
                middle -= letters;
            }
            y -= row(bars);
        }
        let bounds = PlotBounds::from_min_max([0.0, (-height).into()], [width.into(), 0.0]);
        let shown = plot.show(ui, |plot| {
            plot.set_plot_bounds(bounds);
            for bars in [wells, marks] {
                let chart = BarChart::new("", bars).color(inks.mark);
                plot.bar_chart(chart.allow_hover(false));
            }
            texts.into_iter().for_each(|text| plot.text(text));
        });
        shown.response
    });
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
fn marks_up(height: f64) -> Vec<GridMark> {
    let step_size = step(height);
    let count = (height / step_size).floor() as u32;
    let mark = |n: u32| GridMark {
        value: f64::from(n) * step_size,
        step_size,
    };
    (0..=count).map(mark).collect()
}

/// The plot with its axes: numbers from 0 upwards, names from left to right.
fn with_axes<'a>(
    ui: &Ui,
    plot: Plot<'a>,
    inks: Inks,
    height: f64,
    names: Vec<String>,
) -> (Plot<'a>, f32) {
    let size = TextRole::Small.size(ui);
    let font = FontId::proportional(size);
    let width = |text: &str| galley(ui, text, size).size().x;
    let up = marks_up(height);
    let number = |value: f64| format!("{value:.0}");
    let widest = up.iter().map(|mark| width(&number(mark.value)));
    let thick = widest.fold(0.0, f32::max) + 2.0 * space::XS;
    let available = (ui.available_width() - thick).max(1.0);
    let each = available / names.len().max(1) as f32;
    let widest = names.iter().map(|name| width(name)).fold(0.0, f32::max);
    // As many names as fit, at equal intervals.
    let stride = ((widest + space::XS) / each).ceil().max(1.0) as usize;
    let count = names.len();
    let axis = |hints: AxisHints<'a>, thick: f32| {
        hints
            .min_thickness(thick)
            .label_spacing(0.0..=1.0)
            .tick_label_color(inks.soft)
            .tick_label_font(font.clone())
    };
    let name_of = move |mark: GridMark, _: &_| {
        let place = mark.value.round() as usize;
        names.get(place).cloned().unwrap_or_default()
    };
    let plot = plot
        .grid_color(inks.line)
        .show_grid([false, true])
        .x_grid_spacer(move |_| {
            let mark = |n: usize| GridMark {
                value: n as f64,
                step_size: stride as f64,
            };
            (0..count).step_by(stride).map(mark).collect()
        })
        .y_grid_spacer(move |_| up.clone())
        .custom_x_axes(vec![
            axis(AxisHints::new_x(), TextRole::Small.line(ui)).formatter(name_of),
        ])
        .custom_y_axes(vec![
            axis(AxisHints::new_y(), thick).formatter(move |mark, _| number(mark.value)),
        ]);
    (plot, each)
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
    let height = height_of(ui, figure);
    show(ui, figure, height, |ui| {
        let most = columns.iter().map(|(_, count)| *count).max();
        let most = (most.unwrap_or_default() as f64).max(expected.unwrap_or_default());
        let most = most.max(1.0);
        let names = columns.iter().map(|(name, _)| name.clone()).collect();
        let plot = still(ui, figure, height);
        let (plot, each) = with_axes(ui, plot, inks, most, names);
        let usual = TextRole::Small.size(ui);
        let widths = columns.iter().filter(|(_, count)| *count > 0);
        let widths = widths.map(|(_, n)| galley(ui, &n.to_string(), usual).size().x);
        let widest = widths.fold(1.0, f32::max);
        let size = (usual * (each - 1.0) / widest).min(usual);
        let has_labels = size >= size::COLUMN_LETTERS;
        let line_height = if has_labels {
            1.4 * size + space::XS
        } else {
            space::S
        };
        let inside = height - TextRole::Small.line(ui);
        let top = most * f64::from(inside / (inside - line_height).max(1.0));
        let standing = columns.iter().enumerate().map(|(n, (_, count))| {
            Bar::new(n as f64, *count as f64)
                .width(BAR.into())
                .fill(inks.mark)
                .stroke(Stroke::new(line::HAIR, inks.mark))
        });
        let standing: Vec<Bar> = standing.collect();
        let gap = top / f64::from(inside) * f64::from(space::XS);
        let texts: Vec<Text> = columns
            .iter()
            .enumerate()
            .filter(|(_, (_, count))| has_labels && *count > 0)
            .map(|(n, (_, count))| {
                let rich = egui::RichText::new(count.to_string()).font(FontId::proportional(size));
                // A line across the columns is interrupted behind it.
                let rich = rich.background_color(inks.ground);
                let at = PlotPoint::new(n as f64, *count as f64 + gap);
                let text = Text::new("", at, rich).color(inks.ink);
                text.anchor(Align2::CENTER_BOTTOM).allow_hover(false)
            })
            .collect();
        let last = columns.len() as f64 - 0.5;
        let shown = plot.show(ui, |plot| {
            plot.set_plot_bounds(PlotBounds::from_min_max([-0.5, 0.0], [last, top]));
            let chart = BarChart::new("", standing).color(inks.mark);
            plot.bar_chart(chart.allow_hover(false));
            if let Some(expected) = expected {
                let across = HLine::new("", expected)
                    .color(inks.ink)
                    .width(line::BOLD)
                    .style(LineStyle::Dashed { length: DASH });
                plot.hline(across.allow_hover(false));
            }
            texts.into_iter().for_each(|text| plot.text(text));
        });
        shown.response
    });
}

fn lines(ui: &mut Ui, figure: &Figure, inks: Inks, lines: &[(String, Vec<Option<f64>>); 2]) {
    let height = height_of(ui, figure);
    show(ui, figure, height, |ui| {
        let points = || lines.iter().flat_map(|(_, points)| points.iter().flatten());
        let most = points().copied().fold(1.0, f64::max);
        let count = lines.iter().map(|(_, points)| points.len()).max();
        let names = (1..=count.unwrap_or_default()).map(|n| n.to_string());
        let plot = still(ui, figure, height);
        let (plot, each) = with_axes(ui, plot, inks, most, names.collect());
        // Many points in a small space would hide their line.
        let mark = MARK.min(each / 3.0);
        let drawn: Vec<(Line<'_>, Points<'_>)> = lines
            .iter()
            .enumerate()
            .map(|(n, (_, points))| {
                let at = points.iter().enumerate();
                let at = at.filter_map(|(x, y)| Some([x as f64, (*y)?]));
                let at: Vec<[f64; 2]> = at.collect();
                let ink = line_ink(inks, n);
                let style = match n {
                    HOLLOW => LineStyle::Dashed { length: DASH },
                    _ => LineStyle::Solid,
                };
                let shape = match n {
                    HOLLOW => MarkerShape::Diamond,
                    _ => MarkerShape::Circle,
                };
                let line = Line::new("", PlotPoints::from(at.clone()))
                    .color(ink)
                    .width(line::BOLD)
                    .style(style)
                    .allow_hover(false);
                let points = Points::new("", PlotPoints::from(at))
                    .color(ink)
                    .shape(shape)
                    .filled(n != HOLLOW)
                    .radius(mark)
                    .allow_hover(false);
                (line, points)
            })
            .collect();
        let last = count.unwrap_or_default() as f64 - 0.5;
        let shown = plot.show(ui, |plot| {
            plot.set_plot_bounds(PlotBounds::from_min_max([-0.5, 0.0], [last, most * 1.1]));
            for (line, points) in drawn {
                plot.line(line);
                plot.points(points);
            }
        });
        shown.response
    });
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
        let marks: Vec<f64> = marks_up(5.0).iter().map(|mark| mark.value).collect();
        assert_eq!(marks, [0.0, 2.0, 4.0]);
    }
}
