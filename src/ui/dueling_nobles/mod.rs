//! The screens of *Dueling Nobles*.

mod actions;
mod board;
mod corrections;
mod desk;
mod duel;
mod house_rules;
mod log;
mod pick;
mod room;
mod series;
mod setup;
mod sheet;

pub use room::TableRoom;
pub use setup::Setup;

use std::path::Path;

use egui::Ui;

use super::widgets::{CardFace, CardSize};
use super::{House, Room};
use crate::cards::{Card, Rank, Suit};
use crate::library::LibraryError;

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

/// The table of a saved session.
///
/// # Errors
/// When the session is open elsewhere or its journal cannot be gone on with.
pub fn open(house: &House, path: &Path) -> Result<Box<dyn Room>, LibraryError> {
    let (keeper, recovery) = house.library.resume(path)?;
    Ok(Box::new(TableRoom::new(house, keeper, recovery)))
}
