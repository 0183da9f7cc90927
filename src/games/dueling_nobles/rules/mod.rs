//! *Dueling Nobles*: its rules as data, its table, its actions and its referee. Pure: no files, clock, random numbers
//! or screens.
//!
//! ```
//! use courtyard_core::game::Game;
//! use courtyard_dueling_nobles::rules::{Action, DuelingNobles, Edition, Rules, Table};
//!
//! let rules = Rules::from(Edition::Catsatcards);
//! let mut table = Table::new(&rules);
//! let setup: Action = serde_json::from_str(
//!     r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#,
//! )?;
//! let events = DuelingNobles::play(&rules, &mut table, &setup)?;
//! assert_eq!(table.own().gold, 1); // the income of the first turn
//! assert!(!events.is_empty());
//! assert!(DuelingNobles::check(&rules, &table, &Action::Buy { count: 1 }).is_err()); // not in this phase
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A new variant of one of the game's enums does not compile until every match names it.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod action;
pub mod adjustable;
pub mod ask;
pub mod count;
pub mod decks;
pub mod duel;
pub mod editions;
pub mod event;
pub mod odds;
pub mod pieces;
pub mod referee;
pub mod refusal;
pub mod table;

pub use action::{Action, ActionKind, Correction};
pub use editions::{Edition, Rules};
pub use event::{Event, Gain};
pub use pieces::{Noble, NobleRank, Support, Weapon};
pub use refusal::Refusal;
pub use table::Table;

use std::ops::RangeInclusive;

use serde_json::Value;

use self::referee::Executor;
use courtyard_core::dice::{Dice, Die};
use courtyard_core::game::{CountedAction, Events, Game, Outcome, Throw};
use courtyard_core::seat::{Seat, SeatSet, Seats};

/// Dueling Nobles as a [`Game`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuelingNobles {}

impl Game for DuelingNobles {
    const ID: &'static str = "dueling-nobles";
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
        executor.apply(action.kind(), effect);
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
        table.first().map(Seat::from)
    }

    fn thrown(action: &Action) -> Option<Throw> {
        let Action::Roll {
            dice, is_virtual, ..
        } = action
        else {
            return None;
        };
        let dice = match dice[..] {
            [pips] => Dice::One(Die::new(pips)?),
            [a, b] => Dice::Two(Die::new(a)?, Die::new(b)?),
            // An impossible throw.
            [] | [_, _, _, ..] => return None,
        };
        Some(Throw {
            dice,
            is_virtual: *is_virtual,
        })
    }

    fn throw(action: &mut Action, die: &mut dyn FnMut() -> Die) {
        if let Action::Roll {
            dice,
            is_virtual: true,
            ..
        } = action
        {
            dice.fill_with(|| die().pips().into());
        }
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
        action.actor(table).map(Seat::from)
    }

    fn actors(table: &Table, kind: ActionKind) -> Option<SeatSet> {
        kind.actors(table)
    }

    fn count(count: &mut count::Count, play: &CountedAction<'_, DuelingNobles>) {
        count.take(play);
    }
}
