//! A charge: a move that goes into an attack, and the fields that say it.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::card::Named;
use super::kind::Special;

/// An attack that begins with a move or a jump.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ChargeFields", into = "ChargeFields")]
pub struct Charge {
    /// The cards to move or jump by.
    pub movement: Vec<Named>,
    /// The cards of the attack.
    pub cards: Vec<Named>,
    /// The jump, if it is one.
    pub jump: Option<Jump>,
    /// The special card of the attack, if it is one's.
    pub with: Option<With>,
}

/// The jump of a [`Charge`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Jump {
    /// Onto something higher.
    Up,
    /// Onto something lower: the floor, where nothing is said.
    Down { raised: Option<bool> },
    /// Over a distance, onto something or not.
    Long { raised: bool },
}

/// The attack of a [`Charge`] that is a special card's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum JumpWord {
    Up,
    Down,
    Long,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WithWord {
    Berserk,
    Feint,
    Combination,
}

/// The fields of a charge. What some jumps and attacks only have may be anything with the others.
#[derive(Serialize, Deserialize)]
struct ChargeFields {
    #[serde(rename = "move")]
    movement: Vec<Named>,
    cards: Vec<Named>,
    #[serde(skip_serializing_if = "Option::is_none")]
    jump: Option<JumpWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    raised: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<WithWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    area: Option<Value>,
}

impl From<Charge> for ChargeFields {
    fn from(charge: Charge) -> ChargeFields {
        let (jump, raised) = match charge.jump {
            None => (None, None),
            Some(Jump::Up) => (Some(JumpWord::Up), None),
            Some(Jump::Down { raised }) => (Some(JumpWord::Down), raised),
            Some(Jump::Long { raised }) => (Some(JumpWord::Long), Some(raised)),
        };
        let (with, area) = match charge.with {
            None => (None, None),
            Some(With::Berserk) => (Some(WithWord::Berserk), None),
            Some(With::Feint { area }) => (Some(WithWord::Feint), Some(area)),
            Some(With::Combination) => (Some(WithWord::Combination), None),
        };
        ChargeFields {
            movement: charge.movement,
            cards: charge.cards,
            jump,
            raised: raised.map(Value::from),
            with,
            area: area.map(Value::from),
        }
    }
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
            Some(JumpWord::Up) => Some(Jump::Up),
            Some(JumpWord::Down) => Some(Jump::Down { raised: raised()? }),
            Some(JumpWord::Long) => Some(Jump::Long {
                raised: raised()?.ok_or(Misshapen::Raised)?,
            }),
        };
        let area = || fields.area.as_ref().and_then(Value::as_i64);
        let with = match fields.with {
            None => None,
            Some(WithWord::Berserk) => Some(With::Berserk),
            Some(WithWord::Feint) => Some(With::Feint {
                area: area().ok_or(Misshapen::Area)?,
            }),
            Some(WithWord::Combination) => Some(With::Combination),
        };
        Ok(Charge {
            movement: fields.movement,
            cards: fields.cards,
            jump,
            with,
        })
    }
}

/// Fields that do not make a charge together.
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
