//! The French deck: suits, ranks, cards, sets of cards, and their text forms.
//!
//! ```
//! use courtyard_core::cards::{Card, Rank, Suit};
//!
//! let card: Card = "10h".parse()?;
//! assert_eq!(card, Card::new(Rank::Ten, Suit::Hearts));
//! assert_eq!("t♥".parse::<Card>()?, card);
//! assert_eq!(card.to_string(), "10h");
//! # Ok::<(), courtyard_core::cards::ParseCardError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::bit_set::bit_set;
use crate::variants::array_of;

/// One of the four suits, in the order spades, hearts, diamonds, clubs.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    /// All suits, in their order.
    pub const ALL: [Suit; Suit::COUNT] = array_of(Suit::VARIANTS);

    /// The suit's letter in text forms: `s`, `h`, `d` or `c`.
    pub const fn letter(self) -> char {
        ['s', 'h', 'd', 'c'][self as usize]
    }

    /// The suit's sign: `♠`, `♥`, `♦` or `♣`.
    pub const fn symbol(self) -> char {
        ['♠', '♥', '♦', '♣'][self as usize]
    }

    /// The suit's name in the journal: `spades`, `hearts`, `diamonds` or `clubs`.
    pub const fn name(self) -> &'static str {
        ["spades", "hearts", "diamonds", "clubs"][self as usize]
    }

    fn from_char(c: char) -> Option<Suit> {
        Suit::ALL
            .into_iter()
            .find(|s| c == s.symbol() || c.to_ascii_lowercase() == s.letter())
    }
}

/// One of the thirteen ranks, from the Ace up to the King.
///
/// ```
/// use courtyard_core::cards::Rank;
///
/// assert!(Rank::Ace < Rank::Two && Rank::Queen < Rank::King);
/// assert_eq!((Rank::Ten.number(), Rank::Ten.text()), (10, "10"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumCount, VariantArray)]
#[allow(missing_docs)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, the Ace first.
    pub const ALL: [Rank; Rank::COUNT] = array_of(Rank::VARIANTS);

    /// The position in the order: 1 for the Ace, 2 … 10 for the numbers, 11, 12, 13 for J, Q, K.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The text form: `A`, `2` … `10`, `J`, `Q`, `K`.
    pub const fn text(self) -> &'static str {
        [
            "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
        ][self as usize]
    }

    /// Parses a rank: its [text form](Rank::text) in either case, and `T` for ten.
    pub fn from_text(s: &str) -> Option<Rank> {
        if s.eq_ignore_ascii_case("t") {
            return Some(Rank::Ten);
        }
        Rank::ALL
            .into_iter()
            .find(|r| r.text().eq_ignore_ascii_case(s))
    }
}

/// One card of the 52.
///
/// ```
/// use courtyard_core::cards::{Card, Rank, Suit};
///
/// let card = Card::new(Rank::Queen, Suit::Spades);
/// assert_eq!((card.rank(), card.suit()), (Rank::Queen, Suit::Spades));
/// assert_eq!(Card::all().count(), 52);
/// assert!("1h".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(suit as u8 * 13 + rank as u8)
    }

    /// All 52 cards: suit by suit, the Ace first.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..52).map(Card)
    }

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 % 13) as usize]
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }
}

impl fmt::Display for Card {
    /// Writes the journal's form, such as `10h`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().text(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card: a card is a rank (`A 2 … 10 T J Q K`) and a suit (`s h d c` or `♠ ♥ ♦ ♣`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a card: a card is a rank (A, 2 to 10, J, Q, K) and a suit (s, h, d, c), such as 10h")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    /// Parses `10h`, and also `T` for ten, lower-case ranks and suit signs.
    fn from_str(s: &str) -> Result<Card, ParseCardError> {
        let suit = s
            .chars()
            .next_back()
            .and_then(Suit::from_char)
            .ok_or(ParseCardError)?;
        let rank = s.trim_end_matches(|c| Suit::from_char(c) == Some(suit));
        // Exactly one character, the suit, must have been cut off; otherwise `7hh` would parse as `7h`.
        if s.chars().count() != rank.chars().count() + 1 {
            return Err(ParseCardError);
        }
        let rank = Rank::from_text(rank).ok_or(ParseCardError)?;
        Ok(Card::new(rank, suit))
    }
}

