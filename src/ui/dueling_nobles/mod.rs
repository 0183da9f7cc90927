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

use super::{House, Room};
use crate::library::LibraryError;

/// The table of a saved session.
///
/// # Errors
/// When the session is open elsewhere or its journal cannot be gone on with.
pub fn open(house: &House, path: &Path) -> Result<Box<dyn Room>, LibraryError> {
    let (keeper, recovery) = house.library.resume(path)?;
    Ok(Box::new(TableRoom::new(house, keeper, recovery)))
}
