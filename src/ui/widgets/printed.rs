//! A page for printing, as the printer makes it.

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, accesskit::Role, pos2, vec2,
};

use crate::theme::{self, palette};
use courtyard_print::{Face, Mark, Page, Pen};

/// Shows a page in this width, in points.
pub(crate) fn printed_page(ui: &mut Ui, page: &Page, name: &str, width: f32) -> Response {
    let scale = width / page.width;
    let size = vec2(width, page.height * scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, CornerRadius::ZERO, palette(ui).card_face);
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * scale;
    let stroke = |pen: Pen| Stroke::new(pen.width * scale, theme::printed_ink(pen.gray));
    for mark in &page.marks {
        match mark {
            Mark::Text {
                x,
                y,
                size,
                face,
                text,
                gray,
            } => {
                let font = FontId::new(size * scale, family(*face));
                let galley = painter.layout_no_wrap(text.clone(), font, theme::printed_ink(*gray));
                let row = galley.rows.first();
                let baseline = row.and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y));
                let corner = at(*x, *y) - vec2(0.0, baseline.unwrap_or_default());
                painter.galley(corner, galley, theme::printed_ink(*gray));
            }
            Mark::Line { from, to, pen } => {
                let ends = [at(from[0], from[1]), at(to[0], to[1])];
                painter.line_segment(ends, stroke(*pen));
            }
            Mark::Box {
                x,
                y,
                width,
                height,
                radius,
                pen,
            } => {
                let place = Align2::LEFT_TOP.anchor_size(at(*x, *y), vec2(*width, *height) * scale);
                let corners = CornerRadius::same((radius * scale).round() as u8);
                if pen.dashed {
                    let [right, bottom] = [place.right(), place.bottom()];
                    let [left, top] = [place.left(), place.top()];
                    let corners = [
                        pos2(left, top),
                        pos2(right, top),
                        pos2(right, bottom),
                        pos2(left, bottom),
                        pos2(left, top),
                    ];
                    let [dash, gap] = [4.0 * scale, 3.0 * scale];
                    painter.extend(Shape::dashed_line(&corners, stroke(*pen), dash, gap));
                } else {
                    painter.rect_stroke(place, corners, stroke(*pen), StrokeKind::Middle);
                }
            }
        }
    }
    response
}

/// The screens' font for a face.
fn family(face: Face) -> FontFamily {
    match face {
        Face::Sans | Face::SansCyrillic | Face::Symbols => FontFamily::Proportional,
        Face::Strong | Face::StrongCyrillic => theme::strong(),
        Face::Serif | Face::SerifCyrillic => theme::display(),
    }
}
