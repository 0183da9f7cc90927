//! A session as a document: Markdown, CSV, JSON or a web page.

mod chart;
mod csv;
mod html;
mod json;
mod markdown;
pub mod plays;

pub use json::safe_json;

use strum::{EnumCount, VariantArray};

use super::{Describe, Text, story};
use crate::session::Session;
use crate::variants::array_of;

/// A form in which a session is given away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum Format {
    /// Markdown, turn by turn.
    Markdown,
    /// One row an entry, for spreadsheets.
    Csv,
    /// Entries with their sentences, for programs.
    Json,
    /// One web page that needs nothing else, with a chart.
    Html,
}

impl Format {
    /// All forms.
    pub const ALL: [Format; Format::COUNT] = array_of(Format::VARIANTS);

    /// The form's name, which is also its file extension.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Markdown => "md",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::Html => "html",
        }
    }
}

/// The whole session in this form.
///
/// # Errors
/// When the session cannot be written as JSON.
pub fn export<G: Describe>(
    text: &Text,
    session: &Session<G>,
    format: Format,
) -> Result<String, serde_json::Error> {
    let story = story(text, session);
    Ok(match format {
        Format::Markdown => markdown::markdown(text, &story),
        Format::Csv => csv::csv(text, &story)?,
        Format::Json => json::json(session, &story)?,
        Format::Html => html::html(text, &story),
    })
}
