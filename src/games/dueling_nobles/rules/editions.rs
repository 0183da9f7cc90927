//! The editions as data, and the house rules that override their fields by name.

use std::collections::HashSet;
use std::ops::{Deref, Index};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::{EnumCount, EnumString, VariantArray, VariantNames};

use super::action::ActionKind;
use super::pieces::{NobleRank, Support};
use courtyard_core::game::{RulesError, ValueFault, overrides};
use courtyard_core::variants::array_of;

/// One published text's reading of the game.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Edition, Rules};
///
/// assert_eq!(Edition::from_name("duelo"), Some(Edition::Duelo));
/// assert_eq!(Rules::from(Edition::Duelo).sells_per_turn, Some(1));
/// assert_eq!(Rules::from(Edition::Original).sells_per_turn, None); // any number of times
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The rules as catsatcards.com tells them.
    Catsatcards,
    /// The rules as first written.
    Original,
    /// The Spanish rules, Duelo de Nobles.
    Duelo,
}

impl Edition {
    /// All editions, the default first.
    pub const ALL: [Edition; Edition::COUNT] = array_of(<Edition as VariantArray>::VARIANTS);

    /// The editions' names in a journal, in the same order.
    pub const NAMES: [&'static str; Edition::COUNT] = array_of(<Edition as VariantNames>::VARIANTS);

    /// The edition's name in a journal.
    pub const fn name(self) -> &'static str {
        Edition::NAMES[self as usize]
    }

    /// The edition of this name.
    pub fn from_name(name: &str) -> Option<Edition> {
        name.parse().ok()
    }
}

/// One phase of a turn and the kinds of action that belong to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// The phase's name; on entering the one named [`INCOME`](Phase::INCOME) the player gains gold.
    pub id: String,
    /// What may be done in it.
    pub allows: Vec<ActionKind>,
}

impl Phase {
    /// The id of the phase that brings gold by itself.
    pub const INCOME: &'static str = "income";
    /// The `phase` of a table before set-up.
    pub const SETUP: &'static str = "setup";
    /// The `phase` of a table after the end of the game.
    pub const OVER: &'static str = "over";
}

/// A number for each rank of noble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByRank {
    /// The King's.
    pub king: u16,
    /// The Queen's.
    pub queen: u16,
    /// The Jack's.
    pub jack: u16,
}

impl Index<NobleRank> for ByRank {
    type Output = u16;

    fn index(&self, rank: NobleRank) -> &u16 {
        match rank {
            NobleRank::King => &self.king,
            NobleRank::Queen => &self.queen,
            NobleRank::Jack => &self.jack,
        }
    }
}

/// Which Kings may be taxed in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Taxes {
    /// Each King once.
    EachKing,
    /// One King, once.
    OneKing,
}

/// Who wins when a duel leaves both courtyards empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum BothEmpty {
    /// Nobody.
    Draw,
    /// The duel's attacker.
    Attacker,
    /// The duel's defender.
    Defender,
}

/// How often in a turn; `None` is any number of times.
pub type Limit = Option<u16>;

