use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Galley, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Widget, WidgetInfo, pos2, vec2,
};

use super::chips::medallion;
use super::{focus_ring, hover, ink_text, mix, smooth, tick};
use crate::cards::Suit;
use crate::ui::theme::{self, Letter, Palette, TARGET, line, radius, space};

/// A button for a thumb: a title, and below it a cost or the reason why not.
///
/// One that is not enabled is flat and greyed and can still be clicked, so that a tap can tell the reason.
#[must_use = "put it into a ui with `ui.add`"]
pub struct BigButton<'a> {
    title: &'a str,
    subtitle: Option<&'a str>,
    label: Option<&'a str>,
    icon: Option<Suit>,
    enabled: bool,
    primary: bool,
    danger: bool,
    compact: bool,
    width: Width,
}

/// How wide a button is.
#[derive(Clone, Copy)]
enum Width {
    Available,
    Fit,
    Points(f32),
}

impl<'a> BigButton<'a> {
    /// An enabled button as wide as there is room.
    pub fn new(title: &'a str) -> BigButton<'a> {
        BigButton {
            title,
            subtitle: None,
            label: None,
            icon: None,
            enabled: true,
            primary: false,
            danger: false,
            compact: false,
            width: Width::Available,
        }
    }

    /// A smaller line below the title: what it costs, or why it cannot be done now.
    pub fn subtitle(mut self, subtitle: Option<&'a str>) -> Self {
        self.subtitle = subtitle;
        self
    }

    /// The name that screen readers tell instead of the title.
    pub fn label(mut self, label: &'a str) -> Self {
        self.label = Some(label);
        self
    }

    /// Whether it can be done now.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// The next thing to do: filled with the accent. One on a screen.
    pub fn primary(mut self, primary: bool) -> Self {
        self.primary = primary;
        self
    }

    /// Something that destroys: in the colour of danger, filled if it is also primary.
    pub fn danger(mut self, danger: bool) -> Self {
        self.danger = danger;
        self
    }

    /// 44 points high instead of 56.
    pub fn compact(mut self, compact: bool) -> Self {
        self.compact = compact;
        self
    }

    /// A suit's sign in front of the title.
    pub fn icon(mut self, icon: Option<Suit>) -> Self {
        self.icon = icon;
        self
    }

    /// This wide, in points, instead of all the room there is.
    pub fn width(mut self, width: f32) -> Self {
        self.width = Width::Points(width);
        self
    }

    /// As wide as its text, instead of all the room there is.
    pub fn fit(mut self) -> Self {
        self.width = Width::Fit;
        self
    }

    /// Fill, lip, edge, title and subtitle.
    fn colors(&self, p: &Palette, enabled: bool) -> [Color32; 5] {
        match (enabled, self.primary, self.danger) {
            (false, _, _) => [
                Color32::TRANSPARENT,
                Color32::TRANSPARENT,
                p.line,
                p.ink_faint,
                p.ink_soft,
            ],
            (true, true, true) => [
                p.danger,
                p.danger_dark,
                p.danger_dark,
                p.on_danger,
                p.on_danger,
            ],
            (true, true, false) => [
                p.accent,
                p.accent_dark,
                p.accent_dark,
                p.on_accent,
                p.on_accent,
            ],
            (true, false, true) => [p.surface_raised, p.lip, p.danger, p.danger, p.ink_soft],
            (true, false, false) => [p.surface_raised, p.lip, p.line, p.ink, p.ink_soft],
        }
    }
}

fn wrapped(ui: &Ui, text: &str, size: f32, family: FontFamily, width: f32) -> Arc<Galley> {
    let font = FontId::new(size, family);
    ui.painter()
        .layout(text.to_owned(), font, Color32::PLACEHOLDER, width.max(1.0))
}

impl Widget for BigButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let pad = if self.compact {
            vec2(space::M, space::S)
        } else {
            vec2(space::L, space::S)
        };
        let disc = if self.compact { 12.0 } else { 15.0 };
        let before = if self.icon.is_some() {
            2.0 * disc + space::M
        } else {
            0.0
        };
        let outer = match self.width {
            Width::Points(points) => points,
            Width::Available | Width::Fit => ui.available_width(),
        };
        let room = outer - 2.0 * pad.x - before;
        let title = wrapped(ui, self.title, Letter::Body.size(ui), theme::strong(), room);
        let subtitle = self.subtitle.map(|text| {
            wrapped(
                ui,
                text,
                Letter::Small.size(ui),
                FontFamily::Proportional,
                room,
            )
        });
        let mut text = title.size();
        if let Some(subtitle) = &subtitle {
            text = vec2(text.x.max(subtitle.size().x), text.y + subtitle.size().y);
        }
        let width = match self.width {
            Width::Fit => (text.x + before + 2.0 * pad.x).max(TARGET),
            _ => outer,
        };
        let least = if self.compact { TARGET } else { 56.0 };
        let height = (text.y + 2.0 * pad.y + line::LIP).max(least);

        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Button, enabled, self.label.unwrap_or(self.title))
        });
        if let Some(subtitle) = self.subtitle {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(subtitle));
        }
        let hovered = hover(ui, &response);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let p = theme::palette(ui);
        let painter = ui.painter();
        let corner = CornerRadius::same(radius::BUTTON);
        let [fill, lip, edge, title_ink, subtitle_ink] = self.colors(p, enabled);
        let pressed = enabled && response.is_pointer_button_down_on();
        let mut face = rect.with_max_y(rect.max.y - line::LIP);
        if enabled {
            painter.rect_filled(rect, corner, lip);
            if pressed {
                face = face.translate(vec2(0.0, line::LIP - 1.0));
            }
            let glow = if self.primary { p.ink } else { p.accent };
            let fill = mix(fill, glow, hovered * 0.08);
            let edge = if self.primary || self.danger {
                edge
            } else {
                mix(edge, p.accent, hovered)
            };
            painter.rect(
                face,
                corner,
                fill,
                Stroke::new(line::HAIR, edge),
                StrokeKind::Inside,
            );
        } else {
            face = rect;
            painter.rect_stroke(
                rect,
                corner,
                Stroke::new(line::HAIR, edge),
                StrokeKind::Inside,
            );
        }

        let centred = self.icon.is_none() && self.subtitle.is_none();
        let left = if centred {
            face.center().x - text.x / 2.0
        } else {
            face.left() + pad.x + before
        };
        let top = face.center().y - text.y / 2.0;
        if let Some(suit) = self.icon {
            let center = pos2(face.left() + pad.x + disc, face.center().y);
            medallion(painter, p, suit, center, disc, enabled);
        }
        let below = title.size().y;
        painter.galley(pos2(left, top), title, title_ink);
        if let Some(subtitle) = subtitle {
            painter.galley(pos2(left, top + below), subtitle, subtitle_ink);
        }
        focus_ring(ui, &response, rect, f32::from(radius::BUTTON));
        response
    }
}

