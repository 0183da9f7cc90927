//! Actions as claims, their text form in a journal, their kinds, and the special cards that allow some of them.
//!
//! An action is not validated: it can name a card with a fight of 900, or a stroke that does not exist. The
//! referee says whether the table and the rules allow it.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray, VariantNames};

use super::card::Named;
use super::charge::{Charge, Jump, With};
use super::editions::Rules;
use super::referee;
use super::refusal::Refusal;
use super::table::State;
use courtyard_core::game::fields::Object;
use courtyard_core::seat::{EitherSeat, Pair, Seat, SeatSet};

courtyard_core::named!(ActionKind, Special);

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

/// A special card of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Owned {
    /// The special card.
    pub card: Special,
    /// Whether it is face up and can be used.
    pub ready: bool,
}

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

    /// The conditions of this kind, whatever the parts of the action. The rules of a kind are stated here, in
    /// [`ask`](super::ask) and in the referee.
    pub(in crate::rules) const fn terms(self) -> Terms {
        use ActionKind as K;
        match self {
            K::Setup => Terms::of(Time::SetUp),
            K::Attack | K::Charge | K::Retreat | K::JumpUp | K::Move => Terms::of(Time::Act),
            K::Block | K::Hit => Terms::of(Time::Answer),
            K::JumpDown => Terms::of(Time::Act).when(|_, table| referee::raised(table)),
            K::Pass => Terms::of(Time::Act).when(referee::may_pass),
            K::LongJump => Terms::special(Time::Act, Special::LongJump),
            K::SideStep => Terms::special(Time::Act, Special::SideStep),
            K::Berserk => Terms::special(Time::Act, Special::Berserk),
            K::Saltomortale => Terms::special(Time::Act, Special::Saltomortale),
            K::Feint => Terms::special(Time::Act, Special::Feint),
            K::Combination => Terms::special(Time::Act, Special::Combination),
            K::QuickBlock => Terms::special(Time::Answer, Special::QuickBlock),
            K::CollectRose => {
                let rose = Terms::of(Time::Act).in_play(|rules| rules.roses > 0);
                rose.when(|_, table| referee::some_rose(table))
            }
            K::TurnUp => Terms::of(Time::Act).in_play(|rules| rules.has_specials()),
            K::ChooseSpecial => Terms::of(Time::Choice).in_play(|rules| rules.has_specials()),
            K::Concede => Terms::of(Time::Game),
            K::Adjust => Terms::of(Time::Aside),
            K::Note => Terms::of(Time::Always),
        }
    }
}

impl ActionKind {
    /// The players to one of whom an action of this kind belongs; `None` if it belongs to both.
    pub fn actors(self, table: &State) -> Option<SeatSet> {
        let one = || table.active().map(Seat::from).into_iter().collect();
        match self.terms().time {
            Time::Always | Time::SetUp | Time::Aside => None,
            Time::Game => Some(EitherSeat::BOTH.map(Seat::from).into_iter().collect()),
            Time::Choice | Time::Act | Time::Answer => Some(one()),
        }
    }
}

/// The conditions of a kind of action, whatever the parts of the action.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Terms {
    pub(in crate::rules) time: Time,
    /// The special card that it needs.
    pub(in crate::rules) special: Option<Special>,
    /// Whether the rules have it.
    pub(in crate::rules) in_play: fn(&Rules) -> bool,
    /// A further condition.
    pub(in crate::rules) when: fn(&Rules, &State) -> Result<(), Refusal>,
}

/// The time of a kind of action, and the player who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Time {
    /// Before the game, during it and after it; both players.
    Always,
    /// Before the game; both players.
    SetUp,
    /// During the game; the player named by the action.
    Game,
    /// While no special card is being chosen; both players.
    Aside,
    /// While a special card is being chosen; its player.
    Choice,
    /// While no special card is being chosen, and only as an answer to an attack if there is one; the player with the
    /// initiative.
    Act,
    /// As an answer to an attack; the player with the initiative.
    Answer,
}

impl Terms {
    const fn of(time: Time) -> Terms {
        Terms {
            time,
            special: None,
            in_play: |_| true,
            when: |_, _| Ok(()),
        }
    }

    const fn special(time: Time, special: Special) -> Terms {
        let special = Some(special);
        let terms = Terms::of(time).in_play(|rules| rules.has_specials());
        Terms { special, ..terms }
    }

