//! Sizes of items on the table, so that all visible parts fit.

use egui::{TextStyle, Ui};

use super::board::Board;
use super::view::{View, ViewExt};
use crate::rules::table::NobleInPlay;
use courtyard_core::cards::Suit;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::parts;
use courtyard_ui::theme::{self, TextRole, size, space};
use courtyard_ui::widgets::{self, CardSize};

/// Sizes with which both sides fit.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    /// The width of the cards.
    pub(super) card: CardSize,
    /// Width of strength and stamina beside the card; `None` if they are below it.
    pub(super) beside: Option<f32>,
    /// The part of a weapon counted for each card, relative to the width of a card partly visible beside another.
    armed: f32,
    /// Whether there is space to spare.
    pub(super) roomy: bool,
    /// Whether the piles of all support decks are in one row.
    pub(super) one_row: bool,
}

/// The width of one row with the piles of both players, in points, whatever is in them.
fn row_of_piles(ui: &Ui, view: View<'_>) -> f32 {
    let card = CardSize::TINY.size().x + space::S;
    let names = EitherSeat::BOTH.map(|seat| {
        let name = parts::width_in(ui, view.name(seat), TextStyle::Small);
        name + space::S + card + words_of_pile(ui, view) + space::S
    });
    card + names.iter().sum::<f32>()
}

/// The width of the words about a discard pile in two lines, in points, whatever is in it.
pub(super) fn words_of_pile(ui: &Ui, view: View<'_>) -> f32 {
    let font = TextStyle::Small.resolve(ui.style());
    let longest = |count| {
        let words = view.counted("dueling-nobles-discard", count);
        theme::longest_word(ui, &font, &words)
    };
    // A count has two digits.
    [0_usize, 10].map(longest).into_iter().fold(0.0, f32::max)
}

/// The heading above the nobles of a side: the player, and what the player has.
#[derive(Clone, Copy)]
pub(super) struct Heading {
    /// Whether the name has its own line.
    pub(super) stacked: bool,
    /// Number of columns of abilities.
    pub(super) columns: usize,
    /// Maximum number of visible cards of the hand.
    pub(super) fan: u16,
    /// Its height.
    pub(super) height: f32,
}

impl Heading {
    /// Everything in one line if it fits; otherwise more tightly, or with the name above.
    pub(super) fn of(
        ui: &Ui,
        view: View<'_>,
        seat: EitherSeat,
        across: f32,
        roomy: bool,
    ) -> Heading {
        let side = view.side(seat);
        let (token, gap) = Heading::sizes(roomy);
        let having = |columns: usize, fan: u16| {
            let abilities = columns as f32 * (token + space::XS) - space::XS;
            let gold = widgets::gold_width(ui, side.gold);
            abilities + gold + widgets::hand_width(ui, side.hand, fan) + 2.0 * gap
        };
        let all = Suit::ALL.len();
        // From the preferred one to the narrowest.
        let ways = [
            (all, size::FAN),
            (all, size::LEAST_FAN),
            (2, size::LEAST_FAN),
        ];
        let widths = ways.map(|(columns, fan)| having(columns, fan));
        let first = |room: f32| widths.iter().position(|width| *width <= room);
        let mut named = parts::heading_width(ui, &view.marked_name(seat)) + gap;
        if view.is_bot(seat) {
            named += Heading::mark(ui) + space::XS;
        }
        let beside = first(across - named);
        let stacked = beside.is_none();
        let way = beside.or_else(|| first(across));
        let (columns, fan) = ways[way.unwrap_or(ways.len() - 1)];
        let rows = Suit::ALL.len().div_ceil(columns) as f32;
        let abilities = rows * (token + space::XS) - space::XS;
        let line = if stacked {
            TextRole::Heading.line(ui) + space::XS
        } else {
            0.0
        };
        Heading {
            stacked,
            columns,
            fan,
            height: abilities.max(theme::TARGET) + line,
        }
    }

    /// The width of the mark of a bot beside its name.
    pub(super) fn mark(ui: &Ui) -> f32 {
        TextRole::Heading.size(ui)
    }

    /// The diameter of an ability's token, and the gap between the parts.
    pub(super) fn sizes(roomy: bool) -> (f32, f32) {
        if roomy {
            (size::LARGE_TOKEN, space::L)
        } else {
            (size::TOKEN, space::S)
        }
    }
}

