//! *Noble Hearts*: its rules as data, its table, its actions and its referee. Pure: no files, clock, random numbers or
//! screens.
//!
//! Two noblemen fence in a game box, each with his own deck. Cards are named by their printed numbers. The box itself
//! is not modelled, except for whether a nobleman stands on something.
//!
//! ```
//! use courtyard_core::game::Game;
//! use courtyard_noble_hearts::rules::{Action, Edition, NobleHearts, Rules, Table};
//!
//! let rules = Rules::from(Edition::Base);
//! let mut table = Table::new(&rules);
//! for line in [
//!     r#"{"type":"setup","first":0}"#,
//!     r#"{"type":"attack","card":{"fight":7,"area":1,"redraw":2}}"#,
//! ] {
//!     let action: Action = serde_json::from_str(line)?;
//!     NobleHearts::play(&rules, &mut table, &action)?;
//! }
//! assert_eq!(table.sides.0[0].hand, 6); // one card played, two drawn
//! let weak: Action = serde_json::from_str(r#"{"type":"block","card":{"fight":6,"area":1,"redraw":0}}"#)?;
//! assert!(NobleHearts::check(&rules, &table, &weak).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A new variant of one of the game's enums does not compile until every match names it.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod action;
pub mod adjustable;
pub mod ask;
pub mod card;
pub mod charge;
pub mod count;
pub mod deck_list;
pub mod editions;
pub mod event;
mod needs;
pub mod print;
mod referee;
pub mod refusal;
pub mod table;

pub use action::{Action, ActionKind, Adjustment, Correction, Owned, Special};
pub use card::{Card, Named};
pub use charge::{Charge, Jump, JumpKind, With};
pub use deck_list::{AreaNames, DeckList};
pub use editions::{Edition, Rules};
pub use event::{Event, Stride};
pub use print::Print;
pub use refusal::Refusal;
pub use table::Table;

use std::ops::RangeInclusive;

use serde_json::Value;

use self::referee::Executor;
use self::table::Stage;
use courtyard_core::game::{CountedAction, Events, Game, Outcome};
use courtyard_core::seat::{Seat, SeatSet, Seats};

/// Noble Hearts as a [`Game`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NobleHearts {}

impl Game for NobleHearts {
    const ID: &'static str = "noble-hearts";
    const PLAYERS: RangeInclusive<usize> = 2..=2;

    type Edition = Edition;
    type Table = Table;
    type Action = Action;
    type Kind = ActionKind;
    type Refusal = Refusal;
    type Event = Event;
    type Count = count::Count;

    fn table(rules: &Rules, _players: usize) -> Table {
        Table::new(rules)
    }

    fn check(rules: &Rules, table: &Table, action: &Action) -> Result<(), Refusal> {
        referee::decide(rules, table, action).map(drop)
    }

    fn play_into(
        rules: &Rules,
        table: &mut Table,
        action: &Action,
        events: Events<'_, Event>,
    ) -> Result<(), Refusal> {
        let effect = referee::decide(rules, table, action)?;
        let state = &mut table.0;
        let mut executor = Executor {
            rules,
            state,
            events,
        };
        executor.apply(effect);
        Ok(())
    }

    fn state(rules: &Rules, table: &Table, players: &Seats<String>) -> Value {
        table.to_json(rules, players.iter().map(|(_, name)| name.as_str()))
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        table.ending().map(|ending| Outcome::won_by(ending.winner))
    }

    fn turn(table: &Table) -> u32 {
        table.turn
    }

    fn first(table: &Table) -> Option<Seat> {
        table.first().map(Seat::from)
    }

    fn acting(table: &Table) -> SeatSet {
        match table.stage {
            Stage::SetUp | Stage::Over(_) => SeatSet::EMPTY,
            Stage::Play => table.active().map(Seat::from).into_iter().collect(),
        }
    }

    fn note_of(action: &Action) -> Option<&str> {
        let Action::Note { text } = action else {
            return None;
        };
        Some(text)
    }

    fn reason_of(action: &Action) -> Option<&str> {
        let Action::Adjust(adjustment) = action else {
            return None;
        };
        adjustment.why.as_deref()
    }

    fn actor(table: &Table, action: &Action) -> Option<Seat> {
        action.actor(table).map(Seat::from)
    }

    fn actors(table: &Table, kind: ActionKind) -> Option<SeatSet> {
        kind.actors(table)
    }

    fn count(count: &mut count::Count, play: &CountedAction<'_, NobleHearts>) {
        count.take(play);
    }
}
