//! Actions as claims, their text form in a journal, and the terms of each kind.
//!
//! An action is not validated when it is read: it can name a King as a support card or a die with nine pips. The
//! [`referee`](super::referee) says whether the table and the rules allow it; it checks the terms first.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumDiscriminants, EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::decks::Owner;
use super::editions::{Limit, SALE_CARDS, TurnPart, Values};
use super::pieces::Weapon;
use super::referee::{Position, hand_has};
use super::refusal::Refusal;
use super::table::State;
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::game::{ensure, fields};
use courtyard_core::list::List;
use courtyard_core::seat::{EitherSeat, Pair, Seat, SeatSet};
use courtyard_core::variants::array_of;

courtyard_core::named!(ActionKind);

impl ActionKind {
    /// All kinds, in their order.
    pub const ALL: [ActionKind; ActionKind::COUNT] =
        array_of(<ActionKind as VariantArray>::VARIANTS);

    /// The part of the turn to which this kind belongs; `None` for kinds that belong to no phase.
    pub(in crate::rules) const fn part_of_turn(self) -> Option<TurnPart> {
        match self.terms().scope {
            Scope::Turn(part, _) => Some(part),
            Scope::Ability(_) => Some(TurnPart::Command),
            Scope::Both | Scope::Active | Scope::Defence | Scope::Named => None,
        }
    }

    /// Whether phases of a turn can allow this kind.
    pub const fn belongs_to_a_phase(self) -> bool {
        self.part_of_turn().is_some()
    }

    /// The suit of this once-per-game ability; `None` for other kinds.
    pub const fn ability(self) -> Option<Suit> {
        match self.terms().scope {
            Scope::Ability(suit) => Some(suit),
            Scope::Both | Scope::Active | Scope::Turn(..) | Scope::Defence | Scope::Named => None,
        }
    }

    /// The kind that uses the suit's ability.
    pub fn of_ability(suit: Suit) -> ActionKind {
        let mut all = ActionKind::ALL.into_iter();
        let ability = all.find(|kind| kind.ability() == Some(suit));
        ability.expect("each suit has an ability")
    }

    /// The conditions of this kind, whatever the parts of the action. The rules of a kind are stated here, in
    /// [`ask`](super::ask) and in the [`referee`](super::referee).
    pub(in crate::rules) const fn terms(self) -> Terms {
        use ActionKind as K;
        const UNLIMITED: fn(&Values) -> Limit = |_| None;
        match self {
            K::Setup => Terms::of(Scope::Both).when(|table| table.before_set_up()),
            K::NextPhase | K::EndTurn => {
                Terms::of(Scope::Active).when(|table| table.between_duels())
            }
            K::Sell => Terms::of(Scope::Turn(TurnPart::Sale, |rules| rules.sells_per_turn))
                .with(Needs::Sale),
            K::Tax => {
                let scope = Scope::Turn(TurnPart::Tax, UNLIMITED);
                Terms::of(scope).when(|table| table.has_nobles())
            }
            K::Buy => Terms::of(Scope::Turn(TurnPart::Purchase, |rules| rules.buys_per_turn)),
            K::Recruit => {
                let scope = Scope::Turn(TurnPart::Purchase, |rules| rules.recruits_per_turn);
                Terms::of(scope).when(|table| table.may_recruit())
            }
            K::Weapon => {
                let scope = Scope::Turn(TurnPart::Command, |rules| rules.weapons_per_turn);
                let weapon = Terms::of(scope).with(Needs::Card(Weapon::SET));
                weapon.when(|table| table.has_nobles())
            }
            K::MoveWeapon => {
                let scope = Scope::Turn(TurnPart::Command, |rules| rules.weapon_moves_per_turn);
                Terms::of(scope).with(Needs::TwoNobles)
            }
            K::Heal => Terms::ability(Suit::Hearts).when(|table| table.has_nobles()),
            K::DrawThree => Terms::ability(Suit::Diamonds).when(|table| table.is_behind()),
            K::Recover => Terms::ability(Suit::Clubs).when(|table| table.some_discarded()),
            K::Spy => Terms::ability(Suit::Spades),
            K::Challenge => {
                let scope = Scope::Turn(TurnPart::Duel, |rules| rules.duels_per_turn);
                Terms::of(scope).when(|table| table.both_have_nobles())
            }
            K::Deflect => {
                let defence = Terms::of(Scope::Defence).when(|table| table.may_deflect());
                defence.with(Needs::TwoNobles)
            }
            K::Roll => Terms::of(Scope::Named).when(|table| table.some_unrolled()),
            K::Support => Terms::of(Scope::Named).when(|table| table.both_rolled()),
            K::Concede => Terms::of(Scope::Named).when(|table| table.in_turn()),
            K::Adjust => Terms::of(Scope::Both).when(|table| table.between_duels()),
            K::Note => Terms::of(Scope::Both),
        }
    }
}

