//! What somebody claims to do, and its text form in a journal.
//!
//! An action is loose on purpose: it can name a King as a support card or a die with nine pips. The
//! [`referee`](super::referee) says whether the table and the rules allow it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::cards::{Card, Suit};
use crate::seat::{EitherSeat, Pair};

macro_rules! kinds {
    ($($kind:ident = $name:literal, $doc:literal;)*) => {
        /// The kinds of action, in the order the contract lists them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum ActionKind {
            $(#[doc = $doc] #[serde(rename = $name)] $kind,)*
        }

        impl ActionKind {
            /// All kinds, in their order.
            pub const ALL: [ActionKind; [$($name),*].len()] = [$(ActionKind::$kind),*];

            /// The kind's name in a journal.
            pub const fn name(self) -> &'static str {
                match self { $(ActionKind::$kind => $name,)* }
            }
        }
    };
}

kinds! {
    Setup = "setup", "The opening nobles and who begins.";
    NextPhase = "next-phase", "The next phase, or the other player's turn after the last.";
    EndTurn = "end-turn", "The other player's turn.";
    Sell = "sell", "Three support cards of a suit for gold.";
    Tax = "tax", "A King's stamina for gold.";
    Buy = "buy", "Gold for support cards.";
    Recruit = "recruit", "Gold for the top noble of the noble deck.";
    Weapon = "weapon", "A 2 or 3 under a noble.";
    MoveWeapon = "move-weapon", "A weapon from noble to noble.";
    Heal = "heal", "The hearts' ability.";
    DrawThree = "draw-three", "The diamonds' ability.";
    Recover = "recover", "The clubs' ability.";
    Spy = "spy", "The spades' ability.";
    Challenge = "challenge", "A duel begins.";
    Deflect = "deflect", "The defender names another noble.";
    Roll = "roll", "A player's dice in a duel.";
    Support = "support", "A player's support cards in a duel.";
    Concede = "concede", "A player gives up the game.";
    Adjust = "adjust", "The app is set right where it and the table disagree.";
    Note = "note", "A remark.";
}

impl ActionKind {
    /// Whether the kind is one that a turn's phases allow or not.
    pub const fn belongs_to_a_phase(self) -> bool {
        use ActionKind as K;
        matches!(
            self,
            K::Sell
                | K::Tax
                | K::Buy
                | K::Recruit
                | K::Weapon
                | K::MoveWeapon
                | K::Heal
                | K::DrawThree
                | K::Recover
                | K::Spy
                | K::Challenge
        )
    }

    /// The suit whose once-per-game ability this is, if it is one.
    pub const fn ability(self) -> Option<Suit> {
        match self {
            ActionKind::Heal => Some(Suit::Hearts),
            ActionKind::DrawThree => Some(Suit::Diamonds),
            ActionKind::Recover => Some(Suit::Clubs),
            ActionKind::Spy => Some(Suit::Spades),
            _ => None,
        }
    }

