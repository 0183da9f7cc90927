//! An overview of the table: all players' piles and Warlords, and who attacks whom.
//!
//! Players are arranged as at a real table: the attacked player on the right, the attacking one on the left.

use egui::{Align2, Color32, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::view::{View, ViewExt, card_text, printed, warlord_piece};
use crate::rules::table::{Stage, Standing};
use courtyard_core::seat::Seat;
use courtyard_ui::session::Extent;
use courtyard_ui::theme::{self, TextRole, palette, space};
use courtyard_ui::widgets::{self, CardSize, Icon, Piece, SeatLook};

/// The width of the frame and the padding inside it, in points.
const PAD: f32 = space::S + 2.0;
/// The width of the frame and the padding above and below, in points, if there is little height.
const CLOSE: f32 = 3.0;
/// The gap between two players.
const GAP: f32 = space::S;

/// A tapped part of the table.
pub(super) struct Tapped {
    /// The player whose part it is.
    pub seat: Seat,
    /// The slot, if the tap was on one, empty or not.
    pub slot: Option<usize>,
}

/// Shows the table in this space, from the seat at the lower edge. Returns what was tapped.
pub(super) fn show(
    ui: &mut Ui,
    view: View<'_>,
    bottom: Seat,
    extent: Extent,
    size: Vec2,
) -> Option<Tapped> {
    let mut ring: Vec<Seat> = view.table.sides.seats().collect();
    ring.rotate_left(bottom.number());
    if extent != Extent::Whole {
        ring.truncate(1);
    }
    let columns = |row: &[usize]| (size.x - GAP * (row.len() as f32 - 1.0)) / row.len() as f32;
    let mut gap = GAP;
    let heights = |rows: &[Vec<usize>], least: fn(&Ui, f32) -> f32, gap: f32| {
        let least: Vec<f32> = rows.iter().map(|row| least(ui, columns(row))).collect();
        let whole = least.iter().sum::<f32>() + gap * (rows.len() as f32 - 1.0);
        (least, whole)
    };
    // Players keep their places, whatever height the actions take.
    let rows = rows(ring.len(), size.x >= theme::size::ROUND_BROAD);
    let (mut least, mut least_height) = heights(&rows, Fit::least, gap);
    if least_height > size.y
        && rows
            .iter()
            .all(|row| Fit::is_tight_enough(ui, columns(row)))
    {
        gap = space::XS;
        (least, least_height) = heights(&rows, Fit::tight, gap);
    }
    let spare = (size.y - least_height).max(0.0);
    let whole = vec2(size.x, least_height + spare);
    let (place, _) = ui.allocate_exact_size(whole, Sense::hover());
    // A player alone in a row needs less height than two side by side.
    let weight = |row: &[usize]| match row.len() {
        1 if rows.len() > 2 => 0.6,
        _ => 1.0,
    };
    let weights: f32 = rows.iter().map(|row| weight(row)).sum();
    let mut tapped = None;
    let mut top = place.top();
    for (row, least) in rows.iter().zip(least) {
        let height = least + spare * weight(row) / weights;
        let width = columns(row);
        for (n, place_in_ring) in row.iter().enumerate() {
            let Some(seat) = ring.get(*place_in_ring) else {
                continue;
            };
            let at = pos2(place.left() + n as f32 * (width + GAP), top);
            let rect = Rect::from_min_size(at, vec2(width, height));
            // A player's part that is not completely visible cannot be tapped.
            let sense = if height <= size.y + 1.0 {
                Sense::click()
            } else {
                Sense::hover()
            };
            if let Some(slot) = part(ui, view, *seat, rect, sense) {
                tapped = Some(Tapped { seat: *seat, slot });
            }
        }
        top += height + gap;
    }
    tapped
}

/// The width of a draw pile relative to its height.
const PILE: f32 = 1.25;

/// The rows of players from top to bottom, as places counted to the right from the lower edge. The next player is on
/// the right, the previous one on the left.
fn rows(players: usize, broad: bool) -> Vec<Vec<usize>> {
    match (players, broad) {
        (0 | 1, _) => vec![vec![0]],
        (2, _) => vec![vec![1], vec![0]],
        (3, _) => vec![vec![2, 1], vec![0]],
        (4, false) => vec![vec![2], vec![3, 1], vec![0]],
        (4, true) => vec![vec![3, 2, 1], vec![0]],
        (5, false) => vec![vec![3, 2], vec![4, 1], vec![0]],
        (5, true) => vec![vec![3, 2], vec![4, 0, 1]],
        (_, false) => vec![vec![4, 3], vec![5, 2], vec![0, 1]],
        (_, true) => vec![vec![4, 3, 2], vec![5, 0, 1]],
    }
}

/// The layout of a player's part.
#[derive(Clone, Copy, PartialEq)]
enum Fit {
    /// All on one line.
    Line,
    /// The name above the rest, which is in one row.
    Tight,
    /// The name above the pile and the Warlords.
    Stack,
    /// The name above the pile and the Warlords, with the piles described in words.
    Roomy,
}

impl Fit {
    /// Minimum height of a part of this width.
    fn least(ui: &Ui, width: f32) -> f32 {
        let name = TextRole::Body.line(ui);
        let small = TextRole::Small.line(ui);
        let inside = if width >= theme::size::ROUND_LINE {
            (name + small).max(theme::TARGET)
        } else {
            name + small + theme::TARGET
        };
        inside + 2.0 * PAD
    }

    /// Minimum height of a part of this width if space is limited.
    fn tight(ui: &Ui, width: f32) -> f32 {
        let name = TextRole::Body.line(ui);
        let small = TextRole::Small.line(ui);
        if width >= theme::size::ROUND_LINE {
            (name + small).max(0.9 * theme::TARGET) + 2.0 * CLOSE
        } else {
            small + (1.9 * small).max(0.85 * theme::TARGET) + 2.0 * CLOSE
        }
    }

    /// Whether a part of this width has room for all of a player side by side. With large letters it has not, and the
    /// table scrolls instead.
    fn is_tight_enough(ui: &Ui, width: f32) -> bool {
        let small = TextRole::Small.line(ui);
        let pile = small * PILE;
        let numbers = small + space::XS + 1.3 * TextRole::Small.size(ui);
        let slots = theme::TARGET + space::XS;
        width >= pile + slots + numbers + 2.0 * (space::S + PAD) || width >= theme::size::ROUND_LINE
    }

    fn of(ui: &Ui, rect: Rect) -> Fit {
        let inside = rect.height() - 2.0 * PAD;
        let lines = TextRole::Heading.line(ui) + 2.0 * TextRole::Small.line(ui);
        let roomy = inside >= lines + TextRole::Total.line(ui)
            && rect.width() >= theme::size::ROUND_DESCRIBED;
        match (roomy, rect.width() >= theme::size::ROUND_LINE) {
            (true, _) => Fit::Roomy,
            (false, true) if inside < 1.9 * theme::TARGET => Fit::Line,
            (false, false) if rect.height() < Fit::least(ui, rect.width()) - 0.5 => Fit::Tight,
            (false, _) => Fit::Stack,
        }
    }
}

/// A player's part of the table. Returns whether it was tapped, and the tapped slot.
fn part(
    ui: &mut Ui,
    view: View<'_>,
    seat: Seat,
    rect: Rect,
    sense: Sense,
) -> Option<Option<usize>> {
    let response = ui.interact(rect, ui.scope_id().with(("seat", seat)), sense);
    let label = describe_seat(view, seat);
    let role = if sense.senses_click() {
        Role::Button
    } else {
        Role::Label
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, label.as_str()));
    let mut cards = Vec::new();
    if ui.is_rect_visible(rect) {
        widgets::seat_frame(ui, &response, look(view, seat));
        let fit = Fit::of(ui, rect);
        let close = rect.height() < Fit::least(ui, rect.width()) - 0.5;
        let inner = if close {
            rect.shrink2(vec2(PAD, CLOSE))
        } else {
            rect.shrink(PAD)
        };
        cards = match fit {
            Fit::Line => line(ui, view, seat, inner),
            Fit::Tight => tight(ui, view, seat, inner),
            Fit::Stack => stack(ui, view, seat, inner),
            Fit::Roomy => roomy(ui, view, seat, inner),
        };
    }
    response.clicked().then(|| {
        let at = response.interact_pointer_pos()?;
        cards.iter().rposition(|card| card.contains(at))
    })
}

