//! Printed aids: the layout of a quick reference, a player mat and a score sheet, and their files.
//!
//! [`Pages::new`] lays out an aid; the result is the same for every file. [`Pages::pdf`] writes it for printers, and
//! [`Pages::svg`] for a browser, which prints pages itself. [`Page::marks`] is for those who draw it elsewhere.

mod font;
mod layout;
mod mark;
#[cfg(not(target_arch = "wasm32"))]
mod pdf;
mod svg;

pub use font::Face;
pub use layout::Paper;
pub use mark::{Mark, Page, Pen};

use courtyard_text::{Aid, Language};

/// The pages of an aid.
#[derive(Debug, Clone, PartialEq)]
pub struct Pages {
    /// The title of the document.
    pub title: String,
    /// The language of its words.
    pub language: Language,
    /// The pages, all of the same size.
    pub pages: Vec<Page>,
}

impl Pages {
    /// Lays out an aid on this paper.
    pub fn new(aid: &Aid, paper: Paper) -> Pages {
        Pages {
            title: aid.language.labelled(&aid.game, &aid.title),
            language: aid.language,
            pages: vec![layout::page(aid, paper)],
        }
    }
}
