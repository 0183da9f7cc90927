use std::f32::consts::PI;

use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, Widget, WidgetInfo, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::crest::{Inks, crest};
use super::shape::{self, Place};
use super::{focus_ring, hover, mix, pill, rank_text, small_shadow, smooth, tick};
use crate::cards::{Card, Rank, Suit};
use crate::ui::theme::{self, Palette, letter, line, radius, space};

/// How large a card is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardSize {
    /// A cell of the picker: ten of them fit side by side on a phone.
    Tiny,
    /// One of many: a hand that is known, a pile.
    Small,
    /// One of a courtyard on a phone.
    Medium,
    /// One of the two in a duel; a courtyard on a laptop.
    Large,
}

impl CardSize {
    /// Width and height in points.
    pub const fn size(self) -> Vec2 {
        match self {
            CardSize::Tiny => vec2(31.0, 46.0),
            CardSize::Small => vec2(52.0, 74.0),
            CardSize::Medium => vec2(80.0, 114.0),
            CardSize::Large => vec2(118.0, 168.0),
        }
    }

    pub(super) fn radius(self) -> f32 {
        (self.size().x * radius::CARD).max(4.0)
    }
}

/// The colour a suit is printed in on a card.
pub fn suit_color(palette: &Palette, suit: Suit) -> Color32 {
    match suit {
        Suit::Hearts | Suit::Diamonds => palette.suit_red,
        Suit::Spades | Suit::Clubs => palette.suit_black,
    }
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
    badge: Option<&'a str>,
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
            badge: None,
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

    /// Two or three letters on a pill in a corner, such as `+2`.
    pub fn badge(mut self, badge: Option<&'a str>) -> Self {
        self.badge = badge;
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
        let (rect, response) = ui.allocate_exact_size(self.size.size(), sense);
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
            let rect = rect.translate(vec2(0.0, -rect.height() * 0.06 * raised));
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
        match self.size {
            CardSize::Tiny => self.tiny(painter, face, &inks),
            CardSize::Small => self.small(painter, face, &inks),
            CardSize::Medium => self.medium(painter, face, &inks),
            CardSize::Large => self.large(painter, face, &inks),
        }
        if let Some(badge) = self.badge {
            let size = (rect.width() * 0.2).clamp(12.0, letter::BODY);
            let inset = rect.width() * 0.06;
            let (corner, anchor) = match (self.size, self.below_index_is_free()) {
                // Out of the way of the rank.
                (CardSize::Tiny, _) => {
                    let out = vec2(space::XS, -space::XS);
                    (rect.right_top() + out, Align2::RIGHT_TOP)
                }
                (_, true) => {
                    let at = face.left_bottom() + vec2(inset, -inset);
                    (at, Align2::LEFT_BOTTOM)
                }
                (_, false) => {
                    let at = rect.right_top() + vec2(-inset, inset);
                    (at, Align2::RIGHT_TOP)
                }
            };
            pill(painter, corner, anchor, badge, size, p.accent, p.on_accent);
        }
    }

    /// Whether the free corner is the lower left one; otherwise it is the upper right one.
    fn below_index_is_free(&self) -> bool {
        match self.size {
            CardSize::Tiny | CardSize::Small => false,
            CardSize::Medium => self.card.rank() >= Rank::Jack,
            CardSize::Large => true,
        }
    }

    fn band(&self, painter: &Painter, p: &Palette, rect: Rect, owner: &str, enabled: bool) -> f32 {
        let size = (rect.width() * 0.17).clamp(11.0, letter::SMALL);
        let height = (size * 1.4).round();
        let band = rect.with_min_y(rect.max.y - height);
        let corner = self.size.radius() as u8;
        let below = CornerRadius {
            nw: 0,
            ne: 0,
            sw: corner,
            se: corner,
        };
        let fill = if enabled {
            p.suit_black
        } else {
            p.suit_black_off
        };
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
        if self.size != CardSize::Tiny {
            let r = (rect.width() * 0.12).clamp(8.0, 13.0);
            // Opposite the badge.
            let center = if self.below_index_is_free() {
                rect.right_top() + vec2(-r * 0.3, r * 0.3)
            } else {
                rect.left_bottom() + vec2(r * 0.3, -r * 0.3)
            };
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
