//! What a session tells of a real deck: after a game or two it is known.

use strum::VariantArray;

use super::file::printed;
use super::{Counted, DeckList};
use crate::rules::action::Action;
use crate::rules::card::Card;
use crate::rules::editions::MOST_CARDS;
use crate::rules::print::Print;
use crate::rules::table::State;
use courtyard_core::seat::EitherSeat;

/// The cards of one player that were met in a session.
///
/// A card is met when it is played. How many equal ones there are is never guessed: cards that are played are other ones
/// than those that lie on the table at that moment, so as many exist as were there together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Met {
    /// In no order; the count of each is the greatest that was seen at once.
    cards: Vec<Counted>,
}

impl Met {
    /// Takes in an action in force of this session, given the table before it and whose cards are asked for.
    pub fn take(&mut self, seat: EitherSeat, before: &State, action: &Action) {
        if before.active() != Some(seat) {
            return;
        }
        let played = action.played();
        if played.is_empty() {
            return;
        }
        let open = before.attack.iter().filter(|attack| attack.by == seat);
        let open = open.flat_map(|attack| attack.strokes.iter().flat_map(|s| &s.cards));
        let lying: Vec<Card> = before.sides[seat]
            .discard
            .iter()
            .chain(open)
            .copied()
            .collect();
        let played: Vec<Card> = played
            .into_iter()
            .filter_map(|card| printed(card).ok())
            .collect();
        for card in &played {
            let there = lying.iter().chain(&played).filter(|c| *c == card).count();
            self.see(*card, u8::try_from(there).unwrap_or(u8::MAX));
        }
    }

    fn see(&mut self, card: Card, count: u8) {
        match self.cards.iter_mut().find(|counted| counted.card == card) {
            Some(counted) => counted.count = counted.count.max(count),
            None => self.cards.push(Counted { card, count }),
        }
    }
}

impl Card {
    /// How many of the four numbers are known.
    fn known(&self) -> usize {
        let prints = Print::VARIANTS.iter();
        prints.filter(|print| self.get(**print).is_some()).count()
    }

    /// Whether all that is known of this card is known of the other one and the same.
    fn is_part_of(&self, other: &Card) -> bool {
        let mut prints = Print::VARIANTS.iter();
        prints.all(|print| self.get(*print).is_none() || self.get(*print) == other.get(*print))
    }
}

impl DeckList {
    /// Takes in cards that were met, and says whether anything was learnt.
    ///
    /// A card of which more was told before is not taken in again; one of which less was told is completed. What would be
    /// more than [`MOST`](DeckList::MOST) cards is left out, those of which little is known first.
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
            // The first of which less is known is this one.
            let less = self.cards.iter().find(|c| c.card.is_part_of(&card));
            if let Some(less) = less.copied() {
                let left = less.count.saturating_sub(count);
                self.raise(less.card, left);
            }
            self.raise(card, count);
        }
        self.cards != before
    }

    /// Sets how many cards are equal to this one, or as many as there is room for.
    fn raise(&mut self, card: Card, count: u8) {
        let others = self.total() - self.count(&card);
        let room = (MOST_CARDS as u8).saturating_sub(others);
        // What was played on a table is a card.
        let _ = self.set(card, count.min(room));
    }
}