    const fn in_play(self, in_play: fn(&Rules) -> bool) -> Terms {
        Terms { in_play, ..self }
    }

    const fn when(self, when: fn(&Rules, &State) -> Result<(), Refusal>) -> Terms {
        Terms { when, ..self }
    }
}

/// An action, as in the journal's `do`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum_discriminants(name(ActionKind))]
#[strum_discriminants(
    doc = "The kinds of [`Action`], in the order of the journal's documentation."
)]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, Serialize, Deserialize))]
#[strum_discriminants(derive(IntoStaticStr, VariantArray, VariantNames))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
#[allow(missing_docs)]
pub enum Action {
    /// The first player; with the expansion also the special cards taken and the roses on the board.
    Setup {
        first: EitherSeat,
        #[serde(skip_serializing_if = "Option::is_none")]
        specials: Option<Pair<Vec<Special>>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        roses: Option<i64>,
    },
    /// A card as a stroke.
    Attack { card: Named },
    /// Cards to move or jump by, then the cards of an attack.
    Charge(Charge),
    /// A card against a stroke in its area; by default the first open one.
    Block {
        card: Named,
        #[serde(skip_serializing_if = "Option::is_none")]
        stroke: Option<i64>,
    },
    /// A card is discarded to step back.
    Retreat { card: Named },
    /// Cards to jump onto something higher by.
    JumpUp { cards: Vec<Named> },
    /// A jump down without a card, possibly onto something other than the floor.
    JumpDown {
        #[serde(skip_serializing_if = "Option::is_none")]
        raised: Option<bool>,
    },
    /// A card to move by.
    Move { card: Named },
    /// Hands over the initiative after an action that keeps it.
    Pass,
    /// The attacked player does not evade.
    Hit,
    /// Cards to jump by, and whether the nobleman lands on something.
    LongJump { cards: Vec<Named>, raised: bool },
    /// Cards of equal fight.
    SideStep { cards: Vec<Named> },
    /// Cards of one area whose fights are added.
    Berserk { cards: Vec<Named> },
    /// Cards of one area; the nobleman may land on another height.
    Saltomortale {
        cards: Vec<Named>,
        #[serde(skip_serializing_if = "Option::is_none")]
        raised: Option<bool>,
    },
    /// A card as a stroke in the stated area.
    Feint { card: Named, area: i64 },
    /// Cards that are one stroke each.
    Combination { cards: Vec<Named> },
    /// A card against a stroke in any area; by default the first open one.
    QuickBlock {
        card: Named,
        #[serde(skip_serializing_if = "Option::is_none")]
        stroke: Option<i64>,
    },
    /// A rose is picked up.
    CollectRose,
    /// A special card is turned face up.
    TurnUp { special: Special },
    /// A special card is taken from the pile, or none.
    ChooseSpecial {
        // The field is required, but can be `null`.
        #[serde(deserialize_with = "Option::deserialize")]
        special: Option<Special>,
    },
    /// A player surrenders.
    Concede { seat: EitherSeat },
    /// A correction by the players.
    Adjust(Adjustment),
    /// A note.
    Note { text: String },
}

impl Action {
    /// The action's kind.
    pub fn kind(&self) -> ActionKind {
        self.into()
    }

    /// The player who acts; `None` if the action belongs to both players.
    pub fn actor(&self, table: &State) -> Option<EitherSeat> {
        let one = || self.kind().actors(table)?.iter().next().map(Seat::either);
        self.seat().or_else(one)
    }

    /// The player whom the action names, if the action is that player's.
    fn seat(&self) -> Option<EitherSeat> {
        let Action::Concede { seat } = self else {
            return None;
        };
        Some(*seat)
    }

    /// The special cards that the action uses, including as parts of a charge.
    pub(super) fn specials(&self) -> impl Iterator<Item = Special> {
        let mut all = [self.kind().special(), None];
        if let Action::Charge(charge) = self {
            let far = matches!(charge.jump, Some(Jump::Long { .. }));
            all = [
                far.then_some(Special::LongJump),
                charge.with.map(With::special),
            ];
        }
        all.into_iter().flatten()
    }

