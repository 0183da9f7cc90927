//! Actions as claims, and their text form in a journal.
//!
//! An action is not validated: it can name a Queen as an Army card, or a slot that does not exist. The
//! referee says whether the table and the rules allow it.

use serde::de::{self, Deserializer, Unexpected};
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::editions::Rules;
use super::pieces::Name;
use super::referee;
use super::refusal::Refusal;
use super::table::{MOST_PLAYERS, Phase, State, Step};
use courtyard_core::game::fields::{self, Object};
use courtyard_core::list::List;
use courtyard_core::seat::{Seat, SeatSet};

courtyard_core::named!(ActionKind);

impl ActionKind {
    /// All kinds, in their order.
    pub const ALL: &'static [ActionKind] = <ActionKind as VariantArray>::VARIANTS;

    /// The conditions of this kind, whatever the parts of the action. The rules of a kind are stated here, in
    /// [`ask`](super::ask) and in the referee.
    pub(in crate::rules) const fn terms(self) -> Terms {
        use ActionKind as K;
        match self {
            K::Setup => Terms::of(Time::SetUp, By::All),
            K::NextPhase | K::EndTurn => Terms::of(Time::BetweenBattles, By::Active),
            K::Warlord | K::Exchange => Terms::of(Time::Phase(Phase::Preparation), By::Active),
            K::Attack => {
                let attack = Terms::of(Time::Phase(Phase::Attack), By::Active);
                attack.when(referee::may_attack)
            }
            K::Defend => Terms::of(Time::Battle(&[Step::Defend]), By::Defender),
            K::Support => {
                const STEPS: Time = Time::Battle(&[Step::AttackerSupport, Step::DefenderSupport]);
                Terms::of(STEPS, By::Named)
            }
            K::Reveal => Terms::of(Time::Battle(&[Step::Reveal]), By::All),
            K::Resolve => Terms::of(Time::Battle(&[Step::LastChance]), By::Defender),
            K::Ace => Terms::of(Time::TurnOrBattle, By::Named),
            K::Reinforce => Terms::of(Time::Game, By::Named).when(referee::has_joker),
            K::Out => Terms::of(Time::Pending, By::Pending),
            K::Concede => Terms::of(Time::BetweenBattles, By::Named),
            K::Tell => Terms::of(Time::Game, By::All),
            K::Adjust => Terms::of(Time::BetweenBattles, By::All),
            K::Note => Terms::of(Time::Always, By::All),
        }
    }
}

impl ActionKind {
    /// The players to one of whom an action of this kind belongs; `None` if it belongs to all players.
    pub fn actors(self, table: &State) -> Option<SeatSet> {
        let battle = table.battle.as_ref();
        Some(match self.terms().by {
            By::All => return None,
            By::Active => SeatSet::from_iter([table.active]),
            By::Defender => battle.map(|battle| battle.defender).into_iter().collect(),
            By::Pending => table.pending.iter().map(|pending| pending.seat).collect(),
            By::Named if self == ActionKind::Support => battle
                .and_then(|battle| battle.acts())
                .into_iter()
                .collect(),
            By::Named => table.reach(),
        })
    }
}

/// The conditions of a kind of action, whatever the parts of the action.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Terms {
    pub(in crate::rules) time: Time,
    by: By,
    /// A further condition.
    pub(in crate::rules) when: fn(&Rules, &State) -> Result<(), Refusal>,
}

/// The time of a kind of action.
#[derive(Clone, Copy)]
pub(in crate::rules) enum Time {
    /// Before the game, during it and after it.
    Always,
    /// Before the game.
    SetUp,
    /// During the game.
    Game,
    /// While a player with nothing to draw is pending.
    Pending,
    /// While nobody is pending.
    TurnOrBattle,
    /// These steps of a battle.
    Battle(&'static [Step]),
    /// Between battles.
    BetweenBattles,
    /// This phase, between battles.
    Phase(Phase),
}

/// The player who acts.
#[derive(Clone, Copy)]
enum By {
    /// All players.
    All,
    /// The active player.
    Active,
    /// The player who is attacked.
    Defender,
    /// The player with nothing to draw.
    Pending,
    /// The player whom the action names.
    Named,
}

impl Terms {
    const fn of(time: Time, by: By) -> Terms {
        let when = |_: &_, _: &_| Ok(());
        Terms { time, by, when }
    }

