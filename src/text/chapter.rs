//! The rules of a game in words.

/// One part of a game's rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// What it says; never empty.
    pub paragraphs: Vec<String>,
}
