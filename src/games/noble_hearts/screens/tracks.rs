//! The cards of charm and skill: a track between both players, with a marker on one of its spots.

use egui::{CornerRadius, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::view::{View, ViewExt};
use courtyard_core::cards::Suit;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::theme::{self, line, space};
use courtyard_ui::widgets::{self, Icon, small_shadow, suit_icon};

/// One of the two tracks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Track {
    /// Lady Isabelle between two hearts.
    Charm,
    /// The marker between two swords.
    Skill,
}

impl Track {
    /// Number of spots from the centre to each end; 0 if the rules have no such card.
    pub(super) fn spots(self, view: View<'_>) -> u8 {
        match self {
            Track::Charm => view.rules().charm_spots,
            Track::Skill => view.rules().skill_spots,
        }
    }

    /// The position of the marker; positive towards seat 0.
    fn marker(self, view: View<'_>) -> i8 {
        match self {
            Track::Charm => view.table.charm,
            Track::Skill => view.table.skill,
        }
    }

    /// The sign on its marker.
    pub(super) const fn icon(self) -> Icon {
        match self {
            Track::Charm => Icon::Crown,
            Track::Skill => Icon::Swords,
        }
    }

    /// The description for screen readers.
    fn describe(self, view: View<'_>) -> String {
        let place = view.spot(self.marker(view), self.spots(view));
        let key = match self {
            Track::Charm => "noble-hearts-table-charm",
            Track::Skill => "noble-hearts-table-skill",
        };
        view.with(key, &[("place", place.into())])
    }
}

/// Shows the card in this place; this player sits at the lower edge.
pub(super) fn show(ui: &Ui, view: View<'_>, track: Track, bottom: EitherSeat, rect: Rect) {
    let id = ui.scope_id().with(("track", track == Track::Charm));
    let response = ui.interact(rect, id, Sense::hover());
    let description = track.describe(view);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, description.as_str()));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let p = theme::palette(ui);
    let painter = ui.painter();
    let corner = CornerRadius::from((rect.width() * 0.16).clamp(space::XS, space::M));
    small_shadow(painter, p, rect, corner.nw.into(), 2.0);
    let edge = Stroke::new(line::HAIR, p.card_edge);
    painter.rect(rect, corner, p.card_face, edge, StrokeKind::Inside);
    let spots = track.spots(view);
    let count = f32::from(2 * spots + 1);
    let step = ((rect.height() - space::S) / count).max(1.0);
    let middle = rect.center();
    let down = match bottom {
        EitherSeat::Zero => 1.0,
        EitherSeat::One => -1.0,
    };
    let at = |spot: i8| middle + vec2(0.0, down * f32::from(spot) * step);
    let last = spots as i8;
    let thread = Stroke::new(line::HAIR, p.card_edge);
    let [one, other] = [at(-last).y, at(last).y];
    painter.vline(middle.x, one.min(other)..=one.max(other), thread);
    let r = (step * 0.36).min(rect.width() * 0.26);
    let marker = track.marker(view);
    for spot in -last..=last {
        let center = at(spot);
        if spot.abs() == last {
            let side = (step * 0.9).min(rect.width() * 0.62);
            end(ui, track, center, side, spot == marker);
        } else if spot != marker {
            let r = if spot == 0 { r } else { r * 0.7 };
            let edge = Stroke::new(line::THIN, p.card_ink_off);
            painter.circle(center, r, p.card_face, edge);
        }
    }
    figure(ui, track, at(marker), (step * 0.48).min(rect.width() * 0.4));
}

/// The heart or the sword at an end of the track.
fn end(ui: &Ui, track: Track, center: Pos2, side: f32, reached: bool) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let (heart, red) = (Suit::Hearts, p.suit(Suit::Hearts));
    match track {
        Track::Charm => suit_icon(painter, heart, center, side * 0.86, red),
        Track::Skill if !reached => sword(ui, center, side),
        Track::Skill => {}
    }
}

/// A vertical sword.
fn sword(ui: &Ui, center: Pos2, side: f32) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let pen = Stroke::new((side * 0.1).max(line::THIN), p.card_ink);
    let (blade, across) = (vec2(0.0, side * 0.46), vec2(side * 0.24, 0.0));
    let guard = center + blade * 0.4;
    painter.line_segment([center - blade, center + blade], pen);
    painter.line_segment([guard - across, guard + across], pen);
}

/// The marker: Lady Isabelle, or the skill marker.
fn figure(ui: &Ui, track: Track, center: Pos2, r: f32) {
    let p = theme::palette(ui);
    let painter = ui.painter();
    let edge = Stroke::new(line::THIN, p.accent_dark);
    painter.circle(center, r, p.accent, edge);
    widgets::sign(ui, track.icon(), center, r * 1.25, p.on_accent);
}
