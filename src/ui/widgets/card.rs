use std::f32::consts::PI;
use std::sync::Arc;

use arrayvec::ArrayVec;
use egui::emath::Rot2;
use egui::epaint::RectShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Response, Stroke, StrokeKind, Ui,
    Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::crest::{Inks, court, crest};
use super::shape::{self, Placement};
use super::sketch::{Sketch, stamp};
use super::{
    chosen_outline, focus_ring, hover, layout, manner, mix, rank_text, shadow, small_shadow,
    smooth, tick,
};
use crate::theme::{self, TextRole, line, radius, size, space};
use courtyard_core::cards::{Card, Rank, Suit};

/// The width of a card, which determines its height, except in a picker.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct CardSize {
    width: f32,
    /// The height of a cell of a picker.
    height: Option<f32>,
}

impl CardSize {
    /// A cell of the picker: ten of them fit side by side on a phone.
    pub const TINY: CardSize = CardSize::of(size::CARDS[0]);
    /// One of many: a crowded courtyard, a pile.
    pub const SMALL: CardSize = CardSize::of(size::CARDS[1]);
    /// One of a courtyard on a phone.
    pub const MEDIUM: CardSize = CardSize::of(size::CARDS[2]);
    /// One of a courtyard on a laptop.
    pub const LARGE: CardSize = CardSize::of(size::CARDS[3]);
    /// The largest: one of the two in a duel.
    pub const HUGE: CardSize = CardSize::of(size::CARDS[4]);

    /// The height of a card relative to its width, and the visible part of a card under another one.
    const HEIGHT: f32 = 1.42;
    const STRIP: f32 = 0.28;
    /// How far a chosen card is raised, relative to its height.
    const LIFT: f32 = 0.06;

    const fn of(width: f32) -> CardSize {
        CardSize {
            width,
            height: None,
        }
    }

    /// This width in points, limited to sizes that are readable and look like a card.
    pub fn wide(points: f32) -> CardSize {
        CardSize::of(points.clamp(CardSize::TINY.width, CardSize::HUGE.width))
    }

    /// This share of it, from 0 to 1, if the pieces of a duel have to fit side by side.
    pub fn shrunk(self, share: f32) -> CardSize {
        CardSize {
            width: self.width * share,
            ..self
        }
    }

    /// A cell of a picker of this size in points, however narrow, so that a whole suit has room in one row. It is at most
    /// twice as high as wide.
    pub fn cell(size: Vec2) -> CardSize {
        let width = size.x.clamp(size::LEAST_CELL, size::CELL);
        let most = (2.0 * width).max(theme::TARGET);
        CardSize {
            width,
            height: Some(size.y.clamp(theme::TARGET, most).floor()),
        }
    }

    /// This height in points, limited to sizes that are readable and look like a card.
    pub fn high(points: f32) -> CardSize {
        CardSize::wide(points / CardSize::HEIGHT)
    }

    /// How far a chosen card with its outline extends above its place, in points.
    pub fn lift(self) -> f32 {
        (self.size().y * CardSize::LIFT + line::LIP).ceil()
    }

    /// Width and height in points; never lower than a touch target.
    pub fn size(self) -> Vec2 {
        let usual = || (self.width * CardSize::HEIGHT).max(theme::TARGET);
        vec2(self.width, self.height.unwrap_or_else(usual))
    }

    /// The additional width in points with a weapon under the card.
    pub fn strip(self) -> f32 {
        self.width * CardSize::STRIP
    }

    pub(super) fn radius(self) -> f32 {
        (self.width * radius::CARD).max(4.0)
    }

    /// The amount of detail on a card of this size.
    fn print(self) -> Print {
        match self.width {
            w if w < size::CARD_WITH_SIGN || self.height.is_some() => Print::Cell,
            w if w < size::CARD_WITH_PICTURE => Print::Sign,
            w if w < size::CARD_WITH_ALL => Print::Picture,
            _ => Print::Whole,
        }
    }
}

/// The amount of detail on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Print {
    /// Rank above suit.
    Cell,
    /// A large index and one symbol.
    Sign,
    /// A large index and the picture beside it.
    Picture,
    /// Both indices and the picture between them.
    Whole,
}