/// Every number and switch of the rules. Field names are the names that a journal's header uses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Values {
    /// The phases of a turn in their order; at least one.
    pub phases: Vec<Phase>,
    /// Strength without weapon, dice and cards.
    pub base_strength: ByRank,
    /// Full stamina, 1 or more.
    pub stamina: ByRank,
    /// Sales a turn.
    pub sells_per_turn: Limit,
    /// Moves and swaps of weapons a turn.
    pub weapon_moves_per_turn: Limit,
    /// Nobles recruited a turn.
    pub recruits_per_turn: Limit,
    /// New weapons a turn.
    pub weapons_per_turn: Limit,
    /// Purchases of support cards a turn.
    pub buys_per_turn: Limit,
    /// Duels a turn.
    pub duels_per_turn: Limit,
    /// Which Kings may be taxed in a turn.
    pub taxes: Taxes,
    /// Whether a tax may take a King's last stamina.
    pub tax_may_vanquish: bool,
    /// Whether two armed nobles may swap weapons.
    pub weapons_may_swap: bool,
    /// Whether a hand seen by a spy stays face up.
    pub spied_hand_stays_revealed: bool,
    /// Who wins when a duel empties both courtyards.
    pub both_empty: BothEmpty,
    /// Gold on entering the income phase.
    pub income_gold: u16,
    /// Gold for selling three cards of a suit.
    pub sale_gold: u16,
    /// Gold that a recruit costs.
    pub recruit_cost: u16,
    /// Gold that deflecting a challenge costs.
    pub deflect_cost: u16,
    /// The most support cards one purchase brings.
    pub cards_per_purchase: u16,
    /// Strength a Queen gains from each other noble of her courtyard.
    pub queen_bonus: u16,
    /// Strength that a support card of its noble's suit adds beyond its rank.
    pub adrenaline: u16,
    /// Gold for winning a duel.
    pub win_gold: u16,
    /// Nobles each player starts with, 1 to 6.
    pub opening_nobles: u16,
    /// Support cards each player starts with, 0 to 20.
    pub opening_hand: u16,
}

/// Gold for one stamina of a King; every edition has the same.
pub const TAX_GOLD: u16 = 1;
/// Cards of one suit that make a sale; every edition has the same.
pub const SALE_CARDS: usize = 3;
/// Cards that the diamonds' ability draws; every edition has the same.
pub const DRAW_THREE: u16 = 3;

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
    /// A whole number of this range for each of `king`, `queen` and `jack`.
    ByRank(u16, u16),
    /// A list of phases.
    Phases,
}

const MAX: u16 = 999;

/// A rule that can be overridden: a field of [`Values`].
///
/// ```
/// use courtyard_dueling_nobles::rules::editions::{Domain, Rule};
///
/// assert_eq!(Rule::OpeningNobles.name(), "opening_nobles");
/// assert_eq!(Rule::OpeningNobles.domain(), Domain::Number(1, 6));
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumCount, VariantArray, VariantNames,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum Rule {
    Phases,
    BaseStrength,
    Stamina,
    SellsPerTurn,
    Taxes,
    TaxMayVanquish,
    BuysPerTurn,
    CardsPerPurchase,
    RecruitsPerTurn,
    RecruitCost,
    WeaponsPerTurn,
    WeaponMovesPerTurn,
    WeaponsMaySwap,
    SpiedHandStaysRevealed,
    DuelsPerTurn,
    DeflectCost,
    QueenBonus,
    Adrenaline,
    BothEmpty,
    IncomeGold,
    SaleGold,
    WinGold,
    OpeningNobles,
    OpeningHand,
}

impl Rule {
    /// All rules, in the order in which they are told.
    pub const ALL: [Rule; Rule::COUNT] = array_of(<Rule as VariantArray>::VARIANTS);

    /// The rule's name in a journal's header: that of the field.
    pub const fn name(self) -> &'static str {
        <Rule as VariantNames>::VARIANTS[self as usize]
    }

    /// The values it may have.
    pub const fn domain(self) -> Domain {
        match self {
            Rule::Phases => Domain::Phases,
            Rule::BaseStrength => Domain::ByRank(0, MAX),
            Rule::Stamina => Domain::ByRank(1, 99),
            Rule::SellsPerTurn
            | Rule::BuysPerTurn
            | Rule::RecruitsPerTurn
            | Rule::WeaponsPerTurn
            | Rule::WeaponMovesPerTurn
            | Rule::DuelsPerTurn => Domain::Limit(MAX),
            Rule::Taxes => Domain::Choice(Taxes::VARIANTS),
            Rule::TaxMayVanquish | Rule::WeaponsMaySwap | Rule::SpiedHandStaysRevealed => {
                Domain::Flag
            }
            Rule::CardsPerPurchase => Domain::Number(1, 40),
            Rule::RecruitCost
            | Rule::DeflectCost
            | Rule::QueenBonus
            | Rule::Adrenaline
            | Rule::IncomeGold
            | Rule::SaleGold
            | Rule::WinGold => Domain::Number(0, MAX),
            Rule::BothEmpty => Domain::Choice(BothEmpty::VARIANTS),
            Rule::OpeningNobles => Domain::Number(1, 6),
            Rule::OpeningHand => Domain::Number(0, Support::COUNT as u16 / 2),
        }
    }
}

