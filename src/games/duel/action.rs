//! What somebody claims to do, and its text form in a journal.
//!
//! An action is loose on purpose: it can name a Queen as an Army card or a slot that nobody has. The
//! [`referee`](super::referee) says whether the table and the rules allow it.

use std::fmt;

use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::fields::{Fields, Loose, Misshapen, Read};
use super::pieces::Name;
use crate::seat::Seat;

/// The kinds of action, in the order in which the rules of the journal list them.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ActionKind {
    /// The decks are dealt, and somebody begins.
    Setup,
    /// The next phase, or the next turn after the last.
    NextPhase,
    /// The next turn.
    EndTurn,
    /// A Warlord from the hand into an empty slot.
    Warlord,
    /// A Warlord from the hand for one on the table.
    Exchange,
    /// A battle begins.
    Attack,
    /// The defender's Warlord and Army.
    Defend,
    /// A side's Support cards.
    Support,
    /// The cards of the battle are turned up.
    Reveal,
    /// The battle is resolved without a last Ace.
    Resolve,
    /// An Ace, in a battle or outside.
    Ace,
    /// The joker that refills a draw pile.
    Reinforce,
    /// A player who cannot draw is out.
    Out,
    /// A player gives up.
    Concede,
    /// Cards that lie on the table are named.
    Tell,
    /// The app is set right where it and the table disagree.
    Adjust,
    /// A remark.
    Note,
}

impl ActionKind {
    /// All kinds, in their order.
    pub const ALL: &'static [ActionKind] = ActionKind::VARIANTS;

    /// The kind's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One action, as it stands in the journal's `do`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Action {
    /// Everybody has shuffled and dealt; this seat takes the first turn.
    Setup { first: Seat },
    /// The active player goes on to the next phase.
    NextPhase,
    /// The active player ends the turn.
    EndTurn,
    /// The active player lays a Warlord face down into an empty slot, and may tell which.
    Warlord {
        slot: i64,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Name>,
    },
    /// The active player discards the Warlord of a slot and lays another face down, and may tell which.
    Exchange {
        slot: i64,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Name>,
    },
    /// The active player attacks with an Army card, led by the Warlord of a slot or by nobody.
    Attack {
        #[serde(skip_serializing_if = "Option::is_none")]
        slot: Option<i64>,
    },
    /// The defender designates a Warlord, an Army card, both or neither.
    Defend {
        #[serde(skip_serializing_if = "Option::is_none")]
        slot: Option<i64>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        army: bool,
    },
    /// A side of the battle adds so many Support cards, face down.
    Support { seat: Seat, count: i64 },
    /// All cards of the battle are turned up.
    Reveal {
        #[serde(skip_serializing_if = "Shown::is_empty")]
        attacker: Shown,
        #[serde(skip_serializing_if = "Shown::is_empty")]
        defender: Shown,
    },
    /// The defender plays no Ace in the last moment.
    Resolve,
    /// A player plays an Ace: on a Warlord outside a battle, or as the defender, whose designated Warlord is then named.
    Ace {
        seat: Seat,
        card: Name,
        #[serde(flatten)]
        target: Option<Target>,
        #[serde(skip_serializing_if = "Option::is_none")]
        warlord: Option<Name>,
    },
    /// A player shows the joker and moves so many cards to the draw pile, or the most allowed.
    Reinforce {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<i64>,
    },
    /// The pending player has no joker, or keeps it.
    Out,
    /// A player gives up.
    Concede { seat: Seat },
    /// Cards that lie on the table are named.
    Tell {
        seat: Seat,
        #[serde(flatten)]
        told: Told,
    },
    /// One correction of the app by the table.
    Adjust {
        seat: Seat,
        #[serde(flatten)]
        correction: Correction,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A remark.
    Note { text: String },
}

/// The cards of one side as [`Action::Reveal`] names them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Shown {
    /// The designated Warlord, if there is one; may be left out where its card is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warlord: Option<Name>,
    /// The Army card, if one was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub army: Option<Name>,
    /// The Support cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub support: Vec<Name>,
}

impl Shown {
    /// Whether no card is named.
    pub fn is_empty(&self) -> bool {
        *self == Shown::default()
    }
}

/// The Warlord that an Ace outside a battle forces to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Target {
    /// Whose it is.
    pub against: Seat,
    /// The slot it lies in.
    pub slot: i64,
}

/// What an [`Action::Tell`] names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Told {
    /// The top cards of the discard pile, the topmost last.
    Discard { discard: Vec<Name> },
    /// The Warlord of a slot.
    Slot { slot: i64, card: Name },
}