impl Fit {
    /// The sizes for the sides that the board shows, in its space.
    pub(super) fn of(ui: &Ui, view: View<'_>, board: Board<'_>) -> Fit {
        let (sides, size) = (board.sides(), board.size);
        let roomy = size.x >= size::ROOMY && size.y > size::LOW;
        let inside = if roomy { space::L } else { space::S };
        // The width inside the frame of a side.
        let across = size.x - 2.0 * inside;
        let heading = |seat: &EitherSeat| {
            let side = view.side(*seat);
            let heading = Heading::of(ui, view, *seat, across - 2.0, roomy);
            if side.known.is_empty() {
                heading.height
            } else {
                heading.height + TextRole::Small.line(ui)
            }
        };
        let decks = view.table().stocks.iter().count();
        let one_row = decks == 1 || !roomy && row_of_piles(ui, view) <= across;
        let middle = if board.shares {
            // A row for each support deck, if they do not fit into one.
            let rows = if one_row { 1 } else { decks };
            rows as f32 * (CardSize::TINY.size().y + space::S)
        } else {
            0.0
        };
        // A frame with its inner margins.
        let frame = 2.0 * inside + space::S;
        let side = (size.y - space::XS - middle) / sides.len() as f32 - frame;
        let highest = sides.iter().map(heading).fold(theme::TARGET, f32::max);
        // The height available for cards with the values below them.
        let tall = side - highest;
        let courtyard = |seat: &EitherSeat| &view.side(*seat).courtyard;
        let most = sides.iter().map(|seat| courtyard(seat).len()).max();
        let most = most.unwrap_or_default().max(1);
        // If the nobles need several rows, the armed ones may share a row.
        let share = |seat: &EitherSeat| {
            let armed = courtyard(seat).iter().filter(|n| n.weapon.is_some());
            if most <= size::FEW {
                armed.count() as f32 / courtyard(seat).len().max(1) as f32
            } else {
                1.0
            }
        };
        let armed = sides.iter().map(share).fold(0.0, f32::max);
        // The width per card if all are in one row.
        let cell = across / most as f32 - space::S;
        let (largest, values) = if roomy {
            (CardSize::HUGE, size::ROOMY_BESIDE)
        } else {
            // Slightly narrower cards are better than another row.
            let left = cell - theme::TARGET * strip(armed) - space::XS;
            let narrow = left >= size::NARROW_BESIDE;
            let values = if narrow { left } else { size::BESIDE };
            (CardSize::MEDIUM, values.min(size::BESIDE))
        };
        let largest = largest.size().x;
        // The widest card with the values beside it.
        let wide = (cell - values) / strip(armed);
        let card_beside = CardSize::high(tall).size().x.min(wide).min(largest);
        // The widest card with the values below it, considering the height only.
        let large = CardSize::LARGE.size();
        let upright = (tall - below(ui, roomy)) / large.y * large.x;
        let beside = if roomy {
            card_beside >= size::LEAST_BESIDE
        } else {
            // With little height, values below would leave no room for the card.

            let least = theme::TARGET;
            let row = CardSize::wide(least).size().y + space::XS;
            let rows = |beside: f32, height: f32| -> f32 {
                let row = per_row(across - 2.0 * space::XS, least * strip(armed) + beside);
                let rows = sides.iter().map(|seat| courtyard(seat).len().div_ceil(row));
                rows.map(|rows| rows as f32 * height).sum()
            };
            upright < CardSize::SMALL.size().x
                && rows(values, row) < rows(0.0, row + below(ui, roomy))
        };
        let card = if beside {
            card_beside
        } else {
            upright.min(cell / strip(armed)).min(largest)
        };
        Fit {
            card: CardSize::wide(card.max(theme::TARGET)),
            beside: beside.then_some(values),
            armed,
            roomy,
            one_row,
        }
    }

    /// The width of this noble's card with its weapon, if it has one, and the values beside it.
    pub(super) fn width(self, noble: &NobleInPlay) -> f32 {
        let weapon = noble.weapon.map_or(0.0, |_| self.card.strip());
        self.card.size().x + weapon + self.beside.unwrap_or_default()
    }

    /// The width of a card with its weapon and the values beside it.
    pub(super) fn cell(self) -> f32 {
        self.card.size().x * strip(self.armed) + self.beside.unwrap_or_default()
    }
}

/// The width of a card with this part of a weapon visible beside it, relative to the card.
fn strip(armed: f32) -> f32 {
    1.0 + armed * CardSize::LARGE.strip() / CardSize::LARGE.size().x
}

/// Number of nobles per row of this width.
pub(super) fn per_row(available: f32, cell: f32) -> usize {
    let count = (available + space::XS) / (cell + space::XS);
    count.floor().max(1.0) as usize
}

/// The height of strength and stamina below a card.
fn below(ui: &Ui, roomy: bool) -> f32 {
    let strength = if roomy {
        TextRole::Score.line(ui) + TextRole::Small.line(ui)
    } else {
        TextRole::Heading.line(ui)
    };
    strength + theme::CHIP + space::XS
}
