//! Rules in words, part by part.

/// One part of something to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// What it says, paragraph by paragraph; never empty.
    pub paragraphs: Vec<String>,
}