/// Every rule's name, with the values it may have.
pub const FIELDS: [(&str, Domain); Rule::COUNT] = {
    let mut fields = [("", Domain::Phases); Rule::COUNT];
    let mut place = 0;
    while place < Rule::COUNT {
        let rule = Rule::ALL[place];
        fields[place] = (rule.name(), rule.domain());
        place += 1;
    }
    fields
};

const RANKS: [&str; 3] = ["king", "queen", "jack"];

impl Domain {
    /// What is wrong with the value.
    fn fault(self, value: &Value) -> Option<ValueFault> {
        match self {
            Domain::Number(min, max) => ValueFault::of_number(value, min, max),
            Domain::Limit(max) => ValueFault::of_limit(value, max),
            Domain::Flag => ValueFault::of_flag(value),
            Domain::Choice(words) => ValueFault::of_choice(value, words),
            Domain::ByRank(min, max) => ValueFault::of_numbers(value, &RANKS, min, max),
            Domain::Phases => phases_fault(value),
        }
    }
}

fn phases_fault(value: &Value) -> Option<ValueFault> {
    let objects = value
        .as_array()
        .is_some_and(|l| l.iter().all(Value::is_object));
    if !objects {
        return Some(ValueFault::Phases);
    }
    let phases: Vec<Phase> = match Vec::deserialize(value) {
        Ok(phases) => phases,
        Err(error) => return Some(ValueFault::NotPhases(error.to_string())),
    };
    if phases.is_empty() {
        return Some(ValueFault::NoPhase);
    }
    let mut known = HashSet::new();
    for phase in &phases {
        if [Phase::SETUP, Phase::OVER, ""].contains(&phase.id.as_str()) {
            return Some(ValueFault::Reserved(phase.id.clone()));
        }
        if !known.insert(&phase.id) {
            return Some(ValueFault::Twice(phase.id.clone()));
        }
        if let Some(kind) = phase.allows.iter().find(|k| !k.belongs_to_a_phase()) {
            return Some(ValueFault::Foreign(kind.name()));
        }
    }
    None
}

/// The rules of one game: an edition with its house rules. Every value is within its [`Domain`].
///
/// ```
/// use courtyard_dueling_nobles::rules::{Edition, Rules};
///
/// let house = serde_json::json!({"both_empty": "attacker"});
/// let rules = Rules::new("catsatcards", house.as_object().unwrap())?;
/// assert_eq!(rules.recruit_cost, 5);
/// assert_ne!(rules, Rules::from(Edition::Catsatcards));
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
        let Value::Object(fields) = json!(self.values) else {
            return Map::new();
        };
        fields
    }

    /// The fields that differ from the edition's own, as a journal's header has them.
    pub fn house(&self) -> Map<String, Value> {
        overrides::changed(&Rules::from(self.edition).to_json(), self.to_json())
    }

    /// The phase an action of this kind belongs to: the first that allows it.
    pub fn phase_of(&self, kind: ActionKind) -> Option<&Phase> {
        self.phases.iter().find(|p| p.allows.contains(&kind))
    }
}

fn phase(id: &str, allows: &[ActionKind]) -> Phase {
    Phase {
        id: id.into(),
        allows: allows.to_vec(),
    }
}