/// A number between a − and a + button, with its name in front; `changed()` tells.
///
/// The buttons' accessible names are "less: LABEL" and "more: LABEL".
pub fn stepper(ui: &mut Ui, label: &str, value: &mut i64, range: RangeInclusive<i64>) -> Response {
    let controls = 3.0 * TARGET + space::S;
    let name = wrapped(
        ui,
        label,
        Letter::Body.size(ui),
        FontFamily::Proportional,
        ui.available_width() - controls - space::M,
    );
    let width = ui.available_width().max(controls);
    let height = name.size().y.max(TARGET);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let right = Rect::from_min_max(pos2(rect.right() - controls, rect.top()), rect.max);
    let square = |x: f32| Rect::from_center_size(pos2(x, right.center().y), vec2(TARGET, TARGET));
    let sides = [
        ("less", -1, square(right.left() + TARGET / 2.0)),
        ("more", 1, square(right.right() - TARGET / 2.0)),
    ];
    for (word, by, place) in sides {
        let button = ui.interact(place, response.id.with(word), Sense::click());
        let next = value.saturating_add(by);
        let enabled = ui.is_enabled() && range.contains(&next);
        if enabled && button.clicked() {
            *value = next;
            response.mark_changed();
        }
        button
            .widget_info(|| WidgetInfo::labeled(Role::Button, enabled, format!("{word}: {label}")));
        key(ui, &button, place, enabled, by > 0);
    }
    response.widget_info(|| WidgetInfo {
        value: Some(*value as f64),
        ..WidgetInfo::labeled(Role::SpinButton, ui.is_enabled(), label)
    });
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let at = pos2(rect.left(), rect.center().y - name.size().y / 2.0);
        ui.painter().galley(at, name, p.ink);
        let font = (Letter::Heading.size(ui), theme::display());
        let text = value.to_string().replace('-', "−");
        ink_text(
            ui.painter(),
            right.center(),
            Align2::CENTER_CENTER,
            &text,
            font,
            p.ink,
        );
    }
    response
}

