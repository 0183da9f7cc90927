//! The kinds of actions and of special cards.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

pub use super::action::ActionKind;
use super::editions::Rules;

courtyard_core::named!(ActionKind, Special);

impl ActionKind {
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
    /// The kind of action that the card allows.
    pub fn kind(self) -> ActionKind {
        let mut all = <ActionKind as VariantArray>::VARIANTS.iter().copied();
        let kind = all.find(|kind| kind.special() == Some(self));
        kind.expect("each special card allows a kind of action")
    }
}
