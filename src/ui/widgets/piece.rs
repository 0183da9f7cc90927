//! Cards that are less known than a [`CardFace`](super::CardFace): face down, or with a known rank only.

use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::deck::{Inks, back};
use super::sketch::stamp;
use super::{
    CardSize, Icon, centred_text, dashed, drawing, focus_ring, hover, ink_size, mix, small_shadow,
    suit_icon,
};
use crate::theme::{self, Palette, TextRole, line, size, space};
use courtyard_core::cards::Suit;

/// A card as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    /// No card: a dashed slot.
    Empty,
    /// A face-down card with a text on its back.
    Down(Option<&'a str>),
    /// A face-up card: its rank, and its suit or an icon below.
    Up(&'a str, Option<Icon>),
}

impl Piece<'_> {
    /// Paints the card into a place.
    pub fn paint(self, ui: &Ui, rect: Rect, enabled: bool) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let corner = (rect.width() * theme::radius::CARD).max(2.0);
        match self {
            Piece::Empty => dashed(painter, rect, corner, Stroke::new(line::THIN, p.ink_faint)),
            Piece::Down(known) => down(painter, p, rect, corner, known),
            Piece::Up(rank, sign) => {
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
                let printed = Printed::of(rect, sign.is_some());
                let (size, width) = printed.rank_size;
                fitted(painter, printed.rank, rank, size, width, ink);
                let (at, side) = (printed.sign, printed.side);
                match sign {
                    Some(Icon::Suit(suit)) => {
                        let inks = if enabled { p.suits } else { p.suits_off };
                        let place = Suit::ALL.iter().position(|s| *s == suit);
                        let ink = place.map_or(ink, |n| inks[n]);
                        suit_icon(painter, suit, at, side * 0.85, ink);
                    }
                    Some(icon) => icon.paint(painter, p, at, side, ink, enabled),
                    None => {}
                }
            }
        }
    }
}

/// The places of a card's rank and of the sign beside it.
struct Printed {
    rank: Pos2,
    /// The size of the rank, and its maximum width.
    rank_size: (f32, f32),
    sign: Pos2,
    /// The size of the sign.
    side: f32,
}

impl Printed {
    /// The places on a card, which lies on its side if it is wider than high.
    fn of(card: Rect, has_sign: bool) -> Printed {
        let (w, h, center) = (card.width(), card.height(), card.center());
        if w > h {
            let aside = if has_sign { w * 0.2 } else { 0.0 };
            return Printed {
                rank: center - vec2(aside, 0.0),
                rank_size: (h * 0.66, w * 0.44),
                sign: center + vec2(aside * 1.1, 0.0),
                side: h * 0.46,
            };
        }
        let middle = if has_sign {
            card.top() + h * 0.36
        } else {
            center.y
        };
        Printed {
            rank: pos2(center.x, middle),
            rank_size: ((h * 0.5).min(w * 0.72), w * 0.84),
            sign: pos2(center.x, card.bottom() - h * 0.22),
            side: (h * 0.3).min(w * 0.5),
        }
    }
}

/// Paints a card on its side into an upright place, with a word below it if there is room.
pub fn turned_piece(ui: &Ui, place: Rect, piece: Piece<'_>, word: &str) {
    let (wide, high) = (
        place.width(),
        place.width() * place.width() / place.height(),
    );
    let size = TextRole::Small
        .size(ui)
        .min(size::LEAST_CARD_NAME.max(wide * 0.2));
    let has_room = place.height() >= high + 1.3 * size;
    let below = if has_room { 1.3 * size } else { 0.0 };
    let center = place.center() - vec2(0.0, below / 2.0);
    piece.paint(ui, Rect::from_center_size(center, vec2(wide, high)), true);
    if has_room {
        let at = center + vec2(0.0, f32::midpoint(high, below));
        let ink = theme::palette(ui).ink_soft;
        words(ui.painter(), at, word, size, wide, ink);
    }
}

/// Paints words around a point, in the requested size or as wide as possible.
fn words(painter: &Painter, at: Pos2, text: &str, size: f32, width: f32, ink: Color32) {
    let natural = ink_size(painter, text, (size, theme::strong())).x;
    let size = size * (width / natural.max(1.0)).min(1.0);
    centred_text(painter, at, text, (size, theme::strong()), ink);
}

/// Paints a text around a point, in the requested size or as wide as possible.
fn fitted(painter: &Painter, at: Pos2, text: &str, size: f32, width: f32, ink: Color32) {
    let natural = ink_size(painter, text, (size, theme::display())).x;
    let size = size * (width / natural.max(1.0)).min(1.0);
    let font = (size, theme::display());
    centred_text(painter, at, text, font, ink);
}

