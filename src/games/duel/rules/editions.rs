//! The edition as data, and the house rules that override its fields by name.

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::{EnumCount, VariantArray};

use super::pieces::{Support, Warlord};
use courtyard_core::cards::Rank;
use courtyard_core::game::{RulesError, ValueFault, overrides};
use courtyard_core::variants::array_of;

/// One published text's reading of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum Edition {
    /// The rules as Áron Csathó wrote them in 2004.
    Csatho,
}

impl Edition {
    /// All editions, the default first.
    pub const ALL: [Edition; Edition::COUNT] = array_of(Edition::VARIANTS);

    /// The editions' names in a journal, in the same order.
    pub const NAMES: [&'static str; 1] = ["csatho"];

    /// The edition's name in a journal.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The edition of this name.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.name() == name)
    }
}

/// A number for each rank of Warlord.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WarlordBonus {
    /// The King's.
    pub king: u16,
    /// The Queen's.
    pub queen: u16,
    /// The Jack's.
    pub jack: u16,
}

impl WarlordBonus {
    /// What this Warlord adds.
    pub fn of(&self, warlord: Warlord) -> u16 {
        match warlord.rank() {
            Rank::King => self.king,
            Rank::Queen => self.queen,
            _ => self.jack,
        }
    }
}

/// A number for each rank of Support card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupportValues {
    /// That of a 3.
    pub three: u16,
    /// That of a 2.
    pub two: u16,
}

impl SupportValues {
    /// What this card adds.
    pub fn of(&self, support: Support) -> u16 {
        match support.rank() {
            Rank::Three => self.three,
            _ => self.two,
        }
    }
}

/// Which way half a card of damage goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// To the next greater number.
    Up,
    /// To the next smaller number.
    Down,
}

/// What equal strengths mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The attack is thwarted.
    Defender,
    /// Nobody loses anything but the cards used.
    Draw,
}

/// Whose Warlord an Ace outside a battle may force to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AceTargets {
    /// Those of the two neighbours in the circle.
    Neighbours,
    /// Those of the neighbour to the right, whom one attacks.
    Right,
    /// Those of anybody else in the circle.
    Any,
}

/// When a defender may play an Ace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AcesDefend {
    /// From the attack until the battle is resolved.
    AnyTime,
    /// From the attack until the cards are turned up.
    BeforeReveal,
    /// At no time.
    Never,
}

/// What puts a player out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutWhen {
    /// Nothing left to draw at the start of the own turn.
    CannotDraw,
    /// That, and a draw pile that a battle has emptied.
    Empty,
}

/// How often in a turn; `None` is any number of times.
pub type Limit = Option<u16>;

/// Every number and switch of the rules. Field names are the names that a journal's header uses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Values {
    /// Cards dealt to each hand, 0 to 20.
    pub hand_size: u8,
    /// Cards drawn at the start of a turn, 1 to 5.
    pub draw_per_turn: u8,
    /// Places for Warlords in front of each player, 1 to 6.
    pub warlord_slots: u8,
    /// Attacks a turn.
    pub attacks_per_turn: Limit,
    /// Whether everybody but the last player has only the preparation in the first round.
    pub first_round_skips: bool,
    /// Whether a Warlord that lies face up may be exchanged.
    pub used_may_be_exchanged: bool,
    /// Strength that a Warlord adds, 0 to 99.
    pub warlord_bonus: WarlordBonus,
    /// Strength that a Support card adds, 0 to 99.
    pub support_values: SupportValues,
    /// The most Support cards of one side in a battle, 0 to 4.
    pub supports_per_side: u8,
    /// Whether a Warlord may defend without an Army.
    pub sole_warlord_defends: bool,
    /// What the difference of the strengths is divided by, 1 to 9.
    pub damage_divisor: u8,
    /// Which way the quotient is rounded.
    pub damage_rounding: Rounding,
    /// What equal strengths mean.
    pub tie: Tie,
    /// Whether an attack thwarted by strength costs its Warlord.
    pub failed_warlord_lost: bool,
    /// Cards that a thwarted attacker without a Warlord draws and discards, 0 to 9.
    pub unled_fail_draw: u8,
    /// Whether Aces may be played outside battles.
    pub aces_outside: bool,
    /// Whose Warlords they reach.
    pub ace_targets: AceTargets,
    /// When a defender may play an Ace.
    pub aces_defend: AcesDefend,
    /// Whether an Ace in a battle costs an attacker without a Warlord what a thwarted attack costs.
    pub ace_fails_unled: bool,
    /// What puts a player out.
    pub out_when: OutWhen,
    /// Whether a player who could not draw still has a turn.
    pub revenge_turn: bool,
    /// Optional rule: a joker in each deck that refills the draw pile.
    pub reinforcements: bool,
    /// The most cards it brings in the own turn, 1 to 54.
    pub reinforcement_cards: u8,
    /// The most cards it brings to an empty draw pile, 1 to 54.
    pub forced_reinforcement_cards: u8,
    /// Optional rule: a joker in each deck that is played as any card.
    pub hidden_ally: bool,
}

