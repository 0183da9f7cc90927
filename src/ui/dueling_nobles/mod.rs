//! The screens of *Dueling Nobles*.

mod actions;
mod board;
mod corrections;
mod desk;
mod duel;
mod house_rules;
mod log;
mod panels;
mod pick;
mod quick;
mod room;
mod series;
mod setup;
mod sheet;

pub use quick::QuickDuel;
pub use room::TableRoom;
pub use setup::Setup;

use std::path::Path;

use egui::Ui;

use super::widgets::{CardFace, CardSize};
use super::{House, Room};
use crate::cards::{Card, Rank, Suit};
use crate::library::{LibraryError, Summary};
use crate::session::journal::Opened;

/// The game's sign on the start screen: three nobles side by side.
pub(super) fn emblem(ui: &mut Ui) {
    ui.horizontal(|ui| {
        let nobles = [
            Card::new(Rank::King, Suit::Spades),
            Card::new(Rank::Queen, Suit::Hearts),
            Card::new(Rank::Jack, Suit::Diamonds),
        ];
        for noble in nobles {
            ui.add(CardFace::new(noble, CardSize::MEDIUM).still(true));
        }
    });
}

/// The journal of the sample game: two turns of play, and the third as far as its command phase.
const SAMPLE: &[u8] = include_bytes!("../../../assets/sample.courtyard");

/// The table of the sample game: the one among these sessions that has not ended, or a new one.
///
/// # Errors
/// When the sample is open elsewhere, or a new one cannot be laid down.
pub fn sample(house: &House, sessions: &[Summary]) -> Result<Box<dyn Room>, LibraryError> {
    let started = sessions.iter().find(|summary| {
        let content = summary.content.as_ref();
        content.is_ok_and(|c| c.header.is_sample() && c.goes_on())
    });
    if let Some(started) = started {
        return open(house, &started.path);
    }
    let damaged = |line, code| LibraryError::Damaged {
        path: "sample.courtyard".into(),
        line,
        code,
    };
    let opened = Opened::new(SAMPLE).map_err(|f| damaged(f.line, f.code()))?;
    let reading = opened.read().map_err(|f| damaged(f.line, f.code()))?;
    if let Some(fault) = reading.fault {
        return Err(damaged(fault.line, fault.code()));
    }
    let keeper = house.library.lay_down(reading.session)?;
    Ok(Box::new(TableRoom::new(house, keeper, None)))
}

/// The table of a saved session.
///
/// # Errors
/// When the session is open elsewhere or its journal cannot be gone on with.
pub fn open(house: &House, path: &Path) -> Result<Box<dyn Room>, LibraryError> {
    let (keeper, recovery) = house.library.resume(path)?;
    Ok(Box::new(TableRoom::new(house, keeper, recovery)))
}
