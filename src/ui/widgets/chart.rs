//! Draws charts. Their parts have their places already.

use egui::{
    Color32, FontFamily, Frame, Label, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use super::{layout, mix};
use crate::theme::{self, TextRole, line, palette, radius, size, space};
use courtyard_core::cards::Suit;
use courtyard_text::{Chart, Drawing, Ink, Part, Point, Room};

/// The colour behind a chart.
fn paper(ui: &Ui, suit: Option<Suit>) -> Color32 {
    let p = palette(ui);
    match suit {
        None => p.felt.blend(ui.stack().bg_color()),
        Some(_) => p.card_face,
    }
}

fn color(ui: &Ui, suit: Option<Suit>, ink: Ink) -> Color32 {
    let p = palette(ui);
    let Some(suit) = suit else {
        let series = [p.accent, p.ink, p.stamina, p.gold, p.danger, p.ink_soft];
        return match ink {
            Ink::Well => mix(paper(ui, suit), p.line, 0.4),
            Ink::Grid => p.line,
            Ink::Soft => p.ink_soft,
            Ink::Text => p.ink,
            Ink::Series(n) => series[n % series.len()],
        };
    };
    match ink {
        Ink::Well => p.card_face,
        Ink::Grid => p.card_edge,
        Ink::Soft | Ink::Text => p.card_ink,
        Ink::Series(_) => p.suit(suit),
    }
}

/// Adds a chart with its title and the available width.
pub fn figure(ui: &mut Ui, chart: &Chart) {
    let (frame, height) = match chart.suit {
        None => (Frame::NONE, size::PLOT),
        Some(_) => {
            let frame = Frame::new()
                .fill(paper(ui, chart.suit))
                .stroke(Stroke::new(line::HAIR, color(ui, chart.suit, Ink::Grid)))
                .corner_radius(radius::BUTTON)
                .inner_margin(space::S);
            (frame, size::SUIT_PLOT)
        }
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
        let name = theme::strong_text(chart.title.as_str()).color(color(ui, chart.suit, Ink::Text));
        // A column would stretch the words of a title in two lines.
        ui.vertical(|ui| ui.add(Label::new(name).wrap()));
        self::chart(ui, chart, &chart.title, height, None, Sense::hover());
    });
}

/// Adds a chart with the available width, this height between its axes, and an accessible name. A line is at the time
/// `here`. Returns the time at which it was clicked.
pub fn chart(
    ui: &mut Ui,
    chart: &Chart,
    name: &str,
    height: f32,
    here: Option<f64>,
    sense: Sense,
) -> Option<f64> {
    let wide = ui.available_width().min(size::FIGURE);
    let drawing = placed(ui, chart, vec2(wide, height), here);
    let size = vec2(wide, drawing.height as f32);
    let response = super::drawing(ui, size, name, |ui, place| {
        for part in &drawing.parts {
            paint(ui, chart.suit, place.min, part);
        }
    });
    let response = response.interact(sense);
    let clicked = response
        .interact_pointer_pos()
        .filter(|_| response.clicked());
    clicked.zip(drawing.area).map(|(at, [from, to])| {
        let x = f64::from(at.x - response.rect.left());
        chart.across.number((x - from[0]) / (to[0] - from[0]))
    })
}

/// A chart whose parts have their places, in this space between its axes and beside them.
fn placed(ui: &Ui, chart: &Chart, space: Vec2, here: Option<f64>) -> Drawing {
    let letters = TextRole::Small.size(ui);
    let width_of = |text: &str| {
        let galley = layout(ui.painter(), text, letters, FontFamily::Proportional);
        f64::from(galley.size().x)
    };
    chart.drawing(Room {
        width: f64::from(space.x),
        height: f64::from(space.y),
        line: f64::from(TextRole::Small.line(ui)),
        width_of: &width_of,
        here,
    })
}

