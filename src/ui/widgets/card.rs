use std::f32::consts::PI;

use egui::{
    Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, Widget, WidgetInfo, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::crest::{Inks, crest};
use super::shape::{self, Place};
use super::{focus_ring, hover, mix, rank_text, small_shadow, smooth, tick};
use crate::cards::{Card, Rank, Suit};
use crate::ui::theme::{self, Palette, line, radius, space};

/// How wide a card is shown; its height follows from that.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct CardSize(f32);

impl CardSize {
    /// A cell of the picker: ten of them fit side by side on a phone.
    pub const TINY: CardSize = CardSize(31.0);
    /// One of many: a crowded courtyard, a pile.
    pub const SMALL: CardSize = CardSize(52.0);
    /// One of a courtyard on a phone.
    pub const MEDIUM: CardSize = CardSize(80.0);
    /// One of a courtyard on a laptop.
    pub const LARGE: CardSize = CardSize(118.0);
    /// The largest: one of the two in a duel.
    pub const HUGE: CardSize = CardSize(180.0);

    /// How high a card is for its width, and how much of a card under another one is to be seen.
    const HEIGHT: f32 = 1.42;
    const STRIP: f32 = 0.28;

    /// So many points wide, within what can be read and what still looks like a card.
    pub fn wide(points: f32) -> CardSize {
        CardSize(points.clamp(CardSize::TINY.0, CardSize::HUGE.0))
    }

    /// So many points high, within what can be read and what still looks like a card.
    pub fn high(points: f32) -> CardSize {
        CardSize::wide(points / CardSize::HEIGHT)
    }

    /// Width and height in points; never too low for a finger.
    pub fn size(self) -> Vec2 {
        vec2(self.0, (self.0 * CardSize::HEIGHT).max(theme::TARGET))
    }

    /// By how many points a card is wider with a weapon under it.
    pub fn strip(self) -> f32 {
        self.0 * CardSize::STRIP
    }

    pub(super) fn radius(self) -> f32 {
        (self.0 * radius::CARD).max(4.0)
    }

    /// How much is printed on a card of this size.
    fn print(self) -> Print {
        match self.0 {
            w if w < 44.0 => Print::Cell,
            w if w < 70.0 => Print::Sign,
            w if w < 104.0 => Print::Picture,
            _ => Print::Whole,
        }
    }
}

/// How much is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Print {
    /// Rank above suit.
    Cell,
    /// A large index and one sign.
    Sign,
    /// A large index and the picture beside it.
    Picture,
    /// Both indices and the picture between them.
    Whole,
}

/// Paints a suit's sign, its height in points, around a point.
pub fn suit_icon(painter: &Painter, suit: Suit, center: Pos2, height: f32, color: Color32) {
    shape::suit(suit).fill(painter, Place::new(center, height), color);
}

/// A card face up.
///
/// It is a button: one that is not enabled is dimmed and can still be clicked, so that a tap can tell the reason.
#[must_use = "put it into a ui with `ui.add`"]
pub struct CardFace<'a> {
    card: Card,
    size: CardSize,
    label: Option<&'a str>,
    selected: Option<bool>,
    enabled: bool,
    still: bool,
    weapon: Option<Card>,
    owner: Option<&'a str>,
}

impl<'a> CardFace<'a> {
    /// The card, enabled and not selected.
    pub fn new(card: Card, size: CardSize) -> CardFace<'a> {
        CardFace {
            card,
            size,
            label: None,
            selected: None,
            enabled: true,
            still: false,
            weapon: None,
            owner: None,
        }
    }

    /// The name that screen readers tell; without it, the card's signs, such as `Q♠`.
    pub fn label(mut self, label: &'a str) -> Self {
        self.label = Some(label);
        self
    }

    /// Whether the card is chosen: lifted, outlined and ticked.
    pub fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// Whether the card can be chosen now.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Only to look at: no button, neither hovered nor focused.
    pub fn still(mut self, still: bool) -> Self {
        self.still = still;
        self
    }

    /// The card that lies under this one and looks out at the right.
    pub fn weapon(mut self, weapon: Option<Card>) -> Self {
        self.weapon = weapon;
        self
    }

    /// Whose it is or where it lies: a band along the lower edge, cut short where it does not fit.
    pub fn owner(mut self, owner: Option<&'a str>) -> Self {
        self.owner = owner;
        self
    }
}

