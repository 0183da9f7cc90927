use std::ops::RangeInclusive;

use egui::accesskit::Action;
use egui::{
    CornerRadius, FontFamily, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::button::{PlateStyle, plate, wrapped};
use super::{centred_text, focus_ring, hover, ink_size, is_in_menu, layout, mix, smooth, tick};
use crate::theme::{self, TARGET, TextRole, line, radius, size, space};

/// The names of a stepper's number and its keys.
#[derive(Debug, Clone, Copy)]
pub struct Stepper<'a> {
    /// The name in front of the number.
    pub label: &'a str,
    /// The accessible name of the − key, such as "less: Gold".
    pub less: &'a str,
    /// The accessible name of the + key, such as "more: Gold".
    pub more: &'a str,
}

/// Time until a held key repeats, in seconds.
const HOLD: f64 = 0.4;

/// Interval between repetitions of a held key, in seconds.
const REPEAT: f64 = 0.08;

/// Number of steps of a stepper's key in this frame: one for a click, more while it is held.
fn steps(ui: &Ui, key: &Response) -> i64 {
    let held = key.id.with("held");
    let before = ui.data_mut(|data| data.remove_temp::<(f64, i64)>(held));
    if !key.is_pointer_button_down_on() {
        // The release of a key that has repeated is not a click.
        let has_repeated = before.is_some_and(|(_, done)| done > 0);
        return (key.clicked() && !has_repeated).into();
    }
    let now = ui.input(|input| input.time);
    let (since, done) = before.unwrap_or((now, 0));
    let due = match now - since {
        time if time < HOLD => 0,
        time => 1 + ((time - HOLD) / REPEAT) as i64,
    };
    ui.data_mut(|data| data.insert_temp(held, (since, due)));
    let wait = std::time::Duration::from_secs_f64(REPEAT);
    ui.ctx().request_repaint_after(wait);
    due - done
}

/// A number between a − and a + key, with its name in front or above. A held key repeats. `changed()` reports a
/// change, and `clicked()` a tap on the number itself.
pub fn stepper(
    ui: &mut Ui,
    names: Stepper<'_>,
    value: &mut i64,
    range: RangeInclusive<i64>,
) -> Response {
    let font = (TextRole::Heading.size(ui), theme::display());
    let figures = |n: i64| n.to_string().replace('-', "−");
    let ends = [*range.start(), *range.end(), *value];
    let widest = ends
        .into_iter()
        .map(|n| ink_size(ui.painter(), &figures(n), font.clone()).x)
        .fold(0.0, f32::max);
    let controls = 2.0 * TARGET + (widest + 2.0 * space::S).max(TARGET + space::S);
    let available = ui.available_width();
    let size = TextRole::Body.size(ui);
    let beside = available - controls - space::M;
    let longest = names
        .label
        .split_whitespace()
        .map(|word| {
            layout(ui.painter(), word, size, FontFamily::Proportional)
                .size()
                .x
        })
        .fold(0.0, f32::max);
    let stacked = longest > beside;
    let given = if stacked { available } else { beside };
    let name = wrapped(ui, names.label, size, FontFamily::Proportional, given);
    let height = if stacked {
        name.size().y + space::XS + TARGET
    } else {
        name.size().y.max(TARGET)
    };
    let whole = vec2(available.max(controls), height);
    let (rect, mut response) = ui.allocate_exact_size(whole, Sense::hover());
    let row = if stacked {
        rect.with_min_y(rect.bottom() - TARGET)
    } else {
        rect
    };
    let right = row.with_min_x(row.right() - controls);
    let square = |x: f32| Rect::from_center_size(pos2(x, right.center().y), vec2(TARGET, TARGET));
    let sides = [
        (
            names.less,
            -1,
            Action::Decrement,
            square(right.left() + TARGET / 2.0),
        ),
        (
            names.more,
            1,
            Action::Increment,
            square(right.right() - TARGET / 2.0),
        ),
    ];
    // The number is announced before its keys, and can be changed itself.
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(*range.start() as f64);
        node.set_max_numeric_value(*range.end() as f64);
        for (_, _, action, _) in &sides {
            node.add_action(*action);
        }
    });
    for (label, by, action, place) in sides {
        let button = ui.interact(place, response.id.with(by), Sense::click());
        let enabled = ui.is_enabled() && range.contains(&value.saturating_add(by));
        let asked = ui.input(|i| i.has_accesskit_action_request(response.id, action));
        let count = steps(ui, &button).max(asked.into());
        if enabled && count > 0 {
            let next = value.saturating_add(by.saturating_mul(count));
            *value = next.clamp(*range.start(), *range.end());
            response.mark_changed();
        }
        button.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
        key(ui, &button, place, enabled, by > 0);
    }
    response.widget_info(|| WidgetInfo {
        value: Some(*value as f64),
        ..WidgetInfo::labeled(Role::SpinButton, ui.is_enabled(), names.label)
    });
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let at = if stacked {
            rect.min
        } else {
            pos2(rect.left(), rect.center().y - name.size().y / 2.0)
        };
        let painter = ui.painter();
        painter.galley(at, name, p.ink);
        let text = figures(*value);
        centred_text(painter, right.center(), &text, font, p.ink);
    }
    // By keyboard the number is changed with its keys.
    let number = right.shrink2(vec2(TARGET + space::XS, 0.0));
    let number = ui.interact(number, response.id.with("number"), Sense::CLICK);
    response.union(number)
}

