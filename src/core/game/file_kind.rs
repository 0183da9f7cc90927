//! What a game keeps beside its journals.

/// A kind of small files that a game keeps beside its journals. The library keeps them, and what is in them is the game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileKind {
    /// The game's [id](super::Game::ID); its files lie in a folder of that name.
    pub game: &'static str,
    /// What their names end in, after a dot: no other kind's, no journal's, and of no other program.
    pub extension: &'static str,
    /// How many bytes such a file has at most.
    pub largest: usize,
}
