//! The picture of a bot's step: the cards that people see with it, beside the words.

use egui::{Pos2, Rect, RichText, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, vec2};

use super::layout::room_below;
use crate::theme::{self, TextRole, space};
use crate::widgets::{CardFace, CardSize, Piece};
use courtyard_core::cards::Card;

/// Maximum share of the width for the picture.
const SHARE: f32 = 0.42;
/// Minimum share of a card that can be seen beside the next one.
const LEAST_SEEN: f32 = 0.34;

/// A card in the picture of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PicturedCard {
    /// Face up, with the card under it.
    FaceUp(Card, Option<Card>),
    /// Less known: face down, or by a rank alone.
    Piece(Piece<'static>),
}

impl PicturedCard {
    /// A bare card, face up.
    pub const fn bare(card: Card) -> PicturedCard {
        PicturedCard::FaceUp(card, None)
    }

    /// A card face down.
    pub const BACK: PicturedCard = PicturedCard::Piece(Piece::Down(None));

    /// Its width in points, with the part of the card under it that can be seen.
    fn width(self, size: CardSize) -> f32 {
        match self {
            PicturedCard::FaceUp(_, Some(_)) => size.size().x + size.strip(),
            PicturedCard::FaceUp(_, None) | PicturedCard::Piece(_) => size.size().x,
        }
    }

    /// Draws it. The words beside the picture name it, so that screen readers pass it over.
    fn show(self, ui: &mut Ui, at: Pos2, size: CardSize) {
        let place = Rect::from_min_size(at, vec2(self.width(size), size.size().y));
        match self {
            PicturedCard::FaceUp(card, below) => {
                let face = CardFace::new(card, size).still(true).weapon(below);
                let shown = ui.put(place, face);
                ui.ctx()
                    .accesskit_node_builder(shown.id, |node| node.set_hidden());
            }
            PicturedCard::Piece(piece) => piece.paint(ui, place, true),
        }
    }
}

/// The places of the cards of a picture, from its left edge.
struct Picture {
    size: CardSize,
    lefts: Vec<f32>,
    width: f32,
}

impl Picture {
    /// The picture of some cards in the largest size for this room: side by side, or else small ones that overlap. `None` if too
    /// little of them could be seen.
    fn of(cards: &[PicturedCard], width: f32, height: f32) -> Option<Picture> {
        let last = cards.last()?;
        let gaps = space::XS * (cards.len() - 1) as f32;
        let beside: f32 = cards.iter().map(|card| card.width(CardSize::MEDIUM)).sum();
        let medium = CardSize::MEDIUM.size();
        let wide = medium.x * ((width - gaps) / beside).min(1.0);
        let size = CardSize::wide(wide.max(CardSize::SMALL.size().x));
        let size = if size.size().y > height {
            CardSize::SMALL
        } else {
            size
        };
        let step = |card: &PicturedCard| card.width(size) + space::XS;
        let steps: f32 = cards.iter().map(step).sum::<f32>() - step(last);
        let seen = ((width - last.width(size)) / steps.max(1.0)).min(1.0);
        let mut left = 0.0;
        let lefts = cards.iter().map(|card| {
            let at = left;
            left += step(card) * seen;
            at
        });
        let picture = Picture {
            size,
            lefts: lefts.collect(),
            width: last.width(size) + steps * seen,
        };
        (seen >= LEAST_SEEN && size.size().y <= height).then_some(picture)
    }
}

/// Shows the title of a task with the picture of these cards on its right, and with more below the title. There is no picture
/// if the region of the task has no room for it, with lines of small text below it.
pub(super) fn beside(
    ui: &mut Ui,
    cards: &[PicturedCard],
    title: &str,
    more: f32,
    words: impl FnOnce(&mut Ui),
) {
    let place = ui.available_rect_before_wrap();
    let room = room_below(ui) - 2.0 * TextRole::Small.line(ui);
    let picture = Picture::of(cards, SHARE * place.width(), room).filter(|picture| {
        let width = place.width() - picture.width - space::L;
        fits(ui, title, width, room - more)
    });
    let Some(picture) = picture else {
        return words(ui);
    };
    let at = place.right_top() - vec2(picture.width, 0.0);
    for (card, left) in cards.iter().zip(&picture.lefts) {
        card.show(ui, at + vec2(*left, 0.0), picture.size);
    }
    let beside = place.with_max_x(at.x - space::L);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
        ui.set_width(beside.width());
        words(ui);
    });
    let least = picture.size.size().y - shown.response.rect.height();
    ui.add_space(least.max(0.0));
}

/// Whether a title fits into this space without breaking a word.
fn fits(ui: &Ui, title: &str, width: f32, height: f32) -> bool {
    let font = TextRole::Title.style().resolve(ui.style());
    let longest = theme::longest_word(ui, &font, title);
    longest <= width && self::height(ui, &theme::title(title), width) <= height
}

/// The height of words in this width, in points.
pub(super) fn height(ui: &Ui, words: &RichText, width: f32) -> f32 {
    let words = WidgetText::from(words.clone());
    let words = words.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body);
    words.size().y
}
