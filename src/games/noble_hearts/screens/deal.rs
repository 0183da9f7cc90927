//! How many cards the last action lets its players draw: what hands do at the real table while the app waits.

use crate::rules::NobleHearts;
use crate::rules::event::Event;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::Session;

/// Something that a player does with the own cards now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Draw so many cards.
    Draw(u16),
    /// Shuffle the discard pile of so many cards: it is the deck then.
    Shuffle(usize),
}

/// What each player has to do with the own cards after the last action, in its order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Deal {
    /// How many entries the journal had then.
    entries: Option<usize>,
    orders: Pair<Vec<Order>>,
}

impl Deal {
    /// What follows from these events, the last of the session.
    pub(super) fn of(session: &Session<NobleHearts>, events: &[Event]) -> Deal {
        let mut deal = Deal {
            entries: Some(session.entries().len()),
            orders: Pair::default(),
        };
        for event in events {
            match *event {
                Event::Drew { seat, cards, .. } if cards > 0 => {
                    // A reshuffle in the middle is told before: its cards are drawn too.
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

    /// What follows from the last action in force that is more than a remark.
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

    /// The same, after an entry that changes nothing of it.
    pub(super) fn go_on(&mut self, session: &Session<NobleHearts>) {
        self.entries = Some(session.entries().len());
    }

    /// Whether it follows from what the session has now.
    pub(super) fn is_of(&self, session: &Session<NobleHearts>) -> bool {
        self.entries == Some(session.entries().len())
    }

    /// What this player does.
    pub(super) fn orders(&self, seat: EitherSeat) -> &[Order] {
        &self.orders[seat]
    }

    /// How many cards this player draws.
    pub(super) fn cards(&self, seat: EitherSeat) -> u16 {
        let draws = self.orders[seat].iter().map(|order| match order {
            Order::Draw(cards) => *cards,
            Order::Shuffle(_) => 0,
        });
        draws.sum()
    }
}
