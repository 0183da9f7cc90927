//! The open attack: its value and its area, as large as possible.

use egui::{Align2, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::prints;
use super::view::{View, ViewExt, capital};
use crate::rules::table::{Attack, Stroke as Blow};
use courtyard_core::seat::EitherSeat;
use courtyard_ui::theme::{self, TextRole, line, palette, space};
use courtyard_ui::widgets::{self, ink_size, ink_text};

/// Shows the attack in this place, pointing at the attacked player.
pub(super) fn show(ui: &Ui, view: View<'_>, attack: &Attack, bottom: EitherSeat, rect: Rect) {
    let downwards = attack.by != bottom;
    plate(ui, rect, downwards);
    let count = attack.strokes.len().max(1) as f32;
    let tip = tip(rect);
    let inner = if downwards {
        rect.with_max_y(rect.bottom() - tip)
    } else {
        rect.with_min_y(rect.top() + tip)
    };
    let inner = inner.shrink2(vec2(space::M, space::XS));
    let width = inner.width() / count;
    for (n, stroke) in attack.strokes.iter().enumerate() {
        let place = Rect::from_min_size(
            pos2(inner.left() + n as f32 * width, inner.top()),
            vec2(width, inner.height()),
        );
        let key = if stroke.blocked {
            "noble-hearts-screen-coming-blocked"
        } else if stroke.evaded {
            "noble-hearts-screen-coming-evaded"
        } else {
            "noble-hearts-screen-coming"
        };
        let args = [
            ("fight", stroke.fight.into()),
            ("area", view.area(stroke.area.into()).into()),
            ("name", view.name(attack.by.other()).into()),
        ];
        let sentence = view.with(key, &args);
        let id = ui.scope_id().with(("stroke", n));
        let response = ui.interact(place, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence.as_str()));
        blow(ui, view, stroke, place);
    }
}

/// The length of the plate's tip.
fn tip(rect: Rect) -> f32 {
    (rect.height() * 0.13).clamp(space::S, 3.0 * space::L)
}

/// A plate that points up or down.
fn plate(ui: &Ui, rect: Rect, downwards: bool) {
    let p = palette(ui);
    let tip = tip(rect);
    let mirror = |y: f32| {
        if downwards {
            y
        } else {
            rect.top() + rect.bottom() - y
        }
    };
    let at = |x: f32, y: f32| pos2(x, mirror(y));
    let (left, right) = (rect.left(), rect.right());
    let low = rect.bottom() - tip;
    let corner = space::M.min(rect.height() / 4.0);
    let wide = (tip * 2.2).min(rect.width() / 2.0);
    let middle = rect.center().x;
    let points: Vec<Pos2> = vec![
        at(left + corner, rect.top()),
        at(right - corner, rect.top()),
        at(right, rect.top() + corner),
        at(right, low - corner),
        at(right - corner, low),
        at(middle + wide, low),
        at(middle, rect.bottom()),
        at(middle - wide, low),
        at(left + corner, low),
        at(left, low - corner),
        at(left, rect.top() + corner),
    ];
    // The tip makes the shape concave, so it is filled in two parts.
    let body = vec![
        points[0], points[1], points[2], points[3], points[4], points[8], points[9], points[10],
    ];
    let head = vec![points[5], points[6], points[7]];
    let painter = ui.painter();
    painter.add(Shape::convex_polygon(body, p.surface, Stroke::NONE));
    painter.add(Shape::convex_polygon(head, p.surface, Stroke::NONE));
    painter.add(Shape::closed_line(
        points,
        Stroke::new(line::BOLD, p.danger),
    ));
}

/// A stroke: its value, and its area on a shield with its name.
fn blow(ui: &Ui, view: View<'_>, stroke: &Blow, place: Rect) {
    let p = palette(ui);
    let painter = ui.painter();
    let (ink, area) = if stroke.is_open() {
        (p.ink, p.danger)
    } else {
        (p.ink_faint, p.ink_faint)
    };
    let name = TextRole::Heading.line(ui);
    let named = place.height() > name + 1.1 * TextRole::Score.line(ui);
    let number = stroke.fight.to_string();
    let low = place.bottom() - if named { name } else { 0.0 };
    let high = low - place.top();
    let most = TextRole::Grand.size(ui) * 1.8;
    let mut size = (high * 0.98).min(most);
    // The number and the shield side by side.
    let wide = |size: f32| {
        let number = ink_size(painter, &number, (size, theme::display())).x;
        number + size * 0.24 + size * 0.72
    };
    // Adjacent strokes must not look like one number.
    size *= (place.width() * 0.84 / wide(size)).min(1.0);
    let from = place.center().x - wide(size) / 2.0;
    // The name is just below the number, and both are centred.
    let below = if named { size * 0.38 + name * 0.7 } else { 0.0 };
    let middle = (place.center().y - below * 0.34).min(place.bottom() - below - name / 2.0);
    let at = pos2(from, middle);
    let font = (size, theme::display());
    let taken = ink_text(painter, at, Align2::LEFT_CENTER, &number, font, ink);
    let side = size * 0.72;
    let shield = pos2(taken.right() + size * 0.24 + side / 2.0, middle);
    prints::area(ui, shield, side, stroke.area.into(), area);
    if !stroke.is_open() {
        let across = taken.union(Rect::from_center_size(shield, vec2(side, side)));
        let pen = Stroke::new(line::BOLD, p.ink_soft);
        painter.line_segment([across.left_bottom(), across.right_top()], pen);
    }
    if named {
        let words = if stroke.blocked {
            view.get("noble-hearts-screen-blocked").into_owned()
        } else if stroke.evaded {
            view.get("noble-hearts-screen-evaded").into_owned()
        } else {
            capital(&view.area(stroke.area.into()))
        };
        let at = pos2(place.center().x, middle + below);
        let (anchor, role) = (Align2::CENTER_CENTER, TextRole::Heading);
        widgets::short_text(ui, at, anchor, &words, role, p.ink_soft, place.width());
    }
}