impl Widget for CardFace<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let sense = if self.still {
            Sense::hover()
        } else {
            Sense::click()
        };
        let mut size = self.size.size();
        if self.weapon.is_some() {
            size.x += self.size.strip();
        }
        let (whole, response) = ui.allocate_exact_size(size, sense);
        let rect = Rect::from_min_size(whole.min, self.size.size());
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| {
            let role = if self.still {
                Role::Image
            } else {
                Role::Button
            };
            let sign = || format!("{}{}", self.card.rank().text(), self.card.suit().symbol());
            WidgetInfo {
                selected: self.selected,
                ..WidgetInfo::labeled(role, enabled, self.label.map_or_else(sign, str::to_owned))
            }
        });
        let selected = self.selected == Some(true);
        let chosen = smooth(ui, &response, selected);
        let hovered = hover(ui, &response);
        if ui.is_rect_visible(rect.expand(space::L)) {
            let lively = enabled && !self.still;
            let raised = if lively {
                chosen.max(hovered * 0.5)
            } else {
                chosen
            };
            let lift = vec2(0.0, -rect.height() * 0.06 * raised);
            if let Some(weapon) = self.weapon {
                self.paint_weapon(ui, whole.translate(lift), weapon, enabled);
            }
            let rect = rect.translate(lift);
            self.paint(ui, rect, enabled, raised);
            if selected {
                self.mark(ui, rect);
            }
            focus_ring(ui, &response, rect, self.size.radius());
        }
        response
    }
}

