//! Actions as claims, and their text form in a journal.
//!
//! An action is not validated: it can name a King as a support card or a die with nine pips. The
//! [`referee`](super::referee) says whether the table and the rules allow it.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::{Array, SmallVec};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray, VariantNames};

use courtyard_core::cards::{Card, Suit};
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_core::variants::array_of;

/// The kinds of actions, in the order of the journal's documentation.
///
/// ```
/// use courtyard_dueling_nobles::rules::ActionKind;
///
/// assert_eq!(ActionKind::DrawThree.name(), "draw-three");
/// assert_eq!("draw-three".parse(), Ok(ActionKind::DrawThree));
/// assert!(ActionKind::ALL.contains(&ActionKind::Note));
/// ```
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
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ActionKind {
    /// The opening nobles and the first player.
    Setup,
    /// The next phase, or the other player's turn after the last.
    NextPhase,
    /// The other player's turn.
    EndTurn,
    /// Sale of three support cards of a suit for gold.
    Sell,
    /// Exchange of a King's stamina for gold.
    Tax,
    /// Purchase of support cards.
    Buy,
    /// Purchase of the top noble of the noble deck.
    Recruit,
    /// A 2 or 3 as the weapon of a noble.
    Weapon,
    /// Move of a weapon to another noble.
    MoveWeapon,
    /// The hearts' ability.
    Heal,
    /// The diamonds' ability.
    DrawThree,
    /// The clubs' ability.
    Recover,
    /// The spades' ability.
    Spy,
    /// Start of a duel.
    Challenge,
    /// Choice of another noble by the defender.
    Deflect,
    /// A player's dice in a duel.
    Roll,
    /// A player's support cards in a duel.
    Support,
    /// Concession of the game.
    Concede,
    /// Correction of the app's table to match the real one.
    Adjust,
    /// A note.
    Note,
}

impl ActionKind {
    /// All kinds, in their order.
    pub const ALL: [ActionKind; ActionKind::COUNT] =
        array_of(<ActionKind as VariantArray>::VARIANTS);

