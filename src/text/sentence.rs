//! Sentences derived from values: the variant's name is the key of the message, and its fields are the arguments.
//!
//! The key consists of the game's id, the sort of value and the variant's name: `duel-refusal-slot-taken`. The name of
//! an enum that a variant wraps follows: `duel-refusal-bad-adjustment-negative`. If the game has no such message, the
//! key without the id names one for all games: `refusal-game-over`. Each field is an argument of its name:
//!
//! - a seat is the player's name; the field `seat` is the argument `player`;
//! - a card is its symbol, a list is a list in words, `true` is `yes`, and an absent or empty value is `none`;
//! - an enum is the words of [`Describe::word`], or the variant's name; its fields are arguments too;
//! - an item of a tuple is named by its type, and a number in it by the field, or `value`.

use std::fmt;

use fluent_bundle::FluentArgs;
use serde::Serialize;
use serde::ser::{self, Serializer};

use super::{Arg, Describe, Text, TextContext, sign};
use courtyard_core::cards::Card;
use courtyard_core::seat::Seat;

/// A message and its arguments.
#[derive(Debug)]
pub struct Sentence<'a> {
    text: &'a Text,
    /// The id of the value's game, if it has one.
    game: Option<&'static str>,
    key: String,
    args: FluentArgs<'static>,
}

impl Sentence<'_> {
    /// Replaces the key, and keeps the arguments.
    pub fn rename(&mut self, key: impl Into<String>) {
        self.key = key.into();
    }

    /// Adds an argument to the sentence, or replaces it.
    pub fn set(&mut self, name: &'static str, value: impl Into<Arg<'static>>) {
        self.args.set(name, value.into().0);
    }

    /// The sentence with this argument [set](Sentence::set).
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg<'static>>) -> Self {
        self.set(name, value);
        self
    }

    /// The sentence in the text's language.
    pub fn finish(&self) -> String {
        let key = self.game.map(|id| self.text.game_key(id, &self.key));
        let key = key.as_deref().unwrap_or(&self.key);
        self.text.format(key, Some(&self.args)).into_owned()
    }
}

impl<'a, G: Describe> TextContext<'a, G> {
    /// The sentence of a value. The sort of value, such as `refusal`, is a part of the key.
    pub fn sentence(&self, sort: &str, value: &impl Serialize) -> Sentence<'a> {
        let words = |type_name, value: &str| match type_name {
            SEAT => Some(self.name(Seat::new(value.parse().ok()?)?)),
            _ => G::word(*self, type_name, value),
        };
        Reader::read(self.text, Some(G::ID), sort, &words, value)
    }

    /// An action, without a full stop: “Ana buys 2 cards”. The argument `player` is the player named by the field
    /// `seat`, or else the one who acts.
    pub fn headline(&self, before: &G::Table, action: &G::Action) -> String {
        let mut sentence = self.sentence("headline", action);
        let acts = G::actor(before, action).or_else(|| G::active(before));
        if let Some(seat) = acts.filter(|_| sentence.args.get("player").is_none()) {
            sentence.set("player", self.name(seat));
        }
        G::complete_headline(*self, before, action, &mut sentence);
        sentence.finish()
    }
}

impl Text {
    /// The sentence of a value outside of any game. The sort of value, such as `fault`, is the beginning of the key.
    pub fn sentence(&self, sort: &str, value: &impl Serialize) -> Sentence<'_> {
        Reader::read(self, None, sort, &|_, _| None, value)
    }

    /// The key of a game's message, or of the one for all games if the game has none.
    pub fn game_key(&self, game: &str, key: &str) -> String {
        let own = format!("{game}-{key}");
        if self.has(&own) { own } else { key.to_owned() }
    }
}

impl<'a> Reader<'a, '_> {
    fn read(
        text: &'a Text,
        game: Option<&'static str>,
        sort: &str,
        words: Words<'_>,
        value: &impl Serialize,
    ) -> Sentence<'a> {
        let mut reader = Reader {
            words,
            sentence: Sentence {
                text,
                game,
                key: sort.to_owned(),
                args: FluentArgs::new(),
            },
            field: String::new(),
            within: None,
            is_item: false,
            is_key: false,
            list: None,
        };
        let read = value.serialize(&mut reader);
        debug_assert!(read.is_ok(), "a value that has no sentence");
        reader.sentence
    }
}

