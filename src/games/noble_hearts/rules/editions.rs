//! The editions as data, and the house rules that override their fields by name.

use std::ops::{Deref, Index};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::kind::{ActionKind, Special};
use courtyard_core::game::{RulesError, ValueFault, overrides};

/// The game as its box is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The game without its expansion.
    Base,
    /// The game with the expansion: special cards, roses, charm and skill.
    SkillsAndRoses,
}

impl Edition {
    /// The editions' names in a journal, the default first.
    pub const NAMES: &'static [&'static str] = <Edition as VariantNames>::VARIANTS;

    /// The edition's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The edition of this name.
    pub fn from_name(name: &str) -> Option<Edition> {
        let mut all = <Edition as VariantArray>::VARIANTS.iter().copied();
        all.find(|e| e.name() == name)
    }
}

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name { $($(#[$of])* $variant,)* }
    };
}

choice! {
    /// When a discard pile is shuffled into its empty deck.
    Reshuffle {
        /// As soon as the player's cards have moved and the deck is empty.
        AtOnce,
        /// When a card is to be drawn and the deck is empty.
        WhenDrawing,
    }
}

choice! {
    /// Which of several cards of the highest fight says how many cards are drawn.
    RedrawTie {
        /// The one that draws most.
        Most,
        /// The one that draws least.
        Least,
    }
}

choice! {
    /// When the initiative may be handed over without an action.
    Passing {
        /// After an action that kept it.
        AfterKeeping,
        /// At any time.
        Always,
        /// Never.
        Never,
    }
}

choice! {
    /// When the card of a retreat moves Lady Isabelle towards the attacker.
    CharmHalf {
        /// When its fight is less than half of the attack's value.
        Below,
        /// When its fight is not more than half of it.
        AtMost,
        /// Always.
        Always,
    }
}

/// A set of kinds of action; in text forms a list of their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u32);

impl Kinds {
    /// The set of these.
    pub const fn of(kinds: &[ActionKind]) -> Kinds {
        let mut bits = 0;
        let mut rest = kinds;
        while let [kind, others @ ..] = rest {
            bits |= 1 << *kind as u32;
            rest = others;
        }
        Kinds(bits)
    }

    /// The set without this one.
    #[must_use]
    pub const fn without(self, kind: ActionKind) -> Kinds {
        Kinds(self.0 & !(1 << kind as u32))
    }

    /// Whether the kind is one of them.
    pub const fn contains(self, kind: ActionKind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }

    /// The kinds in their order.
    pub fn iter(self) -> impl Iterator<Item = ActionKind> {
        let all = ActionKind::VARIANTS.iter().copied();
        all.filter(move |kind| self.contains(*kind))
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kinds, D::Error> {
        let kinds = Vec::<ActionKind>::deserialize(deserializer)?;
        let set = Kinds::of(&kinds);
        match set.iter().count() == kinds.len() {
            true => Ok(set),
            false => Err(D::Error::custom("a kind stands twice in the list")),
        }
    }
}

const SPECIALS: &[Special] = <Special as VariantArray>::VARIANTS;

/// A number for each kind of special card; in text forms an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Copies([u16; SPECIALS.len()]);

impl Copies {
    /// The same number of each.
    pub const fn each(number: u16) -> Copies {
        Copies([number; SPECIALS.len()])
    }

    /// All together.
    pub fn sum(&self) -> u16 {
        self.0.iter().sum()
    }
}

impl Index<Special> for Copies {
    type Output = u16;

    fn index(&self, special: Special) -> &u16 {
        &self.0[special as usize]
    }
}

impl Serialize for Copies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(SPECIALS.iter().zip(self.0))
    }
}

impl<'de> Deserialize<'de> for Copies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Copies, D::Error> {
        let numbers = std::collections::BTreeMap::<Special, u16>::deserialize(deserializer)?;
        let mut copies = Copies::default();
        for (special, number) in numbers {
            copies.0[special as usize] = number;
        }
        Ok(copies)
    }
}

