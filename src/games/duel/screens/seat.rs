//! A player's part of the table: the draw pile with what is left of the deck, the Warlords, the hand and the discard pile.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::view::{View, ViewExt, printed, warlord_piece};
use crate::rules::table::Standing;
use courtyard_core::seat::Seat;
use courtyard_ui::parts;
use courtyard_ui::theme::{self, TextRole, palette, size, space};
use courtyard_ui::widgets::{self, CardSize, Icon, Piece};

/// The space between two things.
const GAP: f32 = space::S;
/// The width of the frame and the padding inside it.
const PAD: f32 = space::S + space::XXS;
/// The same if there is little room.
const CLOSE: f32 = space::XS + space::XXS;
/// The width of a draw pile relative to its height.
const PILE: f32 = 1.1;
/// The share of the height for the Warlords below the draw pile.
const BELOW: f32 = 0.5;
/// The height of a draw pile beside Warlords relative to theirs, if there is room for it.
const BESIDE_PILE: f32 = 0.75;
/// How large the cards of another layout have to be relative to those of a tight one.
const LOOSE: f32 = 0.8;
/// How much the area of the draw pile counts: it is looked at most.
const LOOKED_AT: f32 = 1.4;
/// Minimum height of a Warlord relative to the draw pile.
const LEAST_WARLORD: f32 = 0.7;
/// Maximum number of Warlords side by side; more overlap.
const BESIDE: usize = 3;

/// The width of a card relative to its height.
fn ratio() -> f32 {
    let card = CardSize::LARGE.size();
    card.x / card.y
}

/// The order in which a player's cards lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Draw pile, Warlords, and hand and discard pile side by side.
    Row,
    /// The Warlords below the rest.
    Stack,
    /// Hand and discard pile below the draw pile, the Warlords beside them.
    Side,
    /// With little room: the hand beside the name, the other piles in a row, and the words of the discard pile below them.
    Tight,
    /// The same with these words in place of the top card.
    Bare,
}

/// The layout of a player's part.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fit {
    shape: Shape,
    /// The height of the draw pile.
    pile: f32,
    /// The height of a Warlord.
    card: f32,
    /// The height of the top card of the discard pile.
    top: f32,
    /// Whether the hand is beside the name.
    is_hand_above: bool,
    name: TextRole,
    pad: f32,
}

/// The width of the words about hand and discard pile, whatever their numbers.
pub(super) fn words(ui: &Ui, view: View<'_>) -> f32 {
    let many = [("count", 44_usize.into())];
    let words = ["duel-screen-hand", "duel-screen-discard"].map(|key| view.with(key, &many));
    let widths = words.map(|words| parts::width_in(ui, &words, TextRole::Small.style()));
    widths.into_iter().fold(0.0, f32::max).ceil()
}

/// Minimum height of a part.
pub(super) fn least(ui: &Ui) -> f32 {
    TextRole::Small.line(ui) + LEAST_BARE + 2.0 * CLOSE
}

impl Fit {
    /// The layout with the largest cards for a part of this size.
    pub(super) fn of(ui: &Ui, view: View<'_>, size: Vec2, words: f32) -> Fit {
        let slots = view.rules().warlord_slots.into();
        let shapes = [Shape::Row, Shape::Stack, Shape::Side];
        let fits = shapes.into_iter();
        let fits = fits.filter_map(|shape| Fit::shaped(ui, shape, (size, words), slots));
        let best = fits.max_by(|a, b| a.area(slots).total_cmp(&b.area(slots)));
        let tight = Fit::tight(ui, view, size, slots);
        best.filter(|best| best.area(slots) >= LOOSE * tight.area(slots))
            .unwrap_or(tight)
    }

    /// The height of the smallest card.
    pub(super) fn least(self) -> f32 {
        self.pile.min(self.card)
    }

    /// How much of the felt is covered by cards, weighted.
    fn area(self, slots: usize) -> f32 {
        let warlords = slots.min(BESIDE) as f32 * self.card * self.card;
        let cards = ratio() * (warlords + self.top * self.top);
        cards + LOOKED_AT * PILE * self.pile * self.pile
    }