    /// The action cards played from a hand, in the order named.
    pub fn played(&self) -> Vec<&Named> {
        match self {
            Action::Attack { card }
            | Action::Block { card, .. }
            | Action::Retreat { card }
            | Action::Move { card }
            | Action::Feint { card, .. }
            | Action::QuickBlock { card, .. } => vec![card],
            Action::JumpUp { cards }
            | Action::LongJump { cards, .. }
            | Action::SideStep { cards }
            | Action::Berserk { cards }
            | Action::Saltomortale { cards, .. }
            | Action::Combination { cards } => cards.iter().collect(),
            Action::Charge(charge) => charge.movement.iter().chain(&charge.cards).collect(),
            Action::Setup { .. }
            | Action::JumpDown { .. }
            | Action::Pass
            | Action::Hit
            | Action::CollectRose
            | Action::TurnUp { .. }
            | Action::ChooseSpecial { .. }
            | Action::Concede { .. }
            | Action::Adjust(_)
            | Action::Note { .. } => Vec::new(),
        }
    }
}

/// A correction, with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "AdjustmentFields")]
pub struct Adjustment {
    /// The value that is corrected.
    #[serde(flatten)]
    pub correction: Correction,
    /// The reason, in the players' words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// The value that an [`Adjustment`] corrects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(untagged)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Correction {
    /// The size of a player's hand; the deck changes accordingly.
    Hand { seat: EitherSeat, hand: i64 },
    /// A player's discard pile, oldest card first; the deck changes accordingly.
    Discard {
        seat: EitherSeat,
        discard: Vec<Named>,
    },
    /// Whether a nobleman stands on something.
    Raised { seat: EitherSeat, raised: bool },
    /// All special cards of a player.
    Owns { seat: EitherSeat, owns: Vec<Owned> },
    /// The player with the initiative.
    Initiative { initiative: EitherSeat },
    /// Lady Isabelle's position.
    Charm { charm: i64 },
    /// The skill marker's position.
    Skill { skill: i64 },
    /// The roses on the board.
    Roses { roses: i64 },
}

/// The fields of a correction: exactly one field names what is corrected.
#[derive(Deserialize)]
struct AdjustmentFields {
    seat: Option<EitherSeat>,
    hand: Option<i64>,
    discard: Option<Vec<Named>>,
    raised: Option<bool>,
    owns: Option<Vec<Object<Owned>>>,
    initiative: Option<EitherSeat>,
    charm: Option<i64>,
    skill: Option<i64>,
    roses: Option<i64>,
    why: Option<String>,
}

impl TryFrom<AdjustmentFields> for Adjustment {
    type Error = NotOneCorrection;

    fn try_from(fields: AdjustmentFields) -> Result<Adjustment, NotOneCorrection> {
        let seat = || fields.seat.ok_or(NotOneCorrection);
        let mut all = Vec::new();
        if let Some(hand) = fields.hand {
            let seat = seat()?;
            all.push(Correction::Hand { seat, hand });
        }
        if let Some(discard) = fields.discard {
            let seat = seat()?;
            all.push(Correction::Discard { seat, discard });
        }
        if let Some(raised) = fields.raised {
            let seat = seat()?;
            all.push(Correction::Raised { seat, raised });
        }
        if let Some(owns) = fields.owns {
            let seat = seat()?;
            let owns = owns.into_iter().map(|Object(owned)| owned).collect();
            all.push(Correction::Owns { seat, owns });
        }
        let initiative = |initiative| Correction::Initiative { initiative };
        all.extend(fields.initiative.map(initiative));
        all.extend(fields.charm.map(|charm| Correction::Charm { charm }));
        all.extend(fields.skill.map(|skill| Correction::Skill { skill }));
        all.extend(fields.roses.map(|roses| Correction::Roses { roses }));
        let why = fields.why;
        match (all.pop(), all.is_empty()) {
            (Some(correction), true) => Ok(Adjustment { correction, why }),
            _ => Err(NotOneCorrection),
        }
    }
}

/// The fields do not form one correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct NotOneCorrection;

