//! The operations of players at the real table after the last action: cards to draw, and markers to move.

use super::tracks::Track;
use crate::rules::{Event, NobleHearts};
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

/// A marker that moves towards a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Moved {
    pub(super) track: Track,
    /// Number of spots.
    pub(super) spots: u8,
    pub(super) event: Event,
}

/// The operations of each player after the last action, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Deal {
    /// Number of entries in the journal at that time.
    entries: Option<usize>,
    pub(super) orders: Pair<Vec<Order>>,
    /// The markers that move towards each player.
    pub(super) markers: Pair<Vec<Moved>>,
}

impl Deal {
    /// The operations that follow from these events, the last of the session.
    pub(super) fn of(session: &Session<NobleHearts>, events: &[Event]) -> Deal {
        let mut deal = Deal {
            entries: Some(session.entries().len()),
            ..Deal::default()
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
                Event::CharmMoved { towards, spots, .. } => deal.markers[towards].push(Moved {
                    track: Track::Charm,
                    spots,
                    event: *event,
                }),
                Event::SkillMoved { towards, spots, .. } => deal.markers[towards].push(Moved {
                    track: Track::Skill,
                    spots,
                    event: *event,
                }),
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

    /// Replaces it by the operations of the last action if it belongs to another state of the session.
    pub(super) fn keep_up(&mut self, session: &Session<NobleHearts>) {
        if self.entries != Some(session.entries().len()) {
            *self = Deal::last(session);
        }
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
