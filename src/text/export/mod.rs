//! A session as a document: Markdown, CSV, JSON or a web page.

pub(crate) mod csv;
mod html;
mod json;
mod markdown;
pub mod plays;

pub use csv::Separator;
pub use json::safe_json;
pub use markdown::escaped as safe_markdown;

use std::io::{self, Write};

use strum::{EnumCount, EnumString, VariantArray, VariantNames};

use super::{Describe, DescribedStory, Log, Text, line};
use courtyard_core::named;
use courtyard_lab::story::Story;
use courtyard_session::Session;

/// A format of exported sessions. Its name is also the file extension.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Format {
    /// Markdown, turn by turn.
    #[strum(serialize = "md")]
    Markdown,
    /// One row per entry, for spreadsheets.
    Csv,
    /// Entries with their sentences, for programs.
    Json,
    /// A self-contained web page with a chart.
    Html,
}

named!(Format; all);

/// Writes the whole session in this format, piece by piece: the document is never in memory as a whole. Its story is
/// included if there is one, except in tables for spreadsheets, whose fields are between these separators.
///
/// # Errors
/// Fails if writing fails, or if the session cannot be written as JSON.
pub fn write<G: Describe>(
    text: &Text,
    session: &Session<G>,
    format: Format,
    separator: Separator,
    story: Option<&Story>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let log = Log::new(text, session);
    let described = story.map(|story| {
        let players = &session.header().players;
        DescribedStory::new(text, players, story, |n| line(text, session, n))
    });
    let described = described.as_ref();
    match format {
        Format::Markdown => markdown::markdown(text, &log, described, out),
        Format::Csv => csv::csv(text, &log, separator, out),
        Format::Json => json::json(session, &log, story, out),
        Format::Html => html::html(text, &log, described, out),
    }
}

/// Returns the document that [`write()`] writes, with the separators of the language.
///
/// # Errors
/// Fails if the session cannot be written as JSON.
pub fn export<G: Describe>(
    text: &Text,
    session: &Session<G>,
    format: Format,
    story: Option<&Story>,
) -> io::Result<String> {
    let mut document = Vec::new();
    let separator = Separator::of(text);
    write(text, session, format, separator, story, &mut document)?;
    String::from_utf8(document).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