/// Every number and switch of the rules. Field names are the names that a journal's header uses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Values {
    /// Action cards of each player.
    pub deck_cards: u16,
    /// Cards that each player begins with.
    pub opening_hand: u16,
    /// Hit areas: they are numbered from 1 to this.
    pub areas: u8,
    /// The greatest fight that is taken for printed.
    pub fight_most: u8,
    /// The greatest move that is taken for printed.
    pub move_most: u8,
    /// The greatest redraw that is taken for printed.
    pub redraw_most: u8,
    /// When a discard pile is shuffled into its empty deck.
    pub reshuffle: Reshuffle,
    /// Which of several cards of the highest fight says how many cards are drawn.
    pub redraw_tie: RedrawTie,
    /// The kinds after which their player goes on.
    pub keeps_initiative: Kinds,
    /// The kinds, beside both blocks, that evade an attack.
    pub evades: Kinds,
    /// The kinds, beside both blocks, that are only for the attacked.
    pub only_when_attacked: Kinds,
    /// The kinds after which cards are drawn.
    pub refills: Kinds,
    /// When the initiative may be handed over without an action.
    pub pass: Passing,
    /// The most cards for the move of a charge.
    pub charge_move_cards: u16,
    /// The least move of a charge.
    pub charge_move: u16,
    /// The least move of a jump up.
    pub jump_up_move: u16,
    /// The least move of a charge that jumps up.
    pub charge_jump_up_move: u16,
    /// The least move of a charge that jumps down.
    pub charge_jump_down_move: u16,
    /// The fewest cards of a long jump, also in a charge.
    pub long_jump_cards: u16,
    /// The least move of a long jump.
    pub long_jump_move: u16,
    /// The least move of a charge with a long jump.
    pub charge_long_jump_move: u16,
    /// Whether the attack of a charge with a long jump draws cards.
    pub charge_long_jump_refills: bool,
    /// Cards of a side step.
    pub side_step_cards: u16,
    /// Cards of a berserk attack.
    pub berserk_cards: u16,
    /// Cards of a saltomortale.
    pub saltomortale_cards: u16,
    /// The special cards that the attack of a charge may use.
    pub charge_with: Kinds,
    /// The special cards that one use turns down.
    pub turned_down: Kinds,
    /// Special cards in the box.
    pub special_cards: u16,
    /// Special cards that each player begins with.
    pub opening_specials: u16,
    /// How many special cards of each kind there are.
    pub special_copies: Copies,
    /// The most roses on the board.
    pub roses: u16,
    /// Spots from the charm card's centre to either heart; 0 without the card.
    pub charm_spots: u8,
    /// Spots from the skill card's centre to either sword; 0 without the card.
    pub skill_spots: u8,
    /// Spots that a rose moves Lady Isabelle.
    pub rose_charm: u8,
    /// Spots that a shameful retreat moves Lady Isabelle.
    pub retreat_charm: u8,
    /// Spots that a berserk attack moves Lady Isabelle to the opponent.
    pub berserk_charm: u8,
    /// Spots that a retreat moves the skill marker.
    pub retreat_skill: u8,
    /// Spots that a saltomortale moves the skill marker.
    pub saltomortale_skill: u8,
    /// When a retreat moves Lady Isabelle.
    pub charm_half: CharmHalf,
    /// Whether a player can lose by going berserk.
    pub berserk_may_lose: bool,
}

const E: [ActionKind; 7] = [
    ActionKind::Retreat,
    ActionKind::JumpUp,
    ActionKind::JumpDown,
    ActionKind::Move,
    ActionKind::LongJump,
    ActionKind::SideStep,
    ActionKind::Saltomortale,
];
const KEEPERS: [ActionKind; 11] = {
    let [a, b, c, d, e, f, g] = E;
    use ActionKind as K;
    [
        a,
        b,
        c,
        d,
        e,
        f,
        g,
        K::Block,
        K::QuickBlock,
        K::CollectRose,
        K::TurnUp,
    ]
};
const S: [ActionKind; 7] = [
    ActionKind::LongJump,
    ActionKind::SideStep,
    ActionKind::Berserk,
    ActionKind::Saltomortale,
    ActionKind::Feint,
    ActionKind::Combination,
    ActionKind::QuickBlock,
];
const R: [ActionKind; 13] = {
    let [a, b, c, d, e, f, g] = S;
    use ActionKind as K;
    [
        K::Attack,
        K::Charge,
        K::Block,
        K::Retreat,
        K::JumpUp,
        K::Move,
        a,
        b,
        c,
        d,
        e,
        f,
        g,
    ]
};
const ATTACKS: [ActionKind; 3] = [
    ActionKind::Berserk,
    ActionKind::Feint,
    ActionKind::Combination,
];

/// What values a rule may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// A whole number of this range.
    Number(u16, u16),
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A list of some of these kinds, none twice.
    Kinds(&'static [ActionKind]),
    /// A whole number of this range for each kind of special card.
    Copies(u16, u16),
}