fn down(painter: &Painter, p: &Palette, rect: Rect, corner: f32, known: Option<&str>) {
    small_shadow(painter, p, rect, corner, 2.0);
    let inks = Inks::new(p);
    let plate = Rect::from_center_size(
        rect.center() - rect.min.to_vec2(),
        Vec2::splat(rect.width() * 0.68),
    );
    let key = (
        ("face down", known.is_some(), inks),
        (rect.width().to_bits(), rect.height().to_bits()),
    );
    stamp(painter, rect.min, 0.0, key, &|sketch| {
        let whole = Rect::from_min_size(Pos2::ZERO, rect.size());
        sketch.rect(
            whole,
            corner,
            inks.margin,
            Stroke::new(line::HAIR, inks.edge),
        );
        back(sketch, whole, corner, inks);
        if known.is_some() {
            let ring = Stroke::new(line::HAIR, inks.line);
            sketch.rect(plate, plate.height() / 2.0, inks.field, ring);
        }
    });
    if let Some(known) = known {
        let at = rect.min + plate.center().to_vec2();
        let size = plate.height() * 0.66;
        fitted(painter, at, known, size, plate.width() * 0.8, p.card_face);
    }
}

/// A card that is not interactive; `label` is its accessible name.
pub fn piece(ui: &mut Ui, piece: Piece<'_>, size: CardSize, label: &str) -> Response {
    drawing(ui, size.size(), label, |ui, rect| {
        piece.paint(ui, rect, true);
    })
}

/// A card that can be chosen; a disabled one still takes a tap. `label` is its accessible name.
pub fn piece_button(
    ui: &mut Ui,
    piece: Piece<'_>,
    size: CardSize,
    enabled: bool,
    label: &str,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    let hovered = hover(ui, &response);
    if ui.is_rect_visible(rect) {
        let lift = if enabled {
            -rect.height() * 0.04 * hovered
        } else {
            0.0
        };
        piece.paint(ui, rect.translate(vec2(0.0, lift)), enabled);
        focus_ring(ui, &response, rect, size.radius());
    }
    response
}

/// Paints a draw pile as a card back with its number, this high and as wide as the number needs. Returns its position.
/// A `low` number is underlined.
pub fn draw_pile(ui: &Ui, at: Pos2, height: f32, count: u8, low: bool) -> Rect {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let number = count.to_string();
    let font = (height * 0.78, theme::display());
    let width = ink_size(painter, "00", font.clone()).x + height * 0.34;
    let rect = Rect::from_min_size(at, vec2(width, height));
    let corner = (height * 0.12).clamp(space::XS, space::M);
    if count == 0 {
        dashed(painter, rect, corner, Stroke::new(line::THIN, p.ink_faint));
        centred_text(painter, rect.center(), &number, font, p.ink_soft);
        return rect;
    }
    let face = stack(painter, p, rect, count);
    let (field, inner) = back_of(painter, p, face, height);
    // In a low pile the frame would cross the digits.
    if field.height() >= size::FRAMED_PILE {
        let frame = Stroke::new(line::HAIR, p.card_back_line);
        painter.rect_stroke(field.shrink(2.0), inner, frame, StrokeKind::Inside);
    }
    let ink = centred_text(painter, face.center(), &number, font, p.card_face);
    if low {
        let y = (ink.bottom() + height * 0.07).min(field.bottom() - 3.0);
        painter.hline(ink.x_range(), y, Stroke::new(line::BOLD, p.card_face));
    }
    rect
}

/// Paints the sheets of a pile of this number of cards. Returns the place of the top card.
fn stack(painter: &Painter, p: &Palette, rect: Rect, count: u8) -> Rect {
    let height = rect.height();
    let corner = pile_corner(height);
    let step = (height * 0.03).max(1.5);
    let layers = match count {
        1 => 0,
        2..=14 => 1,
        _ => 2,
    };
    let face = rect
        .with_max_x(rect.right() - step * 2.0)
        .with_max_y(rect.bottom() - step * 2.0);
    small_shadow(painter, p, rect, corner, 2.0);
    for n in (0..=layers).rev() {
        let sheet = face.translate(Vec2::splat(step * n as f32));
        let edge = Stroke::new(line::HAIR, p.card_back_edge);
        painter.rect(sheet, corner, p.card_face, edge, StrokeKind::Inside);
    }
    face
}

/// Paints the back of the top card of a pile of this height. Returns its field with the radius of its corners.
fn back_of(painter: &Painter, p: &Palette, face: Rect, height: f32) -> (Rect, CornerRadius) {
    let margin = (height * 0.05).max(2.0);
    let field = face.shrink(margin);
    let inner = CornerRadius::from((pile_corner(height) - margin * 0.6).max(2.0));
    painter.rect_filled(field, inner, p.card_back);
    (field, inner)
}

/// The corner radius of a pile of this height.
fn pile_corner(height: f32) -> f32 {
    (height * 0.12).clamp(space::XS, space::M)
}