/// Paints a suit's symbol around a point, with this height in points.
pub fn suit_icon(painter: &Painter, suit: Suit, center: Pos2, height: f32, color: Color32) {
    let key = ("suit", suit, height.to_bits(), color);
    stamp(painter, center, 0.0, key, &|sketch| {
        shape::suit(suit).fill(sketch, Placement::new(Pos2::ZERO, height), color);
    });
}

/// The effect of a card, as a symbol on a band along its lower edge. The symbols differ in shape, not only in colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardMark {
    /// It wins: a tick.
    Wins,
    /// It ties: an equals sign.
    Ties,
}

/// A card face up.
///
/// It is a button: a disabled one is dimmed but can still be clicked, so that a tap can explain the reason.
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
    mark: Option<CardMark>,
    angle: f32,
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
            mark: None,
            angle: 0.0,
        }
    }

    setters! {
        /// The accessible name; by default the card's symbols, such as `Q♠`.
        label: &'a str,
        /// Whether the card is chosen: raised, outlined and ticked.
        selected: bool,
        /// Whether the card can be chosen now.
        enabled: bool,
        /// Not interactive: neither hovered nor focused.
        still: bool,
        /// The card under this one, partly visible on the right.
        weapon: Option<Card>,
        /// Its owner or location: a band along the lower edge, truncated if it does not fit; not shown if the card has an
        /// effect.
        owner: Option<&'a str>,
        /// The effect of the card.
        mark: Option<CardMark>,
    }

    /// Rotated clockwise around its centre by this angle in radians: a bare card that is not interactive.
    pub fn turned(mut self, angle: f32) -> Self {
        self.angle = angle;
        self
    }
}

