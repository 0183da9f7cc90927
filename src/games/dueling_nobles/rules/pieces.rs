//! The cards by role: nobles, support cards, weapons.

use std::fmt;

use serde::Serialize;
use strum::VariantNames;

use courtyard_core::cards::{Card, CardSet, Rank, Suit};

/// The rank of a noble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum NobleRank {
    /// Can play two support cards in a duel (bravery).
    Jack,
    /// Stronger for each other noble in her courtyard (inspiration).
    Queen,
    /// Can roll two dice (leadership), and can be taxed.
    King,
}

impl NobleRank {
    /// The noble's rank for this rank, if there is one.
    pub const fn of(rank: Rank) -> Option<NobleRank> {
        match rank {
            Rank::Jack => Some(NobleRank::Jack),
            Rank::Queen => Some(NobleRank::Queen),
            Rank::King => Some(NobleRank::King),
            Rank::Ace | Rank::Two | Rank::Three | Rank::Four | Rank::Five => None,
            Rank::Six | Rank::Seven | Rank::Eight | Rank::Nine | Rank::Ten => None,
        }
    }
}

/// One of the 12 nobles: a Jack, Queen or King.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Noble, NobleRank};
///
/// let king = Noble::from_card("Kh".parse()?).unwrap();
/// assert_eq!((king.rank(), king.dice()), (NobleRank::King, 2));
/// assert_eq!(Noble::from_card("10h".parse()?), None);
/// assert_eq!(Noble::all().count(), 12);
/// # Ok::<(), courtyard_core::cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Noble(Card);

impl Noble {
    /// The 12 nobles as a set.
    pub const SET: CardSet = CardSet::of_ranks(&[Rank::Jack, Rank::Queen, Rank::King]);

    /// The noble of this card, if it is one.
    pub const fn from_card(card: Card) -> Option<Noble> {
        if Noble::SET.contains(card) {
            Some(Noble(card))
        } else {
            None
        }
    }

    /// The 12 nobles, suit by suit, Jacks first.
    pub fn all() -> impl Iterator<Item = Noble> + Clone {
        Card::all().filter_map(Noble::from_card)
    }

    /// The card.
    pub const fn card(self) -> Card {
        self.0
    }

    /// Jack, Queen or King.
    pub const fn rank(self) -> NobleRank {
        match NobleRank::of(self.0.rank()) {
            Some(rank) => rank,
            // Cards of other ranks are never nobles.
            None => NobleRank::Jack,
        }
    }

    /// The suit, whose support cards give adrenaline.
    pub const fn suit(self) -> Suit {
        self.0.suit()
    }

    /// Whether this is a King.
    pub const fn is_king(self) -> bool {
        matches!(self.rank(), NobleRank::King)
    }

    /// Maximum number of support cards the noble can play in a duel: 2 for a Jack, otherwise 1.
    pub const fn support_cards(self) -> usize {
        match self.rank() {
            NobleRank::Jack => 2,
            NobleRank::Queen | NobleRank::King => 1,
        }
    }

    /// Maximum number of dice the noble can roll: 2 for a King, otherwise 1.
    pub const fn dice(self) -> usize {
        match self.rank() {
            NobleRank::King => 2,
            NobleRank::Jack | NobleRank::Queen => 1,
        }
    }
}

/// One of the 40 support cards: Ace to ten.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Support, Weapon};
///
/// let three = Support::from_card("3c".parse()?).unwrap();
/// assert_eq!(three.strength(), 3);
/// assert!(Weapon::from_support(three).is_some());
/// let ace = Support::from_card("Ac".parse()?).unwrap();
/// assert!(ace.is_ace() && ace.strength() == 0);
/// assert_eq!(Support::from_card("Qc".parse()?), None);
/// # Ok::<(), courtyard_core::cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Support(Card);

impl Support {
    /// Number of support cards.
    pub const COUNT: usize = 40;

    /// The 40 support cards as a set.
    pub const SET: CardSet = CardSet::FULL.difference(Noble::SET);

    /// The support card of this card, if it is one.
    pub const fn from_card(card: Card) -> Option<Support> {
        if Support::SET.contains(card) {
            Some(Support(card))
        } else {
            None
        }
    }

    /// The 40 support cards, suit by suit, Aces first.
    pub fn all() -> impl Iterator<Item = Support> + Clone {
        Card::all().filter_map(Support::from_card)
    }

    /// The card.
    pub const fn card(self) -> Card {
        self.0
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        self.0.suit()
    }

    /// Whether this is an Ace, a critical hit in a duel.
    pub const fn is_ace(self) -> bool {
        matches!(self.0.rank(), Rank::Ace)
    }

    /// Strength that the card adds in a duel: its rank, 2 to 10; 0 for an Ace.
    pub const fn strength(self) -> u32 {
        if self.is_ace() {
            0
        } else {
            self.0.rank().number() as u32
        }
    }
}

/// A support card that can be a noble's weapon: a 2 or a 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Weapon(Support);

impl Weapon {
    /// The 8 weapons as a set.
    pub const SET: CardSet = CardSet::of_ranks(&[Rank::Two, Rank::Three]);

    /// The weapon of this support card, if it is one.
    pub const fn from_support(support: Support) -> Option<Weapon> {
        if Weapon::SET.contains(support.card()) {
            Some(Weapon(support))
        } else {
            None
        }
    }

    /// The support card.
    pub const fn support(self) -> Support {
        self.0
    }

    /// The card.
    pub const fn card(self) -> Card {
        self.0.card()
    }

    /// Strength that it adds to its noble: 2 or 3.
    pub const fn strength(self) -> u32 {
        self.0.strength()
    }
}

macro_rules! shown_as_card {
    ($($piece:ty),*) => {$(
        impl fmt::Display for $piece {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.card(), f)
            }
        }
        impl fmt::Debug for $piece {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.card(), f)
            }
        }
        impl From<$piece> for Card {
            fn from(piece: $piece) -> Card {
                piece.card()
            }
        }
    )*};
}

shown_as_card!(Noble, Support, Weapon);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_parts_into_nobles_and_support() {
        assert_eq!(Noble::all().count(), 12);
        assert_eq!(Support::all().count(), Support::COUNT);
        let weapons = Support::all().filter_map(Weapon::from_support);
        assert_eq!(weapons.clone().count(), 8);
        assert_eq!(weapons.map(Weapon::card).collect::<CardSet>(), Weapon::SET);
        assert_eq!(
            Support::all().map(Support::card).collect::<CardSet>(),
            Support::SET
        );
        assert_eq!(Support::all().filter(|s| s.is_ace()).count(), 4);
        assert_eq!(Support::all().map(Support::strength).sum::<u32>(), 4 * 54);
    }
}