    /// The layout of this shape, if there is room for it.
    fn shaped(ui: &Ui, shape: Shape, room: (Vec2, f32), slots: usize) -> Option<Fit> {
        let (size, words) = room;
        let small = TextRole::Small.line(ui);
        let inside = size - Vec2::splat(2.0 * PAD);
        let name = if inside.y >= size::NAMED_SEAT * small {
            TextRole::Heading
        } else {
            TextRole::Body
        };
        let (wide, high) = (inside.x, inside.y - name.line(ui) - space::XXS);
        let most = CardSize::HUGE.size().y;
        let count = slots.min(BESIDE) as f32;
        let cards = ratio() * count;
        let lines = 2.0 * small;
        let (pile, card) = match shape {
            Shape::Row => {
                let free = wide - GAP * (count + 1.0);
                let beside_words = (free - words) / (PILE + cards);
                // The top card of the discard pile between its words is as high as the rest.
                let beside_card = (free + ratio() * lines) / (PILE + cards + ratio());
                let is_wider = ratio() * (beside_card - lines) >= words;
                let fits = if is_wider { beside_card } else { beside_words };
                let height = fits.min(high).min(most);
                (height, height)
            }
            Shape::Stack => {
                let broadest = ((wide - GAP * (count - 1.0)) / cards).min(most);
                let card = broadest.min(BELOW * high);
                let pile = ((wide - words - GAP) / PILE)
                    .min(high - card - GAP)
                    .min(most);
                (pile, broadest.min(high - GAP - pile))
            }
            Shape::Side => {
                let left = words + ratio() * lines + space::XS;
                let free = wide - GAP * count;
                let beside_words = (free - left) / cards;
                let beside_pile = free / (cards + BESIDE_PILE * PILE);
                let card = beside_words.min(beside_pile).min(high).min(most);
                let left = wide - cards * card - GAP * count;
                ((left / PILE).min(high - lines - space::XS).min(most), card)
            }
            Shape::Tight | Shape::Bare => return None,
        };
        let least = if shape == Shape::Side {
            1.5 * small
        } else {
            lines
        };
        let beside = wide - PILE * pile - GAP;
        let top = match shape {
            Shape::Row => {
                let free = beside - count * (ratio() * card + GAP);
                top_height(free, pile, words, small)
            }
            Shape::Stack => top_height(beside, pile, words, small),
            Shape::Side | Shape::Tight | Shape::Bare => lines,
        };
        // Without the hand, the words leave more room.
        let is_hand_above = top < small;
        let top = if is_hand_above {
            (pile - small - space::XXS).min(beside / ratio())
        } else {
            top
        };
        (pile >= least && card >= LEAST_WARLORD * pile).then_some(Fit {
            shape,
            pile,
            card,
            top,
            is_hand_above,
            name,
            pad: PAD,
        })
    }

    /// The layout with the hand beside the name and everything else in a row.
    fn tight(ui: &Ui, view: View<'_>, size: Vec2, slots: usize) -> Fit {
        let name = TextRole::Small;
        let small = name.line(ui);
        let inside = size - Vec2::splat(2.0 * CLOSE);
        let count = slots.min(BESIDE) as f32;
        let free = inside.x - space::XS * (count + 1.0);
        let above_words = inside.y - 2.0 * small;
        let (shape, height) = if above_words >= LEAST_CARD {
            let widest = free / (PILE + ratio() * (count + 1.0));
            (Shape::Tight, widest.min(above_words))
        } else {
            let widest = (free - folded_width(ui, view)) / (PILE + ratio() * count);
            (Shape::Bare, widest.min(inside.y - small))
        };
        Fit {
            shape,
            pile: height,
            card: height,
            top: height,
            is_hand_above: true,
            name,
            pad: CLOSE,
        }
    }
}

/// The height of the top card of the discard pile in a place of this size: beside the words about hand and discard pile, or
/// else between them.
fn top_height(width: f32, height: f32, words: f32, line: f32) -> f32 {
    if width >= ratio() * height + GAP + words {
        height
    } else {
        let between = height - 2.0 * line - space::XXS;
        between.min(width / ratio()).max(0.0)
    }
}