    /// The kind's name in a journal.
    pub const fn name(self) -> &'static str {
        <ActionKind as VariantNames>::VARIANTS[self as usize]
    }

    /// Whether phases of a turn can allow this kind.
    pub const fn belongs_to_a_phase(self) -> bool {
        use ActionKind as K;
        match self {
            K::Sell | K::Tax | K::Buy | K::Recruit | K::Weapon | K::MoveWeapon => true,
            K::Heal | K::DrawThree | K::Recover | K::Spy | K::Challenge => true,
            K::Setup | K::NextPhase | K::EndTurn | K::Deflect | K::Roll | K::Support => false,
            K::Concede | K::Adjust | K::Note => false,
        }
    }

    /// The suit of this once-per-game ability; `None` for other kinds.
    pub const fn ability(self) -> Option<Suit> {
        use ActionKind as K;
        match self {
            K::Heal => Some(Suit::Hearts),
            K::DrawThree => Some(Suit::Diamonds),
            K::Recover => Some(Suit::Clubs),
            K::Spy => Some(Suit::Spades),
            K::Setup | K::NextPhase | K::EndTurn | K::Sell | K::Tax | K::Buy | K::Recruit => None,
            K::Weapon | K::MoveWeapon | K::Challenge | K::Deflect | K::Roll | K::Support => None,
            K::Concede | K::Adjust | K::Note => None,
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

/// A list of an action. Lists as long as the rules allow need no allocation.
pub struct List<A: Array>(SmallVec<A>);

/// The cards of an action.
pub type Cards = List<[Card; 4]>;

/// The numbers on the dice of an action.
pub type Pips = List<[i64; 2]>;

impl<A: Array<Item: Clone>> Clone for List<A> {
    fn clone(&self) -> List<A> {
        List(self.0.clone())
    }
}

impl<A: Array<Item: fmt::Debug>> fmt::Debug for List<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<A: Array<Item: PartialEq>> PartialEq for List<A> {
    fn eq(&self, other: &List<A>) -> bool {
        self.0 == other.0
    }
}

impl<A: Array<Item: Eq>> Eq for List<A> {}

impl<A: Array> Deref for List<A> {
    type Target = [A::Item];

    fn deref(&self) -> &[A::Item] {
        &self.0
    }
}

impl<A: Array> DerefMut for List<A> {
    fn deref_mut(&mut self) -> &mut [A::Item] {
        &mut self.0
    }
}

impl<A: Array> FromIterator<A::Item> for List<A> {
    fn from_iter<I: IntoIterator<Item = A::Item>>(items: I) -> List<A> {
        List(items.into_iter().collect())
    }
}

impl<A: Array> From<Vec<A::Item>> for List<A> {
    fn from(items: Vec<A::Item>) -> List<A> {
        List(items.into())
    }
}

impl<A: Array<Item: Serialize>> Serialize for List<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, A: Array<Item: Deserialize<'de>>> Deserialize<'de> for List<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<A>, D::Error> {
        Vec::deserialize(deserializer).map(List::from)
    }
}

/// An action, as in the journal's `do`.
///
/// A session stores one per entry, so long and rare parts are boxed. It takes 40 bytes.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Action, ActionKind};
///
/// let action: Action = serde_json::from_str(r#"{"type":"tax","king":"Kh"}"#)?;
/// assert_eq!(action, Action::Tax { king: "Kh".parse()? });
/// assert_eq!(action.kind(), ActionKind::Tax);
/// assert!(serde_json::from_str::<Action>(r#"{"type":"tax"}"#).is_err()); // which King?
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", try_from = "Fields")]
#[allow(missing_docs)]
pub enum Action {
    /// Both courtyards, and the seat that takes the first turn.
    Setup {
        first: EitherSeat,
        nobles: Box<Pair<Vec<Card>>>,
    },
    /// The active player proceeds to the next phase.
    NextPhase,
    /// The active player ends the turn.
    EndTurn,
    /// The active player discards three cards of a suit for gold.
    Sell { cards: Cards },
    /// The active player takes one stamina of their own King for gold.
    Tax { king: Card },
    /// The active player pays and draws `count` support cards.
    Buy { count: i64 },
    /// The active player pays for the top noble of the noble deck, which is this one.
    Recruit { noble: Card },
    /// The active player puts a 2 or 3 under one of their nobles.
    Weapon { card: Card, noble: Card },
    /// The active player moves a weapon between their nobles; if both have one, they are swapped.
    MoveWeapon { from: Card, to: Card },
    /// The active player discards a heart; one of their nobles regains one stamina.
    Heal { card: Card, noble: Card },
    /// The active player discards a diamond and draws three cards.
    DrawThree { card: Card },
    /// The active player discards a club and takes a card of the discard pile.
    Recover { card: Card, take: Card },
    /// The active player discards a spade and sees the opponent's hand. All its cards are recorded, or none.
    Spy {
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<Card>>,
    },
    /// The active player attacks with one of their nobles one of the opponent's.
    Challenge { attacker: Card, target: Card },
    /// The defender pays and chooses another of their nobles.
    Deflect { target: Card },
    /// The numbers rolled by a player; `virtual` if the app threw the dice.
    Roll {
        seat: EitherSeat,
        dice: Pips,
        #[serde(rename = "virtual", skip_serializing_if = "std::ops::Not::not")]
        is_virtual: bool,
    },
    /// The support cards a player plays in the duel, perhaps none.
    Support { seat: EitherSeat, cards: Cards },
    /// A player concedes.
    Concede { seat: EitherSeat },
    /// A correction by the players.
    Adjust {
        #[serde(flatten)]
        correction: Correction,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Box<str>>,
    },
    /// A note.
    Note { text: String },
}

/// The subject of an [`Action::Adjust`].
///
/// ```
/// use courtyard_dueling_nobles::rules::{Action, Correction};
/// use courtyard_core::seat::EitherSeat;
///
/// let action: Action = serde_json::from_str(r#"{"type":"adjust","seat":0,"gold":4}"#)?;
/// let correction = Correction::Gold { seat: EitherSeat::Zero, gold: 4 };
/// assert_eq!(action, Action::Adjust { correction, why: None });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(untagged)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Correction {
    /// A player's gold.
    Gold { seat: EitherSeat, gold: i64 },
    /// The size of a player's hand; its known cards become unknown.
    Hand { seat: EitherSeat, hand: i64 },
    /// Whether a player has used a suit's ability.
    Ability {
        seat: EitherSeat,
        ability: Suit,
        used: bool,
    },
    /// A noble's stamina.
    Stamina { noble: Card, stamina: i64 },
    /// The weapon under a noble, or `None`.
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

/// The fields of all actions; the present ones decide on the kind. A struct is read in one pass, unlike an enum tagged
/// by a field.
#[derive(Deserialize)]
struct Fields {
    #[serde(rename = "type")]
    kind: ActionKind,
    first: Option<EitherSeat>,
    nobles: Option<Box<Pair<Vec<Card>>>>,
    cards: Option<Cards>,
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
    dice: Option<Pips>,
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
    why: Option<Box<str>>,
    text: Option<String>,
}

/// Distinguishes a `null` field from a missing one.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Card>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// An action lacks a field, or does not have exactly one correction.
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

impl std::error::Error for Misshapen {}

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
    /// The correction whose fields are complete, if no other correction's fields are present.
    fn correction(&self) -> Result<Correction, Misshapen> {
        self.readings()
            .into_iter()
            .flatten()
            .find(|correction| correction.fields() == self.named())
            .ok_or(Misshapen::NotOneCorrection)
    }

    /// All corrections whose fields are complete, even if other fields are present.
    fn readings(&self) -> [Option<Correction>; 6] {
        let (seat, noble) = (self.seat, self.noble);
        let ability = self.ability.zip(self.used);
        [
            seat.zip(self.gold)
                .map(|(seat, gold)| Correction::Gold { seat, gold }),
            seat.zip(self.hand)
                .map(|(seat, hand)| Correction::Hand { seat, hand }),
            seat.zip(ability)
                .map(|(seat, (ability, used))| Correction::Ability {
                    seat,
                    ability,
                    used,
                }),
            noble
                .zip(self.stamina)
                .map(|(noble, stamina)| Correction::Stamina { noble, stamina }),
            noble
                .zip(self.weapon)
                .map(|(noble, weapon)| Correction::Weapon { noble, weapon }),
            self.support_deck
                .map(|support_deck| Correction::SupportDeck { support_deck }),
        ]
    }

    /// Number of corrections' fields that are present.
    fn named(&self) -> usize {
        [
            self.seat.is_some(),
            self.gold.is_some(),
            self.hand.is_some(),
            self.ability.is_some(),
            self.used.is_some(),
            self.noble.is_some(),
            self.stamina.is_some(),
            self.weapon.is_some(),
            self.support_deck.is_some(),
        ]
        .into_iter()
        .filter(|named| *named)
        .count()
    }
}

