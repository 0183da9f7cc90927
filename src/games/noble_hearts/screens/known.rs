//! The known cards of the players' decks: those of the chosen deck list, and those shown in the session.

use crate::rules::deck_list::{Counted, Met};
use crate::rules::{Card, DeckList};
use crate::text::cards_met;
use courtyard_core::seat::{EitherSeat, Pair};

use super::view::View;

/// The field of a journal's header with the chosen deck lists, one per player or `null`.
pub(super) const FIELD: &str = "deck_lists";

/// A card that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Offer {
    /// Its printed numbers.
    pub(super) card: Card,
    /// Whether it can be in the hand, because not all of its known copies are on the table. Without a deck list only such
    /// cards are offered.
    pub(super) likely: bool,
}

/// The known cards, cached until the session has another entry.
#[derive(Debug, Default)]
pub(super) struct Known {
    entries: Option<usize>,
    offers: Pair<Vec<Offer>>,
}

impl Known {
    /// The known cards of a player's deck.
    pub(super) fn of(&mut self, view: View<'_>, seat: EitherSeat) -> &[Offer] {
        let entries = Some(view.session.entries().len());
        if self.entries != entries {
            self.entries = entries;
            let met = cards_met(view.session);
            self.offers = Pair::from_fn(|seat| offers(view, seat, &met[seat]));
        }
        &self.offers[seat]
    }
}

fn offers(view: View<'_>, seat: EitherSeat, met: &Met) -> Vec<Offer> {
    let chosen = chosen(view, seat);
    let listed = chosen.is_some();
    let Some(mut list) = chosen.or_else(|| DeckList::new(view.name(seat)).ok()) else {
        return Vec::new();
    };
    list.learn(met);
    let offer = |counted: &Counted| Offer {
        card: counted.card,
        likely: lying(view, seat, &counted.card) < counted.count.into(),
    };
    let offers = list.cards().iter().map(offer);
    // Without a list, further copies of a card on the table may not exist.
    offers.filter(|offer| listed || offer.likely).collect()
}

/// The chosen deck list of a player in this session.
fn chosen(view: View<'_>, seat: EitherSeat) -> Option<DeckList> {
    let lists = view.session.header().further.get(FIELD)?;
    let list = lists.get(seat.number())?;
    DeckList::read(list.to_string().as_bytes()).ok()
}

/// Number of cards on the table that can be this one.
fn lying(view: View<'_>, seat: EitherSeat, card: &Card) -> usize {
    let all = view.table.lying(seat);
    all.filter(|lying| lying.agrees(card) && **lying != Card::default())
        .count()
}