    const fn when(self, when: fn(&Rules, &State) -> Result<(), Refusal>) -> Terms {
        Terms { when, ..self }
    }
}

/// An action, as in the journal's `do`. Optional fields can be omitted or `null`; unknown ones are ignored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum_discriminants(name(ActionKind))]
#[strum_discriminants(
    doc = "The kinds of action, in the order in which the rules of the journal list them."
)]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, Serialize, Deserialize))]
#[strum_discriminants(derive(EnumString, IntoStaticStr, VariantArray, VariantNames))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Action {
    /// All players have shuffled and dealt; this seat takes the first turn.
    Setup {
        #[serde(deserialize_with = "seat")]
        first: Seat,
    },
    /// The active player proceeds to the next phase.
    NextPhase,
    /// The active player ends the turn.
    EndTurn,
    /// The active player places a Warlord face down in an empty slot, and may name it.
    Warlord {
        #[serde(deserialize_with = "fields::whole")]
        slot: i64,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Name>,
    },
    /// The active player discards the Warlord of a slot and places another face down, and may name it.
    Exchange {
        #[serde(deserialize_with = "fields::whole")]
        slot: i64,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Name>,
    },
    /// The active player attacks with an Army card, with or without the Warlord of a slot.
    Attack {
        #[serde(
            default,
            deserialize_with = "fields::whole_or_none",
            skip_serializing_if = "Option::is_none"
        )]
        slot: Option<i64>,
    },
    /// The defender designates a Warlord, an Army card, both or neither.
    Defend {
        #[serde(
            default,
            deserialize_with = "fields::whole_or_none",
            skip_serializing_if = "Option::is_none"
        )]
        slot: Option<i64>,
        #[serde(
            default,
            deserialize_with = "fields::or_default",
            skip_serializing_if = "std::ops::Not::not"
        )]
        army: bool,
    },
    /// A side of the battle adds this number of Support cards, face down.
    Support {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(deserialize_with = "fields::whole")]
        count: i64,
    },
    /// All cards of the battle are turned face up.
    Reveal {
        #[serde(
            default,
            deserialize_with = "fields::object_or_default",
            skip_serializing_if = "Revealed::is_empty"
        )]
        attacker: Revealed,
        #[serde(
            default,
            deserialize_with = "fields::object_or_default",
            skip_serializing_if = "Revealed::is_empty"
        )]
        defender: Revealed,
    },
    /// The defender declines to play an Ace.
    Resolve,
    /// A player plays an Ace on a Warlord outside a battle, or in a battle as the defender, and then names the
    /// designated Warlord.
    Ace {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        card: Name,
        #[serde(flatten, deserialize_with = "target")]
        target: Option<Target>,
        #[serde(skip_serializing_if = "Option::is_none")]
        warlord: Option<Name>,
    },
    /// A player shows the joker and moves this number of cards to the draw pile, or the maximum.
    Reinforce {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(
            default,
            deserialize_with = "fields::whole_or_none",
            skip_serializing_if = "Option::is_none"
        )]
        count: Option<i64>,
    },
    /// The pending player has no joker or does not play it.
    Out,
    /// A player concedes.
    Concede {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// Names cards on the table.
    Tell {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(flatten)]
        named: NamedCards,
    },
    /// A correction by the players.
    Adjust {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(flatten)]
        correction: Correction,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A note.
    Note { text: String },
}

/// The cards of one side as named by [`Action::Reveal`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Revealed {
    /// The designated Warlord, if there is one; can be omitted if its card is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warlord: Option<Name>,
    /// The Army card, if one was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub army: Option<Name>,
    /// The Support cards.
    #[serde(
        default,
        deserialize_with = "fields::or_default",
        skip_serializing_if = "List::is_empty"
    )]
    pub support: List<[Name; 4]>,
}

impl Revealed {
    /// Whether no card is named.
    pub fn is_empty(&self) -> bool {
        *self == Revealed::default()
    }
}

/// The Warlord that an Ace outside a battle removes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Target {
    /// Its owner.
    pub against: Seat,
    /// Its slot.
    pub slot: i64,
}

/// The cards that an [`Action::Tell`] names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "NamedCardsFields")]
#[allow(missing_docs)]
pub enum NamedCards {
    /// The top cards of the discard pile, topmost last.
    Discard { discard: Vec<Name> },
    /// The Warlord of a slot.
    Slot { slot: i64, card: Name },
}

/// The subject of an [`Action::Adjust`].
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames,
)]
#[serde(untagged, try_from = "CorrectionFields")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Correction {
    /// The numbers of cards in the hand, the draw pile and the discard pile.
    Numbers { hand: i64, draw: i64, discard: i64 },
    /// The Warlord of a slot, or `None`.
    Slot { slot: i64, warlord: Option<Laid> },
}

/// A Warlord in a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The card, if it is known.
    pub card: Option<Name>,
    /// Whether it lies face up.
    pub face_up: bool,
}

impl Action {
    /// The action's kind.
    pub fn kind(&self) -> ActionKind {
        self.into()
    }

    /// The player who acts; `None` if the action belongs to all players, such as the reveal of a battle.
    pub fn actor(&self, table: &State) -> Option<Seat> {
        let one = || self.kind().actors(table)?.iter().next();
        self.seat().or_else(one)
    }

    /// The player whom the action names, if the action is that player's.
    fn seat(&self) -> Option<Seat> {
        let (Action::Support { seat, .. }
        | Action::Ace { seat, .. }
        | Action::Reinforce { seat, .. }
        | Action::Concede { seat }) = self
        else {
            return None;
        };
        Some(*seat)
    }
}