/// Paints a square key with a − or a + on it.
fn key(ui: &Ui, response: &Response, rect: Rect, enabled: bool, plus: bool) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = CornerRadius::same(radius::BUTTON);
    let hovered = hover(ui, response);
    let mut face = rect.with_max_y(rect.max.y - line::LIP);
    let mut ink = p.ink;
    if enabled {
        painter.rect_filled(rect, corner, p.lip);
        if response.is_pointer_button_down_on() {
            face = face.translate(vec2(0.0, line::LIP - 1.0));
        }
        let edge = Stroke::new(line::HAIR, mix(p.line, p.accent, hovered));
        painter.rect(face, corner, p.surface_raised, edge, StrokeKind::Inside);
    } else {
        ink = p.line;
        face = rect;
        painter.rect_stroke(
            rect,
            corner,
            Stroke::new(line::HAIR, p.line),
            StrokeKind::Inside,
        );
    }
    let arm = TARGET * 0.16;
    let pen = Stroke::new(line::BOLD, ink);
    let c = face.center();
    painter.hline(c.x - arm..=c.x + arm, c.y, pen);
    if plus {
        painter.vline(c.x, c.y - arm..=c.y + arm, pen);
    }
    focus_ring(ui, response, rect, f32::from(radius::BUTTON));
}

/// One of several answers, of which one holds: a pill with a ring that is filled for the one that is chosen.
pub fn choice(ui: &mut Ui, label: &str, selected: bool) -> Response {
    let dot = 9.0;
    let before = space::M + 2.0 * dot + space::S;
    let room = ui.available_width() - before - space::L;
    let text = wrapped(ui, label, Letter::Body.size(ui), theme::strong(), room);
    let height = (text.size().y + 2.0 * space::S).max(TARGET);
    let size = vec2(before + text.size().x + space::L, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), selected, label));
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
        let ring = if selected { p.accent } else { p.ink_faint };
        painter.circle_stroke(center, dot - 1.0, Stroke::new(line::THIN, ring));
        if selected {
            painter.circle_filled(center, dot * 0.5, p.accent);
        }
        let at = pos2(rect.left() + before, rect.center().y - text.size().y / 2.0);
        painter.galley(at, text, p.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// Something that is on or off: its name, and a switch at the right end of the row; `changed()` tells.
pub fn switch(ui: &mut Ui, label: &str, value: &mut bool) -> Response {
    let track = vec2(54.0, 30.0);
    let room = ui.available_width() - track.x - space::M;
    let name = wrapped(
        ui,
        label,
        Letter::Body.size(ui),
        FontFamily::Proportional,
        room,
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