impl CardFace<'_> {
    fn paint(&self, ui: &Ui, rect: Rect, enabled: bool, raised: f32) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let corner = self.size.radius();
        let inks = Inks::new(p, self.card.suit(), enabled);
        if enabled {
            small_shadow(painter, p, rect, corner, 2.0 + 3.0 * raised);
        }
        let edge = if enabled {
            p.card_edge
        } else {
            mix(p.card_face_off, p.felt, 0.4)
        };
        painter.rect(
            rect,
            corner,
            inks.face,
            Stroke::new(line::HAIR, edge),
            StrokeKind::Inside,
        );

        let band = self
            .owner
            .map(|owner| self.band(painter, p, rect, owner, enabled));
        let face = match band {
            Some(height) => rect.with_max_y(rect.max.y - height),
            None => rect,
        };
        match self.size.print() {
            Print::Cell => self.tiny(painter, face, &inks),
            Print::Sign => self.small(painter, face, &inks),
            Print::Picture => self.medium(painter, face, &inks),
            Print::Whole => self.large(painter, face, &inks),
        }
    }

    /// The card under this one, of which the right edge with its index is to be seen.
    fn paint_weapon(&self, ui: &Ui, whole: Rect, weapon: Card, enabled: bool) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        let inks = Inks::new(p, weapon.suit(), enabled);
        let strip = self.size.strip();
        let rect = whole.shrink2(vec2(0.0, whole.height() * 0.04));
        let rect = rect.with_min_x(rect.max.x - 2.0 * strip);
        let corner = self.size.radius();
        small_shadow(painter, p, rect, corner, 1.0);
        let edge = Stroke::new(line::HAIR, p.card_edge);
        painter.rect(rect, corner, inks.face, edge, StrokeKind::Inside);
        let size = strip * 0.86;
        let at = pos2(rect.max.x - strip * 0.48, rect.min.y + size * 0.72);
        rank_text(painter, at, 0.0, weapon.rank(), size, inks.suit);
        let at = at + vec2(0.0, size * 0.86);
        suit_icon(painter, weapon.suit(), at, size * 0.66, inks.suit);
    }

    fn band(&self, painter: &Painter, p: &Palette, rect: Rect, owner: &str, enabled: bool) -> f32 {
        let size = (rect.width() * 0.17).clamp(11.0, 15.0);
        let height = (size * 1.4).round();
        let band = rect.with_min_y(rect.max.y - height);
        let corner = self.size.radius() as u8;
        let below = CornerRadius {
            nw: 0,
            ne: 0,
            sw: corner,
            se: corner,
        };
        let fill = if enabled { p.card_ink } else { p.card_ink_off };
        painter.rect_filled(band, below, fill);
        let font = FontId::new(size, theme::strong());
        let mut job = LayoutJob::simple_singleline(owner.to_owned(), font, Color32::PLACEHOLDER);
        job.wrap = TextWrapping::truncate_at_width(rect.width() - space::XS);
        let galley = painter.layout_job(job);
        let ink = if enabled {
            p.card_face
        } else {
            p.card_face_off
        };
        painter.galley(band.center() - galley.size() / 2.0, galley, ink);
        height
    }

    /// The tick of a chosen card and its outline.
    fn mark(&self, ui: &Ui, rect: Rect) {
        let p = theme::palette(ui);
        let corner = CornerRadius::from(self.size.radius());
        let painter = ui.painter();
        let stroke = Stroke::new(line::LIP, p.accent);
        painter.rect_stroke(rect, corner, stroke, StrokeKind::Outside);
        if self.size.print() != Print::Cell {
            let r = (rect.width() * 0.12).clamp(8.0, 13.0);
            let center = rect.left_bottom() + vec2(r * 0.3, -r * 0.3);
            tick(painter, center, r, p.accent, p.on_accent);
        }
    }

    fn tiny(&self, painter: &Painter, rect: Rect, inks: &Inks) {
        let (x, h) = (rect.center().x, rect.height());
        let letters = (rect.width() * 0.7).min(h * 0.6);
        let at = pos2(x, rect.top() + h * 0.32);
        rank_text(painter, at, 0.0, self.card.rank(), letters, inks.suit);
        let at = pos2(x, rect.top() + h * 0.74);
        suit_icon(painter, self.card.suit(), at, h * 0.31, inks.suit);
    }

    /// A large index for eyes at a distance, and one large sign.
    fn small(&self, painter: &Painter, rect: Rect, inks: &Inks) {
        let w = rect.width();
        self.index(painter, rect, inks, w * 0.35, 0.0);
        let at = rect.right_bottom() - vec2(w * 0.36, w * 0.42);
        if !crest(painter, self.card.rank(), at, w * 0.46, inks) {
            suit_icon(painter, self.card.suit(), at, w * 0.50, inks.suit);
        }
    }

    /// A large index for eyes at a distance, and for a noble the picture beside it.
    fn medium(&self, painter: &Painter, rect: Rect, inks: &Inks) {
        let w = rect.width();
        if self.card.rank() < Rank::Jack {
            return self.small(painter, rect, inks);
        }
        self.index(painter, rect, inks, w * 0.35, 0.0);
        let left = rect.left() + w * 0.42;
        let picture = rect.with_min_x(left).with_max_x(rect.right() - w * 0.08);
        self.picture(painter, picture, w, inks);
    }

    /// As printed: an index in two corners, and the picture between them.
    fn large(&self, painter: &Painter, rect: Rect, inks: &Inks) {
        let w = rect.width();
        self.index(painter, rect, inks, w * 0.225, 0.0);
        if self.owner.is_none() {
            self.index(painter, rect, inks, w * 0.225, PI);
        }
        self.picture(painter, rect.shrink2(vec2(w * 0.255, 0.0)), w, inks);
    }

    /// The pips of a number card, or a noble's framed device, for a card `w` points wide.
    fn picture(&self, painter: &Painter, rect: Rect, w: f32, inks: &Inks) {
        let suit = shape::suit(self.card.suit());
        let sign = |at: Pos2, height: f32, angle: f32| {
            suit.fill(painter, Place::new(at, height).turned(angle), inks.suit);
        };
        let frame = rect.shrink2(vec2(0.0, w * 0.09));
        if crest(painter, self.card.rank(), frame.center(), w * 0.38, inks) {
            let stroke = Stroke::new(line::HAIR, mix(inks.face, inks.suit, 0.5));
            painter.rect_stroke(
                frame,
                CornerRadius::from(w * 0.03),
                stroke,
                StrokeKind::Inside,
            );
            let x = frame.center().x;
            sign(pos2(x, frame.top() + w * 0.17), w * 0.17, 0.0);
            sign(pos2(x, frame.bottom() - w * 0.17), w * 0.17, PI);
            return;
        }
        let pips = pips(self.card.rank());
        let height = if pips.len() == 1 { w * 0.46 } else { w * 0.185 };
        let field = rect.shrink2(vec2(w * 0.10, w * 0.21));
        for &(x, y) in pips {
            let angle = if y > 0.5 { PI } else { 0.0 };
            sign(field.lerp_inside(vec2(x, y)), height, angle);
        }
    }

    /// Rank and suit in a corner: upper left, or turned by π, lower right.
    fn index(&self, painter: &Painter, rect: Rect, inks: &Inks, size: f32, angle: f32) {
        let turn = egui::emath::Rot2::from_angle(angle);
        let corner = if angle == 0.0 {
            rect.left_top()
        } else {
            rect.right_bottom()
        };
        let at = |y: f32| corner + turn * vec2(size * 0.68, y);
        let rank = self.card.rank();
        // The ten has two figures and no more room than the others.
        let letters = if rank == Rank::Ten { size * 0.88 } else { size };
        rank_text(painter, at(size * 0.66), angle, rank, letters, inks.suit);
        let place = Place::new(at(size * 1.52), size * 0.66).turned(angle);
        shape::suit(self.card.suit()).fill(painter, place, inks.suit);
    }
}