fn look(view: View<'_>, seat: Seat) -> SeatLook {
    let table = view.table;
    let plays = matches!(table.stage, Stage::Turn(_));
    if plays && table.active == seat {
        SeatLook::Active
    } else if table.out.contains(&seat) {
        SeatLook::Out
    } else if table.target() == Some(seat) {
        SeatLook::Target
    } else {
        SeatLook::Quiet
    }
}

/// The description of a part of the table for screen readers, also shown on a tap in read-only views.
pub(super) fn describe_seat(view: View<'_>, seat: Seat) -> String {
    let side = view.side(seat);
    let args = [
        ("name", view.name(seat).into()),
        ("draw", side.draw.into()),
        ("hand", side.hand.into()),
        ("discard", side.discard.len().into()),
    ];
    let mut sentences = vec![view.with("duel-screen-seat", &args)];
    if let Some(top) = side.top() {
        let args = [("card", view.card(top.into()).into())];
        sentences.push(view.with("discard-top", &args));
    }
    for (slot, standing) in side.slots.iter().enumerate() {
        let number = ("number", (slot + 1).into());
        let card = standing
            .and_then(Standing::card)
            .map(|w| card_text(w.card()));
        let key = match (standing, &card) {
            (None, _) => continue,
            (Some(_), None) => "duel-screen-slot-down",
            (Some(standing), Some(_)) if standing.is_face_up() => "duel-screen-slot-up",
            (Some(_), Some(_)) => "duel-screen-slot-known",
        };
        sentences.push(view.with(key, &[number, ("card", card.unwrap_or_default().into())]));
    }
    if view.table.out.contains(&seat) {
        sentences.push(view.get("duel-screen-seat-out").into_owned());
    }
    if let Some(target) = view.attacks(seat) {
        sentences.push(view.of("duel-screen-seat-attacks", target));
    }
    sentences.join(" ")
}