impl Widget for CardFace<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (sense, role) = manner(self.still);
        let mut size = self.size.size();
        if self.weapon.is_some() {
            size.x += self.size.strip();
        }
        let (whole, response) = ui.allocate_exact_size(size, sense);
        let rect = Rect::from_min_size(whole.min, self.size.size());
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| {
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
            let lift = vec2(0.0, -rect.height() * CardSize::LIFT * raised);
            if let Some(weapon) = self.weapon {
                self.paint_weapon(ui, whole.translate(lift), weapon, enabled);
            }
            let rect = rect.translate(lift);
            self.paint(ui, rect, enabled, raised);
            if selected {
                self.paint_chosen(ui, rect);
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
            let shadow = shadow(p, rect, corner, 2.0 + 3.0 * raised);
            painter.add(shadow.with_angle(self.angle));
        }
        let turn = Rot2::from_angle(self.angle);
        let turned = |at: Pos2| rect.center() + turn * (at - rect.center());
        let edge = if enabled {
            p.card_edge
        } else {
            mix(p.card_face_off, p.felt, 0.4)
        };
        let owner = self.owner.filter(|_| self.mark.is_none());
        let band = owner.map(|owner| Band::new(ui, rect.width(), owner));
        let banded = match (&band, self.mark) {
            (Some(band), _) => band.height,
            (None, Some(_)) => mark_height(rect.width()),
            (None, None) => 0.0,
        };
        let band_ink = match self.mark {
            Some(CardMark::Wins) => p.accent,
            Some(CardMark::Ties) => mix(p.card_face, p.accent, 0.3),
            None if enabled => p.card_ink,
            None => p.card_ink_off,
        };
        let key = (
            ("card", self.card, inks, edge),
            (
                rect.width().to_bits(),
                rect.height().to_bits(),
                banded.to_bits(),
                band_ink,
            ),
        );
        stamp(painter, turned(rect.min), self.angle, key, &|sketch| {
            let whole = Rect::from_min_size(Pos2::ZERO, rect.size());
            sketch.rect(whole, corner, inks.face, Stroke::NONE);
            let face = whole.with_max_y(whole.max.y - banded);
            self.print(sketch, face, &inks);
            if banded > 0.0 {
                let below = CornerRadius {
                    nw: 0,
                    ne: 0,
                    ..CornerRadius::from(corner)
                };
                let band = whole.with_min_y(face.max.y);
                sketch.add(RectShape::filled(band, below, band_ink));
            }
            let edge = Stroke::new(line::HAIR, edge);
            sketch.rect(whole, corner, Color32::TRANSPARENT, edge);
        });

        let face = rect.with_max_y(rect.max.y - banded);
        for (at, size, angle) in self.indices(face) {
            let (at, angle) = (turned(at), angle + self.angle);
            rank_text(painter, at, angle, self.card.rank(), size, inks.suit);
        }
        if let Some(band) = band {
            // It explains why a card is unavailable, so it must be readable on a dimmed card.
            let middle = pos2(rect.center().x, rect.max.y - banded / 2.0);
            let at = middle - band.text.size() / 2.0;
            painter.galley(at, band.text, p.card_face);
        }
        if let Some(mark) = self.mark {
            let place = rect.with_min_y(rect.max.y - banded);
            mark.paint(painter, place, p.on_accent, p.card_ink);
        }
    }

    /// The card under this one, with its right edge and index visible.
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

    /// The tick of a chosen card and its outline.
    fn paint_chosen(&self, ui: &Ui, rect: Rect) {
        let p = theme::palette(ui);
        let painter = ui.painter();
        chosen_outline(painter, p, rect, self.size.radius());
        if self.size.print() != Print::Cell {
            let r = (rect.width() * 0.12).clamp(size::LEAST_TICK, size::TICK);
            let center = rect.left_bottom() + vec2(r * 0.3, -r * 0.3);
            tick(painter, center, r, p.accent, p.on_accent);
        }
    }

    /// Positions, sizes and angles of the rank, once or twice.
    fn indices(&self, face: Rect) -> ArrayVec<(Pos2, f32, f32), 2> {
        let mut all = ArrayVec::new();
        let (w, h) = (face.width(), face.height());
        match self.size.print() {
            Print::Cell => {
                let at = pos2(face.center().x, face.top() + h * 0.32);
                all.push((at, (w * 0.7).min(h * 0.6), 0.0));
            }
            print => {
                let size = index_size(print, w);
                // The ten has two digits in the same space.
                let (letters, aside) = match self.card.rank() {
                    Rank::Ten => (size * 0.85, ASIDE + 0.05),
                    _ => (size, ASIDE),
                };
                let offset = vec2(size * aside, size * 0.66);
                all.push((face.left_top() + offset, letters, 0.0));
                if print == Print::Whole && self.owner.is_none() {
                    all.push((face.right_bottom() - offset, letters, PI));
                }
            }
        }
        all
    }

    /// Everything on the card's face except text.
    fn print(&self, sketch: &mut Sketch, face: Rect, inks: &Inks) {
        let (w, h) = (face.width(), face.height());
        let suit = shape::suit(self.card.suit());
        let print = self.size.print();
        if print == Print::Cell {
            let high = (h * 0.31).min(w * 0.62);
            let place = Placement::new(pos2(face.center().x, face.top() + h * 0.74), high);
            return suit.fill(sketch, place, inks.suit);
        }
        let noble = self.card.rank() >= Rank::Jack;
        let size = index_size(print, w);
        for (corner, angle) in [(face.left_top(), 0.0), (face.right_bottom(), PI)] {
            if angle == 0.0 || (print == Print::Whole && self.owner.is_none()) {
                let turn = Rot2::from_angle(angle);
                let at = corner + turn * vec2(size * ASIDE, size * 1.52);
                let place = Placement::new(at, size * 0.66).turned(angle);
                suit.fill(sketch, place, inks.suit);
            }
        }
        match print {
            Print::Whole => {
                let picture = face.shrink2(vec2(w * 0.228, w * 0.085));
                if !court(sketch, self.card.rank(), self.card.suit(), picture, inks) {
                    self.pips(sketch, face, inks);
                }
            }
            Print::Picture if noble => {
                let left = face.left() + w * 0.42;
                let picture = face
                    .with_min_x(left)
                    .with_max_x(face.right() - w * 0.08)
                    .shrink2(vec2(0.0, w * 0.09));
                court(sketch, self.card.rank(), self.card.suit(), picture, inks);
            }
            _ => {
                let at = face.right_bottom() - vec2(w * 0.36, w * 0.42);
                if !crest(sketch, self.card.rank(), at, w * 0.46, inks) {
                    suit.fill(sketch, Placement::new(at, w * 0.50), inks.suit);
                }
            }
        }
    }

    /// The pips of a number card in a thin frame, or the large symbol of an ace.
    fn pips(&self, sketch: &mut Sketch, face: Rect, inks: &Inks) {
        let w = face.width();
        let suit = shape::suit(self.card.suit());
        let [outer, middle] = pips(self.card.rank());
        let frame = face.shrink(w * 0.035);
        let thread = Stroke::new(line::HAIR * 0.75, mix(inks.face, inks.suit, 0.22));
        sketch.rect(frame, w * 0.055, Color32::TRANSPARENT, thread);
        if let ([], [_]) = (outer, middle) {
            return suit.fill(sketch, Placement::new(face.center(), w * 0.5), inks.suit);
        }
        let field = face.shrink2(vec2(w * 0.355, w * 0.21));
        for (x, heights) in [(0.0, outer), (0.5, middle), (1.0, outer)] {
            for &y in heights {
                let angle = if y > 0.5 { PI } else { 0.0 };
                let place = Placement::new(field.lerp_inside(vec2(x, y)), w * 0.185);
                suit.fill(sketch, place.turned(angle), inks.suit);
            }
        }
    }
}

