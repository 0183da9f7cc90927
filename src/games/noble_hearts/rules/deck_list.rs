//! Deck lists: the numbers on the cards of a real deck, so that cards are picked instead of typed, and the players'
//! names of the hit areas.
//!
//! A deck list is a player's own note. No rule and no session depends on it.

mod areas;
mod file;
mod met;

pub use areas::AreaNames;
pub use file::{DeckFault, DeckFaultCause};
pub use met::Met;

use std::cmp::Ordering;

use serde::Serialize;

use super::NobleHearts;
use super::card::{Card, Named};
use super::editions::{MOST_CARDS, Rules};
use super::print::Print;
use courtyard_core::game::{FileKind, Game};

/// Equal cards of a deck list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The printed numbers, as far as known; at least one is.
    #[serde(flatten)]
    pub card: Card,
    /// Number of such cards, from 1 to [`DeckList::MOST`].
    pub count: u8,
}

/// A named set of real cards.
///
/// Its cards are sorted by area, fight, move and redraw, unknown numbers last.
///
/// ```
/// use courtyard_noble_hearts::rules::Card;
/// use courtyard_noble_hearts::rules::deck_list::DeckList;
///
/// let mut blue = DeckList::new("Blue")?;
/// let card = Card { fight: Some(7), area: Some(1), movement: Some(1), redraw: Some(2) };
/// blue.set(card, 2)?;
/// assert_eq!(DeckList::read(&blue.write())?, blue);
/// # Ok::<(), courtyard_noble_hearts::rules::deck_list::DeckFault>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckList {
    name: String,
    /// The names of the areas.
    pub area_names: AreaNames,
    cards: Vec<Counted>,
}

impl DeckList {
    /// Maximum number of cards in a deck list: a player has no more under any rules.
    pub const MOST: u8 = MOST_CARDS as u8;
    /// Maximum length of a name, in characters.
    pub const LONGEST_NAME: usize = 60;
    /// Maximum size of a file, in bytes.
    pub const LARGEST_FILE: usize = 64 * 1024;
    /// The files of deck lists.
    pub const FILES: FileKind = FileKind {
        game: NobleHearts::ID,
        extension: "courtyard-deck",
        largest: DeckList::LARGEST_FILE,
    };

    /// Creates an empty deck list with this name. Surrounding spaces are removed.
    ///
    /// # Errors
    /// Fails if the name is invalid.
    pub fn new(name: &str) -> Result<DeckList, DeckFault> {
        Ok(DeckList {
            name: named(name)?,
            area_names: AreaNames::default(),
            cards: Vec::new(),
        })
    }

    /// The name: 1 to [`LONGEST_NAME`](DeckList::LONGEST_NAME) characters, without control characters and surrounding
    /// spaces.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Changes the name.
    ///
    /// # Errors
    /// Fails if the name is invalid; the deck list is then unchanged.
    pub fn rename(&mut self, name: &str) -> Result<(), DeckFault> {
        self.name = named(name)?;
        Ok(())
    }

    /// The cards.
    pub fn cards(&self) -> &[Counted] {
        &self.cards
    }

    /// Number of cards, including equal ones: at most [`MOST`](DeckList::MOST).
    pub fn total(&self) -> u8 {
        self.cards.iter().map(|counted| counted.count).sum()
    }

    /// Number of cards equal to this one.
    pub fn count(&self, card: &Card) -> u8 {
        self.place(card).map_or(0, |i| self.cards[i].count)
    }

    /// Sets the number of cards equal to this one; 0 removes the card.
    ///
    /// # Errors
    /// Fails if a real card cannot have these numbers, or if there would be too many cards. The deck list is then
    /// unchanged.
    pub fn set(&mut self, card: Card, count: u8) -> Result<(), DeckFault> {
        file::printed(&card.into())?;
        let others = self.total() - self.count(&card);
        let total = usize::from(others) + usize::from(count);
        if total > MOST_CARDS {
            return Err(DeckFaultCause::TooManyCards(total).into());
        }
        match (self.place(&card), count) {
            (Ok(i), 0) => drop(self.cards.remove(i)),
            (Ok(i), _) => self.cards[i].count = count,
            (Err(_), 0) => {}
            (Err(i), _) => self.cards.insert(i, Counted { card, count }),
        }
        Ok(())
    }

    /// Whether all numbers on the cards are in the ranges of these rules.
    pub fn fits(&self, rules: &Rules) -> bool {
        let mut cards = self.cards.iter();
        cards.all(|counted| Named::from(counted.card).within(rules).is_ok())
    }

    fn place(&self, card: &Card) -> Result<usize, usize> {
        self.cards
            .binary_search_by(|counted| in_order(&counted.card, card))
    }
}

/// The sort order of cards.
fn in_order(a: &Card, b: &Card) -> Ordering {
    let known = |card: &Card, print| card.get(print).map_or(u16::MAX, u16::from);
    [Print::Area, Print::Fight, Print::Move, Print::Redraw]
        .into_iter()
        .map(|print| known(a, print).cmp(&known(b, print)))
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// The trimmed name of a deck list, if it is valid.
fn named(name: &str) -> Result<String, DeckFault> {
    match name.trim() {
        "" => Err(DeckFaultCause::NoName.into()),
        name => trimmed(name, "name", DeckList::LONGEST_NAME),
    }
}

/// The trimmed name in this field of a file, if it is not too long and has no control character.
fn trimmed(name: &str, field: &str, most: usize) -> Result<String, DeckFault> {
    let (name, field) = (name.trim(), field.to_owned());
    let length = name.chars().count();
    if length > most {
        Err(DeckFaultCause::LongName {
            field,
            length,
            most,
        }
        .into())
    } else if name.chars().any(char::is_control) {
        Err(DeckFaultCause::Control(field).into())
    } else {
        Ok(name.to_owned())
    }
}

#[cfg(test)]
mod tests;