impl From<Edition> for Rules {
    /// The edition without house rules.
    fn from(edition: Edition) -> Rules {
        use ActionKind as K;
        let common = Values {
            phases: vec![
                phase(Phase::INCOME, &[K::Sell, K::Tax]),
                phase("reinforcements", &[K::Buy, K::Recruit]),
                phase(
                    "command",
                    &[
                        K::Weapon,
                        K::MoveWeapon,
                        K::Heal,
                        K::DrawThree,
                        K::Recover,
                        K::Spy,
                    ],
                ),
                phase("duel", &[K::Challenge]),
            ],
            base_strength: ByRank {
                king: 13,
                queen: 12,
                jack: 11,
            },
            stamina: ByRank {
                king: 3,
                queen: 2,
                jack: 2,
            },
            sells_per_turn: None,
            weapon_moves_per_turn: None,
            recruits_per_turn: Some(1),
            weapons_per_turn: Some(1),
            buys_per_turn: Some(1),
            duels_per_turn: Some(1),
            taxes: Taxes::EachKing,
            tax_may_vanquish: false,
            weapons_may_swap: false,
            spied_hand_stays_revealed: false,
            both_empty: BothEmpty::Draw,
            income_gold: 1,
            sale_gold: 3,
            recruit_cost: 5,
            deflect_cost: 2,
            cards_per_purchase: 3,
            queen_bonus: 3,
            adrenaline: 2,
            win_gold: 1,
            opening_nobles: 3,
            opening_hand: 6,
        };
        let values = match edition {
            Edition::Catsatcards => common,
            Edition::Original => Values {
                phases: vec![
                    phase(
                        "opening",
                        &[
                            K::Tax,
                            K::Weapon,
                            K::MoveWeapon,
                            K::Heal,
                            K::DrawThree,
                            K::Recover,
                            K::Spy,
                        ],
                    ),
                    phase(Phase::INCOME, &[K::Sell]),
                    phase("spending", &[K::Buy, K::Recruit]),
                    phase("duel", &[K::Challenge]),
                ],
                tax_may_vanquish: true,
                weapons_may_swap: true,
                ..common
            },
            Edition::Duelo => Values {
                base_strength: ByRank {
                    king: 2,
                    queen: 1,
                    jack: 0,
                },
                sells_per_turn: Some(1),
                weapon_moves_per_turn: Some(1),
                taxes: Taxes::OneKing,
                tax_may_vanquish: true,
                spied_hand_stays_revealed: true,
                ..common
            },
        };
        Rules { edition, values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_presets_are_within_their_domains() {
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
    fn a_house_rule_changes_one_field() {
        let house = json!({"sells_per_turn": 2, "weapons_per_turn": null});
        let house = house.as_object().unwrap();
        let rules = Rules::new("duelo", house).unwrap();
        assert_eq!(rules.sells_per_turn, Some(2));
        assert_eq!(rules.weapons_per_turn, None);
        assert_eq!(&rules.house(), house);
    }

    #[test]
    fn nonsense_is_named() {
        let refuse = |rules: Value| {
            Rules::new("original", rules.as_object().unwrap())
                .unwrap_err()
                .to_string()
        };
        assert!(Rules::new("origami", &Map::new()).is_err());
        assert!(refuse(json!({"speed": 1})).contains("speed"));
        for (name, value) in [
            ("stamina", json!({"king": 0, "queen": 2, "jack": 2})),
            ("stamina", json!({"king": 3, "queen": 2})),
            ("income_gold", json!(-1)),
            ("income_gold", json!(1.5)),
            ("opening_nobles", json!(7)),
            ("both_empty", json!("both")),
            ("tax_may_vanquish", json!(1)),
            ("sells_per_turn", json!(1_000_000)),
            ("phases", json!([])),
            ("phases", json!([["income", ["sell"]]])),
            ("phases", json!([{"id": "over", "allows": []}])),
            (
                "phases",
                json!([{"id": "a", "allows": []}, {"id": "a", "allows": []}]),
            ),
            ("phases", json!([{"id": "a", "allows": ["deflect"]}])),
            ("phases", json!([{"id": "a", "allows": ["dance"]}])),
        ] {
            assert!(refuse(json!({name: value})).contains(name), "{name}");
        }
    }
}