/// Every rule that can be overridden, by name, with the values it may have.
pub const FIELDS: [(&str, Domain); 40] = [
    ("deck_cards", Domain::Number(10, 60)),
    ("opening_hand", Domain::Number(0, 10)),
    ("areas", Domain::Number(2, 9)),
    ("fight_most", Domain::Number(1, 99)),
    ("move_most", Domain::Number(1, 99)),
    ("redraw_most", Domain::Number(0, 99)),
    ("reshuffle", Domain::Choice(Reshuffle::VARIANTS)),
    ("redraw_tie", Domain::Choice(RedrawTie::VARIANTS)),
    ("keeps_initiative", Domain::Kinds(&KEEPERS)),
    ("evades", Domain::Kinds(&E)),
    ("only_when_attacked", Domain::Kinds(&E)),
    ("refills", Domain::Kinds(&R)),
    ("pass", Domain::Choice(Passing::VARIANTS)),
    ("charge_move_cards", Domain::Number(1, 9)),
    ("charge_move", Domain::Number(0, 99)),
    ("jump_up_move", Domain::Number(0, 99)),
    ("charge_jump_up_move", Domain::Number(0, 99)),
    ("charge_jump_down_move", Domain::Number(0, 99)),
    ("long_jump_cards", Domain::Number(1, 9)),
    ("long_jump_move", Domain::Number(0, 99)),
    ("charge_long_jump_move", Domain::Number(0, 99)),
    ("charge_long_jump_refills", Domain::Flag),
    ("side_step_cards", Domain::Number(2, 9)),
    ("berserk_cards", Domain::Number(2, 9)),
    ("saltomortale_cards", Domain::Number(2, 9)),
    ("charge_with", Domain::Kinds(&ATTACKS)),
    ("turned_down", Domain::Kinds(&S)),
    ("special_cards", Domain::Number(0, MOST_SPECIALS)),
    ("opening_specials", Domain::Number(0, 6)),
    ("special_copies", Domain::Copies(0, MOST_SPECIALS)),
    ("roses", Domain::Number(0, 60)),
    ("charm_spots", Domain::Number(0, 9)),
    ("skill_spots", Domain::Number(0, 9)),
    ("rose_charm", Domain::Number(0, 9)),
    ("retreat_charm", Domain::Number(0, 9)),
    ("berserk_charm", Domain::Number(0, 9)),
    ("retreat_skill", Domain::Number(0, 9)),
    ("saltomortale_skill", Domain::Number(0, 9)),
    ("charm_half", Domain::Choice(CharmHalf::VARIANTS)),
    ("berserk_may_lose", Domain::Flag),
];

/// The most action cards that a player can have.
pub const MOST_CARDS: usize = 60;
/// The most special cards that a box can have.
pub const MOST_SPECIALS: u16 = 60;
/// The most cards of one stroke.
pub const MOST_OF_A_STROKE: usize = 9;

impl Domain {
    /// What is wrong with the value.
    fn fault(self, value: &Value) -> Option<ValueFault> {
        match self {
            Domain::Number(min, max) => ValueFault::of_number(value, min, max),
            Domain::Flag => ValueFault::of_flag(value),
            Domain::Choice(words) => ValueFault::of_choice(value, words),
            Domain::Kinds(kinds) => {
                let set = Kinds::deserialize(value);
                let fits = set.is_ok_and(|s| s.iter().all(|kind| kinds.contains(&kind)));
                let words = kinds.iter().map(|kind| kind.name());
                (!fits).then(|| ValueFault::List(words.collect()))
            }
            Domain::Copies(min, max) => {
                ValueFault::of_numbers(value, <Special as VariantNames>::VARIANTS, min, max)
            }
        }
    }
}

/// The rules of one game: an edition with its house rules. Every value is within its [`Domain`].
///
/// ```
/// use courtyard_noble_hearts::rules::{Edition, Rules};
///
/// let house = serde_json::json!({"charm_spots": 4});
/// let rules = Rules::new("skills-and-roses", house.as_object().unwrap())?;
/// assert_eq!((rules.charm_spots, rules.roses), (4, 8));
/// assert_ne!(rules, Rules::from(Edition::SkillsAndRoses));
/// # Ok::<(), courtyard_core::game::RulesError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    edition: Edition,
    values: Values,
    pile: u16,
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
            .ok_or_else(|| RulesError::UnknownEdition(edition.into(), Edition::NAMES))?;
        let preset = Rules::from(edition);
        if house.is_empty() {
            return Ok(preset);
        }
        let values = overrides::overridden(preset.to_json(), house, |name, value| {
            let (_, domain) = FIELDS.iter().find(|(field, _)| *field == name)?;
            Some(domain.fault(value))
        })?;
        Ok(Rules::of(edition, values))
    }

    fn of(edition: Edition, values: Values) -> Rules {
        let pile = values.special_cards.min(values.special_copies.sum());
        Rules {
            edition,
            values,
            pile,
        }
    }

    /// The edition these rules started from.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// How many special cards are in play: 0 where there is none of what they bring.
    pub const fn pile(&self) -> u16 {
        self.pile
    }

    /// How many special cards each player takes at the beginning: no more than half of the pile.
    pub fn opening(&self) -> u16 {
        self.opening_specials.min(self.pile / 2)
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
}

