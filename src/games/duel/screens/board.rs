//! An overview of the table: all players' piles and Warlords, and who attacks whom.
//!
//! Players are arranged as at a real table: the attacked player on the right, the attacking one on the left. An arrow leads
//! from each player to the one whom that player attacks.

use egui::{Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::seat::{self, Fit};
use super::view::{View, ViewExt, card_text};
use crate::rules::table::{Stage, Standing};
use courtyard_core::seat::Seat;
use courtyard_ui::session::Extent;
use courtyard_ui::theme::{size, space};
use courtyard_ui::widgets::{self, SeatLook};

/// The gap between two players side by side, and above each other.
const GAP: Vec2 = vec2(space::M, space::S);

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
    let words = seat::words(ui, view);
    let parts = arrange(ui, ring.len(), size, |ui, size| {
        Fit::of(ui, view, size, words)
    });
    let whole = parts
        .iter()
        .fold(size.y, |high, part| high.max(part.place.bottom()));
    let (table, _) = ui.allocate_exact_size(vec2(size.x, whole), Sense::hover());
    let places: Vec<(Seat, Rect)> = parts
        .iter()
        .filter_map(|part| {
            let seat = ring.get(part.of)?;
            Some((*seat, part.place.translate(table.min.to_vec2())))
        })
        .collect();
    let arrows = arrows(view, &places);
    let mut tapped = None;
    for ((seat, place), part) in places.iter().zip(&parts) {
        // A player's part that is not completely visible cannot be tapped.
        let sense = if place.height() <= size.y + 1.0 {
            Sense::click()
        } else {
            Sense::hover()
        };
        let has_arrow = arrows.iter().any(|arrow| arrow.from == *seat);
        let shown = seat::Part {
            seat: *seat,
            place: *place,
            fit: part.fit,
            has_arrow,
        };
        if let Some(slot) = show_part(ui, view, shown, sense) {
            tapped = Some(Tapped { seat: *seat, slot });
        }
    }
    for arrow in arrows {
        widgets::arrow(ui, arrow.at, arrow.way, arrow.is_next);
    }
    tapped
}

/// The place of a player's part, and its layout.
struct Arranged {
    /// The place of the player, counted to the right from the lower edge.
    of: usize,
    place: Rect,
    fit: Fit,
}

/// The rows of players from top to bottom, as places counted to the right from the lower edge. The next player is on the
/// right, the previous one on the left.
type Round = &'static [&'static [usize]];

/// The possible arrangements of this number of players.
const fn rounds(players: usize) -> &'static [Round] {
    match players {
        0 | 1 => &[&[&[0]]],
        2 => &[&[&[1], &[0]]],
        3 => &[&[&[2, 1], &[0]]],
        4 => &[&[&[3, 2], &[0, 1]], &[&[3, 2, 1], &[0]]],
        5 => &[&[&[3, 2], &[4, 1], &[0]], &[&[3, 2], &[4, 0, 1]]],
        _ => &[&[&[4, 3], &[5, 2], &[0, 1]], &[&[4, 3, 2], &[5, 0, 1]]],
    }
}

/// The arrangement of the players in which the smallest card is largest.
fn arrange(ui: &Ui, players: usize, size: Vec2, fit: impl Fn(&Ui, Vec2) -> Fit) -> Vec<Arranged> {
    let least = |parts: &[Arranged]| {
        let cards = parts.iter().map(|part| part.fit.least());
        cards.fold(f32::INFINITY, f32::min)
    };
    let rounds = rounds(players).iter();
    let arranged = rounds.map(|round| rows(ui, round, size, &fit));
    let best = arranged.max_by(|a, b| least(a).total_cmp(&least(b)));
    best.unwrap_or_default()
}

