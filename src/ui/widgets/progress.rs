use std::sync::Arc;

use egui::{
    Color32, FontFamily, FontId, Galley, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::button::wrapped;
use super::tick;
use crate::theme::{self, TextRole, line, size, space};

/// The steps of an ordered process, such as the phases of a turn: done, current, future.
///
/// All names are shown if there is room, otherwise only the current one. The accessible name is the current step's
/// name and number, such as "Command 3/4".
pub fn progress_steps(ui: &mut Ui, names: &[String], current: Option<usize>) -> Response {
    let letters = TextRole::Small.size(ui);
    let r = (size::STEP * (letters / size::STEP_LETTERS).sqrt()).round();
    let gap = space::S;
    let least_line = space::M;
    let count = names.len();
    let available = ui.available_width();
    let name = |n: usize| -> Arc<Galley> {
        let family = if current == Some(n) {
            theme::strong()
        } else {
            FontFamily::Proportional
        };
        let font = FontId::new(letters, family);
        ui.painter()
            .layout_no_wrap(names[n].clone(), font, Color32::PLACEHOLDER)
    };
    let width_of = |shown: &[Option<Arc<Galley>>]| -> f32 {
        let texts: f32 = shown
            .iter()
            .flatten()
            .map(|text| text.size().x + space::XS + 2.0)
            .sum();
        let lines = (least_line + 2.0 * gap) * count.saturating_sub(1) as f32;
        texts + 2.0 * r * count as f32 + lines
    };
    let mut shown: Vec<_> = (0..count).map(|n| Some(name(n))).collect();
    if width_of(&shown) > available {
        shown = (0..count)
            .map(|n| (current == Some(n)).then(|| name(n)))
            .collect();
    }
    // A name that is too wide is below the steps.
    let below = (width_of(&shown) > available).then(|| {
        shown.fill(None);
        let text = current
            .and_then(|n| names.get(n))
            .map_or("", String::as_str);
        wrapped(ui, text, letters, theme::strong(), available)
    });
    let used = width_of(&shown);
    // The remaining space extends the lines, up to a length that still looks like one row.
    let extra = ((available - used) / count.saturating_sub(1).max(1) as f32).clamp(0.0, space::XXL);
    let width = (used + extra * count.saturating_sub(1) as f32).min(available.max(used));
    let row = (letters * 1.4).max(size::STEPS);
    let mut size = vec2(width, row);
    if let Some(text) = &below {
        size = vec2(width.max(text.size().x), row + text.size().y);
    }
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| {
        let label = match current.and_then(|n| Some((n, names.get(n)?))) {
            Some((n, name)) => format!("{name} {}/{count}", n + 1),
            None => names.join(", "),
        };
        WidgetInfo::labeled(Role::ProgressIndicator, ui.is_enabled(), label)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    let y = rect.top() + row / 2.0;
    if let Some(text) = below {
        painter.galley(pos2(rect.left(), rect.top() + row), text, p.ink);
    }
    let mut x = rect.left();
    for (n, text) in shown.into_iter().enumerate() {
        if n > 0 {
            let done = current.is_some_and(|current| n <= current);
            let ink = if done { p.accent } else { p.line };
            painter.hline(
                x + gap..=x + gap + least_line + extra,
                y,
                Stroke::new(line::THIN, ink),
            );
            x += 2.0 * gap + least_line + extra;
        }
        let center = pos2(x + r, y);
        let ink = match current {
            Some(current) if n < current => {
                tick(painter, center, r - 1.0, p.accent, p.on_accent);
                p.ink_soft
            }
            Some(current) if n == current => {
                painter.circle_stroke(center, r - 1.0, Stroke::new(line::BOLD, p.accent));
                painter.circle_filled(center, r * 0.45, p.accent);
                p.ink
            }
            _ => {
                painter.circle_stroke(center, r - 2.0, Stroke::new(line::THIN, p.ink_faint));
                p.ink_faint
            }
        };
        x += 2.0 * r;
        if let Some(text) = text {
            let size = text.size();
            painter.galley(pos2(x + space::XS + 2.0, y - size.y / 2.0), text, ink);
            x += size.x + space::XS + 2.0;
        }
    }
    response
}
