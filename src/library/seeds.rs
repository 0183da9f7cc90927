//! The secret seeds of bots: one file each, named after the seal in the journal's header. They are not part of a journal
//! until its game has ended.

use std::io;
use std::path::PathBuf;

use super::{Library, LibraryError, at};

/// The most bytes of a file with a seed.
const LONGEST_SEED: u64 = 64;

impl Library {
    /// Draws the number of a new seed.
    pub fn draw_seed() -> u128 {
        rand::random()
    }

    /// Stores a seed durably. The bot can be continued only while this file exists, or after the end of the game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep_seed(&self, sealed: &str, seed: &str) -> Result<(), LibraryError> {
        let folder = self.data.join("bots");
        match self.storage.list(&folder) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                self.storage.make_folder(&folder).map_err(at(&folder))?;
            }
            Ok(_) | Err(_) => {}
        }
        let path = self.seed_path(sealed);
        self.storage
            .replace(&path, seed.as_bytes())
            .map_err(at(&path))
    }

    /// The stored seed for a seal; `None` if there is none that can be read.
    pub fn seed(&self, sealed: &str) -> Option<String> {
        let seed = self
            .storage
            .read_up_to(&self.seed_path(sealed), LONGEST_SEED);
        String::from_utf8(seed.ok()?).ok()
    }

    fn seed_path(&self, sealed: &str) -> PathBuf {
        self.data.join("bots").join(sealed)
    }
}
