//! What a hand can be the source of.

use super::checks::has_cards;
use crate::rules::pieces::Support;
use crate::rules::refusal::{CardLocation, Refusal};
use crate::rules::table::State;
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::seat::EitherSeat;

/// A player's hand, as far as the table tells what is in it.
#[derive(Debug, Clone, Copy)]
pub(in crate::rules) struct Hand {
    seat: EitherSeat,
    /// How many cards it has.
    size: u16,
    /// The cards that are known to be in it.
    known: CardSet,
    /// The support cards that lie nowhere known. At most `unknown` of them are in it.
    unseen: CardSet,
    /// How many of its cards nobody has named.
    unknown: usize,
}

impl Hand {
    pub(in crate::rules) fn of(table: &State, seat: EitherSeat) -> Hand {
        let side = &table.sides[seat];
        Hand {
            seat,
            size: side.hand,
            known: side.known,
            unseen: Support::SET.difference(table.located()),
            unknown: side.unknown_cards(),
        }
    }

    /// The cards that the hand can hold together with these, which it can hold; these are among them.
    pub(in crate::rules) fn beside(&self, chosen: CardSet) -> CardSet {
        let unnamed = chosen.difference(self.known).len();
        match self.unknown > unnamed {
            true => self.known.union(self.unseen),
            false => self.known.union(chosen),
        }
    }

    /// The most of these cards that the hand can hold together.
    pub(in crate::rules) fn most_of(&self, cards: CardSet) -> usize {
        let unseen = self.unseen.intersection(cards).len();
        self.known.intersection(cards).len() + unseen.min(self.unknown)
    }

    /// Whether the hand can hold all these cards together; `set` is the same cards, of which none is named twice.
    #[inline(always)]
    pub(super) fn holds(&self, table: &State, cards: &[Card], set: CardSet) -> Result<(), Refusal> {
        has_cards(self.seat, self.size, cards.len())?;
        let unnamed = set.difference(self.known);
        match unnamed.is_subset(self.unseen) && self.has_unknown(cards.len(), unnamed) {
            true => Ok(()),
            false => Err(self.missing(table, cards)),
        }
    }

    /// Whether as many cards of the hand as these are unknown; they are at most so many.
    #[inline(always)]
    fn has_unknown(&self, at_most: usize, unnamed: CardSet) -> bool {
        // Counting takes longer, and is seldom needed.
        at_most <= self.unknown || self.has_counted_unknown(unnamed)
    }

    #[cold]
    fn has_counted_unknown(&self, unnamed: CardSet) -> bool {
        unnamed.len() <= self.unknown
    }

    /// Which of the cards the hand cannot hold, and where that card is. The hand cannot hold them all.
    #[cold]
    fn missing(&self, table: &State, cards: &[Card]) -> Refusal {
        let mut unknown = self.unknown;
        let unnamed = cards.iter().filter(|c| !self.known.contains(**c));
        let mut unnamed = unnamed.filter_map(|c| Support::from_card(*c));
        let missing = unnamed.find_map(|card| match table.place_of(card) {
            Some(place) => Some((card, place)),
            None => match unknown.checked_sub(1) {
                Some(left) => {
                    unknown = left;
                    None
                }
                None => Some((card, CardLocation::Outside(self.seat))),
            },
        });
        Refusal::CardElsewhere { card: missing }
    }
}
