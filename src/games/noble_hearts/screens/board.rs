//! An overview of the table: the player to act, the attack, and the cards to draw.
//!
//! As at the real table, the players sit opposite each other. The cards of charm and skill are at the sides; in the
//! middle is the box with its roses, or the open attack.

use egui::{Align2, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::attack;
use super::deal::Deal;
use super::seat;
use super::tracks::{self, Track};
use super::view::View;
use crate::rules::table::Attack;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::session::Extent;
use courtyard_ui::theme::{self, TARGET, TextRole, palette, size, space};
use courtyard_ui::widgets::{self, Icon};

/// The shown part of the table.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    /// The seat at the lower edge.
    pub(super) bottom: EitherSeat,
    /// Whether both sides are shown.
    pub(super) extent: Extent,
    /// The attack in the middle.
    pub(super) attack: Option<&'a Attack>,
    /// The available space, in points.
    pub(super) size: Vec2,
}

/// Shows the table. Returns the tapped player.
pub(super) fn show(
    ui: &mut Ui,
    view: View<'_>,
    board: Board<'_>,
    deal: &Deal,
) -> Option<EitherSeat> {
    let Board {
        bottom,
        extent,
        attack,
        size,
    } = board;
    // If there is no room for both, as beside a sheet on a low phone, the player to act is completely visible.
    let (acting, middle) = match attack {
        None => (view.table.initiative, 0.0),
        Some(attack) => (attack.by.other(), space::S + TextRole::Score.line(ui)),
    };
    let both = 2.0 * seat::least(ui) + space::S + middle;
    let (bottom, extent) = match extent {
        Extent::Whole if size.y < both => (acting, Extent::NearSide),
        _ => (bottom, extent),
    };
    // If there is too little height for the visible players, the table scrolls.
    let shown = match extent {
        Extent::Whole => 2.0,
        Extent::Shared | Extent::NearSide => 1.0,
    };
    let size = size.max(Vec2::new(0.0, shown * (TARGET + space::S)));
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let inner = at_the_sides(ui, view, bottom, whole);
    if extent != Extent::Whole {
        let board = Board { bottom, ..board };
        return one_side(ui, view, board, inner, deal);
    }
    let gap = space::S;
    let top = bottom.other();
    let least = seat::least(ui);
    let spare = inner.height() - 2.0 * (least + gap);
    let Some(attack) = attack else {
        let middle = if roses(view) {
            (inner.height() * 0.16).clamp(TextRole::Heading.line(ui), 2.0 * TARGET)
        } else {
            -gap
        };
        // With an open sheet there may be no room for the roses.
        let middle = if spare >= middle { middle } else { -gap };
        let [upper, between, lower] = split(inner, middle, gap);
        if middle > 0.0 {
            the_box(ui, view, between);
        }
        return seats(ui, view, [(top, upper), (bottom, lower)], deal);
    };
    let most = if inner.height() > size::DUEL_LOW * 1.6 {
        spare * 0.8
    } else {
        spare
    };
    let [upper, between, lower] = split(inner, most, gap);
    attack::show(ui, view, attack, bottom, between);
    seats(ui, view, [(top, upper), (bottom, lower)], deal)
}

/// One side only, below the middle.
fn one_side(
    ui: &mut Ui,
    view: View<'_>,
    board: Board<'_>,
    inner: Rect,
    deal: &Deal,
) -> Option<EitherSeat> {
    let (seat, attack) = (board.bottom, board.attack);
    let (gap, least) = (space::S, seat::least(ui));
    let spare = inner.height() - least - gap;
    let rows = match attack {
        Some(_) if spare < TextRole::Score.line(ui) => inner.height(),
        Some(_) => spare * 0.7,
        None if roses(view) && spare >= TextRole::Heading.line(ui) => {
            (inner.height() * 0.3).clamp(TextRole::Heading.line(ui), 2.0 * TARGET)
        }
        None => 0.0,
    };
    let between = inner.with_max_y(inner.top() + rows);
    match attack {
        Some(attack) => attack::show(ui, view, attack, seat, between),
        None if rows > 0.0 => the_box(ui, view, between),
        None => {}
    }
    let lower = if rows > 0.0 {
        inner.with_min_y(between.bottom() + gap)
    } else {
        inner
    };
    if lower.height() < least {
        return None;
    }
    seats(ui, view, [(seat, lower)], deal)
}

