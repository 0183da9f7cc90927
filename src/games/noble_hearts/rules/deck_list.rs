//! Deck lists: what is printed on the cards of a real deck, so that a card is picked instead of typed, and what the table
//! calls the hit areas.
//!
//! A deck list is a person's own note. No rule reads it, and no session needs one.

mod areas;
mod file;
mod met;

pub use areas::AreaNames;
pub use file::{DeckFault, DeckFaultCause};
pub use met::Met;

use std::cmp::Ordering;

use super::NobleHearts;
use super::card::Card;
use super::editions::{MOST_CARDS, Rules};
use super::print::Print;
use courtyard_core::game::{FileKind, Game};

/// Equal cards of a deck list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// What is printed on them, as far as it is known; at least one number is.
    pub card: Card,
    /// How many of them there are, from 1 to [`DeckList::MOST`].
    pub count: u8,
}

/// A named set of real cards.
///
/// Its cards stand in one order: by area, fight, move and redraw, a number that is not known after all others.
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
    area_names: AreaNames,
    cards: Vec<Counted>,
}

impl DeckList {
    /// The most cards of a deck list: a player has no more by any rules.
    pub const MOST: u8 = MOST_CARDS as u8;
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 60;
    /// The largest file that is read, in bytes.
    pub const LARGEST_FILE: usize = 64 * 1024;
    /// The files in which deck lists are kept.
    pub const FILES: FileKind = FileKind {
        game: NobleHearts::ID,
        extension: "courtyard-deck",
        largest: DeckList::LARGEST_FILE,
    };

    /// A deck list of this name, without a card. Blanks around the name are left out.
    ///
    /// # Errors
    /// When it is no name.
    pub fn new(name: &str) -> Result<DeckList, DeckFault> {
        Ok(DeckList {
            name: named(name)?,
            area_names: AreaNames::default(),
            cards: Vec::new(),
        })
    }

    /// What the set of cards is called: 1 to [`LONGEST_NAME`](DeckList::LONGEST_NAME) characters, no control character
    /// among them, and no blank at an end.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Gives it another name.
    ///
    /// # Errors
    /// When that is no name; the deck list is then as it was.
    pub fn rename(&mut self, name: &str) -> Result<(), DeckFault> {
        self.name = named(name)?;
        Ok(())
    }

    /// What the table calls the areas.
    pub fn area_names(&self) -> &AreaNames {
        &self.area_names
    }

    /// Calls the areas otherwise.
    pub fn set_area_names(&mut self, names: AreaNames) {
        self.area_names = names;
    }

    /// The cards.
    pub fn cards(&self) -> &[Counted] {
        &self.cards
    }

    /// How many cards there are, equal ones counted each: at most [`MOST`](DeckList::MOST).
    pub fn total(&self) -> u8 {
        self.cards.iter().map(|counted| counted.count).sum()
    }

    /// How many cards are equal to this one.
    pub fn count(&self, card: &Card) -> u8 {
        self.place(card).map_or(0, |i| self.cards[i].count)
    }

    /// Sets how many cards are equal to this one; with 0 there is none any more.
    ///
    /// # Errors
    /// When no card can have these numbers, or there would be too many cards. The deck list is then as it was.
    pub fn set(&mut self, card: Card, count: u8) -> Result<(), DeckFault> {
        file::printable(&card)?;
        self.has_room(self.count(&card), count)?;
        match (self.place(&card), count) {
            (Ok(i), 0) => drop(self.cards.remove(i)),
            (Ok(i), _) => self.cards[i].count = count,
            (Err(_), 0) => {}
            (Err(i), _) => self.cards.insert(i, Counted { card, count }),
        }
        Ok(())
    }

    /// The cards against which nothing speaks that is known of this one.
    pub fn matching<'c>(&'c self, known: &'c Card) -> impl Iterator<Item = &'c Counted> {
        let all = self.cards.iter();
        all.filter(|counted| counted.card.agrees(known))
    }

    /// Whether these rules take every number on the cards for printed.
    pub fn fits(&self, rules: &Rules) -> bool {
        self.cards.iter().all(|c| c.card.is_within(rules))
    }

    fn place(&self, card: &Card) -> Result<usize, usize> {
        self.cards
            .binary_search_by(|counted| in_order(&counted.card, card))
    }

    /// Whether so many cards may take the place of those.
    fn has_room(&self, before: u8, count: u8) -> Result<(), DeckFault> {
        let total = usize::from(self.total() - before) + usize::from(count);
        match total <= MOST_CARDS {
            true => Ok(()),
            false => Err(DeckFaultCause::TooManyCards(total).into()),
        }
    }
}

/// The order in which cards stand.
fn in_order(a: &Card, b: &Card) -> Ordering {
    let known = |card: &Card, print| card.get(print).map_or(u16::MAX, u16::from);
    [Print::Area, Print::Fight, Print::Move, Print::Redraw]
        .into_iter()
        .map(|print| known(a, print).cmp(&known(b, print)))
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// The name of a deck list without the blanks around it, if it is one.
fn named(name: &str) -> Result<String, DeckFault> {
    let name = name.trim();
    let length = name.chars().count();
    if name.is_empty() {
        Err(DeckFaultCause::NoName.into())
    } else if length > DeckList::LONGEST_NAME {
        Err(DeckFaultCause::LongName {
            field: "name".into(),
            length,
            most: DeckList::LONGEST_NAME,
        }
        .into())
    } else if name.chars().any(char::is_control) {
        Err(DeckFaultCause::Control("name".into()).into())
    } else {
        Ok(name.to_owned())
    }
}

#[cfg(test)]
mod tests;