/// The players in these rows.
fn rows(ui: &Ui, round: Round, size: Vec2, fit: impl Fn(&Ui, Vec2) -> Fit) -> Vec<Arranged> {
    let count = round.len() as f32;
    let height = ((size.y - GAP.y * (count - 1.0)) / count).max(seat::least(ui));
    let mut all = Vec::new();
    for (row, players) in round.iter().enumerate() {
        let columns = players.len() as f32;
        let part = vec2((size.x - GAP.x * (columns - 1.0)) / columns, height);
        let fit = fit(ui, part);
        all.extend(players.iter().enumerate().map(|(column, of)| {
            let at = vec2(column as f32, row as f32) * (part + GAP);
            Arranged {
                of: *of,
                place: Rect::from_min_size(at.to_pos2(), part),
                fit,
            }
        }));
    }
    all
}

/// An arrow from a player to the one whom the player attacks.
struct Arrow {
    from: Seat,
    at: Pos2,
    way: Vec2,
    /// Whether it is the next attack.
    is_next: bool,
}

/// The arrows between neighbours on the screen.
fn arrows(view: View<'_>, places: &[(Seat, Rect)]) -> Vec<Arrow> {
    let place = |seat: Seat| {
        let mut all = places.iter();
        all.find_map(|(other, place)| (*other == seat).then_some(*place))
    };
    let arrows = places.iter().filter_map(|(from, own)| {
        let to = view.attacks(*from)?;
        let (at, way) = between(*own, place(to)?)?;
        // Two players who attack each other have two arrows.
        let aside = if view.attacks(to) == Some(*from) {
            way.rot90() * 1.4 * size::ARROW
        } else {
            Vec2::ZERO
        };
        Some(Arrow {
            from: *from,
            at: at + aside,
            way,
            is_next: view.table.active == *from,
        })
    });
    arrows.collect()
}

/// The middle of the gap from one part to a neighbouring one, and the direction; `None` if they are no neighbours.
fn between(from: Rect, to: Rect) -> Option<(Pos2, Vec2)> {
    let both = from.intersect(to);
    let is_near = |gap: f32| (0.0..=GAP.max_elem() + 1.0).contains(&gap);
    let (gap_x, gap_y) = (-both.width(), -both.height());
    if gap_y > 0.0 && is_near(gap_y) && gap_x < 0.0 {
        let way = vec2(0.0, (to.center().y - from.center().y).signum());
        let y = f32::midpoint(both.top(), both.bottom());
        Some((pos2(both.center().x, y), way))
    } else if gap_x > 0.0 && is_near(gap_x) && gap_y < 0.0 {
        let way = vec2((to.center().x - from.center().x).signum(), 0.0);
        let x = f32::midpoint(both.left(), both.right());
        Some((pos2(x, both.center().y), way))
    } else {
        None
    }
}

/// Shows a player's part of the table. Returns whether it was tapped, and the tapped slot.
fn show_part(ui: &mut Ui, view: View<'_>, part: seat::Part, sense: Sense) -> Option<Option<usize>> {
    let (seat, place) = (part.seat, part.place);
    let response = ui.interact(place, ui.scope_id().with(("seat", seat)), sense);
    let label = describe_seat(view, seat);
    let role = if sense.senses_click() {
        Role::Button
    } else {
        Role::Label
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, label.as_str()));
    let mut cards = Vec::new();
    if ui.is_rect_visible(place) {
        widgets::seat_frame(ui, &response, look(view, seat));
        cards = part.paint(ui, view);
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
        ("name", view.seat_name(seat, view.name(seat)).into()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_sits_once_with_the_next_on_the_right() {
        for players in 2..=6 {
            for rows in rounds(players) {
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

    #[test]
    fn arrows_lead_from_neighbour_to_neighbour() {
        let part = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(100.0, 50.0));
        let (left, right, below) = (part(0.0, 0.0), part(108.0, 0.0), part(0.0, 58.0));
        assert_eq!(
            between(left, right),
            Some((pos2(104.0, 25.0), vec2(1.0, 0.0)))
        );
        assert_eq!(
            between(below, left),
            Some((pos2(50.0, 54.0), vec2(0.0, -1.0)))
        );
        assert_eq!(between(below, right), None);
    }
}
