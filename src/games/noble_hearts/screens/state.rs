//! The state of the table's screen that is not recorded.

use super::deal::Deal;
use super::known::Known;
use crate::rules::NobleHearts;
use courtyard_core::game::compose::Draft;

/// The state of the table's screen that is not recorded.
#[derive(Debug, Default)]
pub struct HeartsPlay {
    /// The action that is being composed.
    pub(super) sheet: Option<Draft<NobleHearts>>,
    pub(super) known: Known,
    pub(super) deal: Deal,
    /// The digit pressed in this frame.
    pub(super) digit: Option<u8>,
    /// The tens of the next digit.
    pub(super) tens: u8,
}

impl HeartsPlay {
    /// The digit pressed in this frame, for the first caller only.
    pub(super) fn digit(&mut self) -> Option<u8> {
        self.digit.take()
    }
}
