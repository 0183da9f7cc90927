use std::sync::Arc;

use egui::{
    Color32, FontFamily, FontId, Galley, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::{focus_ring, hover, named_space, tick};
use crate::theme::{self, TextRole, line, radius, size, space};

/// The steps of an ordered process, such as the phases of a turn: done, current, future. Each has the same width, and its
/// name beside its mark, or below it if there is little width. The first `reachable` steps after the current one can be
/// tapped, with this accessible name. Returns the position of the tapped one.
///
/// The accessible name is the current step's name and number, such as "Command 3/4".
pub fn progress_steps(
    ui: &mut Ui,
    names: &[String],
    current: Option<usize>,
    reachable: usize,
    label: &dyn Fn(&str) -> String,
) -> Option<usize> {
    let count = names.len().max(1);
    let letters = TextRole::Small.size(ui);
    let r = (size::STEP * (letters / size::STEP_LETTERS).sqrt()).round();
    let width = ui.available_width() / count as f32;
    let whole = vec2(ui.available_width(), theme::TARGET);
    let (row, response) = ui.allocate_exact_size(whole, Sense::hover());
    response.widget_info(|| {
        let label = match current.and_then(|n| Some((n, names.get(n)?))) {
            Some((n, name)) => format!("{name} {}/{count}", n + 1),
            None => names.join(", "),
        };
        WidgetInfo::labeled(Role::ProgressIndicator, ui.is_enabled(), label)
    });
    let laid = |ui: &Ui, (n, name): (usize, &str), width: f32| -> Arc<Galley> {
        let family = if current == Some(n) {
            theme::strong()
        } else {
            FontFamily::Proportional
        };
        let font = theme::fitted(ui, FontId::new(letters, family), name, width);
        let painter = ui.painter();
        painter.layout_no_wrap(name.to_owned(), font, Color32::PLACEHOLDER)
    };
    let beside = width - 2.0 * r - 3.0 * space::XS;
    let mut all = names.iter().enumerate();
    let is_beside = all.all(|(n, name)| laid(ui, (n, name), f32::INFINITY).size().x <= beside);
    let mut tapped = None;
    for (n, name) in names.iter().enumerate() {
        let left = row.left() + n as f32 * width;
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        let can = current.is_some_and(|current| n > current && n <= current + reachable);
        let mut is_hovered = 0.0;
        if can {
            let builder = egui::UiBuilder::new().max_rect(place);
            let mut step = ui.new_child(builder);
            let label = label(name);
            let (_, response) = named_space(&mut step, place.size(), Sense::click(), &label);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            focus_ring(ui, &response, place, f32::from(radius::SMALL));
            is_hovered = hover(ui, &response);
            if response.clicked() {
                tapped = Some(n);
            }
        }
        if !ui.is_rect_visible(place) {
            continue;
        }
        let p = theme::palette(ui);
        let painter = ui.painter();
        let text = laid(ui, (n, name), width - space::XS);
        let (center, at) = if is_beside {
            let center = pos2(place.left() + r + space::XS, place.center().y);
            let at = center + vec2(r + space::XS, -text.size().y / 2.0);
            (center, at)
        } else {
            let high = 2.0 * r + text.size().y + space::XXS;
            let top = place.center().y - high / 2.0;
            let center = pos2(place.center().x, top + r);
            let at = pos2(
                place.center().x - text.size().x / 2.0,
                top + 2.0 * r + space::XXS,
            );
            (center, at)
        };
        let is_done = current.is_some_and(|current| n <= current);
        if n > 0 && !is_beside {
            let ink = if is_done { p.accent } else { p.line };
            let from = center.x - width + r + space::XS;
            painter.hline(
                from..=center.x - r - space::XS,
                center.y,
                Stroke::new(line::THIN, ink),
            );
        }
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
                let ink = if can {
                    super::mix(p.ink_soft, p.accent, is_hovered)
                } else {
                    p.ink_faint
                };
                painter.circle_stroke(center, r - 2.0, Stroke::new(line::THIN, ink));
                ink
            }
        };
        painter.galley(at, text, ink);
    }
    tapped
}