    /// The kind that uses the suit's ability.
    pub const fn of_ability(suit: Suit) -> ActionKind {
        match suit {
            Suit::Hearts => ActionKind::Heal,
            Suit::Diamonds => ActionKind::DrawThree,
            Suit::Clubs => ActionKind::Recover,
            Suit::Spades => ActionKind::Spy,
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One action, as it stands in the journal's `do`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", try_from = "Fields")]
#[allow(missing_docs)]
pub enum Action {
    /// Both courtyards, and the seat that takes the first turn.
    Setup {
        first: EitherSeat,
        nobles: Pair<Vec<Card>>,
    },
    /// The active player goes on to the next phase.
    NextPhase,
    /// The active player ends the turn.
    EndTurn,
    /// The active player discards three cards of a suit for gold.
    Sell { cards: Vec<Card> },
    /// The active player takes one stamina of an own King for gold.
    Tax { king: Card },
    /// The active player pays and draws `count` support cards.
    Buy { count: i64 },
    /// The active player pays for the top noble of the noble deck, which was this one.
    Recruit { noble: Card },
    /// The active player puts a 2 or 3 under an own noble.
    Weapon { card: Card, noble: Card },
    /// The active player carries a weapon from one own noble to another; both armed means a swap.
    MoveWeapon { from: Card, to: Card },
    /// The active player discards a heart; an own noble regains one stamina.
    Heal { card: Card, noble: Card },
    /// The active player discards a diamond and draws three cards.
    DrawThree { card: Card },
    /// The active player discards a club and takes a card of the discard pile.
    Recover { card: Card, take: Card },
    /// The active player discards a spade and sees the opponent's hand: every card of it, or none is told.
    Spy {
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<Card>>,
    },
    /// The active player names an own noble and one of the opponent's.
    Challenge { attacker: Card, target: Card },
    /// The defender pays and names another own noble.
    Deflect { target: Card },
    /// The pips a player rolled; `virtual` where the app threw the dice.
    Roll {
        seat: EitherSeat,
        dice: Vec<i64>,
        #[serde(rename = "virtual", skip_serializing_if = "std::ops::Not::not")]
        is_virtual: bool,
    },
    /// The support cards a player plays in the duel, perhaps none.
    Support { seat: EitherSeat, cards: Vec<Card> },
    /// A player gives up.
    Concede { seat: EitherSeat },
    /// One correction of the app by the table.
    Adjust {
        #[serde(flatten)]
        correction: Correction,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A remark.
    Note { text: String },
}

/// What an [`Action::Adjust`] sets right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Correction {
    /// A player's gold.
    Gold { seat: EitherSeat, gold: i64 },
    /// The size of a player's hand; what was known of it is forgotten.
    Hand { seat: EitherSeat, hand: i64 },
    /// Whether a player has used a suit's ability.
    Ability {
        seat: EitherSeat,
        ability: Suit,
        used: bool,
    },
    /// A noble's stamina.
    Stamina { noble: Card, stamina: i64 },
    /// The weapon under a noble, or none.
    Weapon { noble: Card, weapon: Option<Card> },
    /// The size of the support deck.
    SupportDeck { support_deck: i64 },
}

impl Action {
    /// The action's kind.
    pub const fn kind(&self) -> ActionKind {
        use ActionKind as K;
        match self {
            Action::Setup { .. } => K::Setup,
            Action::NextPhase => K::NextPhase,
            Action::EndTurn => K::EndTurn,
            Action::Sell { .. } => K::Sell,
            Action::Tax { .. } => K::Tax,
            Action::Buy { .. } => K::Buy,
            Action::Recruit { .. } => K::Recruit,
            Action::Weapon { .. } => K::Weapon,
            Action::MoveWeapon { .. } => K::MoveWeapon,
            Action::Heal { .. } => K::Heal,
            Action::DrawThree { .. } => K::DrawThree,
            Action::Recover { .. } => K::Recover,
            Action::Spy { .. } => K::Spy,
            Action::Challenge { .. } => K::Challenge,
            Action::Deflect { .. } => K::Deflect,
            Action::Roll { .. } => K::Roll,
            Action::Support { .. } => K::Support,
            Action::Concede { .. } => K::Concede,
            Action::Adjust { .. } => K::Adjust,
            Action::Note { .. } => K::Note,
        }
    }
}

/// Every field that some action has; which of them are there decides. Read in one pass, which an enum tagged by a
/// field is not.
#[derive(Deserialize)]
struct Fields {
    #[serde(rename = "type")]
    kind: ActionKind,
    first: Option<EitherSeat>,
    nobles: Option<Pair<Vec<Card>>>,
    cards: Option<Vec<Card>>,
    king: Option<Card>,
    count: Option<i64>,
    noble: Option<Card>,
    card: Option<Card>,
    from: Option<Card>,
    to: Option<Card>,
    take: Option<Card>,
    seen: Option<Vec<Card>>,
    attacker: Option<Card>,
    target: Option<Card>,
    seat: Option<EitherSeat>,
    dice: Option<Vec<i64>>,
    #[serde(rename = "virtual")]
    is_virtual: Option<bool>,
    gold: Option<i64>,
    hand: Option<i64>,
    stamina: Option<i64>,
    #[serde(default, deserialize_with = "present")]
    weapon: Option<Option<Card>>,
    ability: Option<Suit>,
    used: Option<bool>,
    support_deck: Option<i64>,
    why: Option<String>,
    text: Option<String>,
}

/// Tells a field that is `null` from one that is not there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Card>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// An action lacks a field, or corrects not exactly one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Misshapen {
    Lacks(ActionKind, &'static str),
    NotOneCorrection,
}

impl fmt::Display for Misshapen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misshapen::Lacks(kind, field) => write!(f, "“{kind}” needs the field “{field}”"),
            Misshapen::NotOneCorrection => f.write_str(
                "“adjust” sets one thing: seat with gold, hand, or ability and used; noble with stamina or weapon; or support_deck",
            ),
        }
    }
}