/// Minimum height of a card above words.
const LEAST_CARD: f32 = 0.8 * theme::TARGET;
/// Minimum height of a card beside words.
const LEAST_BARE: f32 = 0.68 * theme::TARGET;

/// The width of the words of the discard pile in two lines.
fn folded_width(ui: &Ui, view: View<'_>) -> f32 {
    let words = view.with("duel-screen-discard", &[("count", 44_usize.into())]);
    let font = TextRole::Small.style().resolve(ui.style());
    theme::longest_word(ui, &font, &words).ceil() + 1.0
}

/// A player's part of the table on the screen.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// The player.
    pub(super) seat: Seat,
    /// Its place.
    pub(super) place: Rect,
    /// Its layout.
    pub(super) fit: Fit,
    /// Whether an arrow leads to the attacked player.
    pub(super) has_arrow: bool,
}

impl Part {
    /// Paints everything within the frame. Returns the places of the slots.
    pub(super) fn paint(self, ui: &Ui, view: View<'_>) -> Vec<Rect> {
        let inner = self.place.shrink(self.fit.pad);
        self.heading(ui, view, inner);
        let top = inner.top() + self.fit.name.line(ui);
        let room = inner.with_min_y(top + space::XXS);
        match self.fit.shape {
            Shape::Row => self.row(ui, view, room),
            Shape::Stack => self.stack(ui, view, room),
            Shape::Side => self.side(ui, view, room),
            Shape::Tight | Shape::Bare => self.tight(ui, view, room),
        }
    }

    /// The name, and further facts about the player beside it.
    fn heading(self, ui: &Ui, view: View<'_>, inner: Rect) {
        let colors = palette(ui);
        let role = self.fit.name;
        let mut at = inner.left_top() + vec2(0.0, role.line(ui) / 2.0);
        let mut width = inner.width();
        if view.is_bot(self.seat) {
            let side = role.size(ui);
            let center = at + vec2(side / 2.0, 0.0);
            widgets::sign(ui, Icon::Bot, center, side, colors.ink_soft);
            at.x += side + space::XS;
            width -= side + space::XS;
        }
        if self.fit.is_hand_above {
            let hand = hand_words(view, self.seat);
            let end = pos2(inner.right(), at.y);
            let (anchor, small, soft) = (Align2::RIGHT_CENTER, TextRole::Small, colors.ink_soft);
            let taken = widgets::short_text(ui, end, anchor, &hand, small, soft, width);
            width -= taken + space::XS;
        }
        let status = self.status(view);
        let least = if status.is_empty() { 0.0 } else { width * 0.4 };
        let taken = write(ui, at, view.name(self.seat), role, width - least);
        if !status.is_empty() {
            let left = taken + space::XS + space::XXS;
            let at = at + vec2(left, 1.0);
            let (anchor, small, soft) = (Align2::LEFT_CENTER, TextRole::Small, colors.ink_soft);
            widgets::short_text(ui, at, anchor, &status, small, soft, width - left);
        }
    }

    /// Further facts about the player.
    fn status(self, view: View<'_>) -> String {
        let (seat, table) = (self.seat, view.table);
        let key = match table.winner() {
            _ if table.pending.is_some_and(|p| p.seat == seat) => "duel-screen-status-pending",
            Some(winner) if winner == seat => "seat-has-won",
            Some(_) => return String::new(),
            None if table.revenge && table.active == seat => "duel-screen-status-revenge",
            None if table.out.contains(&seat) => "duel-screen-status-out",
            None if self.has_arrow => return String::new(),
            None => {
                let target = view.attacks(seat);
                let attacks = target.map(|target| view.of("duel-screen-status-attacks", target));
                return attacks.unwrap_or_default();
            }
        };
        view.get(key).into_owned()
    }

    /// Everything side by side, in the middle of the height.
    fn row(self, ui: &Ui, view: View<'_>, room: Rect) -> Vec<Rect> {
        let height = self.fit.card;
        let top = room.center().y - height / 2.0;
        let pile = self.pile(ui, view, pos2(room.left(), top));
        let slots = self.slots(ui, view, pos2(pile.right() + GAP, top), room.right());
        let left = right_of(&slots, pile) + GAP;
        let place = Rect::from_min_max(pos2(left, top), pos2(room.right(), top + height));
        self.hand_and_discard(ui, view, place);
        slots
    }