/// Paints a square key with a − or a + on it.
fn key(ui: &Ui, response: &Response, rect: Rect, enabled: bool, plus: bool) {
    let look = PlateStyle {
        enabled,
        primary: false,
        danger: false,
    };
    let Some(face) = plate(ui, response, rect, look) else {
        return;
    };
    let p = theme::palette(ui);
    let painter = ui.painter();
    let arm = TARGET * 0.16;
    let pen = Stroke::new(line::BOLD, if enabled { p.ink } else { p.line });
    let c = face.center();
    painter.hline(c.x - arm..=c.x + arm, c.y, pen);
    if plus {
        painter.vline(c.x, c.y - arm..=c.y + arm, pen);
    }
    focus_ring(ui, response, rect, f32::from(radius::BUTTON));
}

/// The width of a [`choice`] with this label in one line, in points.
pub fn choice_width(ui: &Ui, label: &str) -> f32 {
    let (size, family) = (TextRole::Body.size(ui), theme::strong());
    before_label(ui) + wrapped(ui, label, size, family, f32::INFINITY).size().x + space::L
}

/// The space before the label of a [`choice`], with its ring.
fn before_label(ui: &Ui) -> f32 {
    space::M + 2.0 * ring(ui) + space::S
}

/// The radius of the ring of a [`choice`].
fn ring(ui: &Ui) -> f32 {
    (TextRole::Body.size(ui) * 0.53).round()
}

/// One of several exclusive answers: a pill with a ring, filled if it is chosen.
pub fn choice(ui: &mut Ui, label: &str, selected: bool) -> Response {
    let (dot, before) = (ring(ui), before_label(ui));
    let available = ui.available_width() - before - space::L;
    let text = wrapped(
        ui,
        label,
        TextRole::Body.size(ui),
        theme::strong(),
        available,
    );
    let height = (text.size().y + 2.0 * space::S).max(TARGET);
    let size = vec2(before + text.size().x + space::L, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let role = if is_in_menu(ui) {
        Role::MenuItemRadio
    } else {
        Role::RadioButton
    };
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), selected, label));
    let hovered = hover(ui, &response);
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let corner = TARGET / 2.0;
        let edge = if selected {
            p.accent
        } else {
            mix(p.line, p.accent, hovered)
        };
        let width = if selected { line::BOLD } else { line::HAIR };
        let fill = if selected {
            mix(p.surface_raised, p.accent, 0.14)
        } else {
            p.surface_raised
        };
        painter.rect(
            rect,
            CornerRadius::from(corner),
            fill,
            Stroke::new(width, edge),
            StrokeKind::Inside,
        );
        let center = pos2(rect.left() + space::M + dot, rect.center().y);
        let edge = if selected { p.accent } else { p.ink_faint };
        painter.circle_stroke(center, dot - 1.0, Stroke::new(line::THIN, edge));
        if selected {
            painter.circle_filled(center, dot * 0.5, p.accent);
        }
        let at = pos2(rect.left() + before, rect.center().y - text.size().y / 2.0);
        painter.galley(at, text, p.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// A setting that is on or off: its name, and a switch at the right end of the row; `changed()` reports a change.
pub fn switch(ui: &mut Ui, label: &str, value: &mut bool) -> Response {
    let track = egui::Vec2::from(size::SWITCH);
    let available = ui.available_width() - track.x - space::M;
    let name = wrapped(
        ui,
        label,
        TextRole::Body.size(ui),
        FontFamily::Proportional,
        available,
    );
    let height = name.size().y.max(TARGET);
    let size = vec2(ui.available_width().max(track.x), height);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *value = !*value;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), *value, label));
    let on = smooth(ui, &response, *value);
    let hovered = hover(ui, &response);
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let at = pos2(rect.left(), rect.center().y - name.size().y / 2.0);
        painter.galley(at, name, p.ink);
        let place = Rect::from_min_size(
            pos2(rect.right() - track.x, rect.center().y - track.y / 2.0),
            track,
        );
        let corner = track.y / 2.0;
        let edge = mix(mix(p.ink_faint, p.accent, hovered), p.accent, on);
        let fill = mix(p.felt_edge, p.accent, on);
        painter.rect(
            place,
            CornerRadius::from(corner),
            fill,
            Stroke::new(line::THIN, edge),
            StrokeKind::Inside,
        );
        let knob = corner - 4.0;
        let center = pos2(
            egui::lerp(place.left() + corner..=place.right() - corner, on),
            place.center().y,
        );
        if on > 0.5 {
            tick(painter, center, knob, p.on_accent, p.accent);
        } else {
            painter.circle_filled(center, knob, p.ink_faint);
        }
        focus_ring(ui, &response, place, corner);
    }
    response
}
