use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, vec2};

use super::mix;
use super::shape::{self, Place};
use crate::cards::{Rank, Suit};
use crate::ui::theme::Palette;

/// The inks a card is printed with.
pub(super) struct Inks {
    pub face: Color32,
    pub suit: Color32,
    pub gold: Color32,
}

impl Inks {
    pub(super) fn new(p: &Palette, suit: Suit, enabled: bool) -> Inks {
        if enabled {
            Inks {
                face: p.card_face,
                suit: p.suit(suit),
                gold: p.gold,
            }
        } else {
            Inks {
                face: p.card_face_off,
                suit: p.suit_off(suit),
                gold: mix(p.card_face_off, p.card_face, 0.35),
            }
        }
    }
}

/// Paints a noble's device: a crown, a rose, a sword. False for a card that has none.
pub(super) fn crest(painter: &Painter, rank: Rank, center: Pos2, size: f32, inks: &Inks) -> bool {
    let place = Place::new(center, size);
    let pen = Stroke::new((size * 0.035).max(1.0), inks.suit);
    let dot = |x: f32, y: f32, r: f32, color: Color32| {
        painter.circle_filled(place.at(x, y), r * size, color);
    };
    match rank {
        Rank::King => {
            let place = Place::new(center, size);
            shape::CROWN.fill(painter, place, inks.gold);
            shape::CROWN.stroke(painter, place, pen);
            for (x, y) in [(0.0, -0.44), (0.485, -0.35), (-0.485, -0.35)] {
                dot(x, y, 0.075, inks.suit);
            }
            let band = Rect::from_two_pos(place.at(-0.40, 0.25), place.at(0.40, 0.42));
            painter.rect_filled(band, CornerRadius::from(size * 0.05), inks.suit);
            for x in [-0.24, 0.0, 0.24] {
                painter.circle_filled(place.at(x, 0.335), size * 0.045, inks.gold);
            }
        }
        Rank::Queen => {
            let place = Place::new(center, size * 1.1);
            for n in 0..5 {
                let leaf = place.turned((36.0 + 72.0 * n as f32).to_radians());
                shape::SEPAL.fill(painter, leaf, inks.suit);
            }
            for (distance, r, turn, fill, edge) in [
                (0.27, 0.19, 0.0, inks.suit, inks.face),
                (0.13, 0.12, 36.0, inks.gold, inks.suit),
            ] {
                for n in 0..5 {
                    let at = place
                        .turned((turn + 72.0 * n as f32).to_radians())
                        .at(0.0, -distance);
                    painter.circle(at, r * place.scale, fill, Stroke::new(pen.width, edge));
                }
            }
            dot(0.0, 0.0, 0.085, inks.suit);
        }
        Rank::Jack => {
            let place = Place::new(center - vec2(0.0, size * 0.02), size * 1.42);
            shape::BLADE.fill(painter, place, inks.gold);
            shape::BLADE.stroke(painter, place, pen);
            painter.line_segment([place.at(0.0, -0.38), place.at(0.0, 0.12)], pen);
            shape::GUARD.fill(painter, place, inks.suit);
            painter.circle(place.at(0.0, 0.42), size * 0.11, inks.gold, pen);
        }
        _ => return false,
    }
    true
}