/// Two equal parts with this height between them.
fn split(inner: Rect, middle: f32, gap: f32) -> [Rect; 3] {
    let height = ((inner.height() - middle - 2.0 * gap) / 2.0).max(TARGET);
    let upper = inner.with_max_y(inner.top() + height);
    let lower = inner.with_min_y(inner.bottom() - height);
    let between = inner
        .with_min_y(upper.bottom() + gap)
        .with_max_y(lower.top() - gap);
    [upper, between, lower]
}

fn seats(
    ui: &mut Ui,
    view: View<'_>,
    all: impl IntoIterator<Item = (EitherSeat, Rect)>,
    deal: &Deal,
) -> Option<EitherSeat> {
    let mut tapped = None;
    for (of, rect) in all {
        if seat::show(ui, view, of, rect, deal) {
            tapped = Some(of);
        }
    }
    tapped
}

/// The cards of charm and skill at both sides. Returns the remaining space.
fn at_the_sides(ui: &Ui, view: View<'_>, bottom: EitherSeat, whole: Rect) -> Rect {
    let [narrow, broad, roomy] = size::TRACKS;
    let width = match whole.width() {
        w if w >= size::ROOMY => roomy,
        w if w >= size::ROUND_BROAD => broad,
        _ => narrow,
    };
    let gap = if whole.width() >= size::ROUND_BROAD {
        space::L
    } else {
        space::S
    };
    // A card keeps its proportions, however high the table is.
    let high = whole.height().min(width * size::TRACK_HEIGHT);
    let place = |left: f32| {
        let center = pos2(left + width / 2.0, whole.center().y);
        Rect::from_center_size(center, vec2(width, high))
    };
    let mut inner = whole;
    if Track::Charm.spots(view) > 0 {
        tracks::show(ui, view, Track::Charm, bottom, place(whole.left()));
        inner.min.x += width + gap;
    }
    if Track::Skill.spots(view) > 0 {
        tracks::show(ui, view, Track::Skill, bottom, place(whole.right() - width));
        inner.max.x -= width + gap;
    }
    inner
}

/// Whether there can be roses in the box.
fn roses(view: View<'_>) -> bool {
    view.rules().roses > 0
}

/// The box between the players: its roses.
fn the_box(ui: &mut Ui, view: View<'_>, rect: Rect) {
    let p = palette(ui);
    let count = view.table.roses;
    let label = view.with("noble-hearts-table-roses", &[("count", count.into())]);
    let id = ui.scope_id().with("roses");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, label.as_str()));
    let height = rect.height().min(TARGET);
    let side = height * 0.8;
    let number = count.to_string();
    let font = (height * 0.66, theme::display());
    let painter = ui.painter();
    let wide = widgets::ink_size(painter, &number, font.clone()).x;
    let shown = count.min(8);
    let step = side * 0.76;
    let row = side + step * f32::from(shown.saturating_sub(1));
    let row = if row + space::S + wide <= rect.width() {
        row
    } else {
        side
    };
    let from = rect.center().x - (row + space::S + wide) / 2.0;
    let ink = match count {
        0 => p.ink_faint,
        _ => p.ink,
    };
    let mut x = from + side / 2.0;
    loop {
        widgets::sign(ui, Icon::Rose, pos2(x, rect.center().y), side, ink);
        x += step;
        if x + side / 2.0 > from + row + 0.5 {
            break;
        }
    }
    let at = pos2(from + row + space::S, rect.center().y);
    widgets::ink_text(painter, at, Align2::LEFT_CENTER, &number, font, ink);
}
