//! Drawings of cards: the four printed numbers, each in its place, as far as they are known.

use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::rules::{Named, Print};
use courtyard_ui::theme::{self, Palette, TextRole, line, radius};
use courtyard_ui::widgets::{self, Icon, focus_ring, hover, ink_text, small_shadow};

/// The height of a card relative to its width.
const HEIGHT: f32 = 1.28;

/// The height of a card of this width.
pub(super) fn height(width: f32) -> f32 {
    (width * HEIGHT).max(theme::TARGET)
}

/// The width of a card of this height.
pub(super) fn width(height: f32) -> f32 {
    height / HEIGHT
}

/// Paints an area's symbol around a point: its number on a shield.
pub(super) fn area(ui: &Ui, center: Pos2, side: f32, area: i64, ink: Color32) {
    widgets::sign(ui, Icon::Shield, center, side, ink);
    let at = center - vec2(0.0, side * 0.03);
    let font = (side * 0.56, theme::strong());
    let number = area.to_string();
    ink_text(ui.painter(), at, Align2::CENTER_CENTER, &number, font, ink);
}

/// The card with these numbers: fight, area, move and redraw.
pub(super) fn face([fight, area, movement, redraw]: [i64; 4]) -> Named {
    Named {
        fight: Some(fight),
        area: Some(area),
        movement: Some(movement),
        redraw: Some(redraw),
    }
}

/// Paints a card into a place. The requested number is marked.
pub(super) fn paint(ui: &Ui, rect: Rect, card: &Named, wanted: Option<Print>, enabled: bool) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = (rect.width() * radius::CARD).max(4.0);
    let (fill, ink) = if enabled {
        (p.card_face, p.card_ink)
    } else {
        (p.card_face_off, p.card_ink_off)
    };
    if enabled {
        small_shadow(painter, p, rect, corner, 2.0);
    }
    let edge = Stroke::new(line::HAIR, p.card_edge);
    painter.rect(rect, corner, fill, edge, StrokeKind::Inside);
    let (w, h) = (rect.width(), rect.height());
    let at = |x: f32, y: f32| rect.min + vec2(w * x, h * y);
    let place = |print: Print| match print {
        Print::Fight => Rect::from_center_size(at(0.33, 0.34), vec2(w * 0.48, h * 0.5)),
        Print::Area => Rect::from_center_size(at(0.77, 0.34), vec2(w * 0.38, h * 0.5)),
        Print::Move => Rect::from_center_size(at(0.27, 0.82), vec2(w * 0.44, h * 0.26)),
        Print::Redraw => Rect::from_center_size(at(0.74, 0.82), vec2(w * 0.44, h * 0.26)),
    };
    let between = at(0.0, 0.66).y;
    let line_ink = Stroke::new(line::HAIR, p.card_edge);
    painter.hline(rect.shrink(w * 0.08).x_range(), between, line_ink);
    if let Some(print) = wanted {
        asked(painter, p, place(print), w);
    }
    if let Some(fight) = card.fight {
        let place = place(Print::Fight);
        figure(painter, place.center(), fight, h * 0.44, place.width(), ink);
    }
    if let Some(number) = card.area {
        area(ui, place(Print::Area).center(), w * 0.42, number, ink);
    }
    for (print, icon) in [(Print::Move, Icon::Forth), (Print::Redraw, Icon::Cards)] {
        let Some(number) = card.get(print) else {
            continue;
        };
        let place = place(print);
        let side = (h * 0.19).min(w * 0.2);
        let from = place.left() + side * 0.7;
        widgets::sign(ui, icon, pos2(from, place.center().y), side, ink);
        let from = pos2(place.left() + place.width() * 0.74, place.center().y);
        figure(painter, from, number, h * 0.23, place.width() * 0.5, ink);
    }
}

/// The place of a requested number.
fn asked(painter: &Painter, p: &Palette, place: Rect, width: f32) {
    let corner = CornerRadius::from((width * 0.06).max(3.0));
    let edge = Stroke::new(line::BOLD, p.accent_dark);
    painter.rect(place, corner, p.accent, edge, StrokeKind::Inside);
    let font = (place.height() * 0.62, theme::display());
    let (at, ink) = (place.center(), p.on_accent);
    ink_text(painter, at, Align2::CENTER_CENTER, "?", font, ink);
}

/// Paints a number around a point, in the requested size or as wide as possible.
pub(super) fn figure(
    painter: &Painter,
    at: Pos2,
    number: i64,
    size: f32,
    width: f32,
    ink: Color32,
) {
    let text = number.to_string();
    let font = |size: f32| (size, theme::display());
    let natural = widgets::ink_size(painter, &text, font(size)).x;
    let size = size * (width / natural.max(1.0)).min(1.0);
    ink_text(painter, at, Align2::CENTER_CENTER, &text, font(size), ink);
}

/// A card that cannot be tapped; `label` is its accessible name.
pub(super) fn shown(ui: &mut Ui, card: &Named, wanted: Option<Print>, width: f32, label: &str) {
    let size = vec2(width, width * HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        paint(ui, rect, card, wanted, true);
    }
}

/// A card to be tapped.
pub(super) struct Offered {
    pub(super) card: Named,
    /// Whether it is bright. One that is not can be tapped too.
    pub(super) likely: bool,
    /// Whether it can be tapped.
    pub(super) enabled: bool,
    /// Its accessible name.
    pub(super) label: String,
}

/// A card to be tapped.
fn button(ui: &mut Ui, offered: &Offered, width: f32) -> Response {
    let Offered {
        card,
        likely,
        enabled,
        label,
    } = offered;
    let size = vec2(width, height(width));
    let sense = if *enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, *enabled, label));
    let hovered = if *enabled { hover(ui, &response) } else { 0.0 };
    if ui.is_rect_visible(rect) {
        let lift = -rect.height() * 0.04 * hovered;
        let is_bright = *likely && *enabled;
        paint(ui, rect.translate(vec2(0.0, lift)), card, None, is_bright);
        focus_ring(ui, &response, rect, width * radius::CARD);
    }
    response
}

/// Cards that can be tapped, as many per row as fit. Returns the tapped one.
pub(super) fn grid(
    ui: &mut Ui,
    cards: impl IntoIterator<Item = Offered>,
    most: f32,
) -> Option<usize> {
    const GAP: f32 = theme::space::XS + 2.0;
    // Larger text needs larger cards.
    let least = (TextRole::Body.size(ui) * 3.0).max(theme::TARGET);
    let available = ui.available_width();
    let columns = ((available + GAP) / (least + GAP)).floor().max(1.0);
    let width = ((available + GAP) / columns - GAP).min(most.max(least));
    let columns = ((available + GAP) / (width + GAP)).floor().max(1.0) as usize;
    let cards: Vec<Offered> = cards.into_iter().collect();
    let mut tapped = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (row, cards) in cards.chunks(columns).enumerate() {
            ui.horizontal(|ui| {
                for (n, card) in cards.iter().enumerate() {
                    let response = button(ui, card, width);
                    if response.clicked() {
                        tapped = Some(row * columns + n);
                    }
                }
            });
        }
    });
    tapped
}