impl ActionKind {
    /// The players to one of whom an action of this kind belongs; `None` if it belongs to both.
    pub fn actors(self, table: &State) -> Option<SeatSet> {
        let active = table.active;
        Some(match self.terms().scope {
            Scope::Both => return None,
            Scope::Active | Scope::Turn(..) | Scope::Ability(_) => {
                SeatSet::from_iter([active.into()])
            }
            Scope::Defence => SeatSet::from_iter([active.other().into()]),
            Scope::Named if self == ActionKind::Concede => {
                EitherSeat::BOTH.map(Seat::from).into_iter().collect()
            }
            // The player who has to roll or to support.
            Scope::Named => table.acting(),
        })
    }
}

/// The conditions of a kind of action, whatever the parts of the action.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Terms {
    pub(in crate::rules) scope: Scope,
    pub(in crate::rules) needs: Needs,
    /// A condition of the table, if there is one.
    pub(in crate::rules) when: Option<Condition>,
}

/// A condition of the table.
type Condition = fn(&Position<'_>) -> Result<(), Refusal>;

/// The player and the time of a kind of action.
#[derive(Clone, Copy)]
pub(in crate::rules) enum Scope {
    /// Both players.
    Both,
    /// The active player.
    Active,
    /// The active player, in the phases that allow it: in an edition, that of this part of the turn. The rule limits the
    /// number of times per turn.
    Turn(TurnPart, fn(&Values) -> Limit),
    /// The active player, in the phases that allow it, once per game for a card of this suit.
    Ability(Suit),
    /// The player who is not active.
    Defence,
    /// The player whom the action names.
    Named,
}

/// The parts that a player must have.
#[derive(Clone, Copy)]
pub(in crate::rules) enum Needs {
    /// None.
    Nothing,
    /// Three cards of a suit.
    Sale,
    /// One of these cards.
    Card(CardSet),
    /// Two nobles.
    TwoNobles,
}

impl Terms {
    const fn of(scope: Scope) -> Terms {
        Terms {
            scope,
            needs: Needs::Nothing,
            when: None,
        }
    }

    const fn ability(suit: Suit) -> Terms {
        Terms::of(Scope::Ability(suit)).with(Needs::Card(CardSet::of_suit(suit)))
    }

    const fn with(self, needs: Needs) -> Terms {
        Terms { needs, ..self }
    }

    const fn when(self, when: Condition) -> Terms {
        let when = Some(when);
        Terms { when, ..self }
    }
}

impl Position<'_> {
    /// Checks the [terms](ActionKind::terms) of the kind: the stage of the game, the phase, the limits of the turn, the
    /// table and the size of the hand.
    pub(crate) fn gate(&self, kind: ActionKind) -> Result<(), Refusal> {
        let terms = kind.terms();
        match terms.scope {
            Scope::Turn(_, limit) => {
                self.phase_allows(kind)?;
                within_limit(kind, self.table.tally.done(kind), limit(self.rules))?;
            }
            Scope::Ability(suit) => {
                self.phase_allows(kind)?;
                if self.table.own().abilities_used.contains(&suit) {
                    return Err(Refusal::AbilityUsed { suit });
                }
            }
            Scope::Both | Scope::Active | Scope::Defence | Scope::Named => {}
        }
        if let Some(when) = terms.when {
            when(self)?;
        }
        match terms.needs {
            Needs::Sale => hand_has(self.table, self.table.active, SALE_CARDS),
            Needs::Card(_) => hand_has(self.table, self.table.active, 1),
            Needs::Nothing | Needs::TwoNobles => Ok(()),
        }
    }

    /// Checks that some cards or nobles can be the parts that the kind [needs](Needs).
    pub(in crate::rules) fn some_parts(&self, kind: ActionKind) -> Result<(), Refusal> {
        let terms = kind.terms();
        let active = self.table.active;
        match terms.needs {
            Needs::Nothing => Ok(()),
            Needs::Sale => {
                let sellable = self.hand(active).sellable();
                ensure(!sellable.is_empty(), Refusal::NotSameSuit)
            }
            Needs::Card(cards) => {
                let held = self.hand(active).beside(CardSet::EMPTY);
                let some = !held.intersection(cards).is_empty();
                ensure(some, Refusal::CardElsewhere { card: None })
            }
            Needs::TwoNobles => {
                let seat = match terms.scope {
                    Scope::Defence => active.other(),
                    Scope::Both | Scope::Active | Scope::Turn(..) => active,
                    Scope::Ability(_) | Scope::Named => active,
                };
                let two = self.table.sides[seat].courtyard.len() >= 2;
                ensure(two, Refusal::NoSuchNoble { card: None, seat })
            }
        }
    }

    fn phase_allows(&self, kind: ActionKind) -> Result<(), Refusal> {
        let phase = self.phase_without_duel()?;
        let phase = self.rules.phases.get(phase);
        let allows = phase.is_some_and(|phase| phase.allows.contains(&kind));
        ensure(allows, Refusal::WrongPhase { kind })
    }
}