/// Where the pips of a number card stand, as shares of the field.
fn pips(rank: Rank) -> &'static [(f32, f32)] {
    const L: f32 = 0.0;
    const C: f32 = 0.5;
    const R: f32 = 1.0;
    match rank {
        Rank::Two => &[(C, 0.0), (C, 1.0)],
        Rank::Three => &[(C, 0.0), (C, 0.5), (C, 1.0)],
        Rank::Four => &[(L, 0.0), (R, 0.0), (L, 1.0), (R, 1.0)],
        Rank::Five => &[(L, 0.0), (R, 0.0), (C, 0.5), (L, 1.0), (R, 1.0)],
        Rank::Six => &[(L, 0.0), (R, 0.0), (L, 0.5), (R, 0.5), (L, 1.0), (R, 1.0)],
        Rank::Seven => &[
            (L, 0.0),
            (R, 0.0),
            (C, 0.25),
            (L, 0.5),
            (R, 0.5),
            (L, 1.0),
            (R, 1.0),
        ],
        Rank::Eight => &[
            (L, 0.0),
            (R, 0.0),
            (C, 0.25),
            (L, 0.5),
            (R, 0.5),
            (C, 0.75),
            (L, 1.0),
            (R, 1.0),
        ],
        Rank::Nine => &[
            (L, 0.0),
            (R, 0.0),
            (L, 0.333),
            (R, 0.333),
            (C, 0.5),
            (L, 0.667),
            (R, 0.667),
            (L, 1.0),
            (R, 1.0),
        ],
        Rank::Ten => &[
            (L, 0.0),
            (R, 0.0),
            (C, 0.167),
            (L, 0.333),
            (R, 0.333),
            (L, 0.667),
            (R, 0.667),
            (C, 0.833),
            (L, 1.0),
            (R, 1.0),
        ],
        Rank::Ace | Rank::Jack | Rank::Queen | Rank::King => &[(C, 0.5)],
    }
}
