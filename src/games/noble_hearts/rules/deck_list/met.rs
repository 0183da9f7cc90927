//! The cards of a real deck that are known from a session.

use strum::VariantArray;

use super::file::printed;
use super::{Counted, DeckList};
use crate::rules::action::Action;
use crate::rules::card::Card;
use crate::rules::editions::MOST_CARDS;
use crate::rules::print::Print;
use crate::rules::table::State;
use courtyard_core::seat::EitherSeat;

/// The cards that one player has shown in a session.
///
/// A card is shown when it is played. The number of equal cards is never guessed: a played card differs from those on
/// the table at that time, so there are at least as many as were visible together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Met {
    /// Unordered; each count is the maximum visible at once.
    cards: Vec<Counted>,
}

impl Met {
    /// Records an applied action of the session, given the table before it and the player to watch.
    pub fn take(&mut self, seat: EitherSeat, before: &State, action: &Action) {
        if before.active() != Some(seat) {
            return;
        }
        let played = action
            .played()
            .into_iter()
            .filter_map(|card| printed(card).ok());
        let played: Vec<Card> = played.collect();
        for &card in &played {
            let there = before.lying(seat).chain(&played);
            let count = there.filter(|there| **there == card).count();
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            match self.cards.iter_mut().find(|counted| counted.card == card) {
                Some(counted) => counted.count = counted.count.max(count),
                None => self.cards.push(Counted { card, count }),
            }
        }
    }
}

impl Card {
    /// Number of known numbers, up to four.
    fn known(&self) -> usize {
        let prints = Print::VARIANTS.iter();
        prints.filter(|print| self.get(**print).is_some()).count()
    }

    /// Whether all known numbers of this card are known and equal in the other one.
    fn is_part_of(&self, other: &Card) -> bool {
        let mut prints = Print::VARIANTS.iter();
        prints.all(|print| self.get(*print).is_none() || self.get(*print) == other.get(*print))
    }
}

impl DeckList {
    /// Adds the cards shown. Returns whether anything was new.
    ///
    /// A card is skipped if more is known about it already, and completed if less is known. Beyond
    /// [`MOST`](DeckList::MOST) cards, the least known ones are left out.
    pub fn learn(&mut self, met: &Met) -> bool {
        let before = self.cards.clone();
        let mut cards = met.cards.clone();
        cards.sort_by_key(|counted| std::cmp::Reverse(counted.card.known()));
        for Counted { card, count } in cards {
            let known = self.count(&card);
            if known > 0 {
                self.raise(card, known.max(count));
                continue;
            }
            let more = |c: &&Counted| card.is_part_of(&c.card);
            if self.cards.iter().any(|c| more(&c)) {
                continue;
            }
            // Replaces the first card that is less known and agrees.
            let less = self.cards.iter().find(|c| c.card.is_part_of(&card));
            if let Some(less) = less.copied() {
                let left = less.count.saturating_sub(count);
                self.raise(less.card, left);
            }
            self.raise(card, count);
        }
        self.cards != before
    }

    /// Sets the number of cards equal to this one, limited to the available room.
    fn raise(&mut self, card: Card, count: u8) {
        let others = self.total() - self.count(&card);
        let room = (MOST_CARDS as u8).saturating_sub(others);
        // A card played on a table is valid.
        let _ = self.set(card, count.min(room));
    }
}
