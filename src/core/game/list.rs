//! Lists of games of different types.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use super::Game;

/// A value that belongs to a named game.
pub trait Named: Debug {
    /// The game's name in a journal's header.
    fn id(&self) -> &'static str;
}

/// A game's type as a value, so that games of different types can be in one list. Each layer has a trait with the
/// functions that it needs, and implements the trait for this type.
pub struct GameType<G>(PhantomData<fn() -> G>);

impl<G> GameType<G> {
    /// The value.
    pub const NEW: GameType<G> = GameType(PhantomData);
}

impl<G: Game> Named for GameType<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
}

impl<G: Game> Debug for GameType<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

/// A list of games, as trait objects of one layer. The first game is offered first.
pub struct Games<T: ?Sized + 'static>(Vec<&'static T>);

impl<T: ?Sized> Clone for Games<T> {
    fn clone(&self) -> Games<T> {
        Games(self.0.clone())
    }
}

impl<T: ?Sized + Named> Games<T> {
    /// Creates a list. If two games have the same name, `find` returns the first.
    pub fn new(games: impl IntoIterator<Item = &'static T>) -> Games<T> {
        Games(games.into_iter().collect())
    }

    /// The game with this name.
    pub fn find(&self, id: &str) -> Option<&'static T> {
        self.iter().find(|game| game.id() == id)
    }

    /// Every game, in the list's order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &'static T> + ExactSizeIterator {
        self.0.iter().copied()
    }

    /// These games as trait objects of another layer.
    pub fn map<U: ?Sized + Named>(&self, of: impl FnMut(&'static T) -> &'static U) -> Games<U> {
        Games(self.iter().map(of).collect())
    }
}

impl<T: ?Sized + Named> Debug for Games<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Named::id)).finish()
    }
}
