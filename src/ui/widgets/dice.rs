use egui::{Pos2, Rect, Response, Stroke, Ui, Vec2, Widget, WidgetInfo, vec2};

use super::sketch::stamp;
use super::{chosen_outline, dashed, focus_ring, hover, manner, mix, small_shadow, smooth};
use crate::theme::{self, line, radius};
use courtyard_core::dice::Die;

/// A die, or an empty slot for one.
///
/// It is a button: a disabled one is dimmed but can still be clicked, so that a tap can explain the reason.
#[must_use = "put it into a ui with `ui.add`"]
pub struct DieFace<'a> {
    die: Option<Die>,
    side: f32,
    label: Option<&'a str>,
    selected: Option<bool>,
    enabled: bool,
    still: bool,
    angle: f32,
    lift: f32,
}

impl<'a> DieFace<'a> {
    /// The die, or with `None` an empty slot, `side` points wide; enabled and not selected.
    pub fn new(die: Option<Die>, side: f32) -> DieFace<'a> {
        DieFace {
            die,
            side,
            label: None,
            selected: None,
            enabled: true,
            still: false,
            angle: 0.0,
            lift: 0.0,
        }
    }

    setters! {
        /// The accessible name; by default the number of pips.
        label: &'a str,
        /// Whether the die is chosen: raised and outlined.
        selected: bool,
        /// Whether the die can be chosen now.
        enabled: bool,
        /// Not interactive: neither hovered nor focused.
        still: bool,
    }

    /// Rotated around its centre by an angle in radians, and raised by this many points: a rolling die.
    pub fn turned(mut self, angle: f32, lift: f32) -> Self {
        self.angle = angle;
        self.lift = lift;
        self
    }
}

impl Widget for DieFace<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (sense, role) = manner(self.still);
        // Even a narrow die can be tapped slightly above and below it.
        let height = if self.still {
            self.side
        } else {
            self.side.max(theme::TARGET)
        };
        let (whole, response) = ui.allocate_exact_size(vec2(self.side, height), sense);
        let rect = Rect::from_center_size(whole.center(), Vec2::splat(self.side));
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| {
            let pips = || {
                self.die
                    .map_or_else(|| "?".to_owned(), |die| die.to_string())
            };
            WidgetInfo {
                selected: self.selected,
                ..WidgetInfo::labeled(role, enabled, self.label.map_or_else(pips, str::to_owned))
            }
        });
        let selected = self.selected == Some(true);
        let chosen = smooth(ui, &response, selected);
        let hovered = hover(ui, &response);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let p = theme::palette(ui);
        let painter = ui.painter();
        let corner = self.side * radius::DIE;
        let lively = enabled && !self.still;
        let Some(die) = self.die else {
            let ink = if lively && hovered > 0.5 {
                p.accent
            } else {
                p.stamina_lost
            };
            dashed(
                painter,
                rect.shrink(1.0),
                corner,
                Stroke::new(line::THIN, ink),
            );
            focus_ring(ui, &response, rect, corner);
            return response;
        };
        let raised = if lively { hovered.max(chosen) } else { chosen };
        let lift = self.lift + self.side * 0.05 * raised;
        let rect = rect.translate(vec2(0.0, -lift));
        let lip = (self.side * 0.07).max(2.0);
        let (fill, edge, pip) = if enabled {
            (p.die_face, p.die_edge, p.die_pip)
        } else {
            (
                p.card_face_off,
                mix(p.card_face_off, p.felt, 0.4),
                p.card_ink_off,
            )
        };
        if enabled {
            // The shadow of a rotated die has hardly any corners.
            let round = corner + (self.angle * 2.0).sin().abs() * self.side * 0.25;
            small_shadow(
                painter,
                p,
                rect,
                round,
                2.0 + 3.0 * raised + 0.2 * self.lift,
            );
        }
        let key = ("die", die.pips(), self.side.to_bits(), fill, edge, pip);
        stamp(painter, rect.center(), self.angle, key, &|sketch| {
            let rect = Rect::from_center_size(Pos2::ZERO, Vec2::splat(self.side));
            let face = rect.with_max_y(rect.max.y - lip);
            sketch.rect(rect, corner, edge, Stroke::NONE);
            // The flat part of the face, and around it the rounded edge.
            let rim = Stroke::new(line::HAIR, edge);
            sketch.rect(face, corner, mix(fill, edge, 0.38), rim);
            let flat = face.shrink(self.side * 0.035);
            sketch.rect(flat, corner * 0.95, fill, Stroke::NONE);
            let r = self.side * 0.085;
            for (x, y) in pips(die.pips()) {
                let at = face.center() + vec2(x, y) * self.side * 0.24;
                // Pips are hollows: their lower rim is lighter.
                sketch.disc(at + vec2(0.0, r * 0.2), r, edge);
                sketch.disc(at, r, pip);
            }
        });
        if selected {
            chosen_outline(painter, p, rect, corner);
        }
        focus_ring(ui, &response, rect, corner);
        response
    }
}

/// The positions of the pips: one in the middle if they are odd, and pairs that are opposite each other.
fn pips(count: u8) -> impl Iterator<Item = (f32, f32)> {
    const PAIRS: [(f32, f32); 3] = [(1.0, -1.0), (-1.0, -1.0), (-1.0, 0.0)];
    let middle = (count % 2 == 1).then_some((0.0, 0.0));
    let pairs = PAIRS.into_iter().take(usize::from(count / 2));
    middle
        .into_iter()
        .chain(pairs.flat_map(|(x, y)| [(x, y), (-x, -y)]))
}