/// The words for a value of a type, given the type's name and the value as in a journal; `None` if messages select by
/// the value.
type Words<'w> = &'w dyn Fn(&'static str, &str) -> Option<String>;

/// Reads a value into a sentence. It is a serializer, because serde names every type, variant and field of a value.
///
/// Serde calls it from the outside to the inside of a value. These fields decide about the effect of a call:
///
/// | field | set by | effect on the next string, number or variant |
/// |---|---|---|
/// | `field` is empty | the start | a variant is a part of the key, another value the argument `value` |
/// | `field` is a name | the field of a struct, or the key of a map | it is the argument of this name |
/// | `within` | a struct of one item, such as `Card` or `Seat` | its words are those of this type |
/// | `is_item` | an item of a tuple | its type names the argument |
/// | `is_key` | the key of a map | it is no argument, but the name of the next one |
/// | `list` | the start of a list, until its end | it is an item of the list, which is one argument |
///
/// The headline of `Action::Weapon`, in a journal `{"type":"weapon","card":"3c","noble":"Kh"}`, is read by these calls:
///
/// | call | what it does |
/// |---|---|
/// | `serialize_struct("Action")` | nothing, because `field` is empty |
/// | `serialize_field("type")`, `serialize_str("weapon")` | the kind is the variant: the key is `headline-weapon` |
/// | `serialize_field("card")` | `field` is `card` |
/// | `serialize_newtype_struct("Card")` | `within` is `Card` |
/// | `serialize_str("3c")` | the argument `card` is `3♣`, the symbol of a card |
/// | the same three calls for `noble` | the argument `noble` is `K♥` |
/// | `end` | nothing |
///
/// [`TextContext::headline`] adds the argument `player`, because this action has no field `seat`. The message is
/// `dueling-nobles-headline-weapon`.
struct Reader<'a, 'w> {
    words: Words<'w>,
    sentence: Sentence<'a>,
    /// Name of the current argument; empty for the value itself, whose variants are part of the key.
    field: String,
    /// The type around the current value.
    within: Option<&'static str>,
    /// Whether the current value is an item of a tuple.
    is_item: bool,
    /// Whether the current value is a map's key.
    is_key: bool,
    /// The items of the current list.
    list: Option<Vec<String>>,
}

/// The result of reading a value. It fails only for types that no message can show.
type Read = Result<(), fmt::Error>;

impl Reader<'_, '_> {
    fn set(&mut self, value: impl Into<Arg<'static>>) -> Read {
        let name = match self.field.as_str() {
            "" => "value",
            "seat" if self.within == Some(SEAT) => "player",
            name => name,
        };
        self.sentence.args.set(name.to_owned(), value.into().0);
        Ok(())
    }

    fn words(&mut self, words: String) -> Read {
        match &mut self.list {
            Some(list) => list.push(words),
            None => self.set(words)?,
        }
        Ok(())
    }

    /// A number, or its words according to the type around it.
    fn number(&mut self, number: impl Into<Arg<'static>> + ToString) -> Read {
        let Some(name) = self.within else {
            return match self.list {
                Some(_) => self.words(number.to_string()),
                None => self.set(number),
            };
        };
        let written = number.to_string();
        let words = (self.words)(name, &written);
        self.words(words.unwrap_or(written))
    }

    /// Names the argument of a tuple's item by its type.
    fn item(&mut self, name: &'static str) {
        if std::mem::take(&mut self.is_item) {
            self.field = match name {
                SEAT => "seat".to_owned(),
                name => kebab(name),
            };
        }
    }

    /// A variant of an enum: a part of the key, or an argument.
    fn variant(&mut self, name: &'static str, variant: &str) -> Read {
        self.item(name);
        let variant = kebab(variant);
        if self.field.is_empty() && self.list.is_none() {
            self.sentence.key += "-";
            self.sentence.key += &variant;
            return Ok(());
        }
        let words = (self.words)(name, &variant);
        self.words(words.unwrap_or(variant))
    }

    /// The value of a field.
    fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Read {
        let outer = std::mem::replace(&mut self.field, name.to_owned());
        let within = self.within.take();
        let read = value.serialize(&mut *self);
        (self.field, self.within) = (outer, within);
        read
    }

    /// An item of a tuple.
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Read {
        let outer = self.field.clone();
        self.is_item = true;
        let read = value.serialize(&mut *self);
        self.is_item = false;
        self.field = outer;
        read
    }

    /// Marks an argument as present; its value is read into further arguments.
    fn present(&mut self) -> Read {
        if self.field.is_empty() {
            Ok(())
        } else {
            self.set("some")
        }
    }
}

/// The type name of seats.
const SEAT: &str = "Seat";

/// A name in the form of message keys: `SlotTaken` is `slot-taken`.
pub(super) fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}

