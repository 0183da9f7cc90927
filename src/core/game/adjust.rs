//! The values of a table that corrections can set.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;

use super::{Compose, Game, RulesOf};
use crate::seat::Seat;

/// A game whose table can be corrected where the app and the real table disagree.
///
/// A game lists the values; the screen that shows and sets them is the same for all games.
pub trait Adjust: Compose {
    /// A value that can be set, or one of its alternatives. Messages name it by its variant and fields.
    type Value: Debug + PartialEq + Serialize;

    /// The kind of action that is a correction; `None` if the game has none.
    const ADJUST: Option<Self::Kind> = None;

    /// Returns every value that can be set now, with its control. The referee accepts each resulting action if an
    /// action of the kind is possible at all.
    fn adjustable(_rules: &RulesOf<Self>, _table: &Self::Table) -> Vec<Adjustable<Self>> {
        Vec::new()
    }

    /// Adds the reason to a correction.
    fn give_reason(_correction: &mut Self::Action, _why: String) {}
}

/// A value that a correction can set.
pub struct Adjustable<G: Adjust> {
    /// The player it belongs to; `None` if it belongs to the table.
    pub seat: Option<Seat>,
    /// The value.
    pub value: G::Value,
    /// Its control.
    pub control: Control<G>,
}

/// Makes the action that sets numbers.
pub type Setter<G> = Box<dyn Fn(&[i64]) -> <G as Game>::Action>;

/// The way a value is set.
pub enum Control<G: Adjust> {
    /// A value that is on or off.
    Flag {
        /// Whether it is on.
        is_on: bool,
        /// The action that switches it.
        switch: G::Action,
    },
    /// One of several alternatives.
    OneOf(Vec<Alternative<G>>),
    /// Numbers that one action sets together.
    Numbers {
        /// Each number's name and current value.
        numbers: Vec<(G::Value, i64)>,
        /// The minimum of each number and the maximum of their sum.
        range: RangeInclusive<i64>,
        /// The action that sets the numbers, given in the order of `numbers`.
        set: Setter<G>,
    },
}

/// An alternative of a [`Control::OneOf`].
pub struct Alternative<G: Adjust> {
    /// Its name.
    pub value: G::Value,
    /// Whether it is the current value.
    pub is_current: bool,
    /// The action that makes it the current value.
    pub action: G::Action,
}

impl<G: Adjust> Adjustable<G> {
    /// A value that is on or off.
    pub fn flag(
        seat: Option<Seat>,
        value: G::Value,
        is_on: bool,
        switch: G::Action,
    ) -> Adjustable<G> {
        let control = Control::Flag { is_on, switch };
        Adjustable {
            seat,
            value,
            control,
        }
    }

    /// A value with alternatives, each with whether it is the current one and the action that makes it so.
    pub fn one_of(
        seat: Option<Seat>,
        value: G::Value,
        alternatives: impl IntoIterator<Item = (G::Value, bool, G::Action)>,
    ) -> Adjustable<G> {
        let alternative = |(value, is_current, action)| Alternative {
            value,
            is_current,
            action,
        };
        Adjustable {
            seat,
            value,
            control: Control::OneOf(alternatives.into_iter().map(alternative).collect()),
        }
    }

    /// A single number.
    pub fn number(
        seat: Option<Seat>,
        value: G::Value,
        current: i64,
        range: RangeInclusive<i64>,
        set: impl Fn(i64) -> G::Action + 'static,
    ) -> Adjustable<G>
    where
        G::Value: Clone,
    {
        Adjustable {
            seat,
            value: value.clone(),
            control: Control::Numbers {
                numbers: vec![(value, current)],
                range,
                set: Box::new(move |numbers| set(numbers.iter().sum())),
            },
        }
    }
}
