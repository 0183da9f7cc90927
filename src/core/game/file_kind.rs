//! A game's own files beside its journals.

/// A kind of small file that a game stores beside its journals. The library stores the files; only the game interprets
/// them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileKind {
    /// The game's [id](super::Game::ID), which is also the name of the files' folder.
    pub game: &'static str,
    /// The file name extension, without the dot. No other kind, journal or common program uses it.
    pub extension: &'static str,
    /// Maximum file size in bytes.
    pub largest: usize,
}
