//! The text form of a deck list: a small JSON file that can be written by hand. It is read strictly, so that mistakes
//! are reported.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::{AreaNames, DeckList, named};
use crate::rules::NobleHearts;
use crate::rules::card::{Card, Named};
use crate::rules::print::Print;
use courtyard_core::encoding::{is_utf16, without_mark};
use courtyard_core::game::Game;
use courtyard_core::game::fields::Object;

/// The version of the file format that this program reads and writes.
const VERSION: u64 = 1;
/// The field of the version.
const VERSION_FIELD: &str = "deck_list";

/// A fault of a deck list or its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFault {
    /// The number of the card in the file, from 1, if the fault is in a card.
    pub card: Option<usize>,
    /// The cause.
    pub cause: DeckFaultCause,
}

/// The cause of a fault of a deck list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum DeckFaultCause {
    /// The file is larger than [`DeckList::LARGEST_FILE`].
    TooLarge,
    /// The file is UTF-16 text.
    #[strum(serialize = "utf-16")]
    #[serde(rename = "utf-16")]
    Utf16,
    /// The file is not JSON, or has another structure.
    Json {
        /// The line, from 1.
        line: usize,
        /// The JSON parser's message.
        why: String,
    },
    /// The file does not say that it is a deck list.
    NotADeckList,
    /// A later version of this program has written the file, in this version of the format.
    Newer(u64),
    /// The deck list is for another game.
    OtherGame(String),
    /// The name is empty.
    NoName,
    /// The field has a control character.
    Control(String),
    /// A name is too long.
    LongName {
        /// The field.
        field: String,
        /// Its length in characters.
        length: usize,
        /// The maximum length.
        most: usize,
    },
    /// There are more names of areas than areas.
    TooManyAreas,
    /// A card has a number out of its range.
    Number {
        /// The sort of the number.
        print: Print,
        /// The number.
        number: i64,
    },
    /// A card without any number.
    Blank,
    /// An invalid number of equal cards.
    Count(i64),
    /// This number of cards, which is more than [`DeckList::MOST`].
    TooManyCards(usize),
}

impl From<DeckFaultCause> for DeckFault {
    fn from(cause: DeckFaultCause) -> DeckFault {
        DeckFault { card: None, cause }
    }
}

/// The fields that say whether the file is a deck list of a supported version.
#[derive(Deserialize)]
struct About {
    deck_list: Option<u64>,
    game: Option<String>,
}

/// A file of the supported version.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "deck_list")]
    _version: u64,
    #[serde(rename = "game")]
    _game: String,
    name: String,
    #[serde(default)]
    area_names: Vec<String>,
    cards: Vec<Object<CardLine>>,
}

/// A card in a file, with its number of copies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    fight: Option<i64>,
    area: Option<i64>,
    #[serde(rename = "move")]
    movement: Option<i64>,
    redraw: Option<i64>,
    count: Option<i64>,
}

/// Reads an object that is the whole text.
fn whole<'de, T: Deserialize<'de>>(text: &'de [u8]) -> Result<T, DeckFault> {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let read = Object::deserialize(&mut reader);
    let read = read.and_then(|Object(value)| reader.end().map(|()| value));
    read.map_err(|e| {
        let line = e.line();
        let message = e.to_string();
        // The line is reported separately.
        let why = message
            .rsplit_once(" at line ")
            .map_or(&*message, |(why, _)| why);
        DeckFaultCause::Json {
            line,
            why: why.to_owned(),
        }
        .into()
    })
}

/// The card with small numbers, if real cards can have them.
pub(super) fn printed(card: &Named) -> Result<Card, DeckFault> {
    let fault = |print, number| DeckFaultCause::Number { print, number };
    let card = card.in_ranges(Print::widest, fault)?;
    if card == Card::default() {
        Err(DeckFaultCause::Blank.into())
    } else {
        Ok(card)
    }
}

impl DeckList {
    /// Reads a file. Equal cards in it are added up.
    ///
    /// # Errors
    /// Fails with the first fault.
    pub fn read(text: &[u8]) -> Result<DeckList, DeckFault> {
        if text.len() > DeckList::LARGEST_FILE {
            return Err(DeckFaultCause::TooLarge.into());
        }
        if is_utf16(text) {
            return Err(DeckFaultCause::Utf16.into());
        }
        let text = without_mark(text);
        let about: About = whole(text)?;
        match about.deck_list {
            None => return Err(DeckFaultCause::NotADeckList.into()),
            Some(VERSION) => {}
            Some(version) => return Err(DeckFaultCause::Newer(version).into()),
        }
        if let Some(game) = about.game.filter(|game| game != NobleHearts::ID) {
            return Err(DeckFaultCause::OtherGame(game).into());
        }
        let file: File = whole(text)?;
        let mut list = DeckList {
            name: named(&file.name)?,
            area_names: AreaNames::new(&file.area_names)?,
            cards: Vec::new(),
        };
        for (Object(line), place) in file.cards.iter().zip(1..) {
            list.add(line).map_err(|fault| DeckFault {
                card: Some(place),
                ..fault
            })?;
        }
        Ok(list)
    }

    fn add(&mut self, line: &CardLine) -> Result<(), DeckFault> {
        let card = printed(&Card {
            fight: line.fight,
            area: line.area,
            movement: line.movement,
            redraw: line.redraw,
        })?;
        let count = line.count.unwrap_or(1);
        if !(1..=DeckList::MOST.into()).contains(&count) {
            return Err(DeckFaultCause::Count(count).into());
        }
        let total = i64::from(self.count(&card)) + count;
        match u8::try_from(total) {
            Ok(total) => self.set(card, total),
            Err(_) => Err(DeckFaultCause::Count(total).into()),
        }
    }

    /// Writes the file with one card per line, for people and for diff tools.
    pub fn write(&self) -> Vec<u8> {
        // Strings and lists of strings always have a text form.
        let text = |value: serde_json::Value| value.to_string();
        let mut file = format!(
            "{{\n  \"{VERSION_FIELD}\": {VERSION},\n  \"game\": {},\n  \"name\": {},\n",
            text(NobleHearts::ID.into()),
            text(self.name.as_str().into()),
        );
        if !self.area_names.is_empty() {
            let names = text(self.area_names.as_slice().into());
            file += &format!("  \"{}\": {names},\n", AreaNames::FIELD);
        }
        file += "  \"cards\": [";
        for (i, counted) in self.cards.iter().enumerate() {
            let numbers = [Print::Fight, Print::Area, Print::Move, Print::Redraw];
            let known = numbers.into_iter().filter_map(|print| {
                let number = counted.card.get(print)?;
                Some(format!("\"{}\": {number}", print.name()))
            });
            let mut fields: Vec<String> = known.collect();
            if counted.count > 1 {
                fields.push(format!("\"count\": {}", counted.count));
            }
            let comma = if i == 0 { "" } else { "," };
            file += &format!("{comma}\n    {{{}}}", fields.join(", "));
        }
        file += if self.cards.is_empty() {
            "]\n}\n"
        } else {
            "\n  ]\n}\n"
        };
        file.into_bytes()
    }
}