/// Further facts about this player, below or beside the name.
fn status(view: View<'_>, seat: Seat) -> String {
    let table = view.table;
    let key = match table.winner() {
        _ if table.pending.is_some_and(|p| p.seat == seat) => "duel-screen-status-pending",
        Some(winner) if winner == seat => "seat-has-won",
        Some(_) => return String::new(),
        None if table.revenge && table.active == seat => "duel-screen-status-revenge",
        None if table.out.contains(&seat) => "duel-screen-status-out",
        None => {
            let target = view.attacks(seat);
            let attacks = target.map(|target| view.of("duel-screen-status-attacks", target));
            return attacks.unwrap_or_default();
        }
    };
    view.get(key).into_owned()
}

/// A text on one line, from its middle on the left. Returns its width.
fn write(ui: &Ui, at: Pos2, text: &str, role: TextRole, ink: (Color32, f32)) -> f32 {
    widgets::short_text(ui, at, Align2::LEFT_CENTER, text, role, ink)
}

/// The draw pile, this many points high. Returns its place.
fn pile(ui: &Ui, view: View<'_>, seat: Seat, at: Pos2, height: f32) -> Rect {
    /// The number of cards that is nearly none.
    const LOW: u8 = 8;
    let draw = view.side(seat).draw;
    let low = draw <= LOW && !view.table.out.contains(&seat);
    widgets::draw_pile(ui, at, height, draw, low)
}

/// The name and further facts about this player, on one line.
fn heading(ui: &Ui, view: View<'_>, seat: Seat, at: Pos2, width: f32, role: TextRole) {
    let colors = palette(ui);
    let status = status(view, seat);
    let least = if status.is_empty() { 0.0 } else { width * 0.4 };
    let top = at + vec2(0.0, role.line(ui) / 2.0);
    let name = (colors.ink, width - least);
    let taken = write(ui, top, view.name(seat), role, name);
    if !status.is_empty() {
        let left = taken + space::XS + 2.0;
        let at = top + vec2(left, 1.0);
        let soft = (colors.ink_soft, width - left);
        write(ui, at, &status, TextRole::Small, soft);
    }
}

/// A player's Warlords side by side from the left, each this many points high. Returns their places.
fn warlords(ui: &Ui, view: View<'_>, seat: Seat, at: Pos2, height: f32, width: f32) -> Vec<Rect> {
    let slots = &view.side(seat).slots;
    // They may be lower than a touch target, since the attacks have buttons of their own.
    let of = CardSize::wide(theme::TARGET).size();
    let card = vec2(height * of.x / of.y, height);
    let count = slots.len() as f32;
    // More than two are closer together, and finally overlap.
    let step = (card.x + space::XS).min(((width - card.x) / (count - 1.0).max(1.0)).max(space::S));
    let place = |n: usize| Rect::from_min_size(at + vec2(n as f32 * step, 0.0), card);
    let places: Vec<Rect> = (0..slots.len()).map(place).collect();
    for (standing, rect) in slots.iter().zip(&places) {
        let piece = standing.map_or(Piece::Empty, warlord_piece);
        piece.paint(ui, *rect, true);
    }
    places
}

