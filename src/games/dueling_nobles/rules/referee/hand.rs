//! The cards that a hand can hold.

use super::checks::has_cards;
use crate::rules::editions::SALE_CARDS;
use crate::rules::pieces::Support;
use crate::rules::refusal::{CardLocation, Refusal};
use crate::rules::table::State;
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::seat::EitherSeat;

/// The public knowledge about a player's hand.
#[derive(Debug, Clone, Copy)]
pub(in crate::rules) struct Hand {
    seat: EitherSeat,
    /// Number of cards.
    size: u16,
    /// The cards that are known to be in it.
    known: CardSet,
    /// Support cards with unknown positions. At most `unknown` of them are in the hand.
    unseen: CardSet,
    /// Number of unknown cards in the hand.
    unknown: usize,
}

impl Hand {
    pub(in crate::rules) fn of(table: &State, seat: EitherSeat) -> Hand {
        let side = &table.sides[seat];
        Hand {
            seat,
            size: side.hand,
            known: side.known,
            unseen: Support::SET.difference(table.located(seat)),
            unknown: side.unknown_cards(),
        }
    }

    /// The cards that the hand can hold together with `chosen`, including those. `chosen` must be possible.
    pub(in crate::rules) fn beside(&self, chosen: CardSet) -> CardSet {
        let unnamed = chosen.difference(self.known).len();
        if self.unknown > unnamed {
            self.known.union(self.unseen)
        } else {
            self.known.union(chosen)
        }
    }

    /// Maximum number of these cards that the hand can hold together.
    pub(in crate::rules) fn most_of(&self, cards: CardSet) -> usize {
        let unseen = self.unseen.intersection(cards).len();
        self.known.intersection(cards).len() + unseen.min(self.unknown)
    }

    /// The cards for which the hand can hold two more of their suit.
    pub(in crate::rules) fn sellable(&self) -> CardSet {
        let suits = Suit::ALL.into_iter().map(CardSet::of_suit);
        let suits = suits.filter(|cards| self.most_of(*cards) >= SALE_CARDS);
        let suits = suits.fold(CardSet::EMPTY, CardSet::union);
        self.beside(CardSet::EMPTY).intersection(suits)
    }

    /// Checks that the hand can hold all these cards together; `set` has the same cards, each named once.
    pub(super) fn holds(&self, table: &State, cards: &[Card], set: CardSet) -> Result<(), Refusal> {
        has_cards(self.seat, self.size, cards.len())?;
        let unnamed = set.difference(self.known);
        if unnamed.is_subset(self.unseen) && self.has_unknown(cards.len(), unnamed) {
            Ok(())
        } else {
            Err(self.missing(table, cards))
        }
    }

    /// Whether the hand has enough unknown cards for these. `at_most` is an upper bound of their number.
    fn has_unknown(&self, at_most: usize, unnamed: CardSet) -> bool {
        // Counting takes longer, and is rarely needed.
        at_most <= self.unknown || self.has_counted_unknown(unnamed)
    }

    #[cold]
    fn has_counted_unknown(&self, unnamed: CardSet) -> bool {
        unnamed.len() <= self.unknown
    }

    /// The refusal of the first card that the hand cannot hold, with its position.
    #[cold]
    fn missing(&self, table: &State, cards: &[Card]) -> Refusal {
        let mut unknown = self.unknown;
        let unnamed = cards.iter().filter(|c| !self.known.contains(**c));
        let mut unnamed = unnamed.filter_map(|c| Support::from_card(*c));
        let missing = unnamed.find_map(|card| match table.place_of(self.seat, card) {
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