    /// Draw pile, hand and discard pile above the Warlords.
    fn stack(self, ui: &Ui, view: View<'_>, room: Rect) -> Vec<Rect> {
        let (pile, card) = (self.fit.pile, self.fit.card);
        let top = room.center().y - (pile + GAP + card) / 2.0;
        let above = self.pile(ui, view, pos2(room.left(), top));
        let beside = above
            .with_min_x(above.right() + GAP)
            .with_max_x(room.right());
        self.hand_and_discard(ui, view, beside);
        self.slots(
            ui,
            view,
            pos2(room.left(), above.bottom() + GAP),
            room.right(),
        )
    }

    /// Draw pile, hand and discard pile beside the Warlords.
    fn side(self, ui: &Ui, view: View<'_>, room: Rect) -> Vec<Rect> {
        let small = TextRole::Small.line(ui);
        let height = self.fit.pile + space::XS + 2.0 * small;
        let top = room.center().y - height / 2.0;
        let pile = self.pile(ui, view, pos2(room.left(), top));
        let at = pos2(room.left(), pile.bottom() + space::XS);
        let card = Rect::from_min_size(at, self.fit.top * vec2(ratio(), 1.0));
        top_card(ui, view, self.seat, card);
        let width = room.width();
        let hand = card.right_top() + vec2(space::XS, small / 2.0);
        write_small(ui, hand, &hand_words(view, self.seat), width);
        let discard = hand + vec2(0.0, small);
        write_small(ui, discard, &discard_words(view, self.seat), width);
        let wide = self.slots_width(view);
        let at = pos2(room.right() - wide, room.center().y - self.fit.card / 2.0);
        self.slots(ui, view, at, room.right())
    }

    /// Everything side by side, and the discard pile in words below it, or else beside it.
    fn tight(self, ui: &Ui, view: View<'_>, room: Rect) -> Vec<Rect> {
        let small = TextRole::Small.line(ui);
        let (height, gap) = (self.fit.card, space::XS);
        let is_bare = self.fit.shape == Shape::Bare;
        let below = if is_bare { 0.0 } else { small };
        let top = room.center().y - f32::midpoint(height, below);
        let pile = self.pile(ui, view, pos2(room.left(), top));
        let slots = self.slots(ui, view, pos2(pile.right() + gap, top), room.right());
        let left = right_of(&slots, pile) + gap;
        let words = discard_words(view, self.seat);
        if is_bare {
            let place = Rect::from_min_max(pos2(left, top), pos2(room.right(), top + height));
            write_folded(ui, place, &words);
        } else {
            let card = Rect::from_min_size(pos2(left, top), height * vec2(ratio(), 1.0));
            top_card(ui, view, self.seat, card);
            let at = pos2(room.left(), top + height + small / 2.0);
            write_small(ui, at, &words, room.width());
        }
        slots
    }

    /// The draw pile. Returns its place.
    fn pile(self, ui: &Ui, view: View<'_>, at: Pos2) -> Rect {
        let place = Rect::from_min_size(at, self.fit.pile * vec2(PILE, 1.0));
        let draw = view.side(self.seat).draw;
        let word = view.get("duel-screen-deck");
        widgets::life_pile(ui, place, draw, view.rules().deck(), &word);
        place
    }

    /// The width of the slots side by side.
    fn slots_width(self, view: View<'_>) -> f32 {
        let count = view.side(self.seat).slots.len().min(BESIDE) as f32;
        count * ratio() * self.fit.card + (count - 1.0) * self.gap()
    }

    fn gap(self) -> f32 {
        match self.fit.shape {
            Shape::Row | Shape::Stack | Shape::Side => GAP,
            Shape::Tight | Shape::Bare => space::XS,
        }
    }