impl From<Edition> for Rules {
    /// The edition without house rules.
    fn from(edition: Edition) -> Rules {
        use ActionKind as K;
        let base = Values {
            deck_cards: 30,
            opening_hand: 5,
            areas: 4,
            fight_most: 20,
            move_most: 9,
            redraw_most: 9,
            reshuffle: Reshuffle::AtOnce,
            redraw_tie: RedrawTie::Most,
            keeps_initiative: Kinds::of(&[K::Block, K::SideStep]),
            evades: Kinds::of(&[K::Retreat, K::JumpDown, K::SideStep, K::Saltomortale]),
            only_when_attacked: Kinds::of(&[K::Retreat, K::Saltomortale]),
            refills: Kinds::of(&R).without(K::Retreat),
            pass: Passing::AfterKeeping,
            charge_move_cards: 1,
            charge_move: 1,
            jump_up_move: 3,
            charge_jump_up_move: 5,
            charge_jump_down_move: 1,
            long_jump_cards: 2,
            long_jump_move: 4,
            charge_long_jump_move: 5,
            charge_long_jump_refills: true,
            side_step_cards: 2,
            berserk_cards: 2,
            saltomortale_cards: 3,
            charge_with: Kinds::of(&ATTACKS),
            turned_down: Kinds::of(&[K::Feint, K::QuickBlock]),
            special_cards: 0,
            opening_specials: 0,
            special_copies: Copies::each(6),
            roses: 0,
            charm_spots: 0,
            skill_spots: 0,
            rose_charm: 1,
            retreat_charm: 1,
            berserk_charm: 1,
            retreat_skill: 1,
            saltomortale_skill: 1,
            charm_half: CharmHalf::Below,
            berserk_may_lose: true,
        };
        let values = match edition {
            Edition::Base => base,
            Edition::SkillsAndRoses => Values {
                special_cards: 12,
                opening_specials: 1,
                roses: 8,
                charm_spots: 3,
                skill_spots: 3,
                ..base
            },
        };
        Rules::of(edition, values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_presets_are_within_their_domains() {
        for &edition in <Edition as VariantArray>::VARIANTS {
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
        let house = json!({"special_cards": 5, "evades": ["move", "jump-up"]});
        let house = house.as_object().unwrap();
        let rules = Rules::new("base", house).unwrap();
        assert_eq!((rules.pile(), rules.opening()), (5, 0));
        assert!(rules.evades.contains(ActionKind::Move));
        assert!(!rules.evades.contains(ActionKind::Retreat));
        assert_eq!(rules.house().len(), 2);
    }

    #[test]
    fn the_order_of_a_list_means_nothing() {
        let house = json!({"keeps_initiative": ["side-step", "block"]});
        let rules = Rules::new("base", house.as_object().unwrap()).unwrap();
        assert_eq!(rules, Rules::from(Edition::Base));
    }

    #[test]
    fn the_pile_that_counts_is_the_lesser() {
        let mut copies = json!(Copies::each(0));
        copies["feint"] = json!(3);
        let house = json!({"special_copies": copies, "opening_specials": 2});
        let rules = Rules::new("skills-and-roses", house.as_object().unwrap()).unwrap();
        assert_eq!((rules.pile(), rules.opening()), (3, 1));
    }

    #[test]
    fn nonsense_is_named() {
        let refuse = |rules: Value| {
            Rules::new("base", rules.as_object().unwrap())
                .unwrap_err()
                .to_string()
        };
        assert!(Rules::new("duelo", &Map::new()).is_err());
        assert!(refuse(json!({"speed": 1})).contains("speed"));
        for (name, value) in [
            ("deck_cards", json!(9)),
            ("deck_cards", json!(61)),
            ("areas", json!(1)),
            ("fight_most", json!(0)),
            ("reshuffle", json!("never")),
            ("evades", json!(["block"])),
            ("evades", json!(["retreat", "retreat"])),
            ("evades", json!("retreat")),
            ("keeps_initiative", json!(["attack"])),
            ("refills", json!(["jump-down"])),
            ("turned_down", json!(["dance"])),
            ("charge_with", json!(["quick-block"])),
            ("charge_long_jump_refills", json!(1)),
            ("special_copies", json!({"feint": 1})),
            ("special_copies", json!(6)),
            ("charm_spots", json!(10)),
            ("berserk_may_lose", json!(null)),
        ] {
            assert!(refuse(json!({name: value})).contains(name), "{name}");
        }
    }
}