/// The hand's number behind its icon. Returns the width of both.
fn hand(ui: &Ui, view: View<'_>, seat: Seat, at: Pos2, role: TextRole) -> f32 {
    let colors = palette(ui);
    let side = role.size(ui);
    let icon = at + vec2(side / 2.0, 0.0);
    widgets::sign(ui, Icon::Cards, icon, side, colors.ink_soft);
    let number = view.side(seat).hand.to_string();
    let text = at + vec2(side + space::XS, 0.0);
    let ink = (colors.ink, f32::INFINITY);
    side + space::XS + write(ui, text, &number, role, ink)
}

/// The discard pile: its top card, this many points high, and its number.
fn discard(ui: &Ui, view: View<'_>, seat: Seat, at: Pos2, height: f32, role: TextRole) {
    let colors = palette(ui);
    let side = view.side(seat);
    let width = height * 0.72;
    let rect = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, height));
    let piece = match side.discard.last() {
        None => Piece::Empty,
        Some(top) => {
            let (rank, sign) = top.map_or(("?", None), printed);
            // A small card has room for the rank only.
            Piece::Up(rank, sign.filter(|_| height >= theme::TARGET))
        }
    };
    piece.paint(ui, rect, true);
    let number = side.discard.len().to_string();
    let text = at + vec2(width + space::XS, 0.0);
    let ink = (colors.ink, f32::INFINITY);
    write(ui, text, &number, role, ink);
}

/// Hand and discard pile side by side with a gap, its top card this many points high.
fn hand_and_discard(
    ui: &Ui,
    view: View<'_>,
    seat: Seat,
    at: Pos2,
    (gap, height): (f32, f32),
    role: TextRole,
) {
    let taken = hand(ui, view, seat, at, role);
    discard(ui, view, seat, at + vec2(taken + gap, 0.0), height, role);
}

/// All on one line: the pile, the name above hand and discard pile, the Warlords.
fn line(ui: &Ui, view: View<'_>, seat: Seat, inner: Rect) -> Vec<Rect> {
    let height = inner.height();
    let pile = pile(ui, view, seat, inner.min, height);
    let card = CardSize::high(height).size().x;
    let slots = view.side(seat).slots.len() as f32;
    let wide = (card * slots + space::XS * (slots - 1.0)).min(inner.width() * 0.42);
    let from = pos2(inner.right() - wide, inner.top());
    let warlords = warlords(ui, view, seat, from, height, wide);
    let left = pile.right() + space::S;
    let width = from.x - space::S - left;
    let small = TextRole::Small.line(ui);
    let name = TextRole::Body.line(ui);
    let top = inner.center().y - f32::midpoint(name, small);
    heading(ui, view, seat, pos2(left, top), width, TextRole::Body);
    let row = pos2(left, top + name + small / 2.0);
    hand_and_discard(ui, view, seat, row, (space::M, small), TextRole::Small);
    warlords
}

/// The name above the pile, the Warlords, and hand and discard pile, which are stacked.
fn tight(ui: &mut Ui, view: View<'_>, seat: Seat, inner: Rect) -> Vec<Rect> {
    let small = TextRole::Small.line(ui);
    heading(ui, view, seat, inner.min, inner.width(), TextRole::Small);
    let top = inner.top() + small;
    let height = inner.height() - small;
    let card = small.min(height / 2.0);
    // The width of an icon and a number of two digits.
    let wide = card + space::XS + 1.3 * TextRole::Small.size(ui);
    // The pile leaves room for two Warlords side by side; more space goes mostly to them.
    let of = CardSize::wide(theme::TARGET).size();
    let least = 0.5 * theme::TARGET;
    let cards = 2.0 * least * of.x / of.y + space::XS;
    let shared = inner.width() - wide - 2.0 * space::S;
    let most = (shared - cards).min(0.45 * shared) / PILE;
    let pile_height = height.min(most.max(small));
    let at = pos2(inner.left(), top + (height - pile_height) / 2.0);
    let pile = pile(ui, view, seat, at, pile_height);
    let beside = |share: f32| pos2(inner.right() - wide, top + share * height);
    hand(ui, view, seat, beside(0.25), TextRole::Small);
    discard(ui, view, seat, beside(0.75), card, TextRole::Small);
    let left = pile.right() + space::S;
    let room = inner.right() - wide - space::S - left;
    // Two are side by side unless they would be too small.
    let slots = (view.side(seat).slots.len() as f32).min(2.0);
    let fits = (room - space::XS * (slots - 1.0)) / slots;
    let card = (fits * of.y / of.x).clamp(least, height);
    let from = pos2(left, top + (height - card) / 2.0);
    warlords(ui, view, seat, from, card, room)
}

