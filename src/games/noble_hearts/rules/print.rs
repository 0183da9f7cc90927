//! The four numbers that are printed on a card.

use serde::Serialize;
use strum::{VariantArray, VariantNames};

use super::editions::Rules;

/// One of the four numbers printed on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, VariantArray, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Print {
    /// The strength of its strokes and blocks.
    Fight,
    /// The hit area of its strokes and blocks.
    Area,
    /// Its movement.
    Move,
    /// Number of cards drawn after playing it.
    Redraw,
}

courtyard_core::named!(Print);

impl Print {
    /// Minimum and maximum of numbers of this sort under the rules.
    pub fn range(self, rules: &Rules) -> (u8, u8) {
        match self {
            Print::Fight => (0, rules.fight_most),
            Print::Area => (1, rules.areas),
            Print::Move => (0, rules.move_most),
            Print::Redraw => (0, rules.redraw_most),
        }
    }

    /// Minimum and maximum of numbers of this sort under any rules.
    pub const fn widest(self) -> (u8, u8) {
        match self {
            Print::Fight | Print::Move | Print::Redraw => (0, 99),
            Print::Area => (1, 9),
        }
    }
}