/// Distance of the index from the card's edge, relative to its size.
const ASIDE: f32 = 0.63;

/// The size of the rank in the corner: large for reading at a distance, smaller beside a whole picture.
fn index_size(print: Print, width: f32) -> f32 {
    match print {
        Print::Whole => width * 0.21,
        _ => width * 0.35,
    }
}

/// The height of the band of a mark on a card of this width.
fn mark_height(width: f32) -> f32 {
    (width * 0.3).round()
}

impl CardMark {
    /// The symbol in the middle of its band, in the ink of either mark.
    fn paint(self, painter: &Painter, band: Rect, wins: Color32, ties: Color32) {
        let (center, r) = (band.center(), band.height() * 0.36);
        let pen = |ink| Stroke::new((r * 0.5).max(line::THIN), ink);
        match self {
            CardMark::Wins => {
                let points = [(-0.9, 0.0), (-0.25, 0.65), (1.0, -0.7)];
                let points = points.map(|(x, y)| center + vec2(x, y) * r);
                painter.line(points.to_vec(), pen(wins));
            }
            CardMark::Ties => {
                for y in [-0.45, 0.45] {
                    let ends = [-1.0, 1.0].map(|x| center + vec2(x, y) * r);
                    painter.line_segment(ends, pen(ties));
                }
            }
        }
    }
}

/// A band along the lower edge of a card with its owner's name.
struct Band {
    text: Arc<Galley>,
    height: f32,
}

impl Band {
    /// The name in the size of body text, limited by the width of the card.
    fn new(ui: &Ui, width: f32, owner: &str) -> Band {
        let available = width - space::S;
        let most = (width * 0.24).max(size::LEAST_CARD_NAME);
        let most = TextRole::Small.size(ui).min(most);
        let least = (width * 0.17)
            .clamp(size::LEAST_CARD_NAME, size::CARD_NAME)
            .min(most);
        let natural = layout(ui.painter(), owner, most, theme::strong()).size().x;
        let size = (most * available / natural.max(1.0)).clamp(least, most);
        let font = FontId::new(size, theme::strong());
        let mut job = LayoutJob::simple_singleline(owner.to_owned(), font, Color32::PLACEHOLDER);
        job.wrap = TextWrapping::truncate_at_width(width - space::XS);
        let text = ui.painter().layout_job(job);
        let height = (size * 1.4).round();
        Band { text, height }
    }
}

/// The heights of the pips of a number card in each outer column and in the middle one, relative to the field.
fn pips(rank: Rank) -> [&'static [f32]; 2] {
    const TWO: &[f32] = &[0.0, 1.0];
    const THREE: &[f32] = &[0.0, 0.5, 1.0];
    const FOUR: &[f32] = &[0.0, 0.333, 0.667, 1.0];
    match rank {
        Rank::Two => [&[], TWO],
        Rank::Three => [&[], THREE],
        Rank::Four => [TWO, &[]],
        Rank::Five => [TWO, &[0.5]],
        Rank::Six => [THREE, &[]],
        Rank::Seven => [THREE, &[0.25]],
        Rank::Eight => [THREE, &[0.25, 0.75]],
        Rank::Nine => [FOUR, &[0.5]],
        Rank::Ten => [FOUR, &[0.167, 0.833]],
        Rank::Ace | Rank::Jack | Rank::Queen | Rank::King => [&[], &[0.5]],
    }
}
