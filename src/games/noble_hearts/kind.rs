//! The names of what can be done, and of the special cards that let a player do more.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

/// The kinds of action, in the order the contract lists them.
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
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ActionKind {
    /// Who begins, the first special cards and the roses that stay.
    Setup,
    /// A plain attack.
    Attack,
    /// A move or a jump, and an attack at its end.
    Charge,
    /// A stroke is answered in its own area.
    Block,
    /// A step backward.
    Retreat,
    /// A jump onto something higher.
    JumpUp,
    /// A jump onto something lower.
    JumpDown,
    /// A plain move.
    Move,
    /// The initiative that was kept is handed over.
    Pass,
    /// The attacked player does not evade.
    Hit,
    /// A jump over a distance, by the special card.
    LongJump,
    /// A step sideways, by the special card.
    SideStep,
    /// An attack with the fights of several cards added, by the special card.
    Berserk,
    /// A somersault behind the attacker, by the special card.
    Saltomortale,
    /// An attack in a stated area, by the special card.
    Feint,
    /// An attack of several strokes, by the special card.
    Combination,
    /// A stroke is answered in whatever area, by the special card.
    QuickBlock,
    /// A rose is picked up.
    CollectRose,
    /// A special card that was turned down is turned up.
    TurnUp,
    /// A special card is taken for having reached the sword, or declined.
    ChooseSpecial,
    /// A player surrenders.
    Concede,
    /// The app is set right where it and the table disagree.
    Adjust,
    /// A remark.
    Note,
}

impl ActionKind {
    /// The kind's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The special card without which the kind is not possible.
    pub const fn special(self) -> Option<Special> {
        use ActionKind as K;
        match self {
            K::LongJump => Some(Special::LongJump),
            K::SideStep => Some(Special::SideStep),
            K::Berserk => Some(Special::Berserk),
            K::Saltomortale => Some(Special::Saltomortale),
            K::Feint => Some(Special::Feint),
            K::Combination => Some(Special::Combination),
            K::QuickBlock => Some(Special::QuickBlock),
            K::Setup
            | K::Attack
            | K::Charge
            | K::Block
            | K::Retreat
            | K::JumpUp
            | K::JumpDown
            | K::Move
            | K::Pass
            | K::Hit
            | K::CollectRose
            | K::TurnUp
            | K::ChooseSpecial
            | K::Concede
            | K::Adjust
            | K::Note => None,
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The kinds of special card of the expansion.
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
    /// Jumps over a distance.
    LongJump,
    /// Steps sideways.
    SideStep,
    /// Attacks with several fights added.
    Berserk,
    /// Somersaults behind the attacker.
    Saltomortale,
    /// Attacks in any area.
    Feint,
    /// Attacks several times at once.
    Combination,
    /// Blocks in any area.
    QuickBlock,
}

impl Special {
    /// The card's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The kind of action that the card makes possible.
    pub const fn kind(self) -> ActionKind {
        match self {
            Special::LongJump => ActionKind::LongJump,
            Special::SideStep => ActionKind::SideStep,
            Special::Berserk => ActionKind::Berserk,
            Special::Saltomortale => ActionKind::Saltomortale,
            Special::Feint => ActionKind::Feint,
            Special::Combination => ActionKind::Combination,
            Special::QuickBlock => ActionKind::QuickBlock,
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