/// What an [`Action::Adjust`] sets right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Correction {
    /// The numbers of cards in the hand, the draw pile and the discard pile.
    Numbers { hand: i64, draw: i64, discard: i64 },
    /// The Warlord of a slot, or none.
    Slot { slot: i64, warlord: Option<Laid> },
}

/// A Warlord as a correction sets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Laid {
    /// The card, if it is known.
    pub card: Option<Name>,
    /// Whether it lies face up.
    pub face_up: bool,
}

impl Action {
    /// The action's kind.
    pub const fn kind(&self) -> ActionKind {
        use ActionKind as K;
        match self {
            Action::Setup { .. } => K::Setup,
            Action::NextPhase => K::NextPhase,
            Action::EndTurn => K::EndTurn,
            Action::Warlord { .. } => K::Warlord,
            Action::Exchange { .. } => K::Exchange,
            Action::Attack { .. } => K::Attack,
            Action::Defend { .. } => K::Defend,
            Action::Support { .. } => K::Support,
            Action::Reveal { .. } => K::Reveal,
            Action::Resolve => K::Resolve,
            Action::Ace { .. } => K::Ace,
            Action::Reinforce { .. } => K::Reinforce,
            Action::Out => K::Out,
            Action::Concede { .. } => K::Concede,
            Action::Tell { .. } => K::Tell,
            Action::Adjust { .. } => K::Adjust,
            Action::Note { .. } => K::Note,
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    /// Reads the fields that the action's `type` has; optional ones may be left out or `null`, further ones are ignored.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        let fields = Fields::deserialize(deserializer)?;
        Action::try_from(fields).map_err(de::Error::custom)
    }
}

impl TryFrom<Fields> for Action {
    type Error = Misshapen;

