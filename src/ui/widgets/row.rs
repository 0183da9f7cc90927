use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Galley, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{focus_ring, hover};
use crate::theme::{self, TARGET, TextRole, line, radius, space};

/// A row of a long list that can be tapped: a title, and smaller lines about it.
///
/// All rows of a list are equally high, so that only the visible ones have to be laid out. Long text is truncated, but
/// screen readers get all of it.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// The title.
    pub title: &'a str,
    /// Further text above the title or below it.
    pub about: &'a str,
    /// Whether `about` is above the title.
    pub above: bool,
    /// Maximum number of lines of `about`.
    pub lines: usize,
    /// The accessible name.
    pub label: &'a str,
    /// Whether it is selected.
    pub chosen: bool,
    /// Whether it is less prominent.
    pub soft: bool,
}

/// Padding of a row.
const PAD: Vec2 = vec2(space::M, space::XS);

impl Row<'_> {
    /// The height of a row with this number of lines about it, in points.
    pub fn height(ui: &Ui, lines: usize) -> f32 {
        let text = TextRole::Body.line(ui) + lines as f32 * TextRole::Small.line(ui);
        (text + 2.0 * PAD.y).max(TARGET)
    }
}

/// Text truncated to this number of lines; its colour is set when it is painted.
fn cut(
    ui: &Ui,
    text: &str,
    letter: TextRole,
    family: FontFamily,
    fit: (f32, usize),
) -> Arc<Galley> {
    let font = FontId::new(letter.size(ui), family);
    let (width, lines) = fit;
    let text = text.replace('\n', " ");
    let mut job = LayoutJob::simple(text, font, Color32::PLACEHOLDER, width.max(1.0));
    job.wrap.max_rows = lines;
    job.wrap.break_anywhere = lines == 1;
    ui.painter().layout_job(job)
}

/// Adds a row with the available width.
pub fn row(ui: &mut Ui, row: Row<'_>) -> Response {
    let size = vec2(ui.available_width(), Row::height(ui, row.lines));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, row.chosen, row.label));
    let hovered = hover(ui, &response);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let p = theme::palette(ui);
    let corner = CornerRadius::same(radius::BUTTON);
    if row.chosen {
        let edge = Stroke::new(line::BOLD, p.accent);
        let painter = ui.painter();
        painter.rect(rect, corner, p.surface_raised, edge, StrokeKind::Inside);
    } else if hovered > 0.0 {
        let fill = p.surface_raised.gamma_multiply(hovered);
        ui.painter().rect_filled(rect, corner, fill);
    }
    let inside = rect.shrink2(PAD);
    let family = if row.soft {
        FontFamily::Proportional
    } else {
        theme::strong()
    };
    let title = cut(ui, row.title, TextRole::Body, family, (inside.width(), 1));
    let fit = (inside.width(), row.lines);
    let about = cut(
        ui,
        row.about,
        TextRole::Small,
        FontFamily::Proportional,
        fit,
    );
    let ink = if row.soft { p.ink_soft } else { p.ink };
    let height = title.size().y + about.size().y;
    let top = rect.center().y - height / 2.0;
    let mut all = [(title, ink), (about, p.ink_soft)];
    if row.above {
        all.reverse();
    }
    let mut y = top;
    for (galley, ink) in all {
        let next = y + galley.size().y;
        ui.painter().galley(pos2(inside.left(), y), galley, ink);
        y = next;
    }
    focus_ring(
        ui,
        &response,
        rect.shrink(line::BOLD),
        f32::from(radius::BUTTON),
    );
    response
}
