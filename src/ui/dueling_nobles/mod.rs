//! The screens of *Dueling Nobles*.

mod actions;
mod board;
mod commands;
mod corrections;
mod desk;
mod duel;
mod figures;
mod house_rules;
mod log;
mod look;
mod onlooker;
mod panels;
mod pick;
mod quick;
mod room;
mod series;
mod setup;
mod sheet;

pub use onlooker::Onlooker;
pub use quick::QuickDuel;
pub use room::TableRoom;
pub use setup::Setup;

use std::path::Path;

use egui::emath::Rot2;
use egui::{Pos2, Rect, Sense, Ui, Vec2};

use super::aside::Aside;
use super::widgets::{CardFace, CardSize};
use super::{House, Room};
use crate::cards::{Card, Rank, Suit};
use crate::games::DuelingNobles;
use crate::games::dueling_nobles::Rules;
use crate::library::{Library, LibraryError, Summary};
use crate::session::journal::Opened;
use crate::text::dueling_nobles::{edition_name, rulebook};
use crate::text::export::{Format, export};
use crate::text::{Language, Text};

/// The game's sign on the start screen: three nobles, fanned as they are held.
pub(super) fn emblem(ui: &mut Ui, size: CardSize) {
    /// The angle from card to card, in radians.
    const TURN: f32 = 0.26;
    /// How far below its middle a card is held, in heights.
    const GRIP: f32 = 1.5;
    let card = size.size();
    let middle = |angle: f32| Vec2::new(angle.sin(), 1.0 - angle.cos()) * GRIP * card.y;
    let turned = Rect::from_center_size(Pos2::ZERO, card).rotate_bb(Rot2::from_angle(TURN));
    let outermost = middle(TURN);
    let whole = Vec2::new(
        turned.width() + 2.0 * outermost.x,
        turned.bottom() + outermost.y + card.y / 2.0,
    );
    let (place, _) = ui.allocate_exact_size(whole, Sense::hover());
    let top = place.center_top() + Vec2::new(0.0, card.y / 2.0);
    let nobles = [
        (-TURN, Card::new(Rank::King, Suit::Spades)),
        (0.0, Card::new(Rank::Queen, Suit::Hearts)),
        (TURN, Card::new(Rank::Jack, Suit::Clubs)),
    ];
    for (angle, noble) in nobles {
        let rect = Rect::from_center_size(top + middle(angle), card);
        ui.put(rect, CardFace::new(noble, size).still(true).turned(angle));
    }
}

/// The journal of the sample game: two turns of play, and the third as far as its command phase.
const SAMPLE: &[u8] = include_bytes!("../../../assets/sample.courtyard");

/// The table of the sample game: the one among these sessions that has not ended, or a new one.
///
/// # Errors
/// When the sample is open elsewhere, or a new one cannot be laid down.
pub fn sample(house: &House, sessions: &[Summary]) -> Result<Box<dyn Room>, LibraryError> {
    let started = sessions.iter().find(|summary| {
        let content = summary.content.as_ref();
        content.is_ok_and(|c| c.header.is_sample() && c.goes_on())
    });
    if let Some(started) = started {
        return open(house, &started.path);
    }
    let damaged = |line, code| LibraryError::Damaged {
        path: "sample.courtyard".into(),
        line,
        code,
    };
    let opened = Opened::new(SAMPLE).map_err(|f| damaged(f.line, f.code()))?;
    let reading = opened.read().map_err(|f| damaged(f.line, f.code()))?;
    if let Some(fault) = reading.fault {
        return Err(damaged(fault.line, fault.code()));
    }
    let keeper = house.library.create_from(reading.session)?;
    Ok(Box::new(TableRoom::new(house, keeper, None)))
}

/// The table of a saved session; where it cannot be played on at once, the session to be looked at, with the reason
/// and what can be done.
///
/// # Errors
/// When the journal cannot be read.
pub fn open(house: &House, path: &Path) -> Result<Box<dyn Room>, LibraryError> {
    use LibraryError::{Damaged, InUse, Newer};
    match house.library.resume(path) {
        Ok((keeper, recovery)) => Ok(Box::new(TableRoom::new(house, keeper, recovery))),
        Err(InUse(_) | Damaged { .. } | Newer(_)) => look_back(house, path),
        Err(error) => Err(error),
    }
}

/// A saved session to be looked at, move by move.
///
/// # Errors
/// When the journal cannot be read.
pub fn look_back(house: &House, path: &Path) -> Result<Box<dyn Room>, LibraryError> {
    Ok(Box::new(Onlooker::new(house, path)?))
}

/// A saved session as a document.
///
/// # Errors
/// When the journal cannot be read, or the document not be made.
pub fn document(
    library: &Library,
    language: Language,
    path: &Path,
    format: Format,
) -> Result<String, LibraryError> {
    let look = library.look::<DuelingNobles>(path)?;
    let made = export(
        &Text::new(language, crate::house::described()),
        &look.session,
        format,
    );
    made.map_err(|error| LibraryError::Io(path.to_owned(), error.into()))
}

/// The rules that are played by, to read.
fn rules(text: &Text, rules: &Rules) -> Aside {
    Aside::Reading {
        title: edition_name(text, rules.edition()),
        chapters: rulebook(text, rules),
    }
}