macro_rules! numbers {
    ($($read:ident: $number:ty as $same:ty;)*) => {$(
        fn $read(self, number: $number) -> Read {
            self.number(<$same>::from(number))
        }
    )*};
}

impl Serializer for &mut Reader<'_, '_> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_i8: i8 as i64;
        serialize_i16: i16 as i64;
        serialize_i32: i32 as i64;
        serialize_i64: i64 as i64;
        serialize_u8: u8 as u64;
        serialize_u16: u16 as u64;
        serialize_u32: u32 as u64;
        serialize_u64: u64 as u64;
    }

    fn serialize_bool(self, flag: bool) -> Read {
        self.set(flag)
    }

    fn serialize_f32(self, _: f32) -> Read {
        Err(fmt::Error)
    }

    fn serialize_f64(self, _: f64) -> Read {
        Err(fmt::Error)
    }

    fn serialize_char(self, c: char) -> Read {
        self.serialize_str(c.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Read {
        if std::mem::take(&mut self.is_key) {
            text.clone_into(&mut self.field);
            return Ok(());
        }
        let words = match (self.within, self.field.as_str()) {
            (Some("Card"), _) => text.parse::<Card>().ok().map(sign),
            (Some(name), _) => (self.words)(name, text),
            // The action's kind written as a field.
            (None, "type") => {
                self.field.clear();
                return self.variant("type", text);
            }
            (None, _) => None,
        };
        self.words(words.unwrap_or_else(|| text.to_owned()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Read {
        Err(fmt::Error)
    }

    fn serialize_none(self) -> Read {
        self.set("none")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Read {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Read {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Read {
        Ok(())
    }

    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Read {
        self.variant(name, variant)
    }

    fn serialize_newtype_struct<T>(self, name: &'static str, value: &T) -> Read
    where
        T: Serialize + ?Sized,
    {
        let outer = self.field.clone();
        self.is_item |= outer.is_empty();
        self.item(name);
        // A noble is a card: the innermost type decides.
        let within = self.within.replace(name);
        let read = value.serialize(&mut *self);
        (self.field, self.within) = (outer, within);
        read
    }

    fn serialize_newtype_variant<T>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Read
    where
        T: Serialize + ?Sized,
    {
        let is_value = self.field.is_empty();
        self.variant(name, variant)?;
        if is_value {
            value.serialize(self)
        } else {
            self.element(value)
        }
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        self.list = Some(Vec::new());
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        self.present()?;
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        self.present()?;
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.variant(name, variant)?;
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        self.present()?;
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        self.present()?;
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.variant(name, variant)?;
        Ok(self)
    }
}

impl ser::SerializeSeq for &mut Reader<'_, '_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Read {
        value.serialize(&mut **self)
    }

    fn end(self) -> Read {
        let list = self.list.take().unwrap_or_default();
        if list.is_empty() {
            self.set("none")
        } else {
            self.set(self.sentence.text.list(list))
        }
    }
}

macro_rules! elements {
    ($($compound:ident: $element:ident;)*) => {$(
        impl ser::$compound for &mut Reader<'_, '_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Read {
                self.element(value)
            }

            fn end(self) -> Read {
                Ok(())
            }
        }
    )*};
}

elements! {
    SerializeTuple: serialize_element;
    SerializeTupleStruct: serialize_field;
    SerializeTupleVariant: serialize_field;
}

macro_rules! fields {
    ($($compound:ident)*) => {$(
        impl ser::$compound for &mut Reader<'_, '_> {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T>(&mut self, name: &'static str, value: &T) -> Read
            where
                T: Serialize + ?Sized,
            {
                self.field(name, value)
            }

            fn skip_field(&mut self, name: &'static str) -> Read {
                self.field(name, &None::<()>)
            }

            fn end(self) -> Read {
                Ok(())
            }
        }
    )*};
}

fields! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for &mut Reader<'_, '_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Read {
        self.is_key = true;
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Read {
        let name = std::mem::take(&mut self.field);
        self.field(&name, value)
    }

    fn end(self) -> Read {
        Ok(())
    }
}