/// The name above the pile and the Warlords, hand and discard pile below.
fn stack(ui: &Ui, view: View<'_>, seat: Seat, inner: Rect) -> Vec<Rect> {
    let name = TextRole::Body.line(ui);
    let small = TextRole::Small.line(ui);
    heading(ui, view, seat, inner.min, inner.width(), TextRole::Body);
    let top = inner.top() + name;
    let height = (inner.height() - name - small - 2.0).max(theme::TARGET * 0.8);
    let slots = view.side(seat).slots.len() as f32;
    // The number is as large as the Warlords allow.
    let cards = CardSize::high(theme::TARGET).size().x * slots.min(3.0) + space::XS * slots;
    let most = (inner.width() - cards - space::S) / PILE;
    let pile_height = height.min(most.max(small));
    let at = pos2(inner.left(), top + (height - pile_height) / 2.0);
    let pile = pile(ui, view, seat, at, pile_height);
    let room = inner.right() - pile.right() - space::S;
    let fits = (room - space::XS * (slots - 1.0)) / slots;
    let of = CardSize::wide(theme::TARGET).size();
    let card = height.min(fits * of.y / of.x).max(small);
    let from = pos2(pile.right() + space::S, top + (height - card) / 2.0);
    let warlords = warlords(ui, view, seat, from, card, room);
    let row = pos2(inner.left(), inner.bottom() - small / 2.0 + 2.0);
    hand_and_discard(ui, view, seat, row, (space::L, small), TextRole::Small);
    warlords
}

/// With enough space: everything labelled in words, and the number of turns that the pile lasts.
fn roomy(ui: &Ui, view: View<'_>, seat: Seat, inner: Rect) -> Vec<Rect> {
    let colors = palette(ui);
    let name = TextRole::Heading.line(ui);
    let small = TextRole::Small.line(ui);
    heading(ui, view, seat, inner.min, inner.width(), TextRole::Heading);
    let below = theme::TARGET.max(small);
    let top = inner.top() + name;
    let height = inner.height() - name - small - below - space::S;
    let slots = view.side(seat).slots.len() as f32;
    let pile_height = height.min(inner.width() * 0.4).min(theme::size::DRAW_PILE);
    let at = pos2(inner.left(), top + (height - pile_height) / 2.0);
    let pile = pile(ui, view, seat, at, pile_height);
    let args = [("count", view.turns_left(seat).into())];
    let turns = view.with("duel-screen-turns-left", &args);
    let under = pos2(inner.left(), pile.bottom() + small / 2.0 + 2.0);
    let soft = (colors.ink_soft, inner.width());
    write(ui, under, &turns, TextRole::Small, soft);
    let room = inner.right() - pile.right() - space::L;
    let fits = (room - space::XS * (slots - 1.0)) / slots.min(3.0);
    let of = CardSize::wide(theme::TARGET).size();
    let card = pile_height.min(fits * of.y / of.x).max(theme::TARGET);
    let from = pos2(pile.right() + space::L, top + (height - card) / 2.0);
    let warlords = warlords(ui, view, seat, from, card, room);
    let row = pos2(inner.left(), inner.bottom() - below / 2.0);
    hand_and_discard(ui, view, seat, row, (space::XL, below), TextRole::Heading);
    warlords
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_sits_once_with_the_next_on_the_right() {
        for broad in [false, true] {
            for players in 2..=6 {
                let rows = rows(players, broad);
                let mut all: Vec<usize> = rows.concat();
                all.sort_unstable();
                assert_eq!(all, (0..players).collect::<Vec<_>>());
                let lowest = rows.last().unwrap();
                assert!(lowest.contains(&0), "one's own part lies at the lower edge");
                if players > 2 {
                    let row = |of: usize| rows.iter().find(|row| row.contains(&of)).unwrap();
                    assert_eq!(row(1).last(), Some(&1), "{players}: the next at the right");
                    assert_eq!(
                        row(players - 1).first(),
                        Some(&(players - 1)),
                        "{players}: the last at the left"
                    );
                }
            }
        }
    }
}
