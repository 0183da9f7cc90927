//! *Duel*: its rules as data, its table, its actions and its referee. Pure: no files, clock, random numbers or
//! screens.
//!
//! ```
//! use courtyard_core::game::Game;
//! use courtyard_duel::rules::{Action, Duel, Edition, Rules, Table};
//!
//! let rules = Rules::from(Edition::Csatho);
//! let mut table = Table::new(&rules, 2);
//! let setup: Action = serde_json::from_str(r#"{"type":"setup","first":0}"#)?;
//! let events = Duel::play(&rules, &mut table, &setup)?;
//! assert_eq!((table.own().hand, table.own().draw), (6, 46)); // a card was drawn
//! assert!(!events.is_empty());
//! let attack = Action::Attack { slot: None };
//! assert!(Duel::check(&rules, &table, &attack).is_err()); // not in this phase
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A new variant of one of the game's enums does not compile until every match names it.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod action;
pub mod adjustable;
pub mod ask;
pub mod battle;
pub mod count;
pub mod editions;
pub mod event;
pub mod pieces;
mod referee;
pub mod refusal;
pub mod table;

pub use action::{Action, ActionKind, Correction};
pub use editions::{Edition, Rules};
pub use event::Event;
pub use pieces::{Ace, Army, CardRole, Face, Lying, Name, PlayedCard, Support, Warlord};
pub use refusal::Refusal;
pub use table::Table;

use std::ops::RangeInclusive;

use serde_json::Value;

use self::referee::Executor;
use courtyard_core::game::{CountedAction, Events, Game, Outcome};
use courtyard_core::seat::{Seat, SeatSet, Seats};

/// Duel as a [`Game`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duel {}

impl Game for Duel {
    const ID: &'static str = "duel";
    const PLAYERS: RangeInclusive<usize> = 2..=table::MOST_PLAYERS;

    type Edition = Edition;
    type Table = Table;
    type Action = Action;
    type Kind = ActionKind;
    type Refusal = Refusal;
    type Event = Event;
    type Count = count::Count;

    fn table(rules: &Rules, players: usize) -> Table {
        Table::new(rules, players)
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
        table.to_json(rules, players)
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        table.outcome()
    }

    fn turn(table: &Table) -> u32 {
        table.turn
    }

    fn first(table: &Table) -> Option<Seat> {
        table.first
    }

    fn acting(table: &Table) -> SeatSet {
        table.acting()
    }

    fn note_of(action: &Action) -> Option<&str> {
        let Action::Note { text } = action else {
            return None;
        };
        Some(text)
    }

    fn reason_of(action: &Action) -> Option<&str> {
        let Action::Adjust { why, .. } = action else {
            return None;
        };
        why.as_deref()
    }

    fn actor(table: &Table, action: &Action) -> Option<Seat> {
        action.actor(table)
    }

    fn actors(table: &Table, kind: ActionKind) -> Option<SeatSet> {
        kind.actors(table)
    }

    fn count(count: &mut count::Count, play: &CountedAction<'_, Duel>) {
        count.take(play);
    }
}