    /// The slots from here on, each with its Warlord. Returns their places.
    fn slots(self, ui: &Ui, view: View<'_>, at: Pos2, right: f32) -> Vec<Rect> {
        let slots = &view.side(self.seat).slots;
        let card = self.fit.card * vec2(ratio(), 1.0);
        // More than a few overlap.
        let room = self.slots_width(view).min(right - at.x);
        let rest = slots.len().saturating_sub(1).max(1) as f32;
        let step = (card.x + self.gap()).min((room - card.x) / rest);
        let place = |n: usize| Rect::from_min_size(at + vec2(n as f32 * step, 0.0), card);
        let places: Vec<Rect> = (0..slots.len()).map(place).collect();
        let used = view.get("duel-screen-used");
        for (standing, place) in slots.iter().zip(&places) {
            let piece = standing.map_or(Piece::Empty, warlord_piece);
            if standing.is_some_and(Standing::is_face_up) {
                widgets::turned_piece(ui, *place, piece, &used);
            } else {
                piece.paint(ui, *place, true);
            }
        }
        places
    }

    /// The words about hand and discard pile in this place, with the top card of the pile beside them, or between them.
    fn hand_and_discard(self, ui: &Ui, view: View<'_>, place: Rect) {
        let small = TextRole::Small.line(ui);
        let (seat, width) = (self.seat, place.width());
        let high = self.fit.top;
        let card = high * vec2(ratio(), 1.0);
        if high >= place.height() - 1.0 && !self.fit.is_hand_above {
            top_card(ui, view, seat, Rect::from_min_size(place.min, card));
            let middle = place.left_center() + vec2(card.x + GAP, 0.0);
            let above = vec2(0.0, small / 2.0);
            write_small(ui, middle - above, &hand_words(view, seat), width);
            write_small(ui, middle + above, &discard_words(view, seat), width);
            return;
        }
        if !self.fit.is_hand_above {
            let hand = place.left_top() + vec2(0.0, small / 2.0);
            write_small(ui, hand, &hand_words(view, seat), width);
        }
        let discard = place.left_bottom() - vec2(0.0, small / 2.0);
        write_small(ui, discard, &discard_words(view, seat), width);
        if high >= small {
            let bottom = place.bottom() - small - space::XXS;
            let at = pos2(place.left(), bottom - high);
            top_card(ui, view, seat, Rect::from_min_size(at, card));
        }
    }
}

/// The right edge of the last of these slots, or else of the draw pile.
fn right_of(slots: &[Rect], pile: Rect) -> f32 {
    slots.last().map_or(pile.right(), Rect::right)
}

/// The hand in words.
fn hand_words(view: View<'_>, seat: Seat) -> String {
    view.with(
        "duel-screen-hand",
        &[("count", view.side(seat).hand.into())],
    )
}

/// The discard pile in words.
fn discard_words(view: View<'_>, seat: Seat) -> String {
    let count = view.side(seat).discard.len();
    view.with("duel-screen-discard", &[("count", count.into())])
}

/// A text on one line, from its middle on the left. Returns its width.
fn write(ui: &Ui, at: Pos2, text: &str, role: TextRole, width: f32) -> f32 {
    let ink = palette(ui).ink;
    widgets::short_text(ui, at, Align2::LEFT_CENTER, text, role, ink, width)
}

/// A small text on one line, from its middle on the left.
fn write_small(ui: &Ui, at: Pos2, text: &str, width: f32) {
    write(ui, at, text, TextRole::Small, width);
}

/// A small text in two close lines as high as this place.
fn write_folded(ui: &Ui, place: Rect, text: &str) {
    let font = TextRole::Small.style().resolve(ui.style());
    let format = TextFormat {
        line_height: Some(place.height() / 2.0),
        ..TextFormat::simple(font, palette(ui).ink)
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping::wrap_at_width(place.width());
    let galley = ui.painter().layout_job(job);
    let at = place.left_center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette(ui).ink);
}

/// The top card of the player's discard pile in this place.
fn top_card(ui: &Ui, view: View<'_>, seat: Seat, place: Rect) {
    let piece = match view.side(seat).discard.last() {
        None => Piece::Empty,
        Some(top) => {
            let (rank, sign) = top.map_or(("?", None), printed);
            // A small card has room for the rank only.
            Piece::Up(rank, sign.filter(|_| place.height() >= theme::TARGET))
        }
    };
    piece.paint(ui, place, true);
}
