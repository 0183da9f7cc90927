//! The cards that players draw at the real table after the last action.

use crate::rules::NobleHearts;
use crate::rules::event::Event;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::Session;

/// An operation of a player on the player's own cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Draw this number of cards.
    Draw(u16),
    /// Shuffle the discard pile of this number of cards into a new deck.
    Shuffle(usize),
}

/// The operations of each player after the last action, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Deal {
    /// Number of entries in the journal at that time.
    entries: Option<usize>,
    orders: Pair<Vec<Order>>,
}

impl Deal {
    /// The operations that follow from these events, the last of the session.
    pub(super) fn of(session: &Session<NobleHearts>, events: &[Event]) -> Deal {
        let mut deal = Deal {
            entries: Some(session.entries().len()),
            orders: Pair::default(),
        };
        for event in events {
            match *event {
                Event::Drew { seat, cards, .. } if cards > 0 => {
                    // A reshuffle during drawing comes first; its cards are drawn too.
                    deal.orders[seat].push(Order::Draw(cards));
                }
                Event::DeckRefilled { seat, cards } => {
                    deal.orders[seat].push(Order::Shuffle(cards));
                }
                _ => {}
            }
        }
        deal
    }

    /// The operations after the last applied action other than a note.
    pub(super) fn last(session: &Session<NobleHearts>) -> Deal {
        let mut last = Vec::new();
        session.replay(|scene| {
            use crate::rules::action::Action;
            if !matches!(scene.action, Action::Note { .. }) {
                last = scene.events.to_vec();
            }
        });
        Deal::of(session, &last)
    }

    /// Retains the operations after an entry that does not affect them.
    pub(super) fn go_on(&mut self, session: &Session<NobleHearts>) {
        self.entries = Some(session.entries().len());
    }

    /// Whether it belongs to the session's current state.
    pub(super) fn is_of(&self, session: &Session<NobleHearts>) -> bool {
        self.entries == Some(session.entries().len())
    }

    /// The operations of this player.
    pub(super) fn orders(&self, seat: EitherSeat) -> &[Order] {
        &self.orders[seat]
    }

    /// Number of cards that this player draws.
    pub(super) fn cards(&self, seat: EitherSeat) -> u16 {
        let draws = self.orders[seat].iter().map(|order| match order {
            Order::Draw(cards) => *cards,
            Order::Shuffle(_) => 0,
        });
        draws.sum()
    }
}
