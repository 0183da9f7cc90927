//! Charges: a move that leads to an attack, with its fields.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{EnumDiscriminants, VariantArray};

use super::action::Special;
use super::card::Named;

/// An attack that starts with a move or a jump.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ChargeFields")]
pub struct Charge {
    /// The cards to move or jump by.
    #[serde(rename = "move")]
    pub movement: Vec<Named>,
    /// The cards of the attack.
    pub cards: Vec<Named>,
    /// The jump, if any.
    #[serde(flatten)]
    pub jump: Option<Jump>,
    /// The special card of the attack, if any.
    #[serde(flatten)]
    pub with: Option<With>,
}

/// The jump of a [`Charge`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, EnumDiscriminants)]
#[serde(tag = "jump", rename_all = "kebab-case")]
#[strum_discriminants(name(JumpKind))]
#[strum_discriminants(doc = "The kind of a [`Jump`].")]
#[strum_discriminants(derive(Hash, Deserialize, VariantArray))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Jump {
    /// Onto something higher.
    Up,
    /// Onto something lower, by default the floor.
    Down {
        #[serde(skip_serializing_if = "Option::is_none")]
        raised: Option<bool>,
    },
    /// Over a distance, possibly onto something.
    Long { raised: bool },
}

/// The special card's attack of a [`Charge`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, EnumDiscriminants)]
#[serde(tag = "with", rename_all = "kebab-case")]
#[strum_discriminants(name(WithKind))]
#[strum_discriminants(doc = "The kind of a [`With`].")]
#[strum_discriminants(allow(missing_docs))]
#[strum_discriminants(derive(Deserialize))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum With {
    /// Fights are added.
    Berserk,
    /// The area is stated.
    Feint { area: i64 },
    /// Several strokes.
    Combination,
}

impl With {
    /// The special card.
    pub const fn special(self) -> Special {
        match self {
            With::Berserk => Special::Berserk,
            With::Feint { .. } => Special::Feint,
            With::Combination => Special::Combination,
        }
    }
}

/// The fields of a charge. Fields of other jumps and attacks are ignored, whatever their value.
#[derive(Deserialize)]
struct ChargeFields {
    #[serde(rename = "move")]
    movement: Vec<Named>,
    cards: Vec<Named>,
    jump: Option<JumpKind>,
    raised: Option<Value>,
    with: Option<WithKind>,
    area: Option<Value>,
}

impl TryFrom<ChargeFields> for Charge {
    type Error = Misshapen;

    fn try_from(fields: ChargeFields) -> Result<Charge, Misshapen> {
        let raised = || match &fields.raised {
            None => Ok(None),
            Some(value) => value.as_bool().map(Some).ok_or(Misshapen::Raised),
        };
        let jump = match fields.jump {
            None => None,
            Some(JumpKind::Up) => Some(Jump::Up),
            Some(JumpKind::Down) => Some(Jump::Down { raised: raised()? }),
            Some(JumpKind::Long) => Some(Jump::Long {
                raised: raised()?.ok_or(Misshapen::Raised)?,
            }),
        };
        let area = || fields.area.as_ref().and_then(Value::as_i64);
        let with = match fields.with {
            None => None,
            Some(WithKind::Berserk) => Some(With::Berserk),
            Some(WithKind::Feint) => Some(With::Feint {
                area: area().ok_or(Misshapen::Area)?,
            }),
            Some(WithKind::Combination) => Some(With::Combination),
        };
        Ok(Charge {
            movement: fields.movement,
            cards: fields.cards,
            jump,
            with,
        })
    }
}

/// The fields do not form a charge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Misshapen {
    Raised,
    Area,
}

impl fmt::Display for Misshapen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Misshapen::Raised => {
                "“raised” is true or false: where a charge ends that jumps down or far"
            }
            Misshapen::Area => "a charge with a feint needs the field “area”, a whole number",
        })
    }
}