fn within_limit(kind: ActionKind, done: u16, limit: Limit) -> Result<(), Refusal> {
    match limit {
        Some(limit) if done >= limit => Err(Refusal::LimitReached { kind, limit }),
        Some(_) | None => Ok(()),
    }
}

/// The cards of an action.
pub type Cards = List<[Card; 16]>;

/// The numbers on the dice of an action.
pub type Pips = List<[i64; 2]>;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum_discriminants(name(ActionKind))]
#[strum_discriminants(doc = "The kinds of actions, in the order of the journal's documentation.")]
#[strum_discriminants(derive(Hash, PartialOrd, Ord, Serialize, Deserialize))]
#[strum_discriminants(derive(EnumCount, EnumString, IntoStaticStr, VariantArray, VariantNames))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
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
    /// Arm: the active player puts a 2 or 3 under one of their nobles as its weapon.
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
        seen: Option<Cards>,
    },
    /// The active player attacks with one of their nobles one of the opponent's.
    Challenge { attacker: Card, target: Card },
    /// The defender pays and chooses another of their nobles.
    Deflect { target: Card },
    /// The numbers rolled by a player; `virtual` if the app threw the dice.
    Roll {
        seat: EitherSeat,
        dice: Pips,
        #[serde(
            rename = "virtual",
            default,
            deserialize_with = "fields::or_default",
            skip_serializing_if = "std::ops::Not::not"
        )]
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
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames,
)]
#[serde(untagged, try_from = "CorrectionFields")]
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
    /// The size of the shared support deck, or of a player's own one.
    SupportDeck {
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Owner,
        support_deck: i64,
    },
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
        let (Action::Roll { seat, .. } | Action::Support { seat, .. } | Action::Concede { seat }) =
            self
        else {
            return None;
        };
        Some(*seat)
    }
}

/// The fields of all kinds of [`Correction`].
#[derive(Deserialize)]
struct CorrectionFields {
    seat: Option<EitherSeat>,
    gold: Option<i64>,
    hand: Option<i64>,
    ability: Option<Suit>,
    used: Option<bool>,
    noble: Option<Card>,
    stamina: Option<i64>,
    /// `null` is no weapon, unlike a missing field.
    #[serde(default, deserialize_with = "fields::present")]
    weapon: Option<Option<Card>>,
    support_deck: Option<i64>,
}

impl TryFrom<CorrectionFields> for Correction {
    type Error = &'static str;

    fn try_from(fields: CorrectionFields) -> Result<Correction, &'static str> {
        let numbers = (
            fields.gold,
            fields.hand,
            fields.stamina,
            fields.support_deck,
        );
        let (ability, noble) = ((fields.ability, fields.used), (fields.noble, fields.weapon));
        Ok(match (fields.seat, noble, ability, numbers) {
            (Some(seat), (None, None), (None, None), (Some(gold), None, None, None)) => {
                Correction::Gold { seat, gold }
            }
            (Some(seat), (None, None), (None, None), (None, Some(hand), None, None)) => {
                Correction::Hand { seat, hand }
            }
            (Some(seat), (None, None), (Some(ability), Some(used)), (None, None, None, None)) => {
                Correction::Ability {
                    seat,
                    ability,
                    used,
                }
            }
            (None, (Some(noble), None), (None, None), (None, None, Some(stamina), None)) => {
                Correction::Stamina { noble, stamina }
            }
            (None, (Some(noble), Some(weapon)), (None, None), (None, None, None, None)) => {
                Correction::Weapon { noble, weapon }
            }
            (seat, (None, None), (None, None), (None, None, None, Some(support_deck))) => {
                Correction::SupportDeck { seat, support_deck }
            }
            _ => {
                return Err(
                    "“adjust” sets one of `seat + gold, seat + hand, seat + ability + used, noble + stamina, noble + weapon, support_deck, seat + support_deck`",
                );
            }
        })
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
        for kind in ActionKind::ALL {
            let fields = r#""seat":1,"dice":[3],"cards":[]"#;
            let line = format!(r#"{{"type":"{kind}",{fields}}}"#);
            if matches!(kind.terms().scope, Scope::Named) {
                let action: Action = serde_json::from_str(&line).unwrap();
                assert!(action.seat().is_some(), "{line}");
            }
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
            r#"{"type":"adjust","seat":0,"support_deck":20}"#,
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
            (
                r#"{"type":"adjust","seat":0,"gold":1,"support_deck":1}"#,
                "adjust",
            ),
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