    fn try_from(mut fields: Fields) -> Result<Action, Misshapen> {
        use ActionKind as K;
        let kind: String = fields.need("an action", "type")?;
        let kind: K = kind.parse().map_err(|_| Misshapen::Unknown(kind))?;
        macro_rules! need {
            ($field:literal) => {
                fields.need(kind.name(), $field)?
            };
        }
        Ok(match kind {
            K::Setup => Action::Setup {
                first: need!("first"),
            },
            K::NextPhase => Action::NextPhase,
            K::EndTurn => Action::EndTurn,
            K::Warlord => Action::Warlord {
                slot: need!("slot"),
                card: fields.may("card")?,
            },
            K::Exchange => Action::Exchange {
                slot: need!("slot"),
                card: fields.may("card")?,
            },
            K::Attack => Action::Attack {
                slot: fields.may("slot")?,
            },
            K::Defend => Action::Defend {
                slot: fields.may("slot")?,
                army: fields.may("army")?.unwrap_or(false),
            },
            K::Support => Action::Support {
                seat: need!("seat"),
                count: need!("count"),
            },
            K::Reveal => Action::Reveal {
                attacker: fields.may("attacker")?.unwrap_or_default(),
                defender: fields.may("defender")?.unwrap_or_default(),
            },
            K::Resolve => Action::Resolve,
            K::Ace => Action::Ace {
                seat: need!("seat"),
                card: need!("card"),
                target: target(&mut fields)?,
                warlord: fields.may("warlord")?,
            },
            K::Reinforce => Action::Reinforce {
                seat: need!("seat"),
                count: fields.may("count")?,
            },
            K::Out => Action::Out,
            K::Concede => Action::Concede {
                seat: need!("seat"),
            },
            K::Tell => Action::Tell {
                seat: need!("seat"),
                told: told(&mut fields)?,
            },
            K::Adjust => Action::Adjust {
                seat: need!("seat"),
                correction: correction(&mut fields)?,
                why: fields.may("why")?,
            },
            K::Note => Action::Note {
                text: need!("text"),
            },
        })
    }
}

fn target(fields: &mut Fields) -> Result<Option<Target>, Misshapen> {
    match (fields.may("against")?, fields.may("slot")?) {
        (Some(against), Some(slot)) => Ok(Some(Target { against, slot })),
        (None, None) => Ok(None),
        (Some(_), None) | (None, Some(_)) => Err(Misshapen::Alone("against", "slot")),
    }
}

fn told(fields: &mut Fields) -> Result<Told, Misshapen> {
    let (discard, slot, card) = (
        fields.may("discard")?,
        fields.may("slot")?,
        fields.may("card")?,
    );
    match (discard, slot, card) {
        (Some(discard), None, None) => Ok(Told::Discard { discard }),
        (None, Some(slot), Some(card)) => Ok(Told::Slot { slot, card }),
        (Some(_) | None, _, _) => Err(Misshapen::NotOne(
            "“tell” names one thing: discard, or slot and card",
        )),
    }
}

fn correction(fields: &mut Fields) -> Result<Correction, Misshapen> {
    const NOT_ONE: Misshapen = Misshapen::NotOne(
        "“adjust” sets right one thing: hand, draw and discard together, or slot and warlord",
    );
    let numbers = (
        fields.may("hand")?,
        fields.may("draw")?,
        fields.may("discard")?,
    );
    // `null` is an empty slot, and differs from nothing said.
    let warlord = match fields.raw("warlord") {
        None => None,
        Some(Loose::Null) => Some(None),
        Some(value) => Some(Some(Laid::read("warlord", value)?)),
    };
    match (numbers, fields.may("slot")?, warlord) {
        ((Some(hand), Some(draw), Some(discard)), None, None | Some(None)) => {
            Ok(Correction::Numbers {
                hand,
                draw,
                discard,
            })
        }
        ((None, None, None), Some(slot), Some(warlord)) => Ok(Correction::Slot { slot, warlord }),
        (_, _, _) => Err(NOT_ONE),
    }
}

impl Read for Shown {
    fn read(name: &'static str, value: Loose) -> Result<Shown, Misshapen> {
        let mut fields = Fields::read(name, value)?;
        Ok(Shown {
            warlord: fields.may("warlord")?,
            army: fields.may("army")?,
            support: fields.may("support")?.unwrap_or_default(),
        })
    }
}

impl Read for Laid {
    fn read(name: &'static str, value: Loose) -> Result<Laid, Misshapen> {
        let mut fields = Fields::read(name, value)?;
        Ok(Laid {
            card: fields.may("card")?,
            face_up: fields.need(name, "face_up")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Action, String> {
        serde_json::from_str(line).map_err(|e| e.to_string())
    }

    #[test]
    fn every_kind_has_one_text_form() {
        let lines = [
            r#"{"type":"setup","first":0}"#,
            r#"{"type":"next-phase"}"#,
            r#"{"type":"end-turn"}"#,
            r#"{"type":"warlord","slot":0}"#,
            r#"{"type":"exchange","slot":1}"#,
            r#"{"type":"attack","slot":0}"#,
            r#"{"type":"defend","slot":1,"army":true}"#,
            r#"{"type":"support","seat":0,"count":1}"#,
            r#"{"type":"reveal","attacker":{"warlord":"Qh","army":"10s","support":["3d"]},"defender":{"warlord":"K","army":"7h","support":["2s"]}}"#,
            r#"{"type":"resolve"}"#,
            r#"{"type":"ace","seat":0,"card":"Ah","against":1,"slot":0}"#,
            r#"{"type":"reinforce","seat":0}"#,
            r#"{"type":"out"}"#,
            r#"{"type":"concede","seat":2}"#,
            r#"{"type":"tell","seat":1,"discard":["4h","9s"]}"#,
            r#"{"type":"adjust","seat":0,"hand":5,"draw":40,"discard":6}"#,
            r#"{"type":"note","text":"tea"}"#,
        ];
        assert_eq!(lines.len(), ActionKind::ALL.len());
        for (line, kind) in lines.into_iter().zip(ActionKind::ALL) {
            let action = read(line).unwrap();
            assert_eq!(action.kind(), *kind);
            assert_eq!(serde_json::to_string(&action).unwrap(), line);
        }
    }

    #[test]
    fn the_optional_fields_are_kept() {
        for line in [
            r#"{"type":"warlord","slot":0,"card":"Kh"}"#,
            r#"{"type":"exchange","slot":0,"card":"ally-Q"}"#,
            r#"{"type":"attack"}"#,
            r#"{"type":"defend"}"#,
            r#"{"type":"defend","slot":0}"#,
            r#"{"type":"defend","army":true}"#,
            r#"{"type":"reveal","attacker":{"army":"9"}}"#,
            r#"{"type":"ace","seat":1,"card":"As","warlord":"Kc"}"#,
            r#"{"type":"ace","seat":1,"card":"ally-A"}"#,
            r#"{"type":"reinforce","seat":0,"count":3}"#,
            r#"{"type":"tell","seat":1,"discard":[]}"#,
            r#"{"type":"tell","seat":0,"slot":1,"card":"Qs"}"#,
            r#"{"type":"adjust","seat":0,"slot":1,"warlord":{"card":"Kh","face_up":true}}"#,
            r#"{"type":"adjust","seat":0,"slot":1,"warlord":{"card":null,"face_up":false}}"#,
            r#"{"type":"adjust","seat":0,"slot":1,"warlord":null,"why":"miscounted"}"#,
        ] {
            let action = read(line).unwrap();
            assert_eq!(serde_json::to_string(&action).unwrap(), line);
        }
    }

    #[test]
    fn null_is_left_out_and_further_fields_are_ignored() {
        for (loose, strict) in [
            (
                r#"{"slot":null,"army":null,"type":"defend","seat":"nobody"}"#,
                r#"{"type":"defend"}"#,
            ),
            (
                r#"{"type":"note","text":"tea","seat":77,"card":4,"attacker":[]}"#,
                r#"{"type":"note","text":"tea"}"#,
            ),
            (
                r#"{"type":"reveal","attacker":{"army":"t","support":null,"gold":3},"defender":null}"#,
                r#"{"type":"reveal","attacker":{"army":"10"}}"#,
            ),
            (
                r#"{"type":"ace","seat":0,"card":"a♥","against":null,"slot":null,"warlord":null}"#,
                r#"{"type":"ace","seat":0,"card":"Ah"}"#,
            ),
            (
                r#"{"type":"adjust","seat":0,"hand":1,"draw":2,"discard":3,"slot":null,"warlord":null,"why":null}"#,
                r#"{"type":"adjust","seat":0,"hand":1,"draw":2,"discard":3}"#,
            ),
        ] {
            let action = read(loose).unwrap();
            assert_eq!(serde_json::to_string(&action).unwrap(), strict);
        }
    }

    #[test]
    fn a_number_beyond_all_ranges_is_still_a_number() {
        for (number, nearest) in [
            ("99999999999999999999", i64::MAX),
            ("18446744073709551615", i64::MAX),
            ("-99999999999999999999", i64::MIN),
        ] {
            let line = format!(r#"{{"type":"attack","slot":{number}}}"#);
            let slot = Some(nearest);
            assert_eq!(read(&line), Ok(Action::Attack { slot }));
            let seat = format!(r#"{{"type":"concede","seat":{number}}}"#);
            assert!(read(&seat).is_err());
        }
    }

    #[test]
    fn a_misshapen_action_is_none() {
        for line in [
            r#"{"type":"dance"}"#,
            r#"{"seat":1}"#,
            r#"{"type":"setup"}"#,
            r#"{"type":"setup","first":6}"#,
            r#"{"type":"setup","first":-1}"#,
            r#"{"type":"setup","first":"0"}"#,
            r#"{"type":"warlord"}"#,
            r#"{"type":"warlord","slot":null}"#,
            r#"{"type":"warlord","slot":0.5}"#,
            r#"{"type":"warlord","slot":0,"card":"Xx"}"#,
            r#"{"type":"warlord","slot":0,"card":13}"#,
            r#"{"type":"defend","army":1}"#,
            r#"{"type":"support","seat":0}"#,
            r#"{"type":"support","count":1}"#,
            r#"{"type":"reveal","attacker":["Qh"]}"#,
            r#"{"type":"reveal","attacker":{"support":"3d"}}"#,
            r#"{"type":"reveal","attacker":{"army":"9","army":"8"}}"#,
            r#"{"type":"ace","seat":0}"#,
            r#"{"type":"ace","seat":0,"card":"A","against":1}"#,
            r#"{"type":"ace","seat":0,"card":"A","slot":1}"#,
            r#"{"type":"tell","seat":0}"#,
            r#"{"type":"tell","seat":0,"slot":1}"#,
            r#"{"type":"tell","seat":0,"card":"K"}"#,
            r#"{"type":"tell","seat":0,"discard":[],"slot":1,"card":"K"}"#,
            r#"{"type":"tell","seat":0,"discard":[null]}"#,
            r#"{"type":"adjust","seat":0}"#,
            r#"{"type":"adjust","seat":0,"hand":5}"#,
            r#"{"type":"adjust","seat":0,"slot":1}"#,
            r#"{"type":"adjust","seat":0,"warlord":null}"#,
            r#"{"type":"adjust","seat":0,"slot":1,"warlord":"Kh"}"#,
            r#"{"type":"adjust","seat":0,"slot":1,"warlord":{"card":"Kh"}}"#,
            r#"{"type":"adjust","seat":0,"slot":1,"warlord":null,"hand":1,"draw":2,"discard":3}"#,
            r#"{"type":"note"}"#,
            r#"{"type":"note","text":"a","text":"b"}"#,
            r#"["note","tea"]"#,
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