impl fmt::Display for NotOneCorrection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "“adjust” sets one of `seat + hand, seat + discard, seat + raised, seat + owns, initiative, charm, skill, roses`",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(line: &str) {
        let action: Action = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), line);
    }

    #[test]
    fn a_player_is_named_where_the_terms_say_so() {
        for kind in <ActionKind as VariantArray>::VARIANTS {
            let line = format!(r#"{{"type":"{kind}","seat":1}}"#);
            if kind.terms().time == Time::Game {
                let action: Action = serde_json::from_str(&line).unwrap();
                assert!(action.seat().is_some(), "{line}");
            }
        }
    }

    #[test]
    fn a_special_card_is_named_as_its_kind() {
        for special in <Special as VariantArray>::VARIANTS {
            assert_eq!(special.name(), special.kind().name());
        }
    }

    #[test]
    fn optional_fields_are_written_and_read() {
        for line in [
            r#"{"type":"setup","first":1}"#,
            r#"{"type":"charge","move":[{}],"cards":[{}],"jump":"up"}"#,
            r#"{"type":"charge","move":[{}],"cards":[{}],"jump":"down"}"#,
            r#"{"type":"charge","move":[{}],"cards":[{}],"jump":"down","raised":true}"#,
            r#"{"type":"charge","move":[],"cards":[],"jump":"long","raised":false,"with":"feint","area":3}"#,
            r#"{"type":"charge","move":[],"cards":[],"with":"combination"}"#,
            r#"{"type":"block","card":{}}"#,
            r#"{"type":"jump-down"}"#,
            r#"{"type":"choose-special","special":null}"#,
            r#"{"type":"adjust","seat":1,"discard":[{"fight":3}]}"#,
            r#"{"type":"adjust","seat":1,"raised":true}"#,
            r#"{"type":"adjust","seat":1,"owns":[{"card":"feint","ready":false}]}"#,
            r#"{"type":"adjust","initiative":1}"#,
            r#"{"type":"adjust","charm":-1}"#,
            r#"{"type":"adjust","skill":2}"#,
            r#"{"type":"adjust","roses":5}"#,
        ] {
            round_trip(line);
        }
    }

    #[test]
    fn fields_of_other_kinds_are_ignored() {
        for line in [
            r#"{"type":"pass","card":5,"text":[]}"#,
            r#"{"card":{"fight":1},"seat":"x","type":"attack"}"#,
            r#"{"type":"charge","move":[],"cards":[],"raised":7,"area":"x"}"#,
            r#"{"type":"charge","move":[],"cards":[],"jump":"up","raised":7,"with":"berserk","area":{}}"#,
        ] {
            assert!(serde_json::from_str::<Action>(line).is_ok(), "{line}");
        }
    }

    #[test]
    fn a_malformed_action_names_the_missing_fields() {
        for (line, word) in [
            (r#"{"type":"dance"}"#, "dance"),
            (r#"{"first":0}"#, "type"),
            (r#"{"type":"attack"}"#, "card"),
            (r#"{"type":"attack","card":[3,2,1,2]}"#, "object"),
            (r#"{"type":"attack","card":{"fight":3.5}}"#, "3.5"),
            (r#"{"type":"jump-up","cards":{"move":3}}"#, "sequence"),
            (r#"{"type":"concede","seat":2}"#, "2"),
            (r#"{"type":"setup","first":0,"specials":[["feint"]]}"#, "2"),
            (
                r#"{"type":"setup","first":0,"specials":[["parry"],[]]}"#,
                "parry",
            ),
            (r#"{"type":"long-jump","cards":[]}"#, "raised"),
            (r#"{"type":"feint","card":{}}"#, "area"),
            (r#"{"type":"choose-special"}"#, "special"),
            (r#"{"type":"turn-up","special":null}"#, "null"),
            (
                r#"{"type":"charge","move":[],"cards":[],"jump":"long"}"#,
                "raised",
            ),
            (
                r#"{"type":"charge","move":[],"cards":[],"jump":"down","raised":1}"#,
                "raised",
            ),
            (
                r#"{"type":"charge","move":[],"cards":[],"jump":"side"}"#,
                "side",
            ),
            (
                r#"{"type":"charge","move":[],"cards":[],"with":"feint"}"#,
                "area",
            ),
            (
                r#"{"type":"charge","move":[],"cards":[],"with":"quick-block"}"#,
                "quick-block",
            ),
            (r#"{"type":"charge","cards":[]}"#, "move"),
            (r#"{"type":"adjust","seat":0}"#, "adjust"),
            (r#"{"type":"adjust","hand":3}"#, "adjust"),
            (
                r#"{"type":"adjust","seat":0,"hand":3,"raised":true}"#,
                "adjust",
            ),
            (
                r#"{"type":"adjust","seat":0,"owns":[["feint",true]]}"#,
                "object",
            ),
            (r#"{"type":"note"}"#, "text"),
        ] {
            let error = serde_json::from_str::<Action>(line);
            let error = error.unwrap_err().to_string();
            assert!(error.contains(word), "{line}: {error}");
        }
    }
}
