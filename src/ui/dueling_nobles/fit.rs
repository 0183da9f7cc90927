//! How large things are on the table, so that all that is shown of it fits.

use egui::{Ui, Vec2};

use super::view::View;
use crate::seat::EitherSeat;
use crate::ui::theme::{self, TextRole, size, space};
use crate::ui::widgets::CardSize;

/// How large things are, so that both sides fit.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    /// The width of the cards.
    pub(super) card: CardSize,
    /// Whether strength and stamina stand beside the card instead of below it.
    pub(super) beside: bool,
    /// Whether there is room to spare.
    pub(super) roomy: bool,
}

/// What there is for one side.
struct Space {
    /// How broad it is inside its frame.
    across: f32,
    /// How high its cards can be, with what stands below them.
    tall: f32,
    /// What a card has of the breadth if all stand in one row.
    cell: f32,
    /// The largest card that looks well.
    largest: f32,
    /// What stands beside a card, where something does.
    beside: f32,
}

impl Space {
    fn of(ui: &Ui, view: View<'_>, sides: &[EitherSeat], size: Vec2, roomy: bool) -> Space {
        let inside = match roomy {
            true => space::L,
            false => space::S,
        };
        let known = sides.iter().any(|s| !view.side(*s).known.is_empty());
        let lines = f32::from(u8::from(known)) * TextRole::Small.line(ui);
        let middle = match sides.len() {
            1 => 0.0,
            _ => CardSize::TINY.size().y + space::S,
        };
        let side = (size.y - space::XS - middle) / sides.len() as f32 - space::S;
        let most = sides.iter().map(|s| view.side(*s).courtyard.len()).max();
        let most = most.unwrap_or_default().max(1) as f32;
        let across = size.x - 2.0 * inside;
        let (largest, beside) = match roomy {
            true => (CardSize::HUGE, size::ROOMY_BESIDE),
            false => (CardSize::MEDIUM, size::BESIDE),
        };
        Space {
            across,
            tall: side - theme::TARGET - 2.0 * inside - lines,
            cell: across / most - space::S,
            largest: largest.size().x,
            beside,
        }
    }

    /// The widest card that has strength and stamina beside it.
    fn card_beside(&self) -> f32 {
        let high = CardSize::high(self.tall).size().x;
        let wide = self.cell / strip() - self.beside / strip();
        high.min(wide).min(self.largest)
    }

    /// The widest card by the height alone that has them below it.
    fn card_above(&self, ui: &Ui, roomy: bool) -> f32 {
        let card = CardSize::LARGE.size();
        (self.tall - below(ui, roomy)) / card.y * card.x
    }

    /// The height of all rows of the smallest cards, each so high, with so much beside each card.
    fn rows(&self, view: View<'_>, sides: &[EitherSeat], beside: f32, height: f32) -> f32 {
        let row = per_row(self.across, theme::TARGET * strip() + beside);
        let rows = sides
            .iter()
            .map(|s| view.side(*s).courtyard.len().div_ceil(row));
        rows.map(|rows| rows as f32 * height).sum()
    }
}

impl Fit {
    /// What fits where these sides are shown in so much space.
    pub(super) fn of(ui: &Ui, view: View<'_>, sides: &[EitherSeat], size: Vec2) -> Fit {
        let roomy = size.x >= size::ROOMY && size.y > size::LOW;
        let space = Space::of(ui, view, sides, size, roomy);
        let (across, upright) = (space.card_beside(), space.card_above(ui, roomy));
        let beside = match roomy {
            true => across >= size::LEAST_BESIDE,
            // Where there is little height, what stands below would leave no card.
            false => {
                let row = CardSize::wide(theme::TARGET).size().y + space::XS;
                let rows = |beside, height| space.rows(view, sides, beside, height);
                upright < CardSize::SMALL.size().x
                    && rows(space.beside, row) < rows(0.0, row + below(ui, roomy))
            }
        };
        let card = match beside {
            true => across,
            false => upright.min(space.cell / strip()).min(space.largest),
        };
        Fit {
            card: CardSize::wide(card.max(theme::TARGET)),
            beside,
            roomy,
        }
    }

    /// How much room what stands beside a card takes.
    pub(super) fn width_beside(self) -> f32 {
        match (self.beside, self.roomy) {
            (false, _) => 0.0,
            (true, true) => size::ROOMY_BESIDE,
            (true, false) => size::BESIDE,
        }
    }
}

/// How wide a card is with a weapon that looks out beside it, in widths of the card.
fn strip() -> f32 {
    1.0 + CardSize::LARGE.strip() / CardSize::LARGE.size().x
}

/// How many nobles stand in a row of this width.
pub(super) fn per_row(available: f32, cell: f32) -> usize {
    let count = (available + space::XS) / (cell + space::XS);
    count.floor().max(1.0) as usize
}

/// How much height strength and stamina take below a card.
fn below(ui: &Ui, roomy: bool) -> f32 {
    let strength = match roomy {
        true => TextRole::Score,
        false => TextRole::Heading,
    };
    let terms = match roomy {
        true => TextRole::Small.line(ui),
        false => 0.0,
    };
    strength.line(ui) + terms + theme::CHIP + space::XS
}