impl TryFrom<Fields> for Action {
    type Error = Misshapen;

    fn try_from(fields: Fields) -> Result<Action, Misshapen> {
        use ActionKind as K;
        let kind = fields.kind;
        macro_rules! need {
            ($field:ident) => {
                fields
                    .$field
                    .ok_or(Misshapen::Lacks(kind, stringify!($field)))?
            };
        }
        Ok(match kind {
            K::Setup => Action::Setup {
                first: need!(first),
                nobles: need!(nobles),
            },
            K::NextPhase => Action::NextPhase,
            K::EndTurn => Action::EndTurn,
            K::Sell => Action::Sell {
                cards: need!(cards),
            },
            K::Tax => Action::Tax { king: need!(king) },
            K::Buy => Action::Buy {
                count: need!(count),
            },
            K::Recruit => Action::Recruit {
                noble: need!(noble),
            },
            K::Weapon => Action::Weapon {
                card: need!(card),
                noble: need!(noble),
            },
            K::MoveWeapon => Action::MoveWeapon {
                from: need!(from),
                to: need!(to),
            },
            K::Heal => Action::Heal {
                card: need!(card),
                noble: need!(noble),
            },
            K::DrawThree => Action::DrawThree { card: need!(card) },
            K::Recover => Action::Recover {
                card: need!(card),
                take: need!(take),
            },
            K::Spy => Action::Spy {
                card: need!(card),
                seen: fields.seen,
            },
            K::Challenge => Action::Challenge {
                attacker: need!(attacker),
                target: need!(target),
            },
            K::Deflect => Action::Deflect {
                target: need!(target),
            },
            K::Roll => Action::Roll {
                seat: need!(seat),
                dice: need!(dice),
                is_virtual: fields.is_virtual.unwrap_or(false),
            },
            K::Support => Action::Support {
                seat: need!(seat),
                cards: need!(cards),
            },
            K::Concede => Action::Concede { seat: need!(seat) },
            K::Adjust => Action::Adjust {
                correction: fields.correction()?,
                why: fields.why,
            },
            K::Note => Action::Note { text: need!(text) },
        })
    }
}

