//! What belongs to the table's screen and is not recorded.

use super::deal::Deal;
use super::draft::Draft;
use super::known::Known;
use super::player::PlayerPage;

/// What is put together on a sheet.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Sheet {
    /// An action with cards: what was told, step by step.
    Draft(Vec<Draft>),
    /// Which special card is turned up.
    TurnUp,
    /// Who surrenders.
    Concede,
}

/// What belongs to the table's screen and is not recorded.
#[derive(Debug, Default)]
pub struct HeartsPlay {
    pub(super) sheet: Option<Sheet>,
    pub(super) known: Known,
    pub(super) deal: Deal,
    pub(super) player: Option<PlayerPage>,
    /// The digit that was pressed in this frame.
    pub(super) digit: Option<u8>,
    /// So many tens the next digit has before it.
    pub(super) tens: u8,
}

impl HeartsPlay {
    /// The digit that was pressed in this frame, for whoever asks first.
    pub(super) fn digit(&mut self) -> Option<u8> {
        self.digit.take()
    }

    /// What is put together now.
    pub(super) fn draft(&self) -> Option<&Draft> {
        match &self.sheet {
            Some(Sheet::Draft(steps)) => steps.last(),
            Some(Sheet::TurnUp | Sheet::Concede) | None => None,
        }
    }
}
