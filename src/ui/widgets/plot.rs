//! Paints a [`Plot`]: the curves of all players over a game.

use egui::{Align2, Color32, FontId, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui};
use egui::{WidgetInfo, pos2, vec2};

use super::layout;
use crate::theme::{self, TextRole, line, palette, size, space};
use courtyard_text::{Axis, Curve, Mark, Plot};

/// The colour of a player's curve.
pub(crate) fn seat_ink(ui: &Ui, seat: usize) -> Color32 {
    let p = palette(ui);
    let inks = [p.accent, p.ink, p.stamina, p.gold, p.danger, p.ink_soft];
    inks[seat % inks.len()]
}

/// Adds a plot with the available width and an accessible name. A line is at the time `here`. Returns the time at which it
/// was clicked as well.
pub(crate) fn plot(ui: &mut Ui, plot: &Plot, name: &str, here: f64) -> (Response, Option<f64>) {
    let letters = TextRole::Small.line(ui);
    let width = ui.available_width().min(size::FIGURE);
    let space = vec2(width, size::CURVE + 3.0 * letters);
    let (rect, response) = ui.allocate_exact_size(space, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    let labels = plot
        .values
        .ticks
        .iter()
        .map(|(_, label)| width_of(ui, label));
    let left = labels.fold(0.0, f32::max) + 2.0 * space::XS;
    let mut inside = rect;
    inside.min += vec2(left, 1.5 * letters);
    inside.max -= vec2(space::S, 1.5 * letters);
    let area = Area { plot, inside };
    if ui.is_rect_visible(rect) {
        area.paint(ui, rect, here);
    }
    let clicked = response
        .interact_pointer_pos()
        .filter(|_| response.clicked());
    let time = clicked.map(|at| {
        let share = ((at.x - inside.left()) / inside.width()).clamp(0.0, 1.0);
        let Axis { from, to, .. } = plot.times;
        from + f64::from(share) * (to - from)
    });
    (response, time)
}

fn font(ui: &Ui) -> FontId {
    FontId::proportional(TextRole::Small.size(ui))
}

fn width_of(ui: &Ui, text: &str) -> f32 {
    let font = font(ui);
    layout(ui.painter(), text, font.size, font.family).size().x
}

/// A plot and the rectangle of its curves.
struct Area<'p> {
    plot: &'p Plot,
    inside: Rect,
}

impl Area<'_> {
    fn at(&self, time: f64, value: f64) -> Pos2 {
        let (across, up) = (self.plot.times.share(time), self.plot.values.share(value));
        let x = self.inside.left() + self.inside.width() * across as f32;
        pos2(x, self.inside.bottom() - self.inside.height() * up as f32)
    }

    fn paint(&self, ui: &Ui, rect: Rect, here: f64) {
        let p = palette(ui);
        let ground = f32::from(theme::radius::SMALL);
        ui.painter().rect_filled(self.inside, ground, p.felt_edge);
        self.values(ui, rect);
        self.times(ui, rect);
        let hair = Stroke::new(line::HAIR, p.ink_soft);
        for mark in &self.plot.marks {
            let x = self.at(mark.at, mark.value).x;
            ui.painter().vline(x, self.inside.y_range(), hair);
        }
        let here = self.at(here, self.plot.values.from).x;
        let here = here.clamp(self.inside.left(), self.inside.right());
        let thin = Stroke::new(line::THIN, p.ink);
        ui.painter().vline(here, self.inside.y_range(), thin);
        for (seat, curve) in self.plot.curves.iter().enumerate().rev() {
            self.curve(ui, seat, curve);
        }
        for mark in &self.plot.marks {
            self.mark(ui, mark);
        }
    }

    /// The labels of the values, as many as fit, with their lines, and the name of the axis above them.
    fn values(&self, ui: &Ui, rect: Rect) {
        let p = palette(ui);
        let letters = TextRole::Small.line(ui);
        let axis = &self.plot.values;
        let corner = rect.left_top();
        ui.painter()
            .text(corner, Align2::LEFT_TOP, &axis.name, font(ui), p.ink_soft);
        let mut lowest = f32::INFINITY;
        for (value, label) in &axis.ticks {
            let y = self.at(self.plot.times.from, *value).y;
            if y > lowest - letters {
                continue;
            }
            lowest = y;
            let pen = Stroke::new(line::HAIR, p.line);
            ui.painter().hline(self.inside.x_range(), y, pen);
            let at = pos2(self.inside.left() - space::XS, y);
            ui.painter()
                .text(at, Align2::RIGHT_CENTER, label, font(ui), p.ink_soft);
        }
    }

    /// The labels of the times, as many as fit, and the name of the axis before them.
    fn times(&self, ui: &Ui, rect: Rect) {
        let p = palette(ui);
        let axis = &self.plot.times;
        let corner = rect.left_bottom();
        let name = ui.painter().text(
            corner,
            Align2::LEFT_BOTTOM,
            &axis.name,
            font(ui),
            p.ink_soft,
        );
        let mut left = name.right() + space::S;
        for (time, label) in &axis.ticks {
            let x = self.at(*time, self.plot.values.from).x;
            let half = width_of(ui, label) / 2.0;
            if x - half < left {
                continue;
            }
            left = x + half + space::S;
            let foot = pos2(x, self.inside.bottom());
            let pen = Stroke::new(line::HAIR, p.ink_soft);
            let below = foot + vec2(0.0, space::XS);
            ui.painter().line_segment([foot, below], pen);
            let at = pos2(x, rect.bottom());
            ui.painter()
                .text(at, Align2::CENTER_BOTTOM, label, font(ui), p.ink_soft);
        }
    }

    fn curve(&self, ui: &Ui, seat: usize, curve: &Curve) {
        let ink = seat_ink(ui, seat);
        let mut points: Vec<Pos2> = Vec::new();
        for (time, value) in &curve.points {
            let at = self.at(*time, *value);
            let before = points.last().filter(|_| self.plot.steps);
            points.extend(before.map(|before| pos2(at.x, before.y)));
            points.push(at);
        }
        if let [only] = points[..] {
            ui.painter().circle_filled(only, space::XS, ink);
        }
        let pen = Stroke::new(line::BOLD, ink);
        ui.painter().add(Shape::line(points, pen));
    }

    /// The point of a mark with its label beside it, on the side with more room.
    fn mark(&self, ui: &Ui, mark: &Mark) {
        let p = palette(ui);
        let at = self.at(mark.at, mark.value);
        let ink = seat_ink(ui, mark.seat.number());
        let (anchor, aside) = if at.x > self.inside.center().x {
            (Align2::RIGHT_CENTER, -space::S)
        } else {
            (Align2::LEFT_CENTER, space::S)
        };
        let font = font(ui);
        let galley = layout(ui.painter(), &mark.label, font.size, font.family);
        let place = anchor.anchor_size(at + vec2(aside, 0.0), galley.size());
        let below = (place.bottom() - self.inside.bottom()).max(0.0);
        let above = (self.inside.top() - place.top()).max(0.0);
        let place = place.translate(vec2(0.0, above - below));
        ui.painter().rect_filled(place, 0.0, p.felt_edge);
        ui.painter().galley(place.min, galley, p.ink);
        ui.painter().circle_filled(at, space::XS, ink);
    }
}
