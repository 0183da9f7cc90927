use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, FontFamily, FontId, Galley, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::{focus_ring, hover, is_in_menu, layout, mix, named_space};
use crate::theme::{self, Palette, TARGET, TextRole, line, radius, size, space};

/// A button for a thumb: a title, and below it a cost or the reason why it is disabled.
///
/// A disabled one is flat and grey but can still be clicked, so that a tap can explain the reason.
#[must_use = "put it into a ui with `ui.add`"]
pub struct BigButton<'a> {
    title: &'a str,
    subtitle: Option<&'a str>,
    label: Option<&'a str>,
    enabled: bool,
    primary: bool,
    danger: bool,
    compact: bool,
    fit: bool,
    height: f32,
    lines: Option<usize>,
}

/// The laid-out text of a button.
struct Words {
    title: Arc<Galley>,
    subtitle: Option<Arc<Galley>>,
    /// The size of both.
    size: Vec2,
    /// The space around them.
    pad: Vec2,
    /// The height of the button with them.
    height: f32,
}

impl<'a> BigButton<'a> {
    /// An enabled button with the available width.
    pub fn new(title: &'a str) -> BigButton<'a> {
        BigButton {
            title,
            subtitle: None,
            label: None,
            enabled: true,
            primary: false,
            danger: false,
            compact: false,
            fit: false,
            height: 0.0,
            lines: None,
        }
    }

    setters! {
        /// A smaller line below the title: the cost, or why it is disabled.
        subtitle: Option<&'a str>,
        /// The accessible name, if it differs from the title.
        label: &'a str,
        /// Whether it can be done now.
        enabled: bool,
        /// The next action: filled with the accent. One per screen.
        primary: bool,
        /// A destructive action: in the danger colour, filled if it is also primary.
        danger: bool,
        /// Only as high as a touch target.
        compact: bool,
        /// Minimum height in points, so that neighbours can have equal heights.
        height: f32,
        /// The number of lines for the subtitle, whatever it needs: a longer one is cut. Screen readers read all of it.
        lines: Option<usize>,
    }

    /// The width of its text instead of the available width.
    pub fn fit(mut self) -> Self {
        self.fit = true;
        self
    }

    /// The height of the button in points for this width: neighbours get the maximum of their heights.
    pub fn height_at(&self, ui: &Ui, width: f32) -> f32 {
        self.words(ui, width).height
    }

    fn words(&self, ui: &Ui, width: f32) -> Words {
        let pad = if self.compact {
            vec2(space::M, space::S)
        } else {
            vec2(space::L, space::S)
        };
        let available = width - 2.0 * pad.x;
        let subtitle = self.subtitle.map(|text| {
            let font = FontId::new(TextRole::Small.size(ui), FontFamily::Proportional);
            let width = available.max(1.0);
            let mut job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
            if let Some(lines) = self.lines {
                job.wrap.max_rows = lines;
            }
            ui.painter().layout_job(job)
        });
        let font = FontId::new(TextRole::Body.size(ui), theme::strong());
        let text = kept_together(self.title);
        let font = theme::fitted(ui, font, &text, available);
        let mut title = LayoutJob::simple(text, font, Color32::PLACEHOLDER, available.max(1.0));
        // A title alone is centred, line by line.
        if subtitle.is_none() {
            title.halign = Align::Center;
        }
        let title = ui.painter().layout_job(title);
        let mut size = title.size();
        if let Some(subtitle) = &subtitle {
            size = vec2(size.x.max(subtitle.size().x), size.y + subtitle.size().y);
        }
        if let Some(lines) = self.lines {
            let missing = lines.saturating_sub(subtitle.as_ref().map_or(0, |s| s.rows.len()));
            size.y += missing as f32 * TextRole::Small.line(ui);
        }
        let least = if self.compact { TARGET } else { size::BUTTON };
        let height = (size.y + 2.0 * pad.y + line::LIP).max(least);
        Words {
            title,
            subtitle,
            size,
            pad,
            height: height.max(self.height),
        }
    }
}

/// The style of a button.
#[derive(Clone, Copy)]
pub(super) struct PlateStyle {
    pub enabled: bool,
    pub primary: bool,
    pub danger: bool,
}

impl PlateStyle {
    /// Fill, lower edge, outline, title and subtitle.
    pub(super) fn colors(self, p: &Palette) -> [Color32; 5] {
        match (self.enabled, self.primary, self.danger) {
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

/// Paints a button's face with its visible lower edge, in its pressed or hovered state. Returns the position of the
/// face, or `None` if it is not visible.
pub(super) fn plate(ui: &Ui, response: &Response, rect: Rect, look: PlateStyle) -> Option<Rect> {
    let hovered = hover(ui, response);
    if !ui.is_rect_visible(rect) {
        return None;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = CornerRadius::same(radius::BUTTON);
    let [fill, lip, edge, ..] = look.colors(p);
    if !look.enabled {
        let stroke = Stroke::new(line::HAIR, edge);
        painter.rect_stroke(rect, corner, stroke, StrokeKind::Inside);
        return Some(rect);
    }
    painter.rect_filled(rect, corner, lip);
    let mut face = rect.with_max_y(rect.max.y - line::LIP);
    if response.is_pointer_button_down_on() {
        face = face.translate(vec2(0.0, line::LIP - 1.0));
    }
    let glow = if look.primary { p.ink } else { p.accent };
    let fill = mix(fill, glow, hovered * 0.08);
    let edge = if look.primary || look.danger {
        edge
    } else {
        mix(edge, p.accent, hovered)
    };
    let stroke = Stroke::new(line::HAIR, edge);
    painter.rect(face, corner, fill, stroke, StrokeKind::Inside);
    Some(face)
}

/// The title of a button, in which no line begins with an arrow.
pub(super) fn kept_together(title: &str) -> String {
    title.replace(" →", "\u{a0}→")
}

/// Text wrapped to a width; its colour is set when it is painted.
pub(super) fn wrapped(
    ui: &Ui,
    text: &str,
    size: f32,
    family: FontFamily,
    width: f32,
) -> Arc<Galley> {
    let font = FontId::new(size, family);
    ui.painter()
        .layout(text.to_owned(), font, Color32::PLACEHOLDER, width.max(1.0))
}

impl Widget for BigButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let outer = ui.available_width();
        let Words {
            title,
            subtitle,
            size: text,
            pad,
            height,
        } = self.words(ui, outer);
        let width = if self.fit {
            (text.x + 2.0 * pad.x).max(TARGET)
        } else {
            outer
        };

        let name = self.label.unwrap_or(self.title);
        let (rect, response) = named_space(ui, vec2(width, height), Sense::click(), name);
        let enabled = self.enabled && ui.is_enabled();
        let role = if is_in_menu(ui) {
            Role::MenuItem
        } else {
            Role::Button
        };
        response.widget_info(|| WidgetInfo::labeled(role, enabled, name));
        if let Some(subtitle) = self.subtitle {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(subtitle));
        }
        let look = PlateStyle {
            enabled,
            primary: self.primary,
            danger: self.danger,
        };
        let Some(face) = plate(ui, &response, rect, look) else {
            return response;
        };
        let p = theme::palette(ui);
        let painter = ui.painter();
        let [.., title_ink, subtitle_ink] = look.colors(p);
        let left = match subtitle {
            Some(_) => face.left() + pad.x,
            None => face.center().x,
        };
        let top = face.center().y - text.y / 2.0;
        let below = title.size().y;
        painter.galley(pos2(left, top), title, title_ink);
        if let Some(subtitle) = subtitle {
            painter.galley(pos2(left, top + below), subtitle, subtitle_ink);
        }
        focus_ring(ui, &response, rect, f32::from(radius::BUTTON));
        response
    }
}

/// Adds a plain button with the available width. Returns whether it was tapped.
pub(crate) fn button(ui: &mut Ui, title: &str) -> bool {
    ui.add(BigButton::new(title)).clicked()
}

/// Adds a plain button that is only as high as a touch target. Returns whether it was tapped.
pub(crate) fn compact_button(ui: &mut Ui, title: &str) -> bool {
    ui.add(BigButton::new(title).compact(true)).clicked()
}

/// Adds the button of the next action. Returns whether it was tapped.
pub(crate) fn primary_button(ui: &mut Ui, title: &str) -> bool {
    ui.add(BigButton::new(title).primary(true)).clicked()
}

/// The name on a key cap, and the cap's size.
fn key_cap_text(ui: &Ui, name: &str) -> (Arc<Galley>, Vec2) {
    let text = layout(
        ui.painter(),
        name,
        TextRole::Small.size(ui),
        theme::strong(),
    );
    let mut size = text.size() + 2.0 * vec2(space::S, space::XS);
    size.x = size.x.max(size.y);
    (text, size)
}

/// The width of a key cap, in points.
pub fn key_cap_width(ui: &Ui, name: &str) -> f32 {
    key_cap_text(ui, name).1.x
}

/// The name of a key, drawn as a key cap.
pub fn key_cap(ui: &mut Ui, name: &str) -> Response {
    let (text, size) = key_cap_text(ui, name);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let p = theme::palette(ui);
        let corner = CornerRadius::same(radius::SMALL);
        let edge = Stroke::new(line::HAIR, p.line);
        let painter = ui.painter();
        painter.rect(rect, corner, p.surface_raised, edge, StrokeKind::Inside);
        painter.galley(rect.center() - text.size() / 2.0, text, p.ink);
    }
    response
}