impl Fields {
    fn correction(&self) -> Result<Correction, Misshapen> {
        let Fields {
            seat,
            gold,
            hand,
            ability,
            used,
            noble,
            stamina,
            weapon,
            support_deck,
            ..
        } = *self;
        Ok(
            match (
                seat,
                gold,
                hand,
                ability,
                used,
                noble,
                stamina,
                weapon,
                support_deck,
            ) {
                (Some(seat), Some(gold), None, None, None, None, None, None, None) => {
                    Correction::Gold { seat, gold }
                }
                (Some(seat), None, Some(hand), None, None, None, None, None, None) => {
                    Correction::Hand { seat, hand }
                }
                (Some(seat), None, None, Some(ability), Some(used), None, None, None, None) => {
                    Correction::Ability {
                        seat,
                        ability,
                        used,
                    }
                }
                (None, None, None, None, None, Some(noble), Some(stamina), None, None) => {
                    Correction::Stamina { noble, stamina }
                }
                (None, None, None, None, None, Some(noble), None, Some(weapon), None) => {
                    Correction::Weapon { noble, weapon }
                }
                (None, None, None, None, None, None, None, None, Some(support_deck)) => {
                    Correction::SupportDeck { support_deck }
                }
                _ => return Err(Misshapen::NotOneCorrection),
            },
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
    fn every_kind_has_one_text_form() {
        let lines = [
            r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#,
            r#"{"type":"next-phase"}"#,
            r#"{"type":"end-turn"}"#,
            r#"{"type":"sell","cards":["2h","3h","10h"]}"#,
            r#"{"type":"tax","king":"Kh"}"#,
            r#"{"type":"buy","count":2}"#,
            r#"{"type":"recruit","noble":"Jd"}"#,
            r#"{"type":"weapon","card":"3c","noble":"Kh"}"#,
            r#"{"type":"move-weapon","from":"Kh","to":"Qs"}"#,
            r#"{"type":"heal","card":"4h","noble":"Kh"}"#,
            r#"{"type":"draw-three","card":"4d"}"#,
            r#"{"type":"recover","card":"4c","take":"4d"}"#,
            r#"{"type":"spy","card":"4s"}"#,
            r#"{"type":"challenge","attacker":"Kh","target":"Kd"}"#,
            r#"{"type":"deflect","target":"Qh"}"#,
            r#"{"type":"roll","seat":1,"dice":[3,4]}"#,
            r#"{"type":"support","seat":0,"cards":[]}"#,
            r#"{"type":"concede","seat":1}"#,
            r#"{"type":"adjust","seat":0,"gold":4}"#,
            r#"{"type":"note","text":"tea"}"#,
        ];
        for (line, kind) in lines.into_iter().zip(ActionKind::ALL) {
            round_trip(line);
            let action: Action = serde_json::from_str(line).unwrap();
            assert_eq!(action.kind(), kind);
        }
    }

    #[test]
    fn the_optional_fields_are_kept() {
        for line in [
            r#"{"type":"spy","card":"4s","seen":["As","9h"]}"#,
            r#"{"type":"spy","card":"4s","seen":[]}"#,
            r#"{"type":"roll","seat":1,"dice":[3],"virtual":true}"#,
            r#"{"type":"adjust","seat":0,"hand":5}"#,
            r#"{"type":"adjust","seat":1,"ability":"hearts","used":true}"#,
            r#"{"type":"adjust","noble":"Ks","stamina":2,"why":"misread"}"#,
            r#"{"type":"adjust","noble":"Ks","weapon":"3c"}"#,
            r#"{"type":"adjust","noble":"Ks","weapon":null}"#,
            r#"{"type":"adjust","support_deck":20}"#,
        ] {
            round_trip(line);
        }
    }

    #[test]
    fn a_misshapen_action_says_what_it_needs() {
        for (line, word) in [
            (r#"{"type":"dance"}"#, "dance"),
            (r#"{"type":"tax"}"#, "king"),
            (r#"{"type":"tax","king":"Xx"}"#, "Xx"),
            (r#"{"type":"concede","seat":2}"#, "2"),
            (r#"{"type":"adjust","seat":0}"#, "adjust"),
            (r#"{"type":"adjust","seat":0,"gold":1,"hand":1}"#, "adjust"),
            (r#"{"type":"buy","count":99999999999999999999}"#, "count"),
            (r#"{"type":"setup","first":0,"nobles":[["Kh"]]}"#, "2"),
        ] {
            let error = serde_json::from_str::<Action>(line)
                .unwrap_err()
                .to_string();
            if word != "count" {
                assert!(error.contains(word), "{line}: {error}");
            }
        }
    }
}
