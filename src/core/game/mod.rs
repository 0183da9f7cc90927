//! Games: what every one of them has, through which everything above speaks of them, and each in a folder of its own.
//!
//! A game implements [`Game`]. Where games of several types stand in one list, [`GameType`] stands for each of them and
//! [`Games`] is the list.

pub mod compose;
mod count;
pub mod fields;
mod file_kind;
mod list;
mod outcome;
pub mod overrides;

pub use compose::{Answer, Ask, Compose};
pub use count::{ByTurnOrder, Count, Play, Spellings, Spread, Throw, TurnOrder, person};
pub use file_kind::FileKind;
pub use list::{GameType, Games, Named};
pub use outcome::{Outcome, Places};
pub use overrides::{RulesError, ValueFault};

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::dice::Die;
use crate::seat::{Seat, SeatSet, Seats};

/// A game as a session sees it: a table that actions change, under rules that are data.
///
/// The three functions [`check`](Game::check), [`play`](Game::play) and [`kinds`](Game::kinds) always agree. Nothing
/// here reads files, clocks or dice: whatever chance decides at the table comes in with an action.
pub trait Game: Sized + 'static {
    /// The game's name in a journal's header.
    const ID: &'static str;

    /// The names of its editions, the default first.
    const EDITIONS: &'static [&'static str];

    /// How many players it takes, within 1 to 8.
    const PLAYERS: RangeInclusive<usize>;

    /// An edition with its house rules applied.
    type Rules: Clone + PartialEq + Debug;
    /// What lies on the table at one moment.
    type Table: Clone + PartialEq + Debug;
    /// What somebody claims to do: anything a journal can say, allowed or not. Its text form is a JSON object.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why an action is not allowed.
    type Refusal: Clone + PartialEq + Debug + Refusal;
    /// What followed from an action, for those who tell of it.
    type Event: Clone + PartialEq + Debug;
    /// What is counted over many games, beyond what is counted of every game.
    type Count: Count;

    /// The rules of an edition with fields overridden by name.
    ///
    /// # Errors
    /// When the edition or a rule is unknown, or a rule's value is out of its range.
    fn rules(edition: &str, overrides: &Map<String, Value>) -> Result<Self::Rules, RulesError>;

    /// The table of so many players before anything has been done; the number is one of [`PLAYERS`](Game::PLAYERS).
    fn table(rules: &Self::Rules, players: usize) -> Self::Table;

    /// Whether the action may be done now; changes nothing.
    ///
    /// # Errors
    /// The reason why not.
    fn check(
        rules: &Self::Rules,
        table: &Self::Table,
        action: &Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Does the action and returns what followed.
    ///
    /// # Errors
    /// What [`check`](Game::check) says; the table is then as it was.
    fn play(
        rules: &Self::Rules,
        table: &mut Self::Table,
        action: &Self::Action,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Every kind of action by its name, and whether some action of that kind is possible now.
    fn kinds(
        rules: &Self::Rules,
        table: &Self::Table,
    ) -> Vec<(&'static str, Result<(), Self::Refusal>)>;

    /// The table as JSON, in the shape other programs rely on.
    fn state(rules: &Self::Rules, table: &Self::Table, players: &Seats<String>) -> Value;

    /// How the game ended, if it has.
    fn outcome(table: &Self::Table) -> Option<Outcome>;

    /// The turn that is being played, from 1; 0 before the first.
    fn turn(table: &Self::Table) -> u32;

    /// The name of the action's kind in a journal.
    fn kind(action: &Self::Action) -> &'static str;

    /// The seat that took the first turn, if anybody has.
    fn first(table: &Self::Table) -> Option<Seat>;

    /// The dice that the action throws, if it throws any.
    fn thrown(action: &Self::Action) -> Option<Throw>;

    /// Throws the dice anew that the app threw in this action, each with the given die; other actions stay as they are.
    fn throw(action: &mut Self::Action, die: &mut dyn FnMut() -> Die) {
        let _ = (action, die);
    }

    /// Whom the table waits for; nobody before set-up and after the end.
    fn acting(table: &Self::Table) -> SeatSet;

    /// Whose action it is on this table; `None` where it is everybody's, such as a set-up, a correction or a remark.
    fn actor(table: &Self::Table, action: &Self::Action) -> Option<Seat>;

    /// Counts an action that was played.
    fn count(count: &mut Self::Count, play: &Play<'_, Self>);
}

/// Why an action is refused, as far as every game has it.
pub trait Refusal: Sized {
    /// The stable code that other programs rely on, such as `wrong-phase`.
    fn code(&self) -> &'static str;

    /// The refusal as it speaks of every action of a kind, not of one card or noble.
    #[must_use]
    fn of_the_kind(self) -> Self {
        self
    }

    /// Whether the reason lies in one part of the action, such as a card's place, so that it says less than a reason that
    /// lies in the table.
    fn is_about_a_part(&self) -> bool {
        false
    }
}
