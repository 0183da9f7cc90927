//! The [`Game`] trait, through which all other layers use a game, and the types that belong to it.
//!
//! A game implements [`Game`]. In a list of games of different types, [`GameType`] represents each game and [`Games`]
//! is the list.

mod adjust;
pub mod compose;
mod count;
mod events;
pub mod fields;
mod file_kind;
mod list;
mod outcome;
mod rules;

pub use adjust::{Adjust, Adjustable, Alternative, Control};
pub use compose::{Answer, Ask, Compose};
pub use count::{
    AtTurn, ByTurn, ByTurnOrder, Count, CountedAction, Mean, Merge, Spellings, Spread, Throw,
    TurnOrder, merged,
};
pub use events::Events;
pub use file_kind::FileKind;
pub use list::{GameType, Games, Named};
pub use outcome::{Outcome, Places};
pub use rules::{Domain, Field, Preset, RuleValues, Rules, RulesError, ValueFault, leave_out};

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use strum::VariantArray;

use crate::dice::Die;
use crate::seat::{Seat, SeatSet, Seats};

/// A game: a table that actions change. Its [`Rules`] are data.
///
/// [`check`](Game::check) allows exactly the actions that [`play_into`](Game::play_into) carries out. A game
/// reads no files, clocks or random numbers; the results of dice and draws are part of the action.
pub trait Game: Copy + PartialEq + Debug + Sized + 'static {
    /// The game's name in a journal's header.
    const ID: &'static str;

    /// The supported numbers of players, within 1 to 8.
    const PLAYERS: RangeInclusive<usize>;

    /// The editions, from which the [`Rules`] are made.
    type Edition: Preset;
    /// The state of the game at one moment.
    type Table: Clone + PartialEq + Debug;
    /// A player's claim: anything that a journal can state, legal or not. Its text form is a JSON object.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The kinds of actions, named as in a journal.
    type Kind: Copy
        + Eq
        + Debug
        + Into<&'static str>
        + VariantArray
        + Serialize
        + DeserializeOwned
        + for<'a> From<&'a Self::Action>
        + 'static;
    /// Why an action is not allowed.
    type Refusal: Clone + PartialEq + Debug + Refusal;
    /// A consequence of an action, to be described to players.
    type Event: Clone + PartialEq + Debug;
    /// The statistics over many games that only this game has.
    type Count: Count;

    /// The initial table for this number of players, which must be in [`PLAYERS`](Game::PLAYERS).
    fn table(rules: &RulesOf<Self>, players: usize) -> Self::Table;

    /// Checks whether the action is legal now, without changing anything.
    ///
    /// # Errors
    /// Returns why the action is not legal.
    fn check(
        rules: &RulesOf<Self>,
        table: &Self::Table,
        action: &Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Applies the action and returns its consequences.
    ///
    /// # Errors
    /// As for [`check`](Game::check); the table is then unchanged.
    fn play(
        rules: &RulesOf<Self>,
        table: &mut Self::Table,
        action: &Self::Action,
    ) -> Result<Vec<Self::Event>, Self::Refusal> {
        let mut events = Vec::new();
        Self::play_into(rules, table, action, Events::of(&mut events))?;
        Ok(events)
    }

    /// Applies the action and adds its consequences to `events`.
    ///
    /// # Errors
    /// As for [`check`](Game::check); the table and the list are then unchanged.
    fn play_into(
        rules: &RulesOf<Self>,
        table: &mut Self::Table,
        action: &Self::Action,
        events: Events<'_, Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The table as JSON, in the stable form for other programs.
    fn state(rules: &RulesOf<Self>, table: &Self::Table, players: &Seats<String>) -> Value;

    /// How the game ended, if it has.
    fn outcome(table: &Self::Table) -> Option<Outcome>;

    /// The number of the current turn, from 1; 0 before the first.
    fn turn(table: &Self::Table) -> u32;

    /// The name of the action's kind in a journal.
    fn kind(action: &Self::Action) -> &'static str {
        Self::Kind::from(action).into()
    }

    /// The seat that took the first turn, if it has begun.
    fn first(table: &Self::Table) -> Option<Seat>;

    /// The action's dice, if it throws any.
    fn thrown(_action: &Self::Action) -> Option<Throw> {
        None
    }

    /// Replaces each die that the app threw in this action by a die from `die`. Other actions stay unchanged.
    fn throw(_action: &mut Self::Action, _die: &mut dyn FnMut() -> Die) {}

    /// The text of a note; `None` for every other action.
    fn note_of(_action: &Self::Action) -> Option<&str> {
        None
    }

    /// The reason that a correction gives in words.
    fn reason_of(_action: &Self::Action) -> Option<&str> {
        None
    }

    /// The seats that can act now; empty before set-up and after the end.
    fn acting(table: &Self::Table) -> SeatSet;

    /// The seat that does the action; `None` if the action belongs to no seat, such as a set-up, a correction or a
    /// remark.
    fn actor(table: &Self::Table, action: &Self::Action) -> Option<Seat>;

    /// The seats to one of which an action of this kind would belong now; `None` if actions of the kind belong to no seat.
    fn actors(table: &Self::Table, kind: Self::Kind) -> Option<SeatSet>;

    /// Adds an applied action to the statistics.
    fn count(_count: &mut Self::Count, _play: &CountedAction<'_, Self>) {}
}

/// The rules of a game.
pub type RulesOf<G> = Rules<<G as Game>::Edition>;

/// Why an action is refused: the part that every game has.
pub trait Refusal: Sized {
    /// The stable code for other programs, such as `wrong-phase`.
    fn code(&self) -> &'static str;

    /// The refusal worded for every action of its kind, without a particular card or noble.
    #[must_use]
    fn of_the_kind(self) -> Self {
        self
    }

    /// Whether the reason is one part of the action, such as a card's location. A reason that is in the table itself
    /// says more.
    fn is_about_a_part(&self) -> bool {
        false
    }
}

/// Refuses unless the condition holds.
///
/// # Errors
/// The refusal.
pub fn ensure<R: Refusal>(holds: bool, refusal: R) -> Result<(), R> {
    holds.then_some(()).ok_or(refusal)
}
