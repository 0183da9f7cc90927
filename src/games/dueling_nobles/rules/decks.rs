//! The support decks: one that both players share, or one for each of them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

use super::editions::SupportDecks;
use super::pieces::Support;
use courtyard_core::seat::{EitherSeat, Pair};

/// The owner of a support deck and its discard pile; `None` if both players share them.
pub type Owner = Option<EitherSeat>;

/// The players who use the support deck of this owner.
pub const fn users(owner: Owner) -> &'static [EitherSeat] {
    const BOTH: &[EitherSeat] = &EitherSeat::BOTH;
    match owner {
        None => BOTH,
        Some(EitherSeat::Zero) => BOTH.split_at(1).0,
        Some(EitherSeat::One) => BOTH.split_at(1).1,
    }
}

/// A player who uses the support deck of this owner.
pub const fn any_user(owner: Owner) -> EitherSeat {
    match owner {
        None => EitherSeat::Zero,
        Some(seat) => seat,
    }
}

/// One value for each support deck. It can be indexed by a player: the value of the deck that the player uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerDeck<T> {
    /// The value of the deck that both players share.
    Shared(T),
    /// The values of the players' own decks.
    Each(Pair<T>),
}

impl<T> PerDeck<T> {
    /// Calls the function for the owner of each deck.
    pub fn from_fn(decks: SupportDecks, mut value: impl FnMut(Owner) -> T) -> PerDeck<T> {
        match decks {
            SupportDecks::Shared => PerDeck::Shared(value(None)),
            SupportDecks::Each => PerDeck::Each(Pair::from_fn(|seat| value(Some(seat)))),
        }
    }

    /// The rule about these decks.
    pub const fn rule(&self) -> SupportDecks {
        match self {
            PerDeck::Shared(_) => SupportDecks::Shared,
            PerDeck::Each(_) => SupportDecks::Each,
        }
    }

    /// Whether both players share one deck.
    pub const fn is_shared(&self) -> bool {
        matches!(self, PerDeck::Shared(_))
    }

    /// The owner of the deck that the player uses.
    pub const fn owner(&self, seat: EitherSeat) -> Owner {
        match self {
            PerDeck::Shared(_) => None,
            PerDeck::Each(_) => Some(seat),
        }
    }

    /// The players who use the same deck as this one, including this one.
    pub const fn users(&self, seat: EitherSeat) -> &'static [EitherSeat] {
        users(self.owner(seat))
    }

    /// The value of the deck with exactly this owner, if there is one.
    pub fn of(&self, owner: Owner) -> Option<&T> {
        match (self, owner) {
            (PerDeck::Shared(shared), None) => Some(shared),
            (PerDeck::Each(each), Some(seat)) => Some(&each[seat]),
            (PerDeck::Shared(_), Some(_)) | (PerDeck::Each(_), None) => None,
        }
    }

    /// Each value with the owner of its deck.
    pub fn iter(&self) -> impl Iterator<Item = (Owner, &T)> {
        let values = match self {
            PerDeck::Shared(shared) => std::slice::from_ref(shared),
            PerDeck::Each(each) => &each.0,
        };
        let owners = users(None).iter().map(|seat| self.owner(*seat));
        owners.zip(values)
    }

    /// Applies the function to each value and the owner of its deck.
    pub fn map<U>(&self, mut value: impl FnMut(Owner, &T) -> U) -> PerDeck<U> {
        match self {
            PerDeck::Shared(shared) => PerDeck::Shared(value(None, shared)),
            PerDeck::Each(each) => {
                PerDeck::Each(Pair::from_fn(|seat| value(Some(seat), &each[seat])))
            }
        }
    }
}

impl<T> Index<EitherSeat> for PerDeck<T> {
    type Output = T;

    fn index(&self, seat: EitherSeat) -> &T {
        match self {
            PerDeck::Shared(shared) => shared,
            PerDeck::Each(each) => &each[seat],
        }
    }
}

impl<T> IndexMut<EitherSeat> for PerDeck<T> {
    fn index_mut(&mut self, seat: EitherSeat) -> &mut T {
        match self {
            PerDeck::Shared(shared) => shared,
            PerDeck::Each(each) => &mut each[seat],
        }
    }
}

/// A support deck and its discard pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stock {
    /// Number of cards in the deck, which lies face down.
    pub deck: u16,
    /// The discard pile, oldest card first.
    pub discard: ArrayVec<Support, { Support::COUNT }>,
}

impl Stock {
    /// All cards in the deck.
    pub fn new() -> Stock {
        Stock {
            deck: Support::COUNT as u16,
            discard: ArrayVec::new(),
        }
    }

    /// Number of cards that can be drawn, from the deck and then the discard pile.
    pub fn cards_to_draw(&self) -> usize {
        usize::from(self.deck) + self.discard.len()
    }
}

impl Default for Stock {
    fn default() -> Stock {
        Stock::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_uses_the_shared_deck_or_the_own_one() {
        let [zero, one] = EitherSeat::BOTH;
        let mut shared = PerDeck::from_fn(SupportDecks::Shared, |_| 0);
        shared[one] = 7;
        assert_eq!((shared[zero], shared.users(one)), (7, &[zero, one][..]));
        assert_eq!((shared.of(None), shared.of(Some(one))), (Some(&7), None));
        assert!(shared.iter().eq([(None, &7)]));
        let mut each = PerDeck::from_fn(SupportDecks::Each, |_| 0);
        each[one] = 7;
        assert_eq!((each[zero], each.users(one)), (0, &[one][..]));
        assert_eq!((each.of(None), each.of(Some(one))), (None, Some(&7)));
        assert!(each.iter().eq([(Some(zero), &0), (Some(one), &7)]));
    }
}