/// What values a rule may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// A whole number of this range.
    Number(u16, u16),
    /// A whole number up to this, or any number of times (`null`).
    Limit(u16),
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number up to this for each of these names.
    Numbers(&'static [&'static str], u16),
}

/// Every rule that can be overridden, by name, with the values it may have.
pub const FIELDS: [(&str, Domain); 25] = [
    ("hand_size", Domain::Number(0, 20)),
    ("draw_per_turn", Domain::Number(1, 5)),
    ("warlord_slots", Domain::Number(1, 6)),
    ("attacks_per_turn", Domain::Limit(999)),
    ("first_round_skips", Domain::Flag),
    ("used_may_be_exchanged", Domain::Flag),
    (
        "warlord_bonus",
        Domain::Numbers(&["king", "queen", "jack"], 99),
    ),
    ("support_values", Domain::Numbers(&["three", "two"], 99)),
    ("supports_per_side", Domain::Number(0, 4)),
    ("sole_warlord_defends", Domain::Flag),
    ("damage_divisor", Domain::Number(1, 9)),
    ("damage_rounding", Domain::Choice(&["up", "down"])),
    ("tie", Domain::Choice(&["defender", "draw"])),
    ("failed_warlord_lost", Domain::Flag),
    ("unled_fail_draw", Domain::Number(0, 9)),
    ("aces_outside", Domain::Flag),
    (
        "ace_targets",
        Domain::Choice(&["neighbours", "right", "any"]),
    ),
    (
        "aces_defend",
        Domain::Choice(&["any-time", "before-reveal", "never"]),
    ),
    ("ace_fails_unled", Domain::Flag),
    ("out_when", Domain::Choice(&["cannot-draw", "empty"])),
    ("revenge_turn", Domain::Flag),
    ("reinforcements", Domain::Flag),
    ("reinforcement_cards", Domain::Number(1, 54)),
    ("forced_reinforcement_cards", Domain::Number(1, 54)),
    ("hidden_ally", Domain::Flag),
];

impl Domain {
    /// What is wrong with the value.
    fn fault(self, value: &Value) -> Option<ValueFault> {
        match self {
            Domain::Number(min, max) => ValueFault::of_number(value, min, max),
            Domain::Limit(max) => ValueFault::of_limit(value, max),
            Domain::Flag => ValueFault::of_flag(value),
            Domain::Choice(words) => ValueFault::of_choice(value, words),
            Domain::Numbers(names, max) => ValueFault::of_numbers(value, names, 0, max),
        }
    }
}

/// The rules of one game: an edition with its house rules. Every value is within its [`Domain`].
///
/// ```
/// use courtyard_duel::rules::{Edition, Rules};
///
/// let house = serde_json::json!({"reinforcements": true});
/// let rules = Rules::new("csatho", house.as_object().unwrap())?;
/// assert_eq!(rules.deck(), 53);
/// assert_ne!(rules, Rules::from(Edition::Csatho));
/// # Ok::<(), courtyard_core::game::RulesError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    edition: Edition,
    values: Values,
}

impl Deref for Rules {
    type Target = Values;

    fn deref(&self) -> &Values {
        &self.values
    }
}

impl Rules {
    /// The edition of this name with fields overridden by name.
    ///
    /// # Errors
    /// When the edition or a field is unknown, or a value is outside its [`Domain`].
    pub fn new(edition: &str, house: &Map<String, Value>) -> Result<Rules, RulesError> {
        let edition = Edition::from_name(edition)
            .ok_or_else(|| RulesError::UnknownEdition(edition.into(), &Edition::NAMES))?;
        let preset = Rules::from(edition);
        if house.is_empty() {
            return Ok(preset);
        }
        let values = overrides::overridden(preset.to_json(), house, |name, value| {
            let (_, domain) = FIELDS.iter().find(|(field, _)| *field == name)?;
            Some(domain.fault(value))
        })?;
        Ok(Rules { edition, values })
    }