/// Paints the draw pile on which a player's life depends: its number of cards, how much that is of the `whole` deck as a bar,
/// and the word for it.
pub fn life_pile(ui: &Ui, place: Rect, count: u8, whole: u8, word: &str) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = pile_corner(place.height());
    let (field, ink) = if count == 0 {
        dashed(painter, place, corner, Stroke::new(line::THIN, p.ink_faint));
        (place.shrink(line::BOLD), p.ink_soft)
    } else {
        let face = stack(painter, p, place, count);
        let (field, _) = back_of(painter, p, face, place.height());
        (field, p.card_face)
    };
    let (w, h) = (field.width(), field.height());
    // The word keeps its size on a low pile, where the rest is closer together.
    let [number, size, at_bar, at_word] = if h < theme::TARGET {
        [0.28, 0.55, 0.57, 0.82]
    } else {
        [0.32, 0.62, 0.65, 0.84]
    };
    let at = field.center_top() + vec2(0.0, h * number);
    fitted(painter, at, &count.to_string(), h * size, w * 0.86, ink);
    let bar = Rect::from_center_size(
        field.center_top() + vec2(0.0, h * at_bar),
        vec2(w * 0.8, (h * 0.07).max(line::LIP)),
    );
    let left = f32::from(count) / f32::from(whole.max(1));
    let round = CornerRadius::from(bar.height() / 2.0);
    painter.rect_filled(bar, round, p.card_back_edge);
    let filled = bar.with_max_x(bar.left() + bar.width() * left.min(1.0));
    if count > 0 {
        painter.rect_filled(filled, round, ink);
    }
    let most = TextRole::Body.size(ui).max(h * 0.11);
    let size = (h * 0.17).clamp(size::LEAST_CARD_NAME, most);
    let at = field.center_top() + vec2(0.0, h * at_word);
    words(painter, at, word, size, w * 0.86, ink);
}

/// Paints an arrow on a disc around a point, in this direction; a bright one in the accent colour.
pub fn arrow(ui: &Ui, at: Pos2, way: Vec2, is_bright: bool) {
    let p = theme::palette(ui);
    let (fill, ink, edge) = if is_bright {
        (p.accent, p.on_accent, p.accent_dark)
    } else {
        (p.felt, p.ink_soft, p.line)
    };
    let radius = size::ARROW;
    let painter = ui.painter();
    painter.circle(at, radius, fill, Stroke::new(line::HAIR, edge));
    let (ahead, aside) = (way * radius * 0.5, way.rot90() * radius * 0.45);
    let stroke = Stroke::new(line::BOLD, ink);
    let tip = at + ahead;
    painter.line_segment([at - ahead, tip], stroke);
    for side in [aside, -aside] {
        painter.line_segment([at + side, tip], stroke);
    }
}

/// Paints an icon this many points wide around a point.
pub fn sign(ui: &Ui, icon: Icon, center: Pos2, side: f32, ink: Color32) {
    icon.paint(ui.painter(), theme::palette(ui), center, side, ink, true);
}

/// Paints a text on one line, truncated to `width`. Returns its width.
pub fn short_text(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    role: TextRole,
    color: Color32,
    width: f32,
) -> f32 {
    use egui::text::{LayoutJob, TextFormat, TextWrapping};
    let family = match role {
        TextRole::Small => egui::FontFamily::Proportional,
        TextRole::Body => theme::strong(),
        TextRole::Heading
        | TextRole::Title
        | TextRole::Score
        | TextRole::Total
        | TextRole::Grand => theme::display(),
    };
    let font = egui::FontId::new(role.size(ui), family);
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = TextWrapping::truncate_at_width(width.max(space::S));
    let galley = ui.painter().layout_job(job);
    let rect = anchor.anchor_size(at, galley.size());
    let wide = galley.size().x;
    ui.painter().galley(rect.min, galley, color);
    wide
}

/// Paints the frame of a part of the table: raised for the active player, quiet for others, and dashed for a player
/// who is out.
pub fn seat_frame(ui: &Ui, response: &Response, look: SeatLook) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = CornerRadius::same(theme::radius::PANEL);
    let rect = response.rect;
    let hovered = hover(ui, response);
    match look {
        SeatLook::Out => dashed(
            painter,
            rect,
            theme::radius::PANEL.into(),
            Stroke::new(line::HAIR, p.line),
        ),
        SeatLook::Quiet => {
            let edge = Stroke::new(line::HAIR, mix(p.felt_edge, p.accent, hovered));
            painter.rect(rect, corner, p.felt_edge, edge, StrokeKind::Inside);
        }
        SeatLook::Target => {
            let edge = Stroke::new(line::THIN, mix(p.line, p.accent, hovered));
            painter.rect(rect, corner, p.surface, edge, StrokeKind::Inside);
        }
        SeatLook::Active => {
            let edge = Stroke::new(line::LIP, p.accent);
            painter.rect(rect, corner, p.surface, edge, StrokeKind::Inside);
        }
    }
    focus_ring(ui, response, rect, theme::radius::PANEL.into());
}

/// The look of a player's part of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatLook {
    /// It is this player's turn.
    Active,
    /// It is another player's turn.
    Quiet,
    /// The player whom the active player would attack.
    Target,
    /// Out of the game.
    Out,
}