/// Reads a player's seat.
fn seat<'de, D: Deserializer<'de>>(field: D) -> Result<Seat, D::Error> {
    let seat = Seat::deserialize(field)?;
    if seat.number() < MOST_PLAYERS {
        Ok(seat)
    } else {
        let number = Unexpected::Unsigned(seat.number() as u64);
        Err(de::Error::invalid_value(number, &"a seat, 0 to 5"))
    }
}

/// A seat of this game.
#[derive(Deserialize)]
struct Player(#[serde(deserialize_with = "seat")] Seat);

/// The fields of a [`Target`].
#[derive(Deserialize)]
struct TargetFields {
    against: Option<Player>,
    #[serde(default, deserialize_with = "fields::whole_or_none")]
    slot: Option<i64>,
}

fn target<'de, D: Deserializer<'de>>(fields: D) -> Result<Option<Target>, D::Error> {
    let fields = TargetFields::deserialize(fields)?;
    match (fields.against, fields.slot) {
        (Some(Player(against)), Some(slot)) => Ok(Some(Target { against, slot })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(de::Error::missing_field("slot")),
        (None, Some(_)) => Err(de::Error::missing_field("against")),
    }
}

/// The fields of all kinds of [`NamedCards`].
#[derive(Deserialize)]
struct NamedCardsFields {
    discard: Option<Vec<Name>>,
    #[serde(default, deserialize_with = "fields::whole_or_none")]
    slot: Option<i64>,
    card: Option<Name>,
}

impl TryFrom<NamedCardsFields> for NamedCards {
    type Error = &'static str;

    fn try_from(fields: NamedCardsFields) -> Result<NamedCards, &'static str> {
        match (fields.discard, fields.slot, fields.card) {
            (Some(discard), None, None) => Ok(NamedCards::Discard { discard }),
            (None, Some(slot), Some(card)) => Ok(NamedCards::Slot { slot, card }),
            (Some(_) | None, _, _) => Err("“tell” names one thing: discard, or slot and card"),
        }
    }
}

/// The fields of all kinds of [`Correction`].
#[derive(Deserialize)]
struct CorrectionFields {
    #[serde(default, deserialize_with = "fields::whole_or_none")]
    hand: Option<i64>,
    #[serde(default, deserialize_with = "fields::whole_or_none")]
    draw: Option<i64>,
    #[serde(default, deserialize_with = "fields::whole_or_none")]
    discard: Option<i64>,
    #[serde(default, deserialize_with = "fields::whole_or_none")]
    slot: Option<i64>,
    /// `null` is an empty slot, unlike a missing field.
    #[serde(default, deserialize_with = "fields::present")]
    warlord: Option<Option<Object<Laid>>>,
}

impl TryFrom<CorrectionFields> for Correction {
    type Error = &'static str;

    fn try_from(fields: CorrectionFields) -> Result<Correction, &'static str> {
        let numbers = (fields.hand, fields.draw, fields.discard);
        match (numbers, fields.slot, fields.warlord) {
            ((Some(hand), Some(draw), Some(discard)), None, None | Some(None)) => {
                Ok(Correction::Numbers {
                    hand,
                    draw,
                    discard,
                })
            }
            ((None, None, None), Some(slot), Some(laid)) => {
                let warlord = laid.map(|Object(laid)| laid);
                Ok(Correction::Slot { slot, warlord })
            }
            (_, _, _) => Err("“adjust” sets one of `hand + draw + discard, slot + warlord`"),
        }
    }
}

#[cfg(test)]
mod tests {
    use courtyard_core::game::Game as _;
    use courtyard_core::game::compose::{self, Buffer};

    use super::*;
    use crate::rules::{Duel, Edition, Refusal, Rules, Table};

    fn read(line: &str) -> Result<Action, String> {
        serde_json::from_str(line).map_err(|e| e.to_string())
    }

    #[test]
    fn a_player_is_named_where_the_terms_say_so() {
        for kind in ActionKind::ALL {
            let fields = r#""seat":1,"count":1,"card":"A""#;
            let line = format!(r#"{{"type":"{kind}",{fields}}}"#);
            if matches!(kind.terms().by, By::Named) {
                let action: Action = serde_json::from_str(&line).unwrap();
                assert!(action.seat().is_some(), "{line}");
            }
        }
    }

    #[test]
    fn an_empty_slot_is_not_the_reason_for_a_kind_if_another_has_a_warlord() {
        let rules = Rules::from(Edition::Csatho);
        let mut table = Table::new(&rules, 2);
        for line in [
            r#"{"type":"setup","first":0}"#,
            r#"{"type":"warlord","slot":1}"#,
            r#"{"type":"adjust","seat":0,"hand":0,"draw":46,"discard":5}"#,
        ] {
            Duel::play(&rules, &mut table, &read(line).unwrap()).unwrap();
        }
        let mut buffer = Buffer::default();
        let exchange = compose::possible::<Duel>(&rules, &table, ActionKind::Exchange, &mut buffer);
        assert!(
            matches!(exchange, Err(Refusal::HandTooSmall { .. })),
            "{exchange:?}"
        );
    }

    #[test]
    fn optional_fields_are_written_and_read() {
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
    fn a_malformed_action_is_refused() {
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
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
