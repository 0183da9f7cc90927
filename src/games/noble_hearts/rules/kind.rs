//! The kinds of actions and of special cards.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

pub use super::action::ActionKind;
use super::editions::Rules;

impl ActionKind {
    /// The kind's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The special card required for this kind, if any.
    pub const fn special(self) -> Option<Special> {
        self.terms().special
    }

    /// Whether the rules have this kind.
    pub fn is_in_play(self, rules: &Rules) -> bool {
        (self.terms().in_play)(rules)
    }

    /// Whether it answers a single stroke by one card.
    pub const fn is_block(self) -> bool {
        matches!(self, ActionKind::Block | ActionKind::QuickBlock)
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The special cards of the expansion.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Special {
    /// A jump over a distance.
    LongJump,
    /// A step to the side.
    SideStep,
    /// An attack with the sum of several fights.
    Berserk,
    /// A somersault behind the attacker.
    Saltomortale,
    /// An attack in any area.
    Feint,
    /// Several attacks at once.
    Combination,
    /// A block in any area.
    QuickBlock,
}

impl Special {
    /// The card's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The kind of action that the card allows.
    pub fn kind(self) -> ActionKind {
        let mut all = <ActionKind as VariantArray>::VARIANTS.iter().copied();
        let kind = all.find(|kind| kind.special() == Some(self));
        kind.expect("each special card allows a kind of action")
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