fn paint(ui: &Ui, suit: Option<Suit>, corner: Pos2, part: &Part) {
    let painter = ui.painter();
    let color = |ink| color(ui, suit, ink);
    let point = |[x, y]: &Point| corner + vec2(*x as f32, *y as f32);
    match part {
        Part::Line {
            points,
            ink,
            dashes,
        } => {
            let points: Vec<Pos2> = points.iter().map(point).collect();
            let width = if dashes.is_some() {
                line::BOLD
            } else {
                line::HAIR
            };
            let pen = Stroke::new(width, color(*ink));
            let every = |first| -> Vec<f32> {
                let lengths = dashes.iter().copied().flatten().skip(first).step_by(2);
                lengths.map(|length| *length as f32).collect()
            };
            match [0, 1].map(every) {
                [lengths, _] if lengths.is_empty() => drop(painter.line(points, pen)),
                [lengths, gaps] => painter.extend(Shape::dashed_line_with_offset(
                    &points, pen, &lengths, &gaps, 0.0,
                )),
            }
        }
        Part::Box {
            from,
            to,
            ink,
            fill,
        } => {
            let rect = Rect::from_min_max(point(from), point(to));
            let fill = mix(paper(ui, suit), color(*ink), *fill as f32);
            let pen = Stroke::new(line::THIN, color(*ink));
            painter.rect(rect, 0.0, fill, pen, StrokeKind::Inside);
        }
        Part::Mark {
            corners, series, ..
        } => {
            let corners = corners.iter().map(point).collect();
            let fill = color(Ink::Series(*series));
            let pen = Stroke::new(line::HAIR, paper(ui, suit));
            painter.add(Shape::convex_polygon(corners, fill, pen));
        }
        Part::Text {
            at,
            align,
            text,
            ink,
        } => {
            let letters = TextRole::Small.size(ui);
            let galley = layout(painter, text, letters, FontFamily::Proportional);
            let left = vec2(*align as f32, 0.5) * galley.size();
            let place = Rect::from_min_size(point(at) - left, galley.size());
            if *ink == Ink::Text {
                let plate = place.expand2(vec2(space::XXS, 0.0));
                painter.rect_filled(plate, 0.0, paper(ui, suit));
            }
            painter.galley(place.min, galley, color(*ink));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, RawInput, pos2};

    use courtyard_text::{Axis, Bar, Form};

    #[test]
    fn texts_and_bars_are_where_the_model_places_them() {
        let shown = Chart {
            up: Axis {
                name: "up".into(),
                from: -2.0,
                to: 4.0,
                ticks: vec![(-2.0, "−2".into()), (4.0, "4".into())],
            },
            across: Axis::of_places("across".into(), ["a", "b"].map(String::from)),
            form: Form::Columns {
                bars: [-2.0, 4.0].map(|n| Bar::new(n, n.to_string())).into(),
                level: None,
            },
            ..Chart::default()
        };
        let ctx = Context::default();
        theme::install(&ctx);
        let mut expected = Vec::new();
        let output = ctx.run_ui(RawInput::default(), |ui| {
            let space = vec2(ui.available_width().min(size::FIGURE), size::PLOT);
            let corner = ui.cursor().min.to_vec2();
            let at = |[x, y]: Point| pos2(x as f32, y as f32) + corner;
            expected = Vec::new();
            for part in placed(ui, &shown, space, None).parts {
                match part {
                    Part::Text { at: point, .. } => expected.push(at(point)),
                    Part::Box { from, to, .. } => {
                        expected.push(Rect::from_min_max(at(from), at(to)).center());
                    }
                    Part::Line { .. } | Part::Mark { .. } => {}
                }
            }
            chart(ui, &shown, "", size::PLOT, None, Sense::hover());
        });
        let shapes = output.shapes.iter().map(|clipped| &clipped.shape);
        let painted = shapes.filter_map(|shape| match shape {
            Shape::Text(text) => Some(text.visual_bounding_rect()),
            Shape::Rect(rect) if rect.stroke.width > 0.0 => Some(rect.rect),
            _ => None,
        });
        let painted: Vec<Rect> = painted.collect();
        output.drop_without_applying_deltas();
        assert!(painted.len() == expected.len() && expected.len() > 8);
        for (rect, at) in painted.iter().zip(expected) {
            assert!(rect.expand(1.0).contains(at), "{rect} {at}");
        }
    }
}