    /// The edition these rules started from.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Every field by its name, as a journal writes it.
    pub fn to_json(&self) -> Map<String, Value> {
        match json!(self.values) {
            Value::Object(fields) => fields,
            _ => Map::new(),
        }
    }

    /// The fields that differ from the edition's own, as a journal's header has them.
    pub fn house(&self) -> Map<String, Value> {
        overrides::changed(&Rules::from(self.edition).to_json(), self.to_json())
    }

    /// How many cards each deck has: 52, and a joker for each optional rule that is on.
    pub fn deck(&self) -> u8 {
        52 + u8::from(self.reinforcements) + u8::from(self.hidden_ally)
    }
}

impl From<Edition> for Rules {
    /// The edition without house rules.
    fn from(edition: Edition) -> Rules {
        let values = match edition {
            Edition::Csatho => Values {
                hand_size: 5,
                draw_per_turn: 1,
                warlord_slots: 2,
                attacks_per_turn: Some(1),
                first_round_skips: true,
                used_may_be_exchanged: true,
                warlord_bonus: WarlordBonus {
                    king: 3,
                    queen: 2,
                    jack: 1,
                },
                support_values: SupportValues { three: 3, two: 2 },
                supports_per_side: 1,
                sole_warlord_defends: true,
                damage_divisor: 2,
                damage_rounding: Rounding::Up,
                tie: Tie::Defender,
                failed_warlord_lost: true,
                unled_fail_draw: 1,
                aces_outside: true,
                ace_targets: AceTargets::Neighbours,
                aces_defend: AcesDefend::AnyTime,
                ace_fails_unled: true,
                out_when: OutWhen::CannotDraw,
                revenge_turn: true,
                reinforcements: false,
                reinforcement_cards: 10,
                forced_reinforcement_cards: 8,
                hidden_ally: false,
            },
        };
        Rules { edition, values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edition_is_within_its_domains() {
        for edition in Edition::ALL {
            let rules = Rules::from(edition);
            let fields = rules.to_json();
            assert_eq!(fields.len(), FIELDS.len());
            for (name, domain) in FIELDS {
                assert_eq!(domain.fault(&fields[name]), None, "{name}");
            }
            assert_eq!(Rules::new(edition.name(), &fields), Ok(rules.clone()));
            assert!(rules.house().is_empty());
        }
    }

    #[test]
    fn the_ends_of_every_range_are_taken_and_what_lies_beyond_is_not() {
        let take = |name: &str, value: Value| {
            let house = json!({name: value});
            Rules::new("csatho", house.as_object().unwrap())
        };
        for (name, domain) in FIELDS {
            let (good, bad) = match domain {
                Domain::Number(least, most) => (
                    vec![json!(least), json!(most)],
                    vec![
                        json!(i64::from(least) - 1),
                        json!(most + 1),
                        json!(1.5),
                        json!(null),
                        json!("1"),
                    ],
                ),
                Domain::Limit(most) => (
                    vec![json!(0), json!(most), json!(null)],
                    vec![json!(-1), json!(most + 1), json!(true)],
                ),
                Domain::Flag => (
                    vec![json!(true), json!(false)],
                    vec![json!(0), json!(null), json!("true")],
                ),
                Domain::Choice(words) => (
                    words.iter().map(|w| json!(w)).collect(),
                    vec![json!("both"), json!(null), json!(0)],
                ),
                Domain::Numbers(names, most) => {
                    let each = |n: i64| -> Value { names.iter().map(|k| (*k, n)).collect() };
                    (
                        vec![each(0), each(most.into())],
                        vec![
                            each(-1),
                            each(i64::from(most) + 1),
                            json!({(names[0]): 1}),
                            json!([1, 2]),
                            json!(null),
                        ],
                    )
                }
            };
            for value in good {
                let rules = take(name, value.clone()).unwrap();
                assert_eq!(rules.to_json()[name], value, "{name}");
            }
            for value in bad {
                let error = take(name, value.clone()).unwrap_err().to_string();
                assert!(error.contains(name), "{name} {value}: {error}");
            }
        }
        assert!(take("speed", json!(1)).is_err());
        assert!(Rules::new("csathos", &Map::new()).is_err());
    }

    #[test]
    fn each_optional_rule_adds_a_joker() {
        let deck = |rules: Value| {
            Rules::new("csatho", rules.as_object().unwrap())
                .unwrap()
                .deck()
        };
        assert_eq!(deck(json!({})), 52);
        assert_eq!(deck(json!({"hidden_ally": true})), 53);
        assert_eq!(
            deck(json!({"hidden_ally": true, "reinforcements": true})),
            54
        );
    }
}