impl Correction {
    /// Number of fields of this correction in the journal.
    const fn fields(&self) -> usize {
        match self {
            Correction::SupportDeck { .. } => 1,
            Correction::Gold { .. }
            | Correction::Hand { .. }
            | Correction::Stamina { .. }
            | Correction::Weapon { .. } => 2,
            Correction::Ability { .. } => 3,
        }
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
        assert_eq!(lines.len(), ActionKind::ALL.len());
        for (line, kind) in lines.into_iter().zip(ActionKind::ALL) {
            round_trip(line);
            let action: Action = serde_json::from_str(line).unwrap();
            assert_eq!(action.kind(), kind);
        }
    }

    #[test]
    fn optional_fields_are_written_and_read() {
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
    fn a_malformed_action_names_the_missing_fields() {
        for (line, word) in [
            (r#"{"type":"dance"}"#, "dance"),
            (r#"{"type":"tax"}"#, "king"),
            (r#"{"type":"tax","king":"Xx"}"#, "Xx"),
            (r#"{"type":"concede","seat":2}"#, "2"),
            (r#"{"type":"adjust","seat":0}"#, "adjust"),
            (r#"{"type":"adjust","seat":0,"gold":1,"hand":1}"#, "adjust"),
            (r#"{"type":"adjust","seat":0,"ability":"hearts"}"#, "adjust"),
            (
                r#"{"type":"adjust","seat":0,"noble":"Ks","stamina":1}"#,
                "adjust",
            ),
            (r#"{"type":"adjust","seat":0,"support_deck":1}"#, "adjust"),
            (r#"{"type":"buy","count":99999999999999999999}"#, "1e+20"),
            (r#"{"type":"setup","first":0,"nobles":[["Kh"]]}"#, "2"),
        ] {
            let error = serde_json::from_str::<Action>(line)
                .unwrap_err()
                .to_string();
            assert!(error.contains(word), "{line}: {error}");
        }
    }
}