/// Serializes a type as its text, by `Display`, and deserializes it by `FromStr`. The literal says what is expected.
#[macro_export]
macro_rules! text_form {
    ($type:ident, $expecting:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct(stringify!($type), &format_args!("{self}"))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                struct Text;
                impl ::serde::de::Visitor<'_> for Text {
                    type Value = $type;
                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str($expecting)
                    }
                    fn visit_str<E: ::serde::de::Error>(self, s: &str) -> Result<$type, E> {
                        let unexpected = ::serde::de::Unexpected::Str(s);
                        s.parse().map_err(|_| E::invalid_value(unexpected, &self))
                    }
                }
                from.deserialize_str(Text)
            }
        }
    };
}

text_form!(Card, "a card such as \"10h\"");

/// A set of cards: each of the 52 at most once.
///
/// ```
/// use courtyard_core::cards::{Card, CardSet, Suit};
///
/// let mut hand: CardSet = ["7h", "Ks", "2h"].iter().flat_map(|c| c.parse::<Card>()).collect();
/// assert_eq!(hand.len(), 3);
/// let hearts = hand.intersection(CardSet::of_suit(Suit::Hearts));
/// assert_eq!(hearts.iter().map(|c| c.to_string()).collect::<Vec<_>>(), ["2h", "7h"]);
/// assert!(!hand.insert("Ks".parse()?)); // it was there
/// # Ok::<(), courtyard_core::cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

bit_set!(CardSet of Card);

impl CardSet {
    /// All 52 cards.
    pub const FULL: CardSet = CardSet((1 << 52) - 1);

    /// Only this card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// The thirteen cards of the suit.
    pub const fn of_suit(suit: Suit) -> CardSet {
        CardSet(0x1fff << (suit as u8 * 13))
    }

    /// The cards of these ranks in every suit.
    pub const fn of_ranks(ranks: &[Rank]) -> CardSet {
        let (mut set, mut place) = (CardSet::EMPTY, 0);
        while place < ranks.len() * Suit::ALL.len() {
            let suit = Suit::ALL[place % Suit::ALL.len()];
            set.insert(Card::new(ranks[place / Suit::ALL.len()], suit));
            place += 1;
        }
        set
    }

    /// Whether every card of this set is in the other.
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Removes and returns the first card in the order of cards; `None` if the set is empty.
    pub const fn pop_first(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Card(first))
    }

    /// The cards that are in either set.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are in both sets.
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    pub const fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards, in their order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || left.pop_first())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_its_text_form() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            let sign = format!("{}{}", card.rank().text(), card.suit().symbol());
            assert_eq!(sign.to_lowercase().parse(), Ok(card));
        }
        assert_eq!(Card::all().collect::<CardSet>().len(), 52);
    }

    #[test]
    fn other_text_forms_are_parsed_and_invalid_ones_refused() {
        assert_eq!("Td".parse::<Card>().unwrap().to_string(), "10d");
        assert_eq!("a♠".parse::<Card>().unwrap().to_string(), "As");
        for nonsense in [
            "", "h", "7", "7hh", "h7", "1h", "11h", "0s", " 7h", "7h ", "Jx", "♥", "é",
        ] {
            assert_eq!(
                nonsense.parse::<Card>(),
                Err(ParseCardError),
                "{nonsense:?}"
            );
        }
    }

    #[test]
    fn sets_of_suits_and_ranks_have_exactly_their_cards() {
        let of = |wanted: &dyn Fn(Card) -> bool| -> CardSet {
            Card::all().filter(|c| wanted(*c)).collect()
        };
        assert_eq!(CardSet::FULL, of(&|_| true));
        for suit in Suit::ALL {
            assert_eq!(CardSet::of_suit(suit), of(&|c| c.suit() == suit));
        }
        let ranks = [Rank::Ace, Rank::King];
        let set = CardSet::of_ranks(&ranks);
        assert_eq!(set, of(&|c| ranks.contains(&c.rank())));
        assert!(set.is_subset(CardSet::FULL) && !CardSet::FULL.is_subset(set));
        let mut left = set;
        let first = left.pop_first().unwrap();
        assert_eq!(CardSet::of(first).union(left), set);
        assert_eq!(left.len() + 1, set.len());
        assert_eq!(CardSet::default().pop_first(), None);
    }

    #[test]
    fn a_set_holds_each_card_once() {
        let card = Card::new(Rank::Queen, Suit::Clubs);
        let mut set = CardSet::EMPTY;
        assert!(set.insert(card));
        assert!(!set.insert(card));
        assert_eq!(set.iter().collect::<Vec<_>>(), [card]);
        assert!(set.remove(card));
        assert!(!set.remove(card));
        assert!(set.is_empty());
    }
}
